"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at carries `data-spot`, the key that options and
refusals use for it.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import layer, put, stage
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

LEAST = 104  # pixels that a Zone has at least

STILL = ("ground", "lay", "intent", "figure")  # nothing here takes the pointer
LAYERS = ("ground", "zone", "tile", "lay", "intent", "figure", "door", "thing", "pillar", "hero", "enemy", "chip")


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    d = Drawing(view, seat, words, content)
    scene = Scene()
    scene.frame = _frame(d)
    return put(scene, *(part(d) for part in PARTS))


def _frame(d: Drawing) -> str:
    watching = d.seat is None
    wide, high = d.plan.size
    return d.kept(lambda: str(_skeleton(d.words, wide, high, watching, len(d.g.heroes))), "frame", watching)


def _skeleton(w: Words, wide: float, high: float, watching: bool, seats: int) -> Markup:
    board = tag(
        "svg",
        PATTERNS,
        [layer("g", name, aria_hidden="true" if name in STILL else None) for name in LAYERS],
        viewBox=f"0 0 {wide:g} {high:g}",
        class_="md-board",
        role="group",
        aria_label=w("scene-map"),
    )
    return stage(
        w,
        f"darkness seats-{seats}",
        board=board,
        unit=SIDE,
        least=LEAST,
        track=layer("div", "turn"),
        over=[
            layer("div", "spread", class_="md-spread", tabindex=0, role="region", aria_label=w("scene-spread")),
            layer("div", "result"),
        ],
        goal=[layer("div", "now", class_="md-now"), layer("div", "mission", class_="md-missions")],
        party=layer("ol", "seat", class_="md-seats"),
        foes=[tag("h2", w("scene-foes"), class_="of-foes"), layer("div", "foe", class_="md-foes")],
        mat=layer("div", "mine", class_="md-mine"),
        hand=[
            layer("div", "do", class_="md-doing"),
            layer("div", "gear", class_="fan md-gear", role="group", aria_label=w("scene-gear")),
            layer("div", "skill", class_="md-sheets", tabindex=0, role="group", aria_label=w("scene-skills")),
        ],
        watching=watching,
    )


PATTERNS = Markup(
    "<defs>"
    '<pattern id="md-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="3.4" height="9" class="dusk"></rect></pattern>'
    '<pattern id="md-boards" width="26" height="13" patternUnits="userSpaceOnUse">'
    '<path d="M0 12.500h26M13 0v6.500M0 6.500h26M26 6.500v6M0 6.500v6" class="joint"></path></pattern>'
    '<pattern id="md-veil" width="12" height="12" patternUnits="userSpaceOnUse">'
    '<circle cx="3" cy="3" r="2" class="fog"></circle><circle cx="9" cy="9" r="2" class="fog"></circle></pattern>'
    '<radialGradient id="md-glow"><stop offset="0" class="glow-in"></stop><stop offset="1" class="glow-out"></stop>'
    "</radialGradient>"
    '<marker id="md-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" '
    'orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" class="head-go"></path></marker>'
    '<marker id="md-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" '
    'orient="auto-start-reverse"><path d="M0 0 10 5 0 10Z" class="head-strike"></path></marker>'
    "</defs>"
)
