"""Scenarios whose ground or monsters have ways of their own: a position, an act, what must follow."""

from __future__ import annotations

import pytest
from evenings import due, ends_round, enter, of, open_all, over
from stage import Stage, printed

from taverna.games.gloomhaven.events import Attacked, PenaltyFell
from taverna.games.gloomhaven.records.abilities import Area, Attack, Loot, Whom
from taverna.games.gloomhaven.records.vocabulary import FORMULAS
from taverna.games.gloomhaven.rules import (
    attack,
    carrying,
    conditions,
    damage,
    deeds,
    dormant,
    figures,
    initiative,
    land,
    loot,
    monster_turns,
    movement,
    pieces,
    rooms,
    targets,
    ways,
    worn,
)
from taverna.games.gloomhaven.rules.acting import STOP, Action
from taverna.games.gloomhaven.rules.facts import meters
from taverna.games.gloomhaven.state import Figure, Obstacle, key, unkey
from taverna.games.gloomhaven.words import gains, pieces_moves
from taverna.hexgrid import Hex, neighbours


def free(stage: Stage, at: Hex) -> Hex:
    """A hex next to this one where nobody and nothing stands."""
    ground, blocked = land.ground(stage.g), land.terrain(stage.g).obstacles
    near = ground.steps.get(at, neighbours(at))
    return next(a for a in near if a in ground.ground and a not in blocked and figures.at(stage.g, a) is None)


# -- walls that part a room ------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PAGE-15", "GH-PIECE-29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_52_everyone_starts_where_monsters_are(seats: int) -> None:
    g = enter(52, seats).g
    ground = land.ground(g)
    assert (2, 1) not in ground.floor and not ground.sight((1, 0), (3, 2))  # a boulder of the first room is wall
    foes = [f.at for f in g.figures.values() if f.kind == "monster"]
    for nth in range(seats):
        at = g.figures[f"h{nth}"].at
        assert at is not None and any(foe in ground.distances(at) for foe in foes)


@pytest.mark.rule("GH-PIECE-06", "GH-PIECE-27")
def test_52_a_jar_for_each_by_a_loot_or_for_an_action() -> None:
    stage = open_all(enter(52)).chosen()
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    first, second, third, _ = [unkey(at) for at, holds in g.treasures.items() if holds == "goal"]
    stage.move("h0", first)
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert key(first) in g.treasures  # only by an ability
    mat = g.characters[0]
    stage.move("h0", free(stage, first))
    offered = [one for one in deeds.offered(g, mat) if one[3:5] == first]
    assert {one[1] for one in offered} == set(mat.chosen) and {one[5] for one in offered} == {"bottom"}
    stage.run_first(deeds.perform(g, mat, mat.chosen[0], "grab", first, "bottom"))
    assert key(first) not in g.treasures and g.finished is None and "deed" not in g.spots
    mat.halves = []
    stage.move("h0", free(stage, second))
    assert not deeds.offered(g, mat)  # one is enough
    stage.run_first(gains.pick_up(g, Action("h0", 0), Loot(range=1), 1))
    assert key(second) not in g.treasures and g.finished is None
    stage.move("h1", free(stage, second))
    assert not deeds.offered(g, g.characters[1])  # nothing lies there any more
    stage.move("h1", free(stage, third))
    stage.run_first(gains.pick_up(g, Action("h1", 1), Loot(range=1), 1))
    assert g.finished == "success"


def test_52_lost_with_empty_hands() -> None:
    stage = open_all(enter(52, 3))
    g = stage.g
    g.counts["jar h0"] = 1
    stage.run_first(damage.exhaust(g, g.characters[0]))
    assert g.finished is None
    stage.run_first(damage.exhaust(g, g.characters[1]))
    assert g.finished == "failure"


# -- who is not there every other round ------------------------------------------------------------------------------
@pytest.mark.parametrize(("number", "active"), [(1, ("ooze", "giant-viper")), (2, ("flame-demon", "frost-demon"))])
@pytest.mark.rule("GH-PIECE-19")
def test_61_who_is_there_in_which_round(number: int, active: tuple[str, ...]) -> None:
    stage = enter(61, 4)
    g = stage.g
    g.round = number
    g.phase = "turns"
    initiative.turn_up(g)
    there = [group for group in g.groups if group.drawn is not None]
    assert sorted(group.what for group in there) == sorted(active)
    hero = g.figures["h0"]
    for f in stage.monsters():
        gone = f.what not in active
        assert dormant.rests(g, f) == dormant.faded(g, f) == gone == (not initiative.is_due(g, f))
        assert worn.hidden(g, f) == gone and targets.on_side(g, Action("h0", 0), hero, f, "enemy") == (not gone)
        hp = f.hp
        stage.run_first(damage.suffer(g, f.id, 1, by="h0"))
        stage.run_first(conditions.gain(g, f.id, "poison", "h0"))
        assert (f.hp == hp and not f.conditions) == gone
        mover = ways.mover(g, hero, "walk")
        assert (f.at in mover.friends) == gone and (f.at in mover.foes) == (not gone)
        assert not mover.may_end(f.at)  # type: ignore[arg-type]


@pytest.mark.rule("GH-PIECE-19")
def test_61_nobody_sees_those_who_are_not_there() -> None:
    stage = enter(61, 4)
    g = stage.g
    g.round = 1
    ooze = stage.monsters("ooze")[0]
    demon = stage.monsters("flame-demon")[0]
    demon.force = "third"
    seen = monster_turns.position(g, ooze)
    assert demon.at in seen.friends and demon.at not in {enemy.at for enemy in seen.enemies}
    g.round = 2
    seen = monster_turns.position(g, demon)
    assert ooze.at in seen.friends and ooze.at not in {enemy.at for enemy in seen.enemies}


# -- a tree to heal, water that poisons ------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-24")
def test_68_the_tree_withers_unseen_and_then_while_drakes_are_near() -> None:
    stage = enter(68)
    g = stage.g
    for number in (1, 2, 3):
        ends_round(stage, number)
    open_all(stage)
    tree = g.figures[of(stage, "tree")[0]]
    assert (tree.hp, tree.max_hp) == (11, 17)
    ends_round(stage, 4)
    assert tree.hp == 9
    for f in stage.monsters("rending-drake"):
        if g.content.board(g).room_of[f.at] == "m1b":  # type: ignore[index]
            stage.run_first(damage.kill(g, f.id))
    ends_round(stage, 5)
    assert tree.hp == 9 and g.finished is None
    assert not any(tree.at in {enemy.at for enemy in monster_turns.position(g, f).enemies} for f in stage.monsters())
    stage.move("h0", free(stage, tree.at))  # type: ignore[arg-type]
    act = Action("h0", 0)
    assert tree in targets.candidates(g, act, Whom(side="ally-or-self"), 1)
    for f in stage.monsters():
        assert g.finished is None
        stage.run_first(damage.kill(g, f.id))
    assert g.finished == "success"


def test_68_lost_with_the_tree() -> None:
    stage = enter(68)
    for number in range(1, 9):
        ends_round(stage, number)
        assert stage.g.finished is None
    ends_round(stage, 9)
    assert stage.g.finished == "failure"


@pytest.mark.rule("GH-MOVE-03")
def test_68_water_hurts_the_poisoned_who_walk_in_it() -> None:
    stage = enter(68)
    g = stage.g
    hero = g.figures["h0"]
    assert "poison" in hero.conditions
    water, dry = (0, -1), (0, -2)

    def goes(manner: ways.Manner = "walk") -> int:
        stage.move("h0", dry)
        before = hero.hp
        stage.run_first(movement.walk(g, "h0", (dry, water), manner))
        return before - hero.hp

    assert goes() == 2 + g.level and goes("fly") == 0
    del hero.conditions["poison"]
    assert goes() == 0


# -- what is carried -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-05")
def test_69_the_doll_passes_by_a_loot_alone_and_falls_with_its_bearer() -> None:
    stage = enter(69, 3)
    g = stage.g
    (bearer,) = [id for id in ("h0", "h1", "h2") if carrying.carrier(g, g.figures[id])]
    assert bearer == "h0"
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    g.money.clear()
    stage.move("h0", (-2, -4)).move("h1", (-1, -4)).move("h2", (1, -3))
    act = Action("h2", 2)
    assert carrying.within(g, g.figures["h2"], 1) == []
    act = Action("h1", 1)
    act.only = True
    stage.run(gains.looting(g, act, Loot(range=1)), STOP)
    assert carrying.carrier(g, g.figures["h0"])
    stage.run(gains.looting(g, act, Loot(range=1)), "h0")
    assert carrying.carrier(g, g.figures["h1"]) and not carrying.carrier(g, g.figures["h0"])
    fell = g.figures["h1"].at
    assert fell is not None
    stage.run_first(damage.exhaust(g, g.characters[1]))
    assert g.treasures == {key(fell): "goal"} and g.finished is None
    stage.move("h2", fell)
    stage.run_first(loot.end_of_turn(g, "h2"))
    assert carrying.carrier(g, g.figures["h2"])
    open_all(stage)
    for f in stage.monsters("living-spirit"):
        stage.run_first(damage.kill(g, f.id))
    stage.move("h0", free(stage, (2, 4)))
    over(stage, "h0")
    assert g.finished is None
    stage.move("h2", free(stage, (2, 4)))
    over(stage, "h2")
    assert g.finished == "success"


@pytest.mark.rule("GH-PLATE-01", "GH-SPAWN-01")
@pytest.mark.parametrize(("seats", "ranks"), [(2, "nnn"), (3, "een"), (4, "eee")])
def test_69_behind_the_first_door_there_is_an_ambush(seats: int, ranks: str) -> None:
    stage = enter(69, seats)
    g = stage.g
    stage.run_first(rooms.open_door(g, (-3, 1), "h0"))
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    stage.move("h0", g.spots["b"][0])
    over(stage, "h0")
    assert "j1a" in g.rooms and all(key(at) in g.traps for at in g.spots["d"])
    come = [f for what in ("vermling-scout", "vermling-shaman") for f in stage.monsters(what)]
    assert "".join(str(f.rank)[0] for f in come) == ranks


# -- who rides out of the trees --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-BOSS-03", "GH-INIT-01", "GH-PIECE-20")
def test_48_the_rider_comes_strikes_and_is_gone() -> None:
    stage = enter(48)
    g = stage.g
    rider = next(f for f in g.figures.values() if f.what == "dark-rider")
    assert rider.at is None and rider.hp == rider.max_hp
    initiative.turn_up(g)
    assert next(group for group in g.groups if group.what == "dark-rider").drawn is not None
    assert initiative.is_due(g, rider)
    for f in [f for f in stage.monsters() if f.id != rider.id]:
        stage.run_first(damage.kill(g, f.id))
    came = []
    for _ in range(7):
        due(stage, rider.id)
        came.append(rider.at)
        stage.move("h0", free(stage, rider.at))  # type: ignore[arg-type]
        stage.run_first(attack.attack(g, Action(rider.id, None), Attack(value=0)))
        assert rider.at is None and rider.id in g.figures and g.finished is None
    assert came == [g.spots[letter][0] for letter in "abcdefa"]
    due(stage, rider.id)
    stage.run_first(attack.attack(g, Action(rider.id, None), Attack(value=0, range=9)))
    assert rider.at is not None  # not after a ranged one
    stage.run_first(damage.kill(g, rider.id, "h0"))
    assert g.finished == "success" and rider.id not in g.figures


@pytest.mark.rule("GH-PIECE-20")
def test_48_the_rider_stays_while_it_strikes_nobody() -> None:
    stage = enter(48)
    g = stage.g
    rider = next(f for f in g.figures.values() if f.what == "dark-rider")
    due(stage, rider.id)
    assert rider.at == g.spots["a"][0]
    due(stage, rider.id)
    assert rider.at == g.spots["a"][0]


# -- a cannon and who fires it ---------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-17")
def test_49_the_archer_closest_to_the_cannon_fires_it() -> None:
    stage = open_all(enter(49)).chosen()
    g = stage.g
    (cannon,) = stage.monsters("siege-cannon")
    assert dormant.rests(g, cannon) and figures.initiative(g, cannon) == 99
    archers = stage.monsters("city-archer")
    for f in [f for f in stage.monsters() if f not in (*archers, cannon)]:
        stage.run_first(damage.kill(g, f.id))
    near, other = archers[0], archers[1]
    for f in archers[2:]:
        stage.run_first(damage.kill(g, f.id))
    near.at, other.at = (16, 2), (9, 4)
    stage.move("h0", (1, 1)).move("h1", (9, -2))
    hp = [g.figures[id].hp for id in ("h0", "h1")]
    due(stage, other.id)
    assert other.at == (9, 4) and monster_turns.sent(other.id) not in g.counts
    due(stage, near.id)
    assert near.at in g.spots["d"] and g.counts[monster_turns.sent(near.id)] == g.round
    hurt = g.content.monsters["ancient-artillery"].elite[g.level].attack
    assert [g.figures[id].hp for id in ("h0", "h1")] == [hp[0] - hurt, hp[1]]  # type: ignore[operator]
    near.at = (10, -2)
    g.round += 1
    due(stage, near.id)
    assert near.at not in g.spots["d"] and g.figures["h0"].hp == hp[0] - hurt  # type: ignore[operator]


def test_49_there_is_always_one_more_archer() -> None:
    stage = open_all(enter(49))
    g = stage.g
    for id in of(stage, "city-archer"):
        stage.run_first(damage.kill(g, id))
    ends_round(stage, 3)
    (new,) = stage.monsters("city-archer")
    assert new.rank == "normal" and new.at == g.spots["a"][0]
    ends_round(stage, 4)
    assert len(stage.monsters("city-archer")) == 1
    stage.run_first(damage.kill(g, of(stage, "siege-cannon")[0], "h0"))
    assert g.finished == "success"


@pytest.mark.parametrize("level", range(8))
def test_49_the_cannon_strikes_like_an_elite_artillery(level: int) -> None:
    content = printed()
    does = next(p for p in content.scenarios["rebels-stand"].pieces if p.id == "fire").do[0]
    hurts = FORMULAS.read(does.value).value({"L": level})  # type: ignore[union-attr, arg-type]
    assert hurts == content.monsters["ancient-artillery"].elite[level].attack


# -- a staff to charge -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-23", "GH-PIECE-36")
def test_54_only_the_seeker_harms_infesters_and_so_charges_the_staff() -> None:
    stage = open_all(enter(54))
    g = stage.g
    assert [g.counts.get(f"seeker {id}", 0) for id in ("h0", "h1")] == [1, 0]
    infester = stage.monsters("harrower-infester")[0]
    infester.hp = infester.max_hp = 40
    stage.run_first(damage.suffer(g, infester.id, 5, by="h1"))
    assert infester.hp == 40 and meters(g)[0][1:] == (0, 4 * (g.level + 1))
    due_ = 4 * (g.level + 1)
    stage.run_first(damage.suffer(g, infester.id, due_ - 1, by="h0"))
    assert infester.hp == 41 - due_ and g.counts["charge"] == due_ - 1
    for f in stage.monsters():
        if f.at in neighbours(g.spots["a"][0]):
            del g.figures[f.id]
    stage.move("h0", free(stage, g.spots["a"][0]))
    over(stage, "h0")
    assert g.finished is None
    g.counts["charge"] += 1
    stage.move("h1", free(stage, g.spots["a"][0]))
    over(stage, "h1")
    assert g.finished is None
    over(stage, "h0")
    assert g.finished == "success"


def test_54_lost_with_the_seeker_alone() -> None:
    stage = enter(54, 3)
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[1]))
    assert stage.g.finished is None
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[0]))
    assert stage.g.finished == "failure"


def test_54_bears_poison() -> None:
    stage = enter(54)
    bear = stage.monsters("cave-bear")[0]
    assert attack.foreseen(stage.g, Action(bear.id, None), Attack(value=1)).conditions == ("poison",)


# -- wind, and who sleeps in it --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PUSH-05", "GH-PIECE-11")
def test_71_the_wind_goes_round() -> None:
    stage = enter(71)
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    stage.move("h0", (2, 1)).move("h1", (3, 1))
    went = []
    for number in (1, 2, 3, 4, 5):
        ends_round(stage, number)
        went.append((g.figures["h0"].at, g.figures["h1"].at))
    left, up, right, down, again = went
    assert left == ((1, 1), (2, 1))
    for before, after, ways_there in (
        (left, up, {(0, -1), (1, -1)}),
        (up, right, {(1, 0), (0, 0)}),
        (right, down, {(0, 1), (-1, 1), (0, 0)}),
        (down, again, {(-1, 0), (0, 0)}),
    ):
        for a, b in zip(before, after, strict=True):
            assert a is not None and b is not None and (b[0] - a[0], b[1] - a[1]) in ways_there


@pytest.mark.rule("GH-PIECE-18")
def test_71_drakes_sleep_until_somebody_wakes_them() -> None:
    stage = enter(71, 4).chosen()
    g = stage.g
    drakes = stage.monsters("spitting-drake")
    assert len(drakes) == 6 and all(dormant.rests(g, f) and not dormant.faded(g, f) for f in drakes)
    assert next(group for group in g.groups if group.what == "spitting-drake").drawn is None
    stage.run_first(damage.suffer(g, drakes[0].id, 1, by="h0"))
    assert [dormant.rests(g, f) for f in drakes[:2]] == [False, True] and initiative.is_due(g, drakes[0])
    assert next(group for group in g.groups if group.what == "spitting-drake").drawn is not None
    stage.run_first(conditions.gain(g, drakes[1].id, "muddle", "h0"))
    assert not dormant.rests(g, drakes[1])
    at = drakes[2].at
    assert at is not None
    near = free(stage, at)
    far = next(a for a, n in land.ground(g).distances(at).items() if n == 2 and figures.at(g, a) is None)
    stage.move("h1", far)
    stage.run_first(movement.walk(g, "h1", (far, near), lands=False))
    assert dormant.rests(g, drakes[2])
    stage.run_first(movement.walk(g, "h1", (far, near)))
    assert not dormant.rests(g, drakes[2]) and dormant.rests(g, drakes[3])


def test_71_three_eggs_three_doors_and_out() -> None:
    stage = enter(71)
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    opened = []
    for at in [unkey(at) for at in g.treasures]:
        assert g.finished is None
        stage.move("h0", at)
        stage.run_first(loot.end_of_turn(g, "h0"))
        opened.append(g.rooms[-1])
    assert opened == ["a2b", "a3a", "g2a"] and not g.locked
    stage.move("h0", g.spots["a"][0])
    over(stage, "h0")
    assert g.finished is None
    stage.move("h1", g.spots["a"][1])
    over(stage, "h1")
    assert g.finished == "success"


# -- a dungeon of some cards -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DUNG-11", "GH-DUNG-12")
@pytest.mark.parametrize("seed", range(12))
def test_55_three_rooms_of_these_cards_and_a_treasure_in_the_last(seed: int) -> None:
    stage = Stage("55", 2, seed).ready()
    g = stage.g
    depths = g.content.scenarios["foggy-thicket"].dungeon
    assert depths is not None and [mat.deck.count("minus") for mat in g.characters] == [3, 3]
    for number in ("2", "3"):
        assert "goal" not in g.treasures.values()
        door = next(at for at, door in g.content.board(g).doors.items() if number in door.between)
        stage.run_first(rooms.open_door(g, door, "h0"))
    assert g.rooms == ["1", "2", "3"] and g.finished is None
    assert all(laid.card in depths.rooms and laid.monsters in depths.monsters for laid in g.dungeon.laid)
    (at,) = [unkey(at) for at, holds in g.treasures.items() if holds == "goal"]
    last = g.dungeon.laid[-1]
    assert at == last.at(g.content.dungeon_rooms[last.card].spots[11])
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    stage.move("h0", at)
    stage.run_first(loot.end_of_turn(g, "h0"))
    assert g.finished is None
    stage.run_first(gains.pick_up(g, Action("h0", 0), Loot(range=1), 1))
    assert g.finished == "success"


@pytest.mark.rule("GH-DUNG-15")
def test_55_the_penalties_are_not_the_tables_to_choose() -> None:
    stage = Stage("55", 2, 3, penalties="none").ready()
    g = stage.g
    for number in ("2", "3"):
        door = next(at for at, door in g.content.board(g).doors.items() if number in door.between)
        stage.run_first(rooms.open_door(g, door, "h0"))
    fell = [event.which for event in g.out if isinstance(event, PenaltyFell)]
    assert fell == ["minor", "major"]


# -- boulders that roll ----------------------------------------------------------------------------------------------
def boulders(stage: Stage, row: str) -> list[int]:
    there = [at for o in stage.g.obstacles for at in o.hexes if len(o.hexes) == 1]
    return [nth for nth, at in enumerate(stage.g.spots[row]) if at in there]


@pytest.mark.rule("GH-PIECE-10")
def test_73_each_row_rolls_by_another_number() -> None:
    stage = enter(73)
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    assert [boulders(stage, row) for row in "123"] == [[0, 5]] * 3
    lanes = [g.spots[row] for row in "123"]
    stage.run(pieces.called(g, "boulders"), ("to", *lanes[0][1]), ("to", *lanes[1][2]))
    assert stage.prompts == ["roll", "roll"]  # the third number is left for the third row
    assert [boulders(stage, row) for row in "123"] == [[1, 2], [2, 3], [0, 1]]


@pytest.mark.rule("GH-PUSH-05", "GH-PIECE-10")
def test_73_who_is_in_the_way() -> None:
    stage = enter(73)
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    lane = g.spots["1"]
    stage.move("h0", lane[1]).move("h1", lane[3])
    hp = [g.figures[id].hp for id in ("h0", "h1")]
    g.obstacles.append(Obstacle([lane[2]], "table"))
    stage.run(pieces_moves.roll_on(g, lane, 3), "suffer", "suffer", "suffer")
    hurt = 2 + g.level
    assert [g.figures[id].hp for id in ("h0", "h1")] == [hp[0] - 2 * hurt, hp[1] - hurt]  # by both, by one
    assert g.figures["h0"].at == lane[1] and g.figures["h1"].at == lane[4]  # only where one stops
    assert not any(o.look == "table" for o in g.obstacles)


def test_73_inox_stay_behind_their_door() -> None:
    stage = open_all(enter(73))
    g = stage.g
    door = g.content.board(g).door_ids["1"]
    for f in stage.monsters():
        inside = g.content.board(g).room_of[f.at] == "e1b"  # type: ignore[index]
        assert (door in monster_turns.position(g, f).unseen) == inside


# -- one that fills three hexes --------------------------------------------------------------------------------------
def summit(seats: int = 2) -> tuple[Stage, Figure]:
    stage = enter(34, seats).chosen()
    for f in stage.monsters():
        if f.what != "elder-drake":
            stage.run_first(damage.kill(stage.g, f.id))
    return stage, stage.monsters("elder-drake")[0]


@pytest.mark.rule("GH-PIECE-21")
def test_34_the_drake_can_be_targeted_in_any_of_its_hexes() -> None:
    stage, drake = summit()
    g = stage.g
    body = figures.hexes(g, drake)
    assert drake.at in body and sorted(body) == sorted(g.spots["c"]) and len(body) == 3
    assert all(figures.at(g, at) is drake for at in body)
    shot = attack.foreseen(g, Action("h0", 0), Attack(value=2))
    ground = land.ground(g)
    for part in body:
        beside = [a for a in ground.steps[part] if a not in body and a not in land.terrain(g).obstacles]
        stage.move("h0", beside[0])
        assert shot.in_reach(g, Action("h0", 0), g.figures["h0"]) == [drake]
        assert figures.adjacent(g, g.figures["h0"], drake) and figures.distance(g, g.figures["h0"], drake) == 1
    stage.move("h0", g.spots["b"][0])
    assert shot.in_reach(g, Action("h0", 0), g.figures["h0"]) == []


@pytest.mark.rule("GH-AOE-02", "GH-PIECE-21")
def test_34_an_area_over_two_of_its_hexes_catches_it_once() -> None:
    stage, drake = summit()
    g = stage.g
    stage.move("h0", (5, 1))
    area = Area(own=(0, 0), hexes=((1, 0), (0, 1), (1, -1), (0, -1), (-1, 0), (-1, 1)))
    caught = targets.placements(g, Action("h0", 0), area, 1, "enemy")
    assert list(caught.values()) == [[drake.id]]


def test_34_the_drake_attacks_from_any_of_its_hexes_and_flies_on() -> None:
    stage, drake = summit()
    g = stage.g
    for part in figures.hexes(g, drake):
        near = [a for a in land.ground(g).steps[part] if a not in land.terrain(g).obstacles]
        stage.move("h0", near[0]).move("h1", (-3, 6))
        before = g.figures["h0"].hp
        g.figures["h0"].hp = g.figures["h0"].max_hp = 40
        stage.run_first(monster_turns.perform_all(g, drake.id, [Attack(value=3)]))
        assert any(isinstance(event, Attacked) and event.target == "h0" for event in g.out[-12:]), before
        g.out.clear()
    went = []
    for _ in range(4):
        stage.run_first(pieces.called(g, "next-perch", drake.id))
        went.append(figures.hexes(g, drake))
    assert went == [tuple(g.spots[letter]) for letter in "abca"]
    stage.run_first(damage.kill(g, drake.id, "h0"))
    assert g.finished == "success"


def test_34_zephyrs_come_are_not_harmed_and_go_before_the_drake() -> None:
    stage, drake = summit(3)
    g = stage.g
    stage.run_first(pieces.called(g, "zephyrs", drake.id))
    one, two = (g.figures[id] for id in of(stage, "zephyr"))
    assert one.new and two.new and figures.at(g, one.at) is one  # type: ignore[arg-type]
    stage.run_first(damage.suffer(g, one.id, 5, by="h0"))
    assert one.hp == one.max_hp
    hero = g.figures["h0"]
    assert not targets.on_side(g, Action("h0", 0), hero, one, "enemy")
    assert hero.at in {enemy.at for enemy in monster_turns.position(g, one).enemies}
    card = initiative.card_of(g, next(group for group in g.groups if group.what == "elder-drake"))
    assert card is not None and initiative.acting_objective(g, one) == (card.initiative, 1, -1, one.number)
