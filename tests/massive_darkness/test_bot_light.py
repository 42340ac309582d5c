"""The lightbringer: wins the tutorial far more often than chance, plays the same twice, and knows every question."""

from __future__ import annotations

from random import Random

import pytest

import taverna
from taverna.bots import Sight, make
from taverna.core.table import Table

GAME = taverna.find("massive-darkness")


def played(bot: str, seats: int, seed: int, **options: str) -> Table:
    table = taverna.new("massive-darkness", seats, seed, options)
    return finished(table, bot, seed)


def finished(table: Table, bot: str, seed: int) -> Table:
    bots, luck = [make(GAME, bot) for _ in range(table.seats)], Random(seed)
    while not table.over:
        seat = next(iter(table.questions))
        table.answer(seat, bots[seat].choose(Sight(table, seat), luck))
    return table


def test_it_wins_the_tutorial() -> None:
    results = [played("lightbringer", 2, seed).result for seed in range(4)]
    assert sum(bool(result and result["winners"]) for result in results) >= 2


def test_it_plays_the_same_twice() -> None:
    assert played("lightbringer", 2, 5).digest() == played("lightbringer", 2, 5).digest()


@pytest.mark.parametrize("mission", list(GAME.content().missions)[1:])
def test_it_knows_every_mission(mission: str) -> None:
    assert played("lightbringer", 2, 1, mission=mission).over


def test_it_goes_through_a_story() -> None:
    sequel = played("lightbringer", 2, 2, mode="story").sequel()
    assert sequel is not None
    again = finished(taverna.new("massive-darkness", 2, 3, sequel.options), "lightbringer", 3)
    assert len(again.state.saga.chapters) == 2
