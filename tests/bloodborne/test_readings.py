"""Where the rulebook is open: the readings of the catalogue's ambiguities, one by one, in its order."""

from pathlib import Path

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import (
    CROW,
    DREAM,
    EILEEN,
    EYES,
    GEHRMAN,
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

AXES = dict.fromkeys(range(3), "hunter-axe")
CATALOGUE = taverna.find("bloodborne").catalogue


def test_every_ambiguity_has_a_reading_and_is_tested_here() -> None:
    assert len(CATALOGUE.ambiguities) == 22
    assert all(ambiguity.reading for ambiguity in CATALOGUE.ambiguities)


@pytest.mark.rule("BB-EX-01", "BB-EX-03")
def test_werewolf_and_plague_monster_are_one_card() -> None:
    content = taverna.find("bloodborne").content()
    names = {foe.id: foe.name["pt-BR"] for foe in content.foes.values()}
    assert names["scourge-beast"] == "Monstro da Praga"
    assert "Lobisomem" not in names.values()


@pytest.mark.rule("BB-IMMEDIATE-03", "BB-HIT-07", "BB-TROPHY-01")
def test_trophies_are_given_when_a_monster_dies_in_step_3() -> None:
    table = position(echoes=2, holds={EILEEN: ["repeating-pistol"]})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "repeating-pistol", LUDWIG: "hunter-axe"})
    assert [trophies["beast"] for trophies in each(table, "trophies")] == [1, 1, 0]


@pytest.mark.rule("BB-HIT-07", "BB-TROPHY-01", "BB-ATTACK-05")
def test_who_shot_in_step_3_and_died_in_step_4_still_gains_the_trophy_in_step_5() -> None:
    table = position(echoes=3, rolls="2", hp={HENRYK: 2})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe"})
    assert [event.who for event in events(table, ev.Died)] == [HENRYK]
    assert [trophies["beast"] for trophies in each(table, "trophies")] == [1, 1, 0]


@pytest.mark.rule("BB-DEATH-01", "BB-ESCAPE-01")
def test_lost_blood_echoes_and_those_on_an_escaped_monster_go_to_the_bank() -> None:
    table = position(echoes=7, rolls="2", hp={HENRYK: 2}, collected={HENRYK: 4}, dungeon=[EYES])
    bank = table.state.bank
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe"})
    assert table.state.bank == bank + 4 + (7 - 2) - 7, "and the next Monster took its 7 from there"
    held = sum(hunter.collected + hunter.stored for hunter in table.state.hunters)
    assert table.state.bank + table.state.echoes + held == 135


@pytest.mark.rule("BB-TRANSFORM-01")
def test_transform_without_a_weapon_in_hand_is_no_attack() -> None:
    table = position(rolls="2", used={HENRYK: ["saw-cleaver", "hunter-axe", "hunter-pistol"]})
    play(table, {HENRYK: "transform", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert [event.who for event in events(table, ev.NoWeapon)] == [HENRYK]
    assert [event.who for event in events(table, ev.Hit)] == [EILEEN, LUDWIG]
    assert table.state.hunters[HENRYK].hp == 6, "he is in the fight all the same"
    assert table.state.hunters[HENRYK].used[-1] == "transform"


@pytest.mark.rule("BB-TRANSFORM-01")
def test_those_with_a_weapon_still_transform() -> None:
    table = position(used={HENRYK: ["saw-cleaver", "hunter-axe", "hunter-pistol"]})
    play(table, {HENRYK: "transform", EILEEN: "transform", LUDWIG: "hunter-axe"})
    assert prompts(table) == {EILEEN: "transform"}


@pytest.mark.rule("BB-DREAM-07", "BB-UPGRADE-01", "BB-DEATH-04")
def test_taking_an_upgrade_is_optional() -> None:
    table = position(rolls="2", hp={EILEEN: 1}, available=["blood-vial"])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, "none")
    table.answer(EILEEN, "none")
    assert table.state.available == ["blood-vial"]
    assert [len(cards) for cards in each(table, "cards")] == [5, 5, 5]
    assert each(table, "hp") == [8, 8, 6], "they rest all the same"


@pytest.mark.rule("BB-UPGRADE-08", "BB-DREAM-07")
def test_the_card_just_gained_may_be_the_one_removed() -> None:
    table = position(holds={HENRYK: ["long-glaive", "blood-vial"]}, available=["church-maul"])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, "church-maul")
    table.answer(HENRYK, "church-maul")
    assert "church-maul" not in table.state.hunters[HENRYK].cards
    assert "church-maul" in table.state.removed


@pytest.mark.rule("BB-FINAL-01", "BB-END-04")
def test_the_final_boss_gets_its_blood_echoes_when_the_fight_against_it_begins() -> None:
    table = position(seats=4, monster=CROW, echoes=2, dungeon=[], final=ROM)
    assert table.state.final == ROM
    bank = table.state.bank
    play(table, {HENRYK: "hunter-axe"})
    assert (table.state.monster, table.state.echoes) == (ROM, 14 + 1)
    assert table.state.bank == bank - 15
    assert prompts(table) == dict.fromkeys(range(4), "play-card")


@pytest.mark.rule("BB-SCORE-01", "BB-DREAM-02")
def test_when_the_final_boss_dies_there_is_no_step_7_or_8() -> None:
    table = position(monster=ROM, echoes=2, dungeon=[], hp={EILEEN: 3}, available=["blood-vial"])
    happened = play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: DREAM})
    assert table.over
    assert not [event for event in happened if isinstance(event, ev.Stored | ev.Recovered | ev.Rested | ev.Refilled)]
    assert table.state.hunters[EILEEN].hp == 3
    assert table.state.available == ["blood-vial"]
    assert table.state.first == HENRYK


@pytest.mark.rule("BB-SCORE-01", "BB-IMMEDIATE-03")
def test_the_game_also_ends_at_once_when_it_dies_in_step_3() -> None:
    table = position(monster=ROM, echoes=1, rolls="3", dungeon=[], hp={EILEEN: 1}, collected={EILEEN: 5})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe"})
    assert table.over
    assert not events(table, ev.Rolled)
    assert table.result["scores"] == {HENRYK: 1 + 3, EILEEN: 5, LUDWIG: 0}


@pytest.mark.rule("BB-ATTACK-05", "BB-DEATH-01", "BB-SCORE-01")
def test_a_hunter_killed_in_the_last_round_loses_collected_before_scoring() -> None:
    table = position(
        monster=ROM, echoes=2, rolls="2", dungeon=[], hp={EILEEN: 2}, collected={EILEEN: 9}, stored={EILEEN: 1}
    )
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe"})
    assert table.result["scores"] == {HENRYK: 2 + 3, EILEEN: 1, LUDWIG: 0}


@pytest.mark.rule("BB-IMMEDIATE-01", "BB-IMMEDIATE-03")
def test_the_rest_of_step_3_is_finished_when_the_monster_dies_in_it() -> None:
    """Effects other than damage work; damage takes nothing."""
    upgrades = {1: ["blood-vial"], 2: ["leaden-draught"], 3: ["hand-cannon"], 4: ["fire-flask"]}
    table = position(seats=5, echoes=1, hp={1: 3}, collected={2: 2}, holds=upgrades)
    play(table, {0: "hunter-pistol", 1: "blood-vial", 2: "leaden-draught", 3: "hand-cannon", 4: "fire-flask"})
    assert each(table, "hp") == [8, 8, 8, 4, 8]
    assert each(table, "stored") == [0, 0, 1, 0, 0]
    assert each(table, "collected") == [1, 0, 1, 0, 0]
    assert "fire-flask" in table.state.removed


@pytest.mark.rule("BB-DEATH-01", "BB-DEATH-02", "BB-CARDS-06")
def test_who_is_killed_by_a_revealed_monster_dies_in_the_round_about_to_begin() -> None:
    table = position(
        echoes=1, hp={EILEEN: 1}, collected={EILEEN: 3}, stored={EILEEN: 2}, used={EILEEN: ["saw-cleaver"]},
        dungeon=["beast-patient"], available=["blood-vial"],
    )  # fmt: skip
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert events(table, ev.Died) == [ev.Died(who=EILEEN, lost=3)]
    assert sorted(asked(table)) == [HENRYK, LUDWIG], "she plays no card"
    assert table.state.first == EILEEN
    rolls(table, "2")
    play(table, {HENRYK: "hunter-axe", LUDWIG: "saw-cleaver"})
    assert events(table, ev.Rolled)[-1].who == EILEEN, "but rolls the die"
    assert [event.who for event in events(table, ev.Hurt)] == [EILEEN, LUDWIG, HENRYK, LUDWIG, HENRYK]
    assert prompts(table) == {EILEEN: "upgrade"}
    assert table.state.round == 2
    table.answer(EILEEN, "blood-vial")
    eileen = table.state.hunters[EILEEN]
    assert (eileen.hp, eileen.collected, eileen.stored) == (8, 0, 2)
    assert eileen.used == ["saw-cleaver", "hunter-axe"]
    assert EILEEN in table.questions, "and is back in the third round"


@pytest.mark.rule("BB-DEATH-02", "BB-CARDS-06")
def test_when_a_revealed_monster_kills_everyone_it_is_met_by_nobody() -> None:
    table = position(monster="twin-gravewardens", rolls="0 0", dead=[0, 1, 2])
    assert prompts(table) == dict.fromkeys(range(3), "play-card"), "that round went by without a question"
    assert table.state.round == 2
    assert each(table, "hp") == [8, 8, 8]
    assert table.state.echoes == 10


@pytest.mark.rule("BB-SCORE-05", "BB-SCORE-02")
def test_blood_echoes_stored_at_the_end_count_for_the_tie() -> None:
    table = position(
        monster=ROM, echoes=1, dungeon=[], stored={HENRYK: 5, EILEEN: 6}, collected={HENRYK: 3},
        trophies={EILEEN: {"kin": 1, "beast": 1}},
    )  # fmt: skip
    play(table, {LUDWIG: "hunter-pistol"})
    assert table.result["scores"] == {HENRYK: 8, EILEEN: 8, LUDWIG: 4}
    assert table.result["winners"] == [HENRYK]


@pytest.mark.rule("BB-DREAM-02", "BB-UPGRADE-02", "BB-DREAM-05")
def test_dreamers_act_one_at_a_time() -> None:
    table = position(
        collected={HENRYK: 1, EILEEN: 1}, hp={HENRYK: 4, EILEEN: 4}, available=["blood-vial", "long-glaive"]
    )
    play(table, {HENRYK: DREAM, EILEEN: DREAM, LUDWIG: "hunter-axe"})
    assert each(table, "stored") == [1, 0, 0], "Henryk chooses; Eileen has not begun"
    table.answer(HENRYK, "none")
    assert each(table, "hp")[:2] == [8, 4]
    assert each(table, "stored") == [1, 1, 0]


@pytest.mark.rule("BB-ATTACK-04", "BB-ATTACK-03")
def test_the_half_is_of_the_total_and_not_of_each_roll() -> None:
    table = position(monster="scourge-beast", rolls="1+ 1+ 2")
    play(table, {})
    assert {event.amount for event in events(table, ev.Hurt)} == {2}, "not 0 + 0 + 1"


@pytest.mark.rule("BB-ATTACK-03")
def test_a_plus_result_itself_counts() -> None:
    table = position(monster="scourge-beast", rolls="2+ 0")
    play(table, AXES)
    assert each(table, "hp") == [6, 6, 6]


@pytest.mark.rule("BB-TROPHY-03", "BB-TROPHY-04")
def test_a_marker_at_the_end_of_its_track_stays_there() -> None:
    table = position(monster=ROM, echoes=2, dungeon=[], trophies={HENRYK: {"kin": 5, "humanoid": 6, "beast": 4}})
    play(table, {HENRYK: "hunter-axe"})
    assert [event.worth for event in events(table, ev.Trophy)] == [12, 12, 12]
    assert table.result["scores"][HENRYK] == 2 + 36


@pytest.mark.rule("BB-TROPHY-03")
def test_markers_start_beside_the_track_worth_nothing_and_enter_at_the_first_number() -> None:
    content = taverna.find("bloodborne").content()
    for track in content.tracks.values():
        assert track.worth == (0, 1, 3, 5, 8, 12)
    table = position(echoes=2)
    play(table, {HENRYK: "hunter-axe"})
    assert events(table, ev.Trophy) == [ev.Trophy(who=HENRYK, type="beast", worth=1)]


@pytest.mark.rule("BB-SETUP-10")
def test_the_first_player_is_random() -> None:
    firsts = [taverna.new("bloodborne", 3, seed).state.first for seed in range(300)]
    assert all(60 < firsts.count(seat) < 140 for seat in range(3))


@pytest.mark.rule("BB-CARDS-06", "BB-ESCAPE-04")
def test_a_boss_that_stays_does_not_repeat_what_it_did_when_revealed(tmp_path: Path) -> None:
    """No Boss of ours does anything then, so this one is from a pack."""
    name = "{en: Roarer, es: Rugidor, pt-BR: Rugidor}"
    boss = "hp: 8, die: red, types: [beast, kin], revealed: [{do: hurt-all, amount: 1}]"
    (tmp_path / "bosses.yaml").write_text(f"[{{id: roarer, name: {name}, source: pack, {boss}}}]")
    table = turn_up("roarer", pack=tmp_path)
    assert each(table, "hp") == [7, 7, 7]
    rolls(table, "0")
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert table.state.monster == "roarer"
    assert each(table, "hp") == [7, 7, 7]
    assert len(events(table, ev.MonsterRevealed)) == 1


@pytest.mark.rule("BB-CARDS-02", "BB-CARDS-03", "BB-FINAL-04")
@pytest.mark.parametrize(("seats", "echoes"), [(3, 9), (4, 10), (5, 11)])
def test_gehrmans_two_and_those_for_more_players_add_up(seats: int, echoes: int) -> None:
    assert turn_up(EYES, final=GEHRMAN, seats=seats).state.echoes == echoes


@pytest.mark.rule("BB-FINAL-04", "BB-SCORE-01", "BB-SCORE-02")
def test_when_only_one_hunter_is_left_the_game_ends_at_once() -> None:
    """In step 4, before she attacks; she stores what she had Collected, and has not won for standing last."""
    table = position(
        rolls="2", hp={HENRYK: 2, LUDWIG: 1}, deaths={HENRYK: 1, LUDWIG: 1},
        collected={HENRYK: 9, EILEEN: 4}, stored={EILEEN: 1, LUDWIG: 6},
    )  # fmt: skip
    play(table, AXES)
    assert [event.who for event in events(table, ev.Eliminated)] == [HENRYK, LUDWIG]
    assert not events(table, ev.Hit)
    assert table.result == {"winners": [LUDWIG], "scores": {0: 0, 1: 5, 2: 6}, "outcome": "victory"}


@pytest.mark.rule("BB-FINAL-04", "BB-SCORE-01")
def test_with_two_hunters_left_the_hunt_goes_on_until_one_falls_for_the_second_time() -> None:
    table = position(seats=4, rolls="2", hp={HENRYK: 2, LUDWIG: 2}, deaths={HENRYK: 1, LUDWIG: 1})
    play(table, dict.fromkeys(range(4), "hunter-axe"))
    assert sorted(table.questions) == [EILEEN, 3]
    table.state.hunters[EILEEN].deaths = 1
    table.state.hunters[EILEEN].hp = 1
    rolls(table, "2")
    play(table, {EILEEN: "saw-cleaver", 3: "saw-cleaver"})
    assert table.over


@pytest.mark.rule("BB-FINAL-04", "BB-SCORE-02")
def test_what_the_last_one_takes_from_the_eliminated_counts() -> None:
    table = position(
        holds={EILEEN: ["scavenger-hook"]}, rolls="2", hp={HENRYK: 2, LUDWIG: 2},
        deaths={HENRYK: 1, LUDWIG: 1}, collected={HENRYK: 5},
    )  # fmt: skip
    play(table, {HENRYK: "hunter-axe", EILEEN: "scavenger-hook", LUDWIG: "hunter-axe"})
    assert table.result["scores"] == {0: 0, 1: 2 + 2, 2: 0}
