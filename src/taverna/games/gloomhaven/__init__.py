"""Gloomhaven: scenario play, complete, for 2 to 4 characters."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from taverna.core.ask import Ask, Flow, Result, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Bench, Game, Sequel
from taverna.core.scene import Markup, Scene
from taverna.core.secrets import Pool
from taverna.core.sheets import Sheet
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import events, rules, speech
from .board import sheets
from .campaign import alone, onward
from .options import LASTING, NEEDS, READINGS, Options
from .records import build
from .records.content import Content
from .rules import secrets
from .scene import draw
from .scene.look import look
from .scene.motions import MOTIONS
from .scene.preview import preview
from .state import Table
from .words import complete


class Gloomhaven(Game[Table]):
    """2 to 4 characters against a scenario; one person may play several (GH-GAME-01, GH-GAME-04, GH-SOLO-01)."""

    id = "gloomhaven"
    title = Text(en="Gloomhaven", es="Gloomhaven", pt_BR="Gloomhaven")
    version = 2
    seats = range(2, 5)
    options_type = Options
    folder = Path(__file__).parent
    box = "taverna.games.gloomhaven.things:things"
    plates = "taverna.games.gloomhaven.scene.plate:plate"
    state_type = Table
    moving = MOTIONS
    declining = Game.declining | {"no-rest", "keep"}
    ahead = {"negate": "suffer", "short-rest": "no-rest", "redraw": "keep"}
    cooperative = True
    bots = {
        "beginner": "taverna.games.gloomhaven.bot.levels:Beginner",
        "apprentice": "taverna.games.gloomhaven.bot.levels:Apprentice",
        "mercenary": "taverna.games.gloomhaven.bot:MercenaryBot",
        "expert": "taverna.games.gloomhaven.bot.levels:Expert",
    }
    usual_bot = "mercenary"
    sense = "taverna.games.gloomhaven.bot.sense:PartySense"
    cast = "taverna.games.gloomhaven.scene.cast:FIGURES"
    judge = "taverna.games.gloomhaven.referee.page:REFEREE"
    bench = Bench(seats=4, more={"hex ground": "taverna.games.gloomhaven.referee.bench:bench"})
    first_evening = {"mode": "campaign"}
    needs = NEEDS
    readings = READINGS
    unique = frozenset({"classes"})
    explained = speech.EXPLAINED
    telling = events.TELLING

    # -- the rules ---------------------------------------------------------------------------------------------------
    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def campaign(self, g: Table) -> bool:
        return g.campaign is not None

    def sequel(self, g: Table, result: Result) -> Sequel | None:
        """A campaign goes on with the next evening, in the world this one has left: with the same party, another one
        or a new one, of as many as like (GH-PARTY-02..04)."""
        if g.campaign is None:
            return None
        options: dict[str, Any] = {name: getattr(g.options, name) for name in LASTING}
        options["world"] = msgspec.to_builtins(alone.rejoined(g.campaign))
        ways = onward.ways(g)
        return Sequel(seats=ways[0].seats, options=options, ways=ways)

    def build(self, raw: Raw) -> Content:
        complete()
        return build(raw)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        return secrets.pools(g, seat)

    def cards(self, g: Table) -> list[str]:
        return secrets.cards(g)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        """What is played, scenario and levels first, then the rest."""
        found: dict[str, list[Any]] = {
            "mode": ["scenario", "campaign"],
            "scenario": [*content.scenarios, *content.solos],
            "character_level": list(range(1, 10)),
            "level": [None, *range(8)],
        }
        return found | super().choices(content, seats)

    def picks(self, content: Content, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """A class each (GH-GAME-03); in a campaign they are chosen at the table."""
        if options.get("mode") == "campaign":
            return {}
        return {"classes": [id for id, one in content.classes.items() if not one.locked]}

    # -- words -------------------------------------------------------------------------------------------------------
    def words(self, lang: str, g: Table) -> Words:
        return speech.Speech(lang, g)

    def names(self, content: Content) -> dict[str, Text]:
        return content.named

    def name(self, content: Content, id: str) -> Text | None:
        return speech.name(content, id)

    def record(self, content: Content, id: str) -> Record | None:
        for kind in (content.classes, content.cards, content.items, content.monsters, content.summons):
            if id in kind:
                return kind[id]
        return content.battle_goals.get(id) or content.scenarios.get(id)

    def story(self, content: Content, id: str) -> Text | None:
        return content.scenarios[id].intro if id in content.scenarios else None

    def seat_name(self, g: Table, seat: int) -> str:
        return speech.Speech("en", g).seat(seat)

    def asking(self, g: Table, ask: Ask) -> Say:
        return speech.asking(g, ask)

    def dire(self, g: Table, ask: Ask) -> bool:
        return speech.dire(ask)

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        return speech.wording(g, ask, value)

    # -- the board ---------------------------------------------------------------------------------------------------
    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        return speech.targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        return speech.refuse(g, seat, target)

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    def sheets(self, *asked: Any) -> list[Sheet]:
        return sheets(*asked)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        return draw(view, seat, words, content)

    def look(self, view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
        return look(view, seat, key, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        return preview(self, view, seat, option, words, content)


GAME = Gloomhaven()
