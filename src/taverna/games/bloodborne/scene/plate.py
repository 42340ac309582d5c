"""Things on their pages of the book: cards as they are held, Monsters and Bosses with their die."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.core.things import See, Thing
from taverna.core.words import Words
from taverna.ink.sprite import bust

from ..records import Content
from .cards import card
from .cast import FIGURES
from .drawing import Drawing
from .look import monster


def plate(thing: Thing, see: See, words: Words, content: Content) -> Markup:
    d = Drawing(see(), None, words, content)
    if thing.id in content.cards:
        return card(d, f"plate/{thing.id}", content.cards[thing.id], "card", None)
    if thing.id in content.foes:
        return tag("div", bust(FIGURES, thing.id), monster(d, thing.id), class_="portrayed")
    return Markup("")
