"""Take the pictures of docs/pictures: every screen in both sizes, light and dark.

python tests/web/pictures.py [--only hall|bloodborne|gloomhaven|campaign|ragnarok|massive-darkness] [folder]
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

import taverna
from taverna.bots import Sight, make, play
from taverna.core.table import Table
from web.browser import DESK, PHONE, Host, Person, hosting, launched

LANGS = {"light": "pt-BR", "dark": "en"}
SIZES = {"desk": DESK, "phone": PHONE}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parents[2] / "docs" / "pictures")
    parser.add_argument("--only", choices=["hall", "bloodborne", *MOMENTS])
    asked = parser.parse_args()
    folder: Path = asked.folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = launched(playwright)
        finished = host.finished_game(4) if asked.only in (None, "hall", "bloodborne") else ""
        for name, size in SIZES.items():
            for scheme, lang in LANGS.items() if finished else ():
                if asked.only in (None, "hall"):
                    hall(browser, host, finished, folder, (name, size), scheme, lang)
                if asked.only in (None, "bloodborne"):
                    tour(browser, host, finished, folder, (name, size), scheme, lang)
        for name, moment in MOMENTS.items():
            if asked.only in (None, name):
                show(browser, host, folder, name, moment())
        browser.close()


# -- the finest moments of games that bots play ----------------------------------------------------------------------
class Moment(NamedTuple):
    record: bytes
    at: int  # answers before it
    seat: int
    select: tuple[str, ...]  # what is clicked there, by the beginning of its key


def finest(table: Table, bot: str, score: Callable[[Table, Any], float], most: int, *select: str) -> Moment:
    """The question that scores best in the first answers of a game."""
    mind, luck, best, found = make(table.game, bot), Random(table.seed), 0.0, (0, 0)
    for nth in range(most):
        if table.over:
            break
        seat, question = next(iter(table.questions.items()))
        if (now := score(table, question)) > best:
            best, found = now, (nth, seat)
        table.answer(seat, mind.choose(Sight(table, seat), luck))
    return Moment(table.record(), *found, select)


def gloomhaven() -> Moment:
    """Many figures of many kinds, and a hero about to strike."""

    def score(t: Table, question: Any) -> float:
        there = [f for f in t.state.figures.values() if f.at is not None]
        foes = [f for f in there if f.kind == "monster"]
        return (question.prompt == "attack") * (
            len(foes) + 4 * len({f.what for f in foes}) + 3 * (len(there) - len(foes)) + 4 * len(t.state.rooms)
        )

    table = taverna.new("gloomhaven", 4, 1, {"scenario": "inox-encampment"})
    return finest(table, "mercenary", score, 260, "figure/m")


def campaign() -> Moment:
    """A party on its way through a world as it may be after a dozen evenings."""
    table = taverna.new("gloomhaven", 3, 3, {"mode": "campaign", "consent": "anyone"})
    for evening in range(3):
        play(table, dict.fromkeys(range(table.seats), make(table.game, "mercenary")), evening)
        following = table.sequel()
        assert following is not None
        world = following.options["world"]
        world["done"] = [place for place in table.content.atlas if table.content.atlas[place].number <= 6]
        world["open"] = [place for place in table.content.atlas if table.content.atlas[place].number <= 14]
        table = taverna.new("gloomhaven", following.seats, evening, following.options)
    return finest(table, "mercenary", lambda t, question: question.prompt == "travel", 60, "place/frozen")


def massive_darkness() -> Moment:
    """Heroes and Enemies in many Zones, and someone to attack."""

    def score(t: Table, question: Any) -> float:
        able = [option for option in question.options if option.id.startswith(("melee", "ranged", "magic"))]
        zones = {one.at for one in (*t.state.heroes, *t.state.enemies.values())}
        return (question.prompt == "act") * bool(able) * (3 * len(t.state.enemies) + 2 * len(zones) + len(able))

    table = taverna.new("massive-darkness", 4, 2, {"mission": "scorched-earth"})
    return finest(table, "lightbringer", score, 150, "enemy/")


def ragnarok() -> Moment:
    """Armies of everyone in many lands, and somewhere to go."""

    def score(t: Table, question: Any) -> float:
        there = [army.at for army in t.state.armies]
        return (question.prompt == "activate") * (len(there) + 3 * len(set(there)) + len(t.state.beasts))

    return finest(taverna.new("lords-of-ragnarok", 4, 5), "jarl", score, 150, "territory/")


MOMENTS = {
    "gloomhaven": gloomhaven,
    "campaign": campaign,
    "ragnarok": ragnarok,
    "massive-darkness": massive_darkness,
}


def show(browser: Any, host: Host, folder: Path, name: str, moment: Moment) -> None:
    for size, scheme, lang in (("desk", "light", "pt-BR"), ("phone", "dark", "en")):
        one = Person(browser, host, lang=lang, size=SIZES[size], scheme=scheme)
        page = one.page
        page.goto("/")
        kept = one.post("/api/records", moment.record, "application/octet-stream")
        several = range(json.loads(moment.record.splitlines()[0])["seats"])
        seats = [{"kind": "person", "mine": n == moment.seat} for n in several]
        made = one.post(f"/api/tables/{kept['table']}/fork", {"at": moment.at, "seats": seats})
        page.goto(f"/t/{made['table']}")
        one.ready()
        one.wait_for_question()
        page.wait_for_timeout(500)
        if size == "desk":  # with what is picked, and what it would do
            key = next(key for key in one.offered() if key.startswith(moment.select))
            page.locator(f"[data-spot='{key}']").first.dispatch_event("click")
            page.wait_for_timeout(1500)
        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
        one.close()


def tour(
    browser: Any, host: Host, finished: str, folder: Path, size: tuple[str, tuple[int, int]], scheme: str, lang: str
) -> None:
    one = Person(browser, host, lang=lang, size=size[1], scheme=scheme)
    page = one.page

    def take(screen: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=folder / f"{screen}-{size[0]}-{scheme}.png")

    one.sit(seats="4")
    take("table")
    page.click("[data-spot='hand/hunter-axe']")
    page.wait_for_timeout(400)
    take("preview")
    page.click("[data-layer=upgrade] [data-spot] >> nth=0")
    page.wait_for_selector("#says button")
    take("why-not")
    page.click("#says button")
    page.wait_for_selector("dialog#rule[open]")
    take("rule")
    page.keyboard.press("Escape")
    for nth in range(60):  # until an Upgrade may be taken
        if any(key.startswith("upgrade/") for key in one.offered()):
            break
        was, offered = one.asked, one.offered()
        wanted = [key for key in offered if key == "hand/hunters-dream"] if nth % 3 == 2 else offered
        one.click((wanted or offered)[0])
        if not one.wait_for_question(was):
            break
    take("upgrade")
    page.goto("/new?game=bloodborne")
    take("new")
    page.goto("/rules/bloodborne?q=dream")
    take("rules")
    page.goto(f"/replay/{finished}?at=30")
    page.wait_for_timeout(400)
    take("replay")
    page.goto("/new?game=bloodborne")
    page.select_option("[name=seat1]", "here")
    page.click("form#new button.main")
    page.wait_for_selector("#curtain[open]")
    take("curtain")
    one.close()


def hall(
    browser: Any, host: Host, finished: str, folder: Path, where: tuple[str, tuple[int, int]], scheme: str, lang: str
) -> None:
    """What stands around the table: the first page, a gallery, the end of a game."""
    name, size = where
    one = Person(browser, host, lang=lang, size=size, scheme=scheme)
    for what, path in (
        ("landing", "/"),
        ("gallery", "/gallery/gloomhaven"),
        ("result", f"/replay/{finished}?at=100000&seat=0"),
    ):
        one.page.goto(path)
        one.page.wait_for_load_state("networkidle")
        one.page.wait_for_timeout(600)
        one.page.screenshot(path=folder / f"{what}-{name}-{scheme}.png")
    one.close()


if __name__ == "__main__":
    main()
