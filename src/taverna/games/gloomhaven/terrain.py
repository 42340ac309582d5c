"""Overlay tiles (p. 14) and what a figure runs into as it moves over them (p. 19): doors, traps, hazards, obstacles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

import msgspec

from taverna.games.gloomhaven.monsters.position import Condition
from taverna.hexgrid import Hex, HexMap, Manner, Path, Terrain, parts

Tile = Literal["corridor", "difficult", "door", "hazard", "obstacle", "plate", "treasure"]
"""The overlay tiles that need no more said of them than where they lie; traps and closed doors say more."""

NOWHERE: frozenset[Hex] = frozenset()


class Trap(msgspec.Struct, frozen=True):
    """The damage and the conditions it will apply, shown openly wherever it lies (GH-TRAP-08)."""

    damage: int = 0
    conditions: tuple[Condition, ...] = ()


class Door(msgspec.Struct, frozen=True):
    """A closed door and the two rooms it separates (GH-DOOR-01); its artwork is for the eye only (GH-DOOR-08)."""

    rooms: tuple[str, str]
    art: str = ""


class Room(msgspec.Struct, frozen=True):
    """What is placed in a room when it is revealed: overlay tiles, monsters, money tokens (GH-DOOR-03)."""

    traps: Mapping[Hex, Trap] = {}
    tiles: Mapping[Tile, frozenset[Hex]] = {}
    monsters: Mapping[Hex, str] = {}
    money: frozenset[Hex] = NOWHERE


@dataclass(frozen=True)
class Ground:
    """The board under the figures: the map, what lies on it, its closed doors, the rooms not yet revealed."""

    map: HexMap
    traps: Mapping[Hex, Trap] = field(default_factory=dict)
    tiles: Mapping[Tile, frozenset[Hex]] = field(default_factory=dict)
    tokens: frozenset[Hex] = NOWHERE
    doors: Mapping[Hex, Door] = field(default_factory=dict)
    hidden: Mapping[str, Room] = field(default_factory=dict)

    @cached_property
    def terrain(self) -> Terrain:
        """The same as a moving figure sees it."""
        return Terrain(self.of("obstacle"), frozenset(self.traps), self.of("hazard"), self.of("difficult"))

    def of(self, tile: Tile) -> frozenset[Hex]:
        """The hexes a kind of tile lies on."""
        return self.tiles.get(tile, NOWHERE)


def laid(ground: Ground, tile: Tile, hexes: Iterable[Hex]) -> Ground:
    """The ground with a kind of tile on these hexes and no others."""
    return replace(ground, tiles={**ground.tiles, tile: frozenset(hexes)})


# Doors


class Opened(msgspec.Struct, frozen=True):
    """A door was opened; `room` is the room revealed, with monsters yet to be placed, None if it was known already."""

    at: Hex
    room: str | None = None
    monsters: Mapping[Hex, str] = {}


def open_door(ground: Ground, at: Hex) -> tuple[Ground, Opened]:
    """Turn a closed door to its open side, where it stays, and reveal the adjoining room (GH-DOOR-02, GH-DOOR-07).

    What the room holds is placed at once: tiles and money on the ground returned, monsters by the caller (GH-DOOR-03).
    """
    door = ground.doors[at]
    name = next((room for room in door.rooms if room in ground.hidden), None)
    room = Room() if name is None else ground.hidden[name]
    tiles = dict(ground.tiles)
    for kind, hexes in [*room.tiles.items(), ("door", frozenset({at}))]:
        tiles[kind] = tiles.get(kind, NOWHERE) | hexes
    opened = Ground(
        ground.map.opened(at),
        {**ground.traps, **room.traps},
        tiles,
        ground.tokens | room.money,
        {other: closed for other, closed in ground.doors.items() if other != at},
        {other: hidden for other, hidden in ground.hidden.items() if other != name},
    )
    return opened, Opened(at, name, room.monsters)


# Traps and hazardous terrain


def trap_damage(level: int) -> int:
    """2 + N at scenario level N (GH-TRAP-06, GH-LEVEL-08)."""
    return 2 + level


def hazard_damage(level: int) -> int:
    """Half of a trap's damage, rounded down (GH-HAZ-01)."""
    return trap_damage(level) // 2


def listed_trap(effects: Iterable[Literal["damage"] | Condition], level: int) -> Trap:
    """A trap as the Scenario Book states it: damage, if listed, by the level, and conditions (GH-TRAP-05, -06)."""
    effects = tuple(effects)
    conditions = tuple(effect for effect in effects if effect != "damage")
    return Trap(trap_damage(level) if "damage" in effects else 0, conditions)


def create_trap(ground: Ground, at: Hex, trap: Trap) -> Ground:
    """A trap made by a character or a monster; its effects are those the ability gives (GH-TRAP-07)."""
    return replace(ground, traps={**ground.traps, at: trap})


def disarm_trap(ground: Ground, at: Hex) -> Ground:
    """The trap is removed and nobody suffers its effect (GH-TRAP-04)."""
    return replace(ground, traps={other: trap for other, trap in ground.traps.items() if other != at})


class Sprung(msgspec.Struct, frozen=True):
    """The figure sprang a trap and suffers what it does."""

    at: Hex
    trap: Trap


class Hurt(msgspec.Struct, frozen=True):
    """The figure entered hazardous terrain and suffers so much damage."""

    at: Hex
    damage: int


# Moving


Encounter = Opened | Sprung | Hurt


class Travel(msgspec.Struct, frozen=True):
    """How far a figure got along its path, the ground it leaves behind, and what it ran into, in order."""

    path: Path
    ground: Ground
    met: tuple[Encounter, ...]


def travel(ground: Ground, path: Path, level: int, manner: Manner = "walk", *, opens_doors: bool = False) -> Travel:
    """Move a figure along a path, hex by hex from its second, and resolve what it enters (GH-MOVE-03).

    A push or a pull is walked like normal movement, or flown if its target flies (GH-TRAP-01, GH-HAZ-01, GH-FLY-03).
    At a closed door that opens the path ends for now: what lies beyond is seen only then, and the character goes on
    with the movement it has left (GH-REVEAL-08).
    """
    met: tuple[Encounter, ...] = ()
    for count, at in enumerate(path[1:], start=2):
        ground, more = enter(ground, at, level, manner, lands=count == len(path), opens_doors=opens_doors)
        met += more
        if any(isinstance(one, Opened) for one in more):
            return Travel(path[:count], ground, met)
    return Travel(path, ground, met)


def enter(
    ground: Ground, at: Hex, level: int, manner: Manner = "walk", *, lands: bool = True, opens_doors: bool = False
) -> tuple[Ground, tuple[Encounter, ...]]:
    """What a figure runs into in the hex it enters, and the ground afterwards.

    A trap is sprung and then gone (GH-TRAP-01, GH-TRAP-03), hazardous terrain hurts and stays (GH-HAZ-01, GH-HAZ-03).
    Neither matters to a flyer, nor to a jump except where it lands (GH-TRAP-02, GH-HAZ-02, GH-JUMP-02). Leaving a hex
    never matters (GH-HAZ-04). A closed door opens to a character, however it moves (GH-DOOR-02); it is a wall to
    everybody else and to forced movement (ValueError; GH-DOOR-05, GH-DOOR-06).
    """
    met: list[Encounter] = []
    if at in ground.map.doors:
        if not opens_doors:
            raise ValueError(f"the closed door at {at} is a wall to all but characters (GH-DOOR-05)")
        ground, opened = open_door(ground, at)
        met.append(opened)
    if manner == "walk" or (manner == "jump" and lands):
        if at in ground.traps:
            met.append(Sprung(at, ground.traps[at]))
            ground = disarm_trap(ground, at)
        if at in ground.of("hazard"):
            met.append(Hurt(at, hazard_damage(level)))
    return ground, tuple(met)


# Empty hexes


BARE_TILES: frozenset[Tile] = frozenset({"corridor", "door", "plate"})
"""Tiles that leave a hex empty; a door among the tiles is an open one."""


def empty_hexes(ground: Ground, figures: Set[Hex] = NOWHERE) -> frozenset[Hex]:
    """Where there is no figure, no token and no overlay tile but corridors, pressure plates, open doors (GH-FLY-05)."""
    covered = frozenset[Hex]().union(*(hexes for tile, hexes in ground.tiles.items() if tile not in BARE_TILES))
    return ground.map.ground - covered - ground.traps.keys() - ground.tokens - figures


def nearest_empty(ground: Ground, at: Hex, figures: Set[Hex] = NOWHERE) -> frozenset[Hex]:
    """The empty hexes fewest hexes away, not counted through walls; of several the players choose (GH-AMBIG-01)."""
    ranges = ground.map.distances(at)
    counted = {a: ranges[a] for a in empty_hexes(ground, figures) if a in ranges}
    return frozenset(a for a in counted if counted[a] == min(counted.values()))


class Fall(msgspec.Struct, frozen=True):
    """The damage a figure suffers and the hexes it may then move to, all equally near."""

    damage: int
    to: frozenset[Hex]


def lose_flying(ground: Ground, at: Hex, level: int, figures: Set[Hex] = NOWHERE) -> Fall | None:
    """A figure that stops flying over an obstacle falls as into a damage trap (GH-FLY-04); elsewhere nothing happens.

    `figures` are the hexes of all others.
    """
    if at not in ground.of("obstacle"):
        return None
    return Fall(trap_damage(level), nearest_empty(ground, at, figures))


# Obstacles


def create_obstacle(ground: Ground, at: Hex) -> Ground:
    """An obstacle made by a character's ability (GH-OBST-04); ValueError if it would cut off part of the map."""
    return _with_obstacles(ground, ground.of("obstacle") | {at})


def move_obstacle(ground: Ground, at: Hex, to: Hex) -> Ground:
    """An obstacle moved by a character's ability (GH-OBST-04); ValueError if it would cut off part of the map."""
    return _with_obstacles(ground, ground.of("obstacle") - {at} | {to})


def cuts_off(ground: Ground, obstacles: Set[Hex]) -> bool:
    """Whether with these obstacles instead of its own, part of the map could no longer be entered around them.

    Only obstacles count, and the closed doors that characters open are ways in (GH-OBST-05). What was already cut off
    before does not forbid anything.
    """
    ways = ground.map.steps_through_doors
    before, after = ways.keys() - ground.of("obstacle"), ways.keys() - obstacles
    now = parts(ways, after)
    torn = any(sum(not part.isdisjoint(old) for part in now) > 1 for old in parts(ways, before))
    return torn or any(part.isdisjoint(before) for part in now)


def _with_obstacles(ground: Ground, obstacles: frozenset[Hex]) -> Ground:
    if cuts_off(ground, obstacles):
        raise ValueError("part of the map could be entered only through obstacles (GH-OBST-05)")
    return laid(ground, "obstacle", obstacles)
