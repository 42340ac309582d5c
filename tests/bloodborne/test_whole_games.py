"""Whole games at random, with every Final Boss and number of players: they end, and nothing is lost on the way."""

from random import Random

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.bloodborne.events import Recovered

from .positions import DREAM, FINAL_BOSSES


def blood_echoes(table: Table) -> int:
    g = table.state
    return g.bank + g.echoes + sum(hunter.collected + hunter.stored for hunter in g.hunters)


@pytest.mark.rule("BB-SETUP-08", "BB-HIT-02", "BB-SCORE-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_a_game_keeps_all_its_cards_and_blood_echoes(final: str, seats: int) -> None:
    table = taverna.new("bloodborne", seats, seats, {"final_boss": final})
    random = Random(seats)
    cards = table.game.cards(table.state)
    while not table.over:
        seat, question = random.choice(list(table.questions.items()))
        table.answer(seat, random.choice(question.options).id)
        assert table.game.cards(table.state) == cards
        assert blood_echoes(table) == 135
        for hunter in table.state.hunters:
            assert 0 <= hunter.hp <= 8
            assert min(hunter.collected, hunter.stored) >= 0
            assert hunter.cards.count(DREAM) == 1
            assert sorted(hunter.owned) == sorted(hunter.cards), "what everyone owns is open, wherever it lies"
    assert not [
        event for _, event in table.happened() if getattr(event, "amount", 1) == 0 and type(event) is not Recovered
    ]
    result = table.result
    best = max(result["scores"].values())
    assert result["winners"]
    assert all(result["scores"][seat] == best for seat in result["winners"])
    assert result["outcome"] == ("victory" if len(result["winners"]) == 1 else "shared")
