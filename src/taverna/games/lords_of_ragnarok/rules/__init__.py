"""The rules, one module per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import CHECKPOINT, Flow

from ..state import Table
from .battle import end_of_phase
from .hero import hero_phase
from .maneuvers import maneuvers
from .prayer import prayer
from .runes import rune_actions
from .selection import select_hero
from .setup import lay_out, place_boss_and_monsters
from .turn import next_phase
from .wheel import special_action

STEPS: dict[str, Callable[[Table], Flow]] = {
    "prayer": prayer,
    "hero": hero_phase,
    "runes": rune_actions,
    "maneuvers": maneuvers,
    "special": special_action,
}


def phase(g: Table) -> Flow:
    """The phase that goes on, to its end: what is taken and fought over then, too (LR-TURN-01, LR-BATTLE-01)."""
    yield from STEPS[g.phase](g)
    yield from end_of_phase(g)
    next_phase(g)


def run(g: Table) -> Flow:
    """Setup, Hero Selection, then turns phase by phase until somebody wins or Ragnarok ends the game
    (LR-GAME-02, LR-TURN-01, LR-BATTLE-01, LR-SETUP-19). There is a checkpoint before every phase."""
    if g.phase == "setup":
        place_boss_and_monsters(g)
        g.phase = "selection"
    while g.phase == "selection":
        yield CHECKPOINT
        yield from select_hero(g)
    g.stir()
    while True:
        yield CHECKPOINT
        yield from STEPS[g.phase](g)
        yield from end_of_phase(g)
        next_phase(g)


__all__ = ["lay_out", "phase", "run"]
