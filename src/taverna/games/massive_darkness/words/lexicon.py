"""The lexicon: for every word of cards, Skills, Enemies and Events how it is printed, what it is worth on a Skill
(`weighed`), and how much it serves a Hero in the combat under way (`served`), for a bot to choose by.

What words do is said beside it, except where a step of the combat or a fact looks for the word itself.
"""

from __future__ import annotations

from typing import Any

from taverna.core.lexicon import Lexicon
from taverna.core.words import Words

from ..records.powers import Does, Whom

WORDS = Lexicon("effect", Does, "printed", "weighed", "served")
"""`printed(words, word)`, `weighed(word)`, `served(g, c, word, side)`."""


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
