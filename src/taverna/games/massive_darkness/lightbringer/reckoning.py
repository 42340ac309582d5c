"""Odds that are asked for again and again, and what several attacks in a row make of a Mob."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .. import foresight
from ..foresight import Law
from ..rules.sight import lit
from ..state import Combat, Enemy, Hero, Table

CERTAIN_MISS: Law = (1.0,)
KEPT = 20000  # odds remembered


def known(g: Table) -> dict[Any, Any]:
    """What has been worked out from these cards before."""
    found: dict[Any, Any] = g.content.memo.setdefault("lightbringer", {})
    if len(found) > KEPT:
        found.clear()
    return found


def equipped(g: Table, hero: Hero) -> tuple[Any, ...]:
    """All that a Hero brings to a fight."""
    return (hero.hero, hero.cls, g.level, g.story, *hero.skills.items(), hero.body, *hero.hands, "", *hero.pack)


def condition(g: Table, hero: Hero, foe: Enemy) -> tuple[Any, ...]:
    """All else that matters in a fight between the two."""
    return (
        lit(g, hero.at),
        hero.most - hero.life,
        *hero.used,
        "",
        *hero.used_round,
        g.phase == "enemies",
        foe.card,
        foe.mark,
        *foe.gear,
        "",
        *[lasting.card for lasting in g.lasting],
        bool(foe.minions),
        lit(g, foe.at),
    )


def blow(g: Table, hero: Hero, foe: Enemy, kind: str, how: str = "") -> Law:
    """Damage of a Hero's attack on an Enemy from where it stands."""
    key = (kind, how, *equipped(g, hero), "", *condition(g, hero, foe))
    memo = known(g)
    law: Law | None = memo.get(key)
    if law is None:
        law = memo[key] = foresight.odds(g, Combat(hero.seat, foe.id, True, kind, at=foe.at, source=how))[0]
    return law


def harm(g: Table, foe: Enemy, hero: Hero, kind: str) -> Law:
    """Damage of an Enemy's attack on a Hero where it stands."""
    key = (kind, *equipped(g, hero), "harm", *condition(g, hero, foe))
    memo = known(g)
    law: Law | None = memo.get(key)
    if law is None:
        law = memo[key] = foresight.odds(g, Combat(hero.seat, foe.id, False, kind, at=hero.at))[0]
    return law


def mean(law: Law) -> float:
    return sum([amount * chance for amount, chance in enumerate(law)])


@lru_cache(maxsize=4096)
def both(one: Law, other: Law) -> Law:
    """The law of two harms together."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, chance_a in enumerate(one):
        if chance_a:
            for b, chance_b in enumerate(other):
                found[a + b] += chance_a * chance_b
    return tuple(found)


def perhaps(law: Law, chance: float) -> Law:
    """A harm that comes about only with some chance."""
    if chance >= 1.0:
        return law
    rest = 1.0 - chance
    return (rest + chance * law[0], *[chance * part for part in law[1:]])


# -- Enemies under attack --------------------------------------------------------------------------------------------
Left = tuple[int, int]
"""Life left of all Minions together, and of the Boss or single figure."""


@lru_cache(maxsize=8192)
def after(law: Law, left: Left, attacks: int) -> tuple[tuple[Left, float], ...]:
    """What may be left of an Enemy after so many attacks; what is too much for the last Minion is lost (MD-MOB-14)."""
    now: dict[Left, float] = {left: 1.0}
    for _ in range(attacks):
        then: dict[Left, float] = {}
        for (minions, boss), chance in now.items():
            if not minions and not boss:
                then[0, 0] = then.get((0, 0), 0.0) + chance
                continue
            for amount, part in enumerate(law):
                if part:
                    key = (max(minions - amount, 0), boss) if minions else (0, max(boss - amount, 0))
                    then[key] = then.get(key, 0.0) + chance * part
        now = then
    return tuple(now.items())


def left_of(foe: Enemy) -> Left:
    return sum(foe.minions), foe.life


def gone(law: Law, foe: Enemy, attacks: int) -> float:
    """The chance that so many attacks are the end of it."""
    return sum([chance for left, chance in after(law, left_of(foe), attacks) if left == (0, 0)])
