"""The Current Level: it rises where Heroes go, and never falls (pp. 15-16)."""

from __future__ import annotations

from .. import events as ev
from ..records.missions import FixedLevel
from ..state import Table
from .life import raise_maximum
from .page import stands


def set_level(g: Table, level: int) -> None:
    """Tokens of that Level become Active; Skills of that Level can be used (MD-LEVEL-06, MD-LEVEL-08)."""
    g.level = level
    g.emit(ev.LevelRose(level=level))
    for hero in g.heroes:
        if not hero.left:
            raise_maximum(g, hero)


def highest_on(g: Table, tile: str) -> int:
    """The highest Level token on a tile, 0 without one."""
    top, zones = 0, g.map.zones
    for level, tokens in g.levels.items():
        for at in tokens:
            if zones[at].tile == tile and level > top:
                top = level
    return top


def rise_to(g: Table, tile: str) -> None:
    """To the Level of a tile, if it is higher and the Mission lets it (MD-LEVEL-05, MD-LEVEL-06, MD-M09-08)."""
    level = highest_on(g, tile)
    if level > g.level and not stands(g, FixedLevel):
        set_level(g, level)


def tread_all(g: Table) -> None:
    """An Action or a Phase has ended: the Level rises to that of the tiles Heroes are on (MD-LEVEL-04, MD-LEVEL-07)."""
    top_at, level = g.map.top_at, g.level
    for hero in g.heroes:
        if top_at[hero.at] > level and not hero.dead:
            rise_to(g, g.map.zones[hero.at].tile)
