"""Random dungeons: three rooms, each from a room card and a monster card (GH-DUNG-01..22).

The rooms drawn so far are in the state (`Table.dungeon`): everything else, the map too, follows from them and from the
cards. The next room is drawn when the door to it is opened.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, neighbours, rotate, subtract

from ..records import dungeons
from ..records.dungeons import Laid, RoomCard
from ..state import Table
from .acting import decide


# -- drawing ---------------------------------------------------------------------------------------------------------
def prepare(g: Table) -> Flow:
    """The first room. With several entrances the players choose one together (GH-DUNG-05, GH-DUNG-10)."""
    card = draw(g, room_cards(g), g.dungeon.rooms)
    monsters = draw(g, monster_cards(g), g.dungeon.monsters)
    gates = g.content.dungeon_rooms[card].entrances
    nth = 0
    if len(gates) > 1:
        answer = yield from decide(g, None, "entrance", [("gate", n, gate.kind) for n, gate in enumerate(gates)])
        nth = answer[1]
    g.dungeon.laid = [Laid(card, monsters, 0, 0, 0, nth, -1)]
    g.renew()


def room_cards(g: Table) -> list[str]:
    """The cards that rooms are drawn from: all of them, or those of the scenario."""
    depths = g.content.scenarios[g.scenario].dungeon
    return list((depths.rooms if depths is not None else ()) or g.content.dungeon_rooms)


def monster_cards(g: Table) -> list[str]:
    depths = g.content.scenarios[g.scenario].dungeon
    return list((depths.monsters if depths is not None else ()) or g.content.dungeon_monsters)


def draw(g: Table, deck: Iterable[str], drawn: list[str]) -> str:
    """A card that has not been drawn yet in this dungeon."""
    card: str = g.chance.draw([card for card in deck if card not in drawn])
    drawn.append(card)
    return card


def extend(g: Table, at: Hex) -> None:
    """The door at an exit is opened: the next room is drawn, one with an entrance of the same type (GH-DUNG-11, -12,
    -14), and laid so that its entrance is that door. The other exit is closed off (GH-DUNG-13)."""
    rooms, cards = g.dungeon.laid, g.content.dungeon_rooms
    last = rooms[-1]
    exits = cards[last.card].exits
    used = next(nth for nth, gate in enumerate(exits) if last.at(gate.at) == at)
    rooms[-1] = replace(last, exit=used)
    taken = [a for laid in rooms for a in dungeons.floor(cards[laid.card], g.content.tiles, laid)]
    taken += [a for laid in rooms for a in dungeons.gates(cards[laid.card], laid)]
    kinds = [exits[used].kind, exits[used].kind, ""]
    fit: Laid | None = None
    while fit is None:
        if all(card in g.dungeon.rooms for card in room_cards(g)):  # those passed over once more, then by any entrance
            g.dungeon.rooms = [laid.card for laid in rooms]
            kinds.pop(0)
        card = draw(g, room_cards(g), g.dungeon.rooms)
        fit = laid_at(g, card, kinds[0], at, taken)
    monsters = draw(g, monster_cards(g), g.dungeon.monsters)
    rooms.append(replace(fit, monsters=monsters))
    g.renew()


def laid_at(g: Table, card: str, kind: str, door: Hex, taken: list[Hex]) -> Laid | None:
    """The room with an entrance of this type on the door, clear of all other rooms; as few hexes as possible touch
    them. None if the card has no such entrance, or no way of turning it fits."""
    room: RoomCard = g.content.dungeon_rooms[card]
    best: tuple[int, Laid] | None = None
    for nth, gate in enumerate(room.entrances):
        if kind and gate.kind != kind:
            continue
        for turn in range(6):
            q, r = subtract(door, rotate(gate.at, turn))
            laid = Laid(card, "", turn, q, r, nth, -1)
            hexes = dungeons.floor(room, g.content.tiles, laid)
            if any(a in taken or a == door for a in hexes):
                continue
            touching = sum(near in taken and near != door for a in hexes for near in neighbours(a))
            if best is None or touching < best[0]:
                best = touching, laid
    return None if best is None else best[1]


# -- penalties -------------------------------------------------------------------------------------------------------


def named(g: Table) -> list[tuple[str, str]]:
    """(room card, monster card) of each room: together they are its name (GH-DUNG-06)."""
    return [(laid.card, laid.monsters) for laid in g.dungeon.laid]
