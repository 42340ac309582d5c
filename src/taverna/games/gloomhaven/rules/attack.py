"""Attacks, by whomever they are made: targets, modifier card, Shield, damage, effects, Retaliate (GH-ATK-01..14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import Attacked, Retaliated
from ..parts import written
from ..records.abilities import Area, Attack, Condition, Extra, Whom
from ..state import Attacking, Doing, Figure, Table
from . import (
    belt,
    bonuses,
    conditions,
    damage,
    elements,
    extras,
    figures,
    items,
    loot,
    modifiers,
    movement,
    sums,
    targets,
)
from .acting import Action, decide
from .extras import Gains, each_target, holds


class Shot:
    """An Attack ability as it stands when it is performed: range, targets, what is added whoever the target is."""

    __slots__ = (
        "ability",
        "area",
        "conditions",
        "gained",
        "gains",
        "left",
        "melee",
        "per_target",
        "picky",
        "pierce",
        "range",
        "single",
        "targets",
        "used",
        "whom",
    )

    def __init__(self, g: Table, act: Action, ability: Attack, gained: list[Extra]) -> None:
        who = g.figures[act.who]
        stated = extras.settled([*ability.extras, *gained])
        gains = extras.total(
            g, [e for e in stated if not each_target(e) and holds(g, e.when, who, None, act)], who, None, act
        )
        self.ability = ability
        self.gained = gained
        self.gains: Gains = gains
        self.per_target: list[Extra] = [e for e in stated if each_target(e)]
        self.area: Area | None = gains.area or (None if gains.whom else ability.area)
        self.whom: Whom | None = gains.whom or (None if gains.area else ability.whom)
        range = sums.value(g, ability.range, who, None, act)
        if self.area is not None and self.area.own is not None:
            range = 0  # an area with a grey hex is melee (GH-AOE-03)
        self.melee = range <= 0
        self.range = max(1, gains.reach) if self.melee else range + gains.range
        many = sums.value(g, ability.targets, who, None, act)
        self.pierce = sums.value(g, ability.pierce, who, None, act)
        self.conditions: tuple[Condition, ...] = ability.conditions
        if who.kind != "character":
            printed = figures.stats(g, who)
            self.pierce += printed.pierce
            self.conditions = (*ability.conditions, *printed.conditions)
            if many == 1 and self.area is None:
                many = printed.targets
        self.targets = many + gains.targets
        self.single = self.targets == 1 and self.area is None and self.whom is None
        self.left = self.targets
        self.used: list[bonuses.Waiting] = []  # bonuses on the whole ability: used with its first attack
        self.picky = False  # the player says of each condition whether it is applied (GH-EFFECT-03)

    def in_reach(self, g: Table, act: Action, who: Figure) -> list[Figure]:
        """The enemies a single target can be chosen from (GH-ATK-03, GH-ATK-05, GH-LOS-01)."""
        here = who.at
        if here is None:
            return []
        ground = figures.ground(g)
        near = ground.within(here, self.range)
        whom = self.whom
        found = []
        for f in g.figures.values():
            if f.at in near and f.at != here and targets.on_side(g, act, who, f, "enemy"):
                assert f.at is not None
                if ground.sight(here, f.at) and (whom is None or holds(g, whom.when, who, f, act, melee=self.melee)):
                    found.append(f)
        return found


def shot(g: Table, act: Action, ability: Attack) -> Flow:
    """The ability with the augments it gets: asked of a character, taken by a monster (GH-ELEM-07, GH-ELEM-14)."""
    gained: list[Extra] = yield from elements.augments(g, act, ability)
    who = g.figures[act.who]
    if who.force == "party":
        gained += yield from items.for_attack_action(g, act, ability)
    used: list[bonuses.Waiting] = yield from bonuses.for_attack_action(g, act, ability)
    for bonus, waits in used:
        gained += bonuses.given(bonus, waits)
    made = Shot(g, act, ability, gained)
    made.used = used
    return made


def foreseen(g: Table, act: Action, ability: Attack) -> Shot:
    """The ability as it will stand when a monster performs it; nothing is consumed or used yet."""
    return Shot(g, act, ability, elements.expected(g, g.figures[act.who], ability))


def attack(g: Table, act: Action, ability: Attack, made: Shot | None = None) -> Flow:
    """An Attack ability: one target after the other, each resolved wholly before the next (GH-AOE-02, GH-ATK-10).

    An area is laid before the first card is drawn; the targets of "Target X" are chosen one at a time. A monster's
    targets are settled in `act.fixed`. Returns whether anyone was attacked.
    """
    who = g.figures[act.who]
    if "disarm" in who.conditions or who.at is None or (g.obstacles and conditions.phased(g, who)):
        return False
    if made is None:
        if not act.fixed and not promising(g, act, ability):
            return False
        made = yield from shot(g, act, ability)
    act.targeted, act.killed, act.target, act.damaged, act.damage, act.struck = [], 0, "", [], 0, []
    if made.whom is None or made.whom.around != "killed":
        act.killed_at = []
    if act.fixed:
        for id in act.fixed:
            if not attackable(g, act, id):
                continue
            yield from strike(g, act, made, id)
        made.left -= made.targets
        yield from next_ones(g, act, made)
        return (yield from done(g, act, made))
    if act.seat is not None:
        gained = [written(extra) for extra in made.gained]
        g.doing = Doing(act.who, "attack", range=made.range, ability=written(ability), gained=gained)
    if ability.all_on_one:
        yield from all_on_one(g, act, made)
    elif made.whom is not None and (made.whom.count == "all" or made.whom.where is not None):
        yield from many(g, act, made)
    else:
        yield from aimed(g, act, made)
    g.doing = None
    return (yield from done(g, act, made))


def done(g: Table, act: Action, made: Shot) -> Flow:
    """After the last target: what the ability brings whoever the targets were."""
    if not act.targeted:
        return False
    yield from elements.settle(g, act, made.gains)
    return True


def promising(g: Table, act: Action, ability: Attack) -> bool:
    """Whether there is an enemy that the attack could reach with all that might be added to it, or an area to lay for
    what comes after: else nothing is asked."""
    if ability.area is not None and act.area_matters:
        return True
    who = g.figures[act.who]
    there = [f for f in g.figures.values() if targets.on_side(g, act, who, f, "enemy")]
    if not there or who.at is None:
        return False
    if ability.area is not None or ability.whom is not None or ability.augments or ability.extras or g.bonuses:
        return True
    reach = max(1, sums.value(g, ability.range, who, None, act))
    if who.kind == "character" and g.character(act.who).items:
        reach += FARTHEST
    near = figures.ground(g).within(who.at, reach)
    return any(f.at in near for f in there)


FARTHEST = 3  # what an item may add to the reach of an attack


def attackable(g: Table, act: Action, id: str) -> bool:
    target, who = g.figures.get(id), g.figures.get(act.who)
    return target is not None and target.at is not None and who is not None and who.at is not None


def aimed(g: Table, act: Action, made: Shot) -> Flow:
    """An area, then single targets, as the player points them out (GH-TARGET-01)."""
    area: list[Hex] = []
    if made.area is not None:
        made.left -= 1
        if made.gains.do:
            act.area_matters = True  # what is done after it may speak of everyone there
        while True:
            tools = [("item", id) for id in items.at_hand(g, act)]
            others = [*by_effects(g, act, made), *tools]
            caught = yield from targets.lay(g, act, made.area, made.range, "enemy", "area", others)
            if caught == EFFECTS:
                made.picky = True
            elif caught in tools:
                yield from belt.used(g, g.character(act.who), caught[1])
                if not attackable(g, act, act.who):
                    return
            else:
                break
        if caught is None:
            return
        waiting = list(caught)
        while waiting:
            there = [id for id in waiting if attackable(g, act, id)]
            if not there:
                break
            options: list[Any] = there
            if act.optional and act.seat is not None and act.targeted:
                options = [*there, targets.STOP]
            picked = there[0]
            if len(options) > 1:
                picked = yield from decide(g, act.seat, "attack", options, {"left": len(there)})
            if picked == targets.STOP:
                return
            waiting.remove(picked)
            yield from strike(g, act, made, picked)
        area = list(act.area)
    yield from singly(g, act, made, area)


def singly(g: Table, act: Action, made: Shot, area: Sequence[Hex] = ()) -> Flow:
    """Targets one by one as long as any may be had: within range, not attacked yet, outside the area (GH-TARGET-01,
    GH-TARGET-02, GH-ADDT-01..03)."""
    while made.left > 0:
        who = g.figures.get(act.who)
        if who is None or who.at is None:
            return
        there = [f.id for f in made.in_reach(g, act, who) if f.id not in act.targeted and f.at not in area]
        if not there:
            return
        tools = [("item", id) for id in items.at_hand(g, act)]
        options = (
            [*there, *tools, *by_effects(g, act, made), targets.STOP]
            if act.optional and act.seat is not None
            else there
        )
        picked: Any = there[0]
        if len(options) > 1:
            about = {"left": made.left, "value": preview(g, act, made)}
            picked = yield from decide(g, act.seat, "attack", targets.explained(options, Refused(g, act, made)), about)
        if picked == targets.STOP:
            return
        if picked in tools:
            yield from belt.used(g, g.character(act.who), picked[1])
            continue
        if picked == EFFECTS:
            made.picky = True
            continue
        made.left -= 1
        yield from strike(g, act, made, picked)


EFFECTS = "effects"


def by_effects(g: Table, act: Action, made: Shot) -> list[Any]:
    """Effects may be skipped (GH-EFFECT-03): a player who wants to may say of each condition whether it is applied. It
    is offered where the attack, or a card of the attacker's deck, brings any."""
    if made.picky or act.seat is None or not act.optional:
        return []
    if made.conditions or made.gains.conditions or any(extra.conditions for extra in made.per_target):
        return [EFFECTS]
    mat = conditions.owner(g, g.figures[act.who])
    known = g.content.modifiers
    return [EFFECTS] if mat is not None and any(known[id].gives.conditions for id in mat.deck) else []


def all_on_one(g: Table, act: Action, made: Shot) -> Flow:
    """As many attacks as it may have targets, all on one enemy."""
    who = g.figures[act.who]
    there = [f.id for f in made.in_reach(g, act, who)]
    if not there:
        return
    options = [*there, targets.STOP] if act.optional and act.seat is not None else there
    picked = there[0]
    if len(options) > 1:
        picked = yield from decide(g, act.seat, "attack", options, {"left": 1})
    if picked == targets.STOP:
        return
    for _ in range(made.targets):
        if attackable(g, act, picked):
            yield from strike(g, act, made, picked)


def many(g: Table, act: Action, made: Shot) -> Flow:
    """Everyone the ability speaks of: all in range, all moved through, all on the way to a primary target."""
    whom = made.whom
    assert whom is not None
    who = g.figures[act.who]
    if whom.where == "path":
        waiting = yield from on_the_way(g, act, made, whom)
    else:
        found = targets.candidates(g, act, whom, made.range, melee=made.melee)
        waiting = [f.id for f in found if f.id != who.id]
    left = len(waiting) if whom.count == "all" else int(whom.count) + made.gains.targets
    while waiting and left > 0:
        there = [id for id in waiting if attackable(g, act, id)]
        if not there:
            return
        options: list[Any] = there
        if act.optional and act.seat is not None:
            options = [*there, *by_effects(g, act, made), targets.STOP]
        picked = there[0]
        if len(options) > 1:
            about = {"left": min(left, len(there))}
            picked = yield from decide(g, act.seat, "attack", targets.explained(options, Refused(g, act, made)), about)
        if picked == targets.STOP:
            return
        if picked == EFFECTS:
            made.picky = True
            continue
        waiting.remove(picked)
        left -= 1
        yield from strike(g, act, made, picked)
    made.left -= made.targets  # what modifier cards have added
    yield from singly(g, act, made)


def next_ones(g: Table, act: Action, made: Shot) -> Flow:
    """Targets that a modifier card has added to an attack by the monsters' rules: the closest, then the first in the
    initiative order, each once (GH-MATK-04, GH-ADDT-01)."""
    from . import monster_turns

    while made.left > 0:
        who = g.figures.get(act.who)
        if who is None or who.at is None:
            return
        there = [f for f in made.in_reach(g, act, who) if f.id not in act.targeted]
        if not there:
            return
        merit = {f.id: (figures.distance(g, who, f), monster_turns.place_of(g, f)) for f in there}
        tied = [id for id in merit if merit[id] == min(merit.values())]
        made.left -= 1
        picked = tied[0] if len(tied) == 1 else (yield from decide(g, act.seat, "attack", tied, {"left": 1}))
        yield from strike(g, act, made, picked)


def on_the_way(g: Table, act: Action, made: Shot, whom: Whom) -> Flow:
    """A primary target and everyone on a shortest path to it, both as the player says."""
    who = g.figures[act.who]
    there = [f.id for f in made.in_reach(g, act, who)]
    if not there:
        return []
    options: list[Any] = [*there, targets.STOP] if act.optional and act.seat is not None else there
    picked = options[0]
    if len(options) > 1:
        picked = yield from decide(g, act.seat, "attack", options, {"left": 1})
    if picked == targets.STOP:
        return []
    who, end = g.figures[act.who], g.figures[picked].at
    assert who.at is not None and end is not None
    met = {f.at: f.id for f in g.figures.values() if f.at is not None and targets.on_side(g, act, who, f, whom.side)}
    ways: dict[tuple[str, ...], tuple[Hex, ...]] = {}
    for path in targets.shortest_paths(g, who.at, end):
        ways.setdefault(tuple(met[a] for a in path if a in met), path)
    if len(ways) == 1:
        return list(next(iter(ways)))
    named = {("along", *(x for a in path for x in a)): caught for caught, path in ways.items()}
    answer = yield from decide(g, act.seat, "path", list(named), {"figure": picked})
    return list(named[answer])


class Refused:
    """Why an enemy on the map is no target: out of sight, out of range, hidden."""

    __slots__ = ("act", "g", "made")

    def __init__(self, g: Table, act: Action, made: Shot) -> None:
        self.g, self.act, self.made = g, act, made

    def __call__(self) -> Iterator[tuple[Any, str]]:
        g, act, made = self.g, self.act, self.made
        who = g.figures[act.who]
        assert who.at is not None
        ground = figures.ground(g)
        for f in g.figures.values():
            if f.at is None:
                continue
            if f.id == who.id or not targets.enemy(g, act, who, f):
                yield f.id, "GH-ATK-02"
            elif conditions.hidden(g, f):
                yield f.id, "GH-INVIS-01"
            elif f.id in act.targeted:
                yield f.id, "GH-TARGET-02"
            elif f.at not in ground.within(who.at, made.range):
                yield f.id, "GH-ATK-05" if made.melee else "GH-ATK-03"
            elif not ground.sight(who.at, f.at):
                yield f.id, "GH-LOS-01"


def preview(g: Table, act: Action, made: Shot) -> int:
    """The attack value before any target is known."""
    who = g.figures[act.who]
    return max(0, sums.value(g, made.ability.value, who, None, act) + made.gains.plus) * made.gains.times


# -- one attack on one target ----------------------------------------------------------------------------------------
def strike(g: Table, act: Action, made: Shot, target_id: str) -> Flow:
    """One attack: the attacker's bonuses, the modifier card, the defender's (GH-ATK-06..08); then damage, effects,
    Retaliate (GH-EFFECT-01, GH-RETAL-03). Returns the damage."""
    attacker, target = g.figures[act.who], g.figures[target_id]
    ability = made.ability
    if g.bonuses:
        target_id = bonuses.taunted(g, made, attacker, target_id)
        target = g.figures[target_id]
    act.target = target_id
    act.targeted.append(target_id)
    while made.used:
        bonuses.use(g, *made.used.pop(0))
    g.attacking = Attacking(attacker.id, target_id)

    if made.gains.kill is not None and holds(g, made.gains.kill.when, attacker, target, act, melee=made.melee):
        yield from slain(g, act, made, target_id)
        return target.max_hp

    # 1. what the attacker adds (GH-ATK-06)
    own = Gains()
    for extra in made.per_target:
        if holds(g, extra.when, attacker, target, act, melee=made.melee, single=made.single):
            own.add(g, extra, attacker, target, act)
    guard = 0
    if g.bonuses:
        yield from bonuses.for_attack(g, act, made, target, own)
        guard = yield from bonuses.for_attacked(g, act, made, target, own)
    if attacker.kind == "character":
        yield from items.for_attack(g, act, made, target, own)
    if target.kind == "character":
        guard += yield from items.for_defence(g, act, made, target, own)
    if attacker.kind == "monster":
        yield from items.for_neighbours(g, act, made, target, own)
    if own.kill is not None and holds(g, own.kill.when, attacker, target, act, melee=made.melee):
        yield from slain(g, act, made, target_id)
        return target.max_hp
    base = sums.value(g, ability.value, attacker, target, act)
    value = base + made.gains.plus + own.plus
    if "poison" in target.conditions:
        value += 1  # GH-POISON-01
    value = max(0, value * made.gains.times * own.times)
    edge = edge_of(g, made, attacker, target, own)

    # 2. the modifier card (GH-ATK-07)
    soft = target.kind == "character" and items.has_wild(g, target, "double-as-zero")
    drawn, used = modifiers.draw(g, attacker, value, edge, soft)
    after = modifiers.applied(g, value, used, soft)
    cards = g.content.modifiers
    for id in used:
        gives = cards[id].gives
        if gives is not NO_GAIN:
            own.add(g, gives, attacker, target, act)
    g.attacking.value, g.attacking.drawn, g.attacking.used = value, drawn, used
    if attacker.kind == "character" and items.usable(g, attacker, "drew", act, target=target):
        for extra in (yield from items.after_draw(g, act, target)):
            after += sums.value(g, extra.plus, attacker, target, act)
            own.add(g, extra, attacker, target, act)

    # 3. the defender's Shield (GH-ATK-08, GH-PIERCE-01)
    wall = figures.shield(g, target) + guard
    pierce = made.pierce + made.gains.pierce + own.pierce
    if made.gains.ignores_shield or own.ignores_shield:
        pierce = 1 << 20
    shield = max(0, wall - pierce)
    amount = max(0, after - shield)
    g.attacking.damage = amount
    g.attacking.pierce = max(0, pierce - wall)
    g.emit(
        Attacked(
            figure=attacker.id,
            target=target_id,
            value=value,
            drawn=tuple(drawn),
            used=tuple(used),
            shield=shield,
            damage=amount,
            edge=edge,
        )
    )
    at = target.at
    suffered = yield from damage.suffer(g, target_id, amount, by=attacker.id, attack=True)
    act.damage = suffered
    act.struck.append((target_id, at, suffered))
    if suffered:
        act.damaged.append(target_id)
    if g.attacking is not None:
        g.attacking.damage = suffered
    yield from aftermath(g, act, made, own, target_id, at)
    g.attacking = None
    return suffered


NO_GAIN = Extra()


def edge_of(g: Table, made: Shot, attacker: Figure, target: Figure, own: Gains) -> int:
    """Advantage 1, Disadvantage -1; neither adds up, and together they cancel (GH-ADV-09, GH-ADV-10)."""
    ability = made.ability
    for_it = ability.advantage or made.gains.advantage or own.advantage or "strengthen" in attacker.conditions
    against = ability.disadvantage or made.gains.disadvantage or own.disadvantage or "muddle" in attacker.conditions
    if attacker.kind == "monster":
        for_it = for_it or figures.stats(g, attacker).advantage  # type: ignore[union-attr]
    if target.kind == "monster":
        against = against or figures.stats(g, target).attackers_disadvantage  # type: ignore[union-attr]
    if not made.melee and not against and figures.adjacent(g, attacker, target):
        against = True  # GH-ATK-04, GH-ADV-11
    return int(bool(for_it)) - int(bool(against))


def aftermath(g: Table, act: Action, made: Shot, own: Gains, target_id: str, at: Hex | None) -> Flow:
    """What follows the damage: conditions, Push and Pull on those who live (GH-ATK-12), experience, Retaliate."""
    ability, gains = made.ability, made.gains
    attacker = g.figures.get(act.who)
    target = g.figures.get(target_id)
    alive = target is not None and target.at is not None
    mat = conditions.owner(g, attacker) if attacker is not None and attacker.kind == "character" else None
    if not alive:
        act.killed += 1
        if at is not None:
            act.killed_at.append(at)
        if mat is not None:
            loot.gain_xp(g, mat, ability.xp_per_kill)
    else:
        yield from effects(g, act, made, own, target_id)
    if mat is not None:
        loot.gain_xp(g, mat, own.xp + ability.xp_per_target + gains.xp_per_target + own.xp_per_target)
    own.xp = 0
    if own.targets:
        made.left += own.targets
    yield from elements.settle(g, act, own)
    yield from retaliation(g, act.who, target_id, made.melee)


def effects(g: Table, act: Action, made: Shot, own: Gains, target_id: str) -> Flow:
    """Conditions, then Push and Pull, in the order the card has them; a player may skip them (GH-EFFECT-03)."""
    ability, gains = made.ability, made.gains
    for condition in conditions.each_once((*made.conditions, *gains.conditions, *own.conditions)):
        if made.picky:
            about = {"figure": target_id, "condition": condition}
            if (yield from decide(g, act.seat, "effect", ["perform", "skip"], about)) == "skip":
                continue
        yield from conditions.gain(g, target_id, condition)
    for length in (ability.push, *gains.pushes, *own.pushes):
        if length:
            yield from movement.force_away(g, act, target_id, length, through=ability.through, crush=ability.crush)
    for length in (ability.pull, *gains.pulls, *own.pulls):
        if length:
            yield from movement.force_away(g, act, target_id, length, pull=True)


def retaliation(g: Table, attacker_id: str, target_id: str, melee: bool) -> Flow:
    """After all effects, if both still stand and are within its range (GH-RETAL-01..08)."""
    attacker, target = g.figures.get(attacker_id), g.figures.get(target_id)
    if attacker is None or target is None or attacker.at is None or target.at is None:
        return
    answers = figures.retaliate(g, target)
    now = g.attacking
    if now is not None:
        answers += now.retaliates
    if not answers and not g.bonuses:
        return
    away = figures.distance(g, target, attacker)
    total = sum(value for value, range in answers if away <= range)
    if g.bonuses:
        total += bonuses.retaliated(g, target, attacker, away, melee)
    if total > 0:
        g.emit(Retaliated(figure=target_id, target=attacker_id, damage=total))
        yield from damage.suffer(g, attacker_id, total, by=target_id)


def slain(g: Table, act: Action, made: Shot, target_id: str) -> Flow:
    """A target of the attack is killed instead of attacked; it still was a target."""
    g.attacking = None
    act.struck.append((target_id, g.figures[target_id].at, 0))
    yield from slay(g, act, target_id)
    who = g.figures.get(act.who)
    if who is not None and who.kind == "character":
        ability = made.ability
        loot.gain_xp(g, g.character(act.who), ability.xp_per_target + made.gains.xp_per_target + ability.xp_per_kill)


def slay(g: Table, act: Action, target_id: str) -> Flow:
    """Killed outright instead of attacked."""
    target = g.figures[target_id]
    at = target.at
    yield from damage.kill(g, target_id, act.who)
    act.killed += 1
    if at is not None:
        act.killed_at.append(at)
