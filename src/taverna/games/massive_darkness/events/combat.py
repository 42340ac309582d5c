"""What can happen in a combat and in an Enemy's Activation, each with the clause that makes it happen.

`foe` is an Enemy card, `enemy` the number of the Enemy on the board. Dice are told as colour and face: "red-3".
"""

from __future__ import annotations

from typing import Any, ClassVar

from taverna.core.state import Event


# -- combat ----------------------------------------------------------------------------------------------------------
class HeroAttacked(Event, frozen=True):
    clause: ClassVar[str] = "MD-FIGHT-02"
    who: int
    foe: str
    enemy: int
    combat: str


class PillarAttacked(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-18"
    who: int
    where: str
    combat: str


class EnemyAttacked(Event, frozen=True):
    clause: ClassVar[str] = "MD-FOE-04"
    foe: str
    enemy: int
    whom: int
    combat: str


class EnemyHitPillar(Event, frozen=True):
    clause: ClassVar[str] = "MD-M09-15"
    foe: str
    enemy: int
    where: str
    left: int


class Boosted(Event, frozen=True):
    clause: ClassVar[str] = "MD-COMBAT-03"
    who: int
    skill: str


class DiceRolled(Event, frozen=True):
    clause: ClassVar[str] = "MD-COMBAT-02"
    attack: tuple[str, ...]
    defence: tuple[str, ...]
    hits: int
    shields: int


class DiceLost(Event, frozen=True):
    """To the limit of three of a colour."""

    clause: ClassVar[str] = "MD-DICE-07"
    colour: str
    amount: int


class Rerolled(Event, frozen=True):
    clause: ClassVar[str] = "MD-REROLL-01"
    who: int
    skill: str
    dice: tuple[str, ...]


class EnemyRerolled(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-02"
    foe: str
    enemy: int
    dice: tuple[str, ...]


class BlankFilled(Event, frozen=True):
    """`gains` is hits, shields, bam or diamond."""

    clause: ClassVar[str] = "MD-GLOSS-08"
    who: int
    skill: str
    die: str
    gains: str
    amount: int

    def told(self) -> dict[str, Any]:
        return {"who": self.who, "skill": self.skill, "die": self.die, "sign": self.gains, "amount": self.amount}


class BlankFlipped(Event, frozen=True):
    clause: ClassVar[str] = "MD-GLOSS-10"
    who: int
    skill: str
    die: str


class Enchanted(Event, frozen=True):
    clause: ClassVar[str] = "MD-ENCH-02"
    who: int
    skill: str


class EnemyEnchanted(Event, frozen=True):
    clause: ClassVar[str] = "MD-ENCH-09"
    foe: str
    enemy: int
    card: str


class DieRemoved(Event, frozen=True):
    clause: ClassVar[str] = "MD-TYPE-07"
    die: str


class DieAdded(Event, frozen=True):
    """By an Enchantment, after the roll."""

    clause: ClassVar[str] = "MD-DICE-07"
    die: str


class DamageKnown(Event, frozen=True):
    clause: ClassVar[str] = "MD-DMG-01"
    hits: int
    shields: int
    damage: int


class Retaliated(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-14"
    who: int
    foe: str
    enemy: int
    amount: int


class EnemyRetaliated(Event, frozen=True):
    clause: ClassVar[str] = "MD-SKILL-14"
    foe: str
    enemy: int
    whom: int
    amount: int


# -- what befalls Enemies --------------------------------------------------------------------------------------------
class MinionWounded(Event, frozen=True):
    clause: ClassVar[str] = "MD-MOB-12"
    foe: str
    enemy: int
    amount: int
    left: int


class GuardianWounded(Event, frozen=True):
    clause: ClassVar[str] = "MD-ENEMY-04"
    foe: str
    enemy: int
    amount: int
    left: int


class MinionsFell(Event, frozen=True):
    clause: ClassVar[str] = "MD-XP-01"
    foe: str
    enemy: int
    amount: int
    left: int


class GuardianFell(Event, frozen=True):
    """`rank` is boss, agent or roaming."""

    clause: ClassVar[str] = "MD-DMG-03"
    foe: str
    enemy: int
    rank: str


class DamageWasted(Event, frozen=True):
    clause: ClassVar[str] = "MD-MOB-14"
    foe: str
    enemy: int
    amount: int


class PillarWounded(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-18"
    where: str
    amount: int
    left: int


class EnemyStunned(Event, frozen=True):
    clause: ClassVar[str] = "MD-STUN-04"
    foe: str
    enemy: int


class EnemyStoodUp(Event, frozen=True):
    clause: ClassVar[str] = "MD-STUN-04"
    foe: str
    enemy: int


class EnemyHealed(Event, frozen=True):
    clause: ClassVar[str] = "MD-ENEMY-07"
    foe: str
    enemy: int
    amount: int
    left: int


class Slowed(Event, frozen=True):
    clause: ClassVar[str] = "MD-ACT-01"
    whom: int


# -- Activations -----------------------------------------------------------------------------------------------------
class CounterattackBegan(Event, frozen=True):
    clause: ClassVar[str] = "MD-COUNTER-01"
    foe: str
    enemy: int
    whom: int


class HidFromCounterattack(Event, frozen=True):
    clause: ClassVar[str] = "MD-COUNTER-05"
    who: int
    foe: str
    enemy: int


class EnemyMoved(Event, frozen=True):
    """Toward a Hero it sees."""

    clause: ClassVar[str] = "MD-FOE-09"
    foe: str
    enemy: int
    start: str
    where: str
    whom: int


class EnemyMovedToLight(Event, frozen=True):
    """Toward a Hero in the light."""

    clause: ClassVar[str] = "MD-FOE-10"
    foe: str
    enemy: int
    start: str
    where: str
    whom: int


class EnemyMovedToStart(Event, frozen=True):
    clause: ClassVar[str] = "MD-FOE-11"
    foe: str
    enemy: int
    start: str
    where: str


class EnemyMovedToExit(Event, frozen=True):
    clause: ClassVar[str] = "MD-FOE-15"
    foe: str
    enemy: int
    start: str
    where: str


class EnemyMovedByOrder(Event, frozen=True):
    """As the Mission says."""

    clause: ClassVar[str] = "MD-FOE-08"
    foe: str
    enemy: int
    start: str
    where: str


class EnemyLeft(Event, frozen=True):
    clause: ClassVar[str] = "MD-M02-11"
    foe: str
    enemy: int


class Dragged(Event, frozen=True):
    clause: ClassVar[str] = "MD-M02-10"
    whom: int
    foe: str
    where: str


class Trampled(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-15"
    foe: str
    whom: int


class TrampledEnemy(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-16"
    foe: str
    other: str


class LureDestroyed(Event, frozen=True):
    clause: ClassVar[str] = "MD-M05-17"
    foe: str
    where: str


# -- appearing -------------------------------------------------------------------------------------------------------
class MobAppeared(Event, frozen=True):
    clause: ClassVar[str] = "MD-ENEMY-02"
    foe: str
    enemy: int
    where: str
    minions: int


class GuardianAppeared(Event, frozen=True):
    """An Agent or a Roaming Monster."""

    clause: ClassVar[str] = "MD-ENEMY-03"
    foe: str
    enemy: int
    where: str
    life: int


class GuardianEquipped(Event, frozen=True):
    clause: ClassVar[str] = "MD-GUARDIAN-01"
    foe: str
    enemy: int
    card: str


class GuardianDrewTrap(Event, frozen=True):
    clause: ClassVar[str] = "MD-GUARDIAN-02"
    card: str


class NoMiniatures(Event, frozen=True):
    clause: ClassVar[str] = "MD-SPAWN-01"
    foe: str


class CalledReinforcements(Event, frozen=True):
    clause: ClassVar[str] = "MD-AGENT-01"
    foe: str
    enemy: int


class LightsWentOut(Event, frozen=True):
    clause: ClassVar[str] = "MD-EVENT-01"
    tile: str


class LifebringerFilled(Event, frozen=True):
    clause: ClassVar[str] = "MD-EVENT-03"
    left: int
