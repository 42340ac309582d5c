"""Things on their pages of the book: Equipment as it is worn, Enemies with their dice, of a Mission the ground as it
lies before a door is opened."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.core.things import See, Thing
from taverna.core.words import Words
from taverna.ink.sprite import bust

from ..records import Content
from .cast import FIGURES
from .floor import plan
from .gear import each_pool, worn_card
from .ground import Drawing
from .signs import sign


def plate(thing: Thing, see: See, words: Words, content: Content) -> Markup:
    if thing.kind == "mission":
        return plan(Drawing(see(mission=thing.id), None, words, content))
    d = Drawing(see(), None, words, content)
    if thing.kind == "item":
        return worn_card(d, thing.id)
    return _enemy(d, thing.id) if thing.kind == "monster" else Markup("")


def _enemy(d: Drawing, id: str) -> Markup:
    """Life and dice, card by card."""
    rows = []
    for card in d.content.enemies[id].cards:
        tier = d.words("scene-level-of", n=card.level) if card.level else d.words(f"scene-tier-{card.tier}")
        dice = tag("span", each_pool(d, card.dice), class_="pools")
        rows.append(tag("li", tag("b", tier), tag("span", sign("heart"), card.life), dice))
    sheet = tag("div", tag("h3", d.name(id)), tag("ul", rows), class_="sheet-of md-look")
    return tag("div", bust(FIGURES, id), sheet, class_="portrayed")
