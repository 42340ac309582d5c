"""What every part of the drawing stands on: one seat's sight of the table, and the small things all parts use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from taverna.core import ground
from taverna.core.scene import Markup, tag
from taverna.core.words import Words
from taverna.ink import sprite

from ..records import Aura, Content, Monster
from ..state import Table
from .cast import FIGURES

TYPE_ICON = {"kin": "kin", "humanoid": "mask", "beast": "claw"}

Hunted = dict[str, Any]
"""A Hunter, as the view shows it; of a hand that it does not show, blank cards."""
SEEN = (
    *("round", "step", "first", "final", "monster", "slain", "echoes", "full", "total", "rolled", "silencer"),
    *("dungeon", "deck", "gone", "available"),
)
"""What is drawn beside the Hunters; of the decks, blank cards."""


class Drawing(ground.Drawing):
    """One seat's sight of one table, in one language."""

    content: Content

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        g = ground.table_of(Table, view, content, lent=True)
        self.hunters: list[Hunted] = msgspec.to_builtins(g.hunters)
        self.sight: dict[str, Any] = {name: getattr(g, name) for name in SEEN} | {"hunters": self.hunters}
        known = [(hunter["board"], words.seat(hunter["seat"])) for hunter in self.hunters]
        super().__init__(view, seat, words, content, *known)
        self.me: Hunted | None = None if seat is None else self.hunters[seat]
        self.aura: Aura = content.auras[g.final][g.monster]
        self.monster: Monster | None = content.foes[g.monster] if g.monster else None
        near = seat or 0
        self.chairs: list[Hunted] = self.hunters[near:] + self.hunters[:near]

    def source(self, source: str) -> str:
        """Where the values come from, for those who ask."""
        return self.say(f"scene-source-{source}")

    def pic(self, hunter: Hunted) -> Markup:
        """A Hunter's face within an arch in the colour of the seat, as large as its place says."""
        return self.everywhere(lambda: _pic(hunter), "pic", hunter["seat"], hunter["board"], down(hunter))

    def bust(self, hunter: Hunted) -> Markup:
        """The same, large, before carved ground."""
        return tag("span", sprite.bust(FIGURES, hunter["board"], f"p{hunter['seat']}", kind="hero"), class_="pic")

    def trophy_worth(self, hunter: Hunted) -> int:
        return sum(self.content.trophy_worth(type, n) for type, n in hunter["trophies"].items())


def down(hunter: Hunted) -> bool:
    return bool(hunter["dead"] or hunter["out"])


def _pic(hunter: Hunted) -> Markup:
    class_ = f"p{hunter['seat']}" + (" dead" if down(hunter) else "")
    drawn = sprite.token(FIGURES, hunter["board"], 50, 52, 104, class_, "hero")
    face = tag("svg", drawn, viewBox="0 0 100 100", class_="face", aria_hidden="true")
    return tag("span", face, class_=f"pic p{hunter['seat']}")


def keyed(place: str, cards: Sequence[str]) -> list[tuple[str, str]]:
    """(card, key): copies after the first are numbered."""
    if len({*cards}) == len(cards):
        return [(id, f"{place}/{id}") for id in cards]
    seen: Counter[str] = Counter()
    made = []
    for id in cards:
        made.append((id, f"{place}/{id}" + (f".{seen[id]}" if seen[id] else "")))
        seen[id] += 1
    return made


def size(zone: Any) -> int:
    """How many cards lie in a zone, shown or not."""
    return int(zone["size"]) if isinstance(zone, dict) else len(zone)
