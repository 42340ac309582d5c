"""The table of Gloomhaven in a real browser: played by clicking until a monster is killed and a door opened, on a phone
too, with nothing serious for axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from web.browser import FULL, serious

pytestmark = pytest.mark.browser

FOES = """[...document.querySelectorAll('.gh-token.monster.of-monsters')].map(one => one.getAttribute('transform'))"""
DOORS = """[...document.querySelectorAll('.gh-door.closed')].map(one => one.getAttribute('transform'))"""
PLACE = """key => document.querySelector(`[data-spot="${key}"]`)?.parentElement.getAttribute('transform')"""
MOVE = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")


def sit_down(one: Any, seats: int = 2) -> None:
    page = one.page
    page.set_default_timeout(60_000)  # the first table of a host reads the whole game
    page.goto("/new?game=gloomhaven")
    page.check(f"input[name=seats][value='{seats}']", force=True)
    page.click("form#new button.main")
    page.wait_for_url("**/t/*")
    one.ready()
    assert one.wait_for_question()


def place(text: str) -> tuple[float, float]:
    found = MOVE.search(text)
    assert found is not None
    return float(found[1]), float(found[2])


def wanted(one: Any, offered: list[str], nth: int) -> str:
    """A simple mind: strike whom you can, else go towards enemies, else through the door."""
    foes = [key for key in offered if key.startswith("figure/m")]
    if foes:
        return foes[0]
    hexes = [key for key in offered if key.startswith("hex/")]
    if hexes:
        page = one.page
        goals = [place(text) for text in page.evaluate(FOES) or page.evaluate(DOORS)]
        if goals:

            def far(key: str) -> float:
                x, y = place(page.evaluate(PLACE, key))
                return min((x - a) ** 2 + (y - b) ** 2 for a, b in goals)

            return min(hexes, key=far)
        return hexes[nth % len(hexes)]
    for part in ("option/suffer", "/top", "/bottom"):
        found = [key for key in offered if key.endswith(part)]
        if found:
            return found[nth % len(found)]
    return offered[nth % len(offered)]


def play_on(one: Any, most: int, until: Callable[[], bool] = lambda: False) -> int:
    answers = 0
    while answers < most and one.wait_for_question() and not until():
        was, offered = one.asked, one.offered()
        if not offered:  # where the players decide, another seat has been quicker
            one.page.wait_for_timeout(50)
            continue
        one.press(wanted(one, offered, answers), was)
        answers += 1
        if not one.wait_for_question(was):
            break
    return answers


@pytest.mark.parametrize(
    ("lang", "dies", "opens"),
    [("pt-BR", "morre", "abre uma porta"), ("es", "muere", "abre una puerta")][: 2 if FULL else 1],
)
def test_played_by_clicking_until_a_monster_dies_and_a_door_opens(
    person: Callable[..., Any], lang: str, dies: str, opens: str
) -> None:
    seen = {dies: False, opens: False}
    for _ in range(6):
        ana = person(lang=lang)
        sit_down(ana)

        def both(one: Any = ana) -> bool:
            told = one.page.text_content("#log")
            for word in seen:
                seen[word] = seen[word] or f" {word}" in told
            return all(seen.values())

        play_on(ana, 260, both)
        if both():
            return
    raise AssertionError(f"it never came: {seen}")


def test_on_a_phone_nothing_runs_out_and_all_can_be_reached(person: Callable[..., Any]) -> None:
    from web.browser import PHONE

    bia = person(lang="pt-BR", size=PHONE)
    sit_down(bia, 4)
    for _ in range(6):
        wide = "[document.documentElement.scrollWidth, document.getElementById('main').scrollWidth, innerWidth]"
        page, main, inner = bia.page.evaluate(wide)
        assert page <= inner
        assert main <= inner
        bia.page.click("#show-side")  # the goal, everyone and one's own mat come as a sheet
        mine = "[...document.querySelectorAll('.gh-mine, .gh-mine > *')].map(one => one.getBoundingClientRect().right)"
        assert 0 < max(bia.page.evaluate(mine)) <= inner  # the battle goal too is in sight
        assert bia.page.is_visible(".gh-scenario")
        bia.page.click("#show-side")
        play_on(bia, 6)
        if bia.over():
            break


def test_select_preview_why_and_turn(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    sit_down(ana)
    key = next(key for key in ana.offered() if key.startswith("goal/"))
    ana.press(key)
    assert ana.wait_for_question()
    play_on(ana, 40, lambda: any(key.startswith("card/") for key in ana.offered()))
    card = next(key for key in ana.offered() if key.startswith("card/"))
    ana.pick(card)
    page.wait_for_selector("#look[data-ui-of=preview] .gh-card")
    page.keyboard.press("Escape")
    page.mouse.click(*ana.point("element/fire"))
    page.wait_for_selector("#says button")
    assert page.inner_text("#says button").startswith("GH-")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_this_table(person: Callable[..., Any], scheme: str) -> None:
    ana = person(lang="pt-BR", scheme=scheme)
    sit_down(ana, 3)
    assert serious(ana.page, scheme) == []
    for _ in range(3 if FULL else 1):
        play_on(ana, 9)
        assert serious(ana.page, scheme) == []


def test_a_picked_card_is_read_as_a_card(person: Callable[..., Any]) -> None:
    """Its number, its name and its level apart, and its words once."""
    one = person(lang="es")
    sit_down(one)
    page = one.page
    play_on(one, 10, lambda: bool(page.query_selector("[data-spot^='card/'][data-ui-on]")))
    page.eval_on_selector("[data-spot^='card/'][data-ui-on]", "one => one.click()")
    page.wait_for_selector("#look .flat .init")
    left, right = (
        "one => one.querySelector('.init').getBoundingClientRect().right",
        "one => one.querySelector('b').getBoundingClientRect().left",
    )
    head = "#look .flat .head"
    assert page.eval_on_selector(head, left) + 4 <= page.eval_on_selector(head, right)
    assert not page.is_visible("#look .lead-text")
    assert re.fullmatch(r"Elegir .+ \(\d+\)", page.inner_text("#commit b"))
