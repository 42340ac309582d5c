"""All definitions of a game: what the YAML files say, checked and linked, and the maps made from it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Any

from taverna.core.content import R, Raw, records
from taverna.core.errors import ContentError
from taverna.core.words import Text
from taverna.hexgrid import Hex, HexMap, WallEdge, hexmap, neighbours

from . import checks
from .campaign import enhancing
from .campaign.records import Achievement, EventCard, Page, Quest, told
from .campaign.world import Enhancement
from .cards import (
    AbilityCard,
    BattleGoal,
    CharacterClass,
    Item,
    ModifierCard,
    MonsterCard,
    MonsterDeck,
    MonsterType,
    Summon,
    Treasure,
)
from .scenarios import Door as DoorTile
from .scenarios import DungeonCard, Place, Room, RoomCard, Scenario, Tile

if TYPE_CHECKING:
    from .state import Table

DUNGEON = "random-dungeon"
"""The id under which a random dungeon is played; its rooms are in the state."""


class Board:
    """A scenario's ground, worked out once: hexes by room, doors by hex, walls between tiles."""

    def __init__(self, scenario: Scenario, tiles: dict[str, Tile]) -> None:
        self.scenario = scenario
        self.rooms: dict[str, Room] = {room.id: room for room in scenario.rooms}
        self.hexes: dict[str, frozenset[Hex]] = {}
        self.tile_of: dict[Hex, tuple[str, int]] = {}
        for room in scenario.rooms:
            for nth, placed in enumerate(room.tiles):
                if placed.tile not in tiles:
                    raise checks.Unfit(f"rooms.{room.id}.tiles[{nth}]", f"there is no tile '{placed.tile}'")
                for at in tiles[placed.tile].hexes(placed.at, placed.turn):
                    if at in self.tile_of:
                        there = self.tile_of[at]
                        raise checks.Unfit(
                            f"rooms.{room.id}.tiles[{nth}]",
                            f"tile '{placed.tile}' overlaps room '{there[0]}' at {list(at)}",
                        )
                    self.tile_of[at] = (room.id, nth)
        self.room_of: dict[Hex, str] = {at: room for at, (room, _) in self.tile_of.items()}
        for room in scenario.rooms:
            for at in room.corridors:
                self.room_of.setdefault(at, room.id)
        for room in scenario.rooms:
            self.hexes[room.id] = frozenset(at for at, where in self.room_of.items() if where == room.id)
        self.doors: dict[Hex, DoorTile] = {door.at: door for door in scenario.doors}
        self.door_ids: dict[str, Hex] = {door.id: door.at for door in scenario.doors if door.id}
        self.doors_of: dict[str, list[Hex]] = {
            room.id: [door.at for door in scenario.doors if room.id in door.between] for room in scenario.rooms
        }
        self.locked: list[Hex] = [door.at for door in scenario.doors if door.locked]
        self.edges: list[WallEdge] = self._walls()

    def rooms_at(self, at: Hex) -> tuple[str, ...]:
        """The room a hex lies in; a door lies between two (GH-DOOR-01) and belongs to both."""
        door = self.doors.get(at)
        if door is not None:
            return tuple(door.between)
        return (self.room_of[at],) if at in self.room_of else ()

    def _walls(self) -> list[WallEdge]:
        """Between neighbouring hexes of different tiles without corridor or door, and beside doors to elsewhere."""
        open_hexes = {at for room in self.scenario.rooms for at in room.corridors}
        walls = []
        for at, where in self.room_of.items():
            for near in neighbours(at):
                if near <= at:
                    continue
                there = self.room_of.get(near)
                if there is None or near in self.doors or at in self.doors:
                    continue
                joined = at in open_hexes or near in open_hexes
                if where != there or (self.tile_of[at] != self.tile_of[near] if not joined else False):
                    walls.append((at, near))
        for at, door in self.doors.items():
            for near in neighbours(at):
                there = self.room_of.get(near)
                if there is not None and there not in door.between:
                    walls.append((at, near))
        return walls

    def map(self, rooms: Iterable[str], opened: Iterable[Hex], locked: Iterable[Hex]) -> HexMap:
        """The ground of the rooms revealed. Closed doors are at their rim; locked ones are walls (GH-LOCK-01)."""
        floor: set[Hex] = set()
        doors: set[Hex] = set()
        is_open, is_locked = frozenset(opened), frozenset(locked)
        for room in rooms:
            floor |= self.hexes[room]
            for at in self.doors_of[room]:
                if at in is_open:
                    floor.add(at)
                elif at not in is_locked:
                    floor.add(at)
                    doors.add(at)
        walls = [(a, b) for a, b in self.edges if a in floor and b in floor]
        return hexmap(floor, wall_edges=walls, doors=doors)


class Content:
    """Every definition by its id. `named`: all that has a name."""

    def __init__(self, raw: Raw) -> None:
        self.classes = self._of(raw, "classes", CharacterClass)
        self.cards = self._of(raw, "cards", AbilityCard)
        self.summons = self._of(raw, "summons", Summon)
        self.monsters = self._of(raw, "monsters", MonsterType)
        self.monster_decks = self._of(raw, "monster-decks", MonsterDeck)
        self.modifiers = self._of(raw, "modifiers", ModifierCard)
        self.items = self._of(raw, "items", Item)
        self.battle_goals = self._of(raw, "battle-goals", BattleGoal)
        self.tiles = self._of(raw, "tiles", Tile)
        found = self._of(raw, "scenarios", Scenario)
        self.scenarios = dict(sorted(found.items(), key=lambda one: one[1].number or 1000))
        self.treasures = self._of(raw, "treasures", Treasure)
        self.dungeon_rooms = self._of(raw, "dungeon-rooms", RoomCard)
        self.dungeon_monsters = self._of(raw, "dungeon-monsters", DungeonCard)
        self.atlas = self._of(raw, "atlas", Place)
        self.achievements = self._of(raw, "achievements", Achievement)
        self.events = self._of(raw, "events", EventCard)
        self.quests = self._of(raw, "quests", Quest)
        self.pages = self._of(raw, "town-records", Page)
        self.printed = self  # without enhancements
        self._enhanced: dict[tuple[Enhancement, ...], Content] = {}
        self._boards: dict[str, Board] = {}
        self._maps: dict[tuple[Any, ...], HexMap] = {}

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
            found = self._enhanced[stickers] = copy(self)
            changed = {one.card for one in stickers}
            found.cards = {
                id: enhancing.stuck(card, stickers) if id in changed else card for id, card in self.cards.items()
            }
            found.summons = {id: enhancing.grown(one, self.cards, stickers) for id, one in self.summons.items()}
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
            self.treasures,
            self.dungeon_rooms,
            self.dungeon_monsters,
            self.atlas,
            self.achievements,
        ):
            for id, record in kind.items():
                found.setdefault(id, record.name)
        for scenario in self.scenarios.values():
            found |= said(scenario)
        for id, room in self.dungeon_rooms.items():
            found |= {f"{id}/minor": room.minor_text, f"{id}/major": room.major_text}
        found |= {f"{id}/page": page.text for id, page in self.pages.items() if page.text is not None}
        for id, text in told(self.events, self.quests).items():
            found.setdefault(id, text)
        return found

    @cached_property
    def cards_of(self) -> dict[str, tuple[str, ...]]:
        """The ability cards of each class, by level, X cards after level 1."""
        found: dict[str, list[AbilityCard]] = {id: [] for id in self.classes}
        for card in self.cards.values():
            found[card.owner].append(card)
        return {
            id: tuple(card.id for card in sorted(cards, key=lambda card: (card.level or 1.5, card.number, card.id)))
            for id, cards in found.items()
        }

    @cached_property
    def monster_cards(self) -> dict[str, dict[int, MonsterCard]]:
        """The cards of each ability deck by number."""
        return {id: {card.number: card for card in deck.cards} for id, deck in self.monster_decks.items()}

    def playable(self, place: str) -> bool:
        """Whether the scenario of a place of the map can be played here."""
        return place in self.scenarios

    # -- scenarios ---------------------------------------------------------------------------------------------------
    def scenario(self, g: Table) -> Scenario:
        """The scenario being played; a random dungeon as far as its rooms are known."""
        return self.board(g).scenario

    def board(self, g: Table) -> Board:
        """The ground of the scenario being played."""
        try:
            return self._boards[g.scenario]
        except KeyError:
            if g.scenario == DUNGEON:
                from .rules.dungeon import board

                return board(g)
            found = self._boards[g.scenario] = Board(self.scenarios[g.scenario], self.tiles)
            return found

    def map(self, g: Table) -> HexMap:
        """The map as far as it is revealed, with the doors opened so far; the same object while nothing changes."""
        key = (g.scenario, *g.rooms, 0, *g.opened, 0, *g.locked)
        if g.scenario == DUNGEON:
            key += (g.marks.get("dungeon"),)
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


# -- checks ----------------------------------------------------------------------------------------------------------


def build(raw: Raw) -> Content:
    """All records, each checked against its schema and everything it names; the error says file, record and field."""
    content = Content(raw)
    checks.check_cards(raw, content)
    checks.check_scenarios(raw, content)
    checks.check_dungeons(raw, content)
    checks.check_atlas(raw, content)
    return content
