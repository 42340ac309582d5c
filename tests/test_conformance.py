"""The page of conformance says what is so, and every citation names a clause there is."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverna import conformance
from taverna.games import ours

PAGE = Path(__file__).parent.parent / "docs" / "conformance.md"


def test_the_page_is_current() -> None:
    """If this fails: `taverna rules --coverage --write docs/conformance.md`."""
    assert PAGE.read_text(encoding="utf-8") == conformance.page()


@pytest.mark.parametrize("game", ours())
def test_what_the_book_keeps_of_the_proofs_is_current(game: str) -> None:
    """If this fails: `taverna rules --coverage --write docs/conformance.md`."""
    assert conformance.proofs_file(game).read_bytes() == conformance.collected(game)


def test_code_and_tests_cite_only_clauses_that_exist() -> None:
    known = {id for catalogue in conformance.catalogues().values() for id in catalogue.by_id}
    prefixes = tuple(f"{catalogue.prefix}-" for catalogue in conformance.catalogues().values())
    for cited in (conformance.code(), conformance.tests()):
        assert {id for id in cited if id.startswith(prefixes)} <= known


def test_every_clause_of_a_finished_game_is_named_by_a_test() -> None:
    for told in conformance.coverage():
        if told.game == "bloodborne":
            assert told.untested == []
            assert told.uncoded == []
            assert set(conformance.catalogues()[told.game].by_id) <= set(conformance.tests())  # its examples, too
