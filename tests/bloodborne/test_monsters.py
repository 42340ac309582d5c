"""The 18 Monsters, one by one: what is printed on them, and what they do."""

import pytest

import taverna
from taverna.core.errors import IllegalAnswer
from taverna.games.bloodborne import events as ev

from .positions import (
    CAINHURST,
    CROW,
    DREAM,
    EILEEN,
    EYES,
    HENRYK,
    LUDWIG,
    ROM,
    asked,
    each,
    events,
    play,
    position,
    prompts,
    rolls,
    turn_up,
)

CONTENT = taverna.find("bloodborne").content()
AXES = dict.fromkeys(range(3), "hunter-axe")


@pytest.mark.rule("BB-CARDS-01", "BB-CARDS-04", "BB-CARDS-05")
@pytest.mark.parametrize(
    ("monster", "hp", "die", "type"),
    [
        ("scourge-beast", 3, "red", "beast"),
        ("moor-wolf", 5, "yellow", "beast"),
        ("rabid-dog", 5, "yellow", "beast"),
        ("beast-patient", 4, "green", "beast"),
        ("carrion-crow", 7, "green", "beast"),
        ("tomb-boar", 6, "yellow", "beast"),
        ("executioner", 5, "red", "humanoid"),
        ("bloody-crow-of-cainhurst", 6, "red", "humanoid"),
        ("torch-mob", 4, "green", "humanoid"),
        ("chapel-giant", 7, "yellow", "humanoid"),
        ("grave-digger", 5, "green", "humanoid"),
        ("mad-scholar", 4, "yellow", "humanoid"),
        ("winter-lantern", 6, "yellow", "kin"),
        ("garden-of-eyes", 7, "yellow", "kin"),
        ("pale-messenger", 3, "green", "kin"),
        ("cellar-larva", 5, "green", "kin"),
        ("brain-leech", 4, "red", "kin"),
        ("star-calf", 6, "yellow", "kin"),
    ],
)
def test_each_monster_in_the_box(monster: str, hp: int, die: str, type: str) -> None:
    card = CONTENT.monsters[monster]
    assert (card.hp, card.die, card.types) == (hp, die, (type,))
    assert len(CONTENT.monsters) == 18


@pytest.mark.parametrize("monster", ["scourge-beast", CROW, CAINHURST, EYES])
def test_four_monsters_do_nothing_but_fight(monster: str) -> None:
    table = turn_up(monster)
    assert each(table, "hp") == [8, 8, 8]
    rolls(table, "2")
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: DREAM})
    assert [event.amount for event in events(table, ev.Hurt)] == [2, 1, 2]  # Eileen, Ludwig in the Dream, Henryk
    assert each(table, "collected") == [2, min(2, CONTENT.foes[monster].hp), 0]


# -- when revealed ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-06")
def test_moor_wolf_bites_the_first_player_when_revealed() -> None:
    table = turn_up("moor-wolf")
    assert table.state.first == EILEEN
    assert each(table, "hp") == [8, 7, 8]


@pytest.mark.rule("BB-CARDS-06")
def test_beast_patient_hurts_everyone_when_revealed() -> None:
    assert each(turn_up("beast-patient", seats=5), "hp") == [7] * 5


@pytest.mark.rule("BB-CARDS-06", "BB-SETUP-11")
def test_the_first_monster_of_the_game_does_it_too() -> None:
    tables = (taverna.new("bloodborne", 3, seed, {"first_player": 2}) for seed in range(400))
    met = {table.state.monster: each(table, "hp") for table in tables}
    assert met["beast-patient"] == [7, 7, 7]
    assert met["moor-wolf"] == [8, 8, 7]
    assert met["rabid-dog"] == [8, 8, 8]


@pytest.mark.rule("BB-CARDS-06")
@pytest.mark.parametrize(("dying", "echoes"), [([], 4), ([EILEEN], 5), ([EILEEN, LUDWIG], 6)])
def test_torch_mob_has_one_more_for_each_hunter_who_died_in_the_round_just_ended(dying: list[int], echoes: int) -> None:
    table = position(rolls="2", hp=dict.fromkeys(dying, 1), dungeon=["torch-mob"])
    bank = table.state.bank
    play(table, {HENRYK: "saw-cleaver", EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert table.state.echoes == table.state.full == echoes
    assert table.state.bank == bank + (7 - 3 + len(dying)) - echoes


def test_torch_mob_does_not_count_deaths_of_other_rounds() -> None:
    table = position(monster="father-gascoigne", echoes=3, rolls="2", hp={EILEEN: 1}, dungeon=["torch-mob"])
    play(table, {HENRYK: "saw-cleaver", EILEEN: "saw-cleaver"})
    rolls(table, "0")
    play(table, {HENRYK: "hunter-axe"})
    assert (table.state.monster, table.state.echoes) == ("torch-mob", 4)


def test_torch_mob_counts_those_who_were_dead_from_the_start_of_the_round() -> None:
    """Killed when the last Monster was revealed, they died in the round just ended."""
    table = position(dead=[LUDWIG], dungeon=["torch-mob"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe"})
    assert table.state.echoes == 5


def test_torch_mob_is_four_at_the_start_of_the_game() -> None:
    tables = (taverna.new("bloodborne", 3, seed, {"final_boss": ROM}) for seed in range(300))
    assert {table.state.echoes for table in tables if table.state.monster == "torch-mob"} == {4}


@pytest.mark.rule("BB-CARDS-06")
def test_brain_leech_makes_everyone_use_up_a_card_when_revealed() -> None:
    table = turn_up("brain-leech", used={LUDWIG: ["saw-cleaver"]})
    for seat, card in ((EILEEN, "hunter-axe"), (LUDWIG, "transform"), (HENRYK, "saw-cleaver")):
        assert prompts(table) == {seat: "use-up-card"}
        assert DREAM not in asked(table)[seat]
        table.answer(seat, card)
    assert each(table, "used") == [["hunter-pistol", "saw-cleaver"], ["hunter-axe"], ["transform"]]
    assert prompts(table) == dict.fromkeys(range(3), "play-card")


def test_brain_leech_takes_nothing_from_a_hunter_with_only_the_dream() -> None:
    spent = {HENRYK: ["saw-cleaver", "hunter-axe", "transform"]}
    table = turn_up("brain-leech", used=spent)
    table.answer(EILEEN, "hunter-axe")
    table.answer(LUDWIG, "hunter-axe")
    assert prompts(table) == dict.fromkeys(range(3), "play-card"), "Henryk is not asked"
    assert asked(table)[HENRYK] == [DREAM]


def test_brain_leech_never_takes_the_dream() -> None:
    table = turn_up("brain-leech")
    with pytest.raises(IllegalAnswer):
        table.answer(EILEEN, DREAM)


# -- if it escapes ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-ESCAPE-03")
def test_rabid_dog_bites_everyone_for_2_if_it_escapes_even_in_the_dream() -> None:
    table = position(monster="rabid-dog", hp={LUDWIG: 2}, collected={LUDWIG: 3})
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "saw-cleaver"})
    bites = [(event.who, event.amount) for event in events(table, ev.Hurt)]
    assert bites == [(HENRYK, 2), (EILEEN, 2), (LUDWIG, 2)], "half is for attacks"
    assert table.state.hunters[LUDWIG].hp == 1, "the Cleaver had brought him to 3"


@pytest.mark.rule("BB-ESCAPE-03", "BB-DEATH-02")
def test_who_dies_of_an_escape_comes_back_in_step_7_of_the_same_round() -> None:
    table = position(monster="rabid-dog", hp={HENRYK: 2}, collected={HENRYK: 3}, available=["blood-vial"])
    play(table, AXES | {LUDWIG: "saw-cleaver"} | {EILEEN: DREAM})
    assert events(table, ev.Died) == [ev.Died(who=HENRYK, lost=5)]
    assert prompts(table) == {HENRYK: "upgrade"}


@pytest.mark.rule("BB-ESCAPE-03")
def test_executioner_makes_everyone_use_up_a_card_if_it_escapes() -> None:
    table = position(monster="executioner", used={EILEEN: ["saw-cleaver", "hunter-axe", "transform"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-pistol", LUDWIG: DREAM})
    assert prompts(table) == {HENRYK: "use-up-card"}
    assert sorted(asked(table)[HENRYK]) == ["hunter-pistol", "saw-cleaver", "transform"]
    table.answer(HENRYK, "transform")
    assert prompts(table) == {LUDWIG: "use-up-card"}, "Eileen has only the Dream left"
    table.answer(LUDWIG, "hunter-axe")
    assert table.state.hunters[HENRYK].used == ["transform", "hunter-axe"]
    assert len(table.state.hunters[LUDWIG].hand) == 5, "the Dream brought his card back in step 7"


@pytest.mark.rule("BB-DEATH-02")
def test_executioner_takes_nothing_from_the_dead() -> None:
    table = position(monster="executioner", rolls="2", hp={HENRYK: 2, LUDWIG: 2})
    play(table, dict.fromkeys(range(3), "saw-cleaver"))
    assert prompts(table) == {EILEEN: "use-up-card"}
    table.answer(EILEEN, "hunter-axe")
    assert table.state.round == 2


def test_executioner_does_nothing_if_killed() -> None:
    table = position(monster="executioner", echoes=2)
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.round == 2


@pytest.mark.rule("BB-ESCAPE-03")
def test_grave_digger_takes_one_collected_echo_from_everyone_if_it_escapes() -> None:
    table = position(monster="grave-digger", collected={HENRYK: 4, LUDWIG: 0}, stored={LUDWIG: 3})
    bank = table.state.bank
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: "transform hunter-pistol"})
    assert each(table, "collected") == [5, 0, 0]
    assert each(table, "stored") == [0, 0, 3]
    assert table.state.bank == bank + 1 + 3 - 6, "1 left on it, 3 lost; the next Monster's 6"


@pytest.mark.rule("BB-ESCAPE-03")
@pytest.mark.parametrize(
    ("collected", "left"),
    [([5, 3, 0], [3, 3, 0]), ([4, 4, 1], [2, 2, 1]), ([1, 1, 0], [0, 0, 0]), ([0, 0, 0], [0, 0, 0])],
)
def test_pale_messenger_takes_2_from_each_of_the_richest_if_it_escapes(collected: list[int], left: list[int]) -> None:
    table = position(
        monster="pale-messenger", collected=dict(enumerate(collected)), stored={LUDWIG: 9},
        holds={seat: ["blood-vial"] if seat < 2 else ["leaden-draught"] for seat in range(3)},
        used={seat: ["saw-cleaver", "hunter-axe", "hunter-pistol"] for seat in range(3)},
    )  # fmt: skip
    play(table, dict.fromkeys(range(3), "transform"))
    assert each(table, "collected") == left
    assert each(table, "stored") == [0, 0, 9]


# -- while in play ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-06")
def test_tomb_boar_takes_1_less_from_slow_attacks() -> None:
    table = position(monster="tomb-boar", echoes=9, holds={HENRYK: ["church-maul"], EILEEN: ["long-glaive"]})
    play(table, {HENRYK: "church-maul", EILEEN: "long-glaive", LUDWIG: "hunter-pistol"})
    assert each(table, "collected") == [4 - 1, 3, 1]


def test_tomb_boar_never_brings_a_slow_attack_under_0() -> None:
    table = position(monster="tomb-boar", rolls="2", holds={HENRYK: ["stake-gauntlet"]})
    play(table, {HENRYK: "stake-gauntlet"})
    assert table.state.hunters[HENRYK].collected == 0
    assert events(table, ev.Escaped) == [ev.Escaped(monster="tomb-boar", echoes=6)]


@pytest.mark.rule("BB-CARDS-06")
def test_chapel_giant_takes_1_less_from_immediate_damage() -> None:
    holds = {HENRYK: ["hand-cannon"], EILEEN: ["fire-flask"], 3: ["long-rifle"]}
    table = position(seats=4, monster="chapel-giant", holds=holds)
    play(table, {HENRYK: "hand-cannon", EILEEN: "fire-flask", LUDWIG: "hunter-pistol", 3: "long-rifle"})
    assert each(table, "collected") == [2, 1, 0, 2], "never under 0, and step 5 is as ever"


@pytest.mark.rule("BB-CARDS-06")
def test_winter_lantern_lets_nobody_heal_but_in_the_dream() -> None:
    table = position(monster="winter-lantern", hp=dict.fromkeys(range(3), 3), holds={HENRYK: ["blood-vial"]})
    play(table, {HENRYK: "blood-vial", EILEEN: "saw-cleaver", LUDWIG: DREAM})
    assert each(table, "hp") == [3, 3, 8]
    assert not events(table, ev.Healed)


@pytest.mark.rule("BB-CARDS-06")
@pytest.mark.parametrize(("faces", "total"), [("2", 2), ("1+ 1", 3), ("1+ 1+ 0", 4), ("0", 0)])
def test_star_calf_counts_each_plus_1_higher(faces: str, total: int) -> None:
    table = position(monster="star-calf", rolls=faces)
    play(table, AXES)
    assert events(table, ev.Rolled)[0].total == total
    assert each(table, "hp") == [8 - total] * 3


# -- when killed -----------------------------------------------------------------------------------------------------
def test_mad_scholar_lets_the_killer_take_an_upgrade_at_once() -> None:
    table = position(monster="mad-scholar", available=["blood-vial", "long-glaive"], deck=["church-maul", "star-mace"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert table.state.step == 5
    assert asked(table) == {EILEEN: ["blood-vial", "long-glaive", "none"]}, "Henryk only wounded it"
    table.answer(EILEEN, "long-glaive")
    assert "long-glaive" in table.state.hunters[EILEEN].hand
    assert sorted(table.state.available) == ["blood-vial", "church-maul", "star-mace"]


def test_mad_scholars_upgrade_is_refilled_only_at_the_end_of_step_7() -> None:
    table = position(monster="mad-scholar", echoes=2, available=["blood-vial", "long-glaive"], deck=["church-maul"])
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "saw-cleaver"})
    table.answer(HENRYK, "long-glaive")
    assert asked(table) == {EILEEN: ["blood-vial", "none"]}
    assert table.state.step == 7
    table.answer(EILEEN, "none")
    assert table.state.available == ["blood-vial", "church-maul"]


def test_mad_scholar_only_offers_and_the_limit_holds() -> None:
    table = position(
        monster="mad-scholar", echoes=2, available=["blood-vial"], holds={HENRYK: ["long-glaive", "star-mace"]}
    )
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert "none" in asked(table)[HENRYK]
    table.answer(HENRYK, "blood-vial")
    assert prompts(table) == {HENRYK: "remove-card"}
    table.answer(HENRYK, "hunter-axe")  # the very weapon that killed it
    assert len(table.state.hunters[HENRYK].cards) == 7
    assert "hunter-axe" not in table.state.hunters[HENRYK].cards


def test_mad_scholar_killed_in_step_3_and_the_flask_thrown_away_as_the_eighth_card() -> None:
    table = position(
        monster="mad-scholar", echoes=2, available=["blood-vial"], holds={HENRYK: ["fire-flask", "star-mace"]}
    )
    play(table, {HENRYK: "fire-flask", EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert table.state.step == 3
    table.answer(HENRYK, "blood-vial")
    table.answer(HENRYK, "fire-flask")
    assert table.state.removed.count("fire-flask") == 1
    assert len(table.state.hunters[HENRYK].cards) == 7


def test_mad_scholar_with_nothing_available_asks_nothing() -> None:
    table = position(monster="mad-scholar", echoes=2)
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.round == 2


def test_cellar_larva_heals_every_living_hunter_who_damaged_it() -> None:
    table = position(seats=4, monster="cellar-larva", echoes=4, rolls="2", hp={HENRYK: 2, EILEEN: 5, LUDWIG: 5, 3: 8})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe", LUDWIG: "hunter-axe", 3: DREAM})
    healed = [(event.who, event.hp) for event in events(table, ev.Healed)]
    assert healed == [(EILEEN, 4), (LUDWIG, 4)], "not the dead, not the dreamer"


def test_cellar_larva_heals_nobody_if_it_escapes_nor_above_8() -> None:
    table = position(monster="cellar-larva", hp={HENRYK: 5})
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].hp == 5
    table = position(monster="cellar-larva", echoes=2)
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].hp == 8
