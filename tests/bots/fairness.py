"""What every bot owes the others at the table: it knows what its seat knows, touches nothing, and has no luck of its
own.

Each check takes a maker of bots and positions: a table, and a seat that is asked something there.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from taverna.bots import Sight
from taverna.core import Table

ALLOWED = {"view", "determinize", "options", "prompt", "question", "seat"}
"""What a bot may use of its `Sight`."""

Bots = Callable[[], Any]
Positions = Iterable[tuple[Table, int]]


def answers_alike_in_all_worlds(bot: Bots, positions: Positions, worlds: int = 2) -> None:
    """In worlds its seat cannot tell apart it says the same; a table whose truth has been replaced by another world is
    one of them, so the truth is not used."""
    for nth, (table, seat) in enumerate(positions):
        said = bot().choose(Sight(table, seat), Random(nth))
        for world in range(worlds):
            other = table.determinize(seat, nth + 1000 * world)
            assert bot().choose(Sight(other, seat), Random(nth)) == said


class Poisoned:
    """A table of which only what `Sight` gives can be touched."""

    def __init__(self, table: Table, seat: int) -> None:
        self._of = table, seat

    @property
    def questions(self) -> Any:
        return self._of[0].questions

    def view(self, seat: int) -> Any:
        assert seat == self._of[1]
        return self._of[0].view(seat)

    def determinize(self, seat: int, seed: int) -> Table:
        assert seat == self._of[1]
        return self._of[0].determinize(seat, seed)

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"the bot reached for the table's {name}")


def touches_nothing(bot: Bots, positions: Positions) -> None:
    for nth, (table, seat) in enumerate(positions):
        before = table.digest()
        poisoned: Any = Poisoned(table, seat)
        assert bot().choose(Sight(poisoned, seat), Random(nth)) in Sight(table, seat).options
        assert table.digest() == before


def has_no_luck_of_its_own(bot: Bots, positions: Positions) -> None:
    for nth, (table, seat) in enumerate(positions):
        sight = Sight(table, seat)
        assert bot().choose(sight, Random(nth)) == bot().choose(sight, Random(nth))


def reads_like_a_player(module: ModuleType) -> None:
    """Nothing in the code of a bot reaches behind what its seat may know."""
    assert module.__file__ is not None
    for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
        where = f"{module.__name__}, line {getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Attribute):
            of = node.value.id if isinstance(node.value, ast.Name) else ""
            hidden = node.attr.startswith("_") and node.attr != "_replace" and not node.attr.startswith("__struct_")
            assert of == "self" or not hidden, f"{where}: {node.attr}"
            drawn = (of, node.attr) == ("g", "chance") and isinstance(node.ctx, ast.Load)
            assert not drawn, f"{where}: luck is not the bot's to draw"
            assert of != "sight" or node.attr in ALLOWED, f"{where}: sight.{node.attr}"
        if isinstance(node, ast.Call):  # a sight is never handed on, nor reached into by name
            given = [arg.id for arg in node.args if isinstance(arg, ast.Name)]
            assert "sight" not in given, f"{where}: passes its sight on"
        if isinstance(node, ast.ImportFrom):
            tables = ("taverna", *(f"taverna.core.{name}" for name in ("known", "play", "table", "saves")))
            assert node.module not in tables, f"{where}: {node.module}"
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("random") for alias in node.names), where
