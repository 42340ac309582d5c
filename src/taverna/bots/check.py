"""What is wrong with a bot from outside, in words: it is started, greeted, asked, teased a little and sent home."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from taverna.core.game import Game
from taverna.core.table import Table
from taverna.games import names

from . import RandomBot, Sight, play
from .lines import Line
from .outside import SECONDS, Outside
from .protocol import Failed

LEAVING = 2.0


class Timed(Outside):
    """One that is watched: how many questions, and the longest it took."""

    def __init__(self, name: str, seconds: float) -> None:
        super().__init__(name, seconds)
        self.questions, self.slowest = 0, 0.0

    def choose(self, sight: Sight, random: Random) -> str:
        began = time.monotonic()
        option = super().choose(sight, random)
        self.questions += 1
        self.slowest = max(self.slowest, time.monotonic() - began)
        return option


def check(name: str, games: list[Game[Any]], seconds: float = SECONDS, seed: int = 1) -> Iterator[tuple[bool, str]]:
    """(is it well, a sentence) for everything that is looked at."""
    bot = Timed(name, seconds)
    try:
        began = time.monotonic()
        try:
            said = bot.wake()
        except Failed as failed:
            yield False, f"it does not say hello: {failed.kind}, {failed.text}"
            return
        yield True, f"it says hello as '{said.name}' after {time.monotonic() - began:.2f} s"
        known = (*names(), *(game.id for game in games))
        yield from (
            (False, f"it says it plays '{one}', which is no game here") for one in said.games if one not in known
        )
        asked = [game for game in games if not said.games or game.id in said.games]
        if wrong := bot.unfit((asked or games)[0].id):
            yield False, wrong
            return
        yield from manners(bot)
    finally:
        bot.close()
    for game in asked:
        yield from played(Timed(name, seconds), game, seed)


def manners(bot: Outside) -> Iterator[tuple[bool, str]]:
    """Messages of a later version do not disturb it, and it goes when it is told to."""
    line: Line | None = bot.line
    assert line is not None
    try:
        line.send({"type": "something-new", "of": 1}, LEAVING)
        time.sleep(0.2)
        line.send({"type": "something-new", "of": 2}, LEAVING)
        yield True, "it lets messages pass that it does not know"
    except Failed as failed:
        yield False, f"a message of a type it does not know breaks it ({failed.text}): let such messages pass"
        return
    leaves = line.leave(LEAVING)
    yield leaves, "it leaves when told bye" if leaves else f"it is still there {LEAVING:g} s after bye: end, then"


def played(bot: Timed, game: Game[Any], seed: int) -> Iterator[tuple[bool, str]]:
    """A whole game between it and random players."""
    table = Table(game, game.seats.start, seed, {})
    try:
        play(table, {seat: RandomBot() for seat in range(1, table.seats)} | {0: bot}, seed)
        bot.over(table.result)
    finally:
        bot.close()
    answered = bot.questions - len(bot.faults)
    yield (
        not bot.faults,
        f"{game.id}: {answered} of {bot.questions} answered, the slowest in {bot.slowest:.2f} s",
    )
    for kind, times in Counter(fault.kind for fault in bot.faults).items():
        first = next(fault for fault in bot.faults if fault.kind == kind)
        yield False, f"{game.id}: {times} × {kind}, first at question {first.question}: {first.text}"
