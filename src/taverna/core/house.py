"""The rules of the house: what any table refuses, whatever the game."""

from __future__ import annotations

from pathlib import Path

from .catalogue import read_catalogue

HOUSE_RULES = read_catalogue(Path(__file__).parent / "catalogue.yaml")
