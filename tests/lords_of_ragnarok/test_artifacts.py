"""Artifacts: how they are gained, exhausted and Charged, and what each of the nine does (p. 11, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev

from .lairs import battle, hero_round, hunter, lair, result
from .positions import BLUE, GREEN, RED, army, asked, happened, options, play, player, position, rune_list, where, why

MONSTERS = ["draugr", "frost-jotun", "lindworm", "night-raven", "garm-hound", "skerry-kraken"]
WEAPON = {"axe": "hatchet", "hammer": "mallet", "sword": "plain-sword", "spear": "thrust", "bow": "hill-archers"}


def sheet(monster: str) -> Any:
    return GAME.content(None).monsters[monster]


def plain_spaces(monster: str) -> list[int]:
    return [n for n, space in enumerate(sheet(monster).spaces) if space.reward is None]


# -- gaining them ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-01", "LR-ARTIFACT-02")
@pytest.mark.parametrize("monster", MONSTERS)
def test_who_covers_the_last_space_without_reward_gains_the_monsters_artifact_after_the_hunt_though_it_lives(
    monster: str,
) -> None:
    *before, last = plain_spaces(monster)
    card = WEAPON[sheet(monster).spaces[last].weapons[0]]
    table = hero_round(monster, card, attack="strike-3", wounds={monster: dict.fromkeys(before, RED)})
    play(table, card, str(last), "end-round", "strike-3", "strength")
    assert hunter(table).artifacts == [], "not in the middle of the Hunt"
    play(table, "give-up", "wisdom")
    artifact = sheet(monster).artifact
    assert hunter(table).artifacts == [artifact] and hunter(table).exhausted == [], "Charged"
    assert artifact not in table.state.artifacts and table.state.beasts[monster].at == "wolfmark"


@pytest.mark.rule("LR-ARTIFACT-01")
def test_one_plain_space_left_and_there_is_no_artifact() -> None:
    table = hero_round("draugr", "broad-axe", attack="strike-3", wounds={"draugr": {4: RED, 0: RED, 3: RED, 5: RED}})
    play(table, "broad-axe", "1", "end-round", "strike-3", "strength", "give-up", "wisdom")
    assert hunter(table).artifacts == [], "the Hammer is uncovered"


@pytest.mark.rule("LR-ARTIFACT-01")
def test_who_was_first_keeps_it() -> None:
    table = hero_round(
        "draugr",
        "war-hammer",
        attack="strike-3",
        wounds={"draugr": {1: RED, 4: RED}},
        artifacts={RED: ["grave-lantern"]},
    )
    play(table, "war-hammer", "2", "end-round", "strike-3", "strength", "give-up", "wisdom")
    assert hunter(table).artifacts == [] and player(table, RED).artifacts == ["grave-lantern"]


@pytest.mark.rule("LR-ARTIFACT-01", "LR-HUNTEND-01")
def test_a_kill_in_a_hunt_gives_an_artifact_that_is_still_there() -> None:
    table = hero_round("draugr", "plain-sword", wounds={"draugr": {0: RED, 1: RED, 2: RED, 3: RED, 4: RED}})
    play(table, "plain-sword", "5", "uruz")
    assert hunter(table).trophies == ["draugr"] and hunter(table).artifacts == ["grave-lantern"]


@pytest.mark.rule("LR-ARTIFACT-05", "LR-ARTIFACT-02")
@pytest.mark.parametrize(
    ("place", "start", "artifact"),
    [
        ("high-hall", "wolfmark", "gungnir"),
        ("thunder-crag", "longdale", "mjolnir"),
        ("sunlit-grove", "ironwood-gate", "brisingamen"),
    ],
)
@pytest.mark.parametrize("level", [0, 3])
def test_control_of_a_monument_territory_brings_the_divine_artifact_at_any_level(
    place: str, start: str, artifact: str, level: int
) -> None:
    monuments = dict.fromkeys(("odin", "thor", "freya"), level)
    table = position("maneuvers", armies={GREEN: [(start, 5)]}, monuments=monuments)
    play(table, army(GREEN), place)
    assert hunter(table).artifacts == [artifact] and artifact not in table.state.artifacts


@pytest.mark.rule("LR-ARTIFACT-05", "LR-ARTIFACT-02")
def test_a_divine_artifact_is_taken_from_another_player_and_is_charged() -> None:
    table = position(
        "maneuvers",
        armies={GREEN: [("wolfmark", 1)]},
        owner={"high-hall": RED},
        artifacts={RED: ["gungnir"]},
        exhausted={RED: ["gungnir"]},
    )
    play(table, army(GREEN), "high-hall")
    assert (hunter(table).artifacts, hunter(table).exhausted) == (["gungnir"], [])
    assert (player(table, RED).artifacts, player(table, RED).exhausted) == ([], [])


@pytest.mark.rule("LR-ARTIFACT-05")
def test_by_usurping_too() -> None:
    table = position("special", at={GREEN: "high-hall"}, track={GREEN: {"strength": 5}})
    play(table, "usurp", "skip")
    assert hunter(table).artifacts == ["gungnir"]


# -- using them ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-03", "LR-ARTIFACT-04")
def test_a_used_artifact_is_exhausted_and_cannot_be_used_again() -> None:
    table = position("hero", artifacts={GREEN: ["dragon-hoard"]})
    play(table, "use,dragon-hoard", "uruz", "othala")
    assert hunter(table).exhausted == ["dragon-hoard"]
    assert happened(table, ev.UsedArtifact) == [ev.UsedArtifact(who=GREEN, artifact="dragon-hoard")]
    assert asked(table) == (GREEN, "hero") and "use,dragon-hoard" not in options(table)


@pytest.mark.rule("LR-ARTIFACT-04", "LR-BUILD-06")
def test_any_monument_built_charges_everyones_artifacts() -> None:
    table = position(
        "special",
        wheel={"march": [GREEN]},
        artifacts={GREEN: ["dragon-hoard"], RED: ["gungnir"]},
        exhausted={GREEN: ["dragon-hoard"], RED: ["gungnir"]},
        events=["event-3"],
        placed_monster_acts=False,
    )
    play(table, "build-monument", "odin")
    assert hunter(table).exhausted == [] and player(table, RED).exhausted == []


@pytest.mark.rule("LR-ARTIFACT-03")
@pytest.mark.parametrize("phase", ["prayer", "hero", "runes", "maneuvers", "special"])
def test_an_artifact_without_a_stated_time_is_used_in_ones_own_turn_before_a_phase(phase: str) -> None:
    table = position(phase, artifacts={GREEN: ["dragon-hoard"], RED: ["grave-lantern"]})
    assert "use,dragon-hoard" in options(table) and "use,grave-lantern" not in options(table)


@pytest.mark.rule("LR-ARTIFACT-03")
def test_not_once_the_phase_has_begun_and_never_in_a_hunt_or_a_battle() -> None:
    table = position("prayer", artifacts={GREEN: ["dragon-hoard"]}, priests={GREEN: 1}, at={GREEN: "ironwood-gate"})
    assert "use,dragon-hoard" in options(table)
    play(table, "send-priest,odin")
    assert options(table) == ["forge-rune", "skip"]
    table = lair(hand="thrust", artifacts={GREEN: ["dragon-hoard"]})
    play(table, "strike-4")
    assert options(table) == ["thrust", "done"]
    table = battle(against="thrust", artifacts={RED: ["dragon-hoard"]})
    assert options(table) == ["thrust", "pass"]


@pytest.mark.rule("LR-ARTIFACT-03")
def test_an_artifact_that_would_do_nothing_is_not_offered() -> None:
    table = position("hero", artifacts={GREEN: ["broken-chain", "deep-horn", "brisingamen"]})
    assert not any(option.startswith("use") for option in options(table)), "no Monster, no Army, no Territory"


# -- the three Divine Artifacts --------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-03", "LR-BATTLE-08")
@pytest.mark.parametrize(("answer", "green"), [("yes", 6), ("no", 4)])
def test_gungnir_adds_2_after_the_cards_of_a_battle(answer: str, green: int) -> None:
    table = battle(green=4, red=5, cards="thrust", artifacts={GREEN: ["gungnir"]})
    assert asked(table) == (GREEN, "battle-card")
    play(table, "pass")
    assert asked(table) == (GREEN, "use-artifact")
    play(table, answer)
    assert result(table) == (green, 5)
    assert hunter(table).exhausted == (["gungnir"] if answer == "yes" else [])


@pytest.mark.rule("LR-ARTIFACT-03")
def test_gungnir_helps_the_defender_too_but_not_when_exhausted() -> None:
    table = battle(green=4, red=3, artifacts={RED: ["gungnir"]})
    play(table, "yes", seat=RED)
    assert result(table) == (4, 5)
    table = battle(green=4, red=3, artifacts={RED: ["gungnir"]}, exhausted={RED: ["gungnir"]})
    assert result(table) == (4, 3)


@pytest.mark.rule("LR-ARTIFACT-03", "LR-HROUND-01")
def test_mjolnir_makes_one_card_of_a_hunt_any_weapon() -> None:
    table = hero_round("draugr", "hill-archers fire-arrows", artifacts={GREEN: ["mjolnir"]})
    assert options(table) == ["wild,mjolnir,hill-archers", "wild,mjolnir,fire-arrows", "give-up"]
    play(table, "wild,mjolnir,hill-archers")
    assert options(table) == ["0", "1", "2", "3", "4", "5"]
    play(table, "2")
    assert hunter(table).exhausted == ["mjolnir"] and options(table) == ["end-round"], "one card"
    assert table.state.combat_discard == ["hill-archers"]


@pytest.mark.rule("LR-ARTIFACT-03", "LR-ALLY-02")
def test_brisingamen_allies_with_a_realm_next_to_a_territory_one_controls() -> None:
    table = position("hero", artifacts={GREEN: ["brisingamen"]}, owner={"red-haven": GREEN, "longdale": RED})
    play(table, "use,brisingamen")
    assert options(table) == ["muspelheim"]
    play(table, "muspelheim")
    assert table.state.alliances["muspelheim"] == [GREEN] and len(hunter(table).hand) == 1


# -- the six Monster Artifacts ---------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-03", "LR-PLACE-01")
def test_grave_lantern_places_the_hero_by_a_temple_or_shrine() -> None:
    table = position("hero", artifacts={GREEN: ["grave-lantern"]}, temples=["longdale"])
    play(table, "use,grave-lantern")
    shrines = {at for at, t in table.state.map.territories.items() if "shrine" in t.symbols}
    assert len(shrines) == 9 and set(options(table)) == shrines | {"longdale"}
    play(table, "whale-point")
    assert hunter(table).at == "whale-point" and happened(table, ev.HeroMoved) == []
    assert "move-hero,fjordmouth" in options(table), "and may still move"


@pytest.mark.rule("LR-ARTIFACT-03", "LR-BATTLE-08")
def test_rime_crown_adds_2_before_a_battle_one_defends() -> None:
    table = battle(green=4, red=3, artifacts={RED: ["rime-crown"]}, cards="thrust")
    assert asked(table) == (RED, "use-artifact")
    play(table, "yes", "pass")
    assert result(table) == (4, 5)
    table = battle(green=4, red=3, artifacts={GREEN: ["rime-crown"]})
    assert result(table) == (4, 3), "not for who attacks"


@pytest.mark.rule("LR-ARTIFACT-03", "LR-RUNE-03")
def test_dragon_hoard_gives_two_runes_of_ones_choice() -> None:
    table = position("hero", artifacts={GREEN: ["dragon-hoard"]})
    play(table, "use,dragon-hoard", "algiz", "algiz")
    assert rune_list(table, GREEN) == ["algiz", "algiz"]


@pytest.mark.rule("LR-ARTIFACT-03", "LR-MOVE-04")
def test_raven_cloak_sails_up_to_four_seas_and_then_moves_the_hero_one_territory() -> None:
    table = position("prayer", artifacts={GREEN: ["raven-cloak"]}, priests={GREEN: 1})
    play(table, "use,raven-cloak")
    assert set(options(table)) == {*table.state.map.seas, "skip"} - {"jarnvid-sea"}, "all are within 4"
    play(table, "gotland-sea")
    assert asked(table) == (GREEN, "hero-where")
    assert set(options(table)) == {"ironwood-gate", "elk-cape", "high-hall", "skip"}
    play(table, "elk-cape")
    assert (hunter(table).sea, hunter(table).at) == ("gotland-sea", "elk-cape")


@pytest.mark.rule("LR-ARTIFACT-03")
def test_both_parts_of_raven_cloak_are_optional() -> None:
    table = position("prayer", artifacts={GREEN: ["raven-cloak"]}, priests={GREEN: 1})
    play(table, "use,raven-cloak", "skip", "skip")
    assert (hunter(table).sea, hunter(table).at) == ("jarnvid-sea", "wolfmark")


@pytest.mark.rule("LR-ARTIFACT-03", "LR-TAME-01", "LR-TAME-03")
def test_broken_chain_tames_a_neutral_monster_in_or_next_to_the_heros_territory() -> None:
    table = position(
        "hero",
        artifacts={GREEN: ["broken-chain"]},
        monsters={
            "draugr": "wolfmark",
            "lindworm": "elk-cape",
            "garm-hound": "amber-quay",
            "night-raven": "high-hall",
        },
        rings={"night-raven": RED},
        boss="wolfmark",
    )
    play(table, "use,broken-chain")
    assert options(table) == ["draugr", "lindworm"], "not two away, not Red's, not the Boss"
    play(table, "lindworm")
    assert table.state.beasts["lindworm"].ring == GREEN and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-ARTIFACT-03", "LR-ACTIVATE-02")
def test_deep_horn_activates_an_army_to_any_coast() -> None:
    table = position("hero", artifacts={GREEN: ["deep-horn"]}, armies={GREEN: [("wolfmark", 2)]})
    play(table, "use,deep-horn", army(GREEN))
    coasts = {at for sea in table.state.map.coasts.values() for at in sea}
    land = {"ironwood-gate", "elk-cape", "high-hall"}
    assert set(options(table)) == (coasts | land | {"stay"}) - {"glacier-tongue"}, "but not to Loki"
    play(table, "red-haven")
    assert where(table, GREEN) == [("red-haven", 2)] and table.state.owner == {"red-haven": GREEN}
    assert asked(table) == (GREEN, "hero"), "before the phase itself"


@pytest.mark.rule("LR-ARTIFACT-03", "LR-BATTLE-01")
def test_a_battle_caused_by_an_artifact_is_resolved_at_once() -> None:
    table = position(
        "hero",
        artifacts={GREEN: ["deep-horn"]},
        armies={GREEN: [("wolfmark", 4)], BLUE: [("red-haven", 2)]},
        owner={"red-haven": BLUE},
    )
    play(table, "use,deep-horn", army(GREEN), "red-haven")
    assert happened(table, ev.BattleWon)[0].who == GREEN and table.state.owner == {"red-haven": GREEN}
    assert asked(table) == (GREEN, "hero")


# -- one Artifact, one card ------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARTIFACT-06", "LR-WSPACE-02")
def test_mjolnir_does_not_serve_both_cards_of_a_wound_of_the_boss() -> None:
    """Two Shields cover nothing: with Mjolnir one of them would be a Weapon, the other not."""
    table = hero_round("loki", "round-shield kite-shield", artifacts={GREEN: ["mjolnir"]})
    assert options(table) == ["give-up"]
    table = hero_round("loki", "round-shield hatchet", artifacts={GREEN: ["mjolnir"]})
    play(table, "wild,mjolnir,round-shield")
    assert options(table) == ["hatchet"], "Mjolnir is exhausted"
    table = hero_round("loki", "round-shield hatchet", artifacts={GREEN: ["mjolnir"]})
    assert "wild,mjolnir,hatchet" not in options(table), "nothing is taken for nothing"


@pytest.mark.rule("LR-ARTIFACT-06", "LR-WSPACE-02")
def test_what_would_complete_the_wound_is_not_discarded_for_a_thunderclap() -> None:
    table = hero_round("loki", "round-shield kite-shield hatchet", blessings={GREEN: ["thunderclap"]})
    play(table, "thunderclap")
    assert (
        set(options(table)) == {"round-shield", "kite-shield"} and why(table, GREEN, "hand/hatchet") == "LR-WSPACE-02"
    )


@pytest.mark.rule("LR-ARTIFACT-06", "LR-WSPACE-02")
def test_no_card_is_played_for_an_extra_wound_that_nothing_completes() -> None:
    table = hero_round("loki", "berserk-axe plain-sword round-shield kite-shield")
    play(table, "berserk-axe", "plain-sword", "yes", "strength", "0")
    assert asked(table)[1] == "extra-card" and options(table) == ["skip"]
