"""What Enemies would do: every way the course of an Activation can go, followed on a table of its own."""

from __future__ import annotations

from copy import copy

import msgspec

from ..rules import page, tokens
from ..rules.course import Choice, Step, course
from ..rules.targets import ANYONE, loses_sight
from ..state import Enemy, Table


class Course(msgspec.Struct, frozen=True):
    """One way an Activation can go."""

    enemy: int
    steps: tuple[Step, ...]

    @property
    def path(self) -> list[str]:
        """The Zones it comes through."""
        return [step.at for step in self.steps if step.do == "move"]

    @property
    def target(self) -> int:
        """The Hero it attacks, -1 for none."""
        return next((step.whom for step in self.steps if step.do == "attack"), ANYONE)


def intentions(g: Table) -> dict[int, list[Course]]:
    """Every Enemy's ways to act if the Enemies' Phase began now, and nobody fell or moved before; more than one where
    the players would choose. Nothing changes."""
    return {foe.id: courses(g, foe) for foe in g.enemies.values()}


def counterattack_intentions(g: Table, seat: int) -> dict[int, list[Course]]:
    """The same for the Counterattacks that would follow if the Hero's Activation ended now (MD-COUNTER-01)."""
    return {id: courses(g, g.enemies[id], seat) for id in g.heroes[seat].attacked if id in g.enemies}


def courses(g: Table, foe: Enemy, only: int = ANYONE) -> list[Course]:
    """All ways an Enemy's Activation can go."""
    if page.dormant(g, foe):
        return [Course(foe.id, (Step(1, "sleep", "MD-FOE-01", foe.at),))]
    if only != ANYONE and loses_sight(g, foe, g.heroes[only]):
        return [Course(foe.id, (Step(1, "hide", "MD-COUNTER-05", foe.at),))]
    found: list[Course] = []
    path: list[int] | None = []
    twin = supposed(g, foe)
    while path is not None:
        steps, path = follow(twin, foe.id, only, path)
        found.append(Course(foe.id, steps))
        if path is not None:
            if twin.heroes is g.heroes:
                twin.enemies[foe.id] = copy(foe)
            else:
                twin = supposed(g, foe)
    return found


def follow(g: Table, id: int, only: int, path: list[int]) -> tuple[tuple[Step, ...], list[int] | None]:
    """One way: at each choice the option the path says, the first where it says none. Returns its steps and the next
    path, None after the last. What befalls other Enemies is not told."""
    foe = g.enemies[id]
    taken: list[int] = []
    widths: list[int] = []
    steps: list[Step] = []
    going = course(g, foe, only)
    answer = None
    while True:
        try:
            step = going.send(answer)
        except StopIteration:
            break
        answer = None
        if isinstance(step, Choice):
            nth = path[len(taken)] if len(taken) < len(path) else 0
            taken.append(nth)
            widths.append(len(step.options))
            answer = step.options[nth]
        else:
            suppose(g, foe, step)
            if step.do != "crush":
                steps.append(step)
    while taken and taken[-1] + 1 == widths[len(taken) - 1]:
        taken.pop()
    return tuple(steps), [*taken[:-1], taken[-1] + 1] if taken else None


def supposed(g: Table, foe: Enemy) -> Table:
    """The same table, on which this Enemy, and whatever its steps touch, may be moved about: without orders of the
    Mission nothing but the Enemy itself."""
    twin = copy(g)
    twin.__dict__.update(g.__dict__)
    twin.enemies = {**g.enemies, foe.id: copy(foe)}
    if page.orders(g, foe) is not None:
        twin.heroes = [copy(hero) for hero in g.heroes]
        twin.laid = dict(g.laid)
    return twin


def suppose(g: Table, foe: Enemy, step: Step) -> None:
    """What a step leaves behind for the next ones, as if no attack did any harm and nobody escaped death."""
    if step.do == "move":
        foe.at = step.at
        for seat in step.along:
            g.heroes[seat].at = step.at
    elif step.do == "lure":
        tokens.take_laid(g, foe.at, step.goal)
    elif step.do == "trample":
        for hero in g.heroes_at(foe.at):
            hero.dead = True
    elif step.do == "crush":
        g.enemies = {id: other for id, other in g.enemies.items() if other is foe or other.at != foe.at}
    elif step.do == "leave":
        del g.enemies[foe.id]
