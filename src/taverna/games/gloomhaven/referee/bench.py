"""How fast monsters think and hexes see, on seeded random boards of 112 hexes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter

from taverna.hexgrid import Hex, HexMap, Terrain

from ..monsters import Attack, Card, Enemy, Monster, Position, monster_turn

BOARDS = 500
MELEE = Card(3, attack=Attack())
RANGED = Card(2, attack=Attack(range=4))
AREA = Card(2, attack=Attack(range=3, area=((0, 0), (1, 0), (0, 1)), area_from_self=False))

FLOOR = [(q - r // 2, r) for r in range(8) for q in range(14)]


def random_position(seed: int) -> Position:
    """A room of 14 by 8 hexes with walls, terrain, four enemies and four friends; always the same for a seed."""
    luck = Random(seed)
    places = luck.sample(FLOOR, len(FLOOR))

    def some(number: int) -> list[Hex]:
        return [places.pop() for _ in range(number)]

    board = HexMap(frozenset(FLOOR), walls=frozenset(some(10)))
    terrain = Terrain(frozenset(some(8)), frozenset(some(3)), frozenset(some(3)), frozenset(some(6)))
    enemies = tuple(Enemy(at, luck.randint(1, 99)) for at in some(4))
    return Position(board, Monster(places.pop()), enemies, friends=frozenset(some(4)), terrain=terrain)


def bench() -> dict[str, float]:
    """Monster turns per second by kind of attack, each on boards not seen before, and microseconds for sight.

    `sight_cold_us` is from one hex to all others on a map not seen before, `sight_us` once the map has been.
    """
    for seed in range(20):
        for card in (MELEE, RANGED, AREA):
            monster_turn(random_position(BOARDS + seed), card)
        random_position(BOARDS + seed).map.visible(FLOOR[seed])
    result = {
        "melee_turns_per_s": _turns_per_second(MELEE),
        "ranged_turns_per_s": _turns_per_second(RANGED),
        "area_turns_per_s": _turns_per_second(AREA),
    }
    positions = [random_position(seed) for seed in range(BOARDS)]

    def look_from_everywhere() -> None:
        for position in positions:
            position.map.visible(position.monster.at)

    result["sight_cold_us"] = _seconds(look_from_everywhere) / BOARDS * 1e6
    result["sight_us"] = _seconds(look_from_everywhere) / BOARDS * 1e6
    return result


def _turns_per_second(card: Card) -> float:
    positions = [random_position(seed) for seed in range(BOARDS)]

    def act() -> None:
        for position in positions:
            monster_turn(position, card)

    return BOARDS / _seconds(act)


def _seconds(work: Callable[[], None]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began
