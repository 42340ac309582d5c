"""What is printed is done word by word (BB-CARDS-06, BB-IMMEDIATE-01). `words.py` says how each word is performed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Flow
from taverna.core.lexicon import Lexicon

from ..records import Card, ImmediateEffect, KillEffect, RevealEffect
from ..state import Hunter, Table

EFFECTS = Lexicon("card effect", ImmediateEffect, "performed", "weighed")
"""Of Action cards. performed(g, hunter, card, word) -> Flow or nothing; weighed(word) -> its worth to a bot."""

MONSTER_EFFECTS = Lexicon("monster effect", RevealEffect, "performed")
"""Of a Monster that is revealed or escapes. performed(g, word) -> Flow or nothing."""

KILL_EFFECTS = Lexicon("kill effect", KillEffect, "performed")
"""Of a Monster that is killed. performed(g, killer, word) -> Flow or nothing."""

_PERFORMED = EFFECTS.of("performed")
_MONSTER = MONSTER_EFFECTS.of("performed")
_KILL = KILL_EFFECTS.of("performed")
Asked = Iterable[Any]  # what a word asks: a flow, or nothing


def follow(g: Table, hunter: Hunter, card: Card, word: ImmediateEffect) -> Asked:
    """One word of a Hunter's card."""
    return _PERFORMED[type(word)](g, hunter, card, word) or ()


def monster_does(g: Table, word: RevealEffect) -> Asked:
    """One word of a Monster that is revealed or escapes (BB-CARDS-06, BB-ESCAPE-03)."""
    return _MONSTER[type(word)](g, word) or ()


def monster_acts(g: Table, words: Iterable[RevealEffect]) -> Flow:
    """All words of a Monster that is revealed or escapes, one after the other."""
    for word in words:
        yield from monster_does(g, word)


def killed_monster_does(g: Table, killer: Hunter, word: KillEffect) -> Asked:
    """One word of a Monster that is killed (BB-CARDS-06)."""
    return _KILL[type(word)](g, killer, word) or ()
