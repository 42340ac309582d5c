"""What moves, grows and falls on the map. An `army` is told by its number among all Armies, so that it can be shown."""

from __future__ import annotations

from typing import ClassVar

from taverna.core.state import Event


class BossPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-SETUP-14"
    boss: str
    where: str


class MonsterPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-EVENT-01"
    monster: str
    where: str
    card: str


class NoMonsterPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-EVENT-03"
    card: str
    rune: str


class HeroMoved(Event, frozen=True):
    clause: ClassVar[str] = "LR-MOVE-02"
    who: int
    start: str
    where: str


class HeroPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-PLACE-01"
    who: int
    where: str


class DrakkarMoved(Event, frozen=True):
    clause: ClassVar[str] = "LR-MOVE-04"
    who: int
    where: str


class ArmyMoved(Event, frozen=True):
    clause: ClassVar[str] = "LR-MOVE-03"
    who: int
    strength: int
    start: str
    where: str
    army: int


class ArmyPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-PLACE-01"
    who: int
    strength: int
    where: str
    army: int


class Recruited(Event, frozen=True):
    clause: ClassVar[str] = "LR-RECRUIT-01"
    who: int
    strength: int
    where: str
    army: int


class Strengthened(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARMY-01"
    who: int
    where: str
    strength: int


class Weakened(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARMY-02"
    who: int
    where: str
    strength: int
    army: int


class ArmyDestroyed(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARMY-03"
    who: int
    where: str
    army: int


class Retreated(Event, frozen=True):
    clause: ClassVar[str] = "LR-RETREAT-01"
    who: int
    start: str
    where: str
    armies: tuple[int, ...]


class TookControl(Event, frozen=True):
    clause: ClassVar[str] = "LR-CONTROL-04"
    who: int
    where: str


class Tamed(Event, frozen=True):
    clause: ClassVar[str] = "LR-TAME-01"
    who: int
    monster: str


class Released(Event, frozen=True):
    clause: ClassVar[str] = "LR-TAME-02"
    who: int
    monster: str


class MonsterRolled(Event, frozen=True):
    clause: ClassVar[str] = "LR-MONSTER-04"
    who: int
    monster: str
    face: str


class MonsterMoved(Event, frozen=True):
    clause: ClassVar[str] = "LR-MONSTER-05"
    monster: str
    start: str
    where: str


class Trampled(Event, frozen=True):
    clause: ClassVar[str] = "LR-TRAMPLE-01"
    monster: str
    whom: int
    where: str


class TerritoryAttack(Event, frozen=True):
    clause: ClassVar[str] = "LR-MONSTER-06"
    monster: str
    where: str


class BossStays(Event, frozen=True):
    clause: ClassVar[str] = "LR-BOSS-06"
    boss: str
