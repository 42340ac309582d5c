"""Mercenaries weaker and stronger than `mercenary`: those who still learn make the mistakes of people who do."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from taverna.bots import Sight
from taverna.bots.search import Budget, ThinkingBot

from ..state import Table
from . import MercenaryBot
from .sense import PartySense
from .stamina import strength

EAGER = 0.6
"""How often a beginner plays the action that looks strongest, whether it is lost or not."""
OVERLOOKED = 0.3
"""How often an apprentice takes the first card that comes to hand."""


class Beginner(MercenaryBot):
    """Plays the cards with the biggest numbers as soon as it has them, lost or not, and bears every blow."""

    def choose(self, sight: Sight, random: Random) -> str:
        options, prompt = sight.options, sight.prompt
        if len(options) == 1 or random.random() > EAGER:
            return super().choose(sight, random)
        world = sight.determinize(random.getrandbits(32))
        acts: dict[Any, str] = {option.value: option.id for option in world.questions[sight.seat].options}
        if prompt == "negate" and "suffer" in acts:
            return acts["suffer"]
        if prompt in ("leading", "second", "turn"):
            flashy = [act for act in acts if act[0] in ("card", "top", "bottom")]
            if flashy:
                return acts[max(flashy, key=lambda act: flash(world.state, act) + random.random())]
        return super().choose(sight, random)


def flash(g: Table, act: Any) -> float:
    """How much a card or a half of it seems to do at first sight."""
    return strength(g.content.half(act[1], "bottom" if act[0] == "bottom" else "top"))


class Apprentice(MercenaryBot):
    """Plays its turn like a mercenary, but with cards it has not always thought about."""

    def choose(self, sight: Sight, random: Random) -> str:
        if sight.prompt in ("leading", "second", "rest-lose") and random.random() < OVERLOOKED:
            cards = [option for option in sight.options if option != "rest"]
            return random.choice(cards or sight.options)
        return super().choose(sight, random)


class Expert(ThinkingBot):
    """Searches (`taverna.bots.search`)."""

    def __init__(self, playouts: int = 16, seconds: float = inf, workers: int = 1) -> None:
        super().__init__(PartySense(), Budget(playouts, seconds), workers=workers)
