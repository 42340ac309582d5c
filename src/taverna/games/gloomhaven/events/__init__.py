"""What can happen: what figures do and what happens to them (`deeds`), what happens around them in a scenario
(`scenario`) and between scenarios (`campaign`); and between which events the table is shown (`cut`)."""

from __future__ import annotations

from taverna.core import state

from . import deeds, scenario
from .campaign import *  # noqa: F403
from .deeds import *  # noqa: F403
from .scenario import *  # noqa: F403

FOLLOWS = (
    deeds.Suffered,
    deeds.Negated,
    deeds.ConditionGained,
    deeds.ConditionEnded,
    deeds.Died,
    deeds.Exhausted,
    deeds.Pushed,
    deeds.Pulled,
    deeds.TrapSprung,
    deeds.HazardEntered,
    deeds.GainedXp,
    deeds.CardLost,
    deeds.CardDiscarded,
    deeds.CardActive,
    deeds.ModifierAdded,
    deeds.LootedMoney,
    deeds.ItemUsed,
    deeds.BonusUsed,
    deeds.Infused,
    scenario.Focused,
    scenario.CardTurned,
    scenario.OrderSet,
)
"""Events that belong to the moment before them."""


def cut(before: state.Event, event: state.Event) -> bool:
    """A monster's turn begins, it focuses and moves: one moment. All cards are turned up at once."""
    if isinstance(event, FOLLOWS):
        return False
    if isinstance(event, deeds.Moved):
        return not isinstance(before, deeds.TurnBegan | scenario.Focused | deeds.Moved)
    if isinstance(event, deeds.Revealed | scenario.CardTurned):
        return not isinstance(before, deeds.Revealed | scenario.CardTurned)
    if isinstance(event, scenario.Spawned | scenario.SummonedMonster | scenario.RoomNamed):
        return type(before) is not type(event)
    return not isinstance(before, deeds.PlayedTop | deeds.PlayedBottom | deeds.PlayedAttack | deeds.PlayedMove)
