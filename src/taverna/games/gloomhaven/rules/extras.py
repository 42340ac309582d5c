"""What comes on top of an ability: lines of the card, augments, items, bonuses, modifier cards, added together."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ..records.abilities import Ability, AnyElement, Area, Condition, Extra, Whom
from ..state import Figure, Table
from . import sums, when
from .acting import Action


class Gains(msgspec.Struct, eq=False, gc=False):
    """A sum of extras. Several Push or Pull effects stay apart (GH-PUSH-07)."""

    plus: int = 0
    times: int = 1
    pierce: int = 0
    ignores_shield: bool = False
    pushes: tuple[int, ...] = ()
    pulls: tuple[int, ...] = ()
    range: int = 0
    reach: int = 0
    targets: int = 0
    chain: int = 0
    area: Area | None = None
    whom: Whom | None = None
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    jump: bool = False
    grounds: bool = False
    xp: int = 0
    xp_per_target: int = 0
    heal_self: int = 0
    makes: tuple[AnyElement, ...] = ()
    shield: int = 0
    retaliate: int = 0
    kill: Whom | None = None
    do: tuple[Ability, ...] = ()
    each: tuple[Extra, ...] = ()  # those that can only be worked out for each target
    items: tuple[str, ...] = ()  # used on this attack

    def add(self, g: Table, extra: Extra, who: Figure, target: Figure | None, act: Action | None) -> None:
        self.plus += sums.value(g, extra.plus, who, target, act)
        self.times *= extra.times
        self.pierce += extra.pierce
        self.ignores_shield |= extra.ignores_shield
        if extra.push:
            self.pushes += (extra.push,)
        if extra.pull:
            self.pulls += (extra.pull,)
        self.range += extra.range
        self.reach = max(self.reach, extra.reach)
        self.targets += extra.targets
        self.chain += extra.chain
        self.area = extra.area or self.area
        self.whom = extra.whom or self.whom
        self.conditions += extra.conditions
        self.advantage |= extra.advantage
        self.disadvantage |= extra.disadvantage
        self.jump |= extra.jump
        self.grounds |= extra.grounds
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
    if not stated:
        return Gains()
    held = [e for e in stated if not each_target(e) and when.holds(g, e.when, who, None, act)]
    gains = total(g, held, who, None, act)
    gains.each = tuple([e for e in stated if each_target(e)])
    return gains


def each_target(extra: Extra) -> bool:
    """Whether an extra can only be worked out for each target: its test or its sums speak of it."""
    return when.about_target(extra.when) or sums.of_target(extra.plus) or sums.of_target(extra.xp)


def settled(extras: Iterable[Extra]) -> list[Extra]:
    """The extras that count: one with `instead` takes the place of those before it."""
    found: list[Extra] = []
    for extra in extras:
        if extra.instead:
            found = []
        found.append(extra)
    return found
