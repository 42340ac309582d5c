"""Monster focus (pp. 29-30): whom it wants to attack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_

import msgspec

from taverna.games.gloomhaven.monsters.aim import Aim
from taverna.games.gloomhaven.monsters.position import Enemy, Position, earliest
from taverna.hexgrid import Bits, Hex, Mover


class Focus(msgspec.Struct, frozen=True, gc=False):
    """An enemy the monster may focus on, the negative hexes and the movement points of the way to attacking it, the
    hexes where that way ends, and the clauses that say so."""

    enemy: Enemy
    negatives: int
    cost: int
    hexes: list[Hex]
    why: tuple[str, ...]


def find_focus(
    position: Position, aim: Aim, mover: Mover, settled: Hex | None = None, told: bool = True
) -> list[Focus]:
    """The enemies the monster may focus on: one, unless they are truly tied; none, if it can attack nobody ever.

    The enemy it could attack with the least movement (GH-FOCUS-02), of these the closest (GH-FOCUS-05), of these the
    first in initiative order (GH-FOCUS-06..08: a long rest is initiative 99). Invisible enemies are none (GH-INVIS-01).
    One already `settled` on this turn stays the focus as long as it can be one (GH-FOCUS-01). `told`: whether anyone is
    told why.
    """
    if settled in position.enemy_at:
        for found in easiest(position, aim, mover, (position.enemy_at[settled],)):
            return [msgspec.structs.replace(found, why=("GH-FOCUS-01",))]
    foci = easiest(position, aim, mover, position.enemies)
    if len(foci) < 2:
        return foci
    closest = position.closest(position.monster.at, [focus.enemy for focus in foci])
    first = earliest(closest)
    if not told:
        return [focus for focus in foci if focus.enemy in first]
    why = ["GH-FOCUS-02"]
    if len(closest) < len(foci):
        why.append("GH-FOCUS-05")
    if len(first) < len(closest):
        why.append("GH-FOCUS-06")
    if any(enemy.summoner == other.at for enemy in first for other in closest):
        why.append("GH-FOCUS-07")
    return [msgspec.structs.replace(focus, why=tuple(why)) for focus in foci if focus.enemy in first]


def easiest(position: Position, aim: Aim, mover: Mover, enemies: Iterable[Enemy]) -> list[Focus]:
    """Those of the enemies that it could attack with the least movement, however long: none, if there is no way.

    The way ends in a hex no other figure is in (GH-FOCUS-02, GH-FOCUS-03), is counted in movement points (GH-FOCUS-10),
    and leads through negative hexes only where nothing else does, and then through the fewest (GH-MTRAP-01, -02).
    """
    start, why = position.monster.at, ("GH-FOCUS-02",)
    near = aim.near_each(enemies)
    found: list[Focus] = []
    here, anywhere = position.map.bit(start), reduce(or_, near, 0)
    if here & anywhere:
        for enemy, around in zip(enemies, near, strict=True):
            if here & around and aim.hits_from(here, enemy.at):
                found.append(Focus(enemy, 0, 0, [start], why))
        if found:
            return found
    wanted = anywhere & ~no_stop(position, mover)
    for negatives, cost, ring in mover.rings(start):
        if ends := ring & wanted:
            for enemy, around in zip(enemies, near, strict=True):
                if ends & around and (hexes := aim.hits_from(ends & around, enemy.at)):
                    found.append(Focus(enemy, negatives, cost, hexes, why))
            if found:
                break
    return found


def no_stop(position: Position, mover: Mover) -> Bits:
    """Where it may not end a movement (GH-MOVE-04); where it stands, it may."""
    return mover.occupied & ~position.map.bit(position.monster.at)
