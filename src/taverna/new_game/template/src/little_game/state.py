"""What can be chosen before a game, what lies on the table, and what can happen there."""

from __future__ import annotations

import msgspec

from taverna.core import Event, Record, State
from taverna.core import Options as AnyOptions


class Options(AnyOptions, frozen=True):
    """`consolation`: whoever played the dimmest card draws one."""

    consolation: bool = True


class Card(Record, frozen=True):
    """A light, and how bright it is. No two are as bright as each other."""

    light: int


# -- on the table ----------------------------------------------------------------------------------------------------
class Player(msgspec.Struct):
    seat: int
    hand: list[str]
    points: int = 0


class Table(State):
    players: list[Player]
    deck: list[str]  # in no order: a card is drawn by luck
    consolation: bool
    trick: list[str] = []  # the cards of the last round, by seat
    spent: list[str] = []
    round: int = 0

    def light(self, card: str) -> int:
        return int(self.content[card].light)


# -- what can happen -------------------------------------------------------------------------------------------------
class Played(Event, frozen=True):
    clause = "LITTLE-PLAY-01"
    who: int
    card: str


class Took(Event, frozen=True):
    clause = "LITTLE-TAKE-01"
    who: int
    card: str


class Drew(Event, frozen=True):
    clause = "LITTLE-DRAW-01"
    who: int


class Found(Event, frozen=True):
    """Which card was drawn: only the one who drew it may read it."""

    clause = "LITTLE-DRAW-01"
    who: int
    card: str

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.who


class Won(Event, frozen=True):
    clause = "LITTLE-END-01"
    who: tuple[int, ...]
    points: int
