"""Loki: what his sheet says, his Activation, and hunting him (p. 4, 5, 10, 11)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.core.errors import OptionError
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import battle, hero_round, hunt_of, hunter, lair, strikes
from .positions import (
    BLUE,
    GREEN,
    RED,
    army,
    asked,
    happened,
    new,
    options,
    play,
    player,
    position,
    rune_list,
    where,
    why,
)


# -- who he is -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BOSS-01")
def test_there_is_one_boss_and_the_box_offers_loki() -> None:
    g = new(boss="loki").state
    assert g.boss == "loki" and [id for id in g.beasts if id not in g.content.monsters] == ["loki"]
    assert list(g.content.bosses) == ["loki"]
    with pytest.raises(OptionError):
        new(boss="surt")


@pytest.mark.rule("LR-CARD-03", "LR-WSPACE-02", "LR-BOSS-02")
def test_the_sheet_of_loki() -> None:
    loki = GAME.content(None).bosses["loki"]
    assert loki.rune == "othala"
    assert [" ".join(space.weapons) for space in loki.spaces] == [
        "sword axe",
        "spear bow",
        "hammer axe",
        "sword spear",
    ]
    assert all(space.reward is None for space in loki.spaces)


# -- where Armies cannot go ------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BOSS-05", "LR-BOSS-02")
def test_armies_cannot_be_moved_to_where_loki_is() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 6)]}, boss="elk-cape")
    play(table, army(GREEN))
    assert (
        set(options(table)) == {"ironwood-gate", "high-hall", "stay"} and why(table, GREEN, "elk-cape") == "LR-BOSS-05"
    )


@pytest.mark.rule("LR-BOSS-05", "LR-MARCH-01")
def test_not_by_marching_nor_by_drakkar() -> None:
    table = position(
        "special",
        armies={GREEN: [("cold-strand", 6)]},
        owner={"elk-cape": GREEN},
        sea={GREEN: "jarnvid-sea"},
        boss="elk-cape",
    )
    play(table, "march", army(GREEN))
    assert "elk-cape" not in options(table) and "amber-quay" in options(table)


@pytest.mark.rule("LR-BOSS-05", "LR-MOVE-02")
def test_heroes_and_monsters_go_there() -> None:
    table = position("hero", boss="elk-cape")
    assert "move-hero,elk-cape" in options(table)
    table = position("special", boss="elk-cape", monsters={"draugr": "wolfmark"}, rings={"draugr": GREEN})
    play(table, "monsters", "awaken,draugr", "move")
    assert "elk-cape" in options(table)


@pytest.mark.rule("LR-BOSS-05", "LR-RECRUIT-02")
@pytest.mark.parametrize(("allowed", "clause"), [(True, None), (False, "LR-BOSS-05")])
def test_recruiting_is_no_movement_unless_the_table_reads_it_so(allowed: bool, clause: str | None) -> None:
    table = position("special", boss="elk-cape", sea={GREEN: "jarnvid-sea"}, recruit_at_boss=allowed)
    play(table, "recruit")
    assert ("elk-cape" in options(table)) == allowed
    if not allowed:
        assert why(table, GREEN, "elk-cape") == clause


@pytest.mark.rule("LR-BOSS-05", "LR-USURP-07")
def test_an_army_may_be_recruited_where_loki_was_usurped_under() -> None:
    table = position("special", boss="cold-strand", at={GREEN: "cold-strand"})
    play(table, "usurp", "cold-strand")
    assert where(table, GREEN) == [("cold-strand", 2)]


@pytest.mark.rule("LR-RETREAT-01", "LR-BOSS-05")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_retreat_to_loki_is_no_movement_unless_the_table_reads_it_so(allowed: bool) -> None:
    table = battle(green=6, red=2, boss="seal-bay", retreat_to_boss=allowed)
    if allowed:
        assert asked(table) == (RED, "retreat") and options(table) == ["seal-bay"]
        play(table, "seal-bay")
    assert where(table, RED) == ([("seal-bay", 1)] if allowed else [])


# -- he is no Monster ------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BOSS-03")
def test_effects_on_monsters_do_not_touch_the_boss() -> None:
    table = position("special", boss="wolfmark", monsters={"draugr": "longdale"}, slayers={GREEN: 2})
    play(table, "monsters")
    assert set(options(table)) == {"awaken,draugr", "hunt,loki"}, "he is not Activated like a Monster"
    table = position("runes", boss="wolfmark", runes={GREEN: "uruz othala algiz"})
    assert "tame,loki" not in options(table)
    assert why(table, GREEN, "rune-monster") == "LR-RUNEACT-09", "no Monster is on the board"


@pytest.mark.rule("LR-BOSS-03", "LR-OWN-03", "LR-TAME-03")
def test_no_chain_holds_the_boss() -> None:
    table = position("prayer", boss="wolfmark", artifacts={GREEN: ["broken-chain"]}, priests={GREEN: 1})
    assert "use,broken-chain" not in options(table)


@pytest.mark.rule("LR-BOSS-03", "LR-EVENT-04")
def test_events_do_not_activate_the_boss_by_his_rune() -> None:
    table = position(
        "special", wheel={"march": [GREEN]}, boss="wolfmark", events=["event-3"], placed_monster_acts=False
    )  # Activate Uruz and Othala, no Boss symbol
    play(table, "build-monument", "odin")
    assert table.state.active == RED and table.state.beasts["loki"].at == "wolfmark"


# -- his Activation --------------------------------------------------------------------------------------------------
def wake(**different: Any) -> Table:
    """Green's Hero pays an Othala Rune to Activate Loki, who stands beside him."""
    more = {"boss": "wolfmark", "runes": {GREEN: "othala"}}
    table = position("runes", **{**more, **different})
    play(table, "wake-boss")
    return table


@pytest.mark.rule("LR-RUNEACT-05", "LR-BOSS-06", "LR-RUNEACT-03")
def test_the_boss_is_activated_with_his_rune_where_the_hero_is() -> None:
    assert rune_list(wake(), GREEN) == []
    table = position("runes", boss="wolfmark", runes={GREEN: "uruz algiz"})
    assert why(table, GREEN, "wake-boss") == "LR-RUNEACT-03"
    table = position("runes", boss="elk-cape", runes={GREEN: "othala uruz"})
    assert why(table, GREEN, "wake-boss") == "LR-RUNEACT-05"


@pytest.mark.rule("LR-BOSS-06")
def test_the_active_player_places_him_within_2_where_no_hero_is() -> None:
    table = wake(at={GREEN: "wolfmark", RED: "amber-quay", BLUE: "red-haven"})
    assert asked(table) == (GREEN, "boss-place")
    near = {"ironwood-gate", "elk-cape", "high-hall"}
    further = {"cold-strand", "sunlit-grove", "barrow-shore", "whetstone-fell"}
    assert set(options(table)) == near | further, "Wolfmark and Amber Quay hold Heroes"
    play(table, "whetstone-fell")
    assert table.state.beasts["loki"].at == "whetstone-fell"


@pytest.mark.rule("LR-BOSS-06", "LR-EVENT-07")
def test_he_may_stay_where_no_hero_is() -> None:
    table = position(
        "special", wheel={"march": [GREEN]}, boss="red-haven", events=["event-1"], placed_monster_acts=False
    )
    play(table, "build-monument", "odin")
    assert asked(table) == (GREEN, "boss-place") and "red-haven" in options(table)


@pytest.mark.rule("LR-BOSS-06", "LR-RETREAT-05", "LR-USURP-04")
def test_every_army_where_he_is_placed_retreats() -> None:
    table = wake(
        armies={RED: [("elk-cape", 2), ("elk-cape", 3)], GREEN: [("high-hall", 1)]},
        owner={"elk-cape": RED, "cold-strand": RED, "amber-quay": RED},
    )
    play(table, "elk-cape")
    assert asked(table) == (RED, "retreat")
    play(table, "cold-strand", "amber-quay")
    assert where(table, RED) == [("amber-quay", 3), ("cold-strand", 2)] and where(table, GREEN) == [("high-hall", 1)]


@pytest.mark.rule("LR-BOSS-06")
def test_then_his_neighbours_pay_a_rune_or_a_card() -> None:
    table = wake(
        owner={"elk-cape": GREEN, "amber-quay": RED, "raven-ness": BLUE, "high-hall": GREEN},
        runes={GREEN: "othala uruz", RED: "algiz"},
        hand={GREEN: ["thrust"], RED: ["mallet"], BLUE: ["seax"]},
    )
    play(table, "barrow-shore")  # next to High Hall, Amber Quay and Seal Bay
    assert asked(table) == (GREEN, "toll") and options(table) == ["uruz", "card"]
    play(table, "uruz")
    assert asked(table) == (RED, "toll") and options(table) == ["algiz", "card"]
    play(table, "card", "mallet")
    assert (rune_list(table, GREEN), hunter(table).hand) == ([], ["thrust"])
    assert (rune_list(table, RED), player(table, RED).hand) == (["algiz"], [])
    assert player(table, BLUE).hand == ["seax"], "Raven Ness is two away"
    assert table.state.phase != "runes"


@pytest.mark.rule("LR-BOSS-06")
def test_who_has_nothing_pays_nothing() -> None:
    table = wake(owner={"amber-quay": RED})
    play(table, "barrow-shore")
    assert table.state.phase != "runes"


@pytest.mark.rule("LR-BOSS-06", "LR-PLACE-01")
def test_placing_him_is_no_trample_and_no_movement() -> None:
    table = wake(armies={RED: [("elk-cape", 3)]}, owner={"elk-cape": RED, "cold-strand": RED})
    play(table, "elk-cape", "cold-strand")
    assert where(table, RED) == [("cold-strand", 3)]
    assert happened(table, ev.Trampled) == [] and happened(table, ev.MonsterMoved) == []


# -- hunting him -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BEASTS-04", "LR-WIN-06")
def test_the_boss_is_hunted_only_where_he_is() -> None:
    table = position("special", boss="elk-cape", slayers={GREEN: 2}, monsters={"draugr": "longdale"})
    play(table, "monsters")
    assert options(table) == ["awaken,draugr"]


@pytest.mark.rule("LR-BOSS-04", "LR-HUNT-03")
def test_a_hunt_of_the_boss_goes_like_any_other() -> None:
    table = lair("loki", hand="thrust", attack="strike-4")
    assert asked(table) == (BLUE, "monster-attack")
    strikes(table)
    assert asked(table) == (GREEN, "wound")


@pytest.mark.rule("LR-BOSS-04", "LR-CARD-02")
def test_lokis_special_attack_takes_a_card_of_each_weapon_at_most_three() -> None:
    table = lair("loki", hand="thrust levy-spear hatchet mallet hill-archers", deck="seax", attack="special-5")
    strikes(table)
    assert asked(table) == (GREEN, "discard-card")
    play(table, "thrust")
    assert set(options(table)) == {"hatchet", "mallet", "hill-archers"}, "no second Spear"
    play(table, "hatchet", "mallet")
    assert sorted(hunter(table).hand) == ["hill-archers", "levy-spear", "seax"]
    assert asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-BOSS-04")
def test_with_fewer_weapons_loki_takes_fewer_cards() -> None:
    table = lair("loki", hand="thrust levy-spear", deck="seax", attack="special-5")
    strikes(table)
    play(table, "levy-spear")
    assert sorted(hunter(table).hand) == ["seax", "thrust"]


@pytest.mark.rule("LR-WSPACE-02", "LR-HROUND-01")
def test_a_wound_needs_two_cards_that_match_both_symbols() -> None:
    table = hero_round("loki", "plain-sword hatchet mallet hill-archers oath-blade")
    play(table, "plain-sword")
    assert asked(table) == (GREEN, "second-weapon") and options(table) == ["hatchet"], (
        "Sword+Axe; no Spear for Sword+Spear"
    )
    assert why(table, GREEN, "oath-blade") == "LR-WSPACE-02"
    play(table, "hatchet", "0")
    assert table.state.beasts["loki"].wounds == [GREEN, None, None, None]
    assert table.state.combat_discard == ["plain-sword", "hatchet"] and hunt_of(table).dealt == 1


@pytest.mark.rule("LR-WSPACE-02")
def test_a_card_without_a_partner_cannot_be_played_against_the_boss() -> None:
    table = hero_round("loki", "plain-sword hill-archers")
    assert options(table) == ["give-up"] and why(table, GREEN, "plain-sword") == "LR-HROUND-01"


@pytest.mark.rule("LR-WSPACE-02")
def test_the_order_of_the_two_cards_does_not_matter() -> None:
    table = hero_round("loki", "plain-sword hatchet")
    play(table, "hatchet", "plain-sword", "0")
    assert table.state.beasts["loki"].wounds[0] == GREEN


@pytest.mark.rule("LR-WSPACE-02", "LR-CARD-01")
def test_any_weapon_fills_one_of_the_two_symbols() -> None:
    table = hero_round("loki", "rune-of-fate hatchet")
    play(table, "rune-of-fate", "hatchet")
    assert options(table) == ["0", "2"], "every space with an Axe"


@pytest.mark.rule("LR-WSPACE-02")
def test_two_wild_cards_cover_any_space() -> None:
    table = hero_round("loki", "rune-of-fate stone-breaker")
    play(table, "rune-of-fate", "stone-breaker")
    assert options(table) == ["0", "1", "2", "3"]


@pytest.mark.rule("LR-BOSS-04", "LR-HROUND-02")
def test_the_hunt_effects_of_both_cards_may_be_resolved() -> None:
    table = hero_round("loki", "seax gungnir-cast", deck="mallet hatchet")
    play(table, "seax", "gungnir-cast", "yes", "yes", "3")
    assert sorted(hunter(table).hand) == ["hatchet", "mallet"]


@pytest.mark.rule("LR-BOSSHUNT-01", "LR-HUNT-07")
def test_a_surviving_boss_regenerates_at_once() -> None:
    table = hero_round("loki", "plain-sword hatchet thrust", attack="strike-3")
    play(table, "plain-sword", "hatchet", "0", "end-round")
    strikes(table)
    play(table, "strength", "give-up", "wisdom")
    assert table.state.hunt is None and table.state.beasts["loki"].wounds == [None] * 4
    assert happened(table, ev.Regenerated) == [ev.Regenerated(monster="loki")]
    assert hunter(table).wounded == ["authority", "strength", "wisdom"]


@pytest.mark.rule("LR-WIN-05", "LR-WIN-01", "LR-HUNTEND-01")
def test_killing_the_boss_wins_at_once() -> None:
    table = hero_round("loki", "plain-sword hatchet", attack="strike-3", change=all_but_the_first)
    play(table, "plain-sword", "hatchet", "0")
    assert table.over and table.result["winners"] == [GREEN] and table.result["outcome"] == "slayer"


def all_but_the_first(g: State) -> None:
    g.beasts["loki"].wounds = [None, GREEN, GREEN, GREEN, GREEN, GREEN]
    g.beasts["loki"].order = [1, 2, 3, 4, 5]


@pytest.mark.rule("LR-HUNTEND-02", "LR-BOSS-04")
def test_the_boss_wounds_like_a_monster() -> None:
    table = lair("loki", hand="thrust", attack="strike-4", wounded={GREEN: ["authority", "strength", "wisdom"]})
    strikes(table)
    assert len(happened(table, ev.HuntFailed)) == 1
