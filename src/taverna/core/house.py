"""The rules of the house: what any table refuses, whatever the game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .book import told
from .catalogue import Catalogue, read_catalogue
from .words import language

HERE = Path(__file__).parent
HOUSE_RULES = read_catalogue(HERE / "catalogue.yaml")


@cache
def house_rules(lang: str) -> Catalogue:
    """The same in a language."""
    return told(HOUSE_RULES, HERE / "book", language(lang))
