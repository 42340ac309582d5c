"""Ways over the ground: what a hex costs to reach, which traps and hazards lie on the way, what is left to a goal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from functools import cached_property, lru_cache
from heapq import heappop, heappush
from itertools import chain
from typing import Any, Literal, NamedTuple

from taverna.hexgrid import rings
from taverna.hexgrid.coords import Hex
from taverna.hexgrid.hexmap import Bits, HexMap
from taverna.hexgrid.rings import Ring, Rings

Manner = Literal["walk", "jump", "fly"]
NOWHERE: frozenset[Hex] = frozenset()


@dataclass(frozen=True)
class Terrain:
    """What lies on the floor."""

    obstacles: frozenset[Hex] = NOWHERE
    traps: frozenset[Hex] = NOWHERE
    hazards: frozenset[Hex] = NOWHERE
    difficult: frozenset[Hex] = NOWHERE

    @cached_property
    def negative(self) -> frozenset[Hex]:
        """The hexes that hurt whoever enters them."""
        return self.traps | self.hazards

    @cached_property
    def entering(self) -> dict[Hex, int]:
        """What it takes to enter each hex that is not plain: a `Way`, packed."""
        return {
            a: STEP * (1 + (a in self.difficult))
            + (NEGATIVE if a in self.negative else 0)
            + (a in self.traps) * TRAP
            + (a in self.hazards)
            for a in self.difficult | self.negative
        }

    def on(self, map: HexMap) -> tuple[Bits, Bits, Bits]:
        """Obstacles, difficult and negative hexes as bits of a map."""
        known: tuple[HexMap, tuple[Bits, Bits, Bits]] | None = self.__dict__.get("_on")
        if known is None or known[0] is not map:
            known = map, (map.bits(self.obstacles), map.bits(self.difficult), map.bits(self.negative))
            self.__dict__["_on"] = known
        return known[1]


BARE = Terrain()

NEGATIVE, STEP, TRAP, COST = 1 << 32, 1 << 16, 1 << 8, 0xFFFF
"""A way as one number, for the search: ways add up and compare like their numbers (for less than 256 of each thing)."""


class Way(NamedTuple):
    """What it takes to get to a hex: negative hexes entered (a trap with a hazard is one), then movement points.

    Ways compare as tuples, so the least way is the one with the fewest negative hexes and, of these, the cheapest.
    """

    negatives: int
    cost: int
    traps: int = 0
    hazards: int = 0


STAY = Way(0, 0)


@lru_cache(maxsize=4096)
def unpacked(packed: int) -> Way:
    return Way(packed >> 32, packed >> 16 & COST, (packed >> 8) & 0xFF, packed & 0xFF)


class Spread:
    """The least ways from a hex, or to the nearest of some hexes, found outward and no farther than someone asks.

    It goes through its rings: lists of hexes by ways with as many negatives and of the same cost, the least first.
    """

    __slots__ = ("_coming", "rings", "ways")

    def __init__(self) -> None:
        self.ways: dict[Hex, Way] = {}
        """Those found so far."""
        self.rings: list[list[Hex]] = []
        self._coming: Iterator[list[Hex]] = iter(())

    def by(self, coming: Iterator[list[Hex]]) -> Spread:
        """With what finds it."""
        self._coming = coming
        return self

    def found(self, ring: list[Hex]) -> list[Hex]:
        """A ring has been found, and its ways."""
        self.rings.append(ring)
        return ring

    def __iter__(self) -> Iterator[list[Hex]]:
        return chain(self.rings[:], self._coming)

    def to(self, end: Hex) -> dict[Hex, Way]:
        """The ways, that to `end` among them if there is one."""
        ways = self.ways
        if end not in ways:
            for _ in self._coming:
                if end in ways:
                    break
        return ways

    def whole(self) -> dict[Hex, Way]:
        """All ways there are."""
        for _ in self._coming:
            pass
        return self.ways


class Mover:
    """A figure that moves in some manner among friends and foes.

    Walking, it passes friends but neither foes nor obstacles, pays two for difficult ground and suffers every negative
    hex it enters. Jumping, it passes everything, and only the hex it lands on counts as walked. Flying, it passes
    everything and pays and suffers nothing, not even where it stops. Nobody passes a wall, and nobody stops in another
    figure's hex; only a flyer stops on an obstacle.
    """

    __slots__ = (
        "_foes",
        "_no_end",
        "_no_entry",
        "_occupied",
        "_on",
        "_rings",
        "_spreads",
        "foes",
        "friends",
        "manner",
        "map",
        "opens_doors",
        "terrain",
    )

    def __init__(
        self,
        map: HexMap,
        terrain: Terrain = BARE,
        manner: Manner = "walk",
        friends: frozenset[Hex] = NOWHERE,
        foes: frozenset[Hex] = NOWHERE,
        opens_doors: bool = False,
    ) -> None:
        self.map, self.terrain, self.manner = map, terrain, manner
        self.friends, self.foes, self.opens_doors = friends, foes, opens_doors
        self._no_end: frozenset[Hex] | None = None
        self._no_entry: frozenset[Hex] | None = None
        self._foes: Bits | None = None
        self._occupied: Bits | None = None
        self._on: tuple[Bits, Bits, Bits] | None = None
        self._spreads: dict[Hex, Spread] = {}
        self._rings: dict[Hex, Rings] = {}

    @property
    def steps(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """From each hex those beside it, if no wall is between."""
        return self.map.steps_through_doors if self.opens_doors else self.map.steps

    @property
    def occupied(self) -> Bits:
        """`no_end` as bits."""
        if self._occupied is None:
            there = self.map.bits(self.friends) | self._foes_there()
            self._occupied = there if self.manner == "fly" else there | self._land()[0]
        return self._occupied

    @property
    def no_end(self) -> frozenset[Hex]:
        """The hexes where it may not stop, were it not there already."""
        if self._no_end is None:
            there = self.friends | self.foes
            self._no_end = there if self.manner == "fly" else there | self.terrain.obstacles
        return self._no_end

    @property
    def no_entry(self) -> frozenset[Hex]:
        """The hexes it does not enter on foot."""
        if self._no_entry is None:
            self._no_entry = self.foes | self.terrain.obstacles
        return self._no_entry

    def passes(self, hexes: Iterable[Hex]) -> bool:
        """Whether anybody stands on some hexes."""
        return not (self.friends.isdisjoint(hexes) and self.foes.isdisjoint(hexes))

    def may_end(self, a: Hex) -> bool:
        """Whether it may stop on this hex of the ground, were it not there already."""
        return a not in self.no_end

    def reach(self, start: Hex, points: int | None = None) -> Mapping[Hex, Way]:
        """For every hex it can get to with so many movement points (None: any number) the least way there.

        Hexes where it may not stop are among them, and so is `start`. Entering a negative hex is never preferred to a
        longer way that the points still allow.
        """
        if points is None:
            return self.spread(start).whole()
        if self.manner == "walk":
            return self._walk_within(start, points)
        return {a: way for a, way in self._leap(start, points).items() if way.cost <= points}

    def spread(self, start: Hex) -> Spread:
        """The same without end, as far as is asked for."""
        found = self._spreads.get(start)
        if found is None:
            found = self._spreads[start] = Spread()
            if self.manner == "walk":
                found.by(self._walk(start, found) if self.terrain.entering else self._even(start, self.no_entry, found))
            elif self.manner == "jump" and self.terrain.entering:
                found.by(in_rings(self._leap(start), found))
            else:
                found.by(self._even(start, NOWHERE, found))
        return found

    def rings(self, start: Hex) -> Rings:
        """The same as bits of the map, for one who opens no doors."""
        found = self._rings.get(start)
        if found is None:
            kept: list[Ring] = []
            found = self._rings[start] = Rings(self._outward(start, kept), kept)
        return found

    def rings_back(self, goal: Hex) -> Iterator[Ring]:
        """For every hex the least way from there to the goal, in the same way."""
        if self.manner == "walk":
            obstacles, slow, harm = self._land()
            harmless = rings.homeward(self.map, goal, obstacles | harm | self._foes_there(), slow)
            return chain(harmless, self._in_bits(self.back, (goal,), 1)) if harm else harmless
        if self.manner == "fly" or goal not in self.terrain.entering:
            return rings.homeward(self.map, goal)
        return self._in_bits(self.back, (goal,))

    def left(self, goals: Iterable[Hex]) -> dict[Hex, Way]:
        """For every hex the least way from there to the nearest of the goals."""
        return self.back(goals).whole()

    def back(self, goals: Iterable[Hex]) -> Spread:
        """The same, as far as is asked for."""
        goals, spread = set(goals), Spread()
        if self.manner == "walk":
            return spread.by(
                self._walk_back(goals, spread) if self.terrain.entering else self._even_back(goals, spread)
            )
        if self.manner == "fly" or not goals & (self.terrain.difficult | self.terrain.negative):
            left = {a: Way(0, steps) for a, steps in self._flight(goals).items()}
            return spread.by(in_rings(left, spread))
        left = {a: STAY for a in goals}
        for goal in goals:
            for a, steps in self._flight({goal}).items():
                if a not in goals:
                    way = self._landing(goal, steps)
                    left[a] = min(way, left.get(a, way))
        return spread.by(in_rings(left, spread))

    def path(self, start: Hex, end: Hex) -> tuple[Hex, ...]:
        """The hexes of one least way from start to end, both included; ValueError if there is none."""
        if start == end:
            return (start,)
        if start in self._rings and not (self.manner == "jump" and self.terrain.entering):
            slow = self._land()[1] if self.manner == "walk" else 0
            if found := rings.path(self.map, self._rings[start], end, slow):
                return found
        if self.manner == "walk":
            return self.path_by(self.spread(start).to(end), start, end)
        back = [end]
        flight = self._flight({start}, until=end)
        while end in flight and back[-1] != start:
            here = back[-1]
            back.append(next(a for a in self.steps[here] if flight.get(a) == flight[here] - 1))
        if back[-1] != start:
            raise ValueError(f"no way leads from {start} to {end}")
        return tuple(reversed(back))

    def path_by(self, ways: Mapping[Hex, Way], start: Hex, end: Hex) -> tuple[Hex, ...]:
        """The same on foot, by the least ways from the start that are known."""
        back = [end]
        while end in ways and back[-1] != start:
            back.append(self._before(back[-1], ways))
        if back[-1] != start:
            raise ValueError(f"no way leads from {start} to {end}")
        return tuple(reversed(back))

    def _before(self, here: Hex, ways: Mapping[Hex, Way]) -> Hex:
        """The hex from which a least way leads on foot into this one."""
        if self.terrain.entering:
            return next(a for a in self.steps[here] if a in ways and self._entered(ways[a], here) == ways[here])
        before = unpacked(STEP * (ways[here].cost - 1))
        for a in self.steps[here]:
            if ways.get(a) == before:
                return a
        raise ValueError(f"no way leads to {here}")

    def _flight(self, starts: set[Hex], points: int | None = None, until: Hex | None = None) -> dict[Hex, int]:
        """Steps over everything but walls, ring by ring; no farther than to a hex, if one is named."""
        found = dict.fromkeys(starts, 0)
        ring, farther = list(starts), 0
        steps = self.steps
        while ring and farther != points and until not in found:
            farther += 1
            reached = []
            for here in ring:
                for near in steps.get(here, ()):
                    if near not in found:
                        found[near] = farther
                        reached.append(near)
            ring = reached
        return found

    def _leap(self, start: Hex, points: int | None = None) -> dict[Hex, Way]:
        """Over everything but walls; what lies where it lands counts for a jump."""
        ways = {a: unpacked(STEP * steps) for a, steps in self._flight({start}, points).items()}
        if self.manner == "jump":
            ways |= {a: self._landing(a, ways[a].cost) for a in self.terrain.entering if a in ways}
        ways[start] = STAY
        return ways

    def _landing(self, a: Hex, steps: int) -> Way:
        """What it takes a jump of so many steps to land there."""
        return unpacked(STEP * (steps - 1) + self.terrain.entering.get(a, STEP))

    def _entered(self, way: Way, a: Hex) -> Way:
        """The way that goes on, on foot, into hex `a`."""
        land = self.terrain
        negatives, cost, traps, hazards = way
        cost += 2 if a in land.difficult else 1
        if a in land.negative:
            return Way(negatives + 1, cost, traps + (a in land.traps), hazards + (a in land.hazards))
        return Way(negatives, cost, traps, hazards)

    def _even(self, start: Hex, closed: frozenset[Hex], spread: Spread) -> Iterator[list[Hex]]:
        """Where every hex costs one and hurts nobody: ring by ring."""
        ways = spread.ways
        ways[start] = STAY
        ring, cost = [start], 0
        while ring:
            spread.rings.append(ring)
            yield ring
            cost += 1
            ring = self._next(ring, unpacked(STEP * cost), ways, closed)

    def _next(self, ring: list[Hex], way: Way, ways: dict[Hex, Way], closed: frozenset[Hex]) -> list[Hex]:
        """Every hex one step beyond a ring, reached in this way."""
        steps, reached = self.steps, []
        for here in ring:
            for near in steps.get(here, ()):
                if near not in ways and near not in closed:
                    ways[near] = way
                    reached.append(near)
        return reached

    def _walk(self, start: Hex, spread: Spread) -> Iterator[list[Hex]]:
        """On foot, over what lies on the floor."""
        steps, closed, entering = self.steps, self.no_entry, self.terrain.entering
        ways, best = spread.ways, {start: 0}
        waiting = {0: [start]}  # by what it takes to get there: few numbers for many hexes
        queue = [0]
        while queue:
            far, ring = queue[0] >> 16, list[Hex]()
            while queue and queue[0] >> 16 == far:
                so_far = heappop(queue)
                way = unpacked(so_far)
                for here in waiting.pop(so_far):
                    if so_far > best[here]:
                        continue
                    ways[here] = way
                    ring.append(here)
                    least = so_far + STEP
                    for near in steps.get(here, ()):
                        known = best.get(near)
                        if (known is not None and known <= least) or near in closed:
                            continue
                        on = so_far + entering.get(near, STEP)
                        if known is None or on < known:
                            best[near] = on
                            if on in waiting:
                                waiting[on].append(near)
                            else:
                                waiting[on] = [near]
                                heappush(queue, on)
            if ring:
                yield spread.found(ring)

    def _outward(self, start: Hex, found: list[Ring]) -> Iterator[Ring]:
        """Those found are kept."""
        if self.manner == "walk":
            obstacles, slow, harm = self._land()
            harmless = rings.outward(self.map, start, obstacles | harm | self._foes_there(), slow, found)
            return chain(harmless, keeping(self._in_bits(self.spread, start, 1), found)) if harm else harmless
        if self.manner == "fly" or not self.terrain.entering:
            return rings.outward(self.map, start, found=found)
        return keeping(self._in_bits(self.spread, start), found)

    def _land(self) -> tuple[Bits, Bits, Bits]:
        """Obstacles, difficult and negative hexes as bits."""
        if self._on is None:
            self._on = self.terrain.on(self.map)
        return self._on

    def _foes_there(self) -> Bits:
        if self._foes is None:
            self._foes = self.map.bits(self.foes)
        return self._foes

    def _in_bits(self, found: Callable[[Any], Spread], where: Any, negatives: int = 0) -> Iterator[Ring]:
        """The rings of a spread, found when they are asked for, with at least so many negatives."""
        spread = found(where)
        for ring in spread:
            way = spread.ways[ring[0]]
            if way.negatives >= negatives:
                yield way.negatives, way.cost, self.map.bits(ring)

    def _walk_plain(self, start: Hex, points: int | None = None) -> dict[Hex, Way]:
        """The same where every hex costs one and hurts nobody: ring by ring."""
        ways = {start: STAY}
        ring, cost, closed = [start], 0, self.no_entry
        while ring and cost != points:
            cost += 1
            ring = self._next(ring, unpacked(STEP * cost), ways, closed)
        return ways

    def _walk_within(self, start: Hex, points: int) -> dict[Hex, Way]:
        """A way with more negatives can lead farther if it is cheaper, so a hex is passed again by every such way."""
        if not self.terrain.difficult and not self.terrain.negative:
            return self._walk_plain(start, points)
        steps, closed, entering = self.steps, self.no_entry, self.terrain.entering
        ways: dict[Hex, int] = {}
        cheapest: dict[Hex, int] = {}
        queue = [(0, start)]
        while queue:
            so_far, here = heappop(queue)
            cost = so_far >> 16 & COST
            if here not in ways or cost < cheapest[here]:
                ways.setdefault(here, so_far)
                cheapest[here] = cost
                for near in steps.get(here, ()):
                    if near not in closed:
                        on = so_far + entering.get(near, STEP)
                        if on >> 16 & COST <= points:
                            heappush(queue, (on, near))
        return {a: unpacked(packed) for a, packed in ways.items()}

    def _walk_back(self, goals: set[Hex], spread: Spread) -> Iterator[list[Hex]]:
        steps, closed, entering = self.steps, self.no_entry, self.terrain.entering
        ways, best = spread.ways, dict.fromkeys(goals, 0)
        queue = sorted((0, goal) for goal in goals)
        while queue:
            far, ring = queue[0][0] >> 16, list[Hex]()
            while queue and queue[0][0] >> 16 == far:
                so_far, here = heappop(queue)
                if so_far > best[here]:
                    continue
                ways[here] = unpacked(so_far)
                ring.append(here)
                if here in closed:
                    continue
                on = so_far + entering.get(here, STEP)
                for near in steps.get(here, ()):
                    if near not in best or on < best[near]:
                        best[near] = on
                        heappush(queue, (on, near))
            if ring:
                yield spread.found(ring)

    def _even_back(self, goals: set[Hex], spread: Spread) -> Iterator[list[Hex]]:
        """The same where every hex costs one and hurts nobody: no way leads on through a hex it does not enter."""
        closed, ways = self.no_entry, spread.ways
        ways.update(dict.fromkeys(goals, STAY))
        ring, cost = sorted(goals), 0
        while ring:
            spread.rings.append(ring)
            yield ring
            cost += 1
            ring = self._next([a for a in ring if a not in closed], unpacked(STEP * cost), ways, NOWHERE)


def keeping(coming: Iterator[Ring], found: list[Ring]) -> Iterator[Ring]:
    for ring in coming:
        found.append(ring)
        yield ring


def in_rings(found: dict[Hex, Way], spread: Spread) -> Iterator[list[Hex]]:
    """Ways already known, ring by ring."""
    rings: dict[tuple[int, int], list[Hex]] = {}
    for a, way in found.items():
        rings.setdefault((way.negatives, way.cost), []).append(a)
    for _, ring in sorted(rings.items()):
        spread.ways.update({a: found[a] for a in ring})
        yield spread.found(ring)


def parts(steps: Mapping[Hex, tuple[Hex, ...]], among: Set[Hex]) -> tuple[frozenset[Hex], ...]:
    """The parts into which these hexes fall, each joined within by steps from one of its hexes to another."""
    found = []
    rest = set(among)
    while rest:
        part = [min(rest)]
        rest.discard(part[0])
        for here in part:
            for near in steps.get(here, ()):
                if near in rest:
                    rest.discard(near)
                    part.append(near)
        found.append(frozenset(part))
    return tuple(found)
