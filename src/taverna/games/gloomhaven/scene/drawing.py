"""One seat's sight of one table, in one language: the facts from which every part is drawn.

The view is read back into a table whose hidden cards are blank.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from taverna.core import ground
from taverna.core.words import Words
from taverna.hexgrid import Hex, HexMap

from ..campaign.world import Hero, Visit, World
from ..foresight import Reach, reach
from ..printed import Printer
from ..records.content import Content
from ..rules import sums
from ..state import Character, Figure, Table, key
from .faces import glyph
from .hexes import WORLD

MARGIN = 66.0


class Drawing(ground.Drawing):
    """The table of a scenario, and what is to be known of its map."""

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        super().__init__(view, seat, words, content)
        self.g: Table = ground.table_of(Table, view, content, lent=True)
        self.me: Character | None = None if seat is None else self.g.characters[seat]

    @cached_property
    def printer(self) -> Printer:
        return Printer(self.words, self.content)

    # -- who is who --------------------------------------------------------------------------------------------------
    def named(self, figure: Figure) -> str:
        """What a figure is called; a monster with the number of its standee."""
        return self.kept(lambda: self.words.name(f"@{figure.id}"), "figure", *self.who(figure))

    def who(self, figure: Figure) -> tuple[Any, ...]:
        """On what a figure's name depends."""
        return figure.id, figure.what, figure.number, figure.name, self.g.scenario

    def glyph(self, figure: Figure) -> str:
        """The symbol of a figure."""
        return glyph(figure.what, figure.kind)

    @cached_property
    def brought(self) -> dict[str, str]:
        """What those look like whom the scenario brings itself."""
        return {one.id: one.look for room in self.content.scenario(self.g).rooms for one in room.objectives}

    def look(self, figure: Figure) -> str:
        return self.brought.get(figure.what, "") if figure.kind == "objective" else ""

    def standing(self) -> list[Figure]:
        """Everyone on the map."""
        return [figure for figure in self.g.figures.values() if figure.at is not None]

    @cached_property
    def shields(self) -> dict[str, int]:
        """All Shields of everyone on the map."""
        return {figure.id: sums.shield(self.g, figure) for figure in self.standing()}

    # -- the map -----------------------------------------------------------------------------------------------------
    @cached_property
    def ground(self) -> HexMap:
        found: HexMap = self.content.map(self.g)
        return found

    @cached_property
    def revealed(self) -> tuple[Any, ...]:
        """On what the shape of the map depends."""
        g = self.g
        return g.scenario, tuple(g.rooms), tuple(g.opened), tuple(g.locked), tuple(g.dungeon.laid)

    @cached_property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is drawn."""
        return self.everywhere(self._box, "box", *self.revealed)

    def _box(self) -> tuple[float, float, float, float]:
        hexes = self.ground.floor | frozenset(self.g.locked) or {(0, 0)}
        xs, ys = zip(*map(WORLD.centre, hexes), strict=True)
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top

    @cached_property
    def hexes(self) -> list[Hex]:
        """The floor, and of locked doors those of rooms that are revealed."""
        doors, rooms = self.content.board(self.g).doors, self.g.rooms
        locked = [a for a in self.g.locked if any(room in rooms for room in doors[a].between)]
        return self.kept(
            lambda: sorted([*self.ground.floor, *locked], key=lambda a: (a[1], a[0])), "hexes", *self.revealed
        )

    @cached_property
    def looks(self) -> dict[str, str]:
        """What overlay tiles of the revealed rooms look like: 'trap 1,2', 'difficult 3,4'…"""
        return self.everywhere(self._looks, "looks", *self.revealed)

    def _looks(self) -> dict[str, str]:
        found: dict[str, str] = {}
        rooms = self.content.board(self.g).rooms
        for id in self.g.rooms:
            room = rooms[id]
            for kind, tiles in (("difficult", room.difficult), ("hazard", room.hazards), ("trap", room.traps)):
                for tile in tiles:
                    found |= {f"{kind} {key(a)}": tile.look for a in tile.hexes}
        return found

    @cached_property
    def reach(self) -> Reach | None:
        """Where the figure that is moving can get."""
        return reach(self.g)


class Town(Drawing):
    """The table between scenarios, and what is to be known of the world."""

    def __init__(self, view: dict[str, Any], seat: int | None, words: Words, content: Content) -> None:
        super().__init__(view, seat, words, content)
        self.world: World = self.g.world
        self.visit: Visit = self.g.visit
        self.stage = self.g.phase
        self.in_city = self.stage == "city"
        few = len(self.world.open) <= 40
        self.grown = 1.65 if self.in_city and few else 1.0 if few else 0.8  # seals and names

    def hero(self, seat: int) -> Hero:
        return self.world.heroes[self.world.here.members[seat]]
