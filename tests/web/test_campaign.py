"""A campaign of Gloomhaven in a real browser: begun in two clicks, scenario 1, the city, a purchase, the road."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

ROAD = ("event/a", "deed/yes", "option/", "")
"""On the road the first choice is taken, and of what it then asks (whom, which card, ...) whatever comes first."""


def look(one: Any) -> None:
    """Pass the curtain between two hands, if it hangs, and wait until something is asked."""
    page = one.page
    page.wait_for_function(
        "() => document.querySelector('#curtain[open]') || document.querySelector('[data-ui-on]')"
        " || document.querySelector('[data-k=\"result/panel\"]')"
    )
    if page.query_selector("#curtain[open]"):
        page.click("#uncover")
        page.wait_for_selector("[data-ui-on]")


def answer(one: Any, *keys: str) -> None:
    """Click the first of these that is on offer, and confirm."""
    look(one)
    was = one.asked
    there = one.offered()
    key = next(key for wanted in keys for key in there if key.startswith(wanted))
    one.page.locator(f"[data-spot='{key}']").first.click()
    one.page.click("#commit")
    one.page.wait_for_function("was => document.body.dataset.uiAsk !== was", arg=was)


def until(one: Any, wanted: str, *keys: str, most: int = 30) -> None:
    """Answer with these until something is on offer that begins so."""
    for _ in range(most):
        look(one)
        if any(key.startswith(wanted) for key in one.offered()):
            return
        answer(one, *keys)
    raise AssertionError(f"{wanted} was never on offer, but {one.offered()}")


def seated(one: Any, kind: str) -> None:
    """Both seats are given to bots, or back."""
    table = one.page.url.rsplit("/", 1)[1].partition("?")[0]
    for seat in (0, 1):
        data = {"seat": seat, "kind": kind} | ({"bot": "random"} if kind == "bot" else {})
        reply = one.page.request.post(
            f"{one.host.address}/api/tables/{table}/sit", data=data, headers={"Origin": one.host.address}
        )
        assert reply.ok, reply.text()


@pytest.mark.parametrize("lang", ["pt-BR"])
def test_a_campaign_from_its_first_click(person: Callable[..., Any], lang: str) -> None:
    one = person(lang=lang)
    page = one.page
    page.set_default_timeout(120_000)
    page.set_default_navigation_timeout(120_000)
    page.goto(f"/?lang={lang}")
    page.locator("input[name=option_mode][value=campaign] ~ button").click(timeout=120_000)
    page.wait_for_url("**/new?*")
    assert page.locator("select[name=option_mode]").input_value() == "campaign"
    assert not page.locator("select[name=option_scenario]").is_visible(), "that is chosen at the table"
    page.fill("input[name=option_party_name]", "Cães Perdidos")
    page.fill("input[name='option_names.0']", "Inês")
    page.click("#new .main")
    page.wait_for_url("**/t/*")
    one.ready()
    assert page.get_by_text("Cães Perdidos").count() and page.get_by_text("Recém-chegado 2").count()
    assert page.locator("[data-spot='place/black-barrow']").count() == 1  # the map of the world

    answer(one, "class/brute")
    answer(one, "class/spellweaver")
    until(one, "deed/ready", "quest/")
    assert "Inês" in page.locator("[data-k='seat/0']").inner_text()
    answer(one, "deed/ready")
    until(one, "deed/ready", "quest/")
    answer(one, "deed/ready")
    assert "Inês entra para o grupo: Bruto." in page.locator("#log").inner_text()
    answer(one, "place/black-barrow")
    answer(one, "deed/yes")
    until(one, "goal/", *ROAD)  # the road, and a battle goal to keep
    page.wait_for_selector(".board[data-unit]")  # the scenario is laid out
    first = page.url
    seated(one, "bot")
    page.wait_for_selector("[data-k='result/panel']", state="attached", timeout=120_000)
    seated(one, "person")
    page.goto(first)  # the curtain that hung when the bots took over is gone
    one.ready()
    page.locator(f"a[href='{first.removeprefix(one.host.address)}/next']").click()
    page.wait_for_url(f"{first}/next")
    page.click("#next .main")  # with the same party, as it is
    page.wait_for_url(lambda url: not url.startswith(first))
    one.ready()

    answer(one, "deed/home")
    answer(one, "deed/yes")
    until(one, "shop/", "hand/perk", "perk/", "hand/", "card/")  # newcomers own nothing but their gold
    wares = [key for key in one.offered() if key.startswith("shop/")]
    answer(one, wares[0])
    look(one)
    assert page.locator(f"[data-spot='item/{wares[0].removeprefix('shop/')}']").count() == 1

    until(one, "deed/ready", "perk/", "card/")
    answer(one, "deed/ready")
    until(one, "deed/ready", "perk/", "card/")
    answer(one, "deed/ready")
    answer(one, "place/")
    answer(one, "deed/yes")
    look(one)
    page.wait_for_selector(".gh-event")  # the road
    until(one, "goal/", *ROAD)
    page.wait_for_selector(".gh-event", state="detached")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_campaign_goes_on_as_whoever_is_there_wants(person: Callable[..., Any], size: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    from web.browser import DESK, PHONE

    one = person(lang="pt-BR", size=PHONE if size == "phone" else DESK)
    page, address = one.page, one.host.address
    seats = [{"kind": "bot", "bot": "random"}] * 2
    wanted = {"game": "gloomhaven", "seats": seats, "options": {"mode": "campaign"}}
    made = page.request.post(f"{address}/api/tables", data=wanted, headers={"Origin": address}, timeout=120_000)
    table = made.json()["table"]
    page.goto(f"/t/{table}?lang=pt-BR")
    link = page.locator(f"a.loose[href='/t/{table}/next']")
    link.wait_for(timeout=120_000)  # the bots have finished
    link.click()
    page.wait_for_url("**/next")
    assert page.locator("input[name=way]").count() == 2 and page.locator("input[name=way]").first.is_checked()
    assert page.locator("input[name^='there0.']:checked").count() == 2
    assert not page.locator("input[name='there1.0']").is_visible(), "of the way chosen only"
    page.uncheck("input[name='there0.0']")
    page.check("input[name='there0.2']")
    page.fill("input[name='name0.2']", "Zoé")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    found = Axe().run(page).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    if size == "phone":
        page.get_by_label("Um grupo novo").first.check()
        page.check("input[name='there1.2']")
    page.click("#next .main")
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    if size == "phone":
        page.wait_for_selector("[data-k='seat/2']")  # a new party, of three
        return
    one.ready()
    until(one, "class/", "deed/")  # the bot may have asked the way home
    assert page.locator("[data-k='seat/1']").inner_text().startswith("Zoé")
