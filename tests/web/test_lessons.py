"""Guided games before a real browser: the guide speaks, lights up what it speaks of, notices, and is there after a
reload. Every step of every lesson is tried without a page in `core/test_lessons.py`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from taverna.games import find

from .browser import FULL, PHONE, hosting

ANSWER = """async other => {
  const { select, commit } = await part('asking'), { state } = await part('state');
  const { advice } = state.status.guide, ids = state.ask.options.map(option => option.id);
  select(other ? ids.findLast(id => id !== advice) : advice ?? ids[0]);
  if (!other) commit();
}"""


def read_on(ana: Any) -> None:
    """To the last page, by keyboard."""
    while ana.page.query_selector("#guide .onward"):
        ana.page.keyboard.press("g")


def obey(ana: Any) -> None:
    was = ana.asked
    ana.page.evaluate(ANSWER, False)
    ana.wait_for_question(was)


@pytest.mark.parametrize(
    ("game", "lang", "answers"),
    [
        ("bloodborne", "pt-BR", 2),
        ("gloomhaven", "es", 4),
        ("lords-of-ragnarok", "pt-BR", 5),
        ("massive-darkness", "es", 2),
    ],
)
def test_a_learner_obeys_strays_and_takes_it_back(
    person: Callable[..., Any], game: str, lang: str, answers: int
) -> None:
    lesson = find(game).lessons["first-game"]
    ana = person(lang=lang)
    page = ana.page
    page.goto(f"/learn/{game}")
    ana.ready()
    ana.wait_for_question()
    page.wait_for_selector("#guide:not([hidden])")
    assert lesson.steps[0].say[lang] in page.inner_text("#guide")
    assert page.query_selector("#guide[aria-live=polite]")
    assert page.query_selector("#scene [data-ui-guide]"), "what is spoken of is lit"
    for _ in range(answers):
        read_on(ana)
        obey(ana)
    read_on(ana)
    told = page.inner_text("#guide")
    assert page.query_selector("[data-ui-guide=advised]")
    page.reload()
    ana.ready()
    ana.wait_for_question()
    page.wait_for_function("text => document.getElementById('guide').innerText === text", arg=told)

    page.evaluate(ANSWER, True)  # picked, not yet done: the guide would do otherwise
    page.wait_for_selector("#guide .stray")
    was = ana.asked
    page.click("#commit")
    ana.wait_for_question(was)
    page.wait_for_selector("#guide .stray")
    assert any(step.why[lang] in page.inner_text("#guide .stray") for step in lesson.steps)
    back = page.query_selector("#guide .row form button, #guide .row .act:not(.onward)")
    assert back is not None
    if page.get_attribute("#undo", "aria-disabled") == "false":
        was = ana.asked
        page.evaluate("[...document.querySelectorAll('#guide .row button')].at(-1).click()")
        ana.wait_for_question(was)
    else:
        with page.expect_navigation():
            page.click("#guide .row form button")
        ana.ready()
        ana.wait_for_question()
    page.wait_for_function("() => !document.querySelector('#guide .stray')")
    read_on(ana)
    assert page.query_selector("[data-ui-guide=advised]")

    page.click("#guide header .tool")
    page.wait_for_selector("#guide.away")
    assert not page.query_selector("[data-ui-guide]")
    page.keyboard.press("g")
    page.wait_for_selector("#guide header")
    if game == "bloodborne":
        from axe_playwright_python.sync_playwright import Axe

        found = Axe().run(page).response["violations"]
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []


def test_first_times_and_explaining(person: Callable[..., Any]) -> None:
    """One sentence the first time, never again on this device, never with the switch off; and every thing says what it
    is while one wants to know."""
    ana = person(lang="pt-BR")
    page = ana.page
    ana.sit()
    page.wait_for_selector("#guide.mark:not([hidden])")
    said = page.inner_text("#guide p")
    assert said in {one.say["pt-BR"] for one in find("bloodborne").first_times}
    page.click("#guide button")
    page.wait_for_selector("#guide", state="hidden")
    page.reload()
    ana.ready()
    ana.wait_for_question()
    assert page.is_hidden("#guide") or said not in page.inner_text("#guide")

    page.keyboard.press("x")
    page.wait_for_selector("body.explaining")
    page.mouse.move(*ana.point("hand/hunter-axe"))
    page.wait_for_function("() => document.querySelector('#look .may')?.textContent.includes('Machado')")
    page.mouse.click(*ana.point("hand/hunter-axe"))
    assert not page.query_selector("[data-ui-sel]"), "nothing is chosen meanwhile"
    page.mouse.move(*ana.point("monster/" + page.get_attribute("[data-spot^='monster/']", "data-spot").split("/")[1]))
    page.wait_for_function("() => document.querySelector('#look .may')?.textContent.includes('(')")
    page.click("#prompt", position={"x": 60, "y": 10})
    page.wait_for_selector("#seek[open]")
    assert page.input_value("#seek input[type=search]")
    page.evaluate("document.getElementById('seek').close()")
    page.click("#explain")
    page.wait_for_selector("body:not(.explaining)")
    page.dblclick("#prompt", position={"x": 60, "y": 10})
    page.wait_for_selector("#seek-found a")
    assert page.input_value("#seek input[type=search]"), "a word is looked up outside that mode too"


# -- to the end ------------------------------------------------------------------------------------------------------
GAMES = ("bloodborne", "gloomhaven", "lords-of-ragnarok", "massive-darkness")
WAYS = [(game, lang, strays) for game in GAMES for lang in ("pt-BR", "es") for strays in (False, True)]
"""All with TAVERNA_FULL; else the shortest, obeyed."""


def guide(ana: Any) -> dict[str, Any]:
    return dict(ana.page.evaluate("async () => (await part('state')).state.status.guide"))


def stray(ana: Any, lesson: Any, lang: str) -> bool:
    """Do something else than advised, read why not, and take it back. False if there is nothing else."""
    page = ana.page
    read_on(ana)
    others = page.evaluate(
        """async () => { const { state } = await part('state');
        return state.ask.options.filter(one => one.id !== state.status.guide.advice).length; }"""
    )
    if not others or guide(ana)["advice"] is None:
        return False
    page.evaluate(ANSWER, True)
    page.wait_for_selector("#guide .stray")
    was = ana.asked
    page.evaluate("document.getElementById('commit').click()")
    ana.wait_for_question(was)
    page.wait_for_function("async () => (await part('state')).state.status.guide.stray")
    assert any(step.why[lang] in page.inner_text("#guide .stray") for step in lesson.steps)
    if page.get_attribute("#undo", "aria-disabled") == "false":
        was = ana.asked
        page.evaluate("[...document.querySelectorAll('#guide .row button')].at(-1).click()")
        ana.wait_for_question(was)
    else:
        with page.expect_navigation():
            page.evaluate("document.querySelector('#guide .row form').requestSubmit()")
        ana.ready()
        ana.wait_for_question()
    page.wait_for_function("async () => !(await part('state')).state.status.guide.stray")
    return True


@pytest.mark.parametrize(("game", "lang", "strays"), WAYS if FULL else WAYS[:1])
def test_a_guided_game_to_its_end(person: Callable[..., Any], game: str, lang: str, strays: bool) -> None:
    """Whoever obeys, and whoever first does something else at every step and takes it back, is led to the same end."""
    lesson = find(game).lessons["first-game"]
    ana = person(lang=lang)
    ana.page.goto(f"/learn/{game}")
    ana.ready()
    ana.wait_for_question()
    strayed = 0
    for _ in range(120):
        if guide(ana)["end"] is not None:
            break
        strayed += strays and stray(ana, lesson, lang)
        obey(ana)
    now = guide(ana)
    assert [step["id"] for step in now["steps"]] == [step.id for step in lesson.steps]
    assert now["end"] == lesson.end[lang] and now["stray"] is None
    read_on(ana)
    assert lesson.end[lang] in ana.page.inner_text("#guide")
    assert not strays or strayed >= sum(bool(step.expect) for step in lesson.steps) - 2


def test_by_keyboard_alone_and_after_the_host_has_started_again(
    person: Callable[..., Any], chromium: Any, tmp_path: Path
) -> None:
    """Keys lead through the guide and the list of options; what one has read and where the lesson stands is there when
    the host comes back."""
    with hosting(tmp_path) as host:
        ana = person(host=host, lang="es")
        page = ana.page
        page.goto("/learn/bloodborne")
        ana.ready()
        ana.wait_for_question()
        page.wait_for_selector("#guide:not([hidden])")
        for _ in range(2):
            read_on(ana)
            advice, was = guide(ana)["advice"], ana.asked
            page.evaluate("document.activeElement?.blur()")
            if page.query_selector("#list[open]"):
                page.keyboard.press("l")
            page.keyboard.press("l")
            page.wait_for_function("() => document.activeElement?.dataset.option")
            for _ in range(20):
                if page.evaluate("document.activeElement?.dataset.option") == advice:
                    break
                page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_selector(f"#options [data-option='{advice}'][aria-pressed=true]")
            for _ in range(60):
                if page.evaluate("document.activeElement?.id") == "commit":
                    break
                page.keyboard.press("Tab")
            page.wait_for_timeout(900)  # Enter that follows close upon what was told only skips it
            page.keyboard.press("Enter")
            ana.wait_for_question(was)
        read_on(ana)
        told = page.inner_text("#guide")
        host.kill()
        host.start()
        page.reload()
        ana.ready()
        ana.wait_for_question()
        page.wait_for_function("text => document.getElementById('guide').innerText === text", arg=told)
        obey(ana)
        ana.leave()


UNDER = """() => {
  const guide = document.getElementById('guide').getBoundingClientRect();
  const meant = '[data-ui-guide=advised]:not(.hands *), .stage [data-ui-guide=shown]';
  const whole = [...document.querySelectorAll(meant)].map(one => one.getBoundingClientRect());
  return whole.some(one => (one.top + one.bottom) / 2 < guide.top || (one.top + one.bottom) / 2 > guide.bottom);
}"""


@pytest.mark.parametrize(
    ("game", "answers"), [("bloodborne", 0), ("gloomhaven", 1), ("lords-of-ragnarok", 2), ("massive-darkness", 0)]
)
def test_on_a_phone_the_guide_stands_beside_what_it_speaks_of(
    person: Callable[..., Any], game: str, answers: int
) -> None:
    """And what it points at on a board is seen through, not filled."""
    ana = person(size=PHONE)
    page = ana.page
    page.goto(f"/learn/{game}")
    ana.ready()
    ana.wait_for_question()
    page.wait_for_selector("#guide:not([hidden])")
    for _ in range(answers):
        read_on(ana)
        obey(ana)
    assert page.evaluate(UNDER)
    on_board = "[...document.querySelectorAll('svg [data-spot][data-ui-guide], .card[data-ui-guide]')]"
    assert {"none"} >= set(page.evaluate(f"{on_board}.map(one => getComputedStyle(one).filter)"))
