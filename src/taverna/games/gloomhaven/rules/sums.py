"""Numbers on cards: plain, or sums over what is on the table (GH-EQUA-01, GH-BOSS-04)."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..cards import NEGATIVE, VARIABLES, Amount
from ..state import Figure, Table

if TYPE_CHECKING:
    from .acting import Action

ALLOWED = (ast.Expression, ast.BinOp, ast.UnaryOp, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.USub, ast.Name, ast.Load)
WORDS: dict[str, Callable[..., Any]] = {"max": max, "min": min}


class SumError(ValueError):
    """A sum that cannot be read."""


@lru_cache(maxsize=1024)
def compiled(text: str) -> tuple[Any, tuple[str, ...]]:
    """A sum ready to be worked out, and the variables it speaks of."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError:
        raise SumError(f"'{text}' is no sum") from None
    names: list[str] = []
    tree = ast.fix_missing_locations(_Divide().visit(tree))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            if node.id not in ("max", "min", "up"):
                if node.id not in VARIABLES:
                    raise SumError(f"'{text}' speaks of '{node.id}', which is none of {', '.join(VARIABLES)}")
                names.append(node.id)
        elif isinstance(node, ast.Call):
            if not isinstance(node.func, ast.Name) or node.func.id not in ("max", "min") or node.keywords:
                raise SumError(f"'{text}' is no sum")
        elif isinstance(node, ast.Constant):
            if node.value.__class__ is not int:
                raise SumError(f"'{text}' is no sum of whole numbers")
        elif not isinstance(node, (*ALLOWED, ast.FloorDiv)):
            raise SumError(f"'{text}' is no sum")
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            by = node.right
            if not (isinstance(by, ast.Constant) and by.value) and not (isinstance(by, ast.Name) and by.id == "C"):
                raise SumError(f"'{text}' divides by 0, or by what may be 0")
    return compile(tree, "<sum>", "eval"), tuple(dict.fromkeys(names))


class _Divide(ast.NodeTransformer):
    """`a / b` rounds down; `up(a / b)` rounds up."""

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        self.generic_visit(node)
        if isinstance(node.op, ast.Div):
            node.op = ast.FloorDiv()
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        if isinstance(node.func, ast.Name) and node.func.id == "up" and len(node.args) == 1:
            inside = node.args[0]
            if isinstance(inside, ast.BinOp) and isinstance(inside.op, ast.Div):
                top, bottom = self.visit(inside.left), self.visit(inside.right)
                down = ast.BinOp(ast.UnaryOp(ast.USub(), top), ast.FloorDiv(), bottom)
                return ast.UnaryOp(ast.USub(), down)
        self.generic_visit(node)
        return node


def value(g: Table, amount: Amount, who: Figure, target: Figure | None = None, act: Action | None = None) -> int:
    """What an amount comes to now."""
    if isinstance(amount, int):
        return amount
    code, names = compiled(amount)
    known = {name: variable(g, name, who, target, act) for name in names}
    return int(eval(code, {"__builtins__": {}, **WORDS}, known))  # only names and sums: see `compiled`


def of_target(amount: Amount) -> bool:
    """Whether a sum speaks of the target."""
    return amount.__class__ is str and any("target" in name for name in compiled(amount)[1])


def variable(g: Table, name: str, who: Figure, target: Figure | None, act: Action | None) -> int:
    """One of `cards.VARIABLES`."""
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
