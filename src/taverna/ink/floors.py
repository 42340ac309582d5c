"""Floors: one seamless pattern per kind, whatever the size of the map.

All stones of a tone are one path; what crosses the edge of the pattern is drawn again on the other side. Nothing is a
filter, so nothing is painted again when a figure moves. `pattern(kind)` goes into the `<defs>` of a drawing, which then
fills an outline with `url(#fl-kind)`; tones are variables of the shared stylesheet (`.fl-kind`)."""

from __future__ import annotations

from functools import cache, partial
from math import cos, pi, sin
from random import Random

from taverna.core.scene import Markup

Point = tuple[float, float]


def pts(points: list[Point], close: bool = True) -> str:
    """Relative, whole numbers: about seven bytes a corner."""
    x0, y0 = round(points[0][0]), round(points[0][1])
    d = f"M{x0} {y0}"
    for fx, fy in points[1:]:
        x, y = round(fx), round(fy)
        d += f"l{x - x0} {y - y0}".replace(" -", "-")
        x0, y0 = x, y
    return d + ("z" if close else "")


TW, TH = 320, 240
"""The size of a pattern, in the units of the drawing."""


def wrap(shapes: list[list[Point]]) -> list[list[Point]]:
    """Whatever crosses the edge of the tile is drawn again on the other side."""
    found = []
    for s in shapes:
        xs, ys = [p[0] for p in s], [p[1] for p in s]
        for dx in (-TW, 0, TW):
            for dy in (-TH, 0, TH):
                if max(xs) + dx > -2 and min(xs) + dx < TW + 2 and max(ys) + dy > -2 and min(ys) + dy < TH + 2:
                    found.append([(x + dx, y + dy) for x, y in s])
    return found


def many(cls: str, shapes: list[list[Point]], close: bool = True) -> str:
    d = "".join(pts(s, close) for s in wrap(shapes))
    return f'<path class="{cls}" d="{d}"></path>' if d else ""


def rows(rng: Random, heights: list[int], least: int, most: int) -> list[tuple[float, float, float, float]]:
    """Boxes (x, y, w, h) laid in courses that close on themselves."""
    boxes, y = [], 0.0
    for h in heights:
        cuts, x = [], float(rng.randint(0, 30))
        first = x
        while x < first + TW - most - least:
            cuts.append(x)
            x += rng.randint(least, most)
        cuts.append(x)
        for k, left in enumerate(cuts):
            right = cuts[k + 1] if k + 1 < len(cuts) else first + TW
            boxes.append((left, y, right - left, float(h)))
        y += h
    return boxes


def flagstone(rng: Random) -> str:
    tones: list[list[list[Point]]] = [[], [], []]
    lit, hatch = [], []
    for x, y, w, h in rows(rng, [30, 28, 34, 28, 30, 32, 26, 32], 26, 58):
        j = partial(rng.uniform, 0, 2.4)
        a, b, c, d = (
            (x + 1.2 + j(), y + 1.2 + j()),
            (x + w - 1.2 - j(), y + 1.2 + j()),
            (x + w - 1.2 - j(), y + h - 1.2 - j()),
            (x + 1.2 + j(), y + h - 1.2 - j()),
        )
        chip = rng.random()
        stone = (
            [a, b, c, d]
            if chip > 0.35
            else [a, (b[0] - 6, b[1]), (b[0], b[1] + 6), c, d]
            if chip > 0.18
            else [a, b, c, (d[0] + 7, d[1]), (d[0], d[1] - 5)]
        )
        tones[rng.choices((0, 1, 2), (5, 4, 2))[0]].append(stone)
        lit.append([(d[0] + 1.5, d[1] - 3), (a[0] + 1.5, a[1] + 1.5), (b[0] - 6, b[1] + 1.5)])
        if rng.random() < 0.62:
            k = rng.randint(2, 4)
            for i in range(k):
                hatch.append(
                    [(c[0] - 2 - i * 4.2, c[1] - 2), (c[0] - 2, c[1] - 3 - i * 4.2)]
                    if rng.random() < 0.9
                    else [(x + w / 2, y + 4), (x + w / 2 + 4, y + h / 2), (x + w / 2 - 2, y + h - 4)]
                )
    return (
        "".join(many(f"f{i + 1}", s) for i, s in enumerate(tones)) + many("fl", lit, False) + many("fi", hatch, False)
    )


def earth(rng: Random) -> str:
    blobs, pebbles, lit, roots, ticks = [], [], [], [], []
    for _ in range(16):
        x, y, r = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(18, 44)
        blobs.append(
            [
                (x + r * rng.uniform(0.7, 1.1) * cos(k), y + r * 0.62 * rng.uniform(0.7, 1.1) * sin(k))
                for k in (i * pi / 5 for i in range(10))
            ]
        )
    for _ in range(36):
        x, y, r = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(2.2, 6)
        p = [
            (x + r * rng.uniform(0.8, 1.2) * cos(k), y + r * 0.75 * rng.uniform(0.8, 1.2) * sin(k))
            for k in (i * pi / 3 for i in range(6))
        ]
        pebbles.append(p)
        lit.append([p[3], p[4], p[5]])
    for _ in range(7):
        x, y, a = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(-0.5, 0.5)
        line = [(x, y)]
        for _ in range(7):
            a += rng.uniform(-0.7, 0.7)
            x, y = x + 14 * cos(a), y + 10 * sin(a)
            line.append((x, y))
        roots.append(line)
    for _ in range(70):
        x, y = rng.uniform(0, TW), rng.uniform(0, TH)
        ticks.append([(x, y), (x + rng.uniform(3, 8), y - rng.uniform(0, 2))])
    return (
        many("f2", blobs[:10])
        + many("f3", blobs[10:])
        + many("fi", ticks, False)
        + many("fr", roots, False)
        + many("fp", pebbles)
        + many("fl", lit, False)
    )


def planks(rng: Random) -> str:
    tones: list[list[list[Point]]] = [[], [], []]
    lit, grain, nails = [], [], []
    for x, y, w, h in rows(rng, [20] * 12, 90, 170):
        tones[rng.choices((0, 1, 2), (4, 4, 3))[0]].append(
            [(x + 0.8, y + 0.8), (x + w - 0.8, y + 0.8), (x + w - 0.8, y + h - 0.8), (x + 0.8, y + h - 0.8)]
        )
        lit.append([(x + 2, y + 2), (x + w - 3, y + 2)])
        for _ in range(rng.randint(2, 4)):
            gx, gy, gw = x + rng.uniform(4, w * 0.6), y + rng.uniform(6, h - 3), rng.uniform(14, 44)
            grain.append([(gx, gy), (gx + gw / 2, gy - 1), (gx + gw, gy)])
        if rng.random() < 0.3:
            kx = x + w * rng.uniform(0.3, 0.7)
            grain.append([(kx - 8, y + 10), (kx, y + 6), (kx + 8, y + 10), (kx, y + 14), (kx - 8, y + 10)])
        for nx in (x + 5, x + w - 5):
            nails.append([(nx - 1, y + 5), (nx + 1, y + 5), (nx + 1, y + 7), (nx - 1, y + 7)])
            nails.append([(nx - 1, y + 14), (nx + 1, y + 14), (nx + 1, y + 16), (nx - 1, y + 16)])
    return (
        "".join(many(f"f{i + 1}", s) for i, s in enumerate(tones))
        + many("fl", lit, False)
        + many("fi", grain, False)
        + many("fn", nails)
    )


def ice(rng: Random) -> str:
    plates, cracks, lit = [], [], []
    for _ in range(14):
        x, y, r = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(22, 50)
        plates.append(
            [
                (x + r * rng.uniform(0.6, 1.15) * cos(k), y + r * 0.7 * rng.uniform(0.6, 1.15) * sin(k))
                for k in (i * pi / 3.5 for i in range(7))
            ]
        )
    for _ in range(12):
        x, y, a = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(0, 2 * pi)
        line = [(x, y)]
        for _ in range(5):
            a += rng.uniform(-0.8, 0.8)
            x, y = x + 20 * cos(a), y + 20 * sin(a)
            line.append((x, y))
            if rng.random() < 0.5:
                cracks.append([(x, y), (x + 14 * cos(a + 1.2), y + 14 * sin(a + 1.2))])
        cracks.append(line)
    for _ in range(26):
        x, y, k = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(8, 22)
        lit.append([(x, y), (x + k, y - k * 0.6)])
    return many("f2", plates[:7]) + many("f3", plates[7:]) + many("fi", cracks, False) + many("fl", lit, False)


def cave(rng: Random) -> str:
    big: list[list[Point]] = []
    mid: list[list[Point]] = []
    contour, lit, pebbles = [], [], []
    for _ in range(26):
        x, y, r = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(14, 36)
        ring = [
            (x + r * rng.uniform(0.75, 1.15) * cos(k), y + r * 0.66 * rng.uniform(0.75, 1.15) * sin(k))
            for k in (i * pi / 4.5 for i in range(9))
        ]
        (big if rng.random() < 0.5 else mid).append(ring)
        contour.append([ring[0], ring[1], ring[2], ring[3], ring[4]])
        inner = [((px - x) * 0.72 + x, (py - y) * 0.72 + y) for px, py in ring]
        contour.append(inner[0:4])
        lit.append([ring[5], ring[6], ring[7]])
    for _ in range(30):
        x, y, r = rng.uniform(0, TW), rng.uniform(0, TH), rng.uniform(1.5, 4)
        pebbles.append([(x - r, y), (x, y - r), (x + r, y), (x, y + r)])
    return many("f2", big) + many("f3", mid) + many("fi", contour, False) + many("fl", lit, False) + many("fp", pebbles)


def sewer(rng: Random) -> str:
    tones: list[list[list[Point]]] = [[], [], []]
    waves: list[list[Point]] = []
    lit, moss = [], []
    for x, y, w, h in rows(rng, [15] * 16, 26, 34):
        if 90 < y < 150:
            continue
        tones[rng.choices((0, 1, 2), (5, 3, 2))[0]].append(
            [(x + 1, y + 1), (x + w - 1, y + 1), (x + w - 1, y + h - 1), (x + 1, y + h - 1)]
        )
        lit.append([(x + 2, y + 2.5), (x + w - 4, y + 2.5)])
    for high in range(106, 150, 9):
        for left in range(-10, TW, 40):
            s, crest = left + rng.uniform(0, 14), float(high)
            waves.append([(s, crest), (s + 8, crest - 3), (s + 16, crest), (s + 24, crest - 3)])
    for _ in range(8):
        x, y, r = rng.uniform(0, TW), rng.choice((98, 158)) + rng.uniform(-6, 6), rng.uniform(6, 14)
        moss.append(
            [
                (x + r * rng.uniform(0.6, 1.2) * cos(k), y + r * 0.5 * rng.uniform(0.6, 1.2) * sin(k))
                for k in (i * pi / 4 for i in range(8))
            ]
        )
    water = f'<path class="fw" d="M0 98H{TW}V154H0Z"></path>'
    return (
        water
        + "".join(many(f"f{i + 1}", s) for i, s in enumerate(tones))
        + many("fl", lit, False)
        + many("fv", waves, False)
        + many("fm", moss)
    )


FLOORS = {"flagstone": flagstone, "earth": earth, "planks": planks, "ice": ice, "cave": cave, "sewer": sewer}


@cache
def pattern(kind: str) -> Markup:
    """The pattern of a floor, for the `<defs>` of a drawing."""
    body = FLOORS[kind](Random(f"{kind}-4"))
    return Markup(
        f'<pattern id="fl-{kind}" width="{TW}" height="{TH}" patternUnits="userSpaceOnUse" class="fl-{kind}">'
        f'<rect class="f0" width="{TW}" height="{TH}"></rect>{body}</pattern>'
    )
