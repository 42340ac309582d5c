"""Write a sheet of every game's figures into docs/pictures: bust, token by day, standee by night.

python tests/web/sheets.py [--only GAME] [--ids a,b] [--size 320] [folder]
"""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import sync_playwright

from ink.casts import KINDS, figures_of
from taverna.core.scene import FETCHED, stylesheet
from taverna.ink.sprite import Figures, bust, standee, token
from web.browser import launched

LOOK = """
body { margin: 0; width: max-content; font: 9.5px/1.15 var(--text); background: #ddd0b8; color: #2a211b; }
.sheet { display: grid; gap: 4px; padding: 6px; }
figure { margin: 0; overflow-wrap: anywhere; text-align: center; overflow: hidden; }
figure { display: grid; justify-items: center; }
svg { display: block; } .night { background: #39332c; }
"""
COLUMNS = 15


def shown(figures: Figures, id: str, size: int) -> str:
    """One figure: its bust, its token by day, its standee by night, its name."""
    drawn = bust(figures, id)
    box = f'viewBox="-4 -4 108 108" width="{size // 2}" height="{size // 2}"'
    by_day = f"<svg {box}>{token(figures, id, 50, 50, 100)}</svg>"
    by_night = f'<svg class="night" {box}>{standee(figures, id, 50, 50, 100)}</svg>'
    both = f'<div class="both">{by_day}{by_night}</div>'
    return f"<figure>{drawn}{both}{id}</figure>"


def sheet(figures: Figures, ids: list[str], size: int) -> str:
    """A page that fetches nothing."""
    columns = max(1, min(COLUMNS, 1200 // size, len(ids)))
    symbols, pigments = figures.inlined(f"{letter}-{id}" for id in ids for letter in "bgts")
    cells = FETCHED.sub('href="#', "".join(shown(figures, id, size) for id in ids))
    grid = f".sheet {{ grid-template-columns: repeat({columns}, {size}px); }} .both {{ display: flex; }}"
    grid += f" .bust {{ width: {size}px; height: {size}px; }}"
    return (
        f'<html data-theme="light"><style>{stylesheet()}{pigments}{LOOK}{grid}</style>'
        f'<svg width="0" height="0">{symbols}</svg><div class="sheet">{cells}</div></html>'
    )


PIXELS = """async png => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height), drawing = canvas.getContext('2d');
  drawing.drawImage(image, 0, 0);
  const data = drawing.getImageData(0, 0, image.width, image.height).data;
  let text = '';
  for (let k = 0; k < data.length; k += 4) text += String.fromCharCode(data[k], data[k + 1], data[k + 2]);
  return [image.width, image.height, btoa(text)];
}"""


def packed(page: Any, png: bytes) -> bytes:
    """The same picture in the 256 colours it uses most: a third of the bytes."""
    wide, tall, text = page.evaluate(PIXELS, base64.b64encode(png).decode())
    raw = base64.b64decode(text)
    colours = [raw[at : at + 3] for at in range(0, len(raw), 3)]
    known = Counter(colours)
    palette = [colour for colour, _ in known.most_common(256)]

    def nearest(colour: bytes) -> int:
        return min(
            range(len(palette)), key=lambda nth: sum((a - b) ** 2 for a, b in zip(palette[nth], colour, strict=True))
        )

    rough = {bytes(part & 0xF8 for part in colour): 0 for colour in known}
    rough = {colour: nearest(colour) for colour in rough}
    exact = {colour: nth for nth, colour in enumerate(palette)}
    index = {colour: exact.get(colour, rough[bytes(part & 0xF8 for part in colour)]) for colour in known}
    rows = b"".join(
        b"\0" + bytes(index[colour] for colour in colours[row * wide : (row + 1) * wide]) for row in range(tall)
    )

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", wide, tall, 8, 3, 0, 0, 0)
    parts = (b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parents[2] / "docs" / "pictures")
    parser.add_argument("--only", choices=list(KINDS))
    parser.add_argument("--ids", default="")
    parser.add_argument("--size", type=int)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for game in [asked.only] if asked.only else KINDS:
            figures = figures_of(game)
            page = browser.new_page(viewport={"width": 1280, "height": 300})
            ids = asked.ids.split(",") if asked.ids else list(figures.cast)
            page.set_content(sheet(figures, ids, asked.size or (70 if len(ids) > 60 else 104)))
            drawn = packed(page, page.locator(".sheet").screenshot())
            (asked.folder / f"figures-{game}.png").write_bytes(drawn)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
