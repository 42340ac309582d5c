"""A mercenary's answers about bonuses: whether to use one, and what to make of an ability that may be another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taverna.core.ask import Value

from ..state import Table
from .judging import Judge


def use_bonus(g: Table, seat: int, options: list[Value], about: Mapping[str, Any]) -> Value:
    """Where a friend has to suffer for it, only while one can bear it."""
    card = g.content.cards.get(str(about.get("card", "")))
    halves = [] if card is None else [card.top, card.bottom]
    if any(getattr(one, "costs", ()) for half in halves for one in half.do):
        friends = Judge(g, seat).friends
        return "use" if any(2 * f.hp > f.max_hp and "poison" not in f.conditions for f in friends) else "skip"
    return "use"


def rather_heal(g: Table, seat: int, options: list[Value], about: Mapping[str, Any]) -> Value:
    """Heal where somebody of the party next to one has lost more than half."""
    judge = Judge(g, seat)
    me = judge.me
    near = [f for f in judge.party if f.id == me.id or (me.at and f.at and judge.ground.adjacent(me.at, f.at))]
    return "heal" if any(2 * f.hp < f.max_hp for f in near) else options[0]


BONUSES = {"use-bonus": use_bonus, "attack-or-heal": rather_heal, "move-or-heal": rather_heal}
