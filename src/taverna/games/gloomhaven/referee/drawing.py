"""One position of the referee in one language: the facts from which every part of its page is drawn.

Hexes are named as on a map, a letter for the column and a number for the row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from math import sqrt
from typing import Any

from taverna.core.referee import Say
from taverna.core.scene import Markup, icon, tag
from taverna.hexgrid import Hex, neighbours

from ..scene.hexes import RADIUS, centre, hexagon
from .sketch import Sketch

ICONS = {"obstacle": "rock", "trap": "trap", "hazard": "flame", "difficult": "wave", "door": "door"}
TILE, RIM = hexagon(RADIUS - 0.7), hexagon(RADIUS - 2.6)
BRICKS = "M-25-9H25M-25 7H25M-8-25V-9M10-9V7M-12-9V7M0 7V25M-18 7V17M18 7V17M12-22V-9"
TOKEN = "M0-17 15.5-8.500v17L0 17-15.5 8.500v-17Z"


class Drawing:
    """One position in one language."""

    def __init__(
        self, sketch: Sketch, answer: dict[str, Any], words: Say, chosen: int = 0, link: Callable[[int], str] = str
    ) -> None:
        self.sketch = sketch
        self.answer = answer
        self.words = words
        self.link = link
        self.options: list[dict[str, Any]] = answer.get("options", [])
        self.chosen = max(0, min(chosen, len(self.options) - 1))
        self.option: dict[str, Any] | None = self.options[self.chosen] if self.options else None
        self.standing = sketch.standing
        self.visible: set[Hex] | None = {(q, r) for q, r in answer["visible"]} if "visible" in answer else None
        self.reach: dict[Hex, dict[str, Any]] = {(w["at"][0], w["at"][1]): w for w in answer.get("reach", [])}

    @cached_property
    def hexes(self) -> list[Hex]:
        """What is drawn: all there is, and a rim to paint on."""
        known = self.sketch.known | self.standing.keys() or {(0, 0), (1, 0), (0, 1)}
        rim = {b for a in known for b in neighbours(a)}
        return sorted(known | rim, key=lambda a: (a[1], a[0]))

    @cached_property
    def _first(self) -> tuple[int, int]:
        return min(2 * q + r for q, r in self.hexes), self.hexes[0][1]

    def name(self, a: Sequence[int]) -> str:
        """C4: the column's letter and the row's number."""
        left, top = self._first
        return f"{letters((2 * a[0] + a[1] - left) // 2)}{a[1] - top + 1}"

    def box(self) -> dict[str, str]:
        """The view box of the board and its size."""
        xs, ys = zip(*map(centre, self.hexes), strict=True)
        w, h = sqrt(3) / 2 * RADIUS + 3, RADIUS + 3
        width, height = max(xs) - min(xs) + 2 * w, max(ys) - min(ys) + 2 * h
        view = f"{min(xs) - w:.1f} {min(ys) - h:.1f} {width:.1f} {height:.1f}"
        return {"viewBox": view, "width": f"{width * 1.3:.0f}", "height": f"{height * 1.3:.0f}"}

    def figure(self, who: str, form: str = "who") -> str:
        """A figure in words: `who` (a subject), `whom` (an object) or `label` (with all there is to say)."""
        kind = who.rstrip("0123456789")
        number = int(who.removeprefix(kind) or 0)
        s, w = self.sketch, self.words
        if kind == "character":
            one = s.characters[number]
            hidden = "yes" if one.invisible else "no"
            return w(f"referee-{form}-character", name=letters(number), initiative=one.initiative, invisible=hidden)
        if kind == "summon":
            return w(f"referee-{form}-summon", name=letters(s.summons[number].owner))
        return w(f"referee-{form}-{kind}")

    def target(self, a: Sequence[int], form: str = "whom") -> str:
        return self.figure(self.standing[a[0], a[1]], form)

    def listed(self, names: list[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.words("referee-list", rest=", ".join(names[:-1]), last=names[-1])


def letters(n: int) -> str:
    """A, B, .. Z, AA, AB, .."""
    return (letters(n // 26 - 1) if n >= 26 else "") + chr(65 + n % 26)


def badge(name: str, x: float, y: float, kind: str = "", scale: float = 1) -> Markup:
    move = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1 else "")
    strike = tag("path", d="M-5 5 5-5", class_="slash") if kind == "struck" else None
    return tag("g", tag("circle", r=8), icon(name, 11), strike, class_=f"sign {kind}".strip(), transform=move)


def glance(x1: float, y1: float, x2: float, y2: float) -> list[Markup]:
    ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
    dots = [tag("circle", cx=x, cy=y, r=r) for r, x, y in ((5.5, x1, y1), (3, x2, y2), (5.5, x2, y2))]
    return [tag("line", class_="halo", **ends), tag("line", **ends), *(dots if (x1, y1) == (x2, y2) else dots[::2])]
