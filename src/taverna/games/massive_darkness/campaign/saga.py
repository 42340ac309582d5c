"""What lasts in Story Mode: the Heroes, what they have learned and carry, and the Missions behind them.

A saga is plain data: it goes into a table with its options, and another comes out when the Mission is over.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from taverna.core.errors import OptionError

VERSION = 1


class Sheet(msgspec.Struct, kw_only=True):
    """A Hero between Missions (MD-STORY-15)."""

    hero: str
    cls: str
    xp: int = 0
    micro: int = 0
    skills: dict[str, int] = {}
    body: str = ""
    hands: list[str] = []
    pack: list[str] = []


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A Mission played."""

    mission: str
    outcome: Literal["victory", "defeat"]
    rounds: int
    level: int


class Saga(msgspec.Struct, kw_only=True):
    """`missions` in the order they are played; `at` is the next of them; `market`: whether a Market Phase comes first
    (MD-MARKET-01, MD-STORY-21)."""

    version: int = VERSION
    missions: list[str] = []
    at: Annotated[int, msgspec.Meta(ge=0)] = 0
    heroes: list[Sheet] = []
    market: bool = False
    retry: bool = False  # the Mission was lost and is played again
    chapters: list[Chapter] = []

    @property
    def over(self) -> bool:
        """All Missions are behind the Heroes."""
        return bool(self.missions) and self.at >= len(self.missions)


def read(given: dict[str, Any]) -> Saga:
    """A saga as a file brought it; one of another version is refused with a reason."""
    version = given.get("version", VERSION)
    if version != VERSION:
        raise OptionError(f"this story was written by another Taverna (version {version}; this is {VERSION})")
    try:
        return msgspec.convert(given, Saga)
    except msgspec.ValidationError as error:
        raise OptionError(f"this is no story of Massive Darkness: {error}") from None
