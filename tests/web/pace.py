"""How much the page does while it tells: script per frame and layout shift over twenty rounds in Chromium.

    python -m tests.web.pace [GAME …] [--rounds 20] [--seconds 120]

A person's seat is answered at random, the bots play, and the page tells it all with motion, four times as fast as
usual. Script is the processor's time of the page's main thread in scripts from one frame to the next, from Chromium's
own trace, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

import taverna
from web.browser import DESK, Host, hosting, launched

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
SCRIPT = {"FunctionCall", "EvaluateScript", "v8.callFunction", "RunMicrotasks", "TimerFire", "FireAnimationFrame"}
LAID_OUT = {"Layout", "UpdateLayoutTree"}
SHIFTS = """window.shifts = [];
const where = shift => shift.sources.map(source => source.node?.parentElement?.className ?? '');
new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(one => [one.value, where(one)])))
  .observe({ type: 'layout-shift', buffered: true });
localStorage.setItem('pace', '4');"""


def scripted(trace: dict[str, Any]) -> tuple[list[float], list[float]]:
    """Milliseconds of script in each frame of the page: of the scripts alone, and with the layout they asked for."""
    events = [event for event in trace["traceEvents"] if "ts" in event]
    frames = [event for event in events if event["name"] == "BeginMainThreadFrame"]
    main = statistics.mode((event["pid"], event["tid"]) for event in frames)
    begins = sorted(event["ts"] for event in frames if (event["pid"], event["tid"]) == main)
    spent, alone = [0.0] * len(begins), [0.0] * len(begins)
    until, nth = 0.0, 0
    for event in sorted(events, key=lambda event: float(event["ts"])):
        if (event["pid"], event["tid"]) != main:
            continue
        took = event.get("tdur", event.get("dur", 0)) / 1000
        if event["name"] in LAID_OUT and event["ts"] < until:
            alone[nth] -= took
        if event["name"] not in SCRIPT or event["ts"] < until:
            continue  # what runs within another script is counted with it
        while nth + 1 < len(begins) and begins[nth + 1] <= event["ts"]:
            nth += 1
        until = event["ts"] + event.get("dur", 0)
        spent[nth] += took
        alone[nth] += took
    return sorted(alone), sorted(spent)


def watched(browser: Any, host: Host, game: str, rounds: int, seconds: float) -> dict[str, float]:
    many = max(2, taverna.games()[game].min_seats)
    seats = [{"mine": True, "name": "Ana"}, *[{"kind": "bot", "bot": "random"}] * (many - 1)]
    made = httpx.post(f"{host.address}/api/tables", json={"game": game, "seats": seats}, timeout=100)
    context = browser.new_context(viewport={"width": DESK[0], "height": DESK[1]}, base_url=host.address)
    context.add_cookies([{"name": "taverna", "value": made.cookies["taverna"], "url": host.address}])
    context.add_init_script(SHIFTS)
    page, luck, table = context.new_page(), random.Random(1), made.json()["table"]
    page.set_default_timeout(120_000)
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector("#scene[data-ui-ready]", state="attached")
    page.mouse.click(600, 4)
    browser.start_tracing(page=page, categories=TRACED)
    began, told, over = time.monotonic(), 0, False
    with httpx.Client(base_url=host.address, cookies={"taverna": made.cookies["taverna"]}, timeout=100) as client:
        while told < rounds and not over and time.monotonic() - began < seconds:
            if not page.evaluate("document.getElementById('story').hidden"):
                page.click("#story button")
            if page.evaluate("document.body.hasAttribute('data-ui-telling')"):
                page.wait_for_timeout(50)
                continue
            now = client.get(f"/api/tables/{table}/view?seat=0").json()
            over = client.get(f"/api/tables/{table}").json()["status"]["over"]
            told = int(now["view"].get("round", 0))
            if not now["question"]:
                page.wait_for_timeout(20)
                continue
            option = luck.choice(now["question"]["options"])["id"]
            client.post(
                f"/api/tables/{table}/answer", json={"seat": 0, "question": now["question"]["id"], "option": option}
            )
    shifts = page.evaluate("window.shifts")
    alone, spent = scripted(json.loads(browser.stop_tracing()))
    context.close()
    return {
        "rounds": told,
        "frames": len(spent),
        **{
            f"{what}, {name}": number
            for what, all in (("script ms per frame", alone), ("with the layout it asks for", spent))
            for name, number in (
                ("median", statistics.median(all)),
                ("p99", all[int(len(all) * 0.99)]),
                ("most", all[-1]),
                ("frames over 16", sum(one > 16 for one in all)),
            )
        },
        "layout shift": sum(value for value, _ in shifts),
        "of it in hands": sum(value for value, where in shifts if any("fan" in one or "hands" in one for one in where)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(taverna.games()))
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=120)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, hosting(Path(data)) as host, sync_playwright() as playwright:
        browser = launched(playwright)
        for game in asked.games:
            found = watched(browser, host, game, asked.rounds, asked.seconds)
            print(game, *(f"{name} {number:.4g}" for name, number in found.items()), sep="\n  ", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
