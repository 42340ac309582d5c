"""The pictured examples of the monster rules, rebuilt as boards. A is the Brute, B the Tinkerer."""

import pytest
from boards import board


@pytest.mark.rule("GH-EX-15", "GH-FOCUS-02")
def test_fewer_steps_before_nearness() -> None:
    b = board("""
          . .
         1 o .
          A o M . 2 B
    """)
    ways = b.position().mover(jump=False).reach(b["M"])
    next_to = {name: min(ways[a].cost for a in b.map.steps[b[name]] if a in ways) for name in "AB"}
    assert next_to == {"A": 4, "B": 2}
    assert b.map.distance(b["M"], b["A"]) < b.map.distance(b["M"], b["B"])
    assert b.focus() == "B"


@pytest.mark.rule("GH-EX-16", "GH-MMOVE-03", "GH-MMOVE-04", "GH-MMOVE-05", "GH-MMOVE-06")
def test_as_far_as_the_attack_asks() -> None:
    b = board("""
          . B .
         . 2 3 C
        M 1 A .
    """)
    assert b.focus() == "A"
    assert b.turn(move=3, range=2) == {"M A"}
    assert b.turn(move=3) == {"1 A"}
    assert b.turn(move=3, targets=2) == {"2 AB"}
    assert b.turn(move=3, targets=3) == {"3 ABC"}
    assert b.turn(move=3, targets=4) == {"3 ABC"}


@pytest.mark.rule("GH-EX-17", "GH-MTRAP-01", "GH-MTRAP-02")
def test_traps_are_obstacles_while_anyone_else_can_be_the_focus() -> None:
    assert board("B 1 ^ M . . . . A").focus() == "A"
    assert board("B 1 ^ M . . . . .").turn(move=3) == {"1 B"}


@pytest.mark.rule("GH-EX-18", "GH-MTRAP-01", "GH-MTRAP-03", "GH-MMOVE-06", "GH-MMOVE-09")
def test_the_archer_before_the_trap() -> None:
    b = board("""
        2 M ^ . . A
           m 1
    """)
    assert b.turn(move=2, range=3) == {"1 A"}
    assert b.turn(move=1, range=3) == {"M -"}
