"""Tournaments: who plays whom, in which seats, with which luck; every game is kept as it ends, so that a run goes on
where it was interrupted.

Rivals meet in line-ups of as many as there are seats, and each line-up plays its luck once from every seat: everybody
moves on by one while the deal stays. Companions (cooperative games) do not meet: each bot plays all seats, and all bots
with the same luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from taverna.bots.outside import introduced
from taverna.core.errors import OptionError
from taverna.core.table import Table
from taverna.games import find

from .ledger import Ledger
from .playing import finished, seed_of, spread_out
from .statistics import Played

WAYS = ("round-robin", "swiss")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a tournament is; the first line of its file."""

    game: str
    bots: list[str]
    seats: int
    way: str = "round-robin"
    rounds: int = 1
    seed: int = 1
    options: dict[str, Any] = {}
    seconds: float = 5.0

    def checked(self) -> Plan:
        """Refuses in words what cannot be played."""
        Table(find(self.game), self.seats, 0, self.options)
        if self.way not in WAYS:
            raise OptionError(f"a tournament is {' or '.join(WAYS)}, not '{self.way}'")
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < 2:
            raise OptionError("a tournament is between two or more different bots")
        if self.way == "swiss" and (find(self.game).cooperative or len(self.bots) < self.seats):
            raise OptionError("a Swiss tournament needs rivals, and as many bots as there are seats; take round-robin")
        introduced(find(self.game), self.bots, self.seconds)
        return self


class Match(msgspec.Struct, frozen=True):
    """One game to be played: its number, its luck and who sits where, as places in the list of bots."""

    nth: int
    seed: int
    entries: list[int]


def line_ups(plan: Plan) -> list[tuple[int, ...]]:
    """Who meets in each round of a round robin. With fewer bots than seats some sit twice, in every mixture."""
    entries = range(len(plan.bots))
    if find(plan.game).cooperative:
        return [(entry,) * plan.seats for entry in entries]
    if len(entries) >= plan.seats:
        return list(combinations(entries, plan.seats))
    return [found for found in combinations_with_replacement(entries, plan.seats) if len(set(found)) > 1]


def rotations(plan: Plan, line_up: Sequence[int]) -> list[list[int]]:
    """The line-up in every seating; companions change nothing by moving on."""
    turns = 1 if find(plan.game).cooperative else plan.seats
    return [[line_up[(seat + turn) % plan.seats] for seat in range(plan.seats)] for turn in range(turns)]


def swiss(plan: Plan, played: Sequence[Played]) -> list[tuple[int, ...]]:
    """The next round: neighbours in the ranking meet; who is needed to fill the last table is who has played least."""
    points, games = [0.0] * len(plan.bots), [0] * len(plan.bots)
    for game in played:
        for seat, entry in enumerate(game.entries):
            points[entry] += game.won(seat)
            games[entry] += 1
    ranked = sorted(range(len(plan.bots)), key=lambda entry: (-points[entry] / max(1, games[entry]), entry))
    tables = [ranked[n : n + plan.seats] for n in range(0, len(ranked), plan.seats)]
    if len(tables[-1]) < plan.seats:
        spare = sorted((one for table in tables[:-1] for one in reversed(table)), key=lambda entry: games[entry])
        tables[-1] += spare[: plan.seats - len(tables[-1])]
    return [tuple(table) for table in tables]


def round_of(plan: Plan, number: int, played: Sequence[Played], first: int | None = None) -> list[Match]:
    """The games of a round (counted from 0), given all games of the rounds before it; `first` is the number of the
    first one, where those are yet to be played."""
    met = line_ups(plan) if plan.way == "round-robin" else swiss(plan, played)
    shared = find(plan.game).cooperative
    matches: list[Match] = []
    first = len(played) if first is None else first
    for at, line_up in enumerate(met):
        luck = seed_of(plan.seed, number * 10_000 + (0 if shared else at))
        for entries in rotations(plan, line_up):
            matches.append(Match(first + len(matches), luck, entries))
    return matches


def play_match(plan: Plan, match: Match) -> Played:
    table = Table(find(plan.game), plan.seats, match.seed, plan.options)
    return finished(table, [plan.bots[entry] for entry in match.entries], match.entries, match.nth, plan.seconds)


# -- the file --------------------------------------------------------------------------------------------------------
def read(file: Path) -> tuple[Plan, list[Played]]:
    """A file of results, whatever tournament it is of."""
    head, _, _ = file.read_bytes().partition(b"\n")
    try:
        plan = msgspec.json.decode(head, type=Plan)
    except msgspec.DecodeError as error:
        raise OptionError(f"{file} is not a file of tournament results: {error}") from None
    with closing(Ledger(file, plan, Played)) as ledger:
        return plan, ledger.rows


def run(plan: Plan, file: Path | None = None, workers: int = 1, on: str = "") -> Iterator[tuple[Played, int]]:
    """Play what has not been played yet: (game, how many there will be), those of the file first. The results are the
    same however often the run was interrupted, however many workers there are and on whatever cluster (`on`)."""
    plan.checked()
    done: list[Played] = []
    with closing(Ledger(file, plan, Played, grows="rounds")) as ledger:
        at_once = plan.rounds if plan.way == "round-robin" else 1  # of Swiss the next round hangs on this one
        for begins in range(0, plan.rounds, at_once):
            matches: list[Match] = []
            for number in range(begins, begins + at_once):
                matches += round_of(plan, number, done, len(done) + len(matches))
            total = len(done) + len(matches) * (plan.rounds - begins) // at_once
            this = ledger.rows[len(done) : len(done) + len(matches)]
            for game in this:
                yield game, total
            jobs = [(plan, match) for match in matches[len(this) :]]
            for game in spread_out(play_match, jobs, workers, on):
                this.append(ledger.add(game))
                yield game, total
            done += this
