"""Words that a mercenary does not weigh."""

from __future__ import annotations

from ..bot.planning import Planner, Step
from ..records.abilities import (
    Ability,
    Choice,
    ChooseHex,
    CleanseDeck,
    CreateObstacle,
    CreateTrap,
    DestroyObstacle,
    DisarmTrap,
    Infuse,
    Jump,
    Money,
    MoveObstacle,
    Redistribute,
    Refresh,
    Rule,
    Special,
    Swap,
    TransferDooms,
)
from ..records.cards import Half
from ..records.lexicon import ABILITIES


@ABILITIES.weighed(
    Money,
    Refresh,
    Infuse,
    CreateTrap,
    DisarmTrap,
    CreateObstacle,
    DestroyObstacle,
    MoveObstacle,
    ChooseHex,
    Choice,
    Jump,
    Swap,
    Redistribute,
    CleanseDeck,
    TransferDooms,
    Special,
    Rule,
)
def unweighed(planner: Planner, ability: Ability, half: Half | None) -> list[Step]:
    """Worth nothing in itself: it is taken where it comes."""
    return []
