"""A guided first game at the prompt: the guide speaks under the question, and says which number it would type."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from taverna import bots
from taverna.core.ask import Question
from taverna.core.errors import OptionError
from taverna.core.lessons import Lesson, begun, lesson_of, standing
from taverna.core.table import Table

from . import Game
from .screen import Screen


class Lecture(Game):
    """One lesson at one terminal. What has been told already is not told again, unless `g` asks for it."""

    def __init__(self, table: Table, lesson: Lesson, lang: str, screen: Screen, **more: Any) -> None:
        sitting = {seat: bots.make(table.game, bot) for seat, bot in lesson.bots.items()}
        super().__init__(table, sitting, lang, screen, **more)
        self.lesson = lesson
        self.read = 0
        self.ended = False

    def luck(self, seat: int) -> Random:
        return Random(self.lesson.luck(self.table.questions[seat].id))

    def beneath(self, seat: int) -> list[tuple[str, str]]:
        return self.guide()

    def command(self, typed: str, seat: int, question: Question) -> bool:
        if typed.strip().lower() == "g":
            self.read = max(0, self.read - 1)
            for line, style in self.guide():
                self.screen.line(line, style)
            return False
        return super().command(typed, seat, question)

    def guide(self) -> list[tuple[str, str]]:
        """What is new, whether one strayed, and what is advised now: (line, style)."""
        now, lang = standing(self.lesson, self.table), self.lang
        self.read = min(self.read, len(now.told))
        said: list[tuple[str, str]] = []
        if now.stray is not None and now.stray.fresh:
            back = self.words("terminal-take-back") if self.table.can_undo(self.lesson.you) else ""
            said.append((f"{self.words('terminal-strayed')} {now.stray.step.why[lang]} {back}".rstrip(), "red"))
        for nth, told in enumerate(now.told[self.read :], self.read + 1):
            head = self.words("terminal-step", title=self.lesson.title[lang], n=nth, of=len(self.lesson.steps))
            said.append((f"{head} {told.text[lang]}", "cyan"))
            if told.fits:
                said.append((f"  {told.step.why[lang]}", "dim"))
        self.read = len(now.told)
        question = self.table.questions.get(self.lesson.you)
        ids = [option.id for option in question.options] if question else []
        if now.advice in ids:
            said.append((self.words("terminal-advice", n=ids.index(now.advice) + 1), "bold"))
        if now.over and not self.ended:
            self.ended = True
            said.append((self.words("terminal-lesson-over") if now.stray else self.lesson.end[lang], ""))
        return [(line, style) for text, style in said for line in self.screen.broken(text)]


def lecture(game: Any, lang: str, screen: Screen, save: Path | None, kept: Table | None) -> Lecture:
    """The first lesson of a game, from its beginning or from the file it was kept in."""
    if not game.lessons:
        raise OptionError(f"{game.id} has no guided game")
    lesson = next(iter(game.lessons.values()))
    if kept is not None:
        found = lesson_of(kept.game, kept.seats, kept.seed, kept.options)
        if found is None or kept.game.id != game.id:
            raise OptionError(f"{save} is no guided game of {game.id}")
        lesson = found
    return Lecture(kept or begun(game, lesson), lesson, lang, screen, save=save)
