"""How every figure's turn begins and ends (GH-WOUND-01, GH-ELEM-03, GH-LOOT-07)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import TurnBegan
from ..state import Figure, Table
from . import bonuses, conditions, damage, elements, figures, loot, moments, sums
from .acting import NOTHING


def begins(g: Table, id: str) -> Flow:
    """A figure's turn begins: Wound hurts (GH-WOUND-01), bonuses that wait for it take effect."""
    figure = g.figures[id]
    g.turn = id
    figure.moved = figure.dealt = 0
    for condition in figure.conditions:
        figure.conditions[condition] = False  # whatever it has now was gained before this turn
    if g.heard:
        g.emit(TurnBegan(figure=id))
    if "wound" in figure.conditions:
        return wounded(g, figure)
    return moments.happens(g, moments.TurnBegan(id)) if g.bonuses and figure.at is not None else NOTHING


def wounded(g: Table, figure: Figure) -> Flow:
    id = figure.id
    hurts = 1 + (sums.festering(g, figure) if g.bonuses else 0)
    yield from damage.suffer(g, id, hurts, by=figure.wounded_by, cause="wound")
    if g.bonuses and figures.stands(g, id):
        yield from moments.happens(g, moments.TurnBegan(id))


def ends(g: Table, id: str) -> Flow:
    """A figure's turn ends: what waits for it, conditions that pass, infused elements, looting of one's own hex."""
    figure = g.figures.get(id)
    if figure is not None and figure.at is not None:
        hero = figure.kind == "character"
        heard = hero or (g.bonuses and bonuses.awaited(g, "own-turn", "turn-end"))
        answers = moments.happens(g, moments.TurnEnding(id)) if heard else NOTHING
        if answers is not NOTHING or (hero and loot.lies_at(g, figure.at)):
            return ending(g, figure, answers)
        if figure.conditions:
            conditions.wear_off(g, figure)
    over(g)
    return NOTHING


def ending(g: Table, figure: Figure, answers: Flow) -> Flow:
    yield from answers
    if figure.kind == "character":
        yield from loot.end_of_turn(g, figure.id)
    there = g.figures.get(figure.id)
    if there is not None:
        conditions.wear_off(g, there)
    over(g)


def over(g: Table) -> None:
    """No figure has its turn any more."""
    if g.bonuses:
        bonuses.end_of_turn(g)
    if g.infused:
        elements.end_of_turn(g)
