"""The rules, one module per chapter of the rulebook."""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import CHECKPOINT, Flow

from ..state import Table
from .hero import hero_phase
from .maneuvers import maneuvers
from .prayer import prayer
from .runes import rune_actions
from .selection import select_hero
from .setup import lay_out, place_boss_and_monsters
from .wheel import special_action

STEPS: dict[str, Callable[[Table], Flow]] = {
    "selection": select_hero,
    "prayer": prayer,
    "hero": hero_phase,
    "runes": rune_actions,
    "maneuvers": maneuvers,
    "special": special_action,
}


def run(g: Table) -> Flow:
    """Setup, Hero Selection, then turns phase by phase until somebody wins or Ragnarok ends the game
    (LR-GAME-02, LR-TURN-01, LR-SETUP-19). There is a checkpoint before every phase."""
    if g.phase == "setup":
        place_boss_and_monsters(g)
        g.phase = "selection"
    while True:
        yield CHECKPOINT
        yield from STEPS[g.phase](g)


__all__ = ["lay_out", "run"]
