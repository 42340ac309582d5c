"""Monster movement (pp. 30-31): from where it attacks its focus, and how far it gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from taverna.games.gloomhaven.monsters.aim import Aim, Targets
from taverna.games.gloomhaven.monsters.focus import Focus, no_stop
from taverna.games.gloomhaven.monsters.position import Position
from taverna.hexgrid import Hex, Mover, Way

Ways = Mapping[Hex, Way]


def attack_hexes(
    position: Position, aim: Aim, mover: Mover, focus: Focus, ways: Ways, points: int | None = None
) -> list[Hex]:
    """The hexes from which it can attack its focus, within so many movement points or, with None, ever.

    If a way without negative hexes leads to any such hex, all others are as good as behind obstacles, be it too long
    for this turn; else it takes the fewest negative hexes (GH-MTRAP-01..03).
    """
    closed, target, negatives = no_stop(position, mover), focus.enemy.at, focus.negatives
    open = [
        a
        for a, way in ways.items()
        if way.negatives == negatives and (points is None or way.cost <= points) and a not in closed
    ]
    return [a for a in aim.hexes_among(open, (target,)) if aim.hits(a, target)]


class Stand(NamedTuple):
    """A hex from which it attacks, and whom."""

    at: Hex
    targets: Targets


def nearest_stands(aim: Aim, focus: Focus) -> list[Stand]:
    """The same where it attacks its focus alone: the hexes it gets to with the least movement, if one of them is
    without Disadvantage on it; else none of them may be the best."""
    target = focus.enemy.at
    if not aim.one_at_most():
        return []
    alone, hexes = frozenset((target,)), sorted(focus.hexes)
    if not aim.melee:
        hexes = [a for a in hexes if not aim.spoils(a, target)]
    return [Stand(a, alone) for a in hexes]


def best_stands(aim: Aim, focus: Focus, ways: Ways, among: Iterable[Hex]) -> list[Stand]:
    """From where it attacks with the greatest effect, and whom: all that are equally good (GH-MMOVE-14).

    Without Disadvantage on the focus (GH-MMOVE-07, GH-MMOVE-08); then hitting as many enemies as possible
    (GH-MMOVE-05, GH-MATK-03); of such groups the one picked by the order of the focus (GH-MATK-04); then with the
    fewest of them at Disadvantage; then with the least movement (GH-MMOVE-03, -04, -06).
    """
    target = focus.enemy.at
    merit = {a: (aim.spoils(a, target), -aim.most(a, target)) for a in among}
    best = min(merit.values(), default=None)
    hexes = [a for a in merit if merit[a] == best]
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
