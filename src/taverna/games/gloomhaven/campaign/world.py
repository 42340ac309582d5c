"""What lasts from table to table: the world all parties share, the parties, the heroes and what they own.

A world is plain data. It goes into a table with its options and comes out of it, changed, when the table is over; so a
campaign is a chain of tables, and the file of the last one holds all of it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

VERSION = 1
HOME = "gloomhaven"


class Enhancement(msgspec.Struct, frozen=True):
    """A sticker on a card (GH-ENH-02, GH-ENH-23): on ability `nth` of a half, on the line `line` ("value", "range",
    "area", …), its `spot`-th. `what`: "+1", a condition, "jump", an element or "any", "hex"."""

    card: str
    half: Literal["top", "bottom"]
    nth: int
    line: str
    spot: int
    what: str


class Hero(msgspec.Struct, kw_only=True):
    """A character sheet (GH-SHEET-01..04). Ids are never used twice. `line`: the player's line of characters, whose
    retirements give later ones perks (GH-RETIRE-08, GH-RETIRE-09)."""

    id: str
    what: str
    name: str = ""
    line: str = ""
    level: int = 1
    xp: int = 0
    gold: int = 0
    items: list[str] = []
    worn: list[str] = []  # to be equipped in the next scenario
    cards: list[str] = []  # of levels above 1: the others are there anyway (GH-CREATE-02)
    hand: list[str] = []  # to be taken along; empty: the cards of level 1
    perks: dict[str, int] = {}  # boxes marked, by the perk's place in the list
    perks_due: int = 0  # gained and not chosen yet
    checks: int = 0
    quests: list[str] = []  # dealt (two), then the one kept
    tally: dict[str, int] = {}  # what the quest counts
    kinds: list[str] = []  # monster types killed, for a quest that counts them
    finished: list[str] = []  # scenarios won since the quest was taken
    blessed: int = 0  # Bless cards for the next scenario (GH-DONATE-02)
    donated: bool = False  # in this visit
    created: bool = False  # in this visit
    fate: Literal["active", "retired", "dead", "awaited"] = "active"  # awaited: who sits here is still to be chosen


class Party(msgspec.Struct, kw_only=True):
    """A party sheet (GH-PARTY-01..05)."""

    id: str
    name: str = ""
    at: str = HOME
    members: list[str] = []  # heroes, by seat
    absent: list[str] = []  # who belong to it and miss this evening
    achievements: list[str] = []
    reputation: int = 0
    awaited: bool = True  # a new visit to Gloomhaven can take place (GH-VISIT-02)


class Evening(msgspec.Struct, frozen=True, kw_only=True):
    """One scenario played, for the chronicle and its pictures."""

    scenario: str
    party: str
    mode: Literal["campaign", "casual"] = "campaign"
    success: bool
    rounds: int = 0
    level: int = 0
    damage: int = 0  # dealt to enemies
    suffered: int = 0
    kills: int = 0
    gold: int = 0
    xp: int = 0
    exhausted: int = 0


class World(msgspec.Struct, kw_only=True):
    """The campaign board and everything that belongs to it (GH-MAP-01..05)."""

    version: int = VERSION
    name: str = ""
    made: int = 0  # heroes and parties ever made
    heroes: dict[str, Hero] = {}
    parties: dict[str, Party] = {}
    party: str = ""  # whose turn it is to play
    open: list[str] = []  # scenarios on the map
    done: list[str] = []
    achievements: list[str] = []  # of the world; those without a type may stand here several times
    prosperity: int = 0  # points
    donated: int = 0  # gold given to the sanctuary by all
    released: dict[str, int] = {}  # copies of items in the shop or in anyone's hands; the rest are unavailable
    designs: list[str] = []  # the random item design deck
    sides: list[str] = []  # the random side scenario deck
    road: list[str] = []  # event cards: shuffled, so a bag; those put back lie under it in their order (GH-EVENT-08)
    road_under: list[str] = []
    city: list[str] = []
    city_under: list[str] = []
    gone: list[str] = []  # event cards out of the game
    quests: list[str] = []  # the personal quest deck
    classes: list[str] = []  # that may be created
    retired_classes: list[str] = []
    boxes: list[str] = []  # opened
    met: list[str] = []  # special conditions marked (GH-ENV-09)
    records: bool = False  # the Town Records are open
    pages: list[str] = []  # of them, those that have been read
    enhancements: list[Enhancement] = []
    retired: dict[str, int] = {}  # characters retired by each line
    treasures: list[str] = []  # looted
    evenings: list[Evening] = []
    ahead: dict[str, dict[str, Any]] = {}  # what events brought for the next scenario, by hero

    @property
    def here(self) -> Party:
        return self.parties[self.party]

    def member(self, seat: int) -> Hero:
        return self.heroes[self.here.members[seat]]


class Visit(msgspec.Struct, kw_only=True):
    """A visit to Gloomhaven, or the road to a scenario, under way."""

    ready: list[int] = []  # seats that have nothing more to do here
    leaving: list[int] = []  # seats where another character is to sit
    event: bool = False  # the city event of this visit has been taken (GH-CITY-01)
    card: str = ""  # the event whose front is being read
    result: str = ""  # of it, the result that lets the party choose: "a-0"
    proposed: str = ""  # what someone proposes
    agreed: list[int] = []  # who is for it
