"""Items, battle goals and treasures as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from taverna.core.content import Record

from .abilities import NO_TEST, Ability, Amount, AnyElement, Condition, Extra, Slot, When

Moment = Literal[
    "own-turn",  # at any point of the owner's turn
    "own-move",  # during one's Move ability
    "own-attack",  # during one's attack, before the modifier card is drawn
    "own-melee",
    "own-ranged",
    "own-attack-action",  # once for an Attack ability (all its targets)
    "own-heal",
    "attacked",  # when attacked, before the modifier card is drawn
    "damaged",  # when damage from an attack would be suffered
    "drew",  # after a modifier card was drawn
    "condition",  # when a negative condition would be gained
    "long-rest",
    "short-rest",
    "round-start",  # before cards are chosen
    "initiative",  # after cards are revealed
    "killed",
    "exhausted",
    "adjacent-enemy-attacks",
    "always",
    "loot",
    "turn-end",
    "ally-attack-action",  # once for an Attack ability of an ally
    "enemy-consumes",  # an enemy is about to consume an element
    "own-loot",  # during one's Loot 1 ability
    "own-obstacle",  # during one's ability that creates obstacles
    "song",  # after an action of one's own that is a Song
    "doom",  # after one that is a Doom; what it performs is about the doomed
    "command",  # after one that commands one's companion
    "summon-damaged",  # a summon of one's own would suffer damage from an attack
]


class Item(Record, frozen=True, kw_only=True):
    """`moment`: when it may be used; `gives` changes the ability or attack it is used on; `do` is performed; `shield`
    and the like answer an attack. `uses` slots before it is spent or consumed (GH-EQUIP-09..13). What `do` makes that
    lasts (a Shield) lasts for the round, or with `lasts` to the end. `flying` to `seen_last` hold as long as it is
    equipped."""

    number: int
    cost: int
    slot: Slot
    copies: int
    after: Literal["spent", "consumed", "kept"]
    moment: Moment
    uses: int = 1
    minus: int = 0  # -1 cards it adds (GH-EQUIP-14)
    test: When = NO_TEST
    gives: Extra = Extra()
    do: tuple[Ability, ...] = ()
    shield: int = 0
    retaliate: int = 0
    negate: bool = False
    needs: tuple[AnyElement, ...] = ()  # elements it consumes
    price: tuple[Ability, ...] = ()  # what must be done for what it gives: "suffer 3 damage to …"
    forced: bool = False  # used whenever its situation arises (GH-USE-06)
    prosperity: int | None = None  # the level at which the shop has it
    unrecoverable: bool = False
    flying: bool = False
    immovable: bool = False  # by enemies and scenario effects
    immune: tuple[Condition, ...] = ()
    small_items: int = 0  # further small items that may be equipped
    default_move: int = 0  # in place of the 2 of the default bottom action
    default_attack: int = 0  # in place of the 2 of the default top action
    treads: tuple[Literal["difficult", "hazards"], ...] = ()  # terrain that does nothing to its owner
    marked: bool = False  # only in a turn in which its owner entered hazardous terrain
    seen_last: bool = False  # to its enemies' focus its owner has initiative 99
    turns: dict[Condition, Condition] = {}  # what is gained in place of a condition
    helps: tuple[str, ...] = ()  # cards with which the Heals of allies gain what it gives
    lasts: bool = False  # what `do` makes lasts for the scenario
    without_minus: int = 0  # -1 cards taken out of the owner's deck for the scenario
    initiative: int = 0  # the leading initiative may go up or down by so much
    random: bool = False  # one of the random item designs (GH-DESIGN-01)
    once_a_turn: bool = False
    wild: tuple[str, ...] = ()  # further words of rules that only items know (see rules/items.py)


class Kit:
    """What a character has equipped, sorted once: its items by the moment they wait for, and what they do together as
    long as they are equipped."""

    def __init__(self, items: tuple[Item, ...]) -> None:
        self.waiting: dict[Moment, tuple[Item, ...]] = {}
        for item in items:
            self.waiting[item.moment] = (*self.waiting.get(item.moment, ()), item)
        self.always = self.waiting.get("always", ())
        self.wild = frozenset(word for item in self.always for word in item.wild)
        self.phasing = any("phasing" in item.wild for item in items)
        self.flying = any(item.flying for item in items)
        self.seen_last = any(item.seen_last for item in items)
        self.treads = frozenset(word for item in items for word in item.treads)
        self.immune = tuple(condition for item in items for condition in item.immune)
        self.shields = tuple(item for item in self.always if item.shield)
        self.helping = tuple(item for item in items if item.helps)


class Outfit:
    """What all characters together have equipped: every moment that some item waits for, and whether any of them makes
    its owner someone whom enemies look at in another way."""

    def __init__(self, kits: Sequence[Kit]) -> None:
        self.kits = kits  # by seat
        self.waiting: frozenset[Moment] = frozenset(moment for kit in kits for moment in kit.waiting)
        self.veils = any(kit.phasing or kit.seen_last for kit in kits)


class BattleGoal(Record, frozen=True, kw_only=True):
    """`check`: the name of what the engine counts, with its number (see rules/goals.py)."""

    number: int
    checks: int  # check marks it is worth
    test: str
    value: Amount = 0


class Treasure(Record, frozen=True, kw_only=True):
    """What a numbered treasure tile holds (GH-TREAS-05..07)."""

    number: int
    gold: int = 0
    xp: int = 0
    checks: int = 0  # check marks
    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    items: tuple[str, ...] = ()
    design: str = ""  # all copies of this item go to the shop
    random_design: bool = False
    random_scenario: bool = False
    scenario: str = ""  # a scenario it unlocks
