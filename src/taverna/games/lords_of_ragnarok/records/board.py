"""The board: Territories, Seas, Realms and the wheel, and one side of it with what rules look up."""

from __future__ import annotations

import msgspec

from taverna.core.content import Record

from .terms import Action, Point, Rune, Symbol
from .words import Boon


class Realm(Record, frozen=True):
    """An area for Alliances: its Special Action, its Rune, and the bonus, one of several where it says or.
    `at` is its place on the map of 1000 by 700, `at_two` on the map for two players."""

    action: Action
    rune: Rune
    bonus: tuple[Boon, ...]
    at: tuple[int, int]
    at_two: tuple[int, int]


class SpecialAction(Record, frozen=True):
    """A space of the Action Wheel; `order` clockwise, `order_two` on the side for two players."""

    order: int
    order_two: int


class Region(Record, frozen=True):
    """Territories of one colour and icon (LR-REGION-01)."""

    colour: str
    icon: str


class Territory(Record, frozen=True):
    """Number, Local Resistance, symbols, neighbours by number; `at` and `outline` on a map of 1000 by 700."""

    number: int
    region: str
    resistance: int
    symbols: tuple[Symbol, ...]
    next_to: tuple[int, ...]
    realms: tuple[str, ...]
    yggdrasil: bool
    at: Point
    outline: tuple[Point, ...]
    deity: str | None = None  # whose Monument stands here


class Sea(Record, frozen=True):
    """A Sea: Territories it touches by number, and the Seas next to it."""

    touches: tuple[int, ...]
    next_to: tuple[str, ...]
    at: Point
    outline: tuple[Point, ...]


class Map(msgspec.Struct, frozen=True):
    """One side of the board, with what rules look up."""

    territories: dict[str, Territory]
    seas: dict[str, Sea]
    by_number: dict[int, str]
    next_to: dict[str, tuple[str, ...]]  # Territory -> Territories
    within_two: dict[str, tuple[str, ...]]  # Territory -> Territories at distance 0 to 2
    coasts: dict[str, tuple[str, ...]]  # Sea -> Territories
    near: dict[str, dict[str, tuple[str, ...]]]  # Sea of the Drakkar -> Territory -> Territories adjacent to it then
    sailing: dict[str, tuple[str, ...]]  # Sea -> Seas
    reached: dict[tuple[str, str, int], tuple[str, ...]]  # Sea, Territory, steps -> where one can get: kept once known
    journeys: dict[tuple[str, str, int, int], tuple[tuple[str, str], ...]]  # of a Hero phase: kept once known
    seas_of: dict[str, tuple[str, ...]]  # Territory -> Seas
    coastal: tuple[str, ...]
    cities: frozenset[str]
    shrines: tuple[str, ...]
    forges: tuple[str, ...]
    regions: dict[str, tuple[str, ...]]  # Region -> Territories
    region_of: dict[str, str]
    around: tuple[str, ...]  # Territories adjacent to Yggdrasil
    realms: dict[str, tuple[str, ...]]  # Realm -> Territories it touches
    realms_of: dict[str, tuple[str, ...]]  # Territory -> Realms
    monuments: dict[str, str]  # Deity -> Territory
    deity_of: dict[str, str]  # Territory -> Deity
