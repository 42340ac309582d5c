"""The ground: which Zones join, light and shadow, Levels of tiles (pp. 13-16)."""

from __future__ import annotations

from ..state import Table
from .sight import layout, lit


def near(g: Table, at: str) -> tuple[str, ...]:
    """Zones one step away: over a shared border that is neither wall nor closed door (MD-MOVE-01, 02, 05)."""
    return layout(g).near[at]


def sight(g: Table, at: str) -> dict[str, int]:
    """Zones in Line of Sight and how far they are, one's own at 0."""
    return layout(g).lines[at]


# -- light and shadow ------------------------------------------------------------------------------------------------
def in_shadow(g: Table, at: str) -> bool:
    """A Zone without a light source, or one that an effect has darkened (MD-ZONE-07, MD-SHADOW-01)."""
    return not lit(g, at)


# -- Levels ----------------------------------------------------------------------------------------------------------
def tile_level(g: Table, at: str) -> int:
    """The Level of the token on the Zone's tile; without one, the Current Level (MD-PICK-03, MD-M09-18)."""
    return g.map.level_of.get(g.map.zones[at].tile, g.level)


def token_zone(g: Table, at: str) -> str | None:
    """The Zone with the Level token on the same tile, if there is one (MD-AGENT-01)."""
    tile = g.map.zones[at].tile
    for zones in g.levels.values():
        for zone in zones:
            if g.map.zones[zone].tile == tile and zone not in g.fallen:
                return zone
    return None


def level_zones(g: Table, level: int) -> list[str]:
    """Where a Level token lies; if there is none of that Level, the nearest existing one (MD-LEVEL-10, 11)."""
    found: list[str] = []
    nearest: tuple[int, int, int] | None = None
    for number, zones in g.levels.items():
        there = [at for at in zones if at not in g.fallen] if g.fallen else zones
        rank = (abs(number - level), abs(number - g.level), number)
        if there and (nearest is None or rank < nearest):
            found, nearest = there[:], rank
    return found


def event_level(g: Table) -> int:
    """The Current Level for an Event; in Story Mode the highest Level token on a tile where a Hero is (MD-STORY-10)."""
    if not g.story:
        return g.level
    tiles = [g.map.zones[hero.at].tile for hero in g.standing()]
    return max(
        [level for level, zones in g.levels.items() for at in zones if g.map.zones[at].tile in tiles],
        default=g.level,
    )
