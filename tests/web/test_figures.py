"""Figures in a browser: a page's use of a file of symbols works under our policy, and no two of a game look alike."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from ink.casts import KINDS, figures_of
from taverna.ink.sprite import STYLE, token

pytestmark = pytest.mark.browser

SIZE = 44
APART = 36
"""The least mean difference (0 to 255) of two figures' pixels at 44 px, both in the same accent."""
SHARE = 600
"""Pairs of a game that are compared, unless TAVERNA_FULL is set."""

PIXELS = """async ([svgs, n]) => {
  const found = [];
  for (const svg of svgs) {
    const image = new Image(); image.src = 'data:image/svg+xml,' + encodeURIComponent(svg); await image.decode();
    const canvas = document.createElement('canvas'); canvas.width = canvas.height = n;
    const drawing = canvas.getContext('2d'); drawing.fillStyle = '#c8c8c8'; drawing.fillRect(0, 0, n, n);
    drawing.drawImage(image, 0, 0, n, n);
    const data = drawing.getImageData(0, 0, n, n).data;
    let text = ''; for (let k = 0; k < data.length; k++) if (k % 4 < 3) text += String.fromCharCode(data[k]);
    found.push(btoa(text));
  }
  return found; }"""

COLOURS = """async ([markup, class_]) => {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg id="probe" viewBox="0 0 100 100" width="200" height="200">${markup}</svg>`;
  document.body.prepend(holder);
  if (class_) holder.querySelector('.figure').classList.add(...class_.split(' '));
  const use = holder.querySelector('use');  // the first time the host draws them all
  for (let n = 0; use && !use.getBBox().width && n < 600; n++) await new Promise(done => setTimeout(done, 100));
}"""


def drawn_tokens(chromium: Any, game: str) -> dict[str, bytes]:
    """{id: the pixels of its token on grey}."""
    figures = figures_of(game)
    svgs = []
    for id, figure in figures.cast.items():
        style = STYLE + figures.style([f"t-{id}"]) + ":root{--a:#8f2f36}"
        body = f'<g class="ink c-{id}">{figure.cut(small=True).paths}</g>'
        svgs.append(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{SIZE}" height="{SIZE}">'
            f"<style>{style}</style>{body}</svg>"
        )
    page = chromium.new_page()
    pixels = page.evaluate(PIXELS, [svgs, SIZE])
    page.close()
    return {id: base64.b64decode(data) for id, data in zip(figures.cast, pixels, strict=True)}


def difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("game", sorted(KINDS))
def test_no_two_figures_of_a_game_look_alike(chromium: Any, game: str) -> None:
    pixels = drawn_tokens(chromium, game)
    pairs = list(combinations(sorted(pixels), 2))
    if not os.environ.get("TAVERNA_FULL"):
        pairs = Random(game).sample(pairs, min(SHARE, len(pairs)))
    alike = {pair: round(found, 1) for pair in pairs if (found := difference(*(pixels[id] for id in pair))) < APART}
    assert alike == {}


def test_a_page_may_use_the_files_of_figures(person: Callable[..., Any], host: Any) -> None:
    """Under our policy; the seat's colour reaches into the file, and a state does."""
    one = person()
    page = one.page
    page.goto("/rules/gloomhaven")
    figures = figures_of("gloomhaven")
    shots = []
    for class_ in ("p0", "p1", "p1 hidden"):
        page.evaluate(COLOURS, [str(token(figures, "mindthief", 50, 50, 100)), class_])
        shots.append(page.locator("#probe").first.screenshot())
        page.evaluate("document.querySelector('#probe').parentElement.remove()")
    page.evaluate(COLOURS, ['<rect width="1" height="1"/>', ""])
    empty = page.locator("#probe").first.screenshot()
    assert len({*shots, empty}) == 4
    assert all(len(shot) > 2 * len(empty) for shot in shots[:2])
