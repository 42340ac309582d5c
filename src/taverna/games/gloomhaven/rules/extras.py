"""What comes on top of an ability: lines of the card, augments, items, bonuses, modifier cards, added together."""

from __future__ import annotations

from collections.abc import Iterable

from ..records.abilities import Ability, AnyElement, Area, Condition, Extra, When, Whom
from ..state import Figure, Table
from . import figures, sums
from .acting import Action

NO_TEST = When()


class Gains:
    """A sum of extras. Several Push or Pull effects stay apart (GH-PUSH-07)."""

    __slots__ = (
        "advantage",
        "area",
        "conditions",
        "disadvantage",
        "do",
        "each",
        "heal_self",
        "ignores_shield",
        "items",
        "jump",
        "kill",
        "makes",
        "pierce",
        "plus",
        "pulls",
        "pushes",
        "range",
        "reach",
        "retaliate",
        "shield",
        "targets",
        "times",
        "whom",
        "xp",
        "xp_per_target",
    )

    def __init__(self) -> None:
        self.plus = 0
        self.times = 1
        self.pierce = 0
        self.ignores_shield = False
        self.pushes: list[int] = []
        self.pulls: list[int] = []
        self.range = 0
        self.reach = 0
        self.targets = 0
        self.area: Area | None = None
        self.whom: Whom | None = None
        self.conditions: list[Condition] = []
        self.advantage = False
        self.disadvantage = False
        self.jump = False
        self.xp = 0
        self.xp_per_target = 0
        self.heal_self = 0
        self.makes: list[AnyElement] = []
        self.shield = 0
        self.retaliate = 0
        self.kill: Whom | None = None
        self.do: list[Ability] = []
        self.each: list[Extra] = []  # those that can only be worked out for each target
        self.items: list[str] = []  # used on this attack

    def add(self, g: Table, extra: Extra, who: Figure, target: Figure | None, act: Action | None) -> None:
        self.plus += sums.value(g, extra.plus, who, target, act)
        self.times *= extra.times
        self.pierce += extra.pierce
        self.ignores_shield |= extra.ignores_shield
        if extra.push:
            self.pushes.append(extra.push)
        if extra.pull:
            self.pulls.append(extra.pull)
        self.range += extra.range
        self.reach = max(self.reach, extra.reach)
        self.targets += extra.targets
        self.area = extra.area or self.area
        self.whom = extra.whom or self.whom
        self.conditions += extra.conditions
        self.advantage |= extra.advantage
        self.disadvantage |= extra.disadvantage
        self.jump |= extra.jump
        self.xp += sums.value(g, extra.xp, who, target, act)
        self.xp_per_target += extra.xp_per_target
        self.heal_self += extra.heal_self
        self.makes += extra.makes
        self.shield += extra.shield
        self.retaliate += extra.retaliate
        self.kill = extra.kill or self.kill
        self.do += extra.do


def total(g: Table, extras: Iterable[Extra], who: Figure, target: Figure | None, act: Action | None) -> Gains:
    gains = Gains()
    for extra in extras:
        gains.add(g, extra, who, target, act)
    return gains


def gathered(g: Table, extras: Iterable[Extra], who: Figure, act: Action | None) -> Gains:
    """The sum of those whose test holds, as far as it can be told without a target."""
    stated = settled(extras)
    held = [e for e in stated if not each_target(e) and holds(g, e.when, who, None, act)]
    gains = total(g, held, who, None, act)
    gains.each = [e for e in stated if each_target(e)]
    return gains


def each_target(extra: Extra) -> bool:
    """Whether an extra can only be worked out for each target: its test or its sums speak of it."""
    return about_target(extra.when) or sums.of_target(extra.plus) or sums.of_target(extra.xp)


def about_target(when: When) -> bool:
    """Whether a test can only be made of each target."""
    return bool(
        when.alone
        or when.beside_ally
        or when.has
        or when.rank
        or when.hp_at_most is not None
        or when.summoned
        or when.adjacent
        or when.what
        or when.melee
        or when.ranged
    )


def settled(extras: Iterable[Extra]) -> list[Extra]:
    """The extras that count: one with `instead` takes the place of those before it."""
    found: list[Extra] = []
    for extra in extras:
        if extra.instead:
            found = []
        found.append(extra)
    return found


def holds(
    g: Table,
    when: When,
    who: Figure,
    target: Figure | None = None,
    act: Action | None = None,
    *,
    melee: bool | None = None,
    single: bool = True,
    owner: Figure | None = None,
) -> bool:
    """Whether a test holds: all that is stated must."""
    if when is NO_TEST or when == NO_TEST:
        return True
    if when.melee and melee is not True:
        return False
    if when.ranged and melee is not False:
        return False
    if when.single and not single:
        return False
    if when.self_has and not any(condition in who.conditions for condition in when.self_has):
        return False
    if when.characters and len(g.characters) not in when.characters:
        return False
    if when.moved_at_least is not None and who.moved < when.moved_at_least:
        return False
    if when.moved_at_most is not None and who.moved > when.moved_at_most:
        return False
    if when.enemies_adjacent and len(figures.adjacent_enemies(g, who)) < when.enemies_adjacent:
        return False
    if when.straight and (act is None or not straight(act)):
        return False
    if when.returned and (act is None or not act.path or act.came_from != who.at):
        return False
    if when.targeting_self and (owner is None or target is None or owner.id != target.id):
        return False
    if not about_target(when):
        return True
    if target is None:
        return when.melee or when.ranged
    if when.has and not any(condition in target.conditions for condition in when.has):
        return False
    if when.rank and (target.name or target.rank not in when.rank):  # GH-NAMED-01, GH-NAMED-02
        return False
    if when.hp_at_most is not None and target.hp > when.hp_at_most:
        return False
    if when.summoned and target.kind != "summon":
        return False
    if when.what and target.what not in when.what:
        return False
    if when.alone and any(figures.adjacent(g, target, ally) for ally in figures.allies(g, target)):
        return False
    if when.beside_ally and not figures.allies_beside(g, who, target):
        return False
    if when.adjacent:
        one = owner or who
        other = who if owner is not None and owner.id == target.id else target
        if not figures.adjacent(g, one, other):
            return False
    return True


def straight(act: Action) -> bool:
    """The movement of this action led along one straight line."""
    if not act.path or act.came_from is None:
        return False
    here, steps = act.came_from, []
    for there in act.path:
        steps.append((there[0] - here[0], there[1] - here[1]))
        here = there
    return all(step == steps[0] for step in steps)
