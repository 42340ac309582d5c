"""Text as a book prints it: paragraphs and lists, ids of clauses that lead to them, terms that say what they mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape

from markupsafe import Markup

from taverna.conformance import CITED

STRONG = re.compile(r"\*\*(.+?)\*\*")
STRESSED = re.compile(r"\*(.+?)\*")
ITEM = re.compile(r"(\d+\.|-) +")


def marked_up(text: str) -> Markup:
    """Paragraphs, lists, **strong** and *stressed*: all that our longer texts need."""
    blocks = [block.splitlines() for block in re.split(r"\n\s*\n", text.strip())]
    return Markup("\n".join(_block(lines) for lines in blocks))


def _block(lines: list[str]) -> str:
    if not (first := ITEM.match(lines[0])):
        return f"<p>{_inline(' '.join(line.strip() for line in lines))}</p>"
    items: list[str] = []
    for line in lines:
        if found := ITEM.match(line):
            items.append(line[found.end() :].strip())
        else:
            items[-1] += f" {line.strip()}"
    kind = "ul" if first[1] == "-" else "ol"
    return f"<{kind}>{''.join(f'<li>{_inline(item)}</li>' for item in items)}</{kind}>"


def _inline(text: str) -> str:
    return STRESSED.sub(r"<em>\1</em>", STRONG.sub(r"<strong>\1</strong>", escape(text, quote=False)))


class Linker:
    """Makes links of what a text names: clauses by their id, and the first mention of each term. `address`: where a
    clause stands, "" if nowhere; `terms`: {name: (where it is explained, what it means)}."""

    def __init__(self, address: Callable[[str], str], terms: Mapping[str, tuple[str, str]]) -> None:
        self._address = address
        self._terms = terms
        names = sorted(terms, key=len, reverse=True)
        known = "|".join(map(re.escape, names)) or r"(?!)"
        self._pattern = re.compile(rf"{CITED.pattern}|\b({known})\b")

    def __call__(self, text: str, but: str = "") -> Markup:
        """The text as markup; `but` is the term or clause whose own text it is."""
        seen = {but}

        def link(found: re.Match[str]) -> str:
            shown = found[0]
            if found[1] is None:
                if shown in seen:
                    return escape(shown, quote=False)
                seen.add(shown)
                href, meaning = self._terms[shown]
                return f'<a class="term" href="{escape(href)}" title="{escape(meaning)}">{escape(shown)}</a>'
            id = f"{found[1]}-{found[2]}"
            href = "" if id == but else self._address(id)
            return f'<a class="cite" href="{escape(href)}">{escape(shown)}</a>' if href else escape(shown)

        whole, at = [], 0
        for found in self._pattern.finditer(" ".join(text.split())):
            whole += [escape(found.string[at : found.start()], quote=False), link(found)]
            at = found.end()
        return Markup("".join(whole) + escape(" ".join(text.split())[at:], quote=False))
