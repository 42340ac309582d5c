"""The 7 Bosses, one by one."""

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import CROW, DREAM, EILEEN, GEHRMAN, HENRYK, LUDWIG, each, events, play, position, rolls, turn_up

CONTENT = taverna.find("bloodborne").content()
AXES = dict.fromkeys(range(3), "hunter-axe")


@pytest.mark.rule("BB-CARDS-01", "BB-CARDS-04", "BB-CARDS-05", "BB-TROPHY-05")
@pytest.mark.parametrize(
    ("boss", "hp", "die", "types"),
    [
        ("father-gascoigne", 8, "red", {"humanoid", "beast"}),
        ("guard-dog-of-the-old-lords", 12, "red", {"beast", "kin"}),
        ("bell-widow", 9, "yellow", {"humanoid", "kin"}),
        ("antlered-matron", 10, "yellow", {"beast", "kin"}),
        ("twin-gravewardens", 10, "red", {"humanoid", "beast"}),
        ("headless-cardinal", 11, "yellow", {"humanoid", "beast", "kin"}),
        ("the-drowned-choir", 9, "green", {"humanoid", "kin"}),
    ],
)
def test_each_boss_in_the_box(boss: str, hp: int, die: str, types: set[str]) -> None:
    card = CONTENT.bosses[boss]
    assert (card.hp, card.die, set(card.types)) == (hp, die, types)
    assert len(CONTENT.bosses) == 7


# -- Father Gascoigne ------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
def test_father_gascoigne_breaks_the_weapons_that_damage_him() -> None:
    table = position(seats=4, monster="father-gascoigne", holds={3: ["throwing-knives"]})
    play(table, {HENRYK: "transform hunter-pistol", EILEEN: "hunter-axe", LUDWIG: DREAM, 3: "throwing-knives"})
    assert each(table, "used") == [["transform"], [], [], []]
    assert sorted(card for card in table.state.removed if card in CONTENT.starting) == ["hunter-axe", "hunter-pistol"]
    assert "throwing-knives" in table.state.hunters[3].hand, "no weapon"
    assert [event.card for event in events(table, ev.RemovedCard)] == ["hunter-pistol", "hunter-axe"]


def test_a_weapon_that_did_not_damage_father_gascoigne_stays() -> None:
    table = position(monster="father-gascoigne", rolls="2", hp={HENRYK: 2}, holds={EILEEN: ["stake-gauntlet"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "stake-gauntlet"})
    assert each(table, "used")[:2] == [["hunter-axe"], ["stake-gauntlet"]]


def test_weapons_break_in_the_round_he_dies_too_even_those_of_the_dead() -> None:
    table = position(monster="father-gascoigne", echoes=3, rolls="2", hp={HENRYK: 2})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe"})
    assert [event.who for event in events(table, ev.Died)] == [HENRYK]
    assert table.state.gone == ["father-gascoigne"]
    assert each(table, "used")[:2] == [[], []]
    assert len(table.state.hunters[HENRYK].cards) == len(table.state.hunters[EILEEN].cards) == 4


def test_a_second_copy_of_a_broken_weapon_lasts_against_other_monsters() -> None:
    table = position(monster="father-gascoigne", echoes=3, dungeon=[CROW], holds={HENRYK: ["long-glaive"] * 2})
    play(table, {HENRYK: "long-glaive"})
    rolls(table, "0")
    play(table, {HENRYK: "long-glaive"})
    assert table.state.hunters[HENRYK].used == ["long-glaive"]


def test_a_broken_weapon_that_left_as_the_eighth_card_takes_no_later_copy_along() -> None:
    table = position(
        monster="father-gascoigne",
        rolls="4",
        hp={HENRYK: 1},
        holds={HENRYK: ["repeating-pistol"] * 2, EILEEN: ["rosewood-blunderbuss"]},
        available=["blood-vial"],
    )
    play(table, {HENRYK: "repeating-pistol"})
    table.answer(HENRYK, "blood-vial")
    table.answer(HENRYK, "repeating-pistol,played")
    rolls(table, "0")
    play(table, {EILEEN: "rosewood-blunderbuss", HENRYK: "repeating-pistol"})
    assert table.state.hunters[HENRYK].dealt == 0, "cancelled: it did not damage him"
    assert table.state.hunters[HENRYK].used == ["repeating-pistol"]


# -- Guard Dog of the Old Lords --------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
@pytest.mark.parametrize(
    ("card", "damage"),
    [("hand-cannon", 1), ("long-rifle", 1), ("duelling-revolver", 1), ("fire-flask", 2), ("long-glaive", 3)],
)
def test_guard_dog_takes_at_most_1_from_a_firearm(card: str, damage: int) -> None:
    table = position(monster="guard-dog-of-the-old-lords", holds={HENRYK: [card]})
    play(table, {HENRYK: card})
    assert table.state.hunters[HENRYK].collected == damage
    assert table.state.echoes == 12 - damage


# -- Bell Widow ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
@pytest.mark.parametrize(("echoes", "after"), [(5, 6), (8, 9), (9, 9)])
def test_bell_widow_regains_1_at_the_start_of_step_3_up_to_her_starting_number(echoes: int, after: int) -> None:
    table = position(monster="bell-widow", echoes=echoes)
    bank = table.state.bank
    play(table, {})
    assert table.state.echoes == after
    assert table.state.bank == bank - (after - echoes)
    assert [event.amount for event in events(table, ev.Regrew)] == [1] * (after - echoes)


def test_bell_widow_regains_it_before_the_first_immediate_effect() -> None:
    table = position(monster="bell-widow", echoes=1)
    play(table, {HENRYK: "hunter-pistol"})
    assert (table.state.monster, table.state.echoes) == ("bell-widow", 1)


def test_bell_widows_starting_number_has_the_extras_in_it() -> None:
    table = turn_up("bell-widow", seats=5, final=GEHRMAN)
    assert table.state.echoes == table.state.full == 9 + 2 + 2
    table.state.echoes = 12
    play(table, {})
    assert table.state.echoes == 13
    rolls(table, "0")
    play(table, {})
    assert table.state.echoes == 13


# -- Antlered Matron -------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
def test_antlered_matron_hits_dreamers_in_full() -> None:
    table = position(monster="antlered-matron", rolls="3", hp={HENRYK: 3})
    play(table, {})
    assert [event.amount for event in events(table, ev.Hurt)] == [3, 3, 3]
    assert [event.who for event in events(table, ev.Died)] == [HENRYK]


# -- Twin Gravewardens -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
@pytest.mark.parametrize(
    ("faces", "total"), [("2 4", 4), ("4 2", 4), ("1+ 2 2+ 2", 4), ("2+ 2 3", 4), ("0 0", 0), ("3 3", 3), ("0 1+ 0", 1)]
)
def test_twin_gravewardens_roll_twice_and_use_the_higher_total(faces: str, total: int) -> None:
    table = position(monster="twin-gravewardens", rolls=faces)
    play(table, AXES)
    (rolled,) = events(table, ev.Rolled)
    assert rolled.total == sum(worth for worth, _ in rolled.faces) == total
    assert each(table, "hp") == [8 - total] * 3


# -- Headless Cardinal -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
def test_headless_cardinals_trophies_are_for_those_who_dealt_2_or_more() -> None:
    table = position(monster="headless-cardinal", echoes=6, holds={LUDWIG: ["long-glaive"]})
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: "long-glaive"})
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [0, 3, 3]


def test_headless_cardinal_counts_only_the_damage_of_the_round_he_dies() -> None:
    table = position(monster="headless-cardinal", echoes=4)
    play(table, {HENRYK: "saw-cleaver"})
    rolls(table, "0")
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe"})
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [0, 3, 0]


# -- The Drowned Choir -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-07")
def test_the_drowned_choir_hits_twice_as_hard_whoever_played_a_utility_card() -> None:
    holds = {HENRYK: ["blood-vial"], EILEEN: ["long-rifle"]}
    table = position(seats=5, monster="the-drowned-choir", rolls="1+ 2", holds=holds)
    play(table, {0: "blood-vial", 1: "transform long-rifle", 2: "hunter-axe", 3: DREAM, 4: "hunter-pistol"})
    hurt = {event.who: event.amount for event in events(table, ev.Hurt)}
    assert hurt == {0: 6, 1: 6 - 1, 2: 3, 3: 3, 4: 3}, "doubled, then halved in the Dream, then what a card keeps off"


def test_flat_reductions_come_after_doubling() -> None:
    table = position(monster="the-drowned-choir", rolls="2", holds={HENRYK: ["repeating-pistol"]})
    play(table, {HENRYK: "transform repeating-pistol"})
    assert table.state.hunters[HENRYK].hp == 8 - (2 * 2 - 2)


def test_the_choirs_doubling_comes_before_halving() -> None:
    """3 doubled and halved is 3; halved and doubled it would be 2."""
    table = position(monster="the-drowned-choir", rolls="1+ 2")
    play(table, {})
    assert {event.amount for event in events(table, ev.Hurt)} == {3}


def test_bosses_are_no_monsters_of_the_dungeons_seven() -> None:
    assert not set(CONTENT.bosses) & set(CONTENT.monsters)
    assert CROW in CONTENT.monsters
