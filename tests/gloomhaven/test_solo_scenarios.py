"""Scenarios for one character alone: who plays them, what wins and loses."""

from __future__ import annotations

import pytest
from stage import Stage, printed
from test_scenario_pieces import begins_round, ends_round, open_all, over
from test_scenario_places import slay

import taverna
from taverna.core.errors import OptionError
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.rules import damage, figures, land, loot, rooms

SOLOS = printed().solos
each = pytest.mark.parametrize("id", SOLOS)


def alone(id: str) -> Stage:
    return Stage(f"solo-{id}", 1).ready()


@each
def test_one_character_of_its_class_from_level_five(id: str) -> None:
    table = taverna.new("gloomhaven", 1, 2, {"scenario": id})
    (mat,) = table.state.characters
    assert (mat.what, mat.level, table.state.level) == (SOLOS[id].solo, 5, 3)
    assert taverna.new("gloomhaven", 1, 2, {"scenario": id, "character_level": 8}).state.characters[0].level == 8
    with pytest.raises(OptionError, match="1 to 1 seats"):
        taverna.new("gloomhaven", 2, 2, {"scenario": id})
    with pytest.raises(OptionError, match="alone"):
        taverna.new("gloomhaven", 1, 2, {"scenario": id, "classes": ["mindthief"]})


def test_nothing_else_is_for_one() -> None:
    for options in ({}, {"scenario": "barrow-lair"}, {"scenario": "solo-brute", "mode": "campaign"}):
        with pytest.raises(OptionError, match="2 to 4 seats"):
            taverna.new("gloomhaven", 1, 2, options)


@each
def test_it_comes_to_an_end(id: str) -> None:
    table = taverna.new("gloomhaven", 1, 3, {"scenario": id})
    table.playout(3)
    assert table.over and table.result is not None and table.result["outcome"] in ("victory", "defeat")


@each
def test_lost_when_exhausted_and_its_ground_hangs_together(id: str) -> None:
    stage = Stage(id, 1).ready()
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[0]))
    assert stage.g.finished == "failure"
    board = Board(SOLOS[id], printed().tiles)
    ground = board.map(list(board.rooms), list(board.doors), [])
    assert all(at in ground.distances(SOLOS[id].start[0]) for at in board.room_of)
    assert len(SOLOS[id].rewards.items) == 1 and not SOLOS[id].number


@pytest.mark.parametrize("id", ["brute", "berserker", "plagueherald"])
def test_won_by_killing_everyone(id: str) -> None:
    stage = alone(id)
    for at in stage.g.content.board(stage.g).doors:
        slay(stage)
        assert (stage.g.finished is None) == (len(stage.g.rooms) < len(SOLOS[f"solo-{id}"].rooms))
        stage.run_first(rooms.open_door(stage.g, at, "h0"))
    slay(stage)
    assert stage.g.finished == "success"


def test_the_barrow_is_held_by_recruits() -> None:
    stage = alone("brute")
    assert {f.level for f in stage.monsters()} == {stage.g.level - 1}
    assert {f.level for f in Stage("solo-brute", 1, level=0).ready().monsters()} == {0}


def test_six_night_demons_are_enough() -> None:
    stage = open_all(alone("nightshroud"))
    for nth, demon in enumerate(stage.monsters("night-demon")[:6]):
        assert stage.g.finished is None, nth
        stage.run_first(damage.kill(stage.g, demon.id, "h0"))
    assert stage.g.finished == "success"


def test_waves_come_down_for_six_rounds() -> None:
    stage = alone("cragheart")
    found = []
    for number in range(1, 8):
        ends_round(stage, number)
        found.append(sorted(f"{f.what} {f.rank}" for f in stage.monsters()))
        assert (stage.g.finished == "success") == (number > 6)
        slay(stage)
    odd, even = ["cave-bear normal", "ooze elite"], ["ooze normal", "ooze normal", "sun-demon normal"]
    assert found == [odd, even, odd, even, odd, even, []]


def test_the_laboratory_shuts_and_opens_again() -> None:
    stage = alone("spellweaver").chosen()
    g = stage.g
    for door in ((7, 1), (10, 5)):
        stage.run_first(rooms.open_door(g, door, "h0"))
    outside = stage.monsters("spitting-drake")[0]
    stage.move("h0", (5, 7)).run_first(loot.end_of_turn(g, "h0"))
    (golem,) = stage.monsters("stone-golem")
    over(stage, "h0")
    assert (10, 5) in g.locked and land.ground(g).distance((5, 7), outside.at) is None  # type: ignore[arg-type]
    stage.run_first(damage.suffer(g, outside.id, 3))
    assert outside.hp == outside.max_hp
    stage.run_first(damage.kill(g, golem.id, "h0"))
    assert (10, 5) in g.opened and "a1b" in g.rooms
    stage.run_first(damage.suffer(g, outside.id, 1))
    assert outside.hp < outside.max_hp or figures.stats(g, outside).shield
    slay(stage)
    assert g.finished == "success"


def test_doors_of_the_crypt_open_by_themselves_and_one_spirit_is_enough() -> None:
    stage = alone("plagueherald")
    g = stage.g
    seen = []
    for number in range(1, 12):
        begins_round(stage, number)
        seen.append(len(g.rooms))
    assert seen == [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    spirits = [f.id for f in g.figures.values() if f.what == "spirit"]
    assert len(spirits) == 6 and g.figures[spirits[0]].hp == 4 + g.level
    for nth, id in enumerate(spirits):
        assert g.finished is None, nth
        stage.run_first(damage.kill(g, id))
    assert g.finished == "failure"


def test_scouts_swarm_until_both_shamans_are_dead() -> None:
    stage = alone("tinkerer")
    g = stage.g
    assert all(f.force == "party" for f in stage.monsters("city-guard"))
    there = len(stage.monsters("vermling-scout"))
    ends_round(stage, 1)
    ends_round(stage, 2)
    assert (there, len(stage.monsters("vermling-scout"))) == (6, 10)
    for shaman in stage.monsters("vermling-shaman"):
        assert g.finished is None
        stage.run_first(damage.kill(g, shaman.id, "h0"))
    assert g.finished == "success"
