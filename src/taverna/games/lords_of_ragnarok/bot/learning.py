"""What holdings tell about who wins: the weights of `odds`, from finished games of Jarls.

python -m taverna.games.lords_of_ragnarok.bot.learning --games 225 --seed 1000

At the beginning of every turn it notes how each player stands and what each holds, and afterwards who won; then it
finds the weights with which a choice in proportion to e to the power of the sum would have named the winners best.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from taverna.bots import Sight
from taverna.core.table import Table as Played
from taverna.games import find
from taverna.lab.regression import solved

from .jarl import JarlBot
from .odds import Holdings, holdings
from .outlook import Standing

SEATS = 3
CAUTION = 30.0
"""How much it takes to believe in a weight: so many more moments that tell nothing."""
STEPS = 8

Moment = tuple[bool, int, list[list[float]]]
"""Whether a Requirement was met, who won, and of each seat from the Active Player on what is counted."""


def moments(seed: int) -> Iterator[Moment]:
    """One game of Jarls."""
    table, random = Played(find("lords-of-ragnarok"), SEATS, seed, {}), Random(seed)
    jarl, noted, turn = JarlBot(), [], -1
    while not table.over:
        g = table.state
        if g.turn != turn and g.ragnarok is None and all(player.at for player in g.players):
            turn = g.turn
            noted.append((bool(g.down), g.active, [counted(Standing(g, seat)) for seat in range(SEATS)]))
        for seat in list(table.questions):
            if seat in table.questions:
                table.answer(seat, jarl.choose(Sight(table, seat), random))
    assert table.result is not None
    for late, active, rows in noted:
        order = [(active + nth) % SEATS for nth in range(SEATS)]
        for winner in table.result["winners"][:1]:
            yield late, order.index(winner), [[*rows[seat], nth == 0, nth == 1] for nth, seat in enumerate(order)]


def counted(standing: Standing) -> list[float]:
    return [standing.worth(), *holdings(standing.g, standing)]


def fitted(seen: Sequence[Moment]) -> list[float]:
    """The weights, by Newton's method; those of the last two columns say what it is worth to be next."""
    size = len(seen[0][2][0])
    rows = [row for _, _, seats in seen for row in seats]
    mean = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    spread = [
        (sum([(one - middle) ** 2 for one in column]) / len(rows)) ** 0.5 or 1.0
        for column, middle in zip(zip(*rows, strict=True), mean, strict=True)
    ]
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-CAUTION * weight for weight in weights]
        bend = [[CAUTION if i == j else 0.0 for j in range(size)] for i in range(size)]
        for _, winner, seats in seen:
            scaled = [[(one - m) / s for one, m, s in zip(row, mean, spread, strict=True)] for row in seats]
            chance = [exp(sum([w * one for w, one in zip(weights, row, strict=True)])) for row in scaled]
            whole = sum(chance)
            expected = [sum([c / whole * row[i] for c, row in zip(chance, scaled, strict=True)]) for i in range(size)]
            for i in range(size):
                slope[i] += scaled[winner][i] - expected[i]
                for j in range(size):
                    both = sum([c / whole * row[i] * row[j] for c, row in zip(chance, scaled, strict=True)])
                    bend[i][j] += both - expected[i] * expected[j]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return [weight / s for weight, s in zip(weights, spread, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=225)
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    seen = [moment for nth in range(asked.games) for moment in moments(asked.seed + nth)]
    for late, name in ((False, "EARLY"), (True, "LATE")):
        unit, *weights = fitted([moment for moment in seen if moment[0] == late])
        told = ", ".join(f"{what}={weight / unit:.1f}" for what, weight in zip(Holdings._fields, weights, strict=False))
        sys.stdout.write(f"{name}: UNIT={1 / unit:.0f}, {told}\n")


if __name__ == "__main__":
    main()
