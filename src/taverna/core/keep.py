"""What is made once for all tables of a content, so much of it at most."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any


class Keep:
    """What was made before from the same facts, by what it is about (content, language, the names at the table)."""

    __slots__ = ("_made", "most", "tables")

    def __init__(self, tables: int = 50, most: int = 40_000) -> None:
        self.tables = tables
        self.most = most
        self._made: OrderedDict[tuple[Any, ...], tuple[Any, dict[tuple[Any, ...], Any]]] = OrderedDict()

    def about(self, content: Any, *about: Any) -> dict[tuple[Any, ...], Any]:
        """What is kept about this; the content itself is held, so that its place in memory means it alone."""
        key = (id(content), *about)
        found = self._made.get(key)
        if found is None:
            if len(self._made) >= self.tables:
                self._made.popitem(last=False)
            found = self._made[key] = (content, {})
        else:
            with suppress(KeyError):  # another thread has let it go
                self._made.move_to_end(key)
        made = found[1]
        if len(made) > self.most:
            made.clear()
        return made
