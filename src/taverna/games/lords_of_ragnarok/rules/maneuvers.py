"""Phase 4: Maneuvers (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from ..state import Table
from .armies import activate, idle_armies, no_idle_armies, recruit
from .offers import Listed, Refused
from .reserve import SKIP
from .turn import free_act, free_acts, is_free_act

RECRUIT = "recruit-army"


def maneuvers(g: Table) -> Flow:
    """Activate one Army, or Recruit one if none is on the board (LR-MANEUVER-01, LR-MANEUVER-02, LR-TURN-02)."""
    seat = g.active
    most = activations_allowed(g, seat)
    while len(g.activated) < most:
        acts = maneuver_acts(g, seat)
        if acts == [SKIP]:
            break
        act = yield Ask(seat, "maneuver", Listed(acts, maneuver_acts, no_maneuver_acts, g, seat))
        if act == SKIP:
            break
        if is_free_act(act):
            yield from free_act(g, act)
            continue
        g.acted = True
        if act == RECRUIT:
            yield from recruit(g, seat)
            break
        yield from activate(g, act)


def activations_allowed(g: Table, seat: int) -> int:
    """One; two for those who rule little and are blessed for it."""
    few = g.gifts(seat).narrow_rule
    return 2 if few and len(g.owned(seat)) <= few else 1


def maneuver_acts(g: Table, seat: int) -> list[Value]:
    """One's Armies on the board, or Recruiting without any; what may be done besides, or nothing
    (LR-MANEUVER-01, LR-MANEUVER-02)."""
    acts: list[Value] = idle_armies(g, seat)
    if not acts and not g.has_army(seat):
        acts.append(RECRUIT)
    acts += free_acts(g)
    acts.append(SKIP)
    return acts


def no_maneuver_acts(g: Table, seat: int) -> Refused:
    """Armies that have been Activated or are others', and Recruiting beside Armies on the board."""
    yield from no_idle_armies(g, seat, "LR-MANEUVER-01")
    if g.has_army(seat):
        yield RECRUIT, "LR-MANEUVER-02"
