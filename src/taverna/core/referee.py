"""A position that a person describes, judged by the rules: what `Game.referee` names.

A query is made of plain JSON values, and so is its answer; see `core/queries.py` for what both have in common. A
referee that brings an `Easel` has a page too: positions are painted there and shown with what is allowed in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec
from msgspec import Meta

from .queries import Answer
from .scene import Scene

Near = Annotated[int, Meta(ge=-10_000, le=10_000)]
Spot = tuple[Near, Near]
Label = Annotated[str, Meta(max_length=100)]
Say = Callable[..., str]
"""Says a message of the page or of the easel's locale in one language."""


class Stroke(msgspec.Struct, kw_only=True):
    """What is changed in a position, if anything."""

    tool: Label = "hand"
    at: Annotated[list[Spot], Meta(max_length=1000)] = []
    to: Spot | None = None
    """Where a tool that needs two places ends: the hex on the other side of an edge, where a figure is put."""
    erase: bool = False
    area: Spot | None = None
    """A place put into the area that is asked about, or taken out of it."""
    form: dict[str, Label] | None = None


class Painted(msgspec.Struct, frozen=True):
    """The query after a stroke, and why nothing was painted, if there is something to say about it."""

    query: object
    note: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """A position as it is shown, with what the rules allow in it."""

    scene: Scene
    order: dict[str, list[str]]
    box: dict[str, str]
    said: str
    outcome: int
    """Which outcome is drawn in full."""


class Easel(Protocol):
    """What a page needs to let people paint positions. It is shown to anyone, so it must bound the work of a query."""

    locale: Path
    tools: tuple[str, ...]
    presets: Mapping[str, object]
    """{name: query} to begin with, named by `referee-preset-<name>`; the first is shown where none is given."""

    def answer(self, query: object) -> dict[str, Any]:
        """The answer; a query that would take too long is refused like one that does not fit."""
        ...

    def painted(self, query: object, stroke: Stroke, say: Say) -> Painted: ...

    def shown(self, query: object, say: Say, outcome: int, tool: str, address: Callable[[int], str]) -> Sheet:
        """The position with the n-th outcome drawn in full and `tool` in hand; `address(n)` shows another outcome."""
        ...


class Referee(msgspec.Struct, frozen=True):
    """Who judges positions of a game."""

    answer: Answer
    easel: Easel | None = None
    laid: Callable[[Mapping[str, Any]], Any] | None = None
    """What a described board stands on, as content, for those who draw it."""
