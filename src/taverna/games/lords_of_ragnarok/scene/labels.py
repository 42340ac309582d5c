"""Where everything of a Territory stands: one block of its name, its signs and who is there. Blocks are placed one by
one, the most crowded first, each at the cheapest of the spots around its home: meeting no other, within its land."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from .chart import Spot
from .room import Box, Room, overlap, room

Layout = dict[str, Box]
ROW, SIGNS, STANDING, SHIELDS = 15, 25, 62, 36
STANDEE, ARMY = 47.0, 32.0
MOST = 160.0  # a row of pieces is no wider: they come closer


class Block(msgspec.Struct, frozen=True):
    """What is placed as one; the larger `crowd`, the sooner."""

    id: str
    home: Spot
    ring: tuple[Spot, ...]
    wide: float
    tall: float
    crowd: float = 0


PASSES = 6


def placed(blocks: tuple[Block, ...], taken: tuple[Box, ...], before: tuple[tuple[str, Box], ...] = ()) -> Layout:
    """Where each block lies; `taken`: where none may; `before`: where those lie that may stay. Then those that meet
    another go elsewhere, the least crowded first, until none does or it does not help."""
    found = dict(before)
    crowded = sorted(blocks, key=lambda one: (-one.crowd, one.id))
    rooms = {one.id: room(one.home, one.ring, one.wide + 4, one.tall + 2, taken) for one in crowded}
    for id, around in rooms.items():
        if id not in found:
            found[id] = place(around, found.values())
    for _ in range(PASSES):
        meeting = [id for id in reversed(rooms) if _meets(found[id], found, rooms[id].near)]
        if not meeting:
            break
        for id in meeting:
            if _meets(found[id], found, rooms[id].near):
                found[id] = place(rooms[id], [box for other, box in found.items() if other != id])
    return found


def _meets(box: Box, found: Layout, taken: list[Box]) -> bool:
    left, top, right, bottom = box
    for other in (*taken, *found.values()):
        if (
            other[0] < right
            and left < other[2]
            and other[1] < bottom
            and top < other[3]
            and other is not box
            and overlap(box, other) > 1
        ):
            return True
    return False


def place(around: Room, others: Iterable[Box]) -> Box:
    """The cheapest spot: the area that it shares with others costs most, then corners outside its land."""
    left, top, right, bottom = around.reach
    near = [one for one in others if one[0] < right and left < one[2] and one[1] < bottom and top < one[3]]
    return around.place((*near,))
