"""A Lightbringer who has seen parties fall: off falling ground in time, fit before doors to worse are opened, and no
waiting for ever."""

from __future__ import annotations

from ..rules.ground import tile_level
from ..state import Table
from . import LightbringerBot, gear
from .plans import Planner, Reach
from .team import LONG

PATIENT = 20.0
"""Rounds it takes, once one hurries up, until nobody waits before a higher Level any longer."""
FIT = 2.5
"""How well Heroes should fight against Enemies of a Level before a door to it is opened (`gear.fitness`)…"""
UNFIT = 4.0
"""…what it costs if they fall short of it by 1, in points of Life…"""
SHORT = 2.0
"""…and by how much at most it counts."""


class Veteran(Planner):
    """Leaves ground that falls a Round earlier than a Lightbringer, opens doors to a higher Level later, and goes up in
    the end."""

    leaving, freeing = 3, 4

    def rise(self, at: str) -> float:
        return super().rise(at) * self.patience

    def door_worth(self, door: str, now: Reach) -> float:
        g = self.g
        worth = super().door_worth(door, now)
        level = max([tile_level(g, at) for at in g.map.doors[door].zones if at != now.at])
        if level > g.level and not self.hurried:
            worth -= UNFIT * min(max(FIT - fitness(g, level), 0.0), SHORT) * self.patience
        return worth

    @property
    def patience(self) -> float:
        """How much of what speaks for waiting still counts."""
        return max(0.0, 1.0 - max(self.g.round - LONG, 0) / PATIENT)


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
