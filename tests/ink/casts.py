"""Who must have a figure: {game: ids of its content}."""

from __future__ import annotations

from typing import Any

from taverna.games import find
from taverna.ink.sprite import Figures

KINDS = {
    "gloomhaven": ("classes", "monsters", "summons", "summons-items"),
    "massive-darkness": ("heroes", "enemies"),
    "lords-of-ragnarok": ("heroes", "deities", "monsters", "bosses"),
    "bloodborne": ("hunters", "monsters", "bosses", "final_bosses"),
}
"""The files of content whose records are figures."""


def figures_of(game: str) -> Figures:
    found: Any = find(game).figures
    assert isinstance(found, Figures)
    return found


def ids(game: str) -> list[str]:
    """Everyone of the content who appears as a figure."""
    return [id for kind in KINDS[game] for id in find(game).raw[kind]]
