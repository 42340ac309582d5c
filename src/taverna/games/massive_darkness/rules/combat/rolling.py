"""Before the roll, and the roll itself: what a Hero buys for it, and all dice that belong to it (p. 34)."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.ask import Flow

from ...events import combat as ev
from ...records.powers import (
    ATTACK_COLOURS,
    DEFENCE_COLOURS,
    ChangeDice,
    FillBlanks,
    FlipBlanks,
    NoDice,
    Reroll,
)
from ...state import Combat, Table
from .. import dice, powers
from ..asking import QUIET, decide
from ..kits import RESULT, Part
from ..powers import affordable, in_force
from ..skills import titled
from .enchantments import act
from .sides import NONE, SIDES, kits, named, spoken


def boost(g: Table, c: Combat, part: Part) -> Flow:
    """The Hero may use its Signature Skill and Consumables for this combat (MD-COMBAT-03, MD-SIG-01)."""
    hero = g.heroes[c.hero]
    while part.boosts and hero.up:
        able = [
            source.key
            for source in part.boosts
            if source.key not in c.effects and in_force(g, hero, source, c) and affordable(g, hero, source)
        ]
        if not able:
            return
        key = yield from decide(g, c.hero, "boost", [*able, NONE])
        if key == NONE:
            return
        source = named(part.boosts, key)
        c.effects.append(key)
        g.emit(ev.Boosted(who=c.hero, skill=titled(hero, source.name)))
        yield from powers.pay(g, hero, source)
        for word in source.power.does if not source.waits else ():
            if not isinstance(word, (ChangeDice, NoDice, Reroll, FillBlanks, FlipBlanks, *RESULT)):
                yield from act(g, c, word, True)


def gather(g: Table, c: Combat, mine: Part, theirs: Part) -> Flow:
    """All dice that belong to the roll, those of either colour once the others are known; three of a colour at most;
    then what takes dice away (MD-COMBAT-03..05, MD-DICE-07, MD-EFFECT-07..15, MD-TYPE-08)."""
    c.wanted = base(g, c, mine, theirs)
    if mine.dice or theirs.dice or c.effects:
        return changed(g, c, mine, theirs)
    limited(g, c)
    return QUIET


def limited(g: Table, c: Combat) -> None:
    """Three of a colour at most; the rest is lost (MD-DICE-07)."""
    c.handful = handful = c.wanted.copy()
    if max(handful.values()) <= g.content.scarce:
        return
    kinds = g.content.dice
    for colour, amount in c.wanted.items():
        if amount > (most := kinds[colour].count):
            handful[colour] = most
            g.emit(ev.DiceLost(colour=colour, amount=amount - most))


def changed(g: Table, c: Combat, mine: Part, theirs: Part) -> Flow:
    """What Powers add to the dice of cards and take from them (MD-EFFECT-07..15)."""
    wanted = c.wanted
    less: list[tuple[ChangeDice, bool]] = []
    free: list[tuple[ChangeDice, bool]] = []
    none: list[str] = []
    for part, hero_s in ((mine, True), (theirs, False)):
        if not part.dice and not (hero_s and c.effects):
            continue
        for _, word in spoken(g, c, part, part.dice, hero_s, (ChangeDice, NoDice)):
            if isinstance(word, NoDice):
                none.append(word.side)
            elif word.amount < 0:
                less.append((word, hero_s))
            elif word.of in wanted:
                wanted[word.of] += word.amount
            else:
                free.append((word, hero_s))
    for word, hero_s in free:
        for _ in range(word.amount):
            yield from one_more(g, c, SIDES[word.of], hero_s)
    limited(g, c)
    handful = c.handful
    for word, hero_s in less:
        if word.of in handful:
            handful[word.of] = max(handful[word.of] + word.amount, 0)
        else:
            yield from fewer(g, c, word.of, -word.amount, hero_s)
    for side in none:
        for colour in SIDES[side]:
            handful[colour] = 0


def base(g: Table, c: Combat, mine: Part, theirs: Part) -> dict[str, int]:
    """The dice of cards (MD-COMBAT-03, MD-COMBAT-04). Against a Pillar nobody defends (MD-M05-18)."""
    if c.effects:
        mine, theirs = kits(g, c)  # what was bought may have been used up
    (yellow, red), (blue, green) = (mine.pool, theirs.pool) if c.hero_attacks else (theirs.pool, mine.pool)
    return {"yellow": yellow, "red": red, "blue": blue, "green": green}


def one_more(g: Table, c: Combat, colours: Iterable[str], hero_s: bool) -> Flow:
    """A die of either colour, within the limit; an Enemy takes the stronger one (MD-EFFECT-09, MD-EFFECT-13)."""
    able = [colour for colour in dice.STRONGER if colour in colours and c.wanted[colour] < limit(g, colour)]
    if not able:
        return
    colour = able[0]
    if hero_s and len(able) > 1:
        colour = yield from decide(g, c.hero, "more-dice", able)
    c.wanted[colour] += 1


def limit(g: Table, colour: str) -> int:
    return g.content.dice[colour].count


def fewer(g: Table, c: Combat, side: str, amount: int, hero_s: bool) -> Flow:
    """Any mix of dice of a side is not rolled; the Hero chooses, an Enemy takes the stronger ones
    (MD-EFFECT-10, MD-EFFECT-14)."""
    for _ in range(amount):
        able = [colour for colour in dice.STRONGER if colour in SIDES[side] and c.handful[colour]]
        if not able:
            return
        colour = able[0]
        if hero_s and len(able) > 1:
            colour = yield from decide(g, c.hero, "fewer-dice", able)
        c.handful[colour] -= 1


def throw(g: Table, c: Combat) -> None:
    """One single roll of both sides (MD-COMBAT-02)."""
    c.attack = dice.roll(g, c.handful, ATTACK_COLOURS)
    c.defence = dice.roll(g, c.handful, DEFENCE_COLOURS)
    if g.heard:
        content = g.content
        g.emit(
            ev.DiceRolled(
                attack=dice.codes(c.attack),
                defence=dice.codes(c.defence),
                hits=dice.hits_on(content, c.attack),
                shields=dice.shields_on(content, c.defence),
            )
        )
