"""Ways as rings of bits: all hexes that take as much to reach are found at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from taverna.hexgrid.coords import Hex
from taverna.hexgrid.hexmap import Bits, HexMap

Ring = tuple[int, int, Bits]
"""Negatives and cost of the least way to some hexes, and the hexes."""


class Rings:
    """The least ways from a hex as rings, the least first, found no farther than someone asks."""

    __slots__ = ("_coming", "found")

    def __init__(self, coming: Iterator[Ring], found: list[Ring]) -> None:
        """Whatever is coming puts itself among those found."""
        self.found = found
        self._coming = coming

    def __iter__(self) -> Iterator[Ring]:
        return chain(self.found[:], self._coming) if self.found else self._coming


def outward(
    board: HexMap, start: Hex, closed: Bits = 0, slow: Bits = 0, found: list[Ring] | None = None
) -> Iterator[Ring]:
    """From a hex over all ground that is not closed: each step costs one, onto slow ground two. Rings `found` are kept
    there."""
    found = [] if found is None else found
    beside = board.beside
    ring, cost, before = board.bit(start), 0, 0  # `before`: what is beside the last ring but one
    left = board.ground_bits & ~(ring | closed)
    while ring or before:
        if ring:
            found.append((0, cost, ring))
            yield found[-1]
        cost += 1
        near = beside(ring)
        if slow:
            ring = ((near & ~slow) | (before & slow)) & left
            before = near
        else:
            ring = near & left
        left ^= ring


def homeward(board: HexMap, goal: Hex, closed: Bits = 0, slow: Bits = 0) -> Iterator[Ring]:
    """The same from every hex to the goal: a way may begin on closed ground but not lead on through it."""
    beside = board.beside
    ring, cost, before = board.bit(goal), 0, 0  # `before`: what leads onto slow ground of the last ring but one
    left = board.ground_bits & ~ring
    while ring or before:
        if ring:
            yield 0, cost, ring
        cost += 1
        entered = ring & ~closed
        if slow:
            near, before = beside(entered & ~slow) | before, beside(entered & slow)
        else:
            near = beside(entered)
        ring = near & left
        left ^= ring


def path(board: HexMap, rings: Rings, end: Hex, slow: Bits = 0) -> tuple[Hex, ...]:
    """The hexes of one least way by rings that go outward; nothing if none leads there without negative hexes."""
    found, at, nth = rings.found, board.bit(end), 0
    for negatives, _, hexes in rings:
        if negatives:
            return ()
        if hexes & at:
            break
        nth += 1
    else:
        return ()
    cost, back, steps, named = found[nth][1], [end], board.step_bits, board.named
    while cost:
        cost -= 2 if at & slow else 1
        while found[nth][1] > cost:
            nth -= 1
        before = found[nth][2]
        for near in steps[at]:
            if near & before:
                at = near
                break
        back.append(named[at])
    back.reverse()
    return tuple(back)
