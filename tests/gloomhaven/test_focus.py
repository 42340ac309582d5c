"""Monster focus (pp. 29-30)."""

import pytest
from boards import board
from msgspec.structs import replace

from taverna.games.gloomhaven.monsters import Attack, Card, Enemy, monster_turn


@pytest.mark.rule("GH-FOCUS-01", "GH-FOCUS-02")
def test_the_focus_is_whom_it_can_attack_with_the_least_movement() -> None:
    b = board("B . M . . A")
    assert b.focus() == "B"
    assert b.focus(range=3) == "B", "A can be shot from here too, but B is nearer"


@pytest.mark.rule("GH-FOCUS-01", "GH-MATK-02")
def test_the_focus_is_picked_before_it_moves_and_kept() -> None:
    b = board("""
        M . 1 B
           o A
    """)
    assert b.focus(move=2) == "A", "two points to either; A acts first"
    assert b.turn(move=2) == {"1 A"}, "though from there B could be attacked as well"


@pytest.mark.rule("GH-FOCUS-02")
def test_least_movement_counts_before_distance() -> None:
    b = board("""
        A o M . 1 B
         . o .
          . .
    """)
    assert b.map.distance(b["M"], b["A"]) < b.map.distance(b["M"], b["B"])
    assert b.turn() == {"1 B"}


@pytest.mark.rule("GH-FOCUS-02", "GH-FOCUS-09")
def test_a_hex_that_is_taken_is_no_hex_to_attack_from() -> None:
    full = board("M . m A")
    assert full.focus() == "", "the only hex next to A is a friend's"
    assert full.turn() == {"M -"}
    room = board("M . m . A")
    assert room.turn(move=3) == {"(3, 0) A"}, "but a friend can be passed"


@pytest.mark.rule("GH-FOCUS-03")
def test_the_way_may_be_longer_than_this_turn() -> None:
    b = board("M 1 . . . . A")
    assert b.focus(move=1) == "A"
    assert b.turn(move=1) == {"1 -"}


@pytest.mark.rule("GH-FOCUS-04", "GH-MMOVE-02")
def test_without_an_attack_it_looks_as_for_melee() -> None:
    b = board("A o o M . . B")
    assert b.focus(range=3) == "A", "no step needed, and first in initiative"
    assert b.focus(attack=False) == "B", "the only one it can walk to"


@pytest.mark.rule("GH-FOCUS-05")
def test_with_equal_movement_the_closest() -> None:
    b = board("M . B . A")
    assert b.focus(range=4) == "B", "neither needs a step; A acts first but is farther"


@pytest.mark.rule("GH-FOCUS-05", "GH-LOS-08")
def test_closest_is_not_counted_through_walls() -> None:
    b = board("B . M|A")
    assert b.map.distance(b["M"], b["A"]) == 2
    assert b.focus(range=2) == "A", "two hexes each, and A acts first"
    b = board("B M|A")
    assert b.focus(range=2) == "B", "A touches as well, but is two hexes away"


@pytest.mark.rule("GH-FOCUS-06")
def test_then_the_first_in_initiative_order() -> None:
    row = "A . M . B"
    assert board(row).focus() == "A"
    assert board(row, initiative={"A": 30}).focus() == "B"


@pytest.mark.rule("GH-FOCUS-07")
def test_a_summon_comes_before_its_summoner() -> None:
    assert board("A . M . a").focus() == "a"
    assert (
        board("""
        A . M . b
             .
              B
    """).focus()
        == "A"
    ), "but not before those who act before its summoner"


@pytest.mark.rule("GH-FOCUS-06", "GH-SUMMON-10")
def test_of_two_summons_of_one_character_the_one_summoned_first() -> None:
    b = board("1 . M . 2 . A")
    later, earlier = Enemy(b["1"], 10, b["A"], summoned=2), Enemy(b["2"], 10, b["A"], summoned=1)
    position = replace(b.position(), enemies=(*b.enemies(), later, earlier))
    assert [option.focus for option in monster_turn(position, Card(1, attack=Attack()))] == [b["2"]]
    untold = replace(b.position(), enemies=(*b.enemies(), Enemy(b["1"], 10, b["A"]), Enemy(b["2"], 10, b["A"])))
    assert {option.focus for option in monster_turn(untold, Card(1, attack=Attack()))} == {b["1"], b["2"]}


@pytest.mark.rule("GH-FOCUS-08")
def test_a_long_rest_is_last() -> None:
    assert board("A . M . B", initiative={"A": 99}).focus() == "B"


@pytest.mark.rule("GH-FOCUS-06", "GH-FOCUS-07", "GH-AMBIG-01")
def test_equal_initiatives_are_a_true_tie() -> None:
    tied = board("A . M . B", initiative={"A": 20, "B": 20})
    assert tied.turn(move=1) == {"(1, 0) A", "(3, 0) B"}
    summon = board("A . M . b", initiative={"A": 20, "B": 20})
    assert summon.focus() == "Ab", "a summon goes before its own summoner only"


@pytest.mark.rule("GH-FOCUS-09")
def test_without_any_hex_to_attack_from_it_does_nothing() -> None:
    b = board("M . o . A")
    (option,) = b.options()
    assert (option.focus, option.path, option.attacks) == (None, (b["M"],), ())
    assert option.why == ("GH-FOCUS-09",)


@pytest.mark.rule("GH-FOCUS-10", "GH-ROUGH-01")
def test_movement_is_counted_in_points() -> None:
    b = board("A . ~ M . . . B")
    assert b.focus() == "A", "three points to either; A acts first"
    b = board("A . ~ ~ M . . . B")
    assert b.focus() == "B", "five points to A, three to B"
    assert b.focus(jump=True) == "A"
    assert b.focus(flying=True) == "A"


@pytest.mark.rule("GH-INVIS-01", "GH-INVIS-05")
def test_an_invisible_character_is_no_focus_and_no_target() -> None:
    b = board("X M . . A")
    assert b.turn(move=2) == {"(3, 0) A"}
    assert board("X M").turn() == {"M -"}
    around = ((1, 0), (-1, 0))
    assert board("X M A").turn(area=around) == {"M A"}


@pytest.mark.rule("GH-INVIS-04")
def test_an_invisible_character_stands_in_the_way() -> None:
    assert board("M X . A").focus() == ""
    assert board("M X . A").turn(jump=True, move=2) == {"(2, 0) A"}
    assert board("M X A").focus(jump=True) == "", "not even a jump ends there"
    assert board("M X A").focus(flying=True) == ""
