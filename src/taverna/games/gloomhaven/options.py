"""What can be chosen before a scenario, and the readings of rules that tables read differently."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from taverna.core import game
from taverna.core.game import Name


class Options(game.Options, frozen=True):
    """`scenario`: the one played. `classes`: by seat, those suggested for the rest (GH-GAME-03); in a campaign the rest
    choose at the table. `character_level`: of all characters; `level`: of the scenario, else as recommended for the
    `difficulty` (GH-LEVEL-02..05). `items`: those suggested for a first scenario, bought in the shop, or none;
    `choose_hands`: hands are picked (GH-SETUP-05), else the cards of level 1. `solo` and `open_information` raise
    monsters and traps (GH-SOLO-02, GH-SOLO-03). `reduced_randomness` and `permanent_death` are variants of the
    rulebook. `looted`: numbers of treasures already taken (GH-TREAS-08).

    Readings: `shared_decks`: whether monster types that share a deck share its card (GH-MONCARD-03). `redraw_damage`:
    with which cards the damage of a short rest's redraw can be negated (GH-REST-06). `broken_rest`: whether a declared
    long rest is taken or lost if fewer than two discarded cards are left by then (GH-REST-01). `name_targets`: whether
    all single targets of an attack are named before the first card is drawn (GH-TARGET-01). `stunned_items`: whether
    the stunned use no items at all, or none in their own turn (GH-STUN-01). `held_back`: whether Stun and Disarm forbid
    abilities at all times, or in one's own turn (GH-STUN-01, GH-DISARM-01). `wall_hexes`: whether a wall hex of an area
    can be the one within range (GH-AOE-10). `unperformed`: whether a card used for an action with the lost symbol is
    lost or discarded if nothing of the action was performed (GH-SELECT-06).

    `mode`: a scenario alone, or one evening of a campaign, which goes on in `world` (empty: a new one); `party`:
    which of its parties plays, "new" for another one, else the one that played last; `absent`: which of its heroes
    miss the evening (GH-PARTY-03); `names`: of the heroes, by seat, "" to leave one as it is (GH-SHEET-01), and
    `party_name` (GH-PARTY-01); `consent`: whether all must agree on what the party decides (GH-EVENT-03), or whoever
    speaks first speaks for all; `casual_visits`: whether a casual scenario, too, opens a new visit to Gloomhaven
    (GH-VISIT-02). `penalties`: what the three rooms of a random dungeon bring (GH-DUNG-15, GH-DUNG-16)."""

    scenario: str = "black-barrow"
    classes: tuple[str, ...] = ()
    character_level: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    level: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal"
    items: Literal["suggested", "shop", "none"] = "suggested"
    choose_hands: bool = False
    solo: bool = False
    open_information: bool = False
    reduced_randomness: bool = False
    permanent_death: bool = False
    shared_decks: Literal["one-card", "own-card"] = "one-card"
    redraw_damage: Literal["hand", "any", "none"] = "hand"
    broken_rest: Literal["taken", "lost"] = "taken"
    name_targets: bool = False
    stunned_items: Literal["none", "others-turns"] = "none"
    held_back: Literal["always", "own-turn"] = "always"
    wall_hexes: bool = True
    unperformed: Literal["lost", "discarded"] = "lost"
    penalties: Literal["suggested", "none", "minor", "major"] = "suggested"
    looted: tuple[str, ...] = ()
    mode: Literal["scenario", "campaign"] = "scenario"
    world: dict[str, Any] = {}
    party: str = ""
    absent: tuple[str, ...] = ()
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=4)] = ()
    party_name: Name = ""
    consent: Literal["all", "anyone"] = "all"
    casual_visits: bool = False

    def seats(self, usual: range) -> range:
        """Two to four (GH-GAME-04); but a scenario of one class is for that character alone."""
        return range(1, 2) if self.alone else usual

    @property
    def alone(self) -> bool:
        """Whether it is such a scenario; in a campaign only somebody of a world that is there can go to one."""
        return self.scenario.startswith(ALONE) and (self.mode == "scenario" or bool(self.world))


ALONE = "solo-"
"""How the ids of scenarios for one class begin; its own id follows."""

ALONE_FROM = 5
"""The level from which a character may play the scenario of its class."""

NEEDS: dict[str, dict[str, Any]] = {
    **{name: {"mode": "scenario"} for name in ("scenario", "classes", "character_level", "items", "choose_hands")},
    **{name: {"mode": "campaign"} for name in ("party_name", "consent", "casual_visits")},
}
"""Options that mean something only beside another."""

READINGS: dict[str, tuple[str, ...]] = {
    "solo": ("GH-SOLO-02",),
    "open_information": ("GH-SOLO-03",),
    "reduced_randomness": (),
    "permanent_death": (),
    "shared_decks": ("GH-MONCARD-03",),
    "redraw_damage": ("GH-REST-06",),
    "broken_rest": ("GH-REST-01",),
    "name_targets": ("GH-TARGET-01",),
    "stunned_items": ("GH-STUN-01",),
    "held_back": ("GH-STUN-01", "GH-DISARM-01"),
    "wall_hexes": ("GH-AOE-10",),
    "unperformed": ("GH-SELECT-06",),
    "penalties": ("GH-DUNG-15",),
    "consent": ("GH-EVENT-03",),
    "casual_visits": ("GH-VISIT-02",),
}
"""House rules: variants, and readings that tables dispute, with the clauses they are about."""

LASTING = (
    "mode",
    "difficulty",
    "solo",
    "open_information",
    "reduced_randomness",
    "permanent_death",
    "shared_decks",
    "redraw_damage",
    "broken_rest",
    "name_targets",
    "stunned_items",
    "held_back",
    "wall_hexes",
    "unperformed",
    "consent",
    "casual_visits",
    "penalties",
)
"""The options of a campaign, which hold for all its evenings."""
