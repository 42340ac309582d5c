"""Axial coordinates: a hex is `(q, r)`, drawn pointy-top, with r growing downwards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Hex = tuple[int, int]
Area = tuple[Hex, ...]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise from the right."""


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def subtract(a: Hex, b: Hex) -> Hex:
    return a[0] - b[0], a[1] - b[1]


@lru_cache(maxsize=1 << 16)
def neighbours(a: Hex) -> tuple[Hex, ...]:
    q, r = a
    return (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)


def direction(a: Hex, b: Hex) -> int | None:
    """The number of the direction from `a` to its neighbour `b`; None if they do not touch."""
    step = subtract(b, a)
    return DIRECTIONS.index(step) if step in DIRECTIONS else None


def straight_distance(a: Hex, b: Hex) -> int:
    """The number of hexes from `a` to `b` over an empty plane."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def rotate(a: Hex, sixths: int = 1) -> Hex:
    """`a` turned clockwise about the origin by so many sixths of a circle."""
    q, r = a
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def mirror(a: Hex) -> Hex:
    """`a` reflected in the axis between the directions (1, 0) and (0, 1)."""
    return a[1], a[0]


@lru_cache(maxsize=1024)
def _rotations(area: Area) -> tuple[Area, ...]:
    turned = (
        tuple(sorted(rotate(mirror(h) if mirrored else h, sixths) for h in area))
        for mirrored in (False, True)
        for sixths in range(6)
    )
    return tuple(sorted(set(turned)))


def rotations(area: Iterable[Hex]) -> tuple[Area, ...]:
    """The different shapes among the six rotations of `area` about the origin and of its mirror image."""
    return _rotations(tuple(sorted(area)))
