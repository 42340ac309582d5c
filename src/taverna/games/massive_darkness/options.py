"""What can be chosen before a game of Massive Darkness, and the readings of rules that tables read differently."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from taverna.core import game


class Options(game.Options, frozen=True):
    """`mission` is what is played; `heroes` and `classes` name one of each per seat, in order, else the suggested
    ones (MD-SETUP-11, MD-SETUP-12). `weapons` names a Starting Weapon per seat, else one that suits the Class (MD-
    SETUP-14). `first_player` is a seat, else the first one. `lifebringer` are its tokens, two as printed;
    `lifebringer_by_party` adds one for every two Heroes beyond two, so that it grows as Enemies do (MD-SETUP-16).
    `control` says who may act for a Hero: its owner, or anyone at the table; where the players decide together, the
    owner of the Active Hero answers for all, or anyone.

    `mode` "story" plays a Mission of a story, which goes on in `saga` (empty: a new one), its Missions in the `order`
    printed or a random one (MD-GAME-05, MD-STORY-16).

    The rest are readings: `reinforcements_activate`: whether a Mob that has no miniature left is Activated also when
    an Agent called it (MD-SPAWN-02); `stunned_guard_loot`: whether a Stunned Enemy hinders Pick Up (MD-PICK-01);
    `counterattack_moves`: whether an Enemy that cannot reach the Hero still moves in a Counterattack (MD-COUNTER-03);
    `charge_among_enemies`: whether Charge may start among Enemies (MD-SKILL-10); `dead_gain_xp`: whether a dead Hero
    shares in XP for all (MD-LIFE-05). `last_round` is a house rule, off unless chosen: when that Round is over the
    darkness has won; the book knows no such end (MD-WIN-02)."""

    mission: str = "walking-in-the-dark"
    heroes: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    first_player: int | None = None
    lifebringer: Annotated[int, msgspec.Meta(ge=0, le=20)] = 2
    lifebringer_by_party: bool = False
    control: Literal["owner", "anyone"] = "owner"
    reinforcements_activate: bool = True
    stunned_guard_loot: bool = True
    counterattack_moves: bool = True
    charge_among_enemies: bool = False
    dead_gain_xp: bool = False
    mode: Literal["mission", "story"] = "mission"
    order: Literal["printed", "random"] = "printed"
    saga: dict[str, Any] = {}
    last_round: Annotated[int, msgspec.Meta(ge=5, le=1000)] | None = None


NEEDS: dict[str, dict[str, Any]] = {"mission": {"mode": "mission"}, "order": {"mode": "story"}}
"""Options that mean something only beside another."""

READINGS: dict[str, tuple[str, ...]] = {
    "lifebringer_by_party": ("MD-SETUP-16",),
    "control": (),
    "reinforcements_activate": ("MD-SPAWN-02",),
    "stunned_guard_loot": ("MD-PICK-01",),
    "counterattack_moves": ("MD-COUNTER-03",),
    "charge_among_enemies": ("MD-SKILL-10",),
    "dead_gain_xp": ("MD-LIFE-05",),
}
"""House rules: readings that tables dispute, with the clauses they are about."""
