"""Every look that a tile of the content has is drawn as a thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from taverna.games import find
from taverna.games.gloomhaven.scene.cast.looks import DOORS, GROUND, OBSTACLES, TRAPS
from taverna.ink.props import PROPS

PEOPLE = {"escort"}
"""Objectives that look like someone."""


def looks(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("look"), str):
            yield value["look"]
        for inner in value.values():
            yield from looks(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from looks(inner)


def test_every_look_is_a_thing() -> None:
    raw = find("gloomhaven").raw
    asked = {look for file in raw if file.startswith(("scenarios", "dungeon")) for look in looks(raw[file])}
    assert len(asked) > 20
    assert sorted(asked - {*OBSTACLES, *GROUND, *TRAPS, *DOORS, *PEOPLE}) == []


def test_every_thing_is_drawn() -> None:
    assert sorted({*OBSTACLES.values(), *GROUND.values(), *TRAPS.values(), *DOORS.values()} - set(PROPS)) == []
