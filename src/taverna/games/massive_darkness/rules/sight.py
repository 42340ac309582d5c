"""Where one can go and what one can see: worked out once for every way the doors may stand.

Zones are neighbours by their sides; sight runs straight along rows and columns until a wall, a closed door or the edge
of the board. Both change only when a door opens or a Zone falls, so a `Layout` is kept beside the content, for all
tables that ever look alike.
"""

from __future__ import annotations

from taverna.core.ask import Value

from ..records.atlas import Map
from ..state import Table

KEPT = 512  # layouts remembered
WAYS = 256  # ways that each of them remembers


class Layout:
    """The board with some doors open and some Zones gone."""

    __slots__ = (
        "_far",
        "_past",
        "_seen",
        "_toward",
        "closed",
        "doors",
        "fallen",
        "lines",
        "near",
        "opened",
        "openings",
        "steps",
    )

    def __init__(self, map: Map, opened: list[str], fallen: list[str]) -> None:
        self.opened = list(opened)
        self.fallen = list(fallen)
        there = {zone: map.zones[zone] for zone in map.zones if zone not in fallen}
        # Zone -> where one may step from it (MD-MOVE-01, MD-MOVE-02, MD-MOVE-05).
        self.near: dict[str, tuple[str, ...]] = {}
        # The same with closed doors counted as open.
        self.doors: dict[str, tuple[str, ...]] = {}
        for zone in there:
            ways = map.ways.get(zone, {})
            stairs = [other for other, _ in map.stairs.get(zone, ())]
            joined = [other for other, door in ways.items() if other in there and (door is None or door in opened)]
            self.near[zone] = (*joined, *(other for other in stairs if other in there))
            beyond = [other for other in ways if other in there]
            self.doors[zone] = (*beyond, *(other for other in stairs if other in there))
        # Zone -> its doors that are still closed (MD-DOOR-01).
        self.closed = {zone: [door for door in map.doors_of[zone] if door not in opened] for zone in there}
        # What a Hero there may want to do for Movement Points, as it is offered.
        self.steps: dict[str, list[Value]] = {zone: [("move", to) for to in self.near[zone]] for zone in there}
        self.openings: dict[str, list[Value]] = {zone: [("open", door) for door in self.closed[zone]] for zone in there}
        # Zone -> every Zone in Line of Sight with its Range, itself at 0 (MD-LOS-01..06).
        self.lines: dict[str, dict[str, int]] = {}
        for zone in there:
            seen = {zone: 0}
            for heading in map.beside[zone]:
                at, distance = zone, 0
                while True:
                    on = map.beside[at].get(heading)
                    if on is None or on not in there or on not in map.ways[at]:
                        break
                    door = map.ways[at][on]
                    if door is not None and door not in opened:
                        break
                    at, distance = on, distance + 1
                    seen[at] = distance
            self.lines[zone] = seen
        self._far: dict[str, dict[str, int]] = {}
        self._past: dict[str, dict[str, int]] = {}
        self._toward: dict[tuple[str, str], tuple[str, ...]] = {}
        self._seen: dict[tuple[str, int, int], dict[str, int]] = {}

    def seen(self, at: str, least: int, most: int) -> dict[str, int]:
        """Zones in Line of Sight within these Ranges, and how far they are."""
        found = self._seen.get((at, least, most))
        if found is None:
            found = {zone: far for zone, far in self.lines[at].items() if least <= far <= most}
            self._seen[at, least, most] = found
        return found

    def far(self, goal: str) -> dict[str, int]:
        """Steps from every Zone that can get there."""
        found = self._far.get(goal)
        if found is None:
            found = self._far[goal] = flood(self.near, goal)
        return found

    def past_doors(self, goal: str) -> dict[str, int]:
        """Steps to a Zone if all doors were open: how near one is to what cannot be reached."""
        found = self._past.get(goal)
        if found is None:
            found = self._past[goal] = flood(self.doors, goal)
        return found

    def toward(self, at: str, goal: str) -> tuple[str, ...]:
        """The next Zones on the shortest ways to a goal, or as near to it as one can come; none if already there or no
        step leads nearer (MD-FOE-13)."""
        found = self._toward.get((at, goal))
        if found is None:
            if len(self._toward) > WAYS:
                self._toward.clear()
            found = self._toward[at, goal] = tuple(self._nearer(at, goal))
        return found

    def _nearer(self, at: str, goal: str) -> list[str]:
        if at == goal:
            return []
        far = self.far(goal)
        here = far.get(at)
        if here is not None:
            return [zone for zone in self.near[at] if far.get(zone, here) < here]
        past = self.past_doors(goal)
        if at not in past:
            return []
        reach = flood(self.near, at)
        least = min([past[zone] for zone in reach if zone in past])
        if past[at] == least:
            return []
        steps = min([reach[zone] for zone in reach if past.get(zone) == least])
        found: list[str] = []
        for zone in reach:
            if past.get(zone) == least and reach[zone] == steps:
                back = self.far(zone)
                found += [on for on in self.near[at] if back[on] < back[at] and on not in found]
        return found


def flood(near: dict[str, tuple[str, ...]], goal: str) -> dict[str, int]:
    """Steps to a Zone from all that are joined to it."""
    steps = {goal: 0} if goal in near else {}
    edge = list(steps)
    while edge:
        on: list[str] = []
        for at in edge:
            for zone in near[at]:
                if zone not in steps:
                    steps[zone] = steps[at] + 1
                    on.append(zone)
        edge = on
    return steps


def layout(g: Table) -> Layout:
    """The board as it lies now."""
    last: Layout | None = g.layout
    if last is not None and last.opened == g.opened and last.fallen == g.fallen:
        return last
    kept = g.content.memo.layouts
    key = (g.mission, tuple(g.opened), tuple(g.fallen))
    found: Layout | None = kept.get(key)
    if found is None:
        if len(kept) > KEPT:
            kept.clear()
        found = kept[key] = Layout(g.content.maps[g.mission], g.opened, g.fallen)
    g.__dict__["layout"] = found
    return found


def lit(g: Table, at: str) -> bool:
    """A Light Zone: one with a light source (MD-ZONE-07) that nothing has put out."""
    zone = g.map.zones[at]
    if not zone.light:
        return False
    if g.lasting:
        return not any(lasting.tile == zone.tile for lasting in g.lasting)
    return True
