"""The ground of a scenario as data: map tiles, doors, overlay tiles, rooms and who stands in them.

Everything lies on one axial grid (pointy-top, r growing downwards; see `taverna.hexgrid`).
"""

from __future__ import annotations

from typing import Literal

from taverna.core.content import Record
from taverna.core.words import Text
from taverna.hexgrid import Hex, add, rotate

from .abilities import Ability, Condition, Struct

Number = int | str
"""A number of a scenario: plain, or a formula over `NAMES` and `FUNCTIONS`."""


By = str
"""Three letters for two, three and four characters: `-` none, `n` normal, `e` elite, `b` a boss (GH-PAGE-10, -11)."""

Side = Literal["party", "monsters", "third", "nobody"]
Look = str
"""What a tile looks like: "table", "stone", "thorns"… It never matters to the rules (GH-DOOR-08)."""


class Tile(Record, frozen=True, kw_only=True):
    """A side of a map tile. `shape` holds its rows from the top: `x` a hex, anything else none; every second row is
    shifted right by half a hex."""

    shape: tuple[str, ...]
    look: Look = "stone"

    def hexes(self, at: Hex = (0, 0), turn: int = 0) -> tuple[Hex, ...]:
        """Its hexes when the first place of its first row lies at `at` and it is turned clockwise about it."""
        return tuple(
            add(at, rotate((column - (row - (row & 1)) // 2, row), turn))
            for row, line in enumerate(self.shape)
            for column, mark in enumerate(line)
            if mark == "x"
        )


class Placed(Struct, frozen=True, kw_only=True):
    """A map tile laid down: where the first place of its first row lies, turned clockwise by so many sixths."""

    tile: str
    at: Hex
    turn: int = 0


class Door(Struct, frozen=True, kw_only=True):
    """A closed door between two rooms (GH-DOOR-01). `id` where rules speak of it. `locked`: GH-LOCK-01."""

    at: Hex
    between: tuple[str, str]
    id: str = ""
    look: Look = "stone"
    locked: bool = False
    on_tile: bool = False  # it lies on a hex of a map tile, not beside


class Overlay(Struct, frozen=True, kw_only=True):
    """One overlay tile: an obstacle, difficult or hazardous terrain. `lasting`: no ability destroys or moves it."""

    hexes: tuple[Hex, ...]
    look: Look = ""
    lasting: bool = False


class TrapTile(Struct, frozen=True, kw_only=True):
    """Traps of one kind. `damage` None: that of the scenario level (GH-TRAP-06); "0" with conditions only."""

    hexes: tuple[Hex, ...]
    damage: Number | None = None
    conditions: tuple[Condition, ...] = ()
    look: Look = "spikes"


class TreasureTile(Struct, frozen=True, kw_only=True):
    """`holds`: the number of a treasure, or "goal" (GH-TREAS-02). `by_ability`: only a Loot ability takes it."""

    at: Hex
    holds: str
    by_ability: bool = False


class Stand(Struct, frozen=True, kw_only=True):
    """A monster of a room, by number of characters. A named one counts as neither normal nor elite (GH-NAMED-01)."""

    monster: str
    at: Hex
    by: By
    name: str = ""  # key of the scenario's `names`
    level: Number = 0  # levels above the scenario level, up to 7
    hp: Number | None = None  # its own hit points; `H` is what the stat card says
    side: Side | None = None  # None: as the scenario says for its type
    stays: bool = False  # it never enters a door
    waits: str = ""  # it comes only when a piece musters this group


class Objective(Struct, frozen=True, kw_only=True):
    """A figure that is no monster: an obstacle with hit points (GH-DESTROY-01..05) or an escort (GH-TOKEN-01, -02).

    One on the hex of a closed door bars it: the door opens only when a piece says so. `do` is what it performs in its
    turn, by the monsters' rules. `towards`: it moves to the hexes of this letter instead of towards enemies. `lures`:
    enemies that can attack it with what they are about to do focus on it. `blocks`: others cannot move through it,
    friend or foe; one that does not block is an escort: abilities see an ally in it, it can be healed, and no condition
    is kept from it.
    """

    id: str
    name: Text
    hp: Number
    at: tuple[Hex, ...]
    side: Side = "monsters"
    initiative: int = 99
    do: tuple[Ability, ...] = ()
    towards: str = ""
    opens_doors: bool = False
    blocks: bool = True
    lures: bool = False
    untouched: bool = False  # nobody can attack it, and heals are all that abilities can do to it
    before: str = ""  # it acts right before monsters of this type, whatever its initiative
    opens: bool = False  # the door that it bars opens when it is destroyed
    spared: int = 0  # so often a player may lose a card from hand to negate damage to it
    look: Look = ""
    by: By = "nnn"  # `-`: not there with so many characters


class Room(Struct, frozen=True, kw_only=True):
    """Tiles that hang together without doors (GH-PAGE-09) and what is placed when it is revealed (GH-DOOR-03).

    `corridors` are the hexes of corridor tiles that join its tiles (GH-HALL-01): between neighbouring hexes of
    different tiles runs a wall, except where one of them is a corridor. `walls` are hexes of its tiles that count as
    wall. `spots` are lettered hexes.
    """

    id: str
    tiles: tuple[Placed, ...]
    name: Text | None = None
    text: Text | None = None  # told when it is revealed
    corridors: tuple[Hex, ...] = ()
    walls: tuple[Hex, ...] = ()
    obstacles: tuple[Overlay, ...] = ()
    difficult: tuple[Overlay, ...] = ()
    hazards: tuple[Overlay, ...] = ()
    traps: tuple[TrapTile, ...] = ()
    money: tuple[Hex, ...] = ()
    treasures: tuple[TreasureTile, ...] = ()
    plates: tuple[Hex, ...] = ()
    spots: dict[str, tuple[Hex, ...]] = {}
    monsters: tuple[Stand, ...] = ()
    objectives: tuple[Objective, ...] = ()
