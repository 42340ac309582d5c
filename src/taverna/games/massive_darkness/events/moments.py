"""Between which events the table is shown, as it stood then."""

from __future__ import annotations

from typing import Any

from taverna.core.state import Event

from . import combat as fight
from . import course, heroes

MOMENTS: dict[str, tuple[type[Event], ...]] = {
    "turns": (
        course.PhaseBegan,
        course.RoundBegan,
        course.FirstPlayerPassed,
        course.Activated,
        course.Rested,
        course.EffectEnded,
    ),
    "roll": (
        fight.HeroAttacked,
        fight.PillarAttacked,
        fight.EnemyAttacked,
        fight.Boosted,
        fight.DiceLost,
        fight.DiceRolled,
    ),
    "again": (fight.Rerolled, fight.EnemyRerolled),
    "changes": (
        fight.BlankFilled,
        fight.BlankFlipped,
        fight.Enchanted,
        fight.EnemyEnchanted,
        fight.DieRemoved,
        fight.DieAdded,
    ),
    "harm": (
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
    ),
    "gains": (heroes.GainedXp, heroes.GainedMicroXp, heroes.LostXp),
    "finds": (heroes.PickedUp, heroes.PickedToken, heroes.Drew, heroes.DrewTrap),
    "opens": (heroes.OpenedDoor, heroes.DoorOpened, course.LevelRose, heroes.DoorCardDrawn),
    "comes": (
        heroes.TreasureLaid,
        fight.MobAppeared,
        fight.GuardianAppeared,
        fight.GuardianEquipped,
        fight.GuardianDrewTrap,
        fight.NoMiniatures,
    ),
}
"""What is one moment: a throw of dice, what changes it, the harm it does, what is gained by it; a door and its card,
then what it lets in; all that turns with a Round. Any other event is one of its own for whoever it is about."""
ATTACKS = (fight.HeroAttacked, fight.PillarAttacked, fight.EnemyAttacked)
STEPS = (
    heroes.Moved,
    fight.EnemyMoved,
    fight.EnemyMovedToLight,
    fight.EnemyMovedToStart,
    fight.EnemyMovedToExit,
    fight.EnemyMovedByOrder,
)

_OF = {kind: moment for moment, kinds in MOMENTS.items() for kind in kinds}


def cut(before: Event, event: Event) -> bool:
    """Every attack begins anew, and every step is seen."""
    return isinstance(event, ATTACKS + STEPS) or _moment(before) != _moment(event)


def _moment(event: Event) -> Any:
    kind = type(event)
    return _OF.get(kind) or (kind, getattr(event, "who", None))
