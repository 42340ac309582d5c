"""Between two Missions: what a Hero has, what there is to be had, and who is still dealing."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from .bags import bag, column
from .gear import card_inside
from .ground import Drawing
from .signs import Fragments, counted, panel, sign


def market(d: Drawing) -> Fragments:
    """Between two Missions: what a Hero has, what there is to be had, and who is still dealing."""
    w, g, key = d.words, d.g, "spread/market"
    stock = [_on_shelf(d, card, n) for card, n in counted(g.market.stock).items()]
    supply = [_on_shelf(d, card, n) for card, n in counted(g.starting).items()]
    dealing = [
        tag(
            "li",
            d.token(hero.seat, 24),
            tag("span", w.seat(hero.seat)),
            sign("check", w("scene-ready")) if hero.seat in g.market.ready else None,
        )
        for hero in g.heroes
    ]
    shelves = [
        tag("h3", sign("coin"), tag("span", w("scene-stock"))),
        tag("div", stock or tag("p", w("scene-nothing"), class_="hint"), class_="shelf"),
        tag("h3", sign("md-thing"), tag("span", w("scene-supply"))),
        tag("div", supply or tag("p", w("scene-nothing"), class_="hint"), class_="shelf"),
    ]
    whose = None if d.seat is None else d.deciding
    mine = [bag(d, g.heroes[whose])] if whose is not None else []
    others = [column(d, hero, False, []) for hero in g.heroes if hero.seat != whose]
    title = w("scene-market" if g.phase == "market" else "scene-outfit")
    return {
        key: panel(
            key,
            [sign("coin"), tag("span", title)],
            tag("p", w("scene-market-how" if g.phase == "market" else "scene-outfit-how"), class_="hint"),
            tag("ul", dealing, class_="dealing"),
            tag(
                "div",
                tag("div", mine, others, class_="column"),
                tag("div", shelves, class_="column"),
                class_="columns two",
            ),
            class_="trade",
        )
    }


def _on_shelf(d: Drawing, card: str, n: int) -> Markup:
    inside = [card_inside(d, card), tag("small", f"×{n}", class_="slot") if n > 1 else None]
    return tag("button", inside, data_spot=f"stock/{card}", type="button", class_="md-card packed")
