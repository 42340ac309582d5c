"""The scenario level and what follows from it (GH-LEVEL-01..09, GH-SOLO-01..05)."""

from __future__ import annotations

from collections.abc import Sequence

from ..options import Options
from ..state import Table

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
"""What a money token is worth (GH-LEVEL-07)."""

DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
"""By how much the recommended level changes (GH-LEVEL-04)."""


def recommended(levels: Sequence[int], difficulty: str = "normal", *, raised: bool = False) -> int:
    """The average level of the characters, halved and rounded up, changed by the difficulty (GH-LEVEL-03, -04), from 0
    to 7; with monsters `raised` by one there is no level 7 (GH-SOLO-05)."""
    base = -(-sum(levels) // (2 * len(levels)))
    return max(0, min(6 if raised else 7, base + DIFFICULTY[difficulty]))


def chosen(options: Options, levels: Sequence[int]) -> int:
    """The level of a scenario: as the players say, or as recommended for characters of these levels."""
    raised = options.solo or options.open_information
    level = recommended(levels, options.difficulty, raised=raised) if options.level is None else options.level
    return min(level, 6 if raised else 7)  # GH-SOLO-05


def raised(g: Table) -> bool:
    """Solo play and open information: monsters and traps one level higher (GH-SOLO-02, GH-SOLO-03)."""
    return g.options.solo or g.options.open_information


def monster_level(g: Table) -> int:
    """GH-LEVEL-06, GH-SOLO-02."""
    return min(7, g.level + raised(g))


def trap_damage(g: Table) -> int:
    """GH-LEVEL-08, GH-SOLO-02."""
    return 2 + g.level + raised(g)


def hazard_damage(g: Table) -> int:
    """Half of a trap's damage, rounded down (GH-HAZ-01)."""
    return trap_damage(g) // 2


def token_value(g: Table) -> int:
    return GOLD[g.level]


def bonus_xp(g: Table) -> int:
    """For success (GH-LEVEL-09, GH-FINISH-15)."""
    return 4 + 2 * g.level
