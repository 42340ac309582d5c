"""Out of the dungeon, and nobody left behind: who is held, who cannot get out in time, and what stands in their way."""

from __future__ import annotations

from collections.abc import Iterator

from ..records.missions import Escape
from ..rules.movement import held, points_of
from ..rules.sight import layout
from ..state import ACTIONS, Hero, Table
from .errands import FAR, evasive, goals

STRIDE = 2
"""Zones from which an Enemy gets at a Hero in its next Activation."""


def all_leave(g: Table) -> bool:
    """Whether all that is left to do is to get every Hero out."""
    now = goals(g)
    return bool(now) and all(isinstance(goal, Escape) and goal.who == "all" for goal in now)


def walks_out(g: Table, hero: Hero) -> bool:
    """Whether a Hero that has its Activation before it gets out in it, if nobody stops it."""
    if hero.seat not in g.waiting or (held(g, hero.at) and not evasive(g, hero)):
        return False
    far = layout(g).far(g.quest.exit or "").get(hero.at, FAR)
    return far + 1 <= ACTIONS * points_of(g, hero)


def stayers(g: Table, seat: int) -> Iterator[Hero]:
    """The others who will still be in the dungeon when this Round ends, if nobody helps them."""
    for hero in g.standing():
        if hero.seat != seat and not walks_out(g, hero):
            yield hero


def in_the_way(g: Table, seat: int) -> tuple[str, ...]:
    """Zones of the Enemies that keep the others in, or get at them before they are out."""
    found = []
    behind = list(stayers(g, seat))
    for foe in g.enemies.values():
        if foe.stunned:
            continue
        reach = layout(g).far(foe.at)
        if any(reach.get(hero.at, FAR) <= STRIDE for hero in behind):
            found.append(foe.at)
    return tuple(dict.fromkeys(found))


__all__ = ["all_leave", "in_the_way", "stayers", "walks_out"]
