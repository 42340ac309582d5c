"""What can happen, each with the clause that makes it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event

PHASES = ("heroes", "enemies", "experience", "event", "end")
REASONS = ("mission", "lifebringer", "collapse", "last-round")
"""Phases of a Round, and why a Mission is lost: their words go by number."""


# -- the course of the game ------------------------------------------------------------------------------------------
class MissionBegan(Event, frozen=True):
    clause: ClassVar[str] = "MD-SETUP-01"
    mission: str


class ChoseHero(Event, frozen=True):
    clause: ClassVar[str] = "MD-SETUP-11"
    who: int
    hero: str
    sheet: str
    weapon: str


class RoundBegan(Event, frozen=True):
    clause: ClassVar[str] = "MD-ROUND-01"
    round: int
    who: int


class PhaseBegan(Event, frozen=True):
    clause: ClassVar[str] = "MD-ROUND-01"
    phase: str

    def told(self) -> dict[str, Any]:
        return {"number": PHASES.index(self.phase)}


class Activated(Event, frozen=True):
    clause: ClassVar[str] = "MD-ROUND-02"
    who: int
    actions: int


class Rested(Event, frozen=True):
    clause: ClassVar[str] = "MD-ACT-05"
    who: int


class FirstPlayerPassed(Event, frozen=True):
    clause: ClassVar[str] = "MD-END-02"
    who: int


class LevelRose(Event, frozen=True):
    clause: ClassVar[str] = "MD-LEVEL-06"
    level: int


class Won(Event, frozen=True):
    clause: ClassVar[str] = "MD-WIN-01"
    mission: str


class Lost(Event, frozen=True):
    clause: ClassVar[str] = "MD-WIN-02"
    mission: str
    reason: str

    def told(self) -> dict[str, Any]:
        return {"mission": self.mission, "number": REASONS.index(self.reason)}


# -- Life ------------------------------------------------------------------------------------------------------------
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


# -- Experience ------------------------------------------------------------------------------------------------------
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


# -- Actions ---------------------------------------------------------------------------------------------------------
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


# -- Events and Missions ---------------------------------------------------------------------------------------------
class EventDrawn(Event, frozen=True):
    clause: ClassVar[str] = "MD-EVENT-01"
    who: int
    card: str


class EffectEnded(Event, frozen=True):
    clause: ClassVar[str] = "MD-END-01"
    card: str


class RoleChosen(Event, frozen=True):
    clause: ClassVar[str] = "MD-M03-05"
    who: int
    role: str


class GotThing(Event, frozen=True):
    clause: ClassVar[str] = "MD-PICK-08"
    who: int
    thing: str
    amount: int


class ObjectiveMet(Event, frozen=True):
    clause: ClassVar[str] = "MD-WIN-03"
    number: int


class TileCracked(Event, frozen=True):
    clause: ClassVar[str] = "MD-M04-06"
    tile: str
    left: int


class TileFell(Event, frozen=True):
    clause: ClassVar[str] = "MD-M04-07"
    tile: str


class BridgeFell(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-19"
    token: str


class PillarFell(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-18"
    where: str


class ThingsBurntOut(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-10"
    amount: int


# -- Story Mode ------------------------------------------------------------------------------------------------------
class MarketOpened(Event, frozen=True):
    clause: ClassVar[str] = "MD-MARKET-02"
    cards: tuple[str, ...]


class SoldForXp(Event, frozen=True):
    clause: ClassVar[str] = "MD-MARKET-08"
    who: int
    card: str
    xp: int


class Exchanged(Event, frozen=True):
    clause: ClassVar[str] = "MD-MARKET-09"
    who: int
    given: tuple[str, ...]
    taken: tuple[str, ...]


class TookStarting(Event, frozen=True):
    clause: ClassVar[str] = "MD-MARKET-15"
    who: int
    card: str
    given: str


class LeftBehind(Event, frozen=True):
    clause: ClassVar[str] = "MD-MARKET-14"
    who: int
    card: str
