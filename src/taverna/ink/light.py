"""Light and what hides from it: one mask with a hole per lamp over one dark path, a glow per lamp, and banks of fog.

Fog behind a closed door is always the same bank of cloud, drawn from the door and not from what lies behind it, so it
tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi, sin
from random import Random

from taverna.core.scene import Markup, tag

from .walls import n

Lamp = tuple[float, float, float]  # where, and how far it shines
Box = tuple[float, float, float, float]

DEFS = Markup(
    '<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)">'
    '<path class="hl" d="M0 1.2H5"></path></pattern>'
    '<pattern id="night" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">'
    '<path class="nl" d="M0 2H7"></path></pattern>'
    '<radialGradient id="fade"><stop offset=".5" stop-color="#fff"></stop>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"></stop></radialGradient>'
    '<radialGradient id="glow"><stop offset="0" class="g0"></stop><stop offset=".45" class="g1"></stop>'
    '<stop offset="1" class="g2"></stop></radialGradient>'
    '<radialGradient id="hole"><stop offset="0" stop-color="#000"></stop>'
    '<stop offset=".38" stop-color="#000" stop-opacity=".82"></stop>'
    '<stop offset=".75" stop-color="#000" stop-opacity=".28"></stop>'
    '<stop offset="1" stop-color="#000" stop-opacity="0"></stop></radialGradient>'
)
"""What the parts of this module and of `walls` paint with: once into the `<defs>` of a drawing."""


def light(d: str, lamps: Sequence[Lamp], box: Box, id: str, clip: str) -> Markup:
    """Darkness over an outline, with a pool of light around every lamp. `clip`: the id of the outline's clip path."""
    x, y, w, h = box
    place = {"x": n(x), "y": n(y), "width": n(w), "height": n(h)}
    holes = [tag("circle", cx=n(a), cy=n(b), r=n(r), fill="url(#hole)") for a, b, r in lamps]
    glows = [tag("circle", cx=n(a), cy=n(b), r=n(r * 0.8), fill="url(#glow)") for a, b, r in lamps]
    return tag(
        "g",
        tag("mask", tag("rect", fill="#fff", **place), holes, id=id, maskUnits="userSpaceOnUse", **place),
        tag("g", tag("path", class_="dark", d=d), mask=f"url(#{id})"),
        tag("g", glows, clip_path=f"url(#{clip})", class_="glows"),
    )


def torch(x: float, y: float) -> Markup:
    return tag(
        "g",
        tag("circle", class_="halo", r=26, fill="url(#glow)"),
        tag("path", class_="iron", d="M-2.500 14 -4 1H4L2.500 14Z"),
        tag("path", class_="fl-a", d="M0-17C5-10 8-6 7-1 6 4-6 4-7-1-8-5-3-8-4-12-1-11 0-14 0-17Z"),
        tag("path", class_="fl-b", d="M1-9C4-5 5-2 3 1 1 3-4 2-4-1-4-4 0-5 1-9Z"),
        class_="torch",
        transform=f"translate({n(x)} {n(y)})",
    )


def fog(x: float, y: float, w: float, h: float, id: str) -> Markup:
    """A bank of cloud of one size with its top in (x, y)."""
    rng, out, layers = Random(5), [], 5
    for i in range(layers):
        t = i / (layers - 1)
        half = w / 2 * (0.55 + 0.45 * sin(pi * (0.2 + 0.62 * t)))
        base = y + h * (0.28 + 0.72 * t)
        d, px, curls = f"M{n(x - half)} {n(base)}", x - half, ""
        while px < x + half - 12:
            step = min(rng.uniform(46, 84), x + half - px)
            if x + half - px - step < 20:
                step = x + half - px
            r = step * 0.53
            d += f"a{n(r)} {n(r)} 0 0 1 {n(step)} 0"
            for k in range(3):
                curls += (
                    f"M{n(px + step * (0.2 + 0.06 * k))} {n(base - r * (0.62 - 0.2 * k))}"
                    f"q{n(step * 0.3)} {n(-r * 0.3)} {n(step * (0.56 - 0.1 * k))} {n(r * 0.1)}"
                )
            px += step
        d += f"q-6 22-30 20H{n(x - half + 30)}q-24 2-30-20Z"
        out += [tag("path", class_=f"fog fog{i % 3}", d=d), tag("path", class_="fogl", d=curls)]
    fade = tag("ellipse", cx=n(x), cy=n(y + h * 0.3), rx=n(w * 0.6), ry=n(h * 0.95), fill="url(#fade)")
    place = {"x": n(x - w), "y": n(y - 60), "width": n(2 * w), "height": n(h + 160)}
    return tag(
        "g",
        tag("mask", fade, id=id, maskUnits="userSpaceOnUse", **place),
        tag("g", out, mask=f"url(#{id})"),
        class_="fogs",
    )
