"""Each scenario is won by its own rule, one step before and one step after; and lost by its own."""

from __future__ import annotations

import os
from typing import Any

import pytest
from evenings import enter
from stage import Stage, printed

import taverna
from taverna.games.gloomhaven.records.abilities import Loot, Special
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.rules import damage, figures, land, loot, moments, monster_turns, pieces, rooms
from taverna.games.gloomhaven.rules import round as rounds
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import key, unkey
from taverna.games.gloomhaven.words import choice, gains
from taverna.hexgrid import Hex

NUMBERS = sorted(s.number for s in printed().scenarios.values() if s.id != DUNGEON)
FULL = bool(os.environ.get("TAVERNA_FULL"))
KILL_ALL = [1, 4, 5, 10, 13, 14, 16, 17, 18, 28, 63, 64, 93]
OTHER_LOSS = [19, 25, 27, 33, 37, 38, 41, 44, 52, 54, 56, 60, 68, 71, 74, 77, 78, 79, 80, 84, 86, 90, 92]
NOBODY_MAY_FALL = [25, 33, 37, 52, 54, 60, 71, 80, 90]
"""Where one who becomes exhausted before the exit, or on one side of an altar, has lost it for all."""


def open_doors(stage: Stage, *wanted: str) -> Stage:
    """Doors into these rooms are opened, or all there are."""
    board = stage.g.content.board(stage.g)
    for at, door in board.doors.items():
        if not wanted or any(room in wanted for room in door.between if room not in stage.g.rooms):
            stage.run_first(rooms.open_door(stage.g, at, "h0"))
    return stage


def enemies(stage: Stage) -> list[str]:
    return [f.id for f in stage.monsters() if f.force != "party"]


def kill(stage: Stage, *ids: str) -> Stage:
    for id in ids:
        stage.run_first(damage.kill(stage.g, id))
    return stage


def kill_type(stage: Stage, what: str) -> Stage:
    return kill(stage, *(f.id for f in stage.monsters(what)))


def loot_tile(stage: Stage, at: Hex, who: str = "h0") -> None:
    """The character stands there and performs Loot 1."""
    stage.g.figures[who].at = at
    ability = Loot(range=1)
    stage.run_first(gains.pick_up(stage.g, Action(who, 0), ability, 1))


def goal_tiles(stage: Stage) -> list[Hex]:
    return [unkey(at) for at, holds in stage.g.treasures.items() if holds == "goal"]


def won(stage: Stage) -> None:
    """Decided, and so it ends: the round is played out first."""
    assert stage.g.finished == "success"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory"
    assert stage.result.winners == [mat.seat for mat in stage.g.characters]


# -- played at random ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-GAME-01", "GH-FINISH-02")
@pytest.mark.parametrize("scenario", [*map(str, NUMBERS), DUNGEON])
def test_random_parties_come_to_an_end(scenario: str) -> None:
    number = int(scenario) if scenario.isdigit() else 0
    for seats in (2, 3, 4) if number <= 20 or FULL else (2 + number % 3,):
        table = taverna.new("gloomhaven", seats=seats, seed=seats, options={"scenario": scenario, "level": seats - 2})
        table.playout(seats)
        assert table.over and table.result is not None and table.result["outcome"] in ("victory", "defeat")


# -- kill all enemies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PAGE-03", "GH-FINISH-01", "GH-FINISH-02")
@pytest.mark.parametrize("number", KILL_ALL)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_won_by_killing_everyone(number: int, seats: int) -> None:
    stage = enter(number, seats)
    kill(stage, *enemies(stage))
    assert stage.g.finished is None  # other rooms are still hidden
    last = enemies(open_doors(stage))
    kill(stage, *last[1:])
    assert stage.g.finished is None
    won(kill(stage, last[0]))


# -- goals of their own ----------------------------------------------------------------------------------------------


def test_2_the_bandit_commander_and_all_who_are_revealed() -> None:
    stage = open_doors(enter(2), "m1a")
    kill_type(stage, "bandit-commander")
    assert stage.g.finished is None
    kill(stage, *enemies(stage))
    assert "a1a" not in stage.g.rooms  # side rooms may stay shut
    won(stage)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_five_enemies_for_each_character(seats: int) -> None:
    stage = enter(3, seats)
    kill(stage, *enemies(stage))
    stage.run_first(pieces.round_begins(stage.g, moments.RoundBegins()))  # one more guard, with 3 or 4 characters
    assert len(enemies(stage)) == (0 if seats == 2 else 1)
    hidden = [room.id for room in printed().scenarios["inox-encampment"].rooms[1:]]
    while stage.g.kills < 5 * seats - 1:
        if len(enemies(stage)) < 2:
            open_doors(stage, hidden.pop(0))
        kill(stage, enemies(stage)[0])
    assert stage.g.finished is None and enemies(stage)
    won(kill(stage, enemies(stage)[0]))


def test_6_the_last_room_and_all_who_are_revealed() -> None:
    stage = enter(6)
    assert [mat.deck.count("curse") for mat in stage.g.characters] == [3, 3]
    open_doors(stage, "k2b")
    kill(stage, *enemies(stage))
    assert stage.g.finished is None
    stage.run_first(rooms.open_door(stage.g, (8, -1), "h0"))
    kill(stage, *enemies(stage)[1:])
    assert stage.g.finished is None and "k1a" not in stage.g.rooms
    won(kill(stage, enemies(stage)[0]))


def test_7_five_goal_tiles() -> None:
    stage = open_doors(enter(7))
    tiles = goal_tiles(stage)
    assert len(tiles) == 5
    for at in tiles[1:]:
        loot_tile(stage, at)
    assert stage.g.finished is None and enemies(stage)
    loot_tile(stage, tiles[0])
    won(stage)


@pytest.mark.rule("GH-LOOT-07")
def test_7_goal_tiles_are_not_looted_at_the_end_of_a_turn() -> None:
    stage = enter(7)
    at = goal_tiles(stage)[0]
    stage.move("h0", at)
    stage.g.money[key(at)] = 2
    stage.run(loot.end_of_turn(stage.g, "h0"))
    assert goal_tiles(stage) == [at] and stage.g.characters[0].money == 2 and not stage.g.looted
    stage = open_doors(enter(9))
    at = goal_tiles(stage)[0]
    stage.run(loot.end_of_turn(stage.move("h0", at).g, "h0"))
    assert not goal_tiles(stage) and stage.g.looted == ["goal"]  # elsewhere they are


def test_8_both_bodyguards() -> None:
    stage = open_doors(enter(8))
    first, second = stage.monsters("inox-bodyguard")
    kill(stage, first.id)
    assert stage.g.finished is None and len(enemies(stage)) > 1
    won(kill(stage, second.id))


@pytest.mark.parametrize("tile_first", [True, False])
def test_9_the_overseer_and_the_tile(tile_first: bool) -> None:
    stage = open_doors(enter(9))
    at = goal_tiles(stage)[0]
    if tile_first:
        loot_tile(stage, at)
    else:
        kill_type(stage, "merciless-overseer")
    assert stage.g.finished is None
    if tile_first:
        kill_type(stage, "merciless-overseer")
    else:
        loot_tile(stage, at)
    won(stage)


def test_11_the_captain_of_the_guard() -> None:
    stage = open_doors(enter(11))
    left = [id for id in enemies(stage) if stage.g.figures[id].what != "captain-of-the-guard"]
    kill(stage, *left)
    assert stage.g.finished is None
    won(kill_type(stage, "captain-of-the-guard"))


@pytest.mark.parametrize("number", [12, 20])
def test_12_and_20_jekserah(number: int) -> None:
    stage = open_doors(enter(number))
    kill_type(stage, "cultist")
    assert stage.g.finished is None
    won(kill_type(stage, "jekserah"))
    assert len(enemies(stage)) > 0


def test_15_the_tile_behind_the_plates() -> None:
    stage = open_doors(enter(15))
    kill(stage, *enemies(stage))
    assert stage.g.finished is None
    loot_tile(stage, goal_tiles(stage)[0])
    won(stage)


def test_19_hail_beside_the_altar() -> None:
    stage = open_doors(enter(19))
    kill(stage, *enemies(stage))
    assert stage.g.finished is None
    hail = next(f for f in stage.g.figures.values() if f.what == "hail")
    hail.at = (-3, -7)  # in the door, four hexes from the altar
    walk(stage, hail.id)
    assert stage.g.finished is None and land.ground(stage.g).distance(hail.at, (-1, -11)) == 2
    walk(stage, hail.id)
    won(stage)


def walk(stage: Stage, id: str) -> None:
    """The figure takes its turn, and nobody else."""
    for figure in stage.g.figures.values():
        figure.acted = figure.id != id
    phase, stage.g.phase = stage.g.phase, "turns"
    stage.run_first(rounds.act(stage.g))
    stage.g.phase = phase


# -- lost ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-EXHAUST-06", "GH-FINISH-01")
@pytest.mark.parametrize("number", NUMBERS)
def test_lost_when_all_are_exhausted(number: int) -> None:
    stage = enter(number, 3)
    for mat in stage.g.characters:
        assert stage.g.finished is None or number in NOBODY_MAY_FALL
        stage.run_first(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat" and stage.result.winners == []


def test_a_random_dungeon_is_lost_when_all_are_exhausted() -> None:
    stage = Stage(DUNGEON).ready()
    for mat in stage.g.characters:
        stage.run_first(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"


def test_19_lost_when_hail_is_killed() -> None:
    stage = enter(19)
    hail = next(f for f in stage.g.figures.values() if f.what == "hail")
    assert hail.hp == 4 + 2 * stage.g.level
    stage.run_first(damage.suffer(stage.g, hail.id, hail.hp - 1))
    assert stage.g.finished is None
    stage.run_first(damage.suffer(stage.g, hail.id, 1))
    assert stage.g.finished == "failure"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat"


def test_only_where_a_page_says_so_is_there_another_way_to_lose() -> None:
    found = [
        s.number
        for s in printed().scenarios.values()
        if s.lose or any(d.__class__.__name__ == "Lose" for p in s.pieces for d in p.do)
    ]
    assert sorted(found) == OTHER_LOSS


# -- rules of one scenario -------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SETUP-02")
def test_5_all_begin_disarmed() -> None:
    stage = enter(5, 4)
    assert [[*stage.g.figures[f"h{n}"].conditions] for n in range(4)] == [["disarm"]] * 4
    assert not any(f.conditions for f in stage.monsters())


@pytest.mark.rule("GH-SETUP-02", "GH-MOD-14", "GH-PIECE-33")
def test_14_three_minus_cards_each() -> None:
    decks = [mat.deck for mat in enter(14, 3).g.characters]
    assert [deck.count("minus") for deck in decks] == [3, 3, 3] and {len(deck) for deck in decks} == {23}


@pytest.mark.rule("GH-BOSS-03", "GH-PIECE-40")
def test_9_all_scouts_take_another_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = open_doors(enter(9)).chosen()
    acted: list[str] = []

    def turn(g: Any, id: str, instead: Any = None) -> Any:
        acted.append(id)
        assert instead is None  # with the card of the round
        yield from ()

    monkeypatch.setattr(monster_turns, "turn", turn)
    overseer = stage.monsters("merciless-overseer")[0]
    stage.run_first(choice.special(stage.g, Action(overseer.id, None), Special(number=1)))
    assert sorted(acted) == sorted(f.id for f in stage.monsters("vermling-scout"))
    ranks = [stage.g.figures[id].rank for id in acted]
    assert ranks == sorted(ranks, key=lambda rank: rank != "elite")


@pytest.mark.rule("GH-MSUMMON-01", "GH-BOSS-03", "GH-PIECE-16")
@pytest.mark.parametrize(("seats", "summoned"), [(2, "normal normal"), (3, "elite normal"), (4, "elite elite")])
@pytest.mark.parametrize("number", [1, 2])
def test_12_jekserah_calls_the_dead(seats: int, summoned: str, number: int) -> None:
    stage = open_doors(enter(20, seats), "d1a", "k1a").chosen()
    what = {1: "living-bones", 2: "living-corpse"}[number]
    kill_type(stage, what)
    stage.run_first(choice.special(stage.g, Action(stage.monsters("jekserah")[0].id, None), Special(number=number)))
    made = stage.monsters(what)
    assert " ".join(sorted(str(f.rank) for f in made)) == summoned
    assert all(f.force == "monsters" and f.spawned and f.new for f in made)


@pytest.mark.parametrize(
    ("number", "friends"), [(11, ("living-bones", "living-corpse")), (12, ("city-guard", "city-archer"))]
)
@pytest.mark.rule("GH-PIECE-30")
def test_11_and_12_who_fights_for_whom(number: int, friends: tuple[str, ...]) -> None:
    stage = open_doors(enter(number, 4))
    for f in stage.monsters():
        assert f.force == ("party" if f.what in friends else "monsters")
        assert figures.hostile(stage.g.figures["h0"], f) == (f.what not in friends)
    before = stage.g.kills
    kill_type(stage, friends[0])
    assert stage.g.kills == before


def stand(stage: Stage, *hexes: Hex) -> None:
    for n, at in enumerate(hexes):
        stage.move(f"h{n}", at)


@pytest.mark.rule("GH-LOCK-01", "GH-PLATE-01", "GH-PLATE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_15_plates_open_doors(seats: int) -> None:
    stage = open_doors(enter(15, seats), "d1a")
    g = stage.g
    assert g.rooms == ["l1a", "d1a"] and len(g.locked) == 4
    kill(stage, *enemies(stage))
    stand(stage, (-3, 10))
    stage.run(moments.happens(g, moments.TurnOver(g.figures["h1"])))
    assert "h3b" not in g.rooms  # somebody else's turn
    stage.run_first(moments.happens(g, moments.TurnOver(g.figures["h0"])))
    assert g.rooms[2:] == ["h3b", "h1b"] and len(g.locked) == 2
    kill(stage, *enemies(stage))
    plates: list[Hex] = [(5, 11), (-12, 11), (-1, 17), (-12, 17)]
    stand(stage, *plates[: seats - 1])
    stage.run(moments.happens(g, moments.TurnOver(g.figures["h0"])))
    assert "c1a" not in g.rooms
    stand(stage, *plates[:seats])
    stage.run_first(moments.happens(g, moments.TurnOver(g.figures["h0"])))
    assert "c1a" in g.rooms and not g.locked and {(-5, 13), (-4, 13)} <= set(g.opened)


def test_15_a_plate_of_more_characters_does_not_count() -> None:
    stage = open_doors(enter(15, 2))
    g = stage.g
    for at in ((-5, 13), (-4, 13)):
        g.opened.remove(at)
    stand(stage, (5, 11), (-1, 17))  # d and e: with two characters both belong on d
    stage.run_first(moments.happens(g, moments.TurnOver(g.figures["h0"])))
    assert (-5, 13) not in g.opened
    stand(stage, (5, 11), (-12, 11))
    stage.run_first(moments.happens(g, moments.TurnOver(g.figures["h0"])))
    assert {(-5, 13), (-4, 13)} <= set(g.opened)


@pytest.mark.rule("GH-LOCK-01")
def test_15_locked_doors_are_walls() -> None:
    stage = open_doors(enter(15), "d1a")
    ground = land.ground(stage.g)
    assert (-1, 11) not in ground.floor and (-1, 11) not in ground.doors


@pytest.mark.rule("GH-SPAWN-01", "GH-SPAWN-03", "GH-PAGE-04")
@pytest.mark.parametrize(("seats", "come"), [(2, [1, 1, 1]), (3, [2, 1, 2]), (4, [2, 2, 2])])
def test_19_more_of_them_behind_every_door(seats: int, come: list[int]) -> None:
    stage = open_doors(enter(19, seats), "d1a").chosen()
    g = stage.g
    spots = [("cultist", "c"), ("living-spirit", "d"), ("living-bones", "e")]
    for (what, letter), count, door in zip(spots, come, ("1", "2", "3"), strict=True):
        kill(stage, *enemies(stage))
        stage.run_first(rooms.open_door(g, g.content.board(g).door_ids[door], "h0"))
        new = [f for f in stage.monsters(what) if f.spawned]
        assert len(new) == count and all(f.rank == "normal" and not f.new for f in new)
        assert any(f.at == g.spots[letter][0] for f in new)


@pytest.mark.rule("GH-TOKEN-01", "GH-DESTROY-05")
def test_19_hail_is_of_flesh() -> None:
    stage = enter(19).chosen()
    g = stage.g
    hail = next(f for f in g.figures.values() if f.what == "hail")
    assert figures.escort(g, hail) and figures.immune(g, hail) == ()
    assert not figures.hostile(g.figures["h0"], hail) and all(figures.hostile(f, hail) for f in stage.monsters())
    assert not any(hail.at in obstacle.hexes for obstacle in g.obstacles)


def test_19_hail_opens_doors_on_her_way() -> None:
    stage = enter(19)
    g = stage.g
    kill(stage, *enemies(stage))
    stand(stage, (0, -1), (-1, -1))
    hail = next(f for f in g.figures.values() if f.what == "hail")
    way = []
    for _ in range(4):
        walk(stage, hail.id)
        way.append(hail.at)
        if "d1a" in g.rooms:
            break
    assert "d1a" in g.rooms and (-4, -1) in g.opened and len(way) <= 3


@pytest.mark.rule("GH-MTRAP-02")
def test_19_hail_steps_into_traps_only_where_no_other_way_leads() -> None:
    stage = open_doors(enter(19))
    g = stage.g
    kill(stage, *enemies(stage))
    stand(stage, (0, -2), (0, -1))
    hail = next(f for f in g.figures.values() if f.what == "hail")
    hail.at = (-4, -5)  # three traps lie in a row before the door
    assert {key(at) for at in ((-3, -6), (-4, -6), (-5, -6))} == set(g.traps)
    hail.max_hp = hail.hp = 50
    walk(stage, hail.id)
    assert len(g.traps) == 2 and hail.hp < 50
