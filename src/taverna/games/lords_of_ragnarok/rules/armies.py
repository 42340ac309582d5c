"""Activating and Recruiting Armies."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.core.ask import Ask, Flow, Value

from .. import events as ev
from ..state import ARMIES, MOST, Table
from .movement import arrive, move_army, near, strengthen
from .offers import Listed, Refused
from .reserve import SKIP

RAISE = "raise"
STAY = "stay"


def idle_armies(g: Table, seat: int) -> list[Value]:
    """One's Armies on the board that have not been Activated yet."""
    armies, activated = g.armies_of(seat), g.activated
    return [army for army in armies if army not in activated] if activated else armies


def no_idle_armies(g: Table, seat: int, clause: str) -> Refused:
    """The clause refuses those that have been Activated, and others' Armies."""
    for army in g.armies_of(seat):
        if army in g.activated:
            yield army, clause
    for id, other in enumerate(g.armies):
        if other.at and other.seat != seat:
            yield id, clause


def destinations(g: Table, army: int, coasts: bool = False) -> list[str]:
    """Adjacent Territories; with `coasts`, every coastal one too."""
    moved = g.armies[army]
    found = near(g, moved.seat, moved.at)
    if coasts:
        found += [at for at in g.map.coastal if at != moved.at and at not in found]
    return found


def barred(g: Table, at: str) -> bool:
    """Armies cannot be moved to where this Boss is (LR-BOSS-02, LR-BOSS-05)."""
    return at == barred_land(g)


def barred_land(g: Table) -> str | None:
    return g.beasts[g.boss].at if g.content.bosses[g.boss].bars_armies else None


def can_raise(g: Table, army: int) -> bool:
    """In a City Territory its owner controls, and below 6 (LR-ARMY-01)."""
    return in_own_city(g, army) and g.armies[army].strength < MOST


def in_own_city(g: Table, army: int) -> bool:
    """Where an Army can be raised (LR-ACTIVATE-03)."""
    raised = g.armies[army]
    return raised.at in g.map.cities and g.owner.get(raised.at) == raised.seat


def activations(g: Table, army: int, coasts: bool) -> list[Value]:
    """Move to an adjacent Territory, raise, or do neither (LR-ACTIVATE-01..04, LR-BOSS-05)."""
    ways: list[Value] = destinations(g, army, coasts)
    closed = barred_land(g)
    if closed in ways:
        ways.remove(closed)
    if can_raise(g, army):
        ways.append(RAISE)
    ways.append(STAY)
    return ways


def no_activations(g: Table, army: int, coasts: bool) -> Refused:
    """Where the Boss bars the way, what is not adjacent, and raising elsewhere or above 6
    (LR-ACTIVATE-02, LR-ACTIVATE-03, LR-ARMY-01, LR-BOSS-05)."""
    reached = destinations(g, army, coasts)
    for at in reached:
        if barred(g, at):
            yield at, "LR-BOSS-05"
    for at in g.map.territories:
        if at not in reached:
            yield at, "LR-ACTIVATE-02"
    if not can_raise(g, army):
        yield RAISE, "LR-ARMY-01" if in_own_city(g, army) else "LR-ACTIVATE-03"


def activate(g: Table, army: int, coasts: bool = False) -> Flow:
    """Its owner may move it or raise its strength (LR-ACTIVATE-01..04)."""
    seat = army // ARMIES
    about = {"strength": g.armies[army].strength, "where": g.armies[army].at}
    to = yield Ask(seat, "activate", Listed(None, activations, no_activations, g, army, coasts), about)
    g.activated.append(army)
    if to == RAISE:
        strengthen(g, army)
    elif to != STAY:
        move_army(g, army, to)


def choose_army(g: Table, seat: int, prompt: str, armies: Sequence[int], optional: bool = False) -> Flow:
    """Which of these Armies? None if there is none, or if the player does not want to."""
    if not armies:
        return None
    army = yield Ask(seat, prompt, [*armies, SKIP] if optional else list(armies))
    return None if army == SKIP else army


def growing(g: Table, seat: int) -> list[int]:
    """Armies on the board that can still gain strength (LR-ARMY-01)."""
    return [army for army in g.armies_of(seat) if g.armies[army].strength < MOST]


# -- recruiting ------------------------------------------------------------------------------------------------------
def recruiting_places(g: Table, seat: int) -> list[Value]:
    """Where an Army may be Recruited (LR-RECRUIT-02, LR-RECRUIT-03, LR-BOSS-05)."""
    return [at for at in recruiting_lands(g, seat) if may_recruit_at(g, at)]


def no_recruiting_places(g: Table, seat: int) -> Refused:
    lands = recruiting_lands(g, seat)
    for at in lands:
        if not may_recruit_at(g, at):
            yield at, "LR-BOSS-05"
    for at in g.map.territories:
        if at not in lands:
            yield at, "LR-RECRUIT-02"


def can_recruit(g: Table, seat: int) -> bool:
    """An Army in Reserve, and a place for it (LR-RECRUIT-01, LR-RECRUIT-02)."""
    if g.reserve_army(seat) is None:
        return False
    coast = g.map.coasts[g.players[seat].sea]
    return (bool(coast) and may_recruit_at(g, coast[0])) or bool(recruiting_places(g, seat))


def recruiting_lands(g: Table, seat: int) -> list[str]:
    """Next to the Drakkar, whoever is there, or a City Territory one controls (LR-RECRUIT-02, LR-RECRUIT-03)."""
    coast, cities, owner = g.map.coasts[g.players[seat].sea], g.map.cities, g.owner
    return [at for at in g.map.territories if at in coast or (at in cities and owner.get(at) == seat)]


def may_recruit_at(g: Table, at: str) -> bool:
    """Recruiting places an Army, which the Boss does not bar unless the table reads it so (LR-BOSS-05)."""
    return g.options.recruit_at_boss or not barred(g, at)


def authority(g: Table, seat: int) -> int:
    """What a Recruited Army begins with (LR-RECRUIT-01)."""
    return min(MOST, g.players[seat].value("authority") + g.gifts(seat).recruit_authority)


def enlisted(g: Table, seat: int) -> int:
    """What an Army begins with that comes by the Recruit action (LR-ENLIST-01)."""
    return min(MOST, authority(g, seat) + g.gifts(seat).recruit_action)


def recruit(g: Table, seat: int, strength: int | None = None) -> Flow:
    """A new Army from Reserve with strength equal to Authority, unless it says otherwise (LR-RECRUIT-01..03)."""
    if can_recruit(g, seat):
        at = yield Ask(seat, "recruit-where", Listed(None, recruiting_places, no_recruiting_places, g, seat))
        recruit_at(g, seat, at, authority(g, seat) if strength is None else strength)


def recruit_at(g: Table, seat: int, at: str, strength: int) -> None:
    army = g.reserve_army(seat)
    assert army is not None
    g.armies[army].at, g.armies[army].strength = at, strength
    arrive(g, army)
    g.emit(ev.Recruited(who=seat, strength=strength, where=at, army=army))
