"""Guided first games: each is played as advised and against all advice, without a page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import taverna
from guided import others, played
from taverna.core import saves
from taverna.core.errors import ContentError
from taverna.core.lessons import (
    Lesson,
    Standing,
    begun,
    events_of,
    first_times,
    lesson_of,
    read_lessons,
    since_last_answer,
    standing,
)
from taverna.core.table import Table
from taverna.core.words import LANGS
from taverna.games import find

LESSONS = [(game, lesson) for game in taverna.games() for lesson in find(game).lessons]


def keys(table: Table, seat: int) -> set[str]:
    """Everything in the scene that can be lit."""
    scene = table.scene(seat, "en")
    found = set(scene)
    for markup in (scene.frame, *scene.values()):
        found |= set(re.findall(r'data-(?:k|spot|look)="([^"]+)"', str(markup)))
    return found


def lit(key: str, there: set[str]) -> bool:
    return any(one == key or (key.endswith("/") and one.startswith(key)) for one in there)


@pytest.fixture(scope="module")
def obeyed() -> dict[tuple[str, str], list[tuple[Table, Standing]]]:
    """{lesson: the table and where the lesson stood at each question}, all advice taken."""
    found = {}
    for game, id in LESSONS:
        lesson = find(game).lessons[id]
        found[game, id] = [(table.fork(), now) for table, now in played(find(game), lesson)]
    return found


def test_every_game_of_ours_has_a_first_lesson() -> None:
    assert {game for game, _ in LESSONS} >= set(taverna.games()) - {"toy"}


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_whoever_obeys_meets_every_step_in_order(game: str, id: str, obeyed: Any) -> None:
    lesson = find(game).lessons[id]
    assert 8 <= len(lesson.steps) <= 15
    path = obeyed[game, id]
    end = path[-1][1]
    assert [told.step.id for told in end.told] == [step.id for step in lesson.steps]
    assert end.over and end.stray is None and all(told.fits for told in end.told)
    seen = 0
    for table, now in path:
        if not now.over:  # nobody is left alone: an option is advised, or any will do
            due = now.told[-1].step.expect
            assert now.advice in {option.id for option in table.questions[lesson.you].options} or "*" in due
        fresh, seen = now.told[seen:], len(now.told)
        if fresh:
            there = keys(table, lesson.you)
            for told in fresh:
                assert any(lit(key, there) for key in told.step.show), (told.step.id, told.step.show)
            if not (at := fresh[-1].step).when.event:
                assert [key for key in at.show if not lit(key, there)] == [], at.id


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_where_it_stands_follows_from_the_table_alone(game: str, id: str, obeyed: Any) -> None:
    """So it survives a reload, a restart and an undo, and every lesson is known by how its table began."""
    lesson = find(game).lessons[id]
    assert lesson_of(find(game), lesson.seats, lesson.seed, lesson.options) is lesson
    assert lesson_of(find(game), lesson.seats, lesson.seed + 1, lesson.options) is None
    table, now = obeyed[game, id][len(obeyed[game, id]) // 2]
    again = saves.load(table.save(), find)
    assert standing(lesson, again) == now
    first = begun(find(game), lesson)
    others(first, lesson)
    before = standing(lesson, first)
    options = [option.id for option in first.questions[lesson.you].options]
    first.answer(lesson.you, next(option for option in options if option != before.advice))
    if first.can_undo(lesson.you):
        first.undo(lesson.you)
        assert standing(lesson, first) == before


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_whoever_strays_is_told_why_and_nothing_false(game: str, id: str, obeyed: Any) -> None:
    lesson = find(game).lessons[id]
    general = {step.id for step in lesson.steps if step.anyway is not None}
    assert len(general) >= len(lesson.steps) // 2
    for table, now in obeyed[game, id][:-1]:
        if now.advice is None:
            continue
        strayed = table.fork()
        options = [option.id for option in strayed.questions[lesson.you].options]
        other = next((option for option in reversed(options) if option != now.advice), None)
        if other is None:
            continue
        strayed.answer(lesson.you, other)
        then = standing(lesson, strayed)
        assert then.stray is not None and then.stray.fresh
        assert (then.stray.advised, then.stray.chosen) == (now.advice, other)
        assert then.advice is None
        for _ in range(3):
            others(strayed, lesson)
            if strayed.over:
                break
            then = standing(lesson, strayed)
            strayed.answer(lesson.you, next(iter(strayed.questions[lesson.you].options)).id)
        later = standing(lesson, strayed)
        assert later.stray is not None and not later.stray.fresh
        assert {told.step.id for told in later.told if not told.fits} <= general
        assert [told for told in later.told if told.fits] == now.told


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_text_is_short_and_in_every_language(game: str, id: str) -> None:
    lesson = find(game).lessons[id]
    for step in lesson.steps:
        for text in (step.say, step.why, step.otherwise):
            for lang in LANGS if text is not None else ():
                assert text is not None and 10 < len(text[lang]) <= 240, (step.id, lang, len(text[lang]))
    for lang in LANGS:
        assert lesson.title[lang] and lesson.about[lang] and len(lesson.end[lang]) <= 480, len(lesson.end[lang])
    for one in find(game).first_times:
        assert all(10 < len(one.say[lang]) <= 170 for lang in LANGS), one.id


def test_a_first_time_is_of_what_is_asked_or_just_happened(obeyed: Any) -> None:
    met = {
        one.id
        for (game, id), path in obeyed.items()
        for table, _ in path
        for you in [find(game).lessons[id].you]
        for one in first_times(find(game), table, you, since_last_answer(table, you))
    }
    assert met


def test_a_lesson_that_names_what_is_not_there_is_refused(tmp_path: Path) -> None:
    game, id = LESSONS[0]
    ours = find(game)
    good: dict[str, Any] = msgspec.to_builtins(ours.lessons[id])
    (tmp_path / "lessons").mkdir()
    for change, reason in (
        (lambda one: one["steps"][0].update(clauses=["NO-SUCH-01"]), "there is no clause NO-SUCH-01"),
        (lambda one: one["steps"][0].update(when={"prompt": "no-such"}), "there is no question 'no-such'"),
        (lambda one: one["steps"][0].update(when={"event": "NoSuch"}), "there is no event 'NoSuch'"),
        (lambda one: one["steps"][0]["say"].pop("es"), "es"),
        (lambda one: one["bots"].clear(), "in every seat"),
        (lambda one: one.update(options={"no_such": 1}), "no_such"),
    ):
        bad = msgspec.json.decode(msgspec.json.encode(good))
        change(bad)
        (tmp_path / "lessons" / f"{id}.yaml").write_bytes(msgspec.yaml.encode(bad))
        theirs = type(ours)()
        theirs.folder = tmp_path  # type: ignore[misc]
        theirs.__dict__["catalogue"] = ours.catalogue
        theirs.words_of = ours.words_of  # type: ignore[method-assign]
        with pytest.raises(ContentError, match=re.escape(reason)):
            read_lessons(theirs)


def test_luck_of_a_bot_is_the_same_after_an_undo() -> None:
    game, id = LESSONS[0]
    lesson: Lesson = find(game).lessons[id]
    assert lesson.luck("1.3.0") == lesson.luck("1.3.2") != lesson.luck("1.4.0")


@pytest.mark.parametrize("game", sorted(taverna.games()))
def test_much_that_happened_is_told_in_three_sentences(game: str, obeyed: Any) -> None:
    ours = find(game)
    assert set(ours.telling) <= set(events_of(ours))
    path = obeyed[game, "first-game"]
    told = [ours.recap(since_last_answer(table, 0)) for table, _ in path]
    assert any(told) and all(len(events) <= 3 for events in told)
    longest = max((since_last_answer(table, 0) for table, _ in path), key=len)
    places = [longest.index(event) for event in ours.recap(longest)]
    assert 1 <= len(places) <= 3 and places == sorted(places)
