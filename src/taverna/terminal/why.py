"""`w`: why something cannot be chosen. One names it as it is called, by its number or its place; without a name, what
the question leaves out is told with its reasons."""

from __future__ import annotations

import re
from collections.abc import Iterator

from taverna.core.table import Table
from taverna.core.words import Words, plain

SPOT = re.compile(r'data-(?:spot|look)="([^"]+)"')
HOUSE = "TABLE-"


class Things:
    """The board elements that a seat sees, as it may call them."""

    def __init__(self, table: Table, seat: int, lang: str) -> None:
        self.table, self.seat, self.lang = table, seat, lang
        self.words: Words = table.game.words(lang, table.state)
        scene = table.scene(seat, lang)
        found = [key for markup in (scene.frame, *scene.values()) for key in SPOT.findall(str(markup))]
        self.keys = list(dict.fromkeys(found))

    def name(self, key: str) -> str:
        """What the last part of a key that has a name is called; a place by its numbers, and nothing else by its id."""
        parts = key.split("/")
        for part in reversed(parts[1:]):
            id = part.partition(".")[0]
            for form in (id, f"@{id}"):
                if (name := self.words.name(form)) != form:
                    return name
        return parts[-1] if any(letter.isdigit() for letter in parts[-1]) else ""

    def called(self, typed: str) -> list[str]:
        """The keys that somebody may mean: the key itself, its last part or its name, or names that begin so."""
        if typed in self.keys:
            return [typed]
        wanted = plain(typed)
        exact = [key for key in self.keys if wanted in (plain(key.rpartition("/")[2]), plain(self.name(key)))]
        return exact or [key for key in self.keys if wanted in plain(self.name(key))]

    def refused(self) -> Iterator[tuple[str, str, list[str]]]:
        """(clause, reason, names) of what has a rule of the game against it now."""
        found: dict[str, tuple[str, list[str]]] = {}
        for key in self.keys:
            refusal = self.table.why(self.seat, key)
            if refusal is None or refusal.clause.startswith(HOUSE):
                continue
            if not (name := self.name(key)):
                continue
            names = found.setdefault(refusal.clause, (refusal.text(self.lang), []))[1]
            if name not in names:
                names.append(name)
        for clause, (text, names) in found.items():
            yield clause, text, names


def why(table: Table, seat: int, typed: str, lang: str, words: Words) -> list[str]:
    """The lines that answer."""
    if not typed:
        some = [
            f"{', '.join(names[:6])}{' …' if len(names) > 6 else ''}: {text} ({clause})"
            for clause, text, names in Things(table, seat, lang).refused()
        ]
        return [*some, words("terminal-why")]
    question = table.questions[seat]
    if typed.isdecimal() and 1 <= int(typed) <= len(question.options):
        return [words("terminal-offered")]
    things = Things(table, seat, lang)
    keys = things.called(typed)
    if not keys and typed not in {option.id for option in question.options}:
        refusal = table.why(seat, typed)
        if refusal is None or refusal.clause.startswith(HOUSE):
            return [words("terminal-no-thing", what=typed)]
        return [f"{refusal.text(lang)} ({refusal.clause})"]
    found: dict[str, str] = {}
    for key in keys or [typed]:
        refusal = table.why(seat, key)
        text = words("terminal-offered") if refusal is None else f"{refusal.text(lang)} ({refusal.clause})"
        found.setdefault(text, things.name(key))
    if len(found) == 1:
        return list(found)
    own = {text: name for text, name in found.items() if f"({HOUSE}" not in text} or found
    return [f"{name}: {text}" for text, name in own.items()]
