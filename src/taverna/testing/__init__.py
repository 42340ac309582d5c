"""What every game must keep, whatever it is about: one kit of checks, written against the core alone.

A check takes a `Case` (game, seats, options) and how many games to play, and raises `AssertionError` (or lets the
rules' own error through) where something does not hold, and `Skipped` where the game has nothing to look at. In a test
file of one's own all of them are one line:

    from fair_of_lanterns import GAME
    from taverna.testing import kit

    test_kit = kit(GAME)

Without pytest, `check(GAME)` does the same. `machine(case)` makes a Hypothesis state machine of a case.
"""

from __future__ import annotations

import sys
from typing import Any

if sys.modules.get("pytest"):  # so that a failed assertion tells the values on both sides
    parts = ("case", "tables", "secrets", "speech", "sitting")
    sys.modules["pytest"].register_assert_rewrite(*(f"{__name__}.{part}" for part in parts))

from .case import Case, Skipped, played, step, walk, well_formed
from .checks import AMOUNTS, CHECKS, cases, check, faults, kit


def machine(case: Case) -> Any:
    """Answers, undos, forks, saves and worlds in any order: give it to `run_state_machine_as_test`."""
    try:
        from .sitting import machine as made  # with the extra `testing`
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError("taverna.testing.machine needs Hypothesis: pip install 'taverna[testing]'") from error
    return made(case)


__all__ = [
    "AMOUNTS",
    "CHECKS",
    "Case",
    "Skipped",
    "cases",
    "check",
    "faults",
    "kit",
    "machine",
    "played",
    "step",
    "walk",
    "well_formed",
]
