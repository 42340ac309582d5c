"""Effects that last until a Phase of some Round."""

from __future__ import annotations

from .. import events as ev
from ..state import Table


def expire(g: Table, phase: str) -> None:
    """Those that last until this Phase of this Round are over (MD-END-01)."""
    for effect in [effect for effect in g.lasting if effect.phase == phase and effect.round <= g.round]:
        g.lasting.remove(effect)
        g.emit(ev.EffectEnded(card=effect.card))
