"""All definitions of a game: what the YAML files say, linked, and the maps made from it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Any, Protocol

import msgspec

from taverna.core.content import R, Raw, records
from taverna.core.errors import ContentError
from taverna.core.words import Text
from taverna.hexgrid import Hex, HexMap

from ..campaign import enhancing
from ..campaign.world import Enhancement
from . import dungeons
from .abilities import Ability, Rank
from .atlas import Place
from .board import Board
from .campaign import Achievement, EventCard, Page, Quest, told
from .cards import AbilityCard, CharacterClass, Half, ModifierCard, Summon
from .dungeons import Dungeon, DungeonCard, Laid, RoomCard
from .flat import flat
from .ground import Tile
from .items import BattleGoal, Item, Kit, Treasure
from .monsters import MonsterCard, MonsterDeck, MonsterType, Stats
from .scenarios import Scenario

DUNGEON = "random-dungeon"
"""The id under which a random dungeon is played; its rooms are in the state."""


class Ground(Protocol):
    """What a table says of its map: which scenario, what of it is revealed."""

    @property
    def scenario(self) -> str: ...
    @property
    def rooms(self) -> Sequence[str]: ...
    @property
    def opened(self) -> Sequence[Hex]: ...
    @property
    def locked(self) -> Sequence[Hex]: ...
    @property
    def dungeon(self) -> Dungeon: ...


class Content:
    """Every definition by its id. `named`: all that has a name."""

    def __init__(self, raw: Raw) -> None:
        self.classes = self._of(raw, "classes", CharacterClass)
        self.cards = self._of(raw, "cards", AbilityCard)
        self.copies = {id: (id, *(f"{id}-{nth}" for nth in range(2, 1 + one.copies))) for id, one in self.cards.items()}
        for id, ids in self.copies.items():
            self.cards |= {other: msgspec.structs.replace(self.cards[id], id=other) for other in ids[1:]}
        self.summons = self._of(raw, "summons", Summon)
        self.monsters = self._of(raw, "monsters", MonsterType)
        self.monster_decks = self._of(raw, "monster-decks", MonsterDeck)
        self.modifiers = self._of(raw, "modifiers", ModifierCard)
        self.items = self._of(raw, "items", Item)
        self.battle_goals = self._of(raw, "battle-goals", BattleGoal)
        self.tiles = self._of(raw, "tiles", Tile)
        found = self._of(raw, "scenarios", Scenario)
        self.scenarios = dict(sorted(found.items(), key=lambda one: one[1].number or 1000))
        self.solos = self._of(raw, "solo", Scenario)  # by id; each for one character alone
        self.treasures = self._of(raw, "treasures", Treasure)
        self.dungeon_rooms = self._of(raw, "dungeon-rooms", RoomCard)
        self.dungeon_monsters = self._of(raw, "dungeon-monsters", DungeonCard)
        self.atlas = self._of(raw, "atlas", Place)
        self.achievements = self._of(raw, "achievements", Achievement)
        self.events = self._of(raw, "events", EventCard)
        self.quests = self._of(raw, "quests", Quest)
        self.pages = self._of(raw, "town-records", Page)
        self.supplied = frozenset(id for id, card in self.cards.items() if card.copies)  # those given to others
        self.monster_cards = {id: by_number(deck) for id, deck in self.monster_decks.items()}
        self.stat_cards = by_rank(self.monsters)
        self.printed = self  # without enhancements
        self._enhanced: dict[tuple[Enhancement, ...], Content] = {}
        self._abilities: dict[tuple[str, str], list[Ability]] = {}
        self._boards: dict[str, Board] = {}
        self._dungeons: dict[tuple[str | Laid, ...], Board] = {}
        self._maps: dict[tuple[Any, ...], HexMap] = {}
        self.kits: dict[tuple[str, ...], Kit] = {}  # those known so far, see `kit`

    @staticmethod
    def _of(raw: Raw, file: str, kind: type[R]) -> dict[str, R]:
        """The records of a file and of all files whose names go on after it: cards.yaml, cards-brute.yaml…"""
        made: dict[str, R] = {}
        for name in raw:
            if name == file or name.startswith(f"{file}-"):
                for id, record in records(raw, name, kind).items():
                    if id in made:
                        other = next(one for one in raw if one.startswith(file) and id in raw[one])
                        raise ContentError(f"{name}.yaml", id, "id", f"stands in {other}.yaml: replace it there")
                    made[id] = record
        return made

    def enhanced(self, stickers: tuple[Enhancement, ...]) -> Content:
        """The same with cards and summons as enhancements have made them."""
        if self is not self.printed:
            return self.printed.enhanced(stickers)
        found = self._enhanced.get(stickers)
        if found is None:
            if len(self._enhanced) > 50:
                self._enhanced.clear()
            found = copy(self)
            found._abilities = {}
            changed = {one.card for one in stickers}
            found.cards = {
                id: enhancing.stuck(card, stickers) if id in changed else card for id, card in self.cards.items()
            }
            found.summons = {id: enhancing.grown(one, self.cards, stickers) for id, one in self.summons.items()}
            self._enhanced[stickers] = found
        return found

    @cached_property
    def named(self) -> dict[str, Text]:
        """Names by id; where two kinds share an id, that of the first named here."""
        found: dict[str, Text] = {}
        for kind in (
            self.classes,
            self.cards,
            self.summons,
            self.monsters,
            self.items,
            self.battle_goals,
            self.modifiers,
            self.scenarios,
            self.solos,
            self.treasures,
            self.dungeon_rooms,
            self.dungeon_monsters,
            self.atlas,
            self.achievements,
        ):
            for id, record in kind.items():
                found.setdefault(id, record.name)
        for scenario in (*self.scenarios.values(), *self.solos.values()):
            found |= said(scenario)
        for id, room in self.dungeon_rooms.items():
            found |= {f"{id}/minor": room.minor_text, f"{id}/major": room.major_text}
        found |= {f"{id}/page": page.text for id, page in self.pages.items() if page.text is not None}
        for id, text in told(self.events, self.quests).items():
            found.setdefault(id, text)
        return found

    @cached_property
    def standard_modifiers(self) -> tuple[str, ...]:
        """The modifier cards that every deck begins with."""
        standard = [card for card in self.modifiers.values() if card.kind == "standard"]
        return tuple(card.id for card in standard for _ in range(card.copies))

    @cached_property
    def afflicting(self) -> frozenset[str]:
        """The modifier cards that give conditions."""
        return frozenset(id for id, card in self.modifiers.items() if card.gives.conditions)

    @cached_property
    def cards_of(self) -> dict[str, tuple[str, ...]]:
        """The ability cards of each class, by level, X cards after level 1, without those that are given to others."""
        found: dict[str, list[AbilityCard]] = {id: [] for id in self.classes}
        for card in self.cards.values():
            if not card.copies:
                found[card.owner].append(card)
        return {
            id: tuple(card.id for card in sorted(cards, key=lambda card: (card.level or 1.5, card.number, card.id)))
            for id, cards in found.items()
        }

    @cached_property
    def first_cards(self) -> dict[str, tuple[list[str], list[str]]]:
        """The cards that each class begins with: a hand of level 1, and what else there is of that level and of X."""
        found: dict[str, tuple[list[str], list[str]]] = {}
        for what, ids in self.cards_of.items():
            hand = [id for id in ids if self.cards[id].level == 1][: self.classes[what].hand]
            found[what] = hand, [id for id in ids if self.cards[id].level <= 1 and id not in hand]
        return found

    @cached_property
    def given_by(self) -> dict[str, tuple[str, ...]]:
        """The cards in the supply of each class that are given to others."""
        return {
            id: tuple(one.id for one in self.cards.values() if one.copies and one.owner == id) for id in self.classes
        }

    def abilities(self, card: str, half: str) -> list[Ability]:
        """All abilities of a half of a card, a summon ("summon"), an item ("item") or a monster's card ("monster", as
        "deck/number" or, of a boss, "type/specials"), in a fixed order: by its place here an ability is found again."""
        try:
            return self._abilities[card, half]
        except KeyError:
            found = self._abilities[card, half] = flat(self._printed_on(card, half))
            return found

    def nth(self, card: str, half: str, ability: Ability) -> int:
        """Its place there; -1 if it is printed elsewhere."""
        for nth, one in enumerate(self.abilities(card, half)):
            if one is ability:
                return nth
        return -1

    def _printed_on(self, card: str, half: str) -> tuple[Ability, ...]:
        if half == "item":
            item = self.items[card]
            return (*item.do, *item.gives.do)
        if half == "monster":
            name, _, number = card.partition("/")
            if number == "specials":
                return tuple(one for special in self.monsters[name].specials for one in special)
            return self.monster_cards[name][int(number)].do if number.isdigit() else ()
        if half == "summon":
            return self.summons[card].lasting
        return self.half(card, half).do

    def half(self, card: str, half: str) -> Half:
        """The top or the bottom of a character's card."""
        return self.cards[card].top if half == "top" else self.cards[card].bottom

    def kit(self, equipped: Sequence[str]) -> Kit:
        """These items, as someone has them equipped; the same object for the same items."""
        key = tuple(equipped)
        try:
            return self.kits[key]
        except KeyError:
            if len(self.kits) > 2000:
                self.kits.clear()
            found = self.kits[key] = Kit(tuple(self.items[id] for id in key))
            return found

    def playable(self, place: str) -> bool:
        """Whether the scenario of a place of the map can be played here."""
        return place in self.scenarios

    # -- scenarios ---------------------------------------------------------------------------------------------------
    def scenario(self, g: Ground) -> Scenario:
        """The scenario being played; a random dungeon as far as its rooms are known."""
        try:
            return self._boards[g.scenario].scenario
        except KeyError:
            return self.board(g).scenario

    def board(self, g: Ground) -> Board:
        """The ground of the scenario being played."""
        try:
            return self._boards[g.scenario]
        except KeyError:
            if self.is_dungeon(g.scenario):
                return self._dungeon(g.scenario, tuple(g.dungeon.laid))
            played = self.scenarios.get(g.scenario) or self.solos[g.scenario]
            found = self._boards[g.scenario] = Board(played, self.tiles)
            return found

    def is_dungeon(self, scenario: str) -> bool:
        """Whether its rooms are drawn from cards as it goes on."""
        return scenario in self.scenarios and self.scenarios[scenario].dungeon is not None

    def _dungeon(self, id: str, laid: tuple[Laid, ...]) -> Board:
        """The ground of a dungeon's rooms; the same object while they are the same."""
        found = self._dungeons.get((id, *laid))
        if found is None:
            if len(self._dungeons) > 200:
                self._dungeons.clear()
            made = dungeons.scenario(self.scenarios[id], laid, self.dungeon_rooms, self.dungeon_monsters, self.tiles)
            found = self._dungeons[(id, *laid)] = Board(made, self.tiles)
        return found

    def map(self, g: Ground) -> HexMap:
        """The map as far as it is revealed, with the doors opened so far; the same object while nothing changes."""
        key: tuple[Any, ...] = (g.scenario, *g.rooms, 0, *g.opened, 0, *g.locked)
        if g.dungeon.laid:
            key += (*g.dungeon.laid,)
        found = self._maps.get(key)
        if found is None:
            if len(self._maps) > 500:
                self._maps.clear()
            found = self._maps[key] = self.board(g).map(g.rooms, g.opened, g.locked)
        return found


def said(scenario: Scenario) -> dict[str, Text]:
    """The words of a scenario by "scenario/what": names of its figures, texts of rooms and pieces, goals, its story."""
    found: dict[str, Text | None] = {"intro": scenario.intro, "outro": scenario.outro, **scenario.names}
    for room in scenario.rooms:
        found |= {f"room-{room.id}": room.text}
        found |= {objective.id: objective.name for objective in room.objectives}
    found |= {f"piece-{piece.id}": piece.text for piece in scenario.pieces}
    found |= {f"goal-{nth}": goal.text for nth, goal in enumerate(scenario.goals)}
    found |= {f"lose-{nth}": goal.text for nth, goal in enumerate(scenario.lose)}
    return {f"{scenario.id}/{what}": text for what, text in found.items() if text is not None}


def by_number(deck: MonsterDeck) -> dict[int, MonsterCard]:
    """The cards of an ability deck."""
    return {card.number: card for card in deck.cards}


def by_rank(monsters: dict[str, MonsterType]) -> dict[tuple[str, Rank | None], tuple[Stats, ...]]:
    """The columns of each stat card; without a rank, those of a normal monster."""
    found: dict[tuple[str, Rank | None], tuple[Stats, ...]] = {}
    for id, one in monsters.items():
        found[id, "boss"], found[id, "elite"] = one.boss, one.elite
        found[id, "normal"] = found[id, None] = one.normal
    return found
