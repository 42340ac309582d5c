"""One game at one number of seats, and what is done with it: played, compared, refused."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from taverna.core import Event, Game, IllegalAnswer, Table, saves
from taverna.core.table import APART

MOST_ANSWERS = 5_000


class Skipped(Exception):
    """A check has nothing to look at in this game: says what the game has not."""


@dataclass(frozen=True)
class Case:
    """One game at one number of seats. `where` is how another process finds it, if not by the name it has in its own
    module; `secretly` are the prompts that seats answer in secret through `together` (those of `AskAll` are known to
    be); `openly` are the events of cards that lie open for all to see before they go back to a hidden place, maybe
    within one answer."""

    game: Game[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    where: str = ""
    secretly: frozenset[str] = frozenset()
    openly: frozenset[str] = frozenset()
    every: int = 1  # long games are looked at only at every so-manieth question

    def new(self, seed: int, checkpoints: int = APART) -> Table:
        return Table(self.game, self.seats, seed, self.options, checkpoints=checkpoints)

    @property
    def found_at(self) -> str:
        """Its module:name, for another process."""
        module = sys.modules[type(self.game).__module__]
        named = [f"{module.__name__}:{name}" for name, value in vars(module).items() if value is self.game]
        if not self.where and not named:
            raise Skipped("another process cannot find the game: say `where` it is, as 'module:NAME'")
        return self.where or named[0]

    def load(self, data: bytes) -> Table:
        return saves.load(data, lambda name: self.game)

    def __str__(self) -> str:
        extra = "".join(f",{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}/{self.seats}{extra}"


def choice(t: Table, random: Random) -> tuple[int, str]:
    """Any answer to any open question."""
    questions = t.questions
    seat = random.choice(list(questions))
    return seat, random.choice(questions[seat].options).id


def step(t: Table, random: Random) -> tuple[int, str]:
    seat, option = choice(t, random)
    t.answer(seat, option)
    return seat, option


def walk(case: Case, seed: int, checkpoints: int = APART) -> Iterator[tuple[Table, Random]]:
    """A game played at random, given out at every question (or every so-manieth, `Case.every`); whoever takes it must
    leave the table as it was."""
    t, random = case.new(seed, checkpoints), Random(seed)
    for nth in range(MOST_ANSWERS):
        if t.over:
            return
        assert t.questions, "nobody is asked and the game is not over"
        if (nth + seed) % case.every == 0:
            yield t, random
        step(t, random)
    raise AssertionError("the game does not end")


def played(case: Case, seed: int) -> Table:
    """A game played at random to its end."""
    t, random = case.new(seed), Random(seed)
    while not t.over:
        step(t, random)
    return t


def on_alike(a: Table, b: Table, key: int, steps: int) -> None:
    """Two equal tables given the same answers stay equal."""
    here, there = Random(key), Random(key)
    for _ in range(steps):
        if a.over:
            break
        assert a.questions == b.questions, "equal tables ask differently"
        assert step(a, here) == step(b, there)
        assert a.digest() == b.digest(), "equal tables went apart"
    assert (a.over, a.result) == (b.over, b.result)


def asked(t: Table, seat: int) -> Any:
    """All that a seat is told about its own question."""
    question = t.questions.get(seat)
    return question and (question.id, question.prompt, question.about, [o.id for o in question.options])


def called(t: Table) -> dict[int, tuple[str, str]]:
    """Who is asked what, as ids and prompts: open to everyone who sits here."""
    return {seat: (question.id, question.prompt) for seat, question in t.questions.items()}


def read_by(events: list[Event], seat: int | None) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def well_formed(t: Table) -> None:
    result = t.result
    assert t.over and t.questions == {} and result is not None
    assert set(result) == {"winners", "scores", "outcome"}
    assert result["outcome"] and isinstance(result["outcome"], str)
    assert set(result["scores"]) == set(range(t.seats))
    assert set(result["winners"]) <= set(range(t.seats))
    assert len(set(result["winners"])) == len(result["winners"])
    for seat in (None, *range(t.seats)):
        view = t.view(seat)
        assert view["result"]["winners"] == result["winners"]
        assert json.loads(json.dumps(view)) == view, "a view is plain data"


def same_table(a: Table, b: Table) -> None:
    """Equal in everything anyone can ask of them."""
    assert a.digest() == b.digest()
    assert a.questions == b.questions and called(a) == called(b)
    assert (a.over, a.result) == (b.over, b.result)
    assert a.inputs == b.inputs
    for seat in (None, *range(a.seats)):
        assert a.happened(seat) == b.happened(seat)
        assert a.view(seat) == b.view(seat)
    assert [a.can_undo(seat) for seat in range(a.seats)] == [b.can_undo(seat) for seat in range(a.seats)]


def held_since(t: Table) -> list[tuple[int, str]]:
    """The secret answers that wait, in the order they came."""
    waiting = len(t._held)
    return [(step.seat, step.option) for step in t._steps[len(t._steps) - waiting :]] if waiting else []


def refused(t: Table, clause: str | None, act: Callable[..., Any], *args: Any) -> None:
    """The act is an `IllegalAnswer` that says why, and nothing has changed."""
    before = t.digest(), t.inputs, called(t)
    error = attempt(act, *args)
    assert error is not None and str(error), "an illegal act was taken"
    assert clause is None or error.clause == clause, f"refused by {error.clause}, not {clause}"
    assert (t.digest(), t.inputs, called(t)) == before, "a refused act changed the table"


def attempt(act: Callable[..., Any], *args: Any) -> IllegalAnswer | None:
    try:
        act(*args)
    except IllegalAnswer as error:
        return error
    return None


def collect(t: Table, targets: dict[str, None]) -> None:
    """Remember everything that could be pointed at."""
    for question in t.questions.values():
        for option in question.options:
            targets[option.id] = None
            targets.update(dict.fromkeys(option.targets))


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two views part, for the message."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return next((difference(a[k], b[k], f"{path}/{k}") for k in a if a[k] != b[k]), "")
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return next((difference(x, y, f"{path}/{i}") for i, (x, y) in enumerate(zip(a, b, strict=True)) if x != y), "")
    return f"{path}: {a!r} and {b!r}"


def strings(value: Any) -> list[str]:
    """All names in a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple)):
        return [found for part in value for found in strings(part)]
    return []
