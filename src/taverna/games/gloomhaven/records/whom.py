"""Whom a word of a card concerns, and when: elements, conditions, tests, sides, areas."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from taverna.hexgrid import Hex

Element = Literal["fire", "ice", "air", "earth", "light", "dark"]


ELEMENTS: tuple[Element, ...] = get_args(Element)


AnyElement = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]


Condition = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "invisible", "strengthen", "bless"
]


CONDITIONS: tuple[Condition, ...] = get_args(Condition)


NEGATIVE: tuple[Condition, ...] = ("poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse")


Rank = Literal["normal", "elite", "boss"]


Slot = Literal["head", "body", "legs", "one-hand", "two-hand", "small"]


SLOTS: tuple[Slot, ...] = get_args(Slot)


Dot = Literal["square", "circle", "diamond", "diamond-plus", "hex"]


Amount = int | str


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    pass


# -- whom an ability concerns ------------------------------------------------------------------------------------------
class When(Struct, frozen=True, kw_only=True):
    """A test; all that is stated must hold. "Target" is the figure looked at, "ally" one of the one who acts."""

    alone: bool = False  # the target is next to none of its own allies
    beside_ally: bool = False  # the target is next to an ally of the one who acts
    has: tuple[Condition, ...] = ()  # the target has any of these
    beside_has: tuple[Condition, ...] = ()  # the target is next to an ally of its own that has any of these
    rank: tuple[Rank, ...] = ()  # the target is one of these
    hp_at_most: int | None = None  # the target's hit points now
    undamaged: bool = False  # the target lacks no hit points
    doomed: bool = False  # a Doom is on the target
    by: Literal["self", "ally", "self-and-allies", "summon"] | None = None  # of attacks on others: whose, to the owner
    missing_at_least: int = 0  # hit points the target lacks to its most
    conditions_at_least: int = 0  # negative conditions on the target
    self_has: tuple[Condition, ...] = ()  # the one who acts has any of these
    melee: bool = False  # of attacks: a melee attack
    ranged: bool = False  # of attacks: a ranged attack
    straight: bool = False  # the movement of this action was in a straight line
    returned: bool = False  # the movement ended where it began
    summoned: bool = False  # the target is a summon
    own: bool = False  # the target is the one who acts, or its summon
    beside_summon: bool = False  # the target is next to an ally of the one who acts that is a summon
    targeting_self: bool = False  # of attacks by others: the owner of the bonus is the target
    exactly: int = 0  # the target is exactly so many hexes away
    adjacent: bool = False  # the target (of an attack by others: the attacker) is next to the owner
    characters: tuple[int, ...] = ()  # the scenario is played by one of these numbers of characters
    single: bool = False  # of attacks: the ability has one target and no area
    what: tuple[str, ...] = ()  # the target is a monster of one of these types
    moved_at_least: int | None = None  # the one who acts has moved so many hexes this turn
    moved_at_most: int | None = None
    enemies_adjacent: int = 0  # at least so many enemies are next to the one who acts
    below_half: bool = False  # the one who acts has fewer hit points than half its most, rounded up
    outmatched: bool = False  # the target has fewer hit points than half of what the one who acts has lost
    not_strong: Element | None = None  # this element is not Strong, nor about to be
    augmented: bool = False  # elements were consumed, or a price paid, with this action
    plain: bool = False  # they were not
    strong: Element | None = None  # this element is Strong
    own_turn: bool = False  # it is the turn of the one who acts
    self_hp_at_most: int | None = None  # the hit points of the one who acts
    augment: bool = False  # the action has an Augment
    by_owner: bool = False  # of attacks: the owner of the bonus attacks
    deadly: bool = False  # of damage due: it would leave the owner without hit points


Side = Literal[
    "enemy",
    "ally",
    "self",
    "ally-or-self",
    "self-and-allies",
    "self-and-summons",
    "companion",
    "figures",
    "enemy-or-ally",
]
"""`figures`: all but the one who acts, friend and foe alike; `self-and-summons`: it and those of its allies that are
summons; `companion`: the summon that its class has on the map from the start."""


Around = Literal["self", "target", "killed", "obstacle", "chosen"]
"""From where range is counted: the one who acts, the last target, where a figure was killed, the obstacle made,
destroyed or moved with this action, or a hex chosen with `do: choose-hex`."""


NO_TEST = When()
"""What every word has that states no test: this very one, so that it is known at a glance."""


class Whom(Struct, frozen=True, kw_only=True):
    """Whom an ability concerns, where it is not simply one enemy.

    `count` "all": everyone who fits. `range` None: as the ability says. `where`: the enemies moved through with this
    action, those in the same room, on a path within range to the primary target (and that target), in the area of the
    attack before, within range of any hex entered with this action, those the ability before was about, or whoever is
    attacking. Where neither this nor the ability has a range, distance does not matter; `sight` False: nor does line of
    sight.
    """

    side: Side = "enemy"
    range: Amount | None = None
    count: int | Literal["all"] = 1
    around: Around = "self"
    where: Literal["moved-through", "room", "path", "area", "entered", "targeted", "attacker"] | None = None
    when: When = NO_TEST
    sight: bool = True


Waits = Literal[
    "attack",  # each attack of the owner on a target
    "attack-action",  # each Attack ability of the owner, once
    "attacked",  # each attack on the owner
    "damaged",  # each source of damage to the owner
    "hurt",  # the owner has suffered damage and still stands
    "heal",  # each Heal of the owner
    "healed",  # the owner is healed
    "move",  # each Move of the owner
    "turn-start",  # of the owner
    "turn-end",
    "round-end",
    "long-rest",  # of the owner
    "own-turn",  # once in each turn of the owner after this one, when its player says, at the latest at its end
    "null-by-curse",  # an attack of one of those it is about came to nothing by a Curse; what it performs is about them
    "curse-given",  # by the owner to an enemy, who gets another one
    "its-death",  # the one it is about has died, and the owner performs it, measured from there
    "doomed-dies",  # an enemy with a Doom of the owner has died
    "doom-ends",  # the same within range 2 of another enemy, to whom a Doom goes on
    "owner-turn",  # the start of the owner's turns; after the last slot it is performed on the one it is about
    "before-attack",  # an action of the owner that has an Attack is about to be performed
    "consumed",  # an action of the owner in which it has consumed elements is over
    "death",  # the owner dies, and performs it where it stood
    "always",
]
"""What a bonus waits for. Where it is about others, "the owner" is one of those."""


class Area(Struct, frozen=True, kw_only=True):
    """A shape of hexes (axial, pointy-top). `own` is the attacker's grey hex (then the shape lies around it: melee);
    without it the shape may lie anywhere within range, with at least one hex in range. `grow`: where an enhancement
    would add a hex."""

    hexes: tuple[Hex, ...]
    own: Hex | None = None
    grow: tuple[Hex, ...] = ()
