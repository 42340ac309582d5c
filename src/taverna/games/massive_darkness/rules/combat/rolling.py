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
from ..asking import decide
from ..kits import RESULT, SPELL_SWORD, Part, foe_kit, hero_kit
from ..powers import affordable, in_force
from ..skills import titled
from .enchantments import act
from .sides import NO_KIT, NONE, SIDES, named, spoken


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
    """All dice that belong to the roll; three of a colour at most; then what takes dice away
    (MD-COMBAT-03..05, MD-DICE-07, MD-EFFECT-07..15, MD-TYPE-08)."""
    words = dice_words(g, c, mine, theirs)
    yield from want(g, c, words)
    for colour, amount in c.wanted.items():
        if amount > c.handful[colour]:
            g.emit(ev.DiceLost(colour=colour, amount=amount - c.handful[colour]))
    yield from lessen(g, c, words)


def dice_words(g: Table, c: Combat, mine: Part, theirs: Part) -> list[tuple[ChangeDice | NoDice, bool]]:
    """What changes the dice before the roll, each word with whether it is the Hero's."""
    return [
        (word, hero_s)
        for part, hero_s in ((mine, True), (theirs, False))
        if part.dice or (hero_s and c.effects)
        for _, word in spoken(g, c, part, part.dice, hero_s, (ChangeDice, NoDice))
    ]


def want(g: Table, c: Combat, words: list[tuple[ChangeDice | NoDice, bool]]) -> Flow:
    """The dice of cards and what adds to them, those of either colour once the others are known; then the limit
    (MD-DICE-07, MD-EFFECT-07, MD-EFFECT-09, MD-EFFECT-11, MD-EFFECT-13)."""
    base(g, c)
    more = [(word, hero_s) for word, hero_s in words if isinstance(word, ChangeDice) and word.amount > 0]
    for word, _ in more:
        if word.of in c.wanted:
            c.wanted[word.of] += word.amount
    for word, hero_s in more:
        if word.of not in c.wanted:
            for _ in range(word.amount):
                yield from one_more(g, c, SIDES[word.of], hero_s)
    c.handful = dice.capped(g.content, c.wanted)


def lessen(g: Table, c: Combat, words: list[tuple[ChangeDice | NoDice, bool]]) -> Flow:
    """What takes dice away, and sides that roll none (MD-EFFECT-08, MD-EFFECT-10, MD-EFFECT-12, MD-EFFECT-14,
    MD-EFFECT-15, MD-TYPE-08)."""
    for word, hero_s in words:
        if isinstance(word, NoDice) or word.amount >= 0:
            continue
        if word.of in c.handful:
            c.handful[word.of] = max(c.handful[word.of] + word.amount, 0)
        else:
            yield from fewer(g, c, word.of, -word.amount, hero_s)
    for word, _ in words:
        if isinstance(word, NoDice):
            for colour in SIDES[word.side]:
                c.handful[colour] = 0


def base(g: Table, c: Combat) -> None:
    """The dice of cards (MD-COMBAT-03, MD-COMBAT-04). Against a Pillar nobody defends (MD-M05-18)."""
    hero = hero_kit(g, g.heroes[c.hero])
    foe = g.enemies.get(c.foe)
    other = NO_KIT if foe is None else foe_kit(g, foe)
    attacker, defender = (hero, other) if c.hero_attacks else (other, hero)
    kind = "melee" if c.source == SPELL_SWORD else c.kind
    yellow, red = attacker.dice.get(kind, (0, 0))
    blue, green = defender.dice["defence"]
    c.wanted = {"yellow": yellow, "red": red, "blue": blue, "green": green}


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
    content = g.content
    g.emit(
        ev.DiceRolled(
            attack=dice.codes(c.attack),
            defence=dice.codes(c.defence),
            hits=dice.hits_on(content, c.attack),
            shields=dice.shields_on(content, c.defence),
        )
    )
