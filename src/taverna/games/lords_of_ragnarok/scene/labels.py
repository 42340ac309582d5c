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
    ((x, y) for x in range(-FAR[0], FAR[0] + 1, 8) for y in range(-FAR[1], FAR[1] + 1, 6)),
    key=lambda at: at[0] ** 2 + at[1] ** 2,
)


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
    box = found[id]
    others = (other for one, other in found.items() if one != id)
    return any(overlap(box, other) > 1 for other in (*taken, *others))


def place(block: Block, boxes: list[Box]) -> Box:
    """The cheapest spot: the area that it shares with others costs most, then corners outside its land."""
    w, h = block.wide + 4, block.tall + 2
    x, y = block.home
    reach = (x - FAR[0] - w / 2, y - FAR[1] - h / 2, x + FAR[0] + w / 2, y + FAR[1] + h / 2)
    near = [one for one in boxes if overlap(reach, one)]
    best, least = reach, float("inf")
    for dx, dy in SPOTS:
        cost = (dx * dx + dy * dy) / 30
        if cost >= least:
            break  # those after it are farther still
        mx, my = x + dx, y + dy
        box = (mx - w / 2, my - h / 2, mx + w / 2, my + h / 2)
        for one in near:
            cost += 60 * overlap(box, one)
            if cost >= least:
                break
        if cost < least:
            cost += _outside(box, (mx, my), block.ring, least - cost)
        if cost < least:
            best, least = box, cost
    return best


def _outside(box: Box, middle: Spot, ring: tuple[Spot, ...], enough: float) -> float:
    """What a box costs that is not wholly within its land, counted only until it costs enough."""
    cost = 0.0
    for px in (box[0], middle[0], box[2]):
        for py in (box[1], middle[1], box[3]):
            if not inside((px, py), ring):
                cost += 250
                if cost >= enough:
                    return cost
    return cost
