"""Odds that are asked for again and again, and what several attacks in a row make of a Mob."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .. import foresight
from ..cards import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    AddDamage,
    AddSymbol,
    ChangeHits,
    ChangeShields,
    HalfDamage,
    Heal,
    Hurt,
    LoseAction,
    LoseXP,
    ReachBoss,
    Retaliate,
    Stun,
)
from ..foresight import Law
from ..rules import combat
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
        law = memo[key] = law_of(g, Combat(hero.seat, foe.id, True, kind, at=foe.at, source=how))
    return law


def harm(g: Table, foe: Enemy, hero: Hero, kind: str) -> Law:
    """Damage of an Enemy's attack on a Hero where it stands."""
    key = (kind, *equipped(g, hero), "harm", *condition(g, hero, foe))
    memo = known(g)
    law: Law | None = memo.get(key)
    if law is None:
        law = memo[key] = law_of(g, Combat(hero.seat, foe.id, False, kind, at=hero.at))
    return law


# -- odds in a hurry -----------------------------------------------------------------------------------------------------
ALONE = (
    ChangeHits,
    ChangeShields,
    AddDamage,
    AddSymbol,
    HalfDamage,
    ReachBoss,
    Retaliate,
    Stun,
    Heal,
    Hurt,
    LoseXP,
    LoseAction,
)
"""Words whose effect does not depend on what the other side shows."""


def law_of(g: Table, c: Combat) -> Law:
    """The law of Damage, as `foresight` gives it. Where no word of one side looks at the dice of the other, each side
    is summed up alone, which is much quicker; a reroll is then made without looking at the other side."""
    mine, theirs = combat.kits(g, c)
    foresight.gather(g, c, mine, theirs)
    attacker, defender = (mine, theirs) if c.hero_attacks else (theirs, mine)
    judge = foresight.Judge(g, c, attacker, defender)
    words = [word for word, _ in judge.standing]
    words += [word for spells in judge.spells.values() for source in spells for word in source.power.does]
    if not all(isinstance(word, ALONE) for word in words):
        return foresight.odds(g, Combat(c.hero, c.foe, c.hero_attacks, c.kind, at=c.at, source=c.source))[0]
    more, less = judge.rerolls()
    hits = summed(g, c, judge, "attack", more)
    shields = summed(g, c, judge, "defence", less)
    found: dict[int, float] = {}
    for (add, cut, damage), chance_a in hits.items():
        for (less_hits, block, _), chance_d in shields.items():
            amount = max(max(add + less_hits, 0) - max(block + cut, 0), 0) + damage
            if judge.halved:
                amount = (amount + 1) // 2
            found[amount] = found.get(amount, 0.0) + chance_a * chance_d
    return foresight.as_law(found)


def summed(g: Table, c: Combat, judge: foresight.Judge, side: str, rerolls: int) -> dict[tuple[int, int, int], float]:
    """What one side comes to: (Hits, Shields, Damage) with all its own words."""
    colours = ATTACK_COLOURS if side == "attack" else DEFENCE_COLOURS
    faces = tuple(foresight.faces_of(g.content, colour) for colour in colours for _ in range(c.handful[colour]))
    standing = [word for word, owner in judge.standing if owner == side]
    base = [0, 0, 0]
    symbols = [0, 0]
    for word in standing:
        if isinstance(word, ChangeHits):
            base[0] += word.amount
        elif isinstance(word, ChangeShields):
            base[1] += word.amount
        elif isinstance(word, AddDamage):
            base[2] += word.amount
        elif isinstance(word, AddSymbol):
            symbols[word.symbol == "diamond"] += word.amount
    spells = judge.spells[side]
    hero_s = (side == "attack") == c.hero_attacks
    if hero_s:
        spells = [spell for spell in spells if judge.gain(spell, side) > 0]
        spells.sort(key=lambda source: judge.gain(source, side), reverse=True)
    found: dict[tuple[int, int, int], float] = {}
    for (main, bam, diamond), chance in foresight.totals(faces).items():
        hits, shields, damage = base
        if side == "attack":
            hits += main
        else:
            shields += main
        bam += symbols[0]
        diamond += symbols[1]
        if bam or diamond:
            for source in spells:
                pay = source.power.pay
                for _ in range(source.power.repeat):
                    if bam < pay.bam or diamond < pay.diamond:
                        break
                    bam -= pay.bam
                    diamond -= pay.diamond
                    for word in source.power.does:
                        if isinstance(word, ChangeHits):
                            hits += word.amount
                        elif isinstance(word, ChangeShields):
                            shields += word.amount
                        elif isinstance(word, AddDamage):
                            damage += word.amount
                        elif isinstance(word, AddSymbol):
                            bam += word.amount if word.symbol == "bam" else 0
                            diamond += word.amount if word.symbol == "diamond" else 0
        key = (hits, shields, damage)
        found[key] = found.get(key, 0.0) + chance
    if rerolls:
        sign = -1 if side == "attack" else 1
        worth = {key: key[0] + key[2] + sign * key[1] for key in found}
        fresh = found
        for _ in range(rerolls):
            found = foresight.again(found, fresh, worth, up=True)
    return found


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
