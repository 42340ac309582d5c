"""Phase 4: Maneuvers (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer, Offers

from ..state import Table
from .armies import activate, idle_armies, recruit
from .reserve import SKIP
from .turn import free_act, free_acts, is_free_act

RECRUIT = "recruit-army"


def maneuvers(g: Table) -> Flow:
    """Activate one Army, or Recruit one if none is on the board (LR-MANEUVER-01, LR-MANEUVER-02, LR-TURN-02)."""
    seat, quiet = g.active, True
    most = activations_allowed(g, seat)
    while len(g.activated) < most:
        offer = maneuver_acts(g, seat)
        if offer.ahead() == [SKIP]:
            break
        act = yield Ask(seat, "maneuver", offer)
        if act == SKIP:
            break
        quiet = False
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        if act == RECRUIT:
            yield from recruit(g, seat)
            break
        yield from activate(g, act)
    return quiet


def activations_allowed(g: Table, seat: int) -> int:
    """One; two for those who rule little and are blessed for it."""
    few = g.gifts(seat).narrow_rule
    return 2 if few and len(g.owned(seat)) <= few else 1


def maneuver_acts(g: Table, seat: int) -> Offers:
    """One's Armies on the board, or Recruiting (LR-MANEUVER-01, LR-MANEUVER-02)."""
    return Offers(
        idle_armies(g, seat, "LR-MANEUVER-01"),
        Offer(lambda: [RECRUIT], gates=(("LR-MANEUVER-02", lambda: not g.armies_of(seat)),)),
        lambda: [*free_acts(g), SKIP],
    )
