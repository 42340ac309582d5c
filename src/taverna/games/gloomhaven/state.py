"""What is on the table in Gloomhaven."""

from __future__ import annotations

from functools import cached_property, lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Literal

import msgspec

from taverna.core.state import State
from taverna.hexgrid import Hex, HexMap

from .campaign.world import Visit, World
from .options import Options
from .records.abilities import ELEMENTS, Area, Attack, Condition, Extra, Rank
from .records.board import Board
from .records.content import Content
from .records.dungeons import Dungeon
from .records.items import Kit, Outfit
from .records.scenarios import Who

Phase = Literal[
    "city", "travel", "outfit", "goals", "hands", "selection", "initiative", "turns", "end", "after", "over"
]
"""Of a scenario; and before and after it, those of an evening of a campaign."""

Force = Literal["party", "monsters", "third"]
"""Who fights for whom. `third` fights both, where a scenario has such figures."""


Value = Literal["attack", "move", "range", "shield", "retaliate", "edge"]
"""A value of a monster's stat card; `edge`: Advantage above zero, Disadvantage below."""


class Bonus(msgspec.Struct, gc=False):
    """A lasting bonus in force: whose it is, whom it is about, its slots used.

    `card` and `half` say where it is printed, `nth` which ability there, all lists of abilities counted through
    (see rules/bonuses.py): a half of a character's card, an item ("item"), a summon ("summon"), a monster's card
    ("monster", as "deck/number"). A Shield or Retaliate, or a sum that a bonus adds, has its value worked out when it
    was played.
    """

    word: Literal["shield", "retaliate", "bonus"]
    card: str
    half: Literal["top", "bottom", "item", "monster", "summon"]
    nth: int
    owner: str  # figure id of who played it
    on: list[str]  # figure ids it is about
    lasts: Literal["turn", "round", "persistent"] = "round"
    value: int = 0
    range: int = 1
    used: int = 0
    fresh: bool = False  # played in the turn that is under way
    paid: list[int] = []  # its augments that were paid for when it was played


class Figure(msgspec.Struct, gc=False):
    """Anyone on the map: a character ("h0"), a summon ("s3"), a monster ("living-bones-2"), an objective to destroy.

    Ids never change and are never used twice in a scenario. `at` None: not on the map (exhausted, dead).
    """

    id: str
    kind: Literal["character", "summon", "monster", "objective"]
    what: str  # class, summon, monster type, or the name of an objective
    force: Force
    at: Hex | None
    hp: int
    max_hp: int
    rank: Rank | None = None
    number: int = 0  # of the standee
    level: int = 0  # its own, where a named monster has another (GH-NAMED-01)
    name: str = ""  # of a named monster or an objective: a key of the scenario
    conditions: dict[Condition, bool] = {}  # each with whether it was gained in the figure's own running turn
    wounded_by: str = ""  # the character who gave it the Wound it has, or had last
    acted: bool = False  # has had its turn this round
    new: bool = False  # summoned this round: does not act
    spawned: bool = False  # drops no money (GH-ATK-13)
    owner: str = ""  # summoner's figure id
    card: str = ""  # of a character's summon: the card that stays in the active area for it
    seat: int | None = None  # whose character or summon it is
    turncoat: int | None = None  # the seat for whom it fights this round
    controlled: bool = False  # of a turncoat: that seat decides what it does
    moved: int = 0  # hexes this turn
    dealt: int = 0  # damage this turn
    grounded: bool = False  # can no longer fly


class Tally(msgspec.Struct, omit_defaults=True):
    """What battle goals, personal quests and statistics count while a scenario goes on. What a summon does counts for
    its owner (GH-SUMMON-12)."""

    kills: int = 0  # monsters killed
    elite_kills: int = 0
    overkill: int = 0  # the most damage beyond what was needed that killed a monster
    one_blow: int = 0  # undamaged monsters killed with a single attack
    first_kill: int = 0  # 1 if the first monster of the scenario was killed by this character
    traps: int = 0  # sprung or disarmed in one's own turn or that of a summon
    treasures: int = 0  # tiles looted
    tokens: int = 0  # of money, looted
    doors: int = 0  # rooms revealed by opening a door in one's own turn
    items: int = 0  # times an item was used
    short_rests: int = 0
    long_rests: int = 0
    below_half: int = 0  # 1 if the hit points were ever below half of their maximum, rounded up
    quiet_rounds: int = 0  # rounds that began without any monster on the map
    damage: int = 0  # done to enemies
    suffered: int = 0
    slain: dict[str, int] = {}  # monsters killed that were not elite, by type
    elites_slain: dict[str, int] = {}
    slain_with: dict[str, dict[str, int]] = {}  # by the item used on the attack that killed, then by type


class Character(msgspec.Struct):
    """A player's mat: cards by zone, items, gold, experience. Its figure is `h<seat>`."""

    seat: int
    what: str  # class
    level: int
    name: str = ""
    hand: list[str] = []
    aside: list[str] = []  # cards of the class that were not taken into this scenario
    chosen: list[str] = []  # of the two cards of the round, the leading one first, those not used yet
    later: list[str] = []  # those of them that wait while an extra turn is taken with others
    ready: bool = False  # has chosen this round
    resting: bool = False  # a long rest this round
    initiative: int = 0  # of the leading card once it is revealed, 99 for a long rest
    second: int = 0  # of the other card
    played: list[str] = []  # the card whose action is being performed
    halves: list[str] = []  # "top", "bottom": actions taken this turn
    forgone: list[str] = []  # actions that it gives up in this round for a bonus
    acts: list[str] = []  # the same as they were taken: "attack" and "move" for a default action
    discarded: list[str] = []
    drawn: str = ""  # of the discarded, the one a short rest is about to lose
    lost: list[str] = []
    active: list[str] = []  # cards in the active area; their bonuses are in `Table.bonuses`
    active_lost: list[str] = []  # those of them that count as lost (GH-BONUS-08)
    items: list[str] = []  # equipped
    spent: list[str] = []
    consumed: list[str] = []
    item_uses: dict[str, int] = {}
    used_now: list[str] = []  # items that can be used once a turn, used in this one
    bag: list[str] = []  # found in this scenario; cannot be used in it
    money: int = 0  # tokens looted
    gold: int = 0  # gained otherwise
    xp: int = 0
    exhausted: bool = False
    fell: Hex | None = None  # where it became exhausted
    left: bool = False  # of one who is out of the scenario: it went by an exit, and is not exhausted
    goals: list[str] = []  # battle goals dealt (two), then the one kept
    tally: Tally = msgspec.field(default_factory=Tally)
    checks: int = 0  # check marks found in treasures
    ignores_items: bool = False  # a perk: the -1 cards of items
    ignores_scenario: bool = False  # a perk: negative scenario effects
    without_minus: int = 0  # -1 cards an item has taken out of the deck
    deck: list[str] = []  # attack modifier cards: the draw pile, a bag
    deck_discard: list[str] = []
    reshuffle: bool = False  # a standard 2x or null was drawn this round
    order: int = 0  # of equal initiatives: who goes first was decided

    @property
    def id(self) -> str:
        """Of its figure."""
        return HERO_IDS[self.seat]


class MonsterGroup(msgspec.Struct):
    """A monster type in the scenario: its deck and the card of the round."""

    what: str
    deck: str
    drawn: int | None = None  # the card in force this round


class AbilityDeck(msgspec.Struct):
    """A monsters' ability deck, shared by all types that use it: numbers of cards."""

    pile: list[int] = []
    discard: list[int] = []
    shuffle: bool = False


class Trap(msgspec.Struct, gc=False):
    damage: int = 0
    conditions: list[Condition] = []
    owner: str = ""  # who made it
    xp: int = 0
    blast: int = 0  # damage to its maker's enemies next to it, when it is sprung
    blast_conditions: list[Condition] = []


class Obstacle(msgspec.Struct, gc=False):
    """One overlay tile that stops movement; `hexes` all of it."""

    hexes: list[Hex]
    look: str = "obstacle"
    lasting: bool = False  # no ability destroys or moves it
    figure: str = ""  # the objective that it is (GH-DESTROY-01)


class Attacking(msgspec.Struct, gc=False):
    """The attack under way, open for all to see: who, whom, the base value, what was drawn and each step so far."""

    attacker: str
    target: str
    value: int = 0
    steps: list[tuple[str, int]] = []  # (what, value after it)
    drawn: list[str] = []
    used: list[str] = []  # of the drawn, those applied
    tools: list[str] = []  # items of the attacker's used on it
    damage: int = 0  # suffered in the end
    pierce: int = 0  # left over, against Shield that comes only when damage is known
    retaliates: list[tuple[int, int]] = []  # (damage, range) that the target has gained against this attack alone


class Doing(msgspec.Struct, gc=False):
    """The ability a player decides about, open for all to see: drawings and previews are made from it."""

    figure: str
    word: Literal["move", "attack", "area"]
    points: int = 0  # of movement left
    manner: str = "walk"
    range: int = 0
    ability: Attack | None = None  # as it is printed
    gained: list[Extra] = []  # what was added to it
    area: Area | None = None  # the shape about to be laid


class Raise(msgspec.Struct):
    """What a scenario's own rules add to a value of monsters: of all it concerns, those to come too; or, for one round,
    of those it concerned then."""

    what: Value
    value: int
    whom: Who = Who(side="monsters")
    reach: int = 1  # of a Retaliate
    sum: str = ""  # worked out whenever it is asked for, in place of the value
    round: int | None = None  # in this round alone
    ids: list[str] = []  # of it then


class EachTurn(msgspec.Struct):
    """What a scenario does at the start of every turn of those it concerns: it heals, or gives a condition for good."""

    whom: Who
    heal: int = 0
    condition: Condition | None = None


class Eaten(msgspec.Struct):
    """Elements that a monster type has consumed this round: all of the type have the benefit (GH-ELEM-14)."""

    what: str
    elements: list[str]


class Table(State, kw_only=True):
    """A scenario being played."""

    scenario: str
    seats: int
    level: int  # of the scenario: monsters, traps, gold (GH-LEVEL-01)
    round: int = 0
    phase: Phase = "goals"
    characters: list[Character] = []
    figures: dict[str, Figure] = {}  # by id, in order of arrival; the dead leave it
    groups: list[MonsterGroup] = []
    decks: dict[str, AbilityDeck] = {}
    monster_deck: list[str] = []  # attack modifier cards: the draw pile
    monster_discard: list[str] = []
    monster_reshuffle: bool = False
    goal_deck: list[str] = []
    elements: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(ELEMENTS, 0))  # 2 Strong, 1 Waning
    infused: list[str] = []  # moves to Strong at the end of the running turn (GH-ELEM-03)
    eaten: list[Eaten] = []
    elements_closed: bool = False  # characters cannot consume any: a rule of the scenario
    bonuses: list[Bonus] = []
    order: list[str] = []  # this round's order: "h0", or a monster type
    turn: str = ""  # the figure whose turn it is
    acting: str = ""  # the monster type whose figures take their turns
    rooms: list[str] = []  # revealed, in order
    opened: list[Hex] = []  # doors
    locked: list[Hex] = []
    traps: dict[str, Trap] = {}  # by hex "q,r"
    obstacles: list[Obstacle] = []
    difficult: list[Hex] = []
    hazards: list[Hex] = []
    money: dict[str, int] = {}  # money tokens by hex "q,r"
    treasures: dict[str, str] = {}  # treasure tiles by hex: a number, or "goal"
    plates: dict[str, bool] = {}  # pressure plates by hex: pressed
    spots: dict[str, list[Hex]] = {}  # lettered hexes of revealed rooms
    attacking: Attacking | None = None
    doing: Doing | None = None
    goal: int = 0  # which of the scenario's victory conditions is in force
    kills: int = 0  # enemies of the party killed
    killed: dict[str, int] = {}  # figures killed, by type and by name
    happened: dict[str, int] = {}  # how often each piece of the scenario's rules took effect
    counts: dict[str, int] = {}  # numbers the scenario keeps
    cycles: dict[str, int] = {}  # of doors or letters taken one after the other: which is next
    raises: list[Raise] = []
    each_turn: list[EachTurn] = []
    dungeon: Dungeon = msgspec.field(default_factory=Dungeon)  # the rooms of a random dungeon
    looted: list[str] = []  # treasures taken, for the campaign
    taken_before: list[str] = []  # treasures that were taken in earlier evenings (GH-TREAS-08)
    finished: Literal["success", "failure"] | None = None  # decided; the round is still played out (GH-FINISH-02)
    made: int = 0  # figures ever made, for ids
    cast: dict[str, str] = {}  # every figure there ever was, by id: "what/number/name"
    options: Options = Options()

    campaign: World | None = None  # what lasts, where the scenario is one evening of a campaign
    visit: Visit = msgspec.field(default_factory=Visit)
    casual: bool = False  # played casually (GH-CASUAL-01)

    if TYPE_CHECKING:
        content: ClassVar[Content]
        board: ClassVar[Board]  # the ground of the scenario being played

    @property
    def world(self) -> World:
        """The world of the campaign this table is part of."""
        assert self.campaign is not None
        return self.campaign

    def furnish(self, content: Content) -> None:
        """In a campaign, cards are as their enhancements have made them."""
        content = content.printed
        if self.campaign is not None and self.campaign.enhancements:
            content = content.enhanced(tuple(self.campaign.enhancements))
        super().furnish(content)
        self.renew()

    def hush(self, halts: bool = True) -> None:
        super().hush(halts)
        self.renew()
        self.relaid()

    def renew(self) -> None:
        """The scenario, its map or what characters wear is another from now on: what was derived from it is forgotten.
        Whoever changes any of them says so; in play that nobody hears nothing else is looked at."""
        for name in ("shown", "worn", "_ground", "_outfit"):
            self.__dict__.pop(name, None)
        self.__dict__["board"] = self.content.board(self)

    def relaid(self) -> None:
        """Something lies on the floor that did not, or no longer lies there: whoever changes it says so."""
        self.__dict__.pop("_terrain", None)

    @cached_property
    def shown(self) -> HexMap:
        """The map of the rooms revealed so far, in play that nobody hears (see `rules.land.ground`)."""
        return self.content.map(self)

    @cached_property
    def worn(self) -> Outfit:
        """What all characters have equipped, in play that nobody hears (see `outfit`)."""
        return Outfit([self.content.kit(mat.items) for mat in self.characters])

    def character(self, id: str) -> Character:
        """The mat of a character's figure."""
        return self.characters[self.figures[id].seat]  # type: ignore[index]

    def kit(self, one: Figure | Character) -> Kit:
        """What a character has equipped."""
        if self.heard:
            return self.content.kit(self.characters[one.seat].items)  # type: ignore[index]
        return self.worn.kits[one.seat]  # type: ignore[index]

    @property
    def outfit(self) -> Outfit:
        """What all characters have equipped; the same object while nothing changes."""
        if not self.heard:
            return self.worn
        known: tuple[list[list[str]], Outfit] | None = self.__dict__.get("_outfit")
        if known is not None and known[0] == [*map(EQUIPPED, self.characters)]:
            return known[1]
        worn = [mat.items[:] for mat in self.characters]
        made = Outfit([self.content.kit(items) for items in worn])
        self.__dict__["_outfit"] = worn, made
        return made

    def hero(self, id: str) -> Character | None:
        """The mat of a figure, if it is a character's."""
        figure = self.figures.get(id)
        if figure is None or figure.kind != "character":
            return None
        return self.characters[figure.seat]  # type: ignore[index]


def hero_id(seat: int) -> str:
    """The id of the figure of a seat's character."""
    return HERO_IDS[seat]


HERO_IDS = ("h0", "h1", "h2", "h3")
EQUIPPED = attrgetter("items")


@lru_cache(maxsize=4096)
def key(a: Hex) -> str:
    """A hex as a key of a dictionary."""
    return f"{a[0]},{a[1]}"


def unkey(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)
