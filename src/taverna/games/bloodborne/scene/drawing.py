"""What every part of the drawing stands on: one seat's sight of the table, and the small things all parts use."""

from __future__ import annotations

from collections import Counter
from typing import Any

from taverna.core import ground
from taverna.core.scene import Markup, icon, tag
from taverna.core.words import Words

from ..foresight import holdings
from ..records import Aura, Content, Monster

SEAT_MARK = {"henryk": "axe", "eileen": "feather", "ludwig": "greatsword", "djura": "gear", "valtrude": "rose"}
MARKS = ("axe", "feather", "greatsword", "gear", "rose")
TYPE_ICON = {"kin": "kin", "humanoid": "mask", "beast": "claw"}

Hunted = dict[str, Any]
"""A Hunter, as the view shows it."""


class Drawing(ground.Drawing):
    """One seat's sight of one table, in one language."""

    content: Content

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        self.hunters: list[Hunted] = view["hunters"]
        known = [(hunter["board"], words.seat(hunter["seat"])) for hunter in self.hunters]
        super().__init__(view, seat, words, content, *known)
        self.me: Hunted | None = None if seat is None else self.hunters[seat]
        self.aura: Aura = content.auras[view["final"]][view["monster"]]
        self.monster: Monster | None = content.foes[view["monster"]] if view["monster"] else None
        first = view["first"]
        self.order: list[Hunted] = self.hunters[first:] + self.hunters[:first]
        self.holdings = holdings(view)

    def source(self, source: str) -> str:
        """Where the values come from, for those who ask."""
        return self.say(f"scene-source-{source}")

    def token(self, hunter: Hunted, size: int) -> Markup:
        """A Hunter's mark: colour and shape."""
        return self.kept(lambda: _token(hunter, size), "token", hunter["seat"], size)

    def trophy_worth(self, hunter: Hunted) -> int:
        return sum(self.content.trophy_worth(type, n) for type, n in hunter["trophies"].items())


def _token(hunter: Hunted, size: int) -> Markup:
    mark = SEAT_MARK.get(hunter["board"], MARKS[hunter["seat"] % len(MARKS)])
    return tag(
        "svg",
        tag("circle", r=17, class_="body"),
        icon(mark, 22, class_="ic"),
        viewBox="-20 -20 40 40",
        width=size,
        height=size,
        class_=f"token p{hunter['seat']}",
        aria_hidden="true",
    )


def keyed(place: str, cards: list[str]) -> list[tuple[str, str]]:
    """(card, key): copies after the first are numbered."""
    seen: Counter[str] = Counter()
    made = []
    for id in cards:
        made.append((id, f"{place}/{id}" + (f".{seen[id]}" if seen[id] else "")))
        seen[id] += 1
    return made


def size(zone: Any) -> int:
    """How many cards lie in a zone, shown or not."""
    return int(zone["size"]) if isinstance(zone, dict) else len(zone)
