"""Phase 2: Hero (p. 7)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Value

from ..state import Table
from .movement import hero_reach, move_drakkar, move_hero, sea_reach
from .offers import Listed, Refused
from .reserve import SKIP, heal, heal_attribute, unwounded, use_blessing
from .turn import free_act, free_acts, is_free_act

STEPS = 2
SURGEON = "surgeon"


def hero_phase(g: Table) -> Flow:
    """Move the Hero, move the Drakkar, or heal: one of them or none (LR-HEROPHASE-01, LR-TURN-02)."""
    seat = g.active
    while not g.acted or surgeon(g, seat):
        acts = hero_acts(g, seat)
        if acts == [SKIP]:
            break
        act = yield Ask(seat, "hero", Listed(acts, hero_acts, no_hero_acts, g, seat))
        if act == SKIP:
            break
        if is_free_act(act):
            yield from free_act(g, act)
        elif act == SURGEON:
            use_blessing(g, seat, lambda gift: gift.temple_heal, g.players[seat].used)
            yield from heal(g, seat, g.gifts(seat).temple_heal)
        else:
            g.acted = True
            what, where = act
            if what == "move-hero":
                move_hero(g, seat, where)
            elif what == "move-drakkar":
                move_drakkar(g, seat, where)
            else:
                heal_attribute(g, seat, where)


def hero_acts(g: Table, seat: int) -> list[Value]:
    """The Hero up to 2 Territories, the Drakkar up to 2 Seas, or 1 Wound healed; what may be done besides, or nothing
    (LR-HEROPHASE-01..04)."""
    acts = [] if g.acted else [*journeys(g, seat), *wounds_to_heal(g, seat)]
    if surgeon(g, seat):
        acts.append(SURGEON)
    acts += free_acts(g)
    acts.append(SKIP)
    return acts


def no_hero_acts(g: Table, seat: int) -> Refused:
    """A second act of the phase, what is too far away, and what is whole (LR-HEROPHASE-01..04)."""
    journey = journeys(g, seat)
    if g.acted:
        for act in (*journey, *wounds_to_heal(g, seat)):
            yield act, "LR-HEROPHASE-01"
    for at in g.map.territories:
        if ("move-hero", at) not in journey:
            yield ("move-hero", at), "LR-HEROPHASE-02"
    for sea in g.map.seas:
        if ("move-drakkar", sea) not in journey:
            yield ("move-drakkar", sea), "LR-HEROPHASE-03"
    for whole in unwounded(g, seat):
        yield ("heal", whole), "LR-HEROPHASE-04"


def journeys(g: Table, seat: int) -> tuple[Value, ...]:
    """Where the Hero can walk and the Drakkar sail in this phase (LR-MOVE-02, LR-MOVE-04)."""
    player, gifts, known = g.players[seat], g.gifts(seat), g.map.journeys
    way = player.sea, player.at, gifts.hero_range, gifts.drakkar_range
    if way not in known:
        lands = hero_reach(g, seat, STEPS + gifts.hero_range)
        seas = sea_reach(g, player.sea, STEPS + gifts.drakkar_range)
        known[way] = (*[("move-hero", at) for at in lands], *[("move-drakkar", sea) for sea in seas])
    return known[way]


def wounds_to_heal(g: Table, seat: int) -> list[Value]:
    return [("heal", attribute) for attribute in sorted(g.players[seat].wounded)]


def surgeon(g: Table, seat: int) -> bool:
    """Healing besides the Hero action, in an own Territory with a Temple."""
    player = g.players[seat]
    return (
        bool(player.wounded)
        and g.unused(seat, lambda gift: gift.temple_heal, player.used)
        and player.at in g.temples
        and g.owner.get(player.at) == seat
    )
