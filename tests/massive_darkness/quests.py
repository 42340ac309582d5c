"""Missions in the middle: who is where, what has happened, and a blade that ends it."""

from __future__ import annotations

from typing import Any

import taverna
from taverna.core.table import Table

from .tables import asked, offered, say

CONTENT = taverna.find("massive-darkness").content()
MISSIONS = list(CONTENT.missions)
STRONG = "world-breaker"  # 3 red and 2 yellow dice in Melee
BLOW: dict[str, Any] = {"yellow": ["2b", "2b"], "red": ["3d", "3d", "3d"]}  # 13 Hits


def armed(g: Any, seat: int = 0) -> None:
    """A Hero with the strongest blade there is."""
    g.treasures[4].remove(STRONG)
    g.heroes[seat].hands = [STRONG]


def quiet(g: Any) -> None:
    """No Event does anything for a long time."""
    g.events = ["blessing-silence"] * 30


def marked(g: Any, mark: str) -> Any:
    return next(enemy for enemy in g.enemies.values() if enemy.mark == mark)


def away(g: Any) -> None:
    """Take all Enemies off the board, and their cards back into the decks."""
    for gone in g.enemies.values():
        card = g.content.cards[gone.card]
        deck = (g.lower if card.tier == "lower" else g.higher) if card.tier else g.guards[card.level - 1]
        deck.append(gone.card)
        for gear in gone.gear:
            g.treasures[g.content.items[gear].level - 1].append(gear)
    g.enemies.clear()


def outcome(t: Table) -> str | None:
    return None if t.result is None else t.result["outcome"]


def answer_all(t: Table, *wanted: str) -> None:
    """Answer what is asked besides Actions: what is wanted where it is on offer, else the last there is."""
    while not t.over and asked(t)[1] != "act":
        ids = offered(t)
        say(t, next((id for id in wanted if id in ids), ids[-1]))
