"""Hunters weaker and stronger than `hunter`: those who still learn make the mistakes of people who do."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from taverna.bots import Sight
from taverna.bots.search import Budget, ThinkingBot

from ..state import DREAM, NO_UPGRADE, Hunter, Table
from . import HunterBot
from .lookahead import LOOKAHEAD, Lookahead
from .mind import Mind
from .sense import HunterSense

WEARY = 3
"""A beginner remembers the Dream at so many HP or less, or with so few cards in hand…"""
LATE = 0.5
"""…and then only so often."""
OVERLOOKED = 0.2
"""How often an apprentice does not notice what a card could do."""


class Beginner(HunterBot):
    """Plays the biggest weapon as long as there is one, whatever the Monster and the rivals are about; banks late;
    takes the Upgrade that hits hardest."""

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1 or sight.prompt not in (*LOOKAHEAD, "upgrade"):
            return super().choose(sight, random)
        g: Table = sight.determinize(random.getrandbits(32)).state
        me = g.hunters[sight.seat]
        if DREAM in options and (me.hp <= WEARY or len(me.hand) <= WEARY) and random.random() < LATE:
            return DREAM
        wanted = [card for card in options if card not in (DREAM, NO_UPGRADE)]
        return max(wanted or options, key=lambda card: flash(g, card) + random.random())


def flash(g: Table, card: str) -> float:
    """How much a card seems to do at first sight: the big number on it, and that it does something at once."""
    printed = g.content.cards.get(card)
    return 0.0 if printed is None else 2.0 * printed.damage + len(printed.immediate)


class Apprentice(HunterBot):
    """Looks one round ahead, once, at what it would hold itself: forgets that what is Collected can be lost, that
    cards run out, and what the others gain."""

    def __init__(self) -> None:
        super().__init__()
        self._own: OwnGain | None = None

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1 or sight.prompt not in LOOKAHEAD:
            return super().choose(sight, random)
        world = sight.determinize(random.getrandbits(32))
        if self._own is None or self._own.content is not world.content:
            self._own = OwnGain(world.content)
        seen = [card for card in options if card == DREAM or random.random() >= OVERLOOKED] or options
        return Glance(self._own, world.game, world.state, sight.seat, sight.prompt, random).best(seen)


class OwnGain(Mind):
    """Counts what lies before it."""

    def outlook(self, g: Table, seat: int) -> float:
        return self.standing(g, g.hunters[seat], 1.0)

    def standing(self, g: Table, hunter: Hunter, ahead: float) -> float:
        worth = hunter.stored + 0.8 * hunter.collected + 0.2 * hunter.hp + 0.15 * len(hunter.hand)
        for type, count in hunter.trophies.items():
            worth += self.content.trophy_worth(type, count)
        return worth


class Glance(Lookahead):
    """One imagined round, and that is that."""

    def best(self, cards: Sequence[str]) -> str:
        values = dict.fromkeys(cards, 0.0)
        self.think(values, list(cards), 1)
        return max(cards, key=lambda card: values[card])


class Expert(ThinkingBot):
    """Searches (`taverna.bots.search`)."""

    def __init__(self, playouts: int = 240, seconds: float = inf, workers: int = 1) -> None:
        super().__init__(HunterSense(), Budget(playouts, seconds), workers=workers)
