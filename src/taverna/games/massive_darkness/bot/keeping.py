"""Zones that Heroes must hold, or in which no Enemy may be."""

from __future__ import annotations

from ..records.missions import HoldZone
from .danger import Danger
from .reckoning import left_of

PERHAPS = 0.4
"""The chance that Heroes who are still to be Activated bring what is missing."""
INTRUDER = 6.0
"""What an Enemy costs where none should be, if the whole party must strike it, in points of Life."""
BLOWS = 4.0
"""Damage of a Hero in a Round."""


def held(danger: Danger, goal: HoldZone, at: str, survival: dict[int, float]) -> float:
    """The chance that things of the Mission are held where they belong when the Round ends, if a Hero is in a Zone."""
    g = danger.g
    there = missing = 0
    for hero in g.heroes:
        amount = hero.things.count(goal.thing)
        if not amount or hero.dead:
            continue
        if (at if hero is danger.hero else hero.at) == goal.zone:
            there += amount
        elif hero.seat in g.waiting:
            missing += amount
    if there + missing < goal.amount:
        return 0.0
    chance = 1.0 if there >= goal.amount else PERHAPS
    for id in danger.visits(at):
        chance *= 1.0 - danger.there(id, survival)
    return chance


def intruders(danger: Danger, at: str, survival: dict[int, float]) -> float:
    """What it costs that Enemies come where none may be if a Hero is in a Zone: they must be killed there within a
    Round. Whoever stands in their way holds them up (MD-FOE-14)."""
    g = danger.g
    strength = BLOWS * len(g.standing())
    worth = 0.0
    for id in danger.visits(at):
        life = sum(left_of(g.enemies[id]))
        worth += INTRUDER * min(life / strength, 1.0) * danger.there(id, survival)
    return worth
