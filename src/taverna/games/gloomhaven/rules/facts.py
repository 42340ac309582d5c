"""What a scenario's formulas can speak of: tests of its pieces and goals, numbers by party and level (GH-EQUA-01).

`records/scenarios.py` lists their words; here is what these stand for at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from taverna.core.words import Text

from ..campaign import travel
from ..records.vocabulary import FORMULAS
from ..state import Figure, Table
from .land import ground


class Facts(Mapping[str, Any]):
    """What formulas can speak of, looked up when they do."""

    __slots__ = ("cause", "extra", "g")

    def __init__(self, g: Table, extra: Mapping[str, int] | None = None, cause: str = "") -> None:
        self.g = g
        self.extra = extra
        self.cause = cause

    def __getitem__(self, name: str) -> Any:
        if self.extra is not None and name in self.extra:
            return self.extra[name]
        if name in OF_CAUSE:
            return lambda said: OF_CAUSE[name](self.g, self.cause, said)
        return FACTS[name](self.g)

    def __iter__(self) -> Iterator[str]:
        return iter(FACTS)

    def __len__(self) -> int:
        return len(FACTS)


def holds(g: Table, test: str, cause: str = "") -> bool:
    return bool(asked(test)(g, cause))


@lru_cache(maxsize=2000)
def asked(test: str) -> Callable[[Table, str], int]:
    """A test as a function of the table and of whose doing it is."""
    return FORMULAS.read(test).function(FACTS, OF_CAUSE)


def amount(g: Table, value: int | str | None, extra: Mapping[str, int] | None = None) -> int:
    """A number of the scenario's data, plain or a formula."""
    if not isinstance(value, str):
        return value or 0
    return FORMULAS.read(value).value(Facts(g, extra))


def is_enemy(figure: Figure | None) -> bool:
    """A monster that fights the party."""
    return figure is not None and figure.kind == "monster" and figure.force != "party"


def enemies(g: Table) -> int:
    """Monsters on the map that fight the party."""
    return sum(is_enemy(f) and f.at is not None for f in g.figures.values())


def known_as(figure: Figure, name: str) -> bool:
    return name in (figure.name, figure.what)


def on_spot(g: Table, letter: str) -> int:
    spots = g.spots.get(letter, [])
    return sum(f.kind == "character" and f.at in spots for f in g.figures.values())


def fell(g: Table, letter: str) -> int:
    spots = g.spots.get(letter, [])
    return sum(mat.fell in spots for mat in g.characters)


def here(g: Table, cause: str, letter: str) -> int:
    figure = g.figures.get(cause)
    return int(figure is not None and figure.at in g.spots.get(letter, ()))


def own(g: Table, cause: str, name: str) -> int:
    return g.counts.get(f"{name} {cause}", 0)


def by(g: Table, cause: str, letter: str) -> int:
    figure = g.figures.get(cause)
    near = ground(g).steps.get(figure.at, ()) if figure is not None and figure.at is not None else ()
    return int(any(at in near for at in g.spots.get(letter, ())))


def under(g: Table, cause: str, condition: str) -> int:
    figure = g.figures.get(cause)
    return int(figure is not None and condition in figure.conditions)


def treads(g: Table, cause: str, kind: str) -> int:
    figure = g.figures.get(cause)
    return int(figure is not None and figure.at in (g.difficult if kind == "difficult" else g.hazards))


def inside(g: Table, cause: str, room: str) -> int:
    figure = g.figures.get(cause)
    return int(figure is not None and figure.at is not None and room in g.board.rooms_at(figure.at))


def carries(g: Table, cause: str, item: str) -> int:
    mat = g.hero(cause)
    return int(mat is not None and item in mat.bag)


OF_CAUSE: dict[str, Callable[[Table, str, str], int]] = {
    "here": here,
    "own": own,
    "by": by,
    "treads": treads,
    "inside": inside,
    "carries": carries,
    "under": under,
}
"""Functions that speak of the figure that set a piece off."""


def beside(g: Table, name: str, letter: str) -> int:
    spots = g.spots.get(letter, [])
    steps = ground(g).steps
    return int(any(known_as(f, name) and any(a in spots for a in steps.get(f.at, ())) for f in g.figures.values()))  # type: ignore[arg-type]


def upon(g: Table, name: str, letter: str) -> int:
    spots = g.spots.get(letter, [])
    return sum(known_as(f, name) and f.at in spots for f in g.figures.values())


def touching(g: Table, letter: str, other: str) -> int:
    steps, there = ground(g).steps, g.spots.get(other, ())
    return int(any(a == b or a in steps.get(b, ()) for a in g.spots.get(letter, ()) for b in there))


def initiative(g: Table, type: str) -> int:
    deck = g.content.monsters[type].deck
    drawn = next((group.drawn for group in g.groups if group.deck == deck and group.drawn is not None), None)
    return 0 if drawn is None else int(g.content.monster_cards[deck][drawn].initiative)


def within(g: Table, room: str) -> int:
    rooms_at = g.board.rooms_at
    return sum(f.kind == "character" and f.at is not None and room in rooms_at(f.at) for f in g.figures.values())


def staying(g: Table, name: str, room: str) -> int:
    room_of = g.board.room_of
    return sum(known_as(f, name) and f.at is not None and room_of.get(f.at) == room for f in g.figures.values())


def treasures_left(g: Table, holds: str) -> int:
    laid: int = sum(t.holds == holds for room in g.board.scenario.rooms for t in room.treasures)
    return laid - g.looted.count(holds)


def opened(g: Table, door: str) -> int:
    return int(g.board.door_ids.get(door) in g.opened)


FACTS: dict[str, Callable[[Table], Any]] = {
    "C": lambda g: len(g.characters),
    "L": lambda g: g.level,
    "P": lambda g: len(g.characters),
    "N": lambda g: g.level,
    "round": lambda g: g.round,
    "characters": lambda g: sum(not mat.exhausted for mat in g.characters),
    "exhausted": lambda g: sum(mat.exhausted and not mat.left for mat in g.characters),
    "left_map": lambda g: sum(mat.left for mat in g.characters),
    "enemies": enemies,
    "kills": lambda g: g.kills,
    "rooms": lambda g: len(g.rooms),
    "rooms_left": lambda g: len(g.board.rooms) - len(g.rooms),
    "doors_left": lambda g: len(g.board.doors) - len(g.opened),
    "H": lambda g: 0,
    "alive": lambda g: lambda name: sum(known_as(f, name) and f.at is not None for f in g.figures.values()),
    "killed": lambda g: lambda name: g.killed.get(name, 0),
    "hp": lambda g: lambda name: sum(f.hp for f in g.figures.values() if known_as(f, name) and f.at is not None),
    "count": lambda g: lambda name: g.counts.get(name, 0),
    "opened": lambda g: lambda door: opened(g, door),
    "revealed": lambda g: lambda room: int(room in g.rooms),
    "looted": lambda g: g.looted.count,
    "left": lambda g: lambda holds: treasures_left(g, holds),
    "on": lambda g: lambda letter: on_spot(g, letter),
    "fell": lambda g: lambda letter: fell(g, letter),
    "achieved": lambda g: lambda name: int(g.campaign is not None and travel.holds(g.campaign, name)),
    "hexes": lambda g: lambda letter: len(g.spots.get(letter, ())),
    "staying": lambda g: lambda name, room: staying(g, name, room),
    "beside": lambda g: lambda name, letter: beside(g, name, letter),
    "bare": lambda g: lambda letter: sum(at not in g.difficult for at in g.spots.get(letter, ())),
    "touching": lambda g: lambda letter, other: touching(g, letter, other),
    "initiative": lambda g: lambda type: initiative(g, type),
    "upon": lambda g: lambda name, letter: upon(g, name, letter),
    "within": lambda g: lambda room: within(g, room),
}


def meters(g: Table) -> list[tuple[Text, int, int]]:
    """The numbers of the scenario that everyone has to see: what, how much, of how much."""
    shown = [one for one in g.board.scenario.meters if not one.test or holds(g, one.test)]
    return [(one.name, amount(g, one.value), amount(g, one.of)) for one in shown]
