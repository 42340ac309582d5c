"""Massive Darkness: 1 to 6 Heroes against the Darkness, by Mission or by campaign."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Result, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Bench, Game, Sequel
from taverna.core.scene import Markup, Scene
from taverna.core.secrets import Pool
from taverna.core.sheets import Sheet
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import board, events, rules, speech
from . import words as vocabulary
from .campaign import story
from .options import NEEDS, READINGS, Options
from .records import Content, build
from .scene import draw
from .scene.look import look
from .scene.motions import MOTIONS
from .scene.preview import told
from .state import Table


class MassiveDarkness(Game[Table]):
    """1 to 6 players, each with one Hero; nothing is secret between them (MD-GAME-01..03)."""

    id = "massive-darkness"
    title = Text(en="Massive Darkness", es="Massive Darkness", pt_BR="Massive Darkness")
    version = 2
    seats = range(1, 7)
    options_type = Options
    bots = {
        "beginner": "taverna.games.massive_darkness.bot.levels:Beginner",
        "apprentice": "taverna.games.massive_darkness.bot.levels:Apprentice",
        "lightbringer": "taverna.games.massive_darkness.bot:LightbringerBot",
        "expert": "taverna.games.massive_darkness.bot.levels:Expert",
    }
    usual_bot = "lightbringer"
    sense = "taverna.games.massive_darkness.bot.sense:PartySense"
    cast = "taverna.games.massive_darkness.scene.cast:FIGURES"
    judge = "taverna.games.massive_darkness.referee:REFEREE"
    bench = Bench(seats=4, options={"mission": "scorched-earth"})
    first_evening = {"mode": "story"}
    folder = Path(__file__).parent
    box = "taverna.games.massive_darkness.things:things"
    plates = "taverna.games.massive_darkness.scene.plate:plate"
    cooperative = True
    open_handed = True
    explained = speech.EXPLAINED
    telling = events.TELLING
    deadly = ("save",)
    ahead = {"aside": "none", "agree": "yes", "reorganise": "done"}
    unique = frozenset({"heroes"})
    needs = NEEDS
    readings = READINGS
    state_type = Table
    moving = MOTIONS

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        lay_out = story.lay_out if options.mode == "story" else rules.lay_out
        return lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g) if g.saga is None else story.run(g)

    def campaign(self, g: Table) -> bool:
        return g.saga is not None

    def sequel(self, g: Table, result: Result) -> Sequel | None:
        """A story goes on with its next Mission."""
        options = story.sequel_options(g)
        return None if options is None else Sequel(seats=g.seats, options=options)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The order of the decks, and what lies face down; players have no secrets."""
        return [
            *(Pool([deck]) for deck in (*g.treasures, *g.guards)),
            *(Pool([deck]) for deck in (g.lower, g.higher, g.doors, g.events, g.artifacts)),
            *([Pool(list(g.covered.values()))] if g.covered else []),
        ]

    def cards(self, g: Table) -> list[str]:
        return sorted(g.cards())

    def build(self, raw: Raw) -> Content:
        vocabulary.complete()
        return build(raw)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        return {"mission": list(content.missions), **super().choices(content, seats)}

    def picks(self, content: Content, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """A Hero, a Class and a Starting Weapon each (MD-SETUP-11, MD-SETUP-12, MD-SETUP-14)."""
        weapons = [card for card in dict.fromkeys(content.starting) if content.items[card].weapon]
        return {"heroes": list(content.heroes), "classes": list(content.classes), "weapons": weapons}

    # -- words -------------------------------------------------------------------------------------------------------
    def name(self, content: Content, id: str) -> Text | None:
        return speech.named(content, id)

    def record(self, content: Content, id: str) -> Record | None:
        kinds: tuple[Mapping[str, Record], ...] = (
            content.items,
            content.heroes,
            content.classes,
            content.events,
            content.missions,
            content.enemies,
        )
        for there in kinds:
            if id in there:
                return there[id]
        return content.enemies[content.cards[id].enemy] if id in content.cards else None

    def story(self, content: Content, id: str) -> Text | None:
        return content.missions[id].story if id in content.missions else None

    def seat_name(self, g: Table, seat: int) -> str:
        return g.content.heroes[g.heroes[seat].hero].name.en

    def words(self, lang: str, g: Table) -> Words:
        """Those who sit here are called as their Heroes are, and some of them have a name in every language."""
        heroes, known = g.heroes, g.content.heroes
        return Words(
            lang,
            self.locale,
            lambda id: self.name(g.content, id),
            lambda seat: known[heroes[seat].hero].name[lang],
            g.content,
        )

    def asking(self, g: Table, ask: Ask) -> Say:
        return speech.asking(g, ask)

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        return speech.wording(g, ask, value)

    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        return speech.targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        return speech.refuse(target)

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    # -- the table, looked at ----------------------------------------------------------------------------------------
    def sheets(self, *asked: Any) -> list[Sheet]:
        return board.sheets(*asked)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        return draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        return told(view, seat, option, words, content)

    def look(self, view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
        return look(view, seat, key, words, content) or super().look(view, seat, key, words, content)


GAME = MassiveDarkness()
