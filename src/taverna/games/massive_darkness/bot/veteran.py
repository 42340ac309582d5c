"""A Lightbringer who has seen parties fall: off falling ground in time and past what lies there, fit before it goes
where worse is waiting, all together to levers behind closed doors and out through the Exit, and no waiting for ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..records.missions import FixedLevel
from ..rules import page
from ..rules.ground import near, tile_level
from ..rules.sight import layout
from ..state import Table
from . import LightbringerBot, errands, gear, parting
from .danger import irreplaceable
from .errands import FAR, Errand, way_off
from .plans import Plan, Planner, Reach
from .team import LONG, nearest

PATIENT = 20.0
"""Rounds it takes, once one hurries up, until nobody waits before a higher Level any longer."""
FIT = 2.5
"""How well Heroes should fight against Enemies of a Level before they go there (`gear.fitness`)…"""
UNFIT = 8.0
"""…what it costs if they fall short of it by 1, in points of Life…"""
SHORT = 3.0
"""…and by how much at most it counts."""
MANY = 99
"""Rounds: more than any tile stands."""
PRESSING = 0.3
"""How much of what lies about still counts for those who flee, or free others."""
OUT = 6.0
"""What it is worth to be out of the dungeon, where all must leave it, in points of Life…"""
SURE = 1.0
"""…and to leave it now, not only to be able to."""
HASTE = 0.5
"""How much of what waits behind doors and on higher Levels counts where the ground falls."""


class Veteran(Planner):
    """Leaves ground that falls a Round earlier than a Lightbringer where the way is long, and fears less what is ahead
    there; elsewhere goes to a higher Level later, and goes up in the end."""

    freeing = errands.LAST_ROUNDS + 1
    outward = False  # all that is left to do is to get out

    def heads(self) -> Errand:
        """Whoever is to hold a lever does not break into its Chamber alone: all go there, and part when the ways are
        open. And nobody leaves through the Exit while Enemies keep others from it."""
        g = self.g
        errand = errands.objective(g)[0]
        if errand.what == "lever":
            open_to = walked(g)
            if shut := tuple(at for at in errand.zones if at not in open_to):
                return Errand((nearest(g, shut, g.standing()),), "door")
        self.outward = parting.all_leave(g)
        errand = super().heads()
        if self.outward and errand.what == "leave" and (zones := parting.in_the_way(g, self.seat)):
            return Errand(zones, "rescue")
        return errand

    @property
    def fear(self) -> float:  # type: ignore[override]
        """Where the ground falls, whoever waits until all is safe falls with it."""
        return HASTE if errands.falls_next(self.g) else 1.0

    @property
    def leaving(self) -> int:  # type: ignore[override]
        """Rounds before its tile falls in which it leaves: one more for whoever has to walk further than one Action
        leads, so that there is a Round to get free in."""
        far = layout(self.g).far(self.hero.at)
        off = min([far.get(at, FAR) for at in way_off(self.g, self.hero.at, MANY)], default=0)
        return errands.LEAVING + (off > self.step)

    def loot_worth(self, at: str) -> float:
        """Nobody turns aside for Treasure while the ground is about to fall or mates are held on it."""
        return super().loot_worth(at) * (PRESSING if self.errand.what in ("flee", "rescue") else 1.0)

    def out(self, at: str, left: int) -> float:
        """Whoever can leave before its Activation ends is out of danger, and of falling ground."""
        g = self.g
        if not self.outward or not left or at != g.quest.exit:
            return 0.0
        return errands.falling(g, at) + (OUT if self.errand.what == "leave" else 0.0)

    def finds(self, reach: Reach) -> float:
        return super().finds(reach) + self.out(reach.at, reach.points or reach.actions)

    def candidates(self, acts: Sequence[Any]) -> Iterator[Plan]:
        yield from super().candidates(acts)
        if "leave" in acts and self.outward:
            at = self.hero.at
            yield Plan(self.spot(at) + self.outlook(at, {}, {}) + self.out(at, 1) + SURE, "leave", "leave")

    def rise(self, at: str) -> float:
        g, level = self.g, tile_level(self.g, at)
        worth = super().rise(at) * self.patience
        if level <= g.level or self.hurried or (self.errand.what == "flee" and level == g.level + 1):
            return worth
        return worth + self.unfit(level)

    def door_worth(self, door: str, now: Reach) -> float:
        g = self.g
        worth = super().door_worth(door, now)
        level = max([tile_level(g, at) for at in g.map.doors[door].zones if at != now.at])
        return worth - self.unfit(level) if level > g.level and not self.hurried else worth

    def unfit(self, level: int) -> float:
        """What it costs to wake up Enemies of a Level as the Heroes are now, in points of Life. Where one death loses
        the Mission there is no waiting: it may come in any Round."""
        if page.stands(self.g, FixedLevel) or irreplaceable(self.g):  # in the first, no step wakes them up
            return 0.0
        return UNFIT * min(max(FIT - fitness(self.g, level), 0.0), SHORT) * self.patience * self.fear

    @property
    def patience(self) -> float:
        """How much of what speaks for waiting still counts."""
        return max(0.0, 1.0 - max(self.g.round - LONG, 0) / PATIENT)


def walked(g: Table) -> list[str]:
    """Zones that Heroes can walk to without opening a door."""
    found = list(dict.fromkeys(hero.at for hero in g.standing()))
    for at in found:
        found += [to for to in near(g, at) if to not in found]
    return found


def fitness(g: Table, level: int) -> float:
    """How well the Heroes would fight against Enemies of a Level, on average."""
    now, g.level = g.level, max(level - 1, 1)
    found = sum([gear.fitness(g, hero) for hero in g.heroes]) / len(g.heroes)
    g.level = now
    return found


class VeteranBot(LightbringerBot):
    """A Lightbringer that plans like a Veteran."""

    planner = Veteran


__all__ = ["Veteran", "VeteranBot"]
