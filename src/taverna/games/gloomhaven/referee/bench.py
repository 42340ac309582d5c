"""How fast monsters think and hexes see, on seeded random boards of 112 hexes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time

from taverna.hexgrid import Hex, HexMap, Terrain

from ..monsters import Attack, Card, Enemy, Monster, Position, monster_turn

BOARDS = 200
ROUNDS = 3  # the best of them counts: what the work itself takes
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
    rounds = [_boards() for _ in range(ROUNDS)]
    result["sight_cold_us"] = min(_seconds(boards, _look) for boards in rounds) / BOARDS * 1e6
    result["sight_us"] = min(_seconds(boards, _look) for boards in rounds) / BOARDS * 1e6
    return result


def _boards() -> list[Position]:
    return [random_position(seed) for seed in range(BOARDS)]


def _look(position: Position) -> None:
    position.map.visible(position.monster.at)


def _turns_per_second(card: Card) -> float:
    return BOARDS / min(_seconds(_boards(), lambda position: monster_turn(position, card)) for _ in range(ROUNDS))


def _seconds(boards: list[Position], work: Callable[[Position], object]) -> float:
    began = process_time()
    for position in boards:
        work(position)
    return process_time() - began
