"""What moves while something is told: named by the game's events, found in its drawings, and nobody's secret."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import Any, get_args

import pytest

import taverna
from taverna.core.film import Film
from taverna.core.motion import Kind, Motion, moves
from taverna.games import find

GAMES = list(taverna.games())
ALIVE = ("walk", "strike", "miss", "hurt", "heal", "fall", "come", "roll", "turn")
"""What is about a thing that everybody sees."""


def keys_in(scene: dict[str, str]) -> set[str]:
    return {key for markup in scene.values() for key in re.findall(r'data-k="([^"]*)"', markup)}


@cache
def filmed(name: str) -> list[tuple[list[Any], set[str], set[str]]]:
    """(events, the keys drawn before, those drawn after) of the moments of a game of random answers, as seat 0 sees
    them; only those in which something moves."""
    table = taverna.new(name, seats=3, seed=7)
    game, luck = find(name), random.Random(7)
    found = []
    for _ in range(60):
        if table.over:
            break
        seat = luck.choice(list(table.questions))
        options = table.questions[seat].options
        film = Film(game)
        before = table.view(0)
        table.answer(seat, luck.choice([one for one in options if not one.declines] or options).id, film=film)
        moments = [events for events, _ in film.moments(0)]
        if not any(moves(game.motions, events) for events in moments):
            continue
        views = [before, *(view for _, _, view in film.frames(0, table.content)), table.view(0)]
        drawn = [keys_in(game.scene(view, 0, game.words("en", table.state), table.content)) for view in views]
        found += [(events, drawn[nth], drawn[nth + 1]) for nth, events in enumerate(moments)]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_moves_is_drawn(name: str) -> None:
    """Before the table changes or after it. A drawing shows only what a moment ends with, so a few may be missing."""
    game = find(name)
    there: Counter[str] = Counter()
    missing: Counter[tuple[str, str]] = Counter()
    for events, before, after in filmed(name):
        for _, motion in moves(game.motions, events):
            if motion.kind not in ALIVE:
                continue
            if {motion.on, motion.to} - {"", "again"} <= before | after or {*motion.start} & before:
                there[motion.kind] += 1
            else:
                missing[motion.kind, re.sub(r"\d+", "#", motion.on)] += 1
    assert sum(there.values()) > 15
    assert sum(missing.values()) * 10 <= sum(there.values()), missing.most_common(5)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_moves(name: str) -> None:
    kinds = {motion.kind for events, _, _ in filmed(name) for _, motion in moves(find(name).motions, events)}
    assert kinds <= set(get_args(Kind))
    assert len(kinds) >= 5


def test_a_path_is_what_the_event_holds() -> None:
    game = find("gloomhaven")
    event = next(
        event
        for events, _, _ in filmed("gloomhaven")
        for event in events
        if type(event).__name__ == "Moved" and len(event.path) > 2
    )
    (walk,) = game.motions(event)
    assert (walk.kind, walk.on, len(walk.path)) == ("walk", event.figure, len(event.path))


def test_a_game_need_not_move_anything() -> None:
    assert moves(lambda event: (), [None, None]) == []  # type: ignore[list-item]
    assert moves(lambda event: [Motion("round")], [None]) == [(0, Motion("round"))]  # type: ignore[list-item]


@pytest.mark.parametrize("name", GAMES)
def test_leaving_it_is_never_all_there_is_to_begin_with(name: str) -> None:
    """Options that decline are marked, and beside them there is something else."""
    table, luck = taverna.new(name, seats=3, seed=3), random.Random(3)
    marked = 0
    for _ in range(100):
        if table.over:
            break
        seat = luck.choice(list(table.questions))
        options = table.questions[seat].options
        declining = [one for one in options if one.declines]
        marked += len(declining)
        assert len(options) == 1 or len(declining) < len(options)
        table.answer(seat, luck.choice(options).id)
    assert marked
