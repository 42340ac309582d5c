"""Monster movement (pp. 30-31): from where it attacks its focus, and how far it gets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from taverna.games.gloomhaven.monsters.aim import Aim, Targets
from taverna.games.gloomhaven.monsters.focus import Focus, no_stop
from taverna.games.gloomhaven.monsters.position import Position
from taverna.hexgrid import Hex, Mover, Way

Ways = Mapping[Hex, Way]


def stops(position: Position, mover: Mover, focus: Focus, ways: Ways, points: int | None = None) -> list[Hex]:
    """The hexes from which it may attack its focus, if it can, within so many movement points or, with None, ever.

    If a way without negative hexes leads to any such hex, all others are as good as behind obstacles, be it too long
    for this turn; else it takes the fewest negative hexes (GH-MTRAP-01..03).
    """
    closed, negatives = no_stop(position, mover), focus.negatives
    return [
        a
        for a, way in ways.items()
        if way.negatives == negatives and (points is None or way.cost <= points) and a not in closed
    ]


class Stand(NamedTuple):
    """A hex from which it attacks, and whom."""

    at: Hex
    targets: Targets


def nearest_stands(aim: Aim, focus: Focus) -> list[Stand]:
    """The best stands where it attacks its focus alone: the hexes it gets to with the least movement, if one of them is
    without Disadvantage on it; else none of them may be the best."""
    target = focus.enemy.at
    if not aim.alone(target):
        return []
    alone, hexes = frozenset((target,)), sorted(focus.hexes)
    if not aim.melee:
        hexes = [a for a in hexes if not aim.spoils(a, target)]
    return [Stand(a, alone) for a in hexes]


def best_stands(aim: Aim, focus: Focus, ways: Ways, among: Iterable[Hex]) -> list[Stand]:
    """From where it attacks with the greatest effect, and whom: all that are equally good (GH-MMOVE-14).

    Without Disadvantage on the focus (GH-MMOVE-07, GH-MMOVE-08); then hitting as many enemies as possible
    (GH-MMOVE-05, GH-MATK-03); of such groups the one picked by the order of the focus (GH-MATK-04); then with the
    fewest of them at Disadvantage; then with the least movement (GH-MMOVE-03, -04, -06). So where as many are hit as
    ever can be, none of them at Disadvantage, no hex farther away is looked at.
    """
    target, merit, stands = focus.enemy.at, dict[Hex, tuple[bool, int]](), list[Stand]()
    unsurpassed = (False, -aim.most_ever(target))
    for ring in by_cost(ways, aim.hexes_among(among, (target,))):
        merit |= {a: (aim.spoils(a, target), -aim.most(a, target)) for a in ring if aim.hits(a, target)}
        if not stands and unsurpassed in merit.values():
            stands = stands_among(aim, target, ways, [a for a in ring if merit.get(a) == unsurpassed])
            if not any(aim.spoiled(stand.at, stand.targets) for stand in stands):
                return stands
    best = min(merit.values(), default=None)
    return stands_among(aim, target, ways, [a for a in merit if merit[a] == best])


def by_cost(ways: Ways, hexes: Iterable[Hex]) -> Iterator[list[Hex]]:
    """Hexes, those with the least movement first."""
    rings: dict[int, list[Hex]] = {}
    for a in hexes:
        rings.setdefault(ways[a].cost, []).append(a)
    return (rings[cost] for cost in sorted(rings))


def stands_among(aim: Aim, target: Hex, ways: Ways, hexes: list[Hex]) -> list[Stand]:
    """Of hexes from which as many can be hit, those to attack from, and whom."""
    stands: set[Stand] = set()
    for targets, held in aim.groups(target, hexes, {a: ways[a].cost for a in hexes}).items():
        effort = {a: (len(aim.spoiled(a, targets)), ways[a].cost) for a in held}
        least = min(effort.values())
        stands.update(Stand(a, targets) for a in held if effort[a] == least)
    return sorted(stands, key=lambda stand: (stand.at, sorted(stand.targets)))


def closest_stops(position: Position, mover: Mover, focus: Focus, goal: Hex, points: int) -> list[Hex]:
    """Where it stops when it cannot reach the hex it wants this turn: as near to that hex as possible (GH-MMOVE-13).

    Nearness is the way still left (GH-MMOVE-09, GH-MMOVE-11). Of equally near hexes it takes the one with the least
    movement, that is, along the shortest path (GH-MMOVE-02); it stays if no step brings it nearer. The whole way
    enters no more negative hexes than needed (GH-MTRAP-02, GH-MTRAP-03), the hex it stops on included (GH-MTRAP-04).
    """
    start = position.monster.at
    back, closed = mover.back([goal]), no_stop(position, mover)
    if not focus.negatives:
        ways = mover.spread(start).within(0, points)
        for ring in back:
            cost = {
                a: way.cost
                for a in ring
                if (way := ways.get(a)) is not None and way.cost <= points and not way.negatives and a not in closed
            }
            if cost:
                least = min(cost.values())
                return sorted(a for a in cost if cost[a] == least)
    ways, left = mover.spread(start).whole(), back.whole()
    merit = {
        a: (left[a].cost, way.cost)
        for a, way in ways.items()
        if way.cost <= points and a in left and way.negatives + left[a].negatives == focus.negatives and a not in closed
    }
    best = min(merit.values())
    return sorted(a for a in merit if merit[a] == best)
