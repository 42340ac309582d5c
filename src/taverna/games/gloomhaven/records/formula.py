"""Sums and tests, on cards and in scenarios: short texts such as "A+1" or "C == 2 and not opened('1')" (GH-EQUA-01).

One language: numbers, names, + - * / %, comparisons, `and`, `or`, `not`, `max`, `min`, and functions of one or two
names in quotes. All numbers are whole: every division is rounded down where it stands, `up(a / b)` rounds it up. A card
and a scenario speak of different things, so each has a `Vocabulary`. A formula is checked when it is read, so that a
slip is found at once and not in play.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from copy import deepcopy
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
    tree: ast.Expression | None = None

    def value(self, facts: Mapping[str, Any]) -> int:
        """What it comes to; a test is 1 or 0."""
        return int(eval(self.code, KNOWN, facts))  # only the grammar above: see `Vocabulary.read`

    def function(
        self, facts: Mapping[str, Callable[..., Any]], of_cause: Mapping[str, Callable[..., Any]]
    ) -> Callable[[Any, str], int]:
        """The same as a function of a table and of whose doing it is, for what is worked out all the time. `facts` are
        functions of the table, `of_cause` of the table, of whose doing it is and of a name."""
        assert self.tree is not None
        asked = Asked(of_cause).visit(deepcopy(self.tree)).body
        given = ast.arguments([], [ast.arg(name) for name in GIVEN], None, [], [], None, [])
        code = ast.fix_missing_locations(ast.Expression(ast.Lambda(given, asked)))
        made: Callable[[Any, str], int] = eval(compile(code, "<formula>", "eval"), {**KNOWN, **facts, **of_cause})
        return made


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
        plus = added(tree.body)
        return Formula(compile(whole, "<formula>", "eval"), tuple(names), tuple(mentions), plus, whole)

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


GIVEN = ("the_table", "the_cause")
"""What a formula is worked out from, as a function."""


class Asked(ast.NodeTransformer):
    """Every name asks the table: `rooms` becomes `rooms(table)`, and `here('a')` becomes `here(table, cause, 'a')`."""

    def __init__(self, of_cause: Mapping[str, Any]) -> None:
        self.of_cause = of_cause

    def visit_Call(self, node: ast.Call) -> ast.AST:
        said = node.func
        if isinstance(said, ast.Name) and said.id in KNOWN:
            node.args = [self.visit(one) for one in node.args]
        elif isinstance(said, ast.Name) and said.id in self.of_cause:
            node.args = [*(ast.Name(name, ast.Load()) for name in GIVEN), *node.args]
        else:
            self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Call(node, [ast.Name(GIVEN[0], ast.Load())], [])
