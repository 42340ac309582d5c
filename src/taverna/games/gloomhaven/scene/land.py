"""The land under the map of the world: coast, mountains, woods, swamp and the city. Only for the eye; drawn once."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random

from taverna.core.scene import Markup, tag

WIDE, HIGH = 1000, 620  # of the map
GLOOMHAVEN = (716, 166)
"""Where the city lies on our map."""

SHORE = (
    "M-600 50Q-40 34 210 26T470 22Q640 40 790 16T950 70Q980 130 930 190T840 246Q770 262 706 250Q640 246 618 292"
    "Q596 340 616 392T606 470Q640 520 596 566Q500 612 330 596T120 604Q-80 612-600 590Z"
)
ISLANDS = (
    (640, 328, 34),
    (762, 340, 46),
    (806, 268, 36),
    (694, 456, 40),
    (764, 452, 34),
    (812, 372, 30),
    (900, 520, 46),
)
RANGES = (  # left, top, right, bottom, how many, how high
    (150, 96, 590, 236, 34, 40),
    (30, 400, 300, 500, 22, 38),
)
WOODS = ((34, 196, 236, 300, 74), (300, 250, 420, 330, 22), (440, 400, 560, 460, 18), (860, 90, 930, 170, 12))
SWAMP = (320, 380, 590, 500, 26)
REGIONS = {
    "copperneck-mountains": (380, 66),
    "dagger-forest": (140, 330),
    "watcher-mountains": (176, 556),
    "lingering-swamp": (470, 574),
    "misty-sea": (860, 440),
}
"""Where the name of each part of the world is written."""


@cache
def land() -> Markup:
    """Everything that never changes."""
    luck = Random(11)
    drawn = [tag("rect", x=-400, y=-300, width=WIDE + 800, height=HIGH + 600, class_="sea"), *_waves(luck)]
    coast = SHORE + "".join(_island(x, y, r, luck) for x, y, r in ISLANDS)
    drawn += [tag("path", d=coast, class_=f"surf s{nth}") for nth in (1, 2, 3)]
    drawn.append(tag("path", d=coast, class_="shore"))
    drawn.append(tag("path", d=_river(), class_="river"))
    drawn += _swamp(luck)
    standing = [(y, _tree(x, y, luck)) for x, y in _scattered(WOODS, luck)]
    standing += [(y, _peak(x, y, high, luck)) for x, y, high in _peaks(luck)]
    drawn += [one for _, one in sorted(standing, key=lambda pair: pair[0])]
    drawn.append(_city())
    drawn.append(_rose(930, 560))
    return tag("g", drawn, class_="land", aria_hidden="true")


def _scattered(boxes: tuple[tuple[int, ...], ...], luck: Random) -> list[tuple[float, float]]:
    """Spots strewn over boxes, thicker in the middle."""
    found = []
    for left, top, right, bottom, many in boxes:
        for _ in range(many):
            x, y = (luck.uniform(0, 1) + luck.uniform(0, 1) for _ in range(2))
            found.append((left + x / 2 * (right - left), top + y / 2 * (bottom - top)))
    return found


def _peaks(luck: Random) -> list[tuple[float, float, float]]:
    found = []
    for left, top, right, bottom, many, high in RANGES:
        for nth in range(many):
            x = left + (right - left) * ((nth * 0.7549) % 1)
            y = top + (bottom - top) * ((nth * 0.5698 + 0.1) % 1)
            found.append((x, y, high * luck.uniform(0.7, 1.25)))
    return found


def _peak(x: float, y: float, high: float, luck: Random) -> Markup:
    """Lit from the upper left, cut on the other side."""
    wide, lean = high * luck.uniform(0.62, 0.85), high * luck.uniform(-0.1, 0.12)
    top = f"{x + lean:.0f} {y - high:.0f}"
    cuts = ""
    for nth in range(1, 5):
        k = nth / 5
        a, b = x + lean * (1 - k) + wide * k * 0.95, y - high * (1 - k)
        cuts += f"M{a:.0f} {b:.0f}l{-wide * k * 0.62:.0f} {high * 0.12:.0f}l{wide * k * 0.5:.0f} {-high * 0.02:.0f}z"
    ridge = f"M{x - wide:.0f} {y:.0f}L{top}L{x + wide:.0f} {y:.0f}"
    return tag("g", tag("path", d=f"{ridge}Z", class_="hill"), tag("path", d=cuts, class_="cliff"))


def _tree(x: float, y: float, luck: Random) -> Markup:
    s = luck.uniform(0.8, 1.15)
    d = f"M{x:.0f} {y - 24 * s:.0f}l{8 * s:.1f} {12 * s:.1f}h-3l{6 * s:.1f} {9 * s:.1f}h{-22 * s:.1f}"
    return tag("path", d=f"{d}l{6 * s:.1f} {-9 * s:.1f}h-3zM{x - 1:.0f} {y - 3 * s:.0f}h3v5h-3z", class_="tree")


def _smooth(spots: list[tuple[float, float]]) -> str:
    """Once around near these spots."""
    middle = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(spots, spots[1:] + spots[:1], strict=True)]
    turns = (f"Q{x:.1f} {y:.1f} {a:.1f} {b:.1f}" for (x, y), (a, b) in zip(spots, middle, strict=True))
    return f"M{middle[-1][0]:.1f} {middle[-1][1]:.1f}{''.join(turns)}Z"


def _island(x: float, y: float, r: float, luck: Random) -> str:
    far = [r * luck.uniform(0.82, 1.18) for _ in range(8)]
    return _smooth([(x + cos(k * pi / 4) * one, y + sin(k * pi / 4) * one * 0.72) for k, one in enumerate(far)])


def _waves(luck: Random) -> list[Markup]:
    d = ""
    for _ in range(46):
        x, y = luck.uniform(620, 1000), luck.uniform(230, 620)
        d += f"M{x:.0f} {y:.0f}q6-5 12 0t12 0"
    return [tag("path", d=d, class_="wave")]


def _river() -> str:
    return "M470 130Q500 190 470 240T520 330Q500 400 560 440T606 470M560 60Q580 120 640 150T700 250"


def _swamp(luck: Random) -> list[Markup]:
    pools, reeds = "", ""
    for x, y in _scattered((SWAMP,), luck):
        wide = luck.uniform(12, 26)
        deep = wide * 0.3
        pools += f"M{x - wide:.0f} {y:.0f}a{wide:.0f} {deep:.0f} 0 1 0 {2 * wide:.0f} 0"
        pools += f"a{wide:.0f} {deep:.0f} 0 1 0 {-2 * wide:.0f} 0z"
        reeds += f"M{x:.0f} {y + 3:.0f}v-13M{x - 5:.0f} {y + 3:.0f}l-2-9M{x + 5:.0f} {y + 3:.0f}l3-10"
    return [tag("path", d=pools, class_="pool"), tag("path", d=reeds, class_="reed")]


def _city() -> Markup:
    """Walls in three quarters, roofs behind them, and the keep."""
    x, y = GLOOMHAVEN
    roofs = ""
    for nth in range(34):
        a, b = x - 98 + (nth * 47) % 196, y - 72 + (nth * 29) % 112
        roofs += f"M{a:g} {b:g}l9-9 9 9v8h-18z"
    wall = f"M{x - 122} {y + 52}v-22l8-6h12{'v8h14v-8h14' * 7}v8h8v-8h10l8 6v22z"
    keep = f"M{x - 20} {y - 20}v-42h8v8h8v-8h8v8h8v-8h8v42zM{x - 4} {y - 62}v-22l14 6-14 6z"
    towers = "".join(f"M{a} {y + 56}v-44l-4-8h4v-8h8v8h8v-8h8v8h4l-4 8v44z" for a in (x - 134, x - 14, x + 106))
    return tag(
        "g",
        tag("path", d=roofs, class_="roof"),
        tag("path", d=keep, class_="keep"),
        tag("path", d=wall + towers, class_="rampart"),
    )


def _rose(x: float, y: float) -> Markup:
    d = "".join(
        f"M{x} {y}L{x + cos(a - 0.4) * 9:.1f} {y + sin(a - 0.4) * 9:.1f} {x + cos(a) * r:.1f} {y + sin(a) * r:.1f} "
        f"{x + cos(a + 0.4) * 9:.1f} {y + sin(a + 0.4) * 9:.1f}z"
        for nth in range(8)
        for a, r in ((nth * pi / 4, 34 if nth % 2 == 0 else 20),)
    )
    return tag("g", tag("circle", cx=x, cy=y, r=24, class_="dial"), tag("path", d=d, class_="rose"))


def seal(nth: int) -> str:
    """Wax pressed on the map: round, never quite."""
    luck = Random(nth)
    far = [luck.uniform(16, 20) for _ in range(12)]
    return _smooth([(cos(k * pi / 6) * one, sin(k * pi / 6) * one) for k, one in enumerate(far)])
