"""The course of the game: choices of a turn, the wheel, Temples and Monuments, the end."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event
from taverna.core.words import person


def unnamed(seat: int) -> str:
    """What a player is called who has not chosen a Hero yet: by their own name, if they have one."""
    return person(seat) or f"Jarl {seat + 1}"


class ChoseHero(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-04"
    who: int
    hero: str

    def told(self) -> dict[str, Any]:
        return super().told() | {"who": unnamed(self.who)}


class ChoseOrigin(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-04"
    who: int
    origin: str


class FirstTurn(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-15"
    who: int


class TurnBegan(Event, frozen=True):
    clause: ClassVar[str] = "LR-TURN-01"
    who: int
    turn: int


class SentPriest(Event, frozen=True):
    clause: ClassVar[str] = "LR-PRAY-02"
    who: int
    deity: str


class Offered(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-02"
    who: int
    heroes: tuple[str, ...]
    origins: tuple[str, ...]

    def told(self) -> dict[str, Any]:
        return super().told() | {"who": unnamed(self.who)}


class Allied(Event, frozen=True):
    clause: ClassVar[str] = "LR-ALLY-01"
    who: int
    realm: str


class SpecialAction(Event, frozen=True):
    clause: ClassVar[str] = "LR-WHEEL-01"
    who: int
    action: str


class NoSpecialAction(Event, frozen=True):
    clause: ClassVar[str] = "LR-WHEEL-02"
    who: int


class CameToNothing(Event, frozen=True):
    clause: ClassVar[str] = "LR-WHEEL-02"
    action: str


class Covered(Event, frozen=True):
    clause: ClassVar[str] = "LR-WHEEL-07"
    who: int
    by: int


class RealmBonus(Event, frozen=True):
    clause: ClassVar[str] = "LR-WHEEL-05"
    who: int
    realm: str


class TempleBuilt(Event, frozen=True):
    clause: ClassVar[str] = "LR-TEMPLE-02"
    who: int
    where: str
    slot: int


class DraftBegan(Event, frozen=True):
    clause: ClassVar[str] = "LR-BLESSING-01"
    who: int
    cards: tuple[str, ...]


class GainedBlessing(Event, frozen=True):
    clause: ClassVar[str] = "LR-BLESSING-02"
    who: int
    blessing: str


class Usurped(Event, frozen=True):
    clause: ClassVar[str] = "LR-USURP-06"
    who: int
    where: str


class MonumentBuilt(Event, frozen=True):
    clause: ClassVar[str] = "LR-BUILD-02"
    who: int
    deity: str
    level: int


class RequirementMet(Event, frozen=True):
    clause: ClassVar[str] = "LR-RAGNAROK-01"
    requirement: str
    down: int


class RagnarokBegan(Event, frozen=True):
    clause: ClassVar[str] = "LR-RAGNAROK-03"
    who: int


class WheelCleared(Event, frozen=True):
    clause: ClassVar[str] = "LR-BUILD-05"


class EventDrawn(Event, frozen=True):
    clause: ClassVar[str] = "LR-BUILD-10"
    card: str


class Counted(Event, frozen=True):
    clause: ClassVar[str] = "LR-RAGNAROK-06"
    who: int
    amount: int


class Exhausted(Event, frozen=True):
    clause: ClassVar[str] = "LR-RAGNAROK-08"
    turns: int


class Won(Event, frozen=True):
    clause: ClassVar[str] = "LR-WIN-01"
    who: int
    how: str
