"""It plays; forks, saves, records and undos give the very table back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

from taverna.core import Table

from .case import (
    MOST_ANSWERS,
    Case,
    Skipped,
    asked,
    called,
    choice,
    held_since,
    on_alike,
    played,
    read_by,
    refused,
    same_table,
    step,
    walk,
    well_formed,
)


def plays_to_the_end(case: Case, games: int) -> None:
    """Random play always ends, never fails, and the result is well-formed."""
    for seed in range(games):
        t, random = case.new(seed), Random(seed)
        answers = 0
        while not t.over:
            assert t.questions and t.result is None
            step(t, random)
            answers += 1
            assert answers < MOST_ANSWERS, f"seed {seed} does not end"
        well_formed(t)
        bare = case.new(seed)
        bare.playout(seed)
        well_formed(bare)


def views_are_plain(case: Case, games: int) -> None:
    """A view is JSON and nothing else, and looking changes nothing."""
    for seed in range(games):
        for t, _ in walk(case, seed):
            before = t.digest()
            for seat in (None, *range(case.seats)):
                view = t.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert view == t.view(seat)
            assert t.digest() == before, "looking moved something"


def conserves(case: Case, games: int) -> None:
    """At every question each card lies in exactly one zone of the state, from the first that names any."""
    for seed in range(games):
        all_cards: list[str] = []
        for t, _ in walk(case, seed):
            all_cards = all_cards or case.game.cards(t.state)
            assert case.game.cards(t.state) == all_cards, f"cards appeared or vanished at {t!r}"
        if not all_cards:
            raise Skipped("the game names no cards that could get lost (Game.cards)")


# -- forks, saves, records -------------------------------------------------------------------------------------------
def forks_are_independent(case: Case, games: int) -> None:
    """A fork equals its parent, both go on alike, and whatever is done on a fork leaves the parent alone."""
    for seed in range(games):
        for t, random in walk(case, seed):
            before = t.digest()
            a, b = t.fork(), t.fork()
            assert a.digest() == before, "a fork is not its parent"
            assert a.questions == t.questions and called(a) == called(t)
            assert [a.can_undo(s) for s in range(case.seats)] == [t.can_undo(s) for s in range(case.seats)]
            assert a.happened() == t.happened() and a.view(None) == t.view(None)
            on_alike(a, b, random.randrange(1 << 30), 8)
            assert t.digest() == before, "a fork moved its parent"


def options_tried_on_forks(case: Case, games: int) -> None:
    """Every option of every open question can be answered, and none of it reaches the parent."""
    for seed in range(games):
        for t, _ in walk(case, seed):
            before, log = t.digest(), t.happened()
            for seat, question in t.questions.items():
                for option in question.options:
                    t.fork().answer(seat, option.id, question.id)
            assert t.digest() == before and t.happened() == log, "trying an option moved the parent"


def saves_everywhere(case: Case, games: int) -> None:
    """A save gives the whole table back at every question, inside a half-answered simultaneous one too, with its log
    and undo; and also after something was taken back."""
    for seed in range(games):
        t = None
        for t, random in walk(case, seed):
            again = case.load(t.save())
            same_table(t, again)
            assert again.log("en", 0) == t.log("en", 0)
            takers = [seat for seat in range(case.seats) if t.can_undo(seat)]
            if takers:
                f = t.fork()
                f.undo(random.choice(takers))
                same_table(f, case.load(f.save()))
                on_alike(case.load(f.save()), f, seed, 4)
        assert t is not None
        same_table(t, case.load(t.save()))


def records_replay(case: Case, games: int) -> None:
    """A record of any moment plays to the same digest, with the same log."""
    for seed in range(games):
        t = None
        for t, random in walk(case, seed):
            if random.random() < 0.1:
                assert case.load(t.record()).digest() == t.digest()
        assert t is not None and t.over
        again = case.load(t.record())
        assert again.digest() == t.digest() and again.result == t.result
        assert again.happened(0) == t.happened(0)


def trace(case: Case, games: int) -> list[str]:
    """What random games lead to: the digests along the way."""
    told = []
    for seed in range(games):
        t = None
        for t, _ in walk(case, seed):
            if len(t.inputs) % 9 == 0:
                told.append(t.digest())
        assert t is not None
        told.append(t.digest())
    return told


def same_in_another_process(case: Case, games: int) -> None:
    """The same games, and the replay of our records, come out the same in a process with another PYTHONHASHSEED."""
    records = [played(case, seed).record().decode() for seed in range(games)]
    there = elsewhere(case, games, records)
    assert there["trace"] == trace(case, games), "the same seeds play differently under another hash seed"
    assert there["replayed"] == [case.load(record.encode()).digest() for record in records]


def elsewhere(case: Case, games: int, records: list[str]) -> dict[str, Any]:
    """Run `trace` and the replay of these records in another process."""
    job = {"where": case.found_at, "seats": case.seats, "options": case.options, "games": games, "records": records}
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-m", "taverna.testing.elsewhere"],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
        check=False,
    )
    assert done.returncode == 0, f"the other process failed: {done.stderr[-600:]}"
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def checkpoints_have_no_meaning(case: Case, games: int) -> None:
    """Kept always, never or now and then: the same digests at every answer, on forks too; and a game entered anew at
    any checkpoint goes on as it did."""
    for seed in range(games):
        tables = [case.new(seed, checkpoints) for checkpoints in (1, 0, 7)]
        random = Random(seed)
        while not tables[0].over:
            seat, option = choice(tables[0], random)
            for t in tables:
                t.answer(seat, option)
            first, *others = (t.digest() for t in tables)
            assert others == [first, first], f"checkpoints matter after {tables[0]!r}"
            if random.random() < 0.2:
                tables = [t.fork() for t in tables]
                assert {t.digest() for t in tables} == {first}
        assert tables[0].happened() == tables[1].happened() == tables[2].happened()


def secret_answers_in_any_order(case: Case, games: int) -> None:
    """What is answered in secret and together leads to the same table in whatever order the answers come."""
    for seed in range(games):
        for t, random in walk(case, seed):
            questions = t.questions
            if len(questions) < 2 or not all(question.secret for question in questions.values()):
                continue
            picks = [(seat, random.choice(question.options).id) for seat, question in questions.items()]
            a, b = t.fork(), t.fork()
            told = [[x.answer(*pick) for pick in order][-1] for x, order in ((a, picks), (b, picks[::-1]))]
            assert a.digest() == b.digest() and called(a) == called(b) and told[0] == told[1]


# -- taking back -----------------------------------------------------------------------------------------------------
def undo_returns_the_position(case: Case, games: int) -> None:
    """What `undo` leaves is the very table before the answer; it is refused where `can_undo` says no. A waiting secret
    answer can always be taken back, past others' later ones too, and then only that answer is gone."""
    for seed in range(games):
        for before, random in walk(case, seed):
            t = before.fork()
            step(t, random)
            for seat in range(case.seats):
                if not t.can_undo(seat):
                    refused(t, "TABLE-UNDO-01", t.undo, seat)
            held = held_since(t)
            assert all(t.can_undo(seat) for seat, _ in held), "a waiting secret answer can always be taken back"
            for seat in range(case.seats):
                if t.can_undo(seat):
                    taken_back(t, before, seat, held)


def taken_back(t: Table, before: Table, seat: int, held: list[tuple[int, str]]) -> None:
    u, ids = t.fork(), called(t)
    u.undo(seat)
    if any(who == seat for who, _ in held) and held[-1][0] != seat:
        expected = t.fork()
        for who, _ in reversed(held):
            expected.undo(who)
        for who, option in held:
            if who != seat:
                expected.answer(who, option)
        assert u.digest() == expected.digest(), "taking back one secret answer moved another"
    else:
        assert u.digest() == before.digest(), f"undo by seat {seat} does not return the position"
        assert [read_by([e for _, e in u.happened(s)], s) for s in range(u.seats)] == [
            read_by([e for _, e in before.happened(s)], s) for s in range(u.seats)
        ]
    question = u.questions.get(seat)
    assert question is not None, "who took an answer back is asked again"
    assert question.id not in {id for id, _ in (*ids.values(), *called(before).values())}, "a question id came back"
    assert u.fork().digest() == u.digest()


def undo_boundary_is_honest(case: Case, games: int, worlds: int = 4) -> None:
    """An answer called undoable shows its seat the same in every world the seat cannot tell apart: else it learned
    something, and could choose again knowing it."""
    for seed in range(games):
        for before, random in walk(case, seed):
            t = before.fork()
            seat, option = choice(t, random)
            events = t.answer(seat, option)
            if not t.can_undo(seat):
                continue
            for world in range(worlds):
                d = before.determinize(seat, random.randrange(1 << 30) + world)
                told = d.answer(seat, option)
                assert d.view(seat) == t.view(seat), f"learned by an answer that can be taken back: {before!r}"
                assert asked(d, seat) == asked(t, seat) and d.over == t.over
                assert read_by(told, seat) == read_by(events, seat)
