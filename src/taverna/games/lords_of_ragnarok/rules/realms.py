"""Alliances with Realms."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Table
from .reserve import draw_cards


def allied(g: Table, seat: int, realm: str) -> bool:
    return seat in g.alliances[realm]


def form_alliance(g: Table, seat: int, realm: str, draws: bool = True) -> Flow:
    """Once with each Realm, until the end of the game; the first one there draws a Combat card
    (LR-REALM-01, LR-REALM-02, LR-ALLY-01..04)."""
    assert not allied(g, seat, realm)
    first = not g.alliances[realm]
    g.alliances[realm].append(seat)
    g.emit(ev.Allied(who=seat, realm=realm))
    if first and draws:
        yield from draw_cards(g, seat, 1)


def realms_near_hero(g: Table, seat: int) -> tuple[str, ...]:
    """Realms that touch the Hero's Territory; with the far sight, also a Territory adjacent to it (LR-RUNEACT-07). In
    the order of the map."""
    at = g.players[seat].at
    if not g.gifts(seat).far_sight:
        return g.map.realms_of[at]
    seen = {realm for land in (at, *g.map.next_to[at]) for realm in g.map.realms_of[land]}
    return tuple(realm for realm in g.map.realms if realm in seen)
