"""Bots that are no part of Taverna: programs in any language, and addresses. They sit at a table like any other.

A bot that crashes, hangs, lies or answers late loses its turn and nothing else: a random legal answer is given for it
and noted. After three such answers in a row by crash, flood or lateness it is out until the next table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from os import getpid
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from taverna.core.errors import OptionError
from taverna.core.game import Game

from . import Bot, Sight, make
from .held import interrupts_held
from .lines import Address, Line, Program, command
from .protocol import Answer, Failed, Fault, Hello, asked, hello, luck_of, new_table, think

SECONDS = 5.0
"""How long a bot may think over one answer, if nothing else is said."""

WAKING = 10.0
"""How long it may take to start and say hello."""

STRIKES = 3
NUMBERS = count(1)


def is_outside(name: str) -> bool:
    """A path or an address, not the name of one of ours."""
    where = name.partition("?")[0]
    return "/" in where or where.endswith((".py", ".js", ".mjs"))


def has_host(where: str) -> bool:
    try:
        return bool(urlsplit(where).hostname)
    except ValueError:
        return False


class Outside:
    """One seat of one table, played by a program or at an address. `close` it."""

    def __init__(self, name: str, seconds: float = SECONDS) -> None:
        self.where, _, given = name.partition("?")
        self.settings = {key: plain(value) for key, value in parse_qsl(given, keep_blank_values=True)}
        self.seconds = seconds
        self.table = f"{getpid()}-{next(NUMBERS)}"
        self.faults: list[Fault] = []
        self.hello: Hello | None = None
        self.line: Line | None = None
        self._strikes = 0
        if not self.by_http:
            command(self.where)  # says at once what cannot be started
        elif not has_host(self.where):
            raise OptionError(f"{self.where} is no address: which host? http://127.0.0.1:9000/ is one")

    @property
    def by_http(self) -> bool:
        return self.where.startswith(("http://", "https://"))

    def choose(self, sight: Sight, random: Random) -> str:
        """Its answer, or a random one in its place."""
        luck = luck_of(random)  # one draw, whatever it answers: its faults move nobody else's luck
        options, question = sight.options, sight.question
        try:
            if self._strikes >= STRIKES:
                raise Failed("out", f"out for this table after {STRIKES} failures in a row")
            option = self._answered(sight, question, luck)
            if option not in options:
                raise Failed("illegal", f"'{option[:80]}' is not on offer for '{question.prompt}'")
            self._strikes = 0
            return option
        except Failed as failed:
            self._note(Fault(failed.kind, failed.text, sight.seat, question.id))
            return Random(luck).choice(options)

    def _answered(self, sight: Sight, question: Any, luck: int) -> str:
        if self.line is None:
            self.wake()
            if wrong := self.unfit(sight.facts.game):
                raise Failed("unreadable", wrong)
            self._tell(new_table(sight, self.table, self.seconds))
        self._tell(asked(sight, self.table, question))
        assert self.line is not None
        said = self.line.ask(think(self.table, question.id, self.seconds, luck), self.seconds, Answer, question.id)
        assert isinstance(said, Answer)
        return said.option

    def wake(self) -> Hello:
        """Start it and hear who it is."""
        try:
            with interrupts_held():  # nothing is started that nobody knows of, and so nobody ends
                self.line = Address(self.where) if self.by_http else Program(self.where)
        except OSError as error:
            raise Failed("crashed", f"it cannot be started: {error}") from None
        try:
            said = self.line.ask(hello(), WAKING, Hello)
        except Failed:
            self.close()
            raise
        assert isinstance(said, Hello)
        self.hello = said
        if self.settings:
            self._tell({"type": "options", "values": self.settings})
        return said

    def unfit(self, game: str) -> str:
        """Why it cannot sit at a table of this game, after what it has said of itself; nothing if it can."""
        said = self.hello
        assert said is not None
        if unknown := [name for name in self.settings if name not in said.options]:
            return f"{self.where} has no option '{unknown[0]}'; it has {', '.join(said.options) or 'none'}"
        if said.games and game not in said.games:
            return f"{self.where} does not play {game}; it plays {', '.join(said.games)}"
        return ""

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.line is not None
        self.line.send(message, self.seconds)

    def _note(self, fault: Fault) -> None:
        self.faults.append(fault)
        if fault.kind in ("illegal", "out"):
            return
        if fault.kind != "unreadable":
            self._strikes += 1
        if fault.kind != "late" or self._strikes >= STRIKES:
            self.close()  # whatever else it has said is of no use; the next question starts it anew

    def over(self, result: dict[str, Any] | None) -> None:
        """Tell it how the game has ended."""
        if self.line is not None:
            try:
                self._tell({"type": "over", "table": self.table, "result": result})
            except Failed:
                self.close()

    def close(self) -> None:
        if self.line is not None:
            self.line.close()
            self.line = None


def plain(value: str) -> str | int | bool:
    words = {"true": True, "false": False}
    return int(value) if value.lstrip("-").isdecimal() and len(value) < 19 else words.get(value, value)


@contextmanager
def seated(game: Game[Any], names: Sequence[str], seconds: float = SECONDS) -> Iterator[dict[int, Bot]]:
    """{seat: its bot} for one table, ours or anyone's; what was started for it is ended after it."""
    sitting: dict[int, Bot] = {}
    try:
        for seat, name in enumerate(names):
            sitting[seat] = Outside(name, seconds) if is_outside(name) else make(game, name)
        yield sitting
    finally:
        for bot in sitting.values():
            if isinstance(bot, Outside):
                bot.close()


def introduced(game: Game[Any], names: Sequence[str], seconds: float = SECONDS) -> None:
    """Refuses in words, before anything is played, bots that nobody knows and those that say themselves that they do
    not fit. One that says nothing sits down: what it fails at the table is noted there."""
    with seated(game, list(dict.fromkeys(names)), seconds) as sitting:
        for bot in sitting.values():
            if isinstance(bot, Outside):
                with suppress(Failed):
                    bot.wake()
                    if wrong := bot.unfit(game.id):
                        raise OptionError(wrong)


def told(sitting: dict[int, Bot], result: dict[str, Any]) -> list[Fault]:
    """Tell those who are not ours how it has ended; what was noted of them."""
    guests = [bot for bot in sitting.values() if isinstance(bot, Outside)]
    for bot in guests:
        bot.over(result)
    return [fault for bot in guests for fault in bot.faults]
