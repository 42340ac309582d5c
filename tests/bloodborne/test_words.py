"""What the table says, in three languages."""

from random import Random

import pytest

import taverna

from .positions import LUDWIG, play, position


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ludwig hits Carrion Crow with Hunter Axe and collects 2 Blood Echoes."),
        ("es", "Hacha de Cazador"),
        ("pt-BR", "Machado de Caçador"),
    ],
)
def test_the_log_names_hunters_and_cards(lang: str, line: str) -> None:
    table = position()
    play(table, {LUDWIG: "hunter-axe"})
    assert [said for said in table.log(lang) if line in said and "Ludwig" in said]


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_every_question_and_option_has_words(lang: str) -> None:
    said: dict[str, list[str]] = {}
    for seed in range(8):
        table, random = taverna.new("bloodborne", 4, seed), Random(seed)
        while not table.over:
            seat, question = random.choice(list(table.questions.items()))
            if question.prompt not in said:
                said[question.prompt] = [o.describe(lang) for o in question.options] + [question.describe(lang)]
            table.answer(seat, random.choice(question.options).id)
    assert set(said) == {"play-card", "transform", "weaken", "send-last", "upgrade", "remove-card", "use-up-card"}
    assert all(len(set(lines)) == len(lines) for lines in said.values()), "no two options say the same"
    assert any(name in said["weaken"][0] for name in ("Henryk", "Eileen", "Ludwig", "Djura"))
