"""What is on the table in Bloodborne: The Card Game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from taverna.core.state import State

from .options import Options
from .records import TYPES, Aura, Card, Content, Monster

DREAM = "hunters-dream"
TRANSFORM = "transform"
NO_UPGRADE = "none"  # what a Hunter says who takes none
MAX_HP = 8
CARD_LIMIT = 7
TOKENS = 135  # 60 Blood Echoes of 1 and 15 of 5


class Hunter(msgspec.Struct):
    """A player's board, dial and cards."""

    seat: int
    board: str
    hand: list[str]
    hp: int = MAX_HP
    collected: int = 0
    stored: int = 0
    trophies: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(TYPES, 0))
    used: list[str] = []
    owned: list[str] = []  # every card that is this Hunter's, in the order it came: all were taken in the open
    dead: bool = False  # until step 7
    deaths: int = 0
    out: bool = False  # of the game, under a Final Boss who allows no second death
    # this round
    played: list[str] = []
    dealt: int = 0  # Blood Echoes taken from the Monster
    hurt: int = 0  # damage taken
    guard: int = 0  # damage still to be kept off
    immune: bool = False
    weakened: int = 0  # the melee attack deals so much less
    attacks_last: bool = False
    scavenged: int = 0
    broken: list[str] = []  # weapons that leave the game in step 8

    @property
    def cards(self) -> list[str]:
        """Everything this Hunter owns, wherever it lies."""
        return self.hand + self.used + self.played

    @property
    def fights(self) -> bool:
        return not self.dead and not self.out

    @property
    def dreams(self) -> bool:
        """Played Hunter's Dream this round."""
        return DREAM in self.played


class Table(State):
    """The whole table."""

    options: Options
    hunters: list[Hunter]
    first: int
    final: str
    dungeon: list[str]  # face down: a bag of 7 Monsters and 3 Bosses
    box: list[str]  # the Monsters and Bosses not in this game, unseen
    deck: list[str]  # face-down Upgrades: a bag
    bank: int
    available: list[str] = []
    monster: str | None = None
    echoes: int = 0  # on the Monster
    full: int = 0  # it started with so many
    round: int = 0
    step: int = 0
    rolled: list[tuple[int, bool]] = []  # the faces of this round's roll
    total: int | None = None  # and what they come to
    silencer: int | None = None  # who cancels later Immediate damage
    scythes: list[int] = []  # who weakens later melee attacks
    slain: bool = False  # the Monster died this round
    fallen: list[int] = []  # who died this round
    fallen_before: list[int] = []  # who died in the round just ended
    gone: list[str] = []  # Monsters and Bosses killed or escaped
    removed: list[str] = []  # Action cards out of the game

    if TYPE_CHECKING:
        content: ClassVar[Content]
        aura: ClassVar[Aura]  # all that is in force now, of the Monster and of the Final Boss; kept by `face` alone
        order: ClassVar[list[Hunter]]  # the First Player and then to the left (BB-ROUND-03); kept by `begin_with` alone
        orders: ClassVar[dict[int, list[Hunter]]]  # the same for each First Player there has been

    def furnish(self, content: Content) -> None:
        State.furnish(self, content)
        self.look_again()

    def look_again(self) -> None:
        """What is kept beside the fields, worked out anew from them."""
        self.__dict__["orders"] = {}
        self.begin_with(self.first)
        self.face(self.monster)

    def begin_with(self, first: int) -> None:
        """Who the First Player is, and so the order of turns; those out of the game are passed over (BB-ROUND-03)."""
        self.first = first
        order = self.orders.get(first)
        if order is None:
            order = [hunter for hunter in self.hunters[first:] + self.hunters[:first] if not hunter.out]
            self.orders[first] = order
        self.__dict__["order"] = order

    def face(self, monster: str | None) -> None:
        """Which Monster is in play, and so what is in force (BB-CARDS-06, BB-CARDS-07, BB-CARDS-11)."""
        self.monster = monster
        self.__dict__["aura"] = self.content.auras[self.final][monster]

    def card(self, id: str) -> Card:
        return self.content.cards[id]

    @property
    def foe(self) -> Monster | None:
        """What is printed on the Monster in play."""
        return None if self.monster is None else self.content.foes[self.monster]

    def is_boss(self, id: str) -> bool:
        return id in self.content.bosses or id == self.final

    def fighters(self) -> list[Hunter]:
        """The living, in turn order: all in the game if nobody has fallen this round."""
        return [hunter for hunter in self.order if not hunter.dead] if self.fallen else self.order

    def in_play(self, kind: dict[str, Card]) -> list[tuple[Hunter, Card]]:
        """Cards of a kind that the living have played, in turn order."""
        found = []
        for hunter in self.fighters() if self.fallen else self.order:
            for card in hunter.played:
                if card in kind:
                    found.append((hunter, kind[card]))
        return found
