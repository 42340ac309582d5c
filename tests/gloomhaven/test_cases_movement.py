"""More cases of movement: points, way-points, jumps, traps in mid-move, doors and the rooms behind them."""

from __future__ import annotations

from typing import Any

import pytest
from seats import Seats
from stage import Stage, cellar, printed
from table import Table

from taverna.games.gloomhaven.records.abilities import Attack, Loot, Move, Shove
from taverna.games.gloomhaven.rules import initiative, monster_turns, movement, perform, rooms, summons, ways
from taverna.games.gloomhaven.state import Trap


# -- points ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOVE-01", "GH-ROUGH-01")
def test_points_are_spent_hex_by_hex_and_two_for_difficult_ground() -> None:
    t = Table("brute")
    t.g.difficult[:] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    t.act("h0", Move(value=1))
    assert t.prompts == [] and t.at("h0") == (0, 0), "one point does not lead into any neighbouring hex"
    t.act("h0", Move(value=3), answers=[("to", 2, 0)])
    assert t.at("h0") == (2, 0) and all(abs(q) <= 2 and abs(r) <= 2 for q, r in t.ends())


@pytest.mark.rule("GH-MOVE-01", "GH-TURN-06")
def test_a_move_may_stop_before_its_points_are_used_up_or_not_begin() -> None:
    t = Table("brute").act("h0", Move(value=4), answers=[("to", 1, 0)])
    assert t.at("h0") == (1, 0) and t.prompts == ["move"]
    t = Table("brute").act("h0", Move(value=4), answers=["stop"])
    assert t.at("h0") == (0, 0)
    t = Table("brute").act("h0", Move(value=4), answers=[("via", 1, 0), ("via", 0, 0), "stop"])
    assert t.at("h0") == (0, 0) and t.g.figures["h0"].moved == 2


@pytest.mark.rule("GH-MOVE-01")
def test_way_points_cost_what_they_cost() -> None:
    t = Table("brute").act("h0", Move(value=3), answers=[("via", 1, 0), ("to", 2, 0)])
    assert max(abs(q) + abs(r) + abs(q + r) for q, r in [(a - 1, b) for a, b in t.ends()]) == 4, "two hexes from there"


@pytest.mark.rule("GH-MOVE-02", "GH-MOVE-04")
def test_through_allies_but_not_to_stop_and_not_through_enemies() -> None:
    wall: dict[str, Any] = {"b": (0, 1), "c": (-1, 1), "d": (-1, 0), "e": (0, -1), "f": (1, -1)}
    t = Table("brute", wall, allies=[(1, 0)])
    t.act("h0", Move(value=2), answers=[("to", 2, 0)])
    assert t.at("h0") == (2, 0)
    assert set(t.ends(0)) == {(2, 0), (2, -1), (1, 1)}, "the ring has one gap, and an ally stands in it"
    assert ("via", 1, 0) in t.offered[0], "one may look around in the ally's hex"
    t = Table("brute", wall, allies=[(1, 0)]).act("h0", Move(value=1))
    assert t.prompts == [], "one point leads nowhere"


@pytest.mark.rule("GH-MOVE-02", "GH-SUMMON-08")
def test_monsters_and_summons_pass_their_own_too() -> None:
    t = Table("tinkerer", {"a": (2, 0)}, at=(-4, 0))
    first, second = (summons.place(t.g, "h0", "battle-bot", at) for at in ((0, 0), (1, 0)))
    mover = ways.mover(t.g, first, "walk")
    assert (2, -1) in mover.reach((0, 0), 2) and not mover.may_end((1, 0))
    assert (2, 0) not in mover.reach((0, 0)), "the enemy bars the way"
    assert second.at == (1, 0)


# -- jumps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-JUMP-01", "GH-JUMP-02")
def test_a_jump_lands_like_a_step() -> None:
    traps = {(1, 0): Trap(2, []), (2, 0): Trap(3, [])}
    t = Table("brute", {"a": (3, -1)}, traps=traps, obstacles=[(2, -1)]).act(
        "h0", Move(value=2, jump=True), answers=[("to", 2, 0)]
    )
    assert t.took == {"h0": 3} and set(t.g.traps) == {"1,0"}, "over the first trap, into the second"
    assert (2, -1) not in t.ends(0), "it cannot land on an obstacle"
    t = Table("brute").act("h0", Move(value=2, jump=True), answers=["stop"])
    t.g.difficult[:] = [(1, 0), (2, 0)]
    t.act("h0", Move(value=2, jump=True), answers=[("to", 1, 0)])
    assert (2, 0) not in t.ends() and (1, 0) in t.ends(), "the landing hex costs two, those on the way one"


@pytest.mark.rule("GH-JUMP-01", "GH-JUMP-02", "GH-ROUGH-02")
def test_a_jump_pays_for_difficult_ground_only_where_it_lands() -> None:
    t = Table("brute")
    t.g.difficult[:] = [(1, 0)]
    t.act("h0", Move(value=3, jump=True), answers=[("via", 1, 0), ("to", 3, 0)])
    assert t.at("h0") == (3, 0)


@pytest.mark.rule("GH-JUMP-02", "GH-HAZ-02")
def test_hazards_under_a_jump_do_not_hurt() -> None:
    t = Table("brute")
    t.g.hazards[:] = [(1, 0), (2, 0), (3, 0)]
    t.act("h0", Move(value=3, jump=True), answers=[("to", 3, 0)])
    assert t.took == {"h0": (2 + 1) // 2}, "one of three: half of trap damage at level 1, rounded down"


@pytest.mark.rule("GH-REVEAL-08", "GH-MOVE-01", "GH-JUMP-02")
@pytest.mark.parametrize("jump", [False, True])
def test_who_has_opened_a_door_may_go_on_or_stop_there(jump: bool) -> None:
    t = Table("brute", at=(4, 0)).act("h0", Move(value=3, jump=jump), answers=[("to", 5, 0), ("to", 7, 0)])
    assert t.at("h0") == (7, 0) and t.g.rooms == ["here", "there"]
    t = Table("brute", at=(4, 0)).act("h0", Move(value=3, jump=jump), answers=[("to", 5, 0), "stop"])
    assert t.at("h0") == (5, 0), "up to X hexes: nobody must go on"


# -- traps in mid-move -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOVE-03", "GH-TRAP-01", "GH-TRAP-03")
def test_a_trap_on_the_way_is_sprung_and_the_way_goes_on() -> None:
    t = Table("brute", {"a": (0, 1), "b": (1, -1)}, traps={(1, 0): Trap(2, ["poison"])})
    t.act("h0", Move(value=3), answers=[("via", 1, 0), ("to", 2, 0)])
    assert t.took == {"h0": 2} and t.has("h0") == ["poison"] and t.at("h0") == (2, 0) and t.g.traps == {}


@pytest.mark.rule("GH-TRAP-03", "GH-IMMOB-01", "GH-STUN-01")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_a_trap_that_immobilizes_or_stuns_ends_the_movement(condition: Any) -> None:
    t = Table("brute", traps={(1, 0): Trap(0, [condition])})
    t.act("h0", Move(value=3), answers=[("via", 1, 0)])
    assert t.at("h0") == (1, 0)
    t = Table("brute", {"a": (0, 0)}, at=(4, 0), traps={(1, 0): Trap(0, [condition])})
    t.run(movement.walk(t.g, "a", ((0, 0), (1, 0), (2, 0), (3, 0))), ())
    assert t.at("a") == (1, 0)


@pytest.mark.rule("GH-TRAP-03", "GH-IMMOB-01", "GH-MATK-02")
def test_a_monster_held_by_a_trap_attacks_whom_it_can_reach_from_there() -> None:
    ring = {(1, 0): Trap(0, ["immobilize"])}
    for reach, suffered in ((1, {}), (2, {"h0": 1})):
        t = Table("brute", {"a": (0, 0)}, at=(3, 0), traps=ring, obstacles=_around((0, 0), but=(1, 0)))
        t.run(
            monster_turns.perform_all(t.g, "a", [Move(value=3), Attack(value=1, range=reach if reach > 1 else 0)]), ()
        )
        assert t.at("a") == (1, 0) and t.took == suffered


def _around(at: tuple[int, int], but: tuple[int, int]) -> list[Any]:
    near = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    return [(at[0] + q, at[1] + r) for q, r in near if (at[0] + q, at[1] + r) != but]


@pytest.mark.rule("GH-TRAP-03", "GH-EXHAUST-01", "GH-MOVE-03")
def test_a_deadly_trap_ends_movement_and_turn() -> None:
    t = Table("brute", hp={"h0": 2}, traps={(1, 0): Trap(3, [])})
    t.act("h0", Move(value=3), Loot(range=1), answers=[("via", 1, 0)])
    assert t.me.exhausted and t.at("h0") is None and t.g.traps == {}


@pytest.mark.rule("GH-DMG-01", "GH-TRAP-03", "GH-DMG-03")
def test_the_damage_of_a_trap_can_be_negated_its_conditions_cannot() -> None:
    t = Table("brute", traps={(1, 0): Trap(5, ["wound"])})
    t.me.hand[:] = ["trample"]
    t.act("h0", Move(value=1), answers=[("to", 1, 0), ("hand", "trample")])
    assert t.took == {} and t.has("h0") == ["wound"] and t.me.lost == ["trample"]


@pytest.mark.rule("GH-TRAP-01", "GH-HAZ-01", "GH-PUSH-04")
def test_forced_movement_springs_every_trap_and_hazard_on_the_way() -> None:
    t = Table("brute", {"a": (1, 0)}, traps={(2, 0): Trap(3, [])})
    t.g.hazards[:] = [(3, 0)]
    t.act("h0", Shove(value=2), answers=["a", ("to", 3, 0)])
    assert t.took == {"a": 3 + 1} and t.at("a") == (3, 0) and t.g.hazards == [(3, 0)]


# -- doors -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DOOR-02", "GH-DOOR-04", "GH-REVEAL-01", "GH-REVEAL-05")
def test_a_door_is_opened_in_passing_at_a_table_with_seats() -> None:
    s = Seats(classes=("brute", "scoundrel"), scenario="black-barrow").at("leading")
    g = s.g
    for figure in [f for f in g.figures.values() if f.kind == "monster"]:
        del g.figures[figure.id]
    s.choose(("grab-and-go", "trample"), ("backstab", "single-out"))
    g.figures["h1"].at = (-1, 3)
    s.at("turn", seat=1)
    s.do(1, ("bottom", "backstab"))
    assert s.asked[1].prompt == "move" and "to,-3,3" not in s.offers(1), "what lies behind the door nobody knows"
    s.do(1, ("to", -2, 3))
    assert g.rooms == ["l1a", "g1b"] and s.asked[1].prompt == "move", "the Move goes on"
    assert "to,-3,3" in s.offers(1) and "stop" in s.offers(1)
    assert all(group.drawn is not None for group in g.groups if initiative.on_map(g, group.what))
    assert not s.table.can_undo(1), "what has been seen cannot be taken back"


@pytest.mark.rule("GH-DOOR-05", "GH-DOOR-06", "GH-LOS-09")
def test_a_closed_door_stops_monsters_summons_sight_and_pushes() -> None:
    t = Table("brute", {"a": (4, 0)}, at=(3, 0))
    t.act("h0", Shove(value=1), answers=["a", ("to", 5, -1)])
    assert ("to", 5, 0) not in t.offered[-1]
    t = Table("tinkerer", at=(3, 0))
    bot = summons.place(t.g, "h0", "battle-bot", (4, 0))
    assert (5, 0) not in ways.mover(t.g, bot, "walk").reach((4, 0))
    assert (5, 0) in ways.mover(t.g, t.g.figures["h0"], "walk").reach((3, 0))


@pytest.mark.rule("GH-DOOR-07")
def test_an_open_door_is_open_to_all_and_stays_so() -> None:
    t = Table("brute", {"a": (4, 0)}, at=(3, 0), both_rooms=True)
    t.act("h0", Shove(value=1), answers=["a", ("to", 5, 0)])
    assert t.at("a") == (5, 0)
    mover = ways.mover(t.g, t.g.figures["a"], "walk")
    assert (7, 0) in mover.reach((5, 0), 2)
    t.run(rooms.open_door(t.g, (5, 0), "h0"), ())
    assert t.g.opened == [(5, 0)], "entering it again changes nothing"


@pytest.mark.rule("GH-REVEAL-06", "GH-REVEAL-07", "GH-REVEAL-08")
def test_revealed_monsters_wait_for_the_end_of_the_turn_then_go_in_initiative_order() -> None:
    """The character at 61 opens the door; types at 6 and 19 must act before anybody else, one at 83 at its place."""
    many = [
        {"monster": "hound", "at": [7, 2], "by": "nnn"},
        {"monster": "bandit-guard", "at": [6, 2], "by": "nnn"},
        {"monster": "bandit-archer", "at": [6, 3], "by": "nnn"},
    ]
    stage = Stage(cellar(vault={"monsters": many}), classes=("brute", "scoundrel")).ready().chosen()
    g = stage.g
    stage.leads((61, 72), (80, 90))
    assert stage.run(initiative.next_turn(g)) == "h0"
    g.figures["h0"].acted = True
    stage.move("h0", (3, 1))
    stage.run(perform.action(g, "h0", (Move(value=3),)), ("to", 4, 1), ("to", 5, 1))
    assert g.figures["h0"].at == (5, 1), "it has finished its Move before anybody acts"
    wanted = {"hound": 83, "bandit-guard": 15, "bandit-archer": 14}
    for group in g.groups:
        cards = printed().monster_decks[group.deck].cards
        group.drawn = next(card.number for card in cards if card.initiative == wanted[group.what])
    order = []
    while id := stage.run(initiative.next_turn(g)):
        g.figures[id].acted = True
        order.append(g.figures[id].what)
    assert order == ["bandit-archer", "bandit-guard", "scoundrel", "hound"]


@pytest.mark.rule("GH-REVEAL-02", "GH-REVEAL-04")
def test_a_monster_is_not_placed_upon_another_figure() -> None:
    stage = Stage(cellar()).ready()
    stage.move("h0", (7, 2)).run_first(rooms.reveal(stage.g, "vault", "h0"))
    hound = stage.monsters()[0]
    assert hound.at != (7, 2) and hound.at is not None


# -- flying ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-FLY-01", "GH-FLY-02", "GH-FLY-03")
def test_a_flyer_is_touched_by_nothing_and_stops_on_obstacles() -> None:
    traps = {(1, 0): Trap(5, [])}
    t = Table("brute", {"a": (2, 0)}, what={"a": "wind-demon"}, traps=traps, obstacles=[(3, 0)])
    assert t.g.content.monsters["wind-demon"].flying
    mover = ways.mover(t.g, t.g.figures["a"], "fly")
    assert mover.may_end((3, 0)) and mover.may_end((1, 0)) and not mover.may_end((0, 0))
    t.act("h0", Attack(value=1, range=2, push=1), answers=["a", ("to", 3, 0)])
    assert t.at("a") == (3, 0), "pushed onto an obstacle"
    t.act("h0", Attack(value=1, range=3, pull=2), answers=["a", ("to", 1, 0)])
    assert t.at("a") == (1, 0) and t.took == {} and "1,0" in t.g.traps, "and over a trap"
