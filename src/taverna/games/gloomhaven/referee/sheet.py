"""A position of the referee as a drawing: the board, what the rules allow on it, and why.

`draw` takes a query and its answer, both plain JSON values. A query that was refused is drawn as far as it can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.ground import layer
from taverna.core.referee import Say
from taverna.core.scene import Scene, tag

from .board import aim, borders, figures, ground, spots, way
from .drawing import Drawing
from .judged import outcomes
from .panel import panel, tools
from .sketch import Sketch


def draw(
    query: object,
    answer: dict[str, Any],
    words: Say,
    chosen: int = 0,
    edges: bool = False,
    link: Callable[[int], str] = "#outcome-{}".format,
) -> Scene:
    """The board and what is allowed on it.

    `chosen` is the outcome drawn in full, `edges` offers the sides of hexes to be painted, `link` is the address of the
    same page with another outcome chosen.
    """
    d = Drawing(Sketch.of(query), answer, words, chosen, link)
    scene = Scene()
    scene.frame = _frame(d)
    for fragments in (ground(d), borders(d), way(d), figures(d), aim(d), spots(d, edges), outcomes(d), panel(d)):
        scene.update(fragments)
    return scene


def _frame(d: Drawing) -> str:
    w = d.words
    layers = [layer("g", name) for name in ("ground", "wall", "way")]
    layers += [layer("g", name, aria_hidden="true") for name in ("figure", "aim")]
    layers += [layer("g", "spot"), layer("g", "edge"), tag("g", id="ui")]
    board = tag("svg", layers, id="board", role="group", aria_label=w("referee-board"), **d.box())
    judged = tag(
        "section",
        layer("div", "said"),
        layer("ol", "outcome", class_="outcomes"),
        class_="judged",
        aria_label=w("referee-answer"),
    )
    pointed = tag("p", "\u00a0", id="pointed", aria_hidden="true")
    legend = layer("div", "legend", class_="legend")
    form = layer("form", "panel", id="panel", aria_label=w("referee-card"))
    side = tag("div", tools(d), form, class_="bench")
    middle = tag("div", tag("div", board, class_="view"), pointed, legend, class_="ground")
    return f"{side}{middle}{judged}"
