"""Treasure tiles: looked up as soon as they are looted (GH-TREAS-01..09, GH-LOOT-05, GH-LOOT-06)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import TreasureLooted
from ..records.items import Treasure
from ..state import Table
from . import conditions, damage, experience, moments


def open(g: Table, id: str, spot: str) -> Flow:
    """A character takes a treasure tile: what its number holds is gained at once; a goal tile is the scenario's."""
    holds = g.treasures.pop(spot)
    mat = g.character(id)
    moments.note(g, moments.TreasureTaken(mat))
    g.looted.append(holds)
    g.chance.reveal()
    g.emit(TreasureLooted(who=mat.seat, treasure=holds))
    treasure = found(g, holds)
    if treasure is not None:
        mat.gold += treasure.gold
        experience.gain_xp(g, mat, treasure.xp)
        mat.checks += treasure.checks
        for item in treasure.items:
            if item in mat.items or item in mat.bag:
                mat.gold += g.content.items[item].cost // 2  # GH-LOOT-06, GH-SHOP-02
            else:
                mat.bag.append(item)  # GH-TREAS-06, GH-TREAS-09
        if treasure.damage:
            yield from damage.suffer(g, id, treasure.damage)
        for condition in treasure.conditions:
            yield from conditions.gain(g, id, condition)
    yield from moments.happens(g, moments.TreasureOpened(id, holds))


def found(g: Table, holds: str) -> Treasure | None:
    """What a number stands for."""
    if holds == "goal" or holds.startswith("dungeon:"):
        return None
    treasures: dict[str, Treasure] = g.content.treasures
    if holds in treasures:
        return treasures[holds]
    return next((one for one in treasures.values() if str(one.number) == holds), None)
