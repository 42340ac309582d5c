"""The words of abilities, and what is to be said of each: how it is printed and what it is worth to a mercenary."""

from __future__ import annotations

from taverna.core.lexicon import Lexicon

from .abilities import Ability

ABILITIES = Lexicon("ability", Ability, "printed", "weighed")
