"""What can happen in a scenario around the figures' own deeds: rooms, rounds, monsters that come, the end."""

from __future__ import annotations

from typing import ClassVar

from taverna.hexgrid import Hex

from .deeds import Event, Teleported


class ScenarioBegan(Event, frozen=True):
    clause: ClassVar[str] = "GH-SETUP-02"
    scenario: str
    level: int


class GoalKept(Event, frozen=True):
    """A character keeps one of its two battle goals, in secret."""

    clause: ClassVar[str] = "GH-GOAL-01"
    who: int


class StartPlace(Event, frozen=True):
    clause: ClassVar[str] = "GH-PAGE-15"
    who: int
    at: Hex

    def told(self) -> dict[str, object]:
        return {"who": self.who}


class RoundBegan(Event, frozen=True):
    clause: ClassVar[str] = "GH-ROUND-01"
    round: int


class DoorOpened(Event, frozen=True):
    clause: ClassVar[str] = "GH-DOOR-02"
    figure: str
    at: Hex


class LeftMap(Event, frozen=True):
    """A character has gone by an exit."""

    clause: ClassVar[str] = "GH-PIECE-04"
    who: int


class Controlled(Event, frozen=True):
    """A character acts against its own party in this round."""

    clause: ClassVar[str] = "GH-PIECE-39"
    who: int


class BoulderRolled(Event, frozen=True):
    """A boulder has gone on by a rule of the scenario."""

    clause: ClassVar[str] = "GH-PIECE-10"
    at: Hex


class Brought(Teleported, frozen=True):
    """A rule of the scenario has taken a figure elsewhere."""

    clause: ClassVar[str] = "GH-PIECE-37"


class Vanished(Event, frozen=True):
    """A monster has left the map without dying."""

    clause: ClassVar[str] = "GH-PIECE-20"
    figure: str


class CameBack(Teleported, frozen=True):
    """A monster that had left the map is there again."""

    clause: ClassVar[str] = "GH-PIECE-20"


class Woke(Event, frozen=True):
    clause: ClassVar[str] = "GH-PIECE-18"
    figure: str


class Unharmed(Event, frozen=True):
    """A rule of the scenario keeps damage from a figure."""

    clause: ClassVar[str] = "GH-PIECE-23"
    figure: str


class TookOver(Event, frozen=True):
    """What a scenario has one carry has passed to another."""

    clause: ClassVar[str] = "GH-PIECE-05"
    figure: str
    target: str


class Toiled(Event, frozen=True):
    """A character has spent points of movement on something, which needs more of them."""

    clause: ClassVar[str] = "GH-PIECE-28"
    who: int
    points: int
    left: int


class DoorClosed(Event, frozen=True):
    """The rules of a scenario shut it: from then on it is a wall to monsters again."""

    clause: ClassVar[str] = "GH-PIECE-08"
    door: str


class DoorUnlocked(Event, frozen=True):
    clause: ClassVar[str] = "GH-LOCK-01"
    door: str


class RoomTold(Event, frozen=True):
    """What the page says of a room, read when it is revealed."""

    clause: ClassVar[str] = "GH-PAGE-04"
    scenario: str
    room: str

    def told(self) -> dict[str, object]:
        return {"text": f"{self.scenario}/room-{self.room}"}


class PenaltyFell(Event, frozen=True):
    """What revealing a room of a random dungeon brings on the party."""

    clause: ClassVar[str] = "GH-DUNG-15"
    room: str
    which: str  # "minor" or "major"

    def told(self) -> dict[str, object]:
        return {"text": f"{self.room}/{self.which}"}


class RoomRevealed(Event, frozen=True):
    """A room and who was placed in it."""

    clause: ClassVar[str] = "GH-DOOR-03"
    room: str
    figures: tuple[str, ...]

    def told(self) -> dict[str, object]:
        return {"monsters": len(self.figures)}


class RoomNamed(Event, frozen=True):
    """A room of a random dungeon: the noun of its room card, the adjective of its monster card."""

    clause: ClassVar[str] = "GH-DUNG-06"
    room: str
    adjective: str


class CardTurned(Event, frozen=True):
    """A monster type's ability card for the round."""

    clause: ClassVar[str] = "GH-MONCARD-01"
    monster: str
    card: int
    initiative: int


class OrderSet(Event, frozen=True):
    """Who acts when this round: characters' figures and monster types."""

    clause: ClassVar[str] = "GH-ROUND-04"
    order: tuple[str, ...]

    def told(self) -> dict[str, object]:
        return {"turns": len(self.order)}


class Spawned(Event, frozen=True):
    clause: ClassVar[str] = "GH-SPAWN-01"
    figure: str
    at: Hex


class SummonedMonster(Event, frozen=True):
    clause: ClassVar[str] = "GH-MSUMMON-02"
    figure: str
    by: str
    at: Hex

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "summoner": f"@{self.by}"}


class Summoned(Event, frozen=True):
    """A character's summon."""

    clause: ClassVar[str] = "GH-SUMMON-01"
    figure: str
    by: str
    at: Hex

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "summoner": f"@{self.by}"}


class NoStandee(Event, frozen=True):
    """A monster could not be placed: all its standees are on the map, or there is no hex."""

    clause: ClassVar[str] = "GH-REVEAL-04"
    monster: str


class Focused(Event, frozen=True):
    """A monster has settled on what it will do."""

    clause: ClassVar[str] = "GH-FOCUS-01"
    figure: str
    target: str
    why: tuple[str, ...]

    def told(self) -> dict[str, object]:
        return {"figure": f"@{self.figure}", "target": f"@{self.target}"}


class NoFocus(Event, frozen=True):
    clause: ClassVar[str] = "GH-FOCUS-09"
    figure: str


class PieceHappened(Event, frozen=True):
    """A rule of the scenario took effect, by the clause that its piece cites."""

    scenario: str
    piece: str
    rule: str

    @property
    def clause(self) -> str:  # type: ignore[override]
        return self.rule

    def told(self) -> dict[str, object]:
        return {"text": f"{self.scenario}/piece-{self.piece}"}


class GotGold(Event, frozen=True):
    clause: ClassVar[str] = "GH-TREAS-05"
    who: int
    gold: int


class DeckShuffled(Event, frozen=True):
    clause: ClassVar[str] = "GH-END-03"
    monster: str


class Succeeded(Event, frozen=True):
    """The victory condition is met; the round is played to its end."""

    clause: ClassVar[str] = "GH-FINISH-02"
    scenario: str


class Failed(Event, frozen=True):
    """The scenario is lost; the round is played to its end."""

    clause: ClassVar[str] = "GH-FINISH-02"
    scenario: str


class Scored(Event, frozen=True):
    """What a character takes home."""

    clause: ClassVar[str] = "GH-FINISH-03"
    who: int
    xp: int
    gold: int
    checks: int
