"""Words about the roll. What they do is a step of the combat each: dice, rerolls, blanks, the result
(`rules/combat`)."""

from __future__ import annotations

from taverna.core.words import Words

from ..records.lexicon import WORDS
from ..records.powers import (
    AddDamage,
    AddSymbol,
    CancelSymbol,
    ChangeDice,
    ChangeHits,
    ChangeShields,
    DoubleHits,
    FillBlanks,
    FlipBlanks,
    HalfDamage,
    NoDice,
    ReachBoss,
    Reroll,
    Retaliate,
)
from ..rules.combat.damage import totals
from ..rules.combat.enchantments import worth
from ..rules.combat.sides import dice_of
from ..state import Combat, Table
from .common import amount, expects, key, plainly, serves, sought, weighs


# -- dice ------------------------------------------------------------------------------------------------------------
@WORDS.printed(ChangeDice)
def dice_printed(words: Words, word: ChangeDice) -> str:
    return words(f"{key(word)}-{word.of}-{'more' if word.amount > 0 else 'fewer'}", n=abs(word.amount))


@WORDS.served(ChangeDice)
def dice_served(g: Table, c: Combat, word: ChangeDice, side: str) -> float:
    """The best die of the other side, or so many more of one's own."""
    if word.amount < 0:
        there = dice_of(c, "attack" if side == "defence" else "defence")
        return float(max((worth(g, die) for die in there if not die.gone), default=0))
    return 1.2 * word.amount


@WORDS.expected(ChangeDice)
def dice_expected(word: ChangeDice, side: str) -> float:
    return 1.5 * abs(word.amount)


weighs(0.2, ChangeDice)


@WORDS.printed(NoDice)
def no_dice_printed(words: Words, word: NoDice) -> str:
    return words(f"{key(word)}-{word.side}")


weighs(0.1, NoDice)
serves(6.0, NoDice)


# -- Hits, Shields, Damage -------------------------------------------------------------------------------------------
@WORDS.printed(ChangeHits, ChangeShields)
def change_printed(words: Words, word: ChangeHits | ChangeShields) -> str:
    return words(f"{key(word)}-{'more' if word.amount > 0 else 'fewer'}", n=abs(word.amount))


@WORDS.expected(ChangeHits, AddDamage)
def more_expected(word: ChangeHits | AddDamage, side: str) -> float:
    return word.amount


@WORDS.expected(ChangeShields)
def shields_expected(word: ChangeShields, side: str) -> float:
    return -word.amount if side == "attack" else word.amount


@WORDS.served(ChangeHits, AddDamage)
def more_served(g: Table, c: Combat, word: ChangeHits | AddDamage, side: str) -> float:
    return float(word.amount)


@WORDS.served(ChangeShields)
def shields_served(g: Table, c: Combat, word: ChangeShields, side: str) -> float:
    """Shields that are there to be taken, or Hits that are there to be stopped."""
    hits, shields = totals(g, c)
    return float(min(-word.amount, shields) if side == "attack" else min(word.amount, max(hits - shields, 0)))


@WORDS.served(DoubleHits)
def double_hits_served(g: Table, c: Combat, word: DoubleHits, side: str) -> float:
    return float(totals(g, c)[0])


WORDS.printed(AddDamage, Retaliate)(amount)
WORDS.printed(DoubleHits, ReachBoss, HalfDamage)(plainly)
weighs(0.2, ChangeHits, ChangeShields, AddDamage)
weighs(0.1, DoubleHits, ReachBoss, Retaliate)
weighs(1.0, HalfDamage)
serves(0.3, ReachBoss)
serves(0.2, Retaliate, HalfDamage)


# -- symbols ---------------------------------------------------------------------------------------------------------
@WORDS.printed(AddSymbol)
def symbol_printed(words: Words, word: AddSymbol) -> str:
    return words(f"{key(word)}-{word.symbol}", n=word.amount)


@WORDS.printed(CancelSymbol)
def cancel_printed(words: Words, word: CancelSymbol) -> str:
    return words(f"{key(word)}-{word.side}-{word.symbol}")


weighs(0.1, AddSymbol, CancelSymbol)
serves(0.5, AddSymbol)
serves(0.2, CancelSymbol)


# -- dice that lie there ---------------------------------------------------------------------------------------------
@WORDS.printed(Reroll)
def reroll_printed(words: Words, word: Reroll) -> str:
    how, n = (word.dice, 0) if isinstance(word.dice, str) else ("some", word.dice)
    text = words(f"{key(word)}-{word.of}-{how}", n=n)
    return words("word-blanks-only", text=text) if word.blanks else text


@WORDS.printed(FillBlanks)
def fill_printed(words: Words, word: FillBlanks) -> str:
    named = f"{key(word)}-{word.of}"
    first = words(f"{named}-{word.symbol}" if word.symbol else named, most=word.most, n=word.amount)
    if word.other is None:
        return first
    return words("word-or", one=first, other=words(f"{named}-{word.other}", most=word.most, n=word.amount))


@WORDS.printed(FlipBlanks)
def flip_printed(words: Words, word: FlipBlanks) -> str:
    named = f"{key(word)}-{word.of}"
    return words(named, n=word.most) if word.most else words(f"{named}-all")


weighs(0.1, Reroll, FillBlanks, FlipBlanks)
serves(0.2, Reroll, FillBlanks, FlipBlanks)


sought(ChangeDice, NoDice, ChangeHits, ChangeShields, AddDamage, DoubleHits, ReachBoss, Retaliate, HalfDamage)
sought(AddSymbol, CancelSymbol, Reroll, FillBlanks, FlipBlanks)
expects(4.0, NoDice, DoubleHits)
expects(0.0, ReachBoss, Retaliate, HalfDamage, AddSymbol, CancelSymbol, Reroll, FillBlanks, FlipBlanks)
