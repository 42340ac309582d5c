"""Full tables, where there is least room: what covers what, and what stays in sight."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import taverna
from taverna.bots import Sight, make
from taverna.games import find
from web.browser import DESK, PHONE

pytestmark = pytest.mark.browser

SEEN = Path(__file__).with_name("seen.js").read_text(encoding="utf-8")
FULLEST: dict[str, tuple[int, int, dict[str, Any], str, int]] = {
    "bloodborne": (5, 7, {}, "hunter", 70),
    "gloomhaven": (4, 3, {"scenario": "crypt-basement"}, "mercenary", 200),
    "lords-of-ragnarok": (4, 5, {}, "jarl", 300),
    "massive-darkness": (6, 2, {"mission": "scorched-earth"}, "lightbringer", 28),
}
"""Seats, seed, options, who plays there so far, and for how many answers."""
LANGS = ("en", "es", "pt-BR")
LOWER = "one => document.querySelector(one).getBoundingClientRect().bottom"


@cache
def fullest(game: str) -> tuple[bytes, int, int, int]:
    seats, seed, options, bot, answers = FULLEST[game]
    table = taverna.new(game, seats, seed, options)
    mind, luck = make(table.game, bot), Random(seed)
    for _ in range(answers):
        seat = next(iter(table.questions))
        table.answer(seat, mind.choose(Sight(table, seat), luck))
    return table.record(), answers, next(iter(table.questions)), seats


def seated(one: Any, game: str) -> None:
    record, at, seat, seats = fullest(game)
    one.page.goto("/")
    kept = one.post("/api/records", record, "application/octet-stream")["table"]
    chairs = [{"kind": "person", "mine": nth == seat} for nth in range(seats)]
    made = one.post(f"/api/tables/{kept}/fork", {"at": at, "seats": chairs})
    one.page.evaluate("localStorage.setItem('no-coach', '1')")
    one.page.goto(f"/t/{made['table']}")
    one.ready()
    one.wait_for_question()
    one.page.wait_for_timeout(300)


@pytest.mark.parametrize("lang", LANGS[1:])
@pytest.mark.parametrize("game", list(FULLEST))
def test_no_word_is_cut_at_a_full_table(person: Callable[..., Any], game: str, lang: str) -> None:
    one = person(lang=lang, size=DESK)
    seated(one, game)
    for size in (PHONE, DESK, (1920, 1080)):
        one.page.set_viewport_size({"width": size[0], "height": size[1]})
        one.page.wait_for_timeout(150)
        assert one.page.evaluate(SEEN) == [], size


@pytest.mark.parametrize("game", list(FULLEST))
def test_on_a_phone_what_happened_last_is_in_sight(person: Callable[..., Any], game: str) -> None:
    one = person(size=PHONE)
    seated(one, game)
    assert one.page.get_attribute("#look", "data-ui-of") == "told"
    assert one.page.evaluate(LOWER, "#look .told li:last-child") <= one.page.evaluate(LOWER, "#look") + 1


@pytest.mark.parametrize("game", list(FULLEST))
def test_on_a_phone_a_hint_covers_nobodys_place(person: Callable[..., Any], game: str) -> None:
    """Not even the longest of them."""
    one = person(size=PHONE)
    seated(one, game)
    hints = [text for first in find(game).first_times for text in (first.say[lang] for lang in LANGS)]
    covered = one.page.evaluate(
        """hints => hints.filter(hint => {
          const box = document.getElementById('guide'), said = box.querySelector('p') ?? document.createElement('p');
          said.textContent = hint;
          if (!said.isConnected) {
            const row = document.createElement('div'), button = document.createElement('button');
            row.className = 'row', button.className = 'act', button.textContent = 'Entendi';
            row.append(button), box.replaceChildren(said, row), box.className = 'mark', box.hidden = false;
          }
          return box.getBoundingClientRect().top < document.querySelector('.side').getBoundingClientRect().bottom - 1;
        })""",
        hints,
    )
    assert covered == []


def test_the_last_roll_hides_no_hero(person: Callable[..., Any]) -> None:
    """It is one line until someone looks at it."""
    one = person(size=DESK)
    seated(one, "massive-darkness")
    page = one.page
    assert page.is_visible(".is-past") and not page.is_visible(".is-past .md-trays")
    high = "document.querySelector('.is-past').getBoundingClientRect().height"
    assert page.evaluate(high) <= 64
    page.hover(".is-past")
    assert page.is_visible(".is-past .md-trays")
    page.mouse.move(400, 300)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate(high) <= 64
    page.focus(".going")
    assert page.is_visible(".is-past .md-trays")


def test_the_name_of_a_scenario_stands_beside_its_book(person: Callable[..., Any]) -> None:
    one = person(size=DESK)
    seated(one, "gloomhaven")
    page = one.page
    page.evaluate("document.querySelector('.gh-scenario h2').textContent = '29. Santuário da Penumbra'")
    apart = """() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.gh-scenario h2'));
      const book = document.querySelector('.gh-scenario summary').getBoundingClientRect();
      return [...range.getClientRects()].every(line => line.right <= book.left || line.top >= book.bottom);
    }"""
    assert page.evaluate(apart)


def test_what_is_counted_on_a_mat_stands_in_one_line(person: Callable[..., Any]) -> None:
    """Also with a hand's worth of digits, so that what may be used below it is whole."""
    one = person(lang="es", size=DESK)
    seated(one, "gloomhaven")
    counts = "[...document.querySelectorAll('.gh-mine > .gh-counts > *')]"
    one.page.evaluate(f"{counts}.forEach(one => one.lastChild.textContent = '13')")
    assert len(set(one.page.evaluate(f"{counts}.map(one => one.getBoundingClientRect().top)"))) == 1


@pytest.mark.parametrize("lang", LANGS[1:])
def test_no_heading_of_the_scores_is_broken(person: Callable[..., Any], lang: str) -> None:
    """On a phone each column is as wide as its word, and the plate no wider than the page."""
    one = person(lang=lang, size=PHONE)
    one.page.goto("/")
    table, luck = taverna.new("lords-of-ragnarok", 3, 4), Random(4)
    while not table.over:
        seat, question = next(iter(table.questions.items()))
        table.answer(seat, luck.choice(question.options).id)
    kept = one.post("/api/records", table.record(), "application/octet-stream")["table"]
    one.page.goto(f"/replay/{kept}?at=100000")
    one.page.wait_for_selector(".endplate")
    heights = one.page.evaluate(
        "[...document.querySelectorAll('.endplate thead th')].map(one => {"
        "  const range = document.createRange(); range.selectNodeContents(one); return range.getClientRects().length;"
        "})"
    )
    assert set(heights) == {1}
    assert one.page.evaluate(SEEN) == []
