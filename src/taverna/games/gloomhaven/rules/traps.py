"""Traps: sprung or disarmed (GH-TRAP-01..08)."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import TrapDisarmed, TrapSprung
from ..state import Table, Trap, key, unkey
from . import conditions, damage, experience, figures, land, moments


def disarm(g: Table, id: str, spot: str) -> Trap:
    """A trap is taken off the board and hurts nobody (GH-TRAP-04)."""
    trap = g.traps.pop(spot)
    g.relaid()
    g.emit(TrapDisarmed(figure=id, at=unkey(spot)))
    moments.note(g, moments.TrapGone())
    return trap


def spring(g: Table, id: str, at: Hex, by: str = "") -> Flow:
    """A trap takes effect on whoever sprang it, and is gone (GH-TRAP-01, GH-TRAP-03). What comes of it is the doing of
    whoever forced the figure into it, be it anyone's trap; of nobody if it went by itself (GH-TRAP-09)."""
    trap = g.traps.pop(key(at))
    g.relaid()
    g.emit(TrapSprung(figure=id, at=at))
    figure = g.figures[id]
    moments.note(g, moments.TrapGone())
    maker = g.hero(trap.owner)
    if trap.xp and maker is not None and figures.hostile(g.figures[trap.owner], figure):
        experience.gain_xp(g, maker, trap.xp)
    if trap.damage:
        yield from damage.suffer(g, id, trap.damage, by=by, cause="trap")
    for condition in trap.conditions:
        if figures.stands(g, id):
            yield from conditions.gain(g, id, condition, by)
    maker_figure = g.figures.get(trap.owner)
    if maker_figure is None or not (trap.blast or trap.blast_conditions):
        return
    near = land.ground(g).within(at, 1)
    others = [f.id for f in g.figures.values() if f.at in near and f.id != id and figures.hostile(maker_figure, f)]
    for other in others:
        yield from damage.suffer(g, other, trap.blast, by=trap.owner, cause="trap")
        for condition in trap.blast_conditions:
            yield from conditions.gain(g, other, condition, trap.owner)
