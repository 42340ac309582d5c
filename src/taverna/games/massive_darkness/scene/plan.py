"""Where everything is on the drawn map: Zones in rows, stages below each other, figures within their Zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..records.atlas import STEP, Heading, Map
from ..state import Enemy, Hero

SIDE = 120  # of a Zone, in units of the drawing
HALF = SIDE / 2
MARGIN = 22
GAP = 64  # between the stages of a Mission
WIDE, HIGH = 110.0, 88.0  # for the figures of a Zone
LOW = 20.0  # less height where tokens lie
FIGURE = 46.0  # and the space one takes

Point = tuple[float, float]
Place = tuple[float, float, float]
"""Where a figure stands, and how large."""


class Plan:
    """The lines of a Mission's map."""

    __slots__ = ("map", "middles", "size", "tops")

    def __init__(self, map: Map) -> None:
        self.map = map
        self.tops: dict[int, float] = {}  # stage -> where its first row begins
        top = float(MARGIN)
        for stage in sorted({zone.stage for zone in map.zones.values()}):
            self.tops[stage] = top + (0 if stage == 1 else GAP)
            rows = max(zone.row for zone in map.zones.values() if zone.stage == stage) + 1
            top = self.tops[stage] + rows * SIDE
        self.middles: dict[str, Point] = {
            id: (MARGIN + zone.column * SIDE + HALF, self.tops[zone.stage] + zone.row * SIDE + HALF)
            for id, zone in map.zones.items()
        }
        spots = self.middles.values()
        self.size = max(x for x, _ in spots) + HALF + MARGIN, max(y for _, y in spots) + HALF + MARGIN

    def at(self, zone: str) -> str:
        """As a transform."""
        x, y = self.middles[zone]
        return f"translate({x:g} {y:g})"

    def edge(self, zone: str, side: Heading) -> tuple[float, float, float, float]:
        """The ends of one side of a Zone."""
        x, y = self.middles[zone]
        down, right = STEP[side]
        x, y = x + right * HALF, y + down * HALF
        return (x - HALF, y, x + HALF, y) if down else (x, y - HALF, x, y + HALF)

    def door(self, id: str) -> tuple[float, float, float, float]:
        """The ends of the side that a door is in."""
        here, there = self.map.doors[id].zones
        return self.edge(here, next(side for side, other in self.map.beside[here].items() if other == there))

    def places(self, enemies: Iterable[Enemy], heroes: Iterable[Hero], low: Mapping[str, object]) -> dict[str, Place]:
        """Where each figure stands: Enemies above, Heroes below, all above what lies in the `low` Zones."""
        crowds: dict[str, tuple[list[str], list[str]]] = {}
        for foe in enemies:
            crowds.setdefault(foe.at, ([], []))[0].append(f"enemy/{foe.id}")
        for hero in heroes:
            crowds.setdefault(hero.at, ([], []))[1].append(f"hero/{hero.seat}")
        found: dict[str, Place] = {}
        for at, kinds in crowds.items():
            x, y = self.middles[at]
            high = HIGH - LOW * (at in low)
            top = y - HALF + 25
            rows = _rows(kinds, high)
            for nth, row in enumerate(rows):
                size = min(1.25, high / len(rows) / FIGURE, WIDE / len(row) / FIGURE)
                for n, key in enumerate(row):
                    step = WIDE / len(row) if len(row) > 2 else min(WIDE / len(row), 52 * size)
                    off = (n - (len(row) - 1) / 2) * step
                    found[key] = (round(x + off, 1), round(top + high / len(rows) * (nth + 0.5), 1), round(size, 2))
        return found


def _rows(kinds: tuple[list[str], list[str]], high: float) -> list[list[str]]:
    """How the figures of a Zone stand so that they can be largest: Enemies above Heroes, or all in one row."""
    foes, heroes = kinds
    ways = [[[*foes, *heroes]]]
    for most in range(1, 5):
        for few in range(1, 5):
            ways.append([*_chunks(foes, most), *_chunks(heroes, few)])
    return max(ways, key=lambda rows: min(high / len(rows), WIDE / max(map(len, rows))))


def _chunks(figures: list[str], most: int) -> list[list[str]]:
    return [figures[n : n + most] for n in range(0, len(figures), most)]
