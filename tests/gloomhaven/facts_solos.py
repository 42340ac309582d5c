"""Scenarios for one character alone, held against the facts (see check_facts.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from taverna.games.gloomhaven.records.content import Content
from taverna.games.gloomhaven.records.scenarios import Scenario

RANKS = {"n": "normal", "e": "elite", "b": "boss"}
Finding = tuple[str, str]


def solos(content: Content, facts: Any) -> Iterator[Finding]:
    """Who comes by rank, the item, and the ground as sets of hexes, so that a tile laid several times does no harm."""
    grounds = facts.json("vgb", "layouts.resolved.json")["scenarios"]
    laid = {one["title"].lower(): one for id, one in grounds.items() if id.startswith("solo/")}
    folder = facts.folder / "ghs" / "gh"
    for path in sorted((folder / "scenarios").glob("solo*.json")):
        theirs = facts.gh("scenarios", path.name)
        (ours,) = [one for one in content.solos.values() if one.name["en"] == theirs["name"]]
        sections = sorted((folder / "sections").glob(f"solo{theirs['index']}_*.json"))
        parts = [theirs, *(facts.gh("sections", one.name) for one in sections)]
        items = [content.items[item].number for item in ours.rewards.items]
        pairs = {
            "monsters": (our_monsters(ours), their_monsters(parts, theirs["solo"])),
            "items": (items, [int(number) for number in theirs["rewards"]["items"]]),
        }
        grounded, there = our_ground(ours), their_ground(laid[theirs["name"].lower()])
        pairs |= {kind: (grounded[kind], there[kind]) for kind in grounded}
        for kind, (here, should) in pairs.items():
            if here != should:
                yield f"solos/{ours.id}/{kind}", f"ours {here}, facts {should}"


def our_monsters(scenario: Scenario) -> list[str]:
    return sorted(f"{RANKS[one.by[0]]} {one.monster}" for room in scenario.rooms for one in room.monsters)


def their_monsters(parts: list[dict[str, Any]], what: str) -> list[str]:
    """Of the scenario and its sections; a name may say for whom such a monster is, and its level."""
    there = [monster for part in parts for room in part.get("rooms", []) for monster in room.get("monster", [])]
    return sorted(f"{one['type']} {one['name'].split(':')[0].removesuffix(f'-{what}-solo')}" for one in there)


def our_ground(scenario: Scenario) -> dict[str, Any]:
    rooms = scenario.rooms
    overlays = [tile for room in rooms for tile in (*room.obstacles, *room.difficult, *room.hazards, *room.traps)]
    tokens = {at for room in rooms for at in (*room.money, *(tile.at for tile in room.treasures))}
    built = {at for room in rooms for one in room.objectives if one.blocks for at in one.at}
    return {
        "tiles": Counter(tile.tile for room in rooms for tile in room.tiles),
        "start": sorted(scenario.start),
        "doors": sorted({door.at for door in scenario.doors} | {at for room in rooms for at in room.corridors}),
        "overlays": sorted({at for tile in overlays for at in tile.hexes} | tokens | built),
        "places": sorted(one.at for room in rooms for one in room.monsters),
    }


def their_ground(layout: dict[str, Any]) -> dict[str, Any]:
    there = [tuple(one["at"]) for one in layout["monsters"] if one["p2"] != "none"]
    return {
        "tiles": Counter(tile["ref"] for tile in layout["tiles"]),
        "start": sorted(tuple(one["at"]) for one in layout["starts"]),
        "doors": sorted({tuple(cell) for door in layout["doors"] for cell in door["cells"]}),
        "overlays": sorted({tuple(cell) for tile in layout["overlays"] for cell in tile["cells"]}),
        "places": sorted(there),
    }
