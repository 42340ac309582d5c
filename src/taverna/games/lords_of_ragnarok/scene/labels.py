"""Where everything of a Territory stands: one block of its name, its signs and who is there. Blocks are placed one by
one, the most crowded first, each at the cheapest of the spots around its home: meeting no other, within its land."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from .chart import Spot, inside

Box = tuple[float, float, float, float]
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


FAR, PASSES = (96, 72), 6
SPOTS = sorted(
    ((x, y, (x * x + y * y) / 30) for x in range(-FAR[0], FAR[0] + 1, 8) for y in range(-FAR[1], FAR[1] + 1, 6)),
    key=lambda at: at[2],
)
"""From its home, and what it costs to be so far away; the nearest first."""


def overlap(a: Box, b: Box) -> float:
    x = (a[2] if a[2] < b[2] else b[2]) - (a[0] if a[0] > b[0] else b[0])
    if x <= 0:
        return 0.0
    y = (a[3] if a[3] < b[3] else b[3]) - (a[1] if a[1] > b[1] else b[1])
    return x * y if y > 0 else 0.0


@lru_cache(maxsize=256)
def placed(blocks: tuple[Block, ...], taken: tuple[Box, ...], before: tuple[tuple[str, Box], ...] = ()) -> Layout:
    """Where each block lies; `taken`: where none may; `before`: where those lie that may stay. Then those that meet
    another go elsewhere, the least crowded first, until none does or it does not help."""
    found = dict(before)
    crowded = sorted(blocks, key=lambda one: (-one.crowd, one.id))
    for block in crowded:
        if block.id not in found:
            found[block.id] = place(block, [*taken, *found.values()])
    for _ in range(PASSES):
        meeting = [one for one in reversed(crowded) if _meets(one.id, found, taken)]
        if not meeting:
            break
        for block in meeting:
            if _meets(block.id, found, taken):
                others = [box for id, box in found.items() if id != block.id]
                found[block.id] = place(block, [*taken, *others])
    return found


def _meets(id: str, found: Layout, taken: tuple[Box, ...]) -> bool:
    left, top, right, bottom = box = found[id]
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


def place(block: Block, boxes: list[Box]) -> Box:
    """The cheapest spot: the area that it shares with others costs most, then corners outside its land."""
    w, h = block.wide + 4, block.tall + 2
    x, y = block.home
    reach = (x - FAR[0] - w / 2, y - FAR[1] - h / 2, x + FAR[0] + w / 2, y + FAR[1] + h / 2)
    return _place(block, reach, tuple(one for one in boxes if overlap(reach, one)))


@lru_cache(maxsize=8192)
def _place(block: Block, reach: Box, near: tuple[Box, ...]) -> Box:
    """Most blocks have the same neighbours as a moment ago."""
    w, h = block.wide + 4, block.tall + 2
    x, y = block.home
    outside = outsides(block.home, block.ring, w, h)
    best, least = reach, float("inf")
    for nth, (dx, dy, far) in enumerate(SPOTS):
        cost = far
        if cost >= least:
            break  # those after it are farther still
        left, top = x + dx - w / 2, y + dy - h / 2
        right, bottom = left + w, top + h
        for a, b, c, d in near:
            if a < right and left < c and b < bottom and top < d:
                wide = (c if c < right else right) - (a if a > left else left)
                high = (d if d < bottom else bottom) - (b if b > top else top)
                cost += 60 * wide * high
                if cost >= least:
                    break
        if cost < least:
            known = outside[nth]
            if known is None:
                known = outside[nth] = _outside((left, top, right, bottom), block.ring)
            cost += known
        if cost < least:
            best, least = (left, top, right, bottom), cost
    return best


@lru_cache(maxsize=2048)
def outsides(home: Spot, ring: tuple[Spot, ...], wide: float, tall: float) -> list[float | None]:
    """What a box of this size costs at each of the spots for not being within its land, as far as it is known."""
    return [None] * len(SPOTS)


def _outside(box: Box, ring: tuple[Spot, ...]) -> float:
    """250 for each of its corners, the middles of its sides and its own middle that is outside."""
    left, top, right, bottom = box
    across, down = (left, (left + right) / 2, right), (top, (top + bottom) / 2, bottom)
    return 250.0 * sum(not inside((px, py), ring) for px in across for py in down)
