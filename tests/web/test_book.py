"""The rules as a book: found in the reader's words, stepped through, printed, and fit to be read by anyone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from taverna.games import ours
from web.browser import serious

pytestmark = pytest.mark.browser

LEAVES = [
    "/rules",
    "/rules/house",
    "/rules/bloodborne",
    "/rules/bloodborne/five-minutes",
    "/rules/bloodborne/chapters/death",
    "/rules/bloodborne/examples/BB-EX-05/3",
    "/rules/bloodborne/legend",
    "/rules/bloodborne/glossary",
    "/rules/bloodborne/tables",
    "/rules/gloomhaven/things/bandit-guard",
    "/rules/bloodborne/conformance",
    "/rules/bloodborne/sheet",
    "/rules/search?q=empate",
]


@pytest.mark.parametrize(("lang", "word", "text"), [("pt-BR", "empate", "Empate"), ("es", "muerte", "Muerte")])
def test_found_while_typing_from_any_page(person: Callable[..., Any], lang: str, word: str, text: str) -> None:
    ana = person(lang=lang)
    ana.page.goto("/records")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type(word)
    ana.page.locator(".drop .found", has_text=text).first.wait_for()  # after what was found for its first letters
    ana.page.keyboard.press("Enter")
    ana.page.wait_for_url("**/rules/search?**")
    assert ana.page.locator("#found a").count() > 5
    assert ana.page.locator("#found mark").first.inner_text().lower()[:4] == word[:4]


def test_found_at_the_table(person: Callable[..., Any]) -> None:
    ana = person(lang="pt-BR")
    ana.sit(seats="3")
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("aprimoramnto")
    ana.page.locator("#seek-found", has_text="Aprimoramento").wait_for()


def test_an_example_is_stepped_through(person: Callable[..., Any]) -> None:
    ana = person(lang="pt-BR")
    page = ana.page
    page.goto("/rules/bloodborne/chapters/hunters-attack")
    page.click("a[data-example='BB-EX-05']")
    page.wait_for_selector("#steps .tableau .scene")
    first = page.inner_text(".stepper p")
    page.click("#steps a[rel=next]")
    page.wait_for_function("before => document.querySelector('.stepper p').innerText !== before", arg=first)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/examples/BB-EX-05/2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/examples/BB-EX-05/1")


def test_a_link_of_old_leads_to_the_rule(person: Callable[..., Any]) -> None:
    ana = person(lang="pt-BR")
    ana.page.goto("/rules/bloodborne#BB-DEATH-01")
    ana.page.wait_for_url("**/chapters/death#BB-DEATH-01")
    ana.page.goto("/rules/bloodborne#term-blood-echo")
    ana.page.wait_for_url("**/glossary#term-blood-echo")


@pytest.mark.parametrize("game", ours())
def test_the_sheet_is_one_page_a_side(person: Callable[..., Any], game: str) -> None:
    ana = person(lang="pt-BR")
    for lang in ("en", "es", "pt-BR"):
        ana.page.goto(f"/rules/{game}/sheet?lang={lang}")
        over = "[...document.querySelectorAll('.side')].map(side => side.scrollHeight - side.clientHeight)"
        assert ana.page.evaluate(over) == [0, 0]
    pdf = ana.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 2


def test_proofs_are_filtered(person: Callable[..., Any]) -> None:
    ana = person(lang="es")
    ana.page.goto("/rules/bloodborne/conformance")
    ana.page.fill("#only", "trofeo")
    ana.page.uncheck("input[value=reading]")
    shown = ana.page.locator("#proofs > li:visible")
    assert 3 < shown.count() < 60
    assert shown.first.locator(".mark.play").count() == 1


@pytest.mark.parametrize("where", LEAVES)
def test_on_a_phone(person: Callable[..., Any], where: str) -> None:
    from web.browser import PHONE

    ana = person(size=PHONE)
    ana.page.goto(where)
    wide, inner = ana.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= inner


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", LEAVES)
def test_axe_finds_nothing_serious(person: Callable[..., Any], where: str, scheme: str) -> None:
    ana = person(scheme=scheme)
    ana.page.goto(where)
    assert serious(ana.page, scheme) == []
