"""Odds that are asked for again and again, and what several attacks in a row make of a Mob."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from ..foresight.chances import Judge, Law, again, as_law, gather
from ..foresight.falls import faces_of, totals
from ..records import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    AddDamage,
    AddSymbol,
    ChangeDice,
    ChangeHits,
    ChangeShields,
    Content,
    DoubleHits,
    KillOutright,
    NoDice,
)
from ..rules.combat.sides import kits
from ..rules.sight import lit
from ..state import Combat, Enemy, Hero, Table

CERTAIN_MISS: Law = (1.0,)
KEPT = 50000  # odds remembered
BOXES = 4  # sets of cards they are remembered for


_BOXES: list[tuple[Content, dict[Any, Any]]] = []


def known(g: Table) -> dict[Any, Any]:
    """What has been worked out from these cards before."""
    for content, found in _BOXES:
        if content is g.content:
            if len(found) > KEPT:
                found.clear()
            return found
    if len(_BOXES) == BOXES:
        _BOXES.pop(0)
    _BOXES.append((g.content, {}))
    return _BOXES[-1][1]


def equipped(g: Table, hero: Hero) -> tuple[Any, ...]:
    """All that a Hero brings to a fight: of what it carries only what works unworn."""
    works = g.content.ready
    ready = () if works.isdisjoint(hero.pack) else [card for card in hero.pack if card in works]
    return (hero.hero, hero.cls, g.level, g.story, *hero.skills.items(), hero.body, *hero.hands, "", *ready)


def condition(g: Table, hero: Hero, foe: Enemy) -> tuple[Any, ...]:
    """All else that matters in a fight between the two."""
    return (
        lit(g, hero.at),
        hero.most - hero.life,
        *hero.used,
        "",
        *hero.used_round,
        "",
        *hero.used_game,
        hero.signature,
        g.phase == "enemies",
        g.mission,
        foe.card,
        foe.mark,
        foe.most - foe.life,
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


# -- odds in a hurry -------------------------------------------------------------------------------------------------
ALL = 20
BEST_DIE = 2  # Shields or Hits on the best die of a roll


def law_of(g: Table, c: Combat) -> Law:
    """The law of Damage, as `foresight` gives it but quicker: each side is summed up alone. Where a word of one side
    looks at the dice of the other (a reroll, a die taken away), it is reckoned by rule of thumb."""
    mine, theirs = kits(g, c)
    gather(g, c, mine, theirs)
    attacker, defender = (mine, theirs) if c.hero_attacks else (theirs, mine)
    judge = Judge(g, c, attacker, defender)
    more, less = judge.rerolls()
    hits = side_of(g, c, judge, "attack", more)
    shields = side_of(g, c, judge, "defence", less)
    memo, key = known(g), ("law", judge.halved, hits, shields)
    law: Law | None = memo.get(key)
    if law is None:
        law = memo[key] = met(summed(g, hits), summed(g, shields), judge.halved)
    return law


def met(hits: dict[Tally, float], shields: dict[Tally, float], halved: bool) -> Law:
    """The law of Damage where two sides meet."""
    found: dict[int, float] = {}
    for (add, cut, damage), chance_a in hits.items():
        for (weaken, block, _), chance_d in shields.items():
            amount = add + weaken
            if amount < 0:
                amount = 0
            if block + cut > 0:
                amount -= block + cut
                if amount < 0:
                    amount = 0
            amount += damage
            if halved:
                amount = (amount + 1) // 2
            found[amount] = found.get(amount, 0.0) + chance_a * chance_d
    return as_law(found)


Tally = tuple[int, int, int]
"""Hits, Shields and extra Damage that one side brings, its own and what it takes from the other."""


Told = tuple[int, int, int, int, int, int]
"""What words add: Hits, Shields, Damage, Bams, Diamonds, and how often Hits are doubled."""


def told(words: Iterable[Any], side: str) -> Told:
    """What words add: Hits, Shields, Damage, Bams, Diamonds, and how often Hits are doubled."""
    hits = shields = damage = bam = diamond = double = 0
    for word in words:
        kind = type(word)
        if kind is ChangeHits:
            hits += word.amount
        elif kind is ChangeShields:
            shields += word.amount
        elif kind is AddDamage:
            damage += word.amount
        elif kind is AddSymbol:
            if word.symbol == "bam":
                bam += word.amount
            else:
                diamond += word.amount
        elif kind is ChangeDice and word.amount < 0:
            if side == "attack":
                shields += BEST_DIE * word.amount
            else:
                hits += BEST_DIE * word.amount
        elif kind is NoDice:
            if side == "attack":
                shields -= ALL
            else:
                hits -= ALL
        elif kind is KillOutright:
            damage += ALL
        elif kind is DoubleHits:
            double += 1
    return hits, shields, damage, bam, diamond, double


class Side(NamedTuple):
    """All that makes up what one side of a fight comes to."""

    attacks: bool
    dice: tuple[str, ...]
    standing: Told
    prices: tuple[tuple[int, int, int, Told], ...]  # Enchantments: Bams, Diamonds, how often, and what they add
    rerolls: int


def side_of(g: Table, c: Combat, judge: Judge, side: str, rerolls: int) -> Side:
    colours = ATTACK_COLOURS if side == "attack" else DEFENCE_COLOURS
    standing = told([word for word, owner in judge.standing if owner == side], side)
    hero_s = (side == "attack") == c.hero_attacks
    spells = [(judge.gain(source, side), source) for source in judge.spells[side]]
    if hero_s:
        spells = sorted([spell for spell in spells if spell[0] > 0], key=lambda spell: -spell[0])
    prices = [
        (source.power.pay.bam, source.power.pay.diamond, source.power.repeat, told(source.power.does, side))
        for _, source in spells
    ]
    dice = [colour for colour in colours for _ in range(c.handful[colour])]
    return Side(side == "attack", tuple(dice), standing, tuple(prices), rerolls)


def summed(g: Table, side: Side) -> dict[Tally, float]:
    """What one side comes to with all its own words, and how likely it is."""
    memo = known(g)
    found: dict[Tally, float] | None = memo.get(side)
    if found is not None:
        return found
    found = {}
    faces = tuple([faces_of(g.content, colour) for colour in side.dice])
    for (main, bam, diamond), chance in totals(faces).items():
        hits, shields, damage, more_bam, more_diamond, double = side.standing
        hits += main * (1 + double) if side.attacks else 0
        shields += 0 if side.attacks else main
        bam += more_bam
        diamond += more_diamond
        if bam or diamond:
            for pay_bam, pay_diamond, repeat, adds in side.prices:
                while repeat and bam >= pay_bam and diamond >= pay_diamond:
                    repeat -= 1
                    hits += adds[0] + adds[5] * main
                    shields += adds[1]
                    damage += adds[2]
                    bam += adds[3] - pay_bam
                    diamond += adds[4] - pay_diamond
        key = (hits, shields, damage)
        found[key] = found.get(key, 0.0) + chance
    if side.rerolls:
        sign = -1 if side.attacks else 1
        worth = {key: key[0] + key[2] + sign * key[1] for key in found}
        fresh = found
        for _ in range(side.rerolls):
            found = again(found, fresh, worth, up=True)
    memo[side] = found
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
