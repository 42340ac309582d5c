"""A table as people sit at it: `taverna.new`, questions, answers, views, log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import taverna
from taverna.core.ask import Question, option_id
from taverna.core.state import Event
from taverna.games.gloomhaven.state import Table as State

SETUP = ("battle-goal", "start", "hand", "buy", "gain-card", "perk", "tie")
FIRST: dict[str, Any] = {"negate": "suffer", "short-rest": "no-rest", "turn": "end", "hand": "done", "move": "stop"}


class Seats:
    """Two to four seats at a scenario of the book; `at` stops at the next question of a kind."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.table = taverna.new("gloomhaven", seats, seed, {"items": "none", **options})

    @property
    def g(self) -> State:
        state: State = self.table.state
        return state

    @property
    def asked(self) -> dict[int, Question]:
        return self.table.questions

    def offers(self, seat: int) -> list[str]:
        return [option.id for option in self.asked[seat].options]

    def do(self, seat: int, value: Any) -> list[Event]:
        """Answer by the option's value."""
        return list(self.table.answer(seat, option_id(value)))

    def at(self, *prompts: str, seat: int | None = None, limit: int = 3000) -> Seats:
        """Play on, each question with a plain answer, up to the next one of these prompts (to this seat)."""
        for _ in range(limit):
            if self.table.over:
                return self
            for question in self.asked.values():
                if question.prompt in prompts and seat in (None, question.seat):
                    return self
            question = next(iter(self.asked.values()))
            offered = [option.id for option in question.options]
            plain = option_id(FIRST[question.prompt]) if question.prompt in FIRST else offered[0]
            self.table.answer(question.seat, plain if plain in offered else offered[0])
        raise AssertionError(f"{prompts} never came")

    def choose(self, *pairs: tuple[str, str] | str) -> Seats:
        """The cards of the round, seat by seat: two of the hand, or "rest"."""
        for seat, pair in enumerate(pairs):
            if isinstance(pair, str):
                self.do(seat, pair)
            else:
                for card in pair:
                    self.do(seat, ("card", card))
        return self

    def why(self, seat: int, target: str) -> str:
        refusal = self.table.why(seat, target)
        return "" if refusal is None else refusal.clause

    def until(self, when: Callable[[State], bool], limit: int = 3000) -> Seats:
        """Play on with plain answers until something is so."""
        for _ in range(limit):
            if self.table.over or when(self.g):
                return self
            self.at(*(question.prompt for question in self.asked.values()))
            question = next(iter(self.asked.values()))
            offered = [option.id for option in question.options]
            plain = option_id(FIRST[question.prompt]) if question.prompt in FIRST else offered[0]
            self.table.answer(question.seat, plain if plain in offered else offered[0])
        raise AssertionError("it never came")
