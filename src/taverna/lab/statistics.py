"""What a number of games says: wins, scores, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

from taverna.bots.protocol import Fault

Z95 = 1.959963984540054
"""Standard deviations on either side that hold 95 %."""


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game. `bots`, `entries` and `scores` go by seat; an entry is a place in the list of bots given."""

    nth: int
    seed: int
    bots: list[str]
    entries: list[int]
    winners: list[int]
    scores: list[float]
    outcome: str
    decisions: int
    rounds: int | None = None  # in games that count them
    together: bool = False  # a cooperative game
    faults: list[Fault] = []  # answers given for bots that did not give them

    def won(self, seat: int) -> float:
        """1 for a victory, a part of it for one shared by rivals; companions win wholly."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.together else 1 / len(self.winners)


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row of a table of results: of a bot, of one entry, or of a seat. The true win rate lies within `interval`
    with 95 % confidence."""

    bot: str = ""
    entry: int | None = None
    seat: int | None = None
    games: int
    wins: float
    rate: float
    interval: tuple[float, float]
    mean_score: float


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a simulation: by entry (in the order given), by bot, and by seat."""

    games: int
    entries: list[Line]
    bots: list[Line]
    seats: list[Line]
    outcomes: dict[str, int]
    decisions: float  # per game
    rounds: float | None  # per game
    seconds: float
    decisions_per_second: float | None


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate: sensible also near 0 and 1 and for few games, where the usual one is not."""
    if games == 0:
        return 0.0, 1.0
    rate, zz = wins / games, z * z
    centre = rate + zz / (2 * games)
    spread = z * sqrt(max(0.0, rate * (1 - rate)) / games + zz / (4 * games * games))
    low, high = (centre - spread) / (1 + zz / games), (centre + spread) / (1 + zz / games)
    return (0.0 if wins <= 0 else max(0.0, low)), (1.0 if wins >= games else min(1.0, high))


def tally(played: Iterable[Played], seconds: float = 0.0) -> Tally:
    """Count games; `seconds` is how long they took on the clock."""
    games = sorted(played, key=lambda game: game.nth)
    decisions = sum(game.decisions for game in games)
    rounds = [game.rounds for game in games if game.rounds is not None]
    return Tally(
        games=len(games),
        entries=lines(games, lambda game, seat: Of(game.bots[seat], entry=game.entries[seat])),
        bots=lines(games, lambda game, seat: Of(game.bots[seat])),
        seats=lines(games, lambda game, seat: Of(seat=seat)),
        outcomes=dict(sorted(Counter(game.outcome for game in games).items())),
        decisions=decisions / len(games) if games else 0.0,
        rounds=sum(rounds) / len(rounds) if rounds else None,
        seconds=seconds,
        decisions_per_second=decisions / seconds if seconds else None,
    )


class Of(NamedTuple):
    """Whose line it is."""

    bot: str = ""
    entry: int | None = None
    seat: int | None = None


def lines(games: Sequence[Played], whose: Callable[[Played, int], Of]) -> list[Line]:
    """One line for each, over all seats of all games, in the order in which the bots were given. Companions of a
    cooperative game that share a line have played one game, not several."""
    found: dict[Of, list[tuple[float, float]]] = {}
    for game in games:
        mine: dict[Of, list[tuple[float, float]]] = {}
        for _, seat in sorted(zip(game.entries, range(len(game.entries)), strict=True)):
            mine.setdefault(whose(game, seat), []).append((game.won(seat), game.scores[seat]))
        for of, results in mine.items():
            party = [(results[0][0], sum(score for _, score in results) / len(results))]
            found.setdefault(of, []).extend(party if game.together else results)
    return [line(of, found[of]) for of in sorted(found, key=lambda of: (of.entry or 0, of.seat or 0))]


def line(of: Of, results: list[tuple[float, float]]) -> Line:
    """Sum up (win, score) of every game one has played."""
    wins, n = sum(won for won, _ in results), len(results)
    return Line(
        bot=of.bot,
        entry=of.entry,
        seat=of.seat,
        games=n,
        wins=wins,
        rate=wins / n,
        interval=wilson(wins, n),
        mean_score=sum(score for _, score in results) / n,
    )
