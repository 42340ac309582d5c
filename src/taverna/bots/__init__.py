"""Players that know any game, and how to find those that know one."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable
from urllib.parse import parse_qsl

from taverna.core.ask import Question
from taverna.core.errors import OptionError
from taverna.core.game import Game, named
from taverna.core.table import Table

AT_TABLE = 2.0
"""Seconds a bot thinks over one answer at most where people wait for it."""


class Facts(NamedTuple):
    """What everybody at a table knew before it began."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]


class Sight:
    """A table as one seat sees it: all that a bot gets. The true state is out of its reach by construction of `view`
    and `determinize`; what begins with `_` is no part of it, and the tests of bots see that none is touched."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def question(self) -> Question:
        """What the seat is asked, as a world it cannot tell from the true one would ask it."""
        return self.determinize(0).questions[self.seat]

    @property
    def options(self) -> list[str]:
        """The ids of what is on offer."""
        return [option.id for option in self._table.questions[self.seat].options]

    @property
    def prompt(self) -> str:
        return self._table.questions[self.seat].prompt

    @property
    def facts(self) -> Facts:
        table = self._table
        return Facts(table.game.id, table.game.version, table.seats, dict(table.options))

    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    def determinize(self, seed: int) -> Table:
        """A world of the bot's own: it has neither the seed of the true table nor a save, which would hold it."""
        return self._table.determinize(self.seat, seed).imagined()


class Bot(Protocol):
    """Answers questions. Its luck comes from `random`, so that its games can be told again."""

    def choose(self, sight: Sight, random: Random) -> str:
        """The id of the option to answer with."""
        ...


@runtime_checkable
class Hurried(Protocol):
    """A bot that can be told to answer in time."""

    def hurry(self, seconds: float) -> None: ...


class RandomBot:
    """Any option is as good as another."""

    def choose(self, sight: Sight, random: Random) -> str:
        return random.choice(sight.options)


def names(game: Game[Any]) -> list[str]:
    return ["random", *game.bots]


def make(game: Game[Any], name: str, seconds: float | None = None) -> Bot:
    """The bot of this name for this game. After a `?` stand settings of its own: `expert?playouts=64`. With `seconds`
    one that thinks answers in that time, whatever it would rather do."""
    name, _, given = name.partition("?")
    settings = dict(parse_qsl(given, keep_blank_values=True))
    if name not in names(game):
        raise OptionError(f"{game.id} has no bot '{name}': there are {', '.join(names(game))}")
    maker: Callable[..., Bot] = RandomBot if name == "random" else named(game.bots[name])
    takes = signature(maker)
    try:
        try:
            takes.bind(**settings)
        except TypeError:
            raise OptionError(f"it takes {', '.join(takes.parameters) or 'none'}") from None
        bot = maker(**{key: _number(key, value) for key, value in settings.items()})
    except OptionError as error:
        raise OptionError(f"the bot '{name}' of {game.id} takes no such settings: {given} ({error})") from None
    if seconds is not None and isinstance(bot, Hurried):
        bot.hurry(seconds)
    return bot


def _number(name: str, value: str) -> int | float:
    try:
        return float(value) if not value.lstrip("-").isdecimal() else int(value)
    except ValueError:
        raise OptionError(f"{name} is a number, not '{value}'") from None


def play(table: Table, bots: dict[int, Bot], seed: int) -> Table:
    """Let bots answer until the game is over or a seat without a bot is asked."""
    random = Random(seed)
    while not table.over:
        asked = [seat for seat in table.questions if seat in bots]
        if not asked:
            return table
        for seat in asked:
            if seat in table.questions:
                table.answer(seat, bots[seat].choose(Sight(table, seat), random))
    return table
