"""The floor plan of the house: the same rooms under the same names in every game, and nothing that nobody can survey.

`docs/architecture.md` tells the plan. What a game still has to tidy up stands in `NOT_YET`; a line there that is no
longer true fails too, so the list only gets shorter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import taverna
from taverna.games import find

SRC = Path(taverna.__file__).parent
FOLDERS = {name: find(name).folder for name in taverna.games()}

NOT_YET: list[tuple[str, str]] = []
"""(check, game or file) of what is known to fail still."""

ROOMS = {
    "__init__.py",
    "options.py",
    "state",
    "events",
    "records",
    "checks.py",
    "content",
    "catalogue.yaml",
    "gallery.yaml",
    "book",
    "lessons",
    "locale",
    "rules",
    "words",
    "speech.py",
    "printed",
    "things.py",
    "foresight",
    "scene",
    "board.py",
    "bot",
    "campaign",
    "referee",
}
"""What may stand at the top of a game's package; a name without an ending is a module or a package."""

OWN_ROOMS: dict[str, dict[str, str]] = {
    "gloomhaven": {"monsters": "the monsters' mind, which knows positions and no table: the referee asks it too"}
}
"""{game: {a room only this game has: why}}."""

MODULE, FUNCTION = 520, 65
"""More lines than these nobody surveys."""

ONE_THING: dict[str, str] = {}
"""{a longer module: why it is one thing}."""

TABLES_OF_CASES: dict[str, str] = {}
"""{module:function that is longer, since it is a table of cases: what it is a table of}."""


def kept(check: str, places: dict[str, Any] | list[str]) -> list[Any]:
    """The places where a check is tried; where it is known to fail, that is expected."""
    todo = pytest.mark.xfail(strict=True, reason="not yet: see NOT_YET")
    return [pytest.param(place, marks=todo if (check, place) in NOT_YET else ()) for place in places]


def modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def where(path: Path) -> str:
    return str(path.relative_to(SRC)) if path.is_relative_to(SRC) else path.name


# -- rooms -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", kept("rooms", FOLDERS))
def test_the_same_rooms_in_every_game(game: str) -> None:
    there = {path.name for path in FOLDERS[game].iterdir() if path.name != "__pycache__"}
    allowed = ROOMS | {f"{room}.py" for room in ROOMS} | set(OWN_ROOMS.get(game, {}))
    assert sorted(there - allowed) == []
    assert {"__init__.py", "options.py", "state", "events", "records", "rules", "speech.py"} <= {
        name.removesuffix(".py") if name.removesuffix(".py") in ROOMS else name for name in there
    }


@pytest.mark.parametrize("game", kept("door", FOLDERS))
def test_the_door_only_says_where_each_room_is(game: str) -> None:
    """`__init__` is short: what it does stands in the rooms."""
    assert len((FOLDERS[game] / "__init__.py").read_text(encoding="utf-8").splitlines()) <= 170


# -- imports ---------------------------------------------------------------------------------------------------------
def imports(game: str) -> dict[str, set[str]]:
    """{module: the modules of the same game it imports}, inside functions too."""
    folder = FOLDERS[game]
    names = {path: dotted(path, folder) for path in modules(folder)}
    known = set(names.values())
    return {name: set(imported(path, name, known)) - {name} for path, name in names.items()}


def dotted(path: Path, folder: Path) -> str:
    parts = (folder.name, *path.relative_to(folder).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def imported(path: Path, name: str, known: set[str]) -> Iterator[str]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found = [alias.name.partition("games.")[2] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = (node.module or "").partition("games.")[2] if not node.level else up(package, node)
            inner = [f"{base}.{alias.name}" for alias in node.names]
            found = inner if any(one in known for one in inner) else [base]
        else:
            continue
        yield from (one for one in found if one in known)


def up(package: str, node: ast.ImportFrom) -> str:
    """The module a relative import means."""
    root = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*root, *([node.module] if node.module else [])])


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import each other, directly or not: the strongly connected parts of more than one (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(one: str) -> None:
        index[one] = low[one] = len(index)
        stack.append(one)
        for other in graph[one]:
            if other not in index:
                visit(other)
                low[one] = min(low[one], low[other])
            elif other in stack:
                low[one] = min(low[one], index[other])
        if low[one] == index[one]:
            part = stack[stack.index(one) :]
            del stack[stack.index(one) :]
            if len(part) > 1:
                found.append(sorted(part))

    for one in graph:
        if one not in index:
            visit(one)
    return found


def test_cycles_are_found() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize("game", kept("cycles", FOLDERS))
def test_no_module_imports_one_that_imports_it(game: str) -> None:
    assert cycles(imports(game)) == []


def hidden_imports(path: Path) -> Iterator[str]:
    """Imports inside a function, unless the line or the one above carries a comment that says why."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for node in ast.walk(function):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    said = lines[node.lineno - 1] + lines[node.lineno - 2]
                    if "#" not in said:
                        yield f"{where(path)}:{node.lineno}"


@pytest.mark.parametrize("game", kept("imports", FOLDERS))
def test_no_import_hides_in_a_function_of_a_game(game: str) -> None:
    assert sorted({found for path in modules(FOLDERS[game]) for found in hidden_imports(path)}) == []


# -- sizes -----------------------------------------------------------------------------------------------------------
PARTS = {**FOLDERS, **{part: SRC / part for part in ("core", "hexgrid", "ink", "bots", "lab")}}


def too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if len(text.splitlines()) > MODULE and where(path) not in ONE_THING:
        yield f"{where(path)}: {len(text.splitlines())} lines"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            lines = (node.end_lineno or 0) - node.lineno + 1
            if lines > FUNCTION and f"{where(path)}:{node.name}" not in TABLES_OF_CASES:
                yield f"{where(path)}:{node.name}: {lines} lines"


@pytest.mark.parametrize("part", kept("sizes", PARTS))
def test_nothing_is_too_long_to_survey(part: str) -> None:
    assert [found for path in modules(PARTS[part]) for found in too_long(path)] == []


# -- who knows a game ------------------------------------------------------------------------------------------------
NAMES = re.compile("|".join(re.sub("[-_]", "[-_ ]", name) for name in FOLDERS), re.IGNORECASE)
SPEAKING = (".py", ".css", ".svg", ".html", ".js", ".ftl", ".yaml")
OUTSIDE = sorted(path for path in SRC.rglob("*") if path.suffix in SPEAKING and not path.is_relative_to(SRC / "games"))


def told(path: Path) -> str:
    """What a file says to the machine: without docstrings and comments, where a game may be an example."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            node.body = [one for one in node.body if not is_text(one)] or [ast.Pass()]
    return ast.unparse(tree)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def test_the_core_knows_no_game() -> None:
    """Not even as an example."""
    core = [path for path in OUTSIDE if path.is_relative_to(SRC / "core")]
    assert core
    assert [where(path) for path in core if NAMES.search(path.read_text(encoding="utf-8") + path.name)] == []


@pytest.mark.parametrize("file", kept("names", [where(path) for path in OUTSIDE]))
def test_nothing_outside_names_a_game(file: str) -> None:
    """Games are found; pages, benchmarks and referees ask them."""
    found = NAMES.search(told(SRC / file))
    assert found is None, f"{file} names {found[0] if found else ''}"
