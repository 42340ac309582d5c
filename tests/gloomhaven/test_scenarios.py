"""Scenarios: setup, levels, rooms, initiative, summons, spawning."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from stage import Stage, cellar, printed

from taverna.core.errors import OptionError
from taverna.games.gloomhaven.rules import (
    damage,
    initiative,
    land,
    levels,
    rooms,
    spaces,
    spawning,
    summons,
)
from taverna.games.gloomhaven.state import MonsterGroup
from taverna.hexgrid import straight_distance


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


@pytest.mark.rule("GH-PIECE-32", "GH-PIECE-33")
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
