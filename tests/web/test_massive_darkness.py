"""The table of Massive Darkness in a real browser: the tutorial played to its end by clicking, on a desk and on a
phone, previews, reasons, and nothing that those who cannot see or hear would miss."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import taverna
from taverna.core.table import Table
from web.browser import FULL, serious

pytestmark = pytest.mark.browser

WAY = ["6V-31", "6V-21", "6V-11", "6V-12", "6V-13", "8R-11", "8R-21"]
BACK = ["8R-21", "8R-11", "8R-12", "8R-13", "8R-23", "8R-33"]
Line = list[tuple[str, str]]


def next_act(table: Table) -> str:
    """The way to the Key and out: doors that bar it are opened; whoever stands in it is fought."""
    question = table.questions[0]
    options = [option.id for option in question.options]
    hero = table.state.heroes[0]
    if "leave" in options:
        return "leave"
    way = BACK if table.state.picked else WAY
    if hero.at == "8R-21" and "pick-up" in options:
        return "pick-up"
    if hero.at in way:
        to = way[min(way.index(hero.at) + 1, len(way) - 1)]
        door = table.state.map.ways[hero.at].get(to)
        for wanted in (f"move,{to}", f"open,{door}"):
            if wanted in options:
                return wanted
    for wanted in ("ranged", "melee", "stand-up", "move", "done", "keep", "rest", "stop"):
        for option in options:
            if option.startswith(wanted):
                return option
    return options[0]


def won() -> tuple[bytes, Line]:
    """A record of a game of the tutorial that ends well, and its answers: (option, what to click)."""
    for seed in range(200):
        table = taverna.new("massive-darkness", 1, seed, {"heroes": ["sibyl"]})
        line: Line = []
        while not table.over and len(line) < 60:
            chosen = next_act(table)
            targets = next(option.targets for option in table.questions[0].options if option.id == chosen)
            line.append((chosen, targets[0] if targets else f"option/{chosen}"))
            table.answer(0, chosen)
        kinds = {key.partition("/")[0] for _, key in line}
        if table.over and table.result and table.result["outcome"] == "victory" and "enemy" in kinds:
            return table.record(), line
    raise AssertionError("nobody finds the way out")


def position(
    wanted: Callable[[Table, Any], bool], seats: int = 2, mission: str = "scorched-earth"
) -> tuple[bytes, int, int]:
    """A record that passes through such a question: (record, answers before it, who is asked)."""
    for seed in range(60):
        luck, table = Random(seed), taverna.new("massive-darkness", seats, seed, {"mission": mission})
        found = None
        for nth in range(400):
            if table.over:
                break
            seat, question = next(iter(table.questions.items()))
            if found is None and wanted(table, question):
                found = nth, seat
                break
            ids = [option.id for option in question.options]
            able = [id for id in ids if id.startswith(("open", "melee", "ranged", "magic", "pick-up"))]
            rest = [id for id in ids if not id.startswith(("stop", "rest"))]
            table.answer(seat, luck.choice(able if able and luck.random() < 0.8 else rest or ids))
        if found is not None:
            at = len(table.record().splitlines()) - 1
            while not table.over:
                seat, question = next(iter(table.questions.items()))
                table.answer(seat, luck.choice(question.options).id)
            return table.record(), at, found[1]
    raise AssertionError("it never came to that")


def sit_down(one: Any, record: bytes, at: int = 0, seat: int = 0) -> None:
    """At a table of one's own that goes on from a record."""
    page = one.page
    page.goto("/")
    kept = one.post("/api/records", record, "application/octet-stream")
    seats = [{"kind": "person", "mine": n == seat} for n in range(json.loads(record.splitlines()[0])["seats"])]
    made = one.post(f"/api/tables/{kept['table']}/fork", {"at": at, "seats": seats})
    page.goto(f"/t/{made['table']}")
    one.ready()
    assert one.wait_for_question()


@pytest.mark.rule("MD-M00-03")
@pytest.mark.parametrize("size", ["desk", "phone"] if FULL else ["phone"])
def test_the_tutorial_to_its_end_in_portuguese_by_clicking(person: Callable[..., Any], size: str) -> None:
    from web.browser import DESK, PHONE

    ana = person(lang="pt-BR", size=DESK if size == "desk" else PHONE)
    record, line = won()
    sit_down(ana, record)
    assert "E agora?" in ana.page.inner_text("#prompt")
    dice = 0
    for option, key in line:
        was = ana.asked
        assert key in ana.offered(), (option, key)
        ana.press(key)
        going = ana.wait_for_question(was)
        dice += bool(ana.page.query_selector("[data-k='now/combat']"))
        if not going:
            break
    assert ana.over()
    assert "Vitória: Vagando pela Escuridão" in ana.page.inner_text("[data-k='result/panel']")
    assert dice  # the last roll lies there to be seen


def test_select_preview_and_why_not(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    record, at, seat = position(
        lambda t, q: q.prompt == "act" and any(option.id.startswith(("melee", "ranged")) for option in q.options)
    )
    sit_down(ana, record, at, seat)
    page = ana.page
    key = next(key for key in ana.offered() if key.startswith("enemy/"))
    ana.pick(key)
    page.wait_for_selector("#look[data-ui-of=preview] .md-peek")
    said = page.inner_text("#look")
    assert "Damage on average" in said and "%" in said
    page.keyboard.press("Escape")
    page.mouse.click(*ana.point("action/rest"))
    page.wait_for_function("() => document.querySelector('#look')?.textContent.includes('Enemies')")
    page.keyboard.press("Escape")
    page.mouse.click(*ana.point(f"card/{seat}/leather-armour"))
    page.wait_for_selector("#says button")
    assert re.search("Reorganise/Trade", page.inner_text("#says"))


@pytest.mark.rule("MD-EQUIP-02")
def test_cards_are_equipped_by_dragging_them_to_their_slot(person: Callable[..., Any]) -> None:
    ana = person(lang="pt-BR")
    record, at, seat = position(
        lambda t, q: q.prompt == "reorganise" and any(option.id.startswith("equip") for option in q.options)
    )
    sit_down(ana, record, at, seat)
    page = ana.page
    worn = page.locator(".trade [data-drop*='equip']")
    packed = page.locator(".trade [data-drop*='stow'] .md-held[data-ui-on]").first
    card = packed.get_attribute("data-spot")
    was = ana.asked
    packed.drag_to(worn)
    ana.wait_for_question(was)
    assert page.locator(f".trade [data-drop*='equip'] [data-spot='{card}']").count() == 1
    assert page.locator(f".trade [data-drop*='stow'] [data-spot='{card}']").count() == 0


def test_a_preview_never_lies_over_what_is_picked(person: Callable[..., Any]) -> None:
    """On a phone too the second click is for the thing itself, and commits."""
    from web.browser import PHONE

    ana = person(lang="es", size=PHONE)
    record, at, seat = position(
        lambda t, q: q.prompt == "act" and any(option.id.startswith(("melee", "ranged")) for option in q.options)
    )
    sit_down(ana, record, at, seat)
    page, was = ana.page, ana.asked
    key = next(key for key in ana.offered() if key.startswith("enemy/"))
    point = ana.pick(key)
    page.wait_for_selector("#look[data-ui-of=preview]")
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('#look')", point) is None
    page.mouse.click(*point)
    ana.wait_for_question(was)


@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_runs_out_of_a_phone(person: Callable[..., Any], seats: int) -> None:
    from web.browser import PHONE

    ana = person(lang="es", size=PHONE)
    record, at, seat = position(lambda t, q: q.prompt == "trade", seats)
    for there in (0, at):
        sit_down(ana, record, there, seat if there else 0)
        wide = "[document.documentElement.scrollWidth, document.getElementById('main').scrollWidth, innerWidth]"
        page, main, inner = ana.page.evaluate(wide)
        assert page <= inner
        assert main <= inner


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_this_table(person: Callable[..., Any], scheme: str) -> None:
    ana = person(lang="pt-BR", scheme=scheme)
    for prompt in ("act", "trade", "reroll"):
        sit_down(
            ana, *position(lambda t, q, wanted=prompt: q.prompt == wanted and (t.state.enemies or wanted == "trade"), 3)
        )
        assert serious(ana.page, scheme) == []


def test_looking_at_what_is_asked_never_moves_the_page_itself(person: Callable[..., Any]) -> None:
    """Only the map moves under its own frame: the question and the buttons stay where they are."""
    ana = person(lang="pt-BR")
    far = ("9V", "2R")  # tiles at the foot of the map
    record, at, seat = position(
        lambda t, q: any(
            option.targets and option.targets[0].startswith("enemy/") and enemy.at.startswith(far)
            for option in q.options
            for enemy in t.state.enemies.values()
        )
    )
    sit_down(ana, record, at, seat)
    assert ana.page.evaluate("[scrollY, document.querySelector('.top').getBoundingClientRect().top]") == [0, 0]
    ana.page.evaluate("document.querySelector('.md-foes').lastElementChild.scrollIntoView()")
    assert ana.page.evaluate("document.documentElement.scrollTop + document.body.scrollTop") == 0
