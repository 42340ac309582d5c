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
    Demolish,
    DestroyPillar,
    EnemyAt,
    EnemyLeaves,
    Escape,
    GiveThing,
    GiveXP,
    HoldZone,
    KillMarked,
    LeverPulled,
    LeversHeld,
    Locked,
    Lose,
    LureOnto,
    OpenDoor,
    OpenMarked,
    Orders,
    PickUp,
    PillarsDown,
    RoundStart,
    ShareDamage,
    SpawnGuards,
    SpawnRoaming,
    StageReached,
    TokenPicked,
    ZoneEntered,
)
from ..records.powers import Evasive
from ..rules import objectives, page
from ..rules.ground import tile_level
from ..rules.movement import held
from ..rules.sight import layout
from ..rules.skills import has
from ..state import Enemy, Hero, Table

DOOR = 1.0  # Movement Points to open one
HELD = 3.0  # what it takes to get past Enemies, in Movement Points
FAR = 99.0
BURIED = 60.0  # what it costs to end a Mission badly, in points of Life
PILLAR = 1.5  # what a blow against one is worth
URGENT = 10.0
ROUNDS_TO_GO = 6  # that it takes from the middle of a dungeon that falls to its end
NEAR_GUARD = 2.0  # Movement Points from a place that must be kept
STRAYING = 3.0  # a step further from it, in points of Life
LAST_ROUNDS = 3  # in which those who are held on a tile are freed
LEAVING = 2  # Rounds before a tile falls in which one leaves it
HURTS = 2  # times what an Enemy is worth whose death ends a stage in which every Round hurts
CHASE = 4  # Rounds before an Enemy gets away in which it must be killed
STRIDE = 2  # Zones that an Enemy walks in an Activation


class Errand(NamedTuple):
    """Somewhere to go, and what for."""

    zones: tuple[str, ...]
    what: str  # pick-up, leave, hold, hunt, door, enter, gather, lever, lure, loot, flee, rescue or wait


NOTHING = Errand((), "wait")


# -- how far ---------------------------------------------------------------------------------------------------------
def ways_to(g: Table, goals: Iterable[str], evasive: bool = False, shy: bool = True) -> dict[str, float]:
    """Movement Points from every Zone to the nearest of some, with doors on the way to be opened, and Enemies there to
    be dealt with (`shy`)."""
    board = layout(g)
    opened = g.opened
    ways = g.map.ways
    guarded = {enemy.at for enemy in g.enemies.values() if not enemy.stunned} if shy and not evasive else set()
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
            if there in guarded:
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
    if isinstance(goal, Demolish):
        return Errand(tuple(pillar.at for pillar in g.pillars if pillar.mark == goal.mark), "hunt")
    if isinstance(goal, LureOnto):
        return for_lure(g, goal)
    if isinstance(goal, ClearBoard):
        return for_clearing(g, goal.from_round)
    return NOTHING


def for_clearing(g: Table, from_round: int) -> Errand:
    """To the Enemies; where a place must be kept, to those that are near it, and there while more are to come."""
    found = tuple(dict.fromkeys(enemy.at for enemy in g.enemies.values())) or (g.quest.start,)
    kept = guarded(g)
    if kept:
        ways = ways_to(g, kept, True, False)
        near = tuple(at for at in found if ways.get(at, FAR) <= NEAR_GUARD)
        inside = tuple(at for at in near if at in kept)
        return Errand(inside or near or (kept if g.round < from_round else found), "hunt")
    return Errand(found, "hunt")


def guarded(g: Table) -> tuple[str, ...]:
    """Zones in which an Enemy must not be when its Phase begins."""
    return tuple(
        at
        for _, when, trigger in page.whens(g, EnemyAt)
        if trigger.at == "enemies-phase" and any(isinstance(deed, Lose) for deed in when.does)
        for at in trigger.zones
    )


def straying(g: Table, at: str) -> float:
    """What it costs to end a Round away from a place that must be kept, in points of Life."""
    far = [layout(g).far(kept).get(at, FAR) for kept in guarded(g)]
    return STRAYING * max(min(far) - NEAR_GUARD, 0.0) if far else 0.0


def for_lure(g: Table, goal: LureOnto) -> Errand:
    """To what draws an Enemy, and with it to where it is to be drawn."""
    thing = lure_of(g, goal.mark)
    if any(thing in hero.things for hero in g.standing()):
        return Errand(tokens(g, goal.token), "lure")
    crates = [
        at
        for _, when, trigger in page.whens(g, TokenPicked)
        if any(isinstance(deed, GiveThing) and deed.thing == thing for deed in when.does)
        for at in tokens(g, trigger.mark)
    ]
    return Errand(tuple(crates), "pick-up")


def lure_of(g: Table, mark: str) -> str:
    """The thing that draws Enemies of a mark, if there is one."""
    return next((rule.lure for rule, _ in page.rules(g, Orders) if rule.mark == mark and rule.lure), "")


def lures(g: Table, at: str, thing: str) -> bool:
    """Whether the thing, laid down in a Zone, would bring an Enemy to where the Mission wants it, or keep it there."""
    for goal in g.quest.objectives:
        if not isinstance(goal, LureOnto) or lure_of(g, goal.mark) != thing:
            continue
        if g.laid or goal.token not in g.tokens.get(at, ()):
            continue
        for foe in g.enemies.values():
            if foe.mark == goal.mark and foe.at != at and layout(g).lines[foe.at].get(at, FAR) <= STRIDE:
                return True
    return False


def ripe(g: Table, mark: str) -> bool | None:
    """Whether the Pillars of a mark should fall now: those of a Bridge wait for the Enemy to be on it. None where it
    makes no difference."""
    for _, when, trigger in page.whens(g, PillarsDown):
        if trigger.mark == mark and any(isinstance(deed, Lose) for deed in when.does):
            lured = [goal for goal in g.quest.objectives if isinstance(goal, LureOnto)]
            return any(objectives.reached(g, goal, False) for goal in lured)
    return None


def pillar_worth(g: Table, at: str) -> float:
    """What a blow against a Pillar is worth; those of a Bridge wait for whoever is to fall with it."""
    mark = next(pillar.mark for pillar in g.pillars if pillar.at == at)
    now = ripe(g, mark)
    if now:
        return URGENT
    last = sum(pillar.mark == mark for pillar in g.pillars) == 1
    return -BURIED if now is False and last else PILLAR


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
    if there and all(page.untouchable(g, enemy) for enemy in there):
        return Errand(tuple(dict.fromkeys(pillar.at for pillar in g.pillars)), "hunt")
    if there:
        awake = [enemy.at for enemy in there if not page.dormant(g, enemy)]
        if awake:
            return Errand(tuple(awake), "hunt")
        tiles = [g.map.zones[enemy.at].tile for enemy in there]
        pillars = [pillar.at for pillar in g.pillars if g.map.zones[pillar.at].tile in tiles]
        if pillars and (levers := levers_of(g)):
            return Errand(levers, "lever")
        return Errand(tuple(pillars or [enemy.at for enemy in there]), "hunt")
    for when in g.quest.happens:
        if any(isinstance(deed, SpawnGuards | SpawnRoaming) and deed.mark == mark for deed in when.does):
            errand = for_trigger(g, when.trigger)
            if errand.zones:
                return errand
    return NOTHING


def levers_of(g: Table) -> tuple[str, ...]:
    """Levers that bring Pillars down."""
    return tuple(
        at
        for _, when, trigger in page.whens(g, LeverPulled)
        if any(isinstance(deed, DestroyPillar) for deed in when.does)
        for at in tokens(g, trigger.mark)
    )


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
    """Whether the Mission itself runs against time: little ground is left, someone gets away, or every Round hurts."""
    marching = any(trigger.at == "any-time" for _, _, trigger in page.whens(g, EnemyAt))
    return head_start(g) <= CHASE or marching or short_of_ground(g) or suffering(g)


def head_start(g: Table) -> float:
    """Rounds until an Enemy that must not get away is out of the dungeon, if there is one."""
    if not page.whens(g, EnemyLeaves):
        return FAR
    out = layout(g).far(g.quest.exit or "")
    fleeing = [enemy for enemy in g.enemies.values() if flees(g, enemy)]
    return min([(out.get(enemy.at, FAR) + 1) / strides(g, enemy) for enemy in fleeing], default=FAR)


def flees(g: Table, enemy: Enemy) -> bool:
    """Whether an Enemy is on its way out, and must not get there."""
    return bool(enemy.mark) and any(trigger.mark == enemy.mark for _, _, trigger in page.whens(g, EnemyLeaves))


def strides(g: Table, enemy: Enemy) -> int:
    """Zones that an Enemy can walk in a Round."""
    orders = page.orders(g, enemy)
    return max(orders.steps.count("move"), 1) if orders is not None else STRIDE


def boons(g: Table) -> dict[str, int]:
    """Zones with tokens that give XP to whoever picks them up, or to all: Zone -> XP of all Heroes together."""
    found: dict[str, int] = {}
    for _, when, trigger in page.whens(g, TokenPicked):
        for deed in when.does:
            if isinstance(deed, GiveXP):
                many = 1 if deed.to == "self" else len(g.standing())
                for at in tokens(g, trigger.mark):
                    found[at] = found.get(at, 0) + deed.amount * many
    return found


def short_of_ground(g: Table) -> bool:
    """Whether the last tile falls before long."""
    return page.stands(g, Collapse) and sum(g.collapse.values()) <= ROUNDS_TO_GO


def way_off(g: Table, at: str, rounds: int = LEAVING) -> tuple[str, ...]:
    """From a tile that falls within so many Rounds: the Zones of the one that falls after it."""
    if not g.collapse or not page.stands(g, Collapse):
        return ()
    tile = falls_next(g)
    if g.map.zones[at].tile != tile or g.collapse[tile] > rounds:
        return ()
    others = [other for other, tokens in g.collapse.items() if tokens and other != tile]
    after = min(others, key=lambda other: g.map.level_of.get(other, FAR), default="")
    return tuple(zone.id for zone in g.map.zones.values() if zone.tile == after)


def stranded(g: Table, rounds: int = LAST_ROUNDS) -> list[str]:
    """Zones that fall within so many Rounds, in which Enemies hold Heroes."""
    if not page.stands(g, Collapse):
        return []
    tile = falls_next(g)
    there = [hero.at for hero in g.standing() if g.map.zones[hero.at].tile == tile]
    return [at for at in dict.fromkeys(there) if g.collapse[tile] <= rounds and held(g, at)]


def falls_next(g: Table) -> str:
    """The tile of the lowest Level that still stands, if any."""
    standing = [tile for tile, tokens in g.collapse.items() if tokens]
    return min(standing, key=lambda tile: g.map.level_of.get(tile, FAR), default="")


def suffering(g: Table) -> bool:
    """Whether the stage that Heroes have reached hurts them at the start of each Round."""
    return any(
        trigger.stage is not None and trigger.stage <= g.stage
        for _, when, trigger in page.whens(g, RoundStart)
        if any(isinstance(deed, ShareDamage) for deed in when.does)
    )


def falling(g: Table, at: str) -> float:
    """What it costs to end a Round on ground that is about to fall, in points of Life."""
    if not g.collapse or not page.stands(g, Collapse):
        return 0.0
    tile = g.map.zones[at].tile
    if tile != falls_next(g):
        return 0.0
    return {1: BURIED, 2: BURIED / 10}.get(g.collapse[tile], 0.0)


def evasive(g: Table, hero: Hero) -> bool:
    return has(g, hero, Evasive)
