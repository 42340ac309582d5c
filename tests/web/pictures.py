"""Take the pictures of docs/pictures: every screen in both sizes, light and dark.

python tests/web/pictures.py [folder]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

from web.browser import DESK, PHONE, Host, Person, hosting, launched

LANGS = {"light": "pt-BR", "dark": "en"}
SIZES = {"desk": DESK, "phone": PHONE}


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = launched(playwright)
        finished = host.finished_game(4)
        for name, size in SIZES.items():
            for scheme, lang in LANGS.items():
                tour(browser, host, finished, folder, (name, size), scheme, lang)
        browser.close()


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
    one.play_by_clicking()
    take("result")
    page.goto("/")
    take("landing")
    page.goto("/new?game=bloodborne")
    take("new")
    page.goto("/rules/bloodborne?q=dream")
    take("rules")
    page.goto(f"/replay/{finished}?at=30")
    page.wait_for_timeout(400)
    take("replay")
    page.goto("/new?game=bloodborne")
    page.select_option("[name=seat1]", "me")
    page.click("form#new button.main")
    page.wait_for_selector("#curtain[open]")
    take("curtain")
    one.close()


if __name__ == "__main__":
    main()
