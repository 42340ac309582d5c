"""What items do as long as they are equipped."""

from __future__ import annotations

from typing import Literal

from ..records.abilities import Condition
from ..records.items import Item
from ..state import Figure, Table
from . import always, dormant, land


# -- what holds as long as it is equipped ----------------------------------------------------------------------------
def worn(g: Table, figure: Figure) -> tuple[Item, ...]:
    """The items of a character that always count."""
    return g.kit(figure).always


def has_wild(g: Table, figure: Figure, word: str) -> bool:
    return word in g.kit(figure).wild


def default_of(g: Table, figure: Figure, kind: str) -> int:
    """The value of the default action: 2, or what an item makes of it (GH-TURN-10, GH-TURN-11)."""
    best = 2
    for item in worn(g, figure):
        best = max(best, item.default_attack if kind == "attack" else item.default_move)
    return best


def treads(g: Table, figure: Figure, on: Literal["difficult", "hazards"]) -> bool:
    """Whether terrain does nothing to it, for what it wears."""
    return figure.kind == "character" and on in g.kit(figure).treads


def trod(g: Table, figure: Figure) -> None:
    """Items that wait for hazardous terrain take note of it, in the owner's turn."""
    if figure.kind == "character" and g.turn == figure.id:
        mat = g.character(figure.id)
        mat.item_uses.update({id: 1 for id in mat.items if g.content.items[id].marked})


def seen_last(g: Table, figure: Figure) -> bool:
    """Whether its enemies think of it last when they focus."""
    return figure.kind == "character" and g.kit(figure).seen_last


def turned(g: Table, figure: Figure, condition: Condition) -> Condition:
    """The condition that comes in its place, for what the figure wears."""
    if figure.kind == "character":
        for item in worn(g, figure):
            condition = item.turns.get(condition, condition)
    return condition


def hidden(g: Table, figure: Figure) -> bool:
    """No target and no focus for its enemies: invisible (GH-INVIS-01), in an obstacle with an item that hides it, or
    kept out of it by the scenario."""
    if "invisible" in figure.conditions:
        return True
    if figure.kind == "character":
        return bool(g.obstacles) and phased(g, figure)
    if figure.kind == "monster":
        return dormant.faded(g, figure)
    return figure.kind == "objective" and untouched(g, figure)


def untouched(g: Table, figure: Figure) -> bool:
    """Whether it is a thing that nobody can attack."""
    defined = land.objective(g, figure.what)
    return defined is not None and defined.untouched


def hidden_from(g: Table, figure: Figure, who: Figure) -> bool:
    """Whether one who attacks cannot target it; some see the invisible."""
    if not hidden(g, figure):
        return False
    mine = [bonus for bonus in g.bonuses if bonus.word == "bonus" and who.id in bonus.on]
    printed = [g.content.abilities(bonus.card, bonus.half)[bonus.nth] for bonus in mine]
    return not any(getattr(one, "sees_hidden", False) for one in printed)


def phased(g: Table, figure: Figure) -> bool:
    """In the hex of an obstacle, with an item that hides it there and lets it make no attack."""
    if figure.kind != "character" or not g.kit(figure).phasing:
        return False
    return any(figure.at in one.hexes for one in g.obstacles)


# -- pushes that meet something --------------------------------------------------------------------------------------
def immovable(g: Table, target: Figure, by: Figure) -> bool:
    """Whether it cannot be pushed or pulled at all."""
    if target.kind == "objective" or (g.board.scenario.always and always.firm(g, target)):
        return True
    if target.kind == "monster":
        return g.content.monsters[target.what].immovable
    if target.kind == "character" and by.force != "party":
        return any(item.immovable for item in worn(g, target))
    return False
