"""Advice on the page: asked for, shown with reasons, picked and never answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.browser import PHONE, serious

pytestmark = pytest.mark.browser


def test_what_would_you_do(person: Callable[..., Any]) -> None:
    one = person(lang="es", size=PHONE)
    one.sit(seats="3", seat1="bot:random", seat2="bot:random")
    page, asked = one.page, one.asked
    page.evaluate("document.getElementById('first-click').checked = true")
    page.click("#advise")
    page.wait_for_selector("#advice ol")
    picks = page.locator("#advice [data-advised]")
    assert 1 <= picks.count() <= 3
    assert "Gana más o menos el" in page.inner_text("#advice")
    option = picks.first.get_attribute("data-advised")
    picks.first.click()
    assert picks.first.get_attribute("aria-pressed") == "true"
    assert page.evaluate("part('state').then(({state}) => state.selected)") == option
    assert one.asked == asked and page.is_enabled("#commit")
    assert not serious(page)
    page.keyboard.press("Escape")
    assert page.is_hidden("#advice")
    page.keyboard.press("a")  # what was said is not thought of again
    assert picks.count() and page.is_visible("#advice")
    picks.first.click()
    page.click("#commit")
    page.wait_for_function("was => document.body.dataset.uiAsk !== was", arg=asked)
    assert page.is_hidden("#advice")


def test_a_click_in_the_curve_leads_there(person: Callable[..., Any], finished: str) -> None:
    one = person(lang="pt-BR")
    page = one.page
    page.goto(f"/replay/{finished}?back")
    page.wait_for_selector(".curve")
    of = int(page.get_attribute(".curve", "data-of"))
    box = page.locator(".curve").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + 40)
    page.wait_for_function("of => Math.abs(Number(document.getElementById('at').value) - of / 2) < of / 8", arg=of)
    assert "at=" in page.url and "back" in page.url
    page.click("#back details summary")
    page.check("#back [name=back-curve][value=score]", force=True)
    assert page.locator("#back figure:visible").get_attribute("data-curve") == "score"
    assert page.locator("#back td[data-curve=chance]:visible").count() == 0
    page.click("#back [data-round='2']")
    page.wait_for_function("() => document.getElementById('log').textContent.includes('Rodada 2')")
    page.locator("#log h3 button").first.click()  # the head of a round leads there, too
    page.wait_for_function("() => !document.getElementById('log').textContent.includes('Rodada 2')")
    assert not serious(page)
    page.click("#hide-back")
    assert page.is_hidden("#back")
    assert not one.errors
