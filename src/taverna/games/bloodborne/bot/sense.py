"""What the search must know of the hunt: whom one meets there, and what a position is worth (`taverna.bots.search`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from taverna.bots import Bot, Sight
from taverna.bots.search import Horizon, Policy, checkpoints
from taverna.core.ask import Ask, Result

from ..records import Content
from ..rules.score import trophy_bonus
from ..state import Table
from . import HunterBot
from .mind import Mind
from .odds import Odds, Seasoned

FORETOLD = 5
"""How often a rival is asked, in worlds that seem alike, what it would play…"""
SURPRISE = 0.06
"""…and how often it plays another card all the same. (Nine times of ten a hunter asked again says the same.)"""
WEIGHED = ("play-card", "transform", "upgrade")


class Veteran(HunterBot):
    """A hunter who knows by experience what cards are worth."""

    thinks = Seasoned


class HunterSense:
    """Everybody is thought to play like a `hunter` now, and by habit later; how one stands is told by the odds."""

    dreads = ("deaths",)
    stakes = {"upgrade": 0.3}

    def __init__(self) -> None:
        self.guide: Bot = Veteran()
        self.rival: Bot = HunterBot()
        self._odds: Odds | None = None

    def odds(self, content: Content) -> Odds:
        if self._odds is None or self._odds.mind.content is not content:
            self._odds = Odds(Seasoned(content))
        return self._odds

    def weighs(self, sight: Sight) -> Sequence[str]:
        return sight.options if sight.prompt in WEIGHED else ()

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To the next round, with the next Monster in sight."""
        return checkpoints(1)

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        foretold = self.foretells(sight, random)
        mind = self.odds(sight.determinize(0).content).mind
        return lambda luck: Habit(mind, luck, sight.prompt, foretold)

    def foretells(self, sight: Sight, random: Random) -> dict[int, list[Any]]:
        """What each rival would answer now, several times over: the cards they hold were all taken in the open."""
        told: dict[int, list[Any]] = {}
        for _ in range(FORETOLD):
            world = sight.determinize(random.getrandbits(32)).unanswered()
            for seat in world.questions:
                if seat != sight.seat:
                    told.setdefault(seat, []).append(self.rival.choose(Sight(world, seat), random))
        return told

    # -- judging -----------------------------------------------------------------------------------------------------
    def stands(self, g: Table, seat: int) -> float:
        """The chance to win, as games between hunters ended."""
        return self.odds(g.content).chance(g, seat)

    def ended(self, result: Result, seat: int) -> float:
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def counts(self, g: Table, seat: int) -> dict[str, float]:
        hunter = g.hunters[seat]
        trophies = sum(hunter.trophies.values())
        return {
            "stored": hunter.stored,
            "collected": hunter.collected,
            "trophies": trophies,
            "hp": hunter.hp,
            "deaths": hunter.deaths,
        }

    def follows(self, g: Table, seat: int) -> dict[str, float]:
        """The score without what is only Collected."""
        hunter = g.hunters[seat]
        return {"score": hunter.stored + trophy_bonus(g, hunter)}


class Habit:
    """What everybody does in one imagined game: first what was foretold, then what such a Hunter likely plays."""

    def __init__(self, mind: Mind, random: Random, prompt: str, foretold: dict[int, list[Any]]) -> None:
        self.mind = mind
        self.random = random
        self.now = prompt
        self.first = {
            seat: cards[int(random.random() * len(cards))]
            for seat, cards in foretold.items()
            if random.random() >= SURPRISE
        }

    def __call__(self, g: Table, ask: Ask) -> Any:
        if ask.prompt == self.now and ask.seat in self.first:
            return self.first.pop(ask.seat)
        if ask.prompt == "play-card":
            weights = self.mind.likely(g, g.hunters[ask.seat])
            return self.random.choices(list(weights), list(weights.values()))[0]
        return self.mind.instinct(g, ask.seat, ask.prompt, list(ask.made().values()))
