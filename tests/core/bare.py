"""A game that is nothing but a flow: for tests that need one rule and no more."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from taverna.core import Chance, Event, Flow, Game, GameOver, Pool, Result, Say, State, Table, Text


class Tray(State):
    n: int = 0
    hand: list[str] = []
    pile: list[str] = []
    notes: list[str] = []


class Noted(Event, frozen=True):
    who: int


class Bare(Game[Tray]):
    id = "bare"
    title = Text(en="Bare", es="Bare", pt_BR="Bare")
    seats = range(1, 5)
    folder = Path(__file__).parent / "toy_box"
    state_type = Tray

    def __init__(self, flow: Callable[[Tray], Flow], version: int = 1) -> None:
        self.flow = flow
        self.version = version  # type: ignore[misc]

    def begin(self, seats: int, seed: int, options: Any, content: Any) -> Tray:
        return Tray(chance=Chance(seed), hand=["a", "b"], pile=["c", "d", "e"])

    def run(self, g: Tray) -> Flow:
        return self.flow(g)

    def hidden(self, g: Tray, seat: int | None) -> list[Pool]:
        return [Pool([g.pile]) if seat == 0 else Pool([g.pile, g.hand])]

    def build(self, raw: Any) -> Any:
        return {}

    def name(self, content: Any, id: str) -> Text | None:
        return None

    def seat_name(self, g: Tray, seat: int) -> str:
        return f"seat {seat}"

    def wording(self, g: Tray, ask: Any, value: Any) -> Say:
        return Say("option-stop")


def table(flow: Callable[[Tray], Flow], seats: int = 2, seed: int = 1) -> Table:
    return Table(Bare(flow), seats, seed, {})


def end(outcome: str = "victory") -> GameOver:
    return GameOver(Result([0], {0: 1, 1: 0}, outcome))
