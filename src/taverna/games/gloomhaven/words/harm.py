"""Words that harm: Attack, Damage, Kill, Suffer."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner, Step, standing
from ..bot.striking import Strike, spared
from ..events import Suffered
from ..printed import Print, Printed, Printer
from ..records.abilities import Area, Attack, Damage, Exhaust, Heal, Kill, SetHitPoints, Suffer, Whom
from ..records.cards import Half
from ..records.lexicon import ABILITIES
from ..rules import attack, bonuses, conditions, damage, experience, extras, figures, perform, strike, sums, targets
from ..rules.acting import Action, decide
from ..rules.when import holds
from ..state import Table
from . import common
from .common import NO_WHOM


@ABILITIES.performed(Attack)
def strike_out(g: Table, act: Action, one: Attack) -> Flow:
    """An Attack; with a bonus that says so, it may be a Heal instead. With a summon that lends its place, it may be
    made from there: for so long the two have changed places."""
    if act.seat is not None and (g.bonuses or lenders(g, act.who)):
        return or_else(g, act, one)
    return attack.attack(g, act, one)


def lenders(g: Table, id: str) -> list[str]:
    """The summons of a figure that lend it their place."""
    return [f.id for f in g.figures.values() if f.owner == id and figures.lends_place(g, f)]


def or_else(g: Table, act: Action, one: Attack) -> Flow:
    if g.bonuses and (more := bonuses.as_heals(g, act.who)) is not None:
        answer = yield from decide(g, act.seat, "attack-or-heal", ["attack", "heal"])
        if answer == "heal":
            reach = sums.value(g, one.range, g.figures[act.who], None, act) or 1
            value = sums.value(g, one.value, g.figures[act.who], None, act) + more
            many = sums.value(g, one.targets, g.figures[act.who], None, act)
            return (yield from perform.PERFORMED[Heal](g, act, Heal(value=value, range=reach, targets=many)))
    if there := lenders(g, act.who):
        other = yield from decide(g, act.seat, "vantage", [act.who, *there])
        if other != act.who:
            return (yield from from_there(g, act, one, other))
    return (yield from attack.attack(g, act, one))


def from_there(g: Table, act: Action, one: Attack, lender: str) -> Flow:
    """An Attack from the hex of a summon; afterwards everyone who is still there is back."""
    who, other = g.figures[act.who], g.figures[lender]
    home, there = who.at, other.at
    assert home is not None and there is not None
    who.at, other.at = there, home
    done = yield from attack.attack(g, act, one)
    who, other = g.figures.get(act.who, who), g.figures.get(lender, other)
    if other.at == home:
        other.at = None
    if who.at == there and figures.at(g, home) is None:
        who.at = home
    if lender in g.figures and figures.at(g, there) is None:
        other.at = there
    return done


@ABILITIES.printed(Attack)
def attack_printed(p: Printer, one: Attack) -> Print:
    return Print("attack", _attack(p, one), one.area)


ANY_RANGE = 99


def _attack(p: Printer, one: Attack) -> list[str]:
    w = p.words
    parts = [w("print-attack", value=p.amount(one.value))]
    if one.range == ANY_RANGE:
        parts.append(w("print-any-range"))
    elif one.range and one.range != "R":
        parts.append(w("print-range", value=p.amount(one.range)))
    if one.targets != 1:
        parts.append(w("print-targets", value=p.amount(one.targets)))
    if one.whom is not None and one.whom != NO_WHOM:
        parts.append(p.whom(one.whom))
    if one.pierce:
        parts.append(w("print-pierce", value=p.amount(one.pierce)))
    if one.push:
        parts.append(w("print-push", value=Printed(one.push)))
    if one.pull:
        parts.append(w("print-pull", value=Printed(one.pull)))
    parts += [p.condition(c) for c in one.conditions]
    for name in ("ranged", "advantage", "disadvantage", "all_on_one", "through"):
        if getattr(one, name):
            parts.append(w(f"print-{name.replace('_', '-')}"))
    if one.chain:
        parts.append(w("print-chain", n=one.chain))
    if one.crush:
        parts.append(w("print-crush", n=one.crush))
    if one.xp_per_target:
        parts.append(w("print-xp-per-target", n=one.xp_per_target))
    if one.xp_per_kill:
        parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
    return parts


@ABILITIES.weighed(Attack)
def attack_weighed(planner: Planner, ability: Attack, half: Half | None) -> list[Step]:
    strike = Strike(planner.judge, ability)
    planner.strides = planner.strides or strike.dynamic
    return [Step(judged=strike.best)]


@ABILITIES.performed(Damage)
def hurt(g: Table, act: Action, one: Damage) -> Flow:
    """Plain damage: no attack, no card, no Shield (GH-SHIELD-03). What an attack does around its target it does around
    an added one too (GH-ADDT-02)."""
    gains = yield from common.gains_of(g, act, one)
    done = False
    if one.whom.around == "target" and len(act.struck) > 1:
        for id, _, suffered in list(act.struck):
            act.target, act.damage = id, suffered
            if figures.stands(g, act.who):
                done = (yield from hurt_all(g, act, one, gains)) or done
    else:
        done = yield from hurt_all(g, act, one, gains)
    if done:
        yield from perform.settle(g, act, gains)
    return done


def hurt_all(g: Table, act: Action, one: Damage, gains: extras.Gains) -> Flow:
    """Everyone concerned suffers it; whether there was anyone. Where nobody is picked, nobody is a target: it reaches
    the invisible too (GH-INVIS-05)."""
    decline = not one.forced
    if one.area is not None:
        chosen = yield from in_area(g, act, one.area, one.whom)
    else:
        chosen = yield from targets.concerned(g, act, one.whom, None, "affect", decline=decline, part=one, aimed=False)
    act.targeted, act.damaged = chosen, []
    amounts = {id: sums.value(g, one.value, g.figures[act.who], g.figures[id], act) + gains.plus for id in chosen}
    for id in chosen:
        target = g.figures.get(id)
        if target is None or target.at is None:
            continue
        at = target.at
        if (yield from damage.suffer(g, id, amounts[id], by=act.who)):
            act.damaged.append(id)
        if not figures.stands(g, id):
            act.killed += 1
            act.killed_at.append(at)
        for condition in gains.conditions:
            if figures.stands(g, id):
                yield from conditions.gain(g, id, condition, act.who)
    return bool(chosen)


@ABILITIES.printed(Damage)
def damage_printed(p: Printer, one: Damage) -> Print:
    w = p.words
    return Print("damage", [w("print-damage", value=p.amount(one.value)), p.whom(one.whom)], one.area)


@ABILITIES.weighed(Damage)
@standing
def damage_weighed(planner: Planner, ability: Damage, here: Hex) -> float:
    judge = planner.judge
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    whom = ability.whom
    if whom.around != "self" or whom.range is None:
        return -0.2 if whom.side in ("figures", "ally") else 0.3
    reach = sums.value(judge.g, whom.range, judge.me, None, planner.act)
    total = 0.0
    if whom.side != "ally":
        for foe in judge.foes:
            if common.seen(planner, here, foe.at, reach):
                total += foe.worth * (0.5 * min(value, foe.hp) / foe.hp + 0.5 * (value >= foe.hp))
    if whom.side in ("figures", "ally"):
        total -= sum(judge.pain(f, value) for f in judge.friends if common.seen(planner, here, f.at, reach))
    return total


@ABILITIES.performed(Kill)
def kill(g: Table, act: Action, one: Kill) -> Flow:
    gains = yield from common.gains_of(g, act, one)
    if one.area is not None:
        chosen = yield from in_area(g, act, one.area, one.whom)
    else:
        chosen = yield from targets.concerned(g, act, one.whom, None, "kill", part=one)
    chosen = [id for id in chosen if g.figures[id].kind != "objective"]  # only damage destroys it (GH-DESTROY-02)
    act.targeted, act.killed, act.killed_at = chosen, 0, []
    for id in chosen:
        if figures.stands(g, id):
            act.target = id
            yield from strike.slay(g, act, id)
            if one.xp_per_kill and figures.stands(g, act.who) and g.figures[act.who].kind == "character":
                experience.gain_xp(g, g.character(act.who), one.xp_per_kill)
    if chosen:
        yield from perform.settle(g, act, gains)
    return bool(chosen)


def in_area(g: Table, act: Action, area: Area, whom: Whom) -> Flow:
    """Those meant in a shape that the player lays."""
    who = g.figures[act.who]
    reach = 1 if whom.range is None else sums.value(g, whom.range, who, None, act)
    caught = yield from targets.lay(g, act, area, reach, whom.side, "area")
    return [id for id in caught or [] if holds(g, whom.when, who, g.figures[id], act)]


@ABILITIES.printed(Kill)
def kill_printed(p: Printer, one: Kill) -> Print:
    w = p.words
    parts = [w("print-kill", whom=p.whom(one.whom))]
    if one.xp_per_kill:
        parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
    return Print("skull", parts, one.area)


@ABILITIES.weighed(Kill)
@standing
def kill_weighed(planner: Planner, ability: Kill, here: Hex) -> float:
    judge = planner.judge
    whom = ability.whom
    reach = 1 if whom.range is None else sums.value(judge.g, whom.range, judge.me, None, planner.act)
    worth = [
        foe.worth
        for foe in judge.foes
        if common.seen(planner, here, foe.at, reach) and holds(judge.g, whom.when, judge.me, foe.figure, planner.act)
    ]
    return max(worth, default=0.0)


@ABILITIES.performed(Suffer)
def suffer(g: Table, act: Action, one: Suffer) -> Flow:
    """It may not be declined (GH-TURN-07); of "up to" so much the player says how much."""
    due = sums.value(g, one.value, g.figures[act.who], None, act)
    if one.up_to:
        due = yield from decide(g, act.seat, "suffer-up-to", list(range(due + 1)), {"most": due})
    act.paid = yield from damage.suffer(g, act.who, due)
    return True


@ABILITIES.printed(Suffer)
def suffer_printed(p: Printer, one: Suffer) -> Print:
    w = p.words
    if one.up_to:
        return Print("damage", [w("print-suffer-up-to", value=p.amount(one.value))])
    return Print("damage", [w("print-suffer", own=p.own, value=p.amount(one.value))])


@ABILITIES.weighed(Suffer)
@standing
def suffer_weighed(planner: Planner, ability: Suffer, here: Hex) -> float:
    judge = planner.judge
    if ability.up_to:
        planner.act.paid = spared(judge.me, sums.value(judge.g, ability.value, judge.me))
        return -judge.pain(judge.me, planner.act.paid)
    return -judge.pain(judge.me, sums.value(judge.g, ability.value, judge.me))


@ABILITIES.performed(SetHitPoints)
def set_hit_points(g: Table, act: Action, one: SetHitPoints) -> Flow:
    """Fewer hit points that are no damage: nothing answers it. It may not be declined (GH-TURN-07)."""
    who = g.figures[act.who]
    if who.hp > one.value:
        lost, who.hp = who.hp - one.value, one.value
        g.emit(Suffered(figure=who.id, damage=lost, left=who.hp))
    return True
    yield


@ABILITIES.printed(SetHitPoints)
def set_hit_points_printed(p: Printer, one: SetHitPoints) -> Print:
    return Print("damage", [p.words("print-set-hp", n=one.value)])


@ABILITIES.weighed(SetHitPoints)
@standing
def set_hit_points_weighed(planner: Planner, ability: SetHitPoints, here: Hex) -> float:
    me = planner.judge.me
    return -planner.judge.pain(me, max(0, me.hp - ability.value)) - 2.0


@ABILITIES.performed(Exhaust)
def exhaust(g: Table, act: Action, one: Exhaust) -> Flow:
    """It may not be declined (GH-TURN-07, GH-EXHAUST-01)."""
    mat = g.hero(act.who)
    if mat is not None:
        yield from damage.exhaust(g, mat)
    return True


@ABILITIES.printed(Exhaust)
def exhaust_printed(p: Printer, one: Exhaust) -> Print:
    return Print("lost", [p.words("print-exhaust")])


@ABILITIES.weighed(Exhaust)
@standing
def exhaust_weighed(planner: Planner, ability: Exhaust, here: Hex) -> float:
    return -50.0
