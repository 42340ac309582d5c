"""Monster focus (pp. 29-30): whom it wants to attack."""

from __future__ import annotations

from typing import NamedTuple

from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.position import Enemy, Position, earliest
from taverna.hexgrid import Hex, Mover


class Focus(NamedTuple):
    """An enemy the monster may focus on, the negative hexes and the movement points of the way to attacking it, and the
    clauses that say so."""

    enemy: Enemy
    negatives: int
    cost: int
    why: tuple[str, ...]


def find_focus(position: Position, aim: Aim, mover: Mover, settled: Hex | None = None) -> list[Focus]:
    """The enemies the monster may focus on: one, unless they are truly tied; none, if it can attack nobody ever.

    The enemy it could attack with the least movement (GH-FOCUS-02), of these the closest (GH-FOCUS-05), of these the
    first in initiative order (GH-FOCUS-06..08: a long rest is initiative 99). Invisible enemies are none (GH-INVIS-01).
    One already `settled` on this turn stays the focus as long as it can be one (GH-FOCUS-01).
    """
    if settled in position.enemy_at:
        enemy = position.enemy_at[settled]
        effort = least_effort(position, aim, mover, settled)
        if effort is not None:
            return [Focus(enemy, *effort, ("GH-FOCUS-01",))]
    least = NO_EFFORT
    easiest = [enemy for enemy in position.enemies if aim.hits(position.monster.at, enemy.at)]
    if not easiest:  # it must move for any of them
        efforts = {enemy: least_effort(position, aim, mover, enemy.at) for enemy in position.enemies}
        least = min([effort for effort in efforts.values() if effort is not None], default=NO_EFFORT)
        easiest = [enemy for enemy, effort in efforts.items() if effort == least]
    if not easiest:
        return []
    closest = position.closest(position.monster.at, easiest)
    first = earliest(closest)
    why = ["GH-FOCUS-02"]
    if len(closest) < len(easiest):
        why.append("GH-FOCUS-05")
    if len(first) < len(closest):
        why.append("GH-FOCUS-06")
    if any(enemy.summoner == other.at for enemy in first for other in closest):
        why.append("GH-FOCUS-07")
    return [Focus(enemy, *least, tuple(why)) for enemy in first]


NO_EFFORT = (0, 0)


def least_effort(position: Position, aim: Aim, mover: Mover, target: Hex) -> tuple[int, int] | None:
    """The negative hexes and the movement points of the least way to an attack on the target, however long.

    It ends in a hex no other figure is in (GH-FOCUS-02, GH-FOCUS-03), is counted in movement points (GH-FOCUS-10), and
    leads through negative hexes only where nothing else does, and then through the fewest (GH-MTRAP-01, GH-MTRAP-02).
    """
    if aim.hits(position.monster.at, target):
        return NO_EFFORT
    ways, closed = mover.reach(position.monster.at), no_stop(position, mover)
    ends = [a for a in aim.hexes_against(target) if a in ways and a not in closed]
    for a in sorted(ends, key=ways.__getitem__):
        if aim.hits(a, target):
            return ways[a][:2]
    return None


def no_stop(position: Position, mover: Mover) -> frozenset[Hex]:
    """Where it may not end a movement (GH-MOVE-04); where it stands, it may."""
    here, closed = position.monster.at, mover.no_end
    return closed - {here} if here in closed else closed
