"""Experience (GH-XP-01..05)."""

from __future__ import annotations

from ..events import GainedXp
from ..state import Character, Table


def gain_xp(g: Table, mat: Character, xp: int) -> None:
    """Experience (GH-XP-01); killing alone gives none (GH-XP-05)."""
    if xp > 0 and not mat.exhausted:
        mat.xp += xp
        g.emit(GainedXp(who=mat.seat, xp=xp))
