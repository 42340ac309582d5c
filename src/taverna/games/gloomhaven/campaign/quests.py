"""Personal quests: dealt, counted by the engine, fulfilled (GH-QUEST-01..03, GH-RETIRE-01, GH-RETIRE-13)."""

from __future__ import annotations

from typing import Any

from ..records.campaign import Quest, Task
from ..records.content import Content
from ..records.scenarios import Spawn, SummonFor
from ..state import Table
from . import gains
from .world import Hero, World


def deal(world: World, hero: Hero, chance: Any) -> None:
    """Two random quests to keep one of; the last one without a choice; none if there are none left (GH-RETIRE-13)."""
    hero.quests = [chance.draw(world.quests) for _ in range(min(2, len(world.quests)))]


def keep(world: World, hero: Hero, quest: str) -> None:
    """The other is shuffled back (GH-QUEST-01)."""
    world.quests += [other for other in hero.quests if other != quest]
    hero.quests = [quest]


def of(content: Content, hero: Hero) -> Quest | None:
    return content.quests[hero.quests[0]] if len(hero.quests) == 1 else None


# -- counting --------------------------------------------------------------------------------------------------------
def count(world: World, content: Content, hero: Hero, nth: int) -> int:
    """How far a task of the hero's quest is, never above what it asks for."""
    quest = of(content, hero)
    assert quest is not None
    task = quest.tasks[nth]
    return min(task.count, _owned(content, hero, task) if _is_state(task) else hero.tally.get(f"task-{nth}", 0))


def _is_state(task: Task) -> bool:
    """It is about what the hero has now, not about deeds: it can become undone (GH-RETIRE-01)."""
    return bool(task.own or task.own_item or task.counts == "gold")


def _owned(content: Content, hero: Hero, task: Task) -> int:
    if task.counts == "gold":
        return hero.gold
    if task.own_item:
        quest = of(content, hero)
        assert quest is not None
        wielded = [nth for nth, other in enumerate(quest.tasks) if other.with_item == task.own_item]
        return int(task.own_item in hero.items or any(hero.tally.get(f"task-{nth}") for nth in wielded))
    return sum(content.items[item].slot in task.own for item in hero.items)


def fulfilled(world: World, content: Content, hero: Hero) -> bool:
    """All tasks are done, at this very moment (GH-RETIRE-01)."""
    quest = of(content, hero)
    return quest is not None and all(
        count(world, content, hero, nth) >= task.count for nth, task in enumerate(quest.tasks)
    )


def note(g: Table, hero: Hero, deed: str, times: int = 1, **about: Any) -> None:
    """Something a quest may count has happened to a hero.

    `deed`: "kill" (of a monster `type`, `elite`; told once more for each `item` used on that attack), "finish" (a
    `scenario`, of a `region`, with a `boss`, a `side` one), "donated", "checks", "exhausted", "allies-exhausted",
    "enhanced", "retired".
    """
    world: World = g.world
    content: Content = g.content
    quest = of(content, hero)
    if quest is None:
        return
    for nth, task in enumerate(quest.tasks):
        if any(count(world, content, hero, one) < quest.tasks[one].count for one in range(task.after)):
            continue
        if counts(task, deed, hero, about):
            hero.tally[f"task-{nth}"] = hero.tally.get(f"task-{nth}", 0) + (1 if task.kinds else times)
    if quest.opens and count(world, content, hero, 0) >= quest.tasks[0].count:
        gains.unlock(g, quest.opens)


def counts(task: Task, deed: str, hero: Hero, about: dict[str, Any]) -> bool:
    """Whether a deed is one the task is about."""
    if deed == "kill":
        kind = str(about["type"])
        if not (task.any_kill or kind in task.kill) or (task.elite and not about.get("elite")):
            return False
        if task.with_item != about.get("item", ""):
            return False
        if task.kinds:
            if kind in hero.kinds:
                return False
            hero.kinds.append(kind)
        return True
    if deed == "finish":
        scenario = str(about["scenario"])
        if task.different:
            return scenario not in hero.finished
        fits = scenario in task.finish
        fits = fits or bool(task.region and about.get("region") == task.region)
        return fits or bool(task.boss and about.get("boss")) or bool(task.side and about.get("side"))
    return bool(task.counts) and task.counts == deed


# -- what can be done at all -----------------------------------------------------------------------------------------
def possible(content: Content, quest: Quest) -> bool:
    """Whether all its tasks can be done in the scenarios whose ground is known here: no other quest is dealt."""
    return all(feasible(content, task) for task in quest.tasks)


def feasible(content: Content, task: Task) -> bool:
    here = [content.atlas[id] for id in content.scenarios if id in content.atlas]
    if task.kill:
        return any(kind in monsters(content) for kind in task.kill)
    if task.finish:
        there = [place for place in here if place.id in task.finish]
        return len(there) >= min(task.count, len(task.finish))
    if task.region:
        return any(place.region == task.region for place in here)
    return not task.side or sum(place.number > LAST_OF_STORY for place in here) >= task.count


LAST_OF_STORY = 51  # scenarios of higher numbers are side scenarios


def monsters(content: Content) -> list[str]:
    """Every monster type met in the scenarios here."""
    found: list[str] = []
    for scenario in content.scenarios.values():
        found += [stand.monster for room in scenario.rooms for stand in room.monsters]
        found += [do.monster for piece in scenario.pieces for do in piece.do if isinstance(do, Spawn | SummonFor)]
    return found
