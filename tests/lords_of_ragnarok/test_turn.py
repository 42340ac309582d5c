"""The turn, Prayer, Hero, Rune Actions, Maneuvers (p. 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .positions import (
    BLUE,
    GREEN,
    RED,
    army,
    asked,
    happened,
    options,
    play,
    player,
    position,
    rune_list,
    skip,
    where,
    why,
)

EVERYTHING = {
    "priests": {GREEN: 1},
    "runes": {GREEN: "uruz othala"},
    "armies": {GREEN: [("wolfmark", 2)]},
}


@pytest.mark.rule("LR-TURN-01", "LR-TURN-02")
def test_five_phases_in_order_the_first_four_can_be_skipped() -> None:
    table = position(**EVERYTHING)
    seen = []
    for _ in range(4):
        seen.append(table.state.phase)
        play(table, "skip", seat=GREEN)
    assert [*seen, table.state.phase] == ["prayer", "hero", "runes", "maneuvers", "special"]
    assert "skip" not in options(table)


@pytest.mark.rule("LR-TURN-03", "LR-GAME-02")
def test_after_the_special_action_the_next_player_clockwise() -> None:
    for active, then in ((GREEN, RED), (RED, BLUE), (BLUE, GREEN)):
        table = position("special", active=active)
        play(table, "prepare", "prepare-draw", "prepare-draw")
        assert table.state.active == then and table.state.turn == 2


# -- Prayer ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-PRAY-01")
def test_both_prayers_in_either_order() -> None:
    for first, second in (("forge-rune", "send-priest,odin"), ("send-priest,odin", "forge-rune")):
        table = position(priests={GREEN: 2}, at={GREEN: "ironwood-gate"})
        play(table, first)
        assert asked(table) == (GREEN, "prayer")
        play(table, second)
        assert table.state.phase == "hero"
        assert player(table, GREEN).priests == 1 and len(rune_list(table, GREEN)) == 1


@pytest.mark.rule("LR-PRAY-01", "LR-PRAY-02")
def test_only_one_priest_per_prayer() -> None:
    table = position(priests={GREEN: 2}, at={GREEN: "ironwood-gate"})
    play(table, "send-priest,odin")
    assert options(table) == ["forge-rune", "skip"]
    assert why(table, GREEN, "send-priest,thor") == "LR-PRAY-01"


@pytest.mark.rule("LR-PRAY-02", "LR-PRIEST-02")
def test_to_any_monument_with_an_empty_space_without_control_or_hero() -> None:
    table = position(priests={GREEN: 1}, standing={"thor": [RED, RED, BLUE]}, owner={"high-hall": RED})
    assert options(table) == ["send-priest,odin", "send-priest,freya", "skip"]
    assert why(table, GREEN, "send-priest,thor") == "LR-PRAY-02"
    play(table, "send-priest,odin")
    assert table.state.priests["odin"] == [GREEN]


@pytest.mark.rule("LR-PRAY-02")
def test_two_spaces_with_two_players() -> None:
    table = position(seats=2, priests={GREEN: 1}, standing={"odin": [RED, RED]})
    assert "send-priest,odin" not in options(table)


@pytest.mark.rule("LR-PRAY-02")
def test_no_priest_no_sending() -> None:
    table = position(at={GREEN: "ironwood-gate"})
    assert options(table) == ["forge-rune", "skip"]
    assert why(table, GREEN, "send-priest,odin") == "LR-PRIEST-01"


@pytest.mark.rule("LR-PRAY-04")
@pytest.mark.parametrize(("deity", "attribute"), [("odin", "authority"), ("thor", "strength"), ("freya", "wisdom")])
@pytest.mark.parametrize("level", [0, 1])
def test_the_attribute_of_the_deity_rises_by_exactly_1(deity: str, attribute: str, level: int) -> None:
    table = position(priests={GREEN: 1}, monuments={deity: level})
    play(table, f"send-priest,{deity}")
    assert player(table, GREEN).track == {"authority": 2, "strength": 2, "wisdom": 2, attribute: 3}


@pytest.mark.rule("LR-EX-03", "LR-PRAY-05")
def test_a_complete_monument_of_thor_gives_1_strength_and_3_cards() -> None:
    table = position(priests={GREEN: 1}, monuments={"thor": 3}, track={GREEN: {"wisdom": 3}})
    play(table, "send-priest,thor")
    assert player(table, GREEN).track["strength"] == 3
    assert len(player(table, GREEN).hand) == 3


@pytest.mark.rule("LR-EX-03")
def test_and_then_the_hand_is_cut_to_the_limit() -> None:
    table = position(priests={GREEN: 1}, monuments={"thor": 3})
    play(table, "send-priest,thor")
    assert asked(table) == (GREEN, "discard-card") and len(player(table, GREEN).hand) == 3


@pytest.mark.rule("LR-PRAY-05")
@pytest.mark.parametrize(
    ("deity", "level", "answers", "check"),
    [
        ("odin", 1, [army(GREEN), "elk-cape"], lambda t: where(t, GREEN) == [("elk-cape", 2)]),
        ("odin", 2, [army(GREEN), "elk-cape"], lambda t: where(t, GREEN) == [("elk-cape", 3)]),
        ("odin", 3, ["cold-strand"], lambda t: where(t, GREEN) == [("cold-strand", 3), ("wolfmark", 2)]),
        ("thor", 0, [], lambda t: player(t, GREEN).hand == []),
        ("thor", 1, [], lambda t: len(player(t, GREEN).hand) == 1),
        ("thor", 2, [], lambda t: len(player(t, GREEN).hand) == 2),
        ("freya", 1, ["algiz"], lambda t: rune_list(t, GREEN) == ["algiz"]),
        ("freya", 2, ["algiz", "uruz"], lambda t: rune_list(t, GREEN) == ["uruz", "algiz"]),
        ("freya", 3, ["algiz", "algiz", "strength"], lambda t: rune_list(t, GREEN) == ["algiz", "algiz"]),
    ],
)
def test_from_level_1_the_deity_card_gives_more(
    deity: str, level: int, answers: list[str], check: Callable[..., Any]
) -> None:
    table = position(
        priests={GREEN: 1}, monuments={deity: level}, armies={GREEN: [("wolfmark", 2)]}, wounded={GREEN: ["strength"]}
    )
    play(table, f"send-priest,{deity}", *answers)
    assert check(table), (where(table, GREEN), player(table, GREEN))
    assert player(table, GREEN).wounded == ([] if (deity, level) == ("freya", 3) else ["strength"])


@pytest.mark.rule("LR-PRAY-05")
def test_freya_2_gives_different_runes() -> None:
    table = position(priests={GREEN: 1}, monuments={"freya": 2})
    play(table, "send-priest,freya", "algiz")
    assert options(table) == ["uruz", "othala"]


@pytest.mark.rule("LR-PRAY-06")
def test_a_priest_may_be_sent_for_a_bonus_that_cannot_be_used() -> None:
    table = position(priests={GREEN: 1}, monuments={"odin": 1})
    play(table, "send-priest,odin")
    assert player(table, GREEN).track["authority"] == 3 and table.state.phase == "hero"


@pytest.mark.rule("LR-PRAY-07")
def test_no_forging_without_a_rune_under_the_hero() -> None:
    table = position(at={GREEN: "wolfmark"}, priests={GREEN: 1})
    assert why(table, GREEN, "forge-rune") == "LR-PRAY-07"

    def empty(g: State) -> None:
        g.forged["ironwood-gate"] = 0

    table = position(at={GREEN: "ironwood-gate"}, priests={GREEN: 1}, change=empty)
    assert why(table, GREEN, "forge-rune") == "LR-PRAY-07"


# -- Hero ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HEROPHASE-01")
@pytest.mark.parametrize("act", ["move-hero,elk-cape", "move-drakkar,uppsala-sea", "heal,wisdom"])
def test_exactly_one_of_three_things(act: str) -> None:
    table = position("hero", wounded={GREEN: ["wisdom", "strength"]})
    play(table, act)
    assert table.state.phase != "hero"
    before = ("wolfmark", "jarnvid-sea", 2)
    now = (player(table, GREEN).at, player(table, GREEN).sea, len(player(table, GREEN).wounded))
    assert sum(a != b for a, b in zip(before, now, strict=True)) == 1


@pytest.mark.rule("LR-HEROPHASE-04")
def test_only_wounds_can_be_healed() -> None:
    table = position("hero", wounded={GREEN: ["wisdom"]})
    assert [o for o in options(table) if o.startswith("heal")] == ["heal,wisdom"]


# -- Rune Actions ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-RUNEACT-01")
def test_one_single_rune_action() -> None:
    table = position("runes", runes={GREEN: "uruz uruz othala othala"}, armies={GREEN: [("wolfmark", 1)]})
    play(table, "rune-draw")
    assert table.state.phase == "maneuvers"


@pytest.mark.rule("LR-RUNEACT-02", "LR-RUNE-04")
@pytest.mark.parametrize(
    ("act", "cost"),
    [("ally,jotunheim", 1), ("rune-draw", 2), ("rune-draw-two", 3), ("rune-hero", 2), ("rune-attribute", 3)],
)
def test_runes_are_spent_to_the_supply(act: str, cost: int) -> None:
    table = position("runes", runes={GREEN: "uruz othala algiz"}, track={GREEN: {"wisdom": 3}})
    supply = sum(table.state.supply.values())
    play(table, act)
    if asked(table)[1] == "pay":
        play(table, options(table)[0])
    assert sum(table.state.supply.values()) == supply + cost
    assert len(rune_list(table, GREEN)) == 3 - cost


@pytest.mark.rule("LR-RUNEACT-02")
def test_nine_basic_actions() -> None:
    table = position(
        "runes",
        runes={GREEN: "uruz othala algiz"},
        track={GREEN: {"wisdom": 3}},
        at={GREEN: "wolfmark"},
        boss="wolfmark",
        monsters={"draugr": "wolfmark"},
        armies={GREEN: [("wolfmark", 1)]},
    )
    assert set(options(table)) == {
        "wake-boss",
        "tame,draugr",
        "ally,jotunheim",
        "rune-army",
        "rune-monster",
        "rune-draw",
        "rune-hero",
        "rune-attribute",
        "rune-draw-two",
        "skip",
    }


@pytest.mark.rule("LR-EX-11", "LR-RUNEACT-03", "LR-RUNEACT-06")
def test_a_monster_costs_a_rune_of_exactly_its_symbol() -> None:
    for runes, allowed in (("uruz", True), ("othala", False), ("algiz", False)):
        table = position("runes", runes={GREEN: runes}, monsters={"draugr": "wolfmark"}, at={GREEN: "wolfmark"})
        if not allowed:
            assert why(table, GREEN, "tame,draugr") in ("LR-RUNEACT-03", "TABLE-QUESTION-01")
            continue
        play(table, "tame,draugr")
        assert table.state.beasts["draugr"].ring == GREEN and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-RUNEACT-06", "LR-TAME-03")
def test_the_monster_must_be_neutral_and_with_the_hero() -> None:
    table = position(
        "runes",
        runes={GREEN: "uruz algiz"},
        monsters={"draugr": "elk-cape", "garm-hound": "wolfmark"},
        rings={"garm-hound": RED},
        at={GREEN: "wolfmark"},
    )
    assert why(table, GREEN, "tame,draugr") == "LR-RUNEACT-06"
    assert why(table, GREEN, "tame,garm-hound") == "LR-TAME-03"


@pytest.mark.rule("LR-RUNEACT-04")
def test_sets_are_of_different_runes() -> None:
    table = position("runes", runes={GREEN: "uruz uruz"})
    assert why(table, GREEN, "rune-draw") == "LR-RUNEACT-04"
    table = position("runes", runes={GREEN: "uruz othala algiz"}, track={GREEN: {"wisdom": 3}})
    play(table, "rune-draw")
    assert set(options(table)) == {"pay,uruz,othala", "pay,uruz,algiz", "pay,othala,algiz"}
    play(table, "pay,uruz,algiz")
    assert rune_list(table, GREEN) == ["othala"]


@pytest.mark.rule("LR-RUNEACT-05")
def test_the_boss_is_activated_where_the_hero_is_for_its_rune() -> None:
    table = position("runes", runes={GREEN: "othala"}, at={GREEN: "elk-cape"}, boss="elk-cape")
    play(table, "wake-boss")
    assert asked(table) == (GREEN, "boss-place")
    table = position("runes", runes={GREEN: "othala"}, at={GREEN: "elk-cape"}, boss="longdale")
    assert "wake-boss" not in (options(table) if table.state.phase == "runes" else [])
    table = position("runes", runes={GREEN: "uruz othala"}, at={GREEN: "elk-cape"}, boss="longdale")
    assert why(table, GREEN, "wake-boss") == "LR-RUNEACT-05"


@pytest.mark.rule("LR-RUNEACT-07", "LR-RUNEACT-03")
def test_an_alliance_needs_the_realms_rune_and_the_hero_beside_it() -> None:
    table = position("runes", runes={GREEN: "uruz othala"}, at={GREEN: "wolfmark"})
    assert "ally,jotunheim" in options(table)
    assert why(table, GREEN, "ally,vanaheim") == "LR-RUNEACT-07"
    table = position("runes", runes={GREEN: "othala algiz"}, at={GREEN: "wolfmark"})
    assert why(table, GREEN, "ally,jotunheim") == "LR-RUNEACT-03"


@pytest.mark.rule("LR-RUNEACT-08")
def test_two_runes_raise_an_army_anywhere_city_or_not() -> None:
    table = position("runes", runes={GREEN: "uruz othala"}, armies={GREEN: [("elk-cape", 1), ("longdale", 2)]})
    play(table, "rune-army")
    assert options(table) == [army(GREEN), army(GREEN, 1)]
    play(table, army(GREEN))
    assert where(table, GREEN) == [("elk-cape", 2), ("longdale", 2)]


@pytest.mark.rule("LR-RUNEACT-09")
def test_two_runes_activate_a_neutral_or_own_monster() -> None:
    table = position(
        "runes",
        runes={GREEN: "uruz othala"},
        monsters={"draugr": "elk-cape", "lindworm": "longdale", "garm-hound": "seal-bay"},
        rings={"lindworm": GREEN, "garm-hound": RED},
    )
    play(table, "rune-monster")
    assert options(table) == ["draugr", "lindworm"]


@pytest.mark.rule("LR-RUNEACT-10", "LR-RUNEACT-13")
@pytest.mark.parametrize(("act", "cards"), [("rune-draw", 1), ("rune-draw-two", 2)])
def test_runes_for_cards(act: str, cards: int) -> None:
    table = position("runes", runes={GREEN: "uruz othala algiz"}, track={GREEN: {"wisdom": 3}})
    play(table, act)
    if asked(table)[1] == "pay":
        play(table, options(table)[0])
    assert len(player(table, GREEN).hand) == cards


@pytest.mark.rule("LR-RUNEACT-11")
def test_two_runes_place_the_hero_anywhere() -> None:
    table = position("runes", runes={GREEN: "uruz othala"})
    play(table, "rune-hero")
    assert len(options(table)) == 20
    play(table, "longdale")
    assert player(table, GREEN).at == "longdale"


@pytest.mark.rule("LR-RUNEACT-12")
def test_three_runes_raise_one_of_the_lowest_attributes() -> None:
    table = position("runes", runes={GREEN: "uruz othala algiz"}, track={GREEN: {"wisdom": 3, "authority": 4}})
    play(table, "rune-attribute", "strength")
    assert player(table, GREEN).track == {"authority": 4, "strength": 3, "wisdom": 3}


@pytest.mark.rule("LR-RUNEACT-12", "LR-WOUND-03")
@pytest.mark.parametrize(("reading", "choices"), [("value", ["authority", "strength"]), ("track", ["strength"])])
def test_how_a_wounded_attribute_counts_is_a_reading(reading: str, choices: list[str]) -> None:
    table = position(
        "runes",
        runes={GREEN: "uruz othala algiz"},
        track={GREEN: {"wisdom": 3, "authority": 4}},
        wounded={GREEN: ["authority"]},
        lowest_attribute=reading,
    )
    play(table, "rune-attribute")
    assert options(table) == choices


# -- Maneuvers -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-MANEUVER-01")
def test_one_army_is_activated() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 1), ("elk-cape", 1)], RED: [("longdale", 1)]})
    assert options(table) == [army(GREEN), army(GREEN, 1), "skip"]
    assert why(table, GREEN, f"army/{army(RED)}") == "LR-MANEUVER-01"
    play(table, army(GREEN), "elk-cape")
    assert table.state.phase == "special"


@pytest.mark.rule("LR-MANEUVER-02", "LR-RECRUIT-01")
def test_without_an_army_on_the_board_one_may_be_recruited_instead() -> None:
    table = position("maneuvers", track={GREEN: {"authority": 4}})
    assert options(table) == ["recruit-army", "skip"]
    play(table, "recruit-army", "cold-strand")
    assert where(table, GREEN) == [("cold-strand", 4)] and table.state.phase == "special"
    table = position("maneuvers", armies={GREEN: [("wolfmark", 1)]})
    assert why(table, GREEN, "recruit-army") == "LR-MANEUVER-02"


@pytest.mark.rule("LR-ACTIVATE-01", "LR-ACTIVATE-02")
def test_move_to_one_adjacent_territory() -> None:
    table = position("maneuvers", armies={GREEN: [("ironwood-gate", 1)]})
    play(table, army(GREEN))
    assert options(table) == ["wolfmark", "cold-strand", "sunlit-grove", "stay"]
    assert why(table, GREEN, "longdale") == "LR-ACTIVATE-02"


@pytest.mark.rule("LR-ACTIVATE-03")
def test_raise_only_in_a_city_territory_one_controls() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 3)]}, owner={"wolfmark": GREEN})
    play(table, army(GREEN), "raise")
    assert where(table, GREEN) == [("wolfmark", 4)]
    for different in (
        {"owner": {"elk-cape": GREEN}, "armies": {GREEN: [("elk-cape", 3)]}},
        {"armies": {GREEN: [("wolfmark", 1)]}},
    ):
        table = position("maneuvers", **different)
        play(table, army(GREEN))
        assert why(table, GREEN, "raise") == "LR-ACTIVATE-03"


@pytest.mark.rule("LR-ACTIVATE-04", "LR-MANEUVER-01")
def test_an_activated_army_may_stay_as_it_is() -> None:
    table = position("maneuvers", armies={GREEN: [("ironwood-gate", 1), ("longdale", 2)]})
    play(table, army(GREEN), "stay")
    assert where(table, GREEN) == [("ironwood-gate", 1), ("longdale", 2)]
    assert table.state.phase == "special", "the one Activation of the phase"


@pytest.mark.rule("LR-ACTIVATE-04", "LR-MARCH-01")
def test_an_army_that_stays_has_marched() -> None:
    table = position("special", armies={GREEN: [("ironwood-gate", 1), ("longdale", 2)]})
    play(table, "march", army(GREEN), "stay")
    assert options(table) == [army(GREEN, 1), "done"]


@pytest.mark.rule("LR-ACTIVATE-04", "LR-PRAY-05")
@pytest.mark.parametrize(("level", "strength"), [(1, 1), (2, 2)])
def test_an_army_that_odin_activates_may_stay(level: int, strength: int) -> None:
    table = position("prayer", priests={GREEN: 1}, monuments={"odin": level}, armies={GREEN: [("ironwood-gate", 1)]})
    play(table, "send-priest,odin", army(GREEN), "stay")
    assert where(table, GREEN) == [("ironwood-gate", strength)]


@pytest.mark.rule("LR-BOSS-05", "LR-BOSS-02", "LR-MOVE-03")
def test_armies_cannot_be_moved_to_loki() -> None:
    table = position("maneuvers", armies={GREEN: [("ironwood-gate", 1)]}, boss="wolfmark")
    play(table, army(GREEN))
    assert why(table, GREEN, "wolfmark") == "LR-BOSS-05"


@pytest.mark.rule("LR-RECRUIT-02")
def test_recruit_next_to_the_drakkar_or_in_an_own_city() -> None:
    table = position("maneuvers", owner={"longdale": GREEN, "raven-ness": GREEN, "red-haven": RED})
    play(table, "recruit-army")
    assert set(options(table)) == {"cold-strand", "elk-cape", "amber-quay", "longdale"}
    assert why(table, GREEN, "raven-ness") == why(table, GREEN, "red-haven") == "LR-RECRUIT-02"


@pytest.mark.rule("LR-RECRUIT-03", "LR-BATTLE-01")
def test_recruiting_among_others_armies_causes_a_battle() -> None:
    table = position("maneuvers", armies={RED: [("elk-cape", 1)]}, owner={"elk-cape": RED})
    play(table, "recruit-army", "elk-cape")
    assert happened(table, ev.BattleBegan) == [ev.BattleBegan(who=GREEN, whom=RED, where="elk-cape")]


@pytest.mark.rule("LR-BOSS-05", "LR-RECRUIT-02")
@pytest.mark.parametrize("reading", [True, False])
def test_recruiting_at_the_boss_is_a_reading(reading: bool) -> None:
    table = position("maneuvers", boss="elk-cape", recruit_at_boss=reading)
    play(table, "recruit-army")
    assert ("elk-cape" in options(table)) == reading


def test_skip_helper_reaches_the_special_action() -> None:
    table = position(**EVERYTHING)
    skip(table, "special")
    assert asked(table) == (GREEN, "special-action")


@pytest.mark.rule("LR-PRAY-06", "LR-RECRUIT-01", "LR-LIMIT-01")
def test_a_bonus_of_recruiting_is_lost_with_all_six_armies_on_the_board() -> None:
    table = position(priests={GREEN: 1}, monuments={"odin": 3}, armies={GREEN: [("wolfmark", 1)] * 6})
    play(table, "send-priest,odin")
    assert table.state.phase == "hero" and len(where(table, GREEN)) == 6


@pytest.mark.rule("LR-BOSS-02", "LR-RUNEACT-05")
@pytest.mark.parametrize(("runes", "hand", "paid"), [("uruz", [], "uruz"), ("", ["seax"], "card")])
def test_the_boss_takes_the_one_thing_a_neighbour_has(runes: str, hand: list[str], paid: str) -> None:
    table = position(
        "runes",
        runes={GREEN: "othala", RED: runes},
        hand={RED: hand},
        at={GREEN: "elk-cape"},
        boss="elk-cape",
        owner={"amber-quay": RED},
    )
    play(table, "wake-boss", "barrow-shore")
    assert asked(table) == (RED, "toll") and options(table) == [paid]
