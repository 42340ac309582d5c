"""What can be chosen before a game of Lords of Ragnarok, and the readings of rules that tables read differently."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from taverna.core import game


class Options(game.Options, frozen=True):
    """`boss` (LR-BOSS-01) and `temple_track` (LR-SETUP-04) are chosen by the players; `first_player` begins Hero
    Selection, else drawn at random (LR-SELECT-01). The rest are readings: `priests_start`: where Priests start, in
    the Reserve as printed or in the Supply (LR-SETUP-13); `retreat_into_battle`, `retreat_to_boss`: whether Armies
    may retreat into a pending Battle or to the Boss (LR-RETREAT-01); `recruit_at_boss`: be Recruited where the Boss
    is (LR-BOSS-05); `placed_monster_acts`: whether a Monster just placed acts on the same Event card (LR-EVENT-06);
    `lowest_attribute`: how the lowest Attribute is judged (LR-RUNEACT-12). `exhaustion` says how a game ends in
    which all Monuments stand and nobody has taken a Special Action for `idle_rounds` whole rounds: as Ragnarok
    does, or as a draw (LR-RAGNAROK-08)."""

    boss: Literal["loki"] = "loki"
    temple_track: Literal["a", "b"] = "a"
    first_player: int | None = None
    priests_start: Literal["reserve", "supply"] = "reserve"
    retreat_into_battle: bool = True
    retreat_to_boss: bool = True
    recruit_at_boss: bool = True
    placed_monster_acts: bool = True
    lowest_attribute: Literal["value", "track"] = "value"
    exhaustion: Literal["yggdrasil", "draw"] = "yggdrasil"
    idle_rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3


READINGS: dict[str, tuple[str, ...]] = {
    "priests_start": ("LR-SETUP-13",),
    "retreat_into_battle": ("LR-RETREAT-01",),
    "retreat_to_boss": ("LR-RETREAT-01",),
    "recruit_at_boss": ("LR-BOSS-05",),
    "placed_monster_acts": ("LR-EVENT-06",),
    "lowest_attribute": ("LR-RUNEACT-12",),
    "exhaustion": ("LR-RAGNAROK-08",),
}
"""House rules: readings that tables dispute, with the clauses they are about."""
