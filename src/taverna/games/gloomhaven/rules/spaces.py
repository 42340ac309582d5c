"""Empty hexes and hexes in range, and who picks one of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, Terrain

from ..state import Figure, Table, key
from . import figures, land
from .acting import STOP, Action, decide


def empty(g: Table, a: Hex, *, but_money: bool = False) -> bool:
    """No figure, no token, no overlay tile but corridors, plates and open doors (GH-FLY-05). `but_money`: where a card
    says where something goes, money there does not hinder it."""
    if a not in land.ground(g).ground or figures.at(g, a) is not None:
        return False
    return bare(g, land.terrain(g), a, but_money=but_money)


def bare(g: Table, floor: Terrain, a: Hex, *, but_money: bool = False) -> bool:
    """Whether nothing lies on a hex, whoever stands there."""
    if a in floor.obstacles or a in floor.entering:
        return False
    k = key(a)
    return k not in g.treasures and (but_money or not g.money.get(k))


def all_empty(g: Table, hexes: Iterable[Hex]) -> list[Hex]:
    """Those of some hexes that are empty."""
    ground, floor, standing = land.ground(g).ground, land.terrain(g), figures.standing(g)
    return [a for a in hexes if a in ground and a not in standing and bare(g, floor, a)]


# -- empty hexes -----------------------------------------------------------------------------------------------------
def nearest(g: Table, at: Hex, among: Iterable[Hex] | None = None) -> list[Hex]:
    """The empty hexes fewest hexes away from `at`, itself included: all that are equally near."""
    ground = land.ground(g)
    best: list[Hex] = []
    least = 1 << 20
    for a, away in ground.distances(at).items():
        if away <= least and (among is None or a in among) and empty(g, a):
            if away < least:
                least, best = away, []
            best.append(a)
    return sorted(best)


def nearest_empty(g: Table, at: Hex) -> Flow:
    """The empty hex closest to `at`; of several the players choose (GH-SPAWN-01, GH-AMBIG-01). None: all are taken."""
    found = nearest(g, at)
    if len(found) < 2:
        return found[0] if found else None
    answer = yield from decide(g, None, "spawn-where", [("to", *a) for a in found])
    return answer[1:]


def pick_hex(g: Table, act: Action, prompt: str, hexes: Iterable[Hex], *, decline: bool = True) -> Flow:
    """One of these hexes, or None."""
    options: list[Any] = [("at", *a) for a in hexes]
    if not options:
        return None
    if decline and act.optional and act.seat is not None:
        options.append(STOP)
    answer = options[0]
    if len(options) > 1:
        answer = yield from decide(g, act.seat, prompt, options)
    return None if answer == STOP else (answer[1], answer[2])


def in_range(g: Table, who: Figure, range: int, around: list[Hex] | None = None) -> list[Hex]:
    """The hexes of the ground within range and sight of a figure."""
    ground = land.ground(g)
    found: dict[Hex, None] = {}
    for start in around if around is not None else [who.at] if who.at is not None else []:
        for a in ground.within(start, range):
            if a in ground.ground and (a == start or ground.sight(start, a)):
                found[a] = None
    return list(found)


def nearest_enemy(g: Table, who: Figure, hexes: list[Hex]) -> list[Hex]:
    """Of these the closest to an enemy."""
    ground = land.ground(g)
    foes = [f.at for f in figures.enemies(g, who) if f.at is not None]
    if not foes or not hexes:
        return hexes
    away = {a: min(ground.distances(foe).get(a, 999) for foe in foes) for a in hexes}
    return [a for a in hexes if away[a] == min(away.values())]


def nearest_to_enemy(g: Table, who: Figure, near: Hex) -> list[Hex]:
    """The empty hexes next to a hex that are closest to an enemy of a figure; all that are equally close."""
    ground = land.ground(g)
    free = [a for a in ground.steps.get(near, ()) if empty(g, a)]
    foes = [f.at for f in figures.enemies(g, who) if f.at is not None]
    if len(free) < 2 or not foes:
        return free
    away = {a: min(ground.distances(foe).get(a, 999) for foe in foes) for a in free}
    least = min(away.values())
    return sorted(a for a in free if away[a] == least)
