"""What every game must keep, in one line; then what this one says, clause by clause."""

from __future__ import annotations

import pytest
from little_game import GAME
from little_game.state import Table as State

from taverna.core import Table
from taverna.testing import kit

test_kit = kit(GAME)


def played(consolation: bool = True) -> Table:
    """Two players after one round: the first holds dim cards, the second bright ones."""
    table = Table(GAME, 2, 1, {"consolation": consolation})
    table.arrange(give_hands)
    for seat, card in ((0, "spark"), (1, "sun")):
        table.answer(seat, card)
    return table


def give_hands(g: State) -> None:
    cards = GAME.cards(g)
    g.players[0].hand[:] = ["spark", "match", "ember"]
    g.players[1].hand[:] = ["sun", "dawn", "star"]
    g.deck[:] = [card for card in cards if card not in g.players[0].hand + g.players[1].hand]


@pytest.mark.rule("LITTLE-PLAY-01", "LITTLE-TAKE-01")
def test_the_brightest_card_takes_a_point() -> None:
    assert [player["points"] for player in played().view(0)["players"]] == [0, 1]


@pytest.mark.rule("LITTLE-DRAW-01", "LITTLE-DEAL-01")
def test_whoever_played_the_dimmest_draws() -> None:
    assert [len(player.hand) for player in played().state.players] == [3, 2]
    assert [len(player.hand) for player in played(consolation=False).state.players] == [2, 2]


@pytest.mark.rule("LITTLE-PLAY-02")
def test_a_card_that_was_played_is_refused_with_its_clause() -> None:
    refusal = played().why(0, "spark")
    assert refusal is not None
    assert refusal.clause == "LITTLE-PLAY-02"


@pytest.mark.rule("LITTLE-END-01")
def test_after_three_rounds_most_points_win() -> None:
    table = played(consolation=False)
    while not table.over:
        for seat, question in table.questions.items():
            table.answer(seat, question.options[0].id)
    assert table.result is not None
    assert table.result["winners"] == [1]
