"""What a Hero may still want of a combat under way."""

from __future__ import annotations

from ..rules.combat.damage import totals
from ..state import Combat, Table


def sure_kill(g: Table, c: Combat) -> bool:
    """Nothing more is needed."""
    foe = g.enemies.get(c.foe)
    if foe is None:
        return False
    hits, shields = totals(g, c)
    left = sum(foe.minions) or foe.life
    return hits - shields + c.damage >= left
