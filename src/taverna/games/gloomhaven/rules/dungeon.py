"""Random dungeons: three rooms, each from a room card and a monster card (GH-DUNG-01..22).

The rooms drawn so far are in the state as a short text (`marks["dungeon"]`): everything else, the map too, follows from
it and from the cards. The next room is drawn when the door to it is opened.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, neighbours, rotate, straight_distance, subtract

from ..content import DUNGEON, Board
from ..events import PenaltyFell
from ..scenarios import (
    Door,
    DungeonCard,
    Gate,
    Overlay,
    Placed,
    Room,
    RoomCard,
    Scenario,
    Stand,
    TrapTile,
    TreasureTile,
)
from ..state import Table
from .acting import decide

ROOMS = 3


class Laid(NamedTuple):
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


def plan(g: Table) -> list[Laid]:
    """The rooms so far."""
    found = []
    for part in g.marks.get("dungeon", "").split(";"):
        if part:
            card, monsters, *numbers = part.split(",")
            found.append(Laid(card, monsters, *map(int, numbers)))
    return found


def remember(g: Table, rooms: list[Laid]) -> None:
    g.marks["dungeon"] = ";".join(",".join(map(str, laid)) for laid in rooms)


# -- drawing ---------------------------------------------------------------------------------------------------------
def prepare(g: Table) -> Flow:
    """The first room. With several entrances the players choose one together (GH-DUNG-05, GH-DUNG-10)."""
    g.marks["dungeon"] = ""
    card = draw(g, "rooms", list(g.content.dungeon_rooms))
    monsters = draw(g, "monsters", list(g.content.dungeon_monsters))
    gates = g.content.dungeon_rooms[card].entrances
    nth = 0
    if len(gates) > 1:
        answer = yield from decide(g, None, "entrance", [("gate", n, gate.kind) for n, gate in enumerate(gates)])
        nth = answer[1]
    remember(g, [Laid(card, monsters, 0, 0, 0, nth, -1)])


def draw(g: Table, deck: str, cards: list[str]) -> str:
    """A card that has not been drawn yet in this dungeon."""
    gone = g.marks.get(f"dungeon-{deck}", "").split(",")
    drawn: str = g.chance.draw([card for card in cards if card not in gone])
    g.marks[f"dungeon-{deck}"] = ",".join([*gone, drawn] if gone != [""] else [drawn])
    return drawn


def extend(g: Table, at: Hex) -> None:
    """The door at an exit is opened: the next room is drawn, one with an entrance of the same type (GH-DUNG-11, -12,
    -14), and laid so that its entrance is that door. The other exit is closed off (GH-DUNG-13)."""
    rooms = plan(g)
    last = rooms[-1]
    exits = g.content.dungeon_rooms[last.card].exits
    used = next(nth for nth, gate in enumerate(exits) if last.at(gate.at) == at)
    rooms[-1] = last._replace(exit=used)
    taken = [a for laid in rooms for a in floor(g, laid)]
    taken += [a for laid in rooms for a in gates_of(g, laid)]
    while True:
        card = draw(g, "rooms", list(g.content.dungeon_rooms))
        fit = laid_at(g, card, exits[used].kind, at, taken)
        if fit is not None:
            break
    monsters = draw(g, "monsters", list(g.content.dungeon_monsters))
    rooms.append(fit._replace(monsters=monsters))
    remember(g, rooms)


def laid_at(g: Table, card: str, kind: str, door: Hex, taken: list[Hex]) -> Laid | None:
    """The room with an entrance of this type on the door, clear of all other rooms; as few hexes as possible touch
    them. None if the card has no such entrance, or no way of turning it fits."""
    room: RoomCard = g.content.dungeon_rooms[card]
    best: tuple[int, Laid] | None = None
    for nth, gate in enumerate(room.entrances):
        if gate.kind != kind:
            continue
        for turn in range(6):
            q, r = subtract(door, rotate(gate.at, turn))
            laid = Laid(card, "", turn, q, r, nth, -1)
            hexes = floor(g, laid)
            if any(a in taken or a == door for a in hexes):
                continue
            touching = sum(near in taken and near != door for a in hexes for near in neighbours(a))
            if best is None or touching < best[0]:
                best = touching, laid
    return None if best is None else best[1]


def floor(g: Table, laid: Laid) -> list[Hex]:
    """The hexes of a room on the map."""
    room: RoomCard = g.content.dungeon_rooms[laid.card]
    found = [laid.at(a) for placed in room.tiles for a in g.content.tiles[placed.tile].hexes(placed.at, placed.turn)]
    return found + [laid.at(a) for a in room.corridors if laid.at(a) not in found]


def gates_of(g: Table, laid: Laid) -> list[Hex]:
    """The doors by which a room is, or may be, entered and left."""
    room: RoomCard = g.content.dungeon_rooms[laid.card]
    exits = room.exits if laid.exit < 0 else (room.exits[laid.exit],)
    return [laid.at(gate.at) for gate in (room.entrances[laid.entrance], *exits)]


# -- the dungeon as a scenario ---------------------------------------------------------------------------------------
def board(g: Table) -> Board:
    """The ground of the rooms so far; the same object while they are the same."""
    known: dict[str, Board] = g.content.__dict__.setdefault("_dungeons", {})
    mark = g.marks.get("dungeon", "")
    found = known.get(mark)
    if found is None:
        if len(known) > 200:
            known.clear()
        found = known[mark] = Board(scenario(g), g.content.tiles)
    return found


def scenario(g: Table) -> Scenario:
    """The rooms so far, with a door to a room yet unknown at every exit of the last (GH-DUNG-03, GH-DUNG-04)."""
    rooms = plan(g)
    made: list[Room] = []
    doors: list[Door] = []
    for nth, laid in enumerate(rooms, 1):
        card: RoomCard = g.content.dungeon_rooms[laid.card]
        made.append(room_of(card, g.content.dungeon_monsters[laid.monsters], laid, str(nth)))
        if nth < ROOMS:
            exits: tuple[Gate, ...] = card.exits if laid.exit < 0 else (card.exits[laid.exit],)
            doors += [Door(at=laid.at(gate.at), between=(str(nth), str(nth + 1))) for gate in exits]
    start: tuple[Hex, ...] = ()
    if rooms:
        first = rooms[0]
        entrance = first.at(g.content.dungeon_rooms[first.card].entrances[first.entrance].at)
        start = tuple(sorted(a for a in floor(g, first) if straight_distance(a, entrance) <= 2))  # GH-DUNG-09
    frame: Scenario = g.content.scenarios[DUNGEON]
    return msgspec.structs.replace(frame, rooms=tuple(made), doors=tuple(doors), start=start)


def room_of(card: RoomCard, monsters: DungeonCard, laid: Laid, id: str) -> Room:
    """The twelve numbered hexes of a room card filled as the monster card says (GH-DUNG-07, GH-DUNG-19, -20)."""

    def moved(overlays: tuple[Overlay, ...]) -> tuple[Overlay, ...]:
        return tuple(msgspec.structs.replace(o, hexes=tuple(laid.at(a) for a in o.hexes)) for o in overlays)

    def spots(numbers: tuple[int, ...]) -> tuple[Hex, ...]:
        return tuple(laid.at(card.spots[number - 1]) for number in numbers)

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
        ),
        monsters=tuple(
            Stand(monster=key.monster, at=laid.at(card.spots[key.spot - 1]), by=key.by) for key in monsters.monsters
        ),
    )


# -- penalties -------------------------------------------------------------------------------------------------------
PENALTIES = {
    "none": ("", "", ""),
    "suggested": ("", "minor", "major"),
    "minor": ("minor", "minor", "minor"),
    "major": ("major", "major", "major"),
}
"""What revealing the first, second and third room brings (GH-DUNG-15, GH-DUNG-16)."""


def penalty(g: Table, by: str) -> Flow:
    """The room just revealed brings its penalty on the party."""
    from . import pieces

    nth = len(g.rooms) - 1
    which = PENALTIES[g.options.get("penalties") or "suggested"][nth]
    if which:
        card: RoomCard = g.content.dungeon_rooms[plan(g)[nth].card]
        g.emit(PenaltyFell(room=card.id, which=which))
        yield from pieces.do_all(g, card.minor if which == "minor" else card.major, by)


def named(g: Table) -> list[tuple[str, str]]:
    """(room card, monster card) of each room: together they are its name (GH-DUNG-06)."""
    return [(laid.card, laid.monsters) for laid in plan(g)]
