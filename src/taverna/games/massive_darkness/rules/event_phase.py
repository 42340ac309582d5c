"""The Event Phase (p. 32)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.missions import NoEvents
from ..state import Table
from . import decks, objectives, powers
from .lasting import expire
from .levels import tread_all
from .page import stands


def event_phase(g: Table) -> Flow:
    """The First Player draws one Event card, and what it says happens in the order read (MD-EVENT-01); in some Missions
    none is drawn (MD-M09-06)."""
    expire(g, "event")
    if not stands(g, NoEvents):
        yield from draw_event(g)
    objectives.check(g)
    tread_all(g)
    g.phase = "end"
    if g.heard:
        g.emit(ev.PhaseBegan(phase="end"))


def draw_event(g: Table) -> Flow:
    card = decks.draw_event(g)
    if card is None:
        return
    g.event = card
    if g.heard:
        g.emit(ev.EventDrawn(who=g.first, card=card))
    for word in g.content.events[card].does:
        yield from powers.speak(g, g.heroes[g.first], word, card)
    g.event = ""
    decks.discard(g, card)
