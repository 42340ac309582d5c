"""Words that harm: Attack, Kill, Damage, Suffer."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..records.abilities import Attack, Damage, Kill, Suffer
from ..records.lexicon import ABILITIES
from ..rules import attack, conditions, damage, experience, extras, figures, perform, strike, sums, targets
from ..rules.acting import Action
from ..rules.when import holds
from ..state import Table
from . import common


@ABILITIES.performed(Attack)
def strike_at(g: Table, act: Action, one: Attack) -> Flow:
    return attack.attack(g, act, one)


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
    """Everyone concerned suffers it; whether there was anyone."""
    chosen = yield from targets.concerned(g, act, one.whom, None, "affect", decline=not one.forced, part=one)
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
                yield from conditions.gain(g, id, condition)
    return bool(chosen)


@ABILITIES.performed(Kill)
def kill(g: Table, act: Action, one: Kill) -> Flow:
    gains = yield from common.gains_of(g, act, one)
    if one.area is not None:
        who = g.figures[act.who]
        reach = 1 if one.whom.range is None else sums.value(g, one.whom.range, who, None, act)
        caught = yield from targets.lay(g, act, one.area, reach, one.whom.side, "area")
        chosen = [id for id in caught or [] if holds(g, one.whom.when, who, g.figures[id], act)]
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


@ABILITIES.performed(Suffer)
def suffer(g: Table, act: Action, one: Suffer) -> Flow:
    """It may not be declined (GH-TURN-07)."""
    yield from damage.suffer(g, act.who, sums.value(g, one.value, g.figures[act.who], None, act))
    return True
