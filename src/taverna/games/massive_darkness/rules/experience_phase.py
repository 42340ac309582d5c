"""The Experience Phase: what Heroes learn (p. 31)."""

from __future__ import annotations

from taverna.core.ask import Flow, Judged, Offer, Offers

from .. import events as ev
from ..records import Line
from ..state import Hero, Table
from .asking import decide
from .life import raise_maximum
from .round import begin_event_phase

DONE = "done"


def experience_phase(g: Table) -> Flow:
    """Each Hero in turn may buy Skills, several if it can pay (MD-XP-07..10)."""
    while g.waiting:
        hero = g.heroes[g.waiting[0]]
        if not hero.xp or not hero.up or not can_learn(g, hero):
            g.waiting.pop(0)
            continue
        line = yield from decide(g, hero.seat, "learn", lessons(g, hero), {"who": hero.seat, "xp": hero.xp})
        if line == DONE:
            g.waiting.pop(0)
        else:
            learn(g, hero, line)
        return
    begin_event_phase(g)


def lessons(g: Table, hero: Hero) -> Offer:
    """The next Skill of each line, if it can be paid, or nothing more (MD-CLASS-03, MD-XP-07)."""
    lines = {line.id: line for line in g.content.classes[hero.cls].lines}
    return Offers(Judged(lambda: list(lines), lambda id: unlearned(hero, lines[id])), lambda: [DONE])


def can_learn(g: Table, hero: Hero) -> bool:
    """Whether anything can be bought."""
    for line in g.content.classes[hero.cls].lines:  # noqa: SIM110 (asked of everyone in every Round)
        if unlearned(hero, line) is None:
            return True
    return False


def unlearned(hero: Hero, line: Line) -> str | None:
    """The clause by which nothing of a line can be bought."""
    bought = hero.skills.get(line.id, 0)
    if bought == len(line.steps):
        return "MD-CLASS-03"
    return None if line.steps[bought].cost <= hero.xp else "MD-XP-07"


def line_of(g: Table, hero: Hero, id: str) -> Line:
    return next(line for line in g.content.classes[hero.cls].lines if line.id == id)


def learn(g: Table, hero: Hero, id: str) -> None:
    """Pay and have it; it works as soon as the Current Level unlocks it (MD-XP-07, MD-XP-09, MD-CLASS-08)."""
    step = line_of(g, hero, id).steps[hero.skills.get(id, 0)]
    hero.xp -= step.cost
    hero.skills[id] = hero.skills.get(id, 0) + 1
    g.emit(ev.Learned(who=hero.seat, line=id, level=step.level, cost=step.cost))
    raise_maximum(g, hero)
