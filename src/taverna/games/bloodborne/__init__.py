"""Bloodborne: The Card Game, complete: 3 to 5 Hunters, one dungeon, one of them gets out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw, Record
from taverna.core.game import Bench, Game
from taverna.core.scene import Scene
from taverna.core.secrets import Pool
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import events, rules
from .cards import Content, build
from .options import Options
from .rules.dream import NO_UPGRADE
from .state import CARD_LIMIT, Table


class Bloodborne(Game[Table]):
    """3 to 5 players, each a Hunter; they fight together and only one score wins (BB-GAME-01, BB-GAME-02)."""

    id = "bloodborne"
    title = Text(
        en="Bloodborne: The Card Game", es="Bloodborne: El Juego de Cartas", pt_BR="Bloodborne: O Jogo de Cartas"
    )
    seats = range(3, 6)
    options_type = Options
    bots = {"hunter": "taverna.games.bloodborne.bot:HunterBot"}
    bench = Bench(seats=4)
    folder = Path(__file__).parent
    explained = {
        "play-card": ("BB-PLAY-01", "BB-PLAY-02", "BB-PLAY-04"),
        "transform": ("BB-TRANSFORM-01", "BB-TRANSFORM-02", "BB-TRANSFORM-04"),
        "weaken": ("BB-CARDS-14", "BB-IMMEDIATE-01"),
        "send-last": ("BB-IMMEDIATE-01",),
        "upgrade": ("BB-DREAM-07", "BB-UPGRADE-01", "BB-UPGRADE-02", "BB-UPGRADE-07"),
        "remove-card": ("BB-UPGRADE-07", "BB-UPGRADE-08", "BB-UPGRADE-09"),
        "use-up-card": ("BB-CARDS-06", "BB-ESCAPE-03"),
    }
    state_type = Table

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

    def build(self, raw: Raw) -> Content:
        return build(raw)

    def names(self, content: Content) -> Mapping[str, Text]:
        return content.named

    def record(self, content: Content, id: str) -> Record | None:
        return content.cards.get(id) or content.foes.get(id)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        return {"final_boss": [None, *content.final_bosses], "first_player": [None, *range(seats)]}

    def seat_name(self, g: Table, seat: int) -> str:
        return g.content.hunters[g.hunters[seat].board].name.en

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        if value == NO_UPGRADE:
            return Say("option-no-upgrade")
        if isinstance(value, tuple):
            return Say(f"option-remove-{value[1]}", {"card": value[0]})
        if isinstance(value, int):
            return Say(f"option-{ask.prompt}", {"whom": value})
        return Say(f"option-{ask.prompt}", {"card": value})

    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        if isinstance(value, int):
            return [f"seat/{value}"]
        hunter = g.hunters[ask.seat]
        if isinstance(value, tuple):
            card, place = value
            return keys(f"{place}/{hunter.seat}", hunter.used if place == "used" else hunter.played, card)
        if ask.prompt == "upgrade":
            return keys("upgrade", g.available, value)
        places = [("hand", hunter.hand)]
        if value not in hunter.hand:
            places += [(f"used/{hunter.seat}", hunter.used), (f"played/{hunter.seat}", hunter.played)]
        return [key for place, cards in places for key in keys(place, cards, value)]

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        """Why things that belong to no question are not there to be taken."""
        place, _, rest = target.partition("/")
        hunter = g.hunters[seat]
        if place == "upgrade" or (g.step == 7 and target in g.available):
            chooses_later = (hunter.dead or hunter.dreams) and not hunter.out and len(hunter.owned) <= CARD_LIMIT
            return "BB-UPGRADE-02" if g.step == 7 and chooses_later else "BB-UPGRADE-01"
        if hunter.dead and not hunter.out and g.step < 7 and (place == "hand" or target in hunter.hand):
            return "BB-DEATH-02"
        if place == "used":
            return "BB-DREAM-06" if rest.partition("/")[0] == str(seat) else "BB-END-02"
        return {"monster": "BB-HIT-01", "final": "BB-FINAL-01", "dungeon": "BB-END-04", "deck": "BB-UPGRADE-04"}.get(
            place
        )

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> list[str]:
        from .board import lines

        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        from .scene import draw

        return draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        from .scene import preview

        return preview(view, seat, option, words, content)


def keys(place: str, cards: list[str], card: str) -> list[str]:
    """The keys of a card in a place: copies after the first are numbered."""
    return [f"{place}/{card}" + (f".{n}" if n else "") for n in range(cards.count(card))]


GAME = Bloodborne()
