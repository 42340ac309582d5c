"""A Hunter who plays by sense: imagines the round with the very rules, under every way the die may fall and the cards
rivals are likely to play, and takes the card after which things stand best.

It knows what its seat knows: `Sight` gives it worlds that agree with that and no other.
"""

from __future__ import annotations

from random import Random

from taverna.bots import Sight

from ..state import Table
from .lookahead import LOOKAHEAD, Lookahead
from .mind import Mind


class HunterBot:
    """Counts risk, banks in time, reads what rivals can still hold."""

    thinks = Mind

    def __init__(self) -> None:
        self._mind: Mind | None = None

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1:
            return options[0]
        world = sight.determinize(random.getrandbits(32))
        mind = self._mind
        if mind is None or mind.content is not world.content:
            mind = self._mind = self.thinks(world.content)
        g: Table = world.state
        if sight.prompt in LOOKAHEAD:
            return Lookahead(mind, world.game, g, sight.seat, sight.prompt, random).best(options)
        return str(mind.instinct(g, sight.seat, sight.prompt, options))


__all__ = ["HunterBot", "Mind"]
