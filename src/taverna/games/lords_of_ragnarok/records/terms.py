"""What the rulebook has names for."""

from __future__ import annotations

from typing import Literal

Rune = Literal["uruz", "othala", "algiz"]
RUNES: tuple[Rune, ...] = ("uruz", "othala", "algiz")
Attribute = Literal["authority", "strength", "wisdom"]
ATTRIBUTES: tuple[Attribute, ...] = ("authority", "strength", "wisdom")
Weapon = Literal["spear", "sword", "axe", "hammer", "bow", "shield", "rune"]
Symbol = Literal["monument", "city", "shrine", "forge"]
Action = Literal["march", "build-temple", "recruit", "monsters", "usurp", "prepare", "build-monument"]
ACTIONS: tuple[Action, ...] = (
    "march",
    "build-temple",
    "recruit",
    "monsters",
    "usurp",
    "prepare",
    "build-monument",
)
Reward = Literal["realm", "priest", "army", "rune"]
Face = Literal["move", "attack", "either"]
Point = tuple[int, int]
