"""Words that help or hinder without an attack: Heal, conditions, cures, Shield, Retaliate, lasting bonuses."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records.abilities import NEGATIVE, Afflict, Cure, Heal, Kill, LastingBonus, Retaliate, Shield, Whom
from ..records.lexicon import ABILITIES
from ..rules import bonuses, conditions, moments, perform, sums, targets
from ..rules.acting import Action, decide, wanted
from ..state import Table
from . import attacking, common


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
        itself = one.whom is None and one.area is None and reach <= 0
        if itself:
            if not (yield from wanted(g, act, one)):
                break
            chosen = [act.who]
        elif act.seat is None and one.whom is None and one.area is None and gains.whom is None:
            chosen = yield from neediest(g, act, reach, one.targets + gains.targets)
        else:
            default = Whom(side="ally-or-self")
            chosen = yield from common.affected(g, act, one, gains, default, "heal")
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
                yield from conditions.gain(g, id, condition)
            done = True
    if done:
        yield from perform.settle(g, act, gains)
    return done


def neediest(g: Table, act: Action, range: int, count: int) -> Flow:
    """Those who have lost the most hit points, itself or allies in range; of equals the players choose
    (GH-MHEAL-02, GH-AMBIG-01)."""
    chosen: list[str] = []
    while len(chosen) < count:
        there = targets.candidates(g, act, Whom(side="ally-or-self"), range)
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


@ABILITIES.performed(Afflict)
def afflict(g: Table, act: Action, one: Afflict) -> Flow:
    """Conditions without an attack (GH-EFFECT-04)."""
    gains = yield from common.gains_of(g, act, one)
    if gains.kill is not None:
        done = yield from attacking.kill(g, act, Kill(whom=gains.kill))
        if done:
            yield from perform.settle(g, act, gains)
        return done
    chosen = yield from common.affected(g, act, one, gains, Whom(), "affect")
    act.targeted = chosen
    for id in chosen:
        act.target = id
        for condition in (*one.conditions, *gains.conditions):
            yield from conditions.gain(g, id, condition)
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


@ABILITIES.performed(Shield, Retaliate, LastingBonus)
def protect(g: Table, act: Action, one: Shield | Retaliate | LastingBonus) -> Flow:
    """A Shield, a Retaliate, another bonus: a part of an action like others, so it may be declined (GH-TURN-06)."""
    if act.keeps_augments and isinstance(one, LastingBonus):
        return False
    if targets.all_of(one.whom) and targets.whole(g, act, one.whom, None) and not (yield from wanted(g, act, one)):
        return False
    return (yield from bonuses.begin(g, act, one))


@ABILITIES.performed(Cure)
def cure(g: Table, act: Action, one: Cure) -> Flow:
    """Negative conditions removed."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", part=one)
    done = False
    for id in chosen:
        target = g.figures[id]
        left = one.most
        while left is None or left > 0:
            there = [c for c in target.conditions if c in NEGATIVE]
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
