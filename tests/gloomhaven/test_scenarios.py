"""Scenarios: setup, rooms, initiative, spawning, their own rules, goals, the end, random dungeons."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from stage import CELLAR, NAME, Stage, cellar, printed, with_scenario

from taverna.core.errors import ContentError, OptionError
from taverna.games.gloomhaven.records.abilities import Move
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.records.content import DUNGEON
from taverna.games.gloomhaven.records.dungeons import ROOMS
from taverna.games.gloomhaven.rules import (
    damage,
    facts,
    figures,
    finish,
    goals,
    initiative,
    land,
    levels,
    moments,
    monster_turns,
    outfit,
    pieces,
    rooms,
    spaces,
    spawning,
    summons,
    traps,
    treasures,
    ways,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import Character, MonsterGroup, Tally, Trap
from taverna.hexgrid import neighbours, straight_distance

SCENARIOS = [id for id in printed().scenarios if id != DUNGEON]


def ranks(stage: Stage) -> Counter[str]:
    return Counter(f"{f.what} {f.rank}" for f in stage.monsters())


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-PAGE-10", "GH-PAGE-11", "GH-PAGE-12", "GH-PAGE-13", "GH-EX-02", "GH-AREA-02")
def test_monsters_by_number_of_characters() -> None:
    found = {seats: ranks(Stage(seats=seats).ready()) for seats in (2, 3, 4)}
    assert found == {
        2: {"bandit-guard normal": 2, "bandit-guard elite": 1},
        3: {"bandit-guard normal": 6},
        4: {"bandit-guard normal": 4, "bandit-guard elite": 2},
    }


@pytest.mark.rule("GH-PAGE-14", "GH-REVEAL-03")
def test_numbers_of_standees_are_drawn() -> None:
    seen = [sorted(f.number for f in Stage(seed=seed).ready().monsters()) for seed in range(12)]
    assert all(len(set(numbers)) == 3 and 1 <= min(numbers) <= max(numbers) <= 6 for numbers in seen)
    assert len({tuple(numbers) for numbers in seen}) > 3


@pytest.mark.rule("GH-PAGE-15")
def test_start_on_any_empty_starting_hex() -> None:
    stage = Stage(seats=2).ready(start=lambda offered: offered[2])
    start = printed().scenarios["black-barrow"].start
    assert stage.g.figures["h0"].at == start[2]
    assert stage.g.figures["h1"].at == start[3]  # the third of those still free


@pytest.mark.rule("GH-GOAL-01", "GH-SETUP-03")
def test_one_battle_goal_of_two_is_kept() -> None:
    offered: list[list[str]] = []

    def second(options: list[str]) -> str:
        offered.append(options)
        return options[1]

    g = Stage(seats=3).ready(battle_goal=second).g
    assert [len(options) for options in offered] == [2, 2, 2]
    assert sorted(mat.goals for mat in g.characters) == sorted([options[1]] for options in offered)
    assert len(g.goal_deck) == len(printed().battle_goals) - 3


@pytest.mark.rule("GH-SETUP-05", "GH-SETUP-06", "GH-SETUP-08")
def test_hands_are_as_large_as_the_class_says() -> None:
    stage = Stage(seats=4, classes=("brute", "tinkerer", "spellweaver", "scoundrel"), choose_hands=True)
    swapped: list[Any] = []

    def swap(options: list[Any]) -> Any:
        swapped.append(options[-1])
        return options[-1] if len(swapped) == 1 else "done"

    g = stage.ready(hand=swap).g
    assert [len(mat.hand) for mat in g.characters] == [10, 12, 8, 9]
    _, out, into = swapped[0]
    changed = next(mat for mat in g.characters if into in mat.hand)
    assert out in changed.aside and out not in changed.hand


@pytest.mark.rule("GH-SETUP-02", "GH-MOD-14")
def test_scenario_effects_before_the_first_round() -> None:
    g = Stage("barrow-lair").ready().g
    assert [mat.deck.count("curse") for mat in g.characters] == [3, 3]
    assert g.monster_deck.count("curse") == 0


def test_a_perk_ignores_negative_scenario_effects() -> None:
    stage = Stage("barrow-lair")
    stage.g.characters[0].ignores_scenario = True
    assert [mat.deck.count("curse") for mat in stage.ready().g.characters] == [0, 3]


@pytest.mark.rule("GH-SETUP-04", "GH-EQUIP-14")
def test_items_bring_their_minus_cards() -> None:
    g = Stage(classes=("brute", "cragheart"), items="suggested").ready().g
    for mat in g.characters:
        worn = [printed().items[id] for id in mat.items]
        assert worn and mat.deck.count("minus") == sum(item.minus for item in worn)
        assert sum(item.cost for item in worn) <= 30


def test_bought_items_fit_the_purse_and_the_body() -> None:
    g = Stage(items="shop").ready(buy=lambda offered: offered[0]).g
    for mat in g.characters:
        worn = [printed().items[id] for id in mat.items]
        assert worn and sum(item.cost for item in worn) <= 30
        assert len({item.slot for item in worn if item.slot in ("head", "body", "legs")}) == len(
            [item for item in worn if item.slot in ("head", "body", "legs")]
        )


@pytest.mark.rule("GH-GAME-03")
def test_each_class_once() -> None:
    g = Stage(seats=4, classes=("mindthief",)).g
    assert g.characters[0].what == "mindthief" and len({mat.what for mat in g.characters}) == 4


def test_a_scenario_by_its_number() -> None:
    assert Stage("3").g.scenario == "inox-encampment"
    with pytest.raises(OptionError, match="no scenario 'elsewhere'"):
        Stage("elsewhere")


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-LEVEL-03", "GH-LEVEL-04", "GH-EX-03")
def test_recommended_level() -> None:
    assert levels.recommended([6, 4, 4, 3]) == 3
    assert levels.recommended([1, 1]) == 1
    assert [levels.recommended([4, 4], how) for how in ("easy", "normal", "hard", "very-hard")] == [1, 2, 3, 4]
    assert levels.recommended([1, 1], "easy") == 0 and levels.recommended([9, 9], "very-hard") == 7


@pytest.mark.rule("GH-LEVEL-01", "GH-LEVEL-02", "GH-LEVEL-06", "GH-LEVEL-07", "GH-LEVEL-08", "GH-LEVEL-09")
def test_what_the_level_sets() -> None:
    tables = [Stage(level=level).ready().g for level in range(8)]
    assert [levels.trap_damage(g) for g in tables] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [levels.token_value(g) for g in tables] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [levels.bonus_xp(g) for g in tables] == [4, 6, 8, 10, 12, 14, 16, 18]
    for level, g in enumerate(tables):
        guard = next(f for f in g.figures.values() if f.rank == "normal")
        assert guard.hp == printed().monsters["bandit-guard"].normal[level].hp


@pytest.mark.rule("GH-SOLO-02", "GH-SOLO-03", "GH-SOLO-05", "GH-HAZ-01")
@pytest.mark.parametrize("option", ["solo", "open_information"])
def test_solo_and_open_information_raise_monsters_and_traps(option: str) -> None:
    g = Stage(level=2, **{option: True}).ready().g
    guard = next(f for f in g.figures.values() if f.rank == "normal")
    assert guard.hp == printed().monsters["bandit-guard"].normal[3].hp
    assert levels.trap_damage(g) == 5 and levels.hazard_damage(g) == 2
    assert levels.token_value(g) == 3 and levels.bonus_xp(g) == 8
    assert Stage(level=7, **{option: True}).g.level == 6


# -- doors and rooms -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-DOOR-01", "GH-DOOR-02", "GH-DOOR-03", "GH-DOOR-07", "GH-REVEAL-01", "GH-PAGE-08", "GH-PAGE-17")
def test_an_opened_door_reveals_the_room() -> None:
    stage = Stage(seats=2).ready()
    g = stage.g
    assert g.rooms == ["l1a"] and not g.traps and (-2, 3) in printed().map(g).doors
    stage.move("h0", (-2, 3)).run(rooms.open_door(g, (-2, 3), "h0"))
    assert g.rooms == ["l1a", "g1b"] and g.opened == [(-2, 3)]
    assert (-2, 3) in printed().map(g).ground and (-3, 3) in printed().map(g).ground
    assert sorted(g.traps) == ["-6,4", "-7,4"] and not g.money
    assert ranks(stage)["bandit-archer elite"] == 1 and stage.at((-9, 3)) is not None
    stage.run(rooms.open_door(g, (-7, 5), "h0"))
    assert g.rooms[-1] == "i1b" and len(g.money) == 5 and g.treasures == {"-7,10": "7"}
    assert len(g.obstacles) == 2 and land.terrain(g).obstacles == {(-9, 7), (-10, 7), (-6, 7), (-7, 7)}


@pytest.mark.rule("GH-DOOR-05", "GH-DOOR-06")
def test_a_closed_door_is_a_wall_to_monsters() -> None:
    g = Stage().ready().g
    ground = printed().map(g)
    assert (-2, 3) not in ground.steps and not ground.sight((-1, 3), (-2, 3))
    assert (-2, 3) in ground.steps_through_doors[(-1, 3)]


@pytest.mark.rule("GH-HALL-01", "GH-PAGE-09")
def test_tiles_joined_by_corridors_are_one_room() -> None:
    g = Stage("inox-encampment").ready().g
    ground = printed().map(g)
    assert g.rooms == ["l1b"] and ground.distance((1, -3), (-7, -3)) is not None
    board = printed().board(g)
    for a, b in board.edges:
        assert board.tile_of[a] != board.tile_of[b]


@pytest.mark.rule("GH-AREA-01")
def test_a_wall_runs_between_tiles_without_a_door() -> None:
    stage = Stage().ready()
    stage.run(rooms.open_door(stage.g, (-2, 3), "h0"))
    ground = printed().map(stage.g)
    assert straight_distance((-3, 4), (-2, 4)) == 1 and not ground.adjacent((-3, 4), (-2, 4))


@pytest.mark.rule("GH-REVEAL-02")
def test_exhausted_characters_count_for_new_rooms() -> None:
    stage = Stage(seats=3).ready()
    stage.run(damage.exhaust(stage.g, stage.g.characters[2]))
    stage.run(rooms.open_door(stage.g, (-2, 3), "h0"))
    assert ranks(stage)["bandit-archer normal"] == 2  # none of them with two characters


@pytest.mark.rule("GH-REVEAL-04")
def test_standees_run_out_farthest_first() -> None:
    many = [{"monster": "bandit-guard", "at": [5 + n % 4, n // 4], "by": "nnn"} for n in range(8)]
    here = {"monsters": [{"monster": "bandit-guard", "at": [0, 3], "by": "nnn"}]}
    stage = Stage(cellar(hall=here, vault={"monsters": many})).ready()
    stage.move("h0", (4, 1)).run(rooms.open_door(stage.g, (4, 1), "h0"), ("to", 7, 1))  # two are equally near
    placed = sorted(f.at for f in stage.monsters() if f.at and f.at[0] > 4)
    assert placed == [(5, 0), (5, 1), (6, 0), (6, 1), (7, 1)]


@pytest.mark.rule("GH-REVEAL-05", "GH-MONCARD-01", "GH-INIT-01")
def test_revealed_types_get_a_card_at_once() -> None:
    stage = Stage().ready().chosen()
    g = stage.g
    assert [group.what for group in g.groups if group.drawn is not None] == ["bandit-guard"]
    had = g.groups[0].drawn
    stage.run(rooms.open_door(g, (-2, 3), "h0"))
    assert {group.what for group in g.groups if group.drawn is not None} == {"bandit-guard", "bandit-archer"}
    assert g.groups[0].drawn == had
    assert g.order == [who for _, who in sorted(initiative.places(g))] and "bandit-archer" in g.order


def waiting(stage: Stage, *initiatives: tuple[int, int], **cards: int) -> Stage:
    """Everyone still to act, with these initiatives; monsters by the initiative of an ability card of that value."""
    g = stage.g
    g.phase = "turns"
    stage.leads(*initiatives)
    g.groups.clear()
    for what, wanted in cards.items():
        name = what.replace("_", "-")
        deck = printed().monsters[name].deck
        number = next(card.number for card in printed().monster_decks[deck].cards if card.initiative == wanted)
        g.groups.append(MonsterGroup(name, deck, number))
    return stage


def order_of(stage: Stage) -> list[str]:
    """Figures in the order in which they would act, from now on."""
    found: list[str] = []
    while True:
        id = stage.run(initiative.next_turn(stage.g))
        if not id:
            return found
        stage.g.figures[id].acted = True
        found.append(id)


@pytest.mark.rule("GH-REVEAL-06", "GH-REVEAL-07", "GH-INIT-03")
def test_revealed_monsters_act_in_the_same_round() -> None:
    early, late = cellar(), {"monster": "living-bones", "at": [6, 2], "by": "nnn"}
    stage = Stage(cellar(vault={"monsters": [*early["rooms"][1]["monsters"], late]})).ready()
    waiting(stage, (30, 40), (50, 60))
    g = stage.g
    assert stage.run(initiative.next_turn(g)) == "h0"
    g.figures["h0"].acted = True
    g.opened.append((4, 1))
    stage.run(rooms.reveal(g, "vault", "h0"))
    waiting(stage, (30, 40), (50, 60), hound=6, living_bones=64)
    order = [g.figures[id].what for id in order_of(stage)]
    assert order == ["hound", g.characters[1].what, "living-bones"]


@pytest.mark.rule("GH-REVEAL-07")
def test_only_the_new_ones_of_a_type_act_again() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]})).ready()
    waiting(stage, (80, 81), (90, 91), hound=6)
    old = stage.monsters()[0]
    assert stage.run(initiative.next_turn(stage.g)) == old.id
    old.acted = True
    stage.run(rooms.reveal(stage.g, "vault", "h0"))
    new = next(f for f in stage.monsters() if f.id != old.id)
    assert order_of(stage)[0] == new.id and old.id not in order_of(stage)


# -- initiative ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-INIT-03", "GH-EX-06", "GH-ROUND-05")
def test_lowest_initiative_first() -> None:
    room = [
        {"monster": "living-bones", "at": [2, 2], "by": "nnn"},
        {"monster": "bandit-archer", "at": [3, 1], "by": "nnn"},
    ]
    stage = Stage(cellar(hall={"monsters": room})).ready()
    waiting(stage, (61, 15), (86, 20), living_bones=45, bandit_archer=32)
    kinds = [stage.g.figures[id].what for id in order_of(stage)]
    assert kinds == ["bandit-archer", "living-bones", stage.g.characters[0].what, stage.g.characters[1].what]


@pytest.mark.rule("GH-INIT-05", "GH-INIT-07")
def test_ties_of_players() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]})).ready()
    waiting(stage, (19, 44), (19, 22), hound=19)
    stage.run(initiative.set_order(stage.g))
    assert stage.g.order == ["h1", "h0", "hound"]
    assert order_of(stage)[:2] == ["h1", "h0"]


@pytest.mark.rule("GH-INIT-06", "GH-REST-08")
def test_players_tied_to_the_second_card_decide() -> None:
    stage = Stage(seats=3).ready()
    stage.leads((99, 99), (99, 99), (10, 20))
    stage.run(initiative.set_order(stage.g), "h1")
    assert [who for who in stage.g.order if who[0] == "h" and who[1:].isdigit()] == ["h2", "h1", "h0"]


@pytest.mark.rule("GH-INIT-08")
def test_players_decide_between_tied_monster_types() -> None:
    room = [
        {"monster": "bandit-guard", "at": [2, 2], "by": "nnn"},
        {"monster": "city-guard", "at": [3, 1], "by": "nnn"},
    ]
    stage = Stage(cellar(hall={"monsters": room})).ready()
    waiting(stage, (98, 99), (97, 99), bandit_guard=15, city_guard=15)
    assert stage.run(initiative.next_turn(stage.g), "city-guard") == stage.monsters("city-guard")[0].id
    assert stage.g.acting == "city-guard"


@pytest.mark.rule("GH-INIT-04", "GH-ORDER-01", "GH-ORDER-02", "GH-ORDER-03", "GH-EX-14")
def test_elites_first_then_by_number() -> None:
    room = [{"monster": "bandit-guard", "at": [n, 3], "by": "nnn"} for n in range(2)]
    room += [{"monster": "bandit-guard", "at": [n, 2], "by": "eee"} for n in range(2)]
    stage = Stage(cellar(hall={"monsters": room})).ready()
    waiting(stage, (98, 99), (97, 99), bandit_guard=15)
    for figure, number in zip(stage.monsters(), (1, 6, 5, 3), strict=True):
        figure.number = number
    order = [stage.g.figures[id] for id in order_of(stage)[:4]]
    assert [(f.rank, f.number) for f in order] == [("elite", 3), ("elite", 5), ("normal", 1), ("normal", 6)]


@pytest.mark.rule("GH-MONCARD-02", "GH-MONCARD-03", "GH-MONCARD-04")
def test_types_of_one_deck_share_its_card() -> None:
    room = [
        {"monster": "bandit-guard", "at": [2, 2], "by": "nee"},
        {"monster": "city-guard", "at": [3, 1], "by": "nnn"},
    ]
    one = Stage(cellar(hall={"monsters": room})).chosen().g
    assert one.groups[0].drawn == one.groups[1].drawn and len(one.decks["guard"].discard) == 1
    own = Stage(cellar(hall={"monsters": room}), shared_decks="own-card").chosen().g
    assert own.groups[0].drawn != own.groups[1].drawn and len(own.decks["guard"].discard) == 2


@pytest.mark.rule("GH-MONCARD-06", "GH-END-03")
def test_a_shuffle_symbol_makes_the_deck_whole_at_the_end_of_the_round() -> None:
    for seed in range(6):
        stage = Stage(seed=seed).chosen()
        deck = stage.g.decks["guard"]
        shuffles = printed().monster_cards["guard"][stage.g.groups[0].drawn].shuffle
        assert (len(deck.pile), len(deck.discard)) == (7, 1)
        initiative.put_away(stage.g)
        assert (len(deck.pile), len(deck.discard)) == ((8, 0) if shuffles else (7, 1))
        assert stage.g.groups[0].drawn is None


# -- summons ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SUMMON-07", "GH-SUMMON-10", "GH-SUMMON-11", "GH-SUMMON-14")
def test_summons_act_right_before_their_summoner() -> None:
    stage = Stage(classes=("tinkerer", "brute")).ready()
    waiting(stage, (99, 99), (50, 60))
    name = next(iter(printed().summons))
    stage.move("h0", (2, 2))
    first = summons.place(stage.g, "h0", name, (2, 3))
    second = summons.place(stage.g, "h0", name, (1, 3))
    assert order_of(stage) == ["h1", "h0"]  # neither acts in the round in which it came
    for figure in stage.g.figures.values():
        figure.acted = figure.new = False
    assert order_of(stage)[-3:] == [first.id, second.id, "h0"]


@pytest.mark.rule("GH-MSUMMON-01", "GH-MSUMMON-02", "GH-MSUMMON-04", "GH-MSUMMON-05")
def test_a_monster_summons_next_to_itself_towards_an_enemy() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "living-spirit", "at": [2, 2], "by": "nnn"}]})).ready()
    g = stage.g
    stage.move("h0", (0, 0)).move("h1", (0, 1))
    spirit = stage.monsters()[0]
    made = stage.run(spawning.summon(g, spirit.id, "living-bones", "normal"), ("to", 1, 2))
    bones = g.figures[made[0]]
    assert land.ground(g).adjacent((2, 2), bones.at)
    near = min(land.ground(g).distance(a, (0, 1)) for a in land.ground(g).steps[(2, 2)])
    assert land.ground(g).distance(bones.at, (0, 1)) == near
    waiting(stage, (50, 51), (60, 61), living_spirit=22, living_bones=45)
    assert bones.id not in order_of(stage)
    stage.kill(bones.id)
    assert not g.money


@pytest.mark.rule("GH-MSUMMON-03")
def test_a_summon_fails_without_standee_or_hex() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "living-spirit", "at": [0, 0], "by": "nnn"}]})).ready()
    g = stage.g
    spirit = stage.monsters()[0]
    for n, at in enumerate(land.ground(g).steps[(0, 0)]):
        stage.move(f"h{n}", at)
    assert stage.run(spawning.summon(g, spirit.id, "living-bones", "normal")) == []
    stage.move("h0", (2, 2)).move("h1", (2, 3))
    for _ in range(printed().monsters["living-bones"].standees):
        spawning.place(g, "living-bones", "normal", (9, 9))
    assert stage.run(spawning.summon(g, spirit.id, "living-bones", "normal")) == []


# -- spawning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-SPAWN-01")
def test_a_spawn_takes_the_nearest_empty_hex() -> None:
    stage = Stage(cellar()).ready()
    stage.move("h0", (2, 3)).move("h1", (0, 0))
    id = stage.run(spawning.spawn(stage.g, "hound", "normal", (2, 1)))
    assert stage.g.figures[id].at == (2, 1)
    near = [a for a in land.ground(stage.g).steps[(2, 1)] if spaces.empty(stage.g, a)]
    id = stage.run(spawning.spawn(stage.g, "hound", "elite", (2, 1)), ("to", *near[0]))
    assert stage.g.figures[id].at == near[0] and stage.g.figures[id].rank == "elite"


@pytest.mark.rule("GH-SPAWN-02", "GH-SPAWN-03", "GH-EQUA-01")
def test_spawns_of_the_inox_encampment() -> None:
    two = Stage("inox-encampment", seats=2).ready()
    before = len(two.monsters("inox-guard"))
    two.until(lambda g: g.phase == "end")
    assert len(two.monsters("inox-guard")) == before
    two.until(lambda g: g.phase == "selection")
    new = [f for f in two.monsters("inox-guard") if f.spawned]
    assert len(new) == 1 and new[0].new  # at the end of an odd round; it acts from the next one on
    two.chosen()
    assert not new[0].new
    two.until(lambda g: g.phase == "selection" and g.round == 2)
    assert sum(f.spawned for f in two.monsters("inox-guard")) == 1
    three = Stage("inox-encampment", seats=3).chosen()
    assert sum(f.spawned and not f.new for f in three.monsters("inox-guard")) == 1
    three.g.opened.append((-8, -3))
    three.until(lambda g: g.phase == "turns" and g.round == 2)
    assert sum(f.spawned for f in three.monsters("inox-guard")) <= 1  # none comes once door 1 is open


@pytest.mark.rule("GH-ATK-13")
def test_spawned_monsters_drop_no_money() -> None:
    stage = Stage(cellar(hall={"monsters": [{"monster": "hound", "at": [2, 2], "by": "nnn"}]})).ready()
    laid, spawned = stage.monsters()[0].id, stage.run(spawning.spawn(stage.g, "hound", "normal", (3, 0)))
    stage.kill(spawned, laid)
    assert stage.g.money == {"2,2": 1}


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


def test_goals_can_change() -> None:
    second = {"test": "count('x') == 1", "text": NAME}
    piece = {"id": "it", "when": "room", "of": "vault", "do": [{"do": "goal", "number": 1}]}
    counts = {"id": "x", "when": "called", "do": [{"do": "count", "name": "x"}]}
    stage = Stage(cellar(goals=[CELLAR["goals"][0], second], pieces=[piece, counts])).ready()
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    assert stage.g.finished is None and pieces.goal(stage.g).test == "count('x') == 1"


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
    "straggler": ({"long_rests": 1}, {"long_rests": 1, "short_rests": 1}),
    "scrambler": ({"short_rests": 1}, {"long_rests": 1, "short_rests": 1}),
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


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GH-FINISH-01", "GH-FINISH-02", "GH-ROUND-01", "GH-PAGE-03")
def test_the_round_is_played_to_its_end_after_success() -> None:
    stage = Stage(cellar()).chosen()
    g = stage.g
    stage.run(rooms.open_door(g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    assert g.finished == "success" and g.phase == "turns"
    acted: list[str] = []
    stage.until(lambda g: bool(acted.append(g.turn)) or g.phase == "end")
    assert all(g.figures[id].acted for id in ("h0", "h1")) and stage.result is None
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory" and stage.result.winners == [0, 1]


@pytest.mark.rule("GH-EXHAUST-06", "GH-FINISH-01")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    stage = Stage(seats=3).chosen()
    for mat in stage.g.characters:
        assert stage.g.finished is None
        stage.run(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "defeat" and stage.result.winners == []


@pytest.mark.rule("GH-FINISH-02")
def test_the_first_condition_decides() -> None:
    stage = Stage(cellar()).chosen()
    stage.run(rooms.open_door(stage.g, (4, 1), "h0"))
    stage.kill(*(f.id for f in stage.monsters()))
    for mat in stage.g.characters:
        stage.run(damage.exhaust(stage.g, mat))
    stage.until(lambda g: False)
    assert stage.result is not None and stage.result.outcome == "victory"


@pytest.mark.rule("GH-FINISH-03", "GH-FINISH-04", "GH-FINISH-05", "GH-FINISH-14", "GH-FINISH-15")
def test_what_a_character_takes_home() -> None:
    g = Stage(level=3).ready().g
    mat = g.characters[0]
    mat.xp, mat.money, mat.gold = 5, 4, 7
    g.money["0,0"] = 3
    g.finished = "failure"
    assert (finish.taken_home(g, 0)["xp"], finish.taken_home(g, 0)["gold"]) == (5, 4 * 3 + 7)
    mat.exhausted = True
    g.finished = "success"
    assert (finish.taken_home(g, 0)["xp"], finish.taken_home(g, 0)["gold"]) == (5 + 10, 4 * 3 + 7)
    report = finish.report(g)
    assert report["success"] and report["rewards"].opens == ("barrow-lair",) and set(report["characters"]) == {0, 1}


@pytest.mark.rule("GH-ROUND-02", "GH-ROUND-03", "GH-ROUND-04", "GH-ROUND-06", "GH-END-01", "GH-END-07")
def test_the_steps_of_a_round() -> None:
    stage = Stage()
    seen: list[str] = []
    stage.until(lambda g: bool(seen.append(g.phase)) or (g.phase == "selection" and g.round == 1))
    assert list(dict.fromkeys(seen)) == ["goals", "hands", "selection", "initiative", "turns", "end"]
    assert stage.g.round == 1 and stage.g.groups[0].drawn is None
    stage.until(lambda g: g.phase == "turns")
    assert stage.g.round == 2 and not any(f.acted for f in stage.g.figures.values())


# -- every scenario of the book --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SCENARIOS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scenario_can_be_won(id: str, seats: int) -> None:
    """All doors open, all enemies dead, all goal tiles looted, whoever is led at the place: that wins any of them."""
    stage = Stage(id, seats).ready()
    g = stage.g

    def slay() -> None:
        for figure in stage.monsters():
            if figure.force != "party":
                stage.run_first(damage.kill(g, figure.id, "h0"))

    stage.run_first(pieces.round_begins(g, moments.RoundBegins()))
    for door in printed().board(g).doors:
        slay()
        stage.run_first(rooms.open_door(g, door, "h0"))
    for spot in list(g.treasures):
        if g.treasures[spot] == "goal":
            stage.run_first(treasures.open(g, "h0", spot))
    for figure in [f for f in g.figures.values() if f.kind == "objective" and f.force == "party"]:
        goal = next(room.objectives for room in printed().scenarios[id].rooms if room.objectives)[0].towards
        figure.at = next(a for a in neighbours(g.spots[goal][0]) if a in land.ground(g).ground)
        stage.run_first(moments.happens(g, moments.TurnOver(figure)))
    for _ in range(3):
        slay()  # some come as others die
    assert g.finished == "success", (id, seats, ranks(stage), pieces.goal(g).test)


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_scenario_can_be_lost(id: str) -> None:
    stage = Stage(id).ready()
    for mat in stage.g.characters:
        stage.run(damage.exhaust(stage.g, mat))
    assert stage.g.finished == "failure"


@pytest.mark.parametrize("id", SCENARIOS)
def test_every_scenario_has_room_for_four(id: str) -> None:
    scenario = printed().scenarios[id]
    board = Board(scenario, printed().tiles)
    first = scenario.rooms[0]
    covered = [a for tile in (*first.obstacles, *first.traps, *first.hazards) for a in tile.hexes]
    for nth in range(3):
        taken = [stand.at for stand in first.monsters if stand.by[nth] != "-"]
        assert len([a for a in scenario.start if a not in taken and a not in covered]) >= nth + 2
    ground = board.map(list(board.rooms), list(board.doors), [])
    assert all(at in ground.distances(scenario.start[0]) for at in board.room_of)


# -- a scenario of one's own -----------------------------------------------------------------------------------------

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "unknown tile": ({"hall": {"tiles": [{"tile": "nowhere", "at": [0, 0]}]}}, "no tile 'nowhere'"),
    "overlap": ({"vault": {"tiles": [{"tile": "cell", "at": [3, 0]}]}}, "overlaps room 'hall' at"),
    "monster outside": (
        {"vault": {"monsters": [{"monster": "hound", "at": [0, 0], "by": "nnn"}]}},
        r"hound at \[0, 0\] stands outside",
    ),
    "unknown monster": (
        {"vault": {"monsters": [{"monster": "unicorn", "at": [7, 2], "by": "nnn"}]}},
        "no monster 'unicorn'",
    ),
    "two on a hex": (
        {"vault": {"monsters": [{"monster": "hound", "at": [7, 2], "by": by} for by in ("nnn", "--e")]}},
        "with four characters two monsters",
    ),
    "letters": ({"vault": {"monsters": [{"monster": "hound", "at": [7, 2], "by": "nx-"}]}}, "not three letters"),
    "door elsewhere": ({"doors": [{"at": [4, 9], "between": ["hall", "vault"]}]}, "does not touch room"),
    "door inside": ({"doors": [{"at": [3, 1], "between": ["hall", "hall"]}]}, "lies in room 'hall'"),
    "unknown room": ({"doors": [{"at": [4, 1], "between": ["hall", "attic"]}]}, "names room 'attic'"),
    "unreachable": ({"doors": []}, "no door leads to room 'vault'"),
    "start outside": ({"start": [[5, 0], [0, 0], [1, 0], [2, 0]]}, "not in the first room"),
    "few starts": ({"start": [[0, 0]]}, "at least four hexes"),
    "trap outside": ({"hall": {"traps": [{"hexes": [[9, 9]]}]}}, "lies outside the room"),
    "no goal": ({"goals": []}, "cannot be won"),
    "no test": ({"goals": [{"text": NAME}]}, "cannot be won"),
    "goal of nobody": ({"goals": [{"test": "killed('dragon') == 1", "text": NAME}]}, "speaks of 'dragon'"),
    "bad formula": ({"goals": [{"test": "enemies = 0", "text": NAME}]}, "is no formula"),
    "unknown word": ({"goals": [{"test": "dragons == 0", "text": NAME}]}, "'dragons' is unknown"),
    "sly formula": ({"goals": [{"test": "(1).__class__ == 0", "text": NAME}]}, "not known here"),
    "letter nowhere": (
        {"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "spawn", "monster": "hound", "at": "z"}]}]},
        "letter 'z'",
    ),
    "door nowhere": (
        {"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "open", "doors": ["9"]}]}]},
        "no door '9'",
    ),
    "unknown effect": ({"pieces": [{"id": "it", "when": "round-end", "do": [{"do": "dance"}]}]}, "dance"),
    "unknown field": ({"weather": "rain"}, "weather"),
    "treasure nowhere": ({"hall": {"treasures": [{"at": [0, 3], "holds": "9999"}]}}, "no treasure '9999'"),
}


@pytest.mark.parametrize("what", sorted(WRONG))
def test_a_scenario_that_does_not_fit_says_what_and_where(what: str) -> None:
    changes, message = WRONG[what]
    with pytest.raises(ContentError, match=message) as found:
        with_scenario(cellar(**changes))
    assert found.value.file == "scenarios.yaml" and found.value.record == "cellar"


def test_a_scenario_of_ones_own_is_played() -> None:
    stage = Stage(cellar(), seats=3).until(lambda g: g.round == 3)
    assert stage.g.scenario == "cellar" and stage.g.round == 3


# -- random dungeons -------------------------------------------------------------------------------------------------


def delve(seed: int, seats: int = 2, **options: Any) -> Stage:
    """A random dungeon with all three rooms revealed."""
    stage = Stage(DUNGEON, seats, seed, **options).ready()
    while len(stage.g.rooms) < ROOMS:
        doors = stage.g.content.board(stage.g).doors
        stage.run_first(rooms.open_door(stage.g, next(a for a in doors if a not in stage.g.opened), "h0"))
    return stage


@pytest.mark.rule("GH-DUNG-03", "GH-DUNG-04", "GH-DUNG-05", "GH-DUNG-11", "GH-DUNG-12", "GH-DUNG-13", "GH-DUNG-14")
@pytest.mark.parametrize("seed", range(25))
def test_three_rooms_that_fit(seed: int) -> None:
    stage = Stage(DUNGEON, 2, seed).ready()
    assert len(stage.g.rooms) == len(stage.g.dungeon.laid) == 1
    g = delve(seed).g
    laid = g.dungeon.laid
    cards = g.content.dungeon_rooms
    assert len({one.card for one in laid}) == len({one.monsters for one in laid}) == 3
    for one, other in pairwise(laid):
        out, into = cards[one.card].exits[one.exit], cards[other.card].entrances[other.entrance]
        assert out.kind == into.kind and one.at(out.at) == other.at(into.at)
    board = g.content.board(g)
    assert len(board.doors) == 2 and sorted(g.opened) == sorted(board.doors)
    ground = g.content.map(g)
    start = board.scenario.start[0]
    assert all(a in ground.distances(start) for a in board.room_of)


@pytest.mark.rule("GH-DUNG-09", "GH-DUNG-10")
def test_figures_start_near_the_entrance() -> None:
    for seed in range(8):
        g = Stage(DUNGEON, 4, seed).ready().g
        first = g.dungeon.laid[0]
        entrance = first.at(g.content.dungeon_rooms[first.card].entrances[first.entrance].at)
        for n in range(4):
            at = g.figures[f"h{n}"].at
            assert at is not None and straight_distance(at, entrance) <= 2


@pytest.mark.rule("GH-DUNG-07", "GH-DUNG-20", "GH-PAGE-10")
def test_the_monster_card_fills_the_numbered_hexes() -> None:
    for seats in (2, 3, 4):
        stage = Stage(DUNGEON, seats, 3).ready()
        laid = stage.g.dungeon.laid[0]
        room, card = printed().dungeon_rooms[laid.card], printed().dungeon_monsters[laid.monsters]
        wanted = Counter(
            (key.monster, key.by[seats - 2], laid.at(room.spots[key.spot - 1]))
            for key in card.monsters
            if key.by[seats - 2] != "-"
        )
        assert wanted == Counter((f.what, f.rank[0], f.at) for f in stage.monsters())  # type: ignore[index]


@pytest.mark.rule("GH-DUNG-15", "GH-DUNG-16", "GH-DUNG-17", "GH-DUNG-18")
def test_penalties_none_minor_major(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    real = pieces.do_all

    def watched(g: Any, doing: Any, cause: str = "") -> Any:
        done.append(doing)
        yield from real(g, doing, cause)

    monkeypatch.setattr(pieces, "do_all", watched)
    g = delve(4).g
    cards = [printed().dungeon_rooms[one.card] for one in g.dungeon.laid]
    assert done == [cards[1].minor, cards[2].major]
    done.clear()
    delve(4, penalties="none")
    assert done == []


@pytest.mark.parametrize("card", sorted(printed().dungeon_rooms))
@pytest.mark.parametrize("which", ["minor", "major"])
def test_every_penalty_happens(card: str, which: str) -> None:
    stage = delve(11, penalties="none")
    before = repr(
        (stage.g.figures, stage.g.characters, stage.g.counts, stage.g.raises, stage.g.bonuses, stage.g.monster_deck)
    )
    for element in stage.g.elements:
        stage.g.elements[element] = 2
    stage.g.characters[0].items.append("minor-healing-potion")
    stage.g.characters[1].items.append("boots-of-striding")
    elements, items = dict(stage.g.elements), repr([(mat.spent, mat.consumed) for mat in stage.g.characters])
    stage.run_first(pieces.do_all(stage.g, getattr(printed().dungeon_rooms[card], which), "h0"))
    after = repr(
        (stage.g.figures, stage.g.characters, stage.g.counts, stage.g.raises, stage.g.bonuses, stage.g.monster_deck)
    )
    changed = before != after or elements != stage.g.elements
    assert changed or items != repr([(mat.spent, mat.consumed) for mat in stage.g.characters])


@pytest.mark.rule("GH-DUNG-19")
def test_treasure_of_a_dungeon_helps_at_once() -> None:
    for card in printed().dungeon_monsters.values():
        for number in card.treasures:
            stage = delve(2, penalties="none")
            stage.g.figures["h0"].hp = 1
            stage.g.figures["h0"].conditions["muddle"] = False
            mat: Character = stage.g.characters[0]
            mat.lost.append(mat.hand.pop())
            mat.items, mat.consumed = ["minor-healing-potion"], ["minor-healing-potion"]
            before = repr((stage.g.figures, mat))
            stage.g.treasures["0,0"] = f"dungeon:{card.id}:{number}"
            stage.run_first(treasures.open(stage.g, "h0", "0,0"))
            mat.tally.treasures = 0
            assert before != repr((stage.g.figures, mat)), card.id


@pytest.mark.rule("GH-DUNG-03")
def test_a_dungeon_is_won_by_killing_everyone_in_three_rooms() -> None:
    stage = delve(6, penalties="none")
    stage.kill(*(f.id for f in stage.monsters()))
    assert stage.g.finished == "success"


def test_setup_is_open_to_a_pack() -> None:
    """The suggested outfits name items that exist and cost no more than a new character has."""
    for record in printed().classes.values():
        assert sum(printed().items[id].cost for id in record.outfit) <= 30
    assert outfit.standard_deck(printed()) and len(outfit.standard_deck(printed())) == 20


@pytest.mark.rule("GH-DUNG-18")
def test_only_the_killed_come_back() -> None:
    monsters = [{"monster": "hound", "at": [3, 0], "by": "nnn"}, {"monster": "bandit-guard", "at": [3, 1], "by": "nnn"}]
    back = {"id": "it", "when": "called", "do": [{"do": "return", "rank": "normal"}]}
    stage = Stage(cellar(hall={"monsters": monsters}, vault={"monsters": []}, pieces=[back])).ready()
    g = stage.g
    stage.run(pieces.called(g, "it"))
    assert len(stage.monsters()) == 2, "there is no room before the first"
    stage.run(rooms.open_door(g, (4, 1), "h0"))
    stage.run(pieces.called(g, "it"))
    assert len(stage.monsters()) == 2, "nobody has been killed"
    stage.kill(stage.monsters("hound")[0].id)
    g.money.clear()
    stage.run(pieces.called(g, "it"))
    assert [f.what for f in stage.monsters()] == ["bandit-guard", "hound"] and stage.monsters()[1].at == (3, 0)


@pytest.mark.rule("GH-PAGE-03", "GH-LOCK-01", "GH-STAT-01")
def test_the_board_of_a_terminal_tells_what_the_page_says() -> None:
    import taverna

    table = taverna.new("gloomhaven", seats=2, seed=3, options={"scenario": "forgotten-crypt"})
    text = table.board(0, "en")
    assert "Defeat: Hail is killed." in text and "Special rule: Each player adds three Curse cards" in text
    assert "Cultist: Move 2, Attack 1, Range –" in text and "c 0,-4" in text
    assert "Behind you" not in text, "sections are read when they happen"
    table = taverna.new("gloomhaven", seats=2, seed=3, options={"scenario": "barrow-lair"})
    assert "[x]  locked door" in table.board(0, "en") and "[x]" not in table.board(0, "en").split("·  floor")[0]
    stage = Stage("barrow-lair").ready()
    stage.run(rooms.open_door(stage.g, (-2, 1), "h0"))
    from taverna.games.gloomhaven.board import signs

    view = {"locked": stage.g.locked, "opened": [], "figures": {}, "obstacles": []}
    view |= {what: {} for what in ("plates", "money", "treasures", "traps")} | {"difficult": [], "hazards": []}
    drawn = signs(view, land.ground(stage.g))
    assert [drawn[at] for at in ((-1, 5), (-3, 8), (-8, 8), (-7, 5))] == ["[x]"] * 4


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
