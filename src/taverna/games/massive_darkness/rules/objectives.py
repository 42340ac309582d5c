"""The objectives of a Mission: whether they are met, and whether they still can be (p. 33, pp. 40-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import events as ev
from ..records.missions import ClearBoard, Demolish, Escape, Goals, HoldZone, KillMarked, LureOnto, OpenMarked, PickUp
from ..state import Hero, Table
from .ending import lose, win


def check(g: Table, round_over: bool = False) -> None:
    """Objectives in order, or all of them together: the players win when all are met (MD-WIN-01, MD-WIN-03)."""
    quest = g.quest
    goals = quest.objectives
    if not quest.in_order:
        if all([reached(g, goal, round_over) for goal in goals]):
            win(g)
    else:
        while REACHED[(goal := goals[g.met]).__class__](g, goal, round_over):
            g.met += 1
            g.emit(ev.ObjectiveMet(number=g.met))
            if g.met == len(goals):
                win(g)
    # nothing is lost before a Hero has left, the Artifact is held or someone of the Mission is dead
    if (g.heroes[0].left or g.prize or g.killed) and (reason := hopeless(g)) is not None:
        lose(g, reason)


def hopeless(g: Table) -> str | None:
    """Why the objectives can no longer be fulfilled (MD-WIN-02): all Heroes have left with some of them open, nobody
    holds the Artifact that must be carried out (MD-M03-04), or one that was to be lured is dead before (MD-M05-02)."""
    for hero in g.heroes:
        if not hero.left:
            break
    else:
        return "all-left"
    goals = g.quest.objectives
    if g.prize and any(isinstance(goal, Escape) and goal.artifact for goal in goals):
        return None if any(g.prize in hero.cards() for hero in g.heroes) else "artifact-lost"
    if g.killed and g.quest.in_order and isinstance(now := goals[g.met], LureOnto) and g.killed.get(now.mark):
        return "never-lured"
    return None


def reached(g: Table, goal: Goals, round_over: bool) -> bool:
    """Whether one objective is met now."""
    return REACHED[type(goal)](g, goal, round_over)


def picked_up(g: Table, goal: PickUp, round_over: bool) -> bool:
    return g.picked.get(goal.mark, 0) >= goal.amount


def killed(g: Table, goal: KillMarked, round_over: bool) -> bool:
    return g.killed.get(goal.mark, 0) >= goal.amount


def escaped(g: Table, goal: Escape, round_over: bool) -> bool:
    if goal.who == "all":
        return all(hero.left for hero in g.heroes)
    return goal.who in g.roles and g.heroes[g.roles[goal.who]].left


def opened(g: Table, goal: OpenMarked, round_over: bool) -> bool:
    return goal.door in g.opened


def demolished(g: Table, goal: Demolish, round_over: bool) -> bool:
    return not any(pillar.mark == goal.mark for pillar in g.pillars)


def lured(g: Table, goal: LureOnto, round_over: bool) -> bool:
    return any(
        enemy.mark == goal.mark and not enemy.strayed and goal.token in g.tokens.get(enemy.at, ())
        for enemy in g.enemies.values()
    )


def zone_held(g: Table, goal: HoldZone, round_over: bool) -> bool:
    if not round_over or g.enemies_at(goal.zone):
        return False
    return sum(hero.things.count(goal.thing) for hero in g.heroes_at(goal.zone)) >= goal.amount


def cleared(g: Table, goal: ClearBoard, round_over: bool) -> bool:
    return g.round >= goal.from_round and not g.enemies


REACHED: dict[type, Callable[[Table, Any, bool], bool]] = {
    PickUp: picked_up,
    KillMarked: killed,
    Escape: escaped,
    OpenMarked: opened,
    Demolish: demolished,
    LureOnto: lured,
    HoldZone: zone_held,
    ClearBoard: cleared,
}
"""When each kind of objective is met: (table, objective, whether a Round has just ended)."""


def may_leave(g: Table, hero: Hero) -> str | None:
    """The clause by which a Hero may not leave through the Exit: the objective is not there yet, another Hero must, or
    it does not hold the Artifact."""
    goals = g.quest.objectives
    now = goals[g.met :] if not g.quest.in_order else goals[g.met : g.met + 1]
    for goal in now:
        if isinstance(goal, Escape):
            if goal.who != "all" and g.roles.get(goal.who) != hero.seat:
                return "MD-M03-04"
            if goal.artifact and g.prize not in hero.cards():
                return "MD-M03-04"
            return None
    return "MD-WIN-03"
