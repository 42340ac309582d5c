"""Who must have a figure: {game: ids of its content}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.games import find
from taverna.games.gloomhaven.scene.cast.looks import OBSTACLES
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
    raw = find(game).raw
    escorted = [id for file in raw if file.startswith("scenarios") for id in objectives(raw[file])]
    return [*(id for kind in KINDS[game] for id in raw[kind]), *dict.fromkeys(escorted)]


def objectives(value: Any) -> Iterator[str]:
    """Those whom a scenario brings itself; not obstacles with hit points, which are drawn as what they look like."""
    if isinstance(value, dict):
        found = value.get("objectives", [])
        yield from (one["id"] for one in found if isinstance(one, dict) and one.get("look") not in OBSTACLES)
        for inner in value.values():
            yield from objectives(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objectives(inner)
