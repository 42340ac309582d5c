"""A small game of one's own, as a package of its own: `taverna new-game NAME` writes it.

The template is a whole game that plays and passes the kit; what is written is its copy under another name.
"""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from taverna.core.errors import OptionError
from taverna.games import names

TEMPLATE = Path(__file__).parent / "template"
SMALL = ("a", "and", "at", "in", "of", "the", "to")
PLAIN = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")


def write(name: str, where: Path) -> list[Path]:
    """Write a game of this name into a new folder; which files it has."""
    if not PLAIN.fullmatch(name):
        wanted = "small letters and digits, with dashes between, as fair-of-lanterns"
        raise OptionError(f"'{name}' is no name for a game: {wanted}")
    module = name.replace("-", "_")
    if name in names() or module in sys.stdlib_module_names or keyword.iskeyword(module) or module == "taverna":
        raise OptionError(f"'{name}' is the name of something else already")
    if where.exists() and any(where.iterdir()):
        raise OptionError(f"{where} is there already, and not empty")
    written = []
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts:
            continue
        target = where / renamed(str(source.relative_to(TEMPLATE)), name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        written.append(target)
    return written


def renamed(text: str, name: str) -> str:
    """What the template calls its game, called otherwise."""
    words = name.split("-")
    prefix = prefix_of(words)
    for old, new in {
        "little-game": name,
        "little_game": name.replace("-", "_"),
        "LittleGame": "".join(word.capitalize() for word in words),
        "Little Game": titled(words),
        "LITTLE-": f"{prefix}-",
        "prefix: LITTLE": f"prefix: {prefix}",
        "why-little-": f"why-{prefix.lower()}-",
        "little-": f"{words[0]}-",
    }.items():
        text = text.replace(old, new)
    return text


def titled(words: list[str]) -> str:
    """As on the lid of a box: 'Fair of Lanterns'."""
    return " ".join(word if nth and word in SMALL else word.capitalize() for nth, word in enumerate(words))


def prefix_of(words: list[str]) -> str:
    """What the ids of its clauses begin with: two to five letters."""
    initials = "".join(re.findall(r"\b[a-z]", " ".join(words)))
    letters = re.sub("[^a-z]", "", "".join(words))
    return (initials if len(initials) > 1 else letters.ljust(2, "x"))[:5].upper()
