"""The mercenary: kills far more than chance does, plays the same twice, and knows every question of a campaign."""

from __future__ import annotations

from random import Random
from typing import Any

import taverna
from taverna.bots import Sight, make
from taverna.core.table import Table

GAME = taverna.find("gloomhaven")


def played(bot: str, seats: int, seed: int, **options: Any) -> Table:
    table = taverna.new("gloomhaven", seats, seed, options)
    bots, luck = [make(GAME, bot) for _ in range(seats)], Random(seed)
    while not table.over:
        seat = next(iter(table.questions))
        table.answer(seat, bots[seat].choose(Sight(table, seat), luck))
    return table


def kills(table: Table) -> int:
    return sum(mat.tally.get("kills", 0) for mat in table.state.characters)


def test_it_fights_far_better_than_chance() -> None:
    mine = sum(kills(played("mercenary", 2, seed)) for seed in range(4))
    theirs = sum(kills(played("random", 2, seed)) for seed in range(4))
    assert mine >= 3 * max(theirs, 4)


def test_it_plays_the_same_twice() -> None:
    assert played("mercenary", 2, 5).digest() == played("mercenary", 2, 5).digest()


def test_it_plays_other_scenarios_and_a_campaign() -> None:
    for options in ({"scenario": "inox-encampment"}, {"scenario": "random-dungeon"}, {"mode": "campaign"}):
        assert played("mercenary", 3, 1, **options).over
