"""What a table tells about who wins: the weights of `odds`, from finished games of hunters (with numpy).

python -m taverna.games.bloodborne.bot.learning --games 1700 --seed 7000000

At the beginning of every round it reads each Hunter's board, and afterwards notes who won; then it finds the weights
with which a choice in proportion to e to the power of the sum would have named the winners best. In every other game
half of the Upgrades are taken by lot, so that cards are known which a hunter would not take.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np

from taverna.bots import Sight
from taverna.core.table import Table as Played
from taverna.games import find

from ..state import DREAM, Table
from . import HunterBot
from .mind import Mind
from .odds import Odds, Reading, ages

SEATS = 4
WHIMS = {"upgrade": 0.5, "play-card": 0.04}
"""How often, in every other game, one does what comes to mind."""
CAUTION = 15.0
"""How much it takes to believe in a weight."""
STEPS = 7
PARTS = 3
"""Each part of the games is told by the others."""


class Moment(NamedTuple):
    """The beginning of a round: of which game, who won, what is read of each Hunter."""

    game: int
    won: list[float]
    rows: list[list[float]]


def moments(seed: int) -> Iterator[Moment]:
    """One game of hunters."""
    game = find("bloodborne")
    table, random, bot = Played(game, SEATS, seed, {}), Random(seed), HunterBot()
    odds, noted, begun = Odds(Mind(game.content())), [], 0
    while not table.over:
        if table.state.round != begun:
            begun = table.state.round
            noted.append(rows(odds, table.state))
        for seat in list(table.questions):
            if seat in table.questions:
                sight = Sight(table, seat)
                whim = seed % 2 and random.random() < WHIMS.get(sight.prompt, 0.0)
                table.answer(seat, random.choice(sight.options) if whim else bot.choose(sight, random))
    assert table.result is not None
    winners = table.result["winners"]
    won = [(seat in winners) / len(winners) for seat in range(SEATS)]
    for read in noted:
        yield Moment(seed, won, read)


def rows(odds: Odds, g: Table) -> list[list[float]]:
    """Of each Hunter what is read: always, while the hunt is long, as it ends; then each card."""
    early, late = ages(g)
    read = []
    for hunter in g.hunters:
        one = odds.reading(g, hunter)
        owned = [] if hunter.out else hunter.owned
        cards = [sqrt(early) * owned.count(card) for card in odds.cards if card != DREAM]
        read.append([*one, *[early * x for x in one], *[late * x for x in one], *cards])
    return read


def chances(read: Any, weights: Any) -> Any:
    sums = read @ weights
    parts = np.exp(sums - sums.max(1, keepdims=True))
    return parts / parts.sum(1, keepdims=True)


def fitted(read: Any, won: Any) -> Any:
    """The weights, by Newton's method."""
    size = read.shape[2]
    spread = read.reshape(-1, size).std(0)
    spread[spread == 0] = 1
    read, weights = read / spread, np.zeros(size)
    for _ in range(STEPS):
        chance = chances(read, weights)
        mean = np.einsum("ns,nsk->nk", chance, read)
        slope = ((won - chance)[:, :, None] * read).reshape(-1, size).sum(0) - CAUTION * weights
        apart = ((read - mean[:, None, :]) * np.sqrt(chance)[:, :, None]).reshape(-1, size)
        weights = weights + np.linalg.solve(apart.T @ apart + CAUTION * np.eye(size), slope)
    return weights / spread


def loss(chance: Any, won: Any) -> float:
    return float(-(won * np.log(np.maximum(chance, 1e-9))).sum(1).mean())


def told(seen: Sequence[Moment]) -> str:
    """The weights, and how well games not fitted on are told."""
    read, won = np.array([one.rows for one in seen]), np.array([one.won for one in seen])
    part = np.array([one.game // 2 % PARTS for one in seen])
    held = np.zeros(won.shape)
    for nth in range(PARTS):
        held[part == nth] = chances(read[part == nth], fitted(read[part != nth], won[part != nth]))
    weights, size = fitted(read, won), len(Reading._fields)
    lines = [f"{len(seen)} moments, logarithmic loss in games not fitted on {loss(held, won):.4f}"]
    for nth, name in enumerate(("ALWAYS", "EARLY", "LATE")):
        pairs = zip(Reading._fields, weights[nth * size :], strict=False)
        lines.append(f"{name} = Reading({', '.join(f'{what}={weight:.3f}' for what, weight in pairs)})")
    cards = [card for card in find("bloodborne").content().cards if card != DREAM]
    known = sorted(zip(cards, weights[3 * size :], strict=True), key=lambda one: -one[1])
    lines.append("CARDS = " + str({card: round(float(weight), 2) for card, weight in known}))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1700)
    parser.add_argument("--seed", type=int, default=7000000)
    asked = parser.parse_args()
    seen = [moment for nth in range(asked.games) for moment in moments(asked.seed + nth)]
    sys.stdout.write(told(seen) + "\n")


if __name__ == "__main__":
    main()
