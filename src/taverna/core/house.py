"""The rules of the house: what any table refuses, whatever the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .book import told
from .catalogue import Catalogue, read_catalogue
from .words import Words, language

if TYPE_CHECKING:
    from .ask import Ask
    from .game import Game

HERE = Path(__file__).parent
HOUSE_RULES = read_catalogue(HERE / "catalogue.yaml")
NO_ANSWER = "TABLE-QUESTION-01"


@cache
def house_rules(lang: str) -> Catalogue:
    """The same in a language."""
    return told(HOUSE_RULES, HERE / "book", language(lang))


def asked_instead(game: Game[Any], state: Any, ask: Ask, words: Words) -> dict[str, str]:
    """What is asked, and the rule that tells what belongs to it, in the reader's words."""
    clauses = game.explained.get(ask.prompt, ())
    found = {"question": words.say(game.asking(state, ask))}
    if clauses and clauses[0] in game.catalogue.by_id:
        found["rule"] = " ".join(game.rules_in(words.lang).by_id[clauses[0]].text.split())
    return found
