"""Where Heroes should go: what the Mission asks for next, and how far it is.

All of it is read from the Mission page; nothing of any Mission is written here.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any, NamedTuple

from ..records.missions import (
    AllPicked,
    ChamberOpened,
    ClearBoard,
    Collapse,
    EnemyLeaves,
    Escape,
    HoldZone,
    KillMarked,
    LeversHeld,
    Locked,
    LureOnto,
    OpenDoor,
    OpenMarked,
    PickUp,
    SpawnGuards,
    SpawnRoaming,
    StageReached,
    TokenPicked,
    ZoneEntered,
)
from ..records.powers import Evasive
from ..rules import objectives, page
from ..rules.ground import tile_level
from ..rules.sight import layout
from ..rules.skills import has
from ..state import Hero, Table

DOOR = 1.0  # Movement Points to open one
HELD = 3.0  # what it takes to get past Enemies, in Movement Points
FAR = 99.0


class Errand(NamedTuple):
    """Somewhere to go, and what for."""

    zones: tuple[str, ...]
    what: str  # pick-up, leave, hold, hunt, door, lever, loot or wait


NOTHING = Errand((), "wait")


# -- how far ---------------------------------------------------------------------------------------------------------
def ways_to(g: Table, goals: Iterable[str], evasive: bool = False, shy: bool = True) -> dict[str, float]:
    """Movement Points from every Zone to the nearest of some, with doors on the way to be opened, and Enemies there to
    be dealt with (`shy`)."""
    board = layout(g)
    opened = g.opened
    ways = g.map.ways
    held = {enemy.at for enemy in g.enemies.values() if not enemy.stunned} if shy and not evasive else set()
    found: dict[str, float] = {}
    queue = [(0.0, at) for at in goals if at in board.doors]
    while queue:
        cost, at = heappop(queue)
        if at in found:
            continue
        found[at] = cost
        for there in board.doors[at]:
            if there in found:
                continue
            door = ways[there].get(at)
            more = 1.0
            if door is not None and door not in opened:
                if page.locked(g, door) is not None:
                    continue
                more += DOOR
            if (g.map.stairs and page.gated(g, there, at) is not None) or (
                g.pillars and page.blocked(g, there) is not None
            ):
                continue
            if there in held:
                more += HELD
            heappush(queue, (cost + more, there))
    return found


# -- what the Mission asks for ---------------------------------------------------------------------------------------
def goals(g: Table) -> list[Any]:
    """The objectives that count now."""
    quest = g.quest
    if quest.in_order:
        return list(quest.objectives[g.met : g.met + 1])
    return [goal for goal in quest.objectives if not objectives.reached(g, goal, False)]


def objective(g: Table) -> list[Errand]:
    """What serves the objectives now."""
    found = [errand for goal in goals(g) for errand in [for_goal(g, goal)] if errand.zones]
    return found or [NOTHING]


def for_goal(g: Table, goal: Any) -> Errand:
    if isinstance(goal, PickUp):
        return Errand((*tokens(g, goal.mark), *g.covered), "pick-up")
    if isinstance(goal, Escape):
        return Errand((g.quest.exit or "",), "leave")
    if isinstance(goal, HoldZone):
        return Errand((goal.zone,), "hold")
    if isinstance(goal, OpenMarked):
        return for_door(g, goal.door)
    if isinstance(goal, KillMarked):
        return for_kill(g, goal.mark)
    if isinstance(goal, LureOnto):
        return Errand(tokens(g, goal.token), "wait")
    if isinstance(goal, ClearBoard):
        return Errand(tuple(dict.fromkeys(enemy.at for enemy in g.enemies.values())) or (g.quest.start,), "hunt")
    return NOTHING


def tokens(g: Table, mark: str) -> tuple[str, ...]:
    return tuple(at for at, marks in g.tokens.items() if mark in marks)


def for_door(g: Table, door: str) -> Errand:
    """To the door, or to the levers that open it."""
    if page.locked(g, door) is None:
        return Errand(g.map.doors[door].zones, "door")
    for when in g.quest.happens:
        if any(isinstance(deed, OpenDoor) and deed.door == door for deed in when.does):
            return for_trigger(g, when.trigger)
    return keys(g, door)


def keys(g: Table, door: str) -> Errand:
    """What unlocks a door."""
    for rule, _ in page.rules(g, Locked):
        if rule.door == door and rule.key is not None:
            return Errand((*tokens(g, rule.key), *g.covered), "pick-up")
    return NOTHING


def for_kill(g: Table, mark: str) -> Errand:
    """To the Enemies of a mark, to the Pillars they sleep behind, or to what makes them appear."""
    there = [enemy for enemy in g.enemies.values() if enemy.mark == mark]
    if there:
        awake = [enemy.at for enemy in there if not page.dormant(g, enemy)]
        if awake:
            return Errand(tuple(awake), "hunt")
        tiles = [g.map.zones[enemy.at].tile for enemy in there]
        pillars = [pillar.at for pillar in g.pillars if g.map.zones[pillar.at].tile in tiles]
        return Errand(tuple(pillars or [enemy.at for enemy in there]), "hunt")
    for when in g.quest.happens:
        if any(isinstance(deed, SpawnGuards | SpawnRoaming) and deed.mark == mark for deed in when.does):
            errand = for_trigger(g, when.trigger)
            if errand.zones:
                return errand
    return NOTHING


def for_trigger(g: Table, trigger: Any) -> Errand:
    """To where something is set off."""
    if isinstance(trigger, ZoneEntered):
        return Errand(trigger.zones, "enter")
    if isinstance(trigger, ChamberOpened):
        return Errand((trigger.zone,), "enter")
    if isinstance(trigger, TokenPicked | AllPicked):
        return Errand((*tokens(g, trigger.mark), *g.covered), "pick-up")
    if isinstance(trigger, LeversHeld):
        return Errand(tokens(g, trigger.mark), "lever")
    if isinstance(trigger, StageReached):
        return Errand(tuple(at for at, zone in g.map.zones.items() if zone.stage == trigger.stage), "enter")
    return NOTHING


# -- Chambers nobody has opened --------------------------------------------------------------------------------------
def closed_chambers(g: Table, level: int) -> list[str]:
    """Doors to Chambers that are still closed, which can be got at without leaving tiles up to a Level."""
    found = []
    here = within(g, level)
    for door in g.map.doors.values():
        if door.id in g.opened or page.locked(g, door.id) is not None:
            continue
        for at in door.zones:
            chamber = g.map.zones[at].chamber
            if chamber is not None and chamber not in g.chambers and tile_level(g, at) <= level:
                if any(side in here for side in door.zones):
                    found.append(door.id)
                break
    return found


def within(g: Table, level: int) -> list[str]:
    """Zones that Heroes can walk to on tiles up to a Level."""
    near = layout(g).near
    found = list(dict.fromkeys(hero.at for hero in g.standing()))
    for at in found:
        found += [to for to in near[at] if to not in found and tile_level(g, to) <= level]
    return found


def hurried(g: Table) -> bool:
    """Whether the Mission itself runs against time: the ground falls, or someone gets away."""
    return page.stands(g, Collapse) or bool(page.whens(g, EnemyLeaves))


def evasive(g: Table, hero: Hero) -> bool:
    return has(g, hero, Evasive)
