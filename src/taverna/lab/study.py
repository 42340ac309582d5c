"""Who wins with what: balance questions, asked of any game.

At the end of a game the whole state is open. Every name in it that goes by seat (a hero, a class, an origin) is
something that seat was; every name in a list that goes by seat (cards, items) something it had; every name of the table
(a scenario, a boss) something the game was about. How often those won is counted, with intervals. What cannot be
counted this way a game counts itself, in a module `bot.study` of its package.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any

import msgspec

from taverna import bots as players
from taverna.core.table import Table
from taverna.games import find

from .playing import seed_of
from .statistics import wilson

VALUES = 80
"""A fact that takes more values tells figures apart, not kinds."""


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

    def count(self, table: Table) -> None:
        """Add one finished game."""
        result = table.result
        assert result is not None
        self.games += 1
        self.outcomes[result["outcome"]] = self.outcomes.get(result["outcome"], 0) + 1
        self.decisions.append(len(table.inputs))
        if isinstance(rounds := getattr(table.state, "round", None), int):
            self.rounds.append(rounds)
        winners, together = result["winners"], table.game.cooperative
        part = 1.0 if together or not winners else 1 / len(winners)
        won = [part if seat in winners else 0.0 for seat in range(table.seats)]
        for seat in range(table.seats):
            self._add(self.seats.setdefault(seat, Share()), won[seat])
        state = msgspec.to_builtins(table.state)
        for name, value in about(state):
            self._add(self.facts.setdefault(name, {}).setdefault(value, Share()), max(won))
        for name, found in by_seat(state, table.seats).items():
            for value, seats in found.items():
                for seat in seats[:1] if together else seats:
                    self._add(self.facts.setdefault(name, {}).setdefault(value, Share()), won[seat])

    @staticmethod
    def _add(share: Share, won: float) -> None:
        share.seats += 1
        share.wins += won

    def told_apart(self) -> dict[str, dict[str, Share]]:
        """The facts that tell kinds apart: more than one value, and not one for every figure."""
        return {name: values for name, values in sorted(self.facts.items()) if 1 < len(values) <= VALUES}


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


def study(
    game: str, bots: Sequence[str], games: int, seed: int = 1, options: Mapping[str, Any] | None = None
) -> Iterator[Study]:
    """Play and count; what has been found so far after each game."""
    rules = find(game)
    found = Study(game=game, bots=list(bots))
    for nth in range(games):
        table = Table(rules, len(bots), seed_of(seed, nth), dict(options or {}))
        players.play(table, {seat: players.make(rules, name) for seat, name in enumerate(bots)}, table.seed)
        found.count(table)
        yield found


def markdown(found: Study, least: int = 1) -> Iterator[str]:
    """The whole study; values that fewer than `least` had are left out."""
    yield f"{found.game}: {found.games} games of {', '.join(found.bots)}"
    yield ""
    made = found.decisions
    yield f"Decisions: mean {fmean(made):.0f}, median {median(made):.0f}, most {max(made)}."
    if found.rounds:
        yield f"Rounds: mean {fmean(found.rounds):.1f}, median {median(found.rounds):.0f}, most {max(found.rounds)}."
    ends = ", ".join(f"{name} {times / found.games:.0%}" for name, times in Counter(found.outcomes).most_common())
    yield f"How games end: {ends}."
    shares = {"seat": {str(seat): share for seat, share in found.seats.items()}} | found.told_apart()
    for name, values in shares.items():
        rows = {value: share for value, share in values.items() if share.seats >= least}
        if rows:
            yield from ("", f"| {name} | had | won | 95 % |", "|---|--:|--:|---|")
        for value, share in sorted(rows.items(), key=lambda row: (-row[1].rate, row[0])):
            low, high = share.interval
            yield f"| {value} | {share.seats} | {share.rate:.0%} | {low:.0%} to {high:.0%} |"


def own(game: str) -> str | None:
    """The module in which a game counts what it alone knows, if it has one: run it with `python -m`."""
    name = f"{type(find(game)).__module__.removesuffix('.game')}.bot.study"
    try:
        return name if find_spec(name) is not None else None
    except ModuleNotFoundError:
        return None
