"""Monsters that a scenario keeps from acting for a while: asleep, or as good as gone."""

from __future__ import annotations

from ..state import Figure, Table
from . import facts


def rests(g: Table, figure: Figure) -> bool:
    """Whether a monster takes no turn now."""
    idle = g.board.idle
    if not idle or figure.what not in idle:
        return False
    test = idle[figure.what].test
    return facts.holds(g, test, figure.id) if test else not g.counts.get(woken(figure.id))


def faded(g: Table, figure: Figure) -> bool:
    """Whether nothing affects it now, and everyone may move through it."""
    idle = g.board.idle
    return bool(idle) and figure.what in idle and idle[figure.what].faded and rests(g, figure)


def woken(id: str) -> str:
    """The number a scenario keeps of whether one who slept is awake."""
    return f"woken {id}"
