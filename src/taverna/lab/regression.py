"""Weights learnt from finished games, by Newton's method; small enough to do without any library."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

STEPS = 12
FARTHEST = 30.0
"""Odds beyond e to this power are as good as certain."""


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """A system of linear equations (Gauss); the matrix is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                factor = other[i] / pivot[i]
                other[i:] = [a - factor * b for a, b in zip(other[i:], pivot[i:], strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def chance(odds: float) -> float:
    """From 0 to 1, of odds as a power of e."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, odds))))


def logistic(
    rows: Sequence[Sequence[float]], came: Sequence[bool], counts: Sequence[float], caution: Sequence[float]
) -> list[float]:
    """The weights with which `chance` of their sum over a row tells best what came. `counts`: how much each row counts;
    `caution`: how much it takes to believe in each weight."""
    size = len(rows[0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-c * weight for c, weight in zip(caution, weights, strict=True)]
        bend = [[caution[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, won, count in zip(rows, came, counts, strict=True):
            p = chance(sum([w * one for w, one in zip(weights, row, strict=True)]))
            off, width = count * (won - p), count * p * (1 - p)
            for i, one in enumerate(row):
                if one:
                    slope[i] += off * one
                    line, scaled = bend[i], width * one
                    for j, other in enumerate(row):
                        line[j] += scaled * other
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


__all__ = ["chance", "logistic", "solved"]
