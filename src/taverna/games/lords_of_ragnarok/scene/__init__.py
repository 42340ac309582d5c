"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

The map is two SVGs of one size: land, what lies on it and figures; and above them the spots, transparent shapes that
can be pointed at. A spot's `data-spot` is the key that options and refusals use for it; figures ignore the pointer.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import going, layer, put, stage
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..records.content import Content
from .beasts import beasts
from .chart import BOX
from .ends import interrupt, requirements, result, strip, victory
from .ground import Drawing
from .map import map_of
from .now import now
from .players import hand, mine, seats

PARTS = (strip, interrupt, now, map_of, victory, seats, beasts, requirements, result, mine, hand)
ALIKE = {strip, map_of, beasts, requirements}


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    many, watching = len(d.players), d.me is None
    scene.frame = d.everywhere(lambda: frame(words, many, watching), "frame", many, watching)
    return put(scene, *(d.alike(part) if part in ALIKE else part(d) for part in PARTS))


def frame(w: Words, seats: int, watching: bool) -> Markup:
    """The skeleton in which the fragments hang."""
    return stage(
        w,
        f"ragnarok seats-{seats}",
        board=map_frame(w),
        unit=100,
        least=62,
        track=layer("div", "turn"),
        banner=layer("div", "interrupt"),
        over=layer("div", "result"),
        goal=[going(w, "lr-now"), layer("div", "victory")],
        party=layer("ol", "seat", class_="lr-seats"),
        foes=[tag("h2", w("scene-monsters")), layer("div", "beast", class_="lr-beasts"), layer("div", "ends")],
        mat=layer("div", "mine"),
        hand=layer("div", "hand", class_="fan", role="group", aria_label=w("scene-hand")),
        watching=watching,
    )


def map_frame(w: Words) -> list[Markup]:
    """Two drawings of one size: what is seen, and above it what can be pointed at."""
    seen = [layer("g", "map"), layer("g", "mark"), layer("g", "figure", class_="figures")]
    return [
        tag("svg", seen, viewBox=BOX, class_="lr-map", aria_hidden="true"),
        tag("svg", layer("g", "spot"), viewBox=BOX, class_="lr-map spots", role="group", aria_label=w("scene-map")),
    ]
