"""Monster movement, and monsters before traps (pp. 30-31)."""

import pytest
from boards import board


@pytest.mark.rule("GH-MMOVE-01")
def test_without_a_move_on_the_card_it_stays() -> None:
    assert board("M . A").turn(move=None) == {"M -"}
    assert board("M A").turn(move=None) == {"M A"}


@pytest.mark.rule("GH-MMOVE-02")
def test_with_a_move_and_no_attack_it_closes_in() -> None:
    assert board("M . 1 A").turn(attack=False, move=9) == {"1 -"}
    assert board("M . 1 . . A").turn(attack=False, move=2) == {"1 -"}
    assert board("M A").turn(attack=False) == {"M -"}


@pytest.mark.rule("GH-MMOVE-03", "GH-MMOVE-04", "GH-AMBIG-01")
def test_to_the_nearest_hex_next_to_its_focus_and_no_farther() -> None:
    assert board("M . 1 A .").turn(move=9) == {"1 A"}
    around = board("""
         . 1
        M o A
         . 2
    """)
    assert around.turn(move=9) == {"1 A", "2 A"}, "two hexes away either way: the players decide"


@pytest.mark.rule("GH-MMOVE-05", "GH-MMOVE-03")
def test_where_it_hits_most_enemies_its_focus_among_them() -> None:
    b = board("""
         . . B
        M 1 2
           A
    """)
    assert b.turn(move=3, targets=1) == {"1 A"}
    assert b.turn(move=3, targets=2) == {"2 AB"}
    assert b.turn(move=1, targets=2) == {"1 A"}, "as far as it gets"


@pytest.mark.rule("GH-MMOVE-05", "GH-MATK-02")
def test_the_focus_is_never_given_up_for_more_targets() -> None:
    b = board("""
               B
        A 1 M 2
               C
    """)
    assert b.turn(move=3, targets=2) == {"1 A"}, "though from 2 it would hit B and C"


@pytest.mark.rule("GH-MMOVE-06")
def test_a_ranged_attacker_goes_only_into_range() -> None:
    b = board("M 1 2 3 4 A")
    assert b.turn(move=4, range=3) == {"2 A"}
    assert b.turn(move=4, range=5) == {"M A"}


@pytest.mark.rule("GH-MMOVE-07", "GH-ATK-04")
def test_a_ranged_attacker_steps_back_to_lose_disadvantage() -> None:
    b = board("2 1 M A")
    assert b.turn(move=3, range=3) == {"1 A"}, "by the fewest hexes"
    assert b.options(move=3, range=3)[0].disadvantage == ()
    cornered = board("M A")
    (option,) = cornered.options(move=3, range=3)
    assert option.attacks == option.disadvantage == (cornered["A"],)
    assert "GH-ATK-04" in option.why


@pytest.mark.rule("GH-MMOVE-07")
def test_it_does_not_leave_the_range_to_lose_disadvantage() -> None:
    assert board("2 1 M A").turn(move=3, range=1) == {"M A"}


@pytest.mark.rule("GH-MMOVE-08")
def test_losing_disadvantage_on_the_focus_counts_before_more_targets() -> None:
    # Next to A it could shoot both; from 1 only A is in range.
    b = board("1 M A . B")
    assert b.turn(move=1, range=3, targets=2) == {"1 A"}
    assert b.turn(move=0, range=3, targets=2) == {"M AB"}


@pytest.mark.rule("GH-MUDDLE-01", "GH-MMOVE-07")
def test_a_muddled_monster_has_no_reason_to_step_back() -> None:
    b = board("2 1 M A")
    assert b.turn(move=3, range=3, conditions="muddle") == {"M A"}
    assert b.options(move=3, range=3, conditions="muddle")[0].disadvantage == (b["A"],)
    assert b.options(conditions="muddle")[0].disadvantage == (b["A"],), "melee too"


@pytest.mark.rule("GH-ADV-10")
def test_advantage_cancels_disadvantage_but_it_still_steps_back_for_the_better_attack() -> None:
    assert board("M A").options(range=2, conditions="strengthen")[0].disadvantage == ()
    assert board("M A").options(conditions="muddle strengthen")[0].disadvantage == ()
    assert board("2 1 M A").turn(range=3, conditions="strengthen") == {"1 A"}
    assert board("2 1 M A").turn(range=3, conditions="muddle strengthen") == {"M A"}


@pytest.mark.rule("GH-MMOVE-09")
def test_out_of_reach_it_goes_towards_the_hex_it_wants() -> None:
    assert board("M . 1 . . A").turn(move=2) == {"1 -"}
    assert board("M . 1 . . . A").turn(move=2, range=3) == {"1 -"}
    assert board("M 1 m . . A").turn(move=2) == {"1 -"}, "it cannot stop on its friend"
    tied = board("""
         1 .
        M o . . A
         2 .
    """)
    assert tied.turn(move=1) == {"1 -", "2 -"}


@pytest.mark.rule("GH-MMOVE-09", "GH-MMOVE-05")
def test_the_hex_it_wants_is_the_one_for_the_best_attack() -> None:
    b = board("""
         1 . 4 A
        M o o o 3
         2 . . . B
    """)
    assert b.focus(targets=2) == "A"
    assert b.turn(move=1, targets=1) == {"1 -"}
    assert b.turn(move=1, targets=2) == {"2 -"}, "towards 3, where it would hit both"
    assert b.turn(move=3, targets=2) == {"4 A"}, "but an attack now comes before a better one later"


@pytest.mark.rule("GH-MMOVE-11")
def test_near_is_what_is_left_of_the_way() -> None:
    b = board("""
        M 1 o A .
         2 o o . .
        . . . . .
    """)
    assert b.turn(move=1) == {"2 -"}, "1 is closer to A, but the way leads around by 2"


@pytest.mark.rule("GH-MMOVE-11", "GH-MMOVE-09")
def test_it_stays_if_no_step_shortens_the_way() -> None:
    b = board("""
        1 M m m . A
    """)
    assert b.turn(move=2) == {"M -"}


@pytest.mark.rule("GH-MMOVE-02", "GH-MMOVE-09")
def test_of_equally_near_hexes_the_one_on_the_shortest_path() -> None:
    b = board("""
         . . 2 ~
        M . 1 ~ 3 A
    """)
    left = b.mover("M").left([b["3"]])
    assert left[b["1"]].cost == left[b["2"]].cost == 3
    assert b.turn(move=3) == {"1 -"}, "two steps, and 2 is three"


@pytest.mark.rule("GH-MMOVE-12", "GH-AOE-03")
def test_an_area_with_a_grey_hex_is_melee_whatever_the_range() -> None:
    b = board("M 1 . A")
    assert b.turn(move=3, range=3, area=[(1, 0)]) == {"(2, 0) A"}
    assert board("1 M A").turn(move=3, range=3, area=[(1, 0), (2, 0)]) == {"M A"}, "no Disadvantage to shed"


@pytest.mark.rule("GH-IMMOB-01")
def test_an_immobilized_monster_stays_and_attacks_its_focus() -> None:
    assert board("M . A").turn(conditions="immobilize") == {"M -"}
    assert board("M . A").focus(conditions="immobilize") == "A"
    assert board("1 M A").turn(range=3, conditions="immobilize") == {"M A"}


@pytest.mark.rule("GH-DISARM-01", "GH-DISARM-03")
def test_a_disarmed_monster_moves_as_if_it_had_no_attack() -> None:
    b = board("A o o M . 1 B")
    assert b.turn(range=3, conditions="disarm") == {"1 -"}
    assert b.focus(range=3, conditions="disarm") == "B"


@pytest.mark.rule("GH-STUN-01")
def test_a_stunned_monster_does_nothing() -> None:
    (option,) = board("M A").options(conditions="stun")
    assert (option.focus, option.path, option.attacks) == (None, ((0, 0),), ())


@pytest.mark.rule("GH-MTRAP-01", "GH-MTRAP-03")
@pytest.mark.parametrize("danger", ["^", "!"])
def test_a_free_way_is_taken_however_long(danger: str) -> None:
    b = board(f"""
        M {danger} . A
         1 o o .
        . 2 . .
    """)
    assert b.turn(move=2) == {"2 -"}, "though over the danger it could attack now"
    assert "GH-MTRAP-03" in b.options(move=2)[0].why


@pytest.mark.rule("GH-MTRAP-01")
def test_no_trap_is_entered_for_a_better_attack() -> None:
    assert board("^ M A").turn(move=2, range=3) == {"M A"}
    b = board("""
         . . B
        M 1 ^
           A
    """)
    assert b.turn(move=2, targets=2) == {"1 A"}


@pytest.mark.rule("GH-MTRAP-01", "GH-FLY-01")
def test_a_flyer_does_not_care() -> None:
    assert board("M ^ 1 A").turn(move=2, flying=True) == {"1 A"}
    assert board("M ^ A").turn(move=2, flying=True) == {"(1, 0) A"}


@pytest.mark.rule("GH-MTRAP-02")
def test_the_fewest_negative_hexes_if_there_is_no_other_way() -> None:
    assert board("M ^ 1 A").turn(move=2) == {"1 A"}
    assert board("M ^ A").turn(move=1) == {"(1, 0) A"}, "even to stop on it"
    b = board("""
        M ^ ! 1 A
         . o o 2
          . ^ .
    """)
    assert b.turn(move=9) == {"2 A"}, "the longer way has one, the shorter two"
    assert b.turn(move=3) == {"(1, 2) -"}, "onto the trap it has to cross"


@pytest.mark.rule("GH-MTRAP-02")
def test_who_can_be_had_without_a_trap_is_the_focus() -> None:
    assert board("A . ^ M . . . . B").focus() == "B"


@pytest.mark.rule("GH-MTRAP-04", "GH-JUMP-01")
def test_a_jump_passes_over_traps_but_does_not_end_there() -> None:
    assert board("M ^ 1 A").turn(move=2, jump=True) == {"1 A"}
    assert board("M 1 ^ . . A").turn(move=2, jump=True) == {"1 -"}, "as far as it can land unharmed"
    assert board("M ^ A").turn(move=1, jump=True) == {"(1, 0) A"}, "unless there is no other hex ever"


@pytest.mark.rule("GH-JUMP-02", "GH-OBST-02")
def test_a_jump_over_obstacles_and_enemies() -> None:
    assert board("M o 1 A").turn(move=2, jump=True) == {"1 A"}
    assert board("M B 1 A").turn(move=2, targets=2, jump=True) == {"1 AB"}
    assert board("M o A").focus(jump=True) == "", "the obstacle is no place to land"
    assert board("M o A").turn(move=1, flying=True) == {"(1, 0) A"}, "but a flyer stands on it"


@pytest.mark.rule("GH-MMOVE-13")
def test_it_settles_on_a_hex_first_and_then_walks_there() -> None:
    """Both ways around are five points long, one difficult at its beginning, the other at its end."""
    b = board(
        """
         1 2 . 3
        M # # # A
         4 5 . 6
        """,
        difficult="16",
    )
    assert b.turn(move=2) == {"1 -", "5 -"}, "the way over 1 is as good, though it gets it less near this turn"
    assert b.turn(move=1) == {"M -", "4 -"}, "if 3 is chosen it cannot get nearer to it, and stays"


@pytest.mark.rule("GH-MMOVE-14")
def test_it_walks_farther_to_lose_disadvantage_on_another_target() -> None:
    b = board("""
        . . M . .
         . . m . .
        . A . 1 B
         . . 2 . .
    """)
    assert b.focus(move=3, range=2, targets=2) == "A"
    assert b.turn(move=2, range=2, targets=2) == {"1 AB"}, "next to B, since it gets no farther"
    assert b.turn(move=3, range=2, targets=2) == {"2 AB"}


@pytest.mark.rule("GH-MMOVE-14", "GH-MATK-04")
def test_further_targets_are_measured_from_where_it_stood() -> None:
    """From 1 it hits A and one more, both of whom are next to it there: D is nearer to M, C acts first."""
    b = board(
        """
         . A
        M 2 1 C
         o D
        """,
        edges=["2D"],
    )
    assert b.focus(move=2, targets=2) == "A"
    assert b.turn(move=2, targets=2) == {"1 AD"}
    assert "2 A" in b.turn(move=1, targets=2)
