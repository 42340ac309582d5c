"""Overlay tiles (p. 14), what a moving figure runs into, and falling from the air (p. 19)."""

import pytest
from boards import TRAP, Board, board

from taverna.games.gloomhaven.terrain import (
    Door,
    Ground,
    Hurt,
    Opened,
    Room,
    Sprung,
    Trap,
    create_obstacle,
    create_trap,
    disarm_trap,
    empty_hexes,
    enter,
    hazard_damage,
    laid,
    listed_trap,
    lose_flying,
    move_obstacle,
    nearest_empty,
    open_door,
    trap_damage,
    travel,
)
from taverna.hexgrid import Mover, pulls, pushes

DOOR = Door(("west", "east"))


# Doors


@pytest.mark.rule("GH-DOOR-01")
def test_a_door_separates_two_rooms() -> None:
    b = board("""
        1 2 # 3 4
         5 6 + 7 8
        9 . # . .
    """)
    assert b.sees("6") == "1259" and b.sees("7") == "348"
    assert b.mover("6").reach(b["6"]).keys().isdisjoint(b.at("3478"))
    for hidden, stands in (("east", "west"), ("west", "east")):
        _, opened = open_door(b.ground(DOOR, **{hidden: Room()}), (2, 1))
        assert opened.room == hidden, f"seen from the room in the {stands}"


@pytest.mark.rule("GH-DOOR-02", "GH-REVEAL-01")
@pytest.mark.parametrize("manner", ["walk", "jump", "fly"])
def test_a_character_on_a_closed_door_opens_it_and_reveals_the_room(manner: str) -> None:
    b = board("A 1 + 2")
    ground, door = b.ground(DOOR, east=Room()), (2, 0)
    beside = travel(ground, b.way("A1"), 1, manner, opens_doors=True)  # type: ignore[arg-type]
    assert (beside.met, beside.ground) == ((), ground), "not before it stands in the doorway"
    through = (b["A"], b["1"], door, b["2"])
    trip = travel(ground, through, 1, manner, opens_doors=True)  # type: ignore[arg-type]
    assert trip.met == (Opened(door, "east"),)
    assert trip.ground.map.doors == frozenset() and trip.ground.hidden == {}
    assert trip.path == through[:3], "what is behind is seen before it goes on"


@pytest.mark.rule("GH-DOOR-02", "GH-DOOR-05", "GH-DOOR-06")
def test_nobody_else_opens_a_door() -> None:
    b = board("M + 1")
    with pytest.raises(ValueError, match="GH-DOOR-05"):
        travel(b.ground(DOOR, east=Room()), (b["M"], (1, 0), b["1"]), 1)


@pytest.mark.rule("GH-DOOR-03", "GH-REVEAL-08")
def test_what_the_room_holds_is_placed_at_once_and_met_by_the_same_movement() -> None:
    b = board("""
        A + 1 2 . .
             . . .
    """)
    furnished = board("""
        A 3 ^ ! . $
             o ~ m
    """)
    ground = b.ground(DOOR, east=furnished.room())
    door = furnished["3"]
    assert ground.terrain == b.terrain, "nothing of it lies there before"
    first = travel(ground, (b["A"], door, b["1"], b["2"]), 1, opens_doors=True)
    assert first.ground.terrain == furnished.terrain
    assert first.ground.tokens == furnished.hexes("$")
    (opened,) = first.met
    assert isinstance(opened, Opened) and opened.monsters.keys() == furnished.hexes("m")
    rest = travel(first.ground, (door, b["1"], b["2"]), 1, opens_doors=True)
    assert rest.met == (Sprung(b["1"], TRAP), Hurt(b["2"], 1))


@pytest.mark.rule("GH-DOOR-03")
def test_a_door_between_two_known_rooms_reveals_nothing_new() -> None:
    b = board("A + 1")
    closet = Room(tiles={"obstacle": frozenset({(9, 9)})})
    ground, opened = open_door(b.ground(DOOR, cellar=closet), (1, 0))
    assert opened == Opened((1, 0)) and ground.hidden == {"cellar": closet}


@pytest.mark.rule("GH-DOOR-07")
def test_an_open_door_hinders_nobody_and_stays_open() -> None:
    b = board("A + 1")
    ground, _ = enter(b.ground(DOOR, east=Room()), (1, 0), 1, opens_doors=True)
    assert Mover(ground.map).reach(b["1"])[b["A"]].cost == 2, "a monster passes"
    assert pushes(ground.map, b["A"], (1, 0), 1) == (((1, 0), b["1"]),), "so does one who is pushed"
    for path in ((b["A"], (1, 0), b["1"]), (b["1"], (1, 0), b["A"])):
        again = travel(ground, path, 1, opens_doors=True)
        assert (again.path, again.ground, again.met) == (path, ground, ())


@pytest.mark.rule("GH-DOOR-08")
def test_the_artwork_of_a_door_changes_nothing() -> None:
    b = board("A + 1 m")
    path = (b["A"], (1, 0), b["1"])
    plain, *others = (
        travel(b.ground(Door(("west", "east"), art), east=b.room()), path, 3, opens_doors=True)
        for art in ("", "stone", "wooden", "fog")
    )
    assert all(other == plain for other in others)


# Traps


@pytest.mark.rule("GH-TRAP-06", "GH-LEVEL-08")
def test_the_damage_of_a_trap_is_two_and_the_level() -> None:
    assert [trap_damage(level) for level in range(8)] == [2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("GH-TRAP-05", "GH-TRAP-06")
def test_a_trap_does_what_the_scenario_book_states() -> None:
    assert listed_trap(["damage"], 3) == Trap(5)
    assert listed_trap(["poison", "damage"], 0) == Trap(2, ("poison",))
    assert listed_trap(["stun"], 7) == Trap(0, ("stun",)), "no damage unless it is listed"


@pytest.mark.rule("GH-TRAP-01", "GH-TRAP-03", "GH-MOVE-03")
def test_a_sprung_trap_strikes_once_and_is_gone() -> None:
    b = board("M 1 2 3", traps="13")
    first = travel(b.ground(), b.way("M12"), 1)
    assert first.met == (Sprung(b["1"], TRAP),)
    assert first.ground.traps.keys() == b.at("3"), "the other one stays"
    assert travel(first.ground, b.way("21M"), 1).met == ()


@pytest.mark.rule("GH-TRAP-03", "GH-HAZ-01", "GH-MOVE-03")
def test_every_hex_is_resolved_as_it_is_entered() -> None:
    b = board("M 1 2 3 4", traps="13", hazards="24")
    assert travel(b.ground(), b.way("M1234"), 2).met == (
        Sprung(b["1"], TRAP),
        Hurt(b["2"], 2),
        Sprung(b["3"], TRAP),
        Hurt(b["4"], 2),
    )


@pytest.mark.rule("GH-TRAP-01", "GH-HAZ-01", "GH-FLY-03", "GH-PUSH-04")
def test_forced_movement_springs_traps_and_meets_hazards_unless_the_figure_flies() -> None:
    b = board("M A 1 2", traps="1", hazards="2")
    (pushed,) = pushes(b.map, b["M"], b["A"], 2)
    assert travel(b.ground(), pushed, 3).met == (Sprung(b["1"], TRAP), Hurt(b["2"], 2))
    assert travel(b.ground(), pushed, 3, "fly").met == ()
    b = board("M 1 2 A", traps="1", hazards="2")
    (pulled,) = pulls(b.map, b["M"], b["A"], 2)
    assert travel(b.ground(), pulled, 3).met == (Hurt(b["2"], 2), Sprung(b["1"], TRAP))


@pytest.mark.rule("GH-TRAP-02", "GH-HAZ-02", "GH-JUMP-01", "GH-JUMP-02", "GH-FLY-01")
def test_a_jump_meets_only_what_it_lands_on_and_a_flight_nothing() -> None:
    b = board("M 1 2 3 4", traps="12", hazards="34")
    ground = b.ground()
    assert travel(ground, b.way("M12"), 1, "jump").met == (Sprung(b["2"], TRAP),)
    assert travel(ground, b.way("M12"), 1, "jump").ground.traps.keys() == b.at("1"), "jumped over, it lies there still"
    assert travel(ground, b.way("M123"), 1, "jump").met == (Hurt(b["3"], 1),)
    for path in ("M12", "M1234"):
        trip = travel(ground, b.way(path), 1, "fly")
        assert (trip.met, trip.ground) == ((), ground)


@pytest.mark.rule("GH-TRAP-04")
def test_a_disarmed_trap_is_gone_and_hurts_nobody() -> None:
    b = board("M 1 2", traps="12")
    ground = disarm_trap(b.ground(), b["1"])
    assert ground.traps == {b["2"]: TRAP}
    assert travel(ground, b.way("M1"), 1).met == ()


@pytest.mark.rule("GH-TRAP-07")
def test_a_trap_made_by_an_ability_does_what_the_ability_says() -> None:
    b = board("M 1 2")
    snare = Trap(8, ("immobilize",))
    ground = create_trap(b.ground(), b["1"], snare)
    for level in (0, 7):
        assert travel(ground, b.way("M12"), level).met == (Sprung(b["1"], snare),), "whatever the level"
    assert b.mover("M").reach(b["M"])[b["1"]].traps == 0
    assert Mover(ground.map, ground.terrain).reach(b["M"])[b["1"]].traps == 1, "and it is shunned like any other"


@pytest.mark.rule("GH-TRAP-08")
def test_every_trap_shows_what_it_will_do() -> None:
    b = board("M 1 2")
    made, stated = Trap(4), listed_trap(["damage", "wound"], 1)
    hidden = board("M 1 + 2", traps="2").room()
    ground = create_trap(create_trap(b.ground(), b["1"], made), b["2"], stated)
    for at in (b["1"], b["2"]):
        shown = ground.traps[at]
        assert enter(ground, at, 5)[1] == (Sprung(at, shown),)
    assert (ground.traps[b["1"]].damage, ground.traps[b["1"]].conditions) == (4, ())
    assert (ground.traps[b["2"]].damage, ground.traps[b["2"]].conditions) == (3, ("wound",))
    shut = board("M 1 + 2")
    opened, _ = open_door(shut.ground(DOOR, east=hidden), (2, 0))
    assert opened.traps[shut["2"]] == TRAP, "those of a revealed room too"


# Hazardous terrain


@pytest.mark.rule("GH-HAZ-01")
def test_a_hazard_deals_half_the_damage_of_a_trap_rounded_down() -> None:
    assert [hazard_damage(level) for level in range(8)] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("GH-HAZ-01", "GH-HAZ-03")
def test_each_hazard_hurts_each_time_and_stays() -> None:
    b = board("M 1 2 3", hazards="12")
    there = travel(b.ground(), b.way("M123"), 4)
    assert there.met == (Hurt(b["1"], 3), Hurt(b["2"], 3))
    assert there.ground == b.ground()
    assert travel(there.ground, b.way("321"), 4).met == (Hurt(b["2"], 3), Hurt(b["1"], 3))


@pytest.mark.rule("GH-HAZ-04")
def test_a_figure_that_leaves_a_hazard_or_stays_on_it_is_not_hurt() -> None:
    b = board("M 1", hazards="M")
    assert travel(b.ground(), b.way("M1"), 4).met == ()
    assert travel(b.ground(), b.way("M"), 4).met == ()


# Empty hexes


@pytest.mark.rule("GH-FLY-05")
def test_an_empty_hex_holds_no_figure_no_token_and_no_tile_but_harmless_ones() -> None:
    b = board("1 2 3 4 5 ^ ! ~ o $ # + A")
    ground = b.ground(DOOR, east=Room())
    taken = b.at("A")
    for tile, name in (("corridor", "2"), ("plate", "3"), ("treasure", "4")):
        ground = laid(ground, tile, b.at(name))  # type: ignore[arg-type]
    assert b.names(empty_hexes(ground, taken)) == "1235", "treasure is a tile like the others"
    assert len(empty_hexes(ground, taken)) == 4
    door = (11, 0)
    opened, _ = open_door(ground, door)
    assert empty_hexes(opened, taken) == empty_hexes(ground, taken) | {door}


@pytest.mark.rule("GH-FLY-04")
def test_a_flyer_that_falls_on_an_obstacle_is_hurt_as_by_a_trap_and_moves_to_the_nearest_empty_hex() -> None:
    b = board("2 ^ A o 1 .", obstacles="A")
    for level in (0, 5):
        fall = lose_flying(b.ground(), b["A"], level)
        assert fall is not None
        assert fall.damage == 2 + level
        assert b.names(fall.to) == "12", "two hexes away either way: over the trap or over the other obstacle"
    taken = lose_flying(b.ground(), b["A"], 0, figures=b.at("2"))
    assert taken is not None and b.names(taken.to) == "1"
    assert lose_flying(board("A 1").ground(), (0, 0), 5) is None, "over plain floor nothing happens"
    assert lose_flying(board("A 1", traps="A").ground(), (0, 0), 5) is None


@pytest.mark.rule("GH-FLY-04", "GH-LOS-08")
def test_the_nearest_empty_hex_is_not_counted_through_a_wall() -> None:
    b = board("2 o A|1", obstacles="A", outside="wall")
    assert b.names(nearest_empty(b.ground(), b["A"])) == "2"
    alone = board("A|1", obstacles="A", outside="wall")
    assert nearest_empty(alone.ground(), alone["A"]) == frozenset()


# Obstacles


def after(b: Board, ground: Ground) -> dict[str, int]:
    """What it costs M to walk to each named hex on the changed ground."""
    ways = Mover(ground.map, ground.terrain).reach(b["M"])
    return {b.names([at]): way.cost for at, way in ways.items() if b.names([at])}


@pytest.mark.rule("GH-OBST-04")
def test_an_ability_creates_or_moves_an_obstacle() -> None:
    b = board("""
        M 1 2
         . .
    """)
    created = create_obstacle(b.ground(), b["1"])
    assert created.terrain.obstacles == b.at("1")
    assert after(b, created) == {"M": 0, "2": 3}, "the way now leads around it"
    moved = move_obstacle(created, b["1"], b["2"])
    assert moved.terrain.obstacles == b.at("2")
    assert after(b, moved) == {"M": 0, "1": 1}


@pytest.mark.rule("GH-OBST-05")
def test_an_obstacle_never_cuts_off_part_of_the_map() -> None:
    b = board("""
        1 2 . 3
           o 4
          . 5
    """)
    ground = b.ground()
    with pytest.raises(ValueError, match="GH-OBST-05"):
        create_obstacle(ground, b["2"])
    with pytest.raises(ValueError, match="GH-OBST-05"):
        create_obstacle(ground, b["4"])
    assert create_obstacle(ground, b["1"]).of("obstacle") == {*ground.of("obstacle"), b["1"]}, (
        "a dead end may be filled"
    )
    assert create_obstacle(ground, b["3"])
    (stone,) = ground.of("obstacle")
    assert move_obstacle(ground, stone, b["4"]).of("obstacle") == b.at("4"), "it leaves another way where it was"
    with pytest.raises(ValueError, match="GH-OBST-05"):
        move_obstacle(ground, stone, b["2"])


@pytest.mark.rule("GH-OBST-05")
def test_walls_count_and_closed_doors_are_ways_in() -> None:
    walled = board("""
        1|2
         3
    """)
    with pytest.raises(ValueError, match="GH-OBST-05"):
        create_obstacle(walled.ground(), walled["3"])
    doors = board("""
        1 2 3
         + +
        4 5 6
    """)
    ground = doors.ground(DOOR, east=Room())
    blocked = create_obstacle(ground, doors["2"])
    assert doors["2"] in blocked.of("obstacle"), "through the lower room one still comes from 1 to 3"


@pytest.mark.rule("GH-OBST-05")
def test_what_was_cut_off_before_forbids_nothing_and_may_not_grow() -> None:
    b = board("1 2 o 3 4 5")
    ground = b.ground()
    assert create_obstacle(ground, b["1"])
    with pytest.raises(ValueError, match="GH-OBST-05"):
        create_obstacle(ground, b["4"])
    assert move_obstacle(ground, (2, 0), b["5"]), "and it may be undone"
    nest = board("""
         o o
        o 7 o 1
         o o
    """)
    closed = create_obstacle(nest.ground(), nest["7"])
    with pytest.raises(ValueError, match="GH-OBST-05"):
        move_obstacle(closed, nest["7"], nest["1"])
