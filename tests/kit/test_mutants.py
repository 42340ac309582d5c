"""The mutation run: whatever is broken in the design must be noticed, and nothing where nothing is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.toy import GAME
from taverna.testing import CHECKS, Case, faults

from .mutants import CORE_MUTANTS, MUTANTS, SECRETLY, Mutant, noticed

GAMES = 10


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.title)
def test_a_broken_game_is_noticed(mutant: Mutant, tmp_path: Path) -> None:
    assert noticed(mutant, tmp_path, GAMES), f"{mutant.by} does not notice: {mutant.title}"


@pytest.mark.parametrize("title", CORE_MUTANTS)
def test_a_broken_core_is_noticed(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by, broken = CORE_MUTANTS[title]
    broken(monkeypatch)
    case = Case(GAME, 3, {}, "core.toy:GAME", SECRETLY)
    assert faults(case, GAMES, {by: CHECKS[by]}), f"{by} does not notice: {title}"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_unbroken_game_is_clean(seats: int) -> None:
    assert faults(Case(GAME, seats, {}, "core.toy:GAME", SECRETLY), 3) == {}


def test_every_check_has_noticed_something() -> None:
    """No check is there that never caught anything."""
    idle = {"records_replay", "secret_answers_in_any_order"}
    assert {m.by for m in MUTANTS} | {by for by, _ in CORE_MUTANTS.values()} | idle == set(CHECKS)
