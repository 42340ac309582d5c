"""What can happen in the course of a Mission or a story, each with the clause that makes it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event

PHASES = ("heroes", "enemies", "experience", "event", "end")
REASONS = (
    "mission",
    "lifebringer",
    "collapse",
    "last-round",
    "all-left",
    "artifact-lost",
    "never-lured",
    "role-died",
    "enemy-left",
    "enemy-arrived",
    "pillars-down",
)
"""Phases of a Round, and why a Mission is lost: their words go by number."""


# -- the course of the game --------------------------------------------------------------------------------------------
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
    what: str = ""  # whom or which place it is about, if any

    def told(self) -> dict[str, Any]:
        return {"mission": self.mission, "number": REASONS.index(self.reason), "what": self.what}


# -- Events and Missions -----------------------------------------------------------------------------------------------
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


# -- Story Mode --------------------------------------------------------------------------------------------------------
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
