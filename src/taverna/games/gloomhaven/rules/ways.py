"""Where a figure can get with the movement it has, and how (GH-MOVE-01..05, GH-JUMP, GH-FLY)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Any

from taverna.hexgrid import DIRECTIONS, Hex, Manner, Mover, Terrain, Way, add, neighbours

from ..records.abilities import Move
from ..state import Figure, Table
from . import dormant, figures, land, worn
from .acting import Action

NOWHERE: frozenset[Hex] = frozenset()


class Ways:
    """Where a figure can get with the points it has left, and why not elsewhere."""

    __slots__ = ("ability", "act", "g", "manner", "mover", "points", "reach", "start", "who")

    def __init__(self, g: Table, act: Action, who: Figure, ability: Move, manner: Manner, points: int) -> None:
        assert who.at is not None
        self.g, self.act, self.who, self.ability, self.manner, self.points = g, act, who, ability, manner, points
        self.start: Hex = who.at
        self.mover = mover(g, who, manner, act)
        self.reach = self.mover.reach(self.start, points) if points > 0 else {}

    def options(self) -> list[Any]:
        """("to", q, r) to stop there, ("via", q, r) to go on from there."""
        start, points, no_end, ability = self.start, self.points, self.mover.no_end, self.ability
        jumps = self.manner == "jump"  # it lands where it stops, so it stops at no way-point
        to: list[Any] = []
        via: list[Any] = []
        lines = self._lines() if ability.straight else None
        beside = self._beside() if self._bound() else None
        for a, way in self.reach.items():
            if a == start or (lines is not None and a not in lines):
                continue
            q, r = a
            ends = a not in no_end and (beside is None or a in beside)
            if ends:
                to.append(("to", q, r))
            if lines is not None:
                continue
            cost = way.cost
            if jumps and a in self.mover.terrain.difficult:
                cost -= 1  # it does not land at a way-point
            if cost < points and ((ends and not jumps) or self._leads_on(a, cost, beside)):
                via.append(("via", q, r))
        if not to:
            return []
        return to + via

    def _leads_on(self, a: Hex, cost: int, beside: list[Hex] | None) -> bool:
        """Whether a hex where the figure cannot stop leads on to one where it can."""
        no_end = self.mover.no_end
        if beside is None:
            costly = self.mover.terrain.entering
            for near in self.mover.steps.get(a, ()):
                if near not in no_end and near not in costly:
                    return True
        onward = self.mover.reach(a, self.points - cost)
        return any(b != a and b not in no_end and (beside is None or b in beside) for b in onward)

    def may_stop(self) -> bool:
        """Whether the figure may stop at the way-point it has come to."""
        return (
            self.manner != "jump"
            and self.mover.may_end(self.start)
            and (not self._bound() or self.start in self._beside())
        )

    def _bound(self) -> bool:
        return self.ability.to is not None or bool(self.act.beside)

    def _lines(self) -> dict[Hex, list[Hex]]:
        """The hexes straight ahead in each direction."""
        found: dict[Hex, list[Hex]] = {}
        steps = self.mover.steps
        closed = self.mover.foes | self.mover.terrain.obstacles if self.manner == "walk" else frozenset()
        for way in DIRECTIONS:
            here, left = self.start, self.points
            line: list[Hex] = []
            while left > 0:
                there = add(here, way)
                if there not in steps.get(here, ()) or there in closed:
                    break
                line = [*line, there]
                left -= 2 if self.manner == "walk" and there in self.mover.terrain.difficult else 1
                if left < 0:
                    break
                found[there] = line
                here = there
        return found

    def _beside(self) -> list[Hex]:
        if self.act.beside:
            leader = self.g.figures.get(self.act.beside)
            return [] if leader is None or leader.at is None else list(self.mover.map.steps.get(leader.at, ()))
        if self.ability.to == "towards-friend":
            return self._towards()
        return [near for obstacle in self.g.obstacles for a in obstacle.hexes for near in neighbours(a)]

    def _towards(self) -> list[Hex]:
        """The hexes on shortest ways to the closest ones next to a friend of whoever makes it move."""
        ground = self.mover.map
        friends = [
            f.at for f in self.g.figures.values() if f.at and f.force != self.who.force and f.id != self.act.made_by
        ]
        away = {a: ground.distances(self.start).get(a, 99) for at in friends for a in ground.steps.get(at, ())}
        goals = [a for a in away if away[a] == min(away.values())]
        return [a for a in self.reach for to in goals if ground.distances(a).get(to, 99) == away[to] - self._off(a)]

    def _off(self, a: Hex) -> int:
        return self.mover.map.distances(self.start).get(a, 99)

    def path(self, end: Hex) -> tuple[Hex, ...]:
        if self.ability.straight:
            return (self.start, *self._lines()[end])
        if self.manner == "walk":
            return within(self.mover, self.start, end, self.points, self.reach)
        return self.mover.path(self.start, end)

    def cost(self, end: Hex) -> int:
        return self.reach[end].cost

    def refused(self) -> Iterator[tuple[Any, str]]:
        """Every other hex of the map, with the clause that keeps the figure from stopping there."""
        occupied = figures.standing(self.g)
        obstacles = self.mover.terrain.obstacles
        far = self.mover.reach(self.start)
        for a in self.g.locked:
            yield ("to", *a), "GH-LOCK-01"
        for a in sorted(self.mover.map.floor):
            if a == self.start:
                continue
            if a in occupied:
                yield ("to", *a), "GH-FLY-02" if self.manner == "fly" else "GH-MOVE-04"
            elif a in obstacles and self.manner != "fly":
                yield ("to", *a), "GH-JUMP-02" if self.manner == "jump" else "GH-OBST-01"
            elif a not in far:
                yield ("to", *a), "GH-MOVE-02"
            else:
                yield ("to", *a), "GH-MOVE-01"


def held(figure: Figure) -> bool:
    """Whether it cannot go on moving by itself (GH-IMMOB-01, GH-STUN-01)."""
    return "immobilize" in figure.conditions or "stun" in figure.conditions


def alone(g: Table, at: Hex) -> bool:
    """Whether a figure has its hex to itself: where another stands it cannot stop, whatever holds it (GH-MOVE-04)."""
    return sum(f.at == at for f in g.figures.values()) == 1


def manner_of(g: Table, figure: Figure, jump: bool = False) -> Manner:
    return "fly" if figures.flies(g, figure) else "jump" if jump else "walk"


def mover(g: Table, figure: Figure, manner: Manner, act: Action | None = None) -> Mover:
    """How a figure moves now: through allies, not through enemies (GH-MOVE-02); characters open doors (GH-DOOR-04,
    GH-DOOR-05)."""
    friends: list[Hex] = []
    foes: list[Hex] = []
    side = figures.force(figure)
    turned = act is not None and act.hostile_to_own
    idle = g.board.idle
    for other in g.figures.values():
        if other.at is not None and other is not figure:
            own = (other.force == side) is not turned
            if own or (idle and other.kind == "monster" and dormant.faded(g, other)):
                friends.append(other.at)
            else:
                foes.append(other.at)
    floor = land.terrain(g)
    if (floor.difficult or floor.hazards) and figure.kind == "character":
        light, safe = worn.treads(g, figure, "difficult"), worn.treads(g, figure, "hazards")
        if light or safe:
            hazards, slow = NOWHERE if safe else floor.hazards, NOWHERE if light else floor.difficult
            floor = Terrain(floor.obstacles, floor.traps, hazards, slow)
    return Mover(
        land.ground(g),
        floor,
        manner,
        frozenset(friends),
        frozenset(foes),
        opens_doors=figure.kind == "character",
    )


def within(mover: Mover, start: Hex, end: Hex, points: int, reach: Mapping[Hex, Way] | None = None) -> tuple[Hex, ...]:
    """The least way to `end` that the points allow: as few traps and hazards as can be, then the cheapest. `reach`:
    where the points lead, if it is known."""
    ways = mover.reach(start, points) if reach is None else reach
    if not mover.terrain.entering and end in ways:
        return mover.path_by(ways, start, end)
    if mover.spread(start).to(end).get(end) == ways.get(end):
        return mover.path(start, end)
    # the safest way of all is too long: walk back from the end over hexes that still fit
    steps = mover.steps
    best: dict[tuple[Hex, int], tuple[Any, tuple[Hex, ...]]] = {}

    land = mover.terrain
    queue: list[tuple[int, int, tuple[Hex, ...]]] = [(0, 0, (start,))]
    while queue:
        negatives, cost, path = heappop(queue)
        here = path[-1]
        if here == end:
            return path
        if (here, cost) in best:
            continue
        best[here, cost] = (negatives, path)
        for near in steps.get(here, ()):
            if near in mover.foes or near in land.obstacles:
                continue
            on = cost + (2 if near in land.difficult else 1)
            if on <= points:
                heappush(queue, (negatives + (near in land.negative), on, (*path, near)))
    raise ValueError(f"no way leads from {start} to {end} with {points} points")
