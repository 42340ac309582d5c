"""Characters as data: classes, their ability cards, perks, modifier cards, summons."""

from __future__ import annotations

from typing import Literal

from taverna.core.content import Record
from taverna.core.words import Text

from .abilities import Ability, Amount, AnyElement, Condition, Dot, Extra, LastingBonus, Struct


class Half(Struct, frozen=True, kw_only=True):
    """The top or the bottom action of a card (GH-CARD-01, GH-CARD-04)."""

    do: tuple[Ability, ...]
    lost: bool = False
    lasts: Literal["round", "persistent"] | None = None
    slots: tuple[int, ...] = ()  # experience for leaving each slot, 0 for none (GH-BONUS-03, GH-XP-04)
    xp: int = 0
    makes: tuple[AnyElement, ...] = ()
    makes_dots: tuple[Dot, ...] = ()
    unrecoverable: bool = False  # GH-RECOVER-02
    augment: bool = False  # a Mindthief's Augment: only one may be active
    song: bool = False  # a Soothsinger's Song: only one may be active; each of her turns begins with 1 experience
    doom: bool = False  # a Doomstalker's Doom: placed on one enemy, until it dies or another Doom is played
    lent: bool = False  # placed in the active area of an ally next to its player, as if it were the ally's


class AbilityCard(Record, frozen=True, kw_only=True):
    """A character's card. `level` 0 is an X card. `reading`: what is not known of it for certain, or read in more than
    one way, and how it is taken here."""

    owner: str
    level: int
    initiative: int
    top: Half
    bottom: Half
    number: int = 0
    copies: int = 0  # of a card that is given to others: how many the supply has; it is never lost and goes back there
    reading: str = ""


NO_EXTRA = Extra()
"""What a modifier card gives that only changes the value: this very one."""


class ModifierCard(Record, frozen=True, kw_only=True):
    """An attack modifier card; `times` 2 is "2x", 0 is the null. `kind`: the standard 20, those of perks, and the
    others. `reshuffle`: of the standard null and 2x (GH-MOD-11)."""

    plus: int = 0
    times: int = 1
    rolling: bool = False
    gives: Extra = NO_EXTRA
    kind: Literal["standard", "perk", "bless", "curse", "minus"] = "standard"
    reshuffle: bool = False
    copies: int = 0  # in a standard deck of 20, or in the supply


class PerkStep(Struct, frozen=True, kw_only=True):
    add: dict[str, int] = {}  # modifier card: how many
    remove: dict[str, int] = {}
    ignore_item_effects: bool = False  # the -1 cards of items
    ignore_scenario_effects: bool = False  # negative scenario effects


class Perk(Struct, frozen=True, kw_only=True):
    boxes: int
    steps: tuple[PerkStep, ...]


class Summon(Record, frozen=True, kw_only=True):
    """A character's summon: hit points, move, attack, range, and traits."""

    hp: Amount
    move: Amount | None = None
    attack: Amount | None = None
    range: int = 0
    flying: bool = False
    jump: bool = False
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    pierce: int = 0
    targets: int = 1
    conditions: tuple[Condition, ...] = ()
    makes: tuple[AnyElement, ...] = ()
    vantage: bool = False  # its summoner may attack as if standing where it stands
    on_death: tuple[Ability, ...] = ()
    all_adjacent: bool = False  # it attacks all enemies next to it
    push: int = 0  # with its attack
    lasting: tuple[LastingBonus, ...] = ()  # in force as long as it is there
    at_end: tuple[Ability, ...] = ()  # performed at the end of each of its turns
    dots: dict[str, tuple[Dot, ...]] = {}


class CharacterClass(Record, frozen=True, kw_only=True):
    """A class; of a `locked` one only name, race and colour are known here. A `sealed` one that is not locked can be
    chosen freely outside a campaign."""

    race: Text
    colour: str
    hand: int = 0
    hp: tuple[int, ...] = ()  # levels 1 to 9
    perks: tuple[Perk, ...] = ()
    outfit: tuple[str, ...] = ()  # items suggested for a first scenario
    companion: str = ""  # a summon that is on the map from the start and acts by commands too
    joins: int = 9  # in which order classes make up a party that nobody has chosen
    locked: bool = False
    sealed: bool = False  # in a box until a campaign opens it
    box: str = ""  # the envelope it is in, if it has no box of its own
    unlock_events: tuple[str, ...] = ()  # event cards that join their decks when it is unlocked (GH-RETIRE-11)
    retire_events: tuple[str, ...] = ()  # the first time one retires (GH-RETIRE-10)
