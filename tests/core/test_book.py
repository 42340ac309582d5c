"""The rules in three languages: nothing is missing, nothing is said twice, and the numbers are the same everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taverna
from taverna.core.book import Translation, misplaced, missing, translated
from taverna.core.catalogue import Catalogue, Clause
from taverna.core.drawn import examples, shown, told
from taverna.core.house import HERE, HOUSE_RULES, house_rules
from taverna.core.scene import SYMBOL, icons
from taverna.games import find, ours

ID = re.compile(r"\b[A-Z]{2,5}-[A-Z0-9]+-\d+(?:\.\.\d+)?\b")


@pytest.mark.parametrize("game", ours())
def test_every_language_says_everything(game: str) -> None:
    """Clauses, examples, readings, tables and the notes of the glossary: a language that lacks one fails."""
    assert list(missing(find(game).catalogue, find(game).folder / "book")) == []


def test_every_language_says_the_rules_of_the_house() -> None:
    assert list(missing(HOUSE_RULES, HERE / "book")) == []
    assert house_rules("es").by_id["TABLE-OVER-01"].text != HOUSE_RULES.by_id["TABLE-OVER-01"].text


@pytest.mark.parametrize("lang", ["es", "pt-BR"])
@pytest.mark.parametrize("game", ours())
def test_numbers_and_ids_are_the_same_in_every_language(game: str, lang: str) -> None:
    english, other = texts(find(game).rules_in("en")), texts(find(game).rules_in(lang))
    assert [id for id in english if numbers(english[id]) != numbers(other[id])] == []
    assert [id for id in english if sorted(ID.findall(english[id])) != sorted(ID.findall(other[id]))] == []


@pytest.mark.parametrize("lang", ["es", "pt-BR"])
@pytest.mark.parametrize("game", ours())
def test_no_english_is_left(game: str, lang: str) -> None:
    """Words that no text in Portuguese or Spanish has."""
    english = re.compile(r"\b(the|and|of|with|each|when|from|you|your|this|that|which|card|cards|player|players)\b")
    left = {id: found[0] for id, text in texts(find(game).rules_in(lang)).items() if (found := english.search(text))}
    assert left == {}


def texts(catalogue: Catalogue) -> dict[str, str]:
    """All that a catalogue says, by what it says it of."""
    found = {entry.id: entry.text for entry in catalogue.by_id.values()}
    found |= {f"note of {clause.id}": clause.note for clause in catalogue.clauses}
    for n, one in enumerate(catalogue.ambiguities):
        found[f"reading {n}"] = f"{one.question} {one.reading} {one.why}"
    for n, term in enumerate(catalogue.named_content):
        found[f"term {n} {term.name_en}"] = term.note
    for table in catalogue.tables:
        plain = [cell for row in table.rows for cell in row if isinstance(cell, int)]
        found[table.id] = f"{len(table.columns)} {table.note} {' '.join(map(str, plain))}"
    return found


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", ID.sub("", text)))


@pytest.mark.parametrize("game", ours())
def test_every_clause_stands_in_exactly_one_chapter(game: str) -> None:
    book = find(game).book
    assert book is not None
    assert list(misplaced(find(game).catalogue, book)) == []
    assert book.turn
    assert book.win


@pytest.mark.parametrize("game", ours())
def test_chapters_speak_every_language(game: str) -> None:
    book = find(game).book
    assert book is not None
    texts = [book.five_minutes, *(text for one in book.chapters for text in (one.title, one.lead))]
    texts += [text for icon in book.icons for text in (icon.meaning, icon.term) if text is not None]
    assert all(text[lang].strip() for text in texts for lang in taverna.LANGS)


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    catalogue = Catalogue(game="fair", prefix="FA", clauses=[Clause("FA-A-01", "One."), Clause("FA-A-02", "Two.")])
    (tmp_path / "es.yaml").write_text("language: es\ngame: fair\nclauses: {FA-A-01: Uno., FA-A-03: Tres.}\n")
    assert list(missing(catalogue, tmp_path)) == [
        "es: clause FA-A-02 is missing",
        "es: there is no clause FA-A-03",
        "pt-BR: there is no pt-BR.yaml",
    ]


def test_what_a_language_lacks_stays_as_it_is() -> None:
    catalogue = Catalogue(game="fair", prefix="FA", clauses=[Clause("FA-A-01", "One.", 3), Clause("FA-A-02", "Two.")])
    other = translated(catalogue, Translation("es", "fair", {"FA-A-01": "Uno."}))
    assert [clause.text for clause in other.clauses] == ["Uno.", "Two."]
    assert other.clauses[0].page == 3


@pytest.mark.parametrize("game", ours())
def test_every_sign_of_the_legend_can_be_drawn(game: str) -> None:
    book = find(game).book
    assert book is not None
    drawn = set(SYMBOL.findall(icons() + find(game).symbols))
    assert [icon.sign for icon in book.icons if icon.sign and f"i-{icon.sign}" not in drawn] == []


@pytest.mark.parametrize("game", ours())
def test_drawn_examples_are_those_of_the_rulebook_and_can_be_drawn(game: str) -> None:
    """What `python -m tests.examples` has written fits the rules of today, and nothing of the rulebook is missing."""
    rules = find(game)
    there = examples(rules)
    assert set(there) == {example.id for example in rules.catalogue.examples}
    for drawn in there.values():
        last = len(drawn.steps) - 1
        assert shown(rules, drawn, last, "pt-BR").scene.filled()
        assert all(len(told(rules, drawn, lang)) == last + 1 for lang in taverna.LANGS)
