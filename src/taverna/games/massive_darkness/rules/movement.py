"""Heroes on the move: walking, leaping, charging, leaving through the Exit (pp. 15, 25-26, 52)."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..records.powers import Evasive, MovePoints
from ..state import POINTS, Hero, Table
from . import moments
from .asking import QUIET
from .ground import near
from .page import blocked, gated, untouchable, watches_steps
from .skills import has, standing


def held(g: Table, at: str) -> bool:
    """A Zone with an Enemy that is not Stunned cannot be left (MD-MOVE-03, MD-STUN-05)."""
    for enemy in g.enemies.values():  # noqa: SIM110 (asked for every option)
        if enemy.at == at and not enemy.stunned:
            return True
    return False


def stays(g: Table, hero: Hero, evasive: bool = False) -> str | None:
    """The clause that keeps a Hero where it is; Evasive Heroes may leave Zones with Enemies
    (MD-MOVE-03, MD-ACT-10, MD-SKILL-09)."""
    at = hero.at
    for enemy in g.enemies.values():
        if enemy.at == at and not enemy.stunned:  # as `held`, which is asked for every option
            return None if evasive or has(g, hero, Evasive) else "MD-MOVE-03"
    return None


def barred(g: Table, hero: Hero, to: str) -> str | None:
    """The clause of the Mission that bars one way: past a Pillar only back, stairs only when they are free."""
    if g.pillars and to != hero.came_from and (clause := blocked(g, hero.at)) is not None:
        return clause
    return gated(g, hero.at, to) if g.map.stairs else None


def ways(g: Table, hero: Hero) -> list[str]:
    """Where one step leads, Enemies aside."""
    there = near(g, hero.at)
    if not g.pillars and not g.map.stairs:
        return list(there)
    return [to for to in there if barred(g, hero, to) is None]


def points_of(g: Table, hero: Hero) -> int:
    """Movement Points of one Move Action (MD-ACT-06, MD-SKILL-06)."""
    more = standing(g, hero, MovePoints)
    return POINTS + sum([word.amount for word in more]) if more else POINTS


def enter(g: Table, hero: Hero, to: str) -> Flow:
    """One Zone further; the Mission may have something to say about it."""
    hero.came_from, hero.at = hero.at, to
    if g.heard:
        g.emit(ev.Moved(who=hero.seat, start=hero.came_from, where=to))
    if not watches_steps(g):
        return QUIET
    g.stage = max(g.stage, g.map.zones[to].stage)
    return moments.hero_entered(g, hero)


def leave(g: Table, hero: Hero) -> None:
    """Out of the dungeon by a Move from the Exit Zone (MD-M00-03)."""
    hero.at = ""
    hero.left = True
    hero.actions = hero.points = 0
    hero.extra.clear()
    hero.attacked.clear()
    g.emit(ev.Left(who=hero.seat))


# -- further than a step ---------------------------------------------------------------------------------------------
def leaps(g: Table, hero: Hero, zones: int) -> dict[str, str]:
    """Where up to so many Zones lead as if Evasive, walls and closed doors aside, and from where one gets there
    (MD-SKILL-15). A Pillar's Zone is passed by no one (MD-M08-05)."""
    found = {hero.at: hero.came_from}
    edge = [hero.at]
    for _ in range(zones):
        following = []
        for at in edge:
            wall = g.pillars and blocked(g, at) is not None
            for to in near(g, at):
                if to in found or (wall and to != found[at]) or gated(g, at, to) is not None:
                    continue
                found[to] = at
                following.append(to)
        edge = following
    del found[hero.at]
    return found


def charges(g: Table, hero: Hero) -> dict[str, str]:
    """Zones with an Enemy one or two steps away, and from where one gets there; the Zone between may hold no Enemies
    that are up, unless the Hero is Evasive (MD-SKILL-10). From among Enemies `stays` may forbid it."""
    if not g.enemies:
        return {}
    foes = {enemy.at for enemy in g.enemies.values() if not enemy.mark or untouchable(g, enemy) is None}
    evasive = has(g, hero, Evasive)
    near_ones = ways(g, hero)
    found = {to: hero.at for to in near_ones if to in foes}
    for between in near_ones:
        if not evasive and held(g, between):
            continue
        if g.pillars and blocked(g, between) is not None:
            continue
        for to in near(g, between):
            if to in foes and to not in found and to != hero.at and gated(g, between, to) is None:
                found[to] = between
    return found
