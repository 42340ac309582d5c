"""Monster movement (pp. 30-31): from where it attacks its focus, and how far it gets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from taverna.games.gloomhaven.monsters.aim import Aim, Targets
from taverna.games.gloomhaven.monsters.focus import Focus, no_stop
from taverna.games.gloomhaven.monsters.position import Position
from taverna.hexgrid import Bits, Hex, Mover


def stops(position: Position, mover: Mover, focus: Focus, points: int | None = None) -> Iterator[tuple[int, Bits]]:
    """The hexes from which it may attack its focus, if it can, within so many movement points or, with None, ever: by
    the movement they take, the least first.

    If a way without negative hexes leads to any such hex, all others are as good as behind obstacles, be it too long
    for this turn; else it takes the fewest negative hexes (GH-MTRAP-01..03).
    """
    closed, fewest = no_stop(position, mover), focus.negatives
    for negatives, cost, hexes in mover.rings(position.monster.at):
        if negatives > fewest or (negatives == fewest and points is not None and cost > points):
            return
        if negatives == fewest:
            yield cost, hexes & ~closed


class Stand(msgspec.Struct, frozen=True, gc=False):
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


def best_stands(aim: Aim, focus: Focus, among: Iterable[tuple[int, Bits]]) -> list[Stand]:
    """From where it attacks with the greatest effect, and whom: all that are equally good (GH-MMOVE-14).

    Without Disadvantage on the focus (GH-MMOVE-07, GH-MMOVE-08); then hitting as many enemies as possible
    (GH-MMOVE-05, GH-MATK-03); of such groups the one picked by the order of the focus (GH-MATK-04); then with the
    fewest of them at Disadvantage; then with the least movement (GH-MMOVE-03, -04, -06). So where as many are hit as
    ever can be, none of them at Disadvantage, no hex farther away is looked at.
    """
    target, merit, stands = focus.enemy.at, dict[Hex, tuple[bool, int]](), list[Stand]()
    unsurpassed, costs = (False, -aim.most_ever(target)), dict[Hex, int]()
    near = aim.near(target)
    for cost, hexes in among:
        ring = aim.hits_from(hexes & near, target)
        for a in ring:
            costs[a] = cost
            merit[a] = (aim.spoils(a, target), -aim.most(a, target))
        if ring and not stands and unsurpassed in merit.values():
            stands = stands_among(aim, target, costs, [a for a in ring if merit[a] == unsurpassed])
            if not any(aim.spoiled(stand.at, stand.targets) for stand in stands):
                return stands
    best = min(merit.values(), default=None)
    return stands_among(aim, target, costs, [a for a in merit if merit[a] == best])


def stands_among(aim: Aim, target: Hex, costs: dict[Hex, int], hexes: list[Hex]) -> list[Stand]:
    """Of hexes from which as many can be hit, those to attack from, and whom."""
    stands: set[Stand] = set()
    for targets, held in aim.groups(target, hexes, costs).items():
        effort = {a: (len(aim.spoiled(a, targets)), costs[a]) for a in held}
        least = min(effort.values())
        stands.update(Stand(a, targets) for a in held if effort[a] == least)
    return sorted(stands, key=lambda stand: (stand.at, sorted(stand.targets)))


def closest_stops(position: Position, mover: Mover, focus: Focus, goal: Hex, points: int) -> list[Hex]:
    """Where it stops when it cannot reach the hex it wants this turn: as near to that hex as possible (GH-MMOVE-13).

    Nearness is the way still left (GH-MMOVE-09, GH-MMOVE-11). Of equally near hexes it takes the one with the least
    movement, that is, along the shortest path (GH-MMOVE-02); it stays if no step brings it nearer. The whole way
    enters no more negative hexes than needed (GH-MTRAP-02, GH-MTRAP-03), the hex it stops on included (GH-MTRAP-04).
    """
    start, board, closed = position.monster.at, position.map, no_stop(position, mover)
    if not focus.negatives:
        reached = list(stops(position, mover, focus, points))
        within = 0
        for _, hexes in reached:
            within |= hexes
        for _, _, ring in mover.rings_back(goal):
            if ring & within:
                return sorted(next(board.hexes(ring & hexes) for _, hexes in reached if ring & hexes))
    ways, left = mover.spread(start).whole(), mover.left([goal])
    merit = {
        a: (left[a].cost, way.cost)
        for a, way in ways.items()
        if way.cost <= points
        and a in left
        and way.negatives + left[a].negatives == focus.negatives
        and not board.bit(a) & closed
    }
    best = min(merit.values())
    return sorted(a for a in merit if merit[a] == best)
