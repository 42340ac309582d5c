"""Those who have somewhere to go, and go there in place of a Move: escorts, carriers, monsters on an errand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from taverna.core.ask import Flow
from taverna.hexgrid import Mover, neighbours

from ..records.abilities import Ability, Move
from ..records.concerned import Bound
from ..records.ground import Objective
from ..records.scenarios import Errand
from ..state import Figure, Table
from . import figures, land, movement, rooms, sums, ways
from .acting import decide


def after_going(g: Table, figure: Figure, bound: Bound, abilities: Sequence[Ability]) -> Flow:
    """One that has somewhere to go goes there first; what is left of its abilities then."""
    points = sums.move_value(g, figure) if bound.move is None else bound.move
    if bound.carries:
        yield from carry(g, figure, bound, points)
    else:
        yield from escort(g, figure.id, bound, points)
    return [one for one in abilities if not isinstance(one, Move)] if not bound.only else []


def carry(g: Table, figure: Figure, bound: Bound, points: int) -> Flow:
    """It goes to what it is to carry; whoever begins its turn next to that takes it along, ahead of itself."""
    load, start, steps = g.spots.get(bound.carries, []), figure.at, land.ground(g).steps
    if start is None or not any(at == start or at in steps.get(start, ()) for at in load):
        yield from escort(g, figure.id, structs.replace(bound, towards=bound.carries), points)
        return
    yield from escort(g, figure.id, bound, points)
    if figures.stands(g, figure.id) and figure.at != start:
        ground, goals = land.ground(g), g.spots.get(bound.towards, [])
        blocked = land.terrain(g).obstacles
        near = sorted(a for a in ground.steps[figure.at] if a not in blocked)  # type: ignore[index]
        away = {a: min((ground.distances(a).get(b, 99) for b in goals), default=99) for a in near}
        if away:
            g.spots[bound.carries] = [min(near, key=lambda a: away[a])]


def escort(g: Table, id: str, defined: Objective | Bound | Errand, points: int) -> Flow:
    """It goes the least way to its place, whatever room that is in, opens doors if it may, and springs traps only
    where no other way leads."""
    figure = g.figures[id]
    if "immobilize" in figure.conditions or figure.at is None:
        return
    board = g.board
    there = [a for room in board.scenario.rooms for a in room.spots.get(defined.towards, ())]
    everything = board.map(list(board.rooms), g.opened, g.locked)
    others = [f for f in g.figures.values() if f.at is not None and f.id != id]
    mover = Mover(
        everything,
        land.terrain(g),
        "walk",
        frozenset(f.at for f in others if f.force == figure.force and f.at is not None),
        frozenset(f.at for f in others if f.force != figure.force and f.at is not None),
        opens_doors=defined.opens_doors,
    )
    blocked = mover.terrain.obstacles
    goals = [a for b in there for a in ((b,) if b not in blocked else neighbours(b)) if a in everything.floor]
    left = mover.left(goals)
    reach = mover.reach(figure.at, points)
    merit = {
        a: (way.negatives + left[a].negatives, left[a].cost, way.cost)
        for a, way in reach.items()
        if a in left and (a == figure.at or mover.may_end(a))
    }
    if not merit:
        return
    best = min(merit.values())
    stops = sorted(a for a in merit if merit[a] == best)
    stop = stops[0]
    if len(stops) > 1:
        answer = yield from decide(g, None, "escort", [("to", *a) for a in stops], {"figure": id})
        stop = answer[1:]
    path = ways.within(mover, figure.at, stop, points)
    for nth in range(1, len(path)):
        opens = path[nth] in board.doors and path[nth] not in g.opened
        if opens:
            yield from rooms.open_door(g, path[nth], id)
        if not figures.stands(g, id) or not (yield from movement.walk(g, id, path[nth - 1 : nth + 1])):
            return
        points -= 2 if path[nth] in g.difficult else 1
        if opens:
            yield from escort(g, id, defined, points)  # what the door revealed may stand in the way
            return
