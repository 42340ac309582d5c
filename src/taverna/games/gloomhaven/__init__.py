"""Gloomhaven: scenario play, complete, for 2 to 4 characters."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from taverna.core.ask import Ask, Flow, Result, Value
from taverna.core.content import Raw, Record
from taverna.core.errors import OptionError
from taverna.core.game import Game, Sequel
from taverna.core.scene import Scene
from taverna.core.secrets import Pool
from taverna.core.state import Event
from taverna.core.words import Say, Text, Words

from . import events, rules, speech
from .campaign import onward
from .options import Options
from .records import build
from .records.content import Content
from .state import Table


class Gloomhaven(Game[Table]):
    """2 to 4 characters against a scenario; a seat is a character, and one person may play several (GH-GAME-01,
    GH-GAME-04, GH-SOLO-01)."""

    id = "gloomhaven"
    title = Text(en="Gloomhaven", es="Gloomhaven", pt_BR="Gloomhaven")
    seats = range(2, 5)
    options_type = Options
    folder = Path(__file__).parent
    state_type = Table
    cooperative = True
    bots = {"mercenary": "taverna.games.gloomhaven.bot:MercenaryBot"}
    explained = {
        "battle-goal": ("GH-GOAL-01", "GH-GOAL-02", "GH-GOAL-04"),
        "start": ("GH-PAGE-15",),
        "hand": ("GH-SETUP-05", "GH-SETUP-06", "GH-HAND-03"),
        "leading": ("GH-SELECT-01", "GH-SELECT-02", "GH-SELECT-09", "GH-REST-01", "GH-REST-07"),
        "second": ("GH-SELECT-01", "GH-INIT-05"),
        "turn": ("GH-TURN-01", "GH-TURN-02", "GH-TURN-06", "GH-TURN-10", "GH-TURN-11", "GH-TURN-13"),
        "move": ("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-04", "GH-ROUGH-01", "GH-REVEAL-01"),
        "attack": ("GH-ATK-01", "GH-ATK-03", "GH-ATK-05", "GH-LOS-01", "GH-LOS-02", "GH-TARGET-01"),
        "area": ("GH-AOE-01", "GH-AOE-03", "GH-AOE-05", "GH-AOE-06"),
        "augment": ("GH-ELEM-05", "GH-ELEM-06", "GH-ELEM-07", "GH-ELEM-11"),
        "which-element": ("GH-ELEM-15",),
        "infuse": ("GH-ELEM-02", "GH-ELEM-15"),
        "use-item": ("GH-USE-01", "GH-USE-02", "GH-USE-04"),
        "use-bonus": ("GH-BONUS-05", "GH-ELEM-07"),
        "negate": ("GH-DMG-01", "GH-DMG-02", "GH-DMG-03", "GH-DMG-04"),
        "lose-discarded": ("GH-DMG-02",),
        "effect": ("GH-EFFECT-02", "GH-EFFECT-03"),
        "push": ("GH-PUSH-01", "GH-PUSH-02", "GH-PUSH-05", "GH-PUSH-06"),
        "pull": ("GH-PULL-01", "GH-PULL-02", "GH-PUSH-06"),
        "heal": ("GH-HEAL-01", "GH-HEAL-02", "GH-MHEAL-02"),
        "affect": ("GH-TARGET-03", "GH-LOS-05"),
        "part": ("GH-TURN-06", "GH-TURN-07"),
        "before-rest": ("GH-REST-13", "GH-TURN-13"),
        "end-augment": ("GH-TURN-06", "GH-BONUS-09"),
        "rest-lose": ("GH-REST-09", "GH-REST-10", "GH-REST-11"),
        "short-rest": ("GH-REST-04", "GH-REST-05"),
        "redraw": ("GH-REST-05", "GH-REST-06"),
        "recover": ("GH-RECOVER-01", "GH-RECOVER-02"),
        "refresh": ("GH-RECOVER-03", "GH-RECOVER-04"),
        "summon": ("GH-SUMMON-01", "GH-SUMMON-02"),
        "create-obstacle": ("GH-OBST-04", "GH-OBST-05"),
        "move-obstacle": ("GH-OBST-04", "GH-OBST-05"),
        "create-trap": ("GH-TRAP-07", "GH-TRAP-08"),
        "disarm-trap": ("GH-TRAP-04",),
        "loot": ("GH-LOOT-01", "GH-LOOT-03"),
        "monster": ("GH-AMBIG-01", "GH-FOCUS-02", "GH-MMOVE-03", "GH-MATK-03"),
        "tie": ("GH-INIT-05", "GH-INIT-06", "GH-INIT-08"),
        "summon-where": ("GH-MSUMMON-02", "GH-AMBIG-01"),
        "spawn-where": ("GH-SPAWN-01", "GH-AMBIG-01"),
        "quest": ("GH-QUEST-01", "GH-QUEST-02", "GH-QUEST-03"),
        "create": ("GH-CREATE-01", "GH-CREATE-04", "GH-CREATE-06", "GH-RETIRE-12"),
        "level-up": ("GH-LVLUP-01", "GH-LVLUP-04"),
        "mark-perk": ("GH-LVLUP-05", "GH-LVLUP-06", "GH-PERK-02"),
        "city": ("GH-VISIT-01", "GH-CITY-01", "GH-SHOP-01", "GH-SHOP-02", "GH-DONATE-01", "GH-ENH-02", "GH-RETIRE-01"),
        "event": ("GH-EVENT-02", "GH-EVENT-03", "GH-EVENT-04"),
        "agree": ("GH-EVENT-03",),
        "travel": ("GH-CAMP-02", "GH-CASUAL-01", "GH-TRAVEL-02", "GH-TRAVEL-03", "GH-TRAVEL-04"),
        "home": ("GH-TRAVEL-01", "GH-TRAVEL-02"),
        "share": ("GH-RESULT-05", "GH-RESULT-08"),
        "equip": ("GH-EQUIP-03", "GH-EQUIP-16"),
        "who-item": ("GH-DONE-04", "GH-EQUIP-08"),
        "discard": ("GH-SETUP-07",),
    }

    # -- the rules ---------------------------------------------------------------------------------------------------
    def begin(self, seats: int, seed: int, options: Options, content: Content) -> Table:
        playable = [id for id, one in content.classes.items() if not one.locked]
        for what in options.classes:
            if what not in playable:
                raise OptionError(f"no class '{what}': there are {', '.join(playable)}")
        if len(set(options.classes)) < len(options.classes):
            raise OptionError("each class can be played by one seat only")
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
        options = {name: value for name, value in g.options.items() if name in LASTING}
        options["world"] = msgspec.to_builtins(g.campaign)
        return Sequel(seats=g.seats, options=options, ways=onward.ways(g), sizes=tuple(self.seats))

    def build(self, raw: Raw) -> Content:
        return build(raw)

    def hidden(self, g: Table, seat: int | None) -> list[Pool]:
        """Hands, chosen cards and battle goals are their player's alone (GH-SELECT-01, GH-SELECT-03, GH-GOAL-04); with
        open information hands are not (GH-SOLO-04), and who plays alone knows the goals too. Decks are bags: what is
        left is known, and no order exists."""
        alone = bool(g.options.get("solo"))
        shared = alone or bool(g.options.get("open_information"))
        pools = [Pool([g.goal_deck, *(mat.goals for mat in g.characters if mat.seat != seat and not alone)])]
        for mat in g.characters:
            if mat.seat != seat and not shared:
                secret = [mat.hand]
                if not mat.initiative:
                    secret.append(mat.chosen)  # not yet revealed
                if g.options.get("choose_hands") or mat.level > 1 or g.campaign is not None:
                    secret.append(mat.aside)
                pools.append(Pool(secret))
        return pools

    def cards(self, g: Table) -> list[str]:
        """Ability cards, battle goals and the modifier cards that neither come nor go. In a campaign the characters'
        cards come and go with the characters; what stays are the personal quests."""
        if g.campaign is not None:
            held = [quest for hero in g.campaign.heroes.values() for quest in hero.quests]
            return sorted([*g.campaign.quests, *held])
        found = list(g.goal_deck) + stable(g, g.monster_deck) + stable(g, g.monster_discard)
        for mat in g.characters:
            found += mat.hand + mat.aside + mat.chosen + mat.played + mat.discarded + mat.lost + mat.active
            found += mat.goals
            found += stable(g, mat.deck) + stable(g, mat.deck_discard)
        return sorted(found)

    def choices(self, content: Content, seats: int) -> dict[str, list[Any]]:
        """Scenario and levels first, then the rest."""
        found: dict[str, list[Any]] = {
            "scenario": sorted(content.scenarios, key=lambda id: content.scenarios[id].number or 1000),
            "character_level": list(range(1, 10)),
            "level": [None, *range(8)],
        }
        return found | super().choices(content, seats)

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

    def seat_name(self, g: Table, seat: int) -> str:
        return str(g.content.classes[g.characters[seat].what].name.en)

    def asking(self, g: Table, ask: Ask) -> Say:
        return speech.asking(g, ask)

    def wording(self, g: Table, ask: Ask, value: Value) -> Say:
        return speech.wording(g, ask, value)

    # -- the board ---------------------------------------------------------------------------------------------------
    def targets(self, g: Table, ask: Ask, value: Value) -> list[str]:
        return speech.targets(g, ask, value)

    def refuse(self, g: Table, seat: int, target: str) -> str | None:
        """Why things that belong to no question are not there to be taken."""
        if g.campaign is not None and g.phase in ("city", "travel"):
            from .campaign.offers import refuse

            return refuse(g, seat, target)
        place, _, id = target.partition("/")
        mat = g.characters[seat]
        if place == "card":
            id = id.partition("/")[0]
            for pile, clause in (
                (mat.discarded, "GH-SELECT-05"),
                (mat.lost, "GH-SELECT-07"),
                (mat.active, "GH-SELECT-08"),
            ):
                if id in pile:
                    return clause
        if place == "item" and id in mat.items:
            from .rules.items import why_not

            return why_not(g, mat, id)
        return REFUSALS.get(place)

    def cut(self, before: Event, event: Event) -> bool:
        return events.cut(before, event)

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> list[str]:
        from .board import lines

        return lines(view, seat, words, content)

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> Scene:
        from .scene import draw

        return draw(view, seat, words, content)

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
        from .foresight import preview

        return preview(view, seat, option, words, content)


LASTING = (
    "mode",
    "difficulty",
    "solo",
    "open_information",
    "reduced_randomness",
    "permanent_death",
    "shared_decks",
    "consent",
    "casual_visits",
)
"""The options of a campaign, which hold for all its evenings."""

REFUSALS = {
    "card": "GH-SELECT-03",
    "item": "GH-EQUIP-16",
    "element": "GH-ELEM-06",
    "goal": "GH-GOAL-04",
    "monster": "GH-MON-01",
}


def stable(g: Table, deck: list[str]) -> list[str]:
    """Of a modifier deck, the cards that stay in it whatever happens."""
    return [id for id in deck if g.content.modifiers[id].kind in ("standard", "perk")]


GAME = Gloomhaven()
