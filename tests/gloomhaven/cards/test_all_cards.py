"""What holds for the tests of all cards, and for way-points of their movements."""

from __future__ import annotations

from pathlib import Path

import pytest
from table import Table, content


@pytest.mark.parametrize("owner", sorted(content().classes))
def test_every_card_has_a_test_of_its_own(owner: str) -> None:
    text = (Path(__file__).parent / f"test_{owner.replace('-', '_')}.py").read_text(encoding="utf-8")
    missing = [card for card in content().cards_of[owner] if f"def test_{card.replace('-', '_')}()" not in text]
    assert not missing


@pytest.mark.rule("GH-MOVE-02", "GH-MOVE-04")
def test_a_way_may_lead_through_an_ally_but_not_end_there() -> None:
    t = Table("brute", allies=[(1, 0)]).bottom("grab-and-go", ("via", 1, 0), ("to", 2, 0))
    assert ("to", 1, 0) not in t.offered[0] and "stop" not in t.offered[1]
    t = Table("brute", allies=[(1, 0)]).bottom("grab-and-go", ("via", 0, 1), "stop")
    assert t.at("h0") == (0, 1)


@pytest.mark.rule("GH-JUMP-01", "GH-JUMP-02")
def test_a_jump_over_enemies_and_obstacles_lands_where_it_may() -> None:
    t = Table("brute", {"a": (1, 0)}, obstacles=[(2, 0)])
    t.bottom("leaping-cleave", ("via", 1, 0), ("via", 2, 0), ("to", 3, 0))
    assert t.at("h0") == (3, 0) and "stop" not in t.offered[1] and "stop" not in t.offered[2]
    hemmed = Table("brute", {"a": (3, 0)}, obstacles=[(1, 0), (2, 0), (2, 1), (1, 1), (2, -1), (3, -1)])
    hemmed.bottom("leaping-cleave", ("via", 1, 0), ("to", 0, 2))
    assert ("via", 2, 0) not in hemmed.offered[1]
