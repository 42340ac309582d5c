"""Shapes as points on their outline, and what a cutter makes of them.

A shape is a string of points, "50,13 60,16 66,27^": the outline runs smoothly through them, `^` makes a corner, and a
string that starts with `^` is all corners. Points on an outline can be guessed from imagination; handles of curves
cannot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import Literal

Point = tuple[float, float, bool | Literal["q"]]
"""x, y, and whether the outline has a corner there; "q" is the control point of a curve."""
Shape = str | Sequence[Point]
Spot = tuple[float, float]
Row = tuple[float, float, float, float]

LANTERN = (-0.78, -0.63)
"""Where the light comes from."""


# -- points ----------------------------------------------------------------------------------------------------------
def points(shape: Shape) -> list[Point]:
    """The points of a shape."""
    if not isinstance(shape, str):
        return list(shape)
    sharp = shape.startswith("^")
    found: list[Point] = []
    for word in shape.lstrip("^").split():
        x, y = word.rstrip("^").split(",")
        found.append((float(x), float(y), sharp or word.endswith("^")))
    return found


def moved(
    shape: Shape,
    scale: float = 1,
    dx: float = 0,
    dy: float = 0,
    rot: float = 0,
    flip: bool = False,
    sy: float | None = None,
) -> list[Point]:
    """Scaled (in y by `sy`), mirrored in x, turned by degrees, then shifted."""
    c, s = cos(radians(rot)), sin(radians(rot))
    wide, tall = (-scale if flip else scale), (scale if sy is None else sy)
    return [
        (x * wide * c - y * tall * s + dx, x * wide * s + y * tall * c + dy, corner) for x, y, corner in points(shape)
    ]


def mirror(shape: Shape, x: float = 50) -> list[Point]:
    """The same on the other side."""
    return [(2 * x - px, py, corner) for px, py, corner in points(shape)][::-1]


def sym(shape: Shape, x: float = 50) -> list[Point]:
    """A right half, top to bottom, closed by its mirror image."""
    right = points(shape)
    return right + [point for point in mirror(right, x) if abs(point[0] - x) > 0.01]


def disc(x: float, y: float, r: float, ry: float | None = None) -> list[Point]:
    """Round; four points are enough for the eye."""
    tall = ry or r
    return [(x + r, y, False), (x, y + tall, False), (x - r, y, False), (x, y - tall, False)]


def tufts(shape: Shape, n: int, long: float, lean: float = 0, seed: int = 1) -> list[Point]:
    """A jagged line along an open line: fur, flames, torn cloth."""
    at, luck = _walk(flat(shape, closed=False)), Random(seed)
    found: list[Point] = []
    for nth in range(n):
        x, y, _, _ = at(nth / n)
        found.append((x, y, True))
        middle = (nth + 0.5 + lean * 0.5) / n
        x, y, tx, ty = at(middle if 0 <= middle <= 1 else (nth + 0.5) / n)
        h = long * luck.uniform(0.75, 1.2)
        found.append((x + ty * h + tx * lean * h * 0.6, y - tx * h + ty * lean * h * 0.6, True))
    x, y, _, _ = at(1)
    return [*found, (x, y, True)]


def _walk(line: list[Spot]) -> Callable[[float], tuple[float, float, float, float]]:
    """Where one is, and which way one looks, after a share of a line."""
    total = [0.0]
    for (ax, ay), (bx, by) in pairwise(line):
        total.append(total[-1] + hypot(bx - ax, by - ay))

    def at(share: float) -> tuple[float, float, float, float]:
        gone = share * total[-1]
        nth = next((n for n in range(len(line) - 1) if total[n + 1] >= gone), len(line) - 2)
        (ax, ay), (bx, by) = line[nth], line[nth + 1]
        part = (gone - total[nth]) / ((total[nth + 1] - total[nth]) or 1)
        h = hypot(bx - ax, by - ay) or 1
        return ax + (bx - ax) * part, ay + (by - ay) * part, (bx - ax) / h, (by - ay) / h

    return at


# -- outlines --------------------------------------------------------------------------------------------------------
def segments(shape: Shape, closed: bool = True) -> Iterator[tuple[Spot, ...]]:
    """Lines (2 points), quadratic (3) and cubic curves (4) through the points."""
    p = points(shape)
    n = len(p)

    def tangent(nth: int) -> Spot | None:
        if p[nth][2] or (not closed and nth in (0, n - 1)):
            return None
        (ax, ay, _), (bx, by, _) = p[nth - 1], p[(nth + 1) % n]
        h = hypot(bx - ax, by - ay) or 1
        return (bx - ax) / h, (by - ay) / h

    for nth in range(n if closed else n - 1):
        (ax, ay, mark), (bx, by, next_mark) = p[nth], p[(nth + 1) % n]
        if mark == "q":
            continue
        if next_mark == "q":
            yield (ax, ay), (bx, by), p[(nth + 2) % n][:2]
            continue
        ta, tb = tangent(nth), tangent((nth + 1) % n)
        if ta is None and tb is None:
            yield (ax, ay), (bx, by)
            continue
        h = hypot(bx - ax, by - ay) * 0.37
        ux, uy = (bx - ax) * 0.33, (by - ay) * 0.33
        one = (ax + ta[0] * h, ay + ta[1] * h) if ta else (ax + ux, ay + uy)
        two = (bx - tb[0] * h, by - tb[1] * h) if tb else (bx - ux, by - uy)
        yield (ax, ay), one, two, (bx, by)


def flat(shape: Shape, closed: bool = True, steps: int = 8) -> list[Spot]:
    """The outline as short straight lines."""
    found: list[Spot] = []
    for part in segments(shape, closed):
        if not found:
            found.append(part[0])
        if len(part) == 2:
            found.append(part[1])
        elif len(part) == 3:
            (ax, ay), (cx, cy), (bx, by) = part
            for t in (0.25, 0.5, 0.75, 1.0):
                q = 1 - t
                found.append((q * q * ax + 2 * q * t * cx + t * t * bx, q * q * ay + 2 * q * t * cy + t * t * by))
        else:
            (ax, ay), (cx, cy), (dx, dy), (bx, by) = part
            for k in range(1, steps + 1):
                t = k / steps
                q = 1 - t
                i, j, m, o = q * q * q, 3 * q * q * t, 3 * q * t * t, t * t * t
                found.append((i * ax + j * cx + m * dx + o * bx, i * ay + j * cy + m * dy + o * by))
    return found


@cache
def _tenths(n: int) -> str:
    """A number of tenths as short as it can be written."""
    whole, part = divmod(abs(n), 10)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if n < 0 else text


def _numbers(tenths: Iterable[int]) -> str:
    """Numbers in a row; a sign or a second point parts them as well as a space does."""
    found, last = "", ""
    for text in map(_tenths, tenths):
        joined = not found or text[0] == "-" or (text[0] == "." and "." in last)
        found += text if joined else " " + text
        last = text
    return found


def _ellipse(p: list[Point]) -> tuple[float, float, float, float] | None:
    """Middle and radii, if this is a `disc` that was not turned."""
    if len(p) != 4 or any(mark for *_, mark in p):
        return None
    (ax, ay, _), (bx, by, _), (cx, cy, _), (dx, dy, _) = p
    x, y = (ax + cx) / 2, (by + dy) / 2
    level = abs(ay - y) + abs(cy - y) + abs(bx - x) + abs(dx - x) < 1e-6
    return (x, y, abs(ax - cx) / 2, abs(by - dy) / 2) if level else None


def path(shape: Shape, closed: bool = True, digits: int = 1) -> str:
    """A shape as compact relative path data, in halves or (no digits) in whole units."""
    step, scale = (5, 2) if digits else (10, 1)
    if closed and (found_round := _ellipse(points(shape))):
        x, y, rx, ry = (round(10 * one) for one in found_round)
        return f"M{_numbers((x - rx, y))}a{_numbers((rx, ry, 0, 10, 0, 2 * rx, 0, rx, ry, 0, 10, 0, -2 * rx, 0))}z"
    found, last = "", ""
    px = py = 0
    for part in segments(shape, closed):
        if not found:
            px, py = step * round(scale * part[0][0]), step * round(scale * part[0][1])
            found = "M" + _numbers((px, py))
        ends = [(step * round(scale * x), step * round(scale * y)) for x, y in part[1:]]
        letter = "_lqc"[len(part) - 1]
        body = _numbers(v for x, y in ends for v in (x - px, y - py))
        found += (letter if letter != last else "" if body[0] == "-" else " ") + body
        last, (px, py) = letter, ends[-1]
    return found + ("z" if closed else "")


# -- cuts ------------------------------------------------------------------------------------------------------------
def line(shape: Shape, w: float = 1.6, start: float = 0, end: float = 0) -> list[Point]:
    """A cut that swells in the middle; `start` and `end` are its widths there."""
    p = points(shape)
    if len(p) == 2:
        (ax, ay, _), (bx, by, _) = p
        p = [p[0], ((ax + bx) / 2, (ay + by) / 2, False), p[1]]
    if len(p) == 3 and not start and not end:
        (ax, ay, _), (mx, my, _), (bx, by, _) = p
        h = hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / h * w, (bx - ax) / h * w
        cx, cy = 2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2
        return [(ax, ay, True), (cx + nx, cy + ny, "q"), (bx, by, True), (cx - nx, cy - ny, "q")]
    last = len(p) - 1
    left: list[Point] = []
    right: list[Point] = []
    for nth, (x, y, _) in enumerate(p):
        (ax, ay, _), (bx, by, _) = p[max(nth - 1, 0)], p[min(nth + 1, last)]
        h = hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / h, (bx - ax) / h
        t = nth / last
        half = (start * (1 - t) + end * t + (w - (start + end) / 2) * (sin(pi * t) if 0 < nth < last else 0)) / 2
        tip = nth in (0, last)
        left.append((x + nx * half, y + ny * half, tip))
        right.append((x - nx * half, y - ny * half, tip))
    right = right[0 if start else 1 :]
    return left + right[: len(right) - (0 if end else 1)][::-1]


def _rows(shape: Shape, angle: float, gap: float) -> tuple[list[Row], Callable[[float, float], Spot]]:
    """Parallel lines across a shape: how far down, first, last, and where the last span begins; and the way back from
    the turned grid."""
    c, s = cos(radians(angle)), sin(radians(angle))
    turned = [(x * c + y * s, -x * s + y * c) for x, y in flat(shape)]
    low, high = min(v for _, v in turned), max(v for _, v in turned)
    n = max(2, int((high - low) / gap))
    step = (high - low) / n
    edges = list(zip(turned, turned[1:] + turned[:1], strict=True))
    rows: list[Row] = []
    for nth in range(2 * n + 1):
        v = min(max(low + nth * step / 2, low + 0.05), high - 0.05)
        met = sorted(ax + (v - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in edges if (ay <= v) != (by <= v))
        if len(met) > 1:
            rows.append((v, met[0], met[-1], met[-2]))
    return rows, lambda u, v: (u * c - v * s, u * s + v * c)


def wedges(
    shape: Shape, depth: float = 0.4, angle: float = 20, gap: float = 2.6, seed: int = 1, most: float = 99
) -> list[list[Point]]:
    """Ink from the shadow edge of a shape towards the lantern."""
    rows, back = _rows(shape, angle, gap)
    luck = Random(seed)
    found: list[list[Point]] = []
    for nth in range(1, len(rows) - 1, 2):
        (v0, _, b0, _), (v, _, b, a), (v1, _, b1, _) = rows[nth - 1 : nth + 2]
        b0, b1 = (q if abs(q - b) < 2.6 * gap else b for q in (b0, b1))
        if a < min(b0, b1):
            reach = min((b - a) * depth, most) * luck.uniform(0.7, 1.15)
            tips = back(b0 + 0.3, v0), back(b - reach, v), back(b1 + 0.3, v1)
            found.append([(x, y, True) for x, y in tips])
    return found


def lantern_side(
    shape: Shape, upto: float = 0.5, tooth: float = 0.16, angle: float = 20, gap: float = 3.2, seed: int = 2
) -> list[Point]:
    """The lit side of a shape as one plane whose edge has teeth."""
    inset = 0.5
    rows, back = _rows(shape, angle, gap)
    luck = Random(seed)
    near: list[Point] = []
    far: list[Point] = []
    for nth, (v, a, b, _) in enumerate(rows):
        wide = b - a
        if wide < 2 * inset:
            continue
        near.append((*back(a + inset, v), False))
        share = upto + (tooth if nth % 2 else -tooth) * luck.uniform(0.7, 1.1) if tooth else upto
        far.append((*back(a + inset + max(0.0, wide - 2 * inset) * min(share, 1), v), bool(tooth)))
    keep = [one for nth, one in enumerate(near) if nth % 2 == 0 or nth == len(near) - 1]
    if keep:
        keep[0], keep[-1] = (*keep[0][:2], True), (*keep[-1][:2], True)
    return keep + far[::-1]


def rims(shape: Shape, w: float = 1.6, inset: float = 1.2, least: float = 0.25) -> list[list[Point]]:
    """Thin light along the edges that face the lantern."""
    poly = flat(shape)
    if poly[0] == poly[-1]:
        poly = poly[:-1]
    n = len(poly)
    way = 1 if sum(poly[k - 1][0] * poly[k][1] - poly[k][0] * poly[k - 1][1] for k in range(n)) > 0 else -1
    facing: list[tuple[Spot, Spot, bool]] = []
    for k in range(n):
        (ax, ay), (bx, by) = poly[k - 1], poly[(k + 1) % n]
        h = hypot(bx - ax, by - ay) or 1
        nx, ny = way * (by - ay) / h, -way * (bx - ax) / h
        facing.append((poly[k], (nx, ny), nx * LANTERN[0] + ny * LANTERN[1] >= least))
    start = next((k for k in range(n) if not facing[k][2]), None)
    runs: list[list[tuple[Spot, Spot]]] = [[]]
    for k in range(1, n + 1) if start is not None else ():
        spot, normal, lit = facing[((start or 0) + k) % n]
        if lit:
            runs[-1].append((spot, normal))
        elif runs[-1]:
            runs.append([])
    return [_rim(run, w, inset) for run in runs if _length(run) >= 4]


def _length(run: list[tuple[Spot, Spot]]) -> float:
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for (a, _), (b, _) in pairwise(run))


def _rim(run: list[tuple[Spot, Spot]], w: float, inset: float) -> list[Point]:
    step = max(1, len(run) // 7)
    pick = run[::step] + ([run[-1]] if (len(run) - 1) % step else [])
    m = len(pick) - 1
    outer: list[Point] = [(x - nx * inset, y - ny * inset, k in (0, m)) for k, ((x, y), (nx, ny)) in enumerate(pick)]
    deep = [inset + w * sin(pi * k / m) for k in range(m + 1)]
    inner: list[Point] = [(x - nx * d, y - ny * d, False) for ((x, y), (nx, ny)), d in zip(pick, deep, strict=True)]
    return outer + inner[1:-1][::-1]
