"""Between which events the table is shown, as it stood then."""

from __future__ import annotations

from typing import Any

from taverna.core.state import Event

from . import events as ev
from .rules import combat_events as fight

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
    ev.Wounded,
    ev.Ignored,
    ev.Survived,
    ev.Died,
    ev.Stunned,
    ev.PillarFell,
)
GAINS = (ev.GainedXp, ev.GainedMicroXp, ev.LostXp)
COMES = (
    ev.OpenedDoor,
    ev.DoorOpened,
    ev.DoorCardDrawn,
    ev.TreasureLaid,
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
