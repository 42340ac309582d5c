"""Heroes, Blessings and Artifacts outside Battles and Hunts: each does what it says, and only for its owner."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from taverna.core.errors import ContentError
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.records.gifts import Gift, together

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


# -- Heroes ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-WHEEL-05")
def test_aslaug_counts_as_allied_with_realms_beside_her() -> None:
    table = position(
        "special", heroes={GREEN: "aslaug"}, at={GREEN: "ironwood-gate"}, armies={GREEN: [("elk-cape", 1)]}
    )
    play(table, "march")
    assert asked(table) == (GREEN, "realm-bonus"), "Vanaheim touches 1"
    table = position("special", heroes={GREEN: "aslaug"}, at={GREEN: "wolfmark"}, armies={GREEN: [("elk-cape", 1)]})
    play(table, "march")
    assert asked(table) == (GREEN, "march-army")


@pytest.mark.rule("LR-HERO-01")
@pytest.mark.parametrize(
    ("hero_at", "land", "rune"),
    [("elk-cape", "wolfmark", True), ("longdale", "wolfmark", False), ("wolfmark", "elk-cape", False)],
)
def test_snorri_gains_a_rune_for_a_city_in_his_region(hero_at: str, land: str, rune: bool) -> None:
    start = {"wolfmark": "elk-cape", "elk-cape": "wolfmark"}[land]
    table = position(
        "maneuvers",
        heroes={GREEN: "snorri", BLUE: "ragnar"},
        at={GREEN: hero_at, BLUE: "red-haven"},
        armies={GREEN: [(start, 5)]},
    )
    play(table, army(GREEN), land)
    assert (asked(table)[1] == "gain-rune") == rune


@pytest.mark.rule("LR-HERO-01")
def test_snorri_gains_nothing_by_battle() -> None:
    table = position(
        "maneuvers",
        heroes={GREEN: "snorri", BLUE: "ragnar"},
        at={GREEN: "elk-cape", BLUE: "red-haven"},
        armies={GREEN: [("elk-cape", 6)], RED: [("wolfmark", 1)]},
        owner={"wolfmark": RED},
    )
    play(table, army(GREEN), "wolfmark")
    assert table.state.owner["wolfmark"] == GREEN and asked(table)[1] == "special-action"


# -- Blessings of Odin -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04")
def test_war_council_and_sworn_kings() -> None:
    table = position("special", blessings={GREEN: ["war-council", "sworn-kings"]})
    play(table, "recruit", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 4)]
    table = position("maneuvers", blessings={GREEN: ["war-council"]})
    play(table, "recruit-army", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 2)], "only with the Recruit action"
    table = position("special", blessings={GREEN: ["war-council", "sworn-kings"]}, track={GREEN: {"authority": 6}})
    play(table, "recruit", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 6)]


@pytest.mark.rule("LR-BLESSING-04")
def test_iron_march_takes_one_army_two_territories() -> None:
    table = position("special", blessings={GREEN: ["iron-march"]}, armies={GREEN: [("wolfmark", 1), ("elk-cape", 1)]})
    play(table, "march", army(GREEN), "high-hall")
    assert asked(table) == (GREEN, "march-on") and "whetstone-fell" in options(table)
    play(table, "whetstone-fell", army(GREEN, 1), "cold-strand")
    assert where(table, GREEN) == [("cold-strand", 1), ("whetstone-fell", 1)], "the second is not asked"


@pytest.mark.rule("LR-BLESSING-04")
def test_tribute_once_per_turn() -> None:
    table = position(
        "special",
        blessings={GREEN: ["tribute"]},
        armies={GREEN: [("wolfmark", 6), ("longdale", 6)]},
        at={GREEN: "red-haven"},
    )
    play(table, "march", army(GREEN), "ironwood-gate", army(GREEN, 1), "raven-ness")
    assert asked(table) == (GREEN, "gain-rune")
    play(table, "uruz")
    assert rune_list(table, GREEN) == ["uruz"] and table.state.active == RED
    assert player(table, GREEN).used == ["tribute"]


@pytest.mark.rule("LR-BLESSING-04")
def test_second_muster_after_a_monument() -> None:
    table = position(
        "special",
        blessings={GREEN: ["second-muster"]},
        wheel={"prepare": [GREEN]},
        events=["event-2"],
        trophies={BLUE: ["lindworm", "night-raven"]},
        armies={GREEN: [("wolfmark", 1)]},
    )
    play(table, "build-monument", "odin")
    assert asked(table) == (GREEN, "activate-army")
    play(table, army(GREEN), "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 1)]


@pytest.mark.rule("LR-BLESSING-04", "LR-CONTROL-03")
def test_stone_levy_lowers_resistance() -> None:
    table = position("maneuvers", blessings={GREEN: ["stone-levy"]}, armies={GREEN: [("wolfmark", 3)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.state.owner == {"ironwood-gate": GREEN}


@pytest.mark.rule("LR-BLESSING-04", "LR-TRAMPLE-04")
def test_wolf_banners_are_never_trampled() -> None:
    table = position(
        "special",
        blessings={RED: ["wolf-banners"]},
        monsters={"draugr": "wolfmark"},
        armies={RED: [("elk-cape", 2)], BLUE: [("high-hall", 2)]},
        die="move",
    )
    play(table, "monsters", "awaken,draugr", "elk-cape")
    assert where(table, RED) == [("elk-cape", 2)] and table.state.active == RED


@pytest.mark.rule("LR-BLESSING-04", "LR-MANEUVER-01")
@pytest.mark.parametrize(
    ("lands", "twice"), [(["elk-cape"], True), (["elk-cape", "seal-bay", "red-haven", "longdale"], False)]
)
def test_narrow_rule_activates_two(lands: list[str], twice: bool) -> None:
    table = position(
        "maneuvers",
        blessings={GREEN: ["narrow-rule"]},
        owner=dict.fromkeys(lands, GREEN),
        armies={GREEN: [("wolfmark", 1), ("ironwood-gate", 1)]},
    )
    play(table, army(GREEN), "high-hall")
    assert (table.state.phase == "maneuvers") == twice
    if twice:
        assert options(table) == [army(GREEN, 1), "skip"]


# -- Blessings of Thor -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-HEROPHASE-04")
def test_field_surgeon_heals_besides_the_hero_action() -> None:
    table = position(
        "hero",
        blessings={GREEN: ["field-surgeon"]},
        wounded={GREEN: ["wisdom", "strength"]},
        at={GREEN: "elk-cape"},
        owner={"elk-cape": GREEN},
        temples=["elk-cape"],
    )
    play(table, "surgeon", "wisdom", "heal,strength")
    assert player(table, GREEN).wounded == []


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-06")
def test_beast_tamer_pays_nothing_for_a_marked_monster() -> None:
    table = position(
        "runes", blessings={GREEN: ["beast-tamer"]}, monsters={"draugr": "wolfmark"}, wounds={"draugr": {1: GREEN}}
    )
    play(table, "tame,draugr")
    assert table.state.beasts["draugr"].ring == GREEN


@pytest.mark.rule("LR-BLESSING-04", "LR-BEASTS-01")
def test_challenge_activates_one_and_then_hunts() -> None:
    table = position(
        "special", blessings={GREEN: ["challenge"]}, monsters={"draugr": "elk-cape", "lindworm": "wolfmark"}, die="move"
    )
    play(table, "monsters", "awaken,draugr", "cold-strand")
    assert "hunt,lindworm" in options(table)
    play(table, "hunt,lindworm")
    assert table.state.hunt is not None


# -- Blessings of Freya ----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-ATTR-02")
def test_rune_lore_and_keeper_of_names_raise_the_limits() -> None:
    table = position(
        "special",
        blessings={GREEN: ["rune-lore", "keeper-of-names"]},
        runes={GREEN: "uruz uruz"},
        hand={GREEN: ["seax", "mallet"]},
    )
    play(table, "prepare", "prepare-rune", "uruz", "prepare-draw")
    assert len(rune_list(table, GREEN)) == 3 and len(player(table, GREEN).hand) == 3 and table.state.active == RED


@pytest.mark.rule("LR-BLESSING-04", "LR-WHEEL-07")
def test_open_hand_gains_two_runes() -> None:
    table = position("special", active=RED, wheel={"prepare": [GREEN]}, blessings={GREEN: ["open-hand"]})
    play(table, "prepare", "uruz", "algiz")
    assert rune_list(table, GREEN) == ["uruz", "algiz"]


@pytest.mark.rule("LR-BLESSING-04", "LR-HEROPHASE-02", "LR-HEROPHASE-03")
def test_swan_ship_and_falcon_cloak_go_further() -> None:
    table = position(
        "hero",
        blessings={GREEN: ["swan-ship", "falcon-cloak"]},
        at={GREEN: "ironwood-gate"},
        sea={GREEN: "gotland-sea"},
    )
    assert "move-drakkar,jarnvid-sea" in options(table), "three Seas away"
    plain = position("hero", at={GREEN: "ironwood-gate"}, sea={GREEN: "gotland-sea"})
    assert "move-drakkar,jarnvid-sea" not in options(plain)
    assert "move-hero,amber-quay" in options(table) and "move-hero,amber-quay" not in options(plain)


@pytest.mark.rule("LR-BLESSING-04", "LR-TEMPLE-03")
def test_hidden_grove_draws_for_a_temple() -> None:
    table = position("special", blessings={GREEN: ["hidden-grove"]}, owner={"elk-cape": GREEN})
    play(table, "build-temple", "elk-cape")
    assert len(player(table, GREEN).hand) == 1


@pytest.mark.rule("LR-BLESSING-04", "LR-PRAY-02")
def test_oracle_draws_and_discards() -> None:
    table = position(priests={GREEN: 1}, blessings={GREEN: ["oracle"]}, hand={GREEN: ["seax", "mallet"]})
    play(table, "send-priest,odin", "yes")
    assert asked(table) == (GREEN, "discard-card") and len(options(table)) == 3
    play(table, "seax")
    assert len(player(table, GREEN).hand) == 2


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-07")
def test_far_sight_allies_one_territory_further() -> None:
    table = position("runes", blessings={GREEN: ["far-sight"]}, runes={GREEN: "othala"}, at={GREEN: "wolfmark"})
    play(table, "ally,vanaheim")
    assert table.state.alliances["vanaheim"] == [GREEN]


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-03")
def test_two_tongues_pay_with_any_rune_once_per_turn() -> None:
    table = position("runes", blessings={GREEN: ["two-tongues"]}, runes={GREEN: "algiz"}, at={GREEN: "wolfmark"})
    play(table, "ally,jotunheim")
    assert rune_list(table, GREEN) == [] and player(table, GREEN).used == ["two-tongues"]


@pytest.mark.rule("LR-BLESSING-04", "LR-WHEEL-05")
def test_hall_of_guests_draws_instead() -> None:
    table = position(
        "special",
        blessings={GREEN: ["hall-of-guests"]},
        alliances={"vanaheim": [GREEN]},
        armies={GREEN: [("elk-cape", 1)]},
    )
    play(table, "march", "instead-draw")
    assert len(player(table, GREEN).hand) == 1 and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-BLESSING-04", "LR-USURP-02", "LR-USURP-03")
def test_gentle_conquest_usurps_more_easily() -> None:
    table = position("special", blessings={GREEN: ["gentle-conquest"]}, at={GREEN: "wolfmark"})
    assert "usurp" in options(table), "Strength 2 against 3"
    table = position(
        "special", blessings={GREEN: ["gentle-conquest"]}, owner={"wolfmark": RED}, armies={RED: [("wolfmark", 3)]}
    )
    assert "usurp" in options(table)


@pytest.mark.rule("LR-BLESSING-04")
def test_seid_swaps_a_rune_once_per_turn() -> None:
    table = position("hero", blessings={GREEN: ["seid"]}, runes={GREEN: "uruz"})
    play(table, "swap,uruz,algiz")
    assert rune_list(table, GREEN) == ["algiz"]
    assert not [o for o in options(table) if o.startswith("swap")]


@pytest.mark.rule("LR-BLESSING-04")
def test_a_blessing_works_for_its_owner_alone() -> None:
    table = position("maneuvers", blessings={RED: ["stone-levy"]}, armies={GREEN: [("wolfmark", 3)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.state.owner == {}


def test_gifts_of_several_add_up() -> None:
    first, second = Gift(resistance=1, unbowed=True), Gift(resistance=2, usurp=1)
    assert together([first, second]) == Gift(resistance=3, usurp=1, unbowed=True)
    assert together([]) == Gift()


def test_a_gift_that_does_not_exist_is_an_error_of_content() -> None:
    raw = {**GAME.raw, "heroes": {**GAME.raw["heroes"]}}
    raw["heroes"]["ragnar"] = {**raw["heroes"]["ragnar"], "gift": {"regoin_attack": 1}}
    with pytest.raises(ContentError, match=r"ragnar.*regoin_attack"):
        GAME.build(raw)


def test_every_gift_is_looked_up_by_some_rule() -> None:
    """No Blessing or Hero names a gift that no rule asks for."""
    code = "".join(path.read_text() for path in (GAME.folder / "rules").glob("*.py"))
    for name in Gift.__struct_fields__:
        assert re.search(rf"gifts?(\([^()]+\))?\.{name}\b", code), name
    content = new().content
    given = {name for gift in content.gifts.values() for name in Gift.__struct_fields__ if getattr(gift, name)}
    assert given == set(Gift.__struct_fields__)


# -- Artifacts -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-05", "LR-ARTIFACT-02")
def test_control_of_a_monument_territory_brings_its_artifact_charged_even_from_another() -> None:
    table = position(
        "maneuvers",
        armies={GREEN: [("wolfmark", 1)]},
        owner={"high-hall": RED},
        artifacts={RED: ["gungnir"]},
        exhausted={RED: ["gungnir"]},
    )
    play(table, army(GREEN), "high-hall")
    assert player(table, GREEN).artifacts == ["gungnir"] and player(table, GREEN).exhausted == []
    assert player(table, RED).artifacts == [] and player(table, RED).exhausted == []


@pytest.mark.rule("LR-ARTIFACT-05")
def test_from_beside_the_monument_at_any_level() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 5)]})
    play(table, army(GREEN), "high-hall")
    assert player(table, GREEN).artifacts == ["gungnir"] and "gungnir" not in table.state.artifacts


@pytest.mark.rule("LR-ARTIFACT-03", "LR-ARTIFACT-04")
def test_an_artifact_is_exhausted_by_its_use() -> None:
    table = position("hero", artifacts={GREEN: ["dragon-hoard"]})
    play(table, "use,dragon-hoard", "uruz", "uruz")
    assert rune_list(table, GREEN) == ["uruz", "uruz"]
    assert "use,dragon-hoard" not in options(table)
    assert asked(table) == (GREEN, "hero"), "the phase itself is still to come"


@pytest.mark.rule("LR-ARTIFACT-03")
@pytest.mark.parametrize(
    ("artifact", "answers", "check"),
    [
        ("brisingamen", ["jotunheim"], lambda t: t.state.alliances["jotunheim"] == [GREEN]),
        ("grave-lantern", ["raven-ness"], lambda t: player(t, GREEN).at == "raven-ness"),
        (
            "raven-cloak",
            ["gotland-sea", "high-hall"],
            lambda t: player(t, GREEN).sea == "gotland-sea" and player(t, GREEN).at == "high-hall",
        ),
        ("raven-cloak", ["skip", "skip"], lambda t: player(t, GREEN).at == "wolfmark"),
        ("broken-chain", ["draugr"], lambda t: t.state.beasts["draugr"].ring == GREEN),
        ("deep-horn", [army(GREEN), "red-haven"], lambda t: where(t, GREEN) == [("red-haven", 2)]),
    ],
)
def test_artifacts_without_a_time_of_their_own(artifact: str, answers: list[str], check: Callable[..., Any]) -> None:
    table = position(
        "hero",
        artifacts={GREEN: [artifact]},
        owner={"elk-cape": GREEN},
        monsters={"draugr": "high-hall", "lindworm": "red-haven"},
        armies={GREEN: [("wolfmark", 2)]},
    )
    play(table, f"use,{artifact}", *answers)
    assert check(table)
    assert player(table, GREEN).exhausted == [artifact]


@pytest.mark.rule("LR-ARTIFACT-03", "LR-BATTLE-01")
def test_a_battle_that_an_artifact_causes_is_resolved_at_once() -> None:
    table = position(
        "hero",
        artifacts={GREEN: ["deep-horn"]},
        armies={GREEN: [("wolfmark", 6)], RED: [("red-haven", 1)]},
        owner={"red-haven": RED},
    )
    play(table, "use,deep-horn", army(GREEN), "red-haven")
    assert happened(table, ev.BattleWon) and table.state.phase == "hero" and table.state.owner["red-haven"] == GREEN


@pytest.mark.rule("LR-ARTIFACT-03")
def test_not_in_anothers_turn_nor_after_the_phase_has_begun() -> None:
    table = position(
        priests={GREEN: 1}, at={GREEN: "ironwood-gate"}, artifacts={GREEN: ["dragon-hoard"], RED: ["deep-horn"]}
    )
    assert "use,dragon-hoard" in options(table) and "use,deep-horn" not in options(table)
    play(table, "send-priest,odin")
    assert "use,dragon-hoard" not in options(table)
    assert why(table, GREEN, "artifact/dragon-hoard") == "LR-OWN-01"


def test_what_a_blessing_offers_in_a_hunt_has_words_of_its_own() -> None:
    table = position(
        "special",
        blessings={GREEN: ["blood-price", "thunderclap"]},
        monsters={"draugr": "wolfmark"},
        attacks=["strike-3"] * 6,
    )
    play(table, "monsters", "hunt,draugr", "strike-3")
    seen = set()
    for _ in range(12):
        for option in table.questions[asked(table)[0]].options:
            for lang in ("en", "es", "pt-BR"):
                assert option.describe(lang)
            seen.add(option.id)
        if asked(table)[1] == "hero-round":
            break
        play(table, "done" if "done" in options(table) else options(table)[0])
    assert {"blood-price", "thunderclap"} <= seen
