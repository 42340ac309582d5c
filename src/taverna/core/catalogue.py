"""The rules as numbered clauses: what every refusal, log line and test cites."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from .content import READING, read_yaml

if TYPE_CHECKING:
    from .words import Words


class Clause(msgspec.Struct, frozen=True):
    """One rule, atomic and testable, in our words; `page` of the printed rulebook where known. `note`: how it is known,
    where the rulebook alone does not say it."""

    id: str
    text: str
    page: int | None = None
    note: str = ""

    @property
    def topic(self) -> str:
        return self.id.rsplit("-", 1)[0]


class Example(msgspec.Struct, frozen=True):
    """A worked example with its own numbers."""

    id: str
    given: str
    when: str
    then: str
    clauses: list[str] = []
    page: int | None = None

    @property
    def text(self) -> str:
        return f"{self.given} {self.when} {self.then}"


class Term(msgspec.Struct, frozen=True):
    """What a thing is called at tables in Brazil, Spain and elsewhere."""

    kind: str
    name_en: str | None = None
    name_es: str | None = None
    name_pt: str | None = None
    facts: str = ""

    def name(self, lang: str) -> str:
        """In this language, or in one that has a name for it."""
        own = {"en": self.name_en, "es": self.name_es, "pt-BR": self.name_pt}[lang]
        return own or self.name_en or self.name_pt or self.name_es or ""

    @property
    def note(self) -> str:
        """What is said of it, if more than its names."""
        return "" if self.facts.startswith("Glossary term only") else self.facts


class Ambiguity(msgspec.Struct, frozen=True):
    """Where the rulebook is open: the question, the reading taken here, and why."""

    question: str
    reading: str
    why: str = ""
    about: list[str] = []


class NumberTable(msgspec.Struct, frozen=True):
    """A numeric table of the rulebook."""

    id: str
    columns: list[str]
    rows: list[list[Any]]
    note: str = ""


class Catalogue(msgspec.Struct, frozen=True, dict=True):
    """All clauses of one game."""

    game: str
    prefix: str
    clauses: list[Clause]
    examples: list[Example] = []
    tables: list[NumberTable] = []
    named_content: list[Term] = []
    ambiguities: list[Ambiguity] = []
    gaps: list[str] = []

    @cached_property
    def by_id(self) -> dict[str, Clause | Example]:
        entries: list[Clause | Example] = [*self.clauses, *self.examples]
        return {entry.id: entry for entry in entries}

    def readings(self, clause: str) -> list[Ambiguity]:
        return [a for a in self.ambiguities if clause in a.about]


def read_catalogue(path: Path) -> Catalogue:
    with READING:
        return msgspec.convert(read_yaml(path), Catalogue)


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not on offer: the clause that forbids it, its page, and what it means here, in any language."""

    clause: str
    page: int | None
    rule: str
    words: Any = None
    asked: Callable[[Words], dict[str, str]] | None = None  # what is asked instead, where that is the reason

    def text(self, lang: str = "en") -> str:
        """What to say to the person who tried, in their language."""
        words: Words = self.words(lang)
        if self.asked is None:
            return words(f"why-{self.clause.lower()}")
        told = self.asked(words)
        return words(f"why-{self.clause.lower()}-{'-'.join(sorted(told))}", **told)

    def __str__(self) -> str:
        page = f", p. {self.page}" if self.page else ""
        return f"{self.text()} ({self.clause}{page})"
