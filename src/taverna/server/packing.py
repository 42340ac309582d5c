"""Files as they travel: modules joined into one script, without what is only for those who read them, and packed.

A page names a script with its version (`table.js?v=…`): it gets that module and everything it needs in one file, each
module in a function of its own (`m.patch`, `m.state`, …), so that names need not differ. What a script fetches later
(`import('./later.js')`) builds on the modules that are there. Without a version a module is sent as it was written.
Sheets are joined for the table of each game, so that what they repeat is sent once.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

try:
    import brotli as _brotli
except ImportError:  # a host without it packs with gzip alone
    _brotli = None

BROTLI = _brotli is not None

STATIC = Path(__file__).parent.parent / "web" / "static"
AFTER = {"later.js": "table.js"}  # what comes when the first is there

REMARK = re.compile(r"^[ \t]*//[^\n]*\n|/\*\*.*?\*/[ \t]*", re.M | re.S)  # a line of remarks, or a type
ASIDE = re.compile(r"  // [^\n]*$|^[ \t]+", re.M)  # a remark after the code; what is set in
NEEDS = re.compile(r"^import (?:(\{[^}]*\}|\* as \w+) from )?'\./([\w-]+)\.js';\n", re.M)
GIVES = re.compile(r"^export ((?:const|let|function|async function)\*? ([\w$]+))", re.M)
CSS = re.compile(r"(\"[^\"]*\"|'[^']*')|/\*.*?\*/|\s*([{};,])\s*|(?<=:)\s+|(\s+)", re.S)


def plain(module: str) -> str:
    """A module as it was written, without remarks and types."""
    return REMARK.sub("", module)


def _source(name: str) -> str:
    return ASIDE.sub("", plain((STATIC / f"{name}.js").read_text(encoding="utf-8")))


def _order(name: str, known: list[str]) -> list[str]:
    """Everything a module needs, and then itself; what is known already is left out."""
    found: list[str] = []
    for _, need in NEEDS.findall(_source(name)):
        found += [one for one in _order(need, known + found) if one not in found]
    return found if name in known + found else [*found, name]


def _wrapped(name: str) -> str:
    """A module as a function that gives what it exports."""

    def taken(found: re.Match[str]) -> str:
        if not found[1]:
            return ""
        names = found[1][5:] if found[1].startswith("*") else found[1].replace(" as ", ": ")
        return f"const {names} = m.{found[2]};\n"

    source = _source(name)
    gives = ", ".join(one for _, one in GIVES.findall(source))
    body = GIVES.sub(r"\1", NEEDS.sub(taken, source)).rstrip()
    return f"m.{name} = (() => {{\n{body}\nreturn {{ {gives} }};\n}})();\n"


@lru_cache(maxsize=64)
def script(path: str, version: str) -> str:
    """A module and all it needs in one file."""
    if not NEEDS.search(_source(path[:-3])) and path not in AFTER.values():
        return _source(path[:-3])  # nothing to join, and perhaps no module
    first = AFTER.get(path)
    known = _order(first[:-3], []) if first else []
    head = f"import {{ m }} from './{first}?v={version}';\n" if first else "export const m = {};\n"
    text = head + "".join(_wrapped(name) for name in _order(path[:-3], known))
    for later in AFTER:
        text = text.replace(f"import('./{later}')", f"import('./{later}?v={version}')")
    return text


@lru_cache(maxsize=64)
def sheet(text: str) -> str:
    """A stylesheet without what only its writer needs."""

    def less(found: re.Match[str]) -> str:
        return found[1] or found[2] or (" " if found[3] else "")

    return CSS.sub(less, text).replace(";}", "}").strip()


ABSENT = re.compile(r"\.(?:masthead|colophon|plain|tables|radios|ways|places|chooser|lost|replaying|reel|seek|curve)\b")
"""What pages have and no table. (A game may use these words for its own things.)"""
LATE = re.compile(
    r"#(?:advice|guide|motes|story|legend|seats|keys|rule|seek|curtain|explain|chat|said|speak|clockwork|set-pace|set-hook|ahead|volume)\b"
    r"|\.(?:standin|explaining|may|legend-of|result|endplate|plate-|winner|preview|sheet-of|chatting|pop|sitting|keys)"
    r"|\[data-ui-(?:guide|telling|new|present)|dialog|@media print"
)
"""What nobody sees before a table stands: what is said of things, what one opens, the end."""
BLOCK = re.compile(r"[{}]")


def rules(css: str) -> Iterator[tuple[str, str]]:
    """The rules of a sheet one by one: what each is for, and what it says."""
    at = 0
    while (opened := css.find("{", at)) >= 0:
        deep, end = 1, opened + 1
        while deep:
            found = BLOCK.search(css, end)
            assert found is not None, "a brace that is not closed"
            deep, end = deep + (1 if found[0] == "{" else -1), found.end()
        yield css[at:opened].strip(), css[opened + 1 : end - 1]
        at = end


@lru_cache(maxsize=16)
def at_table(css: str) -> str:
    """The sheet of all pages without what is at no table."""
    kept: list[str] = []
    for prelude, inside in rules(css):
        if prelude.startswith("@media"):
            kept.append(f"{prelude}{{{at_table(inside)}}}")
        elif names := [one for one in NAMES.split(prelude) if not ABSENT.search(one)]:
            kept.append(f"{','.join(names)}{{{inside}}}")
    return "".join(kept)


@lru_cache(maxsize=16)
def halves(css: str) -> tuple[str, str]:
    """A table's sheet in two: what its first sight needs, and what comes when it stands. Within each, rules keep their
    order."""
    first: list[str] = []
    later: list[str] = []
    for prelude, inside in rules(css):
        if prelude.startswith(("@media", "@supports", "@container")) and not LATE.search(prelude):
            for half, part in zip((first, later), halves(inside), strict=True):
                half.extend([f"{prelude}{{{part}}}"] if part else [])
            continue
        late = all(LATE.search(one) for one in NAMES.split(prelude))
        (later if late else first).append(f"{prelude}{{{inside}}}")
    return "".join(first), "".join(later)


NAMES = re.compile(r",(?![^(]*\))")  # commas between selectors, not within them


# -- packed ------------------------------------------------------------------------------------------------------------
def way(accepts: str) -> str:
    """How an answer is packed for whoever accepts these encodings: `br`, `gzip`, or not at all."""
    names = {one.partition(";")[0].strip() for one in accepts.split(",") if not one.replace(" ", "").endswith(";q=0")}
    return "br" if BROTLI and "br" in names else "gzip" if "gzip" in names else ""


@lru_cache(maxsize=512)
def packed(data: bytes, how: str) -> bytes:
    """A file as it travels: packed once, as small as it gets."""
    if how == "br":
        small: bytes = _brotli.compress(data, quality=11)
        return small
    return gzip.compress(data, 9, mtime=0)


def unpacked(data: bytes) -> bytes:
    """What was packed with Brotli."""
    whole: bytes = _brotli.decompress(data)
    return whole
