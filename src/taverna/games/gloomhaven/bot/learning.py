"""What a table tells about who wins: the weights of `odds`, from finished games of mercenaries.

python -m taverna.games.gloomhaven.bot.learning --games 300 --seed 30000

Scenarios, parties and difficulties are drawn by lot. At the beginning of every round it reads the table, and afterwards
notes whether the party won; then it finds the weights that would have told best. What a scenario, a difficulty or a
number of characters tells by itself has weights of its own, so that those of `odds` are about what changes in a game.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from taverna.bots import Sight
from taverna.core.table import Table as Played
from taverna.games import find
from taverna.lab.regression import logistic

from ..records.content import Content
from . import MercenaryBot
from .odds import Reading, judges, reading

SCENARIOS = (1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20)
SEATS = (2, 2, 2, 3, 3, 4)
DIFFICULTIES = ("easy", "normal", "normal", "hard")
LEVELS = (1, 1, 2, 3, 4)
GAME = 10.0
"""How much a game counts, however many rounds it took."""
CAUTION, APART = 5.0, 10.0
"""How much it takes to believe in a weight, and in one of a scenario or a difficulty by itself."""


class Tale(NamedTuple):
    """A game: what it was about, whether it was won, and what was read before each round."""

    about: tuple[str, ...]
    won: bool
    rounds: list[Reading]


def drawn(content: Content, seed: int) -> tuple[int, dict[str, Any]]:
    """Seats and options by lot."""
    random = Random(seed)
    seats, level = random.choice(SEATS), random.choice(LEVELS)
    number, difficulty = random.choice(SCENARIOS), random.choice(DIFFICULTIES)
    scenario = next(id for id, one in content.scenarios.items() if one.number == number)
    classes = random.sample([id for id, one in content.classes.items() if one.joins < 9], seats)
    return seats, {"scenario": scenario, "difficulty": difficulty, "classes": classes, "character_level": level}


def told(seed: int) -> Tale:
    """One game of mercenaries."""
    game = find("gloomhaven")
    seats, options = drawn(game.content(), seed)
    table, random, bot = Played(game, seats, seed, options), Random(seed), MercenaryBot()
    rounds: list[Reading] = []
    begun = 0
    while not table.over:
        g = table.state
        if g.phase == "selection" and g.round != begun and (party := judges(g)):
            begun = g.round
            rounds.append(reading(g, party))
        for seat in list(table.questions):
            if seat in table.questions:
                table.answer(seat, bot.choose(Sight(table, seat), random))
    assert table.result is not None
    return Tale((options["scenario"], options["difficulty"], str(seats)), bool(table.result["winners"]), rounds)


def fitted(tales: Sequence[Tale]) -> tuple[Reading, float]:
    """The weights, and with what the odds begin on average."""
    about = sorted({what for tale in tales for what in tale.about})
    seen = [one for tale in tales for one in tale.rounds]
    spread = [deviation(column) for column in zip(*seen, strict=True)]
    rows: list[list[float]] = []
    for tale in tales:
        own = [float(what in tale.about) for what in about]
        rows += [[*[one / s for one, s in zip(read, spread, strict=True)], *own, 1.0] for read in tale.rounds]
    came = [tale.won for tale in tales for _ in tale.rounds]
    counts = [GAME / len(tale.rounds) for tale in tales for _ in tale.rounds]
    caution = [CAUTION] * len(spread) + [APART] * len(about) + [1e-6]
    *weights, even = logistic(rows, came, counts, caution)
    return Reading(*[weight / s for weight, s in zip(weights, spread, strict=False)]), even


def deviation(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return (sum([(one - mean) ** 2 for one in values]) / len(values)) ** 0.5 or 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=30000)
    asked = parser.parse_args()
    tales = [tale for nth in range(asked.games) if (tale := told(asked.seed + nth)).rounds]
    weights, even = fitted(tales)
    words = ", ".join(f"{what}={weight:.2f}" for what, weight in weights._asdict().items())
    sys.stdout.write(f"{sum(tale.won for tale in tales)} of {len(tales)} won: EVEN={even:.2f}, {words}\n")


if __name__ == "__main__":
    main()
