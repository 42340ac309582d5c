"""The chart of fjords: how the outlines of the map are drawn. Borders wander, the same from both sides; coasts wander
more, and have a fjord here and there. Wider than the records say, as wide as a stage is."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from random import Random

import msgspec

from ..records.board import Map
from ..records.terms import Point

WIDE = 1.55
HEART = (500 * WIDE, 350.0)  # Yggdrasil, and the Action Wheel around it
BOX = "40 4 1470 692"
Spot = tuple[float, float]
Line = list[Spot]
ISLES = ((238, 100), (1330, 112), (1462, 470), (105, 580), (560, 672), (1010, 676), (775, 24), (1490, 250), (1385, 590))


class Chart(msgspec.Struct, frozen=True):
    """A side of the board as it is drawn: paths, and where things are."""

    lands: dict[str, str]
    rings: dict[str, tuple[Spot, ...]]  # the same as few corners
    homes: dict[str, Spot]
    seas: dict[str, str]
    waters: dict[str, tuple[Spot, ...]]
    harbours: dict[str, Spot]
    isles: str
    borders: str  # within a Region
    frontiers: str  # between Regions


def wide(at: Point | Spot) -> Spot:
    return (round(at[0] * WIDE, 1), float(at[1]))


def offshore(at: Spot) -> Spot:
    """A little farther out."""
    return HEART[0] + (at[0] - HEART[0]) * 1.05, HEART[1] + (at[1] - HEART[1]) * 1.05


def path(line: Line | tuple[Spot, ...], closed: bool = True) -> str:
    """In whole units, each from the one before: a map is most of what a page has to fetch."""
    spots = [(round(x), round(y)) for x, y in line]
    steps = [(x - a, y - b) for (a, b), (x, y) in pairwise(spots) if (x, y) != (a, b)]
    drawn = "".join(f"{'' if x < 0 else ' '}{x}{'' if y < 0 else ' '}{y}" for x, y in steps).lstrip()
    return f"M{spots[0][0]} {spots[0][1]}l{drawn}" + ("z" if closed else "")


def shape(at: str) -> str:
    """By which name a Territory's outline is drawn again: it stands once in the page."""
    return f"lr-at-{at}"


COAST = "lr-coast"


@lru_cache(maxsize=8)
def _outlines(lands: tuple[tuple[str, str, tuple[Point, ...]], ...]) -> tuple[dict[str, str], str, str]:
    """The paths of Territories, of borders within Regions and between them."""
    sides: dict[frozenset[Spot], list[str]] = {}
    regions = {at: region for at, region, _ in lands}
    rings = {at: [wide(point) for point in outline] for at, _, outline in lands}
    for at, ring in rings.items():
        for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
            sides.setdefault(frozenset((p, q)), []).append(at)
    shapes = {}
    for at, ring in rings.items():
        line: Line = []
        for p, q in zip(ring, ring[1:] + ring[:1], strict=True):
            line += border(p, q, len(sides[frozenset((p, q))]) == 1)[:-1]
        shapes[at] = path(line)
    within = between = ""
    for side, there in sides.items():
        if len(there) == 2:
            p, q = sorted(side)
            drawn = path(border(p, q, False), closed=False)
            if regions[there[0]] == regions[there[1]]:
                within += drawn
            else:
                between += drawn
    return shapes, within, between


def chart_of(board: Map) -> Chart:
    lands, seas = board.territories, board.seas
    shapes, within, between = _outlines(tuple((at, t.region, t.outline) for at, t in lands.items()))
    return Chart(
        lands=shapes,
        rings={at: tuple(wide(point) for point in t.outline) for at, t in lands.items()},
        homes={at: wide(t.at) for at, t in lands.items()},
        seas={id: path([wide(point) for point in sea.outline]) for id, sea in seas.items()},
        waters={id: tuple(wide(point) for point in sea.outline) for id, sea in seas.items()},
        harbours={id: offshore(wide(sea.at)) for id, sea in seas.items()},
        isles=isles(),
        borders=within,
        frontiers=between,
    )


def border(p: Spot, q: Spot, alone: bool) -> Line:
    """Between two corners; alone, and not around Yggdrasil, it is the coast."""
    x, y = (p[0] + q[0]) / 2 - HEART[0], (p[1] + q[1]) / 2 - HEART[1]
    if not alone:
        return wander(p, q, 5, 3)
    if hypot(x / 1.4 / WIDE, y) < 140:
        return wander(p, q, 2, 2)
    return fjord(p, q, wander(p, q, 8, 4))


def wander(p: Spot, q: Spot, amount: float, deep: int) -> Line:
    """The middle pushed aside, then the middles of both halves, and so on; the same whichever end one starts from."""
    a, b = sorted((p, q))
    luck = Random(f"{a}{b}")

    def halves(a: Spot, b: Spot, amount: float, deep: int) -> Line:
        if not deep:
            return [a]
        dx, dy = b[0] - a[0], b[1] - a[1]
        aside, along = luck.uniform(-amount, amount) / (hypot(dx, dy) or 1), luck.uniform(0.4, 0.6)
        m = (a[0] + dx * along - dy * aside, a[1] + dy * along + dx * aside)
        return halves(a, m, amount / 1.9, deep - 1) + halves(m, b, amount / 1.9, deep - 1)

    line = [*halves(a, b, amount, deep), b]
    return line if (a, b) == (p, q) else line[::-1]


def fjord(p: Spot, q: Spot, line: Line) -> Line:
    """A narrow way inland and out again, on half of the coasts."""
    luck = Random(f"fjord{sorted((p, q))}")
    if luck.random() < 0.5:
        return line
    middle = len(line) // 2
    x, y = line[middle]
    far = hypot(HEART[0] - x, HEART[1] - y)
    u, v = (HEART[0] - x) / far, (HEART[1] - y) / far
    deep, bend = luck.uniform(12, 22), luck.uniform(-6, 6)
    cuts = ((0, -5), (deep * 0.55, bend - 3), (deep, bend * 1.8), (deep * 0.5, bend + 4), (0, 5))
    notch = [(x + u * inland - v * aside, y + v * inland + u * aside) for inland, aside in cuts]
    if (q[0] - p[0]) * -v + (q[1] - p[1]) * u < 0:
        notch.reverse()
    return line[:middle] + notch + line[middle + 1 :]


def isles() -> str:
    luck, drawn = Random(11), ""
    for x, y in ISLES:
        r = luck.uniform(7, 13)
        turns = [nth * pi / 5 for nth in range(10)]
        drawn += path(
            [(x + r * luck.uniform(0.6, 1.5) * cos(a), y + r * 0.6 * luck.uniform(0.6, 1.3) * sin(a)) for a in turns]
        )
    return drawn


def inside(at: Spot, ring: tuple[Spot, ...]) -> bool:
    return sum([at[0] < there for there in crossings(at[1], ring)]) % 2 == 1


def crossings(y: float, ring: tuple[Spot, ...]) -> list[float]:
    """Where a line across at this height meets a ring."""
    found = []
    x2, y2 = ring[-1]
    for x1, y1 in ring:
        if (y1 > y) != (y2 > y):
            found.append((x2 - x1) * (y - y1) / (y2 - y1) + x1)
        x2, y2 = x1, y1
    return found
