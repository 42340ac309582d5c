"""The referee: one position in JSON, everything the rules allow in it.

A query asks for a `monster-turn`, for the `sight` from a hex, or for the `reach` of a figure. What does not fit is
refused with the JSON path of the fault and the reason, and the next query is answered all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from taverna.core import queries
from taverna.core.queries import Refusal, refusal
from taverna.hexgrid import Hex, HexMap, Mover, Terrain, direction, hexmap

from ..monsters import Attack, Card, Enemy, Monster, Position, monster_turn
from ..monsters.position import Condition

WIDEST, LARGEST, AREA, ENEMIES = 80, 1000, 13, 40
"""The greatest extent of a board in either coordinate, and its most floor hexes; the most hexes of an attack's area;
the most characters and summons: far more than any scenario or card has."""

Count = Annotated[int, Meta(ge=0)]


class _Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CharacterSpec(_Query, frozen=True):
    at: Hex
    initiative: Annotated[int, Meta(ge=0, le=99)]
    invisible: bool = False


class SummonSpec(_Query, frozen=True):
    at: Hex
    owner: Count


class MonsterSpec(_Query, frozen=True):
    at: Hex
    flying: bool = False
    conditions: tuple[Condition | Literal["immobilise"], ...] = ()


class AttackSpec(_Query, frozen=True):
    range: Annotated[int, Meta(ge=0, le=100)] = 0
    targets: Annotated[int, Meta(ge=1)] = 1
    area: tuple[Hex, ...] = ()
    area_from_self: bool = True


class CardSpec(_Query, frozen=True):
    move: Count | None = None
    jump: bool = False
    attack: AttackSpec | None = None


class Board(_Query, frozen=True, kw_only=True):
    """What every query may say about the position; only the floor must be said."""

    floor: tuple[Hex, ...]
    id: Any = None
    outside: Literal["wall", "open"] = "wall"
    walls: tuple[Hex, ...] = ()
    wall_edges: tuple[tuple[Hex, Hex], ...] = ()
    doors: tuple[Hex, ...] = ()
    obstacles: tuple[Hex, ...] = ()
    traps: tuple[Hex, ...] = ()
    hazards: tuple[Hex, ...] = ()
    difficult: tuple[Hex, ...] = ()
    characters: tuple[CharacterSpec, ...] = ()
    summons: tuple[SummonSpec, ...] = ()
    monsters: tuple[Hex, ...] = ()
    monster: MonsterSpec | None = None
    card: CardSpec | None = None

    def map(self) -> HexMap:
        return hexmap(self.floor, walls=self.walls, wall_edges=self.wall_edges, doors=self.doors, outside=self.outside)

    def terrain(self) -> Terrain:
        return Terrain(
            frozenset(self.obstacles), frozenset(self.traps), frozenset(self.hazards), frozenset(self.difficult)
        )


class MonsterTurn(Board, frozen=True, kw_only=True, tag_field="ask", tag="monster-turn"):
    """What may the monster do with this card?"""

    monster: MonsterSpec
    card: CardSpec
    wall_hexes: bool = True  # whether a wall hex of an area can be the one within range (GH-AOE-10)


class Sight(Board, frozen=True, kw_only=True, tag_field="ask", tag="sight", rename={"origin": "from"}):
    """Which other hexes does a hex see?"""

    origin: Hex


class Reach(Board, frozen=True, kw_only=True, tag_field="ask", tag="reach", rename={"origin": "from"}):
    """On which other hexes may the figure in a hex end a movement?"""

    origin: Hex
    move: Count
    jump: bool = False
    flying: bool = False


def answer(query: object) -> dict[str, Any]:
    """The answer to a query made of plain JSON values; a refusal is an answer too: `{"error": {"path", "reason"}}`.

    The query's `id` is given back if it has one.
    """
    return queries.answered(query, lambda query: _judge(_read(query)))


def serve(lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Answer every query in the lines, each answer one line of JSON, as soon as the query is whole."""
    queries.serve(lines, write, answer)


def _read(query: object) -> MonsterTurn | Sight | Reach:
    if not isinstance(query, dict):
        raise Refusal("$", "a query is an object")
    if "ask" not in query:
        raise Refusal("$.ask", "missing: ask for a monster-turn, sight or reach")
    try:
        read: MonsterTurn | Sight | Reach = msgspec.convert(query, MonsterTurn | Sight | Reach)
    except msgspec.ValidationError as fault:
        raise refusal(fault) from None
    _check_board(read)
    _check_figures(read)
    if isinstance(read, Sight | Reach):
        _check_stands("$.from", read.origin, read)
    return read


def _check_board(board: Board) -> None:
    for name in ("floor", "walls", "doors", "obstacles", "traps", "hazards", "difficult", "monsters"):
        _check_different(f"$.{name}", getattr(board, name))
    if not board.floor:
        raise Refusal("$.floor", "a board has at least one floor hex")
    if len(board.floor) > LARGEST:
        raise Refusal("$.floor", f"a board has at most {LARGEST} floor hexes")
    known = (*board.floor, *board.walls, *board.doors, *(a for pair in board.wall_edges for a in pair))
    for axis in (0, 1):
        places = [a[axis] for a in known]
        if max(places) - min(places) > WIDEST:
            raise Refusal("$.floor", f"the board is more than {WIDEST} hexes wide")
    for number, (a, b) in enumerate(board.wall_edges):
        if direction(a, b) is None:
            raise Refusal(f"$.wall_edges[{number}]", f"{list(a)} and {list(b)} are not neighbours")
    floor = {*board.floor, *board.doors} - {*board.walls}
    for name in ("obstacles", "traps", "hazards", "difficult"):
        for number, a in enumerate(getattr(board, name)):
            if a not in floor:
                raise Refusal(f"$.{name}[{number}]", f"{list(a)} is not on the floor")
    if board.card and board.card.attack:
        if len(board.card.attack.area) > AREA:
            raise Refusal("$.card.attack.area", f"an area has at most {AREA} hexes")
        _check_different("$.card.attack.area", board.card.attack.area)


def _check_figures(board: Board) -> None:
    if len(board.characters) + len(board.summons) > ENEMIES:
        raise Refusal("$.characters", f"there are at most {ENEMIES} characters and summons")
    figures: list[tuple[str, Hex]] = []
    if board.monster:
        figures.append(("$.monster.at", board.monster.at))
        _check_different("$.monster.conditions", board.monster.conditions)
    figures += [(f"$.characters[{number}].at", figure.at) for number, figure in enumerate(board.characters)]
    figures += [(f"$.summons[{number}].at", figure.at) for number, figure in enumerate(board.summons)]
    figures += [(f"$.monsters[{number}]", at) for number, at in enumerate(board.monsters)]
    standing: dict[Hex, str] = {}
    for path, at in figures:
        _check_stands(path, at, board)
        if at in standing:
            raise Refusal(path, f"{list(at)} is occupied by {standing[at]}")
        standing[at] = path
    for number, summon in enumerate(board.summons):
        if summon.owner >= len(board.characters):
            raise Refusal(f"$.summons[{number}].owner", f"there is no character {summon.owner}")


def _check_stands(path: str, at: Hex, board: Board) -> None:
    if at not in board.floor:
        raise Refusal(path, f"{list(at)} is not on the floor")
    if at in board.walls:
        raise Refusal(path, f"{list(at)} is a wall")
    if at in board.doors:
        raise Refusal(path, f"{list(at)} is a closed door")


def _check_different(path: str, values: Sequence[object]) -> None:
    seen = set()
    for number, value in enumerate(values):
        if value in seen:
            raise Refusal(f"{path}[{number}]", f"{msgspec.json.encode(value).decode()} is listed twice")
        seen.add(value)


def _judge(query: MonsterTurn | Sight | Reach) -> dict[str, Any]:
    if isinstance(query, Sight):
        return {"visible": sorted(query.map().visible(query.origin))}
    if isinstance(query, Reach):
        return {"reach": _reach(query)}
    return {"options": _options(query)}


def _options(query: MonsterTurn) -> list[dict[str, Any]]:
    found = monster_turn(_position(query), _card(query.card))
    return [
        {
            "focus": option.focus,
            "path": option.path,
            "move": option.move,
            "attacks": option.attacks,
            "disadvantage": option.disadvantage,
            "why": option.why,
        }
        for option in found
    ]


def _position(query: MonsterTurn) -> Position:
    enemies = [Enemy(one.at, one.initiative) for one in query.characters if not one.invisible]
    for summon in query.summons:
        owner = query.characters[summon.owner]
        enemies.append(Enemy(summon.at, owner.initiative, owner.at))
    return Position(
        query.map(),
        _monster(query.monster),
        tuple(enemies),
        frozenset(one.at for one in query.characters if one.invisible),
        frozenset(query.monsters),
        query.terrain(),
        query.wall_hexes,
    )


def _monster(spec: MonsterSpec) -> Monster:
    conditions: set[Condition] = {"immobilize" if name == "immobilise" else name for name in spec.conditions}
    return Monster(spec.at, spec.flying, frozenset(conditions))


def _card(spec: CardSpec) -> Card:
    given = spec.attack
    attack = Attack(given.range, given.targets, given.area, given.area_from_self) if given else None
    return Card(spec.move, spec.jump, attack)


def _reach(query: Reach) -> list[dict[str, Any]]:
    """Where the figure may end, by the fewest negative hexes the movement allows, and then the fewest points.

    A character, or a summon, moves among its own side; only a character opens doors (GH-DOOR-04, GH-DOOR-05). Anyone
    else in that hex, or nobody, is taken for a monster.
    """
    characters = frozenset(one.at for one in query.characters)
    heroes = characters.union(one.at for one in query.summons)
    monsters = frozenset(query.monsters).union({query.monster.at} if query.monster else ())
    friends, foes = (heroes, monsters) if query.origin in heroes else (monsters, heroes)
    mover = Mover(
        query.map(),
        query.terrain(),
        "fly" if query.flying else "jump" if query.jump else "walk",
        friends - {query.origin},
        foes,
        opens_doors=query.origin in characters,
    )
    return [
        {"at": a, "cost": way.cost, "traps": way.traps, "hazards": way.hazards}
        for a, way in sorted(mover.reach(query.origin, query.move).items())
        if a != query.origin and mover.may_end(a)
    ]
