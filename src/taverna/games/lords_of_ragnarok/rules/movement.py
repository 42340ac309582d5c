"""Moving, placing and retreating; what is adjacent for whom; Armies' strength."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taverna.core.ask import Ask, Flow, Offer

from .. import events as ev
from ..state import ARMIES, MOST, Table


def near(g: Table, seat: int, at: str) -> list[str]:
    """Adjacent Territories, and all those at the Sea of the player's own Drakkar if this is one of them
    (LR-SEA-03, LR-MOVE-02, LR-MOVE-03)."""
    return list(g.map.near[g.players[seat].sea][at])


def hero_reach(g: Table, seat: int, steps: int) -> tuple[str, ...]:
    """Where the Hero can be after up to so many steps (LR-HEROPHASE-02, LR-MOVE-02)."""
    player, known = g.players[seat], g.map.reached
    way = player.sea, player.at, steps
    if way not in known:
        known[way] = reach(g.map.near[player.sea], player.at, steps)
    return known[way]


def sea_reach(g: Table, sea: str, steps: int) -> tuple[str, ...]:
    """Where a Drakkar can be after up to so many steps (LR-MOVE-04, LR-SEA-01, LR-SEA-02)."""
    known = g.map.reached
    way = sea, "", steps
    if way not in known:
        known[way] = reach(g.map.sailing, sea, steps)
    return known[way]


def reach(ways: Mapping[str, Sequence[str]], start: str, steps: int) -> tuple[str, ...]:
    """Where one can be after up to so many steps, the nearest first; not where one is."""
    found = {start: None}
    edge: Sequence[str] = (start,)
    for _ in range(steps):
        before = len(found)
        for at in edge:
            for there in ways[at]:
                found[there] = None
        edge = list(found)[before:]
    return tuple(found)[1:]


def in_hero_region(g: Table, seat: int, at: str) -> bool:
    """Is this in the Region where the Hero is?"""
    hero = g.players[seat].at
    return bool(hero) and g.map.region_of[hero] == g.map.region_of[at]


def move_hero(g: Table, seat: int, to: str) -> None:
    start, g.players[seat].at = g.players[seat].at, to
    g.emit(ev.HeroMoved(who=seat, start=start, where=to))


def place_hero(g: Table, seat: int, to: str) -> None:
    """Placing is no movement (LR-PLACE-01)."""
    g.players[seat].at = to
    g.emit(ev.HeroPlaced(who=seat, where=to))


def move_drakkar(g: Table, seat: int, to: str) -> None:
    g.players[seat].sea = to
    g.emit(ev.DrakkarMoved(who=seat, where=to))


# -- Armies ----------------------------------------------------------------------------------------------------------
def move_army(g: Table, army: int, to: str) -> None:
    """Whoever controls the Territory and whatever is there (LR-MOVE-03)."""
    moved = g.armies[army]
    start, moved.at = moved.at, to
    arrive(g, army)
    g.emit(ev.ArmyMoved(who=moved.seat, strength=moved.strength, start=start, where=to, army=army))


def place_army(g: Table, army: int, to: str) -> None:
    """Placing is no movement (LR-PLACE-01)."""
    placed = g.armies[army]
    placed.at = to
    arrive(g, army)
    g.emit(ev.ArmyPlaced(who=placed.seat, strength=placed.strength, where=to, army=army))


def arrive(g: Table, army: int) -> None:
    """Whoever brings an Army into a Territory is the attacker there."""
    g.stir()
    if army not in g.arrived:
        g.arrived.append(army)


def strengthen(g: Table, army: int, amount: int = 1) -> None:
    """Never above 6 (LR-ARMY-01)."""
    raised = g.armies[army]
    amount = min(amount, MOST - raised.strength)
    if amount > 0:
        raised.strength += amount
        g.stir()
        g.emit(ev.Strengthened(who=raised.seat, where=raised.at, strength=raised.strength))


def weaken(g: Table, army: int, amount: int = 1) -> None:
    """Below 1 it is destroyed (LR-ARMY-02, LR-ARMY-03)."""
    hit = g.armies[army]
    if hit.strength <= amount:
        destroy(g, army)
        return
    hit.strength -= amount
    g.emit(ev.Weakened(who=hit.seat, where=hit.at, strength=hit.strength, army=army))


def destroy(g: Table, army: int) -> None:
    """Back to its owner's Reserve (LR-ARMY-03)."""
    lost = g.armies[army]
    where, lost.at, lost.strength = lost.at, "", 0
    if army in g.arrived:
        g.arrived.remove(army)
    g.emit(ev.ArmyDestroyed(who=lost.seat, where=where, army=army))


# -- retreat ---------------------------------------------------------------------------------------------------------
def retreats(g: Table, seat: int, at: str) -> list[str]:
    """Adjacent Territories the owner controls, also by Drakkar (LR-RETREAT-01, LR-RETREAT-03). The Boss's Territory
    and one where a Battle waits count too, unless the table reads it otherwise."""
    places = near(g, seat, at)
    if g.gifts(seat).far_retreat:
        places = list(dict.fromkeys([*places, *g.map.within_two[at]]))
    found = [there for there in places if there != at and g.owner.get(there) == seat]
    if not g.options.retreat_to_boss:
        found = [there for there in found if there != g.beasts[g.boss].at]
    if not g.options.retreat_into_battle:
        found = [there for there in found if all(g.armies[army].seat == seat for army in g.armies_at(there))]
    return found


def retreat(g: Table, armies: list[int]) -> Flow:
    """These Armies of one owner go together to one Territory of the owner's choice, or are destroyed; it is no movement
    (LR-RETREAT-01..05)."""
    seat, at = armies[0] // ARMIES, g.armies[armies[0]].at
    places = retreats(g, seat, at)
    if not places:
        for army in armies:
            destroy(g, army)
        return
    others = ("LR-RETREAT-01", lambda: [there for there in g.map.territories if there not in places])
    about = {"where": at, "armies": len(armies), "strength": sum(g.armies[army].strength for army in armies)}
    to = yield Ask(seat, "retreat", Offer(lambda: places, elsewhere=others), about)
    for army in armies:
        g.armies[army].at = to
        if army in g.arrived:
            g.arrived.remove(army)
    g.stir()
    g.emit(ev.Retreated(who=seat, start=at, where=to, armies=tuple(armies)))


def retreat_each(g: Table, armies: list[int]) -> Flow:
    """Outside a Battle each Army may go its own way (LR-USURP-04)."""
    for army in armies:
        if g.armies[army].at:
            yield from retreat(g, [army])
