"""What is told moves, sounds and can be skipped; and a key that skips does nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

pytestmark = pytest.mark.browser

WATCHED = """async () => {
  const { played } = await part('sound');
  const animate = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how); };
  window.heard = () => played.length;
}"""
STORY = """async text => {
  const { queue, show } = await part('telling');
  const { state: { ask, status } } = await part('state');
  const beat = { fragments: {}, gone: [], events: [{}], moves: [[0, { kind: 'read' }]] };
  const log = [{ n: 1, round: 1, text, clause: '', head: false }];
  queue(() => show({ from: '', to: '', beats: [beat], order: {}, ask, status, log_kept: 1, log }));
}"""
STANDS = """async moves => {
  const { remember, run } = await part('motion');
  const { still } = await part('motes'), { scene } = await part('patch');
  const drawn = '<g data-k="toy" transform="translate(10 20)"><rect width="9" height="9"/></g>';
  scene.insertAdjacentHTML('beforeend', `<svg id="toy" viewBox="0 0 99 99">${drawn}</svg>`);
  const [toy] = document.querySelectorAll('#toy g');
  remember(moves);
  toy.setAttribute('transform', 'translate(50 20)');
  const lengths = run(moves, 2, 100), [walk] = toy.getAnimations();
  const way = walk.effect.getKeyframes().map(frame => frame.translate);
  still();
  const left = toy.getAnimations().length + document.querySelectorAll('#motes > *').length;
  document.getElementById('toy').remove();
  return { lengths, way, left };
}"""


def until(page: Any, so: str) -> None:
    """Where the page's own time stands still, and with it whoever waits by its frames."""
    for _ in range(500):
        if page.evaluate(f"Boolean({so})"):
            return
        page.clock.run_for(20)
    told = "[document.body.cloneNode(false).outerHTML, document.activeElement.cloneNode(false).outerHTML]"
    raise AssertionError(f"{so}: {page.evaluate(told)}")


def test_a_key_that_skips_does_nothing_else(person: Callable[..., Any]) -> None:
    """Half-second presses through a whole telling, as someone in a hurry makes them, answer nothing."""
    ana = person(motion="no-preference")
    page, press = ana.page, ana.page.keyboard.press
    sent: list[str] = []
    seats: list[Any] = []  # how they stood when the page was last told

    def told(data: str | bytes) -> None:
        seats[:] = json.loads(data).get("status", {}).get("seats", seats)

    def listen(ws: Any) -> None:
        ws.on("framesent", lambda data: sent.append(json.loads(data)["type"]))
        ws.on("framereceived", told)

    page.on("websocket", listen)
    page.clock.install()
    ana.sit(seats="3")
    page.evaluate(WATCHED)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 2"))
    first = ana.asked
    ana.press("hand/hunters-dream")
    while not page.query_selector("body[data-ui-telling]"):
        page.clock.run_for(20)
    assert page.is_visible("#skip") and not page.is_visible("#commit")
    page.clock.run_for(3000)
    assert page.evaluate("window.moved") > 3  # things moved while it was told
    answers = sent.count("answer")
    for _ in range(30):
        press("Enter")
        page.clock.run_for(500)
    while ana.asked in ("", first) or any(one["asked"] for one in seats[1:]):  # what bots decide is told, too
        page.clock.run_for(20)
    for _ in range(6):
        press("Enter")
        page.clock.run_for(500)
    assert sent.count("answer") == answers == 1
    assert not page.is_visible("#skip") and page.is_disabled("#commit")
    # the focus is on something that can be had, and not on leaving it
    focused = page.evaluate("document.activeElement.dataset.spot")
    assert focused in ana.offered() and focused != "option/none"
    # a held key does nothing, whoever waits a moment or looks around is obeyed
    page.clock.run_for(2000)
    page.keyboard.down("Enter")
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert sent.count("answer") == 1
    until(page, f"document.querySelector(`[data-spot='{focused}'][data-ui-sel]`)")
    while not page.evaluate("document.activeElement.matches('[data-ui-on]:not([data-ui-sel])')"):
        press("n")  # to something else; two of the same are one choice
        page.clock.run_for(20)
    press("Enter")
    until(page, "document.activeElement.hasAttribute('data-ui-sel')")
    press("Enter")
    while sent.count("answer") < 2:
        page.wait_for_timeout(20)


def test_motion_sound_and_stories(person: Callable[..., Any]) -> None:
    ana = person(motion="no-preference", lang="en")
    page = ana.page
    ana.sit(seats="3")
    page.evaluate(WATCHED)
    # a walk goes along its path and ends where the figure stands; what is cut short leaves nothing behind
    path = [[10, 20], [10, 60], [50, 20]]
    told = page.evaluate(
        STANDS, [[0, {"kind": "walk", "on": "toy", "path": path}], [1, {"kind": "hurt", "on": "toy", "amount": 2}]]
    )
    assert told["way"][0] == "-40px" and told["way"][2] == "-40px 40px" and told["way"][-1] == "0px"
    assert told["lengths"][0] > 300 < told["lengths"][1] and told["left"] == 0
    # a story waits for its reader
    page.evaluate(STORY, "Once upon a time.")
    page.wait_for_selector("#story:not([hidden])")
    assert page.inner_text("#story-text") == "Once upon a time."
    page.click("#story button")
    page.wait_for_selector("#story", state="hidden")
    page.click("#skip")
    page.wait_for_selector("body:not([data-ui-telling])")
    # sound: only after a gesture, as loud as the device likes, every one of them
    page.click("#settings summary")
    page.evaluate("part('sound').then(({ NAMES, play }) => NAMES.forEach(play))")
    names = page.evaluate("part('sound').then(({ NAMES, played }) => [NAMES, played])")
    assert len(names[0]) == 15 and names[1][-15:] == names[0]
    page.fill("#volume", "0")
    page.select_option("#pace", "4")
    page.evaluate("part('sound').then(({ play }) => play('turn'))")
    assert page.evaluate("part('sound').then(({ played }) => played.length)") <= len(names[1]) + 1
    page.reload()
    ana.ready()
    assert page.input_value("#pace") == "4" and page.input_value("#volume") == "0"
    # a switch stills it: all is shown at once, as where motion is reduced
    page.evaluate(WATCHED)
    page.click("#settings summary")
    page.check("#calm")
    page.click("#settings summary")
    page.evaluate(STORY, "Nobody waits.")
    ana.press("hand/hunters-dream")
    page.wait_for_selector("#story", state="hidden")
    page.wait_for_function("() => document.body.dataset.uiAsk && !document.body.hasAttribute('data-ui-telling')")
    assert page.evaluate("window.moved") == 0
