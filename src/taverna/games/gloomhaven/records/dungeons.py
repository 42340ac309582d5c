"""Random dungeons as data: room cards, monster cards, and the scenario that cards laid out make (GH-DUNG-03..09)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from taverna.core.content import Record
from taverna.core.words import Text
from taverna.hexgrid import Hex, rotate, straight_distance

from .abilities import Condition, Struct
from .ground import By, Door, Look, Overlay, Placed, Room, Stand, Tile, TrapTile, TreasureTile
from .scenarios import Doing, Scenario


class Gate(Struct, frozen=True, kw_only=True):
    """An entrance or an exit of a room card: the hex of the door, and its type (GH-DUNG-11, GH-DUNG-21)."""

    kind: Literal["A", "B"]
    at: Hex


class RoomCard(Record, frozen=True, kw_only=True):
    """A room of a random dungeon: its tiles, and twelve numbered hexes for the monster card to fill (GH-DUNG-07)."""

    tiles: tuple[Placed, ...]
    entrances: tuple[Gate, ...]
    exits: tuple[Gate, ...]
    spots: tuple[Hex, ...]
    corridors: tuple[Hex, ...] = ()
    obstacles: tuple[Overlay, ...] = ()
    difficult: tuple[Overlay, ...] = ()
    hazards: tuple[Overlay, ...] = ()
    minor: tuple[Doing, ...] = ()
    major: tuple[Doing, ...] = ()
    minor_text: Text
    major_text: Text
    number: int = 0


class MonsterKey(Struct, frozen=True, kw_only=True):
    monster: str
    spot: int
    by: By


class DungeonCard(Record, frozen=True, kw_only=True):
    """A monster card of a random dungeon: what goes on the numbered hexes of the room (GH-DUNG-07, -19, -20)."""

    monsters: tuple[MonsterKey, ...]
    traps: tuple[int, ...] = ()
    trap_damage: bool = False
    trap_conditions: tuple[Condition, ...] = ()
    obstacles: tuple[int, ...] = ()
    difficult: tuple[int, ...] = ()
    hazards: tuple[int, ...] = ()
    money: tuple[int, ...] = ()
    looks: dict[Literal["trap", "obstacle", "difficult", "hazard"], Look] = {}
    treasures: dict[str, tuple[Doing, ...]] = {}  # by spot: what the treasure does for the one who loots it
    number: int = 0


# -- as it lies on the table -----------------------------------------------------------------------------------------
class Laid(msgspec.Struct, frozen=True):
    """A room that has been laid out: its two cards, how it is turned and moved, the gate it was entered by and the one
    it was left by, -1 while it has not been left."""

    card: str
    monsters: str
    turn: int
    q: int
    r: int
    entrance: int
    exit: int

    def at(self, a: Hex) -> Hex:
        """Where a hex of the card lies on the map."""
        q, r = rotate(a, self.turn)
        return q + self.q, r + self.r


class Dungeon(msgspec.Struct):
    """A dungeon as far as it is known: its rooms, and the cards drawn for it so far."""

    laid: list[Laid] = []
    rooms: list[str] = []
    monsters: list[str] = []


ROOMS = 3


def floor(room: RoomCard, tiles: dict[str, Tile], laid: Laid) -> list[Hex]:
    """The hexes of a room on the map."""
    found = [laid.at(a) for placed in room.tiles for a in tiles[placed.tile].hexes(placed.at, placed.turn)]
    return found + [laid.at(a) for a in room.corridors if laid.at(a) not in found]


def gates(room: RoomCard, laid: Laid) -> list[Hex]:
    """The doors by which a room is, or may be, entered and left."""
    exits = room.exits if laid.exit < 0 else (room.exits[laid.exit],)
    return [laid.at(gate.at) for gate in (room.entrances[laid.entrance], *exits)]


def scenario(
    frame: Scenario,
    rooms: Sequence[Laid],
    room_cards: dict[str, RoomCard],
    monster_cards: dict[str, DungeonCard],
    tiles: dict[str, Tile],
) -> Scenario:
    """The rooms so far, with a door to a room yet unknown at every exit of the last (GH-DUNG-03, GH-DUNG-04)."""
    made: list[Room] = []
    doors: list[Door] = []
    for nth, laid in enumerate(rooms, 1):
        card = room_cards[laid.card]
        goal = frame.dungeon.goal if frame.dungeon is not None and nth == ROOMS else 0
        made.append(room_of(card, monster_cards[laid.monsters], laid, str(nth), goal))
        if nth < ROOMS:
            exits: tuple[Gate, ...] = card.exits if laid.exit < 0 else (card.exits[laid.exit],)
            doors += [Door(at=laid.at(gate.at), between=(str(nth), str(nth + 1))) for gate in exits]
    start: tuple[Hex, ...] = ()
    if rooms:
        first = rooms[0]
        card = room_cards[first.card]
        entrance = first.at(card.entrances[first.entrance].at)
        start = tuple(sorted(a for a in floor(card, tiles, first) if straight_distance(a, entrance) <= 2))  # GH-DUNG-09
    return msgspec.structs.replace(frame, rooms=tuple(made), doors=tuple(doors), start=start)


def room_of(card: RoomCard, monsters: DungeonCard, laid: Laid, id: str, goal: int = 0) -> Room:
    """The twelve numbered hexes of a room card filled as the monster card says (GH-DUNG-07, GH-DUNG-19, -20). `goal`:
    of one of them a goal treasure tile takes the place of whatever else would lie there."""

    def moved(overlays: tuple[Overlay, ...]) -> tuple[Overlay, ...]:
        return tuple(msgspec.structs.replace(o, hexes=tuple(laid.at(a) for a in o.hexes)) for o in overlays)

    def spots(numbers: tuple[int, ...]) -> tuple[Hex, ...]:
        return tuple(laid.at(card.spots[number - 1]) for number in numbers if number != goal)

    def overlays(numbers: tuple[int, ...], what: Literal["obstacle", "difficult", "hazard"]) -> tuple[Overlay, ...]:
        return tuple(Overlay(hexes=(a,), look=monsters.looks.get(what, "")) for a in spots(numbers))

    traps: tuple[TrapTile, ...] = ()
    if monsters.traps:
        hurts = None if monsters.trap_damage else 0
        look = monsters.looks.get("trap", "spikes")
        hexes = spots(monsters.traps)
        traps = (TrapTile(hexes=hexes, damage=hurts, conditions=monsters.trap_conditions, look=look),)
    return Room(
        id=id,
        tiles=tuple(Placed(tile=p.tile, at=laid.at(p.at), turn=(p.turn + laid.turn) % 6) for p in card.tiles),
        corridors=tuple(laid.at(a) for a in card.corridors),
        obstacles=moved(card.obstacles) + overlays(monsters.obstacles, "obstacle"),
        difficult=moved(card.difficult) + overlays(monsters.difficult, "difficult"),
        hazards=moved(card.hazards) + overlays(monsters.hazards, "hazard"),
        traps=traps,
        money=spots(monsters.money),
        treasures=tuple(
            TreasureTile(at=laid.at(card.spots[int(number) - 1]), holds=f"dungeon:{monsters.id}:{number}")
            for number in monsters.treasures
            if int(number) != goal
        )
        + tuple(TreasureTile(at=laid.at(card.spots[n - 1]), holds="goal", by_ability=True) for n in (goal,) if n),
        monsters=tuple(
            Stand(monster=key.monster, at=laid.at(card.spots[key.spot - 1]), by=key.by) for key in monsters.monsters
        ),
    )
