"""What some monsters do at the start of each round, by their stat cards (GH-BOSS-01..05)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..state import Table
from . import moments, monster_turns


def round_begins(g: Table, now: moments.RoundBegins) -> Flow | None:
    """What some do at the start of each round."""
    known = g.content.monsters
    return all_do(g) if [group for group in g.groups if known[group.what].each_round] else None


def all_do(g: Table) -> Flow:
    for group in g.groups:
        does = g.content.monsters[group.what].each_round
        if does:
            for id in [f.id for f in g.figures.values() if f.what == group.what and f.at is not None]:
                yield from monster_turns.perform_all(g, id, does)
