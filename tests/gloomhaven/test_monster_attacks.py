"""Whom a monster attacks (pp. 21, 31)."""

import pytest
from boards import board


@pytest.mark.rule("GH-MATK-01", "GH-MATK-02")
def test_it_attacks_its_focus_if_the_card_has_an_attack() -> None:
    assert board("M A").turn() == {"M A"}
    assert board("M A").turn(attack=False) == {"M -"}


@pytest.mark.rule("GH-MATK-03", "GH-TARGET-01", "GH-TARGET-02")
def test_as_many_others_as_possible_each_once() -> None:
    b = board("A M B")
    assert b.turn(targets=1) == {"M A"}
    assert b.turn(targets=2) == {"M AB"}
    assert b.turn(targets=5) == {"M AB"}


@pytest.mark.rule("GH-TARGET-03", "GH-AOE-08")
def test_allies_are_never_attacked() -> None:
    assert board("m M A").turn(targets=2) == {"M A"}
    assert board("M m A").turn(move=None, area=[(1, 0), (2, 0)]) == {"M A"}


@pytest.mark.rule("GH-MATK-04", "GH-FOCUS-05", "GH-FOCUS-06")
def test_further_targets_follow_the_order_of_the_focus() -> None:
    assert board("C B M A D").turn(move=None, range=3, targets=2) == {"M AB"}
    assert board("C B M A D").turn(move=None, range=3, targets=3) == {"M ABC"}
    assert board("C . M A . B").turn(move=None, range=4, targets=2) == {"M AC"}, "C is closer than B"
    assert board("C . M A B").turn(move=None, range=4, targets=2) == {"M AB"}, "as close, and B acts first"


@pytest.mark.rule("GH-MATK-04", "GH-AMBIG-01")
def test_tied_further_targets_are_for_the_players_to_choose() -> None:
    b = board("B . M A C", initiative={"A": 1, "B": 20, "C": 20})
    assert b.turn(move=None, range=2, targets=2) == {"M AB", "M AC"}
    assert all("GH-AMBIG-01" in option.why for option in b.options(move=None, range=2, targets=2))


@pytest.mark.rule("GH-ADV-11", "GH-ATK-04")
def test_disadvantage_is_for_the_adjacent_target_only() -> None:
    b = board("M A B")
    (option,) = b.options(move=None, range=2, targets=2)
    assert option.attacks == (b["A"], b["B"])
    assert option.disadvantage == (b["A"],)


LINE = [(1, 0), (2, 0)]
HOOK = [(1, 0), (2, -1)]
TRIANGLE = [(0, 0), (1, 0), (0, 1)]


@pytest.mark.rule("GH-AOE-01", "GH-AOE-04")
def test_any_rotation_of_the_pattern() -> None:
    for drawing in (
        "M A B",
        "B A M",
        """
        M
         A
          B
    """,
        """
          B
         A
        M
    """,
    ):
        assert board(drawing).turn(move=None, area=LINE) == {"M AB"}


@pytest.mark.rule("GH-AOE-09")
def test_the_mirror_image_too() -> None:
    left, right = (
        """
        M A
         . B
    """,
        """
           B
        M A
    """,
    )
    assert board(left).turn(move=None, area=HOOK) == board(right).turn(move=None, area=HOOK) == {"M AB"}


@pytest.mark.rule("GH-AOE-04")
def test_who_stands_beside_the_pattern_is_not_affected() -> None:
    b = board("""
         D
        M A B C
    """)
    assert b.turn(move=None, area=LINE) == {"M AB"}


@pytest.mark.rule("GH-AOE-07")
def test_a_melee_area_hits_what_its_pattern_reaches() -> None:
    b = board("M . A")
    assert b.turn(move=2, area=LINE) == {"M A"}
    assert b.turn(move=2, area=[(1, 0)]) == {"(1, 0) A"}


@pytest.mark.rule("GH-AOE-06")
def test_only_enemies_in_sight() -> None:
    b = board("M # A")
    assert b.turn(move=None, area=LINE) == {"M -"}
    assert b.turn(move=None, range=3, area=TRIANGLE, area_from_self=False) == {"M -"}


@pytest.mark.rule("GH-AOE-05", "GH-EX-08")
def test_one_hex_of_a_ranged_area_in_range_is_enough() -> None:
    b = board("M . . . A")
    assert b.turn(move=None, range=3, area=TRIANGLE, area_from_self=False) == {"M A"}, "from the empty hex before A"
    assert b.turn(move=None, range=2, area=TRIANGLE, area_from_self=False) == {"M -"}
    group = board("""
        M . . A B
               C
    """)
    assert group.turn(move=None, range=3, area=TRIANGLE, area_from_self=False) == {"M ABC"}


@pytest.mark.rule("GH-AOE-10")
def test_the_hex_in_range_may_be_wall() -> None:
    b = board(
        """
         1 A
        M 2
    """,
        outside="wall",
    )
    apart = [(0, 0), (2, 0)]
    assert b.turn(move=None, range=1, area=apart, area_from_self=False) == {"M A"}, "one hex on A, one in a wall"
    assert b.turn(move=None, range=1) == {"M -"}, "A itself is out of range"


@pytest.mark.rule("GH-AOE-03", "GH-EX-09")
def test_an_area_around_itself_is_melee() -> None:
    b = board("""
         A B
        . M C
    """)
    for range in (0, 3):
        (option,) = b.options(move=2, range=range, area=[(1, 0), (1, -1), (0, -1)])
        assert (option.move, b.names(option.attacks)) == (b["M"], "ABC")
        assert option.disadvantage == (), "whatever range the monster has"
    assert board("M . A").turn(move=None, range=3, area=[(1, 0)]) == {"M -"}, "the pattern lies next to it, not afar"


@pytest.mark.rule("GH-AOE-05", "GH-TARGET-01")
def test_an_area_and_further_targets() -> None:
    b = board("C . M A B")
    assert b.turn(move=None, area=LINE) == {"M AB"}
    near = board("C M A B")
    assert near.turn(move=None, area=LINE, targets=2) == {"M ABC"}
    assert near.turn(move=None, area=[(1, 0)], targets=2) == {"M AC"}


@pytest.mark.rule("GH-AOE-03", "GH-MMOVE-12", "GH-ADDT-01")
def test_further_targets_of_an_area_around_itself_are_adjacent_whatever_the_range() -> None:
    assert board("B . M A").turn(move=None, range=3, area=[(1, 0)], targets=2) == {"M A"}
    assert board("B M A").turn(move=None, range=3, area=[(1, 0)], targets=2) == {"M AB"}


@pytest.mark.rule("GH-MATK-03", "GH-MATK-02")
def test_the_focus_may_be_the_further_target_if_the_area_then_catches_more() -> None:
    b = board("A M B C")
    assert b.turn(move=None, area=LINE, targets=2) == {"M ABC"}
    assert b.turn(move=None, area=LINE, targets=1) == {"M A"}, "but without it the focus comes first"


@pytest.mark.rule("GH-MATK-04", "GH-AMBIG-01")
def test_of_equal_placements_the_one_over_the_next_in_order() -> None:
    # Two hexes in a row, one of them the focus: B is closer to the monster than C.
    row = board("""
           C
        M . A
           B
    """)
    pair = [(0, 0), (1, 0)]
    assert row.map.distance(row["M"], row["B"]) == row.map.distance(row["M"], row["C"])
    assert row.turn(move=None, range=2, area=pair, area_from_self=False) == {"M AB"}
    tie = board(
        """
           C
        M . A
           B
    """,
        initiative={"B": 30, "C": 30},
    )
    assert tie.turn(move=None, range=2, area=pair, area_from_self=False) == {"M AB", "M AC"}


def test_options_with_the_same_stop_and_targets_are_one() -> None:
    b = board("A M B", initiative={"A": 20, "B": 20})
    assert len(b.options(targets=2)) == 1
