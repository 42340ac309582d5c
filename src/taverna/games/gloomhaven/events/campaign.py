"""What can happen between scenarios, for the log, the page and the statistics."""

from __future__ import annotations

from typing import Any, ClassVar

from .deeds import Event


class HeroChanged(Event, frozen=True):
    clause: ClassVar[str] = "GH-RESULT-08"
    hero: str
    gold: int
    xp: int
    checks: int

    def told(self) -> dict[str, object]:
        amounts = {"gold": self.gold, "xp": self.xp, "checks": self.checks}
        return {"hero": self.hero, "changes": [f"~{name}/{n:+}" for name, n in amounts.items() if n]}


class LaidAhead(Event, frozen=True):
    """Something waits for a hero at the start of the next scenario: conditions, and amounts by name."""

    clause: ClassVar[str] = "GH-SETUP-07"
    hero: str
    conditions: tuple[str, ...]
    amounts: dict[str, int]
    spend: str = ""

    def told(self) -> dict[str, object]:
        waits = [*self.conditions, *(f"~{name}/{n}" for name, n in self.amounts.items())]
        return {"hero": self.hero, "waits": waits + [f"~spend-{self.spend}"] * bool(self.spend)}


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

    def told(self) -> dict[str, Any]:
        return {"road": self.deck == "road"}


class BoxOpened(Event, frozen=True):
    clause: ClassVar[str] = "GH-BOX-01"
    box: str


class EventRead(Event, frozen=True):
    """The front of an event card."""

    clause: ClassVar[str] = "GH-EVENT-01"
    card: str

    def told(self) -> dict[str, object]:
        return {"title": self.card, "text": f"{self.card}/front"}


class EventDecided(Event, frozen=True):
    clause: ClassVar[str] = "GH-EVENT-03"
    card: str
    option: str

    def told(self) -> dict[str, object]:
        return {"option": f"{self.card}/{self.option}"}


class OutcomeRead(Event, frozen=True):
    """A result that applies."""

    clause: ClassVar[str] = "GH-RESULT-02"
    card: str
    option: str
    nth: int

    def told(self) -> dict[str, object]:
        return {"text": f"{self.card}/{self.option}-{self.nth}"}


class ItemParted(Event, frozen=True):
    """An item is given away for a result."""

    clause: ClassVar[str] = "GH-RESULT-01"
    hero: str
    item: str


class EventPutAway(Event, frozen=True):
    """Back to the bottom of its deck, or out of the game."""

    clause: ClassVar[str] = "GH-EVENT-05"
    card: str
    kept: bool

    def told(self) -> dict[str, object]:
        return {"title": self.card, "kept": self.kept}


class HeroCreated(Event, frozen=True):
    clause: ClassVar[str] = "GH-CREATE-01"
    hero: str
    what: str
    named: bool  # has a name beside that of its class


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

    def told(self) -> dict[str, object]:
        return {"hero": self.hero}


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

    def told(self) -> dict[str, object]:
        return {"hero": self.hero, "card": self.card, "sticker": sticker(self.what), "gold": self.gold}


def sticker(what: str) -> str:
    """How an enhancement is told: conditions and elements have names of their own."""
    words = {"+1": "~sticker-plus", "jump": "~sticker-jump", "any": "~sticker-any", "hex": "~sticker-hex"}
    return words.get(what, what)


class Retired(Event, frozen=True):
    clause: ClassVar[str] = "GH-RETIRE-01"
    hero: str


class HeroDied(Event, frozen=True):
    clause: ClassVar[str] = "GH-DEATH-05"
    hero: str


class HeroCame(Event, frozen=True):
    """A hero of the world takes a seat that waited for somebody."""

    clause: ClassVar[str] = "GH-PARTY-03"
    hero: str


class HeroesChanged(Event, frozen=True):
    """Another hero of the world takes the seat."""

    clause: ClassVar[str] = "GH-PARTY-03"
    hero: str
    gone: str


class PageRead(Event, frozen=True):
    """A page of the Town Records."""

    clause: ClassVar[str] = "GH-RECORD-01"
    page: str

    def told(self) -> dict[str, object]:
        return {"text": f"{self.page}/page"}


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
