"""What is going on: cards just turned up or found, a combat."""

from __future__ import annotations

from taverna.core.scene import tag

from ..printed import card_text
from .combat import combat
from .gear import card_inside
from .ground import Drawing
from .signs import Fragments, panel, sign


def now(d: Drawing) -> Fragments:
    g = d.g
    if d.result is not None:
        return {}
    found: Fragments = {}
    if g.event:
        found |= _event(d, g.event)
    if g.door_card:
        found |= _door_card(d, g.door_card)
    if g.found:
        found |= _found(d)
    if g.combat is not None:
        found["now/combat"] = combat(d, g.combat, True)
    elif g.last is not None and d.asked and g.phase in ("heroes", "enemies"):  # while the table rests
        last = g.last
        found["now/combat"] = d.since("last", lambda: combat(d, last, False), last, d.foe_of(last))
    return found


def _event(d: Drawing, card: str) -> Fragments:
    key = "now/event"
    text = " ".join(card_text(d.words, d.content, card))
    title = [sign("bell"), tag("span", d.words("scene-event", card=card))]
    return {key: d.kept(lambda: panel(key, title, tag("p", text)), key, card)}


def _door_card(d: Drawing, card: str) -> Fragments:
    key = "now/door"
    rows = [tag("li", line) for line in card_text(d.words, d.content, card)]
    title = [sign("door"), tag("span", d.words("scene-door-card", card=card))]
    return {key: d.kept(lambda: panel(key, title, tag("ol", rows, class_="md-lines")), key, card)}


def _found(d: Drawing) -> Fragments:
    key, w, g = "now/found", d.words, d.g
    title = [sign("chest"), tag("span", w("scene-found", who=g.finder))]
    cards = [tag("div", card_inside(d, card), class_="md-card packed") for card in g.found]
    return {key: panel(key, title, cards, tag("p", w("scene-found-who"), class_="hint") if len(g.heroes) > 1 else None)}
