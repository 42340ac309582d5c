"""The rules, one module per chapter of the rulebook."""

from __future__ import annotations

from typing import Any

from taverna.core.ask import CHECKPOINT, Flow

from ..records.content import Content
from ..state import Table


def lay_out(seats: int, seed: int, options: Any, content: Content) -> Table:
    from . import setup

    return setup.lay_out(seats, seed, options, content)


def run(g: Table) -> Flow:
    """Setup, then rounds until the scenario is won or lost (GH-ROUND-01, GH-ROUND-02). There is a checkpoint before
    every step of the round and before every figure's turn."""
    from ..campaign import evening
    from . import round, setup

    steps = {
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
    while True:
        yield CHECKPOINT
        yield from steps[g.phase](g)


__all__ = ["lay_out", "run"]
