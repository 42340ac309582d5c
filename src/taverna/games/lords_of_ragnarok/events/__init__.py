"""What can happen, each with the clause that makes it happen: in the course of the game (`course`), on the map
(`pieces`), to what players own (`holdings`), in Battles and Hunts (`fights`); and between which events the table is
shown (`cut`)."""

from __future__ import annotations

from taverna.core.state import Event

from . import course, fights, holdings, pieces
from .course import *  # noqa: F403
from .fights import *  # noqa: F403
from .holdings import *  # noqa: F403
from .pieces import *  # noqa: F403

FOLLOWS = (
    course.FirstTurn,
    holdings.ForgedRune,
    holdings.GainedRune,
    holdings.DiscardedRune,
    holdings.SpentRunes,
    holdings.SwappedRune,
    holdings.Drew,
    holdings.DrewCards,
    fights.MonsterDrew,
    fights.MonsterDiscarded,
    fights.SawHand,
    holdings.Discarded,
    holdings.Reshuffled,
    holdings.GainedPriests,
    holdings.Raised,
    holdings.Lowered,
    holdings.Wounded,
    holdings.Healed,
    pieces.Strengthened,
    pieces.Weakened,
    pieces.ArmyDestroyed,
    course.NoSpecialAction,
    course.CameToNothing,
    course.Covered,
    pieces.NoMonsterPlaced,
    course.RequirementMet,
    fights.AttackStopped,
    fights.Rewarded,
    fights.Peeked,
    fights.GainedSlayer,
)
"""What comes of the event before it, and is shown with it."""
LEADS = (holdings.SpentRunes, holdings.UsedBlessing, holdings.UsedArtifact, pieces.Released, fights.AttackDeckEmpty)
"""What leads to the event after it: a price, a means."""
TOGETHER = {
    pieces.TookControl: (
        pieces.ArmyMoved,
        pieces.ArmyPlaced,
        pieces.Recruited,
        pieces.Strengthened,
        pieces.TookControl,
    ),
    holdings.GainedArtifact: (pieces.TookControl, holdings.GainedArtifact),
    pieces.Recruited: (pieces.HeroPlaced, pieces.Recruited),
    fights.Passed: (fights.Passed,),
    course.Counted: (course.Counted,),
}
"""These are shown with some events only: how a Battle or a Hunt ended is seen before what it brought."""


def cut(before: Event, event: Event) -> bool:
    """Every march, card and blow is a moment of its own; what comes of it belongs to it."""
    if isinstance(event, FOLLOWS) or isinstance(before, LEADS):
        return False
    return not isinstance(before, TOGETHER.get(type(event), ()))


TELLING = {
    "RagnarokBegan": 9,
    "RequirementMet": 8,
    "BattleWon": 8,
    "Killed": 8,
    "MonumentBuilt": 7,
    "TempleBuilt": 7,
    "TookControl": 6,
    "GainedArtifact": 6,
    "HuntFailed": 5,
    "Allied": 4,
    "SpecialAction": 3,
    "SentPriest": 2,
}
"""How much each tells of what happened, for a summary of three sentences; what is not here tells nothing."""
