"""Hypothesis plays: a machine that answers, takes back, forks, saves, loads and imagines in any order, and looks after
every step whether all still holds. What it finds it shrinks to the shortest way there."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from taverna.core import Table
from taverna.core.table import Answer

from .case import Case, called, held_since, refused, same_table, well_formed

NTH = st.integers(0, 11)
SEED = st.integers(0, 2**64 - 1)


def nth(things: list[Any], n: int) -> Any:
    return things[n % len(things)]


def machine(case: Case) -> type[RuleBasedStateMachine]:
    """The machine for one game."""

    class Sitting(RuleBasedStateMachine):
        t: Table

        @initialize(seed=SEED)
        def sit_down(self, seed: int) -> None:
            self.t = case.new(seed)
            self.cards = case.game.cards(self.t.state)
            self.past: list[str] = []  # digests before each answer that still counts
            self.ids: set[str] = set()

        def open(self) -> bool:
            return not self.t.over

        @rule(who=NTH, what=NTH)
        @precondition(open)
        def answer(self, who: int, what: int) -> None:
            self.give(who, what)

        @rule(picks=st.lists(st.tuples(NTH, NTH), max_size=12))
        @precondition(open)
        def answers(self, picks: list[tuple[int, int]]) -> None:
            for who, what in picks:
                if not self.t.over:
                    self.give(who, what)

        def give(self, who: int, what: int) -> None:
            question = nth(list(self.t.questions.values()), who)
            self.past.append(self.t.digest())
            self.ids.add(question.id)
            self.t.answer(question.seat, nth(question.options, what).id, question.id)
            if question.secret and question.seat in self.t._held:
                return
            assert question.id not in {id for id, _ in called(self.t).values()}, "a question id came back"

        @rule(seat=st.integers(0, case.seats - 1))
        def take_back(self, seat: int) -> None:
            if not self.t.can_undo(seat):
                refused(self.t, "TABLE-UNDO-01", self.t.undo, seat)
                return
            held = held_since(self.t)
            self.t.undo(seat)
            if not held or held[-1][0] == seat:
                assert self.t.digest() == self.past.pop()
            else:
                self.past = self.past[: len(self.past) - len(held)]
                again = self.t.fork()
                others = [(who, option) for who, option in held if who != seat]
                for who, _ in reversed(others):
                    again.undo(who)
                for who, option in others:
                    self.past.append(again.digest())
                    again.answer(who, option)
                assert again.digest() == self.t.digest()
            assert self.t.questions[seat].id not in self.ids, "a question id came back"

        @rule()
        def go_on_with_a_fork(self) -> None:
            twin = self.t.fork()
            same_table(twin, self.t)
            self.t = twin

        @rule()
        def go_on_with_the_save(self) -> None:
            loaded = case.load(self.t.save())
            same_table(loaded, self.t)
            self.t = loaded

        @rule()
        def give_the_forced_answers(self) -> None:
            before = len(self.t.inputs)
            twin = self.t.fork()
            twin.settle()
            for entry in twin.inputs[before:]:
                assert isinstance(entry, Answer)
                self.past.append(self.t.digest())
                self.t.answer(entry.seat, entry.option)
            assert self.t.digest() == twin.digest()

        @rule(seat=st.integers(0, case.seats - 1), seed=SEED, other=SEED)
        def imagine(self, seat: int, seed: int, other: int) -> None:
            d = self.t.determinize(seat, seed)
            assert d.view(seat) == self.t.view(seat) and called(d) == called(self.t)
            assert d.questions.get(seat) == self.t.questions.get(seat)
            assert self.t.determinize(seat, other).determinize(seat, seed).digest() == d.digest()
            d.playout(seed)
            well_formed(d)

        @rule()
        def write_and_replay(self) -> None:
            assert case.load(self.t.record()).digest() == self.t.digest()

        @invariant()
        def nothing_is_lost(self) -> None:
            assert case.game.cards(self.t.state) == self.cards
            assert self.t.over or self.t.questions
            assert (self.t.result is not None) == self.t.over

    Sitting.__name__ = f"Sitting_{case.game.id}_{case.seats}"
    return Sitting
