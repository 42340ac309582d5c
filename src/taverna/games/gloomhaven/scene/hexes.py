"""Where hexes are drawn: centres, corners and sides in the drawing's own units."""

from __future__ import annotations

from math import sqrt

from taverna.hexgrid import Hex, corner
from taverna.hexgrid.lines import Point

RADIUS = 30.0


def spot(p: Point) -> tuple[float, float]:
    """Where a point of the plane of thirds is drawn."""
    return round(sqrt(3) * RADIUS * (p[0] / 3 + p[1] / 6), 1), round(RADIUS * p[1] / 2, 1)


def centre(a: Hex) -> tuple[float, float]:
    return spot((3 * a[0], 3 * a[1]))


def hexagon(radius: float) -> str:
    w, h = sqrt(3) / 2 * radius, radius / 2
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in ((0, -radius), (w, -h), (w, h), (0, radius), (-w, h), (-w, -h)))


WHOLE = hexagon(RADIUS)


def at(a: Hex) -> str:
    x, y = centre(a)
    return f"translate({x:g} {y:g})"


def side(a: Hex, towards: int) -> tuple[float, float, float, float]:
    """The ends of the edge of a hex in a direction."""
    return *spot(corner(a, (towards - 1) % 6)), *spot(corner(a, towards))
