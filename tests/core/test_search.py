"""Looking something up: accents, bent words and slips are forgiven, in the reader's language, and it is fast."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from taverna.search import Entry, Index, stem

ENTRIES = [
    Entry("fair", "clause", "A-01", "A-01", "O Caçador que morre perde os Ecos de Sangue.", "/a"),
    Entry("fair", "clause", "A-02", "A-02", "No empate, vence quem armazenou mais.", "/b"),
    Entry("moon", "clause", "B-01", "B-01", "Os empatados dividem a vitória.", "/c"),
    Entry("moon", "term", "term-death", "Morte do Caçador", "Com 0 de HP ou menos.", "/d"),
    Entry("moon", "thing", "axe", "Machado", "Dois de dano: um golpe só.", "/e"),
]


@pytest.fixture(scope="module")
def portuguese() -> Index:
    return Index("pt-BR", ENTRIES)


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("empate", {"A-02", "B-01"}),
        ("vitoria", {"B-01", "A-02"}),
        ("morte", {"A-01", "term-death"}),
        ("mortes", {"A-01", "term-death"}),
        ("cacador", {"A-01", "term-death"}),
        ("macha", {"axe"}),
        ("machdo", {"axe"}),
        ("sangue caçador", {"A-01"}),
        ("xyzzy", set()),
        ("", set()),
        ('"(*', set()),
    ],
)
def test_what_is_found(portuguese: Index, asked: str, found: set[str]) -> None:
    assert {one.entry.id for one in portuguese.search(asked)} == found


def test_a_title_comes_before_a_text_and_the_game_asked_for_before_others(portuguese: Index) -> None:
    assert portuguese.search("morte")[0].entry.id == "term-death"
    assert portuguese.search("empate", "moon")[0].entry.id == "B-01"


def test_what_was_looked_for_is_marked(portuguese: Index) -> None:
    (one,) = portuguese.search("armazenar")
    assert [text for text, hit in one.parts if hit] == ["armazenou"]
    assert "".join(text for text, _ in one.parts) == one.entry.text


def test_bent_words_have_one_stem() -> None:
    assert len({stem(word, "pt-BR") for word in ("morte", "mortes", "morreu", "morrer", "mortos")}) == 1
    assert len({stem(word, "es") for word in ("muerte", "muere", "muertos", "morir")}) == 1
    assert len({stem(word, "en") for word in ("attack", "attacks", "attacking", "attacked")}) == 1


def test_it_is_fast(portuguese: Index) -> None:
    many = Index("pt-BR", [Entry("g", "clause", f"N-{n}", f"N-{n}", ENTRIES[n % 3].text, "") for n in range(4000)])
    many.search("empate")
    begun = perf_counter()
    for asked in ("empate", "morte", "mrote", "ecos de sangue"):
        many.search(asked)
    assert perf_counter() - begun < 4 * 0.25  # 50 ms each on a machine that has nothing else to do


def test_an_index_is_kept_for_the_next_time(tmp_path: Path) -> None:
    made = Index("es", [Entry("fair", "clause", "FA-A-01", "FA-A-01", "La muerte no es el final.", "/x")])
    made.write(tmp_path / "search.db")
    again = Index.read("es", tmp_path / "search.db")
    assert again is not None
    assert again.search("muertes") == made.search("muertes") != []
    (tmp_path / "broken.db").write_bytes(b"nothing of the sort")
    assert Index.read("es", tmp_path / "broken.db") is None
    assert Index.read("es", tmp_path / "none.db") is None
