"""Moving, jumping, flying, and what lies on the floor (pp. 14, 19)."""

import pytest
from boards import board


@pytest.mark.rule("GH-MOVE-01")
def test_a_figure_spends_up_to_its_movement_points() -> None:
    b = board("M 1 2 3 4")
    assert b.costs("M", 3) == {"M": 0, "1": 1, "2": 2, "3": 3}


@pytest.mark.rule("GH-MOVE-02", "GH-MOVE-04")
def test_through_allies_but_not_through_enemies_and_onto_neither() -> None:
    assert board("M m 1").costs("M", 5) == {"M": 0, "1": 2}
    assert board("M A 1").costs("M", 5) == {"M": 0}
    assert board("A B 1").costs("A", 5) == {"A": 0, "1": 2}
    assert board("A m 1").costs("A", 5) == {"A": 0}
    assert board("A a 1").costs("A", 5) == {"A": 0, "1": 2}, "a summon is an ally"
    assert board("M a 1").costs("M", 5) == {"M": 0}


@pytest.mark.rule("GH-OBST-01", "GH-MOVE-02")
def test_not_through_obstacles() -> None:
    assert board("M o 1").costs("M", 5) == {"M": 0}


@pytest.mark.rule("GH-MOVE-05")
@pytest.mark.parametrize("manner", ["walk", "jump", "fly"])
def test_nobody_moves_through_a_wall(manner: str) -> None:
    assert board("M # 1").costs("M", 9, manner) == {"M": 0}
    assert board("M|1").costs("M", 9, manner) == {"M": 0}
    assert board("""
         1
        M|2
    """).costs("M", 9, manner) == {"M": 0, "1": 1, "2": 2}


@pytest.mark.rule("GH-MOVE-03", "GH-TRAP-01", "GH-HAZ-01")
def test_each_trap_and_hazard_entered_on_foot_counts() -> None:
    b = board("M ^ ! ! 1")
    way = b.mover("M").reach(b["M"], 4)[b["1"]]
    assert (way.cost, way.traps, way.hazards) == (4, 1, 2)


def test_traps_are_shunned_as_far_as_the_points_allow() -> None:
    b = board("""
        M ^ 1 2
         . .
    """)
    by_points = {points: b.mover("M").reach(b["M"], points) for points in (2, 3)}
    assert by_points[2][b["1"]][:3] == (1, 2, 1)
    assert by_points[3][b["1"]][:3] == (0, 3, 0)
    assert by_points[3][b["2"]][:3] == (1, 3, 1), "2 is out of reach without the trap, though 1 is not"


@pytest.mark.rule("GH-HAZ-04")
def test_leaving_a_hazard_counts_for_nothing() -> None:
    b = board("M 1", hazards="M")
    assert b.mover("M").reach(b["M"], 1)[b["1"]].hazards == 0
    assert b.mover("M").reach(b["M"], 1)[b["M"]].hazards == 0


@pytest.mark.rule("GH-ROUGH-01", "GH-MOVE-01")
def test_difficult_terrain_costs_two() -> None:
    assert board("M 1 2 3", difficult="2").costs("M", 3) == {"M": 0, "1": 1, "2": 3}


@pytest.mark.rule("GH-ROUGH-02", "GH-JUMP-02")
def test_a_jump_pays_for_difficult_terrain_only_where_it_lands() -> None:
    b = board("M 1 2 3", difficult="12")
    assert b.costs("M", 3, "jump") == {"M": 0, "1": 2, "2": 3, "3": 3}


@pytest.mark.rule("GH-JUMP-01", "GH-JUMP-02", "GH-OBST-02", "GH-TRAP-02", "GH-HAZ-02")
def test_a_jump_passes_everything_and_lands_like_a_walk() -> None:
    b = board("M 1 A m 2 3", obstacles="1", traps="2")
    assert b.costs("M", 9, "jump") == {"M": 0, "2": 4, "3": 5}
    ways = b.mover("M", "jump").reach(b["M"], 9)
    assert ways[b["2"]].traps == 1, "the landing springs the trap"
    assert ways[b["3"]].traps == 0, "flown over"
    hazard = board("M ! 1", hazards="1")
    assert hazard.mover("M", "jump").reach(hazard["M"])[hazard["1"]].hazards == 1


@pytest.mark.rule("GH-FLY-01", "GH-FLY-02", "GH-OBST-02", "GH-ROUGH-02", "GH-TRAP-02", "GH-HAZ-02")
def test_a_flyer_ignores_all_but_other_figures_where_it_ends() -> None:
    b = board("M 1 A m 2 3 4", obstacles="1", traps="2", hazards="3", difficult="4")
    assert b.costs("M", 9, "fly") == {"M": 0, "1": 1, "2": 4, "3": 5, "4": 6}
    assert all(way.negatives == way.traps == way.hazards == 0 for way in b.mover("M", "fly").reach(b["M"]).values())


@pytest.mark.rule("GH-DOOR-04", "GH-DOOR-05")
@pytest.mark.parametrize("manner", ["walk", "jump", "fly"])
def test_a_closed_door_stops_monsters_and_summons_but_no_character(manner: str) -> None:
    assert board("A + 1").costs("A", 3, manner) == {"A": 0, "1": 2}
    assert board("M + 1").costs("M", 3, manner) == {"M": 0}
    assert board("a + 1").costs("a", 3, manner) == {"a": 0}


@pytest.mark.rule("GH-DOOR-05", "GH-DOOR-07")
def test_a_monster_finds_no_focus_behind_a_closed_door_and_one_behind_an_open_door() -> None:
    rooms = """
        . . # . A
         M . {} . .
        . . # . .
    """
    assert board(rooms.format("+"), outside="wall").focus() == ""
    assert board(rooms.format("."), outside="wall").focus() == "A"


@pytest.mark.rule("GH-INVIS-02")
def test_an_invisible_figure_is_an_ally_to_its_allies() -> None:
    assert board("A X 1").costs("A", 2) == {"A": 0, "1": 2}


def test_the_path_is_a_least_way() -> None:
    b = board("""
        M ^ 1
         . . .
        . . .
    """)
    path = b.mover("M").path(b["M"], b["1"])
    assert path[0] == b["M"] and path[-1] == b["1"] and len(path) == 4
    with pytest.raises(ValueError, match="no way"):
        board("M # 1").mover("M").path((0, 0), (2, 0))
