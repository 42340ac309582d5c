"""Step 7: the Hunter's Dream (p. 12)."""

import pytest

from taverna.games.bloodborne import events as ev

from .positions import CROW, DREAM, EILEEN, HENRYK, LUDWIG, asked, each, events, play, position, prompts, rolls

WEAPONS = ["saw-cleaver", "hunter-axe", "hunter-pistol"]


@pytest.mark.rule("BB-DREAM-01")
def test_a_dreaming_hunter_takes_no_part_in_the_fight() -> None:
    table = position(echoes=2)
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: DREAM})
    assert [event.who for event in events(table, ev.Hit)] == [EILEEN]
    assert each(table, "collected") == [0, 2, 0]
    assert each(table, "stored") == [0, 0, 0]
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [0, 1, 0]


@pytest.mark.rule("BB-DREAM-02")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_each_dreamer_stores_recovers_upgrades_and_rests_in_turn(first: int, order: list[int]) -> None:
    table = position(
        first=first,
        collected=dict.fromkeys(range(3), 1),
        used={seat: ["hunter-axe"] for seat in range(3)},
        available=["long-glaive", "blood-vial", "twin-blades"],
    )
    play(table, {})
    for seat, card in zip(order, ["long-glaive", "blood-vial", "twin-blades"], strict=True):
        table.answer(seat, card)
    own = (ev.Stored, ev.Recovered, ev.Upgraded, ev.Rested)
    acts = [(event.who, type(event)) for _, event in table.happened() if isinstance(event, own)]
    assert acts == [(seat, act) for seat in order for act in own]


@pytest.mark.rule("BB-DREAM-02")
def test_who_neither_dreamt_nor_died_does_nothing_in_step_7() -> None:
    table = position(rolls="2", collected={HENRYK: 3}, used={HENRYK: ["saw-cleaver"]}, available=["blood-vial"])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    henryk = table.state.hunters[HENRYK]
    assert (henryk.hp, henryk.collected, henryk.stored) == (6, 5, 0)
    assert henryk.used == ["saw-cleaver", "hunter-axe"]
    assert table.state.available == ["blood-vial"]


@pytest.mark.rule("BB-DREAM-03")
def test_all_collected_blood_echoes_become_stored() -> None:
    table = position(collected={HENRYK: 7, EILEEN: 1}, stored={HENRYK: 2})
    bank = table.state.bank
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe"})
    assert each(table, "collected") == [0, 3, 0]
    assert each(table, "stored") == [9, 0, 0]
    assert events(table, ev.Stored) == [ev.Stored(who=HENRYK, amount=7)], "Ludwig had nothing to store"
    assert table.state.bank == bank + table.content.foes[CROW].hp - 2 - 6, "only the Monster's have changed"


@pytest.mark.rule("BB-DREAM-04")
def test_stored_blood_echoes_survive_death_and_every_loss() -> None:
    table = position(monster="grave-digger", rolls="2", hp={HENRYK: 1}, stored={HENRYK: 5, EILEEN: 4})
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert each(table, "stored") == [5, 4, 0]
    table = position(monster="pale-messenger", stored={HENRYK: 5})
    play(table, {LUDWIG: "hunter-axe"})
    assert each(table, "stored")[HENRYK] == 5


@pytest.mark.rule("BB-DREAM-05")
def test_the_used_pile_and_the_dream_itself_return_to_hand() -> None:
    table = position(used={HENRYK: ["hunter-axe", "transform", "blood-vial"]})
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    henryk = table.state.hunters[HENRYK]
    assert sorted(henryk.hand) == ["blood-vial", "hunter-axe", "hunter-pistol", DREAM, "saw-cleaver", "transform"]
    assert henryk.used == henryk.played == []


@pytest.mark.rule("BB-DREAM-06")
def test_nothing_but_the_dream_brings_used_cards_back() -> None:
    table = position(seats=3, monster="guard-dog-of-the-old-lords")
    for n, card in enumerate(["saw-cleaver", "hunter-axe", "hunter-pistol"], 1):
        rolls(table, "0")
        play(table, {HENRYK: card})
        assert table.state.hunters[HENRYK].used == WEAPONS[:n]
    rolls(table, "0")
    play(table, {HENRYK: "transform"})
    assert asked(table)[HENRYK] == [DREAM]
    rolls(table, "0")
    play(table, {HENRYK: DREAM})
    assert len(asked(table)[HENRYK]) == 5


@pytest.mark.rule("BB-DREAM-07")
def test_an_available_upgrade_is_taken_to_hand_for_good() -> None:
    table = position(available=["long-glaive", "blood-vial", "twin-blades"])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert prompts(table) == {HENRYK: "upgrade"}
    assert asked(table)[HENRYK] == ["long-glaive", "blood-vial", "twin-blades", "none"]
    table.answer(HENRYK, "blood-vial")
    assert "blood-vial" in table.state.hunters[HENRYK].hand
    assert table.state.available == ["long-glaive", "twin-blades"]
    play(table, {HENRYK: "blood-vial", EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert "blood-vial" in table.state.hunters[HENRYK].cards, "played, and still his"


@pytest.mark.rule("BB-DREAM-08")
def test_rest_brings_the_dial_back_to_eight() -> None:
    table = position(hp={HENRYK: 1, EILEEN: 1})
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe"})
    assert each(table, "hp") == [8, 1, 8]


@pytest.mark.rule("BB-DREAM-09")
def test_the_dead_upgrade_and_rest_but_store_and_recover_nothing() -> None:
    owned = {"collected": {HENRYK: 3}, "used": {HENRYK: ["saw-cleaver"]}}
    table = position(rolls="2", hp={HENRYK: 2}, available=["blood-vial"], **owned)
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert prompts(table) == {HENRYK: "upgrade"}
    table.answer(HENRYK, "blood-vial")
    henryk = table.state.hunters[HENRYK]
    assert (henryk.hp, henryk.collected, henryk.stored) == (8, 0, 0)
    assert henryk.used == ["saw-cleaver", "hunter-axe"]
    assert "blood-vial" in henryk.hand
    assert not [event for event in events(table, ev.Stored) + events(table, ev.Recovered)]


@pytest.mark.rule("BB-DREAM-10")
def test_the_dead_recover_only_if_they_had_played_hunters_dream() -> None:
    owned = {"collected": {HENRYK: 3}, "used": {HENRYK: ["saw-cleaver"], EILEEN: ["saw-cleaver"]}}
    table = position(monster="scourge-beast", rolls="4", hp={HENRYK: 2, EILEEN: 2}, **owned)
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert [event.who for event in events(table, ev.Died)] == [HENRYK, EILEEN]
    henryk, eileen, _ = table.state.hunters
    assert henryk.used == []
    assert sorted(henryk.hand) == ["hunter-axe", "hunter-pistol", DREAM, "saw-cleaver", "transform"]
    assert (henryk.collected, henryk.stored) == (0, 0), "what he lost cannot be stored"
    assert eileen.used == ["saw-cleaver", "hunter-axe"]
