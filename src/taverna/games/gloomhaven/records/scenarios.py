"""Scenarios as data: their goals, their ground (see ground.py), rules of their own, what they bring.

A scenario's own rules are made of named pieces: what sets them off (`when`), under which test, and what they do. Tests
and numbers are formulas (see formula.py), in which C (or P) is the number of characters and L (or N) the scenario level
(GH-EQUA-01).
"""

from __future__ import annotations

from typing import Literal

from taverna.core.content import Record
from taverna.core.words import Text
from taverna.hexgrid import Hex

from .abilities import Ability, AnyElement, Condition, Rank, Struct
from .concerned import Always, Bound
from .concerned import Who as Who
from .ground import By, Door, Look, Number, Room, Side
from .terms import Depths, Idle, Meter, Only, Rewards

# -- rules of a scenario ---------------------------------------------------------------------------------------------


class Effect(Struct, frozen=True, kw_only=True, tag_field="do"):
    """What a piece of a scenario's rules does. `test`: only if it holds."""

    test: str = ""


class Spawn(Effect, frozen=True, kw_only=True, tag="spawn"):
    """Monsters at a lettered hex or the nearest empty one (GH-SPAWN-01). `to_act`: they act this round as if revealed
    (GH-SPAWN-03); otherwise from the next round on (GH-SPAWN-02). Several hexes: `count` at each."""

    monster: str
    by: By = "nnn"
    at: str = ""
    count: Number = 1
    to_act: bool = True
    name: str = ""
    level: Number = 0
    hp: Number | None = None


class Muster(Effect, frozen=True, kw_only=True, tag="muster"):
    """The monsters of a group that waited come to their places (GH-SPAWN-01), in rooms still hidden when they are
    revealed."""

    group: str
    to_act: bool = True


class SummonFor(Effect, frozen=True, kw_only=True, tag="summon"):
    """The cause summons monsters (GH-MSUMMON-01..05)."""

    monster: str
    by: By = "nnn"
    count: Number = 1


class Erect(Effect, frozen=True, kw_only=True, tag="objective"):
    """The cause places objectives of a kind next to itself, like monsters that are summoned (GH-MSUMMON-02)."""

    id: str
    count: Number = 1


class Hatch(Effect, frozen=True, kw_only=True, tag="hatch"):
    """Every objective of a kind is gone, and a monster stands in its place, which acts from the next round on."""

    id: str
    monster: str
    by: By = "nnn"


class Open(Effect, frozen=True, kw_only=True, tag="open"):
    """Doors open and their rooms are revealed; the first of the list not yet open, if `next`."""

    doors: tuple[str, ...]
    next: bool = False
    goes: bool = False  # the cause goes to the door first, however far


class Close(Effect, frozen=True, kw_only=True, tag="close"):
    """Doors close and are locked. Who stands in one suffers the damage of a trap and goes to the nearest empty hex."""

    doors: tuple[str, ...]


class Unlock(Effect, frozen=True, kw_only=True, tag="unlock"):
    doors: tuple[str, ...]


class RevealRoom(Effect, frozen=True, kw_only=True, tag="reveal"):
    room: str


class Win(Effect, frozen=True, kw_only=True, tag="win"):
    """`ending`: which of the scenario's endings it has, if it has several."""

    ending: str = ""


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    pass


class SetGoal(Effect, frozen=True, kw_only=True, tag="goal"):
    """Another victory condition takes the place of the first: one of the scenario's `goals`, by number."""

    number: int


class Hurt(Effect, frozen=True, kw_only=True, tag="damage"):
    value: Number
    whom: Who = Who()


class HealAll(Effect, frozen=True, kw_only=True, tag="heal"):
    """`each_turn`: from now on, at the start of each of their turns."""

    value: Number
    whom: Who = Who()
    each_turn: bool = False


class Give(Effect, frozen=True, kw_only=True, tag="condition"):
    """`negative`: a negative scenario effect, which a perk may ignore. `lasting`: for good, so given anew at the start
    of each of their turns."""

    conditions: tuple[Condition, ...]
    whom: Who = Who()
    negative: bool = True
    lasting: bool = False


class CureAll(Effect, frozen=True, kw_only=True, tag="cure"):
    """Negative conditions end."""

    whom: Who = Who()


class AddCards(Effect, frozen=True, kw_only=True, tag="cards"):
    """Modifier cards shuffled into the decks of characters, or into the monsters' deck."""

    card: Literal["curse", "bless", "minus"]
    count: Number
    whom: Literal["characters", "monsters", "cause"] = "characters"


class LoseHand(Effect, frozen=True, kw_only=True, tag="lose-cards"):
    """Cards of one's choice from hand: lost, or discarded."""

    count: Number
    whom: Who = Who()
    to: Literal["lost", "discarded"] = "lost"


class Regain(Effect, frozen=True, kw_only=True, tag="recover"):
    count: int
    whom: Who = Who()
    kind: Literal["lost", "discarded"] = "lost"


class Items(Effect, frozen=True, kw_only=True, tag="items"):
    """Items of one's choice are spent, consumed, refreshed, or used up as their own card says; None: all of them. All
    that one wears is laid down, or taken up again."""

    what: Literal["spend", "consume", "refresh", "use-up", "lay-down", "take-up"]
    count: int | None = None
    whom: Who = Who()
    slot: str = ""


class Pay(Effect, frozen=True, kw_only=True, tag="money"):
    """Gold or money tokens for each; below zero they are lost."""

    gold: Number = 0
    tokens: Number = 0
    xp: Number = 0
    whom: Who = Who()


class Lay(Effect, frozen=True, kw_only=True, tag="place"):
    """A tile or token on the hexes of a letter."""

    what: Literal["trap", "obstacle", "difficult", "hazard", "money", "treasure", "plate"]
    at: str
    holds: str = ""  # of a treasure
    damage: Number | None = None
    conditions: tuple[Condition, ...] = ()
    look: Look = ""


class Spread(Effect, frozen=True, kw_only=True, tag="spread"):
    """One more tile of difficult terrain on a hex of a letter next to such a tile, as the players choose."""

    at: str


class GiveUp(Effect, frozen=True, kw_only=True, tag="give-up"):
    """The cause parts for good with one of these items that it found in this scenario."""

    items: tuple[str, ...]


class Clear(Effect, frozen=True, kw_only=True, tag="remove"):
    """Tiles of the hexes of a letter, or all of them; or figures, which do not die. Characters stay. `here`: only on
    the hex of the cause."""

    what: Literal["trap", "obstacle", "difficult", "hazard", "money", "treasure", "objective", "figure"]
    at: str = ""
    here: bool = False
    whom: Who | None = None


class Turn(Effect, frozen=True, kw_only=True, tag="allegiance"):
    whom: Who
    to: Side


class Count(Effect, frozen=True, kw_only=True, tag="count"):
    """A number the scenario keeps: one more, so many more, or exactly so many. `own`: one for each figure, that of the
    cause or of those it concerns; what a character carries is written like this."""

    name: str
    plus: Number = 1
    set: Number | None = None
    own: bool = False
    whom: Who = Who(side="cause")


class Wake(Effect, frozen=True, kw_only=True, tag="wake"):
    """Monsters that were idle until now act from now on, like those just revealed (GH-REVEAL-05)."""

    whom: Who


class Blow(Effect, frozen=True, kw_only=True, tag="blow"):
    """Each moves one hex that way by force, in initiative order, unless something is there; of two hexes that lie that
    way their player chooses."""

    whom: Who
    way: Literal["left", "up", "right", "down"]


class Roll(Effect, frozen=True, kw_only=True, tag="roll"):
    """Boulders on the hexes of each of these letters go on along them, in the order in which they are written, and from
    the last to the first again: those of one letter by 1 hex, of another by 2, and so on, as the players choose.
    Obstacles on their way are destroyed, and figures suffer the damage of a trap; one on whose hex a boulder stops is
    forced one hex left."""

    rows: tuple[str, ...]


class Vanish(Effect, frozen=True, kw_only=True, tag="vanish"):
    """Monsters leave the map without dying, and keep their turns."""

    whom: Who


class Appear(Effect, frozen=True, kw_only=True, tag="appear"):
    """Monsters of a type that had left the map come back, to the next of these letters each time."""

    type: str
    to: tuple[str, ...]


class Errand(Effect, frozen=True, kw_only=True, tag="errand"):
    """In place of its turn the cause goes to the hexes of a letter; then another piece takes effect."""

    towards: str
    move: int
    then: str
    opens_doors: bool = False


class Grab(Effect, frozen=True, kw_only=True, tag="loot"):
    """The cause loots the treasure tiles on the hexes of a letter; `deed` is that of a deed under way."""

    at: str


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """One of so many tokens that lie face down is turned up; `marked` of them count one more under the name."""

    name: str
    marked: int
    of: int


class Elements(Effect, frozen=True, kw_only=True, tag="elements"):
    """`closed`: from now on characters cannot consume elements."""

    strong: tuple[AnyElement, ...] = ()
    inert: tuple[AnyElement, ...] = ()
    closed: bool = False


class Strengthen(Effect, frozen=True, kw_only=True, tag="bonus"):
    """Figures are stronger, this round or for good: sums added to what their stat cards say. `anew`: for good, and
    worked out whenever they are asked for. Of characters and summons, attack and edge alone."""

    whom: Who
    attack: Number = 0
    move: Number = 0
    range: Number = 0
    shield: Number = 0
    retaliate: Number = 0
    retaliate_range: int = 1
    edge: Number = 0  # for good: above zero their attacks have Advantage, below zero Disadvantage
    lasts: Literal["round", "scenario"] = "scenario"
    anew: bool = False


class Toughen(Effect, frozen=True, kw_only=True, tag="hit-points"):
    """Those on the map have so many more hit points, or fewer, but never less than 1: now and at most."""

    value: Number
    whom: Who


class Leave(Effect, frozen=True, kw_only=True, tag="leave"):
    """Characters on the hexes of a letter leave the map for good, with their summons; they are not exhausted."""

    at: str


class Promote(Effect, frozen=True, kw_only=True, tag="promote"):
    """Normal monsters become elite, unhurt or not by as much as they were."""

    whom: Who


class Return(Effect, frozen=True, kw_only=True, tag="return"):
    """Monsters of the room before this one that were killed come back where they stood, as the players choose."""

    rank: Literal["normal", "elite"]
    count: int = 1


class Relocate(Effect, frozen=True, kw_only=True, tag="relocate"):
    """Figures go to the hexes of a letter, or the nearest empty ones. `next`: to the next of the letters each time.
    `beside`: to an empty hex next to one of them, which their player chooses. The letter `cause`: the cause's hex."""

    whom: Who
    to: tuple[str, ...]
    next: bool = False
    beside: bool = False


class Current(Effect, frozen=True, kw_only=True, tag="current"):
    """A current takes everyone in a room one hex along, from the top row to the bottom one. Whom a figure, an obstacle
    or a wall stops suffers damage; whoever has an obstacle or a wall at their back is sheltered from it."""

    room: str
    to: Literal["up-left", "up-right"]
    damage: Number


class Flee(Effect, frozen=True, kw_only=True, tag="flee"):
    """Figures move as far away from the cause as they get with so many points of movement."""

    whom: Who
    points: Number


class Control(Effect, frozen=True, kw_only=True, tag="control"):
    """Of the characters who have not acted yet, the last one acts against its party in its turn of this round, by the
    monsters' rules, with Move 2 and the attacks of its leading card's top half; its summons do too."""


class ExtraTurn(Effect, frozen=True, kw_only=True, tag="turn"):
    """Monsters take a turn now, with the ability card of the round or with these abilities."""

    whom: Who
    perform: tuple[Ability, ...] = ()


class Call(Effect, frozen=True, kw_only=True, tag="piece"):
    """Another piece of this scenario, by its id."""

    id: str


Doing = (
    Spawn
    | Muster
    | SummonFor
    | Erect
    | Hatch
    | Open
    | Close
    | Unlock
    | RevealRoom
    | Win
    | Lose
    | SetGoal
    | Hurt
    | HealAll
    | Give
    | CureAll
    | AddCards
    | LoseHand
    | Regain
    | Items
    | Pay
    | Lay
    | Spread
    | GiveUp
    | Clear
    | Turn
    | Count
    | Draw
    | Wake
    | Grab
    | Blow
    | Roll
    | Vanish
    | Appear
    | Errand
    | Elements
    | Strengthen
    | Toughen
    | Leave
    | Promote
    | Return
    | Relocate
    | Current
    | Flee
    | Control
    | ExtraTurn
    | Call
)

Event = Literal[
    "setup",  # before the first round
    "round-start",  # before cards are chosen
    "last-turn",  # after the last turn of a round, before clean-up
    "round-end",  # after clean-up
    "turn-start",  # of: a monster type, a name, "character" or "summon"
    "turn-end",  # the same
    "door",  # a door was opened; of: its id
    "room",  # a room was revealed; of: its id
    "killed",  # of: a monster type, a name or an objective's id, or "" for any enemy; `death` is the letter of its hex
    "damaged",  # of: the same
    "touched",  # attacked, damaged or given a condition; of: the same
    "attacks",  # a figure has performed a melee Attack; of: a monster type or a name
    "entered",  # a figure on foot entered difficult terrain
    "moved",  # a character or a summon has ended a movement
    "looted",  # of: a treasure's number or "goal"
    "passed",  # what is carried has passed to another, who is the cause
    "exhausted",  # a character; `death` is the letter of its hex
    "deed",  # a character next to a hex of the letter `of` pays the `price`; the hex, called `deed`, loses its letter
    "called",  # by a boss's special action or by another piece
]


class Piece(Struct, frozen=True, kw_only=True):
    """A rule of the scenario. `told` False: a section that is read only when it happens (GH-PAGE-04)."""

    id: str
    when: Event
    do: tuple[Doing, ...]
    of: str = ""
    test: str = ""
    once: bool = False
    rank: Literal["", "elite"] = ""  # of those killed: only of this rank
    price: Literal["bottom", "any", "move"] = "bottom"  # of a deed: an action, or points of a Move
    cost: Number = 1  # of a deed for points of movement; they may be spent little by little
    again: bool = False  # of a deed: the hex keeps its letter
    text: Text | None = None
    told: bool = True


class Goal(Struct, frozen=True, kw_only=True):
    """What wins, or what loses: a test, empty where only a piece can say so."""

    text: Text
    test: str = ""


class Scenario(Record, frozen=True, kw_only=True):
    """A page of the Scenario Book (GH-PAGE-01..17). The first room is the one to start in; `also`: other rooms to start
    in, at most half of the characters, rounded up, in each."""

    number: int = 0
    goals: tuple[Goal, ...]
    lose: tuple[Goal, ...] = ()
    intro: Text | None = None
    outro: Text | None = None
    start: tuple[Hex, ...]
    also: tuple[str, ...] = ()
    dungeon: Depths | None = None
    apart: bool = False  # walls part the first room: start where a monster can be reached
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...] = ()
    monsters: tuple[str, ...] = ()  # types that may come in later; those in rooms need not be listed
    allies: tuple[str, ...] = ()  # monster types on the party's side
    third: tuple[str, ...] = ()  # monster types that are everyone's enemies
    unharmed: tuple[str, ...] = ()  # monster types that suffer no damage
    adds: dict[str, tuple[Condition, ...]] = {}  # monster types whose attacks bring these conditions too
    only: dict[str, Only] = {}  # monster types that only some can harm
    large: tuple[str, ...] = ()  # monster types that fill all hexes of the letter they stand on
    idle: dict[str, Idle] = {}  # monster types that do nothing for a while
    carried: str = ""  # a number of its own for what a character carries: a Loot ability takes it over
    suffers: dict[str, str] = {}  # monster types whose damage this objective suffers in their place
    instead: dict[str, tuple[str, Rank]] = {}  # monsters that others summon in place of these
    bound: dict[str, Bound] = {}  # monster types or names that have somewhere to go
    always: tuple[Always, ...] = ()
    takes: str = ""  # a test of who may loot goal treasure tiles
    names: dict[str, Text] = {}
    meters: tuple[Meter, ...] = ()
    pieces: tuple[Piece, ...] = ()
    rewards: Rewards = Rewards()
    endings: dict[str, Rewards] = {}  # what each of several endings brings beside them
    links: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # achievements needed in a campaign; with "!" in front: not to have
    grid: str = ""  # place on the map of the world
    solo: str = ""  # the class that plays it alone, from level 5 on; the id is `solo-` and that class
