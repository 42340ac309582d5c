"""Build Monument, and the Event card that ends it (p. 9)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..state import TOP, Table
from .armies import activate, choose_army
from .monsters import activate_boss, activate_monster
from .ragnarok import check_requirements
from .reserve import forge_rune, gain_priests, keep_rune_limit
from .setup import draw_event, place_monster
from .victory import temple_lands


def build_monument(g: Table, seat: int) -> Flow:
    """Six steps, always in order (LR-BUILD-01)."""
    yield from add_level(g, seat)
    check_requirements(g, seat)
    clear(g)
    refill_forges(g)
    yield from collect(g, seat)
    yield from event(g)
    if g.gifts(seat).build_activate:
        army = yield from choose_army(g, seat, "activate-army", g.armies_of(seat), optional=True)
        if army is not None:
            yield from activate(g, army)


def add_level(g: Table, seat: int) -> Flow:
    """Step 1: any Monument below level 3, whoever controls its Territory (LR-BUILD-02, LR-MONUMENT-01)."""
    offer = Offer(lambda: list(g.monuments), ("LR-BUILD-02", lambda deity: g.monuments[deity] < TOP))
    deity = yield Ask(seat, "monument", offer)
    g.monuments[deity] += 1
    g.emit(ev.MonumentBuilt(who=seat, deity=deity, level=g.monuments[deity]))


def clear(g: Table) -> None:
    """Step 3: all Priests go back to the Supply, all markers off the wheel, all Artifacts are Charged
    (LR-BUILD-04..06, LR-PRAY-03, LR-ARTIFACT-04)."""
    for priests in g.priests.values():
        priests.clear()
    for stack in g.wheel.values():
        stack.clear()
    for player in g.players:
        player.exhausted.clear()
    g.emit(ev.WheelCleared())


def refill_forges(g: Table) -> None:
    """Step 4: a Rune on every empty Forge, while the Supply lasts (LR-BUILD-07, LR-LIMIT-01)."""
    for at, rune in g.forges.items():
        if not g.forged[at] and g.supply[rune]:
            g.supply[rune] -= 1
            g.forged[at] = 1


def collect(g: Table, seat: int) -> Flow:
    """Step 5: a Priest for each Temple and the Runes on the Forges in Territories the builder controls
    (LR-BUILD-08, LR-BUILD-09)."""
    gain_priests(g, seat, temple_lands(g, seat))
    for at in g.forges:
        if g.owner.get(at) == seat and g.forged[at]:
            forge_rune(g, seat, at)
    yield from keep_rune_limit(g, seat)


def event(g: Table) -> Flow:
    """Step 6: Place, then Activate by the first Rune and the second, the upper sheet first, then maybe the Boss
    (LR-BUILD-10, LR-EVENT-01..07)."""
    g.event = draw_event(g)
    g.emit(ev.EventDrawn(card=g.event))
    placed = place_monster(g, g.event)
    for rune in g.content.events[g.event].activate:
        for monster in list(g.sheets[rune]):
            if monster == placed and not g.options.placed_monster_acts:
                continue
            if g.beasts[monster].at:
                yield from activate_monster(g, monster)
    assert g.event is not None
    if g.content.events[g.event].boss:
        yield from activate_boss(g)
    g.event = None
