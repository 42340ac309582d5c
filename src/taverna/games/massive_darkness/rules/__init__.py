"""The rules, one module per chapter of the rulebook.

A Round is five Phases; each is a flow that can be entered anew from what is in the state, so there are checkpoints
before every Action and every Enemy's Activation. `g.phase` names the Phase, `g.waiting` who is still to be Activated
in it, `g.step` the part of it that is under way.
"""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import CHECKPOINT, Flow

from ..state import Table
from .activation import enemies_phase
from .end import end_phase
from .events_phase import event_phase
from .experience import experience_phase
from .round import heroes_phase, start_of_round
from .setup import begin_mission, lay_out

STEPS: dict[str, Callable[[Table], Flow]] = {
    "setup": begin_mission,
    "start": start_of_round,
    "heroes": heroes_phase,
    "enemies": enemies_phase,
    "experience": experience_phase,
    "event": event_phase,
    "end": end_phase,
}


def run(g: Table) -> Flow:
    """Setup, then Rounds of five Phases until the Mission is won or lost (MD-ROUND-01). Each step does one thing (one
    Action, one Enemy) or leads to the next Phase; there is a checkpoint before it."""
    while True:
        yield CHECKPOINT
        yield from STEPS[g.phase](g)


__all__ = ["lay_out", "run"]
