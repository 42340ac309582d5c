"""Which code says a rule and which tests would see it broken: read off docstrings and markers, never written by hand.

A docstring cites clauses as `BB-ATTACK-03`, or several in a row as `BB-ATTACK-01..05`; a test cites them in
`@pytest.mark.rule("BB-ATTACK-03", ...)`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

import taverna
from taverna.core.catalogue import Catalogue, Clause, Example
from taverna.core.house import house_rules
from taverna.games import ours

CITED = re.compile(r"\b([A-Z]{2,5}-[A-Z0-9]+)-(\d+)(?:\.\.(\d+))?\b")


class Place(msgspec.Struct, frozen=True, order=True):
    """A function or test, and where it stands."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def cited(text: str) -> Iterator[str]:
    """The clause ids a text names, ranges spelled out."""
    for topic, first, last in CITED.findall(text):
        for n in range(int(first), int(last or first) + 1):
            yield f"{topic}-{n:02}"


def _trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def _roots() -> dict[Path, Path]:
    """{folder of a game: the folder that its outermost package lies in}."""
    found = {}
    for name in taverna.games():
        folder = root = taverna.find(name).folder
        while (root / "__init__.py").exists():
            root = root.parent
        found[folder] = root
    return found


@cache
def code() -> dict[str, list[Place]]:
    """{clause: the rules that name it in their docstring}."""
    found: dict[str, list[Place]] = {}
    for folder, root in _roots().items():
        for path, tree in _trees(folder):
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    for clause in cited(ast.get_docstring(node) or ""):
                        place = Place(path.relative_to(root).as_posix(), node.lineno, node.name)
                        found.setdefault(clause, []).append(place)
    return found


@cache
def tests() -> dict[str, list[Place]]:
    """{clause: the tests marked with it}; none where a game is installed without its tests."""
    found: dict[str, list[Place]] = {}
    projects = dict.fromkeys(place for root in _roots().values() for place in (root, root.parent))
    for project in projects:
        if not (project / "pyproject.toml").exists():
            continue
        for path, tree in _trees(project / "tests"):
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    for clause in marked(node):
                        place = Place(path.relative_to(project).as_posix(), node.lineno, node.name)
                        found.setdefault(clause, []).append(place)
    return found


def marked(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """The ids in the `rule` markers of a test, also where a parametrized case carries them."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


@cache
def catalogues() -> dict[str, Catalogue]:
    """{game: its clauses}."""
    return {name: taverna.find(name).catalogue for name in taverna.games()}


def find(id: str, lang: str = "en") -> tuple[Catalogue, Clause | Example] | None:
    """The clause or example of this id, in whatever game or of the house, in a language."""
    for game, catalogue in catalogues().items():
        if id in catalogue.by_id:
            told = taverna.find(game).rules_in(lang)
            return told, told.by_id[id]
    house = house_rules(lang)
    return (house, house.by_id[id]) if id in house.by_id else None


class Coverage(msgspec.Struct, frozen=True):
    """How far the rules of a game are told by code and tests."""

    game: str
    clauses: int
    examples: int
    tested: list[str]
    untested: list[str]
    uncoded: list[str]

    @property
    def total(self) -> int:
        return self.clauses + self.examples


def coverage() -> list[Coverage]:
    in_code, in_tests = code(), tests()
    return [
        Coverage(
            game,
            len(catalogue.clauses),
            len(catalogue.examples),
            [id for id in catalogue.by_id if id in in_tests],
            [id for id in catalogue.by_id if id not in in_tests],
            [clause.id for clause in catalogue.clauses if clause.id not in in_code],
        )
        for game, catalogue in catalogues().items()
    ]


def page() -> str:
    """docs/conformance.md: every clause and example of our games with its tests, as Markdown."""
    lines = [
        "# Conformance",
        "",
        "Every clause of the rules and every worked example, with the tests that would fail if it were broken.",
        "Generated by `taverna rules --coverage --write docs/conformance.md`; a test keeps it current.",
        "",
        "| game | clauses | examples | named by a test |",
        "|---|--:|--:|--:|",
    ]
    told = [one for one in coverage() if one.game in ours()]
    for one in told:
        lines.append(f"| {one.game} | {one.clauses} | {one.examples} | {len(one.tested)} of {one.total} |")
    for one in told:
        if not one.tested:
            continue
        lines += ["", f"## {one.game}", "", "| id | page | rule | tests |", "|---|--:|---|---|"]
        for id, entry in catalogues()[one.game].by_id.items():
            names = ", ".join(f"`{place.name}`" for place in tests().get(id, [])) or "—"
            text = " ".join(entry.text.split()).replace("|", "\\|")
            lines.append(f"| {id} | {entry.page or ''} | {text} | {names} |")
    return "\n".join(lines) + "\n"
