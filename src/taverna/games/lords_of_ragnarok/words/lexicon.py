"""What has to be said of every word. What is performed is a flow, or a plain function where nothing is ever asked."""

from __future__ import annotations

from taverna.core.lexicon import Lexicon

from ..records.words import BattleWord, Boon, Condition, HunterBlow, HuntWord, TerritoryBlow

BOONS = Lexicon("boon", Boon, "possible", "received", "told", "weighed")
"""possible(g, seat, boon): would it do anything? received(g, seat, boon, optional); told(boon): as an option of a
Realm's bonus; weighed(boon): what it is worth to a Jarl."""
TERRITORY_BLOWS = Lexicon("territory-attack", TerritoryBlow, "performed")
"""performed(g, monster, at, by, blow)."""
HUNTER_BLOWS = Lexicon("monster-attack", HunterBlow, "performed")
"""performed(g, blow), in the Hunt that is going on."""
BATTLE_WORDS = Lexicon("battle", BattleWord, "performed")
"""performed(g, seat, word): what the card just laid does."""
HUNT_WORDS = Lexicon("hunt", HuntWord, "possible", "performed", "afterwards")
"""possible(g, card, word, symbols): can it be resolved besides the Wound these symbols deal? performed(g, card, word)
before the marker is laid, afterwards(g, card, word) when it lies there."""
CONDITIONS = Lexicon("requirement", Condition, "met")
"""met(g, condition)."""

LEXICONS = (BOONS, TERRITORY_BLOWS, HUNTER_BLOWS, BATTLE_WORDS, HUNT_WORDS, CONDITIONS)


def complete() -> None:
    """Raises with the name of every word of which something is not said."""
    for lexicon in LEXICONS:
        lexicon.complete()
