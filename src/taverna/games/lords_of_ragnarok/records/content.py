"""Everything in the box, and what rules look up in it."""

from __future__ import annotations

import msgspec

from taverna.core.words import Text

from .board import Map, Realm, Region, Sea, SpecialAction, Territory
from .cards import (
    Artifact,
    AttackCard,
    Blessing,
    Boss,
    CombatCard,
    Deity,
    Die,
    EventCard,
    Hero,
    Monster,
    Origin,
    Requirement,
    RuneType,
    Space,
    TempleTrack,
    Term,
)
from .gifts import Gift, together


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """The records as their files say them, by id."""

    regions: dict[str, Region]
    realms: dict[str, Realm]
    actions: dict[str, SpecialAction]
    runes: dict[str, RuneType]
    dice: dict[str, Die]
    heroes: dict[str, Hero]
    origins: dict[str, Origin]
    deities: dict[str, Deity]
    artifacts: dict[str, Artifact]
    monsters: dict[str, Monster]
    bosses: dict[str, Boss]
    combat: dict[str, CombatCard]
    attacks: dict[str, AttackCard]
    events: dict[str, EventCard]
    blessings: dict[str, Blessing]
    requirements: dict[str, Requirement]
    tracks: dict[str, TempleTrack]
    terms: dict[str, Term]
    territories: dict[str, Territory]
    seas: dict[str, Sea]
    territories_two: dict[str, Territory]
    seas_two: dict[str, Sea]


class Content(Box, frozen=True, kw_only=True):
    """The box, opened."""

    maps: dict[int, Map]  # by number of players
    die: Die
    gifts: dict[str, Gift]  # of Heroes and Blessings
    joined: dict[tuple[str, ...], Gift] = {}  # of several of them together: kept once known
    realm_of: dict[str, str]  # Special Action -> Realm
    named: dict[str, Text]

    def spaces(self, foe: str) -> tuple[Space, ...]:
        """The Wound spaces of a Monster or Boss."""
        return self.sheet(foe).spaces

    def sheet(self, foe: str) -> Monster | Boss:
        sheet = self.monsters.get(foe)
        return sheet if sheet is not None else self.bosses[foe]

    def given(self, givers: tuple[str, ...]) -> Gift:
        """What a Hero and Blessings give together."""
        found = self.joined.get(givers)
        if found is None:
            found = self.joined[givers] = together([self.gifts[id] for id in givers])
        return found
