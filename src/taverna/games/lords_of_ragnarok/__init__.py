"""Lords of Ragnarok, complete: 2 to 4 Heroes on one map, three ways to win, and Ragnarok for those who wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw
from taverna.core.game import Bench, Game
from taverna.core.scene import Markup, Scene
from taverna.core.secrets import Pool
from taverna.core.sheets import Sheet
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import board, events, rules, scene, speech
from .options import READINGS, Options
from .records.build import build
from .records.content import Content
from .records.terms import RUNES
from .scene.look import look
from .scene.motions import MOTIONS
from .scene.preview import preview
from .state import ODINSON, Table
from .words import lexicon


class LordsOfRagnarok(Game[Table]):
    """2, 3 or 4 players, each with one colour and one Hero (LR-GAME-01)."""

    id = "lords-of-ragnarok"
    title = Text(en="Lords of Ragnarok", es="Lords of Ragnarok", pt_BR="Lords of Ragnarok")
    version = 2
    seats = range(2, 5)
    options_type = Options
    folder = Path(__file__).parent
    box = "taverna.games.lords_of_ragnarok.things:things"
    plates = "taverna.games.lords_of_ragnarok.scene.plate:plate"
    explained = speech.EXPLAINED
    telling = events.TELLING
    readings = READINGS
    state_type = Table
    moving = MOTIONS
    ahead = {"use-artifact": "no"}
    declining = Game.declining | {"give-up", "stay", "end-round"}
    bench = Bench(seats=3)
    bots = {
        "beginner": "taverna.games.lords_of_ragnarok.bot.levels:Beginner",
        "apprentice": "taverna.games.lords_of_ragnarok.bot.levels:Apprentice",
        "jarl": "taverna.games.lords_of_ragnarok.bot.jarl:JarlBot",
        "expert": "taverna.games.lords_of_ragnarok.bot.levels:Expert",
    }
    usual_bot = "jarl"
    sense = "taverna.games.lords_of_ragnarok.bot.sense:JarlSense"
    cast = "taverna.games.lords_of_ragnarok.scene.cast:FIGURES"

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """The decks, what others hold (LR-OWN-01), and the Monster's hand, except to who plays it or has looked at it.
        Discard piles are open (LR-DECK-03)."""
        shown = [card for player in g.players for card in player.shown]
        hands = [player.hand for player in g.players if player.seat != seat]
        pools = [
            Pool([g.combat_deck, *hands], known=shown),
            Pool([g.event_deck]),
            Pool([g.blessing_deck]),
            Pool([g.heroes]),
            Pool([g.origins]),
            Pool([g.attacks]),
        ]
        h = g.hunt
        if h is not None:
            if seat == h.by or (h.peeked and seat == h.hunter):
                pools.append(Pool([h.deck]))
            else:
                pools.append(Pool([h.deck, h.hand]))
        return pools

    def cards(self, g: Table) -> list[str]:
        """All cards and tiles, Runes, and the pieces that are handed round."""
        found = g.combat_deck + g.combat_discard + g.event_deck + g.event_discard + g.box
        found += g.blessing_deck + g.blessing_discard + g.draft + g.attacks + g.artifacts
        found += g.heroes + g.origins + g.offered_heroes + g.offered_origins
        for player in g.players:
            found += player.hand + player.blessings + player.artifacts
            found += [player.hero, player.origin]
            for rune in RUNES:
                found += [rune] * player.runes[rune]
        if g.battle is not None:
            found += [laid.card for side in (g.battle.attacker, g.battle.defender) for laid in side.laid]
        h = g.hunt
        if h is not None:
            found += h.deck + h.hand + h.discard + h.defence + h.with_cards + ([h.card] if h.card is not None else [])
        for rune in RUNES:
            found += [rune] * g.supply[rune]
        found += [g.forges[at] for at, lying in g.forged.items() if lying]
        found += ["slayer"] * (g.slayers + sum(player.slayers for player in g.players))
        return sorted(id for id in found if id and id != ODINSON)

    def build(self, raw: Raw) -> Content:
        lexicon.complete()
        return build(raw)

    # -- words -------------------------------------------------------------------------------------------------------
    def name(self, content: Content, id: str) -> Text | None:
        return content.named.get(id)

    def seat_name(self, g: Table, seat: int) -> str:
        hero = g.players[seat].hero
        return g.content.heroes[hero].name.en if hero else events.unnamed(seat)

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        return speech.wording(g, ask, value)

    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        return speech.targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        return speech.refuse(g, seat, target)

    # -- what is seen ------------------------------------------------------------------------------------------------
    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    def sheets(self, *asked: Any) -> list[Sheet]:
        return board.sheets(*asked)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        return scene.draw(view, seat, words, content)

    def look(self, view: dict[str, Any], seat: int | None, key: str, words: Words, content: Content) -> Markup:
        return look(view, seat, key, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        return preview(view, seat, option, words, content)


GAME = LordsOfRagnarok()
