"""What a monster looks at before it acts: the board, the figures, its ability card."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from taverna.hexgrid import BARE, Hex, HexMap, Mover, Terrain

Condition = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "invisible", "strengthen", "bless"
]


class Attack(msgspec.Struct, frozen=True, gc=False):
    """An attack of an ability card: `range` 0 is melee.

    `area` holds offsets: from the attacker's own (grey) hex if `area_from_self`, else a shape that may lie anywhere.
    With an area, `targets` n means the area and n - 1 further single targets.
    """

    range: int = 0
    targets: int = 1
    area: tuple[Hex, ...] = ()
    area_from_self: bool = True


class Card(msgspec.Struct, frozen=True, gc=False):
    """The Move and the Attack of an ability card, each None if the card does not list it (GH-MON-02). Its other
    abilities have no say in where it moves (GH-MMOVE-10)."""

    move: int | None = None
    jump: bool = False
    attack: Attack | None = None


class Monster(msgspec.Struct, frozen=True, gc=False):
    """The acting figure."""

    at: Hex
    flying: bool = False
    conditions: frozenset[Condition] = frozenset()


class Enemy(msgspec.Struct, frozen=True, gc=False):
    """A character, or the summon of the character in the hex `summoner`, whose initiative it has then."""

    at: Hex
    initiative: int
    summoner: Hex | None = None
    summoned: int = 0
    id: str = ""

    def acts_before(self, other: Enemy) -> bool:
        """Earlier in the initiative order; a summon acts just before its own summoner (GH-FOCUS-06, GH-FOCUS-07).

        Summons of one character act in the order in which they were `summoned`, if it is told (GH-SUMMON-10). Other
        figures of equal initiative are tied: which of them acts first is for the players to say.
        """
        if self.initiative != other.initiative:
            return self.initiative < other.initiative
        if self.summoner is not None and self.summoner == other.summoner:
            return self.summoned < other.summoned
        return self.summoner == other.at


AT = attrgetter("at")


class Position(msgspec.Struct, frozen=True, dict=True):
    """A board with a monster about to act, its enemies (`unseen` are the hexes of invisible ones) and its friends."""

    map: HexMap
    monster: Monster
    enemies: tuple[Enemy, ...]
    unseen: frozenset[Hex] = frozenset()
    friends: frozenset[Hex] = frozenset()
    terrain: Terrain = BARE
    walls_in_range: bool = True  # whether a wall hex of an area may be the one in range (GH-AOE-10)

    if TYPE_CHECKING:
        enemy_at: ClassVar[dict[Hex, Enemy]]

    def __post_init__(self) -> None:
        self.__dict__["enemy_at"] = dict(zip(map(AT, self.enemies), self.enemies, strict=True))

    def mover(self, *, jump: bool) -> Mover:
        """How the monster moves; invisible enemies stand in its way like all others (GH-INVIS-04)."""
        foes = self.unseen.union(self.enemy_at)
        manner: Literal["walk", "jump", "fly"] = "fly" if self.monster.flying else "jump" if jump else "walk"
        return Mover(self.map, self.terrain, manner, self.friends, foes)

    def closest(self, here: Hex, enemies: Iterable[Enemy]) -> list[Enemy]:
        """Those fewest hexes away from `here`, not counted through walls (GH-FOCUS-05)."""
        enemies = list(enemies)
        if len(enemies) < 2:
            return enemies
        bit = self.map.bit
        nearest = self.map.nearest(here, self.map.bits([e.at for e in enemies]))
        return [e for e in enemies if bit(e.at) & nearest]


def earliest(enemies: Iterable[Enemy]) -> list[Enemy]:
    """Those before whom no other of them acts (GH-FOCUS-06)."""
    enemies = list(enemies)
    if len(enemies) < 2:
        return enemies
    first = min([e.initiative for e in enemies])
    enemies = [e for e in enemies if e.initiative == first]
    return [e for e in enemies if not any([other.acts_before(e) for other in enemies])]
