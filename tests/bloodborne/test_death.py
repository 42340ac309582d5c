"""Death of a Hunter (p. 14)."""

import pytest

from taverna.games.bloodborne import events as ev

from .positions import CROW, DREAM, EILEEN, HENRYK, LUDWIG, ROM, asked, each, events, play, position, prompts, rolls


@pytest.mark.rule("BB-DEATH-01")
def test_the_dead_lose_collected_and_keep_stored_blood_echoes() -> None:
    table = position(rolls="2", hp={HENRYK: 2}, collected={HENRYK: 5, EILEEN: 5}, stored={HENRYK: 3})
    bank = table.state.bank
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert each(table, "collected") == [0, 7, 2]
    assert each(table, "stored") == [3, 0, 0]
    assert events(table, ev.Died) == [ev.Died(who=HENRYK, lost=5)]
    assert table.state.bank == bank + 5 + 3 - 6, "his 5 and the 3 left on the Crow, less the next Monster's 6"


@pytest.mark.rule("BB-DEATH-02")
def test_the_dead_are_out_for_the_rest_of_the_round_only() -> None:
    table = position(monster="rabid-dog", rolls="2", hp={HENRYK: 2}, holds={HENRYK: ["lamplight-ward"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "saw-cleaver"})
    assert [event.who for event in events(table, ev.Hit)] == [EILEEN, LUDWIG]
    assert [event.who for event in events(table, ev.Hurt)] == [0, 1, 2, 1, 2], "the Dog bites only the living"
    assert each(table, "dead") == [False] * 3
    assert sorted(table.questions) == [HENRYK, EILEEN, LUDWIG], "he plays again"
    rolls(table, "0")
    play(table, {HENRYK: "saw-cleaver"})
    assert table.state.hunters[HENRYK].collected == 1


@pytest.mark.rule("BB-DEATH-03")
def test_a_hunter_comes_back_with_eight_hp() -> None:
    table = position(rolls="2", hp={HENRYK: 1, EILEEN: 3})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe"})
    assert each(table, "hp") == [8, 1, 8]


@pytest.mark.rule("BB-DEATH-04")
def test_the_dead_may_take_an_upgrade() -> None:
    table = position(rolls="2", hp={HENRYK: 1}, available=["blood-vial", "long-glaive"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert asked(table) == {HENRYK: ["blood-vial", "long-glaive", "none"]}
    table.answer(HENRYK, "long-glaive")
    assert "long-glaive" in asked(table)[HENRYK]


@pytest.mark.rule("BB-DEATH-04", "BB-DEATH-01")
def test_a_hunter_who_pays_with_the_last_hp_dies_too() -> None:
    table = position(hp={HENRYK: 2}, collected={HENRYK: 4}, holds={HENRYK: ["hand-cannon"]}, available=["blood-vial"])
    play(table, {HENRYK: "hand-cannon", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert events(table, ev.Died) == [ev.Died(who=HENRYK, lost=4)]
    assert prompts(table) == {HENRYK: "upgrade"}


@pytest.mark.rule("BB-DEATH-02")
def test_the_dead_and_the_living_are_told_apart_for_everyone() -> None:
    table = position(rolls="2", hp={HENRYK: 1}, available=["blood-vial"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert [hunter["dead"] for hunter in table.view(None)["hunters"]] == [True, False, False]


@pytest.mark.rule("BB-DEATH-02", "BB-ATTACK-01")
@pytest.mark.parametrize("monster", [CROW, "father-gascoigne"])
def test_a_round_with_all_hunters_dead_goes_on_to_step_7(monster: str) -> None:
    table = position(monster=monster, rolls="2", hp=dict.fromkeys(range(3), 1), final=ROM)
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert each(table, "hp") == [8, 8, 8]
    assert (table.state.monster == monster) == (monster == "father-gascoigne")
    assert DREAM in table.state.hunters[0].hand
