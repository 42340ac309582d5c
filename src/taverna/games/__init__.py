"""The games, found by name: ours, and those that other packages bring. Calling this module, `taverna.games()`, tells
what there is.

A package brings a game by an entry point whose name is the game's id:

    [project.entry-points."taverna.games"]
    fair-of-lanterns = "fair_of_lanterns:GAME"
"""

from __future__ import annotations

import logging
import sys
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

from taverna.core.errors import OptionError
from taverna.core.game import Game, GameInfo

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "taverna.games"
OURS = "taverna"
log = logging.getLogger(GROUP)


class Unplayable(OptionError):
    """A package says that it brings a game, but there is none, or none that can be played: says whose, and why."""


def find(name: str) -> Game[Any]:
    """The game of this name; the error says which there are, or what is wrong with this one."""
    if not isinstance(name, str) or name not in _declared():
        there = f"there are {', '.join(names())}" if names() else "none is installed (pip install taverna)"
        raise OptionError(f"no game '{name}': {there}")
    found = _brought(name)
    if isinstance(found, str):
        raise Unplayable(found)
    return found


def names() -> list[str]:
    """Whatever some package says it brings, ours first, then by name; no game is imported for it."""
    return list(_declared())


def ours() -> list[str]:
    """Those of them that are in this package."""
    return [name for name, entry in _declared().items() if _whose(entry) == OURS]


def faults() -> list[str]:
    """What is wrong with games that are not among `games()`, a sentence for each."""
    return [*_clashes(), *(found for found in map(_brought, names()) if isinstance(found, str))]


@cache
def _entries() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # takes as long as all else; only whoever looks for a game needs it

    return sorted(entry_points(group=GROUP), key=lambda entry: (_whose(entry) != OURS, entry.name, _whose(entry)))


@cache
def _declared() -> dict[str, EntryPoint]:
    """{name: where its game is}. Where two packages bring the same name, the first one's."""
    found: dict[str, EntryPoint] = {}
    for entry in _entries():
        found.setdefault(entry.name, entry)
    return found


@cache
def _clashes() -> list[str]:
    taken = {name: _whose(entry) for name, entry in _declared().items()}
    return [
        _said(f"{_whose(entry)} and {taken[entry.name]} both bring a game '{entry.name}': the latter's is played")
        for entry in _entries()
        if entry is not _declared()[entry.name]
    ]


@cache
def _brought(name: str) -> Game[Any] | str:
    """The game of an entry point, or a sentence about what is wrong with it: one that is broken breaks no other."""
    entry = _declared()[name]
    try:
        found = entry.load()
        fault = _wrong(name, found)
        if not fault:
            game: Game[Any] = found
            return game
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    return _said(f"the game '{name}' of {_whose(entry)} ({entry.value}) cannot be played: {fault}")


def _wrong(name: str, found: object) -> str:
    """What keeps this from being the game of that name, if anything does."""
    if not isinstance(found, Game):
        return f"this is no Game but {found.__name__ if isinstance(found, type) else type(found).__name__}"
    missing = [part for part in ("id", "title", "seats", "folder", "state_type") if not hasattr(found, part)]
    if missing:
        return f"it does not say its {', '.join(missing)}"
    return "" if found.info.id == name else f"it calls itself '{found.id}'"


def _whose(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value.partition(":")[0]


def _said(fault: str) -> str:
    log.warning("%s", fault)
    return fault


class _Games(ModuleType):
    def __call__(self) -> dict[str, GameInfo]:
        """The games that can be played, by name."""
        _clashes()
        brought = {name: _brought(name) for name in names()}
        return {name: game.info for name, game in brought.items() if isinstance(game, Game)}


sys.modules[__name__].__class__ = _Games
