"""Step 5: the Hunters attack (p. 10)."""

import pytest

from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, CROW, DREAM, EILEEN, EYES, HENRYK, LUDWIG, ROM, each, events, play, position

AXES = dict.fromkeys(range(3), "hunter-axe")


@pytest.mark.rule("BB-HIT-01")
@pytest.mark.parametrize(("first", "gets"), [(0, [2, 1, 0]), (1, [0, 2, 1]), (2, [1, 0, 2])])
def test_attacks_go_from_the_first_player_to_the_left(first: int, gets: list[int]) -> None:
    table = position(echoes=3, first=first)
    play(table, AXES)
    assert each(table, "collected") == gets


@pytest.mark.rule("BB-HIT-01")
def test_only_living_hunters_who_played_a_weapon_attack() -> None:
    table = position(seats=5, rolls="2", hp={HENRYK: 2}, holds={EILEEN: ["blood-vial"]})
    cards = {HENRYK: "hunter-axe", EILEEN: "blood-vial", LUDWIG: DREAM, 3: "saw-cleaver", 4: "transform hunter-axe"}
    happened = play(table, cards)
    rolled = [type(event) for event in happened].index(ev.Rolled)
    assert [(event.who, event.amount) for event in happened[rolled:] if isinstance(event, ev.Hit)] == [(3, 1), (4, 2)]


@pytest.mark.rule("BB-HIT-02")
def test_damage_moves_blood_echoes_from_the_monster_to_collected() -> None:
    table = position(monster="father-gascoigne", collected={HENRYK: 3}, stored={HENRYK: 1})
    bank = table.state.bank
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver"})
    assert table.state.echoes == 8 - 2 - 1
    assert each(table, "collected") == [5, 1, 0]
    assert each(table, "stored") == [1, 0, 0]
    assert table.state.bank == bank


@pytest.mark.rule("BB-HIT-03")
def test_nobody_takes_more_than_is_left() -> None:
    table = position(echoes=1)
    play(table, AXES)
    assert each(table, "collected") == [1, 0, 0]
    assert table.state.echoes == 6, "the next Monster's"


@pytest.mark.rule("BB-HIT-03")
def test_with_none_left_nothing_is_taken_in_step_3_either() -> None:
    table = position(echoes=1, holds={EILEEN: ["hand-cannon"]})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hand-cannon"})
    assert each(table, "collected") == [1, 0, 0]
    assert [event.who for event in events(table, ev.Missed)] == [EILEEN]


@pytest.mark.rule("BB-HIT-04")
def test_what_was_taken_is_the_damage_dealt() -> None:
    """Three Echoes for two Axes: Eileen dealt only 1, too little for the Cardinal's Trophies."""
    table = position(monster="headless-cardinal", echoes=3)
    play(table, AXES)
    assert [(event.who, event.amount) for event in events(table, ev.Hit)] == [(HENRYK, 2), (EILEEN, 1)]
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [3, 0, 0]


@pytest.mark.rule("BB-HIT-05")
def test_blood_echoes_come_only_from_the_monster_being_fought() -> None:
    table = position(monster=CROW, echoes=2, dungeon=[CAINHURST], collected={EILEEN: 4}, stored={LUDWIG: 4})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert each(table, "collected") == [2, 4, 0]
    assert each(table, "stored") == [0, 0, 4]
    assert (table.state.monster, table.state.echoes) == (CAINHURST, 6), "the next one is whole"
    assert {event.monster for event in events(table, ev.Hit)} == {CROW}


@pytest.mark.rule("BB-HIT-06")
def test_a_monster_without_blood_echoes_dies_and_leaves_the_game() -> None:
    table = position(echoes=2)
    play(table, {HENRYK: "hunter-axe"})
    assert [event.monster for event in events(table, ev.Killed)] == [CROW]
    assert table.state.gone == [CROW]
    assert CROW not in (table.state.monster, *table.state.dungeon, *table.state.box)
    assert not events(table, ev.Escaped)


@pytest.mark.rule("BB-HIT-06")
def test_a_monster_with_one_left_lives() -> None:
    table = position(echoes=3)
    play(table, {HENRYK: "hunter-axe"})
    assert not events(table, ev.Killed)


@pytest.mark.rule("BB-HIT-07")
def test_each_who_damaged_it_advances_one_space_on_its_track() -> None:
    table = position(seats=4, monster=EYES, echoes=4, trophies={HENRYK: {"kin": 2}})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-pistol", LUDWIG: "saw-cleaver", 3: "hunter-axe"})
    assert each(table, "trophies") == [
        {"kin": 3, "humanoid": 0, "beast": 0},
        {"kin": 1, "humanoid": 0, "beast": 0},
        {"kin": 1, "humanoid": 0, "beast": 0},
        {"kin": 0, "humanoid": 0, "beast": 0},  # came too late
    ]
    assert [(event.who, event.type, event.worth) for event in events(table, ev.Trophy)] == [
        (HENRYK, "kin", 5),
        (EILEEN, "kin", 1),
        (LUDWIG, "kin", 1),
    ]


@pytest.mark.rule("BB-HIT-07", "BB-TROPHY-01")
def test_the_damage_of_one_fight_does_not_count_for_the_next() -> None:
    table = position(monster=EYES, echoes=2, dungeon=["scourge-beast"], final=ROM)
    play(table, {HENRYK: "hunter-axe"})
    table.state.echoes = 1
    play(table, {EILEEN: "hunter-pistol"})
    assert each(table, "trophies") == [
        {"kin": 1, "humanoid": 0, "beast": 0},
        {"kin": 0, "humanoid": 0, "beast": 1},
        {"kin": 0, "humanoid": 0, "beast": 0},
    ]
