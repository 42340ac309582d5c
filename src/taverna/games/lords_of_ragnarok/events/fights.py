"""Battles and Hunts."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event


class MonsterDrew(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-09"
    by: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.by


class MonsterDiscarded(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-02"
    monster: str
    cards: tuple[str, ...]


class SawHand(Event, frozen=True):
    clause: ClassVar[str] = "LR-HROUND-02"
    who: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.who


class BattleBegan(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-01"
    who: int
    whom: int
    where: str


class BattleCard(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-05"
    who: int
    card: str


class Passed(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-07"
    who: int


class Feinted(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-05"
    who: int
    back: str
    card: str


class ShieldCancelled(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-05"
    who: int
    card: str


class BattleWon(Event, frozen=True):
    clause: ClassVar[str] = "LR-BATTLE-09"
    who: int
    whom: int
    where: str
    total: int
    against: int


class HuntBegan(Event, frozen=True):
    clause: ClassVar[str] = "LR-HUNT-01"
    who: int
    monster: str
    by: int


class MonsterAttacked(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-02"
    monster: str
    card: str
    fury: int


class Defended(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-03"
    who: int
    card: str
    total: int
    fury: int


class AttackStopped(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-06"
    who: int
    card: str


class SpecialAttack(Event, frozen=True):
    clause: ClassVar[str] = "LR-CARD-03"
    monster: str


class HandShown(Event, frozen=True):
    clause: ClassVar[str] = "LR-CARD-03"
    who: int
    cards: tuple[str, ...]


class WeakPoint(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-08"
    who: int
    total: int
    needed: int


class AttackDeckEmpty(Event, frozen=True):
    clause: ClassVar[str] = "LR-MROUND-01"
    monster: str


class HuntCard(Event, frozen=True):
    clause: ClassVar[str] = "LR-HROUND-01"
    who: int
    card: str


class WoundDealt(Event, frozen=True):
    clause: ClassVar[str] = "LR-WSPACE-01"
    who: int
    monster: str
    weapons: tuple[str, ...]
    left: int


class Rewarded(Event, frozen=True):
    clause: ClassVar[str] = "LR-HROUND-03"
    who: int
    reward: str


class Peeked(Event, frozen=True):
    clause: ClassVar[str] = "LR-HROUND-02"
    who: int
    monster: str


class Regrew(Event, frozen=True):
    clause: ClassVar[str] = "LR-CARD-02"
    monster: str


FAILED = ("felled", "ended", "deck-empty", "no-wound")
"""Why a Hunt failed: its words go by number."""


class HuntFailed(Event, frozen=True):
    clause: ClassVar[str] = "LR-HUNTEND-04"
    who: int
    monster: str
    why: str = ""  # one of `FAILED`

    def told(self) -> dict[str, Any]:
        return super().told() | {"why": FAILED.index(self.why) if self.why in FAILED else len(FAILED)}


class Killed(Event, frozen=True):
    clause: ClassVar[str] = "LR-HUNTEND-01"
    who: int
    monster: str


class GainedSlayer(Event, frozen=True):
    clause: ClassVar[str] = "LR-SLAYER-02"
    who: int


class Regenerated(Event, frozen=True):
    clause: ClassVar[str] = "LR-BOSSHUNT-01"
    monster: str
