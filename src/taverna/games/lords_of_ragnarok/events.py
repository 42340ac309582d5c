"""What can happen, each with the clause that makes it happen."""

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


class ChoseHero(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-04"
    who: int
    hero: str


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


class UsedBlessing(Event, frozen=True):
    clause: ClassVar[str] = "LR-BLESSING-04"
    who: int
    blessing: str


class Offered(Event, frozen=True):
    clause: ClassVar[str] = "LR-SELECT-02"
    who: int
    heroes: tuple[str, ...]
    origins: tuple[str, ...]


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


class ArmyPlaced(Event, frozen=True):
    clause: ClassVar[str] = "LR-PLACE-01"
    who: int
    strength: int
    where: str


class Recruited(Event, frozen=True):
    clause: ClassVar[str] = "LR-RECRUIT-01"
    who: int
    strength: int
    where: str


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


class ArmyDestroyed(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARMY-03"
    who: int
    where: str


class Retreated(Event, frozen=True):
    clause: ClassVar[str] = "LR-RETREAT-01"
    who: int
    start: str
    where: str


class TookControl(Event, frozen=True):
    clause: ClassVar[str] = "LR-CONTROL-04"
    who: int
    where: str


class GainedArtifact(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARTIFACT-02"
    who: int
    artifact: str


class UsedArtifact(Event, frozen=True):
    clause: ClassVar[str] = "LR-ARTIFACT-03"
    who: int
    artifact: str


class Allied(Event, frozen=True):
    clause: ClassVar[str] = "LR-ALLY-01"
    who: int
    realm: str


class Tamed(Event, frozen=True):
    clause: ClassVar[str] = "LR-TAME-01"
    who: int
    monster: str


class Released(Event, frozen=True):
    clause: ClassVar[str] = "LR-TAME-02"
    who: int
    monster: str


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


class HuntFailed(Event, frozen=True):
    clause: ClassVar[str] = "LR-HUNTEND-04"
    who: int
    monster: str


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


class Counted(Event, frozen=True):
    clause: ClassVar[str] = "LR-RAGNAROK-06"
    who: int
    amount: int


class Exhausted(Event, frozen=True):
    clause: ClassVar[str] = "LR-BUILD-02"
    turns: int


class Won(Event, frozen=True):
    clause: ClassVar[str] = "LR-WIN-01"
    who: int
    how: str


# -- the film --------------------------------------------------------------------------------------------------------
FOLLOWS = (
    FirstTurn,
    ForgedRune,
    GainedRune,
    DiscardedRune,
    SpentRunes,
    SwappedRune,
    Drew,
    DrewCards,
    MonsterDrew,
    MonsterDiscarded,
    SawHand,
    Discarded,
    Reshuffled,
    GainedPriests,
    Raised,
    Lowered,
    Wounded,
    Healed,
    Strengthened,
    Weakened,
    ArmyDestroyed,
    NoSpecialAction,
    CameToNothing,
    Covered,
    NoMonsterPlaced,
    RequirementMet,
    AttackStopped,
    Rewarded,
    Peeked,
    GainedSlayer,
)
"""What comes of the event before it, and is shown with it."""
LEADS = (SpentRunes, UsedBlessing, UsedArtifact, Released, AttackDeckEmpty)
"""What leads to the event after it: a price, a means."""
TOGETHER = {
    TookControl: (ArmyMoved, ArmyPlaced, Recruited, Strengthened, TookControl),
    GainedArtifact: (TookControl, GainedArtifact),
    Recruited: (HeroPlaced, Recruited),
    Passed: (Passed,),
    Counted: (Counted,),
}
"""These are shown with some events only: how a Battle or a Hunt ended is seen before what it brought."""


def cut(before: Event, event: Event) -> bool:
    """Every march, card and blow is a moment of its own; what comes of it belongs to it."""
    if isinstance(event, FOLLOWS) or isinstance(before, LEADS):
        return False
    return not isinstance(before, TOGETHER.get(type(event), ()))
