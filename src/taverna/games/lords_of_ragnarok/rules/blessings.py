"""Blessing Drafts (p. 8)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from .. import events as ev
from ..state import Table


def blessing_draft(g: Table, builder: int) -> Flow:
    """One card more than players, face up; the builder chooses first, then the others counterclockwise; the last card
    is discarded (LR-BLESSING-01..04)."""
    g.draft = draw_blessings(g, g.seats + 1)
    g.emit(ev.DraftBegan(who=builder, cards=tuple(g.draft)))
    for n in range(g.seats):
        seat = (builder - n) % g.seats
        if not g.draft:
            break
        card = yield Ask(seat, "blessing", list(g.draft))
        g.draft.remove(card)
        g.players[seat].blessings.append(card)
        g.stir()
        g.emit(ev.GainedBlessing(who=seat, blessing=card))
    g.blessing_discard += g.draft
    g.draft = []


def draw_blessings(g: Table, amount: int) -> list[str]:
    """An empty deck is made anew of the discards (LR-DECK-02)."""
    drawn: list[str] = []
    for _ in range(amount):
        if not g.blessing_deck:
            g.blessing_deck += g.blessing_discard
            g.blessing_discard.clear()
        if g.blessing_deck:
            drawn.append(g.chance.draw(g.blessing_deck))
    return drawn
