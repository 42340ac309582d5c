"""Line of sight and range (p. 19)."""

import pytest
from boards import board


@pytest.mark.rule("GH-LOS-02")
def test_a_line_from_any_corner_to_any_corner_is_enough() -> None:
    b = board("""
          . 2
         . # .
        1 . .
    """)
    assert b.sees("1") == "2", "beside the wall, by the outer corners"
    around = board("""
         # .
        1 . 2
         # .
    """)
    assert around.sees("1") == "2"


@pytest.mark.rule("GH-LOS-02")
def test_no_line_passes_a_wall_that_closes_the_row() -> None:
    b = board("""
         # #
        1 # 2
         # #
    """)
    assert b.sees("1") == ""


@pytest.mark.rule("GH-LOS-02", "GH-LOS-03")
def test_a_line_that_only_touches_the_corner_of_a_wall_is_blocked() -> None:
    # The line from the top of 1 to the top of 2 passes the wall between them at its very top.
    b = board("""
        1 # 2
    """)
    assert b.sees("1") == ""


@pytest.mark.rule("GH-LOS-02", "GH-LOS-03")
def test_a_line_that_runs_along_a_wall_is_blocked() -> None:
    # Straight down from 1 to 2 there is the side that the two walls share, and every other line crosses one of them.
    b = board("""
         1
        # #
         2
    """)
    assert b.sees("1") == ""
    beside = board("""
         1
        # .
         2
    """)
    assert beside.sees("1") == "2", "free once the right of them is floor"


@pytest.mark.rule("GH-LOS-02", "GH-LOS-03")
def test_a_corner_on_a_wall_serves_for_no_line() -> None:
    passage = """
        1 2 3
    """
    assert board(passage, outside="open").sees("1") == "23"
    assert board(passage, outside="wall").sees("1") == ""
    beside_the_wall = """
        1 2 3
         . . .
    """
    assert board(beside_the_wall, outside="wall").sees("1") == "23"


@pytest.mark.rule("GH-LOS-03", "GH-LOS-07")
def test_a_wall_line_between_two_hexes_parts_them_and_is_closed_at_its_ends() -> None:
    b = board("""
        1|2
    """)
    assert b.sees("1") == "2", "over the open ground above and below the line"
    assert not b.map.adjacent(b["1"], b["2"])
    closed = board("""
         #
        1|2
         #
    """)
    assert closed.sees("1") == ""
    without_line = board("""
         #
        1 2
         #
    """)
    assert without_line.sees("1") == "2"


@pytest.mark.rule("GH-LOS-04", "GH-OBST-03")
def test_figures_and_obstacles_do_not_block_sight() -> None:
    b = board("""
        M o m A B
    """)
    assert b.sees("M") == "AB"
    assert b.turn(move=None, range=3) == {"M A"}


@pytest.mark.rule("GH-LOS-01", "GH-LOS-05")
def test_nobody_is_attacked_out_of_sight() -> None:
    wall_between = """
         # #
        M # A
         # #
         . .
    """
    assert board(wall_between).turn(move=None, range=9) == {"M -"}
    in_a_passage = """
        M A
    """
    assert board(in_a_passage, outside="wall").turn(move=2) == {"M -"}
    assert board(in_a_passage, outside="open").turn(move=2) == {"M A"}


@pytest.mark.rule("GH-LOS-07")
def test_a_figure_behind_a_wall_line_is_not_adjacent() -> None:
    b = board("""
         1
        M|A
    """)
    assert b.turn(move=1) == {"1 A"}, "it has to go around"
    assert b.turn(move=None) == {"M -"}
    assert b.options(move=0, range=2)[0].disadvantage == (), "two hexes away, not adjacent"


@pytest.mark.rule("GH-LOS-08", "GH-LOS-10")
def test_range_is_counted_around_walls() -> None:
    b = board("""
        1 # # 2
         . . .
    """)
    assert b.map.distance(b["1"], b["2"]) == 4, "along the lower row"
    b = board("""
        M|A
         o
    """)
    assert b.map.distance(b["M"], b["A"]) == 2, "obstacles do not matter to range"
    assert b.turn(move=None, range=1) == {"M -"}
    assert b.turn(move=None, range=2) == {"M A"}
    for between in "o^!~mX":
        row = board(f"M {between} . A", outside="open")
        assert row.turn(move=None, range=3) == {"M A"}, between
        assert row.turn(move=None, range=2) == {"M -"}, between


@pytest.mark.rule("GH-LOS-08")
def test_what_cannot_be_reached_around_walls_is_at_no_range() -> None:
    b = board(
        """
        1 # 2
    """,
        outside="wall",
    )
    assert b.map.distance(b["1"], b["2"]) is None


@pytest.mark.rule("GH-LOS-09")
def test_a_closed_door_is_a_wall_to_sight_and_range() -> None:
    room = """
         # #
        1 {} 2
         # #
    """
    closed, opened = (board(room.format(door), outside="open") for door in "+3")
    assert closed.sees("1") == ""
    assert opened.sees("1") == "2", "through the doorway, though not into it: all corners there lie on walls"
    row = "1 {} 2"
    assert board(row.format("+"), outside="wall").map.distance((0, 0), (2, 0)) is None
    assert board(row.format("3"), outside="wall").map.distance((0, 0), (2, 0)) == 2


def test_the_line_found_can_be_drawn() -> None:
    b = board("""
         # .
        1 . 2
    """)
    line = b.map.sight_line(b["1"], b["2"])
    assert line is not None
    back = b.map.sight_line(b["2"], b["1"])
    assert back is not None
    assert (line.start, line.end) == (back.end, back.start)
    assert board("1 # 2").map.sight_line((0, 0), (2, 0)) is None
