"""Gloomhaven: scenario play, complete, for 2 to 4 characters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core.ask import Ask, Flow, Value
from taverna.core.content import Raw
from taverna.core.game import Game
from taverna.core.secrets import Pool
from taverna.core.words import Say, Text, Words

from . import rules
from .content import Content, build
from .options import Options
from .state import Table


class Gloomhaven(Game[Table]):
    """2 to 4 characters against a scenario; a seat is a character (GH-GAME-01, GH-GAME-04, GH-SOLO-01)."""

    id = "gloomhaven"
    title = Text(en="Gloomhaven", es="Gloomhaven", pt_BR="Gloomhaven")
    seats = range(2, 5)
    options_type = Options
    folder = Path(__file__).parent
    state_type = Table

    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        return rules.lay_out(seats, seed, options, content)

    def run(self, g: Table) -> Flow:
        return rules.run(g)

    def build(self, raw: Raw) -> Content:
        return build(raw)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """Decks are bags; hands, chosen cards and battle goals are their player's alone (GH-SELECT-01, GH-SELECT-03,
        GH-GOAL-04). With open information only decks are hidden (GH-SOLO-04)."""
        pools = [Pool([g.monster_deck])]
        pools += [Pool([deck.pile]) for deck in g.decks.values()]
        open_hands = bool(g.options.get("open_information") or g.options.get("solo"))
        goals = [mat.goals for mat in g.characters if mat.seat != seat]
        pools.append(Pool([g.goal_deck, *goals]))
        for mat in g.characters:
            pools.append(Pool([mat.deck]))
            if mat.seat != seat and not open_hands:
                secret = [mat.hand, mat.aside]
                if not mat.initiative:
                    secret.append(mat.chosen)
                pools.append(Pool(secret))
        return pools


GAME = Gloomhaven()
