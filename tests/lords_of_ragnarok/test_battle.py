"""Battles (p. 12), and what Combat cards do in them."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import events as ev

from .positions import BLUE, GREEN, RED, army, asked, happened, options, play, player, position, rune_list, where, why


def attack(
    green: int = 4,
    red: int = 4,
    *,
    hand: dict[int, list[str]] | None = None,
    deck: list[str] | tuple[Any, ...] = (),
    **different: Any,
) -> Table:
    """Green's Army goes from Longdale into Raven Ness, where Red's is; both sides as strong as said."""
    base = {
        "armies": {GREEN: [("longdale", green)], RED: [("raven-ness", red)]},
        "owner": {"raven-ness": RED, "seal-bay": RED},
        "at": {GREEN: "elk-cape", BLUE: "cold-strand"},
        "sea": {RED: "jutland-sea"},
    }
    table = position("maneuvers", hand=hand or {}, deck=list(deck) or None, **{**base, **different})
    play(table, army(GREEN), "raven-ness")
    return table


def totals(table: Table) -> tuple[int, ...]:
    won = happened(table, ev.BattleWon)[-1]
    return (won.total, won.against) if won.who == GREEN else (won.against, won.total)


@pytest.mark.rule(
    "LR-EX-09",
    "LR-BATTLE-01",
    "LR-BATTLE-03",
    "LR-BATTLE-04",
    "LR-BATTLE-07",
    "LR-BATTLE-08",
    "LR-BATTLE-09",
    "LR-BATTLE-10",
    "LR-BATTLE-13",
    "LR-BATTLE-14",
    "LR-BATTLE-15",
    "LR-MANEUVER-01",
    "LR-ACTIVATE-02",
)
def test_the_worked_example() -> None:
    table = attack(4, 4, hand={RED: ["plain-spear"], GREEN: ["plain-sword"]})
    assert asked(table) == (RED, "battle-card"), "the defender begins"
    play(table, "plain-spear")
    assert asked(table) == (GREEN, "battle-card")
    play(table, "plain-sword")
    assert asked(table) == (RED, "retreat"), "without cards both have passed"
    assert totals(table) == (7, 6)
    play(table, "seal-bay", army(GREEN))
    assert where(table, RED) == [("seal-bay", 3)] and where(table, GREEN) == [("raven-ness", 3)]
    assert table.state.owner["raven-ness"] == GREEN
    assert table.state.combat_discard == ["plain-spear", "plain-sword"]
    assert table.state.battle is None


@pytest.mark.rule("LR-BATTLE-04", "LR-BATTLE-07")
def test_in_turns_and_who_has_passed_plays_no_more() -> None:
    table = attack(hand={RED: ["levy-spear", "seax"], GREEN: ["hatchet", "mallet"]})
    play(table, "pass", seat=RED)
    play(table, "hatchet", seat=GREEN)
    play(table, "mallet", seat=GREEN)
    assert happened(table, ev.BattleWon), "Red was not asked again"
    assert player(table, RED).hand == ["levy-spear", "seax"]


@pytest.mark.rule("LR-BATTLE-09")
def test_the_defender_wins_a_tie() -> None:
    table = attack(4, 4, owner={"raven-ness": RED, "longdale": GREEN})
    assert happened(table, ev.BattleWon)[0].who == RED
    play(table, "longdale")
    assert where(table, GREEN) == [("longdale", 3)] and table.state.owner["raven-ness"] == RED


@pytest.mark.rule("LR-BATTLE-06")
def test_casualty_symbols_never_exceed_army_strength() -> None:
    table = attack(2, 1, hand={GREEN: ["oath-blade", "thrust"], RED: ["dane-axe", "seax"]})
    assert why(table, RED, "dane-axe") == "LR-BATTLE-06"
    play(table, "seax", "oath-blade", "pass")
    assert why(table, GREEN, "thrust") == "LR-BATTLE-06", "2 symbols are all that strength 2 bears"


@pytest.mark.rule("LR-BATTLE-06")
def test_only_ones_own_symbols_count() -> None:
    table = attack(2, 2, hand={GREEN: ["oath-blade"], RED: ["dane-axe"]})
    play(table, "dane-axe")
    assert "oath-blade" in options(table)


@pytest.mark.rule("LR-BATTLE-10", "LR-BATTLE-11")
def test_each_losing_army_loses_1_then_symbols_are_divided_freely() -> None:
    table = position(
        "special",
        armies={GREEN: [("longdale", 3), ("longdale", 2)], RED: [("raven-ness", 6), ("raven-ness", 6)]},
        owner={"raven-ness": RED, "longdale": GREEN},
        hand={GREEN: ["oath-blade"]},
    )
    play(table, "march", army(GREEN), "raven-ness", army(GREEN, 1), "raven-ness")
    play(table, "oath-blade")
    assert where(table, GREEN) == [("raven-ness", 1), ("raven-ness", 2)]
    assert asked(table) == (GREEN, "casualty") and table.state.battle.owed == 2
    play(table, army(GREEN), army(GREEN))
    assert asked(table) == (GREEN, "retreat")
    play(table, "longdale")
    assert where(table, GREEN) == [("longdale", 1)]


@pytest.mark.rule("LR-BATTLE-12")
def test_casualties_beyond_the_armies_are_ignored() -> None:
    table = attack(2, 6, hand={GREEN: ["oath-blade"]})
    play(table, "oath-blade")
    if asked(table)[1] == "casualty":
        play(table, army(GREEN))
    assert where(table, GREEN) == [] and where(table, RED) == [("raven-ness", 6)]
    assert table.state.battle is None


@pytest.mark.rule("LR-BATTLE-13")
def test_all_remaining_armies_retreat_together() -> None:
    table = attack(
        6,
        2,
        armies={GREEN: [("longdale", 6)], RED: [("raven-ness", 2), ("raven-ness", 3)]},
        owner={"raven-ness": RED, "seal-bay": RED, "red-haven": RED},
    )
    play(table, "red-haven")
    assert where(table, RED) == [("red-haven", 1), ("red-haven", 2)]
    assert table.state.active == GREEN and table.state.phase == "special", "asked once for both"


@pytest.mark.rule("LR-BATTLE-14")
def test_the_winner_loses_nothing_but_for_symbols() -> None:
    table = attack(5, 1)
    assert where(table, GREEN) == [("raven-ness", 5)]


@pytest.mark.rule("LR-BATTLE-15")
def test_in_a_neutral_territory_the_winner_needs_the_resistance() -> None:
    table = attack(5, 1, owner={})
    assert table.state.owner == {"raven-ness": GREEN}
    table = attack(2, 1, owner={})
    assert table.state.owner == {} and where(table, GREEN) == [("raven-ness", 2)]


@pytest.mark.rule("LR-BATTLE-15", "LR-CONTROL-05")
def test_a_winner_without_an_army_left_takes_no_control() -> None:
    table = attack(1, 1, hand={GREEN: ["thrust"]})
    play(table, "thrust", army(GREEN))
    assert where(table, GREEN) == [] and where(table, RED) == []
    assert table.state.owner["raven-ness"] == RED


@pytest.mark.rule("LR-BATTLE-01", "LR-RECRUIT-03")
def test_who_recruits_into_a_held_territory_attacks() -> None:
    table = position(
        "special", armies={RED: [("elk-cape", 2)]}, owner={"elk-cape": RED, "cold-strand": RED}, at={GREEN: "red-haven"}
    )
    play(table, "recruit", "elk-cape")
    began = happened(table, ev.BattleBegan)[0]
    assert (began.who, began.whom) == (GREEN, RED)
    assert happened(table, ev.BattleWon)[0].who == RED, "2 against 2: the defender"


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-08")
def test_totals_and_cards_lie_open_during_the_battle() -> None:
    table = attack(hand={RED: ["plain-spear"], GREEN: ["plain-sword", "seax"]})
    play(table, "plain-spear")
    view = table.view(None)["battle"]
    assert view["defender"]["total"] == 6 and view["attacker"]["total"] == 4
    assert [laid["card"] for laid in view["defender"]["laid"]] == ["plain-spear"]
    assert table.view(RED)["players"][GREEN]["hand"] == {"size": 2, "known": []}


# -- Battle effects --------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BATTLE-05", "LR-CARD-01")
@pytest.mark.parametrize(
    ("seat", "card", "different", "gain"),
    [
        (RED, "levy-spear", {}, 2),
        (GREEN, "levy-spear", {}, 1),
        (GREEN, "hatchet", {}, 2),
        (RED, "hatchet", {}, 1),
        (GREEN, "spear-wall", {}, 2),
        (GREEN, "gungnir-cast", {}, 3),
        (GREEN, "gungnir-cast", {"owner": {"raven-ness": RED, "seal-bay": RED, "high-hall": GREEN}}, 4),
        (GREEN, "champion-cut", {}, 3),
        (
            GREEN,
            "champion-cut",
            {
                "at": {GREEN: "raven-ness"},
                "heroes": {GREEN: "beowulf"},
                "wounded": {GREEN: ["wisdom", "strength", "authority"]},
            },
            4,
        ),
        (GREEN, "mallet", {}, 1),
        (GREEN, "mallet", {"armies": {GREEN: [("longdale", 3)], RED: [("raven-ness", 4)]}}, 2),
        (GREEN, "stone-breaker", {}, 3),
        (GREEN, "ship-archers", {}, 2),
        (GREEN, "ship-archers", {"sea": {GREEN: "halogaland-sea", RED: "jutland-sea"}}, 3),
        (RED, "shield-wall", {}, 2),
        (GREEN, "shield-wall", {}, 1),
        (GREEN, "volley", {}, 1),
    ],
)
def test_cards_with_a_condition(seat: int, card: str, different: dict[str, Any], gain: int) -> None:
    table = attack(hand={seat: [card]}, **different)
    before = (table.state.battle.attacker.total, table.state.battle.defender.total)
    play(table, card, seat=seat)
    won = happened(table, ev.BattleWon)[0]
    now = (won.total, won.against) if won.who == GREEN else (won.against, won.total)
    assert (now[0] - before[0], now[1] - before[1]) == ((gain, 0) if seat == GREEN else (0, gain))


@pytest.mark.rule("LR-BATTLE-05")
def test_spear_wall_with_two_armies_and_stone_breaker_in_a_city() -> None:
    table = attack(
        armies={GREEN: [("longdale", 2)], RED: [("raven-ness", 2), ("raven-ness", 1)]}, hand={RED: ["spear-wall"]}
    )
    play(table, "spear-wall")
    assert totals(table) == (2, 6)
    table = position(
        "maneuvers",
        armies={GREEN: [("raven-ness", 4)], RED: [("red-haven", 4)]},
        owner={"red-haven": RED},
        hand={GREEN: ["stone-breaker"]},
        at={GREEN: "elk-cape"},
    )
    play(table, army(GREEN), "red-haven", "stone-breaker")
    assert totals(table) == (8, 4)


@pytest.mark.rule("LR-BATTLE-05")
def test_volley_counts_the_other_bows_already_played() -> None:
    table = attack(1, 6, hand={GREEN: ["hill-archers", "hunting-bow", "volley"]})
    play(table, "hill-archers", "hunting-bow", "volley")
    assert totals(table) == (1 + 2 + 1 + 1 + 2, 6)


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("held", "discards"), [(3, True), (2, False)])
def test_long_reach_makes_an_opponent_with_three_cards_discard(held: int, discards: bool) -> None:
    cards = ["plain-spear", "seax", "mallet"][:held]
    table = attack(hand={GREEN: ["long-reach"], RED: cards}, track={RED: {"wisdom": 4}})
    play(table, "pass", "long-reach")
    if discards:
        assert asked(table) == (RED, "discard-card")
        play(table, "mallet")
    assert len(player(table, RED).hand) == 2


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-14")
def test_guarded_blade_cancels_a_symbol_already_played() -> None:
    table = attack(5, 1, hand={GREEN: ["thrust", "guarded-blade"]})
    play(table, "thrust", "guarded-blade")
    assert where(table, GREEN) == [("raven-ness", 5)]


@pytest.mark.rule("LR-BATTLE-05")
def test_blade_feint_puts_another_card_in_place_without_its_effect() -> None:
    table = attack(4, 6, hand={GREEN: ["seax", "blade-feint", "hatchet"]}, track={GREEN: {"wisdom": 3}})
    play(table, "seax", "blade-feint", "seax")
    assert asked(table) == (GREEN, "feint-card")
    play(table, "hatchet")
    assert player(table, GREEN).hand == ["seax"] and player(table, GREEN).shown == ["seax"]
    assert table.view(RED)["players"][GREEN]["hand"] == {"size": 1, "known": ["seax"]}, "everyone has seen it"
    play(table, "pass")
    assert totals(table) == (4 + 1 + 2, 6), "the Hatchet's +1 is not resolved"


@pytest.mark.rule("LR-BATTLE-06")
def test_a_feint_must_bear_its_casualties_too() -> None:
    table = attack(1, 6, hand={GREEN: ["seax", "blade-feint", "oath-blade"]}, track={GREEN: {"wisdom": 3}})
    play(table, "seax", "blade-feint", "seax")
    assert options(table) == ["skip"] and why(table, GREEN, "oath-blade") == "LR-BATTLE-06"
    play(table, "skip")
    assert [laid.card for laid in table.state.battle.attacker.laid] == ["seax", "blade-feint"]


@pytest.mark.rule("LR-BATTLE-05")
def test_bearded_axe_forbids_shields() -> None:
    table = attack(hand={GREEN: ["bearded-axe"], RED: ["shield-wall", "seax"]})
    play(table, "seax", "bearded-axe")
    assert why(table, RED, "shield-wall") == "LR-BATTLE-05"


@pytest.mark.rule("LR-BATTLE-05")
def test_bearded_axe_forbids_shields_in_a_feint_too() -> None:
    held = {GREEN: ["bearded-axe"], RED: ["shield-wall", "seax", "blade-feint", "mallet"]}
    table = attack(hand=held, track={RED: {"wisdom": 4}})
    play(table, "seax", "bearded-axe", "blade-feint", "seax")
    assert options(table) == ["mallet", "skip"] and why(table, RED, "shield-wall") == "LR-BATTLE-05"


@pytest.mark.rule("LR-BATTLE-05")
def test_shield_splitter_cancels_the_value_of_a_shield() -> None:
    table = attack(4, 4, hand={GREEN: ["shield-splitter"], RED: ["kite-shield"]})
    play(table, "kite-shield", "shield-splitter", "kite-shield")
    assert totals(table) == (6, 4)


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-06")
def test_berserk_axe_adds_2_for_a_symbol_if_it_can_be_borne() -> None:
    table = attack(4, 6, hand={GREEN: ["berserk-axe"]})
    play(table, "berserk-axe", "yes")
    assert totals(table) == (9, 6)
    assert table.state.battle is not None or where(table, GREEN)
    table = attack(1, 6, hand={GREEN: ["berserk-axe"]})
    play(table, "berserk-axe")
    assert not [q for q in table.questions.values() if q.prompt == "berserk"]


@pytest.mark.rule("LR-BATTLE-05", "LR-ARMY-02")
def test_fire_arrows_weaken_an_opposing_army_not_below_1() -> None:
    table = attack(4, 3, hand={GREEN: ["fire-arrows"]})
    play(table, "fire-arrows", army(RED))
    assert totals(table) == (5, 2)
    table = attack(4, 1, hand={GREEN: ["fire-arrows"]})
    play(table, "fire-arrows")
    assert totals(table) == (5, 1)


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-10")
def test_round_shield_spares_an_army_the_loss() -> None:
    table = attack(6, 2, hand={RED: ["round-shield"]})
    play(table, "round-shield", army(RED), "seal-bay")
    assert where(table, RED) == [("seal-bay", 2)]


@pytest.mark.rule("LR-BATTLE-05", "LR-RUNE-04")
def test_rune_of_fury_takes_a_rune_for_2() -> None:
    table = attack(4, 6, hand={GREEN: ["rune-of-fury"]}, runes={GREEN: "uruz"})
    play(table, "rune-of-fury", "uruz")
    assert totals(table) == (8, 6) and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-BATTLE-05")
def test_rune_of_fate_draws_a_card() -> None:
    table = attack(4, 6, hand={GREEN: ["rune-of-fate"]}, deck=["seax"])
    play(table, "rune-of-fate")
    assert player(table, GREEN).hand == ["seax"]


# -- Heroes, Blessings, Artifacts in Battles -------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-BATTLE-08")
def test_ragnar_attacks_stronger_in_his_region() -> None:
    table = attack(4, 4, at={GREEN: "longdale"})
    assert totals(table) == (5, 4)
    table = attack(4, 4, at={GREEN: "elk-cape"})
    assert totals(table) == (4, 4)


@pytest.mark.rule("LR-HERO-01")
def test_lagertha_raises_an_army_after_a_battle_won_in_her_region() -> None:
    table = attack(5, 1, heroes={GREEN: "lagertha", RED: "ragnar"}, at={GREEN: "longdale"})
    assert asked(table) == (GREEN, "strengthen")
    play(table, army(GREEN))
    assert where(table, GREEN) == [("raven-ness", 6)]


@pytest.mark.rule("LR-HERO-01", "LR-WOUND-01")
def test_beowulf_may_wound_himself_before_a_battle_in_his_region_and_draws() -> None:
    table = attack(4, 4, heroes={GREEN: "beowulf"}, at={GREEN: "longdale"}, deck=["seax"])
    assert asked(table) == (GREEN, "self-wound")
    play(table, "yes", "authority")
    assert player(table, GREEN).hand == ["seax"] and player(table, GREEN).wounded == ["authority"]


@pytest.mark.rule("LR-BATTLE-08", "LR-BLESSING-04")
@pytest.mark.parametrize(
    ("blessings", "different", "expected"),
    [
        (
            {GREEN: ["raised-banner"]},
            {"at": {GREEN: "raven-ness"}, "heroes": {GREEN: "snorri", BLUE: "ragnar"}},
            (5, 4),
        ),
        ({GREEN: ["raised-banner"]}, {}, (4, 4)),
        ({RED: ["garrison"]}, {}, (4, 4)),
        ({GREEN: ["giant-bane"]}, {"hand": {GREEN: ["war-hammer"]}}, (7, 4)),
    ],
)
def test_blessings_add_strength(
    blessings: dict[int, list[str]], different: dict[str, Any], expected: tuple[int, ...]
) -> None:
    table = attack(blessings=blessings, **different)
    while asked(table)[1] == "battle-card":
        play(table, options(table)[0])
    assert totals(table) == expected


@pytest.mark.rule("LR-BLESSING-04")
def test_garrison_defends_cities() -> None:
    table = position(
        "maneuvers",
        armies={GREEN: [("raven-ness", 4)], RED: [("red-haven", 4)]},
        owner={"red-haven": RED},
        blessings={RED: ["garrison"]},
        at={GREEN: "elk-cape"},
    )
    play(table, army(GREEN), "red-haven")
    assert totals(table) == (4, 5)


@pytest.mark.rule("LR-BLESSING-04", "LR-BATTLE-14")
def test_veteran_core_ignores_the_first_symbol() -> None:
    table = attack(5, 1, hand={GREEN: ["oath-blade"]}, blessings={GREEN: ["veteran-core"]})
    play(table, "oath-blade", army(GREEN))
    assert where(table, GREEN) == [("raven-ness", 4)]


@pytest.mark.rule("LR-BLESSING-04", "LR-RETREAT-01")
def test_feigned_retreat_reaches_two_territories() -> None:
    table = attack(6, 3, owner={"raven-ness": RED, "barrow-shore": RED}, blessings={RED: ["feigned-retreat"]})
    assert options(table) == ["barrow-shore"] if asked(table)[1] == "retreat" else where(table, RED) == []
    table = attack(6, 3, owner={"raven-ness": RED, "whetstone-fell": RED}, blessings={RED: ["feigned-retreat"]})
    assert asked(table) == (RED, "retreat") and options(table) == ["whetstone-fell"]


@pytest.mark.rule("LR-BATTLE-08", "LR-ARTIFACT-03", "LR-ARTIFACT-04")
def test_gungnir_after_cards_and_the_rime_crown_before_a_defence() -> None:
    table = attack(4, 4, artifacts={GREEN: ["gungnir"], RED: ["rime-crown"]})
    assert asked(table) == (RED, "use-artifact")
    play(table, "yes")
    assert asked(table) == (GREEN, "use-artifact")
    play(table, "yes")
    assert totals(table) == (6, 6) and player(table, GREEN).exhausted == ["gungnir"]
    table = attack(4, 4, artifacts={GREEN: ["gungnir"]}, exhausted={GREEN: ["gungnir"]})
    assert totals(table) == (4, 4), "exhausted, it is not offered"
