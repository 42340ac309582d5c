"""Players weaker and stronger than `lightbringer`: those who still learn make the mistakes of people who do."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Any

from taverna.bots import Sight
from taverna.bots.search import Budget, ThinkingBot

from ..state import Table
from . import LightbringerBot
from .plans import Planner
from .sense import PartySense

FIGHTS = ("melee", "ranged", "magic", "sword-and-spell")
OVERLOOKED = 0.2
"""How often an apprentice does not notice what an act could lead to."""
SURE = 2.5
"""Standard errors by which an act must look better to an expert than what its guide says: it looks into few worlds."""
PLAIN = ("stand-up", "leave")
"""What nobody overlooks."""
HEEDED = 0.6
"""How much of what comes back an apprentice takes to heart."""
KEEPSAKE = 0.5
"""How often a beginner thinks of what it carries: it trades and learns at random."""


class Beginner(LightbringerBot):
    """Strikes whatever it can reach, the nearest first, opens every door at once and picks up all there is; never asks
    what will strike back, and where the others are."""

    def choose(self, sight: Sight, random: Random) -> str:
        options, prompt = sight.options, sight.prompt
        if len(options) == 1:
            return options[0]
        if prompt in ("reroll", "learn", "found", "save", "enemy-target") and random.random() < KEEPSAKE:
            return random.choice(options)
        if prompt != "act":
            return super().choose(sight, random)
        world = sight.determinize(random.getrandbits(32))
        acts: dict[Any, str] = {option.value: option.id for option in world.questions[sight.seat].options}
        for wish in (*FIGHTS, "pick-up", "open"):
            wished = [act for act in acts if wish in (act, act[0])]
            if wished:
                return acts[random.choice(wished)]
        moves = [act for act in acts if act[0] == "move"]
        return acts[random.choice(moves)] if moves and random.random() < KEEPSAKE else super().choose(sight, random)


class Apprentice(LightbringerBot):
    """Plans its Activation like a Lightbringer, but overlooks some of what it could do, and makes light of what comes
    back."""

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1 or sight.prompt != "act":
            return super().choose(sight, random)
        world = sight.determinize(random.getrandbits(32))
        question = world.questions[sight.seat]
        acts = {option.value: option.id for option in question.options}
        seen = [act for act in acts if act in PLAIN or random.random() >= OVERLOOKED] or list(acts)
        g: Table = world.state
        chosen = Careless(g, question.about.get("who", sight.seat)).best(seen)
        return acts[chosen] if chosen in acts else super().choose(sight, random)


class Careless(Planner):
    """Makes light of what comes back."""

    def outlook(self, at: str, survival: dict[int, float], attacked: dict[int, float]) -> float:
        return HEEDED * super().outlook(at, survival, attacked)


class Seasoned(PartySense):
    """Knows better than to look ahead: what the search found on the way of an Activation did its guide no good."""

    def weighs(self, sight: Sight) -> Sequence[str]:
        return ()


class Expert(ThinkingBot):
    """Plans like a Veteran. The search (`taverna.bots.search`) is there for advice only, which weighs what people
    ask."""

    def __init__(self, playouts: int = 24, seconds: float = inf, workers: int = 1) -> None:
        super().__init__(Seasoned(), Budget(playouts, seconds), SURE, workers)
