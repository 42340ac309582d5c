"""The two sides of a combat: the Powers that matter on each, and the dice that lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...records.powers import ATTACK_COLOURS, DEFENCE_COLOURS, ChangeDice, Reroll
from ...state import Combat, Die, Table
from .. import dice
from ..kits import Kit, Part, Source, Spoken, foe_kit, hero_kit
from ..powers import affordable, foe_in_force, in_force
from . import result

KEEP, DONE, NONE = "keep", "done", "none"
SIDES = {"attack": ATTACK_COLOURS, "defence": DEFENCE_COLOURS}
NO_KIT = Kit([], {"defence": (0, 0)})


def kits(g: Table, c: Combat) -> tuple[Part, Part]:
    """The Powers of the Hero and of the Enemy that matter in this combat."""
    hero = hero_kit(g, g.heroes[c.hero])
    foe = g.enemies.get(c.foe)
    other = NO_KIT if foe is None else foe_kit(g, foe)
    if c.hero_attacks:
        return hero.attacking(c.kind, c.source), other.defending(c.kind)
    return hero.defending(c.kind), other.attacking(c.kind)


def works(g: Table, c: Combat, source: Source, hero_s: bool) -> bool:
    """Whether a Power of the Hero, or of the Enemy, is in force now."""
    if hero_s:
        return in_force(g, g.heroes[c.hero], source, c)
    foe = g.enemies.get(c.foe)
    return foe is not None and (not source.power.needs or foe_in_force(g, foe, source.power, c))


def spoken(g: Table, c: Combat, part: Part, pile: list[Spoken], hero_s: bool, kinds: Any) -> list[Spoken]:
    """The words of one pile that are in force, and those of Powers bought for this combat."""
    found = [pair for pair in pile if works(g, c, pair[0], hero_s)]
    if hero_s and c.effects:
        for source in part.boosts:
            if source.key in c.effects and not source.waits:
                found += [(source, word) for word in source.power.does if isinstance(word, kinds)]
    return found


def named(sources: Iterable[Source], key: str) -> Source:
    return next(source for source in sources if source.key == key)


def ready(g: Table, c: Combat, source: Source) -> bool:
    """Whether a Power of the Hero has been paid for in this combat, or can be used and paid for now."""
    hero = g.heroes[c.hero]
    return bought(c, source) or (affordable(g, hero, source) and in_force(g, hero, source, c))


def bought(c: Combat, source: Source) -> bool:
    return source.key in c.effects or source.key in c.activated


def costs(c: Combat, source: Source) -> bool:
    """Whether using it now costs more than symbols, or one of the times it may be used."""
    return (source.priced or source.power.per is not None) and not bought(c, source)


# -- dice on the table -----------------------------------------------------------------------------------------------
def sides_of(c: Combat, word: Reroll) -> tuple[str, ...]:
    if word.of == "either":
        return ("attack", "defence")
    if word.of == "own":
        return ("attack",) if c.hero_attacks else ("defence",)
    return (word.of,)


def dice_of(c: Combat, side: str) -> list[Die]:
    return c.attack if side == "attack" else c.defence


def able_dice(g: Table, c: Combat, side: str, only_blanks: bool) -> list[int]:
    """The dice of a side that lie on the table, or the blank ones of them."""
    return [
        at
        for at, die in enumerate(dice_of(c, side))
        if not die.gone and (not only_blanks or dice.blank(g.content, die))
    ]


def unlike(c: Combat, side: str, able: list[int]) -> list[int]:
    """Of dice that show the same, one."""
    there = dice_of(c, side)
    seen: dict[tuple[str | int, ...], int] = {}
    for at in able:
        die = there[at]
        seen.setdefault((die.colour, die.face, die.hits, die.shields, die.bam, die.diamond), at)
    return list(seen.values())


def side_of(word: ChangeDice) -> str:
    """The side whose dice a word speaks of."""
    return word.of if word.of in SIDES else "attack" if word.of in ATTACK_COLOURS else "defence"


def tally(g: Table, c: Combat) -> dict[str, dict[str, int]]:
    """The symbols that lie on the table, side by side."""
    attack, defence = dice.symbols_on(g.content, c.attack), dice.symbols_on(g.content, c.defence)
    return {
        "attack": {"bam": attack[0], "diamond": attack[1]},
        "defence": {"bam": defence[0], "diamond": defence[1]},
    }


def recount(g: Table, c: Combat, before: dict[str, dict[str, int]]) -> None:
    """Dice have changed since `before`, perhaps once symbols are counted."""
    if c.step not in ("defence", "attack"):
        return
    for side, now in tally(g, c).items():
        was = before[side]
        result.recount(c, c.step, side, now["bam"] - was["bam"], now["diamond"] - was["diamond"])
