"""A host in its own process and people before a real browser: what the tests of the page and the pictures share."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from server.running import FIXED
from taverna.server.company.passkeys import POSSIBLE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or "/usr/bin/chromium"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
FULL = bool(os.environ.get("TAVERNA_FULL"))
DESK, PHONE = (1280, 800), (375, 812)
PATIENCE = int(os.environ.get("PATIENCE", "120000"))  # milliseconds: a machine may be busy with other things
PART = """window.part = async name => {
  const { m } = await import(document.querySelector('script[src*="/table.js"], script[src*="/replay.js"]').src);
  return m[name];
}"""
"""A module of the page's own script, by its name."""
POINT = """async key => {
  const { aim } = await part('camera');
  for (const spot of document.querySelectorAll(`[data-spot="${key}"]`)) {
    if (!spot.getClientRects().length) continue;
    if (spot.closest('.board[data-unit]')) aim(spot); else spot.scrollIntoView({block: 'center', inline: 'center'});
    const box = spot.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const x = box.x + box.width * ((i * 5) % 12) / 12, y = box.y + box.height * ((j * 5) % 12) / 12;
      if (document.elementFromPoint(x, y)?.closest('[data-spot]') === spot) return [x, y];
    }
  }
  return null;
}"""


def serious(page: Any, scheme: str = "light") -> list[tuple[str, Any, str]]:
    """What axe finds wrong with a page. By night only colours differ, so only they are looked at again."""
    from axe_playwright_python.sync_playwright import Axe

    options = {"runOnly": ["color-contrast"]} if scheme == "dark" and not FULL else None
    return [
        (one["id"], node["target"], node.get("failureSummary", "")[:200])
        for one in Axe().run(page, options=options).response["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def has_chromium() -> bool:
    return Path(CHROMIUM).exists()


MADE = Path(__file__).parents[2] / ".pytest_cache" / "made"
"""What is the same for all hosts, such as the figures, is drawn for the first of them."""


class Host:
    """`taverna serve` as a process that can be killed and started again on the same port and data."""

    def __init__(self, data: Path, pause: float = 0.0) -> None:
        self.data = data
        self.pause = pause
        self.port = 0  # a free one, when it starts
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Host:
        env = os.environ | {
            "TAVERNA_PAUSE": str(self.pause),
            "TAVERNA_TABLES": "1000",
            "TAVERNA_MESSAGES": "10000",
            "TAVERNA_MESSAGES_RATE": "10000",
            "TAVERNA_THINKERS": "1",
            "TAVERNA_ADVICE": "0.5",
            "TAVERNA_HINDSIGHT": "0.5",
            "TAVERNA_AHEAD": "0",
            "TAVERNA_ACCOUNTS": str(int(POSSIBLE)),
            "TAVERNA_CACHE": str(MADE),
        }
        code = f"{FIXED}\nfrom taverna.cli import main\nmain()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--port", str(self.port), "--data", str(self.data)],
            env=env,
            stdout=(self.data / "host.log").open("ab"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        for _ in range(2400):
            opened = re.search(r"is open at http://127\.0\.0\.1:(\d+)", self.said())
            if opened:
                self.port = int(opened[1])
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"{self.address}/api/health", timeout=30).status_code == 200:
                        return self
            if self.process.poll() is not None:
                raise RuntimeError(f"the host did not start: {self.said()}")
            time.sleep(0.05)
        raise RuntimeError("the host did not answer")

    def said(self) -> str:
        return (self.data / "host.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would: no goodbye, and its thinkers with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def finished_game(self, seats: int = 3) -> str:
        """A table of bots, played to its end."""
        bots = [{"kind": "bot", "bot": "random"}] * seats
        made = httpx.post(f"{self.address}/api/tables", json={"game": "bloodborne", "seats": bots}).json()
        for _ in range(2400):
            if httpx.get(f"{self.address}/api/tables/{made['table']}", timeout=30).json()["status"]["over"]:
                return str(made["table"])
            time.sleep(0.05)
        raise RuntimeError("the bots did not finish")


@contextlib.contextmanager
def hosting(data: Path, pause: float = 0.0) -> Iterator[Host]:
    host = Host(data, pause).start()
    try:
        yield host
    finally:
        host.stop()


def launched(playwright: Any) -> Any:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)


class Person:
    """Someone with a browser of their own. Collects what must not happen: errors on the console."""

    def __init__(
        self,
        browser: Any,
        host: Host,
        lang: str = "pt-BR",
        size: tuple[int, int] = DESK,
        scheme: str = "light",
        motion: str = "reduce",
    ) -> None:
        self.host = host
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            locale=lang,
            reduced_motion=motion,
            has_touch=size == PHONE,
            base_url=host.address,
        )
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(PART)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    # -- at a table --------------------------------------------------------------------------------------------------
    def sit(self, **form: str) -> str:
        """Make a table through the page's own form and wait for its first question, a card; gives its id."""
        page = self.page
        if "person" in form.values():  # with a seat for someone who has not come yet: the form would gather first
            kinds = [form.get(f"seat{nth}", "me" if nth == 0 else "bot") for nth in range(int(form["seats"]))]
            seats = [{"kind": "bot" if kind == "bot" else "person", "mine": kind == "me"} for kind in kinds]
            made = page.request.post("/api/tables", data={"game": "bloodborne", "seats": seats}).json()
            page.goto(f"/t/{made['table']}")
            self.ready()
            self.page.wait_for_selector("[data-spot='hand/hunters-dream'][data-ui-on]")
            return str(made["table"])
        page.goto("/new?game=bloodborne")
        for name, value in form.items():
            if name == "seats":
                page.check(f"input[name=seats][value='{value}']", force=True)
            else:
                page.select_option(f"[name={name}]", value)
        page.click("form#new button.main")
        page.wait_for_url("**/t/*")
        self.ready()
        self.page.wait_for_selector("[data-spot='hand/hunters-dream'][data-ui-on]")
        return str(page.url.rsplit("/", 1)[1])

    def ready(self) -> None:
        self.page.wait_for_selector("#scene[data-ui-ready]", state="attached")

    @property
    def asked(self) -> str:
        return str(self.page.evaluate("document.body.dataset.uiAsk ?? ''"))

    def offered(self) -> list[str]:
        """The keys that can be clicked, in the order they stand on the page."""
        return list(
            self.page.evaluate(
                "[...document.querySelectorAll('[data-ui-on]')].filter(e => e.getClientRects().length)"
                ".map(e => e.dataset.spot)"
            )
        )

    def over(self) -> bool:
        return bool(self.page.query_selector("[data-k='result/panel']"))

    def wait_for_question(self, other_than: str = "") -> bool:
        """True when something new is asked, False when the game is over."""
        self.page.wait_for_function(
            "was => (document.body.dataset.uiAsk && document.body.dataset.uiAsk !== was)"
            " || document.querySelector('[data-k=\"result/panel\"]')",
            arg=other_than,
        )
        return not self.over()

    def post(self, path: str, data: Any, kind: str = "application/json") -> Any:
        """What the host answers to a request of this person's, made aside of the page."""
        headers = {"Origin": self.host.address, "Content-Type": kind}
        reply = self.page.request.post(path, data=data, headers=headers, timeout=PATIENCE)
        assert reply.ok, reply.text()
        return reply.json()

    def caught_up(self) -> None:
        """Wait until the table waits for people alone, and the page shows what its person is asked, if anything."""
        page, table = self.page, self.page.url.rsplit("/", 1)[1].partition("?")[0]
        while True:
            now = page.request.get(f"/api/tables/{table}", timeout=PATIENCE).json()
            if not any(one["asked"] and one["bot"] for one in now["status"]["seats"]):
                break
            page.wait_for_timeout(20)
        asked = page.request.get(f"/api/tables/{table}/view?seat={now['yours'][0]}", timeout=PATIENCE).json()[
            "question"
        ]
        page.wait_for_function(
            "id => (document.body.dataset.uiAsk ?? '') === id || document.querySelector('[data-k=\"result/panel\"]')",
            arg=asked["id"] if asked else "",
        )

    def point(self, key: str) -> list[float]:
        """Where a thing can be reached by the pointer: scrolled into view, and nothing else above it."""
        return list(self.page.evaluate(POINT, key) or ())

    def pick(self, key: str) -> list[float]:
        """Select a thing by clicking where it can be seen; where that was. A click is lost on what still glides."""
        from playwright.sync_api import TimeoutError as TooLate

        for pause in (1000, 3000, 10_000, 30_000):
            point = self.point(key)
            if point:
                self.page.mouse.click(*point)
                with contextlib.suppress(TooLate):
                    self.page.wait_for_selector(f"[data-spot='{key}'][data-ui-sel]", timeout=pause, state="attached")
                    return point
        raise AssertionError(f"{key} cannot be selected by the pointer")

    def press(self, key: str, was: str = "") -> None:
        """Click where the thing can be seen to select it, then confirm: a preview may by now lie over the place of the
        first click. Nothing more to do if another seat has decided meanwhile, and what `was` asked is no longer."""
        was = was or self.asked
        for pause in (30, 100, 300, 1000, 3000):  # things may still be gliding into place, or being told just now
            if self.asked != was:
                return
            point = self.point(key)
            if point:
                self.page.mouse.click(*point)
            self.page.wait_for_timeout(pause)
            if self.asked != was:
                return
            if self.page.query_selector(f"[data-spot='{key}'][data-ui-sel]"):
                self.page.evaluate("document.getElementById('commit').click()")
                return
        raise AssertionError(f"{key} cannot be reached by the pointer")

    def click(self, key: str) -> None:
        """Select, then commit: where the thing can be seen, for cards of a hand lie over each other."""
        self.page.wait_for_selector(f"[data-spot='{key}'][data-ui-on]")
        self.pick(key)
        self.page.mouse.click(*self.point(key))

    def play_by_clicking(self, most: int = 400) -> int:
        """Answer until the game is over, or so many times; says how often."""
        answers = 0
        while answers < most and self.wait_for_question():
            was = self.asked
            self.click(self.offered()[answers % len(self.offered())])
            answers += 1
            if not self.wait_for_question(was):
                break
        return answers

    def leave(self) -> None:
        """A host that is killed is missed by the page, which may say so; everything else it complained of still counts.
        Before the host ends, so that nothing is under way when it does."""
        self.page.goto("about:blank")
        missed = ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")
        self.errors = [error for error in self.errors if not any(one in error for one in missed)]

    def close(self) -> None:
        self.context.close()
