"""A game of one file and no more: no content, catalogue, locale, board or drawing. It plays at once all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core import Ask, Chance, Flow, Game, GameOver, Pool, Result, Say, State, Text


class Heap(State):
    left: int = 11


def run(g: Heap) -> Flow:
    """In turn, one to three are taken; whoever takes the last one loses."""
    seat = 0
    while True:
        g.left -= yield Ask(seat, "take", [n for n in (1, 2, 3) if n <= g.left])
        if not g.left:
            raise GameOver(Result([1 - seat], {seat: 0, 1 - seat: 1}, "victory"))
        seat = 1 - seat


class Nim(Game[Heap]):
    id = "nim"
    title = Text(en="Nim", es="Nim", pt_BR="Nim")
    seats = range(2, 3)
    folder = Path(__file__).parent / "no such folder"
    state_type = Heap

    def begin(self, seats: int, seed: int, options: Any, content: Any) -> Heap:
        return Heap(chance=Chance(seed))

    def run(self, g: Heap) -> Flow:
        return run(g)

    def hidden(self, g: Heap, seat: int | None) -> list[Pool]:
        return []

    def build(self, raw: Any) -> dict[str, Any]:
        return {}

    def seat_name(self, g: Heap, seat: int) -> str:
        return f"Player {seat + 1}"

    def wording(self, g: Heap, ask: Ask, value: Any) -> Say:
        return Say("option-take", {"n": value})


GAME = Nim()
