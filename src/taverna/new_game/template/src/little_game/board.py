"""The table as text, from what a seat may know."""

from __future__ import annotations

from typing import Any

from taverna.core import Words

from .state import Card


def lines(view: dict[str, Any], seat: int | None, words: Words, content: dict[str, Card]) -> list[str]:
    told = [words("board-round", round=view["round"], deck=view["deck"]["size"])]
    for player in view["players"]:
        told.append("  " + words("board-player", who=player["seat"], points=player["points"]))
    if view["trick"]:
        told.append(words("board-trick", cards=[shown(card, words, content) for card in view["trick"]]))
    if seat is not None:
        told.append(words("board-hand", cards=[shown(card, words, content) for card in view["players"][seat]["hand"]]))
    return told


def shown(card: str, words: Words, content: dict[str, Card]) -> str:
    return f"{words.name(card)} ({content[card].light})"
