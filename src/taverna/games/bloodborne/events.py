"""What can happen, each with the clause that makes it happen."""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event


class FinalBossDrawn(Event, frozen=True):
    clause: ClassVar[str] = "BB-SETUP-01"
    monster: str


class RoundBegan(Event, frozen=True):
    clause: ClassVar[str] = "BB-ROUND-01"
    round: int
    who: int


class MonsterRevealed(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-01"
    monster: str
    echoes: int


class FinalBossCame(Event, frozen=True):
    clause: ClassVar[str] = "BB-FINAL-01"
    monster: str
    echoes: int


class Played(Event, frozen=True):
    clause: ClassVar[str] = "BB-PLAY-02"
    who: int
    card: str


class Transformed(Event, frozen=True):
    clause: ClassVar[str] = "BB-TRANSFORM-02"
    who: int
    card: str


class NoWeapon(Event, frozen=True):
    clause: ClassVar[str] = "BB-TRANSFORM-01"
    who: int


class Cancelled(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-14"
    who: int
    card: str


class Regrew(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-07"
    monster: str
    amount: int


class Hit(Event, frozen=True):
    clause: ClassVar[str] = "BB-HIT-02"
    who: int
    card: str
    monster: str
    amount: int


class Missed(Event, frozen=True):
    clause: ClassVar[str] = "BB-HIT-03"
    who: int
    card: str


class Weakened(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-14"
    who: int
    whom: int
    amount: int


class SentLast(Event, frozen=True):
    clause: ClassVar[str] = "BB-IMMEDIATE-01"
    who: int
    whom: int


class Rolled(Event, frozen=True):
    clause: ClassVar[str] = "BB-ATTACK-01"
    who: int
    die: str
    faces: tuple[tuple[int, bool], ...]
    total: int

    def told(self) -> dict[str, Any]:
        faces = " ".join(f"{worth}+" if again else f"{worth}" for worth, again in self.faces)
        return {"who": self.who, "die": self.die, "faces": faces, "total": self.total}


class Hurt(Event, frozen=True):
    clause: ClassVar[str] = "BB-ATTACK-02"
    who: int
    amount: int
    hp: int


class KeptOff(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-14"
    who: int
    amount: int


class PaidHp(Event, frozen=True):
    clause: ClassVar[str] = "BB-IMMEDIATE-01"
    who: int
    card: str
    amount: int
    hp: int


class Healed(Event, frozen=True):
    clause: ClassVar[str] = "BB-IMMEDIATE-01"
    who: int
    amount: int
    hp: int


class Died(Event, frozen=True):
    clause: ClassVar[str] = "BB-DEATH-01"
    who: int
    lost: int


class Eliminated(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-11"
    who: int


class Scavenged(Event, frozen=True):
    clause: ClassVar[str] = "BB-IMMEDIATE-01"
    who: int
    whom: int
    amount: int


class Killed(Event, frozen=True):
    clause: ClassVar[str] = "BB-HIT-06"
    monster: str


class Trophy(Event, frozen=True):
    clause: ClassVar[str] = "BB-HIT-07"
    who: int
    type: str
    worth: int


class Escaped(Event, frozen=True):
    clause: ClassVar[str] = "BB-ESCAPE-01"
    monster: str
    echoes: int


class Stays(Event, frozen=True):
    clause: ClassVar[str] = "BB-ESCAPE-04"
    monster: str
    echoes: int


class LostEchoes(Event, frozen=True):
    clause: ClassVar[str] = "BB-ESCAPE-03"
    who: int
    amount: int


class UsedUp(Event, frozen=True):
    clause: ClassVar[str] = "BB-CARDS-06"
    who: int
    card: str


class Stored(Event, frozen=True):
    clause: ClassVar[str] = "BB-DREAM-03"
    who: int
    amount: int


class Recovered(Event, frozen=True):
    clause: ClassVar[str] = "BB-DREAM-05"
    who: int
    amount: int


class Upgraded(Event, frozen=True):
    clause: ClassVar[str] = "BB-DREAM-07"
    who: int
    card: str


class RemovedCard(Event, frozen=True):
    clause: ClassVar[str] = "BB-UPGRADE-08"
    who: int
    card: str


class Rested(Event, frozen=True):
    clause: ClassVar[str] = "BB-DREAM-08"
    who: int
    hp: int


class Refilled(Event, frozen=True):
    clause: ClassVar[str] = "BB-UPGRADE-04"
    cards: tuple[str, ...]


class TookBack(Event, frozen=True):
    clause: ClassVar[str] = "BB-END-01"
    who: int
    card: str


class Scored(Event, frozen=True):
    clause: ClassVar[str] = "BB-SCORE-03"
    who: int
    stored: int
    trophies: int
    total: int


class Won(Event, frozen=True):
    clause: ClassVar[str] = "BB-SCORE-04"
    who: tuple[int, ...]
    total: int


# -- the film --------------------------------------------------------------------------------------------------------
TOGETHER: tuple[tuple[type[Event], ...], ...] = (
    (Played,),
    (Transformed, NoWeapon),
    (Rolled,),
    (Hurt, KeptOff, Died, Eliminated, Scavenged),
    (Killed, Trophy),
    (Escaped, Stays, LostEchoes),
)
DREAMING = (Stored, Recovered, Upgraded, Rested)
NEXT = (MonsterRevealed, FinalBossCame, RoundBegan, Scored, Won)


def cut(before: Event, event: Event) -> bool:
    """What all suffer at once is one moment; so is what one Hunter does, and the beginning of a round."""
    if isinstance(before, NEXT):
        return False
    for kinds in TOGETHER:
        if isinstance(event, kinds):
            return not isinstance(before, kinds)
    if isinstance(event, NEXT):
        return True
    if isinstance(event, DREAMING) != isinstance(before, DREAMING):
        return True
    return getattr(before, "who", None) != getattr(event, "who", None) or any(
        isinstance(before, kinds) for kinds in TOGETHER
    )


TELLING = {
    "FinalBossCame": 9,
    "Eliminated": 9,
    "Died": 8,
    "Killed": 7,
    "Escaped": 7,
    "Stays": 6,
    "MonsterRevealed": 5,
    "Rolled": 3,
}
"""How much each tells of what happened, for a summary of three sentences; what is not here tells nothing."""
