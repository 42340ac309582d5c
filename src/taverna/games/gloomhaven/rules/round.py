"""The round: card selection, initiative, turns, clean-up (GH-ROUND-01..06, GH-END-01..08)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import RoundBegan
from ..state import Table
from . import (
    bonuses,
    bosses,
    elements,
    finish,
    goals,
    initiative,
    items,
    modifiers,
    monster_turns,
    pieces,
    rest,
    selection,
    summons,
)
from . import turn as turns


def select(g: Table) -> Flow:
    """A new round. Step 1: two cards, or a long rest (GH-ROUND-03); who can do neither is exhausted."""
    g.round += 1
    for figure in g.figures.values():
        figure.acted = figure.new = False
        figure.turncoat = None
    g.eaten.clear()
    g.emit(RoundBegan(round=g.round))
    goals.note_round(g)
    yield from pieces.happened(g, "round-start")
    yield from bosses.each_round(g)
    yield from selection.select(g)
    g.phase = "initiative"


def reveal(g: Table) -> Flow:
    """Step 2: the cards are shown, one more for every monster type; the order is set (GH-ROUND-04)."""
    selection.reveal(g)
    initiative.turn_up(g)
    yield from items.offer(g, "initiative")  # after all cards have been revealed
    yield from initiative.set_order(g)
    g.phase = "turns"


def act(g: Table) -> Flow:
    """Step 3: the next figure takes its turn (GH-ROUND-05, GH-INIT-03). All done: clean-up (GH-END-01)."""
    id = yield from initiative.next_turn(g)
    if not id or finish.map_is_clear(g):
        g.marks.pop("acting", None)
        g.phase = "end"
        return
    figure = g.figures[id]
    kind, what = figure.kind, figure.name or figure.what
    figure.acted = True
    yield from pieces.happened(g, "turn-start", id, of=what if kind in ("monster", "objective") else kind)
    if any(name.startswith("each-turn:") for name in g.counts):
        yield from pieces.each_turn(g, figure)
    if id in g.figures and g.figures[id].at is not None:
        if kind == "character":
            yield from turns.take(g, id)
        elif kind == "summon":
            yield from summons.turn(g, id)
        else:
            yield from monster_turns.turn(g, id)
    yield from pieces.happened(g, "turn-end", id, of=what if kind in ("monster", "objective") else kind)
    g.turn = ""


def clean_up(g: Table) -> Flow:
    """Step 4, in the order printed (GH-END-02..08); then the scenario ends, if that is decided (GH-FINISH-02)."""
    if not finish.map_is_clear(g):
        modifiers.reshuffle(g)
        initiative.put_away(g)
        elements.wane(g)
        bonuses.end_round(g)
        yield from rest.short_rests(g)
        yield from pieces.happened(g, "round-end")
    if g.finished is not None:
        if g.campaign is None:
            finish.over(g)
        g.phase = "after"
        return
    g.phase = "selection"
