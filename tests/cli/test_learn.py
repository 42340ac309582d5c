"""A guided game at the prompt: whoever types what the guide would is led to the end of the lesson."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

import taverna
from taverna.core.errors import OptionError
from taverna.core.lessons import standing
from taverna.games import find
from taverna.terminal.learn import Lecture, lecture
from taverna.terminal.screen import Screen


class Learner:
    """Types what is advised; `plan`: what is typed before that."""

    def __init__(self, lang: str, *plan: str, save: Path | None = None, game: str = "bloodborne") -> None:
        kept = taverna.load(save.read_bytes()) if save is not None and save.exists() else None
        self.out = StringIO()
        self.plan = list(plan)
        self.game: Lecture = lecture(find(game), lang, Screen(self.out), save, kept)
        self.game.ask = self.type
        self.game.play()

    def type(self, prompt: str) -> str:
        if self.plan:
            return self.plan.pop(0)
        table, lesson = self.game.table, self.game.lesson
        now = standing(lesson, table)
        if now.over or now.stray:
            return "q"
        ids = [option.id for option in table.questions[lesson.you].options]
        return str(ids.index(now.advice) + 1) if now.advice else "1"

    @property
    def said(self) -> str:
        return " ".join(self.out.getvalue().split())


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_to_the_end_of_the_lesson(lang: str) -> None:
    lesson = find("bloodborne").lessons["first-game"]
    said = Learner(lang).said
    for step in lesson.steps:
        assert step.say[lang] in said and step.why[lang] in said
    assert lesson.end[lang] in said


@pytest.mark.parametrize(
    ("game", "lang"), [("gloomhaven", "pt-BR"), ("lords-of-ragnarok", "es"), ("massive-darkness", "pt-BR")]
)
def test_every_lesson_can_be_followed_at_the_prompt(game: str, lang: str) -> None:
    lesson = find(game).lessons["first-game"]
    said = Learner(lang, game=game).said
    assert all(" ".join(step.say[lang].split()) in said for step in lesson.steps)
    assert " ".join(lesson.end[lang].split()) in said


def test_it_goes_on_from_its_file_and_says_again_what_it_said(tmp_path: Path) -> None:
    file = tmp_path / "lesson.taverna"
    steps = find("bloodborne").lessons["first-game"].steps
    first = Learner("en", "2", "q", save=file).said
    assert steps[0].say["en"] in first and steps[6].say["en"] in first
    again = Learner("en", "g", "1", "q", save=file)
    assert again.said.count(steps[6].say["en"]) == 2, "g says it again"
    assert steps[6].why["en"] in again.said.partition("You did something else")[2], "and one who strays is told why"
    other = tmp_path / "other.taverna"
    other.write_bytes(taverna.new("bloodborne", 3, 1).save())
    with pytest.raises(OptionError, match="no guided game"):
        Learner("en", save=other)
