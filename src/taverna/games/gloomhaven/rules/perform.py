"""Abilities performed in the order written, the same for characters, monsters, summons and items (GH-TURN-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from taverna.core.ask import Flow

from ..records.abilities import (
    Ability,
    Afflict,
    Attack,
    Choice,
    ChooseHex,
    Command,
    CreateObstacle,
    CreateTrap,
    Cure,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Drag,
    Extra,
    Gain,
    Heal,
    Infuse,
    Jump,
    Kill,
    LastingBonus,
    Loot,
    LoseCards,
    Money,
    Move,
    MoveObstacle,
    Recover,
    Refresh,
    Retaliate,
    Rule,
    Shield,
    Shove,
    Special,
    Suffer,
    Summoning,
    Turncoat,
    Whom,
)
from ..state import Figure, Table
from . import attack, bonuses, conditions, damage, elements, extras, feats, items, loot, movement, sums, targets
from .acting import NOWHERE_PRINTED, SKIP, Action, Source, decide, wanted
from .extras import holds


def action(
    g: Table,
    who: str,
    abilities: Sequence[Ability],
    *,
    seat: int | None = None,
    source: Source = NOWHERE_PRINTED,
    act: Action | None = None,
    even_stunned: bool = False,
) -> Flow:
    """Perform a list of abilities one after the other. `seat`: who decides; by default a character's own player, for
    anyone else the players together. A stunned figure performs nothing (GH-STUN-01), except what an item, a bonus
    already active or its death makes it do. Returns whether any part was performed."""
    figure = g.figures.get(who)
    if figure is None:
        return False
    if act is None:
        act = Action(who, figure.seat if seat is None and figure.kind == "character" else seat, source)
        act.optional = figure.kind == "character"
    act.only = len(abilities) == 1
    act.area_matters = len(abilities) > 1 and any(speaks_of_area(one) for one in abilities)
    even_stunned = even_stunned or source.half == "item"
    for one in abilities:
        if not standing(g, who) or (not even_stunned and "stun" in g.figures[who].conditions):
            break
        yield from ability(g, act, one)
    return act.done > 0


def speaks_of_area(one: Ability) -> bool:
    """Whether an ability concerns those in the area of the attack before it."""
    whom = getattr(one, "whom", None)
    return whom is not None and whom.where == "area"


def standing(g: Table, id: str) -> bool:
    figure = g.figures.get(id)
    return figure is not None and figure.at is not None


def ability(g: Table, act: Action, one: Ability) -> Flow:
    """One ability: if its test holds and its elements are paid."""
    who = g.figures[act.who]
    if one.when is not None and not holds(g, one.when, who, g.figures.get(act.target), act):
        return False
    if one.needs and not (yield from elements.paid(g, act, one)):
        return False
    done = yield from DO[type(one)](g, act, one)
    if done:
        act.done += 1
    return done


# -- whom ------------------------------------------------------------------------------------------------------------
def affected(g: Table, act: Action, one: Any, gains: extras.Gains, default: Whom, prompt: str) -> Flow:
    """Those an ability without an attack concerns: its area, its `whom`, or so many within its range."""
    who = g.figures[act.who]
    range = sums.value(g, one.range, who, None, act) + gains.range if hasattr(one, "range") else None
    area = gains.area or getattr(one, "area", None)
    if area is not None:
        caught = yield from targets.lay(g, act, area, range or 1, (one.whom or default).side, prompt)
        return caught or []
    whom = gains.whom or one.whom
    if whom is not None:
        range = range or None  # a Heal of its own has none
        if targets.all_of(whom):
            there = targets.whole(g, act, whom, range)
            if there and not (yield from wanted(g, act, one)):
                return []
            return there
        picked = yield from targets.choose(
            g,
            act,
            lambda: targets.candidates(g, act, whom, range),
            int(whom.count) + gains.targets,
            prompt,
            decline=not one.forced,
            refused=lambda: targets.left_out(g, act, whom, range, prompt),
        )
        return picked
    count = getattr(one, "targets", 1) + gains.targets
    picked = yield from targets.choose(
        g,
        act,
        lambda: targets.candidates(g, act, default, range),
        count,
        prompt,
        decline=not one.forced,
        refused=lambda: targets.left_out(g, act, default, range, prompt),
    )
    return picked


def gains_of(g: Table, act: Action, one: Ability, more: Iterable[Extra] = ()) -> Flow:
    """What lines of the card, augments and the like add to an ability, whoever it concerns."""
    gained: list[Extra] = yield from elements.augments(g, act, one)
    return extras.gathered(g, [*one.extras, *gained, *more], g.figures[act.who], act)


def per_target(g: Table, act: Action, gains: extras.Gains, target: Figure) -> extras.Gains:
    """What comes on top for this target."""
    who = g.figures[act.who]
    held = [e for e in gains.each if holds(g, e.when, who, target, act)]
    return extras.total(g, held, who, target, act)


# -- each ability ----------------------------------------------------------------------------------------------------
def heal(g: Table, act: Action, one: Heal) -> Flow:
    """Heal X: oneself, or oneself or an ally in range and sight (GH-HEAL-01..03). A monster heals whoever has lost the
    most hit points (GH-MHEAL-02)."""
    who = g.figures[act.who]
    more: list[Extra] = []
    if who.kind == "character" and g.character(act.who).items:
        more += yield from items.for_heal(g, act)
    gains = yield from gains_of(g, act, one, more)
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
            chosen = yield from affected(g, act, one, gains, default, "heal")
        act.targeted = chosen
        if chosen and not done and g.bonuses:
            for extra in (yield from bonuses.for_heal(g, g.figures[act.who])):
                gains.add(g, extra, g.figures[act.who], None, act)
        for id in chosen:
            target = g.figures.get(id)
            if target is None or target.at is None:
                continue
            act.target = id
            own = per_target(g, act, gains, target)
            value = sums.value(g, one.value, g.figures[act.who], target, act) + gains.plus + own.plus
            conditions.heal(g, target, max(0, value * gains.times))
            for condition in (*one.conditions, *gains.conditions, *own.conditions):
                yield from conditions.gain(g, id, condition)
            done = True
    if done:
        yield from elements.settle(g, act, gains)
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


def afflict(g: Table, act: Action, one: Afflict) -> Flow:
    """Conditions without an attack (GH-EFFECT-04)."""
    gains = yield from gains_of(g, act, one)
    if gains.kill is not None:
        done = yield from kill(g, act, Kill(whom=gains.kill))
        if done:
            yield from elements.settle(g, act, gains)
        return done
    chosen = yield from affected(g, act, one, gains, Whom(), "affect")
    act.targeted = chosen
    for id in chosen:
        act.target = id
        for condition in (*one.conditions, *gains.conditions):
            yield from conditions.gain(g, id, condition)
    if chosen:
        yield from elements.settle(g, act, gains)
    return bool(chosen)


def shove(g: Table, act: Action, one: Shove | Drag) -> Flow:
    """Push or Pull without an attack."""
    gains = yield from gains_of(g, act, one)
    chosen = yield from affected(g, act, one, gains, Whom(), "affect")
    act.targeted = chosen
    for id in chosen:
        if not standing(g, id):
            continue
        act.target = id
        start = act.chosen_hex if one.whom is not None and one.whom.around == "chosen" else None
        pull = isinstance(one, Drag)
        yield from movement.force_away(g, act, id, one.value + gains.plus, pull=pull, start=start)
        for condition in (*one.conditions, *gains.conditions):
            if standing(g, id):
                yield from conditions.gain(g, id, condition)
    if chosen:
        yield from elements.settle(g, act, gains)
    return bool(chosen)


def hurt(g: Table, act: Action, one: Damage) -> Flow:
    """Plain damage: no attack, no card, no Shield (GH-SHIELD-03). What an attack does around its target it does around
    an added one too (GH-ADDT-02)."""
    gains = yield from gains_of(g, act, one)
    done = False
    if one.whom.around == "target" and len(act.struck) > 1:
        for id, _, suffered in list(act.struck):
            act.target, act.damage = id, suffered
            if standing(g, act.who):
                done = (yield from hurt_all(g, act, one, gains)) or done
    else:
        done = yield from hurt_all(g, act, one, gains)
    if done:
        yield from elements.settle(g, act, gains)
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
        if not standing(g, id):
            act.killed += 1
            act.killed_at.append(at)
        for condition in gains.conditions:
            if standing(g, id):
                yield from conditions.gain(g, id, condition)
    return bool(chosen)


def kill(g: Table, act: Action, one: Kill) -> Flow:
    gains = yield from gains_of(g, act, one)
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
        if standing(g, id):
            act.target = id
            yield from attack.slay(g, act, id)
            if one.xp_per_kill and standing(g, act.who) and g.figures[act.who].kind == "character":
                loot.gain_xp(g, g.character(act.who), one.xp_per_kill)
    if chosen:
        yield from elements.settle(g, act, gains)
    return bool(chosen)


def looting(g: Table, act: Action, one: Loot) -> Flow:
    gains = yield from gains_of(g, act, one)
    who = g.figures[act.who]
    range = one.range + gains.plus
    if who.at is None or not loot.around(g, who.at, range) or not (yield from wanted(g, act, one)):
        return False
    done = yield from loot.loot(g, act, one, range)
    yield from elements.settle(g, act, gains)
    return done


def money(g: Table, act: Action, one: Money) -> Flow:
    if g.figures[act.who].kind != "character":
        return False
    g.character(act.who).money += sums.value(g, one.value, g.figures[act.who], None, act)
    return True
    yield


def infuse(g: Table, act: Action, one: Infuse) -> Flow:
    """An element made as an ability: compulsory (GH-ELEM-02)."""
    yield from elements.infuse(g, act, one.elements)
    return True


def protect(g: Table, act: Action, one: Shield | Retaliate | LastingBonus) -> Flow:
    """A Shield, a Retaliate, another bonus: a part of an action like others, so it may be declined (GH-TURN-06)."""
    if act.keeps_augments and isinstance(one, LastingBonus):
        return False
    if targets.all_of(one.whom) and targets.whole(g, act, one.whom, None) and not (yield from wanted(g, act, one)):
        return False
    return (yield from bonuses.begin(g, act, one))


def suffer(g: Table, act: Action, one: Suffer) -> Flow:
    """It may not be declined (GH-TURN-07)."""
    yield from damage.suffer(g, act.who, sums.value(g, one.value, g.figures[act.who], None, act))
    return True


def gain(g: Table, act: Action, one: Gain) -> Flow:
    if g.figures[act.who].kind == "character":
        loot.gain_xp(g, g.character(act.who), sums.value(g, one.xp, g.figures[act.who], None, act))
    return True
    yield


def one_of(g: Table, act: Action, one: Choice) -> Flow:
    """One of several lists: the player picks; of a monster's, the players."""
    options: list[Any] = [("way", nth) for nth in range(len(one.of))]
    if act.optional and act.seat is not None:
        options.append(SKIP)
    answer = yield from decide(g, act.seat, "one-of", options)
    if answer == SKIP:
        return False
    done = act.done
    for part in one.of[answer[1]]:
        if standing(g, act.who):
            yield from ability(g, act, part)
    return act.done > done


def moving(g: Table, act: Action, one: Move) -> Flow:
    """A Move; with a bonus that says so, it may be an Attack instead."""
    if g.bonuses and bonuses.any_owned(g, act.who, "moves_as_attacks") and act.seat is not None:
        answer = yield from decide(g, act.seat, "move-or-attack", ["move", "attack"])
        if answer == "attack":
            return (yield from attack.attack(g, act, Attack(value=one.value)))
    return (yield from movement.move(g, act, one))


DO: dict[type, Callable[[Table, Action, Any], Flow]] = {
    Move: moving,
    Attack: attack.attack,
    Heal: heal,
    Afflict: afflict,
    Shove: shove,
    Drag: shove,
    Damage: hurt,
    Kill: kill,
    Loot: looting,
    Money: money,
    Summoning: feats.summon,
    Recover: feats.recover,
    Refresh: feats.refresh,
    Infuse: infuse,
    CreateTrap: feats.create_trap,
    DisarmTrap: feats.disarm_trap,
    CreateObstacle: feats.create_obstacle,
    DestroyObstacle: feats.destroy_obstacle,
    MoveObstacle: feats.move_obstacle,
    ChooseHex: feats.choose_hex,
    Shield: protect,
    Retaliate: protect,
    Command: feats.command,
    Turncoat: feats.turncoat,
    Suffer: suffer,
    Cure: feats.cure,
    LoseCards: feats.lose_cards,
    Gain: gain,
    Choice: one_of,
    Jump: feats.teleport,
    Special: feats.special,
    Rule: feats.rule,
    LastingBonus: protect,
}
