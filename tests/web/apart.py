"""Which figures of a game look alike on a board? Each is drawn at 44 px; the nearest pairs are told with the mean
difference of their pixels (0 to 255) and the share of the square in which their outlines differ.

python -m tests.web.apart [GAME …]
"""

from __future__ import annotations

import base64
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np
from playwright.sync_api import sync_playwright

from ink.casts import KINDS, figures_of
from taverna.core.scene import FETCHED, stylesheet
from taverna.ink.sprite import Figures, token
from web.browser import launched

SIZE = 44
PAPER = 200
PIXELS = """async ([pictures, size]) => {
  const out = [];
  for (const picture of pictures) {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(picture);
    await image.decode();
    const canvas = new OffscreenCanvas(size, size), drawing = canvas.getContext('2d');
    drawing.drawImage(image, 0, 0, size, size);
    out.push(btoa(String.fromCharCode(...drawing.getImageData(0, 0, size, size).data)));
  }
  return out;
}"""


def alone(figures: Figures, id: str) -> str:
    """One token as a picture that fetches nothing."""
    symbols, pigments = figures.inlined([f"t-{id}"])
    drawn = FETCHED.sub('href="#', token(figures, id, 50, 50, 100))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{SIZE}" height="{SIZE}">'
        f"<style>{stylesheet()}{pigments}</style><defs>{symbols}</defs>{drawn}</svg>"
    )


def nearest(page: Any, figures: Figures) -> list[tuple[float, float, str, str]]:
    """All pairs of a game, the most alike first: difference of tone, of outline, who."""
    names = list(figures.cast)
    raw = page.evaluate(PIXELS, [[alone(figures, id) for id in names], SIZE])
    pixels = [np.frombuffer(base64.b64decode(one), np.uint8).reshape(-1, 4).astype(float) for one in raw]
    cover = [one[:, 3:] / 255 for one in pixels]
    seen = [one[:, :3] * over + PAPER * (1 - over) for one, over in zip(pixels, cover, strict=True)]
    pairs = []
    for one, other in combinations(range(len(names)), 2):
        tone = float(np.abs(seen[one] - seen[other]).mean())
        pairs.append((tone, float(np.abs(cover[one] - cover[other]).mean()), names[one], names[other]))
    return sorted(pairs)


def main() -> None:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        for game in sys.argv[1:] or KINDS:
            pairs = nearest(page, figures_of(game))
            print(game, f"median {pairs[len(pairs) // 2][0]:.1f}")
            for tone, shape, one, other in pairs[:16]:
                print(f"{tone:6.1f} {shape:5.0%}  {one} / {other}")
        browser.close()


if __name__ == "__main__":
    main()
