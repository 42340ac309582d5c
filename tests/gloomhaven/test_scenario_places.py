"""Scenarios with places to reach, things to carry and ground that matters: a position, an act, what must follow."""

from __future__ import annotations

import pytest
from stage import Stage, cellar
from test_scenario_pieces import due, ends_round, enter, of, open_all, over

from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records.abilities import Attack, Move
from taverna.games.gloomhaven.records.scenarios import Current
from taverna.games.gloomhaven.rules import (
    always,
    attack,
    bonuses,
    conditions,
    control,
    damage,
    deeds,
    facts,
    figures,
    finish,
    hero_turns,
    land,
    loot,
    moments,
    monster_turns,
    perform,
    pieces,
    pushing,
    rooms,
    strike,
    sums,
    treasures,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.rules.extras import Gains
from taverna.games.gloomhaven.state import Table, key
from taverna.games.gloomhaven.words import pieces_force
from taverna.hexgrid import add


def slay(stage: Stage) -> Stage:
    for figure in stage.monsters():
        if figure.force != "party":
            stage.run_first(damage.kill(stage.g, figure.id, "h0"))
    return stage


# -- guards who run for the bell -------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-17")
def test_77_a_guard_goes_to_the_plate_whatever_its_card_says() -> None:
    stage = enter(77).chosen()
    g = stage.g
    guard = stage.monsters("city-guard")[0]
    for other in [f for f in stage.monsters() if f.id != guard.id]:
        stage.run_first(damage.kill(g, other.id))
    guard.at = (-1, 6)
    for hero in g.characters:  # they stand in its way to nothing
        stage.move(hero.id, (hero.seat + 1, 0))
    stage.run_first(monster_turns.turn(g, guard.id))
    assert "n1b" in g.rooms and guard.at in ((-1, 8), (-2, 8))  # through the door and one hex on
    guard.at = (-4, 12)
    stage.run_first(monster_turns.turn(g, guard.id))
    assert guard.at in ((-5, 14), (-4, 14))
    over(stage, guard.id)
    assert g.finished == "failure"


@pytest.mark.parametrize(
    ("seats", "left", "right"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_77_somebody_comes_for_each_shelf(seats: int, left: str, right: str) -> None:
    stage = slay(open_all(enter(77, seats)))
    g = stage.g
    for at, rank, where in (((-9, 9), left, (-5, 8)), ((5, 9), right, (2, 8))):
        assert g.finished is None
        stage.move("h0", at)
        stage.run_first(treasures.open(g, "h0", key(at)))
        (guard,) = stage.monsters("city-guard")
        assert (guard.rank, guard.at) == (rank, where)
        stage.run_first(damage.kill(g, guard.id, "h0"))
    assert g.finished == "success"


def test_a_bound_monster_must_be_one_of_the_scenario() -> None:
    with pytest.raises(ContentError, match="nobody known as 'hound-of-nowhere'"):
        Stage(cellar(hall={"spots": {"a": [[1, 1]]}}, bound={"hound-of-nowhere": {"towards": "a"}})).ready()


# -- without gear ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-34", "GH-PIECE-42", "GH-PIECE-06")
def test_80_without_gear_no_items_and_disadvantage() -> None:
    stage = Stage("80", 2, classes=("brute", "cragheart"), items="suggested")
    stage.ready()
    g = stage.g
    mat = g.characters[0]
    assert mat.items == [] and g.characters[1].items == []
    shot = attack.foreseen(g, Action("h0", 0), Attack(value=3))
    foe = stage.monsters()[0]
    assert strike.edge_of(g, shot, g.figures["h0"], foe, Gains()) == -1
    stage.run_first(rooms.open_door(g, (5, -8), "h0"))
    stage.move("h0", (8, -15))
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert mat.items and g.characters[1].items == [] and len(g.treasures) == 3
    assert strike.edge_of(g, shot, g.figures["h0"], foe, Gains()) == 0
    stage.move("h0", (5, -11))
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert len(g.treasures) == 3  # one each


@pytest.mark.rule("GH-PIECE-06")
def test_80_out_together_and_nobody_left_behind() -> None:
    stage = slay(open_all(enter(80)))
    g = stage.g
    for nth, at in enumerate([(8, -15), (5, -11)]):
        stage.move(f"h{nth}", at)
        stage.run_first(loot.end_of_turn(g, f"h{nth}"))
    stage.move("h0", g.spots["a"][0])
    over(stage, "h0")
    assert g.finished is None
    stage.move("h1", g.spots["a"][1])
    over(stage, "h1")
    assert g.finished == "success"
    late = open_all(enter(80))
    late.run_first(damage.exhaust(late.g, late.g.characters[0]))
    assert late.g.finished == "failure"


# -- clean water, skins ----------------------------------------------------------------------------------------------
def test_87_each_ooze_that_dies_takes_a_skin_away() -> None:
    stage = open_all(enter(87))
    g = stage.g
    giant = stage.monsters("giant-ooze")[0]
    bare = figures.stats(g, giant).shield
    for skins in (4, 3, 2):
        assert sums.shield(g, giant) == bare + 2 * skins
        stage.run_first(damage.kill(g, stage.monsters("ooze")[0].id, "h0"))


@pytest.mark.rule("GH-PIECE-42")
def test_87_clean_water_guards_against_oozes_and_poison_once() -> None:
    stage = open_all(enter(87))
    g = stage.g
    ooze, imp = stage.monsters("ooze")[0], stage.monsters("black-imp")[0]
    hero = g.figures["h0"]
    first, second, _ = g.spots["a"]
    stage.move("h0", first)
    over(stage, "h0")
    assert first not in g.difficult and second in g.difficult
    stage.run_first(conditions.gain(g, "h0", "poison"))
    stage.run_first(conditions.gain(g, "h0", "wound"))
    assert list(hero.conditions) == ["wound"]
    assert [always.shield(g, hero, foe) for foe in (ooze, imp)] == [2, 0]
    assert always.shield(g, g.figures["h1"], ooze) == 0
    stage.move("h0", second)
    over(stage, "h0")
    assert second in g.difficult


# -- a key in pieces -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.rule("GH-PIECE-36")
def test_95_four_of_six_tokens_are_the_key(seed: int) -> None:
    stage = Stage("95", 2, seed=seed).ready()
    g = stage.g
    for door in ((4, 3), (4, -1)):
        stage.run_first(rooms.open_door(g, door, "h0"))
    assert len(g.treasures) == 6 and (-1, 1) in g.locked
    turned = 0
    while (-1, 1) in g.locked:
        stage.run_first(treasures.open(g, "h0", next(iter(g.treasures))))
        turned += 1
    assert 4 <= turned <= 6 and facts.holds(g, "count('key') == 4")


@pytest.mark.parametrize(
    ("seats", "odd", "even"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
@pytest.mark.rule("GH-PIECE-13")
def test_95_demons_come_until_the_key_is_whole(seats: int, odd: str, even: str) -> None:
    stage = enter(95, seats)
    g = stage.g
    ends_round(stage, 1)
    ends_round(stage, 2)
    assert [(f.what, f.rank) for f in stage.monsters()] == [("flame-demon", odd), ("earth-demon", even)]
    assert land.ground(g).adjacent(stage.monsters()[0].at, (1, 1))  # type: ignore[arg-type]
    g.counts["key"] = 4
    ends_round(stage, 3)
    assert len(stage.monsters()) == 2


def test_95_boiling_water_and_boulders_that_break() -> None:
    stage = open_all(enter(95))
    g = stage.g
    stage.move("h0", (3, 6))
    hp = g.figures["h0"].hp
    over(stage, "h0")
    assert g.figures["h0"].hp == hp - 1 - g.level
    boulders = of(stage, "boulder")
    assert len(boulders) == 5 and g.figures[boulders[0]].hp == 3 + g.level
    stage.run_first(damage.kill(g, stage.monsters("prime-lieutenant")[0].id, "h0"))
    assert g.finished == "success"


# -- graves ----------------------------------------------------------------------------------------------------------
def moves(stage: Stage, points: int, *answers: object) -> None:
    stage.run(perform.action(stage.g, "h0", (Move(value=points),)), *answers)


@pytest.mark.parametrize(("seats", "cost", "a", "b"), [(2, 3, "normal", "normal"), (3, 4, "normal", "elite")])
@pytest.mark.rule("GH-PIECE-28")
def test_75_points_of_movement_dig_up_a_grave(seats: int, cost: int, a: str, b: str) -> None:
    stage = slay(enter(75, seats)).chosen()
    g = stage.g
    assert land.terrain(g).obstacles >= {(2, 2), (0, 0), (1, 0)}
    stage.move("h0", (3, 1))
    moves(stage, 2, ("toil", "dig-a", 2, 2, 2))
    assert not stage.monsters() and deeds.left(g, deeds.named(g, "dig-a"), (2, 2)) == cost - 2
    moves(stage, cost, ("toil", "dig-a", 2, 2, cost - 2), ("to", 3, 2), "stop")
    (corpse,) = stage.monsters()
    assert (corpse.what, corpse.rank) == ("living-corpse", a) and g.spots["a"] == [] and "deed" not in g.spots
    slay(stage).move("h0", (1, 1))  # next to the other hex of the stone
    assert [option[4] for option in deeds.on_the_way(g, g.characters[0], 9)] == list(range(1, cost + 1))
    stage.run_first(deeds.toil(g, g.characters[0], "dig-b", (0, 0), cost))
    assert [f.rank for f in stage.monsters()] == [b]


def test_75_a_walk_to_a_grave_goes_on_with_digging() -> None:
    stage = slay(enter(75)).chosen()
    stage.move("h0", (4, 1))
    moves(stage, 4, ("to", 3, 1), ("toil", "dig-a", 2, 2, 3), ("to", 3, 2))
    assert stage.g.figures["h0"].at == (3, 1) and len(stage.monsters()) == 1


def test_75_the_regent_lies_under_the_last_stone() -> None:
    stage = slay(open_all(enter(75)))
    g = stage.g
    g.spots["a"], g.spots["b"] = [], []
    stage.run_first(deeds.toil(g, g.characters[0], "dig-c", g.spots["c"][0], 3))
    (regent,) = stage.monsters()
    assert regent.what == "bloated-regent" and regent.rank == "boss" and g.finished is None
    stage.run_first(damage.kill(g, regent.id, "h0"))
    assert g.finished == "success"


# -- two sides of an altar -------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-28", "GH-PIECE-37")
def test_90_for_a_point_of_movement_through_the_altar_and_back() -> None:
    stage = slay(enter(90)).chosen()
    g = stage.g
    stage.move("h0", (0, 4)).move("h1", (2, 0))
    moves(stage, 2, ("toil", "through", 1, 3, 1), ("at", -1, 8), ("toil", "back", -2, 8, 1), ("at", 0, 4))
    assert g.rooms == ["m1b", "c2a"] and g.figures["h0"].at == (0, 4) and g.spots["a"] == [(1, 3)]


@pytest.mark.parametrize(
    ("seats", "second", "fourth"),
    [(2, "normal", "normal"), (3, "normal", "elite"), (4, "elite", "elite")],
)
@pytest.mark.rule("GH-PIECE-13")
def test_90_night_demons_come_while_nobody_is_beyond(seats: int, second: str, fourth: str) -> None:
    stage = slay(enter(90, seats))
    for number in (1, 2, 3, 4):
        ends_round(stage, number)
    assert [f.rank for f in stage.monsters("night-demon")] == [second, fourth]
    assert all(facts.by(stage.g, f.id, "a") for f in stage.monsters())


def test_90_both_rooms_are_held_to_the_end() -> None:
    stage = slay(enter(90))
    g = stage.g
    stage.run_first(rooms.reveal(g, "c2a"))
    slay(stage)
    assert g.goal == 0
    stage.move("h1", (-4, 9))
    over(stage, "h1")
    assert g.goal == 1 and len(stage.monsters("living-spirit")) == 4 and g.finished is None
    slay(stage)
    assert g.finished == "success"


@pytest.mark.parametrize("late", [False, True])
def test_90_lost_when_a_room_is_given_up(late: bool) -> None:
    stage = enter(90)
    g = stage.g
    stage.run_first(rooms.reveal(g, "c2a"))
    g.counts["beyond"] = int(late)
    stage.move("h0", (-4, 9))
    if not late:
        stage.move("h1", (-2, 9))
    else:
        stage.move("h0", (0, 4))
    over(stage, "h0")
    assert g.finished == "failure"


# -- a mountain, a ship ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-07")
def test_82_each_elite_that_dies_opens_a_door() -> None:
    stage = enter(82)
    g = stage.g
    assert len(g.locked) == 6
    order = [(-3, -6), (2, -6), (-1, -11), (5, -12), (0, -9), (2, -9)]
    for nth, door in enumerate(order):
        elite = next(f for f in stage.monsters() if f.rank == "elite")
        stage.run_first(damage.kill(g, elite.id, "h0"))
        assert g.opened == order[: nth + 1] and door not in g.locked
    assert set(g.rooms) == {"k1a", "c1a", "d1a", "b2b", "ledge"}


@pytest.mark.parametrize(("gives", "reputation", "prosperity"), [(True, 1, 0), (False, -1, -2)])
@pytest.mark.rule("GH-PIECE-03", "GH-PIECE-34")
def test_82_what_the_mountain_gets_back(gives: bool, reputation: int, prosperity: int) -> None:
    stage = slay(open_all(enter(82)))
    g = stage.g
    slay(stage)
    stage.move("h0", (3, -14)).run_first(loot.end_of_turn(g, "h0"))
    assert len(g.characters[0].bag) == 2
    if gives:
        stage.move("h0", (1, -9))
    else:
        stage.move("h0", (-2, 0)).move("h1", (-3, 0))
    over(stage, "h0")
    assert g.finished == "success" and len(g.characters[0].bag) == 2 - gives
    (end,) = finish.endings(g)
    assert (end.reputation, end.prosperity) == (reputation, prosperity)


@pytest.mark.rule("GH-PIECE-35")
def test_74_the_hold_fills_and_is_bailed_out() -> None:
    stage = slay(enter(74))
    g = stage.g
    dry = [at for at in g.spots["w"] if at not in g.difficult]
    assert len(dry) == 2
    ends_round(stage, 1)
    assert len(g.difficult) == 12
    ends_round(stage, 2)
    ends_round(stage, 4)
    assert len(g.difficult) == 14 and g.finished is None
    stage.move("h0", dry[0])
    over(stage, "h0")
    assert len(g.difficult) == 13
    stage.move("h0", dry[1])
    over(stage, "h0")
    assert len(g.difficult) == 13  # hands full
    stage.move("h0", g.spots["e"][0])
    over(stage, "h0")
    stage.move("h0", dry[1])
    over(stage, "h0")
    assert len(g.difficult) == 12
    for number in (6, 8, 10):
        assert g.finished is None
        ends_round(stage, number)
    assert g.finished == "failure"


@pytest.mark.parametrize(
    ("seats", "first", "then"),
    [(2, ["normal"], "normal"), (3, ["elite"], "normal"), (4, ["normal"] * 2, "elite")],
)
def test_74_doors_open_in_time_and_something_comes_each_time(seats: int, first: list[str], then: str) -> None:
    stage = slay(enter(74, seats))
    g = stage.g
    assert (len(g.difficult) == 10) == (seats == 3)
    g.difficult.clear()
    ends_round(stage, 3)
    assert g.rooms == ["b1a", "i2b"] and [f.rank for f in stage.monsters("deep-terror")] == first
    slay(stage)
    ends_round(stage, 6)
    assert g.rooms[-1] == "i1a" and [f.rank for f in stage.monsters("deep-terror")] == [then] * 2
    slay(stage)
    assert g.finished == "success"


# -- under water -----------------------------------------------------------------------------------------------------
def alone_in_the_deep(*ats: tuple[int, int]) -> Stage:
    """Nobody but the characters in the large room, on these hexes."""
    stage = slay(open_all(enter(88, 3)))
    for seat in range(3):
        stage.g.figures[f"h{seat}"].at = ats[seat] if seat < len(ats) else (0, -4 + seat)
    return stage


@pytest.mark.parametrize(("to", "moved"), [("up-left", (0, -1)), ("up-right", (1, -1))])
@pytest.mark.rule("GH-PIECE-12")
def test_88_the_current_takes_everyone_along_from_the_top(to: str, moved: tuple[int, int]) -> None:
    stage = alone_in_the_deep((-10, 8), add((-10, 8), moved))
    stage.run_first(pieces_force.current(stage.g, Current(room="g2a", to=to, damage=3), ""))  # type: ignore[arg-type]
    at = [stage.g.figures[id].at for id in ("h0", "h1", "h2")]
    assert at == [add((-10, 8), moved), add(add((-10, 8), moved), moved), (0, -2)]


@pytest.mark.rule("GH-PIECE-12")
def test_88_what_stops_one_hurts_and_what_is_behind_one_shelters() -> None:
    stage = alone_in_the_deep((-9, 9), (-9, 7))  # below and above the stalagmites at (-9, 8)
    g = stage.g
    hp = [g.figures[id].hp for id in ("h0", "h1")]
    stage.run_first(pieces_force.current(g, Current(room="g2a", to="up-left", damage=3), ""))
    assert [g.figures[id].at for id in ("h0", "h1")] == [(-9, 9), (-9, 7)]
    assert [g.figures[id].hp for id in ("h0", "h1")] == [hp[0] - 3, hp[1]]


def test_88_the_claw_is_carried_to_the_crystal_and_weighs() -> None:
    stage = open_all(enter(88))
    g = stage.g
    king = stage.monsters("lurker-king")[0]
    king.at = (-8, 9)
    slay(stage)
    hero = g.figures["h0"]
    assert bonuses.stride(g, hero, 4) == 3
    stage.move("h0", (-8, 9)).run_first(loot.end_of_turn(g, "h0"))
    assert [bonuses.stride(g, g.figures[id], 4) for id in ("h0", "h1")] == [2, 3]
    stage.move("h0", (-9, 10))
    stage.run_first(damage.exhaust(g, g.characters[0]))
    assert g.treasures.get("-9,10") == "goal"
    stage.move("h1", (-9, 10)).run_first(loot.end_of_turn(g, "h1"))
    over(stage, "h1")
    assert g.finished is None
    stage.move("h1", (-11, 12))
    over(stage, "h1")
    assert g.finished == "success"


def test_88_the_lurkers_card_says_where_the_current_goes() -> None:
    stage = open_all(enter(88)).chosen()
    g = stage.g
    for f in [f for f in stage.monsters() if f.what != "lurker-king"]:
        stage.run_first(damage.kill(g, f.id))
    stage.move("h0", (-8, 9))
    number = facts.initiative(g, "lurker")
    assert number > 0
    stage.run_first(pieces.turns_end(g, moments.TurnsEnd()))
    assert g.figures["h0"].at == ((-8, 8) if number % 2 == 0 else (-7, 8))


# -- a temple that sleeps --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("GH-PIECE-18", "GH-PIECE-23")
def test_79_golems_sleep_until_all_plates_are_held(seats: int) -> None:
    stage = enter(79, seats).chosen()
    g = stage.g
    golem = stage.monsters("stone-golem")[0]
    at = golem.at
    stage.run_first(damage.suffer(g, golem.id, 5))
    stage.run_first(monster_turns.turn(g, golem.id))
    assert (golem.hp, golem.at) == (golem.max_hp, at)
    for seat, plate in enumerate([(-4, 0), (9, 0), (-4, 4), (5, 4)][:seats]):
        assert "awake" not in g.counts
        stage.move(f"h{seat}", plate)
        over(stage, f"h{seat}")
    assert g.counts["awake"] == 1
    stage.run_first(damage.suffer(g, golem.id, 5))
    assert golem.hp < golem.max_hp
    slay(stage)
    assert "c2b" in g.rooms and g.finished is None
    slay(stage)
    assert g.finished == "success"


def test_79_fish_keeps_his_plate_and_must_not_die() -> None:
    stage = enter(79).chosen()
    g = stage.g
    (fish,) = of(stage, "fish")
    g.counts["awake"] = 1
    golem = stage.monsters("stone-golem")[0]
    golem.at, golem.hp = (2, 2) if (2, 2) in land.ground(g).ground else (3, 0), 1
    g.figures[fish].at = (2, 0)
    stage.run_first(monster_turns.turn(g, fish))
    assert g.figures[fish].at == (2, 1)
    stage.run_first(damage.suffer(g, fish, 99))
    assert g.finished == "failure"


def betrayed(seats: int = 2) -> Stage:
    stage = enter(79, seats)
    stage.g.counts["awake"] = 1
    slay(stage)
    stage.chosen()
    for seat in range(seats):
        stage.move(f"h{seat}", (5 + seat, -6))
    return stage


@pytest.mark.rule("GH-PIECE-38")
def test_79_all_flee_as_far_as_they_get() -> None:
    stage = betrayed()
    g = stage.g
    (boss,) = stage.monsters("the-betrayer")
    boss.at = (7, -8)
    g.counts["fear"] = 4
    before = [land.ground(g).distance(boss.at, g.figures[id].at) for id in ("h0", "h1")]  # type: ignore[arg-type]
    stage.run_first(pieces.called(g, "fear", boss.id))
    after = [land.ground(g).distance(boss.at, g.figures[id].at) for id in ("h0", "h1")]  # type: ignore[arg-type]
    assert all(b >= a + 2 for a, b in zip(before, after, strict=True))  # type: ignore[operator]


@pytest.mark.rule("GH-PIECE-39")
def test_79_the_last_to_act_fights_for_the_betrayer() -> None:
    stage = betrayed()
    g = stage.g
    (boss,) = stage.monsters("the-betrayer")
    stage.leads((20, 30), (60, 70))
    stage.run_first(pieces.called(g, "mind-control", boss.id))
    near = land.ground(g).steps[boss.at]  # type: ignore[index]
    assert all(g.figures[id].at in near for id in ("h0", "h1"))
    assert [control.holds(g, id) for id in ("h0", "h1")] == [False, True]
    mat, hp = g.characters[1], g.figures["h0"].hp
    mat.chosen = [next(card for card in [*mat.chosen, *mat.hand] if attacks(g, card)), mat.chosen[1]]
    drawn = len(mat.deck)
    stage.run_first(hero_turns.take(g, "h1"))
    assert not mat.chosen and len(mat.deck) < drawn and g.figures["h0"].hp <= hp
    assert g.figures["h1"].force == "party" and boss.hp == boss.max_hp
    g.round += 1
    assert not control.holds(g, "h1")


def attacks(g: Table, card: str) -> bool:
    return any(isinstance(one, Attack) and not one.range for one in g.content.half(card, "top").do)


# -- a victim on a rope ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-17")
def test_78_bearers_take_the_victim_to_the_altars() -> None:
    stage = open_all(enter(78)).chosen()
    g = stage.g
    for f in [f for f in stage.monsters() if f.name != "bearer"]:
        stage.run_first(damage.kill(g, f.id))
    for seat in range(2):
        stage.move(f"h{seat}", (3 - seat, -8))
    one, two = stage.monsters("cultist")
    start = g.spots["a"][0]
    one.at = (3, -1)  # next to the victim
    for _ in range(12):
        for bearer in (one, two):
            due(stage, bearer.id)
            if g.finished is None:
                stage.run_first(monster_turns.turn(g, bearer.id))
    assert g.spots["a"][0] != start and facts.touching(g, "a", "d")
    assert g.finished == "failure"


@pytest.mark.rule("GH-PIECE-42")
def test_78_nothing_holds_a_bearer() -> None:
    stage = open_all(enter(78))
    g = stage.g
    bearer = next(f for f in stage.monsters("cultist") if f.name == "bearer")
    for condition in ("immobilize", "stun", "wound"):
        stage.run_first(conditions.gain(g, bearer.id, condition))  # type: ignore[arg-type]
    assert list(bearer.conditions) == ["wound"]
    beside = next(a for a in land.ground(g).steps[bearer.at] if figures.at(g, a) is None)  # type: ignore[index]
    stage.move("h0", beside)
    assert not stage.run_first(pushing.force_away(g, Action("h0", 0), bearer.id, 2))
    slay(stage)
    assert g.finished == "success"
