"""What is drawn once for all who look, and what is kept from before, is what each would be drawn alone and anew."""

from __future__ import annotations

import os
from random import Random

import pytest

import taverna
from taverna.core import ground
from taverna.core.scene import Scene
from taverna.core.table import Table
from taverna.core.words import called
from taverna.games import find
from taverna.server.drawing import Before, Moment
from taverna.server.shown import Log
from taverna.server.sitting import Change

GAMES, EVERY = (5, 9) if os.environ.get("TAVERNA_FULL") else (1, 60)
NAMES = ({}, {0: "Ana", 1: "Bo"}, {1: "Ana"})


def alone(table: Table, seat: int | None, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Nobody else looks, and nothing was ever drawn before."""
    with monkeypatch.context() as patch:
        patch.setattr(ground, "_KEEP", ground.Keep())
        patch.setattr(ground, "_SHARED", ground.Keep())
        words = table.game.words("en", table.state)
        return table.game.scene(table.view(seat), seat, words, table.content)


@pytest.mark.parametrize("game", taverna.games())
def test_whoever_looks_with_others_sees_what_they_would_see_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find(game)
    seats = min(4, rules.seats.stop - 1)
    for seed in range(GAMES):
        table, luck = Table(rules, seats, seed, rules.bench.options), Random(seed)
        for nth in range(120):
            if table.over:
                break
            if nth % EVERY == EVERY - 2:
                before: Before = {}  # what is drawn now may be shown again after the next answer
                looking = luck.sample([*range(seats), None], 2)
            if nth % EVERY >= EVERY - 2:
                with called(NAMES[nth // EVERY % len(NAMES)]):
                    moment = Moment(rules, table.state, before)
                    for seat in looking:
                        glance, view, kind = moment.glance(table, seat), table.view(seat), rules.state_type
                        together, own = moment.drawn(glance, seat, "en"), alone(table, seat, monkeypatch)
                        assert list(together.items()) == [(key, str(markup)) for key, markup in own.items()]
                        assert together.frame == own.frame
                        for blank in ("", None):  # what is hidden is not there, either way
                            shown = ground.table_of(kind, glance, table.content, blank)
                            assert shown == ground.table_of(kind, view, table.content, blank)
                            lent = ground.table_of(kind, glance, table.content, blank, lent=True)
                            assert lent == shown  # whoever had it before has left it as it was
                        assert glance == view and glance.plain == view.plain
            seat = luck.choice([*table.questions])
            table.answer(seat, luck.choice(table.questions[seat].options).id)


def test_a_log_that_was_followed_reads_like_one_that_is_read_whole() -> None:
    table, luck = Table(find("bloodborne"), 3, 5, {}), Random(5)
    followed: dict[int | None, Log] = {0: Log(), None: Log()}
    changes: list[Change] = []
    for nth in range(80):
        seat = luck.choice([*table.questions])
        table.answer(seat, luck.choice(table.questions[seat].options).id)
        if table.can_undo(seat) and luck.random() < 0.3:
            table.undo(seat)
        if luck.random() < 0.2:
            changes.append(Change("named", seat, f"N{nth}", table.answers))
        for eyes, log in followed.items():
            whole, words = Log(), table.game.words("en", table.state)
            whole.follow(table, eyes, words, changes)
            before = [*log.lines]
            held = log.lines
            log.follow(table, eyes, words, changes)
            assert (log.lines, log.digest) == (whole.lines, whole.digest)
            assert held == before  # what somebody was shown stays as it was
