"""The monster's turn for a single target told a second time, slowly and without sharing a line with the real one.

Ways are found by relaxing every hex until nothing changes, ranges ring by ring, and every step is a plain filter over
all hexes of the floor. Sight is the map's own; it has a slow twin of its own in the tests of the grid.
"""

from __future__ import annotations

from itertools import product

from taverna.games.gloomhaven.monsters import Card, Enemy, Position

Hex = tuple[int, int]
Pair = tuple[int, int]
SIX = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
NEVER = (10**6, 10**6)


def naive_outcomes(position: Position, card: Card) -> set[tuple[Hex, frozenset[Hex]]]:
    """Where it may stop and whom it attacks then, for a single-target attack or none, on foot, by jump or flying."""
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
    reach = max(1, attack.range) if attack else 1
    ways = ways_from(start)
    ranges = {e: ranges_from(e.at) for e in position.enemies}

    def can_hit(a: Hex, e: Enemy) -> bool:
        if ranges[e].get(a, 999) > reach:
            return False
        return board.sight(a, e.at)

    spots = {e: [a for a in walkable if ways[a] != NEVER and may_stop(a) and can_hit(a, e)] for e in position.enemies}
    effort = {e: min(ways[a] for a in spots[e]) for e in position.enemies if spots[e]}
    if not effort:
        return {(start, frozenset())}
    tied = [e for e in effort if effort[e] == min(effort.values())]
    near = min(ranges[e].get(start, 999) for e in tied)
    tied = [e for e in tied if ranges[e].get(start, 999) == near]
    first = [
        e
        for e in tied
        if not any(o.initiative < e.initiative or (o.initiative == e.initiative and o.summoner == e.at) for o in tied)
    ]
    points = 0 if card.move is None or "immobilize" in monster.conditions else card.move
    outcomes = set()
    for focus in first:
        hurts = effort[focus][0]
        good = [a for a in spots[focus] if ways[a][0] == hurts]

        def merit(a: Hex, focus: Enemy = focus) -> Pair:
            shooting = attack is not None and attack.range > 0 and "muddle" not in monster.conditions
            return int(shooting and ranges[focus].get(a) == 1), ways[a][1]

        now = [a for a in good if ways[a][1] <= points]
        if now:
            targets = frozenset({focus.at}) if attack else frozenset()
            outcomes |= {(a, targets) for a in now if merit(a) == min(map(merit, now))}
            continue
        wanted = [a for a in good if merit(a) == min(map(merit, good))]
        left = {a: min(ways_from(a)[goal] for goal in wanted) for a in walkable if ways[a][1] <= points and may_stop(a)}
        stops = {
            a: (left[a][1], ways[a][1])
            for a in left
            if ways[a][0] + left[a][0] == hurts and left[a][1] < left[start][1]
        }
        best = [a for a in stops if stops[a] == min(stops.values())] or [start]
        outcomes |= {(a, frozenset[Hex]()) for a in best}
    return outcomes
