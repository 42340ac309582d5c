"""The ground of a scenario, worked out once from its record."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.hexgrid import Hex, HexMap, WallEdge, hexmap, neighbours

from .ground import Door as DoorTile
from .ground import Room, Tile
from .scenarios import Event, Piece, Scenario


class Unfit(Exception):
    """What a record gets wrong: the field, and the reason."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field, self.reason = field, reason


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
                    raise Unfit(f"rooms.{room.id}.tiles[{nth}]", f"there is no tile '{placed.tile}'")
                for at in tiles[placed.tile].hexes(placed.at, placed.turn):
                    if at in room.walls:
                        continue
                    if at in self.tile_of:
                        there = self.tile_of[at]
                        raise Unfit(
                            f"rooms.{room.id}.tiles[{nth}]",
                            f"tile '{placed.tile}' overlaps room '{there[0]}' at {list(at)}",
                        )
                    self.tile_of[at] = (room.id, nth)
        gates = {door.at for door in scenario.doors if door.on_tile}
        self.room_of: dict[Hex, str] = {at: room for at, (room, _) in self.tile_of.items() if at not in gates}
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
        standing = {at for room in scenario.rooms for one in room.objectives for at in one.at}
        self.barred: frozenset[Hex] = frozenset(at for at in self.doors if at in standing)
        self.locked: list[Hex] = [door.at for door in scenario.doors if door.locked]
        self.pieces: dict[Event, tuple[Piece, ...]] = {}  # by what sets them off
        for piece in scenario.pieces:
            self.pieces[piece.when] = (*self.pieces.get(piece.when, ()), piece)
        self.idle = scenario.idle
        self.large = scenario.large
        self.touchy = "touched" in self.pieces
        self.lures = any(one.lures for room in scenario.rooms for one in room.objectives)
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
        """The ground of the rooms revealed. Closed doors are at their rim; locked ones are walls (GH-LOCK-01); what
        bars a door stands on its hex."""
        floor: set[Hex] = set()
        doors: set[Hex] = set()
        is_open, is_locked = frozenset(opened), frozenset(locked)
        for room in rooms:
            floor |= self.hexes[room]
            for at in self.doors_of[room]:
                if at in is_open or at in self.barred:
                    floor.add(at)
                elif at not in is_locked:
                    floor.add(at)
                    doors.add(at)
        walls = [(a, b) for a, b in self.edges if a in floor and b in floor]
        return hexmap(floor, wall_edges=walls, doors=doors)
