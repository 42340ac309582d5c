"""Imagining the rest of a round, card by card, with the very rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from taverna.core.ask import Ask, AskAll, Flow, GameOver
from taverna.core.chance import Chance
from taverna.core.game import Game

from ..rules.dream import hunters_dream
from ..rules.end import put_away
from ..rules.fight import hunters_attack, immediate_effects, monster_attacks, monster_escapes
from ..rules.playing import choose_cards, transform_weapons
from ..state import TRANSFORM, Hunter, Table
from .mind import Mind, final_outlook

T = TypeVar("T")

FIRST_THOUGHTS = 4
"""Imagined rounds for every card…"""
SECOND_THOUGHTS = 8
"""…and more for the few that looked best."""
FINALISTS = 2
LOOKAHEAD = ("play-card", "transform")


class Fated(Chance):
    """The Monster's die falls at a given point between 0 and 1, so that points spread evenly are fair falls spread
    evenly; all other luck is luck."""

    point: float = 0.0

    def roll(self, faces: Sequence[T]) -> T:
        at = self.point * len(faces)
        self.point = at - int(at)
        return faces[int(at)]


def rest_of_round(g: Table, prompt: str) -> Flow:
    """From the choosing (or the transforming) to the cards put away, without the next Monster: it is not known yet."""
    if prompt == "play-card":
        yield from choose_cards(g)
    yield from transform_weapons(g)
    yield from immediate_effects(g)
    if g.monster is not None:
        monster_attacks(g)
        yield from hunters_attack(g)
        yield from monster_escapes(g)
    yield from hunters_dream(g)
    put_away(g, g.order)


class Lookahead:
    """Tries each card in the same imagined rounds: the same falls of the die, the same cards of the others."""

    def __init__(self, mind: Mind, game: Game[Table], g: Table, seat: int, prompt: str, random: Random) -> None:
        self.mind = mind
        self.game = game
        self.start = game.encode(g)
        self.seat = seat
        self.prompt = prompt
        self.random = random
        self.rivals = [
            (rival.seat, list(weights), list(weights.values()))
            for rival in g.fighters()
            if rival.seat != seat and (weights := self.plausible(g, rival))
        ]

    def plausible(self, g: Table, rival: Hunter) -> dict[str, float]:
        """What a rival may answer to the question that all are asked, and how likely."""
        weights = self.mind.likely(g, rival)
        if self.prompt == "play-card":
            return weights
        return {card: weight for card, weight in weights.items() if g.card(card).weapon and TRANSFORM in rival.played}

    def best(self, cards: Sequence[str]) -> str:
        values = dict.fromkeys(cards, 0.0)
        self.think(values, list(cards), FIRST_THOUGHTS)
        finalists = sorted(cards, key=lambda card: -values[card])[:FINALISTS]
        self.think(values, finalists, SECOND_THOUGHTS)
        return max(finalists, key=lambda card: values[card])

    def think(self, values: dict[str, float], cards: list[str], times: int) -> None:
        """Add up how things stand after each card, over falls of the die spread evenly."""
        random = self.random
        for nth in range(times):
            point = (nth + random.random()) / times
            luck = random.getrandbits(63)
            picks = {seat: random.choices(hand, weights)[0] for seat, hand, weights in self.rivals}
            for card in cards:
                values[card] += self.after({**picks, self.seat: card}, Fated(seed=luck, point=point))

    def after(self, picks: dict[int, str], chance: Chance) -> float:
        """How things stand for the seat after a round in which these cards are chosen and the luck is this."""
        g = self.game.decode(self.start)
        g.furnish(self.mind.content)
        g.chance = chance
        rules = rest_of_round(g, self.prompt)
        try:
            asked = next(rules)
            while True:
                if isinstance(asked, AskAll):
                    asked = rules.send({seat: self.reply(g, ask, picks) for seat, ask in asked.asks.items()})
                else:
                    asked = rules.send(self.reply(g, asked, {}))
        except GameOver as over:
            return final_outlook(over.result, self.seat)
        except StopIteration:
            return self.mind.outlook(g, self.seat)

    def reply(self, g: Table, ask: Ask, picks: dict[int, str]) -> Any:
        if ask.prompt == self.prompt and ask.seat in picks:
            return picks[ask.seat]
        return self.mind.instinct(g, ask.seat, ask.prompt, list(ask.made().values()))
