"""The rules, one module per chapter of the rulebook.

A Round is five Phases; each is a flow that can be entered anew from what is in the state, so there are checkpoints
before every Action and every Enemy's Activation. `g.phase` names the Phase, `g.waiting` who is still to be Activated
in it, `g.step` the part of it that is under way.

Facts (`sight`, `kits`, `page`…) lie below deeds (`life`, `enemies`, `combat`…), deeds below the Phases. What lies above
a deed hears of it through `moments`: who hears of what is said here.
"""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import CHECKPOINT, Flow

from ..state import Table
from . import (
    activation,
    end_phase,
    enemies_phase,
    event_phase,
    experience_phase,
    heroes_phase,
    loot,
    missions,
    moments,
    round,
)
from .setup import begin_mission, lay_out

moments.mission_laid_out.heard_by(missions.set_up)
moments.round_began.heard_by(missions.round_began)
moments.enemies_phase_began.heard_by(missions.enemies_phase_began)
moments.token_passed.heard_by(missions.token_passed)
moments.hero_entered.heard_by(missions.hero_entered)
moments.hero_died.heard_by(missions.hero_died)
moments.token_picked.heard_by(missions.token_picked)
moments.lever_pulled.heard_by(missions.lever_pulled)
moments.chamber_opened.heard_by(missions.chamber_opened)
moments.gear_won.heard_by(loot.receive)
moments.enemy_moved.heard_by(missions.enemy_moved)
moments.enemy_left.heard_by(missions.enemy_left)
moments.enemy_killed.heard_by(missions.enemy_killed)
moments.miniatures_missing.heard_by(activation.activate_likes)
moments.pillar_fell.heard_by(missions.pillar_fell)

STEPS: dict[str, Callable[[Table], Flow]] = {
    "setup": begin_mission,
    "start": round.start_of_round,
    "heroes": heroes_phase.heroes_phase,
    "enemies": enemies_phase.enemies_phase,
    "experience": experience_phase.experience_phase,
    "event": event_phase.event_phase,
    "end": end_phase.end_phase,
}


def run(g: Table) -> Flow:
    """Setup, then Rounds of five Phases until the Mission is won or lost (MD-ROUND-01)."""
    while True:
        if g.halts:
            yield CHECKPOINT
        yield from STEPS[g.phase](g)


def step(g: Table) -> Flow:
    """One thing (one Action, one Enemy), or what leads to the next Phase."""
    return STEPS[g.phase](g)


__all__ = ["lay_out", "run", "step"]
