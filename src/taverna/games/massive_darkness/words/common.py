"""What the words have in common: how most of them are printed, and what few need to say of themselves."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Flow
from taverna.core.words import Words

from ..records.lexicon import WORDS
from ..records.powers import Does, Whom
from ..state import Enemy, Hero, Table


def key(word: Does) -> str:
    """Of its message."""
    return f"word-{word.__struct_config__.tag}"


# -- printed ---------------------------------------------------------------------------------------------------------
def plainly(words: Words, word: Does) -> str:
    """A word without a number."""
    return words(key(word))


def amount(words: Words, word: Any) -> str:
    """A word that says how many."""
    return words(key(word), n=word.amount)


def to_whom(words: Words, key: str, whom: Whom, **args: int) -> str:
    """What happens to the owner itself, or to someone else."""
    return words(key, **args) if whom == "self" else words(f"{key}-other", who=words(f"who-{whom}"), **args)


# -- weighed ---------------------------------------------------------------------------------------------------------
def weighs(worth: float, *kinds: type) -> None:
    """So much on a Skill, beside what it does in a plain fight."""
    WORDS.role("weighed", *kinds)(lambda word: worth)


def serves(worth: float, *kinds: type) -> None:
    """So much, whatever the dice show."""
    WORDS.role("served", *kinds)(lambda g, c, word, side: worth)


# -- performed -------------------------------------------------------------------------------------------------------
def nothing(g: Table, hero: Hero, word: Any, source: str) -> Flow:
    yield from ()


def nothing_by_enemy(g: Table, foe: Enemy, seat: int, word: Any) -> Flow:
    yield from ()


def sought(*kinds: type) -> None:
    """These do nothing when they are spoken: a step of the combat, or a fact, looks for the word itself."""
    WORDS.role("performed", *kinds)(nothing)
    WORDS.role("by_enemy", *kinds)(nothing_by_enemy)
    always_avails(*kinds)


def always_avails(*kinds: type) -> None:
    """Using them is never in vain."""
    WORDS.role("avails", *kinds)(lambda g, hero, word: True)


def expects(worth: float, *kinds: type) -> None:
    """So much more, or less, Damage, as one wants it."""
    WORDS.role("expected", *kinds)(lambda word, side: worth)
