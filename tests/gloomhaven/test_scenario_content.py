"""The ground and the rules of the scenarios, the cards of random dungeons and the map of the world, as data."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from stage import base, printed

from taverna.core.words import Text
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.records.dungeons import RoomCard
from taverna.games.gloomhaven.records.ground import Overlay, Room
from taverna.games.gloomhaven.records.vocabulary import FORMULAS
from taverna.hexgrid import Hex, neighbours

SCENARIOS = {s.number: s for s in printed().scenarios.values() if s.dungeon is None}
ROOM_CARDS, MONSTER_CARDS = printed().dungeon_rooms, printed().dungeon_monsters
ATLAS = printed().atlas
FACTS = os.environ.get("TAVERNA_FACTS", "")
with_facts = pytest.mark.skipif(not FACTS, reason="TAVERNA_FACTS names no folder of facts")
each_scenario = pytest.mark.parametrize("number", sorted(SCENARIOS))
each_room_card = pytest.mark.parametrize("id", sorted(ROOM_CARDS))


def facts(name: str) -> Any:
    return json.loads((Path(FACTS) / name).read_text(encoding="utf-8"))


def board(number: int) -> Board:
    return Board(SCENARIOS[number], printed().tiles)


def covered(overlays: tuple[Overlay, ...]) -> set[Hex]:
    return {at for overlay in overlays for at in overlay.hexes}


def connected(floor: set[Hex], walls: list[tuple[Hex, Hex]], start: Hex) -> set[Hex]:
    """All that can be reached on foot."""
    closed = {frozenset(edge) for edge in walls}
    found, left = {start}, [start]
    for at in left:
        for near in neighbours(at):
            if near in floor and near not in found and frozenset((at, near)) not in closed:
                found.add(near)
                left.append(near)
    return found


# -- scenarios -------------------------------------------------------------------------------------------------------


def test_the_first_twenty_are_here() -> None:
    assert set(range(1, 21)) <= set(SCENARIOS) <= set(range(1, 96))


@each_scenario
@pytest.mark.rule("GH-PAGE-08", "GH-PAGE-09")
def test_tiles_do_not_overlap_and_each_is_used_once(number: int) -> None:
    scenario = SCENARIOS[number]
    placed = [placed for room in scenario.rooms for placed in room.tiles]
    hexes = [at for one in placed for at in printed().tiles[one.tile].hexes(one.at, one.turn)]
    assert len(set(hexes)) == len(hexes)
    assert len({one.tile[:-1] for one in placed}) == len(placed)  # the other side lies face down


@each_scenario
@pytest.mark.rule("GH-PAGE-10", "GH-PAGE-14", "GH-PAGE-15")
def test_everyone_stands_on_a_free_hex_of_the_room(number: int) -> None:
    ground = board(number)
    starts = set(ground.scenario.start)
    for room in ground.scenario.rooms:
        inside = ground.hexes[room.id]
        taken = covered(room.obstacles) | {at for trap in room.traps for at in trap.hexes}
        for nth in range(3):
            large = ground.scenario.large  # they lie on what they stand on
            standing = [s.at for s in room.monsters if s.by[nth] != "-" and s.monster not in large]
            assert len(set(standing)) == len(standing)
            assert not set(standing) & (taken | starts) and set(standing) <= inside
        assert not taken & starts


@each_scenario
def test_nothing_lies_on_an_obstacle(number: int) -> None:
    for room in SCENARIOS[number].rooms:
        lying = [*room.money, *room.plates, *(treasure.at for treasure in room.treasures)]
        lying += [at for trap in room.traps for at in trap.hexes]
        lying += [*covered(room.difficult), *covered(room.hazards)]
        assert not set(lying) & covered(room.obstacles)
        assert len([at for overlay in room.obstacles for at in overlay.hexes]) == len(covered(room.obstacles))


APART = {90}
"""Where two rooms are joined by something else than doors: its altars."""


@each_scenario
def test_every_room_can_be_reached(number: int) -> None:
    ground = board(number)
    blocked = {at for room in ground.scenario.rooms for at in covered(room.obstacles)}
    rows = {row for piece in ground.scenario.pieces for do in piece.do for row in getattr(do, "rows", ())}
    blocked -= {at for room in ground.scenario.rooms for row in rows for at in room.spots.get(row, ())}  # they roll on
    floor = (set(ground.room_of) | set(ground.doors)) - blocked
    walled = set(neighbours((5, -12))) if number in (11, 12) else set()  # the fountain of the square stands in a ring
    apart = ground.hexes["c2a"] if number in APART else set()
    starts = ground.scenario.start if ground.scenario.apart else ground.scenario.start[:1]
    assert {at for start in starts for at in connected(floor, ground.edges, start)} == floor - walled - apart


@each_scenario
def test_letters_stand_where_rules_speak_of_them_and_nowhere_else(number: int) -> None:
    scenario = SCENARIOS[number]
    there = {letter for room in scenario.rooms for letter in room.spots}
    spoken = set()
    tests = [goal.test for goal in (*scenario.goals, *scenario.lose)]
    for piece in scenario.pieces:
        tests += [piece.test, *(do.test for do in piece.do)]
        spoken |= {piece.of} if piece.when == "deed" else set()
        for do in piece.do:
            spoken |= {getattr(do, "at", ""), getattr(getattr(do, "whom", None), "near", "")} - {""}
            spoken |= {do.towards} if do.__class__.__name__ == "Errand" else set()
            spoken |= set(getattr(do, "rows", ()))
            spoken |= set(getattr(do, "to", ())) if do.__class__.__name__ in ("Relocate", "Appear") else set()
    for test in filter(None, tests):
        spoken |= {
            name
            for word, name in FORMULAS.read(test).mentions
            if word in ("on", "fell", "here", "by", "hexes", "bare", "beside-1", "upon-1", "touching", "touching-1")
        }
    spoken |= {letter for bound in scenario.bound.values() for letter in (bound.towards, bound.carries) if letter}
    objectives = [objective for room in scenario.rooms for objective in room.objectives]
    spoken |= {objective.towards for objective in objectives if objective.towards}
    places = {at for objective in objectives for at in objective.at}
    for room in scenario.rooms:
        there -= {letter for letter, hexes in room.spots.items() if set(hexes) <= places and letter not in spoken}
    spoken -= {"death", "deed", "cause"}
    assert there == spoken - {letter for letter in spoken if letter not in there and letter in scenario.names}


def texts(record: Any) -> Iterator[Text]:
    if isinstance(record, Text):
        yield record
    elif isinstance(record, msgspec.Struct):
        for field in record.__struct_fields__:
            yield from texts(getattr(record, field))
    elif isinstance(record, tuple | list):
        for one in record:
            yield from texts(one)
    elif isinstance(record, dict):
        for one in record.values():
            yield from texts(one)


FILES = ("scenarios", "treasures", "tiles", "dungeon", "atlas", "achievements")


@pytest.mark.parametrize("file", [name for name in base() if name.startswith(FILES)])
def test_every_text_is_there_in_three_languages(file: str) -> None:
    def look(value: Any, where: str) -> None:
        if isinstance(value, dict):
            if "en" in value:
                assert set(value) == {"en", "es", "pt-BR"} and all(text.strip() for text in value.values()), where
            for name, one in value.items():
                look(one, f"{where}.{name}")
        elif isinstance(value, list):
            for one in value:
                look(one, where)

    for id, record in base()[file].items():
        assert re.fullmatch(r"[a-z0-9-]+", id) and "en" in record["name"]
        look(record, id)


@each_scenario
def test_sentences_end_and_are_short(number: int) -> None:
    scenario = SCENARIOS[number]
    assert scenario.intro is not None and scenario.outro is not None
    names = [scenario.name, *scenario.names.values(), *(meter.name for meter in scenario.meters)]
    names += [objective.name for room in scenario.rooms for objective in room.objectives]
    for text in texts(scenario):
        for words in (text.en, text.es, text.pt_BR):
            if any(text is name for name in names):
                continue
            assert words.endswith((".", "!", "?")) and len(words) <= 260, words
            assert "  " not in words
    assert scenario.goals[0].text.en != scenario.goals[0].text.es != scenario.goals[0].text.pt_BR


# -- facts -----------------------------------------------------------------------------------------------------------
RANKS = {"normal": "n", "elite": "e", "boss": "b", None: "-"}
SWAPPED = {(2, "a3b"): "a4b", (2, "a4b"): "a3b"}
"""Two tiles of one shape, named the other way round by the other sources."""


LATER = {(36, "prime-demon"), (48, "dark-rider")}
"""Who comes only by a rule of the scenario."""
TOLD_AS_ONE = {50: ("b2b", "b3b"), 58: ("c2a", "d1b"), 85: ("c1a", "c2b")}
"""Two rooms to start in, told as one by the facts."""


def leveled(name: str) -> tuple[str, int]:
    """ "living-corpse:+2": the type, and how many levels it stands above the scenario's."""
    type, _, above = name.partition(":")
    return type.removesuffix("-scenario-78"), int(above or 0)  # Cultists who do something else there


@with_facts
@each_scenario
def test_monsters_are_those_of_the_facts(number: int) -> None:
    found: dict[str, Counter[tuple[str, int, str]]] = {}
    for room in facts(f"ghs/gh/scenarios/{number:02d}.json")["rooms"]:
        if "ref" not in room:
            continue  # who comes later, by a rule of the scenario
        found[room["ref"].lower()] = Counter(
            (*leveled(one["name"]), "".join(RANKS[one.get("type") or one.get(f"player{n}")] for n in (2, 3, 4)))
            for one in room.get("monster", [])
            if (number, one["name"]) not in LATER
        )
    if pair := TOLD_AS_ONE.get(number):  # two rooms to start in
        both = [stand for room in SCENARIOS[number].rooms if room.id in pair for stand in room.monsters]
        wanted = sum((found.pop(tile, Counter()) for tile in pair), Counter())
        assert Counter((stand.monster, stand.level, stand.by) for stand in both) == wanted
    there = [room for room in SCENARIOS[number].rooms if room.id not in (pair or ())]
    for room in there:
        tiles = [SWAPPED.get((number, placed.tile), placed.tile) for placed in room.tiles]
        wanted = sum((found.get(tile, Counter()) for tile in tiles), Counter())
        assert Counter((stand.monster, stand.level, stand.by) for stand in room.monsters) == wanted, room.id
    assert sum(map(Counter.total, found.values())) == sum(len(room.monsters) for room in there)


@with_facts
@each_scenario
def test_treasures_and_links_are_those_of_the_facts(number: int) -> None:
    told = facts(f"ghs/gh/scenarios/{number:02d}.json")
    wanted = sorted(str(one).replace("G", "goal") for room in told["rooms"] for one in room.get("treasures", []))
    assert sorted(t.holds for room in SCENARIOS[number].rooms for t in room.treasures) == wanted
    numbers = {ATLAS[id].number for id in SCENARIOS[number].rewards.opens}
    assert numbers == {int(one) for one in told.get("unlocks", [])}
    assert SCENARIOS[number].grid == told["coordinates"]["gridLocation"]
    assert set(SCENARIOS[number].allies) == set(told.get("allies", []))


def blocking(room: Room) -> set[Hex]:
    return {at for objective in room.objectives if objective.blocks for at in objective.at}


OURS = {(88, (-2, 0)), (82, (-2, -9)), (44, (5, -5)), (10, (6, 4)), (11, (0, -10)), (11, (8, -16))}
OURS |= {(71, (4, -3)), (71, (13, 1))}
"""Monsters the plans forget; their hexes are ours."""
NO_DOORS = {(90, (1, 3))}
"""An altar that the plans have as a door, since one goes through it."""
NOBODY = {(85, (10, -11)), (85, (15, -13)), (85, (11, -11))}
"""Where the plans have monsters that two other sources do not have."""


@with_facts
@each_scenario
def test_the_ground_is_that_of_the_facts(number: int) -> None:
    told = facts("vgb/layouts.resolved.json")["scenarios"][str(number)]
    ground = board(number)
    doors = {tuple(at) for door in told["doors"] if door["subType"] != "corridor" for at in door["cells"]}
    doors -= {at for room in ground.scenario.rooms for at in blocking(room) if at in ground.room_of}  # a gate
    doors -= {at for n, at in NO_DOORS if n == number}
    assert set(ground.doors) == doors
    walls = {at for room in ground.scenario.rooms for at in room.walls}
    assert {tuple(one["at"]) for one in told["hexes"]} - doors == set(ground.room_of) | walls
    assert {tuple(one["at"]) for one in told["starts"]} == set(ground.scenario.start)
    standing = {stand.at for room in ground.scenario.rooms for stand in room.monsters}
    forgotten = {at for n, at in NOBODY if n == number}
    assert {tuple(one["at"]) for one in told["monsters"]} - forgotten == standing - {
        at for n, at in OURS if n == number
    }
    kinds = {"obstacle": "obstacles", "difficult-terrain": "difficult", "hazard": "hazards", "trap": "traps"}
    for kind, field in kinds.items():
        wanted = {tuple(at) for one in told["overlays"] if one["type"] == kind for at in one["cells"]}
        laid = {at for room in ground.scenario.rooms for one in getattr(room, field) for at in one.hexes}
        if kind == "obstacle":  # those that can be destroyed are figures here
            laid |= {at for at in wanted for room in ground.scenario.rooms if at in blocking(room)}
            laid |= walls
            laid -= {at for n, at in NO_DOORS if n == number}
        assert laid == wanted
    coins = {tuple(at) for one in told["overlays"] if one.get("subType") == "coin" for at in one["cells"]}
    assert {at for room in ground.scenario.rooms for at in room.money} == coins


# -- random dungeons -------------------------------------------------------------------------------------------------


def hexes(card: RoomCard) -> set[Hex]:
    tiles = printed().tiles
    return {at for one in card.tiles for at in tiles[one.tile].hexes(one.at, one.turn)} | set(card.corridors)


@pytest.mark.rule("GH-DUNG-05")
def test_twenty_room_cards_and_twenty_monster_cards() -> None:
    assert len(ROOM_CARDS) == len(MONSTER_CARDS) == 20
    assert sorted(card.number for card in MONSTER_CARDS.values()) == list(range(554, 574))


@each_room_card
@pytest.mark.rule("GH-DUNG-07")
def test_twelve_numbered_hexes_in_the_room(id: str) -> None:
    card = ROOM_CARDS[id]
    assert len(card.spots) == len(set(card.spots)) == 12
    assert set(card.spots) <= hexes(card) - covered(card.obstacles) - covered(card.difficult)
    lying = [*card.obstacles, *card.difficult, *card.hazards]
    assert covered(tuple(lying)) <= hexes(card)


@each_room_card
@pytest.mark.rule("GH-DUNG-11", "GH-DUNG-21")
def test_doors_touch_the_room_from_outside(id: str) -> None:
    card = ROOM_CARDS[id]
    inside = hexes(card)
    gates = [*card.entrances, *card.exits]
    assert card.entrances and card.exits and len({gate.at for gate in gates}) == len(gates)
    for gate in gates:
        free = inside - covered(card.obstacles)
        assert gate.at not in inside and any(near in free for near in neighbours(gate.at))


@each_room_card
def test_a_dungeon_room_hangs_together(id: str) -> None:
    card = ROOM_CARDS[id]
    room = Room(id="1", tiles=card.tiles, corridors=card.corridors)
    frame = msgspec.structs.replace(SCENARIOS[1], rooms=(room,), doors=())
    ground = Board(frame, printed().tiles)
    floor = hexes(card) - covered(card.obstacles)
    assert connected(floor, ground.edges, min(floor)) == floor


@pytest.mark.rule("GH-DUNG-11", "GH-DUNG-12")
def test_from_every_exit_another_room_can_be_entered() -> None:
    for card in ROOM_CARDS.values():
        for gate in card.exits:
            fit = [other for other in ROOM_CARDS.values() if gate.kind in [one.kind for one in other.entrances]]
            assert len([other for other in fit if other.id != card.id]) >= 2


@pytest.mark.parametrize("id", sorted(MONSTER_CARDS))
@pytest.mark.rule("GH-DUNG-07", "GH-DUNG-19", "GH-DUNG-20")
def test_a_monster_card_uses_each_number_once(id: str) -> None:
    card = MONSTER_CARDS[id]
    numbers = [key.spot for key in card.monsters]
    numbers += [*card.traps, *card.obstacles, *card.difficult, *card.hazards, *card.money, *map(int, card.treasures)]
    assert len(set(numbers)) == len(numbers) and set(numbers) <= set(range(1, 13))
    for key in card.monsters:
        assert key.monster in printed().monsters and re.fullmatch("[-ne]{3}", key.by)
        strength = ["-ne".index(letter) for letter in key.by]
        assert strength == sorted(strength)  # more characters never meet weaker monsters
    assert bool(card.traps) == (card.trap_damage or bool(card.trap_conditions))
    assert bool(card.traps) == ("trap" in card.looks)


@with_facts
@pytest.mark.parametrize("id", sorted(MONSTER_CARDS))
def test_monster_cards_are_those_of_the_facts(id: str) -> None:
    card = MONSTER_CARDS[id]
    told = facts(f"ghs/gh/sections/rnd-{card.number}.json")
    wanted = {}
    for one in told["rooms"][0]["monster"]:
        by = "".join(RANKS.get(one.get("type") or one.get(f"player{n}"), "n") for n in (2, 3, 4))
        wanted[int(one["marker"]), one["name"]] = by
    if id == "defiled":  # two monsters on one number there; the other source has 7
        wanted[7, "forest-imp"] = wanted.pop((1, "forest-imp"))
    assert {(key.spot, key.monster): key.by for key in card.monsters} == wanted
    for kind, mine in (("trap", card.traps), ("loot", card.money), ("treasure", tuple(map(int, card.treasures)))):
        assert sorted(mine) == sorted(int(one["marker"]) for one in told["overlays"] if one["type"] == kind)
    for one in told["overlays"]:
        if one["type"] == "trap":
            assert sorted([*card.trap_conditions, *(["damage"] if card.trap_damage else [])]) == sorted(one["values"])


@with_facts
@each_room_card
def test_room_cards_are_those_of_the_facts(id: str) -> None:
    card = ROOM_CARDS[id]
    told = facts(f"random-dungeon/dungeons/{id}.json")
    assert [(one["q"], one["r"]) for one in sorted(told["spawnPoints"], key=lambda one: one["id"])] == [*card.spots]
    for field, mine in (("entrances", card.entrances), ("exits", card.exits)):
        assert [(one["aOrB"], (one["q"], one["r"])) for one in told[field]] == [(gate.kind, gate.at) for gate in mine]
    assert sorted(tile.lower() for tile in told["map"]["tiles"]) == sorted(one.tile for one in card.tiles)
    columns = told["map"]["hexColumns"]
    wanted = {(one["q"], r) for one in columns for r in range(one["minR"], one["maxR"] + 1)}
    assert hexes(card) - wanted == ({(0, 3)} if id in ("hallway", "road") else set())  # one hex of G tiles is forgotten
    assert wanted <= hexes(card)


# -- the map of the world --------------------------------------------------------------------------------------------


def test_ninety_five_places() -> None:
    assert sorted(place.number for place in ATLAS.values()) == list(range(1, 96))
    assert [place.id for place in ATLAS.values() if place.initial] == ["black-barrow"]
    for place in ATLAS.values():
        assert re.fullmatch(r"[A-O]-(1[0-8]|[1-9])", place.grid)
        assert all(0 < part < 100 for part in place.at)


def test_links_hold_both_ways() -> None:
    for place in ATLAS.values():
        for other in place.links:
            assert place.id in ATLAS[other].links


def test_every_place_can_be_opened() -> None:
    """By another scenario, a personal quest, an event, a random card, or (72, 73, 76, 77) treasure or a sealed box."""
    opened = {id for place in ATLAS.values() for id in (*place.rewards.opens, *place.rewards.choose)}
    for place in ATLAS.values():
        known = place.id in opened or place.initial or place.quest or place.events or place.random
        assert known or place.number in (72, 73, 76, 77), place.id


@each_scenario
@pytest.mark.rule("GH-PAGE-01", "GH-PAGE-05", "GH-PAGE-06")
def test_a_scenario_agrees_with_its_place(number: int) -> None:
    scenario = SCENARIOS[number]
    place = ATLAS[scenario.id]
    assert (place.number, place.name, place.grid) == (number, scenario.name, scenario.grid)
    assert place.rewards == scenario.rewards and place.links == scenario.links
    assert (scenario.needs in place.needs) if place.needs else not scenario.needs
    assert printed().playable(place.id)
    for item in (*scenario.rewards.items, *scenario.rewards.designs):
        assert item in printed().items


def test_places_without_ground_are_not_playable() -> None:
    assert {id for id in ATLAS if printed().playable(id)} == set(printed().scenarios) - {DUNGEON}


@with_facts
def test_places_are_those_of_the_facts() -> None:
    said = {one["id"]: one for one in facts("storyline/scenarios.json")["scenarios"] if one["game"] == "gh"}
    for place in ATLAS.values():
        told = facts(f"ghs/gh/scenarios/{place.number:02d}.json")
        also = said[place.number]
        assert place.name.en == told["name"] and place.grid == also["coordinates"]["name"]
        gains = told.get("rewards", {})
        names = {"gold": "gold", "purse": "collectiveGold", "xp": "experience", "checks": "battleGoals"}
        for mine, theirs in (names | {"reputation": "reputation", "prosperity": "prosperity"}).items():
            assert getattr(place.rewards, mine) == gains.get(theirs, 0), place.id
        opens = {ATLAS[id].number for id in (*place.rewards.opens, *place.rewards.choose)}
        assert opens == set(also.get("links_to", [])), place.id
        assert len(place.rewards.world) == len(gains.get("globalAchievements", []))
        assert len(place.needs) == len(told.get("requirements", []))
        assert place.road == (told.get("eventType") == "road")


STEPS = {
    48: {"out-of-the-trees", "gone-again"},
    49: {"to-the-cannon", "errand"},
    54: {"fallen"},
    71: {"roused", "noise"},
}
"""Steps of a rule that another piece of the scenario tells."""


def test_every_rule_of_a_scenario_is_told_to_the_players() -> None:
    """A piece that is not kept for later has words of its own, and so has every goal and loss."""
    for scenario in SCENARIOS.values():
        wordless = {piece.id for piece in scenario.pieces if piece.text is None}
        assert wordless == STEPS.get(scenario.number, set())
