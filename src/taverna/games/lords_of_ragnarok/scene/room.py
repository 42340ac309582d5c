"""The room that a block of one size has around its home: what each spot costs whoever else is there, the cheapest
first. It is worked out once; then a block finds its place among others at a few spots."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from functools import lru_cache

from .chart import Spot, crossings

Box = tuple[float, float, float, float]
FAR = (96, 72)
ACROSS, DOWN = range(-FAR[0], FAR[0] + 1, 8), range(-FAR[1], FAR[1] + 1, 6)
SPOTS = sorted(((x, y, (x * x + y * y) / 30) for x in ACROSS for y in DOWN), key=lambda at: at[2])
"""From its home, and what it costs to be so far away; the nearest first."""
SHARED, OUTSIDE = 60, 250.0
"""What it costs to share an area with another, and for each of its corners, the middles of its sides and its own middle
that is outside its land."""
LANE = 4  # bits that count up to nine
FIRST = [sum(1 << LANE * nth for nth in range(many)) for many in range(len(ACROSS) + 1)]
"""One for each of the first so many columns."""


def overlap(a: Box, b: Box) -> float:
    x = (a[2] if a[2] < b[2] else b[2]) - (a[0] if a[0] > b[0] else b[0])
    if x <= 0:
        return 0.0
    y = (a[3] if a[3] < b[3] else b[3]) - (a[1] if a[1] > b[1] else b[1])
    return x * y if y > 0 else 0.0


class Room:
    """For a block so wide and tall; `taken`: where nothing may ever lie."""

    __slots__ = ("_alone", "_home", "_known", "_least", "_order", "_size", "near", "reach")

    def __init__(self, home: Spot, ring: tuple[Spot, ...], wide: float, tall: float, taken: tuple[Box, ...]) -> None:
        x, y = home
        self._home, self._size, self._known = home, (wide, tall), dict[tuple[Box, ...], Box]()
        self.reach = (x - FAR[0] - wide / 2, y - FAR[1] - tall / 2, x + FAR[0] + wide / 2, y + FAR[1] + tall / 2)
        self.near = near = [one for one in taken if overlap(self.reach, one)]
        columns = {dx: _across(x + dx - wide / 2, wide, near) for dx in ACROSS}
        rows = {dy: _down(y + dy - tall / 2, tall, near) for dy in DOWN}
        outside = _outside(home, ring, wide, tall)
        found = []
        for nth, (dx, dy, cost) in enumerate(SPOTS):
            highs = rows[dy]
            for other, shared in columns[dx]:
                cost += shared * highs[other]
            beyond = outside[dy][dx]
            found.append((cost + beyond, nth, cost, beyond))
        found.sort()
        least, order, alone, beyonds = zip(*found, strict=True)
        self._least, self._order = array("d", least), array("H", order)
        self._alone = array("d", alone), array("d", beyonds)

    def place(self, near: tuple[Box, ...]) -> Box:
        """The cheapest spot among others: the nearest of those that cost the same."""
        found = self._known.get(near)
        if found is None:
            if len(self._known) >= 64:
                self._known.clear()
            found = self._known[near] = self._place(near)
        return found

    def _place(self, near: tuple[Box, ...]) -> Box:
        (x, y), (wide, tall) = self._home, self._size
        best, first, cheapest = self.reach, len(SPOTS), float("inf")
        for least, nth, cost, beyond in zip(self._least, self._order, *self._alone, strict=True):
            if least > cheapest:
                break  # those after it cost more still
            dx, dy, _ = SPOTS[nth]
            left, top = x + dx - wide / 2, y + dy - tall / 2
            right, bottom = left + wide, top + tall
            for a, b, c, d in near:
                if a < right and left < c and b < bottom and top < d:
                    across = (c if c < right else right) - (a if a > left else left)
                    cost += SHARED * across * ((d if d < bottom else bottom) - (b if b > top else top))
            cost += beyond
            if cost < cheapest or (cost == cheapest and nth < first):
                best, first, cheapest = (left, top, right, bottom), nth, cost
        return best


room = lru_cache(maxsize=512)(Room)


def _across(left: float, wide: float, near: list[Box]) -> list[tuple[int, float]]:
    """Whom a block meets in this column, and what each unit of height that it shares with them costs."""
    right = left + wide
    return [
        (nth, SHARED * ((c if c < right else right) - (a if a > left else left)))
        for nth, (a, _, c, _) in enumerate(near)
        if a < right and left < c
    ]


def _down(top: float, tall: float, near: list[Box]) -> list[float]:
    """The height that a block in this row shares with each."""
    bottom = top + tall
    shared = [(d if d < bottom else bottom) - (b if b > top else top) for _, b, _, d in near]
    return [high if high > 0 else 0.0 for high in shared]


def _outside(home: Spot, ring: tuple[Spot, ...], wide: float, tall: float) -> dict[int, dict[int, float]]:
    """By row and column: what it costs there not to be within the land. Of each line across, those left of where it
    meets the ring are on the other side than those right of it."""
    x, y = home
    lefts = [x + dx - wide / 2 for dx in ACROSS]
    rights = [left + wide for left in lefts]
    thirds = (lefts, [(left + right) / 2 for left, right in zip(lefts, rights, strict=True)], rights)
    found = {}
    for dy in DOWN:
        top, within = y + dy - tall / 2, 0
        for across in (top, (top + top + tall) / 2, top + tall):
            crossed = crossings(across, ring)
            for points in thirds:
                inside = 0
                for there in crossed:
                    inside ^= FIRST[bisect_left(points, there)]
                within += inside
        found[dy] = {dx: OUTSIDE * (9 - (within >> LANE * nth & 15)) for nth, dx in enumerate(ACROSS)}
    return found
