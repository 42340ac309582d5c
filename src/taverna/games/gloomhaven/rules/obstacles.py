"""Obstacles: made, moved, destroyed; never so that part of the map is cut off (GH-OBST-01..05)."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, neighbours, parts

from ..events import ObstacleDestroyed
from ..state import Figure, Obstacle, Table
from . import land, spaces
from .acting import STOP, Action, decide


# -- obstacles -------------------------------------------------------------------------------------------------------
def cuts_off(g: Table, added: list[Hex], gone: Obstacle | None = None) -> bool:
    """Whether obstacles there would leave part of the map to be entered only through obstacles (GH-OBST-05); a locked
    door will open one day."""
    ground = g.board.map(g.rooms, g.opened, ()) if g.locked else land.ground(g)
    ways = ground.steps_through_doors
    before = [a for obstacle in g.obstacles for a in obstacle.hexes]
    after = [a for obstacle in g.obstacles if obstacle is not gone for a in obstacle.hexes] + added
    old = parts(ways, ways.keys() - frozenset(before))
    new = parts(ways, ways.keys() - frozenset(after))
    open_before = ways.keys() - frozenset(before)
    torn = any(sum(not part.isdisjoint(whole) for part in new) > 1 for whole in old)
    return torn or any(part.isdisjoint(open_before) for part in new)


def triangles(g: Table, at: Hex) -> list[tuple[Hex, Hex, Hex]]:
    """The ways a three-hex tile can lie with this hex in it, all hexes empty."""
    near = neighbours(at)
    found = []
    for nth in range(6):
        b, c = near[nth], near[(nth + 1) % 6]
        if spaces.empty(g, b) and spaces.empty(g, c) and not cuts_off(g, [at, b, c]):
            found.append((at, b, c))
    return found


def movable(g: Table, obstacle: Obstacle) -> bool:
    """Neither fixed by the scenario nor one with hit points (GH-DESTROY-02)."""
    return not obstacle.lasting


def beside(g: Table, who: Figure, range: int) -> list[Obstacle]:
    """The obstacles within range and sight of a figure that abilities can destroy or move."""
    near = spaces.in_range(g, who, range)
    return [o for o in g.obstacles if movable(g, o) and any(a in near for a in o.hexes)]


def remove(g: Table, act: Action | None, id: str, obstacle: Obstacle) -> None:
    g.obstacles.remove(obstacle)
    g.relaid()
    if act is not None:
        act.obstacle = list(obstacle.hexes)
        act.obstacle_hexes += len(obstacle.hexes)
    g.emit(ObstacleDestroyed(figure=id, hexes=tuple(obstacle.hexes)))


def destroy_at(g: Table, act: Action | None, id: str, at: Hex) -> None:
    """The obstacle in a hex, if abilities can destroy it."""
    for obstacle in g.obstacles:
        if at in obstacle.hexes and movable(g, obstacle):
            remove(g, act, id, obstacle)
            return


def destroy_for(g: Table, owner: str, seat: int | None, card: str) -> Flow:
    """A bonus that needs a neighbouring obstacle to destroy; whether it had one."""
    who = g.figures[owner]
    there = beside(g, who, 1)
    if not there:
        return False
    options: list[Any] = [("at", *o.hexes[0]) for o in there]
    answer = yield from decide(g, seat, "destroy-obstacle", [*options, STOP], {"card": card})
    if answer == STOP:
        return False
    remove(g, None, owner, there[options.index(answer)])
    return True
