"""What is on the table in Massive Darkness."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

from taverna.core.state import State

from .campaign.saga import Saga
from .options import Options
from .records import Content, Map, Mission
from .records.powers import Figure

ACTIONS = 3  # of a Hero in one Activation
POINTS = 2  # Movement Points of a Move Action
LIFE = 5  # of a Hero at the start
MOST_XP = 30  # unspent
TOP = 5  # the highest Level


Phase = Literal["market", "outfit", "setup", "start", "heroes", "enemies", "experience", "event", "end", "after"]
Part = Literal["", "leaving", "trade", "over", "counterattacks", "activations", "reinforcements"]


class Hero(msgspec.Struct, gc=False):
    """A Hero card, a dashboard and a Class sheet, and the miniature. A Hero's id is its seat."""

    seat: int
    hero: str
    cls: str
    at: str = ""  # the Zone; empty once it has left through the Exit
    life: int = LIFE
    most: int = LIFE  # maximum Life
    xp: int = 0  # unspent
    micro: int = 0  # Micro-Experience, in Story Mode only
    skills: dict[str, int] = {}  # Skill line -> how many of its Skills have been acquired
    body: str = ""  # Equipment cards: Body slot, the Hand slots, and the rest of the Inventory
    hands: list[str] = []
    pack: list[str] = []  # Items and Consumables in it count as Equipped (MD-EQUIP-07)
    things: list[str] = []  # the Mission's own things, held like Items
    dead: bool = False
    left: bool = False  # through the Exit
    stunned: bool = False
    slowed: bool = False  # loses 1 Action of the next Activation
    # this Activation
    actions: int = 0  # left
    extra: dict[str, int] = {}  # extra free Actions of one type that are left
    points: int = 0  # Movement Points left of the Move Action under way
    came_from: str = ""  # where it entered its Zone from, for Pillars
    attacked: list[int] = []  # Enemies that will counterattack
    used: list[str] = []  # once per Activation
    used_round: list[str] = []  # once per Round
    used_game: list[str] = []  # once per Mission
    signature: bool = False  # used since the start of its last Activation

    @property
    def up(self) -> bool:
        """In play: neither dead nor gone."""
        return not self.dead and not self.left

    def worn(self) -> list[str]:
        """Body and Hand cards that are Equipped."""
        return [self.body, *self.hands] if self.body else self.hands

    def has(self, card: str) -> int:
        """How many copies of a card or thing the Hero has."""
        return (self.body == card) + self.hands.count(card) + self.pack.count(card) + self.things.count(card)

    def cards(self) -> list[str]:
        """Every Equipment card of the Hero."""
        return [*self.worn(), *self.pack]


class Enemy(msgspec.Struct, gc=False):
    """A Mob (Boss and Minions), an Agent, a Roaming Monster or a Guardian of the Mission. One card is one Enemy."""

    id: int
    card: str  # Guard or Roaming Monster card
    at: str
    life: int  # left, of the Boss or the single figure; 0 once a Boss is dead
    most: int  # that life at the start
    minions: list[int] = []  # life left of each
    gear: list[str] = []  # the Treasure card it carries
    stunned: bool = False
    mark: str = ""  # its part in the Mission, if it has one
    counts: bool = True  # as a Roaming Monster for Event cards
    to_exit: bool = False  # on its round it heads for the Exit, not for the Start
    home: str = ""  # the Zone where it appeared
    strayed: bool = False  # the Mission's orders, and no lure, led its last step


class Pillar(msgspec.Struct, gc=False):
    """A Pillar token that stands."""

    at: str
    mark: str = ""
    life: int = 0  # 0 where it cannot be hurt


class Die(msgspec.Struct, gc=False):
    """One die of a combat roll."""

    colour: str  # yellow, red, blue or green
    face: int  # index into the colour's faces
    rerolled: int = 0  # how often
    gone: bool = False  # removed after the roll
    flipped: bool = False
    hits: int = 0  # symbols that effects have added to it
    shields: int = 0
    bam: int = 0
    diamond: int = 0


class Combat(msgspec.Struct, gc=False):
    """An attack under way, open to everyone. `hero` is the seat that attacks or defends. `foe` is the Enemy, or -1 with
    a Pillar at `at`."""

    hero: int
    foe: int
    hero_attacks: bool
    kind: str  # melee, ranged or magic
    at: str = ""  # the Defender's Zone
    card: str = ""  # the Enemy's
    step: Literal["roll", "reroll", "defence", "attack", "damage"] = "roll"
    attack: list[Die] = []
    defence: list[Die] = []
    wanted: dict[str, int] = {}  # dice by colour before the limit of three
    handful: dict[str, int] = {}  # dice by colour that are rolled
    marked: list[int] = []  # dice chosen to be rerolled together
    hits: int = 0  # beyond the dice
    shields: int = 0
    damage: int = 0  # +X Damage
    symbols: dict[str, dict[str, int]] = {}  # side -> Bams and Diamonds left to spend
    rerolls: dict[str, int] = {}  # left
    activated: list[str] = []  # Enchantments, once for every time
    effects: list[str] = []  # what else is at work: Skill lines, the Signature Skill, cards
    to_boss: bool = False  # Damage may pass the Minions
    retaliate: int = 0  # Damage to the Attacker if there are more Shields than Hits
    halved: bool = False  # the Defender suffers half the Damage
    killed: bool = False  # the Defender dies outright
    fell: list[Figure] = []  # Enemy figures that the Hero has killed
    dealt: int = -1  # once known
    left: int = 0  # Damage still to be assigned
    source: str = ""  # the Skill that granted this attack, by its key


class Lasting(msgspec.Struct, gc=False):
    """An effect that stays until a Phase of some Round."""

    card: str
    phase: str
    round: int
    tile: str = ""  # where it works, if not everywhere


class Market(msgspec.Struct):
    """The Market between two Missions."""

    open: bool = False
    stock: list[str] = []
    ready: list[int] = []  # seats that are done
    sold: list[int] = []  # seats that have given a card for XP
    exchanged: list[int] = []  # seats that have given cards for cards
    handed: list[str] = []  # cards that have changed hands


def nothing_yet() -> tuple[tuple[Any, ...], Any]:
    """The kit of a Hero that nobody has looked at."""
    return (), None


class Table(State):
    """The whole table."""

    options: Options
    mission: str
    heroes: list[Hero]
    level: int = 1  # the Current Level
    levels: dict[int, list[str]] = {}  # Level tokens: Level -> Zones
    # the board
    opened: list[str] = []  # Door tokens showing their open side
    chambers: list[str] = []  # Chambers whose Door card has been drawn, or that were open from the start
    fallen: list[str] = []  # Zones that are no longer there
    treasure: dict[str, int] = {}  # Zone -> normal Treasure tokens
    special: dict[str, int] = {}  # Zone -> Special Treasure tokens
    tokens: dict[str, list[str]] = {}  # Zone -> marks of the Objective tokens there, face up
    covered: dict[str, list[str]] = {}  # Zone -> marks of Objective tokens that lie face down
    pillars: list[Pillar] = []
    laid: dict[str, list[str]] = {}  # Zone -> things of the Mission laid down there
    enemies: dict[int, Enemy] = {}
    next_enemy: int = 1
    # decks and discard piles; decks are bags
    treasures: list[list[str]] = []  # by Level
    treasure_discards: list[list[str]] = []
    guards: list[list[str]] = []
    guard_discards: list[list[str]] = []
    lower: list[str] = []  # Roaming Monsters
    lower_discard: list[str] = []
    higher: list[str] = []
    higher_discard: list[str] = []
    doors: list[str] = []
    door_discard: list[str] = []
    events: list[str] = []
    event_discard: list[str] = []
    artifacts: list[str] = []
    artifact_discard: list[str] = []
    starting: list[str] = []  # Starting Equipment nobody has
    lifebringer: int = 2
    # the game's course
    phase: Phase = "setup"
    round: int = 0
    first: int = 0  # First Player
    active: int = -1  # whose Activation it is
    waiting: list[int] = []  # Heroes, or Enemies, still to be Activated in this Phase
    step: Part = ""  # the part of the Phase, or of the Activation
    party: int = 0  # Heroes that started the Mission, alive or not
    lasting: list[Lasting] = []
    story: bool = False  # Story Mode
    saga: Saga | None = None  # what lasts in it
    market: Market = msgspec.field(default_factory=lambda: Market())
    outcome: str = ""  # once the Mission is decided
    # the Mission's own
    picked: dict[str, int] = {}  # mark -> tokens picked up
    killed: dict[str, int] = {}  # mark -> Enemies killed
    happened: list[int] = []  # rules of the Mission that happen once and have
    met: int = 0  # objectives met, in order
    roles: dict[str, int] = {}  # role -> Hero
    prize: str = ""  # the Artifact card the Mission gave
    stage: int = 1  # the highest a Hero has reached
    collapse: dict[str, int] = {}  # tile -> Damage tokens on it
    # what is being resolved
    event: str = ""  # the Event card
    door_card: str = ""
    opening: str = ""  # the door it was drawn for
    acting: int = -1  # the Enemy that is Activated
    combat: Combat | None = None
    last: Combat | None = None  # the one before: its dice lie there until the next roll
    found: list[str] = []  # cards just drawn, to be kept or given
    finder: int = -1  # who found them
    trading: list[int] = []  # Heroes that may reorganise for free, the first of them now
    placed: dict[str, int] = {}  # card -> how often it has changed place in this reorganisation
    handed: dict[str, int] = {}  # card -> how often it has changed hands in this trade
    melting: list[str] = []  # cards chosen to be transmuted
    commanded: int = -1  # the Hero that performs an Action on another's Command

    if TYPE_CHECKING:
        content: ClassVar[Content]
        quest: ClassVar[Mission]  # the Mission being played
        map: ClassVar[Map]  # its Zones
        owned: ClassVar[bool]  # whether only the owner of a Hero may act for it
        page: ClassVar[dict[Any, Any]]  # what rules have read on the Mission's page
        kits: ClassVar[dict[int, tuple[tuple[Any, ...], Any]]]  # seat -> what the Hero had, and the kit that made
        layout: ClassVar[Any]  # the Zones as they were last looked at

    def furnish(self, content: Content) -> None:
        super().furnish(content)
        self.__dict__["quest"] = content.missions[self.mission]
        self.__dict__["map"] = content.maps[self.mission]
        self.__dict__["owned"] = self.options.control == "owner"
        self.__dict__["page"] = content.memo.pages.setdefault(self.mission, {})
        self.__dict__["kits"] = defaultdict(nothing_yet)
        self.__dict__["layout"] = None

    # -- looking things up -------------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return len(self.heroes)

    def standing(self) -> list[Hero]:
        """The Heroes in play."""
        return [hero for hero in self.heroes if not hero.dead and not hero.left]

    def heroes_at(self, at: str) -> list[Hero]:
        """Heroes in play in a Zone; the dead are ignored (MD-LIFE-05)."""
        return [hero for hero in self.heroes if hero.at == at and not hero.dead]

    def enemies_at(self, at: str) -> list[Enemy]:
        return [enemy for enemy in self.enemies.values() if enemy.at == at]

    def pillar_at(self, at: str) -> Pillar | None:
        for pillar in self.pillars:
            if pillar.at == at:
                return pillar
        return None

    def cards(self) -> list[str]:
        """All cards, wherever they are."""
        found = self.lower + self.lower_discard + self.higher + self.higher_discard + self.doors + self.door_discard
        found += self.events + self.event_discard + self.artifacts + self.artifact_discard
        found += self.starting + self.found + self.melting + self.market.stock
        for piles in (self.treasures, self.treasure_discards, self.guards, self.guard_discards):
            for pile in piles:
                found += pile
        for hero in self.heroes:
            found += hero.cards()
        for enemy in self.enemies.values():
            found += [enemy.card, *enemy.gear]
        return found + [card for card in (self.event, self.door_card) if card]

    def active_seat(self) -> int:
        """The Active Hero; outside any Hero's Activation that of the First Player (MD-GLOSS-04)."""
        return self.active if self.active >= 0 else self.first
