"""A table in the browser: played by mouse, by keyboard, by two people, through a crash, and watched again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.browser


def test_a_whole_game_in_portuguese_by_clicking(person: Callable[..., Any]) -> None:
    ana = person()
    page = ana.page
    page.goto("/")
    assert page.get_attribute("html", "lang") == "pt-BR"
    page.click("[data-do=play-now]")  # landing to table: one click; the first card: two more
    ana.ready()
    assert ana.wait_for_question()
    assert "scolha uma carta" in page.inner_text("#prompt")
    assert ana.play_by_clicking() > 8
    assert ana.over()
    assert "escapou do pesadelo" in page.inner_text("[data-k='result/panel']")
    page.click("#ending a[href^='/replay/']")
    page.wait_for_url("**/replay/*")


def test_what_is_not_on_offer_says_why_and_shows_the_rule(person: Callable[..., Any]) -> None:
    ana = person(lang="es")
    page = ana.page
    ana.sit(seats="3")
    ana.wait_for_question()
    page.click("[data-layer=upgrade] [data-spot] >> nth=0")
    page.wait_for_selector("#says button")
    assert "Las Mejoras son solo para quien jugó Sueño del Cazador" in page.inner_text("#says")
    page.click("#says button")
    page.wait_for_selector("dialog#rule[open]")
    assert "BB-UPGRADE-01" in page.inner_text("#rule-text")
    page.keyboard.press("Escape")
    page.click("#show-log")
    page.click("#log button >> nth=0")
    page.wait_for_selector("dialog#rule[open]")
    assert re.search(r"BB-[A-Z]+-\d\d", page.inner_text("#rule-text"))


def test_select_preview_drop_and_commit(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    ana.sit(seats="3")
    ana.wait_for_question()
    was = ana.asked
    page.click("[data-spot='hand/hunter-axe']")
    assert page.inner_text("#commit") == "Play Hunter Axe"
    page.wait_for_selector("#look .preview")
    assert "chance that the attack kills you" in page.inner_text("#look")
    page.keyboard.press("Escape")
    assert page.is_disabled("#commit")
    assert page.query_selector("[data-ui-sel]") is None
    page.click("[data-spot='hand/saw-cleaver']")
    page.click("#commit")
    ana.wait_for_question(was)
    page.click("#settings summary")
    page.check("#first-click")
    page.click("#settings summary")
    was = ana.asked
    page.click(f"[data-spot='{ana.offered()[0]}']")
    ana.wait_for_question(was)


def test_undo_and_reload_in_mid_turn(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    ana.sit(seats="3", seat1="person")
    ana.wait_for_question()
    assert page.get_attribute("#undo", "aria-disabled") == "true"
    page.click("#undo", force=True)
    assert "nothing to take back" in page.inner_text("#says")
    ana.click("hand/hunter-axe")
    page.wait_for_function("() => !document.body.dataset.uiAsk")
    assert "Waiting for" in page.inner_text("#prompt")
    page.reload()
    ana.ready()
    page.wait_for_selector("#undo[aria-disabled=false]")
    assert "Play Hunter Axe" in (page.get_attribute("#undo", "title") or "")
    page.click("#undo")
    ana.wait_for_question()
    assert "hand/hunter-axe" in ana.offered()


def test_another_game_by_keyboard_alone(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page, press = ana.page, ana.page.keyboard.press
    page.goto("/")
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.do") == "play-now":
            break
        press("Tab")
    press("Enter")
    page.wait_for_url("**/t/*")
    ana.ready()
    ana.wait_for_question()
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('[data-spot]')"):
            break
        press("Tab")
    focused = "document.activeElement.dataset.spot ?? ''"
    first = page.evaluate(focused)
    assert first in ana.offered()
    press("ArrowRight")
    assert page.evaluate(focused) != first
    press("ArrowLeft")
    assert page.evaluate(focused) == first
    press("?")
    page.wait_for_selector("dialog#keys[open]")
    press("Escape")
    answers = 0
    while ana.wait_for_question():
        was = ana.asked
        if answers % 3 == 2:  # the plain list
            press("l")
            page.wait_for_function("() => document.activeElement.dataset.option")
        else:
            press("n")
            page.wait_for_function("() => document.activeElement.hasAttribute('data-ui-on')")
        press("Enter")
        page.wait_for_selector("#commit:not(:disabled)")
        press("Enter")
        answers += 1
        assert answers < 400
        if not ana.wait_for_question(was):
            break
        if answers % 3 == 0:
            press("l")  # close the list again
    assert ana.over()


def test_a_second_person_joins_and_never_receives_the_firsts_hand(person: Callable[..., Any]) -> None:
    ana, bia = person(lang="en"), person(lang="pt-BR")
    ana.sit(seats="3", seat1="person")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.click("#settings summary")
    ana.page.click("#show-seats")
    ana.page.click("#seats li:nth-child(2) button >> nth=0")
    link = ana.page.wait_for_selector("#says:not(:empty)").inner_text().split()[-1]
    assert link.startswith(f"{ana.host.address}/join/")
    assert ana.page.locator("#seats .hint").count() == 1, "it says that no other machine can reach 127.0.0.1"
    bia.page.goto(link)
    assert "Bloodborne" in bia.page.inner_text("h1")
    bia.page.click("#join button.main")
    bia.page.wait_for_url("**/t/*")
    bia.ready()
    assert "/join/" not in bia.page.url
    bia.wait_for_question()
    face_down = 0
    for _ in range(6):
        if ana.over():
            break
        seen, asked = len(bia.frames), bia.asked
        was = ana.asked
        if was:
            ana.click(ana.offered()[0])
            ana.page.wait_for_function("was => document.body.dataset.uiAsk !== was", arg=was)
        bia.caught_up()
        if was and asked and bia.asked == asked and not ana.asked:  # ana's card lies face down
            face_down += 1
            for text in bia.frames[seen:]:
                message = json.loads(text)
                keys = {key for beat in message.get("beats", []) for key in beat["fragments"]}
                assert not [key for key in keys if key.startswith(("hand/", "played/0/")) and key != "played/0/back"]
        was = bia.asked
        if was:
            bia.click(bia.offered()[0])
            bia.page.wait_for_function("was => document.body.dataset.uiAsk !== was", arg=was)
        ana.caught_up()
    assert face_down
    told = [json.loads(text) for text in bia.frames]
    asks = [message["ask"] for message in told if message.get("ask")]
    assert asks
    assert {ask["seat"] for ask in asks} == {1}
    assert all(message.get("seat", 1) == 1 for message in told)


def test_hot_seat_has_a_curtain_between_hands(person: Callable[..., Any]) -> None:
    ana = person(lang="es")
    page = ana.page
    page.goto("/new?game=bloodborne")
    page.check("input[name=seats][value='3']", force=True)
    page.select_option("[name=seat1]", "here")
    page.click("form#new button.main")
    page.wait_for_url("**/t/*")
    seats = set()
    for _ in range(2):
        page.wait_for_selector("#curtain[open]")
        assert "Pasa el dispositivo a" in page.inner_text("#curtain-title")
        assert not page.is_visible("#scene [data-spot] >> nth=0")
        page.click("#uncover")
        page.wait_for_selector("#curtain", state="hidden")
        ana.wait_for_question()
        seats.add(ana.asked.partition(".")[0])
        ana.click("hand/hunter-axe")
    assert seats == {"0", "1"}


def test_whoever_plays_several_looks_at_any_of_their_hands(person: Callable[..., Any]) -> None:
    """No curtain: by a key, or by whose place one clicks; it stays while the same are asked."""
    ana = person()
    page = ana.page
    seats = [{"kind": "person", "mine": True}] * 2
    made = ana.post("/api/tables", {"game": "massive-darkness", "seats": seats, "solo": True})
    page.goto(f"/t/{made['table']}")
    ana.ready()
    ana.wait_for_question()
    was = ana.asked

    def looks(seat: int) -> None:
        page.wait_for_function("seat => document.getElementById('seat').value === seat", arg=str(seat))

    page.keyboard.press("h")
    looks(1)
    assert ana.asked == "" and not page.is_visible("#curtain")
    page.wait_for_timeout(200)
    looks(1)
    page.click("[data-k='seat/0']")
    looks(0)
    assert ana.asked == was
    assert ana.errors == []


SLOW_SOCKET = """() => {
  const Real = WebSocket;
  window.WebSocket = function (url) {
    const real = new Real(url), slow = { readyState: 0, send: text => real.send(text), close: () => real.close() };
    real.onopen = () => { window.opened = () => { slow.readyState = 1; slow.onopen(); }; };
    real.onmessage = event => slow.onmessage(event);
    real.onclose = () => slow.onclose();
    return slow;
  };
}"""


def open_at_last(page: Any) -> None:
    page.wait_for_function("() => window.opened")
    page.evaluate("window.opened()")


def test_a_curtain_opened_before_the_host_hears_it_rises_then(person: Callable[..., Any]) -> None:
    """The page can be used before its connection stands: nothing pressed by then is lost."""
    ana = person(lang="en")
    page = ana.page
    page.add_init_script(f"({SLOW_SOCKET})()")
    page.goto("/new?game=bloodborne")
    page.select_option("[name=seat1]", "here")
    page.click("form#new button.main")
    page.wait_for_selector("#curtain[open]")
    page.click("#uncover")
    assert page.is_visible("#curtain")
    open_at_last(page)
    page.wait_for_selector("#curtain", state="hidden")


def test_what_is_taken_back_before_the_host_hears_it_is_taken_back_then(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = ana.page
    ana.sit(seats="3", seat1="person")
    ana.click("hand/hunter-axe")
    page.wait_for_function("() => !document.body.dataset.uiAsk")
    page.add_init_script(f"({SLOW_SOCKET})()")
    page.reload()
    page.wait_for_selector("#undo[aria-disabled=false]")
    page.click("#undo")
    open_at_last(page)
    ana.wait_for_question()
    assert "hand/hunter-axe" in ana.offered()


def test_the_host_is_killed_in_mid_game_and_play_goes_on(
    person: Callable[..., Any], chromium: Any, tmp_path: Path
) -> None:
    from web.browser import hosting

    with hosting(tmp_path) as host:
        ana = person(host=host, lang="en")
        ana.sit(seats="3")
        assert ana.play_by_clicking(3) == 3
        was = ana.asked
        rounds = ana.page.inner_text(".roundno")
        ana.page.click(f"[data-spot='{ana.offered()[0]}']")
        chosen = ana.page.inner_text("#commit")
        host.kill()
        ana.page.wait_for_function("() => document.getElementById('says').textContent !== ''")
        host.start()
        ana.page.wait_for_function("() => document.getElementById('says').textContent.includes('Connected again')")
        assert ana.asked == was
        assert ana.page.inner_text(".roundno") == rounds
        assert ana.page.inner_text("#commit") == chosen  # the selection is kept
        ana.page.click("#commit")
        ana.wait_for_question(was)
        assert ana.play_by_clicking(2) == 2
        ana.leave()


def test_a_replay_is_watched_to_the_end_and_played_on(person: Callable[..., Any], finished: str) -> None:
    ana = person(lang="pt-BR")
    page = ana.page
    page.goto(f"/replay/{finished}")
    last = int(page.get_attribute("#at", "max"))
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('at').value === '1'")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.getElementById('at').value === '0'")
    page.select_option("#speed", "120")
    page.click("#play")
    page.wait_for_function(f"() => document.getElementById('at').value === '{last}'", timeout=60_000)
    page.wait_for_selector("[data-k='result/panel']")
    assert page.url.endswith(f"at={last}")
    with page.expect_download() as download:
        page.click("a[download]")
    assert download.value.suggested_filename.endswith(".taverna")
    page.goto(f"/replay/{finished}?at=5")
    page.click(".player form button")
    page.wait_for_url("**/t/*")
    assert page.url.rsplit("/", 1)[1] != finished
    page.wait_for_selector("#scene[data-ui-ready]", state="attached")


def test_in_a_replay_too_what_happened_is_seen_happening(person: Callable[..., Any], finished: str) -> None:
    """Step by step; whoever goes on does not wait for it, and who wants calm sees none of it."""
    ana = person(lang="pt-BR", motion="no-preference")
    page = ana.page
    page.goto(f"/replay/{finished}")
    kinds, n = set(), 0
    while not {"roll", "hurt"} <= kinds:
        n += 1
        found = page.request.get(f"/api/tables/{finished}/frames/{n}").json()
        kinds = {move["kind"] for _, move in found["moves"]}
    at = "n => document.getElementById('at').value === String(n)"
    page.goto(f"/replay/{finished}?at={n - 1}")
    page.wait_for_function(at, arg=n - 1)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#motes > .hurt", state="attached")
    page.keyboard.press("ArrowRight")
    page.wait_for_function(at, arg=n + 1)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/replay/{finished}?at={n - 1}")
    page.wait_for_function(at, arg=n - 1)
    page.keyboard.press("ArrowRight")
    page.wait_for_function(at, arg=n)
    assert not page.query_selector("#motes > *")


def test_on_a_phone_a_replay_says_what_was_done(person: Callable[..., Any], finished: str) -> None:
    from web.browser import PHONE

    ana = person(lang="pt-BR", size=PHONE)
    page = ana.page
    page.goto(f"/replay/{finished}?at=20")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.getElementById('last').textContent")
    assert page.is_visible("#last")
    assert page.evaluate(
        "document.getElementById('last').scrollHeight <= document.querySelector('.asking').clientHeight"
    )


def test_on_a_phone_all_settings_can_be_reached(person: Callable[..., Any]) -> None:
    """Also the last of them, where a game has much that may be answered beforehand."""
    from web.browser import PHONE

    ana = person(lang="pt-BR", size=PHONE)
    page = ana.page
    seats = [{"kind": "person", "mine": True}] * 2
    made = ana.post("/api/tables", {"game": "gloomhaven", "seats": seats, "solo": True})
    page.goto(f"/t/{made['table']}")
    ana.ready()
    ana.wait_for_question()
    page.click("#settings > summary")
    page.locator("#settings .narrow .menu > summary").click()
    page.locator("#settings .narrow .menu a[data-lang=es], #settings .narrow .menu a[href*='lang=es']").first.click()
    page.wait_for_function("() => document.documentElement.lang === 'es'")


def test_the_curtain_rises_when_bots_take_the_seats_behind_it(person: Callable[..., Any]) -> None:
    """Nobody is left to pass the device to: what all may see is seen, and no hand."""
    ana = person(lang="en")
    page = ana.page
    page.goto("/new?game=bloodborne")
    page.select_option("[name=seat1]", "here")
    page.click("form#new button.main")
    page.wait_for_selector("#curtain[open]")
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    for seat in (0, 1):
        reply = page.request.post(
            f"/api/tables/{table}/sit",
            data={"seat": seat, "kind": "bot", "bot": "random"},
            headers={"Origin": ana.host.address},
        )
        assert reply.ok, reply.text()
    page.wait_for_selector("#curtain", state="hidden")
    page.wait_for_selector("[data-k='result/panel']")
    assert page.is_visible("#scene")
    assert not page.query_selector("[data-layer=hand]")


def test_after_a_reload_what_changed_meanwhile_glows(person: Callable[..., Any]) -> None:
    ana, bia = person(lang="en"), person(lang="en")
    page = ana.page
    table = ana.sit(seats="3")
    ana.wait_for_question()
    page.reload()
    ana.ready()
    assert not page.query_selector("[data-ui-new]")  # nothing has happened
    bia.context.add_cookies(ana.context.cookies())
    page.goto("/")  # away; the same person plays on with another browser
    bia.page.goto(f"/t/{table}")
    bia.ready()
    assert bia.play_by_clicking(1) == 1
    page.goto(f"/t/{table}")
    ana.ready()
    assert page.query_selector("#log .since")
    assert page.query_selector("#scene [data-ui-new]")


def test_another_frame_is_taken_as_another_from_the_first(person: Callable[..., Any]) -> None:
    """A page that was loaded with a hand shows none when its person begins to watch, and has it again afterwards; what
    stays is not made anew."""
    ana = person(lang="en")
    page = ana.page
    page.goto("/new?game=bloodborne")
    page.select_option("[name=seat1]", "here")
    page.click("form#new button.main")
    page.wait_for_selector("#curtain[open]")
    page.click("#uncover")
    page.wait_for_selector("#curtain", state="hidden")
    assert page.query_selector("[data-layer=hand]")
    page.evaluate("document.querySelector('#scene > *').dataset.uiKept = ''")
    page.select_option("#seat", "1")
    page.click("#uncover")
    page.wait_for_selector("#curtain", state="hidden")
    assert page.query_selector("#scene > [data-ui-kept]")  # the same frame
    page.select_option("#seat", "")
    page.wait_for_selector(".watching", state="attached")
    assert not page.query_selector("[data-layer=hand]")
