"""A Round: its start, and how one Phase leads to the next (p. 25)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Table
from . import moments, objectives
from .ending import lose
from .levels import tread_all
from .life import resurrect


def from_first(g: Table) -> list[int]:
    """All seats clockwise from the First Player."""
    seats = len(g.heroes)
    return [*range(g.first, seats), *range(g.first)]


def start_of_round(g: Table) -> Flow:
    """The dead rise, or the players lose; then what the Mission says (MD-LIFE-06..09, MD-M07-06, MD-M09-09)."""
    g.round += 1
    g.active = -1
    for hero in g.heroes:
        hero.used_round.clear()
    if g.heard:
        g.emit(ev.RoundBegan(round=g.round, who=g.first))
    if not resurrect(g):
        lose(g, "lifebringer")
    yield from moments.round_began(g)
    objectives.check(g)
    g.phase, g.step = "heroes", ""
    g.waiting = from_first(g)


# -- from Phase to Phase ---------------------------------------------------------------------------------------------
def begin_enemies_phase(g: Table) -> Flow:
    """All Enemies on the board are to be Activated (MD-FOE-01, MD-M09-04)."""
    tread_all(g)
    g.phase, g.step = "enemies", "activations"
    if g.heard:
        g.emit(ev.PhaseBegan(phase="enemies"))
    yield from moments.enemies_phase_began(g)
    g.waiting = list(g.enemies)


def end_enemies_phase(g: Table) -> None:
    """On to the Experience Phase (MD-FOE-20)."""
    objectives.check(g)
    tread_all(g)
    g.phase, g.step = "experience", ""
    if g.heard:
        g.emit(ev.PhaseBegan(phase="experience"))
    g.waiting = from_first(g)


def begin_event_phase(g: Table) -> None:
    """On to the Event Phase."""
    g.phase, g.step = "event", ""
    if g.heard:
        g.emit(ev.PhaseBegan(phase="event"))
