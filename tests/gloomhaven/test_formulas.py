"""Formulas: one language for cards and scenarios, and what every formula of the content comes to."""

from __future__ import annotations

import zlib
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from stage import printed

from taverna.games.gloomhaven.records.formula import WRITTEN, FormulaError, Vocabulary
from taverna.games.gloomhaven.records.parts import formulas_of, parts
from taverna.games.gloomhaven.records.vocabulary import FORMULAS, FUNCTIONS, SUMS

WORKED_OUT = Path(__file__).with_name("formulas.txt")
"""Every formula of the content as "kind: text = values", at levels 0 to 7 and for 2, 3 and 4 characters at each."""

KINDS: dict[str, Vocabulary] = {"card": SUMS, "scenario": FORMULAS}


def stands_for(name: str, level: int, characters: int) -> int:
    """A number for whatever a formula speaks of, always the same."""
    own = {"L": level, "N": level, "level": level, "C": characters, "P": characters}
    return own.get(name, zlib.crc32(f"{name} {level} {characters}".encode()) % 9)


class Facts(dict[str, Any]):
    def __init__(self, kind: str, level: int, characters: int) -> None:
        self.kind, self.level, self.characters = kind, level, characters

    def __missing__(self, name: str) -> Any:
        if name in WRITTEN:
            raise KeyError(name)
        if self.kind == "scenario" and name in FUNCTIONS:
            return lambda *given: stands_for(f"{name}({','.join(given)})", self.level, self.characters)
        return stands_for(name, self.level, self.characters)


def lines() -> dict[tuple[str, str], list[int]]:
    found = {}
    for line in WORKED_OUT.read_text(encoding="utf-8").splitlines():
        kind, _, rest = line.partition(": ")
        text, _, values = rest.rpartition(" = ")
        found[kind, text] = [int(value) for value in values.split()]
    return found


@pytest.mark.rule("GH-EQUA-01", "GH-BOSS-04")
def test_every_formula_of_the_content_comes_to_what_it_always_has() -> None:
    for (kind, text), values in lines().items():
        formula = KINDS[kind].read(text)
        found = [formula.value(Facts(kind, level, characters)) for level in range(8) for characters in (2, 3, 4)]
        assert found == values, text


def test_none_is_left_out() -> None:
    content, found = printed(), defaultdict(set)
    for kind in ("cards", "summons", "monsters", "monster_decks", "modifiers", "items", "battle_goals", "scenarios"):
        for record in getattr(content, kind).values():
            for _, part in parts(record):
                found["card"] |= {text for _, text in formulas_of(part, "Amount")}
                found["scenario"] |= {text for _, text in formulas_of(part, "Number")}
                test = getattr(part, "test", "")
                if isinstance(test, str) and kind == "scenarios" and test:
                    found["scenario"].add(test)
    assert {(kind, text) for kind, texts in found.items() for text in texts} <= lines().keys()


@pytest.mark.parametrize("vocabulary", KINDS.values(), ids=KINDS)
def test_every_division_is_rounded_where_it_stands(vocabulary: Vocabulary) -> None:
    def value(text: str) -> int:
        return vocabulary.read(text).value({"C": 3, "L": 5})

    assert value("C/2+C/2") == 2 and value("up(C/2)+C/2") == 3 and value("(C+C)/2") == 3
    assert value("-C/2") == -2 and value("up(-C/2)") == -1 and value("L//2") == 2 and value("up(7*C/2)") == 11
    assert value("max(C/2, L/2, 1)") == 2 and value("L % C") == 2 and value("C == 3 and L > 5") == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("C+", "is no formula"),
        ("C.real", "not known here"),
        ("__import__('os')", "can be called"),
        ("Q+1", "'Q' is unknown"),
        ("max", "needs parentheses"),
        ("1.5", "no whole number"),
        ("'C'", "no whole number"),
        ("L/0", "can divide"),
        ("L/(C-2)", "can divide"),
        ("up(C)", "up(C / 2)"),
        ("up(C/2+1)", "up(C / 2)"),
        ("min(3)", "min(C, 3)"),
    ],
)
@pytest.mark.parametrize("vocabulary", KINDS.values(), ids=KINDS)
def test_a_slip_is_said_when_the_formula_is_read(vocabulary: Vocabulary, text: str, why: str) -> None:
    with pytest.raises(FormulaError) as error:
        vocabulary.read(text)
    assert why in str(error.value)
