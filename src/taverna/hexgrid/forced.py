"""Forced movement: every way a figure can be pushed away from, or pulled towards, a hex."""

from __future__ import annotations

from collections.abc import Callable, Set
from operator import gt, lt

from taverna.hexgrid.coords import Hex, neighbours, straight_distance
from taverna.hexgrid.hexmap import HexMap
from taverna.hexgrid.ways import NOWHERE

Path = tuple[Hex, ...]


def pushes(
    map: HexMap,
    origin: Hex,
    target: Hex,
    length: int,
    *,
    friends: Set[Hex] = NOWHERE,
    foes: Set[Hex] = NOWHERE,
    obstacles: Set[Hex] = NOWHERE,
    flying: bool = False,
    into: bool = False,
) -> tuple[Path, ...]:
    """All paths, from the target's hex on, by which the figure at `target` can be pushed `length` hexes from `origin`.

    Each step leads to a hex of greater range from `origin`. A path shorter than `length` is one that cannot be
    continued. `friends` and `foes` are those of the moved figure: it passes friends, and neither foes nor obstacles
    unless it flies; it stops in nobody's hex. A figure that cannot be moved at all gives the one path `(target,)`.
    `into`: it may also be directed into what blocks it though another way is free, and the path ends there.
    """
    return _forced(gt, map, origin, target, length, friends, foes, obstacles, flying, into)


def pulls(
    map: HexMap,
    origin: Hex,
    target: Hex,
    length: int,
    *,
    friends: Set[Hex] = NOWHERE,
    foes: Set[Hex] = NOWHERE,
    obstacles: Set[Hex] = NOWHERE,
    flying: bool = False,
    into: bool = False,
    onto: bool = False,
) -> tuple[Path, ...]:
    """As `pushes`, with each step to a hex of lesser range from `origin`. `onto`: nobody pulls from there, so that the
    figure may end on `origin` itself."""
    return _forced(lt, map, origin, target, length, friends, foes, obstacles, flying, into, onto)


def _forced(
    goes_on: Callable[[int, int], bool],
    map: HexMap,
    origin: Hex,
    target: Hex,
    length: int,
    friends: Set[Hex],
    foes: Set[Hex],
    obstacles: Set[Hex],
    flying: bool,
    into: bool,
    onto: bool = False,
) -> tuple[Path, ...]:
    ranges = map.distances(origin)
    if not onto:
        foes = foes | {origin}
    closed = NOWHERE if flying else foes | obstacles
    occupied = friends | foes

    def onward(path: Path) -> list[Path]:
        here = path[-1]
        ends: list[Path] = []
        blocked = False
        if len(path) <= length:
            for near in map.steps.get(here, ()):
                if near in ranges and goes_on(ranges[near], ranges[here]):
                    further = [] if near in closed else onward((*path, near))
                    ends += further
                    blocked = blocked or not further
            if into and not blocked:
                blocked = any(walled(here, near) for near in neighbours(here))
        may_stop = here not in occupied or len(path) == 1
        return [*ends, path] if may_stop and ((blocked and into) or not ends) else ends

    def walled(here: Hex, near: Hex) -> bool:
        """Whether a wall, or the end of the map, is in this direction, which is one to go on in."""
        if near in map.steps.get(here, ()):
            return False
        if near in ranges:
            return goes_on(ranges[near], ranges[here])
        return goes_on(straight_distance(origin, near), straight_distance(origin, here))

    if target not in ranges:
        return ((target,),)
    return tuple(sorted(onward((target,))))
