"""Whom a word speaks of, seen from the owner of its Power."""

from __future__ import annotations

from ..rules.asking import Giving, decide
from ..state import Enemy, Hero, Table


def heroes_meant(g: Table, hero: Hero, whom: str) -> Giving[list[Hero]]:
    """The Heroes a word speaks of, seen from its owner."""
    if whom == "hero-here":
        able = [other.seat for other in g.heroes_at(hero.at)]
        if len(able) > 1:
            able = [(yield from decide(g, hero.seat, "hero-here", able))]
        return [g.heroes[one] for one in able]
    if whom == "heroes-here":
        return g.heroes_at(hero.at)
    if whom == "heroes":
        return g.standing()
    if whom == "first-player":
        return [g.heroes[g.first]] if g.heroes[g.first].up else []
    return [hero]


def foes_meant(g: Table, whom: str) -> list[Enemy]:
    """The Enemies a Hero's word speaks of: the opponent in this combat, or all others in its Zone."""
    c = g.combat
    if c is None:
        return []
    foe = g.enemies.get(c.foe)
    if whom == "opponent":
        return [foe] if foe is not None else []
    at = foe.at if foe is not None else c.at
    return [other for other in g.enemies_at(at) if other.id != c.foe]


def allies_meant(g: Table, foe: Enemy, whom: str) -> list[Enemy]:
    """Whom a good effect reaches if its owner, the Hero in it, is an Enemy (MD-GUARDIAN-07, MD-GUARDIAN-08)."""
    if whom in ("self", "hero-here"):
        return [foe]
    if whom == "heroes-here":
        return g.enemies_at(foe.at)
    return list(g.enemies.values()) if whom == "heroes" else []


def rivals_meant(g: Table, seat: int, whom: str) -> list[Hero]:
    """The Heroes whom a bad effect of an Enemy reaches: the one it fights, or the others in that Zone."""
    hero = g.heroes[seat]
    if whom == "opponent":
        return [hero]
    return [other for other in g.heroes_at(hero.at) if other is not hero] if whom == "opponents-around" else []
