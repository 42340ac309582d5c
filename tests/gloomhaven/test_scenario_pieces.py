"""The pieces that scenarios from 21 on are made of: a position, an act, what must follow."""

from __future__ import annotations

from collections import Counter

import pytest
from evenings import begins_round, due, ends_round, enter, of, open_all, over
from stage import Stage, cellar

from taverna.core.errors import ContentError
from taverna.games.gloomhaven.records.abilities import Attack, Move, Special
from taverna.games.gloomhaven.rules import (
    attack,
    damage,
    deeds,
    figures,
    land,
    monster_turns,
    pieces,
    rooms,
    setup,
    spawning,
    strike,
    sums,
    treasures,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.rules.extras import Gains
from taverna.games.gloomhaven.words import choice
from taverna.hexgrid import Hex, neighbours


# -- where to start --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "most"), [(2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("number", [50, 85])
@pytest.mark.rule("GH-PAGE-13", "GH-PAGE-15", "GH-PIECE-29")
def test_of_two_rooms_to_start_in_each_holds_half_at_most(number: int, seats: int, most: int) -> None:
    g = enter(number, seats).g
    where = Counter(g.content.board(g).room_of[g.figures[mat.id].at] for mat in g.characters)  # type: ignore[index]
    assert max(where.values()) == most and sum(where.values()) == seats
    assert set(g.rooms) == {g.content.scenario(g).rooms[0].id, *g.content.scenario(g).also}
    assert {g.content.board(g).room_of[at] for at in setup.start_hexes(g)} <= set(g.rooms)


def test_another_room_to_start_in_must_be_there() -> None:
    with pytest.raises(ContentError, match="there is no room 'attic'"):
        Stage(cellar(also=["attic"]))


# -- exits -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [25, 37])
@pytest.mark.rule("GH-PIECE-03", "GH-PIECE-02")
def test_everyone_on_the_exit_wins(number: int) -> None:
    stage = open_all(enter(number))
    exit = stage.g.spots["a"]
    stage.move("h0", exit[0])
    over(stage, "h0")
    assert stage.g.finished is None
    stage.move("h1", exit[1])
    over(stage, "h1")
    assert stage.g.finished == "success"


@pytest.mark.parametrize("number", [25, 37])
@pytest.mark.rule("GH-PIECE-02")
def test_who_falls_on_the_exit_has_escaped(number: int) -> None:
    stage = open_all(enter(number, 3))
    exit = stage.g.spots["a"]
    stage.move("h0", exit[0])
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[0]))
    assert stage.g.finished is None
    stage.move("h1", exit[0]).move("h2", exit[1])
    over(stage, "h1")
    assert stage.g.finished == "success"


@pytest.mark.parametrize("number", [25, 33, 37, 60])
@pytest.mark.rule("GH-PIECE-02")
def test_who_falls_elsewhere_has_lost_it_for_all(number: int) -> None:
    stage = enter(number, 3)
    exit = stage.g.spots.get("a", ())
    stage.move("h0", next(a for a in sorted(land.ground(stage.g).ground) if a not in exit))
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[0]))
    assert stage.g.finished == "failure"


def test_60_first_the_bottles_then_the_door_and_in_time() -> None:
    stage = open_all(enter(60))
    g = stage.g
    over(stage, "h0")
    assert g.finished is None  # they stand where they began, with nothing in their hands
    hp = {f.id: f.hp for f in g.figures.values()}
    begins_round(stage, 6)
    assert {f.id: f.hp for f in g.figures.values()} == hp
    ends_round(stage, 11)
    assert g.finished is None
    ends_round(stage, 12)
    assert g.finished == "failure"


# -- doors that must be broken ---------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DESTROY-01", "GH-DOOR-02", "GH-LOCK-01", "GH-PIECE-09")
def test_29_a_barred_door_opens_when_it_is_destroyed() -> None:
    stage = enter(29)
    g = stage.g
    at: Hex = (4, 2)
    door = figures.at(g, at)
    assert door is not None and door.hp == 4 + g.level and at in land.terrain(g).obstacles
    stage.run_first(rooms.open_door(g, at, "h0"))
    assert at not in g.opened and g.rooms == ["e1a"]
    stage.run_first(damage.suffer(g, door.id, door.hp - 1, by="h0"))
    assert g.rooms == ["e1a"]
    stage.run_first(damage.suffer(g, door.id, 1, by="h0"))
    assert at in g.opened and g.rooms == ["e1a", "j1a"] and at not in land.terrain(g).obstacles
    assert figures.at(g, at) is None


@pytest.mark.rule("GH-PIECE-09")
def test_29_a_barred_door_can_be_attacked_from_beside_it() -> None:
    stage = enter(29)
    ground = land.ground(stage.g)
    beside = [a for a in neighbours((4, 2)) if a in ground.ground and stage.g.content.board(stage.g).room_of.get(a)]
    assert beside and all(ground.sight(a, (4, 2)) and ground.adjacent(a, (4, 2)) for a in beside)


@pytest.mark.rule("GH-PIECE-07", "GH-PIECE-13")
def test_33_plates_open_the_second_door_and_the_owners_come_home() -> None:
    stage = open_all(enter(33))
    g = stage.g
    stage.run_first(damage.kill(g, of(stage, "gate")[0], "h0"))
    open_all(stage)
    g.locked, g.rooms, g.opened = [(10, -6)], g.rooms[:3], [at for at in g.opened if at != (10, -6)]
    stage.move("h0", g.spots["c"][0])
    over(stage, "h0")
    assert (10, -6) not in g.opened
    stage.move("h1", g.spots["c"][1])
    over(stage, "h1")
    assert (10, -6) in g.opened and "m1a" in g.rooms
    before = len(stage.monsters("savvas-lavaflow"))
    ends_round(stage, 5)
    ends_round(stage, 6)
    assert len(stage.monsters("savvas-lavaflow")) == before + 1


# -- what gives strength to others -----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("GH-PIECE-41")
def test_22_altars_feed_demons(seats: int) -> None:
    stage = open_all(enter(22, seats))
    g = stage.g
    demon = next(f for f in stage.monsters() if f.what == "wind-demon")
    cultist = next(iter(stage.monsters("cultist") or stage.monsters("living-bones")))
    plain = figures.stats(g, demon)
    for left in (4, 3, 2, 1, 0):
        half = (left + 1) // 2
        assert demon.max_hp == plain.hp + left  # type: ignore[operator]
        assert sums.attack_value(g, demon) == plain.attack + left  # type: ignore[operator]
        assert sums.move_value(g, demon) == plain.move + half  # type: ignore[operator]
        assert sums.range_value(g, demon) == (plain.range + half if plain.range else 0)
        assert sums.attack_value(g, cultist) == figures.stats(g, cultist).attack
        assert (g.finished == "success") == (left == 0)
        if left:
            stage.run_first(damage.kill(g, of(stage, "altar")[0], "h0"))


def test_45_a_totem_heals_those_within_two() -> None:
    stage = enter(45)
    g = stage.g
    totem = g.figures[of(stage, "totem")[0]]
    near, far = stage.monsters()[:2]
    for figure in (near, far):
        figure.hp = 1
    at = totem.at
    assert at is not None
    away = land.ground(g).distances(at)
    near.at = next(a for a, n in away.items() if n == 2 and figures.at(g, a) in (None, near))
    far.at = next(a for a, n in away.items() if n == 3 and figures.at(g, a) in (None, far))
    due(stage, near.id)
    due(stage, far.id)
    assert (near.hp, far.hp) == (min(3, near.max_hp), 1)
    near.hp = 1
    stage.run_first(damage.kill(g, totem.id, "h0"))
    due(stage, near.id)
    assert near.hp == 1


@pytest.mark.parametrize(("bones", "shield"), [(0, 5), (3, 2), (5, 0), (6, 0)])
@pytest.mark.rule("GH-PIECE-41")
def test_62_the_hungry_soul_is_weaker_the_more_bones_there_are(bones: int, shield: int) -> None:
    stage = enter(62)
    g = stage.g
    g.killed["living-bones"] = 9
    for id in of(stage, "living-bones") + of(stage, "living-spirit"):
        stage.run_first(damage.kill(g, id, "h0"))
    soul = next(iter(stage.monsters("hungry-soul")))
    assert len(stage.monsters("hungry-soul")) == 1 and soul.rank == "boss"
    for _ in range(bones):
        stage.run_first(spawning.spawn(g, "living-bones", "normal", g.spots["a"][0]))
    assert sums.shield(g, soul) == shield
    stage.run_first(damage.kill(g, soul.id, "h0"))
    assert g.finished == "success"


# -- who comes later -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "come"), [(2, 1), (3, 2), (4, 2)])
@pytest.mark.rule("GH-SPAWN-01", "GH-PAGE-04", "GH-PIECE-14")
def test_83_flame_demons_wait_until_the_last_cultist_is_dead(seats: int, come: int) -> None:
    stage = open_all(enter(83, seats))
    g = stage.g
    stage.move("h0", next(a for a in neighbours(g.spots["a"][0]) if figures.at(g, a) is None))
    hp = g.figures["h0"].hp
    due(stage, "h0")
    assert not stage.monsters("flame-demon") and g.figures["h0"].hp == hp - 1
    spirit = stage.monsters("living-spirit")[0]
    spirit.hp, spirit.at = 1, next(a for a in neighbours(g.spots["a"][0]) if figures.at(g, a) is None)
    due(stage, spirit.id)
    assert spirit.hp == 2
    for id in of(stage, "cultist"):
        assert not stage.monsters("flame-demon")
        stage.run_first(damage.kill(g, id, "h0"))
    assert len(stage.monsters("flame-demon")) == come and g.finished is None
    stage.move("h0", g.content.scenario(g).start[0])
    due(stage, "h0")
    assert g.figures["h0"].hp == hp - 3
    begins_round(stage, 4)
    assert g.elements["fire"] == 2


def test_nobody_musters_a_group_that_does_not_wait() -> None:
    words = {"en": "So.", "es": "Así.", "pt-BR": "Assim."}
    piece = {"id": "late", "when": "setup", "do": [{"do": "muster", "group": "guests"}], "text": words}
    with pytest.raises(ContentError, match="nobody waits for 'guests'"):
        Stage(cellar(pieces=[piece]))


@pytest.mark.parametrize(
    ("seats", "come"), [(2, "normal night-demon, normal wind-demon"), (3, "elite wind-demon, normal night-demon")]
)
@pytest.mark.rule("GH-PIECE-13")
def test_27_demons_come_through_the_rift_in_their_order(seats: int, come: str) -> None:
    stage = enter(27, seats)
    for id in [f.id for f in stage.monsters()]:
        stage.run_first(damage.kill(stage.g, id))
    ends_round(stage, 1)
    ends_round(stage, 2)
    assert ", ".join(sorted(f"{f.rank} {f.what}" for f in stage.monsters())) == come
    ends_round(stage, 3)
    assert {f.what for f in stage.monsters()} == {"night-demon", "wind-demon", "frost-demon", "sun-demon"}
    assert stage.g.finished is None
    ends_round(stage, 10)
    assert stage.g.finished == "success"


@pytest.mark.parametrize("number", [27, 38])
@pytest.mark.rule("GH-PIECE-02")
def test_lost_when_one_falls(number: int) -> None:
    stage = enter(number)
    one = next(f for f in stage.g.figures.values() if f.kind == "objective")
    stage.run_first(damage.kill(stage.g, one.id))
    assert stage.g.finished == "failure"


def test_56_one_captive_is_enough() -> None:
    stage = open_all(enter(56))
    captives = of(stage, "captive")
    assert len(captives) == 3 and stage.g.figures[captives[0]].hp == 4 + 2 * stage.g.level
    for id in captives[:2]:
        stage.run_first(damage.kill(stage.g, id))
    assert stage.g.finished is None
    stage.run_first(damage.kill(stage.g, captives[2]))
    assert stage.g.finished == "failure"


@pytest.mark.rule("GH-PIECE-07")
def test_53_rooms_burst_open_one_after_the_other() -> None:
    stage = enter(53)
    g = stage.g
    seen = []
    for number in range(1, 10):
        begins_round(stage, number)
        seen.append(len(g.rooms))
    assert seen == [1, 2, 2, 3, 3, 4, 4, 5, 5]
    ends_round(stage, 9)
    assert g.finished is None
    ends_round(stage, 10)
    assert g.finished == "success"


@pytest.mark.parametrize(("seats", "guards"), [(2, ["normal", "normal"]), (3, ["elite", "normal"]), (4, ["elite"] * 2)])
def test_57_the_sergeant_was_never_one(seats: int, guards: list[str]) -> None:
    stage = enter(57, seats)
    g = stage.g
    stage.run_first(rooms.reveal(g, "a1a", "h0"))
    assert sorted(str(f.rank) for f in stage.monsters("city-guard")) == guards
    stage.run_first(rooms.reveal(g, "i1b", "h0"))
    sergeant = next(f for f in stage.monsters() if f.name == "sergeant")
    stage.run_first(damage.kill(g, sergeant.id, "h0"))
    (found,) = stage.monsters("infiltrator")
    assert found.level == min(7, g.level + 1) and g.finished is None
    stage.run_first(damage.kill(g, found.id, "h0"))
    assert g.finished == "success"


@pytest.mark.rule("GH-MSUMMON-01", "GH-PIECE-16")
def test_89_cultists_summon_vipers() -> None:
    stage = open_all(enter(89))
    g = stage.g
    cultist = stage.monsters("cultist")[0]
    had = {f.id for f in stage.monsters()}
    stage.run_first(spawning.summon(g, cultist.id, "living-bones", "normal"))
    new = [f for f in stage.monsters() if f.id not in had]
    assert [(f.what, f.rank) for f in new] == [("giant-viper", "elite")]


# -- doors that close ------------------------------------------------------------------------------------------------
SAID = {"en": "So.", "es": "Así.", "pt-BR": "Assim."}


@pytest.mark.rule("GH-LOCK-01", "GH-PIECE-08")
def test_a_door_that_closes_hurts_who_stands_in_it() -> None:
    record = cellar()
    door = {**record["doors"][0], "id": "gate"}
    shut = {"id": "shut", "when": "called", "do": [{"do": "close", "doors": ["gate"]}], "text": SAID}
    stage = Stage({**record, "doors": [door, *record["doors"][1:]], "pieces": [shut]}).ready()
    g = stage.g
    at = g.content.board(g).door_ids["gate"]
    stage.run_first(rooms.open_door(g, at, "h0"))
    stage.move("h0", at)
    hp = g.figures["h0"].hp
    stage.run_first(pieces.called(g, "shut"))
    assert at not in g.opened and at in g.locked and at not in land.ground(g).floor
    assert g.figures["h0"].hp == hp - 2 - g.level and g.figures["h0"].at in land.ground(g).ground


# -- what draws monsters ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-25")
def test_a_lure_is_attacked_by_who_can_reach_it_and_by_nobody_else() -> None:
    thing = {"id": "bait", "name": SAID, "hp": 20, "at": [[2, 2]], "side": "party", "lures": True}
    stage = Stage(cellar(hall={"objectives": [thing]})).chosen()
    g = stage.g
    stage.run_first(spawning.spawn(g, "bandit-guard", "normal", (3, 0)))
    guard = stage.monsters("bandit-guard")[0]
    bait = g.figures[of(stage, "bait")[0]]
    beside = [a for a in neighbours(guard.at) if a in land.ground(g).ground and figures.at(g, a) is None]  # type: ignore[arg-type]
    stage.move("h0", beside[0])
    stage.run_first(monster_turns.perform_all(g, guard.id, [Move(value=3), Attack(value=2)]))
    assert bait.hp < 20 and g.figures["h0"].hp == g.figures["h0"].max_hp


def test_47_water_follows_into_the_lair() -> None:
    stage = open_all(enter(47))
    g = stage.g
    stage.move("h1", next(a for a in g.content.board(g).hexes["m1a"] if figures.at(g, a) is None))
    hp = [g.figures[id].hp for id in ("h0", "h1")]
    ends_round(stage, 3)
    assert [g.figures[id].hp for id in ("h0", "h1")] == [hp[0] - 3 - g.level, hp[1]]
    eye = stage.monsters("the-sightless-eye")[0]
    before = len(stage.monsters("deep-terror"))
    stage.run_first(choice.special(g, Action(eye.id, None), Special(number=1)))
    assert len(stage.monsters("deep-terror")) == before + 1


# -- doors that must be held -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PLATE-01", "GH-LOCK-01", "GH-PIECE-08", "GH-PIECE-07")
def test_66_a_door_is_open_while_a_plate_is_held() -> None:
    stage = enter(66)
    g = stage.g
    door: Hex = (-2, 8)
    assert door in g.locked
    stage.move("h0", g.spots["a"][0])
    over(stage, "h0")
    assert door in g.opened and "c1a" in g.rooms and door not in g.locked
    stage.move("h1", g.spots["b"][0]).move("h0", g.content.scenario(g).start[0])
    over(stage, "h0")
    assert door in g.opened and (-2, 12) in g.opened  # b holds both
    stage.move("h1", g.content.scenario(g).start[1])
    over(stage, "h1")
    assert not g.opened and set(g.rooms) == {"j1b", "c1a", "d1a"}
    stage.run_first(rooms.reveal(g, "d2a"))
    stage.move("h0", g.spots["d"][0])
    over(stage, "h0")
    assert {"a1a", "a2a"} <= set(g.rooms) and g.finished is None
    stage.run_first(rooms.reveal(g, "c2b"))
    stage.move("h1", g.spots["e"][0])
    over(stage, "h1")
    assert g.finished == "success"


def test_67_the_golem_never_enters_a_door() -> None:
    stage = open_all(enter(67))
    g = stage.g
    golem = next(f for f in stage.monsters("stone-golem"))
    assert golem.name and golem.level == g.level + 1
    plain = g.content.monsters["stone-golem"].elite[golem.level].hp
    assert golem.max_hp == plain * len(g.characters)
    assert set(monster_turns.kept_from(g, golem)) == set(g.content.board(g).doors)
    assert set(g.content.board(g).doors) <= monster_turns.position(g, golem).unseen
    stage.run_first(damage.kill(g, golem.id, "h0"))
    assert g.finished == "success"


# -- who cannot be hurt ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "odd", "even"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_70_spirits_leave_when_demons_die(seats: int, odd: int, even: int) -> None:
    stage = enter(70, seats)
    g = stage.g
    before = len(stage.monsters("living-spirit"))
    ends_round(stage, 1)
    assert len(stage.monsters("living-spirit")) == before + odd
    ends_round(stage, 2)
    assert len(stage.monsters("living-spirit")) == before + odd + even
    spirit = stage.monsters("living-spirit")[0]
    assert stage.run_first(damage.suffer(g, spirit.id, 50, by="h0")) == 0 and spirit.hp == spirit.max_hp
    demon = next(f for f in stage.monsters() if f.what != "living-spirit")
    stage.run_first(damage.kill(g, demon.id, "h0"))
    assert len(stage.monsters("living-spirit")) == before + odd + even - 1


# -- who must get away -----------------------------------------------------------------------------------------------
def test_86_villagers_reach_the_boats() -> None:
    stage = open_all(enter(86))
    g = stage.g
    villagers = of(stage, "villager")
    assert len(villagers) == 11 and not stage.monsters("lurker")
    boats = g.spots["b"]
    for nth, id in enumerate(villagers[:7]):
        assert g.finished is None
        g.figures[id].at = boats[0]
        over(stage, id)
        assert len(of(stage, "villager")) == 10 - nth
    assert g.finished == "success"
    ends_round(stage, 4)
    assert stage.monsters("lurker")


@pytest.mark.rule("GH-PIECE-02")
def test_86_five_dead_villagers_are_too_many() -> None:
    stage = open_all(enter(86))
    for id in of(stage, "villager")[:5]:
        assert stage.g.finished is None
        stage.run_first(damage.kill(stage.g, id))
    assert stage.g.finished == "failure"


def test_92_the_watch_is_not_to_be_hurt() -> None:
    stage = enter(92, 4)
    g = stage.g
    stage.run_first(rooms.open_door(g, (7, 0), "h0"))
    watch = [f for f in stage.monsters() if f.what in ("city-guard", "city-archer")]
    assert sorted(f"{f.what} {f.rank}" for f in watch) == ["city-archer elite", "city-guard elite", "city-guard normal"]
    assert all(f.force == "third" for f in watch)
    for f in [f for f in stage.monsters() if f not in watch]:
        assert g.finished is None
        stage.run_first(damage.kill(g, f.id, "h0"))
    assert g.finished == "success"
    other = enter(92)
    other.run_first(rooms.open_door(other.g, (7, 0), "h0"))
    other.run_first(damage.kill(other.g, other.monsters("city-guard")[0].id))
    assert other.g.finished == "failure"


# -- trees, piles, eggs ----------------------------------------------------------------------------------------------
def test_72_trees_drip_in_turn() -> None:
    stage = enter(72)
    g = stage.g
    for id in of(stage, "ooze"):
        stage.run_first(damage.kill(g, id, "h0"))
    stage.run_first(damage.kill(g, of(stage, "tree-b")[0], "h0"))
    assert not any(at in o.hexes for o in g.obstacles for at in ((7, 6), (7, 5), (6, 6)))
    come = []
    for number in range(1, 7):
        ends_round(stage, number)
        come.append(len(stage.monsters("ooze")))
    assert come == [1, 1, 2, 3, 3, 4]
    for tree in ("tree-a", "tree-c"):
        stage.run_first(damage.kill(g, of(stage, tree)[0], "h0"))
    for id in of(stage, "ooze"):
        assert g.finished is None
        stage.run_first(damage.kill(g, id, "h0"))
    assert g.finished == "success"


def test_58_piles_of_bones_feed_the_harvester() -> None:
    stage = open_all(enter(58, 3))
    g = stage.g
    harvester = stage.monsters("the-harvester")[0]
    plain = figures.stats(g, harvester).shield
    piles = of(stage, "pile")
    assert len(piles) == 4 and sums.shield(g, harvester) == plain + 4
    harvester.hp = 1
    ends_round(stage, 2)
    assert harvester.hp == min(harvester.max_hp, 1 + 4 * 2)
    stage.run_first(damage.kill(g, piles[0], "h0"))
    assert sums.shield(g, harvester) == plain + 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("GH-PIECE-15")
def test_46_eggs_are_laid_and_hatch(seats: int) -> None:
    stage = open_all(enter(46, seats)).chosen()
    g = stage.g
    horror = stage.monsters("winged-horror")[0]
    for f in [f for f in stage.monsters() if f.id != horror.id]:
        stage.run_first(damage.kill(g, f.id))
    stage.run_first(pieces.called(g, "eggs", horror.id))
    eggs = [g.figures[id] for id in of(stage, "egg")]
    assert len(eggs) == seats and all(egg.hp == 2 + (g.level + 1) // 2 for egg in eggs)
    places = {egg.at for egg in eggs}
    assert all(land.ground(g).adjacent(at, horror.at) for at in places)  # type: ignore[arg-type]
    places.remove(eggs[0].at)
    stage.run_first(damage.kill(g, eggs[0].id, "h0"))
    stage.run_first(pieces.called(g, "hatch-eggs", horror.id))
    assert not of(stage, "egg") and len(stage.monsters("night-demon")) == seats - 1
    assert {f.at for f in stage.monsters("night-demon")} == places


@pytest.mark.rule("GH-PIECE-37")
def test_51_the_void_eats_and_the_gloom_goes_round() -> None:
    stage = enter(51).chosen()
    g = stage.g
    hp = g.figures["h0"].hp
    over(stage, "h0")
    assert g.figures["h0"].hp == hp - 2
    gloom = stage.monsters("the-gloom")[0]
    went = []
    for _ in range(4):
        stage.run_first(pieces.called(g, "next-gloom", gloom.id))
        went.append(gloom.at)
    assert went[0] == went[3] == g.spots["a"][0] and len(set(went)) == 3


# -- the gate of the city --------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-14")
def test_35_the_garrison_comes_when_the_gate_falls() -> None:
    stage = enter(35)
    g = stage.g
    assert {f.what for f in stage.monsters() if f.force != "party"} == {"city-archer", "city-guard"}
    gate = g.figures[of(stage, "gate")[0]]
    assert gate.hp == (7 + g.level) * 2 and not stage.monsters("captain-of-the-guard")
    stage.run_first(damage.kill(g, gate.id, "h0"))
    captain = stage.monsters("captain-of-the-guard")[0]
    assert g.finished is None
    stage.run_first(damage.kill(g, captain.id, "h0"))
    assert g.finished == "success"


def test_35_the_garrison_comes_when_somebody_is_inside() -> None:
    stage = enter(35)
    stage.move("h0", next(a for a in stage.g.spots["b"] if figures.at(stage.g, a) is None))
    over(stage, "h0")
    assert stage.monsters("captain-of-the-guard")


@pytest.mark.parametrize("falls", [3, 8])
def test_36_what_waits_behind_the_gate_is_burnt_while_it_stands(falls: int) -> None:
    stage = enter(36)
    g = stage.g
    gate = g.figures[of(stage, "gate")[0]]
    assert all(figures.hostile(f, gate) for f in stage.monsters() if f.force == "monsters")
    for number in range(1, falls + 1):
        for f in [f for f in stage.monsters() if f.force == "monsters"]:
            stage.run_first(damage.kill(g, f.id, "h0"))
        assert g.finished is None and not stage.monsters("prime-demon-besieged")
        ends_round(stage, number)
    if falls < 8:
        stage.run_first(damage.kill(g, gate.id))
    (demon,) = stage.monsters("prime-demon-besieged")
    most = g.content.monsters["prime-demon-besieged"].boss[g.level].hp
    assert most == "18*C" and demon.hp == max(1, 36 - falls * (4 + g.level - 2))
    stage.run_first(damage.kill(g, demon.id, "h0"))
    assert g.finished == "success"


# -- actions given up, and leaving -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "pumps"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.rule("GH-PIECE-27")
def test_26_a_bottom_action_is_given_up_for_a_pump(seats: int, pumps: int) -> None:
    stage = open_all(enter(26, seats)).chosen()
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    ends_round(stage, 2)
    assert len(stage.monsters("black-imp")) == pumps
    mat = g.characters[0]
    letters = ["a", "b", "c"][: seats - 1]
    spots = [(letter, at) for letter in letters for at in g.spots[letter]]
    assert not deeds.offered(g, mat)
    for nth, (letter, at) in enumerate(spots):
        assert g.finished is None
        mat.halves = []
        mat.chosen, mat.hand = [*mat.chosen, *mat.hand, *mat.discarded][:2], []
        stage.move("h0", next(a for a in neighbours(at) if a in land.ground(g).ground))
        offered = [one for one in deeds.offered(g, mat) if one[3:5] == at]
        assert {one[1] for one in offered} == set(mat.chosen)
        card = mat.chosen[0]
        stage.run_first(deeds.perform(g, mat, card, f"cleanse-{letter}", at, "bottom"))
        assert card in mat.discarded and mat.halves == ["bottom"] and not deeds.offered(g, mat)
        assert nth + 1 == pumps or g.finished is None
    assert g.finished == "success"


@pytest.mark.rule("GH-PIECE-04")
def test_41_one_after_the_other_by_the_exit() -> None:
    stage = enter(41, 3)
    g = stage.g
    assert (9, 3) in g.locked
    stage.run_first(rooms.open_door(g, (4, 3), "h0"))
    stage.move("h0", g.spots["b"][0])
    over(stage, "h0")
    assert (9, 3) not in g.locked
    stage.run_first(rooms.open_door(g, (9, 3), "h0"))
    for nth in range(3):
        assert g.finished is None
        stage.move(f"h{nth}", g.spots["a"][0])
        ends_round(stage, 5 + nth)
        mat = g.characters[nth]
        assert mat.left and g.figures[mat.id].at is None and mat.hand
    assert g.finished == "success"


@pytest.mark.rule("GH-PIECE-02", "GH-PIECE-04")
def test_41_nobody_may_fall_behind() -> None:
    stage = open_all(enter(41))
    stage.run_first(rooms.reveal(stage.g, "e1a"))
    stage.run_first(damage.exhaust(stage.g, stage.g.characters[0]))
    assert stage.g.finished == "failure"


# -- one life in two bodies, chords, a crystal -----------------------------------------------------------------------
@pytest.mark.parametrize(("special", "ranks"), [(1, "normal elite elite"), (2, "normal normal elite")])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("GH-PIECE-37")
def test_21_the_throne_moves_and_brings_a_demon(seats: int, special: int, ranks: str) -> None:
    stage = open_all(enter(21, seats)).chosen()
    g = stage.g
    boss = stage.monsters("prime-demon")[0]
    altar = g.figures[of(stage, "altar")[0]]
    assert altar.hp == boss.max_hp
    for f in [f for f in stage.monsters() if f.id != boss.id]:
        stage.run_first(damage.kill(g, f.id))
    g.counts["throne-moves"] = special
    went = []
    for what in ("frost-demon", "wind-demon", "night-demon", "earth-demon", "flame-demon", "sun-demon"):
        stage.run_first(pieces.called(g, "throne-moves", boss.id))
        went.append(altar.at)
        (new,) = stage.monsters(what)
        assert new.rank == ranks.split()[seats - 2] and altar.at in land.terrain(g).obstacles
    assert went == [g.spots[letter][0] for letter in "abcdef"]


@pytest.mark.rule("GH-PIECE-22")
def test_21_what_the_demon_suffers_the_altar_does() -> None:
    stage = open_all(enter(21)).chosen()
    g = stage.g
    boss, altar = stage.monsters("prime-demon")[0], g.figures[of(stage, "altar")[0]]
    most = altar.hp
    stage.run_first(damage.suffer(g, boss.id, 3, by="h0"))
    assert (boss.hp, altar.hp) == (boss.max_hp, most - 3) and g.finished is None
    stage.run_first(damage.suffer(g, boss.id, most, by="h0"))
    assert g.finished == "success"


def test_21_a_special_of_the_demon_says_which() -> None:
    stage = open_all(enter(21)).chosen()
    g = stage.g
    boss = stage.monsters("prime-demon")[0]
    stage.run_first(choice.special(g, Action(boss.id, None), Special(number=2)))
    assert g.counts["throne-moves"] == 2 and g.figures[of(stage, "altar")[0]].at == g.spots["a"][0]


def test_42_each_chord_does_something_of_its_own() -> None:
    stage = enter(42).chosen()
    g = stage.g
    monster, hero = stage.monsters()[0], g.figures["h0"]
    printed = figures.stats(g, monster).attack
    assert sums.attack_value(g, monster) == printed + 1  # type: ignore[operator]
    assert [sums.swayed(g, f, "edge") for f in (monster, hero)] == [1, -1]
    assert sums.swayed(g, hero, "attack") == -1
    monster.hp = 1
    hp = hero.hp
    due(stage, monster.id)
    due(stage, hero.id)
    assert (monster.hp, hero.hp) == (2, hp - 1)
    for nth in range(1, 7):
        assert g.finished is None
        stage.run_first(damage.kill(g, of(stage, f"chord-{nth}")[0], "h0"))
    assert g.finished == "success"
    assert sums.attack_value(g, monster) == printed and sums.swayed(g, hero, "attack") == 0
    assert [sums.swayed(g, f, "edge") for f in (monster, hero)] == [0, 0]
    due(stage, hero.id)
    assert hero.hp == hp - 1


@pytest.mark.rule("GH-ADV-09")
def test_42_an_attack_is_weaker_and_at_a_disadvantage() -> None:
    stage = enter(42).chosen()
    g = stage.g
    for f in stage.monsters()[1:]:
        stage.run_first(damage.kill(g, f.id))
    monster = stage.monsters()[0]
    monster.hp = monster.max_hp = 60
    stage.move("h0", next(a for a in neighbours(monster.at) if a in land.ground(g).ground and figures.at(g, a) is None))  # type: ignore[arg-type]
    shot = attack.foreseen(g, Action("h0", 0), Attack(value=4))
    assert strike.edge_of(g, shot, g.figures["h0"], monster, Gains()) == -1
    assert strike.edge_of(g, shot, monster, g.figures["h0"], Gains()) == 1


@pytest.mark.rule("GH-PIECE-26")
def test_84_a_card_for_the_crystal_twice_and_no_more() -> None:
    stage = enter(84).chosen()
    g = stage.g
    crystal = g.figures[of(stage, "crystal")[0]]
    assert crystal.hp == 4 + 2 + 2 * g.level
    for _ in range(2):
        card = g.characters[0].hand[0]
        stage.run(damage.suffer(g, crystal.id, 3), ("hand", card))
        assert crystal.hp == crystal.max_hp and card in g.characters[0].lost
    stage.run(damage.suffer(g, crystal.id, 3))
    assert stage.prompts == [] and crystal.hp == crystal.max_hp - 3
    seen = []
    for number in (3, 4, 5, 6, 8, 9):
        begins_round(stage, number)
        seen.append(len(g.rooms))
    assert seen == [1, 2, 2, 3, 3, 4]
    stage.run(damage.suffer(g, crystal.id, 99))
    assert g.finished == "failure"


# -- captives and walls ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIECE-27")
def test_44_captives_are_freed_for_an_action_of_either_half() -> None:
    stage = enter(44).chosen()
    g = stage.g
    for f in stage.monsters():
        stage.run_first(damage.kill(g, f.id))
    mat, redthorn = g.characters[0], g.figures[of(stage, "redthorn")[0]]
    at = g.spots["a"][0]
    captive = figures.at(g, at)
    assert captive is not None and captive.what == "captive" and at in land.terrain(g).obstacles
    stage.move("h0", next(a for a in neighbours(at) if a in land.ground(g).ground and figures.at(g, a) is None))
    offered = deeds.offered(g, mat)
    assert {(one[1], one[5]) for one in offered} == {(card, half) for card in mat.chosen for half in ("top", "bottom")}
    assert sums.swayed(g, redthorn, "attack") == 0
    stage.run_first(deeds.perform(g, mat, mat.chosen[0], "free", at, "top"))
    assert captive.id not in g.figures and at not in land.terrain(g).obstacles and mat.halves == ["top"]
    assert sums.swayed(g, redthorn, "attack") == 1 and "captive" not in g.killed


@pytest.mark.rule("GH-PIECE-26")
def test_44_a_card_for_a_captive() -> None:
    stage = enter(44).chosen()
    g = stage.g
    captive = g.figures[of(stage, "captive")[0]]
    card = g.characters[0].hand[0]
    stage.run(damage.suffer(g, captive.id, 99), ("hand", card))
    assert captive.hp == captive.max_hp and card in g.characters[0].lost
    stage.run(damage.suffer(g, captive.id, 99), "suffer", "suffer")
    assert g.finished == "failure"


@pytest.mark.rule("GH-DESTROY-01", "GH-PIECE-09")
def test_76_walls_are_broken_from_either_side() -> None:
    stage = enter(76)
    g = stage.g
    assert len(g.characters[0].discarded) == 3
    walls = {f.at for f in g.figures.values() if f.what == "wall"}
    assert walls == {(2, 3), (3, 1)}
    wall = figures.at(g, (2, 3))
    assert wall is not None and wall.hp == 2 + (g.level + 1) // 2
    stage.run_first(damage.kill(g, wall.id, "h0"))
    assert g.rooms == ["b1b", "e1b"] and (2, 3) in g.opened
    beside = [f for f in stage.monsters() if land.ground(g).adjacent(f.at, (2, 3))]  # type: ignore[arg-type]
    assert beside and all("stun" in f.conditions for f in beside)
    assert not any("stun" in f.conditions for f in stage.monsters() if f not in beside)
    inner = {f.at for f in g.figures.values() if f.what == "wall"}
    assert {(3, 2), (4, 2), (5, 2), (6, 2), (7, 2)} <= inner  # those to a room that is still hidden
    other = figures.at(g, (4, 2))
    assert other is not None
    stage.run_first(damage.kill(g, other.id, "h0"))
    assert g.rooms[-1] == "h2a" and len([f for f in g.figures.values() if f.at == (3, 2)]) == 1


# -- what is carried -------------------------------------------------------------------------------------------------
def test_81_who_carries_a_relic_gives_it_to_the_altar() -> None:
    stage = open_all(enter(81, 3))
    g = stage.g
    boss = stage.monsters("the-colorless")[0]
    most = boss.hp
    altar = g.spots["a"][0]
    beside = [a for a in neighbours(altar) if a in land.ground(g).ground and figures.at(g, a) is None]
    stage.move("h0", beside[0]).move("h1", beside[1])
    spot = next(at for at, holds in g.treasures.items() if holds == "goal")
    stage.run_first(treasures.open(g, "h0", spot))
    over(stage, "h1")
    assert boss.hp == most  # h1 carries nothing
    over(stage, "h0")
    assert boss.hp == most - 6
    over(stage, "h0")
    assert boss.hp == most - 6  # it is given up
    begins_round(stage, 2)
    assert [g.elements[one] for one in ("light", "dark", "fire")] == [2, 2, 0]
