"""Scenarios for one character alone: who plays them, what wins and loses."""

from __future__ import annotations

import pytest
from stage import Stage, printed
from test_scenario_pieces import begins_round, ends_round, open_all, over
from test_scenario_places import slay

import taverna
from taverna.core.errors import OptionError
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.rules import damage, figures, land, loot, rooms, sums

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
    for lang in ("en", "es", "pt-BR"):
        assert SOLOS[id].name[lang] in table.game.words(lang, table.state)(f"setting-scenario-{id}")
    with pytest.raises(OptionError, match="1 to 1 seats"):
        taverna.new("gloomhaven", 2, 2, {"scenario": id})
    with pytest.raises(OptionError, match="alone"):
        taverna.new("gloomhaven", 1, 2, {"scenario": id, "classes": ["bladeswarm"]})


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


@pytest.mark.parametrize("id", ["brute", "berserker", "plagueherald", "elementalist", "doomstalker", "beast-tyrant"])
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


def test_every_class_of_the_boxes_has_one_with_its_own_item() -> None:
    assert {one.solo for one in SOLOS.values()} == set(printed().classes) - {"bladeswarm"}
    items = [one.rewards.items[0] for one in SOLOS.values()]
    assert sorted(printed().items[id].number for id in items) == list(range(134, 151))


def test_rikharn_comes_along_against_plate() -> None:
    stage = alone("scoundrel")
    g = stage.g
    (rikharn,) = [f for f in g.figures.values() if f.what == "rikharn"]
    assert (rikharn.hp, rikharn.force) == (15 + 5 * g.level, "party")
    open_all(stage)
    plated = stage.monsters("city-guard") + stage.monsters("stone-golem")
    assert {sums.shield(g, f) - figures.stats(g, f).shield for f in plated} == {3} and len(plated) == 7
    stage.chosen().move("h0", (6, -9)).run_first(loot.end_of_turn(g, "h0"))
    assert g.finished == "success"
    lost = alone("scoundrel")
    lost.run_first(damage.kill(lost.g, rikharn.id))
    assert lost.g.finished == "failure"


def test_altars_poison_until_they_fall_and_a_keeper_rises() -> None:
    stage = alone("mindthief").chosen()
    g, hero = stage.g, stage.g.figures["h0"]
    assert {f.level for f in stage.monsters("vermling-scout")} == {g.level - 1}
    hero.hp = hero.max_hp = 30
    stage.run_first(rooms.open_door(g, (4, 2), "h0"))
    assert (hero.hp, "poison" in hero.conditions) == (25, True)
    over(stage, "h0")
    assert hero.hp == 22
    hero.conditions.pop("poison")
    over(stage, "h0")
    assert (hero.hp, "poison" in hero.conditions) == (22, True)
    for id in [f.id for f in g.figures.values() if f.what == "altar"]:
        stage.run_first(damage.kill(g, id, "h0"))
    over(stage, "h0")
    assert hero.hp == 22
    stage.run_first(rooms.open_door(g, (11, -5), "h0"))
    slay(stage)
    (keeper,) = stage.monsters("earth-demon")
    assert keeper.max_hp == 2 * figures.stats(g, keeper).hp and g.finished is None  # type: ignore[operator]
    slay(stage)
    assert g.finished == "success"


def test_three_attacks_on_the_caravan() -> None:
    stage = alone("sunkeeper")
    g = stage.g
    guards = stage.monsters("city-guard")
    assert {(f.level, f.force) for f in guards} == {(g.level - 2, "party")}
    came = []
    for number in range(1, 4):
        begins_round(stage, number)  # nobody comes while enemies are left
        came.append(sum(f.force != "party" for f in stage.monsters()))
        slay(stage)
        stage.move("h0", (-6, 3)).move(guards[0].id, (-6, 4))
        assert (g.finished == "success") == (number == 3)
        if number < 3:
            begins_round(stage, number + 1)
            assert (g.figures["h0"].at, guards[0].at) == ((-2, 3), (-2, 2))
    assert came == [5, 3, 6]
    lost = alone("sunkeeper")
    for guard in lost.monsters("city-guard"):
        assert lost.g.finished is None
        lost.run_first(damage.kill(lost.g, guard.id))
    assert lost.g.finished == "failure"


def test_owners_come_for_what_was_stored() -> None:
    stage = open_all(alone("quartermaster").chosen())
    assert not stage.monsters() and stage.g.finished is None
    stage.move("h0", (-5, 12)).run_first(loot.end_of_turn(stage.g, "h0"))
    there = sorted(f"{f.what} {f.rank}" for f in stage.monsters())
    assert there == ["bandit-archer normal"] * 2 + ["bandit-guard elite", "bandit-guard normal"] + ["hound normal"] * 2
    assert stage.g.finished is None
    slay(stage)
    assert stage.g.finished == "success"


def test_beasts_come_for_four_rounds_and_then_the_bear() -> None:
    stage = alone("summoner")
    found = []
    for number in range(1, 6):
        begins_round(stage, number)
        ends_round(stage, number)
        found.append(sorted(f.what for f in stage.monsters()))
        if number != 4:
            slay(stage)
    assert found == [["hound"], ["spitting-drake"], ["hound", "hound"], ["spitting-drake"], ["spitting-drake"]]
    assert stage.g.finished is None
    begins_round(stage, 6)
    (bear,) = stage.monsters("cave-bear")
    assert bear.max_hp == 2 * figures.stats(stage.g, bear).hp  # type: ignore[operator]
    slay(stage)
    assert stage.g.finished == "success"


def test_the_rival_is_enough() -> None:
    stage = alone("soothsinger")
    allies = stage.monsters("bandit-guard") + stage.monsters("bandit-archer")
    assert {(f.level, f.force) for f in allies} == {(stage.g.level - 2, "party")} and len(allies) == 6
    open_all(stage)
    (rival,) = stage.monsters("song-of-the-deep")
    stage.run_first(damage.kill(stage.g, rival.id, "h0"))
    assert stage.g.finished == "success"


def test_the_wounded_bleed_until_they_go_home() -> None:
    stage = alone("sawbones").chosen()
    g = stage.g
    left = [f.hp for f in stage.monsters()]
    ends_round(stage, 1)
    assert (left, [f.hp for f in stage.monsters()]) == ([2], [1])
    for door in ((3, 0), (4, -7)):
        for figure in stage.monsters():
            figure.hp = figure.max_hp
        over(stage, "h0")
        assert not stage.monsters() and g.finished is None
        stage.run_first(rooms.open_door(g, door, "h0"))
        left += sorted(f.hp for f in stage.monsters())
    assert left == [2, 2, 4, 7, 7, 7, 4, 4, 7, 7, 7]
    (leader,) = stage.monsters("lieutenant")
    for figure in stage.monsters("city-guard"):
        figure.hp = figure.max_hp
    over(stage, "h0")
    assert stage.monsters() == [leader] and g.finished is None
    leader.hp = leader.max_hp
    over(stage, "h0")
    assert g.finished == "success"
    lost = alone("sawbones")
    ends_round(lost, 1)
    ends_round(lost, 2)
    assert lost.g.finished == "failure"


def test_one_element_after_the_other() -> None:
    stage = alone("elementalist")
    seen = []
    for number in range(1, 6):
        begins_round(stage, number)
        seen.append([element for element, strength in stage.g.elements.items() if strength == 2])
        stage.g.elements.update(dict.fromkeys(stage.g.elements, 0))
    assert seen == [["air"], ["ice"], ["earth"], ["fire"], ["air"]]


def test_named_beasts_and_sharper_fangs() -> None:
    stage = open_all(alone("doomstalker"))
    named = [f.what for f in stage.monsters() if f.rank == "boss"]
    assert named == ["ghost-wolf", "deep-earth", "high-flame"]
    assert [sums.raised(stage.g, f, "attack") for f in stage.monsters("giant-viper")] == [1] * 4


def test_the_bear_begins_behind_a_wall_and_doors_open_in_pairs() -> None:
    stage = alone("beast-tyrant")
    g = stage.g
    (bear,) = [f for f in g.figures.values() if f.what == "bear"]
    assert (bear.at, g.figures["h0"].at) == ((-4, 3), (-1, 3))
    assert land.ground(g).distance((-4, 3), (-1, 3)) is None
    for door, pair in (((2, -1), (-4, -1)), ((3, -5), (-1, -5)), ((5, -13), (7, -13))):
        stage.run_first(rooms.open_door(g, door, "h0"))
        assert pair in g.opened
