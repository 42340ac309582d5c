"""Random small positions."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from taverna.games.gloomhaven.monsters import Enemy, Monster, Position
from taverna.hexgrid import Hex, Terrain, hexmap

FLOOR = [(q - r // 2, r) for r in range(5) for q in range(6)]
HALL = [(q - r // 2, r) for r in range(8) for q in range(9)]
CONDITIONS = [[], [], [], ["muddle"], ["immobilize"], ["disarm"], ["strengthen"]]


@st.composite
def positions(
    draw: st.DrawFn, walls: int = 5, terrain: int = 4, enemies: int = 4, floor: Sequence[Hex] = FLOOR
) -> Position:
    """A room, of thirty hexes if no larger one is wanted, with some of everything; traps and the like lie anywhere,
    under figures too."""
    places = list(draw(st.permutations(floor)))

    def some(most: int, least: int = 0) -> list[tuple[int, int]]:
        return [places.pop() for _ in range(draw(st.integers(least, most)))]

    edges = []
    for a in draw(st.lists(st.sampled_from(floor), max_size=3)):
        step = draw(st.sampled_from([(1, 0), (0, 1), (-1, 1)]))
        edges.append((a, (a[0] + step[0], a[1] + step[1])))
    board = hexmap(
        floor,
        walls=some(walls),
        doors=some(1),
        wall_edges=edges,
        outside=draw(st.sampled_from(["wall", "open"])),
    )
    characters = [Enemy(at, draw(st.sampled_from([10, 20, 20, 30]))) for at in some(enemies, 1)]
    summons = []
    for at in some(2):
        owner = draw(st.sampled_from(characters))
        summons.append(Enemy(at, owner.initiative, owner.at))
    return Position(
        board,
        Monster(
            places.pop(), draw(st.booleans()) and draw(st.booleans()), frozenset(draw(st.sampled_from(CONDITIONS)))
        ),
        tuple(characters + summons),
        frozenset(some(1)),
        frozenset(some(3)),
        Terrain(
            frozenset(some(terrain)),
            *(draw(st.frozensets(st.sampled_from(floor), max_size=terrain)) for _ in range(3)),
        ),
    )
