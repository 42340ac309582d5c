"""Moments: what a rule tells of while something happens, so that others can answer it.

Damage knows nothing of items, bonuses, battle goals or a scenario's own rules. It tells of the moment, and whoever
hears of it (see `hearing.py`, one table) answers: it asks a player, does something, or changes the moment's fields,
which are what the teller looks at afterwards. `happens` is for moments in which someone may be asked, `note` for those
that are only counted or looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..records.abilities import AnyElement, Attack, Condition, Extra
from ..records.cards import Half
from ..records.items import Item
from ..state import Character, Figure, Table
from .acting import NOTHING, Action
from .extras import Gains
from .shots import Shot, Waiting

# A hearer that has nothing to ask gives back None: no flow is made for it.
Hearers = tuple[Callable[[Table, Any], Flow | None], ...]
HEARERS: dict[type, Hearers] = {}
"""Who hears of which moment, in this order."""


def happens(g: Table, moment: Moment) -> Flow:
    """Everyone who hears of a moment answers it, one after the other. Where nobody has anything to ask, no flow is made
    at all; where one has, its own is the flow."""
    try:
        hearers = HEARERS[moment.__class__]
    except KeyError:
        return NOTHING
    for hear in hearers:
        answer = hear(g, moment)
        if answer is not None:
            others = hearers[hearers.index(hear) + 1 :]
            return and_then(g, moment, answer, others) if others else answer
    return NOTHING


def and_then(g: Table, moment: Moment, answer: Flow, others: Hearers) -> Flow:
    """One answers a moment, then the others."""
    yield from answer
    for hear in others:
        more = hear(g, moment)
        if more is not None:
            yield from more


def note(g: Table, moment: Note) -> None:
    """The same, where nobody is asked."""
    for hear in HEARERS.get(moment.__class__, ()):
        hear(g, moment)


class Moment(msgspec.Struct, gc=False):
    """In which players may be asked."""


class Note(msgspec.Struct, gc=False):
    """In which nobody is asked."""


# -- damage and death ------------------------------------------------------------------------------------------------
class DamageDue(Moment):
    """A character is about to suffer damage; what is left of it."""

    figure: str
    amount: int
    attack: bool


class Wounded(Note):
    """Hit points were lost: no more than there were."""

    figure: Figure
    lost: int
    by: str


class Hurt(Moment):
    """A figure has suffered damage and still stands."""

    figure: str


class BeingHealed(Note):
    """A figure is about to gain hit points: how many, and up to where."""

    figure: Figure
    amount: int
    most: int


class Falling(Moment):
    """A character has no hit points left; whether something saves it."""

    mat: Character
    saved: bool = False


class Dying(Moment):
    """A figure dies by someone's doing, and is still on its hex. `extra`: damage beyond what was needed; `one_blow`: it
    was undamaged and a single attack killed it."""

    figure: Figure
    by: str
    extra: int
    one_blow: bool


class Killed(Moment):
    """A figure is dead and gone: from where, and whether by damage."""

    figure: Figure
    at: Hex
    hurt: bool = False


class Exhausted(Moment):
    """A character is out of the scenario."""

    figure: Figure


class ConditionDue(Moment):
    """A character is about to gain a negative condition; whether something averts it."""

    mat: Character
    condition: Condition
    averted: bool = False


# -- attacks and heals -----------------------------------------------------------------------------------------------
class AttackBegins(Moment):
    """An Attack ability is about to be performed: what is added to all of it, and the bonuses used for that."""

    act: Action
    ability: Attack
    gained: list[Extra]
    used: list[Waiting]


class Aimed(Note):
    """One attack is about to be made; on whom."""

    act: Action
    shot: Shot
    attacker: Figure
    target: str


class Turned(Moment):
    """An attack on a character is about to be made. With `away` it is not: its attacker has attacked another."""

    act: Action
    shot: Shot
    target: str
    away: bool = False


class Strike(Moment):
    """One attack before its modifier card is drawn: what is added to it, and Shield for the target (GH-ATK-06)."""

    act: Action
    shot: Shot
    target: str
    gains: Gains
    guard: int = 0


class Drawn(Moment):
    """Its modifier card is drawn; what is added now."""

    act: Action
    target: str
    gained: list[Extra]


class CurseGiven(Note):
    """Somebody has given a Curse to a figure."""

    by: str
    figure: str


class Touched(Moment):
    """Someone was attacked or given a condition."""

    figure: str


class AttackOver(Moment):
    """A figure has performed a melee Attack on somebody."""

    figure: str


class Entered(Moment):
    """A figure on foot has entered difficult terrain."""

    figure: str


class MoveOver(Moment):
    """A character or a summon has ended a movement, its own or forced."""

    figure: str


class Struck(Moment):
    """An attack is over: whose, the modifier cards applied, the damage suffered."""

    who: str
    used: tuple[str, ...]
    damage: int


class Retaliates(Note):
    """The target of an attack strikes back: what is added to the damage (GH-RETAL-05)."""

    target: Figure
    attacker: Figure
    away: int
    melee: bool
    damage: int = 0


class HealBegins(Moment):
    """A character's Heal ability is about to be performed; what is added to it."""

    act: Action
    gained: list[Extra]


class Heals(Moment):
    """Those to be healed are chosen; what is added for all of them."""

    act: Action
    gained: list[Extra]


class ActionOver(Moment):
    """A character has performed one half of a card: which, and how."""

    mat: Character
    half: Half
    verb: str
    act: Action


class LootBegins(Moment):
    """A Loot 1 ability is about to be performed. Items lengthen its range."""

    act: Action
    range: int


class ObstacleBegins(Moment):
    """Obstacles are about to be created with an ability. Items add `more` of them."""

    act: Action
    more: int = 0


class ElementsWanted(Moment):
    """A monster is about to consume elements; whether someone takes them first."""

    figure: Figure
    uses: tuple[AnyElement, ...]
    ways: list[tuple[str, ...]]
    taken: bool = False


# -- the board -------------------------------------------------------------------------------------------------------
class DoorOpened(Moment):
    """A door is open and what lay behind it is revealed. `rooms`: how many that were."""

    door: str
    by: str
    rooms: int


class RoomRevealed(Moment):
    room: str
    by: str


class TrapGone(Note):
    """A trap was sprung or disarmed."""


class Looted(Moment):
    """A character has taken money tokens or is about to open treasures."""

    mat: Character
    tokens: int


class TreasureTaken(Note):
    mat: Character


class TreasureOpened(Moment):
    """What a treasure tile holds is gained; the scenario may have more to say about it."""

    by: str
    holds: str


class ItemUsed(Note):
    mat: Character
    item: Item


# -- the course of a scenario ----------------------------------------------------------------------------------------
class ScenarioBegins(Moment):
    """Everyone has taken a place."""


class RoundBegins(Moment):
    """Before anything is chosen."""


class SelectionBegins(Moment):
    """Before cards are chosen."""


class CardsRevealed(Moment):
    """The cards of the round are up; the order is not set yet."""


class TurnDue(Moment):
    """It is a figure's turn, which has not begun."""

    figure: Figure


class TurnBegan(Moment):
    """A figure's turn has begun, and it stands."""

    figure: str


class TurnEnding(Moment):
    """A figure that stands has done what it could in its turn."""

    figure: str


class TurnOver(Moment):
    """A figure's turn is over, be it dead."""

    figure: Figure


class RestTaken(Note):
    """A rest begins: a long or a short one."""

    mat: Character
    long: bool


class Rested(Moment):
    """A rest is over."""

    mat: Character
    long: bool


class TurnsEnd(Moment):
    """After the last turn of a round."""


class RoundEnds(Moment):
    """After clean-up."""
