"""Doors, Door cards and ambushes (p. 26)."""

from __future__ import annotations

from bisect import insort

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Hero, Table
from . import decks, moments, spawning
from .asking import Giving, decide
from .ground import near
from .levels import rise_to
from .page import blocked, locked, needs_door_card
from .sight import layout
from .tokens import lay_treasure

BLOCKS = 3  # of a Door card


def closed_doors(g: Table, at: str) -> list[str]:
    """Doors of a Zone that are still closed (MD-DOOR-01)."""
    return layout(g).closed.get(at, [])


def shut(g: Table, hero: Hero, door: str) -> str | None:
    """The clause by which a Hero cannot open this door: nothing is behind it any more, a Pillar is in the way, or it is
    locked."""
    if g.fallen and any(at in g.fallen for at in g.map.doors[door].zones):
        return "MD-M04-07"
    if g.pillars and (clause := blocked(g, hero.at)) is not None:
        return clause
    return locked(g, door)


def swing(g: Table, door: str) -> list[str]:
    """It is open, for good (MD-DOOR-03); returns the Zones of a Chamber that was closed until now, the one at the door
    first. An open door joins two Chambers into one (MD-ZONE-05)."""
    insort(g.opened, door)
    fresh = []
    for at in g.map.doors[door].zones:
        chamber = g.map.zones[at].chamber
        if chamber is not None and chamber not in g.chambers:
            fresh = rooms_from(g, at)
            for room in fresh:
                name = g.map.zones[room].chamber
                if name is not None and name not in g.chambers:
                    g.chambers.append(name)
    return fresh


def rooms_from(g: Table, at: str) -> list[str]:
    """The Rooms of the Chamber one stands in, through open doors too, nearest first; Rooms of Chambers that were open
    before are not among them (MD-ZONE-03..05)."""
    found = [at]
    for room in found:
        for there in near(g, room):
            chamber = g.map.zones[there].chamber
            if chamber is not None and chamber not in g.chambers and there not in found:
                found.append(there)
    return found


def open_door(g: Table, hero: Hero, door: str) -> Flow:
    """The Level may rise first; then, for a Chamber opened for the first time, one Door card, unless the Mission says
    otherwise (MD-LEVEL-05, MD-DOOR-01..05, MD-DOOR-14)."""
    rooms = swing(g, door)
    g.emit(ev.OpenedDoor(who=hero.seat, door=door))
    for at in g.map.doors[door].zones:
        if at != hero.at:
            rise_to(g, g.map.zones[at].tile)
    if not rooms:
        return
    if needs_door_card(g, rooms):
        yield from draw_door_card(g, hero, door, rooms)
    yield from moments.chamber_opened(g, hero, rooms)


def draw_door_card(g: Table, hero: Hero, door: str, rooms: list[str]) -> Flow:
    """Block by block: Enemies and Treasure in the first, second and third Room; an Ambush comes to the Hero
    (MD-DOOR-04, MD-DOOR-06..13)."""
    card = decks.draw_door(g)
    if card is None:
        return
    g.door_card, g.opening = card, door
    g.emit(ev.DoorCardDrawn(card=card))
    order = [rooms[0]]
    while len(order) < min(BLOCKS, len(rooms)):
        order.append((yield from next_room(g, hero, rooms, order)))
    for at, block in zip(order, g.content.doors[card].blocks, strict=False):
        if block.treasure or block.special:
            lay_treasure(g, at, block.treasure, block.special)
        if block.guard == "room":
            yield from spawning.spawn_guard(g, at)
        elif block.guard == "ambush":
            yield from spawning.spawn_guard(g, hero.at)
    g.door_card = g.opening = ""
    decks.discard(g, card)


def next_room(g: Table, hero: Hero, rooms: list[str], order: list[str]) -> Giving[str]:
    """The Room next to the last one, or if none is, next to an earlier one; the active player chooses among several
    (MD-DOOR-07, MD-DOOR-10)."""
    for last in reversed(order):
        able = [at for at in near(g, last) if at in rooms and at not in order]
        if len(able) == 1:
            return able[0]
        if able:
            room: str = yield from decide(g, hero.seat, "next-room", able, {"number": len(order) + 1})
            return room
    raise AssertionError("the Rooms of a Chamber are joined")
