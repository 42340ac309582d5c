"""The gothic night over the table: the moon, three rows of roofs with lit windows, and the street the Hunters stand on.

Drawn once, always the same: it tells nothing of the game."""

from __future__ import annotations

from functools import cache
from random import Random

from taverna.core.scene import Markup, tag
from taverna.ink.walls import n

WIDE, HIGH = 1000, 560
MOON = (500, 174, 168)
ROOFS = ((378, 120, 210, (50, 110)), (438, 90, 170, (60, 120)), (498, 60, 110, (70, 150)))
"""Where a row of roofs stands, how low and how high its houses are, and how wide."""
COBBLES = (
    '<pattern id="bb-cobbles" width="24" height="22" patternUnits="userSpaceOnUse">'
    '<path class="cobble" d="M1 3q10-6 20 0v5q-10 3-20 0zM-11 14q10-6 20 0v5q-10 3-20 0z'
    'M13 14q10-6 20 0v5q-10 3-20 0z"></path></pattern>'
)


@cache
def night(seed: int = 4) -> Markup:
    rng = Random(seed)
    x, y, r = MOON
    stars = "".join(f"M{n(rng.uniform(0, WIDE))} {n(rng.uniform(0, 190))}h1.600" for _ in range(60))
    rows = [roofs(seed + 10 * nth, *row) for nth, row in enumerate(ROOFS)]
    return tag(
        "svg",
        tag("defs", Markup(COBBLES)),
        tag("rect", x=-200, y=-100, width=1400, height=800, class_="sky"),
        tag("path", d=stars, class_="stars"),
        [tag("circle", cx=x, cy=y, r=n(r * (1.25 + 0.32 * nth)), class_="halo") for nth in range(3)],
        tag("circle", cx=x, cy=y, r=r, class_="moon"),
        tag("path", d=seas(x, y, r), class_="seas"),
        tag("path", d=clouds(rng), class_="clouds"),
        [
            [tag("path", d=town, class_=f"town{nth}"), tag("path", d=lit, class_="lit")]
            for nth, (town, lit) in enumerate(rows)
        ],
        tag("path", d=f"M-200 448H{WIDE + 200}V800H-200Z", class_="street"),
        tag("path", d=f"M-200 452H{WIDE + 200}V800H-200Z", fill="url(#bb-cobbles)"),
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="xMidYMax slice",
        class_="night",
        aria_hidden="true",
    )


def seas(x: float, y: float, r: float) -> str:
    """The moon's dark seas."""
    found = ((-0.4, -0.2, 0.2, 0.17), (0.3, 0.2, 0.26, 0.2), (0.0, -0.7, 0.1, 0.09))
    return "".join(f"M{n(x + r * a)} {n(y + r * b)}a{n(r * w)} {n(r * h)} 0 1 0 .1 0" for a, b, w, h in found)


def clouds(rng: Random) -> str:
    places = [(rng.uniform(-60, WIDE), rng.uniform(-20, 190), rng.uniform(90, 260)) for _ in range(26)]
    return "".join(f"M{n(x)} {n(y)}q{n(w * 0.25)}-14 {n(w * 0.5)}-2t{n(w * 0.5)} 2" for x, y, w in places)


def roofs(seed: int, base: float, low: float, high: float, wide: tuple[int, int]) -> tuple[str, str]:
    """A row of roofs as one path, its lit windows as another."""
    rng, x = Random(seed), -40.0
    d, lit = f"M{n(x)} {n(base)}", ""
    while x < WIDE + 160:
        w, h, kind = rng.uniform(*wide), rng.uniform(low, high), rng.random()
        y = base - h
        if kind < 0.3:  # a tower with a spire between pinnacles
            t, up = w * 0.31, h * 0.62 + 30
            d += f"L{n(x)} {n(y + 30)}l{n(w * 0.1)} -14 {n(w * 0.1)} 14V{n(y)}l{n(t)} {n(-up)}l{n(t)} {n(up)}"
            d += f"V{n(y + 30)}l{n(w * 0.09)} -14 {n(w * 0.09)} 14"
            for floor in range(2):
                if rng.random() < 0.7:
                    lit += f"M{n(x + w * 0.38)} {n(y + 30 + floor * 34)}v-9q4-8 8 0v9z"
        elif kind < 0.75:  # a steep gable
            d += f"L{n(x)} {n(y + w * 0.5)}l{n(w * 0.5)} {n(-w * 0.75)} {n(w * 0.5)} {n(w * 0.75)}"
            for window in range(rng.randint(0, 2)):
                lit += f"M{n(x + w * (0.28 + 0.3 * window))} {n(y + w * 0.5 + 26)}v-11q4-7 8 0v11z"
        else:  # a flat roof with battlements and a chimney
            d += f"L{n(x)} {n(y + 20)}h{n(w * 0.3)}v-18h{n(w * 0.16)}v18h{n(w * 0.3)}v-10h{n(w * 0.1)}v10h{n(w * 0.14)}"
        x += w
    return d + f"V{n(base + 60)}H-40Z", lit
