"""The ground that does not change while figures move over it: floor, walls, closed doors; sight and distance on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple

from taverna.hexgrid.coords import Hex, direction, neighbours, subtract
from taverna.hexgrid.lines import Edge, Line, Point, corner, edge, lines, mask

Outside = Literal["wall", "open"]
WallEdge = tuple[Hex, Hex]
Bits = int
"""Some hexes of a map as one number, for questions about many of them at once; two maps number them differently."""


class SightLine(NamedTuple):
    """A free line from corner `from_corner` of one hex to corner `to_corner` of another, and its ends as points.

    Corner i lies between the neighbours in directions i and i + 1; points are axial coordinates times three.
    """

    from_corner: int
    to_corner: int
    start: Point
    end: Point


@dataclass(frozen=True)
class HexMap:
    """Floor hexes with walls between and around them. Build it with `hexmap`, which shares equal maps and their caches.

    What a wall occupies, all of it closed, so that whatever touches its border or corner touches it:

    - a hex of `walls`: its whole hexagon; a closed door likewise;
    - a pair of `edges`: the whole side that the two hexes share, with both its ends;
    - `outside` "wall": the whole hexagon of every hex that is not floor; "open": nothing.

    A line of sight touches no wall anywhere, and that includes its two ends: a corner of a figure's own hex that lies
    on a wall serves for no line. So in a passage one hex wide between full wall hexes nobody sees even a neighbour;
    beside a wall, figures see each other by the corners on their free side.
    """

    floor: frozenset[Hex]
    walls: frozenset[Hex] = frozenset()
    edges: frozenset[Edge] = frozenset()
    doors: frozenset[Hex] = frozenset()
    outside: Outside = "wall"

    if TYPE_CHECKING:  # what is found out as it is asked for
        _near: ClassVar[dict[Hex, list[Bits]]]
        _seeing: ClassVar[dict[Hex, tuple[Bits, Bits]]]  # from where a hex was looked for, and from where it is seen
        _distances: ClassVar[dict[tuple[Hex, int | None], dict[Hex, int]]]
        _visible: ClassVar[dict[Hex, frozenset[Hex]]]
        _free_lines: ClassVar[dict[tuple[Hex, Hex], Line | None]]

    def __post_init__(self) -> None:
        for name in ("_near", "_seeing", "_distances", "_visible", "_free_lines"):
            self.__dict__[name] = {}

    @cached_property
    def ground(self) -> frozenset[Hex]:
        """Floor that is neither wall nor closed door: where figures stand."""
        return self.floor - self.walls - self.doors

    @cached_property
    def steps(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """From each hex of `ground` the neighbours of it on `ground` with no wall between."""
        return self._steps(self.ground)

    @cached_property
    def steps_through_doors(self) -> Mapping[Hex, tuple[Hex, ...]]:
        """The same for a figure that may open doors."""
        return self._steps(self.floor - self.walls)

    def opened(self, door: Hex) -> HexMap:
        """The map once that door is open: floor from now on."""
        return _hexmap(self.floor | {door}, self.walls, self.edges, self.doors - {door}, self.outside)

    def adjacent(self, a: Hex, b: Hex) -> bool:
        """Whether two hexes touch and no wall lies between or on them."""
        return b in self.steps.get(a, ())

    def distances(self, a: Hex) -> Mapping[Hex, int]:
        """The range from `a` to every hex of the board it can be counted to.

        It is counted hex by hex and never through a wall; over an open outside it is counted freely. The last hex may
        itself be wall or closed door: a hex of an area that lies in a wall can be in range.
        """
        found = self._distances.get((a, None))
        if found is None:
            found = self._distances[a, None] = self._count((a,), None)
        return found

    def within(self, a: Hex, range: int) -> Mapping[Hex, int]:
        """The same for all hexes within a range, also those beyond the board."""
        found = self._distances.get((a, range))
        if found is None:
            found = self._distances[a, range] = self._count((a,), range)
        return found

    def region(self, hexes: Iterable[Hex], range: int) -> Container[Hex]:
        """All that is within a range of any of these hexes, counted in the same way; they may be wall themselves."""
        if self.edges or self.outside == "open":
            return self._count(hexes, range)
        return Region(self, hexes, range)

    def distance(self, a: Hex, b: Hex) -> int | None:
        """The range from `a` to `b` counted around walls; None if there is no way around."""
        return self.distances(a).get(b)

    def sight(self, a: Hex, b: Hex) -> bool:
        """Whether a line from some corner of `a` to some corner of `b` touches no wall. Ground always sees itself."""
        if a == b:
            return a in self.ground
        try:
            return self._free_lines[(a, b) if a <= b else (b, a)] is not None
        except KeyError:
            return self._free_line(a, b) is not None

    def sight_line(self, a: Hex, b: Hex) -> SightLine | None:
        """One such line, to be drawn; None if `a` does not see `b`."""
        found = self._free_line(a, b)
        if found is None:
            return None
        ends = (found.start, found.end) if a <= b else (found.end, found.start)
        return SightLine(*ends, corner(a, ends[0]), corner(b, ends[1]))

    def visible(self, a: Hex) -> frozenset[Hex]:
        """All other hexes of the ground that `a` sees."""
        found = self._visible.get(a)
        if found is None:
            found = self._visible[a] = frozenset(b for b in self.ground if b != a and self.sight(a, b))
        return found

    # Many hexes at once: every map is a grid of bits with an empty border.

    @cached_property
    def ground_bits(self) -> Bits:
        """All of the ground."""
        return self._bits(self.ground)

    def bit(self, a: Hex) -> Bits:
        """One hex, if it is ground."""
        return self._ones[a]

    def bits(self, hexes: Iterable[Hex]) -> Bits:
        """Those of the hexes that are ground."""
        return reduce(or_, map(self._ones.__getitem__, hexes), 0)

    def hexes(self, bits: Bits) -> list[Hex]:
        """The hexes of the ground that these bits are."""
        named, found = self.named, []
        while bits:
            lowest = bits & -bits
            bits ^= lowest
            found.append(named[lowest])
        return found

    @cached_property
    def named(self) -> dict[Bits, Hex]:
        """Every hex of the ground by its bit."""
        return {self._ones[a]: a for a in self.ground}

    @cached_property
    def step_bits(self) -> dict[Bits, tuple[Bits, ...]]:
        """`steps` in bits."""
        ones = self._ones
        return {ones[a]: tuple([ones[b] for b in near]) for a, near in self.steps.items()}

    def beside(self, bits: Bits) -> Bits:
        """These hexes, and whatever touches them with no wall edge between, be it ground or not."""
        row = self._stride
        if self.edges:
            right, lower, left = self._passable
            return (
                bits
                | (bits & right) << 1
                | bits >> 1 & right
                | (bits & lower) << row
                | bits >> row & lower
                | (bits & left) << row - 1
                | bits >> row - 1 & left
            )
        right, left = bits | bits << 1, bits | bits >> 1
        return right | left | left << row | right >> row

    def seeing(self, hexes: Bits, target: Hex) -> Bits:
        """Those of some hexes of the ground that see a hex."""
        tried, seen = self._seeing.get(target, (0, 0))
        if new := hexes & ~tried:
            seen |= self.bits([a for a in self.hexes(new) if self.sight(a, target)])
            self._seeing[target] = tried | new, seen
        return hexes & seen

    def near(self, a: Hex, range: int) -> Bits:
        """All ground within a range of a hex, as `within` counts it; and perhaps hexes that are no ground."""
        known = self._near.get(a)
        if known is not None and range < len(known):
            return known[range]
        if self.outside == "open":
            return self.bits(self.within(a, range))
        rings = self._near[a] = known or [self._start(a)]
        while len(rings) <= range:
            last = rings[-1]
            rings.append(last | self.beside(last & self.ground_bits if len(rings) > 1 else last))
        return rings[range]

    def near_each(self, hexes: Iterable[Hex], range: int) -> list[Bits]:
        """The same for each of some hexes."""
        known, found = self._near, list[Bits]()
        for a in hexes:
            rings = known.get(a, ())
            found.append(rings[range] if range < len(rings) else self.near(a, range))
        return found

    def near_any(self, hexes: Iterable[Hex], range: int) -> Bits:
        """The same of any of some hexes, which may be wall themselves."""
        if self.outside == "open":
            return self.bits(self._count(hexes, range))
        left, top, right, bottom = self._bounds
        # one so far out that it has no ground beside it leads nowhere
        found = ring = self._bits([(q, r) for q, r in hexes if left < q < right and top < r < bottom])
        while ring and range > 0:
            found |= self.beside(ring)
            range -= 1
            ring = found & self.ground_bits
        return found

    def nearest(self, a: Hex, hexes: Bits) -> Bits:
        """Of some hexes those fewest hexes away, as `distances` counts them; all, if no way leads to any."""
        if self.outside == "open":
            away = {b: far for b, far in self.distances(a).items() if self.bit(b) & hexes}
            return self.bits(b for b in away if away[b] == min(away.values())) or hexes
        range, last = 0, 0
        while (near := self.near(a, range)) != last:
            if found := near & hexes:
                return found
            range, last = range + 1, near
        return hexes

    # What follows is the machinery: walls are bits that are set.

    @cached_property
    def _ones(self) -> dict[Hex, Bits]:
        return defaultdict(int, {a: 1 << self._bit(a) for a in self.ground})

    @cached_property
    def _passable(self) -> tuple[Bits, Bits, Bits]:
        """For each of the first three directions the hexes with no wall edge there."""
        closed = [0, 0, 0]
        for a, side in self.edges:
            closed[side] |= 1 << self._bit(a)
        right, lower, left = (~bits for bits in closed)
        return right, lower, left

    def _start(self, a: Hex) -> Bits:
        """A hex from which to count, be it ground or not: one with no ground beside it leads nowhere."""
        left, top, right, bottom = self._bounds
        return 1 << self._bit(a) if left < a[0] < right and top < a[1] < bottom else 0

    @cached_property
    def _bounds(self) -> tuple[int, int, int, int]:
        known = [*self.floor, *self.walls, *self.doors, *(a for a, _ in self.edges)] or [(0, 0)]
        qs, rs = [q for q, _ in known], [r for _, r in known]
        return min(qs) - 2, min(rs) - 2, max(qs) + 2, max(rs) + 2

    @cached_property
    def _stride(self) -> int:
        left, _, right, _ = self._bounds
        stride = 32
        while stride <= right - left:
            stride *= 2
        return stride

    @cached_property
    def _first_bit(self) -> int:
        left, top, _, _ = self._bounds
        return -top * self._stride - left

    def _bit(self, a: Hex) -> int:
        return a[1] * self._stride + a[0] + self._first_bit

    def _bits(self, hexes: Iterable[Hex]) -> int:
        stride, first = self._stride, self._first_bit
        return sum([1 << (r * stride + q + first) for q, r in hexes])

    @cached_property
    def _wall_bits(self) -> int:
        if self.outside == "open":
            return self._bits(self.walls | self.doors)
        _, top, _, bottom = self._bounds
        everything = (1 << ((bottom - top + 1) * self._stride)) - 1
        return everything ^ self.ground_bits

    @cached_property
    def _edge_bits(self) -> int:
        return sum(1 << (3 * self._bit(a) + side) for a, side in self.edges)

    def _free_line(self, a: Hex, b: Hex) -> Line | None:
        """A free line, from the lesser of the two hexes to the greater."""
        pair = (a, b) if a <= b else (b, a)
        try:
            return self._free_lines[pair]
        except KeyError:
            found = self._free_lines[pair] = self._find_line(*pair) if self.ground.issuperset(pair) else None
            return found

    def _find_line(self, a: Hex, b: Hex) -> Line | None:
        at, walls, edges, stride = self._bit(a), self._wall_bits, self._edge_bits, self._stride
        for line in lines(subtract(b, a)):
            _, _, (q, r), number, vector = line
            low, touched, touched_edges = mask(number, vector, stride)
            shift = at + r * stride + q + low
            if not (walls >> shift) & touched and not (edges and (edges >> (3 * shift)) & touched_edges):
                return line
        return None

    def _steps(self, among: frozenset[Hex]) -> dict[Hex, tuple[Hex, ...]]:
        return self._without_edges({a: tuple(filter(among.__contains__, neighbours(a))) for a in among})

    def _without_edges(self, steps: dict[Hex, tuple[Hex, ...]]) -> dict[Hex, tuple[Hex, ...]]:
        for a, side in self.edges:
            b = neighbours(a)[side]
            for here, there in ((a, b), (b, a)):
                if here in steps:
                    steps[here] = tuple(h for h in steps[here] if h != there)
        return steps

    @cached_property
    def _board(self) -> frozenset[Hex]:
        """Every hex within the bounds: their border is free all around, so no shortest way leads beyond it."""
        left, top, right, bottom = self._bounds
        return frozenset((q, r) for q in range(left, right + 1) for r in range(top, bottom + 1))

    def _count(self, starts: Iterable[Hex], limit: int | None) -> dict[Hex, int]:
        edges, walled = self.edges, self.outside == "wall"
        only = self.ground if walled else self._board if limit is None else None
        closed = frozenset() if walled else self.walls | self.doors
        found = dict.fromkeys(starts, 0)
        ring, farther = list(found), 1
        while ring and (limit is None or farther <= limit):
            reached = []
            for here in ring:
                beside = neighbours(here)
                if edges and here in self._beside_edges:
                    beside = tuple([near for side, near in enumerate(beside) if edge(here, side) not in edges])
                for near in beside:
                    if near not in found:
                        found[near] = farther
                        reached.append(near)
            if only is not None:
                reached = [near for near in reached if near in only]
            ring, farther = [near for near in reached if near not in closed] if closed else reached, farther + 1
        return found

    @cached_property
    def _beside_edges(self) -> frozenset[Hex]:
        """The hexes that have a wall edge."""
        return frozenset(a for here, side in self.edges for a in (here, neighbours(here)[side]))


class Region:
    """What is within a range of some hexes of a map whose outside is wall, as bits: a flood, ring by ring."""

    __slots__ = ("_bits", "_bounds", "_first", "_stride")

    def __init__(self, board: HexMap, starts: Iterable[Hex], range: int) -> None:
        self._bounds, self._stride, self._first = board._bounds, board._stride, board._first_bit
        left, top, right, bottom = self._bounds
        # a start so far out that it has no ground beside it leads nowhere
        ring = board._bits([(q, r) for q, r in starts if left < q < right and top < r < bottom])
        ground, row, found = board.ground_bits, self._stride, ring
        while ring and range > 0:
            found |= ring << 1 | ring >> 1 | ring << row | ring >> row | ring << row - 1 | ring >> row - 1
            range -= 1
            ring = found & ground
        self._bits = found

    def __contains__(self, a: Any) -> bool:
        q, r = a
        left, top, right, bottom = self._bounds
        inside: bool = left <= q <= right and top <= r <= bottom
        return inside and bool(self._bits >> (r * self._stride + q + self._first) & 1)


@lru_cache(maxsize=256)
def _hexmap(
    floor: frozenset[Hex], walls: frozenset[Hex], edges: frozenset[Edge], doors: frozenset[Hex], outside: Outside
) -> HexMap:
    return HexMap(floor, walls, edges, doors, outside)


def hexmap(
    floor: Iterable[Hex],
    *,
    walls: Iterable[Hex] = (),
    wall_edges: Iterable[WallEdge] = (),
    doors: Iterable[Hex] = (),
    outside: Outside = "wall",
) -> HexMap:
    """The map of these hexes; the same one, with what it has already worked out, each time it is asked for.

    `doors` are closed doors: walls to sight and range, and to all but those who may open them. A wall hex may also be
    listed as floor; the wall prevails. The two hexes of a wall edge must be neighbours (ValueError).
    """
    edges = set()
    for a, b in wall_edges:
        side = direction(a, b)
        if side is None:
            raise ValueError(f"no edge lies between {a} and {b}")
        edges.add(edge(a, side))
    return _hexmap(frozenset(floor), frozenset(walls), frozenset(edges), frozenset(doors), outside)
