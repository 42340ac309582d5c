"""Armies and land, one step ahead."""

from __future__ import annotations

from taverna.core.words import Say

from ..rules.armies import authority, barred, can_raise, destinations, enlisted
from ..rules.control import resistance
from ..rules.victory import REGIONS_TO_WIN, regions_held, temple_lands, temples_to_win
from ..state import Table
from .ahead import Ahead
from .ends import threats


def army(ahead: Ahead, n: int) -> None:
    """Where an Army could go, or what it would lose."""
    g = ahead.g
    if n >= len(g.armies):
        return
    army = g.armies[n]
    ahead.title = Say("preview-army", {"strength": army.strength, "where": army.at})
    if g.battle is not None:
        after = army.strength - 1
        ahead.note("preview-weaken" if after else "preview-destroyed", n=after)
        return
    if army.seat != ahead.seat:
        return
    for at in destinations(g, n):
        if not barred(g, at):
            arrival(ahead, n, at, at)
    if can_raise(g, n):
        ahead.note("preview-raise-army", n=army.strength + 1)


def arrival(ahead: Ahead, army: int, at: str, named: str) -> None:
    """What comes of an Army's arrival: control against resistance, or a Battle. Told by the Territory it goes to, or
    where it comes from."""
    g, seat = ahead.g, ahead.seat
    mine = g.armies[army].strength + g.strength_at(seat, at)
    way = "preview-to" if named == at else "preview-from"
    theirs, rival = others_there(g, seat, at)
    owner = g.owner.get(at)
    if theirs:
        ahead.note(f"{way}-battle", where=named, mine=mine, theirs=theirs, who=rival)
    elif owner == seat:
        ahead.note(f"{way}-own", where=named, mine=mine)
    elif owner is not None:
        ahead.note(f"{way}-open", where=named, who=owner)
    else:
        need = resistance(g, seat, at)
        ahead.note(f"{way}-neutral", where=named, mine=mine, need=need, taken=mine >= need)


def others_there(g: Table, seat: int, at: str) -> tuple[int, int]:
    """(strength, whose) of others' Armies there."""
    found = ((g.strength_at(other, at), other) for other in range(g.seats) if other != seat)
    return next(((strength, other) for strength, other in found if strength), (0, seat))


def land(ahead: Ahead, at: str) -> None:
    """A Territory alone: where an Army goes, is recruited, or flees to."""
    g, seat = ahead.g, ahead.seat
    ahead.title = Say("preview-land", {"n": g.map.territories[at].number, "where": at})
    if g.battle is not None or g.hunt is not None or seat != g.active:
        return
    if g.action == "build-temple":
        temple(ahead)
    elif g.action in ("recruit", "usurp"):
        ahead.note("preview-recruit", n=enlisted(g, seat) if g.action == "recruit" else authority(g, seat))
    elif g.phase == "maneuvers" or g.action == "march":
        coming(ahead, at)


def coming(ahead: Ahead, at: str) -> None:
    """Armies that could come here now; of Armies that are alike only one is told."""
    g, seat = ahead.g, ahead.seat
    able = [army for army in g.armies_of(seat) if army not in g.activated and at in destinations(g, army)]
    alike = {(g.armies[army].at, g.armies[army].strength): army for army in able}
    for army in alike.values():
        arrival(ahead, army, at, g.armies[army].at)
    if len(alike) == 1:
        (army,) = alike.values()
        mine = g.armies[army].strength + g.strength_at(seat, at)
        alone = not others_there(g, seat, at)[0]
        if alone and g.owner.get(at) != seat and mine >= resistance(g, seat, at):
            g.armies[army].at = at
            owning(ahead, at)


def owning(ahead: Ahead, at: str) -> None:
    """What holding this Territory too would bring."""
    g, seat = ahead.g, ahead.seat
    before = threats(g)
    held = len(regions_held(g, seat))
    g.owner[at] = seat
    region = g.map.region_of[at]
    have = sum(g.owner.get(other) == seat for other in g.map.regions[region])
    now = len(regions_held(g, seat))
    ahead.note("preview-region", region=region, have=have, all=len(g.map.regions[region]), whole=now > held)
    if now >= REGIONS_TO_WIN:
        ahead.note("preview-wins", how="great-jarl")
    elif temple_lands(g, seat) >= temples_to_win(g):
        ahead.note("preview-wins", how="great-gothi")
    else:
        ahead.warn(before)
    deity = g.map.deity_of.get(at)
    if deity is not None:
        ahead.note("preview-artifact", artifact=g.content.deities[deity].artifact)


def temple(ahead: Ahead) -> None:
    """One more Temple."""
    g, seat = ahead.g, ahead.seat
    have, need = temple_lands(g, seat) + 1, temples_to_win(g)
    ahead.note("preview-temple", have=have, need=need)
    if have >= need:
        ahead.note("preview-wins", how="great-gothi")
    if len(g.temples) + 1 in g.content.tracks[g.track].drafts:
        ahead.note("preview-draft")
