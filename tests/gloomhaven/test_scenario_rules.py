"""What scenarios add: locked doors, plates, objectives, pieces of rules, bosses, treasure, battle goals."""

from __future__ import annotations

from typing import Any

import pytest
from stage import CELLAR, NAME, Stage, cellar, printed

from taverna.games.gloomhaven.records.abilities import Move
from taverna.games.gloomhaven.rules import (
    damage,
    facts,
    figures,
    finish,
    goals,
    land,
    moments,
    monster_turns,
    pieces,
    rooms,
    spaces,
    traps,
    treasures,
    ways,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import Tally, Trap

# -- locked doors, plates, objectives, named monsters ----------------------------------------------------------------


@pytest.mark.rule("GH-LOCK-01")
def test_a_locked_door_is_a_wall_until_it_opens() -> None:
    doors = [{"at": [4, 1], "between": ["hall", "vault"], "id": "1", "locked": True}]
    unlock = [{"id": "key", "when": "round-start", "test": "round == 2", "do": [{"do": "unlock", "doors": ["1"]}]}]
    stage = Stage(cellar(doors=doors, pieces=unlock)).ready()
    ground = stage.g.content.map(stage.g)
    assert (4, 1) not in ground.floor and (4, 1) not in ground.steps_through_doors[(3, 1)]
    stage.move("h0", (3, 1))
    brute = stage.g.figures["h0"]
    there = ways.Ways(stage.g, Action("h0", 0), brute, Move(value=2), "walk", 2)
    assert ("to", 4, 1) not in there.options() and dict(there.refused())["to", 4, 1] == "GH-LOCK-01"
    stage.move("h0", (0, 0))
    stage.until(lambda g: g.phase == "turns" and g.round == 2)
    ground = stage.g.content.map(stage.g)
    assert (4, 1) in ground.doors and (4, 1) in ground.steps_through_doors[(3, 1)]
    assert stage.g.rooms == ["hall"]


@pytest.mark.rule("GH-OBST-05", "GH-LOCK-01")
@pytest.mark.parametrize("locked", [True, False])
def test_no_obstacle_bars_the_way_to_a_door(locked: bool) -> None:
    from taverna.games.gloomhaven.rules import obstacles

    doors = [{"at": [4, 1], "between": ["hall", "vault"], "id": "1", "locked": locked}]
    key = [{"id": "key", "when": "called", "do": [{"do": "unlock", "doors": ["1"]}]}]
    g = Stage(cellar(doors=doors, pieces=key)).ready().g
    assert obstacles.cuts_off(g, [(3, 1)]), "the one hex from which the door can be entered"
    assert not obstacles.cuts_off(g, [(3, 0)])


@pytest.mark.rule("GH-PLATE-01", "GH-PLATE-02")
def test_a_pressure_plate_at_the_end_of_a_turn() -> None:
    doors = [{"at": [4, 1], "between": ["hall", "vault"], "id": "1", "locked": True}]
    press = {
        "id": "press",
        "when": "turn-end",
        "of": "character",
        "test": "on('c') >= 1",
        "do": [{"do": "open", "doors": ["1"]}],
    }
    hall = {"plates": [[2, 1]], "spots": {"c": [[2, 1]]}}
    stage = Stage(cellar(doors=doors, pieces=[press], hall=hall)).ready()
    assert (2, 1) in stage.g.content.map(stage.g).ground and spaces.empty(stage.g, (2, 1))
    stage.run(moments.happens(stage.g, moments.TurnOver(stage.g.figures["h0"])))
    assert stage.g.rooms == ["hall"]
    stage.move("h0", (2, 1)).run(moments.happens(stage.g, moments.TurnOver(stage.g.figures["h0"])))
    assert stage.g.rooms == ["hall", "vault"] and stage.g.opened == [(4, 1)]


ALTAR = {"id": "altar", "name": NAME, "hp": "2 + C*L", "at": [[2, 2]]}


@pytest.mark.rule("GH-DESTROY-01", "GH-DESTROY-03", "GH-DESTROY-04", "GH-DESTROY-05", "GH-EQUA-01")
def test_an_obstacle_with_hit_points() -> None:
    stage = Stage(
        cellar(hall={"objectives": [ALTAR]}, goals=[{"test": "killed('altar') == 1", "text": NAME}]), level=3
    ).ready()
    g = stage.g
    altar = stage.at((2, 2))
    assert altar is not None and altar.hp == 2 + 2 * 3
    assert figures.hostile(g.figures["h0"], altar) and (2, 2) in land.terrain(g).obstacles
    assert figures.place_of(g, altar) > 99000
    for condition in ("stun", "poison", "wound"):
        assert condition in figures.immune(g, altar)
    stage.run(damage.suffer(g, altar.id, 7))
    assert altar.hp == 1 and g.finished is None
    stage.run(damage.suffer(g, altar.id, 3))
    assert altar.id not in g.figures and not g.obstacles and g.finished == "success"


@pytest.mark.rule("GH-DESTROY-02")
def test_only_damage_destroys_it() -> None:
    from taverna.games.gloomhaven.rules import obstacles

    stage = Stage(cellar(hall={"objectives": [ALTAR], "obstacles": [{"hexes": [[2, 3]]}]})).ready()
    movable = [obstacles.movable(stage.g, obstacle) for obstacle in stage.g.obstacles]
    assert sorted(movable) == [False, True]


@pytest.mark.rule("GH-DESTROY-02")
def test_an_ability_that_kills_does_not_destroy_it() -> None:
    from taverna.games.gloomhaven.records import abilities as cards
    from taverna.games.gloomhaven.rules import perform

    stage = Stage(cellar(hall={"objectives": [ALTAR | {"hp": 2}]})).ready()
    g = stage.g
    stage.move("h0", (2, 1))
    kill = cards.Kill(whom=cards.Whom(range=1, when=cards.When(hp_at_most=3)))
    stage.run_first(perform.action(g, "h0", (kill,)))
    altar = stage.at((2, 2))
    assert altar is not None and altar.hp == 2


@pytest.mark.rule("GH-NAMED-01", "GH-NAMED-02")
def test_a_named_monster_is_neither_normal_nor_elite() -> None:
    from taverna.games.gloomhaven.records.abilities import When
    from taverna.games.gloomhaven.rules.when import holds

    guard = {"monster": "bandit-guard", "at": [2, 2], "by": "eee", "name": "chief", "level": 1, "hp": "H*C"}
    stage = Stage(cellar(hall={"monsters": [guard]}, names={"chief": NAME}), level=2).ready()
    chief = stage.monsters()[0]
    assert chief.hp == 2 * printed().monsters["bandit-guard"].elite[3].hp and chief.level == 3
    hero = stage.g.figures["h0"]
    assert not holds(stage.g, When(rank=("normal", "elite")), hero, chief)
    assert facts.holds(stage.g, "alive('chief') == 1 and alive('bandit-guard') == 1")


@pytest.mark.rule("GH-NAMED-01", "GH-TOKEN-01")
@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_the_named_keep_their_names_after_death(lang: str) -> None:
    from taverna.games.gloomhaven import speech

    guard = {"monster": "bandit-guard", "at": [2, 2], "by": "eee", "name": "chief"}
    friend = {"id": "friend", "name": NAME, "hp": 9, "at": [[3, 1]], "side": "party", "blocks": False}
    stage = Stage(cellar(hall={"monsters": [guard], "objectives": [friend]}, names={"chief": NAME})).ready()
    words = speech.Speech(lang, stage.g)
    for figure in (stage.at((2, 2)), stage.at((3, 1))):
        assert figure is not None and words.name(f"@{figure.id}") == NAME[lang]
        stage.run(damage.kill(stage.g, figure.id))
        assert figure.id not in stage.g.figures and words.name(f"@{figure.id}") == NAME[lang]


@pytest.mark.rule("GH-TOKEN-01", "GH-TOKEN-02")
def test_an_escort_walks_opens_doors_and_wins() -> None:
    friend = {
        "id": "friend",
        "name": NAME,
        "hp": 9,
        "at": [[3, 1]],
        "side": "party",
        "initiative": 99,
        "do": [{"do": "move", "value": 2}],
        "towards": "b",
        "opens_doors": True,
        "blocks": False,
    }
    arrive = {"id": "home", "when": "turn-end", "of": "friend", "test": "beside('friend', 'b')", "do": [{"do": "win"}]}
    lost = [{"test": "killed('friend') == 1", "text": NAME}]
    record = cellar(
        hall={"objectives": [friend]},
        vault={"spots": {"b": [[8, 1]]}, "obstacles": [{"hexes": [[8, 1]]}], "monsters": []},
        pieces=[arrive],
        goals=[{"text": NAME}],
        lose=lost,
    )
    stage = Stage(record).ready()
    who = next(f for f in stage.g.figures.values() if f.kind == "objective")
    stage.run(monster_turns.turn(stage.g, who.id))
    assert who.at == (5, 1) and stage.g.rooms == ["hall", "vault"]
    stage.run(moments.happens(stage.g, moments.TurnOver(who)))
    assert stage.g.finished is None
    stage.run(monster_turns.turn(stage.g, who.id))
    stage.run(moments.happens(stage.g, moments.TurnOver(who)))
    assert who.at == (7, 1) and stage.g.finished == "success"
    other = Stage(record).ready()
    other.kill(next(f.id for f in other.g.figures.values() if f.kind == "objective"))
    assert other.g.finished == "failure"


@pytest.mark.rule("GH-PIECE-30")
def test_allied_monsters_fight_for_the_party() -> None:
    room = [
        {"monster": "living-bones", "at": [2, 3], "by": "nnn"},
        {"monster": "city-guard", "at": [0, 3], "by": "nnn"},
    ]
    stage = Stage(cellar(hall={"monsters": room}, allies=["living-bones"])).ready()
    bones, guard = stage.monsters("living-bones")[0], stage.monsters("city-guard")[0]
    assert figures.hostile(bones, guard) and not figures.hostile(bones, stage.g.figures["h0"])
    assert facts.enemies(stage.g) == 1
    stage.run(rooms.reveal(stage.g, "vault"))
    stage.kill(*(f.id for f in stage.monsters() if f.force != "party"))
    assert stage.g.finished == "success"


# -- pieces of rules -------------------------------------------------------------------------------------------------


def effect(do: dict[str, Any], **more: Any) -> Stage:
    """A piece with this effect, set off by the first character in round 1."""
    piece = {"id": "it", "when": "called", "do": [do]}
    stage = Stage(cellar(pieces=[piece], **more), level=2).ready()
    stage.move("h0", (0, 0)).move("h1", (2, 3))
    return stage


@pytest.mark.rule("GH-PIECE-31", "GH-PIECE-32")
def test_pieces_hurt_heal_and_give_conditions() -> None:
    stage = effect({"do": "damage", "value": "1 + L", "whom": {"side": "party"}})
    before = [f.hp for f in stage.g.figures.values()]
    stage.run(pieces.called(stage.g, "it", "h0"))
    assert [f.hp for f in stage.g.figures.values()] == [hp - 3 for hp in before]
    stage = effect({"do": "condition", "conditions": ["muddle"], "whom": {"side": "cause"}})
    stage.run(pieces.called(stage.g, "it", "h1"))
    assert "muddle" in stage.g.figures["h1"].conditions and not stage.g.figures["h0"].conditions
    stage = effect(
        {"do": "damage", "value": 2, "whom": {"side": "party", "near": "b", "range": 1}},
        hall={"spots": {"b": [[2, 2]]}},
    )
    stage.run(pieces.called(stage.g, "it", "h0"))
    assert [f.max_hp - f.hp for f in stage.g.figures.values() if f.kind == "character"] == [0, 2]


@pytest.mark.rule("GH-PIECE-35", "GH-PIECE-36", "GH-PIECE-30")
def test_pieces_lay_clear_count_and_turn() -> None:
    spots = {"spots": {"b": [[2, 0], [2, 1]]}}
    stage = effect({"do": "place", "what": "trap", "at": "b"}, hall=spots)
    stage.run(pieces.called(stage.g, "it"))
    assert {spot: trap.damage for spot, trap in stage.g.traps.items()} == {"2,0": 4, "2,1": 4}
    stage = effect({"do": "count", "name": "tokens", "plus": 2})
    for _ in range(2):
        stage.run(pieces.called(stage.g, "it"))
    assert facts.holds(stage.g, "count('tokens') == 4")
    stage = effect(
        {"do": "allegiance", "whom": {"side": "monsters", "type": "hound"}, "to": "party"},
        hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]},
    )
    stage.run(pieces.called(stage.g, "it"))
    assert stage.monsters()[0].force == "party"


@pytest.mark.rule("GH-PIECE-01")
def test_a_piece_happens_once_where_it_says_so_and_only_if_its_test_holds() -> None:
    piece = {
        "id": "it",
        "when": "round-start",
        "test": "round >= 2",
        "once": True,
        "do": [{"do": "count", "name": "n"}],
    }
    stage = Stage(cellar(pieces=[piece])).until(lambda g: g.phase == "selection" and g.round == 1)
    assert "n" not in stage.g.counts
    stage.until(lambda g: g.phase == "selection" and g.round == 3)
    assert stage.g.counts["n"] == 1


@pytest.mark.rule("GH-PIECE-03")
def test_goals_can_change() -> None:
    second = {"test": "count('x') == 1", "text": NAME}
    piece = {"id": "it", "when": "room", "of": "vault", "do": [{"do": "goal", "number": 1}]}
    counts = {"id": "x", "when": "called", "do": [{"do": "count", "name": "x"}]}
    stage = Stage(cellar(goals=[CELLAR["goals"][0], second], pieces=[piece, counts])).ready()
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    assert stage.g.finished is None and pieces.goal(stage.g).test == "count('x') == 1"


@pytest.mark.rule("GH-EQUA-01")
def test_formulas_as_the_rulebook_writes_them() -> None:
    altar = ALTAR | {"hp": "4 + P*N"}
    stage = Stage(cellar(hall={"objectives": [altar]}), seats=3, level=2).ready()
    found = stage.at((2, 2))
    assert found is not None and found.hp == 4 + 3 * 2
    assert facts.amount(stage.g, "up(N/P)") == 1 and facts.amount(stage.g, "up(N/2) + C - P + L - N") == 1


@pytest.mark.rule("GH-NAMED-01", "GH-NAMED-02")
def test_what_a_scenario_does_to_normal_or_elite_monsters_spares_named_ones() -> None:
    monsters = [
        {"monster": "bandit-guard", "at": [3, 0], "by": "nnn", "name": "chief"},
        {"monster": "bandit-guard", "at": [3, 1], "by": "nnn"},
    ]
    hurt = {"do": "damage", "value": 1, "whom": {"side": "monsters", "rank": "normal"}}
    promote = {"do": "promote", "whom": {"side": "monsters"}}
    its = [{"id": "it", "when": "called", "do": [hurt, promote]}]
    stage = Stage(cellar(hall={"monsters": monsters}, names={"chief": NAME}, pieces=its)).ready()
    chief, guard = stage.monsters()
    stage.run(pieces.called(stage.g, "it"))
    assert (chief.hp, chief.rank) == (chief.max_hp, "normal") and (guard.hp, guard.rank) == (guard.max_hp - 1, "elite")


# -- bosses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-BOSS-01", "GH-BOSS-02", "GH-BOSS-03", "GH-BOSS-04", "GH-BOSS-05")
def test_the_bandit_commander_goes_from_door_to_door() -> None:
    stage = Stage("barrow-lair", seats=3, level=1).ready()
    g = stage.g
    assert len(g.locked) == 4
    stage.run(rooms.open_door(g, (-2, 1), "h0"))
    boss = stage.monsters("bandit-commander")[0]
    assert boss.rank == "boss" and boss.hp == 10 * 3 and g.groups[-1].deck == "boss"
    assert "stun" in figures.immune(g, boss)
    stage.run(monster_turns.perform_all(g, boss.id, monster_turns.specials(g, boss, 1)))
    assert boss.at == (-1, 5) and g.rooms[-1] == "a1a" and (-1, 5) in g.opened and len(g.locked) == 3
    stage.run(monster_turns.perform_all(g, boss.id, monster_turns.specials(g, boss, 1)))
    assert boss.at == (-3, 8) and g.rooms[-1] == "a4b"
    before = len(stage.monsters("living-bones"))
    stage.run(monster_turns.perform_all(g, boss.id, monster_turns.specials(g, boss, 2)), *[])
    bones = stage.monsters("living-bones")
    assert len(bones) == before + 1 and bones[-1].rank == "elite"


# -- treasure --------------------------------------------------------------------------------------------------------


def treasure(holds: str, **options: Any) -> Stage:
    return Stage(cellar(hall={"treasures": [{"at": [0, 3], "holds": holds}]}), **options).ready()


@pytest.mark.rule("GH-TREAS-01", "GH-TREAS-02", "GH-TREAS-05", "GH-TREAS-06", "GH-TREAS-09")
def test_numbered_treasures_are_looked_up_at_once() -> None:
    gold = next(id for id, one in printed().treasures.items() if one.gold)
    stage = treasure(gold)
    stage.run(treasures.open(stage.g, "h0", "0,3"))
    mat = stage.g.characters[0]
    assert mat.gold == printed().treasures[gold].gold and not stage.g.treasures and stage.g.looted == [gold]
    item = next(id for id, one in printed().treasures.items() if one.items)
    stage = treasure(item)
    stage.run(treasures.open(stage.g, "h0", "0,3"))
    mat = stage.g.characters[0]
    assert mat.bag == list(printed().treasures[item].items) and not mat.items


@pytest.mark.rule("GH-LOOT-06")
def test_a_second_copy_of_an_item_is_sold() -> None:
    item = next(id for id, one in printed().treasures.items() if one.items)
    what = printed().treasures[item].items[0]
    stage = treasure(item)
    stage.g.characters[0].items.append(what)
    stage.run(treasures.open(stage.g, "h0", "0,3"))
    assert stage.g.characters[0].gold == printed().items[what].cost // 2 and not stage.g.characters[0].bag


@pytest.mark.rule("GH-TREAS-04", "GH-TREAS-08")
def test_a_numbered_tile_is_looted_once_ever() -> None:
    gold = next(id for id, one in printed().treasures.items() if one.gold)
    assert treasure(gold).g.treasures == {"0,3": gold}
    assert treasure(gold, looted=(gold,)).g.treasures == {}
    assert treasure("goal", looted=("goal",)).g.treasures == {"0,3": "goal"}


@pytest.mark.rule("GH-TREAS-03")
def test_goal_tiles_win() -> None:
    record = cellar(
        hall={"treasures": [{"at": [0, 3], "holds": "goal"}]},
        vault={"treasures": [{"at": [6, 3], "holds": "goal"}]},
        goals=[{"test": "left('goal') == 0", "text": NAME}],
    )
    stage = Stage(record).ready()
    stage.run(treasures.open(stage.g, "h0", "0,3"))
    assert stage.g.finished is None  # the other lies in a room nobody has seen
    stage.run(rooms.reveal(stage.g, "vault"))
    stage.run(treasures.open(stage.g, "h1", "6,3"))
    assert stage.g.finished == "success"


# -- battle goals ----------------------------------------------------------------------------------------------------

MET: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    # battle goal: (a mat that meets it, one that does not)
    "streamliner": ({"hand": 3, "discarded": 2}, {"hand": 4}),
    "layabout": ({"xp": 7}, {"xp": 8}),
    "workhorse": ({"xp": 13}, {"xp": 12}),
    "zealot": ({"hand": 2, "discarded": 1}, {"hand": 4}),
    "masochist": ({"hp": 2}, {"hp": 3}),
    "fast-healer": ({}, {"hp": 3}),
    "neutralizer": ({"traps": 1}, {}),
    "plunderer": ({"treasures": 1}, {}),
    "protector": ({}, {"other_exhausted": True}),
    "explorer": ({"doors": 1}, {}),
    "hoarder": ({"tokens": 5}, {"tokens": 4}),
    "indigent": ({}, {"tokens": 1}),
    "pacifist": ({"kills": 3}, {"kills": 4}),
    "sadist": ({"kills": 5}, {"kills": 4}),
    "hunter": ({"elite_kills": 1}, {"kills": 3}),
    "professional": ({"items": 3}, {"items": 2}),
    "aggressor": ({}, {"quiet_rounds": 1}),
    "dynamo": ({"overkill": 4}, {"overkill": 3}),
    "purist": ({}, {"items": 1}),
    "opener": ({"first_kill": 1}, {"kills": 2}),
    "diehard": ({}, {"below_half": 1}),
    "executioner": ({"one_blow": 1}, {"kills": 1}),
    "straggler": ({}, {"long_rests": 1, "short_rests": 1}),  # one who never rests has taken only long rests
    "scrambler": ({}, {"long_rests": 1, "short_rests": 1}),
}


@pytest.mark.rule("GH-GOAL-02")
@pytest.mark.parametrize("goal", sorted(MET))
def test_every_battle_goal_is_judged(goal: str) -> None:
    assert sorted(MET) == sorted(printed().battle_goals)
    for given, expected in zip(MET[goal], (True, False), strict=True):
        g = Stage().ready().g
        mat = g.characters[0]
        mat.goals = [goal]
        mat.hand, mat.discarded = mat.hand[: given.get("hand", 4)], mat.hand[-given.get("discarded", 0) :][:0]
        mat.discarded = ["x"] * given.get("discarded", 0)
        mat.xp = given.get("xp", 0)
        if "hp" in given:
            g.figures["h0"].hp = given["hp"]
        g.characters[1].exhausted = given.get("other_exhausted", False)
        mat.tally = Tally(**{name: value for name, value in given.items() if name in Tally.__struct_fields__})
        assert goals.met(g, 0) is expected, goal


@pytest.mark.rule("GH-GOAL-02", "GH-BONUS-08")
def test_an_active_card_without_the_lost_symbol_counts_as_discarded_for_a_battle_goal() -> None:
    g = Stage().ready().g
    mat = g.characters[0]
    mat.hand, mat.active, mat.active_lost = mat.hand[:3], mat.hand[3:5], [mat.hand[4]]
    mat.goals = ["zealot"]
    assert not goals.met(g, 0)  # three in hand, one that counts as discarded, one that counts as lost
    mat.hand.pop()
    assert goals.met(g, 0)


@pytest.mark.rule("GH-GOAL-02")
def test_neutralizer_counts_every_trap_sprung_in_ones_own_turn() -> None:
    stage = Stage().ready()
    g = stage.g
    foe = stage.monsters()[0]
    g.turn = "h1"
    g.traps["0,0"] = Trap(1)
    stage.run(traps.spring(g, foe.id, (0, 0)))  # pushed by the other one
    assert not g.characters[0].tally.traps
    g.turn = "h0"
    g.traps["0,0"] = Trap(1)
    stage.run(traps.spring(g, foe.id, (0, 0)))
    assert (g.characters[0].tally.traps, g.characters[1].tally.traps) == (1, 1)
    g.turn = foe.id
    g.traps["0,0"] = Trap(1)
    stage.run(traps.spring(g, foe.id, (0, 0)))  # walked into it by itself
    assert (g.characters[0].tally.traps, g.characters[1].tally.traps) == (1, 1)


@pytest.mark.rule("GH-GOAL-02", "GH-GOAL-03", "GH-FINISH-11", "GH-FINISH-13")
def test_check_marks_only_on_success() -> None:
    g = Stage().ready().g
    g.characters[0].goals = ["purist"]
    checks = printed().battle_goals["purist"].checks
    g.finished = "failure"
    assert finish.taken_home(g, 0)["checks"] == 0
    g.finished = "success"
    assert finish.taken_home(g, 0)["checks"] == checks
    g.characters[0].exhausted = True
    assert finish.taken_home(g, 0)["checks"] == checks


def test_the_first_kill_is_noted_once() -> None:
    room = [{"monster": "hound", "at": [n, 3], "by": "nnn"} for n in range(3)]
    stage = Stage(cellar(hall={"monsters": room})).ready()
    first, second, third = (f.id for f in stage.monsters())
    stage.kill(first, by="h1").kill(second, by="h0")
    assert stage.g.characters[1].tally.first_kill == 1 and not stage.g.characters[0].tally.first_kill
    assert stage.g.characters[0].tally.kills == 1
    stage.kill(third)
    assert facts.holds(stage.g, "kills == 3 and killed('hound') == 3")


@pytest.mark.rule("GH-GOAL-02")
def test_a_monster_that_nobody_killed_leaves_the_first_kill_open() -> None:
    stage = Stage().ready()
    one, other, *_ = stage.monsters()
    stage.kill(one.id).kill(other.id, by="h0")  # a trap, or a Wound; then a character
    assert stage.g.characters[0].tally.first_kill == 1
