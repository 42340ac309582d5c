"""Big board games on one small core: play, fork, undo, save, replay, explain, simulate.

>>> import taverna
>>> table = taverna.new("bloodborne", seats=3, seed=7)
>>> sorted(table.questions)
[0, 1, 2]
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taverna.core import saves
from taverna.core.ask import Option, Question
from taverna.core.catalogue import Refusal
from taverna.core.content import read_folder
from taverna.core.errors import ContentError, IllegalAnswer, OptionError, RulesBug, SaveError, TavernaError
from taverna.core.game import Game, GameInfo
from taverna.core.table import Table
from taverna.core.version import VERSION
from taverna.core.words import LANGS
from taverna.games import find

__version__ = VERSION

if TYPE_CHECKING:

    def games() -> dict[str, GameInfo]:
        """The games that can be played, by name."""

else:
    from taverna import games  # the package that holds them; calling it gives the list


def new(
    game: str,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    *,
    pack: str | Path | None = None,
) -> Table:
    """A new table. `options` are documented per game and refused by name if unknown; `seats` defaults to the fewest;
    `pack` is a folder of your own content, whose records replace ours."""
    rules = find(game)
    if options is not None and not isinstance(options, Mapping):
        raise OptionError(f"options are given by name, as {{name: value}}, not {options!r}")
    return Table(
        rules,
        rules.seats.start if seats is None else seats,
        seed,
        deepcopy(dict(options)) if options else {},  # whoever changes theirs later changes no table
        None if pack is None else read_folder(Path(pack)),
    )


def load(data: bytes) -> Table:
    """The table that `Table.save` wrote, in mid-turn too. Raises `SaveError`, and then nothing was loaded."""
    return saves.load(data, find)


def replay(data: bytes) -> Table:
    """Play a record again to its end; it reaches the same `Table.digest`. Raises `SaveError` if it cannot."""
    return saves.load(data, find)


def why(table: Table, seat: int, target: str) -> Refusal | None:
    """Why this board element is not on offer to the seat: clause, page and text; None if it is."""
    return table.why(seat, target)


__all__ = [
    "LANGS",
    "ContentError",
    "Game",
    "GameInfo",
    "IllegalAnswer",
    "Option",
    "OptionError",
    "Question",
    "Refusal",
    "RulesBug",
    "SaveError",
    "Table",
    "TavernaError",
    "find",
    "games",
    "load",
    "new",
    "replay",
    "why",
]
