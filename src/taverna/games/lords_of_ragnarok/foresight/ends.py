"""How far each player is from each end, and who could win on their next turn by what lies open."""

from __future__ import annotations

from itertools import combinations

import msgspec

from ..rules.armies import barred
from ..rules.control import resistance
from ..rules.hero import STEPS
from ..rules.movement import hero_reach, near
from ..rules.ragnarok import first_at_yggdrasil
from ..rules.special import temple_sites, unusurpable
from ..rules.victory import (
    REGIONS_TO_WIN,
    kills_for_boss,
    regions_held,
    temple_lands,
    temples_to_win,
    yggdrasil,
)
from ..state import PHASES, Table

FAR = 4  # more Territories than this are never won in one turn


class Threat(msgspec.Struct, frozen=True):
    """Somebody could win on their next turn, by what lies open."""

    seat: int
    how: str


def progress(g: Table, seat: int) -> dict[str, tuple[int, int]]:
    """{way to win: (so far, needed)}; for Ragnarok only the count around Yggdrasil, which has no goal."""
    return {
        "great-jarl": (len(regions_held(g, seat)), REGIONS_TO_WIN),
        "great-gothi": (temple_lands(g, seat), temples_to_win(g)),
        "slayer": (g.players[seat].kills, kills_for_boss(g)),
        "ragnarok": (yggdrasil(g)[seat], 0),
    }


# -- one turn ahead ---------------------------------------------------------------------------------------------------
def threats(g: Table) -> list[Threat]:
    """Who could win on their next turn."""
    if g.phase not in PHASES:
        return []
    found = [
        Threat(seat, how)
        for seat in range(g.seats)
        for how, able in (("great-jarl", jarl), ("great-gothi", gothi), ("slayer", slayer))
        if able(g, seat)
    ]
    if g.ragnarok is not None and g.last_turns <= g.seats:
        found.append(Threat(first_at_yggdrasil(g), "ragnarok"))
    return found


def free(g: Table, seat: int, action: str) -> bool:
    """May this player still choose this Special Action? In a turn whose action is chosen already, of the next one."""
    return seat not in g.wheel[action]


def takes(g: Table, seat: int, army: int, start: str, at: str) -> bool:
    """Would this Army, coming from there, be enough by what lies open? Cards in a Battle may decide otherwise."""
    if at not in near(g, seat, start) or barred(g, at):
        return False
    mine = g.armies[army].strength + g.strength_at(seat, at)
    against = max((g.strength_at(other, at) for other in range(g.seats) if other != seat), default=0)
    if against:
        return mine > against
    return mine >= resistance(g, seat, at)


def usurps(g: Table, seat: int, at: str) -> bool:
    """Could the Hero walk there and Usurp it?"""
    player = g.players[seat]
    if at != player.at and at not in hero_reach(g, seat, STEPS + g.gifts(seat).hero_range):
        return False
    return unusurpable(g, seat, at) is None


def conquers(g: Table, seat: int, targets: tuple[str, ...]) -> bool:
    """Could this player take all of these Territories in one turn: one with Maneuvers, then by March all at once, or
    by Usurp one more?"""
    if not targets:
        return True
    starts = {army: g.armies[army].at for army in g.armies_of(seat)}
    ways: list[tuple[tuple[str, ...], dict[int, str]]] = [(targets, starts)]
    for at in targets:
        rest = tuple(other for other in targets if other != at)
        for army, start in starts.items():
            if takes(g, seat, army, start, at):
                ways.append((rest, {**starts, army: at}))
    for rest, where in ways:
        if not rest:
            return True
        if free(g, seat, "march") and matched(g, seat, rest, where):
            return True
        if len(rest) == 1 and free(g, seat, "usurp") and usurps(g, seat, rest[0]):
            return True
    return False


def matched(g: Table, seat: int, targets: tuple[str, ...], where: dict[int, str]) -> bool:
    """An Army of its own for each Territory."""
    if not targets:
        return True
    first, *rest = targets
    for army, start in where.items():
        if takes(g, seat, army, start, first):
            others = {other: at for other, at in where.items() if other != army}
            if matched(g, seat, tuple(rest), others):
                return True
    return False


def jarl(g: Table, seat: int) -> bool:
    """Great Jarl: the Territories missing for three Regions can all be taken."""
    owner = g.owner
    missing = [[at for at in lands if owner.get(at) != seat] for lands in g.map.regions.values()]
    lacking = max(REGIONS_TO_WIN - missing.count([]), 0)
    near_ones = [lands for lands in missing if 0 < len(lands) <= FAR]
    if sum(sorted(map(len, near_ones))[:lacking]) > FAR:
        return False
    for some in combinations(near_ones, lacking):
        wanted = tuple(at for lands in some for at in lands)
        if len(wanted) <= FAR and conquers(g, seat, wanted):
            return True
    return False


def gothi(g: Table, seat: int) -> bool:
    """Great Gothi: Territories with Temples can be taken, or the last Temple built."""
    lacking = temples_to_win(g) - temple_lands(g, seat)
    others = [at for at in g.temples if g.owner.get(at) != seat]
    if any(conquers(g, seat, some) for some in combinations(others, lacking)):
        return True
    if not free(g, seat, "build-temple") or len(g.temples) >= g.track_slots or lacking > 2:
        return False
    at_hand = [
        at
        for at in g.map.territories
        if g.owner.get(at) != seat
        and (at in g.temples or at in g.map.shrines)
        and any(takes(g, seat, army, g.armies[army].at, at) for army in g.armies_of(seat))
    ]
    if lacking == 1:
        return bool(temple_sites(g, seat)) or any(at not in g.temples for at in at_hand)
    return bool(temple_sites(g, seat)) and any(at in g.temples for at in at_hand)


def slayer(g: Table, seat: int) -> bool:
    """Slayer: allowed to hunt the Boss, near enough, and with the Monsters action still open."""
    player = g.players[seat]
    lair = g.beasts[g.boss].at
    if not lair or player.kills < kills_for_boss(g) or not free(g, seat, "monsters"):
        return False
    return lair == player.at or lair in hero_reach(g, seat, STEPS + g.gifts(seat).hero_range)
