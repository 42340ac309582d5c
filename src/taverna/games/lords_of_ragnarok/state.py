"""What is on the table in Lords of Ragnarok."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from taverna.core.state import State

from .options import Options
from .records.board import Map
from .records.cards import CombatCard
from .records.content import Content
from .records.gifts import Gift, Of
from .records.terms import ACTIONS, ATTRIBUTES, RUNES, Attribute

ARMIES = 6
MOST = 6  # of an Attribute and of an Army's strength
LEAST = 2  # of an Attribute
PRIESTS = 4
RINGS = 2
TOP = 3  # the level of a finished Monument
SLAYER_TOKENS = 6
ODINSON = "odinson"
PHASES = ("prayer", "hero", "runes", "maneuvers", "special")
RANKS = [range(seat * ARMIES, seat * ARMIES + ARMIES) for seat in range(4)]  # by seat, which Armies are theirs
CLOCKWISE = {seats: [tuple((first + n) % seats for n in range(seats)) for first in range(seats)] for seats in (2, 3, 4)}
WHEEL = tuple(action for action in ACTIONS if action != "build-monument")


class Army(msgspec.Struct):
    """A miniature with its dial. `at` is empty while it lies in its owner's Reserve."""

    seat: int
    at: str = ""
    strength: int = 0


class Player(msgspec.Struct):
    """A player board, what lies on it, and the Hero and Drakkar."""

    seat: int
    hero: str = ""
    origin: str = ""
    at: str = ""  # the Hero's Territory
    sea: str = ""  # the Drakkar's Sea
    track: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ATTRIBUTES, LEAST))
    wounded: list[str] = []  # Attributes whose token shows the wounded side
    runes: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(RUNES, 0))
    hand: list[str] = []  # Combat cards
    shown: list[str] = []  # those of them that everyone has seen
    priests: int = 0  # in Reserve
    blessings: list[str] = []
    artifacts: list[str] = []
    exhausted: list[str] = []  # of the Artifacts
    trophies: list[str] = []  # miniatures of killed Monsters
    slayers: int = 0  # Slayer tokens
    used: list[str] = []  # Blessings with "once per turn" already used in the owner's turn

    def value(self, attribute: Attribute) -> int:
        """What an Attribute is worth: 2 while its token is wounded (LR-WOUND-03)."""
        return LEAST if attribute in self.wounded else self.track[attribute]

    @property
    def kills(self) -> int:
        """Miniatures and Slayer tokens alike (LR-SLAYER-03)."""
        return len(self.trophies) + self.slayers

    @property
    def rune_count(self) -> int:
        return sum(self.runes.values())


class Beast(msgspec.Struct):
    """A Monster or the Boss: where its miniature is, whose ring it wears, whose markers lie on its Wound spaces."""

    at: str = ""
    ring: int | None = None
    wounds: list[int | None] = []  # by Wound space
    order: list[int] = []  # covered spaces, oldest first
    killed: bool = False


class Laid(msgspec.Struct):
    """A Combat card in front of a player in a Battle, with what its effect added."""

    card: str
    bonus: int = 0
    casualties: int = 0  # symbols its effect added
    cancelled: bool = False  # its value does not count


class Side(msgspec.Struct):
    """One of the two in a Battle."""

    seat: int
    laid: list[Laid] = []
    passed: bool = False
    extra: int = 0  # Battle strength of Artifacts
    spared: int = 0  # symbols that do not count
    lighter: int = 0  # Casualties for losing that are ignored
    no_shields: bool = False
    total: int = 0  # Battle strength so far


class Battle(msgspec.Struct):
    """Two players' Armies in one Territory."""

    at: str
    attacker: Side
    defender: Side
    step: int = 1
    winner: int | None = None
    owed: int = 0  # Casualties still to be divided


class Hunt(msgspec.Struct):
    """A Hero against a Monster or the Boss."""

    hunter: int
    foe: str
    by: int  # who decides for the Monster
    deck: list[str] = []  # Monster Attack cards: a bag
    hand: list[str] = []  # the Monster's
    discard: list[str] = []
    card: str | None = None  # the Attack being played
    fury: int = 0
    defence: list[str] = []  # Combat cards played against it
    total: int = 0  # their value
    blocked: bool = False  # by a Shield
    round: int = 0
    hero_round: bool = False
    dealt: int = 0  # Wounds in this Hero round
    no_card: bool = False  # step 5 is left out
    was_wounded: bool = False  # before this Attack took effect
    fewer: int = 0  # cards the Monster draws less next time
    peeked: bool = False  # the hunter knows the Monster's hand
    with_cards: list[str] = []  # played together for the Wound being dealt
    used: list[str] = []  # once per Hunt
    over: bool = False


class Table(State):
    """The whole table."""

    options: Options
    players: list[Player]
    armies: list[Army]  # six of each player, in order of seats
    supply: dict[str, int]  # Runes
    forges: dict[str, str]  # Territory -> Rune type of its Forge token
    forged: dict[str, int]  # Territory -> Runes lying on its Forge, 0 or 1
    sheets: dict[str, list[str]]  # Rune -> the pair of Monster sheets, top first
    beasts: dict[str, Beast]
    boss: str
    track: str  # the Temple track
    requirements: list[str]
    combat_deck: list[str]  # a bag, like all face-down decks
    event_deck: list[str]
    blessing_deck: list[str]
    heroes: list[str]  # Hero pieces and Origin cards nobody has: bags too
    origins: list[str]
    selecting: int  # who began Hero Selection
    active: int
    attacks: list[str] = []  # Monster Attack cards while there is no Hunt
    combat_discard: list[str] = []
    event_discard: list[str] = []
    blessing_discard: list[str] = []
    box: list[str] = []  # Event cards not used with two players
    artifacts: list[str] = []  # beside Monuments and sheets
    slayers: int = SLAYER_TOKENS
    owner: dict[str, int] = {}  # Territory -> who controls it
    temples: list[str] = []  # Territories with a Temple, in order of building
    monuments: dict[str, int] = {}  # Deity -> level
    priests: dict[str, list[int]] = {}  # Deity -> whose Priests stand there
    alliances: dict[str, list[int]] = {}  # Realm -> allied players, first come first
    wheel: dict[str, list[int]] = msgspec.field(default_factory=lambda: {action: [] for action in WHEEL})
    down: list[str] = []  # Requirements turned face down
    # the game's course
    phase: str = "setup"
    turn: int = 0
    chosen: int = 0  # players who have done Hero Selection
    odinson: int | None = None  # who has the Odinson card on offer or kept it
    first: int | None = None  # who kept it
    ragnarok: int | None = None  # who started it
    last_turns: int = 0  # turns left once Ragnarok has started
    idle: int = 0  # turns in a row without a Special Action
    # this phase
    acted: bool = False
    sent: bool = False  # a Priest was sent this Prayer
    arrived: list[int] = []  # Armies that came to where they are this phase
    activated: list[int] = []  # Armies already Activated by this act
    awakened: list[str] = []  # Monsters Activated this phase; the one that acts now is the last
    prepared: int = 0  # choices of Prepare already made
    action: str | None = None  # the Special Action being carried out
    offered_heroes: list[str] = []
    offered_origins: list[str] = []
    draft: list[str] = []  # Blessings to choose from
    event: str | None = None  # the Event card being resolved
    rolled: str | None = None  # the Monster die
    battle: Battle | None = None
    hunt: Hunt | None = None

    if TYPE_CHECKING:
        content: ClassVar[Content]
        map: ClassVar[Map]  # the side of the board for so many players
        stirred: ClassVar[bool]  # may there be something to take or to fight over that was not there before?

    def furnish(self, content: Content) -> None:
        super().furnish(content)
        self.__dict__["map"] = content.maps[len(self.players)]
        self.__dict__["stirred"] = True

    def stir(self, stirred: bool = True) -> None:
        """An Army has come or grown, a Territory has changed hands, or Resistance is weaker for someone: control is
        looked at when the phase ends. Armies that only lose or leave give nobody anything."""
        self.__dict__["stirred"] = stirred

    # -- looking things up -------------------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def fight(self) -> Battle:
        """The Battle that is going on."""
        assert self.battle is not None
        return self.battle

    @property
    def hunting(self) -> Hunt:
        """The Hunt that is going on."""
        assert self.hunt is not None
        return self.hunt

    def card(self, id: str) -> CombatCard:
        return self.content.combat[id]

    def gifts(self, seat: int) -> Gift:
        """What this player's Hero and Blessings give, together."""
        player = self.players[seat]
        if player.blessings:
            givers = (player.hero, *player.blessings)
            return self.content.joined.get(givers) or self.content.given(givers)
        return self.content.gifts[player.hero]

    def giver(self, seat: int, of: Of) -> str:
        """The Blessing or Hero that gives this: `g.giver(seat, lambda gift: gift.swap_rune)`."""
        player = self.players[seat]
        return next(id for id in (*player.blessings, player.hero) if of(self.content.gifts[id]))

    def unused(self, seat: int, of: Of, used: list[str]) -> bool:
        """Is this given, by one that is not among those used already?"""
        return bool(of(self.gifts(seat))) and self.giver(seat, of) not in used

    def from_active(self) -> tuple[int, ...]:
        """All seats clockwise, the Active Player first."""
        return CLOCKWISE[len(self.players)][self.active]

    def has_army(self, seat: int) -> bool:
        """Is one of this player's Armies on the board?"""
        armies = self.armies
        return any([armies[id].at for id in RANKS[seat]])

    def armies_of(self, seat: int) -> list[int]:
        """This player's Armies on the board."""
        armies = self.armies
        return [id for id in RANKS[seat] if armies[id].at]

    def reserve_army(self, seat: int) -> int | None:
        """An Army in this player's Reserve."""
        armies = self.armies
        for id in RANKS[seat]:
            if not armies[id].at:
                return id
        return None

    def armies_at(self, at: str) -> list[int]:
        return [id for id, army in enumerate(self.armies) if army.at == at]

    def strength_at(self, seat: int, at: str) -> int:
        """Total Army strength (LR-ARMY-04)."""
        armies = self.armies
        return sum([armies[id].strength for id in RANKS[seat] if armies[id].at == at])

    def own_armies_at(self, seat: int, at: str) -> list[int]:
        armies = self.armies
        return [id for id in RANKS[seat] if armies[id].at == at]

    def owned(self, seat: int) -> list[str]:
        """The Territories this player controls, in the order of the map."""
        owner = self.owner
        return [at for at in self.map.territories if owner.get(at) == seat]

    def heroes_at(self, at: str) -> list[int]:
        return [player.seat for player in self.players if player.at == at]

    def monsters_on_board(self) -> list[str]:
        """Monsters, not the Boss (LR-BOSS-03)."""
        return [id for id, beast in self.beasts.items() if beast.at and id != self.boss]

    def ringed(self, seat: int) -> list[str]:
        """Monsters this player controls (LR-OWN-02)."""
        return [id for id, beast in self.beasts.items() if beast.ring == seat]

    def priests_in_supply(self, seat: int) -> int:
        """Those neither in Reserve nor on a Monument (LR-OWN-04)."""
        standing = sum([there.count(seat) for there in self.priests.values()])
        return PRIESTS - self.players[seat].priests - standing

    def slots(self, deity: str) -> int:
        record = self.content.deities[deity]
        return record.slots_two if len(self.players) == 2 else record.slots

    @property
    def track_slots(self) -> int:
        return self.content.tracks[self.track].slots
