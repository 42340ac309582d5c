"""The rules as a book: the clauses of a catalogue in other languages, and the order in which one learns them.

A game's `book` folder holds `chapters.yaml` and one file per language other than English, by the ids of the catalogue:

    clauses      {id: text}
    examples     {id: {given, when, then}}
    ambiguities  {place in the catalogue's list, from 0: {question, reading, why}}
    tables       {id: {columns, rows, note}}; rows only where they hold words
    notes        {id of a clause: how it is known}
    glossary     {English name of a term: what is said of it}

Nothing here is read before somebody wants to read it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .catalogue import Ambiguity, Catalogue
from .content import READING, read_yaml
from .errors import ContentError
from .words import LANGS, Text

T = TypeVar("T")


class ExampleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A worked example in another language."""

    given: str
    when: str
    then: str


class ReadingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A reading in another language."""

    question: str
    reading: str
    why: str = ""


class TableText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words of a table; rows that are numbers alone stay as the catalogue has them."""

    columns: list[str]
    rows: list[list[Any]] | None = None
    note: str = ""


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A catalogue in another language, by its ids."""

    language: str
    game: str
    clauses: dict[str, str]
    examples: dict[str, ExampleText] = {}
    ambiguities: dict[int, ReadingText] = {}
    tables: dict[str, TableText] = {}
    rows: dict[str, list[list[Any]]] = {}
    notes: dict[str, str] = {}
    glossary: dict[str, str] = {}


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clauses one reads together, under a title and a sentence that says what to watch for."""

    id: str
    title: Text
    lead: Text
    clauses: list[str]


class Icon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a picture or word on the table means. `sign`: the symbol it is drawn with, if it is drawn."""

    id: str
    meaning: Text
    term: Text | None = None
    sign: str = ""


class Book(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """The order in which one learns a game. `turn` and `win`: the chapters that tell what a turn is and who wins."""

    game: str
    five_minutes: Text
    chapters: list[Chapter]
    icons: list[Icon] = []
    turn: str = ""
    win: str = ""

    @cached_property
    def where(self) -> dict[str, Chapter]:
        """{clause: the chapter it stands in}."""
        return {clause: chapter for chapter in self.chapters for clause in chapter.clauses}

    @cached_property
    def by_id(self) -> dict[str, Chapter]:
        return {chapter.id: chapter for chapter in self.chapters}


def read_book(folder: Path) -> Book | None:
    """The chapters in a `book` folder, if there are any."""
    file = folder / "chapters.yaml"
    return _read(file, Book) if file.is_file() else None


def read_translation(folder: Path, lang: str) -> Translation | None:
    """What a `book` folder says in this language, if it does."""
    file = folder / f"{lang}.yaml"
    return _read(file, Translation) if file.is_file() else None


def _read(file: Path, kind: type[T]) -> T:
    try:
        with READING:
            return msgspec.convert(read_yaml(file), kind)
    except msgspec.ValidationError as error:
        raise ContentError(f"{file.parent.name}/{file.name}", "", "", str(error)) from None


def told(catalogue: Catalogue, folder: Path, lang: str) -> Catalogue:
    """The same catalogue in another language; what it does not say there stays as it is."""
    other = None if lang == "en" else read_translation(folder, lang)
    return catalogue if other is None else translated(catalogue, other)


def translated(catalogue: Catalogue, other: Translation) -> Catalogue:
    replace = msgspec.structs.replace
    tables = []
    for table in catalogue.tables:
        if (text := other.tables.get(table.id)) is not None:
            rows = text.rows or other.rows.get(table.id) or table.rows
            tables.append(replace(table, columns=text.columns, rows=rows, note=text.note))
        else:
            tables.append(table)
    return replace(
        catalogue,
        clauses=[
            replace(one, text=other.clauses.get(one.id, one.text), note=other.notes.get(one.id, one.note))
            for one in catalogue.clauses
        ],
        examples=[
            replace(one, **msgspec.structs.asdict(other.examples[one.id])) if one.id in other.examples else one
            for one in catalogue.examples
        ],
        tables=tables,
        named_content=[
            replace(term, facts=other.glossary.get(term.name_en or "", term.facts)) for term in catalogue.named_content
        ],
        ambiguities=[
            _reading(one, other.ambiguities[n]) if n in other.ambiguities else one
            for n, one in enumerate(catalogue.ambiguities)
        ],
    )


def _reading(one: Ambiguity, text: ReadingText) -> Ambiguity:
    return msgspec.structs.replace(one, question=text.question, reading=text.reading, why=text.why)


# -- what must hold --------------------------------------------------------------------------------------------------
def missing(catalogue: Catalogue, folder: Path) -> Iterator[str]:
    """What the catalogue says and some language does not, or the other way round: a sentence for each."""
    for lang in LANGS:
        if lang == "en":
            continue
        other = read_translation(folder, lang)
        if other is None:
            yield f"{lang}: there is no {lang}.yaml"
            continue
        if other.language != lang or other.game != catalogue.game:
            yield f"{lang}: the file says it is {other.language} of {other.game}"
        pairs: list[tuple[str, Any, Any]] = [
            ("clause", {one.id for one in catalogue.clauses}, set(other.clauses)),
            ("note of", {one.id for one in catalogue.clauses if one.note}, set(other.notes)),
            ("example", {one.id for one in catalogue.examples}, set(other.examples)),
            ("reading", set(range(len(catalogue.ambiguities))), set(other.ambiguities)),
            ("table", {one.id for one in catalogue.tables}, set(other.tables)),
            ("term", {term.name_en for term in catalogue.named_content if term.note}, set(other.glossary)),
        ]
        for what, ours, theirs in pairs:
            yield from (f"{lang}: {what} {one} is missing" for one in sorted(ours - theirs))
            known = {term.name_en for term in catalogue.named_content} if what == "term" else ours
            yield from (f"{lang}: there is no {what} {one}" for one in sorted(theirs - known))


def misplaced(catalogue: Catalogue, book: Book) -> Iterator[str]:
    """Clauses that stand in no chapter or in several, and chapters that name what is not there."""
    known = {clause.id for clause in catalogue.clauses}
    placed = [id for chapter in book.chapters for id in chapter.clauses]
    yield from (f"{id} stands in no chapter" for id in sorted(known - set(placed)))
    yield from (f"{id} stands in {placed.count(id)} chapters" for id in sorted(set(placed)) if placed.count(id) > 1)
    yield from (f"there is no clause {id}" for id in sorted(set(placed) - known))
    yield from (f"there is no chapter {id}" for id in (book.turn, book.win) if id and id not in book.by_id)
