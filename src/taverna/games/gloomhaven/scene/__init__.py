"""The table as one seat sees it: drawn from the view alone, so it cannot show more than the seat may know.

Every fragment's root carries `data-k`, its key. What can be pointed at carries `data-spot`, the key that options and
refusals use for it. A part is a function that takes a `Drawing` and gives fragments.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ground import layer, put, stage
from taverna.core.scene import Markup, Scene, tag
from taverna.core.words import Words

from ..campaign.ledger import STAGES
from ..records.content import Content
from .atlas import HIGH, WIDE, land, places
from .board import HEX_WIDE, layers
from .drawing import Drawing, Town
from .mine import hand, mine
from .monsters import monsters
from .party import seats
from .scenario import result, scenario
from .sheet import choices, goods, sheet
from .town import chronicle, deeds, event, facts, head, heroes
from .turn import elements, now, turn

TABLE = (turn, elements, now, layers, result, scenario, monsters, seats, mine, hand)
ALIKE = {turn, elements, now, scenario, monsters}
BETWEEN = (head, deeds, event, places, facts, heroes, chronicle, goods, sheet, choices)


def draw(view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
    """The whole table, as {key: markup} and the skeleton the fragments hang in."""
    scene = Scene()
    d = Drawing(view, seat, words, content)
    if d.g.campaign is not None and d.g.phase in STAGES:
        t = Town(view, seat, words, content)
        scene.frame = str(_between(t))
        return put(scene, *(part(t) for part in BETWEEN))
    watching, many = seat is None, len(d.g.characters)
    scene.frame = d.everywhere(lambda: _table(words, watching, many), "frame", watching, many)
    return put(scene, *(d.alike(part) if part in ALIKE else part(d) for part in TABLE))


def _table(w: Words, watching: bool, many: int) -> Markup:
    return stage(
        w,
        f"gloomhaven seats-{many}",
        board=layer("div", "map"),
        unit=HEX_WIDE,
        least=50,
        track=layer("div", "turn"),
        banner=layer("div", "now"),
        corner=layer("div", "element", class_="gh-elements", role="group", aria_label=w("scene-elements")),
        over=layer("div", "result"),
        goal=layer("div", "scenario"),
        party=layer("ol", "seat", class_="gh-seats"),
        foes=layer("div", "monster", class_="gh-monsters"),
        mat=[
            layer("div", "mine"),
            layer("div", "item", class_="gh-items", role="group", aria_label=w("scene-items")),
        ],
        hand=[
            layer("div", "play", class_="fan gh-play", role="group", aria_label=w("scene-play")),
            layer("div", "hand", class_="fan gh-hand", role="group", aria_label=w("scene-hand")),
            layer("div", "pile", class_="gh-piles", tabindex=0, role="group", aria_label=w("scene-piles")),
        ],
        watching=watching,
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
    return stage(
        w,
        f"gloomhaven town {'in-city' if t.in_city else 'on-road'}",
        board=board,
        unit=60,
        least=30,
        track=layer("div", "turn"),
        over=[
            layer("div", "event"),
            tag("section", tag("h2", w("town-shop")), shelf, class_="gh-shop") if t.in_city else None,
            layer("div", "result"),
        ],
        goal=layer("div", "facts"),
        party=layer("ol", "seat", class_="gh-seats"),
        foes=[tag("h2", w("town-chronicle")), layer("div", "chronicle")],
        mat=layer("div", "mine", class_="gh-sheetside"),
        hand=[
            layer("div", "deed", class_="gh-deeds", role="group", aria_label=w("town-deeds")),
            layer("div", "hand", class_="fan gh-pool", role="group", aria_label=w("town-cards")),
        ],
        watching=t.seat is None,
    )
