"""The words of Gloomhaven's cards: one language of abilities for characters, monsters, summons, items, modifier cards.

An action is a list of abilities in the order printed (GH-TURN-03). Each ability is a record with the word `do`; every
word means the same wherever it is used. Numbers may be sums over what is on the table, written as text: "A+1" is the
attack on the monster's stat card and one more, "2*C" twice the number of characters (GH-EQUA-01), see `VARIABLES`.
"""

from __future__ import annotations

from typing import Literal

from .whom import CONDITIONS as CONDITIONS
from .whom import ELEMENTS as ELEMENTS
from .whom import NEGATIVE as NEGATIVE
from .whom import NO_TEST as NO_TEST
from .whom import SLOTS as SLOTS
from .whom import Amount as Amount
from .whom import AnyElement as AnyElement
from .whom import Area as Area
from .whom import Around as Around
from .whom import Condition as Condition
from .whom import Dot as Dot
from .whom import Element as Element
from .whom import Rank as Rank
from .whom import Side as Side
from .whom import Slot as Slot
from .whom import Struct as Struct
from .whom import Waits as Waits
from .whom import When as When
from .whom import Whom as Whom


# -- what is added to an ability ---------------------------------------------------------------------------------------
class Extra(Struct, frozen=True, kw_only=True):
    """What comes on top of an ability when its test holds: by a line of the card itself, an augment, an item, a lasting
    bonus or a modifier card. `plus` adds to the value. With `instead`, it takes the place of earlier extras of the
    same ability."""

    when: When = NO_TEST
    plus: Amount = 0
    times: int = 1
    pierce: int = 0
    ignores_shield: bool = False
    push: int = 0
    pull: int = 0
    range: int = 0
    reach: int = 0  # a melee attack may have its target so many hexes away, and stays melee
    targets: int = 0  # further targets
    chain: int = 0  # further links of a chain
    area: Area | None = None  # in place of the ability's area or targets
    whom: Whom | None = None  # in place of the ability's targets
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    jump: bool = False
    grounds: bool = False  # the target can no longer fly
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
    """ "If these elements are consumed: …" (GH-ELEM-05..12). `price`: what must be done for it, "you may suffer 2
    damage to …"; nothing is gained unless it was done, and damage that was negated was not suffered."""

    uses: tuple[AnyElement, ...] = ()
    price: tuple[Ability, ...] = ()
    gives: Extra


class Lines(Struct, frozen=True, kw_only=True, tag_field="do"):
    """What every ability can carry. `dots` are its enhancement slots by line ("value", "range", "targets", …).

    `needs`: the ability stands behind an element symbol, "(fire): Retaliate 2": it is performed only if these elements
    are consumed, which the one who acts may do or leave (GH-ELEM-05..07). `price`: the same, for something done.
    """

    extras: tuple[Extra, ...] = ()
    augments: tuple[Augment, ...] = ()
    dots: dict[str, tuple[Dot, ...]] = {}
    when: When | None = None  # performed only if this holds
    forced: bool = False  # may not be declined (GH-TURN-07)
    needs: tuple[AnyElement, ...] = ()
    needs_xp: int = 0  # experience for having consumed them, or paid the price
    price: tuple[Ability, ...] = ()


# -- the abilities -----------------------------------------------------------------------------------------------------
class Move(Lines, frozen=True, kw_only=True, tag="move"):
    value: Amount
    jump: bool = False
    fly: bool = False
    straight: bool = False  # only in a straight line
    to: Literal["beside-obstacle", "towards-friend"] | None = None  # where it must end; friends of who commands it
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
    chain: int = 0  # then so many new enemies, each within range 2 of the one before it and for 1 less than that one


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
    again: int = 0  # damage instead to one who has them already


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
    """Plain damage, no attack. `area`: to those of `whom` in a shape laid as for an attack."""

    value: Amount
    whom: Whom
    area: Area | None = None


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
    summons: bool = False  # only those that summon
    most: Amount | None = None
    whom: Whom = Whom(side="self")
    of_neighbour: bool = False
    then_lose: int = 0


class Refresh(Lines, frozen=True, kw_only=True, tag="refresh"):
    """Items of this kind (and slot) back to use; `most` None: all of them."""

    kind: Literal["spent", "consumed", "any"]
    most: int | None = None
    slot: Slot | None = None
    hands: bool = False  # items held in one hand or in two
    whom: Whom = Whom(side="self")


class Infuse(Lines, frozen=True, kw_only=True, tag="infuse"):
    """An element made as an ability of its own; symbols that stand alone in an action go into `makes` of the half."""

    elements: tuple[AnyElement, ...]
    may: bool = False  # or not


class CreateTrap(Lines, frozen=True, kw_only=True, tag="create-trap"):
    damage: Amount = 0
    conditions: tuple[Condition, ...] = ()
    range: int = 1
    xp: int = 0  # when an enemy springs it
    count: int = 1
    blast: int = 0  # damage to the enemies next to it when it is sprung, and conditions for them
    blast_conditions: tuple[Condition, ...] = ()
    nearest_enemy: bool = False  # in the empty hex that is closest to an enemy: of monsters


class DisarmTrap(Lines, frozen=True, kw_only=True, tag="disarm-trap"):
    range: int = 1
    count: Literal[1, "all"] = 1
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
    """Others perform abilities and the player decides how: enemies forced, allies asked ("may"). `area`: those of
    `whom` in a shape laid as for an attack."""

    whom: Whom
    area: Area | None = None
    perform: tuple[Ability, ...]
    targets_enemies: bool = False  # the forced enemy treats its own allies as enemies
    end_beside: bool = False  # its movement must end next to the one who commands
    with_augments: bool = False  # the attack gains the effects of the commander's active Augments
    xp_each: int = 0  # experience of the commander for each of them who does it


class Turncoat(Lines, frozen=True, kw_only=True, tag="turncoat"):
    """The enemy performs its turn this round as if its allies were enemies and its enemies allies."""

    whom: Whom
    controlled: bool = False


class Suffer(Lines, frozen=True, kw_only=True, tag="suffer"):
    """The one who acts suffers damage. It may not be declined; with `up_to` the player says how much of it, and sums
    after it speak of what was suffered as `paid`."""

    value: Amount
    up_to: bool = False


class Cure(Lines, frozen=True, kw_only=True, tag="cure"):
    """Negative conditions removed; `most` None: all of them, `only` these. A Curse card in a deck stays there."""

    most: int | None = None
    only: tuple[Condition, ...] = ()
    whom: Whom = Whom(side="self")


class GiveCard(Lines, frozen=True, kw_only=True, tag="give-card"):
    """A card of the class's supply, which others play, into the hand of a character."""

    card: str
    whom: Whom


class LoseCards(Lines, frozen=True, kw_only=True, tag="lose-cards"):
    value: int


class DiscardCards(Lines, frozen=True, kw_only=True, tag="discard-cards"):
    """Cards from hand."""

    value: int


class Equip(Lines, frozen=True, kw_only=True, tag="equip"):
    """Items for so many hands, besides those equipped: one's own, or without a campaign of the shop."""

    hands: int


class SetHitPoints(Lines, frozen=True, kw_only=True, tag="set-hp"):
    """The hit points of the one who acts become this, which is no damage; never more than they are."""

    value: int


class Exhaust(Lines, frozen=True, kw_only=True, tag="exhaust"):
    """The one who acts becomes exhausted. It may not be declined."""


class ExtraTurn(Lines, frozen=True, kw_only=True, tag="extra-turn"):
    """A character takes a whole turn at once with two cards from hand, besides the one it has in the round."""

    whom: Whom


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
    to_killed: bool = False  # to where a figure was killed


class Swap(Lines, frozen=True, kw_only=True, tag="swap"):
    """The one who acts changes places with another; with `two` two of these do."""

    whom: Whom
    two: bool = False


class Redistribute(Lines, frozen=True, kw_only=True, tag="redistribute"):
    """The damage of all of these is spread anew among them; it kills nobody."""

    whom: Whom


class TransferDooms(Lines, frozen=True, kw_only=True, tag="transfer-dooms"):
    """All Dooms in play go to one enemy."""

    whom: Whom


class CleanseDeck(Lines, frozen=True, kw_only=True, tag="cleanse-deck"):
    """All Curse cards leave the modifier deck of the one who acts; its discards are shuffled back."""


class Special(Lines, frozen=True, kw_only=True, tag="special"):
    """A boss's special action 1 or 2, printed on its stat card."""

    number: Literal[1, 2]


class Rule(Lines, frozen=True, kw_only=True, tag="rule"):
    """A scenario's own piece of rules, by the name it has in the scenario's data: used by bosses."""

    name: str
    value: Amount = 0


class LastingBonus(Lines, frozen=True, kw_only=True, tag="bonus", rename={"on": "at"}):
    """A lasting bonus: round or persistent, with slots or without, as the half says.

    `on` (written `at` in YAML, which reads a bare `on` as true): what it waits for, see `Waits`. An augment printed
    with it is paid when the card is played and added to `gives` as long as it lasts.
    What bonuses on an Attack ability or a Move `perform` is the last part of the action, once in it. Whom it is about
    is settled when it is played, with `aura` at each moment. `gives` is added to the owner's ability, or for `attacked`
    to the attack on the owner; `shield`, `retaliate` and `negate` (no damage) answer what happens to the owner;
    `perform` is done then. `uses`: elements consumed each time, if there. A monster's bonus lasts for the round
    (GH-MBONUS-02).
    """

    on: Waits = "always"
    whom: Whom = Whom(side="self")  # whose attacks, turns…
    aura: bool = False
    turn_only: bool = False  # for the rest of this turn
    from_now: bool = False  # of the end of turns: that of the turn in which it is played counts too
    test: When = NO_TEST
    gives: Extra = Extra()
    uses: tuple[AnyElement, ...] = ()
    costs: tuple[Ability, ...] = ()  # done each time, if its player wants; else it is not used
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    negate: bool = False
    takes_on: int | None = None  # of damage to others: the owner may suffer it instead, less so much
    next_only: bool = False  # ends after the first time, without slots
    perform: tuple[Ability, ...] = ()
    theirs: bool = False  # those it is about perform it, not the owner
    once: bool = False  # of attacks: one in each turn, as the attacker's player says
    taunt: bool = False  # attacks on neighbouring allies target the owner instead
    moves_as_attacks: bool = False
    as_heals: int | None = None  # Attacks and Moves may be Heals of their value and so much more
    augments_ranged: bool = False  # ranged attacks too gain the owner's Augments
    augments_two: bool = False  # two Augments may be active
    songs_two: bool = False  # two Songs
    dooms_two: bool = False  # two Dooms on one enemy
    spreads: bool = False  # of a Doom: if its enemy dies within range 2 of another, all Dooms go on to that one
    saps: int = 0  # Attack, Move and Range of those it is about are so much lower
    reveals: bool = False  # enemies lose Invisible and cannot gain it
    destroys_obstacle: bool = False  # each use destroys a neighbouring obstacle, and needs one
    overheal: int = 0  # heals lead up to so many hit points; the most that abilities speak of stays as it is
    festers: int = 0  # enemies suffer so much more from Wound
    spikes: int = 0  # each Retaliate of the owner is so much higher
    sees_hidden: bool = False  # can target invisible enemies
    flying: bool = False
    hardy: bool = False  # immune to all negative conditions
    rests_well: bool = False  # a short rest at the end of the round brings what a long one does
    forgo: Literal["top", "bottom"] | None = None  # in rounds in which its owner gives up this action for it
    with_item: int = 0  # to a whole Attack ability in which an item is used, once


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
    | GiveCard
    | LoseCards
    | DiscardCards
    | SetHitPoints
    | Equip
    | Exhaust
    | ExtraTurn
    | Gain
    | Choice
    | Jump
    | Swap
    | Redistribute
    | CleanseDeck
    | TransferDooms
    | Special
    | Rule
    | LastingBonus
)
