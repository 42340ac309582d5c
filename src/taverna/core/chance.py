"""All luck of a game, in its state: a seed and two counters, so copying it is free and every game can be told again.

A face-down pile is a *bag*: a plain list whose order means nothing, because the order does not exist until a card is
drawn. Drawing is therefore luck by construction, and nobody can peek at a top card that is not there yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

M64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def mix(seed: int, n: int) -> int:
    """splitmix64: the n-th number of a seed."""
    z = (seed + n * GOLDEN) & M64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
    return z ^ (z >> 31)


class Chance(msgspec.Struct):
    """`drawn` counts luck used, `shown` counts secrets shown without luck: their sum is the undo boundary."""

    seed: int = 0
    drawn: int = 0
    shown: int = 0

    @property
    def known(self) -> int:
        """How much has become known so far. An answer that moves this cannot be taken back."""
        return self.drawn + self.shown

    def below(self, k: int) -> int:
        """A number from 0 to k-1: `mix(seed, drawn) % k`, written out. (Modulo bias is under 2**-50 here.)"""
        self.drawn = drawn = self.drawn + 1
        z = (self.seed + drawn * GOLDEN) & M64
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & M64
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & M64
        return (z ^ (z >> 31)) % k

    def roll(self, faces: Sequence[T]) -> T:
        return faces[self.below(len(faces))]

    def draw(self, bag: list[T]) -> T:
        """Take a card out of a bag."""
        return bag.pop(self.below(len(bag)))

    def shuffle(self, cards: list[T]) -> None:
        """Give a list a random order that will be seen or walked through (a face-down pile needs none: it is a bag)."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def reveal(self) -> None:
        """A secret has been shown without any luck: what led here cannot be taken back."""
        self.shown += 1


class Luck(Exception):
    """Raised by `Stop` at the first luck."""


class Stop(Chance):
    """Runs rules up to the first luck or secret: 'what will happen if I do this, as far as anyone can know?'"""

    def below(self, k: int) -> int:
        raise Luck

    def reveal(self) -> None:
        raise Luck


class Script(Chance):
    """Follows one branch of luck and remembers how likely it was; `odds` walks all of them."""

    path: list[int] = []
    at: int = 0
    p: float = 1.0
    widths: list[int] = []

    def _take(self, weights: list[int]) -> int:
        if self.at == len(self.path):
            self.path.append(0)
        branch = self.path[self.at]
        self.at += 1
        self.widths.append(len(weights))
        self.p *= weights[branch] / sum(weights)
        return branch

    def below(self, k: int) -> int:
        self.drawn += 1
        return self._take([1] * k)

    def roll(self, faces: Sequence[T]) -> T:
        self.drawn += 1
        return self._alike(list(faces))

    def draw(self, bag: list[T]) -> T:
        self.drawn += 1
        card = self._alike(bag)
        bag.remove(card)
        return card

    def _alike(self, things: list[T]) -> T:
        """Equal things are one branch with a weight."""
        kinds: list[T] = []
        weights: list[int] = []
        for thing in things:
            if thing in kinds:
                weights[kinds.index(thing)] += 1
            else:
                kinds.append(thing)
                weights.append(1)
        return kinds[self._take(weights)]

    def next_path(self) -> list[int] | None:
        """The branch after this one, or None after the last."""
        path = self.path
        while path and path[-1] + 1 >= self.widths[len(path) - 1]:
            path.pop()
        if not path:
            return None
        path[-1] += 1
        return path
