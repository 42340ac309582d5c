"""A player that is no fool: it keeps its brightest cards for last."""

from __future__ import annotations

from random import Random

from taverna.bots import Sight


class CarefulBot:
    """Plays the card in the middle of its hand. All it gets is what its seat may know."""

    def choose(self, sight: Sight, random: Random) -> str:
        content = sight.determinize(0).content
        cards = sorted(sight.options, key=lambda card: content[card].light)
        return cards[len(cards) // 2]
