"""Overlay tiles (p. 14), what a moving figure runs into, and falling from the air (p. 19)."""

from __future__ import annotations

from typing import Any

import pytest
from seats import Seats
from stage import Stage, cellar, printed
from table import Table

from taverna.games.gloomhaven.records.abilities import CreateObstacle, CreateTrap, DisarmTrap, Move, MoveObstacle, Shove
from taverna.games.gloomhaven.rules import damage, land, levels, movement, obstacles, perform, rooms, spaces, ways
from taverna.games.gloomhaven.state import Obstacle, Trap

ROW = [(q, 0) for q in range(9)]


def walked(t: Table, *path: Any, manner: Any = "walk", who: str = "h0") -> Table:
    return t.run(movement.walk(t.g, who, path, manner), ())


# -- doors -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DOOR-01", "GH-LOS-09")
def test_a_door_separates_two_rooms() -> None:
    stage = Stage(cellar()).ready()
    ground = land.ground(stage.g)
    assert (5, 1) not in ground.ground and not ground.sight((3, 1), (4, 1))
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    ground = land.ground(stage.g)
    assert ground.distance((3, 1), (5, 1)) == 2 and ground.sight((3, 1), (5, 1))
    assert not ground.adjacent((3, 0), (4, 0)) and (4, 0) not in ground.ground, "there is no other way through"


@pytest.mark.rule("GH-DOOR-02", "GH-REVEAL-01")
@pytest.mark.parametrize("manner", ["walk", "jump", "fly"])
def test_a_character_on_a_closed_door_opens_it_and_reveals_the_room(manner: str) -> None:
    ability = Move(value=3, jump=manner == "jump", fly=manner == "fly")
    t = Table("brute", at=(3, 0)).act("h0", ability, answers=[("to", 4, 0)])
    assert t.g.rooms == ["here"], "not before it stands in the doorway"
    t.act("h0", ability, answers=[("to", 5, 0), "stop"])
    assert t.g.rooms == ["here", "there"] and t.g.opened == [(5, 0)]


@pytest.mark.rule("GH-DOOR-02", "GH-DOOR-05", "GH-DOOR-06")
def test_nobody_else_opens_a_door() -> None:
    t = Table("brute", {"a": (4, 0)}, at=(-4, 0))
    for manner in ("walk", "jump", "fly"):
        assert (5, 0) not in ways.mover(t.g, t.g.figures["a"], manner).reach((4, 0))  # type: ignore[arg-type]
    t = Table("brute", {"a": (3, 0)}, at=(4, 0))
    t.act("a", Shove(value=1), answers=[("to", 5, -1)])
    assert t.at("h0") == (5, -1) and ("to", 5, 0) not in t.offered[-1], "nor is a character pushed through it"


@pytest.mark.rule("GH-DOOR-03", "GH-REVEAL-08", "GH-PAGE-17")
def test_what_the_room_holds_is_placed_at_once_and_met_by_the_same_movement() -> None:
    vault = {
        "traps": [{"hexes": [[5, 1]]}],
        "hazards": [{"hexes": [[6, 1]]}],
        "obstacles": [{"hexes": [[8, 0]]}],
        "money": [[7, 3]],
    }
    stage = Stage(cellar(vault=vault), level=1, classes=("brute", "scoundrel")).ready()
    g = stage.g
    assert not g.traps and not g.hazards and not g.obstacles and not g.money, "nothing of it lies there before"
    stage.move("h0", (3, 1))
    stage.run(perform.action(g, "h0", (Move(value=4),)), ("to", 4, 1), ("via", 5, 1), "suffer", ("to", 6, 1), "suffer")
    assert g.figures["h0"].max_hp - g.figures["h0"].hp == 3 + 1 and not g.traps and g.hazards == [(6, 1)]
    assert [o.hexes for o in g.obstacles] == [[(8, 0)]] and g.money == {"7,3": 1} and len(stage.monsters()) == 1


@pytest.mark.rule("GH-DOOR-03")
def test_a_door_between_two_known_rooms_reveals_nothing_new() -> None:
    t = Table("brute", at=(4, 0))
    t.g.rooms.append("there")
    t.act("h0", Move(value=1), answers=[("to", 5, 0)])
    assert t.g.rooms == ["here", "there"] and t.g.opened == [(5, 0)]


@pytest.mark.rule("GH-DOOR-08")
def test_the_artwork_of_a_door_changes_nothing() -> None:
    ends = []
    for look in ("stone", "wooden", "dark-fog", "light-fog"):
        doors = [{"at": [4, 1], "between": ["hall", "vault"], "id": "1", "look": look}]
        stage = Stage(cellar(doors=doors), seed=4).ready()
        stage.move("h0", (3, 1))
        stage.run(perform.action(stage.g, "h0", (Move(value=3),)), ("to", 4, 1), ("to", 5, 1))
        figures_there = {f.id: (f.at, f.number) for f in stage.g.figures.values()}
        ends.append((figures_there, stage.g.opened, stage.g.rooms, land.ground(stage.g).ground))
    assert all(end == ends[0] for end in ends)


# -- traps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TRAP-05", "GH-TRAP-06", "GH-LEVEL-08")
def test_a_trap_does_what_the_page_states_and_two_and_the_level_in_damage() -> None:
    laid = [
        {"hexes": [[0, 3]]},
        {"hexes": [[1, 3]], "conditions": ["poison"]},
        {"hexes": [[2, 3]], "damage": 0, "conditions": ["stun"]},
    ]
    for level in range(8):
        g = Stage(cellar(hall={"traps": laid}), level=level).ready().g
        assert [(trap.damage, trap.conditions) for trap in g.traps.values()] == [
            (2 + level, []),
            (2 + level, ["poison"]),
            (0, ["stun"]),
        ]


@pytest.mark.rule("GH-TRAP-01", "GH-TRAP-03", "GH-MOVE-03")
def test_a_sprung_trap_strikes_once_and_is_gone() -> None:
    t = Table("brute", traps={(1, 0): Trap(3, ["poison"]), (3, 0): Trap(3, [])})
    walked(t, *ROW[:3])
    assert t.took == {"h0": 3} and t.has("h0") == ["poison"] and list(t.g.traps) == ["3,0"]
    walked(t, *ROW[2::-1])
    assert t.took == {"h0": 3}


@pytest.mark.rule("GH-TRAP-03", "GH-HAZ-01", "GH-MOVE-03")
def test_every_hex_is_resolved_as_it_is_entered() -> None:
    t = Table("brute", traps={(1, 0): Trap(3, []), (3, 0): Trap(5, [])})
    t.g.hazards[:] = [(2, 0), (4, 0)]
    walked(t, *ROW[:5])
    harm = [event.damage for event in t.g.emptied() if type(event).__name__ == "Suffered"]
    assert harm == [3, 1, 5, 1] and t.took == {"h0": 10}


@pytest.mark.rule("GH-TRAP-02", "GH-HAZ-02", "GH-JUMP-01", "GH-JUMP-02", "GH-FLY-01")
def test_a_jump_meets_only_what_it_lands_on_and_a_flight_nothing() -> None:
    traps = {(1, 0): Trap(3, []), (2, 0): Trap(4, [])}
    for manner, end, suffered in (("jump", 3, 4), ("jump", 4, 1), ("fly", 3, 0), ("fly", 5, 0)):
        t = Table("brute", traps=traps)
        t.g.hazards[:] = [(3, 0), (4, 0)]
        walked(t, *ROW[:end], manner=manner)
        assert t.took == ({"h0": suffered} if suffered else {}), (manner, end)
        assert "1,0" in t.g.traps, "jumped over, it lies there still"


@pytest.mark.rule("GH-TRAP-04")
def test_a_disarmed_trap_is_gone_and_hurts_nobody() -> None:
    t = Table("brute", traps={(1, 0): Trap(3, []), (0, 1): Trap(3, [])})
    t.act("h0", DisarmTrap(range=1), answers=[("at", 1, 0)])
    assert list(t.g.traps) == ["0,1"] and t.took == {}
    assert walked(t, *ROW[:2]).took == {}


@pytest.mark.rule("GH-TRAP-07", "GH-MTRAP-01")
@pytest.mark.parametrize("level", [0, 7])
def test_a_trap_made_by_an_ability_does_what_the_ability_says(level: int) -> None:
    t = Table("brute", {"a": (3, 0)})
    t.g.level = level
    t.act("h0", CreateTrap(damage=8, conditions=("immobilize",), range=2), answers=[("at", 2, 0)])
    assert ("at", 3, 0) not in t.offered[-1], "only in an empty hex"
    mover = ways.mover(t.g, t.g.figures["a"], "walk")
    assert mover.reach((3, 0))[2, 0].traps == 1, "monsters shun it like any other"
    walked(t, (3, 0), (2, 0), who="a")
    assert t.took == {"a": 8} and t.has("a") == ["immobilize"] and t.g.traps == {}, "whatever the level"


@pytest.mark.rule("GH-TRAP-08")
def test_every_trap_shows_what_it_will_do() -> None:
    s = Seats(scenario="black-barrow", level=3).at("leading")
    g = s.g
    flow = rooms.open_door(g, (-2, 3), "h0")
    with pytest.raises(StopIteration):
        next(flow)
    assert g.traps and all(trap.damage == 2 + 3 for trap in g.traps.values())
    for seat in (0, 1, None):
        assert s.table.view(seat)["traps"] == {
            spot: {
                "damage": trap.damage,
                "conditions": trap.conditions,
                "owner": "",
                "xp": 0,
                "blast": 0,
                "blast_conditions": [],
            }
            for spot, trap in g.traps.items()
        }
        drawn = s.table.svg(seat)
        assert drawn.count('class="gh-trap"') == len(g.traps) and ' class="harm">5</text>' in drawn


# -- hazardous terrain -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-HAZ-01")
def test_a_hazard_deals_half_the_damage_of_a_trap_rounded_down() -> None:
    tables = [Stage(cellar(), level=level).g for level in range(8)]
    assert [levels.hazard_damage(g) for g in tables] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("GH-HAZ-01", "GH-HAZ-03")
def test_each_hazard_hurts_each_time_and_stays() -> None:
    t = Table("brute")
    t.g.level = 4
    t.g.hazards[:] = [(1, 0), (2, 0)]
    walked(t, *ROW[:4])
    assert t.took == {"h0": 6} and t.g.hazards == [(1, 0), (2, 0)]
    walked(t, *ROW[3:0:-1])
    assert t.took == {"h0": 12}


@pytest.mark.rule("GH-HAZ-04")
def test_a_figure_that_leaves_a_hazard_or_stays_on_it_is_not_hurt() -> None:
    t = Table("brute")
    t.g.hazards[:] = [(0, 0)]
    t.begin_turn()
    walked(t, *ROW[:2])
    t.end_turn()
    assert t.took == {}


@pytest.mark.rule("GH-ROUGH-01", "GH-ROUGH-02", "GH-PUSH-04")
def test_difficult_terrain_slows_only_those_who_walk() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.g.difficult[:] = [(2, 0), (3, 0)]
    t.act("h0", Shove(value=2), answers=["a", ("to", 3, 0)])
    assert t.at("a") == (3, 0), "a push does not mind it"
    for manner, cost in (("walk", 4), ("jump", 3), ("fly", 2)):
        mover = ways.mover(t.g, t.g.figures["h0"], manner)  # type: ignore[arg-type]
        t.g.figures["h0"].at = (1, 0)
        assert mover.reach((1, 0))[2, 0].cost == (2 if manner != "fly" else 1)
        t.g.figures["a"].at = (4, -4)
        mover = ways.mover(t.g, t.g.figures["h0"], manner)  # type: ignore[arg-type]
        assert mover.reach((1, 0))[3, 0].cost == cost


# -- empty hexes -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FLY-05")
def test_an_empty_hex_holds_no_figure_no_token_and_no_tile_but_harmless_ones() -> None:
    t = Table("brute", {"a": (1, 0)}, traps={(2, 0): Trap(1, [])}, obstacles=[(3, 0)], money=[(0, 1)])
    g = t.g
    g.hazards[:], g.difficult[:], g.treasures, g.plates = [(1, 1)], [(2, 1)], {"0,2": "7"}, {"1,2": False}
    taken = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1), (0, 2)]
    assert not any(spaces.empty(g, a) for a in taken)
    assert spaces.empty(g, (1, 2)), "a pressure plate does not matter"
    assert not spaces.empty(g, (5, 0)), "a closed door"
    g.rooms.append("there")
    g.opened.append((5, 0))
    assert spaces.empty(g, (5, 0)), "an open one"
    camp = Stage("inox-encampment").ready().g
    corridors = printed().scenarios["inox-encampment"].rooms[0].corridors
    assert any(spaces.empty(camp, a) for a in corridors), "nor does a corridor"


@pytest.mark.rule("GH-FLY-04")
@pytest.mark.parametrize("level", [0, 5])
def test_a_flight_that_ends_over_an_obstacle_is_a_fall(level: int) -> None:
    t = Table("brute", obstacles=[(2, 0)], traps={(3, 0): Trap(9, [])})
    t.g.level = level
    t.act("h0", Move(value=2, fly=True), answers=[("to", 2, 0), ("to", 1, 0)])
    assert t.took == {"h0": 2 + level} and t.at("h0") == (1, 0)
    assert ("to", 3, 0) not in t.offered[-1], "the hex with the trap is not empty"
    t = Table("brute").act("h0", Move(value=2, fly=True), answers=[("to", 2, 0)])
    assert t.took == {} and t.at("h0") == (2, 0), "over plain floor nothing happens"


@pytest.mark.rule("GH-FLY-04", "GH-LOS-08", "GH-SPAWN-01")
def test_the_nearest_empty_hex_is_not_counted_through_a_wall() -> None:
    t = Table("brute", {"a": (4, 1)}, both_rooms=True)
    assert (6, 1) in land.ground(t.g).ground and (5, 1) not in land.ground(t.g).ground
    near = spaces.nearest(t.g, (4, 1))
    assert near and all(land.ground(t.g).distance((4, 1), a) == 1 for a in near) and (6, 1) not in near


# -- obstacles -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-OBST-04", "GH-OBST-01")
def test_an_ability_creates_or_moves_an_obstacle() -> None:
    t = Table("brute").act("h0", CreateObstacle(range=1), answers=[("at", 1, 0)])
    assert [o.hexes for o in t.g.obstacles] == [[(1, 0)]]
    t.act("h0", Move(value=2), answers=["stop"])
    assert (1, 0) not in t.ends() and (2, 0) not in t.ends(), "the way now leads around it"
    t.act("h0", MoveObstacle(range=3), answers=[("at", 1, 0), ("at", 3, 0)])
    assert [o.hexes for o in t.g.obstacles] == [[(3, 0)]]


def cut(t: Table, *obstacles: tuple[int, int]) -> Table:
    t.g.obstacles = [Obstacle([a]) for a in obstacles]
    return t


@pytest.mark.rule("GH-OBST-05")
def test_an_obstacle_never_cuts_off_part_of_the_map() -> None:
    corner = [a for a in land.ground(Table("brute").g).steps[(-2, -4)]]
    assert len(corner) == 2
    t = cut(Table("brute", at=(0, -2)), corner[0])
    assert obstacles.cuts_off(t.g, [corner[1]]) and not obstacles.cuts_off(t.g, [(1, 1)])
    assert not obstacles.cuts_off(t.g, [(-2, -4)]), "a dead end may be filled"
    t.act("h0", CreateObstacle(range=2), answers=["stop"])
    assert ("at", *corner[1]) not in t.offered[-1]
    stone = t.g.obstacles[0]
    assert not obstacles.cuts_off(t.g, [corner[1]], stone), "moved, it leaves another way where it was"


@pytest.mark.rule("GH-OBST-05")
def test_closed_doors_are_ways_in_and_walls_count() -> None:
    t = Table("brute", at=(3, 0), both_rooms=True)
    assert not obstacles.cuts_off(t.g, [(4, 1)]), "the door has another neighbour on this side"
    beside = [a for a in land.ground(t.g).steps[(5, 0)] if a[0] < 6]
    t = cut(Table("brute", at=(0, 0), both_rooms=True), *beside[:-1])
    assert obstacles.cuts_off(t.g, [beside[-1]]), "or the second room could be entered through obstacles alone"


@pytest.mark.rule("GH-OBST-05")
def test_what_was_cut_off_before_forbids_nothing() -> None:
    t = Table("brute", at=(2, 2))
    corner = list(land.ground(t.g).steps[(-2, -4)])
    cut(t, *corner)
    assert not obstacles.cuts_off(t.g, [(0, 0)]), "it was so before"
    assert not obstacles.cuts_off(t.g, [(0, 0)], t.g.obstacles[0]), "and it may be undone"


@pytest.mark.rule("GH-DESTROY-01", "GH-OBST-01")
def test_a_killed_figure_leaves_its_hex_free() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"a": 1})
    t.run(damage.suffer(t.g, "a", 1), ())
    t.act("h0", Move(value=1), answers=[("to", 1, 0)])
    assert t.at("h0") == (1, 0)
