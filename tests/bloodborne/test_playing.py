"""Rounds, and steps 1 and 2: choosing cards and transforming weapons (p. 9)."""

from itertools import groupby

import pytest

import taverna
from taverna.core.errors import IllegalAnswer
from taverna.games.bloodborne import events as ev

from .positions import (
    CROW,
    DREAM,
    EILEEN,
    HENRYK,
    LUDWIG,
    ROM,
    asked,
    each,
    events,
    play,
    position,
    prompts,
    turn_up,
)


@pytest.mark.rule("BB-ROUND-01")
def test_the_eight_steps_come_in_their_order() -> None:
    table = position(rolls="1")
    happened = play(table, {HENRYK: "transform hunter-axe", EILEEN: "hunter-pistol"})
    steps = [
        ev.Played,
        ev.Transformed,
        ev.Hit,  # the Pistol
        ev.Rolled,
        ev.Hit,  # the Axe
        ev.Escaped,
        ev.Recovered,
        ev.MonsterRevealed,
        ev.RoundBegan,
    ]
    order = [kind for kind, _ in groupby(map(type, happened)) if kind in steps]
    assert order == steps


@pytest.mark.rule("BB-ROUND-01")
@pytest.mark.parametrize(
    ("cards", "available", "step", "prompt"),
    [
        ({}, [], 1, "play-card"),
        ({HENRYK: "transform", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"}, [], 2, "transform"),
        ({HENRYK: "madman-bell", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"}, [], 3, "send-last"),
        ({HENRYK: "long-glaive", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"}, ["blood-vial"], 5, "upgrade"),
        ({HENRYK: "saw-cleaver", EILEEN: "saw-cleaver", LUDWIG: "hunter-pistol"}, [], 6, "use-up-card"),
        ({HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "long-glaive"}, ["blood-vial"], 7, "upgrade"),
    ],
)
def test_everyone_can_see_which_step_it_is(cards: dict[int, str], available: list[str], step: int, prompt: str) -> None:
    monster = {5: "mad-scholar", 6: "executioner"}.get(step, CROW)
    table = position(
        monster=monster,
        echoes={5: 3, 6: 6}.get(step),
        available=available,
        holds={HENRYK: ["madman-bell", "long-glaive"], LUDWIG: ["long-glaive"]},
    )
    if cards:
        play(table, cards)
    assert table.view(None)["step"] == step
    assert prompts(table)[HENRYK] == prompt


@pytest.mark.rule("BB-ROUND-01")
def test_the_next_monster_is_revealed_in_step_8() -> None:
    table = turn_up("brain-leech")
    assert prompts(table) == {EILEEN: "use-up-card"}
    assert table.view(None)["step"] == 8


@pytest.mark.rule("BB-ROUND-02")
def test_round_follows_round_until_the_final_boss_is_killed() -> None:
    table = position(monster=ROM, echoes=3, dungeon=[])
    play(table, {HENRYK: "hunter-axe"})
    assert not table.over
    assert table.state.round == 2
    assert prompts(table) == dict.fromkeys(range(3), "play-card")
    play(table, {HENRYK: "hunter-pistol"})
    assert table.over
    assert table.questions == {}


@pytest.mark.rule("BB-ROUND-03")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_player_acts_first_and_the_others_follow_to_the_left(first: int, order: list[int]) -> None:
    pistols = {HENRYK: ["repeating-pistol"], EILEEN: ["duelling-revolver"], LUDWIG: ["scattergun"]}
    table = position(first=first, holds=pistols)
    play(table, {seat: cards[0] for seat, cards in pistols.items()})
    assert [event.who for event in events(table, ev.Hit)] == order, "step 3"

    table = position(first=first)
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert [event.who for event in events(table, ev.Hit)] == order, "step 5"

    table = position(first=first, available=["blood-vial"] * 2 + ["long-glaive"])
    play(table, {})
    for seat in order:
        assert prompts(table) == {seat: "upgrade"}
        table.answer(seat, "none")
    assert [event.who for event in events(table, ev.Rested)] == order, "step 7"


def test_the_order_of_turns_is_never_that_of_another_round_or_table_nor_what_is_in_force() -> None:
    table, firsts = taverna.new("bloodborne", 4, seed=5), set()
    for n in range(40):
        for at in (table, table.fork(), table.determinize(0, 1)):
            g = at.state
            assert list(map(id, g.order)) == [id(g.hunters[(g.first + left) % 4]) for left in range(4)]
            assert g.aura is g.content.auras[g.final][g.monster]
            assert {hunter.seat for hunter in g.hunters if hunter.dead} <= set(g.fallen)
        firsts.add(table.state.first)
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, question.options[n % len(question.options)].id)
    assert firsts == set(range(4))


@pytest.mark.rule("BB-PLAY-01")
def test_all_choose_one_card_from_hand_at_the_same_time_in_secret() -> None:
    table = position(holds={EILEEN: ["long-glaive"]}, used={LUDWIG: ["hunter-axe", "transform"]})
    assert prompts(table) == dict.fromkeys(range(3), "play-card")
    assert all(question.secret for question in table.questions.values())
    assert {seat: sorted(cards) for seat, cards in asked(table).items()} == {
        HENRYK: ["hunter-axe", "hunter-pistol", DREAM, "saw-cleaver", "transform"],
        EILEEN: ["hunter-axe", "hunter-pistol", DREAM, "long-glaive", "saw-cleaver", "transform"],
        LUDWIG: ["hunter-pistol", DREAM, "saw-cleaver"],
    }


@pytest.mark.rule("BB-PLAY-01")
def test_a_chosen_card_cannot_be_seen_by_anyone_else() -> None:
    one, other = position(), position()
    one.answer(HENRYK, "hunter-axe")
    other.answer(HENRYK, DREAM)
    for seat in (EILEEN, LUDWIG, None):
        assert one.view(seat) == other.view(seat)
        assert one.happened(seat) == other.happened(seat)
    with pytest.raises(IllegalAnswer):
        one.answer(HENRYK, "saw-cleaver")  # one card


@pytest.mark.rule("BB-PLAY-02")
def test_the_cards_are_revealed_together_when_all_have_chosen() -> None:
    table = position()
    assert table.answer(LUDWIG, "hunter-pistol") == table.answer(HENRYK, "transform") == []
    assert each(table, "played") == [[], [], []]
    table.answer(EILEEN, "hunter-axe")
    assert [(event.who, event.card) for event in events(table, ev.Played)] == [
        (HENRYK, "transform"),
        (EILEEN, "hunter-axe"),
        (LUDWIG, "hunter-pistol"),
    ]
    for seat in (HENRYK, EILEEN, LUDWIG, None):
        played = [hunter["played"] for hunter in table.view(seat)["hunters"]]
        assert played == [["transform"], ["hunter-axe"], ["hunter-pistol"]]


@pytest.mark.rule("BB-PLAY-03")
def test_nobody_is_bound_to_a_card_until_all_are_revealed() -> None:
    table = position()
    table.answer(HENRYK, "hunter-axe")  # "I shall fight!"
    table.answer(EILEEN, "hunter-axe")
    table.undo(HENRYK)
    assert DREAM in asked(table)[HENRYK]
    table.answer(HENRYK, DREAM)
    table.answer(LUDWIG, "hunter-axe")
    assert [event.card for event in events(table, ev.Played)] == [DREAM, "hunter-axe", "hunter-axe"]


@pytest.mark.rule("BB-PLAY-04")
def test_a_used_card_cannot_be_chosen() -> None:
    table = position(used={HENRYK: ["hunter-axe"]})
    assert "hunter-axe" not in asked(table)[HENRYK]
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(HENRYK, "hunter-axe")
    assert refused.value.clause == "BB-PLAY-04"


@pytest.mark.rule("BB-TRANSFORM-01")
def test_all_who_transform_must_choose_a_weapon_from_hand_together_and_in_secret() -> None:
    table = position(holds={LUDWIG: ["blood-vial", "long-rifle"]}, used={LUDWIG: ["saw-cleaver"]})
    play(table, {HENRYK: "transform", EILEEN: "hunter-axe", LUDWIG: "transform"})
    assert prompts(table) == {HENRYK: "transform", LUDWIG: "transform"}
    assert all(question.secret for question in table.questions.values())
    assert asked(table)[HENRYK] == ["saw-cleaver", "hunter-axe", "hunter-pistol"]
    assert asked(table)[LUDWIG] == ["hunter-axe", "hunter-pistol", "long-rifle"], "and nothing else, such as none"


@pytest.mark.rule("BB-TRANSFORM-02")
def test_the_chosen_weapons_are_revealed_together_and_used() -> None:
    table = position()
    play(table, {HENRYK: "transform", EILEEN: "hunter-axe", LUDWIG: "transform"})
    table.answer(LUDWIG, "saw-cleaver")
    assert not events(table, ev.Transformed)
    assert table.view(EILEEN)["hunters"][LUDWIG]["played"] == ["transform"]
    table.answer(HENRYK, "hunter-axe")
    assert [(event.who, event.card) for event in events(table, ev.Transformed)] == [
        (HENRYK, "hunter-axe"),
        (LUDWIG, "saw-cleaver"),
    ]
    assert each(table, "collected") == [2, 2, 1]


@pytest.mark.rule("BB-TRANSFORM-03")
def test_the_weapon_is_chosen_after_seeing_the_other_cards() -> None:
    table = position()
    play(table, {HENRYK: "transform", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert prompts(table) == {HENRYK: "transform"}
    seen = {hunter["seat"]: hunter["played"] for hunter in table.view(HENRYK)["hunters"]}
    assert seen == {HENRYK: ["transform"], EILEEN: ["hunter-pistol"], LUDWIG: ["hunter-axe"]}
    assert not events(table, ev.Hit), "nothing has been resolved yet"


@pytest.mark.rule("BB-TRANSFORM-04")
def test_whoever_transforms_fights_and_cannot_dream() -> None:
    table = position(rolls="2", collected={HENRYK: 3}, available=["blood-vial"])
    play(table, {HENRYK: "transform", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert taverna.why(table, HENRYK, DREAM).clause == "BB-TRANSFORM-04"
    with pytest.raises(IllegalAnswer):
        table.answer(HENRYK, DREAM)
    table.answer(HENRYK, "hunter-axe")
    henryk = table.state.hunters[HENRYK]
    assert (henryk.hp, henryk.collected, henryk.stored) == (6, 5, 0), "hit in full, and nothing of step 7"
    assert table.state.available == ["blood-vial"]
