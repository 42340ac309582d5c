"""What moves while something is told: plain data, which a game says of its events and whoever shows it plays.

A motion names things by the keys they are drawn under, and points by the units of the board's drawing. It is made from
an event alone, so a seat is shown the motion of what it may read and of nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from .state import Event

Kind = Literal[
    "walk",  # on, along the path or from where it stood
    "strike",  # on lunges at to, which recoils
    "miss",  # on lunges at to, in vain
    "hurt",  # on loses amount
    "heal",  # on gets amount back
    "turn",  # cards in on are turned over
    "roll",  # dice in on tumble; to: only those marked with it; start: over whom one does where none is drawn
    "play",  # a card goes from the first of start that is there to on
    "open",  # light falls in at on, or at the path's point
    "gain",  # on gets amount of something worth having
    "fall",  # on is no more
    "come",  # on appears
    "round",  # a round begins
    "read",  # words that wait for their reader
]


class Motion(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that moves; `Kind` says what its fields mean."""

    kind: Kind
    on: str = ""
    to: str = ""
    path: tuple[tuple[float, float], ...] = ()
    start: tuple[str, ...] = ()
    amount: int = 0


Motions = dict[type[Event], Callable[[Any], Iterable[Motion]]]
"""A game's table: what moves with each kind of event."""


def moves(motions: Callable[[Event], Iterable[Motion]], events: Sequence[Event]) -> list[tuple[int, Motion]]:
    """What moves in a moment: with which of its events, and what."""
    return [(nth, motion) for nth, event in enumerate(events) for motion in motions(event)]
