"""The games, found by name. Calling this module, `taverna.games()`, tells what there is."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from taverna.core.errors import OptionError
from taverna.core.game import Game, GameInfo

BUILT = ("bloodborne", "lords-of-ragnarok", "gloomhaven", "massive-darkness")
"""Games that can be played now; each is a package here with a `GAME`."""


def find(name: str) -> Game[Any]:
    """The game of this name; the error says which there are."""
    if name not in BUILT:
        raise OptionError(f"no game '{name}': there are {', '.join(BUILT)}")
    return _built(name)


@cache
def _built(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game


class _Games(ModuleType):
    def __call__(self) -> dict[str, GameInfo]:
        return {name: find(name).info for name in BUILT}


sys.modules[__name__].__class__ = _Games
