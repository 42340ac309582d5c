"""Where hexes are drawn: centres, corners and sides in a drawing's own units."""

from __future__ import annotations

from math import sqrt

from taverna.hexgrid import Hex, corner
from taverna.hexgrid.lines import Point

Side = tuple[tuple[float, float], tuple[float, float]]


def hexagon(radius: float) -> str:
    w, h = sqrt(3) / 2 * radius, radius / 2
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in ((0, -radius), (w, -h), (w, h), (0, radius), (-w, h), (-w, -h)))


def corners(radius: float, part: float = 0.26) -> str:
    """The six corners of a hex, as a path: how what is offered is marked, without a hue of its own."""
    w, h = sqrt(3) / 2 * radius, radius / 2
    p = ((0.0, -radius), (w, -h), (w, h), (0.0, radius), (-w, h), (-w, -h))
    d = ""
    for k, (x, y) in enumerate(p):
        (ax, ay), (bx, by) = p[k - 1], p[(k + 1) % 6]
        d += f"M{x + (ax - x) * part:.1f} {y + (ay - y) * part:.1f}L{x:.1f} {y:.1f}"
        d += f"L{x + (bx - x) * part:.1f} {y + (by - y) * part:.1f}"
    return d


class Grid:
    """Hexes of one size."""

    def __init__(self, radius: float) -> None:
        self.radius = radius
        self.wide = sqrt(3) * radius
        self.whole = hexagon(radius)

    def spot(self, p: Point) -> tuple[float, float]:
        """Where a point of the plane of thirds is drawn."""
        return round(self.wide * (p[0] / 3 + p[1] / 6), 1), round(self.radius * p[1] / 2, 1)

    def centre(self, a: Hex) -> tuple[float, float]:
        return self.spot((3 * a[0], 3 * a[1]))

    def at(self, a: Hex) -> str:
        x, y = self.centre(a)
        return f"translate({x:g} {y:g})"

    def side(self, a: Hex, towards: int) -> tuple[float, float, float, float]:
        """The ends of the edge of a hex in a direction."""
        return *self.spot(corner(a, (towards - 1) % 6)), *self.spot(corner(a, towards))

    def sides(self, a: Hex) -> list[Side]:
        """All six, one after the other around the hex."""
        ring = [self.spot(corner(a, n)) for n in range(6)]
        return [(ring[n], ring[(n + 1) % 6]) for n in range(6)]


WORLD = Grid(40.0)  # the table's board
SMALL = Grid(30.0)  # previews and the referee's

RADIUS, WHOLE = SMALL.radius, SMALL.whole
spot, centre, at, side = SMALL.spot, SMALL.centre, SMALL.at, SMALL.side
