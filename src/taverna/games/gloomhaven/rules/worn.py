"""What items do as long as they are equipped."""

from __future__ import annotations

from typing import Literal

from ..records.abilities import Condition
from ..records.items import Item
from ..state import Figure, Table
from . import always, dormant, land


# -- what holds as long as it is equipped ----------------------------------------------------------------------------
def worn(g: Table, figure: Figure) -> list[Item]:
    """The items of a character that always count."""
    known = g.content.items
    return [known[id] for id in g.character(figure.id).items if known[id].moment == "always"]


def has_wild(g: Table, figure: Figure, word: str) -> bool:
    return any(word in item.wild for item in worn(g, figure))


def default_of(g: Table, figure: Figure, kind: str) -> int:
    """The value of the default action: 2, or what an item makes of it (GH-TURN-10, GH-TURN-11)."""
    best = 2
    for item in worn(g, figure):
        best = max(best, item.default_attack if kind == "attack" else item.default_move)
    return best


def treads(g: Table, figure: Figure, on: Literal["difficult", "hazards"]) -> bool:
    """Whether terrain does nothing to it, for what it wears."""
    if figure.kind != "character":
        return False
    known = g.content.items
    return any(on in known[id].treads for id in g.character(figure.id).items)


def trod(g: Table, figure: Figure) -> None:
    """Items that wait for hazardous terrain take note of it, in the owner's turn."""
    if figure.kind == "character" and g.turn == figure.id:
        mat = g.character(figure.id)
        mat.item_uses.update({id: 1 for id in mat.items if g.content.items[id].marked})


def seen_last(g: Table, figure: Figure) -> bool:
    """Whether its enemies think of it last when they focus."""
    known = g.content.items
    return figure.kind == "character" and any(known[id].seen_last for id in g.character(figure.id).items)


def turned(g: Table, figure: Figure, condition: Condition) -> Condition:
    """The condition that comes in its place, for what the figure wears."""
    if figure.kind == "character":
        for item in worn(g, figure):
            condition = item.turns.get(condition, condition)
    return condition


def hidden(g: Table, figure: Figure) -> bool:
    """No target and no focus for its enemies: invisible (GH-INVIS-01), in an obstacle with an item that hides it, or
    kept out of it by the scenario."""
    if figure.kind == "monster" and dormant.faded(g, figure):
        return True
    if figure.kind == "objective" and untouched(g, figure):
        return True
    return "invisible" in figure.conditions or (bool(g.obstacles) and phased(g, figure))


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
    if figure.kind != "character":
        return False
    worn, known = g.character(figure.id).items, g.content.items
    return any("phasing" in known[id].wild for id in worn) and any(figure.at in one.hexes for one in g.obstacles)


# -- pushes that meet something --------------------------------------------------------------------------------------
def immovable(g: Table, target: Figure, by: Figure) -> bool:
    """Whether it cannot be pushed or pulled at all."""
    if target.kind == "objective" or (g.content.scenario(g).always and always.firm(g, target)):
        return True
    if target.kind == "monster":
        return g.content.monsters[target.what].immovable
    if target.kind == "character" and by.force != "party":
        return any(item.immovable for item in worn(g, target))
    return False
