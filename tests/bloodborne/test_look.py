"""Whatever lies on the table answers what it is, with a clause of the catalogue."""

from __future__ import annotations

import re
from random import Random

import pytest

import taverna

LANGS = ("en", "es", "pt-BR")


@pytest.mark.parametrize("lang", LANGS)
def test_everything_on_the_table_answers_what_it_is(lang: str) -> None:
    luck = Random(3)
    table = taverna.new("bloodborne", 5, seed=3)
    clauses = {clause.id for clause in table.game.catalogue.clauses}
    for nth in range(90):
        if table.over:
            break
        question = luck.choice(list(table.questions.values()))
        if nth % 6 == 0:
            view, words = table.view(question.seat), table.game.words(lang, table.state)
            scene = "".join(table.scene(question.seat, lang).values())
            for key in sorted(set(re.findall(r'data-(?:look|spot)="([^"]+)"', scene))):
                sheet = table.game.look(view, question.seat, key, words, table.content)
                assert sheet, key
                assert set(re.findall(r'data-clause="([^"]+)"', sheet)) <= clauses
                assert " style=" not in sheet
        table.answer(question.seat, luck.choice(question.options).id)


def test_a_sheet_tells_no_more_than_the_seat_may_know() -> None:
    table = taverna.new("bloodborne", 3, seed=1)
    table.answer(1, table.questions[1].options[0].id)
    words = table.game.words("en", table.state)
    before = table.game.look(table.view(0), 0, "seat/1", words, table.content)
    assert "Saw Cleaver" in before, "what all have seen: everybody began with one of each"
    assert table.game.look(table.view(0), 0, "seat/9", words, table.content) == ""
    assert table.game.look(table.view(0), 0, "hand/no-such-card", words, table.content) == ""
