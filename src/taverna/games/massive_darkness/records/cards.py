"""What is printed on cards, class sheets, dice and map tiles.

Changes of the schema after its first version are additions with a default.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from taverna.core.content import Record
from taverna.core.words import Text

from .missions import Mission, Some
from .powers import Combat, Does, Power, Rank, Side, Slot, Tag, Tier

Count = Annotated[int, msgspec.Meta(ge=0)]


# -- dice ------------------------------------------------------------------------------------------------------------
class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hits on an Attack die, Shields on a Defence die, and symbols."""

    hits: int = 0
    shields: int = 0
    bam: int = 0
    diamond: int = 0

    @property
    def blank(self) -> bool:
        """No symbol at all (MD-GLOSS-08)."""
        return not (self.hits or self.shields or self.bam or self.diamond)


class Die(Record, frozen=True):
    """Six faces (MD-DICE-01..06). `opposite[i]` is the index of the face opposite to face i."""

    side: Side
    faces: tuple[Face, ...]
    opposite: tuple[int, ...]
    count: int = 3  # in the box, and at most in a roll (MD-DICE-07)


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A handful of dice."""

    yellow: Count = 0
    red: Count = 0
    blue: Count = 0
    green: Count = 0

    def __bool__(self) -> bool:
        return bool(self.yellow or self.red or self.blue or self.green)


NO_DICE = Dice()


class Pools(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a card by combat type; no dice means the card does not have that type (MD-EQUIP-09)."""

    melee: Dice = NO_DICE
    ranged: Dice = NO_DICE
    magic: Dice = NO_DICE
    defence: Dice = NO_DICE

    def __getitem__(self, kind: Combat | Literal["defence"]) -> Dice:
        return getattr(self, kind)  # type: ignore[no-any-return]


NO_POOLS = Pools()


# -- Heroes and classes ----------------------------------------------------------------------------------------------
class Skill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Powers under one name, if they have one."""

    powers: tuple[Power, ...]
    name: Text | None = None


class Hero(Record, frozen=True):
    """A Hero card (MD-HERO-01)."""

    recommended: str  # a class
    shadow: Skill
    special: Skill


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Skill of a line: it replaces the one before it whole (MD-CLASS-04)."""

    level: int
    cost: int
    powers: tuple[Power, ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Skill line, bought from left to right (MD-CLASS-03)."""

    id: str
    name: Text
    steps: tuple[Step, ...]


class ClassSheet(Record, frozen=True):
    """Signature Skill, Free Class Skill and Skill lines (MD-CLASS-01)."""

    main: Combat | Literal["defence"]
    secondary: Combat | Literal["defence"]
    signature: Skill
    free: Skill
    lines: tuple[Line, ...]


# -- Equipment -------------------------------------------------------------------------------------------------------
class Item(Record, frozen=True):
    """An Equipment card: Starting Equipment, Treasure or Artifact. Trap and Luck cards are Treasures too.

    Starting Equipment is of Level 1 (MD-TRANS-05), an Artifact of Level 4 (MD-STORY-13)."""

    slot: Slot
    level: int
    copies: int
    dice: Pools = NO_POOLS
    powers: tuple[Power, ...] = ()
    tags: tuple[Tag, ...] = ()

    @property
    def equipment(self) -> bool:
        """Can lie in an Inventory: neither Trap nor Luck nor the Lifebringer."""
        return self.slot not in ("trap", "luck", "lifebringer")

    @property
    def weapon(self) -> bool:
        """Has Attack dice in hand."""
        return bool(self.dice.melee or self.dice.ranged or self.dice.magic)


# -- Enemies ---------------------------------------------------------------------------------------------------------
class EnemyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Guard card of a Level, or a Roaming Monster card of a tier (MD-ENEMY-01). `life` is of each figure of a Mob,
    and per starting Hero for Agents and Roaming Monsters (MD-ENEMY-03, 05)."""

    life: Some
    dice: Pools
    level: int = 0  # of Guards
    tier: Tier | None = None  # of Roaming Monsters
    minions: Count = 0  # per starting Hero, of Mobs (MD-ENEMY-02)
    powers: tuple[Power, ...] = ()
    copies: Some = 1
    id: str = ""  # "goblin-archers-3", "hellhound-higher": filled in by build
    enemy: str = ""  # the Enemy's id: filled in by build
    rank: Rank = "mob"  # filled in by build


class Enemy(Record, frozen=True):
    """One kind of Enemy: its miniatures and its cards."""

    rank: Rank
    cards: tuple[EnemyCard, ...]
    minions: Count = 0  # Minion miniatures in the box
    figures: int = 1  # Boss, Agent or Roaming Monster miniatures


# -- Door and Event cards --------------------------------------------------------------------------------------------
class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in one Room of a Chamber just opened (MD-DOOR-06, 11..13)."""

    guard: Literal["none", "room", "ambush"] = "none"  # ambush: in the opener's Zone
    treasure: Count = 0
    special: Count = 0  # Special Treasure tokens


class DoorCard(Record, frozen=True):
    """Three blocks: Zone 1 at the door, Zone 2, Zone 3."""

    blocks: tuple[Block, Block, Block]


class EventCard(Record, frozen=True):
    """What happens in the Event Phase (MD-EVENT-01..03); its words act in order."""

    kind: Literal["patrol", "blessing", "omen"]
    does: tuple[Does, ...]
    copies: Some = 1


# -- map tiles -------------------------------------------------------------------------------------------------------
class Tile(Record, frozen=True):
    """A face of a map tile, 3 x 3 Zones: `.` Shadow Corridor, `o` Light Corridor; a letter is a Room, capital Light,
    small Shadow; equal letters are one Chamber. Corridors open into each other, Rooms of a Chamber too; everything
    else is wall, which holds a door where a Mission puts one."""

    rows: tuple[str, str, str]


# -- all of them -----------------------------------------------------------------------------------------------------
class Records(msgspec.Struct, frozen=True):
    """The records of each file, by id."""

    dice: dict[str, Die]  # by colour
    heroes: dict[str, Hero]
    classes: dict[str, ClassSheet]
    starting: dict[str, Item]
    treasures: dict[str, Item]
    artifacts: dict[str, Item]
    enemies: dict[str, Enemy]
    doors: dict[str, DoorCard]
    events: dict[str, EventCard]
    tiles: dict[str, Tile]
    missions: dict[str, Mission]
    terms: dict[str, Record]
