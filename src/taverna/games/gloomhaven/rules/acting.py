"""An action under way: who performs it, who decides how, and what it has done so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

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
PERFORM = "perform"
SKIP = "skip"


class Action:
    """What one action has done so far, for the abilities that speak of those before them.

    It holds open facts alone, and ids rather than figures: a question may lie between any two of its steps. `seat` is
    who decides; None: the players together (GH-AMBIG-01).
    """

    __slots__ = (
        "area",
        "area_matters",
        "augmented",
        "beside",
        "came_from",
        "chosen_hex",
        "consumed",
        "damage",
        "damaged",
        "done",
        "final",
        "fixed",
        "focus",
        "hostile_to_own",
        "keeps_augments",
        "killed",
        "killed_at",
        "lent_by",
        "made_by",
        "moved",
        "obstacle",
        "obstacle_hexes",
        "only",
        "optional",
        "paid",
        "path",
        "reach",
        "seat",
        "source",
        "struck",
        "target",
        "targeted",
        "through",
        "who",
    )

    def __init__(self, who: str, seat: int | None, source: Source = NOWHERE_PRINTED) -> None:
        self.who = who
        self.seat = seat
        self.source = source
        self.optional = True  # parts of it may be declined (GH-TURN-06)
        self.done = 0  # abilities performed (GH-XP-02)
        self.only = False  # it is a single ability: choosing the action was the choice
        self.moved = 0
        self.came_from: Hex | None = None  # where its movement began
        self.path: list[Hex] = []  # hexes entered with it
        self.through: list[str] = []
        self.target = ""  # the last figure targeted
        self.targeted: list[str] = []  # all figures of the last ability
        self.killed = 0  # enemies killed with the last ability
        self.killed_at: list[Hex] = []
        self.keeps_augments = False  # the Augment of the card is declined, so that an older one stays
        self.obstacle: list[Hex] = []  # the obstacle made, moved or destroyed last
        self.obstacle_hexes = 0
        self.area: list[Hex] = []  # of the last area
        self.area_matters = False  # a later ability speaks of everyone in it
        self.damaged: list[str] = []  # enemies that suffered damage from the last ability
        self.damage = 0  # what the last target suffered from the attack on it
        self.struck: list[tuple[str, Hex | None, int]] = []  # targets of the last attack: where, and what they suffered
        self.chosen_hex: Hex | None = None
        self.paid = 0  # damage suffered as a price
        self.consumed = False  # elements were
        self.augmented = False  # elements were consumed or a price paid with it
        self.final: dict[str, tuple[str, tuple[Ability, ...]]] = {}  # by card: what bonuses add as its last part
        self.reach = 0  # of its attack
        self.hostile_to_own = False  # a forced enemy treats its own allies as enemies
        self.beside = ""  # its movement must end next to this figure
        self.made_by = ""  # the enemy who makes it act
        self.lent_by = ""  # whose active Augments count for its attacks
        self.fixed: list[str] = []  # targets a monster has already settled on
        self.focus = ""  # whom a monster has focused on this turn (GH-FOCUS-01)


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
    if act.seat is None or one.forced or act.only or not act.optional:
        return True
    told = {"ability": type(one).__struct_config__.tag}
    answer = yield from decide(g, act.seat, "part", [PERFORM, SKIP], told)
    return answer == PERFORM


STOP = "stop"


class Explained(Offer):
    """Options that are known, and the reasons why others are none."""

    __slots__ = ("others", "values")

    def __init__(self, values: Sequence[Any], others: Callable[[], Iterable[tuple[Any, str]]]) -> None:
        self.values = values
        self.others = others

    def __call__(self) -> list[Any]:
        return list(self.values)

    offered = __call__

    def refused(self) -> Any:
        there = [value for value in self.values]
        for value, clause in self.others():
            if value not in there:
                yield value, clause


def explained(values: Sequence[Any], others: Callable[[], Iterable[tuple[Any, str]]] | None) -> Any:
    return values if others is None else Explained(values, others)
