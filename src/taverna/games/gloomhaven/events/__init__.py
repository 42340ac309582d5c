"""What can happen: what figures do and what happens to them (`deeds`), what happens around them in a scenario
(`scenario`) and between scenarios (`campaign`); and between which events the table is shown (`cut`)."""

from __future__ import annotations

from taverna.core import state

from . import campaign, deeds, scenario
from .campaign import *  # noqa: F403
from .deeds import *  # noqa: F403
from .scenario import *  # noqa: F403

PLAYED = (deeds.PlayedTop, deeds.PlayedBottom, deeds.PlayedAttack, deeds.PlayedMove)
BEGIN = (
    *PLAYED,
    deeds.Revealed,
    deeds.TurnBegan,
    deeds.Moved,
    deeds.Teleported,
    deeds.Attacked,
    deeds.Retaliated,
    deeds.Healed,
    deeds.Redistributed,
    deeds.TrapMade,
    deeds.TrapDisarmed,
    deeds.ObstacleMade,
    deeds.ObstacleMoved,
    deeds.ObstacleDestroyed,
    deeds.CardGiven,
    deeds.CardTaken,
    deeds.Turned,
    deeds.Commanded,
    deeds.TreasureLooted,
    scenario.ScenarioBegan,
    scenario.RoundBegan,
    scenario.RoomRevealed,
    scenario.BoulderRolled,
    scenario.PenaltyFell,
    scenario.Spawned,
    scenario.SummonedMonster,
    scenario.Summoned,
    scenario.PieceHappened,
    scenario.Succeeded,
    scenario.Failed,
    campaign.EventRead,
    campaign.EventDecided,
    campaign.OutcomeRead,
    campaign.PageRead,
    campaign.Travelled,
    campaign.CameHome,
    campaign.Rewarded,
    campaign.BoxOpened,
    campaign.Retired,
)
"""With these a moment begins; all others belong to what went before: what an attack does, what a turn brings with it,
what opening a door shows."""

WITH: dict[type[state.Event], tuple[type[state.Event], ...]] = {
    deeds.Revealed: (deeds.Revealed, scenario.CardTurned),
    deeds.Moved: (deeds.TurnBegan, scenario.Focused, deeds.Commanded),
    deeds.Healed: (deeds.TurnBegan, deeds.Rested, deeds.Healed),
    scenario.Spawned: (scenario.Spawned,),
    scenario.SummonedMonster: (scenario.SummonedMonster,),
    scenario.Summoned: (scenario.Summoned,),
}
"""Unless they come right after one of these."""


def cut(before: state.Event, event: state.Event) -> bool:
    """A monster's turn begins, it focuses and moves: one moment. The attack with its modifier cards is another, what it
    does a third. All cards are turned up at once; all that a room holds is seen at once."""
    if isinstance(before, deeds.Attacked):
        return True
    if isinstance(before, PLAYED) or not isinstance(event, BEGIN):
        return False
    if isinstance(event, deeds.Moved) and isinstance(before, deeds.Moved):
        return before.figure != event.figure
    return not isinstance(before, WITH.get(type(event), ()))


TELLING = {
    "Exhausted": 9,
    "RoomRevealed": 8,
    "Died": 7,
    "Suffered": 5,
    "ConditionGained": 4,
    "Summoned": 3,
    "TrapSprung": 3,
}
"""How much each tells of what happened, for a summary of three sentences; what is not here tells nothing."""
