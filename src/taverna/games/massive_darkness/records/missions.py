"""What is printed on a mission page, as records made of `pieces`. `checks` says whether a Mission can be played.

A `Mission` lays out tiles and tokens, names its objectives (`Goals`), and has rules of two kinds: `When` (a trigger
comes true, so do these deeds) and `Keeps` (a rule that stands). Tokens and Enemies have a `mark`, by which rules speak
of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from taverna.core.content import Record
from taverna.core.words import Text

from .pieces import *  # noqa: F403 (every piece can be had from here)
from .pieces import (
    ChooseHero,
    Deeds,
    Goals,
    HideTokens,
    Keeps,
    Some,
    SpawnGuards,
    SpawnRoaming,
    Standing,
    Triggers,
    When,
)


# -- the layout --------------------------------------------------------------------------------------------
class TokenAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token on the map. Artifact, Lair and Library can be picked up if a rule speaks of their mark (MD-TOKEN-01)."""

    token: Literal["artifact", "lair", "library", "pillar", "bridge"]
    mark: str
    zone: str
    fixed: bool = False  # cannot be picked up (a lever, a marked place)


class LevelAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    zone: str


class DoorAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door on a side of a Zone, as the map lies."""

    at: str  # "8R-21 N"
    open: bool = False
    special: bool = False


class Stairs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two Zones one may step between; no Line of Sight."""

    id: str
    zones: tuple[str, str]


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something of the Mission's own that Heroes keep and trade like an Item. `place`: Movement Points to lay it down
    in one's Zone; at the end of the Round it is discarded from the board."""

    id: str
    name: Text
    place: Some | None = None


class Marked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players call the tokens, Enemies or Hero of a mark or role."""

    mark: str
    name: Text


class Mission(Record, frozen=True):
    """A Mission page. `stages`: grids of tiles, rows from top to bottom, "--" for none, "6V@90" for a tile turned right
    by so much. A Zone is tile, row and column as the tile lies: "6V-31". A door is a Zone and a side: "8R-21 N"."""

    number: int
    story: Text
    stages: tuple[tuple[tuple[str, ...], ...], ...]
    start: str
    levels: tuple[LevelAt, ...]
    objectives: tuple[Goals, ...]
    exit: str | None = None
    level: int = 1  # the Current Level at the start (MD-LEVEL-03)
    in_order: bool = True  # each objective before the next counts (MD-WIN-03)
    doors: tuple[DoorAt, ...] = ()
    tokens: tuple[TokenAt, ...] = ()
    stairs: tuple[Stairs, ...] = ()
    things: tuple[Thing, ...] = ()
    marks: tuple[Marked, ...] = ()
    happens: tuple[When, ...] = ()
    rules: tuple[Keeps, ...] = ()


Piece = Goals | Triggers | Deeds | Standing


def pieces(mission: Mission) -> Iterator[tuple[str, Piece]]:
    """Every objective, trigger, deed and standing rule of a Mission, with the field it is in."""
    for goal in mission.objectives:
        yield "objectives", goal
    for rule in mission.happens:
        yield "happens", rule.trigger
        for deed in rule.does:
            yield "happens", deed
    for kept in mission.rules:
        yield "rules", kept.rule


def marks_of(mission: Mission) -> list[str]:
    """The marks of all tokens and Enemies, and the roles; those without a name of their own are called as they are
    written."""
    found = [token.mark for token in mission.tokens]
    for _, piece in pieces(mission):
        if isinstance(piece, HideTokens):
            found += [token.mark for token in piece.tokens]
        elif isinstance(piece, SpawnGuards | SpawnRoaming) and piece.mark:
            found.append(piece.mark)
        elif isinstance(piece, ChooseHero):
            found.append(piece.role)
    return found
