"""Between which events the table is shown, as it stood then."""

from __future__ import annotations

from typing import Any

from taverna.core.state import Event

from . import combat as fight
from . import course, heroes

ROLL = (fight.HeroAttacked, fight.PillarAttacked, fight.EnemyAttacked, fight.Boosted, fight.DiceLost, fight.DiceRolled)
HARM = (
    fight.DamageKnown,
    fight.MinionWounded,
    fight.GuardianWounded,
    fight.MinionsFell,
    fight.GuardianFell,
    fight.DamageWasted,
    fight.PillarWounded,
    fight.Retaliated,
    fight.EnemyRetaliated,
    fight.EnemyStunned,
    fight.Slowed,
    heroes.Wounded,
    heroes.Ignored,
    heroes.Survived,
    heroes.Died,
    heroes.Stunned,
    course.PillarFell,
)
GAINS = (heroes.GainedXp, heroes.GainedMicroXp, heroes.LostXp)
COMES = (
    heroes.OpenedDoor,
    heroes.DoorOpened,
    heroes.DoorCardDrawn,
    heroes.TreasureLaid,
    fight.MobAppeared,
    fight.GuardianAppeared,
    fight.GuardianEquipped,
    fight.GuardianDrewTrap,
)
MOVES = (
    fight.EnemyMoved,
    fight.EnemyMovedToLight,
    fight.EnemyMovedToStart,
    fight.EnemyMovedToExit,
    fight.EnemyMovedByOrder,
)


def cut(before: Event, event: Event) -> bool:
    """A throw of dice, the harm it does, what is gained by it, what a door lets in: one moment each."""
    if isinstance(event, fight.HeroAttacked | fight.EnemyAttacked):
        return True
    return bool(_moment(before) != _moment(event))


def _moment(event: Event) -> Any:
    for name, kinds in (("roll", ROLL), ("harm", HARM), ("gains", GAINS), ("comes", COMES)):
        if isinstance(event, kinds):
            return name
    if isinstance(event, MOVES):
        return "moves", event.enemy, event.where
    return type(event).__name__, getattr(event, "who", None)
