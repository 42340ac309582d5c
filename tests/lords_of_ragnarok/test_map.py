"""Territories, control, Seas, Realms, Alliances, movement and retreat (p. 4-6)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import events as ev

from .positions import BLUE, GREEN, RED, army, asked, happened, options, play, player, position, where, why


# -- control ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-01", "LR-CONTROL-01", "LR-CONTROL-03", "LR-CONTROL-04")
def test_an_army_as_strong_as_the_resistance_takes_a_neutral_territory() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 4)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.state.owner == {"ironwood-gate": GREEN}


@pytest.mark.rule("LR-CONTROL-03")
def test_a_weaker_army_stays_without_control() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 3)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.state.owner == {} and where(table, GREEN) == [("ironwood-gate", 3)]


@pytest.mark.rule("LR-CONTROL-03", "LR-ARMY-04")
def test_the_strength_of_all_armies_of_a_player_counts_together() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 2), ("ironwood-gate", 2)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.state.owner == {"ironwood-gate": GREEN}


@pytest.mark.rule("LR-CONTROL-03")
@pytest.mark.parametrize("phase", ["prayer", "hero", "runes"])
def test_control_is_checked_at_the_end_of_any_phase(phase: str) -> None:
    table = position(phase, armies={GREEN: [("ironwood-gate", 4)]}, priests={GREEN: 1}, runes={GREEN: "uruz othala"})
    assert table.state.owner == {}
    play(table, "skip")
    assert table.state.owner == {"ironwood-gate": GREEN}


@pytest.mark.rule("LR-CONTROL-03")
def test_a_player_may_gain_control_in_anothers_turn() -> None:
    table = position("hero", armies={RED: [("ironwood-gate", 4)]})
    play(table, "skip")
    assert table.state.owner == {"ironwood-gate": RED}


@pytest.mark.rule("LR-CONTROL-05", "LR-CONTROL-06", "LR-CONTROL-04")
def test_any_army_takes_an_undefended_territory_of_another_player() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 1)]}, owner={"high-hall": RED})
    play(table, army(GREEN), "high-hall")
    assert table.state.owner == {"high-hall": GREEN}


@pytest.mark.rule("LR-CONTROL-07", "LR-CONTROL-02")
def test_an_army_there_means_a_battle() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 1)], RED: [("high-hall", 3)]}, owner={"high-hall": RED})
    play(table, army(GREEN), "high-hall")
    assert happened(table, ev.BattleBegan) == [ev.BattleBegan(who=GREEN, whom=RED, where="high-hall")]
    assert table.state.owner == {"high-hall": RED}
    assert len({a.seat for a in table.state.armies if a.at == "high-hall"}) == 1


@pytest.mark.rule("LR-CONTROL-08")
def test_control_stays_without_an_army() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 1)]}, owner={"wolfmark": GREEN}, at={GREEN: "elk-cape"})
    play(table, army(GREEN), "elk-cape")
    assert table.state.owner == {"wolfmark": GREEN}


@pytest.mark.rule("LR-REGION-02")
def test_a_region_is_controlled_with_every_territory_of_it() -> None:
    from taverna.games.lords_of_ragnarok.rules.victory import regions_held

    g = position(owner={"high-hall": GREEN, "amber-quay": GREEN}).state
    assert regions_held(g, GREEN) == []
    g.owner["barrow-shore"] = GREEN
    assert regions_held(g, GREEN) == ["uppsala"] and regions_held(g, RED) == []


# -- Seas and Drakkars -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-02", "LR-SEA-03", "LR-MOVE-03")
def test_the_drakkar_joins_the_coasts_of_its_sea_for_armies() -> None:
    table = position("maneuvers", armies={GREEN: [("cold-strand", 1)]}, sea={GREEN: "jarnvid-sea"})
    play(table, army(GREEN))
    assert set(options(table)) == {"ironwood-gate", "elk-cape", "amber-quay", "stay"}, "21 holds Loki"
    table = position("maneuvers", armies={GREEN: [("cold-strand", 1)]}, sea={GREEN: "jarnvid-sea"}, boss="longdale")
    play(table, army(GREEN))
    assert set(options(table)) == {"ironwood-gate", "elk-cape", "glacier-tongue", "amber-quay", "stay"}


@pytest.mark.rule("LR-SEA-03")
def test_only_ones_own_drakkar_counts() -> None:
    table = position("maneuvers", armies={GREEN: [("cold-strand", 1)]}, sea={GREEN: "gotland-sea", RED: "jarnvid-sea"})
    play(table, army(GREEN))
    assert "amber-quay" not in options(table)


@pytest.mark.rule("LR-SEA-01", "LR-MOVE-04", "LR-HEROPHASE-03", "LR-SEA-02")
def test_a_drakkar_sails_up_to_two_seas_whoever_is_there() -> None:
    table = position("hero", sea={GREEN: "jarnvid-sea", RED: "uppsala-sea"})
    seas = {o.split(",")[1] for o in options(table) if o.startswith("move-drakkar")}
    assert seas == {"uppsala-sea", "sogn-sea", "halogaland-sea", "jutland-sea"}
    play(table, "move-drakkar,uppsala-sea")
    assert player(table, GREEN).sea == player(table, RED).sea == "uppsala-sea"
    assert not happened(table, ev.BattleBegan), "Drakkars never fight"


@pytest.mark.rule("LR-MOVE-02", "LR-HEROPHASE-02")
def test_a_hero_goes_up_to_two_territories_whatever_is_there_each_step_also_by_drakkar() -> None:
    table = position(
        "hero",
        at={GREEN: "ironwood-gate", RED: "wolfmark"},
        sea={GREEN: "jarnvid-sea"},
        armies={RED: [("wolfmark", 6)]},
        owner={"wolfmark": RED},
        monsters={"draugr": "cold-strand"},
        boss="sunlit-grove",
    )
    lands = {o.split(",")[1] for o in options(table) if o.startswith("move-hero")}
    # 2, 3 and 19 are next door; from 3 the Drakkar reaches 4 and 6
    assert {"wolfmark", "cold-strand", "sunlit-grove"} <= lands
    assert {"elk-cape", "amber-quay"} <= lands
    assert "longdale" not in lands
    assert why(table, GREEN, "move-hero,longdale") == "LR-HEROPHASE-02"
    play(table, "move-hero,wolfmark")
    assert player(table, GREEN).at == "wolfmark"


# -- Realms ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ALLY-01", "LR-ALLY-02", "LR-REALM-01", "LR-RUNEACT-07")
def test_an_alliance_is_a_marker_in_the_realm_and_the_first_there_draws_a_card() -> None:
    table = position("runes", runes={GREEN: "uruz"}, at={GREEN: "wolfmark"})
    play(table, "ally,jotunheim")
    assert table.state.alliances["jotunheim"] == [GREEN]
    assert len(player(table, GREEN).hand) == 1
    assert table.state.armies[0].at == "" and all(p.at not in table.state.map.realms for p in table.state.players)


@pytest.mark.rule("LR-ALLY-02", "LR-REALM-02")
def test_the_second_ally_draws_nothing_and_many_may_be_allied() -> None:
    table = position(
        "runes", runes={GREEN: "uruz"}, at={GREEN: "wolfmark"}, alliances={"jotunheim": [RED], "vanaheim": [GREEN]}
    )
    play(table, "ally,jotunheim")
    assert table.state.alliances["jotunheim"] == [RED, GREEN]
    assert player(table, GREEN).hand == []


@pytest.mark.rule("LR-ALLY-03", "LR-ALLY-04")
def test_only_once_with_each_realm_and_for_good() -> None:
    table = position("runes", runes={GREEN: "uruz othala"}, at={GREEN: "wolfmark"}, alliances={"jotunheim": [GREEN]})
    assert why(table, GREEN, "ally,jotunheim") == "LR-ALLY-03"
    table.playout(1)
    assert GREEN in table.state.alliances["jotunheim"], "until the end of the game"


@pytest.mark.rule("LR-MOVE-01", "LR-PRIEST-02", "LR-OWN-03")
def test_what_can_be_moved_and_what_not() -> None:
    table = position(standing={"odin": [GREEN]}, priests={GREEN: 1})
    assert not any("odin" in o and not o.startswith("send-priest") for o in options(table))
    g = table.state
    assert g.map.monuments["odin"] == "high-hall"


# -- retreat ---------------------------------------------------------------------------------------------------------
def lost_battle(**different: Any) -> Table:
    """Green attacks Red's single Army of 1 in Raven Ness with 6: Red loses 1, so give Red 3."""
    base = {
        "armies": {GREEN: [("longdale", 6)], RED: [("raven-ness", 3)]},
        "owner": {"raven-ness": RED, "seal-bay": RED, "red-haven": RED},
        "sea": {RED: "jutland-sea"},
        "at": {BLUE: "amber-quay"},
    }
    table = position("maneuvers", **{**base, **different})
    play(table, army(GREEN), "raven-ness")
    return table


@pytest.mark.rule("LR-RETREAT-01", "LR-RETREAT-05", "LR-RETREAT-04", "LR-BATTLE-13")
def test_the_loser_retreats_to_an_adjacent_own_territory_of_their_choice() -> None:
    table = lost_battle()
    assert asked(table) == (RED, "retreat")
    assert set(options(table)) == {"seal-bay", "red-haven"}
    play(table, "seal-bay")
    assert where(table, RED) == [("seal-bay", 2)]
    assert not [e for e in happened(table, ev.ArmyMoved) if e.who == RED], "a retreat is no movement"


@pytest.mark.rule("LR-RETREAT-02")
def test_without_such_a_territory_the_armies_are_destroyed() -> None:
    table = lost_battle(owner={"raven-ness": RED})
    assert where(table, RED) == []
    assert len(happened(table, ev.ArmyDestroyed)) == 1


@pytest.mark.rule("LR-RETREAT-03")
def test_a_retreat_may_go_by_drakkar() -> None:
    table = lost_battle(owner={"raven-ness": RED, "seal-bay": RED, "red-haven": RED}, sea={RED: "halogaland-sea"})
    assert set(options(table)) == {"seal-bay", "red-haven"}
    table = lost_battle(owner={"raven-ness": RED, "seal-bay": RED}, sea={RED: "halogaland-sea"})
    assert options(table) == ["seal-bay"]


@pytest.mark.rule("LR-RETREAT-03")
def test_by_drakkar_to_a_coast_that_is_not_next_door() -> None:
    table = position(
        "maneuvers",
        armies={GREEN: [("elk-cape", 6)], RED: [("amber-quay", 3)]},
        owner={"amber-quay": RED, "seal-bay": RED},
        sea={RED: "uppsala-sea"},
        at={BLUE: "longdale"},
    )
    play(table, army(GREEN), "amber-quay")
    assert options(table) == ["seal-bay"]


@pytest.mark.rule("LR-RETREAT-01", "LR-BOSS-05")
@pytest.mark.parametrize(("reading", "places"), [(True, {"seal-bay", "red-haven"}), (False, {"red-haven"})])
def test_a_retreat_to_the_boss_is_a_reading(reading: bool, places: set[str]) -> None:
    table = lost_battle(boss="seal-bay", retreat_to_boss=reading)
    assert set(options(table)) == places


@pytest.mark.rule("LR-RETREAT-01", "LR-BATTLE-02")
@pytest.mark.parametrize(("reading", "joins"), [(True, True), (False, False)])
def test_a_retreat_into_a_pending_battle_is_a_reading(reading: bool, joins: bool) -> None:
    table = position(
        "special",
        armies={GREEN: [("longdale", 6), ("whetstone-fell", 6)], RED: [("raven-ness", 3), ("seal-bay", 2)]},
        owner={"raven-ness": RED, "seal-bay": RED, "red-haven": RED},
        retreat_into_battle=reading,
    )
    play(table, "march", army(GREEN), "raven-ness", army(GREEN, 1), "seal-bay")
    assert asked(table) == (GREEN, "battle-order") and set(options(table)) == {"raven-ness", "seal-bay"}
    play(table, "raven-ness")
    assert ("seal-bay" in options(table)) == joins
    if joins:
        play(table, "seal-bay")
        assert happened(table, ev.BattleWon)[-1].against == 4, "they join the Battle there"


@pytest.mark.rule("LR-PLACE-01")
def test_placing_a_hero_is_no_movement() -> None:
    table = position("runes", runes={GREEN: "uruz othala"})
    play(table, "rune-hero", "red-haven")
    assert player(table, GREEN).at == "red-haven"
    assert not happened(table, ev.HeroMoved) and happened(table, ev.HeroPlaced)
