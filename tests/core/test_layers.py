"""What the code itself must keep: who imports whom, rules without other luck, words in three languages."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taverna
from taverna.core import LANGS, Event
from taverna.core.messages import messages
from taverna.core.words import CORE_LOCALE, kebab
from taverna.games import ours

SRC = Path(taverna.__file__).parent
GAMES = sorted(folder.name for folder in (SRC / "games").iterdir() if (folder / "__init__.py").exists())


def modules(*parts: str) -> list[Path]:
    place = SRC.joinpath(*parts)
    return sorted(place.rglob("*.py")) if place.is_dir() else []


def imported(path: Path) -> Iterator[str]:
    """The full names of all modules a file imports, inside functions too."""
    package = ["taverna", *path.relative_to(SRC).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: -node.level] if node.level else []
            if node.level and path.name == "__init__.py":
                base = package[:-1][: len(package) - node.level]
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def inside(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


# -- layers ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("layer", ["core", "hexgrid"])
def test_the_ground_imports_nothing_above_it(layer: str) -> None:
    own = f"taverna.{layer}"
    for path in modules(layer):
        above = [n for n in imported(path) if inside(n, "taverna") and n != "taverna" and not inside(n, own)]
        assert not above, f"{path.relative_to(SRC)} imports {above}"


def test_ink_imports_only_the_core() -> None:
    for path in modules("ink"):
        above = [n for n in imported(path) if inside(n, "taverna") and not inside(n, "taverna.ink", "taverna.core")]
        assert not above, f"{path.relative_to(SRC)} imports {above}"


@pytest.mark.parametrize("game", GAMES)
def test_games_import_only_the_core_the_hex_ground_and_the_ink(game: str) -> None:
    """And never one another. (A game's bot may know how bots see: `taverna.bots`.)"""
    for path in modules("games", game):
        allowed = ["taverna.core", "taverna.hexgrid", "taverna.ink", f"taverna.games.{game}"]
        if "bot" in path.relative_to(SRC).with_suffix("").parts:
            allowed.append("taverna.bots")
        if path.stem in ("study", "learning"):  # plays whole games and counts
            allowed += ["taverna.lab", "taverna.games.find"]
        wrong = [n for n in imported(path) if inside(n, "taverna") and n != "taverna" and not inside(n, *allowed)]
        wrong = [n for n in wrong if n != "taverna.games"]
        assert not wrong, f"{path.relative_to(SRC)} imports {wrong}"


HEAVY = [
    "litestar",
    "uvicorn",
    "jinja2",
    "rich",
    "typer",
    "psycopg",
    "redis",
    "ray",
    "pettingzoo",
    "gymnasium",
    "catanatron",
]


def test_importing_taverna_imports_no_server_and_no_terminal() -> None:
    code = (
        "import sys, taverna; t = taverna.new('bloodborne', seats=3); t.save(); t.log('es')\n"
        f"print([name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# -- rules -----------------------------------------------------------------------------------------------------------
RULES = [path for game in GAMES for path in [*modules("games", game, "rules"), SRC / "games" / game / "state.py"]]
RULES = [path for path in RULES if path.exists()]
OTHER_LUCK = ("random", "secrets", "time", "datetime", "uuid", "os", "numpy")


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(SRC / "games")))
def test_rules_use_no_other_luck_no_floats_and_no_sets(path: Path) -> None:
    """All luck comes from `chance`, numbers are whole, and no order comes from a hash."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.name}:{getattr(node, 'lineno', '?')}"
        if isinstance(node, ast.Import):
            assert not {alias.name.split(".")[0] for alias in node.names} & set(OTHER_LUCK), where
        elif isinstance(node, ast.ImportFrom) and not node.level:
            assert (node.module or "").split(".")[0] not in OTHER_LUCK, where
        elif isinstance(node, ast.Constant):
            assert not isinstance(node.value, float), f"{where}: a float"
        elif isinstance(node, ast.BinOp):
            assert not isinstance(node.op, ast.Div), f"{where}: a division that gives a float"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("float", "hash", "id"), f"{where}: {node.func.id}()"
        elif isinstance(node, (ast.For, ast.comprehension)):
            assert not is_set(node.iter), f"{where}: walks through a set"


def is_set(node: ast.expr) -> bool:
    named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return named or isinstance(node, (ast.Set, ast.SetComp))


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 5


# -- words -----------------------------------------------------------------------------------------------------------
def keys(folder: Path, lang: str) -> dict[str, list[str]]:
    """{part of the locale: its message keys in order} for one language."""
    found = {}
    for path in sorted(folder.glob("*.ftl")):
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl"):
            part = path.name.removesuffix(f"{lang}.ftl")
            found[part] = re.findall(r"^(-?[a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found


LOCALES = {
    str(path.relative_to(SRC)): path for path in sorted({file.parent for file in SRC.rglob("*.ftl")}) if path.is_dir()
}


@pytest.mark.parametrize("folder", LOCALES.values(), ids=LOCALES)
def test_the_languages_have_the_same_keys(folder: Path) -> None:
    english = keys(folder, "en")
    assert english
    for lang in LANGS:
        there = keys(folder, lang)
        assert there.keys() == english.keys(), f"{lang}: other files"
        for part, names in there.items():
            assert len(set(names)) == len(names), f"{lang}: a key stands twice"
            missing, extra = set(english[part]) - set(names), set(names) - set(english[part])
            assert not missing and not extra, f"{part}{lang}: lacks {sorted(missing)}, has {sorted(extra)} too much"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", LOCALES.values(), ids=LOCALES)
def test_every_message_is_written_as_fluent_wants_it(folder: Path, lang: str) -> None:
    messages(lang, (folder,)).check()


@pytest.mark.parametrize("folder", LOCALES.values(), ids=LOCALES)
def test_nothing_is_left_in_english(folder: Path) -> None:
    """Of the longer messages, hardly any can be the same in two languages."""
    texts = {lang: texts_of(folder, lang) for lang in LANGS}
    for lang in LANGS[1:]:
        same = [k for k, text in texts[lang].items() if text == texts["en"].get(k) and own_words(text) > 3]
        assert not same, f"{lang}: {same} as in English"


def own_words(text: str) -> int:
    """How many words a message has besides what goes into it."""
    return len(re.findall(r"[^\W\d_]{2,}", re.sub(r"\{[^{}]*\}", "", text)))


def texts_of(folder: Path, lang: str) -> dict[str, str]:
    text = "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(folder.glob("*.ftl"))
        if path.name == f"{lang}.ftl" or path.name.endswith(f".{lang}.ftl")
    )
    text = re.sub(r"^#.*$", "", text, flags=re.MULTILINE)
    parts = re.split(r"^(-?[a-z][\w-]*) *=", text, flags=re.MULTILINE)[1:]
    return {key: body.strip() for key, body in zip(parts[::2], parts[1::2], strict=True)}


def said(path: Path) -> Iterator[tuple[int, str]]:
    """Message keys that stand in the code: Say("key", …), words("key", …), w("key", …)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        func, first = node.func, node.args[0]
        name = func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""
        speaks = name in ("Say", "words", "w", "say") or (name in ("format", "has") and "words" in ast.unparse(func))
        if speaks and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield node.lineno, first.value


def locale_of(path: Path) -> tuple[Path, ...]:
    """The messages a module speaks with: its game's, or the core's alone."""
    parts = path.relative_to(SRC).parts
    own = SRC / "games" / parts[1] / "locale" if parts[0] == "games" and len(parts) > 2 else SRC / parts[0] / "locale"
    if "referee" in parts and (path.parent / "locale").is_dir():
        return (CORE_LOCALE, SRC / "web" / "locale", path.parent / "locale")  # its page speaks with both
    return (CORE_LOCALE, own) if own.is_dir() and own != CORE_LOCALE else (CORE_LOCALE,)


PACKAGES = [name.replace("-", "_") for name in ours()]
SPEAKING = [path for layer in (("core",), *(("games", package) for package in PACKAGES)) for path in modules(*layer)]


def test_every_message_named_in_code_exists() -> None:
    spoken = 0
    for path in SPEAKING:
        for line, key in said(path):
            spoken += 1
            for lang in LANGS:
                assert messages(lang, locale_of(path)).has(key), f"{path.name}:{line}: no '{key}' in {lang}"
    assert spoken > 3


def all_events(kind: type[Event] = Event) -> list[type[Event]]:
    return [found for sub in kind.__subclasses__() for found in (sub, *all_events(sub))]


@pytest.mark.parametrize("name", PACKAGES)
def test_every_event_of_a_game_has_words(name: str) -> None:
    game = taverna.find(name.replace("_", "-"))
    events = [e for e in all_events() if inside(e.__module__, f"taverna.games.{name}") and not e.__subclasses__()]
    assert events
    for event in events:
        key = f"event-{kebab(event.__name__)}"
        if not isinstance(event.clause, property):  # cites what the content says; its own tests ask whether that exists
            assert event.clause in game.catalogue.by_id, f"{event.__name__} cites '{event.clause}'"
        for lang in LANGS:
            assert messages(lang, (CORE_LOCALE, game.folder / "locale")).has(key), f"no {key} in {lang}"


@pytest.mark.parametrize("name", PACKAGES)
def test_every_clause_a_rule_refuses_with_has_words(name: str) -> None:
    """Clauses in `Offer(...)` and in `refuse` exist and have a `why-…` message in every language."""
    game = taverna.find(name.replace("_", "-"))
    prefix = game.catalogue.prefix
    for path in modules("games", name):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            offers = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Offer"
            refuses = isinstance(node, ast.FunctionDef) and node.name == "refuse"
            if not offers and not refuses:
                continue
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and str(part.value).startswith(f"{prefix}-"):
                    assert part.value in game.catalogue.by_id, f"{path.name}:{part.lineno}: no clause {part.value}"
                    for lang in LANGS:
                        key = f"why-{part.value.lower()}"
                        assert messages(lang, (CORE_LOCALE, game.folder / "locale")).has(key), f"{key} in {lang}"


SENTENCE = re.compile(r"[A-ZÁÉÍÓÚ¿¡][^\n]*\s[a-záéíóúãõç]{2,}.*[.!?]$")


@pytest.mark.parametrize("name", PACKAGES)
def test_no_sentence_for_people_stands_in_the_rules(name: str) -> None:
    """What people read is in the locale files; in rules there are only keys (and docstrings)."""
    for path in [*modules("games", name, "rules"), *modules("games", name, "scene")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
        for node in texts:
            if id(node) not in docs and isinstance(node.value, str):
                assert not SENTENCE.match(node.value), f"{path.name}:{node.lineno}: {node.value!r}"
