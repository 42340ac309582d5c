"""The rules, one module per chapter of the rulebook.

A Round is five Phases; each is a flow that can be entered anew from what is in the state, so there are checkpoints
before every Action and every Enemy's Activation. `g.phase` names the Phase, `g.waiting` who is still to be Activated
in it, `g.step` the part of it that is under way.
"""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import CHECKPOINT, Flow, GameOver

from ..state import Table
from .activation import enemies_phase
from .end import end_phase
from .events_phase import event_phase
from .experience import experience_phase
from .round import heroes_phase, start_of_round
from .setup import begin_mission, lay_out
from .story import after_phase, market_phase, outfit_phase

STEPS: dict[str, Callable[[Table], Flow]] = {
    "market": market_phase,
    "outfit": outfit_phase,
    "setup": begin_mission,
    "start": start_of_round,
    "heroes": heroes_phase,
    "enemies": enemies_phase,
    "experience": experience_phase,
    "event": event_phase,
    "end": end_phase,
    "after": after_phase,
}


def run(g: Table) -> Flow:
    """Setup, then Rounds of five Phases until the Mission is won or lost (MD-ROUND-01). Each step does one thing (one
    Action, one Enemy) or leads to the next Phase; there is a checkpoint before it."""
    while True:
        yield CHECKPOINT
        try:
            yield from STEPS[g.phase](g)
        except GameOver as end:
            if g.saga is None or g.phase == "after":
                raise
            g.outcome, g.phase = end.result.outcome, "after"  # the story goes on


__all__ = ["lay_out", "run"]
