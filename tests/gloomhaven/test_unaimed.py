"""Damage that is aimed at nobody reaches the invisible; what targets leaves them out (GH-INVIS-05)."""

from __future__ import annotations

import pytest
from table import Table

from taverna.games.gloomhaven.records.abilities import Afflict, Attack, Damage, Whom

HIDDEN = {"b": ["invisible"]}


@pytest.mark.rule("GH-INVIS-05")
def test_damage_around_the_target_reaches_the_invisible() -> None:
    t = Table("cragheart", {"a": (2, 0), "b": (3, 0), "c": (4, 0)}, conditions=HIDDEN)
    t.top("massive-boulder", "a")
    assert t.took == {"a": 3, "b": 1}


@pytest.mark.rule("GH-INVIS-05")
def test_all_adjacent_suffer_the_invisible_among_them() -> None:
    t = Table("cragheart", {"a": (1, 0), "b": (0, 1)}, conditions=HIDDEN)
    t.act("h0", Damage(value=2, whom=Whom(range=1, count="all")))
    assert t.took == {"a": 2, "b": 2}


@pytest.mark.rule("GH-INVIS-05")
def test_one_chosen_to_suffer_damage_is_a_target() -> None:
    t = Table("cragheart", {"b": (0, 1)}, conditions=HIDDEN)
    t.act("h0", Damage(value=2, whom=Whom(range=1)))
    assert t.took == {} and t.prompts == []


@pytest.mark.rule("GH-INVIS-05")
def test_attacks_and_conditions_on_all_adjacent_target_and_leave_them_out() -> None:
    t = Table("cragheart", {"a": (1, 0), "b": (0, 1)}, conditions=HIDDEN)
    t.act("h0", Attack(value=2, whom=Whom(range=1, count="all")), answers=["a"])
    t.act("h0", Afflict(conditions=("muddle",), whom=Whom(range=1, count="all")))
    assert t.took == {"a": 2} and t.has("a") == ["muddle"] and t.has("b") == ["invisible"]


@pytest.mark.rule("GH-INVIS-05", "GH-MON-01")
@pytest.mark.parametrize("conditions", [{}, {"h0": ["invisible"]}], ids=["seen", "invisible"])
def test_a_monsters_damage_to_all_adjacent_reaches_an_invisible_character(conditions: dict[str, list[str]]) -> None:
    """The artillery's "Attack; all adjacent enemies suffer 2 damage": without a focus it attacks nobody."""
    t = Table("brute", {"a": (1, 0)}, what={"a": "ancient-artillery"}, conditions=conditions)  # type: ignore[arg-type]
    t.monster_turn("a", card=701)
    hit = 0 if conditions else t.g.content.monsters["ancient-artillery"].normal[1].attack
    assert t.took == {"h0": 2 + hit}
