"""Little Game: three rounds, and in each the brightest card takes a point."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverna.core import Ask, Flow, Game, Pool, Raw, Record, Say, Scene, Text, Words, records

from . import rules
from .board import lines
from .scene import draw
from .state import Card, Options, Table

NAMES = ["Ana", "Bo", "Cleo", "Dov"]


class LittleGame(Game[Table]):
    id = "little-game"
    title = Text(en="Little Game", es="Little Game", pt_BR="Little Game")
    seats = range(2, 5)
    options_type = Options
    bots = {"careful": "little_game.bot:CarefulBot"}
    folder = Path(__file__).parent
    explained = {"play": ("LITTLE-PLAY-01", "LITTLE-TAKE-01")}
    state_type = Table

    # -- the rules ---------------------------------------------------------------------------------------------------
    def begin(self, seats: int, seed: int, options: Options, content: dict[str, Card]) -> Table:
        return rules.deal(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The deck and the hands of the others."""
        return [Pool([g.deck, *(player.hand for player in g.players if player.seat != seat)])]

    def cards(self, g: Table) -> list[str]:
        return sorted([*g.deck, *g.trick, *g.spent, *(card for player in g.players for card in player.hand)])

    # -- content and words -------------------------------------------------------------------------------------------
    def build(self, raw: Raw) -> dict[str, Card]:
        return records(raw, "cards", Card)

    def names(self, content: dict[str, Card]) -> Mapping[str, Text]:
        return {id: card.name for id, card in content.items()}

    def record(self, content: dict[str, Card], id: str) -> Record | None:
        return content.get(id)

    def seat_name(self, g: Table, seat: int) -> str:
        return NAMES[seat]

    def wording(self, g: Table, ask: Ask, value: Any) -> Say:
        return Say("option-play", {"card": value})

    def targets(self, g: Table, ask: Ask, value: Any) -> list[str]:
        return [f"hand/{value}"]

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        return {"deck": "LITTLE-DRAW-01", "trick": "LITTLE-PLAY-02"}.get(target.partition("/")[0])

    # -- what a seat sees --------------------------------------------------------------------------------------------
    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: dict[str, Card]) -> list[str]:
        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: dict[str, Card]) -> Scene:
        return draw(view, seat, words, content)


GAME = LittleGame()
