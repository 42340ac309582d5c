"""What goes by seat in a game, found by looking at its tables."""

from __future__ import annotations

from functools import cache

import msgspec

from taverna.core.table import Table
from taverna.games import find


@cache
def seated_lists(game: str) -> frozenset[str]:
    """The lists of a state that go by seat: as long as there are seats, however many sit down. One that is so long by
    chance (of monsters, say) is nobody's."""
    rules = find(game)
    tables = [(seats, msgspec.to_builtins(Table(rules, seats, 0, {}).state)) for seats in rules.seats]
    names = [{name for name, ones in by.items() if isinstance(ones, list) and len(ones) == n} for n, by in tables]
    return frozenset(set.intersection(*names))


__all__ = ["seated_lists"]
