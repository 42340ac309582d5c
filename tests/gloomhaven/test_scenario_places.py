"""Scenarios with places to reach, things to carry and ground that matters: a position, an act, what must follow."""

from __future__ import annotations

import pytest
from stage import Stage, cellar
from test_scenario_pieces import ends_round, enter, of, open_all, over

from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records.abilities import Attack
from taverna.games.gloomhaven.rules import (
    always,
    attack,
    conditions,
    damage,
    facts,
    figures,
    land,
    loot,
    monster_turns,
    rooms,
    strike,
    sums,
    treasures,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.rules.extras import Gains
from taverna.games.gloomhaven.state import key


def slay(stage: Stage) -> Stage:
    for figure in stage.monsters():
        if figure.force != "party":
            stage.run_first(damage.kill(stage.g, figure.id, "h0"))
    return stage


# -- guards who run for the bell -------------------------------------------------------------------------------------
def test_77_a_guard_goes_to_the_plate_whatever_its_card_says() -> None:
    stage = enter(77).chosen()
    g = stage.g
    guard = stage.monsters("city-guard")[0]
    for other in [f for f in stage.monsters() if f.id != guard.id]:
        stage.run_first(damage.kill(g, other.id))
    guard.at = (-1, 6)
    for hero in g.characters:  # they stand in its way to nothing
        stage.move(hero.id, (hero.seat + 1, 0))
    stage.run_first(monster_turns.turn(g, guard.id))
    assert "n1b" in g.rooms and guard.at in ((-1, 8), (-2, 8))  # through the door and one hex on
    guard.at = (-4, 12)
    stage.run_first(monster_turns.turn(g, guard.id))
    assert guard.at in ((-5, 14), (-4, 14))
    over(stage, guard.id)
    assert g.finished == "failure"


@pytest.mark.parametrize(
    ("seats", "left", "right"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_77_somebody_comes_for_each_shelf(seats: int, left: str, right: str) -> None:
    stage = slay(open_all(enter(77, seats)))
    g = stage.g
    for at, rank, where in (((-9, 9), left, (-5, 8)), ((5, 9), right, (2, 8))):
        assert g.finished is None
        stage.move("h0", at)
        stage.run_first(treasures.open(g, "h0", key(at)))
        (guard,) = stage.monsters("city-guard")
        assert (guard.rank, guard.at) == (rank, where)
        stage.run_first(damage.kill(g, guard.id, "h0"))
    assert g.finished == "success"


def test_a_bound_monster_must_be_one_of_the_scenario() -> None:
    with pytest.raises(ContentError, match="nobody known as 'hound-of-nowhere'"):
        Stage(cellar(hall={"spots": {"a": [[1, 1]]}}, bound={"hound-of-nowhere": {"towards": "a"}})).ready()


# -- without gear ----------------------------------------------------------------------------------------------------
def test_80_without_gear_no_items_and_disadvantage() -> None:
    stage = Stage("80", 2, classes=("brute", "cragheart"), items="suggested")
    stage.ready()
    g = stage.g
    mat = g.characters[0]
    assert mat.items == [] and g.characters[1].items == []
    shot = attack.foreseen(g, Action("h0", 0), Attack(value=3))
    foe = stage.monsters()[0]
    assert strike.edge_of(g, shot, g.figures["h0"], foe, Gains()) == -1
    stage.run_first(rooms.open_door(g, (5, -8), "h0"))
    stage.move("h0", (8, -15))
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert mat.items and g.characters[1].items == [] and len(g.treasures) == 3
    assert strike.edge_of(g, shot, g.figures["h0"], foe, Gains()) == 0
    stage.move("h0", (5, -11))
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert len(g.treasures) == 3  # one each


def test_80_out_together_and_nobody_left_behind() -> None:
    stage = slay(open_all(enter(80)))
    g = stage.g
    for nth, at in enumerate([(8, -15), (5, -11)]):
        stage.move(f"h{nth}", at)
        stage.run_first(loot.end_of_turn(g, f"h{nth}"))
    stage.move("h0", g.spots["a"][0])
    over(stage, "h0")
    assert g.finished is None
    stage.move("h1", g.spots["a"][1])
    over(stage, "h1")
    assert g.finished == "success"
    late = open_all(enter(80))
    late.run_first(damage.exhaust(late.g, late.g.characters[0]))
    assert late.g.finished == "failure"


# -- clean water, skins ----------------------------------------------------------------------------------------------
def test_87_each_ooze_that_dies_takes_a_skin_away() -> None:
    stage = open_all(enter(87))
    g = stage.g
    giant = stage.monsters("giant-ooze")[0]
    bare = figures.stats(g, giant).shield
    for skins in (4, 3, 2):
        assert sums.shield(g, giant) == bare + 2 * skins
        stage.run_first(damage.kill(g, stage.monsters("ooze")[0].id, "h0"))


def test_87_clean_water_guards_against_oozes_and_poison_once() -> None:
    stage = open_all(enter(87))
    g = stage.g
    ooze, imp = stage.monsters("ooze")[0], stage.monsters("black-imp")[0]
    hero = g.figures["h0"]
    first, second, _ = g.spots["a"]
    stage.move("h0", first)
    over(stage, "h0")
    assert first not in g.difficult and second in g.difficult
    stage.run_first(conditions.gain(g, "h0", "poison"))
    stage.run_first(conditions.gain(g, "h0", "wound"))
    assert list(hero.conditions) == ["wound"]
    assert [always.shield(g, hero, foe) for foe in (ooze, imp)] == [2, 0]
    assert always.shield(g, g.figures["h1"], ooze) == 0
    stage.move("h0", second)
    over(stage, "h0")
    assert second in g.difficult


# -- a key in pieces -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [1, 2])
def test_95_four_of_six_tokens_are_the_key(seed: int) -> None:
    stage = Stage("95", 2, seed=seed).ready()
    g = stage.g
    for door in ((4, 3), (4, -1)):
        stage.run_first(rooms.open_door(g, door, "h0"))
    assert len(g.treasures) == 6 and (-1, 1) in g.locked
    turned = 0
    while (-1, 1) in g.locked:
        stage.run_first(treasures.open(g, "h0", next(iter(g.treasures))))
        turned += 1
    assert 4 <= turned <= 6 and facts.holds(g, "count('key') == 4")


@pytest.mark.parametrize(
    ("seats", "odd", "even"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_95_demons_come_until_the_key_is_whole(seats: int, odd: str, even: str) -> None:
    stage = enter(95, seats)
    g = stage.g
    ends_round(stage, 1)
    ends_round(stage, 2)
    assert [(f.what, f.rank) for f in stage.monsters()] == [("flame-demon", odd), ("earth-demon", even)]
    assert land.ground(g).adjacent(stage.monsters()[0].at, (1, 1))  # type: ignore[arg-type]
    g.counts["key"] = 4
    ends_round(stage, 3)
    assert len(stage.monsters()) == 2


def test_95_boiling_water_and_boulders_that_break() -> None:
    stage = open_all(enter(95))
    g = stage.g
    stage.move("h0", (3, 6))
    hp = g.figures["h0"].hp
    over(stage, "h0")
    assert g.figures["h0"].hp == hp - 1 - g.level
    boulders = of(stage, "boulder")
    assert len(boulders) == 5 and g.figures[boulders[0]].hp == 3 + g.level
    stage.run_first(damage.kill(g, stage.monsters("prime-lieutenant")[0].id, "h0"))
    assert g.finished == "success"
