"""The ground: which Zones join, what can be seen from where, light and shadow, Levels of tiles (pp. 13-16).

What the doors leave open is worked out once for each set of open doors and shared by all tables.
"""

from __future__ import annotations

from ..cards import Map
from ..state import Table

STAIRS = "stairs"
KEPT = 4096  # grounds remembered at once


class Ground:
    """A Mission's map with some doors open and some Zones gone."""

    __slots__ = ("_far", "_steps", "fallen", "map", "near", "opened", "sight")

    def __init__(self, map: Map, opened: list[str], fallen: list[str]) -> None:
        self.map = map
        self.opened = opened
        self.fallen = fallen
        self.near: dict[str, tuple[str, ...]] = {}
        for at, ways in map.ways.items():
            if at in fallen:
                continue
            there = [to for to, door in ways.items() if (door is None or door in opened) and to not in fallen]
            there += [to for to, _ in map.stairs.get(at, ()) if to not in fallen and to not in there]
            self.near[at] = tuple(there)
        self.sight = {at: self._sight(at) for at in self.near}
        self._far: dict[str, dict[str, int]] = {}
        self._steps: dict[tuple[str, str], tuple[str, ...]] = {}

    def _sight(self, at: str) -> dict[str, int]:
        """Zones in Line of Sight, by distance: straight on until a wall, a closed door or the edge; one's own Zone too
        (MD-LOS-01..06). Stairs show nothing of the other side (MD-M10-05)."""
        seen = {at: 0}
        for heading in self.map.beside[at]:
            here, far = at, 0
            while True:
                there = self.map.beside[here].get(heading)
                if there is None or there in self.fallen:
                    break
                ways = self.map.ways[here]
                if there not in ways or not ((door := ways[there]) is None or door in self.opened):
                    break
                here, far = there, far + 1
                seen[here] = far
        return seen

    def far(self, to: str) -> dict[str, int]:
        """Steps from every Zone that can reach it to a Zone."""
        far = self._far.get(to)
        if far is None:
            far = {to: 0} if to in self.near else {}
            edge = list(far)
            while edge:
                following = []
                for at in edge:
                    for there in self.near[at]:
                        if there not in far:
                            far[there] = far[at] + 1
                            following.append(there)
                edge = following
            self._far[to] = far
        return far

    def steps(self, start: str, to: str) -> tuple[str, ...]:
        """The first steps of the shortest ways; none if there is no way, or one is there."""
        found = self._steps.get((start, to))
        if found is None:
            far = self.far(to)
            left = far.get(start)
            found = () if not left else tuple(at for at in self.near[start] if far.get(at) == left - 1)
            self._steps[start, to] = found
        return found


_grounds: dict[tuple[int, tuple[str, ...], tuple[str, ...]], Ground] = {}


def ground(g: Table) -> Ground:
    """The ground as it is now."""
    known: Ground | None = g.__dict__.get("ground")
    if known is not None and known.opened == g.opened and known.fallen == g.fallen:
        return known
    key = id(g.map), tuple(g.opened), tuple(g.fallen)
    known = _grounds.get(key)
    if known is None or known.map is not g.map:
        if len(_grounds) >= KEPT:
            _grounds.clear()
        known = _grounds[key] = Ground(g.map, g.opened[:], g.fallen[:])
    g.__dict__["ground"] = known
    return known


def near(g: Table, at: str) -> tuple[str, ...]:
    """Zones one step away: over a shared border that is neither wall nor closed door (MD-MOVE-01, 02, 05)."""
    return ground(g).near[at]


def sight(g: Table, at: str) -> dict[str, int]:
    """Zones in Line of Sight and how far they are, one's own at 0."""
    return ground(g).sight[at]


def sees(g: Table, at: str, there: str) -> bool:
    return there in ground(g).sight[at]


def distance(g: Table, at: str, to: str) -> int | None:
    """Steps on the shortest open way, None if there is none."""
    return ground(g).far(to).get(at)


def steps(g: Table, at: str, to: str) -> tuple[str, ...]:
    """The Zones with which a shortest open way begins."""
    return ground(g).steps(at, to)


# -- light and shadow ------------------------------------------------------------------------------------------------
def in_shadow(g: Table, at: str) -> bool:
    """A Zone without a light source, or one that an effect has darkened (MD-ZONE-07, MD-SHADOW-01)."""
    zone = g.map.zones[at]
    if not zone.light:
        return True
    return any(effect.tile == zone.tile for effect in g.lasting) if g.lasting else False


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
    there = {known: [at for at in zones if at not in g.fallen] for known, zones in g.levels.items()}
    known = [number for number, zones in there.items() if zones]
    if not known:
        return []
    return there[min(known, key=lambda number: (abs(number - level), abs(number - g.level), number))]
