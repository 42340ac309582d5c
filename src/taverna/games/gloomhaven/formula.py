"""Sums and tests in scenarios: short texts such as "C == 2 and round % 2 == 1 and not opened('1')".

A formula knows numbers, names, + - * // %, comparisons, `and`, `or`, `not`, `up(a/b)` (rounded up), `max`, `min`, and a
few functions of one or two names. It is checked when it is read, so that a slip is found at once and not in play.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import lru_cache
from types import CodeType
from typing import Any

NAMES: dict[str, str] = {
    "C": "the number of characters, exhausted ones included",
    "L": "the scenario level",
    "P": "the same as C, as the rulebook writes it",
    "N": "the same as L, as the rulebook writes it",
    "round": "the number of this round",
    "characters": "characters still on the map",
    "exhausted": "characters that are exhausted",
    "enemies": "enemies of the party on the map, objectives not counted",
    "kills": "enemies killed so far",
    "rooms": "rooms revealed so far",
    "rooms_left": "rooms not yet revealed",
    "doors_left": "doors not yet opened",
    "H": "of a monster's own hit points: what its stat card says",
}

FUNCTIONS: dict[str, str] = {
    "alive": "figures of this monster type or name on the map",
    "killed": "figures of this monster type or name killed so far",
    "hp": "hit points of the figure of this name, 0 if it is not on the map",
    "count": "a number the scenario keeps under this name",
    "opened": "1 if the door of this name is open",
    "revealed": "1 if this room is revealed",
    "looted": "treasure tiles looted: of this number, or 'goal'",
    "left": "treasure tiles not yet looted, revealed or not: of this number, or 'goal'",
    "on": "characters on the hexes of this letter",
    "here": "1 if the figure that set the piece off is on a hex of this letter",
    "hexes": "the number of hexes of this letter in revealed rooms",
    "beside": "1 if the figure of the first name is next to a hex of the letter given second",
    "up": "a division rounded up",
    "max": "the greatest",
    "min": "the least",
}

_ALLOWED = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.Div,
    ast.FloorDiv,
    ast.Mod,
    ast.Compare,
    ast.Eq,
    ast.NotEq,
    ast.Lt,
    ast.LtE,
    ast.Gt,
    ast.GtE,
    ast.Call,
    ast.Name,
    ast.Load,
    ast.Constant,
)


@lru_cache(maxsize=1024)
def compiled(text: str) -> CodeType:
    """The formula ready to be worked out; ValueError says what is wrong with it."""
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except SyntaxError as error:
        raise ValueError(f"'{text}' is no formula: {error.msg}") from None
    spoken: set[ast.AST] = set()  # functions that are called, and names in quotes that they are given
    for node in ast.walk(tree):
        if not isinstance(node, _ALLOWED):
            raise ValueError(f"'{text}' is no formula: {type(node).__name__.lower()} is not known here")
        if isinstance(node, ast.Call):
            spoken |= _called(text, node)
        elif isinstance(node, ast.Name) and node not in spoken:
            if node.id in FUNCTIONS:
                raise ValueError(f"'{text}': '{node.id}' needs parentheses, such as {node.id}{_PATTERNS[node.id]}")
            if node.id not in NAMES:
                raise ValueError(f"'{text}': '{node.id}' is unknown; it can speak of {', '.join(NAMES)}")
        elif isinstance(node, ast.Constant) and node not in spoken and not isinstance(node.value, int):
            raise ValueError(f"'{text}': {node.value!r} is no whole number")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod):
            by = node.right
            if not (isinstance(by, ast.Constant) and by.value) and not (isinstance(by, ast.Name) and by.id in "CP"):
                raise ValueError(f"'{text}': only a number other than 0, or C, can divide")
    return compile(tree, "<formula>", "eval")


_PATTERNS = {name: "('name')" for name in FUNCTIONS} | {
    "beside": "('name', 'letter')",
    "up": "(C / 2)",
    "max": "(C, 3)",
    "min": "(C, 3)",
}


def _called(text: str, node: ast.Call) -> set[ast.AST]:
    """A function with what it needs; gives what is spoken for by it."""
    if not (isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS):
        raise ValueError(f"'{text}': only {', '.join(FUNCTIONS)} can be called")
    name = node.func.id
    if name in ("max", "min"):
        fits = len(node.args) > 1
    elif name == "up":
        fits = len(node.args) == 1
    else:
        fits = len(node.args) == (2 if name == "beside" else 1)
        fits = fits and all(isinstance(arg, ast.Constant) and isinstance(arg.value, str) for arg in node.args)
    if not fits:
        raise ValueError(f"'{text}': '{name}' is written {name}{_PATTERNS[name]}")
    return {node.func} | (set(node.args) if name not in ("max", "min", "up") else set())


@lru_cache(maxsize=1024)
def names(text: str) -> frozenset[str]:
    """The names a formula speaks of, without quotes."""
    tree = ast.parse(text.strip(), mode="eval")
    return frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))


@lru_cache(maxsize=1024)
def mentions(text: str) -> tuple[tuple[str, str], ...]:
    """(function, name) for every name in quotes: what the formula speaks of must exist."""
    found = []
    for node in ast.walk(ast.parse(text.strip(), mode="eval")):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            names = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            found += [(f"{node.func.id}-{nth}" if nth else node.func.id, name) for nth, name in enumerate(names)]
    return tuple(found)


def worked_out(text: str, facts: Mapping[str, Any]) -> int:
    """The value of a formula; a test is 1 or 0. Halves are rounded down."""
    value = eval(compiled(text), {"__builtins__": {}}, facts)
    return int(value // 1) if isinstance(value, float) else int(value)
