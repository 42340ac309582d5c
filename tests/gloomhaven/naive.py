"""The monster's turn told a second time, slowly and without sharing a line with the real one.

Ways are found by relaxing every hex until nothing changes, ranges ring by ring, an attack from a hex is the list of
all sets of enemies it can strike, and every step is a plain filter over all hexes of the floor. Sight is the map's own;
it has a slow twin of its own in the tests of the grid.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

from taverna.games.gloomhaven.monsters import Attack, Card, Enemy, Position

Hex = tuple[int, int]
Pair = tuple[int, int]
SIX = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
NEVER = (10**6, 10**6)


def naive_outcomes(position: Position, card: Card) -> set[tuple[Hex, frozenset[Hex]]]:
    """Where it may stop and whom it attacks then."""
    board, land, monster = position.map, position.terrain, position.monster
    start = monster.at
    floor = set(board.floor) - set(board.walls)
    edges = {frozenset((a, (a[0] + SIX[side][0], a[1] + SIX[side][1]))) for a, side in board.edges}
    closed = set(board.doors)
    others = {e.at for e in position.enemies} | set(position.unseen) | set(position.friends)
    foes = {e.at for e in position.enemies} | set(position.unseen)

    def touching(a: Hex, among: set[Hex]) -> list[Hex]:
        near = [(a[0] + x, a[1] + y) for x, y in SIX]
        return [b for b in near if b in among and frozenset((a, b)) not in edges]

    walkable = floor - closed

    def ways_from(origin: Hex) -> dict[Hex, Pair]:
        best = {a: NEVER for a in walkable}
        best[origin] = (0, 0)
        changed = True
        while changed:
            changed = False
            for a in walkable:
                if best[a] == NEVER:
                    continue
                for b in touching(a, walkable):
                    if monster.flying or card.jump:
                        step = (0, 1)
                    elif b in foes or b in land.obstacles:
                        continue
                    else:
                        step = (int(b in land.traps or b in land.hazards), 2 if b in land.difficult else 1)
                    new = (best[a][0] + step[0], best[a][1] + step[1])
                    if new < best[b]:
                        best[b] = new
                        changed = True
        if card.jump and not monster.flying:
            for a in walkable - {origin}:
                if best[a] != NEVER:
                    hurts = int(a in land.traps or a in land.hazards)
                    best[a] = (best[a][0] + hurts, best[a][1] + int(a in land.difficult))
        return best

    def may_stop(a: Hex) -> bool:
        return a == start or (a not in others and (monster.flying or a not in land.obstacles))

    span = range(min(q for q, _ in floor) - 3, max(q for q, _ in floor) + 4)
    rows = range(min(r for _, r in floor) - 3, max(r for _, r in floor) + 4)
    space = walkable if board.outside == "wall" else set(product(span, rows)) - set(board.walls) - closed

    def ranges_from(origin: Hex) -> dict[Hex, int]:
        found, ring, count = {origin: 0}, [origin], 0
        while ring:
            count += 1
            ring = sorted({b for a in ring for b in touching(a, space)} - found.keys())
            found.update(dict.fromkeys(ring, count))
        return found

    if "stun" in monster.conditions:
        return {(start, frozenset())}
    attack = None if "disarm" in monster.conditions else card.attack
    strike = attack or Attack()
    grey = bool(strike.area) and strike.area_from_self
    reach = 1 if grey else max(1, strike.range)
    ways = ways_from(start)
    ranges = {e: ranges_from(e.at) for e in position.enemies}

    def sets_of_targets(a: Hex) -> set[frozenset[Enemy]]:
        """Every set of enemies that one use of the attack from here can strike."""
        seen = {e for e in position.enemies if board.sight(a, e.at)}
        near = {e for e in seen if ranges[e].get(a, 999) <= reach}
        if not strike.area:
            caught, singles = {frozenset[Enemy]()}, strike.targets
        else:
            caught, singles = {frozenset[Enemy]()}, strike.targets - 1
            for shape in turned(strike.area):
                if grey:
                    at = {(a[0] + q, a[1] + r) for q, r in shape}
                    caught.add(frozenset(e for e in seen if e.at in at))
                    continue
                for e, (x, y) in product(seen, shape):
                    at = {(e.at[0] + q - x, e.at[1] + r - y) for q, r in shape}
                    if any(in_range(a, b) for b in at):
                        caught.add(frozenset(e for e in seen if e.at in at))
        return {
            area | set(more)
            for area in caught
            for count in range(min(singles, len(near - area)) + 1)
            for more in combinations(near - area, count)
        }

    def in_range(a: Hex, b: Hex) -> bool:
        """Whether b, be it wall or nothing, is in range: it is in itself, or a hex next to it is one nearer."""
        counted = from_here(a)
        if b in counted:
            return counted[b] <= reach
        beside = [(b[0] + x, b[1] + y) for x, y in SIX]
        return any(counted.get(c, 999) < reach and frozenset((b, c)) not in edges for c in beside)

    known: dict[Hex, dict[Hex, int]] = {}

    def from_here(a: Hex) -> dict[Hex, int]:
        if a not in known:
            known[a] = ranges_from(a)
        return known[a]

    able = {a: sets_of_targets(a) for a in walkable if ways[a] != NEVER and may_stop(a)}
    spots = {e: [a for a in able if any(e in targets for targets in able[a])] for e in position.enemies}
    effort = {e: min(ways[a] for a in spots[e]) for e in position.enemies if spots[e]}
    if not effort:
        return {(start, frozenset())}
    points = 0 if card.move is None or "immobilize" in monster.conditions else card.move
    outcomes: set[tuple[Hex, frozenset[Hex]]] = set()
    for focus in closest_and_first([e for e in effort if effort[e] == min(effort.values())], start, ranges):
        hurts = effort[focus][0]
        good = [a for a in spots[focus] if ways[a][0] == hurts]
        now = [a for a in good if ways[a][1] <= points]

        def ill(a: Hex, e: Enemy) -> bool:
            """Does standing here spoil the attack on that enemy?"""
            return not grey and strike.range > 0 and "muddle" not in monster.conditions and ranges[e].get(a) == 1

        wanted = greatest_effect(
            [(a, targets) for a in now or good for targets in able[a] if focus in targets],
            focus,
            {a: ways[a][1] for a in good},
            ill,
            lambda tied: closest_and_first(tied, start, ranges),
        )
        if now:
            outcomes |= {(a, frozenset(e.at for e in targets if attack)) for a, targets in wanted}
            continue
        for goal in {a for a, _ in wanted}:
            left = {a: ways_from(a)[goal] for a in walkable if ways[a][1] <= points and may_stop(a)}
            stops = {
                a: (left[a][1], ways[a][1])
                for a in left
                if ways[a][0] + left[a][0] == hurts and left[a][1] < left[start][1]
            }
            best = [a for a in stops if stops[a] == min(stops.values())] or [start]
            outcomes |= {(a, frozenset[Hex]()) for a in best}
    return outcomes


def turned(shape: tuple[Hex, ...]) -> list[list[Hex]]:
    """The six rotations of the shape and of its mirror image, by turning cube coordinates."""
    found = []
    for swap in (False, True):
        cubes = [(r, q, -q - r) if swap else (q, r, -q - r) for q, r in shape]
        for _ in range(6):
            cubes = [(-y, -z, -x) for x, y, z in cubes]
            found.append([(x, y) for x, y, _ in cubes])
    return found


def closest_and_first(tied: list[Enemy], here: Hex, ranges: dict[Enemy, dict[Hex, int]]) -> list[Enemy]:
    near = min(ranges[e].get(here, 999) for e in tied)
    tied = [e for e in tied if ranges[e].get(here, 999) == near]
    return [
        e
        for e in tied
        if not any(o.initiative < e.initiative or (o.initiative == e.initiative and o.summoner == e.at) for o in tied)
    ]


Use = tuple[Hex, frozenset[Enemy]]


def greatest_effect(
    uses: list[Use],
    focus: Enemy,
    effort: dict[Hex, int],
    ill: Callable[[Hex, Enemy], bool],
    closest_and_first: Callable[[list[Enemy]], list[Enemy]],
) -> set[Use]:
    """Of all hexes and groups of targets, those that are left when each wish in turn has been heard: no Disadvantage on
    the focus, most targets, further targets one by one, fewest of them at Disadvantage, least movement."""
    uses = fewest(uses, lambda use: ill(use[0], focus))
    uses = fewest(uses, lambda use: -len(use[1]))
    left: set[Use] = set()
    groups = [frozenset({focus})]
    while groups:
        group = groups.pop()
        fitting = [use for use in uses if group <= use[1]]
        others = {e for _, targets in fitting for e in targets - group}
        if not others:
            fitting = fewest(fitting, lambda use: sum(ill(use[0], e) for e in use[1]))
            left.update(fewest(fitting, lambda use: effort[use[0]]))
            continue
        easiest = fewest(list(others), lambda e, uses=fitting: min(effort[a] for a, targets in uses if e in targets))
        groups += [group | {e} for e in closest_and_first(easiest)]
    return left


def fewest(things: list[Any], measure: Callable[[Any], int]) -> list[Any]:
    least = min(map(measure, things))
    return [thing for thing in things if measure(thing) == least]
