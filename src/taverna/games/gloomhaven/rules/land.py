"""The land: the map as far as it is revealed, what lies on the floor, the objectives of the scenario."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any

from taverna.hexgrid import Hex, HexMap, Terrain

from ..records.ground import Objective
from ..state import Table, unkey

HEXES = attrgetter("hexes")


def ground(g: Table) -> HexMap:
    """The map of all that is revealed; the same object while nothing changes."""
    if not g.heard:
        return g.shown
    known: tuple[Any, HexMap] | None = g.__dict__.get("_ground")
    if known is not None and known[0] == (g.scenario, g.rooms, g.opened, g.locked, g.dungeon.laid):
        return known[1]
    found = g.content.map(g)
    g.__dict__["_ground"] = ((g.scenario, g.rooms[:], g.opened[:], g.locked[:], g.dungeon.laid[:]), found)
    return found


def terrain(g: Table) -> Terrain:
    """What lies on the floor, as figures that move over it see it; the same object while nothing changes."""
    known: tuple[Any, Terrain] | None = g.__dict__.get("_terrain")
    if known is not None and not g.heard:
        return known[1]
    mark = [*g.traps], g.hazards, g.difficult, [*map(HEXES, g.obstacles)]
    if known is not None and known[0] == mark:
        return known[1]
    traps, hazards, difficult, obstacles = mark
    made = floor(tuple(traps), tuple(hazards), tuple(difficult), tuple([a for hexes in obstacles for a in hexes]))
    g.__dict__["_terrain"] = ((traps, hazards[:], difficult[:], [hexes[:] for hexes in obstacles]), made)
    return made


@lru_cache(maxsize=500)
def floor(
    traps: tuple[str, ...], hazards: tuple[Hex, ...], difficult: tuple[Hex, ...], obstacles: tuple[Hex, ...]
) -> Terrain:
    """Tables on which the same lies share it, and what was found out about it."""
    return Terrain(frozenset(obstacles), frozenset(map(unkey, traps)), frozenset(hazards), frozenset(difficult))


def objective(g: Table, id: str) -> Objective | None:
    """The definition of an objective of the scenario."""
    for room in g.board.scenario.rooms:
        for one in room.objectives:
            if one.id == id:
                found: Objective = one
                return found
    return None
