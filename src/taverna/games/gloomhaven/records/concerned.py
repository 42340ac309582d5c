"""Whom a scenario's rules concern, and what holds for some as long as they are those it speaks of."""

from __future__ import annotations

from typing import Literal

from .abilities import Condition, Struct
from .ground import Number


class Who(Struct, frozen=True, kw_only=True):
    """Whom an effect concerns; all that is stated must hold. `cause`: who set the piece off. `here`: in the room that
    was revealed last."""

    side: Literal["characters", "party", "monsters", "everyone", "cause"] = "characters"
    force: Literal["", "party", "monsters"] = ""  # whom it fights for; `monsters`: anyone against the party
    type: str = ""  # a monster type
    name: str = ""  # a named monster or an objective
    room: str = ""
    here: bool = False
    rank: Literal["", "normal", "elite"] = ""
    near: str = ""  # within `range` of a hex of this letter
    around: str = ""  # within `range` of a figure of this type or name, or of the "cause"
    range: int = 0
    wears: str = ""  # who wears this item; if nobody does, one whom the players choose
    closest: str = ""  # the closest to a figure of this type or name; of several the players choose
    has: str = ""  # for whom the scenario keeps such a number of their own; with "!" in front: for whom it does not
    chosen: int | None = None  # only so many of them, chosen by the players


class Always(Struct, frozen=True, kw_only=True):
    """What holds for figures as long as they are those it speaks of: Shield against the attacks of some monsters,
    conditions that do not touch them, Advantage (above zero) or Disadvantage (below)."""

    whom: Who
    test: str = ""
    shield: Number = 0
    against: tuple[str, ...] = ()  # monster types
    immune: tuple[Condition, ...] = ()
    edge: int = 0
    move: Number = 0  # more points of each Move, or fewer
    inert: bool = False  # they take no turn and suffer no damage
    firm: bool = False  # nothing pushes or pulls them


class Bound(Struct, frozen=True, kw_only=True):
    """Monsters that go to a place instead of towards enemies, with so many points of movement or with those of their
    stat card, and then do what else their ability card says."""

    towards: str  # a letter
    move: int | None = None
    opens_doors: bool = False
    only: bool = False  # and do nothing else
    carries: str = ""  # a letter: they go to its hex first, and take it along
