"""Rules of single scenarios that come with doors that fall, rounds that pass and plates that are held."""

from __future__ import annotations

import pytest
from evenings import begins_round, ends_round, enter, of, open_all, over

from taverna.games.gloomhaven.rules import damage, facts, rooms
from taverna.games.gloomhaven.state import Table


@pytest.mark.rule("GH-PIECE-07", "GH-PIECE-09")
@pytest.mark.parametrize("door", ["1", "2"])
def test_29_each_gate_that_falls_opens_its_door(door: str) -> None:
    stage = enter(29)
    g = stage.g
    board = g.content.board(g)
    for room in board.rooms:
        if not of(stage, f"gate-{door}") and room not in g.rooms:
            stage.run_first(rooms.reveal(g, room))
    stage.run_first(damage.kill(g, of(stage, f"gate-{door}")[0], "h0"))
    assert board.door_ids[door] in g.opened


@pytest.mark.rule("GH-PIECE-13", "GH-SPAWN-02")
@pytest.mark.parametrize(
    ("seats", "odd", "even"), [(2, "normal", "normal"), (3, "normal", "elite"), (4, "elite", "elite")]
)
def test_31_demons_come_out_of_the_dark_by_turns(seats: int, odd: str, even: str) -> None:
    stage = enter(31, seats)
    g = stage.g
    ends_round(stage, 1)
    assert not [f for f in stage.monsters("night-demon") if f.spawned]  # the room is not revealed
    open_all(stage)
    stage.run_first(rooms.reveal(g, "l2a"))
    stage.kill(*(f.id for f in stage.monsters()))
    for number, rank in ((1, odd), (2, even)):
        ends_round(stage, number)
        (come,) = stage.monsters("night-demon")
        assert come.rank == rank and come.spawned
        stage.kill(come.id)


@pytest.mark.rule("GH-PIECE-01", "GH-PIECE-13")
def test_33_ice_comes_once_when_nothing_is_left_to_loot() -> None:
    stage = open_all(enter(33, 4))
    g = stage.g
    assert "goal" in g.treasures.values()
    for room in g.content.board(g).rooms:
        if room not in g.rooms:
            stage.run_first(rooms.reveal(g, room))
    stage.kill(*(f.id for f in stage.monsters("savvas-icestorm")))
    ends_round(stage, 1)
    assert not stage.monsters("savvas-icestorm")
    g.looted += ["goal"] * 4
    for number in (2, 3):
        ends_round(stage, number)
        assert [f.rank for f in stage.monsters("savvas-icestorm")] == ["elite"]


@pytest.mark.rule("GH-PIECE-31")
@pytest.mark.parametrize(("number", "lost"), [(6, 0), (7, 2)])
def test_60_from_the_seventh_round_on_everyone_chokes(number: int, lost: int) -> None:
    stage = enter(60)
    before = {f.id: f.hp for f in stage.g.figures.values()}
    begins_round(stage, number)
    assert all(stage.g.figures[id].hp == hp - lost for id, hp in before.items() if id in stage.g.figures)


@pytest.mark.rule("GH-PIECE-07", "GH-PIECE-08")
@pytest.mark.parametrize(
    ("number", "door", "letter", "room"), [(66, "3", "c", "d1a"), (66, "4", "d", "d2a"), (67, "2", "a", "")]
)
def test_a_door_shuts_behind_whoever_lets_go_of_its_plate(number: int, door: str, letter: str, room: str) -> None:
    stage = enter(number)
    g = stage.g
    for hidden in g.content.board(g).rooms:
        if letter not in g.spots:
            stage.run_first(rooms.reveal(g, hidden))
    at = g.content.board(g).door_ids[door]
    stage.move("h0", g.spots[letter][0])
    over(stage, "h0")
    assert at in g.opened
    stage.move("h0", g.content.scenario(g).start[0])
    over(stage, "h0")
    assert at not in g.opened and at in g.locked


@pytest.mark.rule("GH-PIECE-43")
def test_85_the_suns_blessing_makes_light(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = enter(85)
    stage.g.elements["dark"] = 2
    begins_round(stage, 1)
    assert stage.g.elements["dark"] == 2
    whole = facts.holds

    def blessed(g: Table, test: str, cause: str = "") -> bool:
        return test == "achieved('sun-blessed')" or whole(g, test, cause)

    monkeypatch.setattr("taverna.games.gloomhaven.rules.pieces.holds", blessed)
    begins_round(stage, 2)
    assert (stage.g.elements["light"], stage.g.elements["dark"]) == (2, 0)
