"""The round: card selection, initiative, turns, clean-up (GH-ROUND-01..06, GH-END-01..08)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import RoundBegan
from ..state import Table
from . import (
    bonuses,
    elements,
    figures,
    finish,
    hero_turns,
    initiative,
    modifiers,
    moments,
    monster_turns,
    rest,
    selection,
    summons,
)


def select(g: Table) -> Flow:
    """A new round. Step 1: two cards, or a long rest (GH-ROUND-03); who can do neither is exhausted."""
    g.round += 1
    for figure in g.figures.values():
        figure.acted = False
        if figure.new or figure.turncoat is not None:
            figure.new, figure.turncoat = False, None
    g.eaten.clear()
    if g.heard:
        g.emit(RoundBegan(round=g.round))
    yield from moments.happens(g, moments.RoundBegins())
    yield from selection.select(g)
    g.phase = "initiative"


def reveal(g: Table) -> Flow:
    """Step 2: the cards are shown, one more for every monster type; the order is set (GH-ROUND-04)."""
    selection.reveal(g)
    initiative.turn_up(g)
    yield from moments.happens(g, moments.CardsRevealed())
    yield from initiative.set_order(g)
    g.phase = "turns"


def act(g: Table) -> Flow:
    """Step 3: the next figure takes its turn (GH-ROUND-05, GH-INIT-03). All done: clean-up (GH-END-01)."""
    id = yield from initiative.next_turn(g)
    if not id or finish.map_is_clear(g):
        g.acting = ""
        g.phase = "end"
        return
    figure = g.figures[id]
    figure.acted = True
    if g.each_turn or "turn-start" in g.board.pieces:
        yield from moments.happens(g, moments.TurnDue(figure))
    if figures.stands(g, id):
        if figure.kind == "character":
            yield from hero_turns.take(g, id)
        elif figure.kind == "summon":
            yield from summons.turn(g, id)
        elif not g.counts or g.counts.get(monster_turns.sent(id)) != g.round:
            yield from monster_turns.turn(g, id)
    yield from moments.happens(g, moments.TurnOver(figure))
    g.turn = ""


def clean_up(g: Table) -> Flow:
    """Step 4, in the order printed (GH-END-02..08); then the scenario ends, if that is decided (GH-FINISH-02)."""
    if not finish.map_is_clear(g):
        yield from moments.happens(g, moments.TurnsEnd())
        modifiers.reshuffle(g)
        initiative.put_away(g)
        elements.wane(g)
        well = [mat.id for mat in g.characters if g.bonuses and bonuses.any_owned(g, mat.id, "rests_well")]
        bonuses.end_round(g)
        yield from rest.short_rests(g, well)
        yield from moments.happens(g, moments.RoundEnds())
    if g.finished is not None:
        if g.campaign is None:
            finish.over(g)
        g.phase = "after"
        return
    g.phase = "selection"
