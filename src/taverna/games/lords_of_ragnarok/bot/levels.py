"""Jarls weaker and stronger than `jarl`: those who still learn make the mistakes of people who do."""

from __future__ import annotations

from math import inf
from random import Random

from taverna.bots import Sight
from taverna.bots.search import Budget, ThinkingBot

from ..rules.reserve import SKIP
from ..rules.turn import PHASE_PROMPTS
from ..state import Table
from .instincts import Moment, instinct
from .jarl import JarlBot, Lookahead
from .outlook import Standing, own_armies
from .sense import JarlSense

FLASHY = ("march", "monsters", "recruit", "usurp")
"""What a beginner does with the wheel: war first; Temples are forgotten."""
FORGOTTEN = ("prayer", "rune-action")
"""Phases a beginner mostly passes by…"""
REMEMBERED = 0.3
"""…but for so often."""


class Beginner(JarlBot):
    """Goes to war with whatever is nearest, forgets Runes and prayer, and never counts how far anybody is."""

    def choose(self, sight: Sight, random: Random) -> str:
        options, prompt = sight.options, sight.prompt
        if len(options) == 1 or prompt not in PHASE_PROMPTS:
            return super().choose(sight, random)
        if prompt in FORGOTTEN and SKIP in options and random.random() > REMEMBERED:
            return SKIP
        if prompt == "special-action":
            wished = [wish for wish in FLASHY if wish in options]
            if wished:
                return wished[0]
        if prompt == "maneuver":
            return self.nearest(sight, random)
        return random.choice([option for option in options if option != SKIP])

    def nearest(self, sight: Sight, random: Random) -> str:
        """The Army that can take most at once, by instinct."""
        world = sight.determinize(random.getrandbits(32))
        question = world.questions[sight.seat]
        acts = {option.id: option.value for option in question.options}
        wished = instinct(Moment(world.state, sight.seat, sight.prompt, list(acts.values()), question.about))
        return next(id for id, act in acts.items() if act == wished)


class Apprentice(JarlBot):
    """Weighs every act of a phase like a Jarl, but sees only what it holds itself: land, Temples and Armies."""

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1 or sight.prompt not in PHASE_PROMPTS:
            return super().choose(sight, random)
        world = sight.determinize(random.getrandbits(32))
        acts = {option.id: option.value for option in world.questions[sight.seat].options}
        return OwnLand(world.game, world.state, sight.seat, sight.prompt).best(acts)


class OwnLand(Lookahead):
    def judge(self, g: Table) -> float:
        standing = Standing(g, self.seat)
        armies = own_armies(g, self.seat)
        return len(standing.lands) + standing.temples + 0.4 * sum([army.strength for army in armies])


class Expert(ThinkingBot):
    """Searches (`taverna.bots.search`)."""

    def __init__(self, playouts: int = 16, seconds: float = inf, workers: int = 1) -> None:
        super().__init__(JarlSense(), Budget(playouts, seconds), workers=workers)
