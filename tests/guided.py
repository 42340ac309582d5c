"""Play a guided game without a page: the learner obeys or strays, bots sit in the other seats as at any such table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from taverna import bots
from taverna.core.game import Game
from taverna.core.lessons import Lesson, Standing, begun, standing
from taverna.core.table import Table

Choose = Callable[[Table, Standing], str]


def others(table: Table, lesson: Lesson) -> None:
    """Bots answer until the learner is asked."""
    minds = {seat: bots.make(table.game, bot) for seat, bot in lesson.bots.items()}
    table.settle()
    while not table.over and lesson.you not in table.questions:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, minds[seat].choose(bots.Sight(table, seat), Random(lesson.luck(question.id))))
        table.settle()


def obedient(table: Table, now: Standing) -> str:
    """What is advised; else whatever comes first."""
    return now.advice or table.questions[0].options[0].id


def played(
    game: Game[Any], lesson: Lesson, choose: Choose = obedient, most: int = 80
) -> Iterator[tuple[Table, Standing]]:
    """The table at each of the learner's questions, until the lesson is over."""
    table = begun(game, lesson)
    for _ in range(most):
        others(table, lesson)
        now = standing(lesson, table)
        yield table, now
        if now.over or table.over:
            return
        table.answer(lesson.you, choose(table, now))
