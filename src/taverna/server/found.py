"""Games and bots by the names that requests give them."""

from __future__ import annotations

from typing import Any

from taverna.bots import names
from taverna.core.errors import OptionError
from taverna.core.game import Game
from taverna.core.messages import messages
from taverna.games import find

from .refusals import Refused, say

LEVELS = {
    "random": "level-random",
    "beginner": "level-beginner",
    "apprentice": "level-apprentice",
    "skilled": "level-skilled",
    "expert": "level-expert",
}


def found(game: str) -> Any:
    """The rules of a game."""
    try:
        return find(game)
    except OptionError as error:
        raise Refused("no-game", str(error)) from None


def checked_bot(game: str, bot: str | None) -> str:
    """The name of a bot of this game; the usual one if none is named."""
    known = names(found(game))
    if bot and bot not in known:
        raise Refused("bad-options", f"{game} has no bot '{bot[:40]}': there are {', '.join(known)}")
    return bot or str(found(game).info.usual)


def lobby_says(game: Game[Any], lang: str, key: str, otherwise: str = "") -> str:
    """A message of the game's `locale/lobby`: apart from its other words, since those of every game are too many to be
    read for the first page."""
    words = messages(lang, (game.folder / "locale" / "lobby",))
    return words.say(key, {}) if words.has(key) else otherwise


def bots_of(game: Game[Any], lang: str) -> list[tuple[str, str]]:
    """The bots of a game and what they are called, the weakest first."""
    return [(name, bot_called(game, name, lang)) for name in game.info.bots]


def bot_called(game: Game[Any], name: str, lang: str) -> str:
    """What a game calls its bot, else its level, else its name."""
    level = LEVELS.get("skilled" if name == game.usual_bot else name)
    return lobby_says(game, lang, f"bot-{name}") or (say(lang, level) if level else name)
