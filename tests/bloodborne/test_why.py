"""Every refusal names its rule: `taverna.why` and `IllegalAnswer.clause`."""

import pytest

import taverna
from taverna.core.errors import IllegalAnswer
from taverna.core.table import Table
from taverna.games import find

from .positions import DREAM, EILEEN, HENRYK, LUDWIG, ROM, play, position, turn_up


def refused(table: Table, seat: int, option: str) -> str | None:
    """The clause by which an answer is refused; nothing may change."""
    before = table.digest()
    with pytest.raises(IllegalAnswer) as error:
        table.answer(seat, option)
    assert table.digest() == before
    return error.value.clause


@pytest.mark.rule("BB-PLAY-04")
def test_a_used_card_in_step_1() -> None:
    table = position(used={HENRYK: ["hunter-axe"]})
    assert refused(table, HENRYK, "hunter-axe") == "BB-PLAY-04"
    for target in ("hunter-axe", "used/0/hunter-axe"):
        assert taverna.why(table, HENRYK, target).clause == "BB-PLAY-04"


def test_what_is_on_offer_is_not_refused() -> None:
    table = position()
    assert taverna.why(table, HENRYK, "hunter-axe") is None
    assert taverna.why(table, HENRYK, "hand/hunter-axe") is None


@pytest.mark.rule("BB-TRANSFORM-01", "BB-TRANSFORM-04", "BB-PLAY-04")
@pytest.mark.parametrize(
    ("card", "clause"),
    [(DREAM, "BB-TRANSFORM-04"), ("blood-vial", "BB-TRANSFORM-01"), ("hunter-axe", "BB-PLAY-04")],
)
def test_what_cannot_be_transformed_into(card: str, clause: str) -> None:
    table = position(holds={HENRYK: ["blood-vial"]}, used={HENRYK: ["hunter-axe"]})
    play(table, {HENRYK: "transform"})
    assert taverna.why(table, HENRYK, card).clause == clause
    assert refused(table, HENRYK, card) == clause


def test_a_hunter_is_chosen_at_their_place_at_the_table() -> None:
    table = position(holds={HENRYK: ["scattergun"]})
    play(table, {HENRYK: "scattergun", EILEEN: "hunter-axe"})
    assert taverna.why(table, HENRYK, f"seat/{EILEEN}") is None
    assert taverna.why(table, HENRYK, f"seat/{LUDWIG}").clause == "TABLE-QUESTION-01"


@pytest.mark.rule("BB-UPGRADE-09")
def test_the_dream_as_the_eighth_card() -> None:
    table = position(holds={HENRYK: ["blood-vial", "long-glaive"]}, available=["star-mace"])
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    table.answer(HENRYK, "star-mace")
    assert taverna.why(table, HENRYK, f"hand/{DREAM}").clause == "BB-UPGRADE-09"
    assert refused(table, HENRYK, DREAM) == "BB-UPGRADE-09"


@pytest.mark.rule("BB-CARDS-06", "BB-PLAY-04")
def test_the_dream_and_used_cards_when_a_card_must_be_used_up() -> None:
    table = turn_up("brain-leech")
    table.answer(EILEEN, "hunter-axe")
    table.answer(LUDWIG, "hunter-axe")
    assert refused(table, HENRYK, DREAM) == "BB-CARDS-06"
    assert refused(table, HENRYK, "hunter-pistol") == "BB-PLAY-04"


@pytest.mark.rule("BB-UPGRADE-01")
def test_upgrades_before_step_7() -> None:
    table = position(available=["blood-vial"])
    assert taverna.why(table, HENRYK, "upgrade/blood-vial").clause == "BB-UPGRADE-01"
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert taverna.why(table, HENRYK, "upgrade/blood-vial") is None
    assert taverna.why(table, EILEEN, "upgrade/blood-vial").clause == "BB-UPGRADE-01"


@pytest.mark.rule("BB-UPGRADE-01", "BB-UPGRADE-02")
def test_upgrades_out_of_turn_in_step_7() -> None:
    table = position(available=["blood-vial", "star-mace"], rolls="2", hp={LUDWIG: 1})
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "hunter-axe"})
    assert list(table.questions) == [EILEEN]
    for target in ("star-mace", "upgrade/star-mace"):
        assert taverna.why(table, LUDWIG, target).clause == "BB-UPGRADE-02", "the dead choose too, after her"
        assert taverna.why(table, HENRYK, target).clause == "BB-UPGRADE-01", "neither dreamt nor died"
    assert refused(table, LUDWIG, "star-mace") == "BB-UPGRADE-02"
    table.answer(EILEEN, "blood-vial")
    assert refused(table, EILEEN, "star-mace") == "BB-UPGRADE-01", "1 each"
    assert taverna.why(table, LUDWIG, "star-mace") is None


@pytest.mark.parametrize(
    ("target", "clause"),
    [
        ("monster", "BB-HIT-01"),
        ("final", "BB-FINAL-01"),
        ("dungeon", "BB-END-04"),
        ("deck", "BB-UPGRADE-04"),
        ("used/1/hunter-axe", "BB-END-02"),
        ("used/0/hunter-axe", "BB-PLAY-04"),
        ("hand/long-glaive", "TABLE-QUESTION-01"),
        ("long-glaive", "TABLE-QUESTION-01"),
    ],
)
def test_things_on_the_table_that_are_not_there_to_be_taken(target: str, clause: str) -> None:
    table = position(used={HENRYK: ["hunter-axe"], EILEEN: ["hunter-axe"]})
    assert taverna.why(table, HENRYK, target).clause == clause


@pytest.mark.rule("BB-DREAM-06")
def test_ones_own_used_pile_while_others_decide() -> None:
    table = position(used={HENRYK: ["saw-cleaver"]}, available=["blood-vial"])
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "hunter-axe"})
    assert taverna.why(table, HENRYK, "used/0/saw-cleaver").clause == "BB-DREAM-06"
    assert refused(table, HENRYK, "blood-vial") == "BB-UPGRADE-01"
    assert refused(table, HENRYK, "none") == "TABLE-TURN-01"


def test_a_second_card_while_the_first_lies_face_down() -> None:
    table = position()
    table.answer(HENRYK, "hunter-axe")
    assert refused(table, HENRYK, "saw-cleaver") == "TABLE-HELD-01"


def test_another_hunters_card() -> None:
    table = position(holds={EILEEN: ["long-glaive"]})
    assert refused(table, HENRYK, "long-glaive") == "TABLE-QUESTION-01"


@pytest.mark.rule("BB-DEATH-02")
def test_the_dead_may_not_answer() -> None:
    table = position(dead=[EILEEN])
    assert refused(table, EILEEN, "hunter-axe") == "BB-DEATH-02"
    assert taverna.why(table, EILEEN, "hand/hunter-axe").clause == "BB-DEATH-02"


def test_when_the_game_is_over() -> None:
    table = position(monster=ROM, echoes=1, dungeon=[])
    play(table, {HENRYK: "hunter-pistol"})
    assert refused(table, HENRYK, "hunter-axe") == "TABLE-OVER-01"


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_a_refusal_explains_itself_in_every_language(lang: str) -> None:
    table = position(used={HENRYK: ["hunter-axe"], EILEEN: ["hunter-axe"]}, holds={HENRYK: ["blood-vial"]})
    targets = ["hunter-axe", "monster", "final", "dungeon", "deck", "used/1/hunter-axe", "upgrade/x", "what"]
    said = [taverna.why(table, HENRYK, target).text(lang) for target in targets]
    assert len(set(said)) == len(targets)


def test_an_illegal_answer_says_why_with_clause_and_page() -> None:
    table = position(used={HENRYK: ["hunter-axe"]})
    with pytest.raises(IllegalAnswer, match=r"used pile.*\(BB-PLAY-04, p\. 9\)"):
        table.answer(HENRYK, "hunter-axe")


def test_a_wrong_answer_is_told_what_is_asked() -> None:
    """In the reader's words: the question, and the rule that says what belongs to it."""
    refusal = taverna.why(position(), HENRYK, f"seat/{LUDWIG}")
    assert refusal is not None and refusal.clause == "TABLE-QUESTION-01"
    assert "Escolha uma carta" in refusal.text("pt-BR") and "Elige una carta" in refusal.text("es")
    rule = find("bloodborne").rules_in("pt-BR").by_id["BB-PLAY-01"].text
    assert " ".join(rule.split()) in refusal.text("pt-BR")
