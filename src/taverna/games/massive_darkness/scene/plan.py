"""Where everything is on the drawn map: Zones in rows, stages below each other, figures within their Zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import ceil

from ..records.atlas import STEP, Heading, Map
from ..state import Enemy, Hero

SIDE = 190  # of a Zone, in units of the drawing
HALF = SIDE / 2
MARGIN = 36
GAP = 96  # between the stages of a Mission
WIDE, HIGH = 182.0, 168.0  # for the figures of a Zone
LOW = 30.0  # less height where tokens lie
HERO_WIDE, FOE_WIDE, PITCH = 45.0, 57.0, 60.0  # what a figure takes beside and behind others
HEAD, FOOT = 46.0, 40.0  # and what it has above and below its middle
MOST = 1.4  # as large as one stands alone

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
            foes, men = kinds
            for hostile, nth, (off, down, size) in _form(len(foes), len(men), high):
                key = (foes if hostile else men)[nth]
                found[key] = (round(x + off, 1), round(y - HALF + 16 + down, 1), round(size, 2))
        return found


@lru_cache(maxsize=512)
def _form(foes: int, heroes: int, high: float) -> tuple[tuple[bool, int, Place], ...]:
    """Of so many Enemies and Heroes: whether it is an Enemy, which of them, and where it stands."""
    formed = _formed([f"enemy/{nth}" for nth in range(foes)], [f"hero/{nth}" for nth in range(heroes)], high)
    return tuple((key.startswith("enemy"), int(key.partition("/")[2]), place) for key, place in formed.items())


def _formed(foes: list[str], heroes: list[str], high: float) -> dict[str, Place]:
    """How the figures of a Zone stand so that they can be largest: Heroes left of Enemies, or below them."""
    best: tuple[float, int, int, bool] = (0.0, 0, 0, True)
    for many in range(1, len(heroes) + 1) if heroes else (0,):
        for few in range(1, len(foes) + 1) if foes else (0,):
            ranks, files = (ceil(len(heroes) / many) if many else 0), (ceil(len(foes) / few) if few else 0)
            wide, broad = HERO_WIDE * many, FOE_WIDE * few
            for beside in (True, False):
                across, deep = (wide + broad, max(ranks, files)) if beside else (max(wide, broad), ranks + files)
                size = min(MOST, WIDE / across, high / (PITCH * (deep - 1) + HEAD + FOOT))
                best = max(best, (size, -many, -few, beside))  # of equals, the squarest
    size, many, few, beside = best[0], -best[1], -best[2], best[3]
    if not beside:
        rows = [*_chunks(foes, few), *_chunks(heroes, many)]
        return _block(rows, 0.0, high, size)
    wide, broad = HERO_WIDE * many * size, FOE_WIDE * few * size
    loose = min(1.2, WIDE / (wide + broad))
    left = -(wide + broad) * loose / 2
    return _block(_chunks(heroes, many), left + wide * loose / 2, high, size, loose) | _block(
        _chunks(foes, few), left + (wide + broad / 2) * loose, high, size, loose
    )


def _block(rows: list[list[str]], middle: float, high: float, size: float, loose: float = 1.0) -> dict[str, Place]:
    """Rows of figures, each behind the next, about a middle."""
    found: dict[str, Place] = {}
    deep = (PITCH * (len(rows) - 1) + HEAD + FOOT) * size
    for nth, row in enumerate(rows):
        step = (FOE_WIDE if row[0].startswith("enemy") else HERO_WIDE) * size * loose
        for n, key in enumerate(row):
            down = (high - deep) / 2 + (HEAD + PITCH * nth) * size
            found[key] = (middle + (n - (len(row) - 1) / 2) * step, down, size)
    return found


def _chunks(figures: list[str], most: int) -> list[list[str]]:
    return [figures[n : n + most] for n in range(0, len(figures), most or 1)]
