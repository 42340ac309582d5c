"""The words of which cards, Skills, Enemies and Events are made: for each of them, beside each other, what it does, how
it is printed, and what it is worth to a bot. To add one is to write its struct in `records/powers.py` and its block
here; `complete` names what is missing."""

from __future__ import annotations

from ..records.lexicon import RESULTS, WORDS
from . import deeds, events, rolls, traits


def complete() -> None:
    """Raises with the name of every word that lacks something."""
    WORDS.complete()
    RESULTS.complete()


__all__ = ["complete", "deeds", "events", "rolls", "traits"]
