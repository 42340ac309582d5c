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
from .formula import compiled, mentions
from .scenarios import (
    Call,
    Clear,
    Doing,
    DungeonCard,
    Lay,
    Open,
    Place,
    Relocate,
    RevealRoom,
    Room,
    RoomCard,
    Scenario,
    Spawn,
    SummonFor,
    Tile,
    Unlock,
    Win,
)
from .scenarios import Door as DoorTile

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
                    raise ValueError(f"room '{room.id}': there is no tile '{placed.tile}'")
                for at in tiles[placed.tile].hexes(placed.at, placed.turn):
                    if at in self.tile_of:
                        there = self.tile_of[at]
                        raise ValueError(
                            f"room '{room.id}': tile '{placed.tile}' overlaps room '{there[0]}' at {list(at)}"
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
                        raise ContentError(f"{name}.yaml", id, "id", f"stands in another file of {file} too")
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
    _check_cards(raw, content)
    _check_scenarios(raw, content)
    _check_atlas(raw, content)
    return content


def _refuse(raw: Raw, file: str, id: str, field: str, reason: str) -> ContentError:
    names = [name for name in raw if (name == file or name.startswith(f"{file}-")) and id in raw[name]]
    return ContentError(f"{names[0] if names else file}.yaml", id, field, reason)


def _check_cards(raw: Raw, content: Content) -> None:
    for id, card in content.cards.items():
        if card.owner not in content.classes:
            raise _refuse(raw, "cards", id, "owner", f"names '{card.owner}', which is no class")
    for id, kind in content.monsters.items():
        if kind.deck not in content.monster_decks:
            raise _refuse(raw, "monsters", id, "deck", f"names '{kind.deck}', which is no ability deck")
        ranks = (kind.boss,) if kind.boss else (kind.normal, kind.elite)
        if any(len(stats) != 8 for stats in ranks):
            raise _refuse(raw, "monsters", id, "", "needs values for the levels 0 to 7")
    for id, deck in content.monster_decks.items():
        if len({card.number for card in deck.cards}) != len(deck.cards):
            raise _refuse(raw, "monster-decks", id, "cards", "has two cards of one number")
    for id, tile in content.tiles.items():
        if not any("x" in row for row in tile.shape):
            raise _refuse(raw, "tiles", id, "shape", "has no hex")


def _check_scenarios(raw: Raw, content: Content) -> None:
    for id, scenario in content.scenarios.items():
        if id == DUNGEON:
            continue
        try:
            board = Board(scenario, content.tiles)
            check_ground(board)
            _check_links(content, board)
        except Unfit as error:
            raise _refuse(raw, "scenarios", id, error.field, error.reason) from None
        except ValueError as error:
            raise _refuse(raw, "scenarios", id, "rooms", str(error)) from None


def _check_atlas(raw: Raw, content: Content) -> None:
    """Places and scenarios name only what there is."""
    if not content.atlas:
        return
    for file, known in (("atlas", content.atlas), ("scenarios", content.scenarios)):
        for id, place in known.items():
            needs = place.needs if isinstance(place, Place) else (place.needs,)
            gains = place.rewards
            for name in (*place.links, *gains.opens, *gains.choose, *gains.closes):
                if name not in content.atlas:
                    raise _refuse(raw, file, id, "", f"names '{name}', which is no place of the map")
            for name in (*(name for wanted in needs for name in wanted), *gains.party, *gains.lost, *gains.world):
                if name.lstrip("!").partition(":")[0] not in content.achievements:
                    raise _refuse(raw, file, id, "", f"names '{name}', which is no achievement")


class Unfit(Exception):
    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field, self.reason = field, reason


def check_ground(board: Board) -> None:
    """Rooms have their own hexes, everything lies in its room, doors stand between their rooms, all can be reached."""
    scenario = board.scenario
    if len(board.rooms) != len(scenario.rooms):
        raise Unfit("rooms", "two rooms have the same id")
    for room in scenario.rooms:
        _check_room(board, room)
    for door in scenario.doors:
        for room_id in door.between:
            if room_id not in board.rooms:
                raise Unfit("doors", f"the door at {list(door.at)} names room '{room_id}', which does not exist")
            if not any(board.room_of.get(near) == room_id for near in neighbours(door.at)):
                raise Unfit("doors", f"the door at {list(door.at)} does not touch room '{room_id}'")
        if door.at in board.room_of:
            raise Unfit("doors", f"the door at {list(door.at)} lies in room '{board.room_of[door.at]}', not between")
    if len(board.doors) != len(scenario.doors):
        raise Unfit("doors", "two doors are on one hex")
    first = scenario.rooms[0].id
    starts = list(scenario.start)
    if len(set(starts)) < 4:
        raise Unfit("start", "needs at least four hexes to start on")
    for at in starts:
        if board.room_of.get(at) != first:
            raise Unfit("start", f"{list(at)} is not in the first room, '{first}'")
    reached = [first]
    for here in reached:
        for door in scenario.doors:
            if here in door.between:
                reached += [other for other in door.between if other not in reached]
    revealed = [do.room for piece in scenario.pieces for do in piece.do if isinstance(do, RevealRoom)]
    for room in scenario.rooms:
        if room.id not in reached and room.id not in revealed:
            raise Unfit("rooms", f"no door leads to room '{room.id}'")


def _check_room(board: Board, room: Room) -> None:
    inside = board.hexes[room.id]
    lying: list[tuple[str, Hex]] = []
    for what in ("obstacles", "difficult", "hazards", "traps"):
        lying += [(what, at) for overlay in getattr(room, what) for at in overlay.hexes]
    lying += [("money", at) for at in room.money] + [("plates", at) for at in room.plates]
    lying += [("treasures", treasure.at) for treasure in room.treasures]
    lying += [(f"spots.{letter}", at) for letter, hexes in room.spots.items() for at in hexes]
    lying += [("objectives", at) for objective in room.objectives for at in objective.at]
    for what, at in lying:
        if at not in inside:
            raise Unfit(f"rooms.{room.id}.{what}", f"{list(at)} lies outside the room")
    for nth, letters in enumerate(("two", "three", "four")):
        taken: dict[Hex, str] = {}
        for stand in room.monsters:
            if len(stand.by) != 3 or stand.by.strip("-neb"):
                raise Unfit(f"rooms.{room.id}.monsters", f"'{stand.by}' is not three letters of - n e b")
            if stand.at not in inside:
                raise Unfit(f"rooms.{room.id}.monsters", f"{stand.monster} at {list(stand.at)} stands outside the room")
            if stand.by[nth] == "-":
                continue
            if stand.at in taken:
                raise Unfit(
                    f"rooms.{room.id}.monsters", f"with {letters} characters two monsters are at {list(stand.at)}"
                )
            taken[stand.at] = stand.monster


def _check_links(content: Content, board: Board) -> None:
    scenario = board.scenario
    spots = {letter for room in scenario.rooms for letter in room.spots}
    figures = {stand.monster for room in scenario.rooms for stand in room.monsters}
    figures |= {objective.id for room in scenario.rooms for objective in room.objectives} | set(scenario.names)
    figures |= set(scenario.monsters)
    treasures = {treasure.holds for room in scenario.rooms for treasure in room.treasures}
    pieces = {piece.id for piece in scenario.pieces}
    if len(pieces) != len(scenario.pieces):
        raise Unfit("pieces", "two pieces have the same id")
    for room in scenario.rooms:
        for stand in room.monsters:
            if content.monsters and stand.monster not in content.monsters:
                raise Unfit(f"rooms.{room.id}.monsters", f"there is no monster '{stand.monster}'")
            if stand.name and stand.name not in scenario.names:
                raise Unfit(f"rooms.{room.id}.monsters", f"the name '{stand.name}' is missing in `names`")
        for treasure in room.treasures:
            if content.treasures and treasure.holds != "goal" and treasure.holds not in content.treasures:
                raise Unfit(f"rooms.{room.id}.treasures", f"there is no treasure '{treasure.holds}'")
    known = {
        "alive": figures,
        "killed": figures,
        "hp": figures,
        "beside": figures,
        "beside-1": spots,
        "opened": set(board.door_ids),
        "revealed": set(board.rooms),
        "looted": treasures,
        "left": treasures,
        "on": spots,
        "here": spots,
        "hexes": spots,
    }

    def check(field: str, text: Any) -> None:
        if not isinstance(text, str) or not text:
            return
        try:
            compiled(text)
        except ValueError as error:
            raise Unfit(field, str(error)) from None
        for function, name in mentions(text):
            if function in known and name not in known[function]:
                raise Unfit(field, f"'{text}' speaks of '{name}', which the scenario does not have")

    if not scenario.goals:
        raise Unfit("goals", "the scenario cannot be won: it has no goal")
    for nth, goal in enumerate((*scenario.goals, *scenario.lose)):
        check(f"goals.{nth}" if nth < len(scenario.goals) else f"lose.{nth - len(scenario.goals)}", goal.test)
    does = [do for piece in scenario.pieces for do in piece.do]
    if not any(goal.test for goal in scenario.goals) and not any(isinstance(do, Win) for do in does):
        raise Unfit("goals", "the scenario cannot be won: no goal has a test and no piece wins it")
    for piece in scenario.pieces:
        field = f"pieces.{piece.id}"
        check(f"{field}.test", piece.test)
        _check_piece_of(board, piece.when, piece.of, figures, treasures, field)
        for do in piece.do:
            check(f"{field}.do", do.test)
            for name in ("count", "value", "hp", "level", "plus", "set"):
                check(f"{field}.do", getattr(do, name, None))
            _check_doing(content, board, do, spots, pieces, field)


def _check_piece_of(board: Board, when: str, of: str, figures: set[str], treasures: set[str], field: str) -> None:
    if not of:
        return
    known: set[str] | None = {
        "door": set(board.door_ids),
        "room": set(board.rooms),
        "looted": treasures,
        "killed": figures,
        "damaged": figures,
        "turn-start": figures | {"character", "summon"},
        "turn-end": figures | {"character", "summon"},
    }.get(when)
    if known is None or of not in known:
        raise Unfit(f"{field}.of", f"'{of}' is not known as the cause of '{when}'")


def _check_doing(content: Content, board: Board, do: Doing, spots: set[str], pieces: set[str], field: str) -> None:
    if isinstance(do, Spawn | SummonFor):
        if content.monsters and do.monster not in content.monsters:
            raise Unfit(f"{field}.do", f"there is no monster '{do.monster}'")
        if len(do.by) != 3 or do.by.strip("-neb"):
            raise Unfit(f"{field}.do", f"'{do.by}' is not three letters of - n e b")
    letters: list[str] = []
    if isinstance(do, Spawn | Lay | Clear) and do.at:
        letters.append(do.at)
    if isinstance(do, Relocate):
        letters += do.to
    for letter in letters:
        if letter not in spots:
            raise Unfit(f"{field}.do", f"no room has hexes of the letter '{letter}'")
    if isinstance(do, Open | Unlock):
        for door in do.doors:
            if door not in board.door_ids:
                raise Unfit(f"{field}.do", f"there is no door '{door}'")
    if isinstance(do, RevealRoom) and do.room not in board.rooms:
        raise Unfit(f"{field}.do", f"there is no room '{do.room}'")
    if isinstance(do, Call) and do.id not in pieces:
        raise Unfit(f"{field}.do", f"there is no piece '{do.id}'")
