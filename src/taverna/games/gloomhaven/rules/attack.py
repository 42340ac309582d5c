"""Attacks, by whomever they are made: targets, modifier card, Shield, damage, effects, Retaliate (GH-ATK-01..14)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..records.abilities import Attack, Extra, Whom
from ..state import Doing, Figure, Table
from . import (
    acting,
    belt,
    conditions,
    elements,
    figures,
    items,
    land,
    moments,
    perform,
    strike,
    sums,
    targets,
    worn,
)
from .acting import NOTHING, Action, decide
from .shots import Shot


def shot(g: Table, act: Action, ability: Attack) -> Flow:
    """The ability with the augments it gets: asked of a character, taken by a monster (GH-ELEM-07, GH-ELEM-14)."""
    tools = items.used_up(g, act.who) if g.bonuses else None
    gained: list[Extra] = (yield from elements.augments(g, act, ability)) if ability.augments else []
    begins = moments.AttackBegins(act, ability, gained, [])
    yield from moments.happens(g, begins)
    made = Shot(g, act, ability, begins.gained)
    made.used = begins.used
    made.tools = tools
    return made


def foreseen(g: Table, act: Action, ability: Attack) -> Shot:
    """The ability as it will stand when a monster performs it; nothing is consumed or used yet."""
    return Shot(g, act, ability, elements.expected(g, g.figures[act.who], ability) if ability.augments else [])


def attack(g: Table, act: Action, ability: Attack, made: Shot | None = None) -> Flow:
    """An Attack ability: one target after the other, each resolved wholly before the next (GH-AOE-02, GH-ATK-10).

    An area is laid before the first card is drawn; the targets of "Target X" are chosen one at a time. A monster's
    targets are settled in `act.fixed`. Returns whether anyone was attacked.
    """
    who = g.figures[act.who]
    if conditions.forbids(g, who, "disarm") or who.at is None or (g.obstacles and worn.phased(g, who)):
        return False
    if made is None:
        if not act.fixed and not promising(g, act, ability):
            return False
        made = yield from shot(g, act, ability)
        if g.figures[act.who].at is None:
            return False  # what it paid was its last
    if made.whom is None or made.whom.around != "target":
        act.target = ""
    act.targeted, act.killed, act.damaged, act.damage, act.struck = [], 0, [], 0, []
    act.reach = made.range
    if made.whom is None or made.whom.around != "killed":
        act.killed_at = []
    if act.fixed:
        for id in act.fixed:
            if not attackable(g, act, id):
                continue
            yield from strike.strike(g, act, made, id)
        made.left -= made.targets
        if made.left > 0:
            yield from next_ones(g, act, made)
        hit = bool(act.targeted)
        yield from done(g, act, made)
        return hit
    if act.seat is not None:
        g.doing = Doing(act.who, "attack", range=made.range, ability=ability, gained=list(made.gained))
    if ability.all_on_one:
        yield from all_on_one(g, act, made)
    elif made.whom is not None and (made.whom.count == "all" or made.whom.where is not None):
        yield from many(g, act, made)
    else:
        yield from aimed(g, act, made)
    if ability.chain:
        yield from chained(g, act, made)
    g.doing = None
    hit = bool(act.targeted)
    yield from done(g, act, made)
    return hit


def done(g: Table, act: Action, made: Shot) -> Flow:
    """After the last target: what the ability brings whoever the targets were."""
    if not act.targeted:
        return NOTHING
    if made.melee and "attacks" in g.board.pieces:
        return told_of(g, act, made)
    return perform.settle(g, act, made.gains)


def told_of(g: Table, act: Action, made: Shot) -> Flow:
    yield from perform.settle(g, act, made.gains)
    yield from moments.happens(g, moments.AttackOver(act.who))


def promising(g: Table, act: Action, ability: Attack) -> bool:
    """Whether there is an enemy that the attack could reach with all that might be added to it: else nothing is
    asked."""
    who = g.figures[act.who]
    if who.at is None:
        return False
    there: Iterable[Figure] = g.figures.values()
    if ability.area is None and ability.whom is None and not (ability.augments or ability.extras or g.bonuses):
        reach = max(1, sums.value(g, ability.range, who, None, act))
        if who.kind == "character" and g.character(act.who).items:
            reach += FARTHEST
        near = land.ground(g).within(who.at, reach)
        there = [f for f in there if f.at in near]
    return any(targets.on_side(g, act, who, f, "enemy") for f in there if targets.enemy(g, act, who, f))


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
                options = [*there, acting.STOP]
            picked = there[0]
            if len(options) > 1:
                picked = yield from decide(g, act.seat, "attack", options, target_told(g, act, made, len(there)))
            if picked == acting.STOP:
                return
            waiting.remove(picked)
            yield from strike.strike(g, act, made, picked)
        area = list(act.area)
    yield from singly(g, act, made, area)


def singly(g: Table, act: Action, made: Shot, area: Sequence[Hex] = ()) -> Flow:
    """Targets one by one as long as any may be had: within range, not attacked yet, outside the area (GH-TARGET-01,
    GH-TARGET-02, GH-ADDT-01..03). Where the table reads it so, all are named before the first is attacked."""
    named: list[str] = []
    while made.left > 0:
        who = g.figures.get(act.who)
        if who is None or who.at is None:
            return
        out = [*act.targeted, *named]
        there = [f.id for f in made.in_reach(g, act, who) if f.id not in out and f.at not in area]
        if not there and not named:
            return
        if not there:
            yield from strike_named(g, act, made, named)
            continue
        tools = [("item", id) for id in items.at_hand(g, act)]
        options = (
            [*there, *tools, *by_effects(g, act, made), acting.STOP] if act.optional and act.seat is not None else there
        )
        picked: Any = there[0]
        if len(options) > 1:
            about = target_told(g, act, made, made.left)
            picked = yield from decide(g, act.seat, "attack", acting.explained(options, Refused(g, act, made)), about)
        if picked == acting.STOP:
            yield from strike_named(g, act, made, named)
            return
        if picked in tools:
            yield from belt.used(g, g.character(act.who), picked[1])
            continue
        if picked == EFFECTS:
            made.picky = True
            continue
        made.left -= 1
        if not g.options.name_targets:
            yield from strike.strike(g, act, made, picked)
            continue
        named.append(picked)
        if made.left == 0:
            yield from strike_named(g, act, made, named)


def strike_named(g: Table, act: Action, made: Shot, named: list[str]) -> Flow:
    """Those named are attacked in that order, whoever of them still stands."""
    while named:
        id = named.pop(0)
        if attackable(g, act, id):
            yield from strike.strike(g, act, made, id)


EFFECTS = "effects"


def by_effects(g: Table, act: Action, made: Shot) -> list[Any]:
    """Effects may be skipped (GH-EFFECT-03): a player who wants to may say of each condition whether it is applied. It
    is offered where the attack, or a card of the attacker's deck, brings any."""
    if made.picky or act.seat is None or not act.optional:
        return []
    if made.conditions or made.gains.conditions or [extra for extra in made.per_target if extra.conditions]:
        return [EFFECTS]
    mat = figures.owner(g, g.figures[act.who])
    return [EFFECTS] if mat is not None and not g.content.afflicting.isdisjoint(mat.deck) else []


def all_on_one(g: Table, act: Action, made: Shot) -> Flow:
    """As many attacks as it may have targets, all on one enemy."""
    who = g.figures[act.who]
    there = [f.id for f in made.in_reach(g, act, who)]
    if not there:
        return
    options = [*there, acting.STOP] if act.optional and act.seat is not None else there
    picked = there[0]
    if len(options) > 1:
        picked = yield from decide(g, act.seat, "attack", options, target_told(g, act, made, 1))
    if picked == acting.STOP:
        return
    for _ in range(made.targets):
        if attackable(g, act, picked):
            yield from strike.strike(g, act, made, picked)


def chained(g: Table, act: Action, made: Shot) -> Flow:
    """From the target on to a new enemy within range 2 of it and in its sight, and so on, each time for 1 less."""
    for left in range(made.ability.chain + made.gains.chain, 0, -1):
        who = g.figures.get(act.who)
        if who is None or who.at is None or not act.targeted:
            return
        there = [f.id for f in targets.candidates(g, act, ONWARD, None) if f.id not in act.targeted]
        if not there:
            return
        made.gains.plus -= 1
        options = [*there, acting.STOP] if act.optional and act.seat is not None else there
        picked = there[0]
        if len(options) > 1:
            picked = yield from decide(g, act.seat, "attack", options, target_told(g, act, made, left))
        if picked == acting.STOP:
            return
        yield from strike.strike(g, act, made, picked)


ONWARD = Whom(range=2, around="target")


def many(g: Table, act: Action, made: Shot) -> Flow:
    """Everyone the ability speaks of: all in range, all moved through, all on the way to a primary target."""
    whom = made.whom
    assert whom is not None
    who = g.figures[act.who]
    if whom.where == "path":
        waiting = yield from on_the_way(g, act, made, whom)
    else:
        found = targets.candidates(g, act, whom, made.range, melee=made.melee)
        if made.ability.ranged:
            found = made.around(g, act, who)
        waiting = [f.id for f in found if f.id != who.id]
    left = len(waiting) if whom.count == "all" else int(whom.count) + made.gains.targets
    while waiting and left > 0:
        there = [id for id in waiting if attackable(g, act, id)]
        if not there:
            return
        options: list[Any] = there
        if act.optional and act.seat is not None:
            options = [*there, *by_effects(g, act, made), acting.STOP]
        picked = there[0]
        if len(options) > 1:
            about = target_told(g, act, made, min(left, len(there)))
            picked = yield from decide(g, act.seat, "attack", acting.explained(options, Refused(g, act, made)), about)
        if picked == acting.STOP:
            return
        if picked == EFFECTS:
            made.picky = True
            continue
        waiting.remove(picked)
        left -= 1
        yield from strike.strike(g, act, made, picked)
    made.left -= made.targets  # what modifier cards have added
    yield from singly(g, act, made)


def next_ones(g: Table, act: Action, made: Shot) -> Flow:
    """Targets that a modifier card has added to an attack by the monsters' rules: the closest, then the first in the
    initiative order, each once (GH-MATK-04, GH-ADDT-01)."""
    while made.left > 0:
        who = g.figures.get(act.who)
        if who is None or who.at is None:
            return
        there = [f for f in made.in_reach(g, act, who) if f.id not in act.targeted]
        if not there:
            return
        merit = {f.id: (figures.distance(g, who, f), figures.place_of(g, f)) for f in there}
        tied = [id for id in merit if merit[id] == min(merit.values())]
        made.left -= 1
        picked = tied[0]
        if len(tied) > 1:
            picked = yield from decide(g, act.seat, "attack", tied, target_told(g, act, made, 1))
        yield from strike.strike(g, act, made, picked)


def on_the_way(g: Table, act: Action, made: Shot, whom: Whom) -> Flow:
    """A primary target and everyone in sight on a path to it within range, be it no shortest one, both as the player
    says. Of several paths those are offered that meet someone the others do not."""
    who = g.figures[act.who]
    there = [f.id for f in made.in_reach(g, act, who)]
    if not there:
        return []
    options: list[Any] = [*there, acting.STOP] if act.optional and act.seat is not None else there
    picked = options[0]
    if len(options) > 1:
        picked = yield from decide(g, act.seat, "attack", options, target_told(g, act, made, 1))
    if picked == acting.STOP:
        return []
    who, end = g.figures[act.who], g.figures[picked].at
    assert who.at is not None and end is not None
    sight = land.ground(g).sight
    met = {
        f.at: f.id
        for f in g.figures.values()
        if f.at is not None and targets.on_side(g, act, who, f, whom.side) and sight(who.at, f.at)
    }
    found: dict[frozenset[str], tuple[Hex, ...]] = {}
    for path in targets.paths_within(g, who.at, end, made.range):
        caught = frozenset(met[a] for a in path if a in met)
        if caught not in found or len(path) < len(found[caught]):
            found[caught] = path
    best = [path for caught, path in found.items() if not any(caught < other for other in found)]
    ways = {tuple(met[a] for a in path if a in met): path for path in best}
    if len(ways) == 1:
        return list(next(iter(ways)))
    named = {("along", *(x for a in path for x in a)): caught for caught, path in ways.items()}
    answer = yield from decide(g, act.seat, "path", list(named), {"figure": picked})
    return list(named[answer])


class Refused:
    """Why others on the map are no targets: as the shot says, or attacked already."""

    __slots__ = ("act", "g", "made")

    def __init__(self, g: Table, act: Action, made: Shot) -> None:
        self.g, self.act, self.made = g, act, made

    def __call__(self) -> Iterator[tuple[Any, str]]:
        g, act, made = self.g, self.act, self.made
        who = g.figures[act.who]
        ground = land.ground(g)
        for f in g.figures.values():
            clause = made.refusal(g, act, who, f, ground)
            if f.id in act.targeted and clause not in ("GH-ATK-02", "GH-INVIS-01"):
                clause = "GH-TARGET-02"
            if clause and f.at is not None:
                yield f.id, clause


def target_told(g: Table, act: Action, made: Shot, left: int) -> dict[str, Any]:
    """What the question for a target tells: with what, how strong, and how many more."""
    card = act.source.card
    known = card in g.content.cards or card in g.content.items
    return {"left": left, "value": preview(g, act, made), "card": card if known else "none"}


def preview(g: Table, act: Action, made: Shot) -> int:
    """The attack value before any target is known."""
    who = g.figures[act.who]
    return max(0, sums.value(g, made.ability.value, who, None, act) + made.gains.plus) * made.gains.times


# -- one attack on one target ----------------------------------------------------------------------------------------
