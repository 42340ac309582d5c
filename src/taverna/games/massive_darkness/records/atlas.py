"""From tiles to Zones: how a Mission's map joins, and whether everything on it can be reached."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from taverna.core.errors import ContentError

from .cards import Tile
from .missions import Mission

Heading = Literal["N", "E", "S", "W"]
HEADINGS: tuple[Heading, ...] = ("N", "E", "S", "W")
STEP: dict[Heading, tuple[int, int]] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BACK: dict[Heading, Heading] = {"N": "S", "E": "W", "S": "N", "W": "E"}
SIDE = 3  # Zones along each side of a tile
NO_TILE = "--"
FILE = "missions.yaml"


class Zone(msgspec.Struct, frozen=True):
    """One space. `row` and `column` count over the whole stage, from 0."""

    id: str
    tile: str
    stage: int  # from 1
    row: int
    column: int
    light: bool
    chamber: str | None  # "8R-a" for a Room, None for a Corridor


class Door(msgspec.Struct, frozen=True):
    """A door between two neighbours. Its id is how the Mission wrote it: "8R-21 N"."""

    id: str
    zones: tuple[str, str]
    open: bool
    special: bool


class Map(msgspec.Struct, frozen=True):
    """The Zones of a Mission and how they join."""

    zones: dict[str, Zone]
    beside: dict[str, dict[Heading, str]]  # neighbours by side, through walls too; never over stairs
    ways: dict[str, dict[str, str | None]]  # neighbour -> None where it is open, or the id of the door between
    doors: dict[str, Door]
    doors_of: dict[str, tuple[str, ...]]  # Zone -> doors
    chambers: dict[str, tuple[str, ...]]  # printed Chambers, before doors open
    tiles: dict[str, tuple[str, ...]]  # "6V" -> its Zones
    stairs: dict[str, tuple[tuple[str, str], ...]]  # Zone -> (other Zone, stairs id)
    levels: dict[int, tuple[str, ...]]  # Level -> Zones of its tokens
    level_of: dict[str, int]  # tile -> Level of its (lowest) token
    top_of: dict[str, int]  # tile -> Level of its highest token
    top_at: dict[str, int]  # Zone, or nowhere -> Level of the highest token on its tile, 0 without one


def turned(rows: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The face of a tile, turned right by so many degrees."""
    for _ in range(by // 90):
        rows = tuple("".join(row[column] for row in reversed(rows)) for column in range(SIDE))
    return rows


def lay_out(mission: Mission, tiles: Mapping[str, Tile]) -> Map:
    """The map of a Mission (MD-SETUP-02, MD-ZONE-01..07). Corridors join Corridors and Rooms of one Chamber join each
    other; every other border is a wall unless a door is there."""
    zones = _zones(mission, tiles)
    at = {(zone.stage, zone.row, zone.column): zone for zone in zones.values()}
    beside: dict[str, dict[Heading, str]] = {}
    ways: dict[str, dict[str, str | None]] = {}
    for zone in zones.values():
        near = {
            heading: at[spot]
            for heading, (down, right) in STEP.items()
            if (spot := (zone.stage, zone.row + down, zone.column + right)) in at
        }
        beside[zone.id] = {heading: other.id for heading, other in near.items()}
        ways[zone.id] = {other.id: None for other in near.values() if other.chamber == zone.chamber}
    doors = _doors(mission, zones, beside, ways)
    stairs: dict[str, tuple[tuple[str, str], ...]] = {}
    for flight in mission.stairs:
        for here, there in (flight.zones, flight.zones[::-1]):
            _known(mission, "stairs", here, zones)
            stairs[here] = (*stairs.get(here, ()), (there, flight.id))
    levels: dict[int, tuple[str, ...]] = {}
    level_of: dict[str, int] = {}
    top_of: dict[str, int] = {}
    for token in sorted(mission.levels, key=lambda token: token.level):
        _known(mission, "levels", token.zone, zones)
        if not 1 <= token.level <= 5:
            raise ContentError(FILE, mission.id, "levels", f"there is no Level {token.level}")
        levels[token.level] = (*levels.get(token.level, ()), token.zone)
        level_of.setdefault(zones[token.zone].tile, token.level)
        top_of[zones[token.zone].tile] = token.level
    if not levels:
        raise ContentError(FILE, mission.id, "levels", "a Mission needs Level tokens")
    tile_names = dict.fromkeys(zone.tile for zone in zones.values())
    chambers = dict.fromkeys(zone.chamber for zone in zones.values() if zone.chamber)
    return Map(
        zones=zones,
        beside=beside,
        ways=ways,
        doors=doors,
        doors_of={id: tuple(door.id for door in doors.values() if id in door.zones) for id in zones},
        chambers={name: tuple(id for id, zone in zones.items() if zone.chamber == name) for name in chambers},
        tiles={name: tuple(id for id, zone in zones.items() if zone.tile == name) for name in tile_names},
        stairs=stairs,
        levels=levels,
        level_of=level_of,
        top_of=top_of,
        top_at={"": 0} | {id: top_of.get(zone.tile, 0) for id, zone in zones.items()},
    )


def reached(board: Map, start: str, barred: Iterable[str] = ()) -> list[str]:
    """All Zones one can walk to from here, if every door but the barred ones were open."""
    shut = list(barred)
    found = [start]
    for zone in found:
        steps = [near for near, door in board.ways[zone].items() if door not in shut]
        steps += [there for there, _ in board.stairs.get(zone, ())]
        found += [near for near in steps if near not in found]
    return found


def _zones(mission: Mission, tiles: Mapping[str, Tile]) -> dict[str, Zone]:
    zones: dict[str, Zone] = {}
    laid: dict[str, str] = {}
    for stage, grid in enumerate(mission.stages, 1):
        for down, row in enumerate(grid):
            for right, placed in enumerate(row):
                if placed == NO_TILE:
                    continue
                face, _, turn = placed.partition("@")
                if face not in tiles:
                    raise ContentError(FILE, mission.id, "stages", f"there is no tile '{face}'")
                if turn not in ("", "0", "90", "180", "270"):
                    raise ContentError(FILE, mission.id, "stages", f"'{placed}': a tile is turned by 90, 180 or 270")
                if face[:-1] in laid:
                    raise ContentError(FILE, mission.id, "stages", f"'{face}' and '{laid[face[:-1]]}' are one tile")
                laid[face[:-1]] = face
                rows = turned(tiles[face].rows, int(turn or 0))
                for r in range(SIDE):
                    for c in range(SIDE):
                        mark = rows[r][c]
                        id = f"{face}-{r + 1}{c + 1}"
                        zones[id] = Zone(
                            id=id,
                            tile=face,
                            stage=stage,
                            row=down * SIDE + r,
                            column=right * SIDE + c,
                            light=mark == "o" or mark.isupper(),
                            chamber=f"{face}-{mark.lower()}" if mark not in ".o" else None,
                        )
    return zones


def _doors(
    mission: Mission,
    zones: Mapping[str, Zone],
    beside: Mapping[str, Mapping[Heading, str]],
    ways: Mapping[str, dict[str, str | None]],
) -> dict[str, Door]:
    """Doors go into walls between two neighbours; `ways` learns of them."""
    doors: dict[str, Door] = {}
    for door in mission.doors:
        here, _, side = door.at.partition(" ")
        _known(mission, "doors", here, zones)
        heading = next((heading for heading in HEADINGS if heading == side), None)
        if heading is None:
            raise ContentError(FILE, mission.id, "doors", f"'{door.at}': expected a Zone and N, E, S or W")
        there = beside[here].get(heading)
        if there is None:
            raise ContentError(FILE, mission.id, "doors", f"'{door.at}': there is no Zone on the other side")
        if there in ways[here]:
            what = "already has a door" if ways[here][there] else "is open floor, not a wall"
            raise ContentError(FILE, mission.id, "doors", f"'{door.at}': the border to {there} {what}")
        ways[here][there] = ways[there][here] = door.at
        doors[door.at] = Door(id=door.at, zones=(here, there), open=door.open, special=door.special)
    return doors


def _known(mission: Mission, field: str, zone: str, zones: Mapping[str, Zone]) -> None:
    if zone not in zones:
        raise ContentError(FILE, mission.id, field, f"there is no Zone '{zone}' on this map")
