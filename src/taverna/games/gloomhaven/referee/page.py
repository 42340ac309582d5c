"""The referee's page: a position is painted with tools, and shown with everything the monster may do in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from pathlib import Path
from typing import Any

from taverna.core.referee import Painted, Referee, Say, Sheet, Spot, Stroke
from taverna.hexgrid import Hex

from . import answer
from .drawing import Drawing
from .judged import said
from .sheet import draw
from .sketch import PRESETS, TOOLS, Sketch

WORK = 150_000
"""Areas on huge boards take long: floor hexes x area hexes x enemies x range, at most."""
TIES = 1_000
"""So many equally good sets of targets at most: they are all told, and they grow fast."""
LAYERS = ("ground", "wall", "way", "figure", "aim", "spot", "edge", "outcome")


class Page:
    """An `Easel` of hexes."""

    locale = Path(__file__).parent / "locale"
    tools: tuple[str, ...] = TOOLS
    presets: Mapping[str, object] = {name: sketch.query() for name, sketch in PRESETS.items()}

    def answer(self, query: object) -> dict[str, Any]:
        s = Sketch.of(query)
        attack = s.card["attack"]
        enemies = len(s.characters) + len(s.summons)
        head = {"id": query["id"]} if isinstance(query, dict) and "id" in query else {}
        if s.ask == "monster-turn" and attack:
            ties = comb(enemies, min(attack["targets"], enemies // 2))  # that many sets of targets may all be allowed
            places = len(s.floor) * len(attack["area"]) * max(1, enemies) * max(1, attack["range"])
            for too_much, where in ((ties > TIES, "targets"), (places > WORK, "area")):
                if too_much:
                    error = {"path": f"$.card.attack.{where}", "reason": "this is too much to work out here"}
                    return head | {"error": error}
        return answer(query)

    def painted(self, query: object, stroke: Stroke, say: Say) -> Painted:
        if not stroke.at and stroke.area is None and stroke.form is None:
            return Painted(query)
        sketch = Sketch.of(query)
        orphan = stroke.tool == "summon" and bool(stroke.at) and not sketch.characters
        for a in stroke.at:
            sketch.use(stroke.tool, _hex(a), stroke.to and _hex(stroke.to), stroke.erase)
        if stroke.area is not None:
            sketch.toggle_area(_hex(stroke.area))
        if stroke.form is not None:
            sketch.fill_in(stroke.form)
        return Painted(sketch.query(), say("referee-note-summon") if orphan else "")

    def shown(self, query: object, say: Say, outcome: int, tool: str, address: Callable[[int], str]) -> Sheet:
        reply = self.answer(query)
        scene = draw(query, reply, say, outcome, tool == "edge", address)
        d = Drawing(Sketch.of(query), reply, say, outcome)
        order: dict[str, list[str]] = {layer: [] for layer in LAYERS}
        return Sheet(scene, order | scene.layers(), d.box(), said(d), d.chosen)


def _hex(a: Spot) -> Hex:
    return a[0], a[1]


PAGE = Page()
REFEREE = Referee(answer, PAGE)
