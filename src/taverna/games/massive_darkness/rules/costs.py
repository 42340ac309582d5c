"""What an act costs: Actions, and Movement Points of a Move Action (p. 25)."""

from __future__ import annotations

from ..state import Hero, Table
from .movement import points_of


def unable(hero: Hero, kind: str = "") -> str | None:
    """The clause by which no Action of a kind is left; none while a Move Action is under way, or lying down
    (MD-ACT-01, MD-ACT-08, MD-STUN-02)."""
    if hero.stunned:
        return "MD-STUN-02"
    if hero.points:
        return "MD-ACT-08"
    if hero.actions or (kind and hero.extra.get(kind)):
        return None
    return "MD-ACT-01"


def no_action(g: Table, hero: Hero) -> str | None:
    """The same of Actions of any kind."""
    return unable(hero)


def no_combat(g: Table, hero: Hero) -> str | None:
    """The same of Combat Actions."""
    return unable(hero, "combat")


def pay_action(hero: Hero, kind: str = "", amount: int = 1) -> None:
    """An extra Action of that kind first (MD-SKILL-05)."""
    for _ in range(amount):
        if kind and hero.extra.get(kind):
            hero.extra[kind] -= 1
        else:
            hero.actions -= 1


def no_points(g: Table, hero: Hero) -> str | None:
    """The clause by which nothing can be done for Movement Points (MD-ACT-06, MD-ACT-07)."""
    if hero.stunned:
        return "MD-STUN-02"
    if hero.points or hero.actions or hero.extra.get("move"):
        return None
    return "MD-ACT-01"


def pay_point(g: Table, hero: Hero) -> None:
    """A Movement Point, of a new Move Action if none is under way (MD-ACT-06..09)."""
    if not hero.points:
        pay_action(hero, "move")
        hero.points = points_of(g, hero)
    hero.points -= 1
