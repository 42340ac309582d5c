"""The film of an answer: the table as it stood, masked for whoever watches, and free of charge for those who do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.chance import Chance
from taverna.core.film import Film, seen
from taverna.core.secrets import redeal
from taverna.core.table import Table

GAMES = list(taverna.games())


def filmed(table: Table, luck: Random) -> Film:
    """Someone answers, and it is filmed."""
    question = luck.choice(list(table.questions.values()))
    film = Film(table.game)
    table.answer(question.seat, luck.choice(question.options).id, film=film)
    return film


def games(name: str, answers: int) -> Any:
    luck, seed = Random(11), 11
    table = taverna.new(name, seed=seed)
    for _ in range(answers):
        if table.over:
            seed += 1
            table = taverna.new(name, seed=seed)
        yield table, luck


@pytest.mark.parametrize("name", GAMES)
def test_a_film_changes_nothing(name: str) -> None:
    for table, luck in games(name, 120):
        twin, again = table.fork(), Random()
        again.setstate(luck.getstate())
        film = filmed(table, luck)
        question = again.choice(list(twin.questions.values()))
        events = twin.answer(question.seat, again.choice(question.options).id)
        assert twin.digest() == table.digest()
        assert [shot.event for shot in film.shots] == events


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_its_events_in_order(name: str) -> None:
    many = 0
    for table, luck in games(name, 150):
        film = filmed(table, luck)
        for seat in (None, *range(table.seats)):
            told = [event for events, _ in film.moments(seat) for event in events]
            assert told == [shot.event for shot in film.shots if shot.event.seen_by(seat)]
        many = max(many, len(list(film.moments(None))))
    assert many > 3, f"{name} shows nothing on the way"


@pytest.mark.parametrize("name", GAMES)
def test_what_a_moment_shows_is_what_the_seat_may_know(name: str) -> None:
    """Whatever is hidden in the middle of a rule may be dealt anew, and the seat sees the same."""
    for nth, (table, luck) in enumerate(games(name, 90)):
        film = filmed(table, luck)
        for seat in (None, *range(table.seats)):
            for _, state, view in film.frames(seat, table.content):
                redeal(Chance(nth), table.game.hidden(state, seat))
                assert seen(table.game, state, seat) == view


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_can_be_drawn(name: str) -> None:
    drawn = 0
    for table, luck in games(name, 60):
        film = filmed(table, luck)
        seat = luck.choice([None, *range(table.seats)])
        for _, state, view in film.frames(seat, table.content):
            words = table.game.words("pt-BR", state)
            assert table.game.scene(view, seat, words, table.content).filled()
            drawn += 1
    assert drawn
