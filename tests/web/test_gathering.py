"""Three people in three languages gather by one link, play by a clock, talk, leave, are stood in for, come back and
play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.browser import PHONE
from web.test_talk import to_the_end

pytestmark = pytest.mark.browser


def in_room(one: Any, address: str) -> None:
    one.page.goto(address)
    one.page.wait_for_selector("#room[data-ui-ready]")


def sits(one: Any, seat: int, name: str) -> None:
    one.page.fill(f"[data-chair='{seat}'] [name=name]", name)
    one.page.click(f"[data-chair='{seat}'] .take button")
    one.page.wait_for_selector(f"[data-chair='{seat}'] form.me")


def reseats(one: Any, nth: int, what: str) -> None:
    one.page.click("#settings summary")
    one.page.click("#show-seats")
    one.page.click(f"#seats li:nth-child({nth}) >> text={what}")


def reads(one: Any, where: str, text: str) -> None:
    one.page.wait_for_function(
        "([id, text]) => document.getElementById(id).textContent.includes(text)", arg=[where, text]
    )


def accessible(one: Any) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    found = axe.Axe().run(one.page).response["violations"]
    assert not [(f["id"], [n["target"] for n in f["nodes"]]) for f in found if f["impact"] in ("serious", "critical")]


def test_three_gather_by_link_play_and_one_comes_back(person: Callable[..., Any]) -> None:
    ana, bia, caio = person(lang="pt-BR"), person(lang="es", size=PHONE, scheme="dark"), person(lang="en")
    page = ana.page
    page.goto("/new?game=bloodborne&preset=friends")
    page.check("input[name=seats][value='3']", force=True)
    page.fill("[name=name0]", "Ana")
    page.evaluate("document.querySelector('[name=pace]').value = 'live'")
    assert not page.is_visible("[name=name1]"), "who comes by link says their name there"
    accessible(ana)
    page.click("form#new button.main")
    page.wait_for_selector("#room[data-ui-ready]")
    link = page.input_value(".come .link input")
    assert link == page.url and page.locator("svg.qr").count() <= 1
    assert "Há 2 lugares livres." in page.inner_text("#room")
    accessible(ana)

    assert "Caio" not in page.inner_text("#room")
    preview = caio.page.request.get(link)  # as a chat program looks at a link
    assert preview.ok and "Há 2 lugares livres." in page.inner_text("#room")
    in_room(bia, link)
    assert "Quedan 2 asientos libres." in bia.page.inner_text("#room")
    sits(bia, 1, "Bia")
    page.wait_for_selector("[data-chair='1'] >> text=Bia")
    width = bia.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1], "no sideways scroll on a phone"
    accessible(bia)
    in_room(caio, link)
    sits(caio, 2, "Caio")
    caio.page.reload()  # who leaves gets the chair back by coming back
    caio.page.wait_for_selector("[data-chair='2'] form.me")

    for one, seat in ((ana, 0), (bia, 1), (caio, 2)):
        one.page.click(f"[data-chair='{seat}'] .me button.main")
    for one in (ana, bia, caio):  # it begins by itself
        one.ready()
        one.wait_for_question()
    assert "Bia" in page.inner_text("[data-k='seat/1']")
    assert "Caio ocupa o lugar 3." in page.text_content("#log")
    assert "Caio takes seat 3." in caio.page.text_content("#log")

    for one in (ana, bia, caio):
        one.page.wait_for_selector("#clock:not([hidden])")
    caio.page.click("#show-chat")
    caio.page.fill("#speak input", "Shall we?")
    caio.page.keyboard.press("Enter")
    bia.page.wait_for_selector("#show-chat[data-unread='1']")
    page.click("#show-chat")
    page.wait_for_selector("#said .line >> text=Shall we?")
    page.click("[data-react=good]")
    caio.page.wait_for_selector("#said .react >> text=Well played!")
    page.keyboard.press("Escape")

    table = page.url.rsplit("/", 1)[1]
    at = page.request.post(f"/api/tables/{table}/invite", data={"seat": 2}, headers={"Origin": ana.host.address})
    assert at.status == 409, "a taken seat is not opened to anyone else"
    caio.page.goto("/")  # one leaves, and a bot stands in
    reseats(ana, 3, "Deixar um bot jogar")
    reads(ana, "log", "Um bot joga por Caio")
    reads(bia, "log", "Un bot juega por Caio")
    caio.page.click(f"a[href='/t/{table}']")  # and goes when they are back
    caio.ready()
    reads(caio, "log", "Caio plays again")

    page.click("#settings summary")
    page.click("#show-seats")
    page.click(
        "#seats li:nth-child(3) >> text=Deixar um bot jogar"
    )  # while they are there: they are told, and can say no
    caio.page.click("#standin button")
    caio.page.wait_for_selector("#standin", state="hidden")

    to_the_end({nth: one.context.request for nth, one in enumerate((ana, bia, caio))}, table, 0)
    for one in (ana, bia, caio):
        one.page.wait_for_selector("#ending:not([hidden]) [data-end=again] button")
    for one in (ana, bia, caio):  # the same people, each one seat further
        one.page.click("[data-end=again] button")
        one.page.wait_for_url(lambda url: "/t/" in url and url.split("/t/")[1] != table)
        one.ready()
    assert ana.page.url == bia.page.url == caio.page.url
    assert "Bia" in page.inner_text("[data-k='seat/2']")

    page.click("#settings summary")
    page.click("#show-seats")
    page.click("#seats li:nth-child(3) >> text=Liberar este lugar")
    bia.page.wait_for_function(
        "() => document.getElementById('says').textContent.includes('ha dejado libre tu asiento')"
    )
    bia.page.wait_for_function("() => !document.querySelector('[data-layer=hand] [data-spot]')")
    reads(caio, "log", "was freed by")
