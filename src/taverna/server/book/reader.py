"""One game's rules in one language, with everything that hangs together by ids: chapters, examples, readings, links to
and from."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from taverna import conformance
from taverna.core.book import Book, Chapter
from taverna.core.catalogue import Ambiguity, Catalogue, Clause, Example, NumberTable, Term
from taverna.core.house import house_rules
from taverna.core.words import LANGS, Text, plain

from ..found import found
from ..pages import speaker
from .prose import Linker

HOUSE = "/rules/house"


class Told(msgspec.Struct, frozen=True):
    """A clause with all that is said about it."""

    clause: Clause
    readings: list[Ambiguity]
    examples: list[Example]
    cites: list[str]
    cited_by: list[str]


class Reader:
    """A game's book as a reader of one language holds it."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = found(game)
        self.lang = lang
        self.catalogue: Catalogue = self.game.rules_in(lang)
        self.book: Book = self.game.book or unbound(self.game)

    # -- where things stand ------------------------------------------------------------------------------------------
    @property
    def root(self) -> str:
        return f"/rules/{self.game.id}"

    def address(self, id: str) -> str:
        """Where a clause, example or house rule stands; "" if nowhere."""
        if chapter := self.book.where.get(id):
            return f"{self.root}/chapters/{chapter.id}#{id}"
        if id in self.catalogue.by_id:
            return f"{self.root}/examples/{id}"
        return f"{HOUSE}#{id}" if id in house_rules(self.lang).by_id else ""

    @cached_property
    def terms(self) -> list[Term]:
        """The glossary in the order of this language's alphabet."""
        return sorted(self.catalogue.named_content, key=lambda term: plain(term.name(self.lang)))

    @cached_property
    def linked(self) -> Linker:
        terms = {
            term.name(self.lang): (f"{self.root}/glossary#{slug(term)}", " ".join(term.note.split()))
            for term in self.catalogue.named_content
            if term.note and len(term.name(self.lang)) > 2
        }
        return Linker(self.address, terms)

    # -- what belongs together ---------------------------------------------------------------------------------------
    @cached_property
    def _cites(self) -> dict[str, list[str]]:
        """{clause: the others its text or its readings name}."""
        found: dict[str, list[str]] = {}
        for clause in self.catalogue.clauses:
            texts = [clause.text]
            for reading in self._readings.get(clause.id, []):
                texts += [reading.question, reading.reading, reading.why]
            named = dict.fromkeys(conformance.cited(" ".join(texts)))
            found[clause.id] = [id for id in named if id != clause.id and id in self.catalogue.by_id]
        return found

    @cached_property
    def _cited_by(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for id, named in self._cites.items():
            for other in named:
                found.setdefault(other, []).append(id)
        return found

    @cached_property
    def _readings(self) -> dict[str, list[Ambiguity]]:
        found: dict[str, list[Ambiguity]] = {}
        for reading in self.catalogue.ambiguities:
            for id in reading.about:
                found.setdefault(id, []).append(reading)
        return found

    @cached_property
    def _examples(self) -> dict[str, list[Example]]:
        """{clause: the examples that are told with it}: each stands at the first clause it shows."""
        found: dict[str, list[Example]] = {}
        for example in self.catalogue.examples:
            first = next((id for id in example.clauses if id in self.book.where), None)
            if first:
                found.setdefault(first, []).append(example)
        return found

    def told(self, id: str) -> Told | None:
        clause = self.catalogue.by_id.get(id)
        if not isinstance(clause, Clause):
            return None
        return Told(
            clause,
            self._readings.get(id, []),
            self._examples.get(id, []),
            self._cites[id],
            self._cited_by.get(id, []),
        )

    def chapter(self, chapter: Chapter) -> list[Told]:
        return [told for id in chapter.clauses if (told := self.told(id)) is not None]

    def beside(self, chapter: Chapter) -> tuple[Chapter | None, Chapter | None]:
        """The chapters before and after."""
        all_ = self.book.chapters
        at = all_.index(chapter)
        return (all_[at - 1] if at else None), (all_[at + 1] if at + 1 < len(all_) else None)

    @cached_property
    def open_points(self) -> list[Ambiguity]:
        return self.catalogue.ambiguities

    @cached_property
    def topics(self) -> dict[str, list[str]]:
        """{topic: its clauses}, in the order of the catalogue: the index by numbers."""
        found: dict[str, list[str]] = {}
        for clause in self.catalogue.clauses:
            found.setdefault(clause.topic, []).append(clause.id)
        return found

    def shown(self, value: Any) -> str:
        """A cell of a table."""
        if isinstance(value, bool):
            return "✓" if value else "–"
        return "" if value is None else str(value).replace("-", "−", 1) if isinstance(value, int) else str(value)

    def table(self, id: str) -> NumberTable | None:
        return next((table for table in self.catalogue.tables if table.id == id), None)


def unbound(game: Any) -> Book:
    """A game whose rules nobody has put into chapters: all of them in one."""
    titles = {lang: speaker(lang, None)("book-all-rules") for lang in LANGS}
    title = Text(en=titles["en"], es=titles["es"], pt_BR=titles["pt-BR"])
    nothing = Text(en="", es="", pt_BR="")
    ids = [clause.id for clause in game.catalogue.clauses]
    return Book(game.id, nothing, [Chapter("rules", title, nothing, ids)])


def slug(term: Term) -> str:
    """The anchor of a term, as it always was."""
    return f"term-{(term.name_en or term.name_pt or '').lower().replace(' ', '-')}".replace("'", "")


def heading(column: str) -> str:
    """A column's name; in the catalogue some are written as one word."""
    return re.sub(r"_+", " ", column)


@lru_cache(maxsize=24)
def reader(game: str, lang: str) -> Reader:
    return Reader(game, lang)
