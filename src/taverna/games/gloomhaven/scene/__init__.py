"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at carries `data-spot`, the key that options and
refusals use for it. A part is a function that takes a `Drawing` and gives fragments.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import layer, put
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..campaign.ledger import STAGES
from ..records.content import Content
from .atlas import HIGH, WIDE, land, places
from .board import layers
from .drawing import Drawing, Town
from .mine import hand, mine
from .monsters import monsters
from .party import seats
from .scenario import result, scenario
from .sheet import choices, goods, sheet
from .town import chronicle, deeds, event, facts, head, heroes
from .turn import elements, now, turn

TABLE = (turn, elements, now, layers, result, scenario, monsters, seats, mine, hand)
BETWEEN = (head, deeds, event, places, facts, heroes, chronicle, goods, sheet, choices)


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    scene = Scene()
    if view["campaign"] and view["phase"] in STAGES:
        t = Town(view, seat, words, content)
        scene.frame = str(_between(t))
        return put(scene, *(part(t) for part in BETWEEN))
    d = Drawing(view, seat, words, content)
    watching, many = seat is None, len(d.g.characters)
    scene.frame = d.kept(lambda: str(_table(words, watching, many)), "frame", watching, many)
    return put(scene, *(part(d) for part in TABLE))


def _table(w: Words, watching: bool, many: int) -> Markup:
    before_me = None
    if not watching:
        before_me = tag(
            "section",
            tag(
                "div",
                layer("div", "mine"),
                layer("div", "item", class_="gh-items", tabindex=0, role="group", aria_label=w("scene-items")),
                class_="gh-me",
                tabindex=0,
                role="group",
                aria_label=w("scene-mine"),
            ),
            tag("h2", w("scene-hand"), class_="heard"),
            layer("div", "play", class_="gh-play", tabindex=0, role="group", aria_label=w("scene-play")),
            layer("div", "hand", class_="hand", tabindex=0, role="group", aria_label=w("scene-hand")),
            layer("div", "pile", class_="gh-piles", tabindex=0, role="group", aria_label=w("scene-piles")),
            class_="mine",
            aria_label=w("scene-mine"),
        )
    return tag(
        "div",
        tag(
            "section",
            tag(
                "div",
                layer("div", "turn"),
                layer("div", "element", class_="gh-elements", role="group", aria_label=w("scene-elements")),
                class_="gh-top",
            ),
            layer("div", "now", class_="gh-nows"),
            tag(
                "div",
                layer("div", "map", class_="gh-sheet"),
                class_="gh-view",
                tabindex=0,
                role="region",
                aria_label=w("scene-map"),
            ),
            layer("div", "result"),
            class_="middle",
            aria_label=w("scene-table"),
        ),
        tag(
            "section",
            layer("div", "scenario"),
            tag("h2", w("scene-monsters")),
            layer("div", "monster", class_="gh-monsters"),
            tag("h2", w("scene-party")),
            layer("ol", "seat", class_="gh-seats"),
            class_="side",
            tabindex=0,
            role="region",
            aria_label=w("scene-side"),
        ),
        before_me,
        class_=f"table gloomhaven seats-{many}" + (" watching" if watching else ""),
    )


def _between(t: Town) -> Markup:
    w = t.words
    board = tag(
        "svg",
        land(),
        layer("g", "place", role="group", aria_label=w("town-map")),
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="gh-world",
        role="group",
        aria_label=w("town-map"),
    )
    shelf = layer("div", "shop", class_="gh-goods", role="group", aria_label=w("town-shop"))
    before_me = None
    if t.seat is not None:
        before_me = tag(
            "section",
            layer("div", "mine", class_="gh-sheetside"),
            layer("div", "hand", class_="hand gh-pool", role="group", aria_label=w("town-cards")),
            class_="mine",
            aria_label=w("scene-mine"),
        )
    return tag(
        "div",
        tag(
            "section",
            layer("div", "turn"),
            layer("div", "deed", class_="gh-deeds", role="group", aria_label=w("town-deeds"))
            if t.seat is not None
            else None,
            layer("div", "event"),
            tag("div", board, class_="gh-mapside"),
            tag("section", tag("h2", w("town-shop")), shelf, class_="gh-shop") if t.in_city else None,
            layer("div", "result"),
            class_="middle",
            aria_label=w("scene-table"),
        ),
        tag(
            "section",
            layer("div", "facts"),
            tag("h2", w("scene-party")),
            layer("ol", "seat", class_="gh-seats"),
            tag("h2", w("town-chronicle")),
            layer("div", "chronicle"),
            class_="side",
            tabindex=0,
            role="region",
            aria_label=w("scene-side"),
        ),
        before_me,
        class_=f"table gloomhaven town {'in-city' if t.in_city else 'on-road'}"
        + (" watching" if t.seat is None else ""),
    )
