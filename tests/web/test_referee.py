"""The referee's page: a position is painted, judged, shared, and told in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from taverna.games.gloomhaven.referee import answer
from taverna.games.gloomhaven.referee.judged import STEPS, catalogue
from taverna.games.gloomhaven.referee.page import PAGE
from taverna.games.gloomhaven.referee.sheet import draw
from taverna.games.gloomhaven.referee.sketch import PRESETS, Sketch
from taverna.server.pages import speaker
from taverna.server.referee import LARGEST, PACKED, pack, unpack
from web.browser import serious
from web.test_pages import SMALL

LANGS = ("en", "es", "pt-BR")


def words(lang: str) -> Any:
    return speaker(lang, None, PAGE.locale)


# -- without a browser -----------------------------------------------------------------------------------------------
def test_a_position_is_packed_and_unpacked() -> None:
    for sketch in PRESETS.values():
        query = sketch.query()
        assert unpack(pack(query)) == query
        assert Sketch.of(query).query() == query
        assert len(pack(query)) < 400
    assert unpack("rubbish") is None


def test_the_examples_are_those_of_the_rulebook() -> None:
    does = {
        name: [(o["focus"], o["move"], o["attacks"]) for o in answer(PRESETS[name].query())["options"]]
        for name in ("targets", "steps", "archer")
    }
    letters = {name: [list(one.at) for one in PRESETS[name].characters] for name in does}
    a, b, _ = letters["targets"]
    assert [(focus, attacks) for focus, _, attacks in does["targets"]] == [(a, sorted([a, b]))]
    assert {tuple(focus) for focus, *_ in does["steps"]} == {tuple(letters["steps"][1])}
    assert [attacks for *_, attacks in does["archer"]] == [[letters["archer"][0]]]


@pytest.mark.parametrize("lang", LANGS)
def test_every_clause_and_fault_has_words(lang: str) -> None:
    say = words(lang)
    source = "".join(file.read_text() for file in _monsters())
    for id in sorted(set(re.findall(r'"(GH-[A-Z]+-\d+)"', source))):
        assert say(f"referee-why-{id.lower()}")
        assert id in catalogue(lang).by_id
        assert any(id.removeprefix("GH-").startswith(topic) for topics in STEPS.values() for topic in topics)
    room = {"ask": "monster-turn", "floor": [[0, 0], [1, 0]], "monster": {"at": [0, 0]}, "card": {}}
    hero = {"at": [0, 0], "initiative": 1}
    for wrong in (
        None,
        {},
        {"ask": "sight", "floor": [[0, 0]]},
        {"ask": "monster-turn", "floor": []},
        room | {"monster": None},
        room | {"traps": [[5, 5]]},
        room | {"characters": [hero]},
        room | {"floor": [[0, 0], [0, 0]]},
        room | {"wall_edges": [[[0, 0], [5, 0]]]},
        room | {"summons": [{"at": [1, 0], "owner": 3}]},
        room | {"walls": [[0, 0]]},
        room | {"doors": [[0, 0]]},
        room | {"floor": [[0, 0], [200, 0]]},
        room | {"colour": "red"},
        room | {"card": {"move": -1}},
    ):
        reply = answer(wrong)
        scene = draw(wrong, reply, say)
        assert reply["error"]["path"] in scene["said/it"]
        assert "<svg" in scene.filled()


def _monsters() -> list[Any]:
    from pathlib import Path

    from taverna.games.gloomhaven import monsters

    return list(Path(str(monsters.__file__)).parent.glob("*.py"))


# -- the calls -------------------------------------------------------------------------------------------------------
browser = pytest.mark.browser


@browser
def test_the_calls_answer_and_refuse(host: Any) -> None:
    query = PRESETS["targets"].query() | {"id": 7}
    assert httpx.post(f"{host.address}/api/referee", json=query).json() == answer(query)
    assert httpx.post(f"{host.address}/api/referee", json={"ask": "?"}).json()["error"]["path"] == "$.ask"
    assert httpx.post(f"{host.address}/api/referee", json=[1]).status_code == 400
    assert httpx.post(f"{host.address}/api/referee", content=b"[" * 70_000).status_code in (400, 413)
    paint = f"{host.address}/api/referee/paint"
    for wrong in (
        {"tool": "magic"},
        {"at": [[1]]},
        {"p": "x" * (PACKED + 1)},
        {"at": [[10**9, 0]]},
        {"p": pack(["a" * LARGEST])},
    ):
        assert 400 <= httpx.post(paint, json=wrong).status_code < 500, wrong
    assert httpx.get(f"{host.address}/referee", params={"p": "x" * (PACKED + 1)}).status_code == 413
    assert httpx.get(f"{host.address}/referee", params={"p": "rubbish"}).status_code == 200
    huge = {"ask": "monster-turn", "floor": [[q, r] for q in range(31) for r in range(31)], "monster": {"at": [0, 0]}}
    huge["characters"] = [{"at": [n, 9], "initiative": 1} for n in range(20)]
    huge["card"] = {"move": 9, "attack": {"range": 9, "area": [[n, 0] for n in range(9)], "area_from_self": False}}
    assert "too much" in httpx.post(f"{host.address}/api/referee", json=huge).json()["error"]["reason"]
    paths = httpx.get(f"{host.address}/api/openapi.json").json()["paths"]
    assert {"/api/referee", "/api/referee/paint"} <= paths.keys()


# -- in a browser ----------------------------------------------------------------------------------------------------
def query_of(page: Any) -> Any:
    return unpack(parse_qs(urlsplit(page.url).query)["p"][0])


def settled(page: Any) -> None:
    page.wait_for_timeout(30)
    page.wait_for_selector("#scene[data-ui-ready]", state="attached")


def opened(one: Any, sketch: Sketch) -> Any:
    one.page.goto(f"/referee?p={pack(sketch.query())}")
    settled(one.page)
    return one.page


def same_as_judged(page: Any) -> list[dict[str, Any]]:
    """The outcomes shown are those of the referee for the position in the address."""
    options: list[dict[str, Any]] = answer(query_of(page))["options"]
    assert page.locator(".outcome").count() == len(options)
    chosen = int(page.get_attribute(".outcome a[aria-current]", "data-outcome"))
    steps = page.locator("[data-layer=way] .step").count()
    assert steps == len(options[chosen]["path"]) - 1
    struck = page.evaluate("[...document.querySelectorAll('.strike')].map(e => e.dataset.k.slice(10)).sort()")
    assert struck == sorted(f"{q},{r}" for q, r in options[chosen]["attacks"])
    return options


def pick(page: Any, tool: str) -> None:
    page.check(f"[name=tool][value={tool}]", force=True)
    settled(page)


@browser
def test_painted_with_the_mouse(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = opened(ana, PRESETS["room"])
    assert "Put the monster on the board" in page.inner_text(".judged")
    pick(page, "summon")
    page.click("[data-spot='1,1']")
    settled(page)
    assert "place one first" in page.inner_text("#says")
    pick(page, "acting")
    page.click("[data-spot='0,0']")
    settled(page)
    pick(page, "character")
    page.click("[data-spot='3,2']")
    page.click("[data-spot='0,4']")
    settled(page)
    query = query_of(page)
    assert query["monster"]["at"] == [0, 0]
    assert [one["at"] for one in query["characters"]] == [[3, 2], [0, 4]]
    same_as_judged(page)
    pick(page, "obstacle")
    boxes = [page.locator(f"[data-spot='{at}']").bounding_box() for at in ("0,2", "1,2", "2,2")]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    page.mouse.move(*middles[0])
    page.mouse.down()
    for spot in middles[1:]:
        page.mouse.move(*spot, steps=6)
    page.mouse.up()
    settled(page)
    assert query_of(page)["obstacles"] == [[0, 2], [1, 2], [2, 2]]
    same_as_judged(page)
    page.click("[data-spot='1,2']")  # once more takes it away
    settled(page)
    assert query_of(page)["obstacles"] == [[0, 2], [2, 2]]
    pick(page, "hand")
    page.drag_and_drop("[data-spot='3,2']", "[data-spot='2,1']")
    settled(page)
    assert query_of(page)["characters"][0]["at"] == [2, 1]
    pick(page, "edge")
    page.locator("[data-edge='1,1 2,1']").click(force=True)
    settled(page)
    assert query_of(page)["wall_edges"] == [[[1, 1], [2, 1]]]
    was = page.url
    page.click("#undo")
    settled(page)
    assert "wall_edges" not in query_of(page)
    assert page.url != was


@browser
def test_painted_with_keys(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = opened(ana, PRESETS["room"])
    page.focus("[data-spot='0,0']")
    page.keyboard.press("9")
    page.keyboard.press("Enter")
    settled(page)
    assert query_of(page)["monster"]["at"] == [0, 0]
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "0", "Enter"):
        page.keyboard.press(key)
    settled(page)
    at = query_of(page)["characters"][0]["at"]
    assert at[1] == 1
    assert page.evaluate("document.activeElement.dataset.spot") == f"{at[0]},{at[1]}"
    same_as_judged(page)
    assert page.inner_text("#says")
    page.keyboard.press("e")
    for key in ("Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    settled(page)
    assert query_of(page)["characters"][0]["at"][1] == 2
    page.keyboard.press("Control+z")
    settled(page)
    assert query_of(page)["characters"][0]["at"] == at


@browser
def test_the_card_and_the_question(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = opened(ana, PRESETS["targets"])
    page.select_option("[name=attack]", "ranged")
    settled(page)
    page.fill("[name=range]", "4")
    page.press("[name=range]", "Enter")
    page.locator("[name=range]").blur()
    settled(page)
    page.check("[name=muddle]")
    settled(page)
    page.check("[name=invisible0]")
    settled(page)
    page.click("[data-area='1,0']")
    settled(page)
    query = query_of(page)
    assert query["card"]["attack"] == {"range": 4, "targets": 2, "area": [[1, 0]], "area_from_self": False}
    assert query["monster"]["conditions"] == ["muddle"]
    assert query["characters"][0]["invisible"]
    same_as_judged(page)
    page.select_option("[name=ask]", "sight")
    settled(page)
    assert page.locator(".sight.glance").count() == 3
    assert page.locator("[data-layer=ground] .seen").count() == len(answer(query_of(page))["visible"])
    page.hover("[data-spot='1,1']")  # any other hex: its line, from corner to corner
    assert page.locator("#ui line").count() == 1
    assert page.locator("#ui circle").count() == 2
    page.select_option("[name=ask]", "reach")
    settled(page)
    page.fill("[name=move]", "1")
    page.locator("[name=move]").blur()
    settled(page)
    shown = page.locator("[data-layer=ground] .cost").count()
    assert shown == len(answer(query_of(page))["reach"]) == 2


def tied() -> Sketch:
    query = PRESETS["room"].query()
    query |= {"monster": {"at": [2, 2]}, "card": {"move": 2, "attack": {}}}
    query["characters"] = [{"at": [0, 2], "initiative": 20}, {"at": [4, 2], "initiative": 20}]
    return Sketch.of(query)


@browser
def test_every_outcome_is_shown_and_the_address_is_all(person: Callable[..., Any]) -> None:
    ana = person(lang="en")
    page = opened(ana, tied())
    options = same_as_judged(page)
    assert len(options) > 1
    page.click(f"[data-outcome='{len(options) - 1}']")
    settled(page)
    assert page.url.endswith(f"&o={len(options) - 1}")
    same_as_judged(page)
    assert page.locator(".sight.line circle").count() >= 2
    seen = page.inner_html("#board"), page.inner_text(".judged")
    page.reload()
    settled(page)
    assert (page.inner_html("#board"), page.inner_text(".judged")) == seen
    bare = ana.context.browser.new_context(java_script_enabled=False, base_url=ana.host.address)
    still = bare.new_page()
    still.goto(page.url)
    assert still.inner_text(".outcome.on b") == str(len(options))
    still.click("[data-outcome='0']")
    assert still.inner_text(".outcome.on b") == "1"
    bare.close()


@browser
@pytest.mark.parametrize("lang", LANGS)
def test_in_three_languages(person: Callable[..., Any], lang: str) -> None:
    ana = person(lang=lang)
    page = opened(ana, tied())
    count = len(answer(query_of(page))["options"])
    assert page.inner_text(".judged h2") == words(lang)("referee-allowed", count=count)
    page.focus("[data-spot='2,3']")
    page.keyboard.press("5")
    page.keyboard.press("Enter")
    settled(page)
    assert page.get_attribute("[data-spot='2,3']", "aria-label").endswith(words(lang)("referee-ground-obstacle"))
    was = query_of(page)
    page.click(".masthead .switches summary")
    page.click("a[data-lang='es']")
    page.wait_for_url("**lang=es")
    assert query_of(page) == was
    assert page.inner_text("h1") == "Árbitro de Gloomhaven"


@browser
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ask", ["monster-turn", "sight", "reach", "wrong"])
def test_axe_finds_nothing_serious(person: Callable[..., Any], scheme: str, ask: str) -> None:
    ana = person(scheme=scheme)
    sketch = tied()
    if ask == "wrong":
        sketch.monster = None
    else:
        sketch.turn_to(ask)
    page = opened(ana, sketch)
    pick(page, "edge")
    assert serious(page, scheme) == []


@browser
@pytest.mark.parametrize("ask", ["monster-turn", "sight"])
def test_on_a_phone(person: Callable[..., Any], ask: str) -> None:
    from web.browser import PHONE

    ana = person(size=PHONE)
    sketch = tied()
    sketch.turn_to(ask)
    page = opened(ana, sketch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []
    pick(page, "trap")
    page.locator("[data-spot='1,2']").tap()
    settled(page)
    assert query_of(page)["traps"] == [[1, 2]]
