"""The words of cards and scenarios, and what is to be said of each (see `words/`, where it is said): how an ability is
performed, how it is printed and what it is worth to a mercenary; how an effect of a scenario's rules is performed."""

from __future__ import annotations

from taverna.core.lexicon import Lexicon

from .abilities import Ability
from .scenarios import Doing

ABILITIES = Lexicon("ability", Ability, "performed", "printed", "weighed")
EFFECTS = Lexicon("scenario effect", Doing, "performed")
