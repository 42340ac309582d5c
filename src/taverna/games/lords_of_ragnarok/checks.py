"""What content must satisfy beyond its schema: that a game can be set up from it, and that records name only each
other. Every error names file, record and field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from taverna.core.content import Record
from taverna.core.errors import ContentError

from .records.board import Sea, Territory
from .records.content import Box
from .records.terms import ACTIONS, RUNES

LEAST = {"heroes": 5, "origins": 6, "combat": 30, "attacks": 8, "blessings": 15}
"""Of these a game needs so many."""
SIDES = {"territories": "seas", "territories_two": "seas_two"}
"""The two sides of the board."""


def check(box: Box) -> None:
    needed(box)
    monsters(box)
    by_players(box)
    for land_file, sea_file in SIDES.items():
        borders(box, land_file, getattr(box, land_file))
        coasts(sea_file, getattr(box, sea_file), getattr(box, land_file))
    setting_up(box)
    once(box)


def needed(box: Box) -> None:
    """What the rules call by name, and how much of what is drawn."""
    need("actions", box.actions, ACTIONS)
    need("runes", box.runes, RUNES)
    need("die", box.dice, ("monster-die",))
    need("origins", box.origins, ("odinson",))
    need("bosses", box.bosses, ("loki",))
    for file, least in LEAST.items():
        if len(getattr(box, file)) < least:
            raise ContentError(f"{file}.yaml", "", "", f"a game needs at least {least} records")


def need(file: str, there: Iterable[str], ids: Iterable[str]) -> None:
    for id in ids:
        if id not in there:
            raise ContentError(f"{file}.yaml", id, "", "is missing")


def monsters(box: Box) -> None:
    """A pair of each Rune, Artifacts that exist, one Weapon by each Wound space of a Monster and two by a Boss's
    (LR-WSPACE-01, LR-WSPACE-02)."""
    for rune in RUNES:
        if sum(monster.rune == rune for monster in box.monsters.values()) != 2:
            raise ContentError("monsters.yaml", "", "rune", f"expected a pair of Monsters with {rune}")
    for file, names in (
        ("monsters", {id: monster.artifact for id, monster in box.monsters.items()}),
        ("deities", {id: deity.artifact for id, deity in box.deities.items()}),
    ):
        for id, artifact in names.items():
            if artifact not in box.artifacts:
                raise ContentError(f"{file}.yaml", id, "artifact", f"no Artifact '{artifact}'")
    for id, monster in box.monsters.items():
        if any(len(space.weapons) != 1 for space in monster.spaces) or not monster.spaces:
            raise ContentError("monsters.yaml", id, "spaces", "each Wound space of a Monster has one Weapon")
    for id, boss in box.bosses.items():
        if any(len(space.weapons) != 2 for space in boss.spaces) or not boss.spaces:
            raise ContentError("bosses.yaml", id, "spaces", "each Wound space of a Boss has two Weapons")


def by_players(box: Box) -> None:
    """A Realm for each Special Action, and Requirements and tracks for each number of players."""
    linked = [realm.action for realm in box.realms.values()]
    if sorted(linked) != sorted(action for action in box.actions if action != "build-monument"):
        raise ContentError("realms.yaml", "", "action", "each Special Action but Build Monument has one Realm")
    for seats in (2, 3, 4):
        if sum(seats in card.players for card in box.requirements.values()) != 5:
            raise ContentError("requirements.yaml", "", "players", f"expected 5 cards for {seats} players")
        for side in ("a", "b"):
            if sum(seats in track.players and track.side == side for track in box.tracks.values()) != 1:
                raise ContentError("tracks.yaml", "", "players", f"expected one side {side} for {seats} players")


def borders(box: Box, file: str, territories: Mapping[str, Territory]) -> None:
    """Every border is there from both sides (LR-MAP-01..04, LR-REGION-01)."""
    by_number = {land.number: land for land in territories.values()}
    for id, land in territories.items():
        for number in land.next_to:
            if number not in by_number or land.number not in by_number[number].next_to:
                raise ContentError(f"{file}.yaml", id, "next_to", f"{number} does not border it")
        if land.region not in box.regions:
            raise ContentError(f"{file}.yaml", id, "region", f"there is no '{land.region}'")
        for realm in land.realms:
            if realm not in box.realms:
                raise ContentError(f"{file}.yaml", id, "realms", f"there is no '{realm}'")
        if not land.symbols or (land.deity is None) == ("monument" in land.symbols):
            raise ContentError(f"{file}.yaml", id, "symbols", "expected symbols, and a deity by a monument")
    if {land.deity for land in territories.values() if land.deity} != set(box.deities):
        raise ContentError(f"{file}.yaml", "", "deity", "each Deity needs its Territory")


def coasts(file: str, seas: Mapping[str, Sea], territories: Mapping[str, Territory]) -> None:
    numbers = {land.number for land in territories.values()}
    for id, sea in seas.items():
        for number in sea.touches:
            if number not in numbers:
                raise ContentError(f"{file}.yaml", id, "touches", f"there is no Territory {number}")
        for other in sea.next_to:
            if other not in seas or id not in seas[other].next_to:
                raise ContentError(f"{file}.yaml", id, "next_to", f"'{other}' is not next to it")


def setting_up(box: Box) -> None:
    """Event cards for the Boss and a Monster each, and Forge tokens for every Forge (LR-SETUP-05, LR-SETUP-14)."""
    for seats, territories in ((2, box.territories_two), (3, box.territories), (4, box.territories)):
        numbers = {land.number for land in territories.values()}
        if sum(card.number in numbers for card in box.events.values()) < seats + 1:
            raise ContentError("events.yaml", "", "number", f"too few Event cards for {seats} players")
        forges = sum("forge" in land.symbols for land in territories.values())
        if forges > sum(rune.forges for rune in box.runes.values()):
            raise ContentError("runes.yaml", "", "forges", "too few Forge tokens for the board")


def once(box: Box) -> None:
    """No id stands in two files, but the two sides of the board share theirs."""
    seen: set[str] = set()
    for file in Box.__struct_fields__:
        group: Mapping[str, Record] = getattr(box, file)
        for id in group:
            if id in seen and not file.endswith("_two"):
                raise ContentError("", id, "id", "stands in two files")
        seen |= group.keys()
