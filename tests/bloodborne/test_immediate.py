"""Step 3: Immediate effects (p. 10)."""

import pytest

from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, EILEEN, EYES, HENRYK, LUDWIG, each, events, play, position, prompts


@pytest.mark.rule("BB-IMMEDIATE-01")
def test_immediate_effects_come_before_the_monster_attacks() -> None:
    table = position(monster=EYES, rolls="3", holds={HENRYK: ["blood-vial"]}, hp={HENRYK: 1, EILEEN: 1})
    play(table, {HENRYK: "blood-vial", EILEEN: "hunter-pistol"})
    assert table.state.hunters[HENRYK].hp == 5, "first 8, then 3 damage"
    assert [(event.who, event.amount) for event in events(table, ev.Hit)] == [
        (HENRYK, 1),
        (EILEEN, 1),
    ], "and only then she dies"
    assert [event.who for event in events(table, ev.Died)] == [EILEEN]


@pytest.mark.rule("BB-IMMEDIATE-01")
def test_an_immediate_effect_must_be_resolved() -> None:
    table = position(holds={HENRYK: ["madman-bell"]})
    play(table, {HENRYK: "madman-bell", EILEEN: "hunter-axe"})
    assert prompts(table) == {HENRYK: "send-last"}
    assert [option.id for option in table.questions[HENRYK].options] == ["0", "1", "2"], "there is no way out"


@pytest.mark.rule("BB-IMMEDIATE-02")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1]), (1, [1, 2]), (2, [2, 0])])
def test_immediate_effects_go_from_the_first_player_to_the_left(first: int, order: list[int]) -> None:
    """Two Blood Echoes and three who shoot: the last one finds none."""
    guns = {HENRYK: ["repeating-pistol"], EILEEN: ["scattergun"], LUDWIG: ["throwing-knives"]}
    table = position(echoes=2, first=first, holds=guns)
    play(table, {seat: gun[0] for seat, gun in guns.items()})
    assert [event.who for event in events(table, ev.Hit)] == order
    assert [event.who for event in events(table, ev.Missed)] == [({0, 1, 2} - set(order)).pop()]


@pytest.mark.rule("BB-IMMEDIATE-03")
def test_a_monster_killed_in_step_3_is_gone_at_once_and_steps_4_to_6_are_skipped() -> None:
    table = position(monster="rabid-dog", echoes=1, rolls="3")
    happened = play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-pistol", LUDWIG: "saw-cleaver"})
    assert not [event for event in happened if isinstance(event, ev.Rolled | ev.Hurt | ev.Escaped | ev.Missed)]
    assert each(table, "hp") == [8, 8, 8]
    assert each(table, "collected") == [0, 1, 0]
    assert table.state.gone == ["rabid-dog"]
    assert table.state.monster == CAINHURST, "and the round ended as usual"
    assert table.state.echoes == 6
    assert each(table, "used") == [["hunter-axe"], ["hunter-pistol"], ["saw-cleaver"]]


@pytest.mark.rule("BB-IMMEDIATE-03", "BB-DREAM-02")
def test_step_7_is_not_skipped() -> None:
    table = position(echoes=1, collected={LUDWIG: 2}, hp={LUDWIG: 1})
    play(table, {EILEEN: "hunter-pistol"})
    assert table.state.hunters[LUDWIG].stored == 2
    assert table.state.hunters[LUDWIG].hp == 8


@pytest.mark.rule("BB-IMMEDIATE-04")
@pytest.mark.parametrize("gun", ["hunter-pistol", "repeating-pistol", "scattergun", "rosewood-blunderbuss"])
def test_damage_dealt_in_step_3_is_not_dealt_again_in_step_5(gun: str) -> None:
    table = position(holds={HENRYK: [gun] if gun != "hunter-pistol" else []})
    play(table, {HENRYK: gun})
    assert [(event.who, event.card, event.amount) for event in events(table, ev.Hit)] == [(HENRYK, gun, 1)]
    assert not events(table, ev.Missed), "it does not even try"


@pytest.mark.rule("BB-IMMEDIATE-05")
def test_a_transformed_weapon_resolves_its_immediate_effect_in_step_3() -> None:
    table = position(monster=EYES, rolls="3", hp={HENRYK: 1})
    happened = play(table, {HENRYK: "transform hunter-pistol"})
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Transformed) < kinds.index(ev.Hit) < kinds.index(ev.Rolled) < kinds.index(ev.Died)
