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
from typing import Any

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
    plays: bool = True  # a test that sets up a table, not one that only reads the content

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def cited(text: str) -> Iterator[str]:
    """The clause ids a text names, ranges spelled out."""
    for topic, first, last in CITED.findall(text):
        for n in range(int(first), int(last or first) + 1):
            yield f"{topic}-{n:02}"


def _trees(folder: Path, naming: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """The modules of a folder that name something."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if naming in text:
            yield path, ast.parse(text)


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
def code(topic: str = "") -> dict[str, list[Place]]:
    """{clause: the rules that name it in their docstring}, of all clauses or those of one topic, as BB-DREAM."""
    found: dict[str, list[Place]] = {}
    for folder, root in _roots().items():
        for path, tree in _trees(folder, topic):
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    for clause in cited(ast.get_docstring(node) or ""):
                        place = Place(path.relative_to(root).as_posix(), node.lineno, node.name)
                        found.setdefault(clause, []).append(place)
    return found


@cache
def tests(topic: str = "") -> dict[str, list[Place]]:  # noqa: PT028 (no test itself)
    """{clause: the tests marked with it}; none where a game is installed without its tests."""
    found: dict[str, list[Place]] = {}
    for project in _projects():
        for path, tree in _trees(project / "tests", topic):
            for node in ast.walk(tree):
                if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                    for clause in marked(node):
                        place = Place(path.relative_to(project).as_posix(), node.lineno, node.name, plays(node))
                        found.setdefault(clause, []).append(place)
    return found


SETS_UP = frozenset(
    [
        "position",
        "table",
        "board",
        "Table",
        "Stage",
        "new",
        "answer",
        "play",
        "act",
        "run",
        "evening",
        "lair",
        "awaken",
        "story",
        "Worn",
        "Seats",
        "party",
        "charmed",
        "turn_up",
        "learning",
        "holding",
        "hero_round",
        "strikes",
        "activate",
        "meet",
        "finish",
        "monster_turn",
        "battle",
        "fight",
        "turn",
        "focus",
        "until",
    ]
)
"""What tests call to have a table, or a position on one."""


def plays(node: ast.AST) -> bool:
    """Does this test set up a table, or does it read the content alone?"""
    calls = (one.func for one in ast.walk(node) if isinstance(one, ast.Call))
    names = (one.attr if isinstance(one, ast.Attribute) else getattr(one, "id", "") for one in calls)
    return any(name in SETS_UP for name in names)


@cache
def mentions() -> dict[str, list[Place]]:
    """{id of a card or other thing: the tests that name it}."""
    known = {thing.id for name in taverna.games() for thing in taverna.find(name).things(taverna.find(name).content())}
    found: dict[str, list[Place]] = {}
    for project in _projects():
        for path, tree in _trees(project / "tests"):
            for node in tree.body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    named = {
                        one.value
                        for one in ast.walk(node)
                        if isinstance(one, ast.Constant)
                        if isinstance(one.value, str)
                    }
                    for id in sorted(named & known):
                        place = Place(path.relative_to(project).as_posix(), node.lineno, node.name)
                        found.setdefault(id, []).append(place)
    return found


def _projects() -> list[Path]:
    """Where the games' tests are, if they are here at all."""
    there = dict.fromkeys(place for root in _roots().values() for place in (root, root.parent))
    return [project for project in there if (project / "pyproject.toml").exists()]


def marked(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    """The ids in the `rule` markers of a test, also where a parametrized case carries them."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


MANY = 12
"""More tests of one thing than these nobody reads."""


class Proofs(msgspec.Struct, frozen=True):
    """What tests say about a game's rules and things, kept beside its book: a reader need not have the tests."""

    clauses: dict[str, list[tuple[str, str, bool]]] = {}  # {clause: [(file, test, does it play)]}
    things: dict[str, list[tuple[str, str]]] = {}

    def how(self, clause: str) -> str:
        """How a clause is proven: by `play`, by `reading` the content, or by nothing yet (`none`)."""
        there = self.clauses.get(clause, [])
        return "none" if not there else "play" if any(plays for _, _, plays in there) else "reading"


def collected(game: str) -> bytes:
    """The proofs of a game as they are kept, a line each."""
    clauses = {
        id: [(place.file, place.name, place.plays) for place in tests()[id]]
        for id in catalogues()[game].by_id
        if id in tests()
    }
    rules = taverna.find(game)
    named = {thing.id for thing in rules.things(rules.content())}
    things = {
        id: [(place.file, place.name) for place in mentions()[id][:MANY]] for id in sorted(named & mentions().keys())
    }

    def lines(some: dict[str, Any]) -> str:
        return ",\n".join(f'"{id}":{msgspec.json.encode(places).decode()}' for id, places in some.items())

    return f'{{"clauses":{{\n{lines(clauses)}\n}},"things":{{\n{lines(things)}\n}}}}\n'.encode()


def proofs_file(game: str) -> Path:
    return taverna.find(game).folder / "book" / "proofs.json"


@cache
def proofs(game: str) -> Proofs:
    """What is kept of a game's proofs."""
    file = proofs_file(game)
    return msgspec.json.decode(file.read_bytes(), type=Proofs) if file.is_file() else Proofs()


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
