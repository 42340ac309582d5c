"""Where the Heroes go together."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.ground import tile_level
from ..rules.sight import layout
from ..state import TOP, Hero, Table
from .errands import (
    CHASE,
    FAR,
    LAST_ROUNDS,
    LEAVING,
    NOTHING,
    Errand,
    boons,
    closed_chambers,
    falls_next,
    head_start,
    hurried,
    objective,
    stranded,
    way_off,
    ways_to,
    within,
)

GATHERED = 4.0  # Movement Points from each other
LONG = 12  # Rounds after which one hurries up
LATE = 4  # Rounds before the dungeon has fallen


def team_errand(g: Table, seat: int, leaving: int = LEAVING, freeing: int = LAST_ROUNDS) -> Errand:
    """Where the Heroes go together; levers are shared out among them. Ground that falls is left, and those who are held
    on it are freed, so many Rounds before."""
    found = objective(g)
    heroes = g.standing()
    errand = found[0]
    if errand.what == "lever":
        return shared_out(g, errand, heroes, seat)
    if errand.what == "lure":
        return bearers_only(g, errand, seat)
    if (zones := stranded(g, freeing)) and g.collapse[falls_next(g)] > 1:
        return Errand(tuple(zones), "rescue")
    if off := way_off(g, g.heroes[seat].at, leaving):
        return Errand(off, "flee")
    rushed = errand.what == "leave" or hurried(g)
    if not rushed:
        errand = lowest(g, errand)
        loot = loot_errand(g, errand, heroes)
        if loot is not None:
            return loot
    if errand.what == "enter":
        errand = together(g, errand, heroes)
    if not rushed and len(errand.zones) > 1:
        errand = Errand((nearest(g, errand.zones, heroes),), errand.what)
    return errand


def together(g: Table, errand: Errand, heroes: Sequence[Hero]) -> Errand:
    """What waits beyond a threshold is met by all: they gather before it."""
    board = layout(g)
    before = tuple(at for zone in errand.zones for at in board.doors.get(zone, ()) if at not in errand.zones)
    if not before or (g.collapse and sum(g.collapse.values()) <= LATE):
        return errand
    place = nearest(g, before, heroes)
    ways = ways_to(g, (place,), True)
    return errand if all(ways.get(hero.at, FAR) <= GATHERED for hero in heroes) else Errand((place,), "gather")


def bearers_only(g: Table, errand: Errand, seat: int) -> Errand:
    """Whoever bears what draws an Enemy takes it there; the rest wait at Pillars that are out of its way, or where they
    are."""
    if g.heroes[seat].things:
        return errand
    aside = tuple(pillar.at for pillar in g.pillars if pillar.at not in errand.zones)
    return Errand(aside, "hunt") if aside else NOTHING


def lowest(g: Table, errand: Errand) -> Errand:
    """Of several places, those of the lowest Level; tiles without one come last."""
    levels = [max(g.map.top_of.get(g.map.zones[at].tile, TOP), g.level) for at in errand.zones]
    least = min(levels, default=0)
    return Errand(tuple(at for at, level in zip(errand.zones, levels, strict=True) if level == least), errand.what)


def loot_errand(g: Table, errand: Errand, heroes: Sequence[Hero]) -> Errand | None:
    """Chambers to be looted before the Level rises; on the way up no Level is left out. Whoever gets away only later is
    met better equipped."""
    later = CHASE < head_start(g) < FAR
    goal = TOP if later else min((tile_level(g, at) for at in errand.zones), default=TOP)
    for level in (g.level, g.level + 1) if g.round <= LONG else (g.level,):
        if goal <= level and errand.zones and not later:
            return None
        doors = closed_chambers(g, level)
        gifts = boons(g) if later else {}
        here = within(g, level) if doors or gifts else []
        zones = [at for door in doors for at in g.map.doors[door].zones if at in here]
        zones += [at for at in gifts if at in here]
        if zones:
            return Errand((nearest(g, tuple(zones), heroes),), "loot")
    return None


def nearest(g: Table, zones: Sequence[str], heroes: Sequence[Hero]) -> str:
    """The one that all Heroes together are nearest to."""
    best, least = zones[0], 1e9
    for at in dict.fromkeys(zones):
        ways = ways_to(g, (at,))
        far = sum(min(ways.get(hero.at, FAR), FAR) for hero in heroes)
        if far < least - 1e-9:
            best, least = at, far
    return best


def shared_out(g: Table, errand: Errand, heroes: Sequence[Hero], seat: int) -> Errand:
    """Each lever its nearest Hero; the rest go with the first."""
    free = [hero.seat for hero in heroes]
    mine = errand.zones[0]
    for at in errand.zones:
        ways = ways_to(g, (at,))
        if not free:
            break
        closest = min(free, key=lambda one: ways.get(g.heroes[one].at, FAR))
        free.remove(closest)
        if closest == seat:
            mine = at
    return Errand((mine,), "lever")
