"""The land: the map as far as it is revealed, what lies on the floor, the objectives of the scenario."""

from __future__ import annotations

from taverna.hexgrid import HexMap, Terrain

from ..records.ground import Objective
from ..state import Table, unkey


def ground(g: Table) -> HexMap:
    """The map of all that is revealed."""
    return g.content.map(g)


def terrain(g: Table) -> Terrain:
    """What lies on the floor, as figures that move over it see it; the same object while nothing changes."""
    traps, obstacles = tuple(g.traps), g.obstacles
    mark = (traps, tuple(g.hazards), tuple(g.difficult), [o.hexes for o in obstacles])
    known: tuple[object, Terrain] | None = g.__dict__.get("_terrain")
    if known is not None and known[0] == mark:
        return known[1]
    made = Terrain(
        frozenset(a for obstacle in obstacles for a in obstacle.hexes),
        frozenset(unkey(a) for a in traps),
        frozenset(g.hazards),
        frozenset(g.difficult),
    )
    g.__dict__["_terrain"] = ((traps, mark[1], mark[2], [list(hexes) for hexes in mark[3]]), made)
    return made


def objective(g: Table, id: str) -> Objective | None:
    """The definition of an objective of the scenario."""
    for room in g.content.scenario(g).rooms:
        for one in room.objectives:
            if one.id == id:
                found: Objective = one
                return found
    return None
