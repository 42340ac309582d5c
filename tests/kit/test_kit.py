"""The kit on every game that is built and the toy, for every number of seats.

`TAVERNA_FULL=1` plays the full amounts; otherwise each check gets a bounded share. `TAVERNA_WIDE=1` puts every
scenario, Mission and class with every number of seats to every check, each for a short while. (A thousand random
games of Bloodborne and the toy are always played, and three hundred of each of the long games.)
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import taverna
from core.toy import GAME as TOY
from taverna.core.state import Event
from taverna.games import ours
from taverna.testing import AMOUNTS, CHECKS, Case, Skipped, machine, step, walk, well_formed
from taverna.testing.case import same_table
from taverna.testing.speech import all_is_said, bot_names
from taverna.testing.tables import plays_to_the_end

FULL = os.environ.get("TAVERNA_FULL") == "1"
WIDE = FULL or os.environ.get("TAVERNA_WIDE") == "1"
SECRETLY = {
    "toy": frozenset({"plan-first", "plan-second"}),
    "gloomhaven": frozenset({"battle-goal", "hand"}),
}
OPENLY = {
    "bloodborne": frozenset({"Played", "Transformed", "UsedUp", "TookBack"}),
    "gloomhaven": frozenset({"PlayedTop", "PlayedBottom", "PlayedAttack", "PlayedMove", "Attacked", "CardDiscarded"}),
}
NO_SECRETS = ("massive-darkness",)
"""Games in which players have no secrets from each other: all that happens is told openly."""


def openly(game: str) -> frozenset[str]:
    if game in NO_SECRETS:
        package = f"taverna.games.{game.replace('-', '_')}."
        return frozenset(kind.__name__ for kind in Event.__subclasses__() if kind.__module__.startswith(package))
    return OPENLY.get(game, frozenset())


def cases() -> list[Case]:
    built = {name: (taverna.find(name), f"taverna.games.{name.replace('-', '_')}:GAME") for name in ours()}
    found = [
        Case(game, seats, {}, where, SECRETLY.get(game.id, frozenset()), openly(game.id))
        for game, where in ({"toy": (TOY, "core.toy:GAME")} | built).values()
        for seats in game.seats
    ]
    return found + variants(found)


def variants(found: list[Case]) -> list[Case]:
    """Every Mission and every scenario but the first, which is played anyway, a random dungeon, and the evenings of
    campaigns: with several numbers of seats, or in short with one of them. Scenarios for one alone only at length."""
    dark, gloom = taverna.find("massive-darkness"), taverna.find("gloomhaven")
    chains: list[dict[str, Any]] = [{"mission": id} for id in list(dark.content().missions)[1:]]
    places: list[dict[str, Any]] = [{"scenario": id} for id in list(gloom.content().scenarios)[1:]]
    sealed = [id for id, one in gloom.content().classes.items() if one.sealed and not one.locked]
    places += [{"classes": sealed[nth : nth + 3]} for nth in range(0, len(sealed), 3)]
    wanted = {
        dark.id: ([*chains, {"mode": "story"}], (1, 2, 4, 6)),
        gloom.id: ([*places, {"mode": "campaign"}], (2, 3, 4)),
    }
    plain = next(case for case in found if case.game.id == gloom.id)
    alone = [replace(plain, seats=1, options={"scenario": id}) for id in gloom.content().solos] if WIDE else []
    return alone + [
        replace(case, options=options)
        for game, (choices, seats) in wanted.items()
        for n, options in enumerate(choices)
        for m, case in enumerate(case for case in found if case.game.id == game and case.seats in seats)
        if WIDE or m == n % len(seats)
    ]


def in_turn(case: Case, check: str) -> bool:
    """In short, a variant of a game is put to one check, and each check to as many of the variants as another."""
    if (case.options.get("mode"), check) in CUT_SHORT:
        return False
    if WIDE or not case.options:
        return True
    kind = [one for one in CASES if one.game.id == case.game.id and one.options]
    return (kind.index(case) + list(CHECKS).index(check)) % len(CHECKS) == 0


CASES = cases()

LENGTH = {"lords-of-ragnarok": 6, "gloomhaven": 2, "massive-darkness": 4}
EVERY = {"lords-of-ragnarok": 23, "gloomhaven": 3, "massive-darkness": 11}
"""Long games: played so many times less, and looked at only at every so-manieth question."""
WHOLE = {"plays_to_the_end", "what_is_seen_was_told", "same_in_another_process"}
"""Checks that need to see every question."""

CUT_SHORT = {("story", "what_is_seen_was_told")}
"""A Mission may be lost in the midst of a rule, before what was drawn is told; a story goes on from there."""

WAITING: dict[str, str] = {}
"""Checks that the core does not pass yet, and what is wrong."""


HELD = [(case, check) for case in CASES for name, check in CHECKS.items() if in_turn(case, name)]


@pytest.mark.parametrize(("case", "check"), HELD, ids=[f"{check.__name__}-{case}" for case, check in HELD])
def test_holds(case: Case, check: Callable[[Case, int], None], request: pytest.FixtureRequest) -> None:
    if check.__name__ in WAITING:
        request.applymarker(pytest.mark.xfail(reason=WAITING[check.__name__], strict=True))
    share = AMOUNTS[check]
    if check.__name__ == "plays_to_the_end":
        many = 1000 if FULL or case.game.id not in LENGTH else 300
        share = min(share, -(-many // len(case.game.seats)))  # so many of each game, whatever the seats
    else:
        share = max(1, share // LENGTH.get(case.game.id, 1))
    if case.options and not FULL:
        share = max(1, share // 8)
    if check.__name__ not in WHOLE and not FULL:
        case = replace(case, every=EVERY.get(case.game.id, 1))
    try:
        check(case, min(share * 20, 1000) if FULL else share)
    except Skipped as reason:
        pytest.skip(str(reason))


SMALLEST = [case for case in CASES if case.seats == case.game.seats.start and (FULL or not case.options)]


@pytest.mark.parametrize("case", SMALLEST, ids=str)
def test_any_sitting(case: Case) -> None:
    """Answers, undos, forks, saves and worlds in any order, found and shrunk by Hypothesis."""
    amount = settings(max_examples=300 if FULL else 12, stateful_step_count=40 if FULL else 20)
    run_state_machine_as_test(machine(case), settings=amount)


@pytest.mark.parametrize("case", [case for case in CASES if FULL or not case.options], ids=str)
@settings(max_examples=200 if FULL else 8)
@given(seed=st.integers(0, 2**64 - 1), picks=st.lists(st.integers(0, 30), min_size=5, max_size=60))
def test_any_answers(case: Case, seed: int, picks: list[int]) -> None:
    """Whatever is answered, the table can be saved, replayed and told in every language."""
    t = case.new(seed)
    for pick in picks:
        if t.over:
            break
        questions = list(t.questions.values())
        question = questions[pick % len(questions)]
        t.answer(question.seat, question.options[pick % len(question.options)].id)
    same_table(t, case.load(t.save()))
    assert case.load(t.record()).digest() == t.digest()
    for lang in taverna.LANGS:
        assert all(line.strip() for seat in range(case.seats) for line in t.log(lang, seat))


BLOODBORNE = [case for case in CASES if case.game.id == "bloodborne"]


def echoes(g: Any) -> int:
    """Blood Echoes wherever they are."""
    return int(g.bank + g.echoes + sum(hunter.collected + hunter.stored for hunter in g.hunters))


@pytest.mark.parametrize("case", BLOODBORNE, ids=str)
def test_blood_echoes_are_conserved(case: Case) -> None:
    """All 135 Blood Echoes of the box are in the bank, on the Monster or with the Hunters, at every question."""
    for seed in range(600 if FULL else 60):
        for t, _ in walk(case, seed):
            assert echoes(t.state) == 135
            assert t.state.bank >= 0 and t.state.echoes >= 0
        assert echoes(t.state) == 135


@pytest.mark.parametrize("case", BLOODBORNE, ids=str)
def test_every_final_boss_can_be_played(case: Case) -> None:
    """With each Final Boss, whoever begins: the game ends and the words are there."""
    for boss in case.game.content().final_bosses:
        for first in range(case.seats):
            chosen = Case(case.game, case.seats, {"final_boss": boss, "first_player": first}, case.where)
            plays_to_the_end(chosen, 20 if FULL else 2)
        all_is_said(chosen, 1)
        assert chosen.new(0).state.final == boss


def test_bots_finish_a_game() -> None:
    """Every bot plays every game to its end; in short one variant in twelve, by those that do not think."""
    for nth, case in enumerate(CASES):
        if case.seats == case.game.seats.start and (FULL or not case.options or nth % 12 == 0):
            for name in bot_names(case.game):
                if name == "expert" and case.options and not FULL:
                    continue
                name = f"{name}?playouts=2" if name == "expert" else name
                t = case.new(3)
                taverna.bots.play(t, {seat: taverna.bots.make(case.game, name) for seat in range(case.seats)}, seed=1)
                well_formed(t)


def test_a_seed_is_a_game() -> None:
    """The same seed and answers give the same game, another seed another."""
    for case in CASES:
        one, same, other = (
            [step(t, r) and t.digest() for _ in range(5)]
            for t, r in ((case.new(1), Random(1)), (case.new(1), Random(1)), (case.new(2), Random(1)))
        )
        assert one == same != other
