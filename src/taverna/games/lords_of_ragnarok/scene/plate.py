"""Things on their pages of the book: combat cards as they are held, all else in words on a card of its kind."""

from __future__ import annotations

from taverna.core.scene import Markup
from taverna.core.things import See, Thing
from taverna.core.words import Words

from ..records.content import Content
from .ground import Drawing
from .players import combat_card


def plate(thing: Thing, see: See, words: Words, content: Content) -> Markup:
    if thing.kind == "combat-card":
        return combat_card(Drawing(see(), None, words, content), thing.id, f"plate/{thing.id}", False)
    return Markup("")
