"""What the guide says at a living table: where a lesson stands, and what is seen for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from taverna.core.game import Game
from taverna.core.lessons import (
    Lesson,
    Standing,
    first_times,
    last_choice,
    lesson_of,
    occasion,
    since_last_answer,
    standing,
)
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.core.words import Words, event_say
from taverna.games import find

if TYPE_CHECKING:
    from .living import Living
    from .storage import TableRow


def read(game: Game[Any]) -> bool:
    """Have the lessons of a game been read? Now they have."""
    return bool(game.lessons or game.first_times)


def lesson_at(row: TableRow, game: Game[Any] | None = None) -> Lesson | None:
    """The lesson of a table, if it is one's: it is known by how it begins."""
    if row.kind != "play" or row.pack is not None:
        return None
    return lesson_of(game or find(row.game), row.seats, row.seed, row.options)


def guided(living: Living, seat: int | None, words: Words) -> dict[str, Any] | None:
    """What there is to be told to this seat: where its lesson stands, if it has one, and what it may see for the first
    time. Nothing to those who watch, and nothing of a game that is only told again."""
    if seat is None or living.row.kind != "play":
        return None
    table, lesson = living.table, living.lesson
    told = _seen(table, seat, words)
    if lesson is None or seat != lesson.you:
        return told if told["first"] or told["since"] else None
    return told | stands(lesson, standing(lesson, table), words.lang)


class Told(NamedTuple):
    """What a seat was told the last time, and what it knew then: what it was asked, its last choice, and how far the
    log went."""

    asked: str
    choice: int
    read: int
    last: Any
    what: dict[str, Any]


def _seen(table: Table, seat: int, words: Words) -> dict[str, Any]:
    """What this seat may see for the first time, and what happened since it last chose: the same as long as it is asked
    the same and nothing happens, or nothing worth telling while it is asked nothing."""
    question, log = table.questions.get(seat), table.chronicle
    asked, choice, read = question.id if question else "", last_choice(table, seat), len(log)
    last = log[-1] if log else None
    before: dict[Any, Any] = {} if words.before is None else words.before  # goes when people are called otherwise
    told: Told | None = before.get(("guide", seat))
    if told is not None and told.asked == asked and told.choice == choice and told.read <= read:
        if told.read == read and told.last is last:
            return told.what
        if not asked and (not told.read or log[told.read - 1] is told.last):
            fresh = [event for _, some in log[told.read :] for event in some]
            if not occasion(table.game, fresh):
                before["guide", seat] = told._replace(read=read, last=last)
                return told.what
    events = since_last_answer(table, seat)
    first = first_times(table.game, table, seat, events)
    what = {
        "first": [{"id": one.id, "text": one.say[words.lang]} for one in first],
        "since": since(table, seat, words, events),
    }
    before["guide", seat] = Told(asked, choice, read, last, what)
    return what


LONG = 6
"""So many lines of the log nobody reads again: a summary is wanted."""


def since(table: Table, seat: int, words: Words, events: list[Event]) -> list[dict[str, str]]:
    """What happened since this seat last chose, in three sentences; nothing where that was little."""
    if len(events) < LONG or seat not in table.questions:
        return []
    return [{"text": words.say(event_say(event)), "clause": event.clause} for event in table.game.recap(events)]


def stands(lesson: Lesson, now: Standing, lang: str) -> dict[str, Any]:
    """Where a lesson stands, in words."""
    over = (lesson.end[lang] if now.stray is None else "") if now.over else None
    stray = now.stray
    return {
        "lesson": lesson.id,
        "title": lesson.title[lang],
        "of": len(lesson.steps),
        "steps": [
            {
                "id": told.step.id,
                "text": told.text[lang],
                "why": told.step.why[lang] if told.fits else "",
                "show": told.step.show,
                "clauses": told.step.clauses,
            }
            for told in now.told
        ],
        "advice": now.advice,
        "stray": {"why": stray.step.why[lang], "fresh": stray.fresh} if stray is not None else None,
        "end": over,
    }
