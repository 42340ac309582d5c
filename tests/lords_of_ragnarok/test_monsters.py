"""Monsters and the Boss outside Hunts: Activation, Trample, Territory Attacks, control, the sheets (p. 5, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev

from .lairs import dice
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
    where,
    why,
)


def awaken(monster: str, at: str, *, ring: int | None = None, die: str | None = None, **different: Any) -> Table:
    """Green Activates one Monster with the Monsters action."""
    rings = {} if ring is None else {monster: ring}
    table = position("special", monsters={monster: at}, rings=rings, die=die, **different)
    play(table, "monsters", f"awaken,{monster}")
    return table


# -- Activation ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-07", "LR-MONSTER-04", "LR-MONSTER-05", "LR-TRAMPLE-01", "LR-TRAMPLE-02", "LR-TRAMPLE-04")
def test_the_neutral_draugr_moves_to_19_and_must_trample_the_red_army() -> None:
    table = awaken("draugr", "ironwood-gate", die="move", armies={RED: [("sunlit-grove", 2)]})
    assert happened(table, ev.MonsterRolled) == [ev.MonsterRolled(who=GREEN, monster="draugr", face="move")]
    assert asked(table) == (GREEN, "monster-move")
    play(table, "sunlit-grove")
    assert asked(table) == (GREEN, "trample") and options(table) == [army(RED)], "compulsory"
    play(table, army(RED))
    assert where(table, RED) == [("sunlit-grove", 1)]
    assert table.state.beasts["draugr"].at == "sunlit-grove"


@pytest.mark.rule("LR-MONSTER-01", "LR-MONSTER-05", "LR-MOVE-05", "LR-MOVE-06")
def test_a_monster_moves_to_any_adjacent_territory_never_by_drakkar() -> None:
    table = awaken(
        "draugr",
        "cold-strand",
        die="move",
        sea={GREEN: "jarnvid-sea"},
        armies={RED: [("elk-cape", 6)]},
        owner={"elk-cape": RED},
        boss="glacier-tongue",
    )
    assert set(options(table)) == {"ironwood-gate", "elk-cape", "glacier-tongue"}, "not Amber Quay across the Sea"


@pytest.mark.rule("LR-MONSTER-06", "LR-MONSTER-08")
def test_a_neutral_monster_that_rolls_attack_makes_its_territory_attack_and_the_active_player_decides() -> None:
    table = awaken("frost-jotun", "longdale", die="attack", armies={RED: [("longdale", 3), ("longdale", 5)]})
    assert asked(table) == (GREEN, "weaken-army")
    play(table, army(RED, 1))
    assert where(table, RED) == [("longdale", 3), ("longdale", 3)]
    assert table.state.beasts["frost-jotun"].at == "longdale", "either moves or attacks"


@pytest.mark.rule("LR-MONSTER-07")
@pytest.mark.parametrize("choice", ["move", "attack"])
def test_on_move_or_attack_the_active_player_chooses(choice: str) -> None:
    table = awaken("draugr", "ironwood-gate", die="either")
    assert asked(table) == (GREEN, "monster-act") and options(table) == ["move", "attack"]
    play(table, choice)
    assert bool(happened(table, ev.TerritoryAttack)) == (choice == "attack")
    assert (asked(table)[1] == "monster-move") == (choice == "move")


@pytest.mark.rule("LR-MONSTER-02")
def test_a_controller_chooses_without_the_die() -> None:
    table = awaken("draugr", "ironwood-gate", ring=GREEN)
    assert asked(table) == (GREEN, "monster-act") and options(table) == ["move", "attack"]
    assert happened(table, ev.MonsterRolled) == [] and table.state.chance.drawn == position().state.chance.drawn


@pytest.mark.rule("LR-MONSTER-03")
def test_a_controller_who_attacks_suffers_the_effects_too() -> None:
    table = awaken("draugr", "wolfmark", ring=GREEN, armies={GREEN: [("wolfmark", 3)]}, owner={"elk-cape": GREEN})
    play(table, "attack")
    assert where(table, GREEN) == [("wolfmark", 2)]
    assert asked(table) == (GREEN, "retreat-one") and options(table) == [army(GREEN)], "no way out"
    play(table, army(GREEN), "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 2)]


@pytest.mark.rule("LR-MONSTER-08", "LR-MONSTER-02", "LR-EVENT-06")
def test_controllers_decide_for_their_monsters_in_anothers_turn_too() -> None:
    table = position(
        "special",
        wheel={"march": [GREEN]},
        monsters={"draugr": "ironwood-gate", "frost-jotun": "wolfmark"},
        rings={"draugr": RED, "frost-jotun": RED},
        events=["event-3"],
        armies={GREEN: [("sunlit-grove", 2)]},
        change=lambda g: g.sheets.update(uruz=["draugr", "frost-jotun"]),
    )
    play(table, "build-monument", "odin")
    assert asked(table) == (RED, "monster-act"), "Red's Monster, Green's turn"
    play(table, "move")
    assert asked(table) == (RED, "monster-move")
    play(table, "sunlit-grove")
    assert asked(table) == (RED, "trample")


# -- the Special Action ----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BEASTS-01", "LR-BEASTS-02", "LR-BEASTS-03", "LR-HUNT-01")
def test_the_monsters_action_offers_activation_or_a_hunt() -> None:
    table = position(
        "special",
        at={GREEN: "longdale"},
        monsters={"draugr": "longdale", "lindworm": "wolfmark", "garm-hound": "high-hall"},
        rings={"garm-hound": RED},
    )
    play(table, "monsters")
    assert set(options(table)) == {"awaken,draugr", "awaken,lindworm", "hunt,draugr"}, (
        "Red's is not Green's to Activate"
    )


@pytest.mark.rule("LR-BEASTS-02")
def test_one_or_two_different_monsters_in_the_order_the_player_chooses() -> None:
    table = position(
        "special", monsters={"draugr": "ironwood-gate", "lindworm": "longdale"}, rings={"lindworm": GREEN}, die="move"
    )
    play(table, "monsters", "awaken,draugr", "wolfmark")
    assert asked(table) == (GREEN, "more-monsters") and options(table) == ["awaken,lindworm", "done"]
    play(table, "awaken,lindworm", "move", "raven-ness")
    assert table.state.beasts["lindworm"].at == "raven-ness" and table.state.active == RED, "two, and no third"


@pytest.mark.rule("LR-BEASTS-01", "LR-BEASTS-02")
def test_whoever_activated_one_monster_may_not_hunt_as_well() -> None:
    table = position(
        "special", monsters={"draugr": "wolfmark", "lindworm": "wolfmark"}, rings={"draugr": GREEN, "lindworm": GREEN}
    )
    play(table, "monsters", "awaken,draugr", "attack")
    assert options(table) == ["awaken,lindworm", "done"]


@pytest.mark.rule("LR-BEASTS-02")
def test_the_second_activation_is_optional() -> None:
    table = position("special", monsters={"draugr": "ironwood-gate", "lindworm": "longdale"}, die="move")
    play(table, "monsters", "awaken,draugr", "wolfmark", "done")
    assert table.state.active == RED and table.state.beasts["lindworm"].at == "longdale"


@pytest.mark.rule("LR-BEASTS-01")
def test_without_a_monster_to_activate_or_to_hunt_the_action_is_refused() -> None:
    table = position("special", monsters={"draugr": "longdale"}, rings={"draugr": RED}, at={GREEN: "wolfmark"})
    assert why(table, GREEN, "monsters") == "LR-BEASTS-01"


@pytest.mark.rule("LR-BEASTS-03", "LR-HUNT-03")
@pytest.mark.parametrize("ring", [None, GREEN, RED])
def test_any_monster_where_the_hero_is_may_be_hunted(ring: int | None) -> None:
    rings = {} if ring is None else {"draugr": ring}
    table = position("special", at={GREEN: "wolfmark"}, monsters={"draugr": "wolfmark"}, rings=rings)
    play(table, "monsters")
    assert "hunt,draugr" in options(table)


# -- Trample ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-TRAMPLE-02", "LR-TRAMPLE-01")
def test_whoever_moved_the_monster_chooses_which_army_it_tramples() -> None:
    table = awaken(
        "draugr",
        "ironwood-gate",
        die="move",
        armies={RED: [("wolfmark", 2), ("wolfmark", 4)], GREEN: [("wolfmark", 3)]},
    )
    play(table, "wolfmark")
    assert asked(table) == (GREEN, "trample") and set(options(table)) == {army(RED), army(RED, 1), army(GREEN)}
    play(table, army(RED, 1))
    assert happened(table, ev.Trampled) == [ev.Trampled(monster="draugr", whom=RED, where="wolfmark")]
    assert [a.strength for a in table.state.armies if a.at == "wolfmark" and a.seat == RED] == [2, 3]


@pytest.mark.rule("LR-TRAMPLE-03", "LR-TRAMPLE-02")
@pytest.mark.parametrize(("answer", "left"), [("skip", 2), (army(RED), 1)])
def test_a_controller_may_refrain_from_trampling(answer: str, left: int) -> None:
    table = awaken("draugr", "ironwood-gate", ring=GREEN, armies={RED: [("wolfmark", 2)]})
    play(table, "move", "wolfmark")
    assert options(table) == [army(RED), "skip"]
    play(table, answer)
    assert where(table, RED) == [("wolfmark", left)]


@pytest.mark.rule("LR-TRAMPLE-01", "LR-ARMY-03")
def test_a_trampled_army_of_1_is_destroyed() -> None:
    table = awaken("draugr", "ironwood-gate", die="move", armies={RED: [("wolfmark", 1)]})
    play(table, "wolfmark", army(RED))
    assert where(table, RED) == [] and len(happened(table, ev.ArmyDestroyed)) == 1


@pytest.mark.rule("LR-TRAMPLE-01")
def test_a_monster_that_stays_does_not_trample() -> None:
    table = awaken("skerry-kraken", "longdale", die="attack", armies={RED: [("longdale", 3)]})
    play(table, army(RED))
    assert happened(table, ev.Trampled) == [] and where(table, RED) == [("longdale", 2)]


@pytest.mark.rule("LR-TRAMPLE-01", "LR-PLACE-01")
def test_a_monster_that_is_placed_does_not_trample() -> None:
    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=["event-9"],
        armies={RED: [("longdale", 3)]},
        placed_monster_acts=False,
        boss="longdale",
    )
    play(table, "build-monument", "odin")
    assert happened(table, ev.MonsterPlaced)[0].where == "longdale" and where(table, RED) == [("longdale", 3)]


# -- control of Monsters ---------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-11", "LR-TAME-01", "LR-OWN-02", "LR-RUNEACT-03", "LR-RUNEACT-06")
def test_a_ring_for_the_rune_on_the_sheet() -> None:
    table = position("runes", monsters={"draugr": "wolfmark"}, runes={GREEN: "uruz othala"})
    play(table, "tame,draugr")
    assert table.state.beasts["draugr"].ring == GREEN and rune_list(table, GREEN) == ["othala"]
    table = position("runes", monsters={"draugr": "wolfmark"}, runes={GREEN: "othala algiz"})
    assert why(table, GREEN, "tame,draugr") == "LR-RUNEACT-03"


@pytest.mark.rule("LR-TAME-01", "LR-TAME-02")
def test_a_third_monster_costs_one_of_the_two_rings() -> None:
    table = position(
        "runes",
        monsters={"draugr": "wolfmark", "lindworm": "longdale", "garm-hound": "high-hall"},
        rings={"lindworm": GREEN, "garm-hound": GREEN},
        runes={GREEN: "uruz"},
    )
    play(table, "tame,draugr")
    assert asked(table) == (GREEN, "release") and set(options(table)) == {"lindworm", "garm-hound"}
    play(table, "lindworm")
    assert {id for id, beast in table.state.beasts.items() if beast.ring == GREEN} == {"draugr", "garm-hound"}
    assert table.state.beasts["lindworm"].ring is None, "lost at once"


@pytest.mark.rule("LR-TAME-01")
def test_a_second_monster_costs_no_ring() -> None:
    table = position(
        "runes",
        monsters={"draugr": "wolfmark", "lindworm": "longdale"},
        rings={"lindworm": GREEN},
        runes={GREEN: "uruz"},
    )
    play(table, "tame,draugr")
    assert table.state.ringed(GREEN) == ["draugr", "lindworm"]


@pytest.mark.rule("LR-TAME-03")
def test_never_a_monster_another_player_controls() -> None:
    table = position("runes", monsters={"draugr": "wolfmark"}, rings={"draugr": RED}, runes={GREEN: "uruz"})
    assert why(table, GREEN, "tame,draugr") == "LR-TAME-03"


@pytest.mark.rule("LR-RUNEACT-09", "LR-BEASTS-02")
def test_two_runes_activate_a_neutral_monster_or_ones_own() -> None:
    table = position(
        "runes",
        monsters={"draugr": "wolfmark", "lindworm": "longdale", "garm-hound": "high-hall"},
        rings={"lindworm": GREEN, "garm-hound": RED},
        runes={GREEN: "uruz othala"},
    )
    play(table, "rune-monster")
    assert set(options(table)) == {"draugr", "lindworm"}
    play(table, "lindworm", "move", "raven-ness")
    assert table.state.beasts["lindworm"].at == "raven-ness"


# -- the six sheets --------------------------------------------------------------------------------------------------
SHEETS = {
    "draugr": ("uruz", "axe*priest axe hammer sword*army spear sword*rune", "grave-lantern"),
    "frost-jotun": ("uruz", "hammer*army hammer spear axe*realm bow hammer*rune sword", "rime-crown"),
    "lindworm": ("othala", "spear*rune spear bow sword axe*priest spear*army", "dragon-hoard"),
    "night-raven": ("othala", "bow*rune bow bow*priest sword spear hammer*realm", "raven-cloak"),
    "garm-hound": ("algiz", "sword*army axe axe*rune bow hammer sword", "broken-chain"),
    "skerry-kraken": ("algiz", "spear hammer*rune axe*army bow*realm sword spear*priest hammer", "deep-horn"),
}


@pytest.mark.rule("LR-CARD-03", "LR-WSPACE-01")
@pytest.mark.parametrize("monster", SHEETS)
def test_a_sheet_has_a_rune_wound_spaces_with_rewards_both_attacks_and_an_artifact(monster: str) -> None:
    sheet = GAME.content(None).monsters[monster]
    spaces = [space.weapons[0] + (f"*{space.reward}" if space.reward else "") for space in sheet.spaces]
    assert (sheet.rune, " ".join(spaces), sheet.artifact) == SHEETS[monster]
    assert sheet.territory_attack and sheet.special_attack
    assert all(len(space.weapons) == 1 for space in sheet.spaces)


def test_there_are_two_monsters_of_each_rune() -> None:
    monsters = GAME.content(None).monsters
    assert set(monsters) == set(SHEETS)
    assert sorted(sheet.rune for sheet in monsters.values()) == ["algiz", "algiz", "othala", "othala", "uruz", "uruz"]


# -- the six Territory Attacks ---------------------------------------------------------------------------------------
@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03", "LR-RETREAT-05")
def test_the_draugr_weakens_every_army_and_each_owner_chooses_one_to_retreat() -> None:
    table = awaken(
        "draugr",
        "longdale",
        die="attack",
        armies={RED: [("longdale", 2), ("longdale", 4)]},
        owner={"longdale": RED, "raven-ness": RED},
    )
    assert where(table, RED) == [("longdale", 1), ("longdale", 3)]
    assert asked(table) == (RED, "retreat-one"), "its owner chooses, whosever turn it is"
    play(table, army(RED, 1), "raven-ness")
    assert where(table, RED) == [("longdale", 1), ("raven-ness", 3)]


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03")
def test_nobody_retreats_from_the_draugr_if_no_army_is_left() -> None:
    table = awaken("draugr", "longdale", die="attack", armies={RED: [("longdale", 1)]})
    assert where(table, RED) == [] and table.state.active == RED


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03", "LR-ARMY-02")
def test_the_frost_jotun_takes_two_from_one_army() -> None:
    table = awaken("frost-jotun", "longdale", die="attack", armies={RED: [("longdale", 2), ("longdale", 5)]})
    play(table, army(RED))
    assert where(table, RED) == [("longdale", 5)]


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03")
def test_the_lindworm_takes_one_here_and_one_next_door() -> None:
    table = awaken(
        "lindworm",
        "longdale",
        die="attack",
        armies={RED: [("longdale", 3), ("raven-ness", 3), ("red-haven", 3)], BLUE: [("thunder-crag", 2)]},
    )
    assert options(table) == [army(RED)]
    play(table, army(RED))
    assert set(options(table)) == {army(RED, 1), army(BLUE)}, "Red Haven is not adjacent"
    play(table, army(BLUE))
    assert where(table, RED) == [("longdale", 2), ("raven-ness", 3), ("red-haven", 3)]
    assert where(table, BLUE) == [("thunder-crag", 1)]


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03")
def test_the_night_raven_robs_who_controls_the_territory_of_a_card_and_a_rune() -> None:
    table = awaken(
        "night-raven",
        "longdale",
        die="attack",
        owner={"longdale": RED},
        hand={RED: ["thrust", "mallet"]},
        runes={RED: "uruz algiz"},
    )
    assert asked(table) == (RED, "discard-card")
    play(table, "mallet", "algiz")
    assert player(table, RED).hand == ["thrust"] and rune_list(table, RED) == ["uruz"]


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03")
def test_the_night_raven_robs_nobody_in_a_neutral_territory() -> None:
    table = awaken("night-raven", "longdale", die="attack", hand={RED: ["thrust"]}, armies={RED: [("longdale", 1)]})
    assert table.state.active == RED and player(table, RED).hand == ["thrust"]


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03", "LR-RETREAT-05", "LR-RETREAT-01")
def test_the_garm_hound_makes_all_armies_retreat_each_its_own_way() -> None:
    table = awaken(
        "garm-hound",
        "longdale",
        die="attack",
        armies={RED: [("longdale", 2), ("longdale", 4)]},
        owner={"longdale": RED, "raven-ness": RED, "whetstone-fell": RED},
    )
    play(table, "raven-ness", "whetstone-fell", seat=RED)
    assert where(table, RED) == [("raven-ness", 2), ("whetstone-fell", 4)]


@pytest.mark.rule("LR-RETREAT-02", "LR-CARD-03")
def test_armies_with_nowhere_to_go_are_lost_to_the_garm_hound() -> None:
    table = awaken("garm-hound", "longdale", die="attack", armies={RED: [("longdale", 6)]}, owner={"longdale": RED})
    assert where(table, RED) == []


@pytest.mark.rule("LR-MONSTER-06", "LR-CARD-03")
def test_the_kraken_drags_a_drakkar_and_takes_one_from_an_army() -> None:
    table = awaken(
        "skerry-kraken",
        "raven-ness",
        die="attack",
        sea={GREEN: "jarnvid-sea", RED: "halogaland-sea", BLUE: "halogaland-sea"},
        armies={RED: [("raven-ness", 3)]},
    )
    assert asked(table) == (GREEN, "drag-drakkar") and options(table) == ["drakkar,1", "drakkar,2"]
    play(table, "drakkar,1")
    assert set(options(table)) == {"uppsala-sea", "gotland-sea", "jarnvid-sea", "jutland-sea"}, "1 or 2 Seas"
    play(table, "jutland-sea", army(RED))
    assert player(table, RED).sea == "jutland-sea" and where(table, RED) == [("raven-ness", 2)]


@pytest.mark.rule("LR-BEASTS-02", "LR-MONSTER-04")
def test_each_neutral_monster_rolls_for_itself() -> None:
    table = position("special", monsters={"draugr": "ironwood-gate", "lindworm": "longdale"})
    play(table, "monsters")
    dice(table, "move", "attack")
    play(table, "awaken,draugr", "wolfmark", "awaken,lindworm")
    assert [roll.face for roll in happened(table, ev.MonsterRolled)] == ["move", "attack"]


@pytest.mark.rule("LR-MONSTER-04", "LR-MONSTER-05", "LR-MONSTER-06", "LR-MONSTER-07")
def test_the_die_has_two_faces_of_each_kind() -> None:
    assert sorted(GAME.content(None).die.faces) == ["attack", "attack", "either", "either", "move", "move"]
