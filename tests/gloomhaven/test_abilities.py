"""Abilities as they are performed: range and sight, a monster's values, Push and Pull, conditions (pp. 19-23, 31)."""

from __future__ import annotations

from typing import Any

import pytest
from stage import printed
from table import Table

from taverna.core.ask import AskAny
from taverna.games.gloomhaven.records.abilities import Attack, Heal, Loot, Move, Retaliate, Shield, Whom
from taverna.games.gloomhaven.rules import land, monster_turns, perform

MOVE = Move(value="M")
ATTACK = Attack(value="A", range="R")


def acts(t: Table, *abilities: Any, answers: tuple[Any, ...] = ()) -> Table:
    """The monster `a` performs abilities by the monsters' rules."""
    return t.run(monster_turns.perform_all(t.g, "a", abilities), answers)


# -- range and sight -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-LOS-06", "GH-LOS-05")
def test_sight_is_needed_by_whatever_has_a_range_and_by_nothing_else() -> None:
    t = Table("cragheart", at=(4, 1), allies=[(7, 1)], both_rooms=True, hp={"h0": 9, "h1": 9})
    ground = land.ground(t.g)
    assert not ground.sight((4, 1), (7, 1)) and ground.distance((4, 1), (7, 1)) == 4
    t.act("h0", Heal(value=2, range=9), answers=["stop"])
    assert "h1" not in t.offered[-1], "a range needs sight"
    t.bottom("unstable-upheaval")
    assert t.shield("h1") > 0, "all allies, wherever they are: no range, no sight needed"


@pytest.mark.rule("GH-LOS-01", "GH-ATK-05", "GH-LOS-07")
def test_an_attack_without_a_range_is_melee_and_needs_sight_all_the_same() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0)}).act("h0", Attack(value=1), answers=["a"])
    assert t.offered[0] == ["a", "stop"]
    t = Table("brute", {"a": (7, 1), "b": (6, 0)}, at=(4, 1), both_rooms=True)
    assert not land.ground(t.g).sight((4, 1), (7, 1))
    t.act("h0", Attack(value=1, range=9), answers=["b"])
    assert t.offered[0] == ["b", "stop"], "a is in range but out of sight"


# -- stat card and ability card --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MMOVE-01", "GH-STAT-04", "GH-MATK-01", "GH-STAT-05", "GH-ATK-14")
def test_the_card_changes_the_values_of_the_stat_card() -> None:
    guard = printed().monsters["bandit-guard"].normal[1]
    assert (guard.move, guard.attack) == (3, 2)
    for plus, far in ((-5, 0), (-1, 2), (0, 3), (1, 4)):
        t = acts(Table("brute", {"a": (-4, 0)}, at=(4, 0)), Move(value=f"M{plus:+}"))
        assert t.at("a") == (-4 + far, 0), plus
    for plus, hurt in ((-3, 0), (-1, 1), (0, 2), (2, 4)):
        t = acts(Table("brute", {"a": (1, 0)}), Attack(value=f"A{plus:+}"))
        assert t.took == ({"h0": hurt} if hurt else {}), plus
    still = acts(Table("brute", {"a": (2, 0)}), ATTACK)
    assert still.at("a") == (2, 0) and still.took == {}, "no Move on the card, no move"


@pytest.mark.rule("GH-MATK-05", "GH-STAT-06", "GH-STAT-07")
def test_an_attack_without_a_range_on_the_card_has_the_base_range() -> None:
    archer = {"a": "bandit-archer"}
    own = printed().monsters["bandit-archer"].normal[1].range
    assert own >= 3
    t = acts(Table("brute", {"a": (own, 0)}, what=archer), MOVE, ATTACK)
    assert t.at("a") == (own, 0) and "h0" in t.took
    t = acts(Table("brute", {"a": (own, 0)}, what=archer), MOVE, Attack(value="A", range=own - 1))
    assert t.at("a") == (own - 1, 0) and "h0" in t.took
    t = acts(Table("brute", {"a": (2, 0)}), ATTACK)
    assert t.took == {}, "a guard has none"


@pytest.mark.rule("GH-MMOVE-10", "GH-MONCARD-05")
def test_other_abilities_do_not_change_how_it_moves_and_are_used_from_where_it_has_come_to() -> None:
    others: tuple[Any, ...] = (Heal(value=4, range=2), Shield(value=1), Loot(range=1))
    for extra in ((), others):
        t = Table("brute", {"a": (3, 0), "b": (4, 0)}, hp={"b": 5}, money=[(3, 0), (2, 0)])
        acts(t, MOVE, ATTACK, *extra)
        assert t.at("a") == (1, 0) and t.took["h0"] == 2
    assert t.g.figures["b"].hp == 5, "from there its friend is out of reach of the Heal"
    assert t.shield("a") == 1 and t.g.money == {"3,0": 1}, "and only the near token is looted"


@pytest.mark.rule("GH-MATK-06", "GH-ATK-06", "GH-ATK-07", "GH-ATK-08", "GH-ADV-04", "GH-ADV-01")
def test_a_monsters_attack_is_worked_out_like_anybodys() -> None:
    t = Table("brute", {"a": (1, 0)}, shields={"h0": 1}, conditions={"h0": ["poison"]})
    t.g.monster_deck[:] = ["double"]
    assert acts(t, ATTACK).took == {"h0": (2 + 1) * 2 - 1}
    for condition, hurt in (("muddle", 1), ("strengthen", 3)):
        t = Table("brute", {"a": (1, 0)}, conditions={"a": [condition]})
        t.g.monster_deck[:] = ["plus-1", "minus-1"]
        assert acts(t, ATTACK).took == {"h0": hurt} and t.g.monster_deck == []


# -- invisible -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-INVIS-05", "GH-INVIS-01", "GH-RETAL-06")
def test_an_invisible_figure_is_spared_by_all_that_targets_and_by_nothing_else() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["invisible"]}).act("a", Retaliate(value=2))
    acts(t, MOVE, Attack(value="A", whom=Whom(range=1, count="all")))
    assert t.took == {} and t.at("a") == (1, 0)
    t.attack("h0", "a", 1)
    assert t.took == {"a": 1, "h0": 2}, "Retaliate targets nobody"


@pytest.mark.rule("GH-INVIS-02")
def test_an_invisible_figure_is_affected_by_its_allies_as_before() -> None:
    t = Table("tinkerer", {"a": (3, 0), "b": (4, 0)}, allies=[(1, 0)], hp={"h1": 9, "b": 9})
    t.g.figures["h1"].conditions["invisible"] = t.g.figures["b"].conditions["invisible"] = False
    t.act("h0", Heal(value=2, range=2), answers=["h1"])
    assert t.g.figures["h1"].hp == 11
    t.run(perform.action(t.g, "a", (Heal(value=2, range=2),)), ())
    assert t.g.figures["b"].hp == 11, "so with monsters"


# -- Push and Pull ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PUSH-07", "GH-PUSH-06")
@pytest.mark.parametrize(
    ("answers", "end"),
    [
        (["stop", "stop"], (2, 0)),
        ([("to", 4, 0), "stop"], (4, 0)),
        (["stop", ("to", 1, 0)], (1, 0)),
        ([("to", 4, 0), ("to", 3, 0)], (3, 0)),
    ],
)
def test_a_push_and_a_pull_are_applied_or_skipped_each_on_its_own(answers: list[Any], end: Any) -> None:
    t = Table("brute", {"a": (2, 0)}).act("h0", Attack(value=1, range=2, push=2, pull=1), answers=["a", *answers])
    assert t.at("a") == end


@pytest.mark.rule("GH-EFFECT-05", "GH-AMBIG-01", "GH-PUSH-06")
def test_a_monster_skips_nothing_and_the_players_choose_its_paths() -> None:
    t = Table("brute", {"a": (1, 0)}, allies=[(4, 4)])
    flow = monster_turns.perform_all(t.g, "a", [Attack(value="A", push=2)])
    asked = flow.send(None)
    assert isinstance(asked, AskAny) and sorted(asked.asks) == [0, 1]
    options = list(asked.asks[0].made().values())
    assert "stop" not in options and all(land.ground(t.g).distance((1, 0), o[1:]) == 3 for o in options)
    with pytest.raises(StopIteration):
        flow.send((1, options[0]))
    assert t.at("h0") == options[0][1:]


# -- conditions ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-COND-01", "GH-COND-02")
def test_poison_and_wound_stay_until_they_are_healed() -> None:
    t = Table("brute", conditions={"h0": ["poison", "wound"]})
    for _ in range(3):
        t.begin_turn().end_turn()
        t.end_round()
    assert t.has("h0") == ["poison", "wound"] and t.took == {"h0": 3}
    t.act("h0", Heal(value=1))
    assert t.has("h0") == []
