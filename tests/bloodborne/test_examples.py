"""The worked examples of the rulebook, with its own numbers. Henryk, Eileen and Ludwig sit in this order."""

import pytest

import taverna
from taverna.core.table import Table
from taverna.games.bloodborne import events as ev

from .positions import (
    DREAM,
    EILEEN,
    EYES,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    asked,
    each,
    events,
    play,
    position,
    prompts,
    rolls,
    turn_up,
)


def plague_monster(**different: object) -> Table:
    """The fight told on pages 9 and 10: 3 Blood Echoes, the red die, Henryk First Player, his Axe used already."""
    return position(monster="scourge-beast", rolls="2+ 0", used={HENRYK: ["hunter-axe"]}, **different)


@pytest.mark.rule("BB-EX-01")
def test_each_chooses_in_secret_and_all_reveal_together() -> None:
    table = plague_monster()
    table.answer(HENRYK, "transform")
    table.answer(EILEEN, "hunter-pistol")
    assert not events(table, ev.Played)
    table.answer(LUDWIG, "hunter-axe")
    assert {event.who: event.card for event in events(table, ev.Played)} == {
        HENRYK: "transform",
        EILEEN: "hunter-pistol",
        LUDWIG: "hunter-axe",
    }


@pytest.mark.rule("BB-EX-02")
def test_henryk_transforms_but_not_into_the_axe_he_has_used() -> None:
    table = plague_monster()
    play(table, {HENRYK: "transform", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert asked(table) == {HENRYK: ["saw-cleaver", "hunter-pistol"]}
    assert taverna.why(table, HENRYK, "hunter-axe").clause == "BB-PLAY-04"
    table.answer(HENRYK, "saw-cleaver")
    assert not events(table, ev.Cancelled)
    assert "hunter-pistol" in table.state.hunters[HENRYK].hand, "kept for later"


@pytest.mark.rule("BB-EX-02")
def test_his_pistol_would_have_cancelled_eileens() -> None:
    table = plague_monster()
    play(table, {HENRYK: "transform hunter-pistol", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert [event.who for event in events(table, ev.Cancelled)] == [HENRYK, EILEEN]
    assert each(table, "collected") == [0, 0, 2]


@pytest.mark.rule("BB-EX-03")
def test_eileens_pistol_takes_one_of_three_before_anything_else() -> None:
    table = plague_monster(holds={LUDWIG: ["madman-bell"]}, first=LUDWIG)
    play(table, {HENRYK: DREAM, EILEEN: "hunter-pistol", LUDWIG: "madman-bell"})
    assert prompts(table) == {LUDWIG: "send-last"}
    assert table.state.echoes == 3

    table = plague_monster(holds={LUDWIG: ["madman-bell"]})
    play(table, {HENRYK: DREAM, EILEEN: "hunter-pistol", LUDWIG: "madman-bell"})
    assert table.state.step == 3, "Ludwig's Bell lets us look at the table in the middle of step 3"
    assert table.state.hunters[EILEEN].collected == 1
    assert table.state.echoes == 2


@pytest.mark.rule("BB-EX-04")
def test_two_plus_and_zero_make_two_for_everyone() -> None:
    table = plague_monster()
    play(table, {HENRYK: "transform saw-cleaver", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert events(table, ev.Rolled) == [ev.Rolled(who=HENRYK, die="red", faces=((2, True), (0, False)), total=2)]
    assert [(event.who, event.amount) for event in events(table, ev.Hurt)] == [(HENRYK, 2), (EILEEN, 2), (LUDWIG, 2)]


@pytest.mark.rule("BB-EX-05")
def test_ludwig_takes_the_one_that_is_left_and_all_three_get_the_trophy() -> None:
    table = plague_monster()
    play(table, {HENRYK: "transform saw-cleaver", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert [(event.who, event.card, event.amount) for event in events(table, ev.Hit)] == [
        (EILEEN, "hunter-pistol", 1),
        (HENRYK, "saw-cleaver", 1),
        (LUDWIG, "hunter-axe", 1),
    ]
    assert each(table, "collected") == [1, 1, 1]
    assert table.state.gone == ["scourge-beast"]
    assert [trophies["beast"] for trophies in each(table, "trophies")] == [1, 1, 1]


@pytest.mark.rule("BB-EX-06")
def test_the_winter_lantern_escapes_with_two_of_six() -> None:
    table = position(monster="winter-lantern")
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: "hunter-pistol"})
    assert events(table, ev.Escaped) == [ev.Escaped(monster="winter-lantern", echoes=2)]
    assert [trophies["kin"] for trophies in each(table, "trophies")] == [0, 0, 0]


def gascoigne_after_six_damage() -> Table:
    table = position(monster="father-gascoigne", dungeon=[EYES])
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    return table


@pytest.mark.rule("BB-EX-07")
def test_father_gascoigne_survives_six_damage_and_stays() -> None:
    table = gascoigne_after_six_damage()
    assert (table.state.monster, table.state.echoes) == ("father-gascoigne", 8 - 6)
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [0, 0, 0]
    assert table.state.dungeon == [EYES]
    assert table.state.round == 2


@pytest.mark.rule("BB-EX-08")
def test_ludwig_helps_to_kill_him_next_round_and_gains_two_trophies() -> None:
    table = gascoigne_after_six_damage()
    rolls(table, "0")
    play(table, {HENRYK: DREAM, EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert table.state.hunters[LUDWIG].trophies == {"kin": 0, "humanoid": 1, "beast": 1}
    assert sum(table.state.hunters[HENRYK].trophies.values()) == 0


def eileen_dreams(**different: object) -> Table:
    table = position(monster="scourge-beast", rolls="3", hp={EILEEN: 3}, collected={EILEEN: 2}, **different)
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "saw-cleaver"})
    return table


@pytest.mark.rule("BB-EX-09")
def test_half_of_three_is_one_and_eileen_lives() -> None:
    table = eileen_dreams()
    assert ev.Hurt(who=EILEEN, amount=1, hp=2) in events(table, ev.Hurt)
    assert not events(table, ev.Died)


@pytest.mark.rule("BB-EX-10")
def test_eileen_stores_recovers_takes_the_repeating_pistol_and_gives_up_her_cleaver() -> None:
    table = eileen_dreams(
        holds={EILEEN: ["long-glaive"]},
        used={EILEEN: ["hunter-axe", "hunter-pistol", "blood-vial"]},
        available=["repeating-pistol", "church-maul"],
    )
    eileen = table.state.hunters[EILEEN]
    assert len(eileen.cards) == 7
    assert (eileen.collected, eileen.stored, eileen.hp) == (0, 2, 2)
    assert eileen.used == [] and len(eileen.hand) == 7
    table.answer(EILEEN, "repeating-pistol")
    assert prompts(table) == {EILEEN: "remove-card"}
    table.answer(EILEEN, "saw-cleaver")
    assert sorted(eileen.hand) == sorted(
        ["long-glaive", "hunter-axe", "hunter-pistol", "blood-vial", "transform", DREAM, "repeating-pistol"]
    )
    assert "saw-cleaver" in table.state.removed
    assert eileen.hp == 8


@pytest.mark.rule("BB-EX-11")
def test_ludwig_is_killed_by_father_gascoigne() -> None:
    table = position(
        monster="father-gascoigne", rolls="4", hp={LUDWIG: 4}, collected={LUDWIG: 4}, stored={LUDWIG: 6},
        available=["blood-vial", "long-glaive"],
    )  # fmt: skip
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert LUDWIG not in [event.who for event in events(table, ev.Hit)]
    assert table.state.echoes == 8 - 4
    assert prompts(table) == {LUDWIG: "upgrade"}
    table.answer(LUDWIG, "blood-vial")
    ludwig = table.state.hunters[LUDWIG]
    assert (ludwig.collected, ludwig.stored, ludwig.hp) == (0, 6, 8)
    assert "blood-vial" in ludwig.hand


@pytest.mark.rule("BB-EX-12")
def test_eileen_reaches_the_space_showing_three() -> None:
    table = position(monster="executioner", echoes=2, trophies={EILEEN: {"humanoid": 1}})
    play(table, {EILEEN: "hunter-axe"})
    assert events(table, ev.Trophy) == [ev.Trophy(who=EILEEN, type="humanoid", worth=3)]
    assert table.state.hunters[EILEEN].trophies["humanoid"] == 2


@pytest.mark.rule("BB-EX-13")
def test_henryk_gains_a_trophy_on_all_three_tracks() -> None:
    table = position(monster=GEHRMAN, final=GEHRMAN, echoes=2, dungeon=[], trophies={HENRYK: {"kin": 1}})
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].trophies == {"kin": 2, "humanoid": 1, "beast": 1}


@pytest.mark.rule("BB-EX-14")
def test_under_gehrman_all_but_himself_start_with_two_more() -> None:
    hp = {foe: turn_up(foe, final=GEHRMAN).state.echoes for foe in (EYES, "father-gascoigne", GEHRMAN)}
    assert hp == {EYES: 7 + 2, "father-gascoigne": 8 + 2, GEHRMAN: 13}


@pytest.mark.rule("BB-EX-15")
def test_henryk_scores_twenty_one() -> None:
    """He did not strike in the last round, so his markers stand where the example says."""
    table = position(
        monster=GEHRMAN, final=GEHRMAN, echoes=1, dungeon=[], collected={HENRYK: 3}, stored={HENRYK: 9},
        trophies={HENRYK: {"kin": 2, "humanoid": 3, "beast": 1}},
    )  # fmt: skip
    play(table, {LUDWIG: "hunter-pistol"})
    assert table.state.hunters[HENRYK].stored == 12
    assert table.result["scores"][HENRYK] == 12 + 3 + 5 + 1 == 21
