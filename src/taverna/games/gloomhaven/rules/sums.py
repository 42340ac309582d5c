"""Numbers on cards: plain, or sums over what is on the table (GH-EQUA-01, GH-BOSS-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..records.abilities import NEGATIVE, SUMS, Amount
from ..state import Figure, Table

if TYPE_CHECKING:
    from .acting import Action


def value(g: Table, amount: Amount, who: Figure, target: Figure | None = None, act: Action | None = None) -> int:
    """What an amount comes to now."""
    if isinstance(amount, int):
        return amount
    formula = SUMS.read(amount)
    return formula.value({name: variable(g, name, who, target, act) for name in formula.names})


def of_target(amount: Amount) -> bool:
    """Whether a sum speaks of the target."""
    return isinstance(amount, str) and any("target" in name for name in SUMS.read(amount).names)


def variable(g: Table, name: str, who: Figure, target: Figure | None, act: Action | None) -> int:
    """One of `abilities.VARIABLES`."""
    from . import figures

    if name == "C":
        return len(g.characters)
    if name == "L":
        return g.level
    if name == "A":
        return figures.attack_value(g, who)
    if name == "M":
        return figures.move_value(g, who)
    if name == "R":
        return figures.range_value(g, who)
    if name == "H":
        return who.max_hp
    if name == "hp":
        return who.hp
    if name == "moved":
        return who.moved
    if name == "level":
        mat = g.character(who.id if who.kind == "character" else who.owner) if who.seat is not None else None
        return who.level if mat is None else mat.level
    if name == "scouts":
        return sum(f.what == "vermling-scout" and f.at is not None for f in g.figures.values())
    if name == "dealt":
        return who.dealt
    if name == "allies_in_2":
        return len(figures.allies_within(g, who, 2))
    if name == "enemies_adjacent":
        return len(figures.adjacent_enemies(g, who))
    if act is not None:
        if name == "moved_now":
            return act.moved
        if name == "obstacle_hexes":
            return act.obstacle_hexes
        if name == "targets":
            return len(act.targeted)
        if name == "killed":
            return act.killed
        if name == "damaged":
            return len(act.damaged)
    if target is not None:
        if name == "target_conditions":
            return sum(condition in NEGATIVE for condition in target.conditions)
        if name == "target_shield":
            return figures.shield(g, target)
        if name == "target_hp":
            return target.hp
        if name == "target_max":
            return target.max_hp
        if name == "allies_by_target":
            return len(figures.allies_beside(g, who, target))
    if name == "target_damage":
        return g.attacking.damage if g.attacking is not None else act.damage if act is not None else 0
    return 0
