"""Every clause and every worked example of the catalogue is named by a test; and no test names what is not there."""

import ast
from collections.abc import Iterator
from pathlib import Path

import taverna

CATALOGUE = taverna.find("bloodborne").catalogue
TESTS = Path(__file__).parent.parent


def named(path: Path) -> Iterator[str]:
    """The ids in the `rule` markers on the test functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(id) for id in mark.args)


NAMED = {id for path in TESTS.rglob("test_*.py") for id in named(path) if id.startswith("BB-")}


def test_the_catalogue_has_105_clauses_and_15_examples() -> None:
    assert (len(CATALOGUE.clauses), len(CATALOGUE.examples)) == (105, 15)


def test_every_clause_and_example_is_named_by_a_test() -> None:
    assert sorted(set(CATALOGUE.by_id) - NAMED) == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert sorted(NAMED - set(CATALOGUE.by_id)) == []
