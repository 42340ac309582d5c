"""Every page, in both sizes, light and dark: nothing runs out of a phone, nothing serious for axe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from taverna.server.engines import Sqlite
from taverna.server.keeper import office
from web.browser import PHONE, serious

pytestmark = pytest.mark.browser

PAGES = ["/", "/new?game=bloodborne", "/rules/bloodborne", "/records", "/nowhere", "join", "table", "replay"]
PAGES += ["/gallery/bloodborne"]

SMALL = """() => {
  const found = [];
  for (const e of document.querySelectorAll('a[href], button, select, input:not([type=hidden]), summary')) {
    const box = e.getBoundingClientRect(), style = getComputedStyle(e);
    if (!box.width || style.visibility === 'hidden' || e.closest('.skip, [hidden], p:not(.acts)')) continue;
    const least = e.matches('.main, .big, #undo') ? 44 : 24;
    if (box.height < least - 0.5 || box.width < least - 0.5)
      found.push([e.outerHTML.slice(0, 120), box.width, box.height]);
  }
  return found;
}"""


def go(one: Any, where: str, finished: str) -> None:
    if where == "table":
        one.sit(seats="5")
        one.wait_for_question()
        one.page.click("[data-spot='hand/hunter-axe']")
    elif where == "join":
        made = httpx.post(f"{one.host.address}/api/tables", json={"game": "bloodborne", "seats": [{}] * 5}).json()
        one.page.goto(made["seats"][2]["link"])
    elif where == "replay":
        one.page.goto(f"/replay/{finished}?at=20")
        one.page.wait_for_selector("[data-k='round/steps']")
    else:
        one.page.goto(where)


@pytest.mark.parametrize("where", PAGES)
def test_on_a_phone(person: Callable[..., Any], finished: str, where: str) -> None:
    ana = person(size=PHONE)
    go(ana, where, finished)
    wide, inner = ana.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= inner
    if where in ("table", "replay"):
        assert ana.page.evaluate("document.getElementById('main').scrollWidth <= innerWidth")
    assert ana.page.evaluate(SMALL) == []
    ana.errors = [error for error in ana.errors if "404" not in error]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("where", PAGES)
def test_axe_finds_nothing_serious(person: Callable[..., Any], finished: str, where: str, scheme: str) -> None:
    ana = person(scheme=scheme)
    go(ana, where, finished)
    assert serious(ana.page, scheme) == []
    ana.errors = [error for error in ana.errors if "404" not in error]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_keepers_page(person: Callable[..., Any], scheme: str) -> None:
    ana = person(size=PHONE, scheme=scheme)
    httpx.post(f"{ana.host.address}/api/tables", json={"game": "bloodborne", "seats": [{"name": "Ana"}, {}, {}]})
    engine = Sqlite(ana.host.data)
    key = office.new_key(engine)
    engine.close()
    ana.page.goto(f"/keeper/enter/{key}")
    ana.page.click("main button")
    ana.page.wait_for_url("**/keeper")
    ana.page.click(".cases summary >> nth=0")
    wide, inner = ana.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= inner and ana.page.evaluate(SMALL) == []
    assert serious(ana.page, scheme) == []


def test_language_and_theme_are_kept(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    page.goto("/")
    page.click(".masthead .switches summary")
    page.click("a[data-lang='es']")
    page.wait_for_url("**/?lang=es")
    assert page.get_attribute("html", "lang") == "es"
    page.goto("/new")
    assert page.get_attribute("html", "lang") == "es"
    page.click("[data-do=theme]")
    assert page.get_attribute("html", "data-theme") == "dark"
    page.goto("/records")
    assert page.get_attribute("html", "data-theme") == "dark"


@pytest.mark.parametrize("game", ["bloodborne", "gloomhaven", "lords-of-ragnarok", "massive-darkness"])
def test_on_a_phone_whoever_sits_where_can_be_read(person: Callable[..., Any], game: str) -> None:
    """Who plays, and what they are called, each as wide as the place is."""
    ana = person(size=PHONE)
    ana.page.goto(f"/new?game={game}")
    wide = "one => one.getBoundingClientRect().width"
    assert [ana.page.eval_on_selector(f"[name={field}]", wide) > 200 for field in ("seat1", "name1")] == [True, True]
