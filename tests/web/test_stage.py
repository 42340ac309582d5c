"""The stage of every table: no word is cut, nothing lies over what it should not, and nothing moves under the pointer.

Positions come from games that bots play; a few of each game are looked at, at every size.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import taverna
from ink.casts import figures_of
from taverna.bots import Sight, make
from web.apart import nearest

pytestmark = pytest.mark.browser

FULL = bool(os.environ.get("TAVERNA_FULL"))
SIZES = ((375, 812), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440))
LANGS = {"bloodborne": "es", "gloomhaven": "pt-BR", "massive-darkness": "en", "lords-of-ragnarok": "pt-BR"}
BOTS = {"gloomhaven": "mercenary", "massive-darkness": "lightbringer"}
SLOTS = (".asking", ".stage", ".track", ".banner", ".side", "#look", ".acts", "#commit", "#others", "#undo", ".hands")

SEEN = Path(__file__).with_name("seen.js").read_text(encoding="utf-8")
RAISED = """() => [...document.querySelectorAll('.fan > .card')].flatMap(card => {
  if (!card.getClientRects().length) return [];
  card.classList.add('raised');
  const found = [], whole = card.querySelector('.whole'), box = whole.getBoundingClientRect();
  if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1)
    found.push(`${card.dataset.spot} stands off the page`);
  const walk = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, range = document.createRange();
    if (!node.nodeValue.trim() || node.parentElement.closest('.heard')) continue;
    range.selectNodeContents(node);
    const at = range.getBoundingClientRect();
    if (at.left < box.left - 1 || at.right > box.right + 1 || at.top < box.top - 1 || at.bottom > box.bottom + 1)
      found.push(`${card.dataset.spot}: "${node.nodeValue.trim()}" leaves its card`);
  }
  card.classList.remove('raised');
  return found;
})"""
OVER = """() => {
  const slots = ['.track > *', '.banner > * > *', '.corner > *', '.zoom', '.hands', '.mat', '.acts', 'header.top'];
  const boxes = slots.flatMap(name => [...document.querySelectorAll(name)].map(one => [name, one]));
  const seen = boxes.filter(([, one]) => one.getClientRects().length && one.textContent + one.innerHTML);
  const found = [];
  for (const [i, [a, one]] of seen.entries()) for (const [b, other] of seen.slice(i + 1)) {
    const p = one.getBoundingClientRect(), q = other.getBoundingClientRect();
    if (a === b || one.contains(other) || other.contains(one)) continue;
    if (p.left + 2 < q.right && q.left + 2 < p.right && p.top + 2 < q.bottom && q.top + 2 < p.bottom)
      found.push(`${a} and ${b}`);
  }
  return found.filter(one => one !== '.track > * and .banner > * > *' || innerWidth > 1000);
}"""
PLACES = """names => Object.fromEntries(names.map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)];
}))"""
LISTS = ".hands, .market, .result, .md-skills, .side, .track"
WATCH = """lists => {  // lists close up or are sorted anew, lines may wrap, what is centred may be narrower
  window.moved = [];
  const middle = box => box.x + box.width / 2;
  const aside = (a, b) => Math.min(Math.abs(a.x - b.x), Math.abs(middle(a) - middle(b)));
  const far = ({ previousRect: a, currentRect: b }) => a.width && b.width && Math.hypot(aside(a, b), a.y - b.y) > 24;
  const told = ({ node, previousRect: a, currentRect: b }) =>
    `${node?.dataset?.spot ?? node?.className ?? node?.nodeName} ${[a.x, a.y, b.x, b.y].map(Math.round)}`;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const moved = entry.sources.filter(far)
        .filter(({ node }) => node?.isConnected && !node.parentElement.closest(lists));
      const counts = document.body.dataset.uiAsk && !entry.hadRecentInput && entry.value > .004;
      if (counts && moved.length) window.moved.push(moved.map(told));
    }
  }).observe({ type: 'layout-shift', buffered: false });
}"""


def position(game: str, answers: int, seed: int) -> tuple[bytes, int, int]:
    """A game that bots have played so far: its record, how many answers, and who is asked. A game that is over sooner
    is looked at before."""
    seats = min(4, taverna.games()[game].max_seats)
    table = taverna.new(game, seats, seed=seed)
    mind, luck = make(table.game, BOTS.get(game, "random")), Random(seed)
    for done in range(answers):
        if table.over:
            return position(game, answers % done, seed)
        seat = next(iter(table.questions))
        table.answer(seat, mind.choose(Sight(table, seat), luck))
    return (
        (table.record(), answers, next(iter(table.questions))) if not table.over else position(game, answers - 1, seed)
    )


def seated(one: Any, game: str, answers: int, others: str = "person") -> None:
    record, at, seat = position(game, answers, answers)
    one.page.goto("/")
    table = one.post("/api/records", record, "application/octet-stream")["table"]
    several = min(4, taverna.games()[game].max_seats)
    seats = [{"kind": "person" if nth == seat else others, "mine": nth == seat} for nth in range(several)]
    made = one.post(f"/api/tables/{table}/fork", {"at": at, "seats": seats})
    one.page.goto(f"/t/{made['table']}")
    one.ready()
    one.page.wait_for_timeout(300)


@pytest.mark.parametrize("game", list(taverna.games()))
@pytest.mark.parametrize("answers", range(3, 303, 3) if FULL else [9, 40])
def test_no_word_is_cut_and_nothing_lies_over_another(person: Callable[..., Any], game: str, answers: int) -> None:
    """Every word on the page, at every size: within what shows it, on the page, and on no other word; every card whole
    when it is raised."""
    one = person(lang=LANGS[game], size=SIZES[2])
    seated(one, game, answers)
    found = {}
    for size in SIZES:
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        one.page.wait_for_timeout(150)
        wrong = [line for look in (SEEN, RAISED, OVER) for line in one.page.evaluate(look)]
        if wrong:
            found[size] = wrong
        wide = one.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1]
    assert found == {}


@pytest.mark.parametrize("game", list(taverna.games()) if FULL else ["bloodborne", "gloomhaven"])
def test_nothing_moves_under_the_pointer(person: Callable[..., Any], game: str) -> None:
    """Some answers of one game; in full two hundred, about twenty rounds, bots in the other seats."""
    one = person(lang=LANGS[game], size=SIZES[2])
    page, luck = one.page, Random(5)
    page.emulate_media(reduced_motion="reduce")
    left, begun = 200 if FULL else 14, 12
    while left > 0:
        seated(one, game, begun, "bot")
        page.evaluate(WATCH, LISTS)
        page.mouse.move(400, 300)
        before = page.evaluate(PLACES, list(SLOTS))
        while left > 0 and one.wait_for_question():
            was, offered = one.asked, one.offered()
            if offered:
                one.press(luck.choice(offered), was)
                left -= 1
            page.mouse.move(400, 300)
            page.wait_for_timeout(250)
            now = page.evaluate(PLACES, list(SLOTS))
            moved = {slot: (before[slot], at) for slot, at in now.items() if at != before[slot]}
            assert one.over() or not moved
        assert page.evaluate("window.moved") == []
        begun += 7


def test_the_camera_goes_closer_and_back_and_never_swallows_a_click(person: Callable[..., Any]) -> None:
    one = person(lang="en", size=SIZES[2])
    seated(one, "gloomhaven", 30)
    page = one.page
    size = "() => Math.round(100 * document.querySelector('.board svg').getScreenCTM().a)"
    whole = page.evaluate(size)
    page.keyboard.press("+")
    closer = page.evaluate(size)
    assert closer > whole
    assert page.is_visible(".smallmap")
    page.mouse.move(500, 330)
    page.mouse.wheel(0, -300)
    assert page.evaluate(size) > closer
    top = "() => document.querySelector('.board svg').getScreenCTM().f"
    at = page.evaluate(top)
    page.mouse.down()
    page.mouse.move(500, 270, steps=6)
    page.mouse.up()
    assert page.evaluate(top) < at
    assert not page.query_selector("[data-ui-sel]")  # a drag is no click
    page.click("[data-camera=whole]")
    assert page.evaluate(size) == whole
    key = page.get_attribute("[data-spot^='figure/h']", "data-spot")
    page.mouse.click(*one.point(key))
    page.wait_for_selector("#look[data-ui-of=sheet]")


def test_anything_says_what_it_is(person: Callable[..., Any]) -> None:
    one = person(lang="en", size=SIZES[2])
    seated(one, "gloomhaven", 30)
    page = one.page
    page.mouse.click(*one.point("element/fire"))
    page.wait_for_selector("#look[data-ui-of=sheet] .sheet-of")
    assert "Fire" in page.inner_text("#look")
    page.focus("[data-layer=hand] .card >> nth=0")
    page.keyboard.press("i")
    page.wait_for_selector("#look .card")
    assert page.locator(".fan > .card.raised").count() == 1


@pytest.mark.parametrize("game", list(taverna.games()) if FULL else ["gloomhaven"])
def test_nobody_is_mistaken_for_another_on_a_board(person: Callable[..., Any], game: str) -> None:
    alike = nearest(person().page, figures_of(game))
    assert [(one, other) for tone, _, one, other in alike if tone < 36] == []
