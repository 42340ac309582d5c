"""The ground: Zones, shadow, Line of Sight, movement, Levels and doors (pp. 13-16, 26)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import taverna
from taverna.games.massive_darkness import events as ev
from taverna.games.massive_darkness.events import combat as foes
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.records.powers import PatrolGuard
from taverna.games.massive_darkness.referee import answer, redrawn
from taverna.games.massive_darkness.referee.position import Board, EnemiesPhase
from taverna.games.massive_darkness.rules import activation, combat
from taverna.games.massive_darkness.rules.doors import open_door
from taverna.games.massive_darkness.rules.ground import in_shadow
from taverna.games.massive_darkness.rules.kits import hero_kit
from taverna.games.massive_darkness.state import Table
from taverna.games.massive_darkness.words.events import patrol_guard

from .fights import GROUND, board, enemy, foe, happened, hero, load, run
from .tables import events, fate, idle, offered, one, place, put, refused, say, table

CONTENT = taverna.find("massive-darkness").content()
DOOR_1, DOOR_2 = "door-1", "door-2"  # 2 / Guard and 3 / 2; Guard and 1 / 2 / Guard and 2


def rooms(doors: list[str], rows: tuple[str, ...] | None = None, tile: str = "8R", **more: Any) -> Table:
    """A single tile with these doors, perhaps with other Zones on it than are printed."""
    content = CONTENT if rows is None else redrawn(CONTENT, {tile: rows})
    position = {"ask": "enemies-phase", "tiles": [[tile]], "doors": doors, "start": f"{tile}-11", **more}
    g = Board(msgspec.convert(msgspec.to_builtins(position), EnemiesPhase), content).table()
    ground = {name: position[name] for name in GROUND if name in position}  # what the book needs to draw it
    g.__dict__["ground"] = ground | ({} if rows is None else {"faces": {tile: rows}})
    g.treasures = [list(content.treasures[level]) for level in range(1, 6)]
    g.treasure_discards = [[] for _ in range(5)]
    g.guards, g.guard_discards = [list(content.guards[level]) for level in range(1, 6)], [[] for _ in range(5)]
    g.next_enemy, g.doors = len(g.enemies) + 1, list(content.doors)
    return g


# -- Zones and Chambers ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-ZONE-04", "MD-DOOR-04", "MD-DOOR-08")
def test_a_closed_door_parts_two_chambers() -> None:
    """8R is o.. / Ab. / aBo: two Chambers of two Rooms side by side."""
    g = rooms(["8R-21 N", "8R-21 E"], heroes=[hero("bjorn", "8R-11")])
    g.doors, bjorn = [DOOR_1, DOOR_2], g.heroes[0]
    fate(g, 0)
    run(open_door(g, bjorn, "8R-21 N"))  # the first Chamber: one Door card for its two Rooms alone
    assert [event.card for event in happened(g, ev.DoorCardDrawn)] == [DOOR_1]
    assert g.treasure == {"8R-21": 2, "8R-31": 3} and [foe.at for foe in g.enemies.values()] == ["8R-31"]
    bjorn.at = "8R-21"
    run(open_door(g, bjorn, "8R-21 E"))  # the second one is opened for the first time
    assert [event.card for event in happened(g, ev.DoorCardDrawn)] == [DOOR_1, DOOR_2]
    assert g.treasure == {"8R-21": 2, "8R-31": 3, "8R-22": 1, "8R-32": 2}


@pytest.mark.rule("MD-ZONE-05", "MD-DOOR-04")
def test_an_open_door_makes_one_chamber_of_two() -> None:
    g = rooms(["8R-21 N", "8R-21 E", "8R-22 N"], opened=["8R-21 E"], heroes=[hero("bjorn", "8R-11")])
    g.chambers, g.doors = [], ["door-9"]  # 3 / 1 / Guard and 2
    run(open_door(g, g.heroes[0], "8R-21 N"), ("next-room", "8R-22"))  # 8R-31 or, through the open door, 8R-22
    assert g.treasure == {"8R-21": 3, "8R-22": 1, "8R-32": 2}
    assert [foe.at for foe in g.enemies.values()] == ["8R-32"]
    drawn = len(happened(g, ev.DoorCardDrawn))
    g.heroes[0].at = "8R-12"
    run(open_door(g, g.heroes[0], "8R-22 N"))  # another door of the same Chamber: no second card
    assert len(happened(g, ev.DoorCardDrawn)) == drawn == 1


# -- Shadow Mode -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-SHADOW-01", "MD-SHADOW-02", "MD-HERO-02")
def test_who_stands_in_a_shadow_zone_is_in_shadow_mode() -> None:
    """Sibyl's arrows find one Hit more in the dark, wherever her target stands."""
    for at, light, hits in (((0, 0), (), 3), ((0, 0), ((0, 1),), 3), ((0, 0), ((0, 0),), 2)):
        g = board(
            zones=[(0, 0), (0, 1)],
            light=light,
            heroes=[hero("sibyl", at, hands=("short-bow",))],
            enemies=[enemy("orc-flayers", (0, 1), minions=(2,))],
        )
        load(g, yellow=["1", "1"], blue=["blank"])
        run(combat.attack(g, 0, 1, "ranged"))
        assert happened(g, foes.DamageKnown)[0].hits == hits
        assert in_shadow(g, "0,0") == (hits == 3)


@pytest.mark.rule("MD-SHADOW-01", "MD-END-01")
def test_lights_can_go_out_for_a_while() -> None:
    t = table(lambda g: setattr(g, "events", ["lights-out"]))
    g = t.state
    lit = [at for at in g.map.zones if not in_shadow(g, at)]
    idle(t, lambda g: g.round == 2)
    assert [at for at in lit if in_shadow(g, at)] == [at for at in lit if at.startswith("6V")]  # where the Hero is
    g.event_discard, g.events = [], ["blessing-silence"]
    idle(t, lambda g: g.round == 3)
    assert not [at for at in lit if in_shadow(g, at)]  # until the next Event Phase


@pytest.mark.rule("MD-SHADOW-03", "MD-SHADOW-04")
def test_shadow_hides_only_those_who_are_out_of_sight() -> None:
    for wall in (False, True):
        g = board(
            zones=[(0, 0), (0, 1), (0, 2), (1, 0)],
            light=[(1, 0)],
            walls=[((0, 1), (0, 2))] if wall else [],
            heroes=[hero("bjorn", (0, 2), xp=9), hero("elias", (1, 0), xp=0)],
            enemies=[enemy("orc-flayers", (0, 1), minions=(2,))],
        )
        run(activation.activate(g, 1))
        assert [event.whom for event in happened(g, foes.EnemyAttacked)] == ([] if wall else [0])
        assert foe(g).at == ("1,0" if wall else "0,2")  # or after the one in the light


# -- Line of Sight ---------------------------------------------------------------------------------------------------
def seen(**position: Any) -> dict[Any, int]:
    told = answer({"ask": "sight", **position})["visible"]
    return {tuple(one["at"]) if isinstance(one["at"], list) else one["at"]: one["range"] for one in told}


@pytest.mark.rule("MD-LOS-01", "MD-LOS-02", "MD-LOS-04")
def test_one_sees_along_rows_and_columns_and_never_askew() -> None:
    zones = [[row, column] for row in range(5) for column in range(5)]
    cross = {(2, 0): 2, (2, 1): 1, (2, 3): 1, (2, 4): 2, (0, 2): 2, (1, 2): 1, (3, 2): 1, (4, 2): 2}
    assert seen(zones=zones, **{"from": [2, 2]}) == cross
    assert seen(zones=zones, light=zones, **{"from": [2, 2]}) == cross  # light or shadow, all the same
    assert seen(zones=zones, light=[[2, 1], [1, 2]], **{"from": [2, 2]}) == cross
    with_a_gap = [zone for zone in zones if zone != [2, 3]]
    assert (2, 4) not in seen(zones=with_a_gap, **{"from": [2, 2]})  # beyond the edge of the board


@pytest.mark.rule("MD-LOS-03", "MD-LOS-05", "MD-EX-03")
def test_how_far_four_heroes_see() -> None:
    """The tutorial map with the west door of the long Chamber open and its east door closed:

    6V-11  6V-12 ' 6V-13 = 8R-11  8R-12  8R-13
    6V-21  6V-22 | 6V-23 | 8R-21 | 8R-22 | 8R-23
    6V-31  6V-32 | 6V-33 | 8R-31 | 8R-32 | 8R-33
    """

    def of(at: str, *opened: str) -> dict[Any, int]:
        return seen(mission="walking-in-the-dark", opened=list(opened), **{"from": at})

    elias = {"6V-12": 1, "6V-13": 2, "6V-21": 1, "6V-31": 2}
    assert of("6V-11", "6V-13 W") == elias  # through the open door, up to the closed one
    bjorn = {"6V-12": 1, "6V-11": 2, "6V-23": 1, "6V-33": 2}
    assert of("6V-13", "6V-13 W") == bjorn  # out of the Chamber, and down its whole length
    owen = {"6V-21": 1, "6V-12": 1, "6V-32": 1}
    assert of("6V-22", "6V-13 W") == owen  # a wall to the east
    sibyl = {"8R-12": 1, "8R-13": 2, "6V-13": 1, "6V-12": 2, "6V-11": 3}
    assert of("8R-11", "6V-13 W", "6V-13 E") == sibyl  # over Corridors and a Chamber alike
    assert of("8R-11", "6V-13 W") == {"8R-12": 1, "8R-13": 2}


@pytest.mark.rule("MD-LOS-06")
def test_nobody_stands_in_the_way_of_sight() -> None:
    zones = [(0, 0), (0, 1), (0, 2)]
    g = board(
        zones=zones,
        heroes=[hero("elias", (0, 1), xp=0), hero("whisper", (0, 2), xp=5)],
        enemies=[enemy("goblin-archers", (0, 0), minions=(1,)), enemy("orc-flayers", (0, 1), minions=(2,))],
    )
    run(activation.activate(g, 1))
    assert happened(g, foes.EnemyAttacked)[0].whom == 1

    def change(g: Any) -> None:
        place(g, "6V-11")
        g.heroes[0].hands = ["short-bow"]
        put(g, "orc-flayers-1", "6V-21", [2])
        put(g, "dwarf-warriors-1", "6V-31", [2])

    assert {"ranged,1", "ranged,2"} <= set(offered(table(change)))


# -- movement --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-MOVE-03", "MD-MOVE-07", "MD-ACT-10")
def test_one_may_go_where_enemies_are_but_not_leave_again() -> None:
    def change(g: Any) -> None:
        place(g, "6V-11")
        put(g, "goblin-warriors-1", "6V-12", [1])

    t = table(change)
    say(t, "move,6V-12")
    assert one(t).at == "6V-12" and one(t).points == 1
    assert not [option for option in offered(t) if option.startswith("move")]
    for to in ("6V-11", "6V-22"):
        assert refused(t, f"move,{to}") == "MD-MOVE-03"
    say(t, "stop")
    assert refused(t, "move,6V-11") == "MD-MOVE-03" and one(t).actions == 2


@pytest.mark.rule("MD-MOVE-03")
def test_nor_leave_through_the_exit_from_among_enemies() -> None:
    def change(g: Any) -> None:
        g.picked, g.met = {"key": 1}, 1
        place(g, "8R-33")
        put(g, "goblin-warriors-1", "8R-33", [1])

    t = table(change)
    assert refused(t, "leave") == "MD-MOVE-03"


@pytest.mark.rule("MD-MOVE-06")
def test_any_number_share_a_zone() -> None:
    def change(g: Any) -> None:
        place(g, "8R-11")
        g.heroes[0].at = "8R-12"
        for number, name in enumerate(("orc-flayers-1", "dwarf-agent-1", "hellhound-lower"), 1):
            put(g, name, "8R-11", [2] * 6 if number == 1 else ())

    t = table(change, seats=6)
    say(t, "move,8R-11")
    g = t.state
    assert len(g.heroes_at("8R-11")) == 6 and len(g.enemies_at("8R-11")) == 3


# -- Levels ----------------------------------------------------------------------------------------------------------
def shown_levels(t: Any) -> dict[int, bool]:
    """Level -> whether its tokens show their Active side, as the text board draws them."""
    found: dict[int, bool] = {}
    for line in t.board().splitlines():
        for level in range(1, 6):
            for sign, active in ((f"L{level}", True), (f"l{level}", False)):
                if sign in line and line.startswith("|"):
                    found[level] = active
    return found


@pytest.mark.rule("MD-EX-04", "MD-LEVEL-02", "MD-LEVEL-04", "MD-LEVEL-06", "MD-LEVEL-07")
def test_whisper_walks_onto_a_tile_of_level_2_and_back() -> None:
    def change(g: Any) -> None:
        place(g, "3V-13")
        g.enemies.clear()

    t = table(change, heroes=["whisper"], mission="black-widow")
    assert t.state.level == 1 and shown_levels(t) == {1: True, 2: False, 3: False}
    say(t, "move,3V-23", "move,4R-21", "stop")
    assert t.state.level == 2 and shown_levels(t) == {1: False, 2: True, 3: False}
    assert [event.level for event in events(t, ev.LevelRose)] == [2]
    say(t, "move,3V-23", "stop")
    assert t.state.level == 2 and shown_levels(t) == {1: False, 2: True, 3: False}
    assert len(events(t, ev.LevelRose)) == 1


@pytest.mark.rule("MD-LEVEL-04")
def test_passing_through_a_tile_within_an_action_does_not_count() -> None:
    def change(g: Any) -> None:
        place(g, "3V-23")
        g.enemies.clear()

    t = table(change, heroes=["bjorn"], mission="black-widow")
    say(t, "move,4R-21", "move,3V-23")
    assert t.state.level == 1 and one(t).actions == 2
    say(t, "move,4R-21")
    assert t.state.level == 1  # the Action is not over
    say(t, "stop")
    assert t.state.level == 2


@pytest.mark.rule("MD-LEVEL-04")
def test_the_end_of_a_phase_counts_as_well() -> None:
    """The Spider drags a Stunned Hero onto the next tile."""

    def change(g: Any) -> None:
        g.enemies[1].at = "3V-23"
        g.heroes[0].at, g.heroes[0].stunned = "3V-23", True
        g.heroes[1].at = "3V-31"
        g.events = ["blessing-silence"]

    t = table(change, seats=2, heroes=["bjorn", "sibyl"], mission="black-widow")
    idle(t, lambda g: g.phase == "enemies" or g.round > 1)
    idle(t, lambda g: g.round > 1)
    assert one(t).at.startswith("4R") and t.state.level == 2


@pytest.mark.rule("MD-LEVEL-04", "MD-LIFE-05")
def test_a_hero_that_rises_from_the_dead_counts_where_it_stands() -> None:
    """Dead, it is ignored; at the end of the first Action after it stood up, it is a Hero on that tile."""

    def change(g: Any) -> None:
        g.enemies.clear()
        g.heroes[0].at = "3V-31"
        g.heroes[1].at, g.heroes[1].dead, g.heroes[1].life = "4R-21", True, 0
        g.events = ["blessing-silence"]

    t = table(change, seats=2, mission="black-widow", first_player=1)
    assert t.state.level == 1
    say(t, "rest")
    assert t.state.round == 2 and t.state.first == 0 and t.state.level == 1
    say(t, "trade", "done")
    assert t.state.level == 2


@pytest.mark.rule("MD-LEVEL-05", "MD-LEVEL-06", "MD-DOOR-11", "MD-LEVEL-09")
def test_a_door_to_a_higher_tile_raises_the_level_before_its_card_is_drawn() -> None:
    """From Level 1 past 2 and 3 straight to 4: the Guard in the Chamber is of Level 4, and so is what he carries."""

    def change(g: Any) -> None:
        place(g, "9V-23")
        g.doors = [DOOR_2]

    t = table(change, mission="scorched-earth")
    assert t.state.level == 1
    say(t, "open,2R-21 W")
    if t.questions and asked_room(t):
        say(t, offered(t)[0])
    g = t.state
    assert g.level == 4 and [event.level for event in events(t, ev.LevelRose)] == [4]
    cards = [g.content.cards[foe.card].level for foe in g.enemies.values()]
    assert cards == [4, 4]
    assert {g.content.items[card].level for foe in g.enemies.values() for card in foe.gear} == {4}
    assert one(t).at == "9V-23" and one(t).points == 1


def asked_room(t: Any) -> bool:
    return bool(next(iter(t.questions.values())).prompt == "next-room")


@pytest.mark.rule("MD-LEVEL-05")
def test_a_door_within_a_tile_or_to_a_lower_one_raises_nothing() -> None:
    def change(g: Any) -> None:
        place(g, "8R-11")
        g.level = 2

    t = table(change)
    say(t, "open,6V-13 E")  # to a tile of Level 1
    assert t.state.level == 2 and not events(t, ev.LevelRose)


@pytest.mark.rule("MD-LEVEL-08", "MD-XP-09", "MD-CLASS-05")
def test_skills_above_the_current_level_do_not_work() -> None:
    for level, dice in ((1, 1), (2, 1), (3, 0), (4, 0), (5, 0)):
        g = board(level=level, heroes=[hero("bjorn", hands=("axe",), skills={"savage": 3})])
        words = [word for source in hero_kit(g, g.heroes[0]).sources if source.name == "savage" for word in of(source)]
        colour, amount = {1: ("yellow", 1), 2: ("yellow", 1), 3: ("red", 1), 4: ("red", 1), 5: ("red", 2)}[level]
        assert [(word.of, word.amount) for word in words] == [(colour, amount)], dice


def of(source: Any) -> tuple[Any, ...]:
    return tuple(source.power.does)


@pytest.mark.rule("MD-LEVEL-10", "MD-EVENT-02", "MD-LEVEL-09")
@pytest.mark.parametrize(
    ("event", "level", "at"),
    [
        ("patrol-ahead", 2, "6R-21"),
        ("patrol-here", 2, "4R-32"),
        ("patrol-behind", 2, "3V-22"),
        ("patrol-behind", 1, "3V-22"),  # there is no Level 0: the nearest token
        ("patrol-ahead", 3, "6R-21"),  # nor a Level 4 here
    ],
)
def test_a_patrol_is_of_the_current_level_wherever_it_appears(event: str, level: int, at: str) -> None:
    def change(g: Any) -> None:
        g.enemies.clear()
        g.level, g.events = level, [event]
        place(g, "3V-31")

    t = table(change, mission="black-widow")
    idle(t, lambda g: g.round == 2)
    (patrol,) = t.state.enemies.values()
    assert patrol.at == at and t.state.content.cards[patrol.card].level == level


@pytest.mark.rule("MD-LEVEL-11")
def test_the_players_choose_among_zones_with_that_level_token() -> None:
    for at in ("4R-32", "4R-31"):
        g = table(mission="black-widow").state
        g.enemies.clear()
        g.levels[2] = ["4R-32", "4R-31"]
        run(patrol_guard(g, g.heroes[0], PatrolGuard(1), "patrol-ahead"), ("patrol", at))
        assert [foe.at for foe in g.enemies.values()] == [at]


@pytest.mark.rule("MD-LEVEL-12", "MD-EVENT-02")
@pytest.mark.parametrize(("event", "at"), [("roaming-ahead", "6R-21"), ("roaming-behind", "3V-22")])
def test_a_roaming_monster_appears_where_its_card_says(event: str, at: str) -> None:
    def change(g: Any) -> None:
        g.enemies.clear()
        g.level, g.events = 2, [event]
        place(g, "3V-31")

    t = table(change, mission="black-widow")
    idle(t, lambda g: g.round == 2)
    (monster,) = t.state.enemies.values()
    assert monster.at == at and t.state.content.cards[monster.card].rank == "roaming"


# -- doors -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MD-DOOR-01", "MD-DOOR-02", "MD-DOOR-03")
def test_a_door_of_ones_own_zone_is_opened_for_a_point_and_never_closed() -> None:
    def change(g: Any) -> None:
        place(g, "8R-11")
        g.doors = ["door-9"]
        put(g, "goblin-warriors-1", "8R-11", [1])

    t = table(change)
    assert refused(t, "open,8R-22 N") == "MD-DOOR-01"  # one Zone further
    say(t, "open,8R-21 N")  # an Enemy in the Zone does not matter
    assert (one(t).actions, one(t).points) == (2, 1) and "8R-21 N" in t.state.opened
    assert refused(t, "open,8R-21 N") == "MD-DOOR-03"
    assert not [option for option in offered(t) if "8R-21 N" in option]
    say(t, "open,6V-13 E")  # from the other side of another door, with the second point
    assert (one(t).actions, one(t).points) == (2, 0)


@pytest.mark.rule("MD-DOOR-04")
def test_a_chamber_has_one_door_card_however_many_doors() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at = "8R-11", "6V-12"
        g.doors, g.level = ["door-9", "door-10"], 2

    t = table(change, seats=2)
    say(t, "open,6V-13 E")
    assert len(events(t, ev.DoorCardDrawn)) == 1
    treasure = dict(t.state.treasure)
    assert sum(treasure.values()) in (3, 6) and set(treasure) <= {"6V-13", "6V-23", "6V-33"}
    say(t, "stop", "rest", "open,6V-13 W")
    assert len(events(t, ev.DoorCardDrawn)) == 1 and t.state.treasure == treasure


@pytest.mark.rule("MD-DOOR-05")
def test_no_card_for_a_chamber_that_was_open_from_the_start() -> None:
    for opened in ([], ["8R-22 N"]):
        g = rooms(["8R-22 N", "8R-22 E"], opened=opened, heroes=[hero("bjorn", "8R-23")])
        run(open_door(g, g.heroes[0], "8R-22 E"))
        assert len(happened(g, ev.DoorCardDrawn)) == (0 if opened else 1)
    maze = table(mission="maze-of-darkness").state
    assert sorted(maze.chambers) == sorted(maze.map.chambers)


@pytest.mark.rule(
    "MD-EX-10", "MD-DOOR-04", "MD-DOOR-07", "MD-DOOR-09", "MD-DOOR-10", "MD-DOOR-11", "MD-DOOR-13", "MD-DOOR-06"
)
@pytest.mark.parametrize("third", ["1R-12", "1R-23"])
def test_whisper_opens_a_chamber_of_five_rooms(third: str) -> None:
    """.a. / aaa / ..a with a door into the Room on the left: two Rooms could be the third."""
    g = rooms(["1R-21 N"], (".a.", "aaa", "..a"), "1R", heroes=[hero("whisper", "1R-11")])
    g.doors, g.guards[0] = [DOOR_1], ["dwarf-agent-1"]
    run(open_door(g, g.heroes[0], "1R-21 N"), ("next-room", third))
    assert g.treasure == {"1R-21": 2, "1R-22": 3, third: 2} and g.special == {}
    (agent,) = g.enemies.values()
    assert (agent.card, agent.at) == ("dwarf-agent-1", "1R-22")
    assert g.door_discard == [DOOR_1]


@pytest.mark.rule("MD-DOOR-07", "MD-DOOR-10")
def test_the_second_room_is_the_one_beside_the_first() -> None:
    """2V is aa. / Aao / .o.: four Rooms in a square; from the first two could be the second, and then one the third."""
    for second, third in (("2V-11", "2V-21"), ("2V-22", "2V-21")):
        g = rooms(["2V-12 E"], tile="2V", heroes=[hero("whisper", "2V-13")])
        g.doors = ["door-10"]  # Guard and 2 / 1 / nothing
        answers: list[tuple[str, Any]] = [("next-room", second)]
        run(open_door(g, g.heroes[0], "2V-12 E"), *answers)
        assert g.treasure == {"2V-12": 2, second: 1}, third
        assert [foe.at for foe in g.enemies.values()] == ["2V-12"]


@pytest.mark.rule("MD-DOOR-12")
@pytest.mark.parametrize("card", ["door-5", "door-7"])
def test_an_ambush_comes_to_the_hero(card: str) -> None:
    g = rooms(["8R-21 N"], heroes=[hero("whisper", "8R-11"), hero("owen", "8R-13")])
    g.doors = [card]
    run(open_door(g, g.heroes[0], "8R-21 N"))
    assert [foe.at for foe in g.enemies.values()] == ["8R-11"]


@pytest.mark.rule("MD-DOOR-13")
def test_a_block_may_lay_special_treasure() -> None:
    g = rooms(["2V-12 E"], tile="2V", heroes=[hero("whisper", "2V-13")])
    g.doors, g.treasure = ["door-4"], {"2V-12": 1}
    run(open_door(g, g.heroes[0], "2V-12 E"), ("next-room", "2V-11"))
    assert g.treasure == {"2V-12": 2, "2V-11": 2} and g.special == {"2V-21": 1}


@pytest.mark.rule("MD-DOOR-14")
def test_a_mission_may_say_what_is_behind_a_door() -> None:
    """The Final Room adds a Guard to its Door card; some Chambers have no card at all."""

    def final_room(g: Any) -> None:
        place(g, "2R-12")
        g.level, g.doors = 4, ["door-9"]
        g.guards[3] = ["orc-flayers-4", "dwarf-warriors-4"]

    t = table(final_room, mission="scorched-earth")
    say(t, "open,2R-13 W")
    at = Counter(foe.at for foe in t.state.enemies.values())
    assert at == {"2R-33": 2} and len(events(t, ev.DoorCardDrawn)) == 1

    def special_room(g: Any) -> None:
        place(g, "9R-12")
        g.level = 4

    t = table(special_room, mission="the-fiends-treasure")
    before = list(t.state.doors)
    say(t, "open,9R-11 E")
    assert t.state.doors == before and not events(t, ev.DoorCardDrawn)


@pytest.mark.rule("MD-FOE-12", "MD-FOE-13", "MD-FOE-10")
def test_the_players_may_choose_a_target_nobody_can_get_nearer_to() -> None:
    """Two Heroes in the light tie; one is behind a closed door before which the Enemy stands already."""
    position: dict[str, Any] = {
        "zones": [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)],
        "walls": [((0, 1), (1, 1))],
        "closed": [((0, 1), (0, 2))],
        "light": [(0, 2), (1, 1)],
        "heroes": [hero("elias", (0, 2), xp=2), hero("owen", (1, 1), xp=2)],
        "enemies": [enemy("orc-flayers", (0, 1), minions=(2,))],
    }
    g = board(**position)
    ends = sorted(course.steps[-1].do for course in courses.courses(g, foe(g)))
    assert ends == ["move", "move", "stay"]
    run(activation.activate(g, 1), ("enemy-aim", 0))
    assert foe(g).at == "0,1"
    g = board(**position)
    run(activation.activate(g, 1), ("enemy-aim", 1), ("enemy-aim", 1))
    assert foe(g).at == "1,0"
