"""Forced movement: every way a figure can be pushed away from, or pulled towards, a hex."""

from __future__ import annotations

from collections.abc import Callable, Set
from operator import gt, lt

from taverna.hexgrid.coords import Hex
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
) -> tuple[Path, ...]:
    """All paths, from the target's hex on, by which the figure at `target` can be pushed `length` hexes from `origin`.

    Each step leads to a hex of greater range from `origin`. A path shorter than `length` is one that cannot be
    continued. `friends` and `foes` are those of the moved figure: it passes friends, and neither foes nor obstacles
    unless it flies; it stops in nobody's hex. A figure that cannot be moved at all gives the one path `(target,)`.
    """
    return _forced(gt, map, origin, target, length, friends, foes, obstacles, flying)


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
    onto: bool = False,
) -> tuple[Path, ...]:
    """As `pushes`, with each step to a hex of lesser range from `origin`. `onto`: nobody pulls from there, so that the
    figure may end on `origin` itself."""
    return _forced(lt, map, origin, target, length, friends, foes, obstacles, flying, onto)


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
        if len(path) <= length:
            for near in map.steps.get(here, ()):
                if near not in closed and near in ranges and goes_on(ranges[near], ranges[here]):
                    ends += onward((*path, near))
        may_stop = here not in occupied or len(path) == 1
        return ends or ([path] if may_stop else [])

    if target not in ranges:
        return ((target,),)
    return tuple(sorted(onward((target,))))
