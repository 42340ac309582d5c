"""Bloodborne: The Card Game, complete: 3 to 5 Hunters, one dungeon, one of them gets out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Bench, Game
from taverna.core.scene import Markup, Scene
from taverna.core.secrets import Pool
from taverna.core.sheets import Sheet
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import board, checks, events, records, rules, scene, speech, words
from .options import Options
from .records import Content
from .scene.motions import MOTIONS
from .state import Table


class Bloodborne(Game[Table]):
    """3 to 5 players, each a Hunter; they fight together and only one score wins (BB-GAME-01, BB-GAME-02)."""

    id = "bloodborne"
    title = Text(
        en="Bloodborne: The Card Game", es="Bloodborne: El Juego de Cartas", pt_BR="Bloodborne: O Jogo de Cartas"
    )
    seats = range(3, 6)
    version = 2
    options_type = Options
    bots = {
        "beginner": "taverna.games.bloodborne.bot.levels:Beginner",
        "apprentice": "taverna.games.bloodborne.bot.levels:Apprentice",
        "hunter": "taverna.games.bloodborne.bot:HunterBot",
        "expert": "taverna.games.bloodborne.bot.levels:Expert",
    }
    usual_bot = "hunter"
    sense = "taverna.games.bloodborne.bot.sense:HunterSense"
    cast = "taverna.games.bloodborne.scene.cast:FIGURES"
    bench = Bench(seats=4)
    folder = Path(__file__).parent
    box = "taverna.games.bloodborne.things:things"
    talk = "BB-PLAY-03"
    plates = "taverna.games.bloodborne.scene.plate:plate"
    explained = speech.EXPLAINED
    telling = events.TELLING
    ahead = {"upgrade": "none"}
    state_type = Table
    moving = MOTIONS

    # -- the rules ---------------------------------------------------------------------------------------------------
    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The dungeon and what stayed in the box, the Upgrades to come, and what others hold. (What each holds can be
        worked out from what all have seen; the cards themselves are still theirs to show.)"""
        return [
            Pool([g.dungeon, g.box], back=g.is_boss),
            Pool([g.deck]),
            *(Pool([hunter.hand]) for hunter in g.hunters if hunter.seat != seat),
        ]

    def cards(self, g: Table) -> list[str]:
        action = [card for hunter in g.hunters for card in hunter.cards] + g.deck + g.available + g.removed
        foes = g.dungeon + g.box + g.gone + ([g.monster] if g.monster and g.monster != g.final else [])
        return sorted(action + foes)

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    # -- content -----------------------------------------------------------------------------------------------------
    def build(self, raw: Raw) -> Content:
        words.complete()
        content = records.build(raw)
        checks.check(content, raw)
        return content

    def names(self, content: Content) -> Mapping[str, Text]:
        return content.named

    def record(self, content: Content, id: str) -> Record | None:
        return content.cards.get(id) or content.foes.get(id)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        return {"final_boss": [None, *content.final_bosses], "first_player": [None, *range(seats)]}

    def seat_name(self, g: Table, seat: int) -> str:
        return g.content.hunters[g.hunters[seat].board].name.en

    # -- words and drawing -------------------------------------------------------------------------------------------
    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        return speech.wording(g, ask, value)

    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        return speech.targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        return speech.refuse(g, seat, target)

    def sheets(self, *asked: Any) -> list[Sheet]:
        return board.sheets(*asked)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        return scene.draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        return scene.preview(view, seat, option, words, content)

    def look(self, view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
        return scene.look(view, seat, key, words, content)


GAME = Bloodborne()
