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


def test_every_reason_that_rules_give_has_words() -> None:
    """Clauses that are yielded or returned as a reason why something is not on offer."""
    folder = Path(game.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted((folder / "rules").glob("*.py")))
    lines = [line for line in code.splitlines() if re.search(r"\b(yield|return)\b.*\"GH-", line)]
    clauses = {clause for line in lines for clause in re.findall(r"GH-[A-Z]+-\d\d", line)}
    assert "GH-LOCK-01" in clauses and "GH-AOE-08" in clauses
    for lang in ("en", "es", "pt-BR"):
        told = "\n".join(path.read_text(encoding="utf-8") for path in (folder / "locale").glob(f"*{lang}.ftl"))
        missing = [clause for clause in sorted(clauses) if f"why-{clause.lower()} =" not in told]
        assert not missing, (lang, missing)
