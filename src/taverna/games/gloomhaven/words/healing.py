"""Words that heal or change conditions without an attack: Heal, cures, conditions."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner, standing
from ..events import Redistributed
from ..printed import Print, Printed, Printer
from ..records.abilities import NEGATIVE, Afflict, Cure, Heal, Kill, Redistribute, Whom
from ..records.lexicon import ABILITIES
from ..rules import conditions, damage, moments, perform, sums, targets
from ..rules.acting import Action, decide, wanted
from ..state import Table
from . import common, harm


@ABILITIES.performed(Heal)
def heal(g: Table, act: Action, one: Heal) -> Flow:
    """Heal X: oneself, or oneself or an ally in range and sight (GH-HEAL-01..03). A monster heals whoever has lost the
    most hit points (GH-MHEAL-02)."""
    who = g.figures[act.who]
    begins = moments.HealBegins(act, [])
    yield from moments.happens(g, begins)
    gains = yield from common.gains_of(g, act, one, begins.gained)
    done = False
    for _ in range(sums.value(g, one.times, who, None, act)):
        who = g.figures[act.who]
        reach = sums.value(g, one.range, who, None, act) + gains.range
        itself = one.whom is None and one.area is None and gains.whom is None and reach <= 0
        if itself:
            if not (yield from wanted(g, act, one)):
                break
            chosen = [act.who]
        elif act.seat is None and one.whom is None and one.area is None and gains.whom is None:
            chosen = yield from neediest(g, act, reach, one.targets + gains.targets)
        else:
            chosen = yield from common.affected(g, act, one, gains, FRIENDLY, "heal")
        act.targeted = chosen
        if chosen and not done:
            heals = moments.Heals(act, [])
            yield from moments.happens(g, heals)
            for extra in heals.gained:
                gains.add(g, extra, g.figures[act.who], None, act)
        for id in chosen:
            target = g.figures.get(id)
            if target is None or target.at is None:
                continue
            act.target = id
            own = common.per_target(g, act, gains, target)
            value = sums.value(g, one.value, g.figures[act.who], target, act) + gains.plus + own.plus
            conditions.heal(g, target, max(0, value * gains.times))
            for condition in (*one.conditions, *gains.conditions, *own.conditions):
                yield from conditions.gain(g, id, condition, act.who)
            done = True
    if done:
        yield from perform.settle(g, act, gains)
    return done


FRIENDLY = Whom(side="ally-or-self")


def neediest(g: Table, act: Action, range: int, count: int) -> Flow:
    """Those who have lost the most hit points, itself or allies in range; of equals the players choose
    (GH-MHEAL-02, GH-AMBIG-01)."""
    chosen: list[str] = []
    while len(chosen) < count:
        there = targets.candidates(g, act, FRIENDLY, range)
        hurt = [f for f in there if f.id not in chosen and f.hp < f.max_hp]
        if not hurt:
            sick = [f for f in there if f.id not in chosen and ("wound" in f.conditions or "poison" in f.conditions)]
            hurt = sick
        if not hurt:
            break
        most = max(f.max_hp - f.hp for f in hurt)
        tied = [f.id for f in hurt if f.max_hp - f.hp == most]
        chosen.append(tied[0] if len(tied) == 1 else (yield from decide(g, None, "heal", tied)))
    return chosen


@ABILITIES.printed(Heal)
def heal_printed(p: Printer, one: Heal) -> Print:
    w = p.words
    parts = [w("print-heal", value=p.amount(one.value))]
    if one.whom is not None:
        parts.append(p.whom(one.whom))
    elif one.range:
        parts.append(w("print-range", value=p.amount(one.range)))
    else:
        parts.append(w("print-self"))
    if one.targets > 1:
        parts.append(w("print-targets", value=Printed(one.targets)))
    parts += [p.condition(c) for c in one.conditions]
    if one.times != 1:
        parts.append(w("print-repeated", value=p.amount(one.times)))
    return Print("heal", parts, one.area)


@ABILITIES.weighed(Heal)
@standing
def heal_weighed(planner: Planner, ability: Heal, here: Hex) -> float:
    judge = planner.judge
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    reach = sums.value(judge.g, ability.range, judge.me, None, planner.act)
    whom = ability.whom
    if whom is not None:
        reach = 1 if whom.range is None else sums.value(judge.g, whom.range, judge.me, None, planner.act)
    worth = []
    for figure in judge.party:
        mine = figure.id == judge.me.id
        if mine and whom is not None and whom.side == "ally":
            continue
        if mine or (reach and common.seen(planner, here, figure.at, reach)):
            gained = sum(judge.boon(figure, condition) for condition in ability.conditions)
            worth.append(judge.healing(figure, value) + gained)
    worth.sort(reverse=True)
    count = len(worth) if whom is not None and whom.count == "all" else ability.targets
    return sum(worth[:count])


@ABILITIES.performed(Redistribute)
def redistribute(g: Table, act: Action, one: Redistribute) -> Flow:
    """All the damage they have, spread anew as the player says; everyone keeps a hit point."""
    chosen: list[str] = yield from targets.concerned(g, act, one.whom, None, "affect", part=one)
    those = [g.figures[id] for id in chosen]
    left = sum(max(0, f.max_hp - f.hp) for f in those)
    room = sum(f.max_hp - 1 for f in those)
    if not left or len(those) < 2:
        return False
    for figure in those:
        room -= figure.max_hp - 1
        most, least = min(left, figure.max_hp - 1), max(0, left - room)
        share = least
        if least < most:
            about = {"figure": figure.id, "left": left}
            share = yield from decide(g, act.seat, "redistribute", list(range(least, most + 1)), about)
        left -= share
        if share or figure.hp < figure.max_hp:
            figure.hp = figure.max_hp - share
    g.emit(Redistributed(figure=act.who))
    return True


@ABILITIES.printed(Redistribute)
def redistribute_printed(p: Printer, one: Redistribute) -> Print:
    return Print("heal", [p.words("print-redistribute", whom=p.whom(one.whom))])


@ABILITIES.performed(Cure)
def cure(g: Table, act: Action, one: Cure) -> Flow:
    """Negative conditions removed."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=one)
    act.targeted = chosen or act.targeted
    done = False
    for id in chosen:
        target = g.figures[id]
        left = one.most
        while left is None or left > 0:
            there = [c for c in target.conditions if c in (one.only or NEGATIVE)]
            if not there:
                break
            if left is None or len(there) <= left:
                for condition in there:
                    conditions.end(g, target, condition)
                done = True
                break
            answer = yield from decide(g, act.seat, "cure", list(there))
            conditions.end(g, target, answer)
            left -= 1
            done = True
    return done


@ABILITIES.printed(Cure)
def cure_printed(p: Printer, one: Cure) -> Print:
    w = p.words
    parts = [w("print-cure", most=one.most or 0)]
    if one.only:
        parts = [w("print-cure-only", conditions=p.conditions(one.only))]
    if one.whom.side != "self":
        parts.append(p.whom(one.whom))
    return Print("heal", parts)


@ABILITIES.weighed(Cure)
@standing
def cure_weighed(planner: Planner, ability: Cure, here: Hex) -> float:
    return 0.3


@ABILITIES.performed(Afflict)
def afflict(g: Table, act: Action, one: Afflict) -> Flow:
    """Conditions without an attack (GH-EFFECT-04)."""
    gains = yield from common.gains_of(g, act, one)
    if gains.kill is not None:
        done = yield from harm.kill(g, act, Kill(whom=gains.kill))
        if done:
            yield from perform.settle(g, act, gains)
        return done
    chosen = yield from common.affected(g, act, one, gains, common.NO_WHOM, "affect")
    act.targeted = chosen
    for id in chosen:
        act.target = id
        if one.again and all(condition in g.figures[id].conditions for condition in one.conditions):
            yield from damage.suffer(g, id, one.again, by=act.who)
            continue
        for condition in (*one.conditions, *gains.conditions):
            yield from conditions.gain(g, id, condition, act.who)
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


@ABILITIES.printed(Afflict)
def condition_printed(p: Printer, one: Afflict) -> Print:
    parts = [p.conditions(one.conditions)]
    parts += p.reach(one.whom, one.range, one.targets, area=one.area is not None)
    if one.again:
        parts.append(p.words("print-again", n=one.again))
    return Print(f"c-{one.conditions[0]}", parts, one.area)


@ABILITIES.weighed(Afflict)
@standing
def condition_weighed(planner: Planner, ability: Afflict, here: Hex) -> float:
    judge = planner.judge
    whom = ability.whom or Whom()
    ill = sum(condition in NEGATIVE for condition in ability.conditions)
    if ill and whom.side == "ally":
        return -0.7 * ill
    if whom.side in ("self", "ally-or-self", "self-and-allies", "ally"):
        if whom.side == "self":
            now, later, _ = judge.blows(here) if judge.fighting else (0.0, 0.0, 0.0)
            if "invisible" in ability.conditions and "invisible" not in judge.me.conditions:
                return 0.8 * judge.pain(judge.me, now + later)
            return sum(judge.boon(judge.me, condition) for condition in ability.conditions)
        near = [f for f in judge.friends if common.seen(planner, here, f.at, 3)]
        return max((sum(judge.boon(f, c) for c in ability.conditions) for f in near), default=0.0)
    reach = sums.value(judge.g, ability.range if whom.range is None else whom.range, judge.me, None, planner.act)
    worth = sorted(
        (
            sum(judge.affliction(foe, condition) for condition in ability.conditions)
            + judge.relief(here, (judge.effect(foe, 0.0, ability.conditions),))
            for foe in judge.foes
            if common.seen(planner, here, foe.at, max(1, reach))
        ),
        reverse=True,
    )
    if whom.where == "moved-through":
        return 0.5 * sum(worth[:2])
    if whom.side in ("figures", "enemy-or-ally"):  # friends have their share of it
        near = [f for f in judge.friends if common.seen(planner, here, f.at, max(1, reach))]
        return sum(worth) - 0.8 * ill * len(near)
    return sum(worth) if whom.count == "all" else sum(worth[: ability.targets])
