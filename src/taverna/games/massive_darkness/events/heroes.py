"""What can happen to Heroes and what they do, each with the clause that makes it happen."""

from __future__ import annotations

from typing import ClassVar

from taverna.core.state import Event


# -- Life --------------------------------------------------------------------------------------------------------------
class Wounded(Event, frozen=True):
    clause: ClassVar[str] = "MD-LIFE-03"
    who: int
    amount: int
    life: int


class Ignored(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-01"
    who: int
    amount: int


class Survived(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-01"
    who: int
    life: int


class Died(Event, frozen=True):
    clause: ClassVar[str] = "MD-LIFE-04"
    who: int
    where: str


class Healed(Event, frozen=True):
    clause: ClassVar[str] = "MD-LIFE-01"
    who: int
    amount: int
    life: int


class Stunned(Event, frozen=True):
    clause: ClassVar[str] = "MD-STUN-01"
    who: int


class StoodUp(Event, frozen=True):
    clause: ClassVar[str] = "MD-STAND-01"
    who: int


class MaximumRaised(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-04"
    who: int
    most: int


class Resurrected(Event, frozen=True):
    clause: ClassVar[str] = "MD-LIFE-07"
    who: int
    where: str
    left: int


# -- Experience --------------------------------------------------------------------------------------------------------
class GainedXp(Event, frozen=True):
    clause: ClassVar[str] = "MD-XP-01"
    who: int
    amount: int
    xp: int


class GainedMicroXp(Event, frozen=True):
    clause: ClassVar[str] = "MD-STORY-02"
    who: int
    amount: int
    micro: int


class LostXp(Event, frozen=True):
    clause: ClassVar[str] = "MD-XP-06"
    who: int
    amount: int
    xp: int


class Learned(Event, frozen=True):
    clause: ClassVar[str] = "MD-XP-07"
    who: int
    line: str
    level: int
    cost: int


# -- Actions -----------------------------------------------------------------------------------------------------------
class Moved(Event, frozen=True):
    clause: ClassVar[str] = "MD-ACT-10"
    who: int
    start: str
    where: str


class Left(Event, frozen=True):
    clause: ClassVar[str] = "MD-M00-03"
    who: int


class OpenedDoor(Event, frozen=True):
    clause: ClassVar[str] = "MD-DOOR-01"
    who: int
    door: str


class DoorOpened(Event, frozen=True):
    clause: ClassVar[str] = "MD-DOOR-14"
    door: str


class DoorCardDrawn(Event, frozen=True):
    clause: ClassVar[str] = "MD-DOOR-04"
    card: str


class TreasureLaid(Event, frozen=True):
    clause: ClassVar[str] = "MD-DOOR-13"
    where: str
    normal: int
    special: int


class PickedUp(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-02"
    who: int
    where: str
    normal: int
    special: int


class PickedToken(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-08"
    who: int
    token: str


class Drew(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-03"
    who: int
    card: str


class DrewTrap(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-03"
    who: int
    card: str


class Got(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-06"
    who: int
    card: str


class Gave(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRADE-03"
    by: int
    who: int
    card: str


class Equipped(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRADE-02"
    who: int
    card: str


class Stowed(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRADE-02"
    who: int
    card: str


class Traded(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRADE-01"
    who: int


class Refused(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRADE-06"
    who: int
    card: str


class Transmuted(Event, frozen=True):
    clause: ClassVar[str] = "MD-TRANS-02"
    who: int
    cards: tuple[str, ...]
    level: int


class Used(Event, frozen=True):
    clause: ClassVar[str] = "MD-EQUIP-07"
    who: int
    card: str


class UsedSkill(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-01"
    who: int
    skill: str


class UsedSignature(Event, frozen=True):
    clause: ClassVar[str] = "MD-SIG-01"
    who: int
    skill: str


class Commanded(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-07"
    by: int
    who: int


class LaidThing(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-09"
    who: int
    thing: str
    where: str


class PulledLever(Event, frozen=True):
    clause: ClassVar[str] = "MD-M10-19"
    who: int
    where: str
