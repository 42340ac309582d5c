"""The film of a round: at every event the table stands as the event tells it, and a round is told in a few moments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import taverna
from taverna.core.film import Film, Shot
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.games.bloodborne import GAME
from taverna.games.bloodborne import events as ev
from taverna.games.bloodborne.state import TOKENS
from taverna.games.bloodborne.state import Table as State

from .positions import EILEEN, HENRYK, LUDWIG, position


def filmed(seats: int, seed: int) -> Iterator[Film]:
    """Every answer of a random game that made something happen."""
    table, luck = taverna.new("bloodborne", seats, seed), Random(seed)
    while not table.over:
        seat = luck.choice(list(table.questions))
        film = Film(GAME)
        table.answer(seat, luck.choice(table.questions[seat].options).id, film=film)
        if film.shots:
            yield film


def at(shot: Shot) -> State:
    g: State = GAME.decode(shot.state)
    g.furnish(GAME.content())
    return g


def stands(g: State, event: Event) -> bool:
    """Does the table show what the event says has happened?"""
    match event:
        case (
            ev.Hurt(who=who, hp=hp) | ev.Healed(who=who, hp=hp) | ev.PaidHp(who=who, hp=hp) | ev.Rested(who=who, hp=hp)
        ):
            return g.hunters[who].hp == hp
        case ev.Played(who=who, card=card) | ev.Transformed(who=who, card=card):
            return card in g.hunters[who].played
        case ev.TookBack(who=who, card=card) | ev.Upgraded(who=who, card=card):
            return card in g.hunters[who].hand
        case ev.UsedUp(who=who, card=card):
            return card in g.hunters[who].used
        case ev.RemovedCard(card=card):
            return card in g.removed
        case ev.Died(who=who):
            return g.hunters[who].dead and g.hunters[who].collected == 0
        case ev.Recovered(who=who):
            return g.hunters[who].used == []
        case ev.Killed(monster=monster):
            return g.echoes == 0 and (monster in g.gone or monster == g.final)
        case ev.Escaped():
            return g.echoes == 0
        case ev.MonsterRevealed(monster=monster, echoes=echoes) | ev.FinalBossCame(monster=monster, echoes=echoes):
            return (g.monster, g.echoes, g.full) == (monster, echoes, echoes)
        case ev.Rolled(total=total):
            return g.total == total
        case ev.RoundBegan(round=round, who=who):
            return (g.round, g.step, g.first) == (round, 1, who) and not any(h.played for h in g.hunters)
        case ev.Refilled(cards=cards):
            return g.available[-len(cards) :] == list(cards)
    return True


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_frame_is_wrong(seats: int) -> None:
    for seed in range(5):
        things: list[str] | None = None
        for film in filmed(seats, seed):
            for shot in film.shots:
                g = at(shot)
                assert stands(g, shot.event), shot.event
                things = things or GAME.cards(g)
                assert GAME.cards(g) == things, f"a card is lost or doubled at {shot.event}"
                on_the_table = g.bank + g.echoes + sum(h.collected + h.stored for h in g.hunters)
                assert on_the_table == TOKENS, f"Blood Echoes are lost or doubled at {shot.event}"


def moments(table: Table, cards: dict[int, str]) -> list[list[str]]:
    film = Film(GAME)
    for seat, card in cards.items():
        table.answer(seat, card, film=film)
    return [[type(event).__name__ for event in together] for together, _ in film.moments(None)]


def test_a_round_is_told_in_moments() -> None:
    table = position(echoes=3, rolls="2")
    assert moments(table, {HENRYK: "hunter-pistol", EILEEN: "saw-cleaver", LUDWIG: "hunter-axe"}) == [
        ["Played", "Played", "Played"],
        ["Hit"],
        ["Rolled"],
        ["Hurt", "Hurt", "Hurt"],
        ["Hit", "Healed"],
        ["Hit"],
        ["Killed", "Trophy", "Trophy", "Trophy"],
        ["MonsterRevealed", "RoundBegan"],
    ]


def test_no_round_is_told_at_length() -> None:
    for film in filmed(5, 3):
        assert len(list(film.moments(None))) <= 15
