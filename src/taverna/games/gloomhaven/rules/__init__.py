"""The rules, one module per chapter of the rulebook.

From the ground up: what is so (`land`, `figures`, `when`, `sums`, `targets`, `ways`…), what is done (`damage`,
`conditions`, `movement`, `loot`, `strike`…), what is performed (`perform`, and the words of cards in `words/`), whose
turn it is (`turn`, `hero_turns`, `monster_turns`, `round`). What is done tells of moments; items, bonuses, goals and
scenarios hear of them (`moments`, `hearing`).
"""

from __future__ import annotations

from taverna.core.ask import CHECKPOINT, Flow

from ..campaign import evening
from ..state import Table
from . import hearing, round, setup
from .setup import lay_out

STEPS = {
    "city": evening.city_step,
    "travel": evening.travel_step,
    "outfit": evening.outfit_step,
    "after": evening.after_step,
    "goals": setup.goals_step,
    "hands": setup.hands_step,
    "selection": round.select,
    "initiative": round.reveal,
    "turns": round.act,
    "end": round.clean_up,
}


def run(g: Table) -> Flow:
    """Setup, then rounds until the scenario is won or lost (GH-ROUND-01, GH-ROUND-02). There is a checkpoint before
    every step of the round and before every figure's turn, if anybody looks at them."""
    while True:
        if g.halts:
            yield CHECKPOINT
        yield from STEPS[g.phase](g)


__all__ = ["hearing", "lay_out", "run"]
