"""Two people with a browser each at one table: they talk, are told when it is their turn, play again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from web.browser import PHONE

pytestmark = pytest.mark.browser


def together(person: Callable[..., Any], played: bool = False, **table: Any) -> tuple[Any, Any, str]:
    """Ana on a computer in Portuguese, who made the table; Bia on a phone in English, by her link. `played`: they come
    back when it is over."""
    ana, bia = person(lang="pt-BR"), person(lang="en", size=PHONE)
    seats = [{"mine": True, "name": "Ana"}, {"name": "Bia"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "bloodborne", "seats": seats} | table
    made = ana.context.request.post("/api/tables", data=body).json()
    bia.context.request.post(f"/join/{made['table']}/{made['seats'][1]['token']}")
    if played:
        to_the_end({0: ana.context.request, 1: bia.context.request}, made["table"])
    ana.page.goto(f"/t/{made['table']}")
    bia.page.goto(f"/t/{made['table']}")
    ana.ready()
    bia.ready()
    return ana, bia, made["table"]


def to_the_end(people: dict[int, Any], table: str, nth: int = -1) -> None:
    """They always take the last that is on offer, or the nth: three who always take the last would never end."""
    while not (now := people[0].get(f"/api/tables/{table}").json())["status"]["over"]:
        for seat in set(now["asked"]) & people.keys():
            ask = people[seat].get(f"/api/tables/{table}/view?seat={seat}").json()["question"]
            if ask:
                said = {"seat": seat, "question": ask["id"], "option": ask["options"][nth]["id"]}
                people[seat].post(f"/api/tables/{table}/answer", data=said)


def answered(one: Any) -> None:
    was = one.asked
    one.page.evaluate(
        "part('asking').then(a => part('state').then(({state}) => { a.select(state.ask.options[0].id); a.commit(); }))"
    )
    one.page.wait_for_function("was => document.body.dataset.uiAsk !== was", arg=was)


def test_two_at_a_table_talk_and_are_told_when_it_is_their_turn(person: Callable[..., Any]) -> None:
    ana, bia, _ = together(person)
    for one in (ana, bia):
        one.page.wait_for_function("() => document.body.dataset.uiAsk")
    assert ana.page.title().startswith("● Sua vez · ") and bia.page.title().startswith("● Your turn · ")
    assert "favicon-turn" in ana.page.get_attribute("link[rel=icon]", "href")
    answered(ana)
    assert ana.page.title() == "Bloodborne: O Jogo de Cartas · Taverna"
    # -- a clock: whoever made the table sets it, and all see how long they have
    ana.page.click("#settings summary")
    ana.page.click("#show-pace")
    ana.page.select_option("#set-pace [name=pace]", "own")
    ana.page.fill("#set-pace [name=time]", "20")
    ana.page.fill("#set-pace [name=increment]", "15")
    ana.page.select_option("#set-pace [name=over]", "vote")
    fits("#clockwork", ana)
    ana.page.click("#set-pace button")
    for one in (ana, bia):
        one.page.wait_for_selector("#clock:not([hidden])")
    assert re.fullmatch(r"19:\d\d|20:0[01]", bia.page.inner_text("#clock"))
    bia.page.click("#clock")
    assert re.search(r"Ana\s+20:15|Ana\s+20:00", bia.page.inner_text("#clockwork .clocks"))
    bia.page.keyboard.press("Escape")
    # -- talking: what one says the other reads; what is unread stands on the button
    ana.page.click("#show-chat")
    assert "negociar" in ana.page.inner_text("#chat .law")
    ana.page.fill("#speak input", "<img src=x> poupo você?")
    ana.page.keyboard.press("Enter")
    bia.page.wait_for_selector("#show-chat[data-unread='1']")
    bia.page.click("#show-chat")
    bia.page.wait_for_selector("#said .line")
    assert bia.page.inner_text("#said .line p") == "<img src=x> poupo você?"
    assert bia.page.get_attribute("#show-chat", "data-unread") == ""
    bia.page.click("[data-react=good]")
    ana.page.wait_for_selector("#said .react")
    assert ana.page.inner_text("#said .react p") == "Boa jogada!", "a reaction is read in one's own language"
    # -- muting, reporting, taking away
    bia.page.click("#said .line summary")
    bia.page.click("#said .line details button:nth-of-type(2)")
    ana.page.wait_for_selector("#said .reported")
    bia.page.click("#said .line summary")
    bia.page.click("#said .line details button:nth-of-type(1)")
    assert bia.page.inner_text("#said .line p") == "Ana is muted."
    ana.page.click("#said .reported summary")
    ana.page.click("#said .reported details button:last-of-type")
    bia.page.wait_for_function("() => document.querySelectorAll('#said .line p').length === 1")
    # -- letters typed are no keys of the table; Escape closes and gives the focus back
    ana.page.fill("#speak input", "")
    ana.page.keyboard.type("u?l")
    assert ana.page.input_value("#speak input") == "u?l" and not ana.page.query_selector("dialog[open]")
    fits("#chat", ana, bia)
    ana.page.keyboard.press("Escape")
    assert not ana.page.is_visible("#chat")
    assert ana.page.evaluate("document.activeElement.id") == "show-chat"


def fits(part: str, *people: Any) -> None:
    """No rule of accessibility is broken there, and nothing is wider than the screen."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    for one in people:
        found = axe.run(one.page, context=part).response["violations"]
        serious = [one for one in found if one["impact"] in ("serious", "critical")]
        assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in serious] == []
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not re.search(r"\{\w+\}", one.page.inner_text("body"))


def test_when_it_is_over_the_same_people_play_again(person: Callable[..., Any]) -> None:
    ana, bia, table = together(person, played=True)
    for one in (ana, bia):
        one.page.wait_for_selector("#ending:not([hidden]) [data-end=again] button")
    assert ana.page.inner_text("[data-end=again]") == "Revanche"
    assert ana.page.get_attribute("#ending a[href^='/replay/']", "href") == f"/replay/{table}?seat=0"
    fits("#ending", ana, bia)
    ana.page.click("[data-end=again] button")
    ana.page.wait_for_url(lambda url: url.split("/t/")[1] != table)
    bia.page.wait_for_function(
        "() => document.querySelector('[data-end=again]').textContent.includes('rematch is set')"
    )
    bia.page.click("[data-end=again] button")
    bia.page.wait_for_url(ana.page.url)
    for one, seat in ((ana, 1), (bia, 2)):
        one.ready()
        assert one.page.evaluate("() => part('state').then(({state}) => state.seat)") == seat
