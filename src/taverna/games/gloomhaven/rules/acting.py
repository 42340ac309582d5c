"""An action under way: who performs it, who decides how, and what it has done so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from taverna.core.ask import Ask, AskAny, Flow, Offer, Value
from taverna.hexgrid import Hex

from ..records.abilities import Ability
from ..state import Table


class Source:
    """Where the abilities are printed: a card and its half, an item, a monster's card ("deck/number")."""

    __slots__ = ("card", "half", "lasts")

    def __init__(self, card: str, half: str, lasts: str = "round") -> None:
        self.card = card
        self.half = half
        self.lasts = lasts


NOWHERE_PRINTED = Source("", "monster")


@lru_cache(maxsize=1024)
def on_monster_card(deck: str, number: int) -> Source:
    return Source(f"{deck}/{number}", "monster")


NOTHING: Flow = cast(Flow, ())
"""A flow in which nothing is asked or done, for rules that know so beforehand."""
PERFORM = "perform"
SKIP = "skip"


class Action(msgspec.Struct, eq=False, gc=False):
    """What one action has done so far, for the abilities that speak of those before them.

    It holds open facts alone, and ids rather than figures: a question may lie between any two of its steps. `seat` is
    who decides; None: the players together (GH-AMBIG-01).
    """

    who: str
    seat: int | None
    source: Source = NOWHERE_PRINTED
    optional: bool = True  # parts of it may be declined (GH-TURN-06)
    done: int = 0  # abilities performed (GH-XP-02)
    only: bool = False  # it is a single ability: choosing the action was the choice
    moved: int = 0
    came_from: Hex | None = None  # where its movement began
    path: list[Hex] = []  # hexes entered with it
    through: list[str] = []
    target: str = ""  # the last figure targeted
    targeted: list[str] = []  # all figures of the last ability
    killed: int = 0  # enemies killed with the last ability
    killed_at: list[Hex] = []
    keeps_augments: bool = False  # the Augment of the card is declined, so that an older one stays
    obstacle: list[Hex] = []  # the obstacle made, moved or destroyed last
    obstacle_hexes: int = 0
    area: list[Hex] = []  # of the last area
    area_matters: bool = False  # a later ability speaks of everyone in it
    damaged: list[str] = []  # enemies that suffered damage from the last ability
    damage: int = 0  # what the last target suffered from the attack on it
    struck: list[tuple[str, Hex | None, int]] = []  # targets of the last attack: where, and what they suffered
    chosen_hex: Hex | None = None
    paid: int = 0  # damage suffered as a price
    consumed: bool = False  # elements were
    augmented: bool = False  # elements were consumed or a price paid with it
    final: dict[str, tuple[str, tuple[Ability, ...]]] = {}  # by card: what bonuses add as its last part
    reach: int = 0  # of its attack
    hostile_to_own: bool = False  # a forced enemy treats its own allies as enemies
    beside: str = ""  # its movement must end next to this figure
    made_by: str = ""  # the enemy who makes it act
    lent_by: str = ""  # whose active Augments count for its attacks
    fixed: list[str] = []  # targets a monster has already settled on
    focus: str = ""  # whom a monster has focused on this turn (GH-FOCUS-01)


def deciders(g: Table) -> list[int]:
    """The seats that decide together: those still in the scenario, or all."""
    return [c.seat for c in g.characters if not c.exhausted] or [c.seat for c in g.characters]


def decide(
    g: Table,
    seat: int | None,
    prompt: str,
    options: Sequence[Value] | Callable[[], Sequence[Value]],
    about: Mapping[str, Any] | None = None,
    among: Sequence[int] | None = None,
) -> Flow:
    """Ask whoever decides: one seat, or with None the players, all or those `among` them (GH-AMBIG-01)."""
    if seat is not None:
        return (yield Ask(seat, prompt, options, about))
    answer: tuple[int, Value] = yield AskAny([Ask(s, prompt, options, about) for s in among or deciders(g)])
    return answer[1]


def wanted(g: Table, act: Action, one: Ability) -> Flow:
    """Whether the player performs a part that asks nothing else (GH-TURN-06). The only part of an action is wanted,
    since the action was chosen; a harmful one may not be declined (GH-TURN-07)."""
    if not declinable(act, one):
        return True
    told = {"ability": type(one).__struct_config__.tag}
    answer = yield from decide(g, act.seat, "part", [PERFORM, SKIP], told)
    return answer == PERFORM


def declinable(act: Action, one: Ability) -> bool:
    """Whether a player may leave a part that asks nothing else."""
    return act.seat is not None and act.optional and not one.forced and not act.only


STOP = "stop"


class Explained(Offer):
    """Options that are known, and the reasons why others are none."""

    __slots__ = ("others", "values")

    def __init__(self, values: list[Any], others: Callable[[], Iterable[tuple[Any, str]]]) -> None:
        self.values = values
        self.others = others

    def __call__(self) -> list[Any]:
        return self.values

    def offered(self) -> list[Any]:
        return list(self.values)

    def refused(self) -> Any:
        there = [value for value in self.values]
        for value, clause in self.others():
            if value not in there:
                yield value, clause


def explained(values: list[Any], others: Callable[[], Iterable[tuple[Any, str]]] | None) -> Any:
    return values if others is None else Explained(values, others)
