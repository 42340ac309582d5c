"""The clauses this game cites."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

import taverna.games.gloomhaven as game

HERE = Path(__file__).parent
CATALOGUE = yaml.safe_load((Path(game.__file__).parent / "catalogue.yaml").read_text(encoding="utf-8"))
KNOWN = {entry["id"] for key in ("clauses", "examples") for entry in CATALOGUE[key]}


def test_every_clause_has_its_own_id_and_a_text() -> None:
    assert len(CATALOGUE["clauses"]) == len({clause["id"] for clause in CATALOGUE["clauses"]})
    assert all(clause["text"] for clause in CATALOGUE["clauses"])


def test_the_clauses_cited_by_code_and_tests_exist() -> None:
    files = [*Path(game.__file__).parent.rglob("*.py"), *HERE.glob("*.py")]
    cited = {found for file in files for found in re.findall(r"GH-[A-Z]+-\d\d", file.read_text(encoding="utf-8"))}
    assert cited - KNOWN == set()
