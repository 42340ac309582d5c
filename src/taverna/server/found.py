"""Games and bots by the names that requests give them."""

from __future__ import annotations

from typing import Any

from taverna.bots import names
from taverna.core.errors import OptionError
from taverna.games import find

from .refusals import Refused


def found(game: str) -> Any:
    """The rules of a game."""
    try:
        return find(game)
    except OptionError as error:
        raise Refused("no-game", str(error)) from None


def checked_bot(game: str, bot: str | None) -> str:
    """The name of a bot of this game; its best, which is its last, if none is named."""
    known = names(found(game))
    if bot and bot not in known:
        raise Refused("bad-options", f"{game} has no bot '{bot[:40]}': there are {', '.join(known)}")
    return bot or known[-1]
