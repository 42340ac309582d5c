"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at carries `data-spot`, the key that options and
refusals use for it.
"""

from __future__ import annotations

from typing import Any

from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..records.content import Content
from . import town
from .mats import MatSight


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    if view.get("campaign") and view["phase"] in town.PHASES:
        return town.draw(view, seat, words, content)
    d = MatSight(view, seat, words, content)
    scene = Scene()
    scene.frame = _frame(d)
    for fragments in (
        d.turn(),
        d.elements(),
        d.now(),
        d.map(),
        d.result(),
        d.scenario(),
        d.monsters(),
        d.seats(),
        d.mine(),
        d.hand(),
    ):
        scene.update((key, str(markup)) for key, markup in fragments.items())
    return scene


def _layer(name: str, layer: str, **attributes: Any) -> Markup:
    return tag(name, Markup(f"<!--{layer}-->"), data_layer=layer, **attributes)


def _frame(d: MatSight) -> str:
    watching, seats = d.me is None, len(d.g.characters)
    return d.kept(lambda: str(_skeleton(d.words, watching, seats)), "frame", watching, seats)  # type: ignore[no-any-return]


def _skeleton(w: Words, watching: bool, seats: int) -> Markup:
    mine = None
    if not watching:
        mine = tag(
            "section",
            tag(
                "div",
                _layer("div", "mine"),
                _layer("div", "item", class_="gh-items", tabindex=0, role="group", aria_label=w("scene-items")),
                class_="gh-me",
                tabindex=0,
                role="group",
                aria_label=w("scene-mine"),
            ),
            tag("h2", w("scene-hand"), class_="heard"),
            _layer("div", "play", class_="gh-play", tabindex=0, role="group", aria_label=w("scene-play")),
            _layer("div", "hand", class_="hand", tabindex=0, role="group", aria_label=w("scene-hand")),
            _layer("div", "pile", class_="gh-piles", tabindex=0, role="group", aria_label=w("scene-piles")),
            class_="mine",
            aria_label=w("scene-mine"),
        )
    return tag(
        "div",
        tag(
            "section",
            tag(
                "div",
                _layer("div", "turn"),
                _layer("div", "element", class_="gh-elements", role="group", aria_label=w("scene-elements")),
                class_="gh-top",
            ),
            _layer("div", "now", class_="gh-nows"),
            tag(
                "div",
                _layer("div", "map", class_="gh-sheet"),
                class_="gh-view",
                tabindex=0,
                role="region",
                aria_label=w("scene-map"),
            ),
            _layer("div", "result"),
            class_="middle",
            aria_label=w("scene-table"),
        ),
        tag(
            "section",
            _layer("div", "scenario"),
            tag("h2", w("scene-monsters")),
            _layer("div", "monster", class_="gh-monsters"),
            tag("h2", w("scene-party")),
            _layer("ol", "seat", class_="gh-seats"),
            class_="side",
            tabindex=0,
            role="region",
            aria_label=w("scene-side"),
        ),
        mine,
        class_=f"table gloomhaven seats-{seats}" + (" watching" if watching else ""),
    )
