"""The straight lines between the corners of two hexes, and every hex and edge each of them touches.

All of it is a matter of the offset between the two hexes, so it is worked out once per offset, for every map.

Points are axial coordinates times three: the centre of hex (q, r) is (3q, 3r) and its corners lie `CORNERS` away from
it, so every corner is a pair of integers. Axial coordinates are an affine picture of the plane, hence "on this side of
a line" and "on the line" mean the same there. No number is ever rounded.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from taverna.hexgrid.coords import Hex, neighbours

Point = tuple[int, int]
Edge = tuple[Hex, int]
"""The edge between a hex and its neighbour in direction 0, 1 or 2 (the other three belong to the neighbours)."""

CORNERS: tuple[Point, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
"""Corner i lies between the neighbours in directions i and i + 1."""


def corner(a: Hex, number: int) -> Point:
    """A corner of hex `a` as a point of the plane of thirds."""
    dx, dy = CORNERS[number]
    return 3 * a[0] + dx, 3 * a[1] + dy


def edge(a: Hex, towards: int) -> Edge:
    """The one name of the edge between `a` and its neighbour in a direction."""
    return (a, towards) if towards < 3 else (neighbours(a)[towards], towards - 3)


def touches_hex(p: Point, q: Point, a: Hex) -> bool:
    """Whether the closed segment p-q meets the closed hexagon `a`.

    They are apart exactly if one of four directions separates them: the three in which the hexagon has sides (it is
    the set |x-y|, |2x+y|, |x+2y| <= 3 about its centre), or the segment's own.
    """
    px, py, qx, qy = p[0] - 3 * a[0], p[1] - 3 * a[1], q[0] - 3 * a[0], q[1] - 3 * a[1]
    for s, t in ((px - py, qx - qy), (2 * px + py, 2 * qx + qy), (px + 2 * py, qx + 2 * qy)):
        if (s > 3 and t > 3) or (s < -3 and t < -3):
            return False
    dx, dy = qx - px, qy - py
    return abs(dx * py - dy * px) <= max(abs(dx - dy), abs(2 * dx + dy), abs(dx + 2 * dy))


def touches_segment(p: Point, q: Point, s: Point, t: Point) -> bool:
    """Whether the closed segments p-q and s-t have a point in common."""
    if max(p[0], q[0]) < min(s[0], t[0]) or max(s[0], t[0]) < min(p[0], q[0]):
        return False
    if max(p[1], q[1]) < min(s[1], t[1]) or max(s[1], t[1]) < min(p[1], q[1]):
        return False
    return _side(p, q, s) * _side(p, q, t) <= 0 and _side(s, t, p) * _side(s, t, q) <= 0


def _side(p: Point, q: Point, x: Point) -> int:
    return (q[0] - p[0]) * (x[1] - p[1]) - (q[1] - p[1]) * (x[0] - p[0])


def _touched(start: int, vector: Point) -> tuple[frozenset[Hex], frozenset[Edge]]:
    """The hexes and edges touched by the line that runs along `vector` from a corner of the hex (0, 0)."""
    p = CORNERS[start]
    q = p[0] + vector[0], p[1] + vector[1]
    hexes: set[Hex] = {(0, 0)}
    missed: set[Hex] = set()
    frontier: list[Hex] = [(0, 0)]
    for here in frontier:
        for near in neighbours(here):
            if near not in hexes and near not in missed:
                if touches_hex(p, q, near):
                    hexes.add(near)
                    frontier.append(near)
                else:
                    missed.add(near)
    sides = {edge(here, side) for here in hexes for side in range(6)}
    edges = {(a, side) for a, side in sides if touches_segment(p, q, corner(a, side - 1), corner(a, side))}
    return frozenset(hexes), frozenset(edges)


class Line(NamedTuple):
    """A line from corner `start` of the hex (0, 0) to corner `end` of another.

    Three hexes share each corner, and one of them speaks for all: the line begins at corner `base_corner`, which is 0
    or 3, of the hex `base` and runs along `vector`.
    """

    start: int
    end: int
    base: Hex
    base_corner: int
    vector: Point


@lru_cache(maxsize=1 << 14)
def lines(to: Hex) -> tuple[Line, ...]:
    """The 36 lines from the hex (0, 0) to the hex `to`, the shortest first."""
    found = []
    for start, end in product(range(6), repeat=2):
        p, q = CORNERS[start], corner(to, end)
        number = 0 if p[0] % 3 == 1 else 3
        base = (p[0] - CORNERS[number][0]) // 3, (p[1] - CORNERS[number][1]) // 3
        found.append(Line(start, end, base, number, (q[0] - p[0], q[1] - p[1])))
    found.sort(key=lambda line: (_length(line.vector), line.start, line.end))
    return tuple(found)


def _length(vector: Point) -> int:
    x, y = vector
    return x * x + x * y + y * y


@lru_cache(maxsize=1 << 17)
def mask(base_corner: int, vector: Point, stride: int) -> tuple[int, int, int]:
    """What the line along `vector` from a corner of the hex (0, 0) touches, as bits: lowest bit, hexes, edges.

    Hex (q, r) is bit `r * stride + q`, and edge n of it is bit `3 * (r * stride + q) + n`. Hexes are moved down by the
    lowest bit of a hex touched and edges by three times that, so that neither number has bits below zero.
    """
    hexes, edges = _touched(base_corner, vector)
    low = min(r * stride + q for q, r in hexes)
    hex_bits = sum(1 << (r * stride + q - low) for q, r in hexes)
    edge_bits = sum(1 << (3 * (r * stride + q - low) + side) for (q, r), side in edges)
    return low, hex_bits, edge_bits
