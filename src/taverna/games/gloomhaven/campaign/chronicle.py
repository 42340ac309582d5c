"""What can happen between scenarios, for the log, the page and the statistics."""

from __future__ import annotations

from typing import ClassVar

from ..events import Event


class HeroChanged(Event, frozen=True):
    clause: ClassVar[str] = "GH-RESULT-08"
    hero: str
    gold: int
    xp: int
    checks: int


class GotItem(Event, frozen=True):
    clause: ClassVar[str] = "GH-DONE-04"
    hero: str
    item: str


class ReputationChanged(Event, frozen=True):
    clause: ClassVar[str] = "GH-REP-03"
    by: int
    now: int

    def told(self) -> dict[str, object]:
        return {"change": self.by, "now": self.now}


class ProsperityChanged(Event, frozen=True):
    clause: ClassVar[str] = "GH-PROSP-01"
    by: int
    now: int

    def told(self) -> dict[str, object]:
        return {"change": self.by, "now": self.now}


class AchievementGained(Event, frozen=True):
    clause: ClassVar[str] = "GH-ACHIEV-01"
    achievement: str


class AchievementLost(Event, frozen=True):
    clause: ClassVar[str] = "GH-ACHIEV-04"
    achievement: str


class ScenarioOpened(Event, frozen=True):
    clause: ClassVar[str] = "GH-MAP-02"
    scenario: str


class ScenarioDone(Event, frozen=True):
    clause: ClassVar[str] = "GH-MAP-03"
    scenario: str


class DesignGained(Event, frozen=True):
    clause: ClassVar[str] = "GH-SHOP-07"
    item: str


class EventAdded(Event, frozen=True):
    clause: ClassVar[str] = "GH-EVENT-07"
    deck: str


class BoxOpened(Event, frozen=True):
    clause: ClassVar[str] = "GH-BOX-01"
    box: str


class EventRead(Event, frozen=True):
    """The front of an event card."""

    clause: ClassVar[str] = "GH-EVENT-01"
    card: str


class EventDecided(Event, frozen=True):
    clause: ClassVar[str] = "GH-EVENT-03"
    card: str
    option: str


class OutcomeRead(Event, frozen=True):
    """A result that applies."""

    clause: ClassVar[str] = "GH-RESULT-02"
    card: str
    option: str
    nth: int


class HeroCreated(Event, frozen=True):
    clause: ClassVar[str] = "GH-CREATE-01"
    hero: str


class QuestKept(Event, frozen=True):
    clause: ClassVar[str] = "GH-QUEST-01"
    hero: str


class LevelledUp(Event, frozen=True):
    clause: ClassVar[str] = "GH-LVLUP-01"
    hero: str
    level: int
    card: str


class PerkMarked(Event, frozen=True):
    clause: ClassVar[str] = "GH-LVLUP-05"
    hero: str
    perk: int


class Bought(Event, frozen=True):
    clause: ClassVar[str] = "GH-SHOP-01"
    hero: str
    item: str
    gold: int


class Sold(Event, frozen=True):
    clause: ClassVar[str] = "GH-SHOP-02"
    hero: str
    item: str
    gold: int


class Donated(Event, frozen=True):
    clause: ClassVar[str] = "GH-DONATE-01"
    hero: str


class Enhanced(Event, frozen=True):
    clause: ClassVar[str] = "GH-ENH-02"
    hero: str
    card: str
    what: str
    gold: int


class Retired(Event, frozen=True):
    clause: ClassVar[str] = "GH-RETIRE-01"
    hero: str


class Travelled(Event, frozen=True):
    clause: ClassVar[str] = "GH-TRAVEL-01"
    scenario: str
    casual: bool


class CameHome(Event, frozen=True):
    clause: ClassVar[str] = "GH-TRAVEL-01"


class Rewarded(Event, frozen=True):
    """The conclusion of a scenario is read."""

    clause: ClassVar[str] = "GH-FINISH-16"
    scenario: str
