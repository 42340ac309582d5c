"""The End Phase (p. 33)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Table
from . import moments, objectives
from .ending import lose
from .lasting import expire


def end_phase(g: Table) -> Flow:
    """Effects expire, objectives that look at the end of a Round are judged, and the First Player token passes to the
    left (MD-END-01, MD-END-02, MD-M01-04, MD-M05-10)."""
    expire(g, "end")
    objectives.check(g, round_over=True)
    burn_out(g)
    if g.options.last_round is not None and g.round >= g.options.last_round:
        lose(g, "last-round")
    g.first = next_first(g)
    if g.heard:
        g.emit(ev.FirstPlayerPassed(who=g.first))
    yield from moments.token_passed(g)
    objectives.check(g)
    g.phase = "start"


def next_first(g: Table) -> int:
    """The next player to the left (MD-END-02)."""
    return (g.first + 1) % g.seats


def burn_out(g: Table) -> None:
    """Things laid on the board are discarded at the end of the Round (MD-M05-10)."""
    amount = sum(map(len, g.laid.values()))
    if amount:
        g.laid.clear()
        g.emit(ev.ThingsBurntOut(amount=amount))
