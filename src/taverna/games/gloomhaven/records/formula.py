"""Sums and tests, on cards and in scenarios: short texts such as "A+1" or "C == 2 and not opened('1')" (GH-EQUA-01).

One language: numbers, names, + - * / %, comparisons, `and`, `or`, `not`, `max`, `min`, and functions of one or two
names in quotes. All numbers are whole: every division is rounded down where it stands, `up(a / b)` rounds it up. A card
and a scenario speak of different things, so each has a `Vocabulary`. A formula is checked when it is read, so that a
slip is found at once and not in play.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from types import CodeType
from typing import Any, NamedTuple

GRAMMAR = (
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
DIVISORS = ("C", "P")
"""Names that are never 0."""

WRITTEN = {"up": "(C / 2)", "max": "(C, 3)", "min": "(C, 3)"}
"""What every formula can call, with an example."""

KNOWN: dict[str, Any] = {"__builtins__": {}, "max": max, "min": min}


class FormulaError(ValueError):
    """A formula that cannot be read; it says why."""


class Formula(NamedTuple):
    """A formula ready to be worked out. `names`: what it speaks of without quotes; `mentions`: (function, name) for
    every name in quotes, the second of a function as ("beside-1", name)."""

    code: CodeType
    names: tuple[str, ...]
    mentions: tuple[tuple[str, str], ...]
    plus: int | None = None
    """Of the commonest, a name and a number added to it: that number."""

    def value(self, facts: Mapping[str, Any]) -> int:
        """What it comes to; a test is 1 or 0."""
        return int(eval(self.code, KNOWN, facts))  # only the grammar above: see `Vocabulary.read`


class Vocabulary:
    """What formulas of one kind can speak of: names, and functions of names in quotes with how each is written."""

    def __init__(self, names: Mapping[str, str], functions: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.functions = {**(functions or {}), **WRITTEN}
        self._read: dict[str, Formula] = {}

    def read(self, text: str) -> Formula:
        """The formula of a text; FormulaError says what is wrong with it."""
        found = self._read.get(text)
        if found is None:
            if len(self._read) > 2000:
                self._read.clear()
            found = self._read[text] = self._parsed(text)
        return found

    def _parsed(self, text: str) -> Formula:
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except SyntaxError as error:
            raise FormulaError(f"'{text}' is no formula: {error.msg}") from None
        spoken: set[ast.AST] = set()  # functions that are called, and names in quotes that they are given
        names: dict[str, None] = {}
        mentions: list[tuple[str, str]] = []
        for node in ast.walk(tree):
            if not isinstance(node, GRAMMAR):
                raise FormulaError(f"'{text}' is no formula: {type(node).__name__.lower()} is not known here")
            if isinstance(node, ast.Call):
                said = self._called(text, node)
                mentions += said
                spoken |= {node.func, *(node.args if said else ())}
            elif isinstance(node, ast.Name) and node not in spoken:
                if node.id in self.functions:
                    raise FormulaError(f"'{text}': '{node.id}' needs parentheses, as in {self._example(node.id)}")
                if node.id not in self.names:
                    raise FormulaError(f"'{text}': '{node.id}' is unknown; it can speak of {', '.join(self.names)}")
                names[node.id] = None
            elif isinstance(node, ast.Constant) and node not in spoken and node.value.__class__ is not int:
                raise FormulaError(f"'{text}': {node.value!r} is no whole number")
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod):
                by = node.right
                if not (isinstance(by, ast.Constant) and by.value) and not (
                    isinstance(by, ast.Name) and by.id in DIVISORS
                ):
                    raise FormulaError(f"'{text}': only a number other than 0, or C, can divide")
        whole = ast.fix_missing_locations(Whole().visit(tree))
        return Formula(compile(whole, "<formula>", "eval"), tuple(names), tuple(mentions), added(tree.body))

    def _called(self, text: str, node: ast.Call) -> list[tuple[str, str]]:
        """A function with what it needs; gives the names in quotes it speaks of."""
        if not (isinstance(node.func, ast.Name) and node.func.id in self.functions):
            raise FormulaError(f"'{text}': only {', '.join(self.functions)} can be called")
        name, given = node.func.id, node.args
        said: list[tuple[str, str]] = []
        if name in ("max", "min"):
            fits = len(given) > 1
        elif name == "up":
            fits = len(given) == 1 and isinstance(given[0], ast.BinOp) and isinstance(given[0].op, ast.Div)
        else:
            quoted = [one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            fits = len(quoted) == len(given) == self.functions[name].count(",") + 1
            said = [(f"{name}-{nth}" if nth else name, one) for nth, one in enumerate(quoted)]
        if not fits or node.keywords:
            raise FormulaError(f"'{text}': '{name}' is written {self._example(name)}")
        return said

    def _example(self, name: str) -> str:
        return f"{name}{self.functions[name]}"


def added(tree: ast.expr) -> int | None:
    """The number added to a name, in a formula like "A", "A+1" or "A-1"; None of any other."""
    if isinstance(tree, ast.Name):
        return 0
    if not (isinstance(tree, ast.BinOp) and isinstance(tree.left, ast.Name) and isinstance(tree.right, ast.Constant)):
        return None
    number = tree.right.value
    if not isinstance(number, int):
        return None
    return number if isinstance(tree.op, ast.Add) else -number if isinstance(tree.op, ast.Sub) else None


class Whole(ast.NodeTransformer):
    """All numbers are whole: `a / b` rounds down, `up(a / b)` rounds up."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Div):
            node.op = ast.FloorDiv()
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "up":
            inside = node.args[0]
            assert isinstance(inside, ast.BinOp)  # and rounded down by now
            inside.left = ast.UnaryOp(ast.USub(), inside.left)
            return ast.UnaryOp(ast.USub(), inside)
        return node
