"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at carries `data-spot`, the key that options and
refusals use for it.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import going, layer, put, stage
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..records import Content
from .figures import figures
from .floor import floor
from .foes import foes
from .gear import gear
from .ground import Drawing
from .mine import mine
from .mission import mission
from .now import now
from .party import party
from .plan import SIDE
from .result import result
from .skills import skills
from .spots import spots
from .spread import spread
from .turn import turn

PARTS = (turn, spread, now, floor, figures, spots, result, party, foes, mission, mine, gear, skills)
ALIKE = {turn, now, floor, spots, foes, mission}

LEAST, CROWDED = 74, 88
"""Pixels that half a Zone has at least, and with more than four Heroes: nobody in it has less than 44."""

STILL = ("lay", "intent", "figure")  # nothing here takes the pointer
LAYERS = ("zone", "tile", "lay", "intent", "figure", "door", "thing", "pillar", "hero", "enemy", "chip")


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = _frame(d)
    return put(scene, *(d.alike(part) if part in ALIKE else part(d) for part in PARTS))


def _frame(d: Drawing) -> str:
    watching = d.seat is None
    wide, high = d.plan.size
    many = len(d.g.heroes)
    key = ("frame", d.g.mission, watching, many)
    return d.everywhere(lambda: _skeleton(d.words, wide, high, watching, many), *key)


def _skeleton(w: Words, wide: float, high: float, watching: bool, seats: int) -> Markup:
    box = f"0 0 {wide:g} {high:g}"
    board = tag(
        "svg",
        PATTERNS,
        [layer("g", name, aria_hidden="true" if name in STILL else None) for name in LAYERS],
        viewBox=box,
        class_="md-board",
        role="group",
        aria_label=w("scene-map"),
    )
    return stage(
        w,
        f"darkness seats-{seats}",
        board=[tag("svg", layer("g", "ground"), viewBox=box, class_="md-floor", aria_hidden="true"), board],
        unit=SIDE / 2,
        least=LEAST if seats <= 4 else CROWDED,
        track=layer("div", "turn"),
        over=[
            layer("div", "spread", class_="md-spread", tabindex=0, role="region", aria_label=w("scene-spread")),
            layer("div", "result"),
        ],
        goal=going(w, "md-now"),
        party=layer("ol", "seat", class_="md-seats"),
        foes=[
            layer("div", "mission", class_="md-missions"),
            tag("h2", w("scene-foes"), class_="of-foes"),
            layer("div", "foe", class_="md-foes"),
        ],
        mat=layer("div", "mine", class_="md-mine"),
        hand=[
            layer("div", "do", class_="md-doing"),
            layer("div", "gear", class_="fan md-gear", role="group", aria_label=w("scene-gear")),
        ],
        watching=watching,
    )


PATTERNS = Markup(
    "<defs>"
    '<clipPath id="md-arch"><path d="M-20 21V-46H20V21Z"></path></clipPath>'
    '<marker id="md-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" '
    'orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" class="head-go"></path></marker>'
    '<marker id="md-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" '
    'orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" class="head-strike"></path></marker>'
    "</defs>"
)
