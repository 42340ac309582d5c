"""Push and Pull (p. 22)."""

import pytest
from boards import Board, board
from table import Table

from taverna.games.gloomhaven.records.abilities import Shove, Whom
from taverna.games.gloomhaven.rules import perform
from taverna.hexgrid import pulls, pushes


def ends(b: Board, act: object, length: int, flying: bool = False, into: bool = False) -> set[str]:
    """Where M can push or pull A to, as the names along each path."""
    paths = act(  # type: ignore[operator]
        b.map,
        b["M"],
        b["A"],
        length,
        friends=b.at("".join(n for n in b.named if n in "BCD")),
        foes=b.hexes("m"),
        obstacles=b.terrain.obstacles,
        flying=flying,
        into=into,
    )
    return {"".join(b.names([at]) or "." for at in path[1:]) for path in paths}


@pytest.mark.rule("GH-PUSH-01")
def test_every_step_of_a_push_leads_farther_away() -> None:
    b = board("""
         1 2 .
        M A 3 4
         5 6 .
    """)
    assert ends(b, pushes, 1) == {"2", "3", "6"}
    assert all(path[-1] != "5" for path in ends(b, pushes, 2))


@pytest.mark.rule("GH-PULL-01")
def test_every_step_of_a_pull_leads_closer() -> None:
    b = board("""
         1 2 3
        M 4 5 A
    """)
    assert ends(b, pulls, 1) == {"5"}, "3 is as far from M as A is"
    assert ends(b, pulls, 2) == {"54"}, "and 2 as far as 5"


@pytest.mark.rule("GH-PULL-02", "GH-PUSH-02")
def test_forced_movement_ends_where_nothing_is_left_to_go() -> None:
    assert ends(board("M 1 2 A"), pulls, 9) == {"21"}, "up to the attacker, not onto it"
    assert ends(board("M A 1 2"), pushes, 9) == {"12"}
    assert ends(board("M A"), pushes, 2) == {""}


@pytest.mark.rule("GH-PUSH-03", "GH-PULL-03", "GH-PUSH-05")
def test_through_its_own_allies_but_not_through_its_enemies() -> None:
    assert ends(board("M A B 1"), pushes, 2) == {"B1"}
    assert ends(board("M A B 1"), pushes, 1) == {""}, "it cannot end on its ally"
    assert ends(board("M A m 1"), pushes, 2) == {""}
    assert ends(board("M 1 B A"), pulls, 2) == {"B1"}
    assert ends(board("M 1 m A"), pulls, 2) == {""}


@pytest.mark.rule("GH-PUSH-04")
def test_difficult_terrain_does_not_slow_it() -> None:
    assert ends(board("M A 1 2", difficult="12"), pushes, 2) == {"12"}


@pytest.mark.rule("GH-PUSH-05", "GH-DOOR-06")
def test_not_into_obstacles_walls_and_closed_doors() -> None:
    for blocked in ("M A o 1", "M A # 1", "M A|. 1", "M A + 1"):
        assert ends(board(blocked), pushes, 2) == {""}, blocked


@pytest.mark.rule("GH-FLY-03", "GH-PUSH-05")
def test_a_flying_target_passes_obstacles_and_figures() -> None:
    assert ends(board("M A 1 m 2", obstacles="1"), pushes, 1, flying=True) == {"1"}
    assert ends(board("M A 1 m 2"), pushes, 3, flying=True) == {"1.2"}
    assert ends(board("M A 1 m"), pushes, 2, flying=True) == {"1"}, "it ends where no figure is"
    assert ends(board("M A # 1"), pushes, 2, flying=True) == {""}


@pytest.mark.rule("GH-PUSH-06")
def test_the_whole_length_unless_blocked_and_the_blocked_direction_may_be_chosen() -> None:
    b = board("""
           1
        M A 2 3
    """)
    assert ends(b, pushes, 2) == {"1", "23"}


@pytest.mark.rule("GH-PUSH-06")
def test_it_may_be_directed_into_what_blocks_it_though_another_way_is_free() -> None:
    for thing in "om#+":
        b = board(f"""
               . . {thing} .
            . M A 1 2 .
               . . . .
        """)
        assert ends(b, pushes, 2, into=True) >= {"1", "12"}, thing
        assert "1" not in ends(b, pushes, 2)
    open_floor = board("""
         . . . . .
        . M A 1 2 .
         . . . . .
    """)
    assert "1" not in ends(open_floor, pushes, 2, into=True), "nothing is in the way of a second hex"
    ally = board("""
         . . . B .
        . M A 1 2 .
         . . . . .
    """)
    assert "1" in ends(ally, pushes, 2, into=True), "it cannot end on its ally"
    assert "1" not in ends(ally, pushes, 3, into=True), "but it can pass it"


@pytest.mark.rule("GH-PUSH-06", "GH-PULL-02")
def test_a_pull_into_what_blocks_it() -> None:
    b = board("""
         . . o . .
        M . 1 2 3 A
         . . . . .
    """)
    assert "32" not in ends(b, pulls, 3, into=True), "nothing blocks it there"
    b = board("""
           . o . A
          . . 1 .
         M . . .
    """)
    assert ends(b, pulls, 2, into=True) - ends(b, pulls, 2)


@pytest.mark.rule("GH-PUSH-01", "GH-LOS-08")
def test_farther_is_counted_around_walls() -> None:
    parted = board("""
        M|1
         A
    """)
    assert ends(parted, pushes, 1) == {"1"}, "two hexes from M, as the wall is between them"
    together = board("""
        M 1
         A
    """)
    assert ends(together, pushes, 1) == {""}


@pytest.mark.rule("GH-PUSH-06")
def test_a_player_directs_a_push_into_an_obstacle_and_it_ends_there() -> None:
    t = Table("brute", {"a": (1, 0)}, obstacles=[(3, 0)])
    t.act("h0", Shove(value=2), answers=["a", ("to", 2, 0)])
    assert t.at("a") == (2, 0)
    free = Table("brute", {"a": (1, 0)}).act("h0", Shove(value=2), answers=["a", ("to", 3, 0)])
    assert ("to", 2, 0) not in free.offered[-1], "nothing blocks the second hex: it is moved the whole way"


@pytest.mark.rule("GH-PUSH-06", "GH-EFFECT-05")
def test_a_monster_pushes_the_whole_way_where_it_can() -> None:
    t = Table("brute", {"a": (-1, 0)}, obstacles=[(2, 0)])
    t.g.figures["h0"].at = (0, 0)
    flow = perform.action(t.g, "a", (Shove(value=2, whom=Whom(count="all", range=1)),))
    asked = flow.send(None)
    offered = next(iter(asked.asks.values())).made().values()
    assert all(max(abs(q + 1), abs(r), abs(q + 1 + r)) == 3 for _, q, r in offered)
