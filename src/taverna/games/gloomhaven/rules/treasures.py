"""Treasure tiles: looked up as soon as they are looted (GH-TREAS-01..09, GH-LOOT-05, GH-LOOT-06)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..campaign import shop
from ..campaign.standing import sale_price
from ..events import TreasureLooted
from ..records.items import Treasure
from ..state import Character, Table
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
            find_item(g, mat, item)
        if treasure.damage:
            yield from damage.suffer(g, id, treasure.damage, cause="treasure")
        for condition in treasure.conditions:
            yield from conditions.gain(g, id, condition)
    yield from moments.happens(g, moments.TreasureOpened(id, holds))


def find_item(g: Table, mat: Character, item: str) -> None:
    """It is the finder's, to be worn from the next scenario on (GH-TREAS-06, GH-TREAS-09); of something they own, worn
    or left in the city, the copy is sold at once to the city's supply (GH-LOOT-06, GH-SHOP-02)."""
    owned = [*mat.items, *mat.bag, *(g.world.member(mat.seat).items if g.campaign is not None else [])]
    if item not in owned:
        mat.bag.append(item)
        return
    mat.gold += sale_price(g.content.items[item].cost)
    if g.campaign is not None:
        shop.award(g.world, g.content, None, item)


def found(g: Table, holds: str) -> Treasure | None:
    """What a number stands for."""
    if holds == "goal" or holds.startswith("dungeon:"):
        return None
    treasures: dict[str, Treasure] = g.content.treasures
    if holds in treasures:
        return treasures[holds]
    return next((one for one in treasures.values() if str(one.number) == holds), None)
