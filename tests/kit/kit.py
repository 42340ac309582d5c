"""What every game must keep, whatever it is about: one kit of checks, written against the core alone.

A check takes a `Case` (game, seats, options) and how many games to play, and raises `AssertionError` (or lets the
rules' own error through) where something does not hold. `CHECKS` names them all; `faults` runs them all and tells
which of them noticed something.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from taverna import bots
from taverna.core import LANGS, Event, Game, IllegalAnswer, Pool, Refusal, RulesBug, SaveError, Say, Table, saves
from taverna.core.ask import Ask
from taverna.core.house import HOUSE_RULES
from taverna.core.words import event_say

TESTS = Path(__file__).parent.parent
MOST_ANSWERS = 5_000
ID = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


@dataclass(frozen=True)
class Case:
    """One game at one number of seats. `where` is how another process finds it; `secretly` are the prompts that seats
    answer in secret through `together` (those of `AskAll` are known to be); `openly` are the events of cards that lie
    open for all to see before they go back to a hidden place, maybe within one answer."""

    game: Game[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict, hash=False)
    where: str = ""
    secretly: frozenset[str] = frozenset()
    openly: frozenset[str] = frozenset()
    every: int = 1  # long games are looked at only at every so-manieth question

    def new(self, seed: int, checkpoints: int = 1) -> Table:
        return Table(self.game, self.seats, seed, self.options, checkpoints=checkpoints)

    def load(self, data: bytes) -> Table:
        return saves.load(data, lambda name: self.game)

    def __str__(self) -> str:
        extra = "".join(f",{key}={value}" for key, value in self.options.items())
        return f"{self.game.id}/{self.seats}{extra}"


# -- playing ---------------------------------------------------------------------------------------------------------
def choice(t: Table, random: Random) -> tuple[int, str]:
    """Any answer to any open question."""
    questions = t.questions
    seat = random.choice(list(questions))
    return seat, random.choice(questions[seat].options).id


def step(t: Table, random: Random) -> tuple[int, str]:
    seat, option = choice(t, random)
    t.answer(seat, option)
    return seat, option


def walk(case: Case, seed: int, checkpoints: int = 1) -> Iterator[tuple[Table, Random]]:
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


def shown(t: Table, seat: int | None, lang: str = "en") -> tuple[Any, Any] | None:
    """The drawing a seat gets, if the game draws one."""
    try:
        scene = t.scene(seat, lang)
    except (NotImplementedError, ImportError):
        return None
    return list(scene.items()), scene.frame


# -- it plays --------------------------------------------------------------------------------------------------------
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
    """At every question each card lies in exactly one zone of the state."""
    for seed in range(games):
        all_cards = case.game.cards(case.new(seed).state)
        for t, _ in walk(case, seed):
            assert case.game.cards(t.state) == all_cards, f"cards appeared or vanished at {t!r}"


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
    job = {"where": case.where, "seats": case.seats, "options": case.options, "games": games, "records": records}
    seed = "1" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"
    path = os.pathsep.join([str(TESTS), *sys.path])
    done = subprocess.run(
        [sys.executable, "-m", "kit.elsewhere"],
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


def held_since(t: Table) -> list[tuple[int, str]]:
    """The secret answers that wait, in the order they came."""
    waiting = len(t._held)
    return [(step.seat, step.option) for step in t._steps[len(t._steps) - waiting :]] if waiting else []


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


# -- secrets ---------------------------------------------------------------------------------------------------------
def worlds_look_alike(case: Case, games: int, worlds: int = 2) -> None:
    """In every determinized world the seat sees the same: view, who is asked, question ids and prompts, its own
    options and their words and targets, and the reasons why other things are not on offer."""
    for seed in range(games):
        targets: dict[str, None] = {"deck": None, "no/such": None}
        for t, random in walk(case, seed):
            before = t.digest()
            collect(t, targets)
            for seat in range(case.seats):
                sees = seen(t, seat, targets)
                for _ in range(worlds):
                    d = t.determinize(seat, random.randrange(1 << 30))
                    there = seen(d, seat, targets)
                    assert there == sees, f"seat {seat} can tell worlds apart at {t!r}: {difference(sees, there)}"
                    case.game.cards(d.state)
            assert t.digest() == before, "determinizing moved the table"


def seen(t: Table, seat: int, targets: dict[str, None]) -> dict[str, Any]:
    question = t.questions.get(seat)
    options = question.options if question else []
    return {
        "view": t.view(seat),
        "called": called(t),
        "asked": asked(t, seat),
        "words": [question.describe("en"), *(o.describe("en") for o in options)] if question else None,
        "targets": [o.targets for o in options],
        "why": {target: clause_of(t.why(seat, target)) for target in targets},
    }


def clause_of(refusal: Refusal | None) -> str | None:
    return refusal and refusal.clause


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


def drawings_look_alike(case: Case, games: int) -> None:
    """The drawing a seat gets is the same in every world it cannot tell apart, and self-contained."""
    for seed in range(games):
        for t, random in walk(case, seed):
            if random.random() < 0.8:
                continue
            seat = random.randrange(case.seats)
            here = shown(t, seat)
            if here is None:
                return
            assert shown(t.determinize(seat, random.randrange(1 << 30)), seat) == here
            lang = random.choice(LANGS)
            assert t.svg(seat, lang) == t.determinize(seat, 7).svg(seat, lang)
            assert not re.search(r"<script|\son\w+=|\sstyle=|href=\"(?!#)", t.svg(seat, lang)), "not self-contained"


def determinized_twice_is_once(case: Case, games: int) -> None:
    """A world is a function of what the seat knows and the world's seed: the world it is drawn from leaves no trace."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat, k = random.randrange(case.seats), random.randrange(1 << 30)
            once = t.determinize(seat, k)
            twice = t.determinize(seat, random.randrange(1 << 30)).determinize(seat, k)
            assert once.digest() == twice.digest(), f"the true world shows through for seat {seat} at {t!r}"


def worlds_tell_nothing(case: Case, games: int) -> None:
    """A determinized table gives out no input, log, record or undo from before; it can be forked, played on, saved and
    loaded, and is then just as silent. Luck to come differs from the truth."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat, k = random.randrange(case.seats), random.randrange(1 << 30)
            d = t.determinize(seat, k)
            silent(d)
            assert d.fork().digest() == d.digest()
            again = case.load(d.save())
            same_table(d, again)
            silent(again)
            assert d.state.chance.seed != t.state.chance.seed
            on_alike(d.fork(), d, k, 12)
            same_table(d, case.load(d.save()))
            for seat in range(case.seats):
                if d.can_undo(seat):
                    u = d.fork()
                    u.undo(seat)
                    assert case.load(u.save()).digest() == u.digest()


def silent(d: Table) -> None:
    assert d.inputs == [] and d.happened() == [] and d.log() == []
    for seat in range(d.seats):
        assert d.happened(seat) == []
        assert not d.can_undo(seat), "a determinized table takes back an answer of the true world"
        refused(d, "TABLE-UNDO-01", d.undo, seat)
    try:
        d.record()
    except SaveError:
        pass
    else:
        raise AssertionError("a determinized table gives out a record")


def twins_look_alike(case: Case, games: int) -> None:
    """Two tables on which the others chose differently in secret are one to the seat that has yet to choose: view,
    question and its id, what it may read, what is drawn; and its own next secret step too."""
    for seed in range(games):
        for t, random in walk(case, seed):
            secret = [seat for seat in t.questions if is_secret(case, t, seat)]
            if not secret:
                continue
            seat = random.choice(secret)
            a, b = t.fork(), t.fork()
            told = [finish_secretly(case, x, seat, random) for x in (a, b)]
            alike(a, b, seat, told)
            if t.questions[seat].prompt in case.secretly:
                option = random.choice(t.questions[seat].options).id
                told = [read_by(x.answer(seat, option), seat) for x in (a, b)]
                if seat in a.questions and seat in b.questions and is_secret(case, a, seat):
                    alike(a, b, seat, told)


def is_secret(case: Case, t: Table, seat: int) -> bool:
    question = t.questions[seat]
    return question.secret or question.prompt in case.secretly


def finish_secretly(case: Case, t: Table, seat: int, random: Random) -> list[Event]:
    """Let all others make up their minds; what the seat may read of it."""
    events: list[Event] = []
    while rivals := [s for s in t.questions if s != seat and is_secret(case, t, s)]:
        rival = random.choice(rivals)
        events += t.answer(rival, random.choice(t.questions[rival].options).id)
    return read_by(events, seat)


def alike(a: Table, b: Table, seat: int, told: list[list[Event]]) -> None:
    assert a.view(seat) == b.view(seat), f"a secret choice shows: {difference(a.view(seat), b.view(seat))}"
    assert asked(a, seat) == asked(b, seat) and called(a) == called(b), "question ids tell about a secret choice"
    assert told[0] == told[1], "events tell about a secret choice"
    assert a.log("en", seat) == b.log("en", seat)
    assert a.can_undo(seat) == b.can_undo(seat)


def events_tell_no_more_than_the_view(case: Case, games: int) -> None:
    """Two worlds a seat cannot tell apart before an answer and cannot tell apart after it, under the same luck: what
    it could read of the answer must be the same too. Where options may be secret, whatever was answered."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat = random.randrange(case.seats)
            a, b = (t.determinize(seat, random.randrange(1 << 30)) for _ in range(2))
            b.state.chance.seed = a.state.chance.seed
            told = []
            who, option = choice(a, random)
            for d in (a, b):
                ids = [o.id for o in d.questions[who].options]
                open_act = not callable(d.questions[who]._ask.options)
                same = option in ids and (who == seat or open_act or random.random() < 0.5)
                events = read_by(d.answer(who, option if same else random.choice(ids)), seat)
                told.append([event for event in events if type(event).__name__ not in case.openly])
            if who == seat or a.view(seat) != b.view(seat) or asked(a, seat) != asked(b, seat):
                continue
            assert told[0] == told[1], f"seat {seat} reads more than it sees at {t!r}: {told[0]} or {told[1]}"


def unseen_cards_may_change_places(case: Case, games: int, tries: int = 3) -> None:
    """Two cards that a seat cannot see change places, and the same is answered under the same luck: as long as both
    stay unseen, everything the seat is shown is the same. (So nothing open is computed from what is hidden.)"""
    for seed in range(games):
        for t, random in walk(case, seed):
            if t._held:
                continue
            seat = random.randrange(case.seats)
            picks = [choice(t, random)]
            if t.questions[picks[0][0]].secret:
                picks = [(who, random.choice(q.options).id) for who, q in t.questions.items()]
            sees = seen(t, seat, {})
            here, told = answered(t.fork(), picks, seat)
            for _ in range(tries):
                other = t.fork()
                swapped = swap(other, seat, random)
                if not swapped or not all(on_offer(other, *pick) for pick in picks) or named(picks, swapped):
                    continue
                assert seen(other, seat, {}) == sees, f"seat {seat} can tell {swapped} apart at {t!r}"
                there, news = answered(other, picks, seat)
                if all(card in unseen(x, seat) for x in (here, there) for card in swapped) and not any(
                    visible(x.view(seat), set(swapped)) or told_of(events) & set(swapped)
                    for x, events in ((here, told), (there, news))
                ):
                    a, b = seen(here, seat, {}), seen(there, seat, {})
                    assert a == b, f"seat {seat} can tell {swapped} apart after {picks} at {t!r}: {difference(a, b)}"
                    assert news == told, f"seat {seat} is told {swapped} apart after {picks} at {t!r}"


def named(picks: list[tuple[int, str]], cards: list[Any]) -> bool:
    """Does an answer name one of these cards? Then it is another act in the other world."""
    return any(str(card) in option.split(",") for _, option in picks for card in cards)


def told_of(events: list[Event]) -> set[str]:
    """All that events speak of."""
    return {name for e in events for name in strings([*e.told().values(), *msgspec.structs.astuple(e)])}


def on_offer(t: Table, seat: int, option: str) -> bool:
    return seat in t.questions and option in {o.id for o in t.questions[seat].options}


def answered(t: Table, picks: list[tuple[int, str]], seat: int) -> tuple[Table, list[Event]]:
    """The table after these answers, and what the seat could read of it."""
    return t, [event for pick in picks for event in read_by(t.answer(*pick), seat)]


def unseen(t: Table, seat: int) -> list[Any]:
    """The cards whose place this seat does not know."""
    pools = pools_of(t, seat)
    return [card for pool in pools for zone in pool.zones for card in zone if card not in pool.known]


def pools_of(t: Table, seat: int) -> list[Pool]:
    return t.game.hidden(t.state, seat)


def swap(t: Table, seat: int, random: Random) -> list[Any]:
    """Let two different cards of one pool and back change places; which they were."""
    pool = random.choice(pools_of(t, seat))
    places = [(zone, i) for zone in pool.zones for i, card in enumerate(zone) if card not in pool.known]
    if len(places) < 2:
        return []
    (a, i), (b, j) = random.sample(places, 2)
    if a[i] == b[j] or pool.back(a[i]) != pool.back(b[j]):
        return []
    a[i], b[j] = b[j], a[i]
    derive_again(t)
    return [a[i], b[j]]


def derive_again(t: Table) -> None:
    """The state was changed under the open questions."""
    t._questions = None
    for ask in [t._ask] if isinstance(t._ask, Ask) else t._ask.asks.values():  # type: ignore[union-attr]
        ask.forget()


def what_is_seen_was_told(case: Case, games: int) -> None:
    """A card that a seat comes to see in its view was in an event that the seat could read: nothing turns up unsaid,
    and no zone is forgotten among the hidden ones."""
    for seed in range(games):
        for t, random in walk(case, seed):
            cards = set(case.game.cards(t.state))
            after = t.fork()
            events = after.answer(*choice(t, random))
            for seat in range(case.seats):
                new = Counter(visible(after.view(seat), cards)) - Counter(visible(t.view(seat), cards))
                told = told_of(read_by(events, seat))
                assert set(new) <= told, f"seat {seat} sees {sorted(set(new) - told)} without being told at {t!r}"


def visible(view: Any, cards: set[str]) -> list[str]:
    """The cards that show in a view."""
    if isinstance(view, str):
        return [view] if view in cards else []
    parts = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return [card for part in parts for card in visible(part, cards)]


def pour(dst: Any, src: Any) -> None:
    """Make one state equal to another in place: structs, lists and dicts keep their identity."""
    if isinstance(dst, msgspec.Struct):
        for name in dst.__struct_fields__:
            a, b = getattr(dst, name), getattr(src, name)
            if not deeper(a, b):
                setattr(dst, name, b)
    elif isinstance(dst, list):
        if len(dst) == len(src) and dst and all(isinstance(x, msgspec.Struct) for x in dst):
            for a, b in zip(dst, src, strict=True):
                pour(a, b)
        else:
            dst[:] = src
    else:
        old = dict(dst)
        dst.clear()
        dst.update({key: old[key] if key in old and deeper(old[key], b) else b for key, b in src.items()})


def deeper(a: Any, b: Any) -> bool:
    """Pour one part into the other, if both are of a kind that can be."""
    frozen = isinstance(a, msgspec.Struct) and a.__struct_config__.frozen
    if type(a) is not type(b) or frozen or not isinstance(a, (msgspec.Struct, list, dict)):
        return False
    pour(a, b)
    return True


def frames_hold_no_secret(case: Case, games: int, back: int = 8) -> None:
    """Go back some answers, draw the hidden world anew there, give the same answers again, and pour that world's state
    under the frames made in the first: nothing hidden, and nothing computed from it, lives in a frame, so both go on
    alike."""
    for seed in range(games):
        for t, random in walk(case, seed, checkpoints=0):
            if t._held or not t.inputs:
                continue
            d = other_past(t, random.randint(1, min(back, len(t.inputs))), random)
            if d is None or case.game.encode(d.state) == case.game.encode(t.state):
                continue
            f = t.fork()
            pour(f.state, d.fork().state)
            derive_again(f)
            assert f.digest() == d.digest(), f"a frame remembers another world at {t!r}"
            here, there = Random(seed), Random(seed)
            for _ in range(10):
                if d.over:
                    break
                try:
                    same = step(f, here) == step(d, there) and f.digest() == d.digest()
                except RulesBug as bug:
                    raise AssertionError(f"a frame remembers another world at {t!r}: {bug}") from bug
                assert same, f"a frame remembers another world at {t!r}"


def other_past(t: Table, back: int, random: Random) -> Table | None:
    """The table as it would be had the hidden world been another, if the seat could not have noticed."""
    seat = random.randrange(t.seats)
    d = t._at(len(t._steps) - back).determinize(seat, random.randrange(1 << 30))
    for entry in t.inputs[-back:]:
        if entry.seat not in d.questions or entry.option not in {o.id for o in d.questions[entry.seat].options}:
            return None
        d.answer(entry.seat, entry.option)
    same = not d.over and called(d) == called(t) and type(d._ask) is type(t._ask) and d.view(seat) == t.view(seat)
    return d if same else None


# -- words and refusals ----------------------------------------------------------------------------------------------
def all_is_said(case: Case, games: int) -> None:
    """Every question, option, event and board at the prompt has words in every language; no key, id or placeable is
    left in them."""
    done: set[str] = set()
    boards: set[str] = set()
    for seed in range(games):
        t = None
        for t, _ in walk(case, seed):
            for question in t.questions.values():
                say_it(case, t, case.game.asking(t.state, question._ask), question.describe, done)
                if question.prompt not in boards:
                    boards.add(question.prompt)
                    board_reads_well(t, question.seat)
                for option in question.options:
                    say_it(case, t, option.say, option.describe, done)
        assert t is not None
        board_reads_well(t, 0)
        for seat in (None, *range(case.seats)):
            for lang in LANGS:
                assert len(t.log(lang, seat)) == len(t.happened(seat))
            for _, event in t.happened(seat):
                say = event_say(event)
                say_it(case, t, say, lambda lang, t=t, say=say: case.game.words(lang, t.state).say(say), done)
                assert event.clause in case.game.catalogue.by_id, f"{type(event).__name__} cites no rule"


def say_it(case: Case, t: Table, say: Say, speak: Callable[[str], str], done: set[str]) -> None:
    name = repr(say)
    if name in done:
        return
    done.add(name)
    for lang in LANGS:
        text = speak(lang)
        assert text.strip() and say.key not in text, f"{say} has no words in {lang}"
        assert not GIBBERISH.search(text), f"{say} in {lang}: {text!r}"
    for id in strings(list(say.args.values())):
        named = case.game.name(t.content, id) is not None or case.game.words("en", t.state).name(id) != id
        assert not ID.fullmatch(id) or named, f"'{id}' in {say.key} has no name"


GIBBERISH = re.compile(r"[{}⁨⁩]|None|Struct\(|\?\?\?")
"""What is left where words are missing."""


def board_reads_well(t: Table, seat: int) -> None:
    """What a terminal prints of the table."""
    for lang in LANGS:
        for who in (None, seat):
            text = t.board(who, lang)
            assert text.strip(), f"an empty board in {lang} at {t!r}"
            found = GIBBERISH.search(text)
            assert not found, f"{found} on the board in {lang} at {t!r}"


def strings(value: Any) -> list[str]:
    """All names in a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, (list, tuple)):
        return [found for part in value for found in strings(part)]
    return []


def refusals_cite_a_rule(case: Case, games: int) -> None:
    """Whatever is not on offer is refused with a clause that exists and has words in every language; what is on offer
    is not refused; and an answer with it is illegal for the same reason."""
    clauses: set[str] = set()
    for seed in range(games):
        targets: dict[str, None] = {"deck": None, "no/such": None, "": None}
        t = None
        for t, _ in walk(case, seed):
            collect(t, targets)
            for seat in range(case.seats):
                question = t.questions.get(seat)
                options = question.options if question else []
                offered = {key for o in options for key in (o.id, *o.targets)}
                for target in targets:
                    refusal = t.why(seat, target)
                    assert (refusal is None) == (target in offered), f"why({seat}, {target!r}) at {t!r}"
                    if refusal is not None:
                        cited(case, refusal, clauses)
        assert t is not None and t.over
        refusal = t.why(0, "deck")
        assert refusal is not None and refusal.clause == "TABLE-OVER-01"
        cited(case, refusal, clauses)


def cited(case: Case, refusal: Refusal, clauses: set[str]) -> None:
    if refusal.clause in clauses:
        return
    clauses.add(refusal.clause)
    rule = case.game.catalogue.by_id.get(refusal.clause) or HOUSE_RULES.by_id[refusal.clause]
    assert (refusal.rule, refusal.page) == (rule.text, rule.page)
    for lang in LANGS:
        text = refusal.text(lang)
        assert text.strip() and "{" not in text and "why-" not in text


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


GARBAGE: tuple[Any, ...] = ("", "no such option", " ", "\x00", "💥", None, 0, 1, 1.5, b"bytes", (), [], {}, object())


def illegal_answers_change_nothing(case: Case, games: int) -> None:
    """Wrong seats, options that are not on offer, stale question ids and plain garbage: `IllegalAnswer`, no change."""
    for seed in range(games):
        stale: list[tuple[int, str]] = []
        for t, random in walk(case, seed):
            seat, question = random.choice(list(t.questions.items()))
            good = question.options[0].id
            others = [other for other in range(case.seats) if other not in t.questions]
            for who in (-1, case.seats, 99, None, "0", 1.5, True, [], *others):
                refused(t, None, t.answer, who, good)
            for option in GARBAGE:
                refused(t, None, t.answer, seat, option)
            for who, id in stale[-3:]:
                if who in t.questions and t.questions[who].id != id:
                    option = t.questions[who].options[0].id
                    refused(t, "TABLE-QUESTION-02", t.answer, who, option, id)
            refused(t, "TABLE-QUESTION-02", t.answer, seat, good, "garbage")
            stale.append((seat, question.id))
        before = t.digest()
        refused(t, "TABLE-OVER-01", t.answer, 0, "anything")
        assert t.digest() == before


# -- bots ------------------------------------------------------------------------------------------------------------
@cache
def bot_names(game: Game[Any]) -> list[str]:
    """The bots that are there."""
    found = []
    for name in bots.names(game):
        try:
            bots.make(game, name)
        except ImportError:
            continue
        found.append(name)
    return found


def bots_see_only_their_seat(case: Case, games: int, share: float = 0.15) -> None:
    """A bot with the same luck answers the same in all worlds its seat cannot tell apart, with an option on offer, and
    leaves the table as it was."""
    for seed in range(games):
        for t, random in walk(case, seed):
            if random.random() > share:
                continue
            before = t.digest()
            seat = random.choice(list(t.questions))
            for name in bot_names(case.game):
                k = random.randrange(1 << 30)
                here = bots.make(case.game, name).choose(bots.Sight(t, seat), Random(k))
                d = t.determinize(seat, random.randrange(1 << 30))
                there = bots.make(case.game, name).choose(bots.Sight(d, seat), Random(k))
                assert here in {option.id for option in t.questions[seat].options}
                assert here == there, f"{name} knows more than seat {seat} at {t!r}"
            assert t.digest() == before, "a bot moved the table"


CHECKS: dict[str, Callable[[Case, int], None]] = {
    check.__name__: check
    for check in (
        plays_to_the_end,
        views_are_plain,
        conserves,
        forks_are_independent,
        options_tried_on_forks,
        saves_everywhere,
        records_replay,
        same_in_another_process,
        checkpoints_have_no_meaning,
        secret_answers_in_any_order,
        undo_returns_the_position,
        undo_boundary_is_honest,
        worlds_look_alike,
        drawings_look_alike,
        determinized_twice_is_once,
        worlds_tell_nothing,
        twins_look_alike,
        events_tell_no_more_than_the_view,
        unseen_cards_may_change_places,
        what_is_seen_was_told,
        frames_hold_no_secret,
        all_is_said,
        refusals_cite_a_rule,
        illegal_answers_change_nothing,
        bots_see_only_their_seat,
    )
}


def faults(case: Case, games: int, checks: dict[str, Callable[[Case, int], None]] = CHECKS) -> dict[str, str]:
    """Which checks notice something, and what."""
    found = {}
    for name, check in checks.items():
        try:
            check(case, games)
        except Exception as error:
            found[name] = f"{type(error).__name__}: {error}"
    return found
