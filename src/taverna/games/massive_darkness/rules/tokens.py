"""Tokens on the board: Treasure laid out, Objective tokens taken, Pillars that fall."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Pillar, Table
from . import moments


def lay_treasure(g: Table, at: str, normal: int, special: int = 0) -> None:
    """Treasure tokens in a Zone (MD-DOOR-13)."""
    if normal:
        g.treasure[at] = g.treasure.get(at, 0) + normal
    if special:
        g.special[at] = g.special.get(at, 0) + special
    g.emit(ev.TreasureLaid(where=at, normal=normal, special=special))


def take_token(g: Table, at: str, mark: str) -> None:
    """An Objective token leaves its Zone."""
    marks = g.tokens[at]
    marks.remove(mark)
    if not marks:
        del g.tokens[at]


def take_laid(g: Table, at: str, thing: str) -> None:
    """All things of one kind that lie in a Zone are gone."""
    left = [other for other in g.laid[at] if other != thing]
    if left:
        g.laid[at] = left
    else:
        del g.laid[at]


def destroy_pillar(g: Table, pillar: Pillar) -> Flow:
    """A Pillar is no more (MD-M05-18)."""
    g.pillars.remove(pillar)
    g.emit(ev.PillarFell(where=pillar.at))
    yield from moments.pillar_fell(g, pillar)
