"""How a game stood, drawn as a curve for each seat, with its rounds and what turned it; and the same in numbers."""

from __future__ import annotations

from math import ceil
from typing import Any

from taverna.core.ground import percent
from taverna.core.scene import Markup, tag
from taverna.core.words import Words
from taverna.lab.hindsight import Hindsight, Point, Turn

WIDE, HIGH = 640, 200
LEFT, RIGHT, TOP, FOOT = 48, 10, 8, 22
DASHES = ("", "9 4", "3 4", "12 4 3 4", "6 6", "2 6")
"""Lines differ in more than colour."""
CHANCE = "chance"
"""The curve that every game has; others are what its sense follows."""
APART = 26
"""Pixels between two rounds that have a number."""


class Drawn:
    """What the page of a replay shows in hindsight, in one language."""

    def __init__(self, found: Hindsight, names: list[str], words: Words) -> None:
        self.found = found
        self.names = names
        self.lang = words.lang
        self._words = words

    @property
    def seats(self) -> list[int]:
        """Those who have a curve: all play together, or each alone."""
        return [0] if self.found.together else list(range(len(self.names)))

    @property
    def chapter(self) -> str:
        """The message that says which chapter it is."""
        return "back-turn" if self.found.by_turns else "back-round"

    # -- which curves there are --------------------------------------------------------------------------------------
    @property
    def curves(self) -> list[str]:
        """The chance to win, and what else is followed in this game."""
        followed = self.found.points[0].followed if self.found.points else {}
        return [CHANCE, *[what for what in followed if self._words.has(f"curve-{what}")]]

    def titled(self, what: str) -> str:
        return self._words(f"curve-{what}")

    def explained(self, what: str) -> str:
        return self._words(f"curve-{what}-told")

    def values(self, point: Point, what: str) -> list[float]:
        return point.values if what == CHANCE else point.followed[what]

    def most(self, what: str) -> float:
        """The top of a curve: certainty, or an even number that nobody passed."""
        if what == CHANCE:
            return 1.0
        return max(2.0, 2.0 * ceil(max(max(point.followed[what]) for point in self.found.points) / 2))

    def told(self, what: str, value: float) -> str:
        return self.percent(value) if what == CHANCE else f"{value:.0f}"

    # -- in numbers --------------------------------------------------------------------------------------------------
    def percent(self, chance: float) -> str:
        return percent(self._words, chance)

    def points(self, much: float) -> str:
        """A change of the chance to win, in points of a hundred."""
        whole = round(100 * much)
        return f"{'+' if whole > 0 else '−' if whole < 0 else '±'}{abs(whole)}"

    @property
    def chapters(self) -> list[Point]:
        """The rounds, and the end."""
        rounds = [one for one in self.found.points if one.round is not None]
        return rounds + [one for one in self.found.points[-1:] if one.round is None]

    def round_at(self, at: int) -> int | None:
        begun = [one.round for one in self.found.points if one.round is not None and one.at <= at]
        return begun[-1] if begun else None

    def said(self, turn: Turn) -> dict[str, str]:
        """A decision in words."""
        return {"asked": turn.asked[self.lang], "done": turn.done[self.lang], "best": turn.best[self.lang]}

    @property
    def balance(self) -> list[dict[str, Any]]:
        """Luck beside skill: what luck gave, and what one's own decisions gave away."""
        found = self.found
        return [
            {
                "name": name,
                "seat": seat,
                "luck": None if found.together or not found.luck else self.points(found.luck[seat]),
                "lost": self.points(-found.lost[seat]) if found.lost else "",
            }
            for seat, name in enumerate(self.names)
        ]

    # -- as a curve --------------------------------------------------------------------------------------------------
    def _x(self, at: int) -> float:
        return round(LEFT + (WIDE - LEFT - RIGHT) * at / max(1, self.found.of), 1)

    def _y(self, part: float) -> float:
        return round(TOP + (HIGH - TOP - FOOT) * (1 - part), 1)

    def line(self, seat: int) -> Markup:
        """A piece of a seat's line, for the legend."""
        inside = tag("path", d="M2 6h34", class_=f"line p{seat}", stroke_dasharray=DASHES[seat % 6] or None)
        return tag("svg", inside, viewBox="0 0 38 12", width=38, height=12, aria_hidden="true")

    def curve(self, label: str, what: str = CHANCE) -> Markup:
        """The drawing. `data-of`, `data-left` and `data-right` tell a script which moment lies where."""
        parts, most = [self._grid(what), self._rounds()], self.most(what)
        for seat in self.seats:
            way = " ".join(
                f"{self._x(one.at)},{self._y(self.values(one, what)[seat] / most)}" for one in self.found.points
            )
            dash = DASHES[seat % 6] or None
            parts.append(tag("polyline", points=way, class_=f"line p{seat}", stroke_dasharray=dash))
        parts += [self._mark(turn, what) for turn in self.found.turns]
        parts.append(tag("line", x1=LEFT, x2=LEFT, y1=TOP, y2=HIGH - FOOT, class_="now"))
        return tag(
            "svg",
            *parts,
            viewBox=f"0 0 {WIDE} {HIGH}",
            class_="curve",
            role="img",
            aria_label=label,
            data_of=self.found.of,
            data_left=LEFT,
            data_right=WIDE - RIGHT,
        )

    def _grid(self, what: str) -> Markup:
        parts = []
        for part in (0.0, 0.5, 1.0):
            y = self._y(part)
            parts.append(tag("line", x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y, class_="grid"))
            parts.append(tag("text", self.told(what, part * self.most(what)), x=LEFT - 4, y=y + 4, text_anchor="end"))
        return tag("g", *parts)

    def _rounds(self) -> Markup:
        parts, last = [], -float(WIDE)
        for one in self.chapters:
            x = self._x(one.at)
            if one.round is None:
                continue
            parts.append(tag("line", x1=x, x2=x, y1=TOP, y2=HIGH - FOOT, class_="grid"))
            if x - last >= APART:
                parts.append(tag("text", str(one.round), x=x, y=HIGH - 6, text_anchor="middle"))
                last = x
        return tag("g", *parts)

    def _mark(self, turn: Turn, what: str) -> Markup:
        before = [one for one in self.found.points if one.at <= turn.at]
        seat = 0 if self.found.together else turn.seat
        part = self.values(before[-1], what)[seat] / self.most(what) if before else 0.5
        return tag("circle", r=6, class_=f"turned p{seat}", cx=self._x(turn.at), cy=self._y(part))
