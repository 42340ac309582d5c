"""How strong bots are, from the games between them: Bradley and Terry's strengths on Elo's scale, with intervals.

Of each game every pair of different bots is one comparison: who won (where neither or both did, half for either; in
cooperative games, which of two won with the same luck). Unlike ratings that are moved game by game, these do not depend
on the order of games. Where `openskill` is installed (`taverna[lab]`), its rating stands beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import log10
from random import Random
from typing import Any

import msgspec

from .statistics import Played, wilson

PRIOR = 0.5
"""Of a win and a loss against the average, given to everyone: so that nobody who has won all is infinitely strong."""


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """One bot: its Elo (the mean of all is 0) with a 95 % interval, and its share of victories with another."""

    bot: str
    games: int
    wins: float
    rate: float
    rate_interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    openskill: float | None = None
    openskill_sigma: float | None = None


Pairs = dict[tuple[int, int], float]


def comparisons(games: Sequence[Played]) -> list[list[tuple[int, int, float]]]:
    """(one, other, how far the one has won over the other) of each deal; a deal is what was played with one luck."""
    deals: dict[Any, list[Played]] = {}
    for game in games:
        deals.setdefault(game.seed, []).append(game)
    found = []
    for deal in deals.values():
        if deal[0].together:
            sides = [[(game.entries[0], game.won(0)) for game in deal]]
        else:
            sides = [[(entry, game.won(seat)) for seat, entry in enumerate(game.entries)] for game in deal]
        found.append([
            (one, other, 0.5 if won == lost else float(won > lost))
            for side in sides
            for one, won in side
            for other, lost in side
            if one < other
        ])  # fmt: skip
    return found


def strengths(deals: Sequence[Sequence[tuple[int, int, float]]], entries: int) -> list[float]:
    """Elo by Bradley and Terry: Hunter's minorization, which always converges."""
    wins = [PRIOR] * entries
    met: Pairs = {}
    for deal in deals:
        for one, other, won in deal:
            wins[one] += won
            wins[other] += 1 - won
            met[one, other] = met.get((one, other), 0.0) + 1
    power = [1.0] * entries
    for _ in range(500):
        below = [2 * PRIOR / (power[entry] + 1.0) for entry in range(entries)]
        for (one, other), times in met.items():
            part = times / (power[one] + power[other])
            below[one] += part
            below[other] += part
        new = [wins[entry] / below[entry] for entry in range(entries)]
        moved = max(abs(log10(a / b)) for a, b in zip(new, power, strict=True))
        power = new
        if moved < 1e-6:
            break
    elo = [400 * log10(one) for one in power]
    mean = sum(elo) / entries
    return [one - mean for one in elo]


def resampled(
    deals: Sequence[Any], measure: Callable[[list[Any]], list[float]], times: int, seed: int
) -> list[list[float]]:
    """A measure over so many samples of deals drawn with replacement: the bootstrap."""
    random = Random(seed)
    return [measure(random.choices(deals, k=len(deals))) for _ in range(times)]


def rate(bots: Sequence[str], games: Sequence[Played], samples: int = 200, seed: int = 1) -> list[Rating]:
    """Every bot, the strongest first."""
    n = len(bots)
    deals = comparisons(games)
    elo = strengths(deals, n)
    drawn = resampled(deals, lambda sample: strengths(sample, n), samples if deals else 0, seed)
    skills = openskill(games, n)
    rows = []
    for entry, bot in enumerate(bots):
        values = sorted(sample[entry] for sample in drawn) or [0.0]
        low, high = values[int(0.025 * (len(values) - 1))], values[round(0.975 * (len(values) - 1))]
        results = won_by(games, entry)
        wins, count = sum(results), len(results)
        mu, sigma = skills[entry] if skills else (None, None)
        rows.append(
            Rating(
                bot=bot,
                games=count,
                wins=wins,
                rate=wins / count if count else 0.0,
                rate_interval=wilson(wins, count),
                elo=elo[entry],
                elo_interval=(low, high),
                openskill=mu,
                openskill_sigma=sigma,
            )
        )
    return sorted(rows, key=lambda row: -row.elo)


def won_by(games: Sequence[Played], entry: int) -> list[float]:
    """What a bot has won, seat by seat; a party of companions has played one game."""
    found = []
    for game in games:
        seats = [seat for seat, sits in enumerate(game.entries) if sits == entry]
        found += [game.won(seat) for seat in (seats[:1] if game.together else seats)]
    return found


def openskill(games: Sequence[Played], entries: int) -> list[tuple[float, float]] | None:
    """(mu, sigma) by openskill's Plackett-Luce, game by game; None where it is not installed or companions play."""
    if find_spec("openskill") is None or not games or games[0].together:
        return None
    model = import_module("openskill.models").PlackettLuce()
    found = [model.rating() for _ in range(entries)]
    for game in games:
        first = {entry: seat for seat, entry in reversed(list(enumerate(game.entries)))}  # one that sits twice: once
        if len(first) < 2:
            continue
        ranks = [1.0 - game.won(seat) for seat in first.values()]
        moved = model.rate([[found[entry]] for entry in first], ranks=ranks)
        for entry, (rating,) in zip(first, moved, strict=True):
            found[entry] = rating
    return [(one.mu, one.sigma) for one in found]
