"""The words of Gloomhaven's cards: one language of abilities for characters, monsters, summons, items, modifier cards.

An action is a list of abilities in the order printed (GH-TURN-03). Each ability is a record with the word `do`; every
word means the same wherever it is used. Numbers may be sums over what is on the table, written as text: "A+1" is the
attack on the monster's stat card and one more, "2*C" twice the number of characters (GH-EQUA-01). `VARIABLES` lists
the names.
"""

from __future__ import annotations

from collections.abc import Iterable
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
    rank: tuple[Rank, ...] = ()  # the target is one of these
    hp_at_most: int | None = None  # the target's hit points now
    self_has: tuple[Condition, ...] = ()  # the one who acts has any of these
    melee: bool = False  # of attacks: a melee attack
    ranged: bool = False  # of attacks: a ranged attack
    straight: bool = False  # the movement of this action was in a straight line
    returned: bool = False  # the movement ended where it began
    summoned: bool = False  # the target is a summon
    targeting_self: bool = False  # of attacks by others: the owner of the bonus is the target
    adjacent: bool = False  # the target (of an attack by others: the attacker) is next to the owner
    characters: tuple[int, ...] = ()  # the scenario is played by one of these numbers of characters
    single: bool = False  # of attacks: the ability has one target and no area
    what: tuple[str, ...] = ()  # the target is a monster of one of these types
    moved_at_least: int | None = None  # the one who acts has moved so many hexes this turn
    moved_at_most: int | None = None
    enemies_adjacent: int = 0  # at least so many enemies are next to the one who acts


Side = Literal["enemy", "ally", "self", "ally-or-self", "self-and-allies", "figures", "enemy-or-ally"]
"""`figures`: all but the one who acts, friend and foe alike."""


Around = Literal["self", "target", "killed", "obstacle", "chosen"]
"""From where range is counted: the one who acts, the last target, where a figure was killed, the obstacle made,
destroyed or moved with this action, or a hex chosen with `do: choose-hex`."""


class Whom(Struct, frozen=True, kw_only=True):
    """Whom an ability concerns, where it is not simply one enemy.

    `count` "all": everyone who fits. `range` None: as the ability says. `where`: the enemies moved through with this
    action, those in the same room, on a path within range to the primary target (and that target), in the area of the
    attack before, or within range of any hex entered with this action. Where neither this nor the ability has a range,
    distance does not matter; `sight` False: nor does line of sight.
    """

    side: Side = "enemy"
    range: Amount | None = None
    count: int | Literal["all"] = 1
    around: Around = "self"
    where: Literal["moved-through", "room", "path", "area", "entered"] | None = None
    when: When = When()
    sight: bool = True


class Area(Struct, frozen=True, kw_only=True):
    """A shape of hexes (axial, pointy-top). `own` is the attacker's grey hex (then the shape lies around it: melee);
    without it the shape may lie anywhere within range, with at least one hex in range. `grow`: where an enhancement
    would add a hex."""

    hexes: tuple[Hex, ...]
    own: Hex | None = None
    grow: tuple[Hex, ...] = ()


# -- what is added to an ability ---------------------------------------------------------------------------------------
class Extra(Struct, frozen=True, kw_only=True):
    """What comes on top of an ability when its test holds: by a line of the card itself, an augment, an item, a lasting
    bonus or a modifier card. `plus` adds to the value. With `instead`, it takes the place of earlier extras of the
    same ability."""

    when: When = When()
    plus: Amount = 0
    times: int = 1
    pierce: int = 0
    ignores_shield: bool = False
    push: int = 0
    pull: int = 0
    range: int = 0
    reach: int = 0  # a melee attack may have its target so many hexes away, and stays melee
    targets: int = 0  # further targets
    area: Area | None = None  # in place of the ability's area or targets
    whom: Whom | None = None  # in place of the ability's targets
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    jump: bool = False
    xp: Amount = 0
    xp_per_target: int = 0
    heal_self: int = 0
    makes: tuple[AnyElement, ...] = ()
    shield: int = 0  # to the one who acts, for the round
    retaliate: int = 0
    kill: Whom | None = None  # kills these instead of attacking them
    do: tuple[Ability, ...] = ()  # done after the ability
    instead: bool = False


class Augment(Struct, frozen=True, kw_only=True):
    """ "If these elements are consumed: …" (GH-ELEM-05..12)."""

    uses: tuple[AnyElement, ...]
    gives: Extra


class Lines(Struct, frozen=True, kw_only=True, tag_field="do"):
    """What every ability can carry. `dots` are its enhancement slots by line ("value", "range", "targets", …).

    `needs`: the ability stands behind an element symbol, "(fire): Retaliate 2": it is performed only if these elements
    are consumed, which the one who acts may do or leave (GH-ELEM-05..07).
    """

    extras: tuple[Extra, ...] = ()
    augments: tuple[Augment, ...] = ()
    dots: dict[str, tuple[Dot, ...]] = {}
    when: When | None = None  # performed only if this holds
    forced: bool = False  # may not be declined (GH-TURN-07)
    needs: tuple[AnyElement, ...] = ()
    needs_xp: int = 0  # experience for having consumed them


# -- the abilities -----------------------------------------------------------------------------------------------------
class Move(Lines, frozen=True, kw_only=True, tag="move"):
    value: Amount
    jump: bool = False
    fly: bool = False
    straight: bool = False  # only in a straight line
    to: Literal["beside-obstacle"] | None = None  # where it must end
    loots: bool = False  # loots every hex entered
    clears: bool = False  # destroys all obstacles and disarms all traps entered
    then: tuple[Ability, ...] = ()  # performed after it, `when` the movement was so


class Attack(Lines, frozen=True, kw_only=True, tag="attack"):
    """`range` 0: melee. One target within range, or `targets`, an `area`, or `whom`.

    A monster's own traits (conditions, Pierce, Target, Advantage of its stat card) come on top of what its card says;
    its range is "R", which is 0 for a melee type (GH-MATK-05, GH-STAT-08)."""

    value: Amount
    range: Amount = 0
    targets: Amount = 1
    area: Area | None = None
    whom: Whom | None = None
    pierce: Amount = 0
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    through: bool = False  # a push may go into obstacles: each is destroyed, 2 damage to the target, 1 xp
    crush: int = 0  # damage (and 1 xp) for each hex a wall or obstacle kept the target from being pushed
    xp_per_target: int = 0
    xp_per_kill: int = 0
    advantage: bool = False
    disadvantage: bool = False
    ranged: bool = False  # a ranged attack although its targets are those next to something: of attacks around a thing
    all_on_one: bool = False  # as many attacks as it may have targets, all of them on one enemy


class Heal(Lines, frozen=True, kw_only=True, tag="heal"):
    """`range` 0: oneself; else oneself or an ally within range, or `whom`."""

    value: Amount
    range: Amount = 0
    targets: int = 1
    area: Area | None = None
    whom: Whom | None = None
    conditions: tuple[Condition, ...] = ()
    times: Amount = 1  # performed so many times


class Afflict(Lines, frozen=True, kw_only=True, tag="condition"):
    """Conditions given without an attack. By default one enemy within range; `whom` says otherwise."""

    conditions: tuple[Condition, ...]
    range: Amount = 1
    targets: int = 1
    area: Area | None = None
    whom: Whom | None = None


class Shove(Lines, frozen=True, kw_only=True, tag="push"):
    value: int
    range: Amount = 1
    targets: int = 1
    whom: Whom | None = None
    conditions: tuple[Condition, ...] = ()


class Drag(Lines, frozen=True, kw_only=True, tag="pull"):
    value: int
    range: Amount = 1
    targets: int = 1
    whom: Whom | None = None
    conditions: tuple[Condition, ...] = ()


class Damage(Lines, frozen=True, kw_only=True, tag="damage"):
    """Plain damage, no attack."""

    value: Amount
    whom: Whom


class Kill(Lines, frozen=True, kw_only=True, tag="kill"):
    """`area`: those of `whom` in a shape laid as for an attack."""

    whom: Whom
    area: Area | None = None
    xp_per_kill: int = 0


class Loot(Lines, frozen=True, kw_only=True, tag="loot"):
    range: int
    most: int | None = None  # tokens and tiles


class Money(Lines, frozen=True, kw_only=True, tag="money"):
    """Money tokens from the supply."""

    value: Amount


class Summoning(Lines, frozen=True, kw_only=True, tag="summon"):
    """By a character: one of the class's `summons`, or more. By a monster: the type and rank of a monster. `around`
    "target": next to the last target, wherever the summoner is. `hp`: hit points it comes with, at most its own."""

    summon: str = ""
    monster: str = ""
    rank: Literal["normal", "elite"] = "normal"
    count: Amount = 1
    around: Around = "self"
    hp: Amount | None = None


class Recover(Lines, frozen=True, kw_only=True, tag="recover"):
    """Cards back to hand; `most` None: all of them. `whom`: oneself unless said. `of_neighbour`: a lost card of an
    ally next to the one chosen."""

    kind: Literal["discarded", "lost"]
    most: int | None = None
    whom: Whom = Whom(side="self")
    of_neighbour: bool = False
    then_lose: int = 0


class Refresh(Lines, frozen=True, kw_only=True, tag="refresh"):
    """Items of this kind (and slot) back to use; `most` None: all of them."""

    kind: Literal["spent", "consumed", "any"]
    most: int | None = None
    slot: Slot | None = None
    whom: Whom = Whom(side="self")


class Infuse(Lines, frozen=True, kw_only=True, tag="infuse"):
    """An element made as an ability of its own; symbols that stand alone in an action go into `makes` of the half."""

    elements: tuple[AnyElement, ...]


class CreateTrap(Lines, frozen=True, kw_only=True, tag="create-trap"):
    damage: Amount = 0
    conditions: tuple[Condition, ...] = ()
    range: int = 1
    xp: int = 0  # when an enemy springs it
    count: int = 1
    nearest_enemy: bool = False  # in the empty hex that is closest to an enemy: of monsters


class DisarmTrap(Lines, frozen=True, kw_only=True, tag="disarm-trap"):
    range: int = 1
    hits: Whom | None = None  # this figure suffers its effects


class CreateObstacle(Lines, frozen=True, kw_only=True, tag="create-obstacle"):
    count: int = 1
    size: int = 1  # 3: a triangle
    range: int = 1
    where: Literal["range", "killed"] = "range"


class DestroyObstacle(Lines, frozen=True, kw_only=True, tag="destroy-obstacle"):
    range: int = 1
    count: int | Literal["all"] = 1
    any_size: bool = True


class MoveObstacle(Lines, frozen=True, kw_only=True, tag="move-obstacle"):
    """One neighbouring single-hex obstacle to an empty hex within range."""

    range: int


class ChooseHex(Lines, frozen=True, kw_only=True, tag="choose-hex"):
    range: int


class Shield(Lines, frozen=True, kw_only=True, tag="shield"):
    """Lasts as long as the half says."""

    value: Amount
    whom: Whom = Whom(side="self")


class Retaliate(Lines, frozen=True, kw_only=True, tag="retaliate"):
    value: Amount
    range: int = 1
    whom: Whom = Whom(side="self")
    xp: int = 0  # each time it strikes


class Command(Lines, frozen=True, kw_only=True, tag="command"):
    """Others perform abilities and the player decides how: enemies forced, allies asked ("may")."""

    whom: Whom
    perform: tuple[Ability, ...]
    targets_enemies: bool = False  # the forced enemy treats its own allies as enemies
    end_beside: bool = False  # its movement must end next to the one who commands
    with_augments: bool = False  # the attack gains the effects of the commander's active Augments


class Turncoat(Lines, frozen=True, kw_only=True, tag="turncoat"):
    """The enemy performs its turn this round as if its allies were enemies and its enemies allies."""

    whom: Whom
    controlled: bool = False


class Suffer(Lines, frozen=True, kw_only=True, tag="suffer"):
    """The one who acts suffers damage. It may not be declined."""

    value: Amount


class Cure(Lines, frozen=True, kw_only=True, tag="cure"):
    """Negative conditions removed; `most` None: all of them. A Curse card in a deck stays there."""

    most: int | None = None
    whom: Whom = Whom(side="self")


class LoseCards(Lines, frozen=True, kw_only=True, tag="lose-cards"):
    value: int


class Gain(Lines, frozen=True, kw_only=True, tag="gain"):
    """Experience, under the test in `when`."""

    xp: Amount


class Choice(Lines, frozen=True, kw_only=True, tag="one-of"):
    """One of several lists of abilities."""

    of: tuple[tuple[Ability, ...], ...]


class Jump(Lines, frozen=True, kw_only=True, tag="teleport"):
    """To an empty hex within range, wherever it is on the map shown; `towards`: a lettered hex of the scenario."""

    range: Amount | None = None
    towards: str = ""


class Special(Lines, frozen=True, kw_only=True, tag="special"):
    """A boss's special action 1 or 2, printed on its stat card."""

    number: Literal[1, 2]


class Rule(Lines, frozen=True, kw_only=True, tag="rule"):
    """A scenario's own piece of rules, by the name it has in the scenario's data: used by bosses."""

    name: str
    value: Amount = 0


class LastingBonus(Lines, frozen=True, kw_only=True, tag="bonus", rename={"on": "at"}):
    """A lasting bonus: round or persistent, with slots or without, as the half says.

    `on` (written `at` in YAML, which reads a bare `on` as true): what it waits for. `attack`: each attack of the owner
    on a target (`attack-action`: each Attack ability, once). An augment printed with it is paid when the card is played
    and added to `gives` as long as it lasts.
    `attacked`: each attack on the owner; `damaged`: each source of damage to the owner; `heal`: each Heal of the owner;
    `turn-start`, `turn-end` of the owner; `death`: the owner dies, and performs it where it stood. `gives` is added
    to the owner's ability, or for `attacked` to the attack on the owner; `shield`, `retaliate` and `negate` (no damage)
    answer what happens to the owner; `perform` is done then. `uses`: elements consumed each time, if there. A monster's
    bonus lasts for the round (GH-MBONUS-02).
    """

    on: Literal[
        "attack", "attack-action", "attacked", "damaged", "heal", "turn-start", "turn-end", "death", "always"
    ] = "always"
    whom: Whom = Whom(side="self")  # whose attacks, turns…
    test: When = When()
    gives: Extra = Extra()
    uses: tuple[AnyElement, ...] = ()
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    negate: bool = False
    next_only: bool = False  # ends after the first time, without slots
    perform: tuple[Ability, ...] = ()
    taunt: bool = False  # attacks on neighbouring allies target the owner instead
    moves_as_attacks: bool = False
    augments_ranged: bool = False  # ranged attacks too gain the owner's Augments
    augments_two: bool = False  # two Augments may be active
    destroys_obstacle: bool = False  # each use destroys a neighbouring obstacle, and needs one


Ability = (
    Move
    | Attack
    | Heal
    | Afflict
    | Shove
    | Drag
    | Damage
    | Kill
    | Loot
    | Money
    | Summoning
    | Recover
    | Refresh
    | Infuse
    | CreateTrap
    | DisarmTrap
    | CreateObstacle
    | DestroyObstacle
    | MoveObstacle
    | ChooseHex
    | Shield
    | Retaliate
    | Command
    | Turncoat
    | Suffer
    | Cure
    | LoseCards
    | Gain
    | Choice
    | Jump
    | Special
    | Rule
    | LastingBonus
)


def flat(abilities: Iterable[Ability]) -> list[Ability]:
    """All abilities of a list, those within others after them: by its place here an ability is found again."""
    found: list[Ability] = []
    for ability in abilities:
        found.append(ability)
        for extra in (*ability.extras, *(augment.gives for augment in ability.augments)):
            found += flat(extra.do)
        if isinstance(ability, Move):
            found += flat(ability.then)
        elif isinstance(ability, Command):
            found += flat(ability.perform)
        elif isinstance(ability, Choice):
            for way in ability.of:
                found += flat(way)
        elif isinstance(ability, LastingBonus):
            found += flat(ability.perform)
            found += flat(ability.gives.do)
    return found
