"""What players own: Combat cards, Runes, Priests, Attributes, Artifacts."""

from __future__ import annotations

from typing import ClassVar

from taverna.core.state import Event


class ForgedRune(Event, frozen=True):
    clause: ClassVar[str] = "LR-RUNE-02"
    who: int
    rune: str
    where: str


class GainedRune(Event, frozen=True):
    clause: ClassVar[str] = "LR-RUNE-03"
    who: int
    rune: str


class DiscardedRune(Event, frozen=True):
    clause: ClassVar[str] = "LR-RUNE-04"
    who: int
    rune: str


class SpentRunes(Event, frozen=True):
    clause: ClassVar[str] = "LR-RUNEACT-02"
    who: int
    runes: tuple[str, ...]


class SwappedRune(Event, frozen=True):
    clause: ClassVar[str] = "LR-RUNEACT-02"
    who: int
    old: str
    new: str


class DrewCards(Event, frozen=True):
    clause: ClassVar[str] = "LR-ATTR-03"
    who: int
    cards: tuple[str, ...]

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.who


class UsedBlessing(Event, frozen=True):
    clause: ClassVar[str] = "LR-BLESSING-04"
    who: int
    blessing: str


class Drew(Event, frozen=True):
    clause: ClassVar[str] = "LR-ATTR-03"
    who: int
    amount: int

    def seen_by(self, seat: int | None) -> bool:
        return seat != self.who


class Discarded(Event, frozen=True):
    clause: ClassVar[str] = "LR-ATTR-03"
    who: int
    card: str


class Reshuffled(Event, frozen=True):
    clause: ClassVar[str] = "LR-DECK-02"
    amount: int


class GainedPriests(Event, frozen=True):
    clause: ClassVar[str] = "LR-PRIEST-01"
    who: int
    amount: int


class Raised(Event, frozen=True):
    clause: ClassVar[str] = "LR-PRAY-04"
    who: int
    attribute: str
    value: int


class Lowered(Event, frozen=True):
    clause: ClassVar[str] = "LR-WOUND-04"
    who: int
    attribute: str
    value: int


class Wounded(Event, frozen=True):
    clause: ClassVar[str] = "LR-WOUND-01"
    who: int
    attribute: str


class Healed(Event, frozen=True):
    clause: ClassVar[str] = "LR-WOUND-05"
    who: int
    attribute: str


class GainedArtifact(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARTIFACT-02"
    who: int
    artifact: str


class UsedArtifact(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARTIFACT-03"
    who: int
    artifact: str
