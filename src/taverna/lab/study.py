"""Who wins with what: balance questions, asked of any game.

At the end of a game the whole state is open. Every name in it that goes by seat (a hero, a class, an origin) is
something that seat was; every name in a list that goes by seat (cards, items) something it had; every name of the table
(a scenario, a boss) something the game was about. How often those won is counted, with intervals. What cannot be
counted this way a game counts itself, in a module `bot.study` of its package.

Options that are to `vary` are drawn anew for every game: one of the values it may take, or a thing for every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import fmean, median
from typing import Any

import msgspec

from taverna import bots as players
from taverna.bots.outside import SECONDS, introduced, seated, told
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.games import find

from .ledger import Ledger, gone_on
from .playing import GameFailed, seed_of, spread_out
from .seated import seated_lists
from .statistics import wilson

VALUES = 80
"""A fact that takes more values tells figures apart, not kinds."""

TRIES = 100
"""So often options that vary are drawn for one game before they are left as they fell."""


class Share(msgspec.Struct):
    """How often those with something won; companions of one party count once."""

    seats: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)


class Study(msgspec.Struct, kw_only=True):
    """What is counted over games of one kind; `facts` is {what is told apart: {its value: how that went}}."""

    game: str
    bots: list[str]
    games: int = 0
    seats: dict[int, Share] = {}
    facts: dict[str, dict[str, Share]] = {}
    outcomes: dict[str, int] = {}
    decisions: list[int] = []
    rounds: list[int] = []
    turns: list[int] = []
    lost: dict[str, int] = {}  # answers given for bots that did not give them, by what went wrong

    def count(self, table: Table, began: int | None = None) -> None:
        """Add one finished game; `began` is the seat that had the first turn."""
        result = table.result
        assert result is not None
        self.games += 1
        self.outcomes[result["outcome"]] = self.outcomes.get(result["outcome"], 0) + 1
        self.decisions.append(len(table.inputs))
        for lengths, now in ((self.rounds, "round"), (self.turns, "turn")):
            if isinstance(long := getattr(table.state, now, None), int):
                lengths.append(long)
        winners, together = result["winners"], table.game.cooperative
        part = 1.0 if together or not winners else 1 / len(winners)
        won = [part if seat in winners else 0.0 for seat in range(table.seats)]
        for seat in range(table.seats):
            self._add(self.seats.setdefault(seat, Share()), won[seat])
            if began is not None and not together:
                self._fact("turn", str((seat - began) % table.seats + 1), won[seat])
        for name, value in about(table.options):
            self._fact(name, value, max(won))
        state = msgspec.to_builtins(table.state)
        for name, value in about(state):
            if name not in table.options:
                self._fact(name, value, max(won))
        own = seated_lists(table.game.id)
        for name, found in by_seat({group: ones for group, ones in state.items() if group in own}, table.seats).items():
            for value, seats in found.items():
                for seat in seats[:1] if together else seats:
                    self._fact(name, value, won[seat])

    def _fact(self, name: str, value: str, won: float) -> None:
        self._add(self.facts.setdefault(name, {}).setdefault(value, Share()), won)

    @staticmethod
    def _add(share: Share, won: float, seats: int = 1) -> None:
        share.seats += seats
        share.wins += won

    def add(self, other: Study) -> None:
        """Add what was found elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.turns += other.turns
        for counted, more in ((self.outcomes, other.outcomes), (self.lost, other.lost)):
            for what, times in more.items():
                counted[what] = counted.get(what, 0) + times
        for seat, share in other.seats.items():
            self._add(self.seats.setdefault(seat, Share()), share.wins, share.seats)
        for name, values in other.facts.items():
            for value, share in values.items():
                self._add(self.facts.setdefault(name, {}).setdefault(value, Share()), share.wins, share.seats)

    def lengths(self) -> Iterator[tuple[str, list[int]]]:
        """How long games were, in whatever can be counted in them."""
        measures = {"Decisions": self.decisions, "Rounds": self.rounds, "Turns": self.turns}
        yield from ((name, long) for name, long in measures.items() if long)

    def told_apart(self) -> dict[str, dict[str, Share]]:
        """The facts that tell kinds apart: more than one value, and not one for every figure."""
        return {name: values for name, values in sorted(self.facts.items()) if 1 < len(values) <= VALUES}

    def ranked(self, least: int = 1) -> Iterator[tuple[str, list[tuple[str, Share]]]]:
        """(what is told apart, its values with those that win most first), but for what fewer than `least` had."""
        seats = {"seat": {str(seat): share for seat, share in self.seats.items()}}
        for name, values in (seats | self.told_apart()).items():
            rows = [(value, share) for value, share in values.items() if share.seats >= least]
            if rows:
                yield name, sorted(rows, key=lambda row: (-row[1].rate, row[0]))


def about(state: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Names of the table itself."""
    for name, value in state.items():
        if isinstance(value, str) and value:
            yield name, value


def by_seat(state: Mapping[str, Any], seats: int) -> dict[str, dict[str, list[int]]]:
    """{what: {name: the seats that were or had it}} of everything that goes by seat."""
    found: dict[str, dict[str, list[int]]] = {}
    for group, ones in state.items():
        if not isinstance(ones, list) or len(ones) != seats or not all(isinstance(one, dict) for one in ones):
            continue
        for seat, one in enumerate(ones):
            for name, value in one.items():
                names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
                for this in dict.fromkeys(this for this in names if isinstance(this, str) and this):
                    found.setdefault(f"{group}.{name}", {}).setdefault(this, []).append(seat)
    return found


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a study is asked; the first line of its file."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, Any]
    vary: list[str]
    seconds: float = SECONDS

    def drawn(self, nth: int) -> dict[str, Any]:
        """The options of the n-th game: those given, and of those that vary one of all they may be; drawn again where
        that is not for so many seats."""
        rules, random = find(self.game), Random(seed_of(self.seed, nth))
        for _ in range(TRIES):
            found = self.options | {name: self._value(name, random) for name in self.vary}
            if len(self.bots) in rules.read_options(found).seats(rules.seats):
                break
        return found

    def _value(self, name: str, random: Random) -> Any:
        rules, seats = find(self.game), len(self.bots)
        choices, picks = rules.choices(rules.content(), seats), rules.picks(rules.content(), self.options)
        if name in picks:
            return random.sample(picks[name], seats) if name in rules.unique else random.choices(picks[name], k=seats)
        if name not in choices:
            raise OptionError(f"{self.game} cannot vary '{name}'; it can vary {', '.join([*choices, *picks])}")
        return random.choice(choices[name])


def studied(asked: Question, nth: int) -> Study:
    """What the n-th game says."""
    rules = find(asked.game)
    table = Table(rules, len(asked.bots), seed_of(asked.seed, nth), asked.drawn(nth))
    first = getattr(table.state, "first", None)
    began = first if isinstance(first, int) else next(iter(table.questions)) if len(table.questions) == 1 else None
    with seated(rules, asked.bots, asked.seconds) as sitting:
        try:
            players.play(table, sitting, table.seed)
        except Exception as error:
            raise GameFailed(f"game {nth} (seed {table.seed}): {type(error).__name__}: {error}") from error
        assert table.result is not None
        noted = told(sitting, table.result)
    found = Study(game=asked.game, bots=asked.bots)
    found.lost = dict(Counter(fault.kind for fault in noted))
    found.count(table, began)
    return found


def study(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    vary: Sequence[str] = (),
    workers: int = 1,
    on: str = "",
    file: Path | None = None,
) -> Iterator[Study]:
    """Play and count; what has been found so far after each game. `workers`, `on` and `file` as of `lab.games`."""
    asked = Question(game=game, bots=list(bots), seed=seed, options=dict(options or {}), vary=list(vary))
    Table(find(game), len(asked.bots), 0, asked.drawn(0))
    introduced(find(game), asked.bots)
    ledger = Ledger(file, asked, Study)
    jobs = ((asked, nth) for nth in range(len(ledger.rows), games))
    return _sums(asked, gone_on(ledger, games, spread_out(studied, jobs, min(workers, max(1, games)), on)))


def _sums(asked: Question, run: Iterator[Study]) -> Iterator[Study]:
    found = Study(game=asked.game, bots=asked.bots)
    for one in run:
        found.add(one)
        yield found


def markdown(found: Study, least: int = 1) -> Iterator[str]:
    """The whole study; values that fewer than `least` had are left out."""
    yield f"{found.game}: {found.games} games of {', '.join(found.bots)}"
    yield ""
    for name, long in found.lengths():
        yield f"{name}: mean {fmean(long):.1f}, median {median(long):.0f}, most {max(long)}."
    ends = ", ".join(f"{name} {times / found.games:.0%}" for name, times in Counter(found.outcomes).most_common())
    yield f"How games end: {ends}."
    for name, rows in found.ranked(least):
        yield from ("", f"| {name} | had | won | 95 % |", "|---|--:|--:|---|")
        for value, share in rows:
            low, high = share.interval
            yield f"| {value} | {share.seats} | {share.rate:.0%} | {low:.0%} to {high:.0%} |"


def rows(found: Study) -> Iterator[tuple[str, str, int, float, float, float, float]]:
    """(what is told apart, its value, how many had it, won, rate, low, high): the whole study as a table."""
    for name, ranked in found.ranked():
        for value, share in ranked:
            yield (name, value, share.seats, share.wins, share.rate, *share.interval)


def own(game: str) -> str | None:
    """The module in which a game counts what it alone knows, if it has one: run it with `python -m`."""
    name = f"{type(find(game)).__module__.removesuffix('.game')}.bot.study"
    try:
        return name if find_spec(name) is not None else None
    except ModuleNotFoundError:
        return None
