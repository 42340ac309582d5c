"""What a scenario says beside its ground and its pieces: who is idle, whom only some can harm, what all have to see,
which cards a dungeon is drawn from, what success brings."""

from __future__ import annotations

from typing import Literal

from taverna.core.words import Text

from .abilities import Struct
from .ground import Number


class Idle(Struct, frozen=True, kw_only=True):
    """Monsters of a type take no turns while `test` holds, or without one until a piece wakes them. `faded`: nothing
    affects them meanwhile, and everyone may move through them."""

    test: str = ""
    faded: bool = False


class Only(Struct, frozen=True, kw_only=True):
    """Monsters that nobody can harm but those for whom the scenario keeps a number `own`; what they suffer is
    counted."""

    own: str
    counts: str


class Depths(Struct, frozen=True, kw_only=True):
    """The scenario is a random dungeon, of some of the cards or of all."""

    rooms: tuple[str, ...] = ()
    monsters: tuple[str, ...] = ()
    penalties: Literal["", "none", "suggested", "minor", "major"] = ""  # as the table likes
    goal: int = 0  # the number of the hex of the third room where a goal treasure tile lies, for a Loot ability alone


class Meter(Struct, frozen=True, kw_only=True):
    """A number that everyone has to see: how much, and of how much."""

    name: Text
    value: Number
    of: Number
    test: str = ""  # shown while it holds


class Rewards(Struct, frozen=True, kw_only=True):
    """What a campaign gains by success (GH-PAGE-05, GH-PAGE-06, GH-DONE-01). Ids of scenarios, items, achievements."""

    gold: int = 0  # each character
    purse: int = 0  # gold for all together
    xp: int = 0  # each character
    checks: int = 0  # each character
    reputation: int = 0
    prosperity: int = 0
    items: tuple[str, ...] = ()
    designs: tuple[str, ...] = ()
    party: tuple[str, ...] = ()  # achievements
    lost: tuple[str, ...] = ()  # achievements of the party that it loses
    world: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()  # one of these opens, as the party chooses
    closes: tuple[str, ...] = ()  # those its achievements bar in campaign mode; they stay on the map (GH-CASUAL-01)
    classes: tuple[str, ...] = ()  # classes whose boxes are opened
    envelope: str = ""
    quest: str = ""  # a personal quest that is fulfilled
    city_events: tuple[int, ...] = ()  # cards that join the decks
    road_events: tuple[int, ...] = ()
    note: Text | None = None
