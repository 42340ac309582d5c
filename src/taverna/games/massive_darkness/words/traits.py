"""Words that are looked for: what a Hero may do at will, and what holds all the time. The rules about moving, seeing
and suffering ask for them (`rules/skills`)."""

from __future__ import annotations

from taverna.core.words import Words

from ..records.lexicon import WORDS
from ..records.powers import (
    Charge,
    CombatRange,
    Command,
    Evasive,
    IgnoreDamage,
    Leap,
    MaximumLife,
    MovePoints,
    SafeShot,
    ShadowMode,
    Survive,
    SwordAndSpell,
    Taunt,
    Unseen,
)
from .common import amount, expects, key, plainly, serves, sought, weighs
from .sentences import word_text


# -- at will ---------------------------------------------------------------------------------------------------------
@WORDS.printed(SwordAndSpell, Charge, SafeShot)
def attack_printed(words: Words, word: SwordAndSpell | Charge | SafeShot) -> str:
    """And what more holds for the attack it grants."""
    more = "; ".join(word_text(words, each) for each in word.attack)
    return words("text-more", text=words(key(word)), more=more) if more else words(key(word))


@WORDS.printed(Leap)
def leap_printed(words: Words, word: Leap) -> str:
    return words(key(word), n=word.zones)


WORDS.printed(Command)(plainly)
weighs(0.5, Charge, SafeShot)
weighs(0.2, Leap)
weighs(0.1, SwordAndSpell, Command)


# -- all the time ----------------------------------------------------------------------------------------------------
@WORDS.printed(ShadowMode)
def shadow_printed(words: Words, word: ShadowMode) -> str:
    return words("word-shadow-skills" if word.skills_only else key(word))


@WORDS.printed(Unseen)
def unseen_printed(words: Words, word: Unseen) -> str:
    return words(key(word), n=word.beyond)


@WORDS.printed(Survive)
def survive_printed(words: Words, word: Survive) -> str:
    return words(key(word), n=word.life)


@WORDS.printed(CombatRange)
def range_printed(words: Words, word: CombatRange) -> str:
    return words(key(word), combat=words(f"moment-{word.combat}"), least=word.least, most=word.most)


WORDS.printed(MovePoints, IgnoreDamage, MaximumLife)(amount)
WORDS.printed(Evasive, Taunt)(plainly)
weighs(0.6, Survive)
weighs(0.5, Evasive, MaximumLife)
weighs(0.4, MovePoints)
weighs(0.1, IgnoreDamage, ShadowMode, Unseen, CombatRange)
weighs(0.0, Taunt)
serves(0.2, Charge, SafeShot, Leap, SwordAndSpell, Command, Survive, Evasive, MaximumLife, MovePoints, IgnoreDamage)
serves(0.2, ShadowMode, Unseen, CombatRange, Taunt)
sought(Charge, SafeShot, Leap, SwordAndSpell, Command, Survive, Evasive, MaximumLife, MovePoints, IgnoreDamage)
sought(ShadowMode, Unseen, CombatRange, Taunt)
expects(0.0, Charge, SafeShot, Leap, SwordAndSpell, Command, Survive, Evasive, MaximumLife, MovePoints, IgnoreDamage)
expects(0.0, ShadowMode, Unseen, CombatRange, Taunt)
