"""What a seat sees and may do, as numbers: of a fixed length, the same in every process and on every machine.

An observation is a vector of `features` numbers, made from the seat's view and question alone. The view is walked;
each leaf has a path such as `hunters[+1].hp`, where `[+1]` is the seat after one's own in lists that go by seat (the
environments find them in the game: `taverna.lab.seated`), `[3]` a place in another list of things, and `[]` any place
in a list of names or numbers, whose order means little:

- a number adds n / (4 + |n|), a truth 1, at the bucket of its path;
- a name adds 1 at the bucket of `path=name`; nothing (None) adds nothing;
- the prompt adds 1 at the bucket of `prompt=…`.

A bucket is crc32 of the path modulo `features`; sums are cut at -1 and 1. An action is a slot of `actions`: slot 0 is
"I am not asked"; an option's slot is 1 + crc32 of `prompt|id` modulo (actions - 1), and where that is taken (options go
by id) the next free one. So an option has the same slot at every table unless two on offer fall together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from taverna.bots import Sight
from taverna.core.errors import OptionError

ENCODING = 2
"""Changes when a number would mean something else."""

FEATURES, ACTIONS = 1024, 1024
WAIT = 0
"""The slot of those who are not asked."""

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
UNSEEN = ("seat", "asked", "chance", "seed")
"""What says nothing about the position."""


def leaves(
    value: Any, path: str, seat: int, seats: int, seated: Collection[str] | None = None
) -> Iterator[tuple[str, float]]:
    """(path, what it adds) of everything in a view. `seated`: the lists in it that go by seat; where nobody says, those
    that are so long."""
    if value is True or value.__class__ is int or value.__class__ is float:
        yield path, 1.0 if value is True else value / (4 + abs(value))
    elif value.__class__ is str:
        yield f"{path}={value}", 1.0
    elif value.__class__ is dict:
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}", seat, seats, seated)
    elif value.__class__ is list or value.__class__ is tuple:
        by_seat = len(value) == seats and seats > 1 and all(inner.__class__ is dict for inner in value)
        by_seat = by_seat and (seated is None or path[1:] in seated)
        for nth, inner in enumerate(value):
            many = inner.__class__ in (dict, list, tuple)
            place = f"+{(nth - seat) % seats}" if by_seat else nth if many else ""
            yield from leaves(inner, f"{path}[{place}]", seat, seats, seated)


def slots(prompt: str, ids: list[str], actions: int = ACTIONS) -> dict[int, str]:
    """{slot: option id}. Of more options than there are slots the last, by id, cannot be chosen."""
    taken: dict[int, str] = {}
    width = actions - 1
    for id in sorted(ids)[:width]:
        slot = crc32(f"{prompt}|{id}".encode()) % width
        while slot + 1 in taken:
            slot = (slot + 1) % width
        taken[slot + 1] = id
    return taken


class Encoder:
    """Views and options as numbers. A better one for some game extends this and is given to the environment. `seated`:
    the lists of a view that go by seat."""

    def __init__(self, features: int = FEATURES, actions: int = ACTIONS, seated: Collection[str] | None = None) -> None:
        if features < 1 or actions < 2:
            raise OptionError(f"at least 1 feature and 2 actions (one is to wait), not {features} and {actions}")
        self.features, self.actions, self.seated = features, actions, seated
        self._buckets: dict[str, int] = {}

    def vector(self, view: dict[str, Any], seat: int, seats: int, prompt: str = "") -> Vector:
        """What this seat sees and is asked."""
        seen = {key: value for key, value in view.items() if key not in UNSEEN}
        return self.summed(chain([("prompt=" + prompt, 1.0)], leaves(seen, "", seat, seats, self.seated)))

    def summed(self, added: Iterable[tuple[str, float]]) -> Vector:
        """Everything in the bucket of its path."""
        found = np.zeros(self.features, np.float32)
        buckets = self._buckets
        if len(buckets) > 200_000:
            buckets.clear()
        for path, adds in added:
            bucket = buckets.get(path)
            if bucket is None:
                bucket = buckets[path] = crc32(path.encode()) % self.features
            found[bucket] += adds
        return np.clip(found, -1.0, 1.0)

    def mask(self, legal: dict[int, str]) -> Mask:
        """1 at every slot that may be chosen."""
        found = np.zeros(self.actions, np.int8)
        found[list(legal) or [WAIT]] = 1
        return found

    def legal(self, sight: Sight) -> dict[int, str]:
        """{slot: option id} of what this seat is asked."""
        return slots(sight.prompt, sight.options, self.actions)
