"""How every figure's turn begins and ends (GH-WOUND-01, GH-ELEM-03, GH-LOOT-07)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import TurnBegan
from ..state import Table
from . import bonuses, conditions, damage, elements, figures, loot, moments, sums


def begins(g: Table, id: str) -> Flow:
    """A figure's turn begins: Wound hurts (GH-WOUND-01), bonuses that wait for it take effect. Returns whether it still
    stands."""
    figure = g.figures[id]
    g.turn = id
    figure.moved = figure.dealt = 0
    for condition in figure.conditions:
        figure.conditions[condition] = False  # whatever it has now was gained before this turn
    g.emit(TurnBegan(figure=id))
    if "wound" in figure.conditions:
        hurts = 1 + (sums.festering(g, figure) if g.bonuses else 0)
        yield from damage.suffer(g, id, hurts, by=figure.wounded_by, cause="wound")
    stands = figures.stands(g, id)
    if g.bonuses and stands:
        yield from moments.happens(g, moments.TurnBegan(id))
        stands = figures.stands(g, id)
    return stands


def ends(g: Table, id: str) -> Flow:
    """A figure's turn ends: what waits for it, conditions that pass, infused elements, looting of one's own hex."""
    figure = g.figures.get(id)
    if figure is not None and figure.at is not None:
        yield from moments.happens(g, moments.TurnEnding(id))
        if figure.kind == "character":
            yield from loot.end_of_turn(g, id)
        figure = g.figures.get(id)
        if figure is not None:
            conditions.wear_off(g, figure)
    bonuses.end_of_turn(g)
    elements.end_of_turn(g)
