"""The five Heroes and the six Origins, one by one (p. 5, 7)."""

from __future__ import annotations

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import battle, hunter, result
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
    position,
    rune_list,
    where,
)


def test_there_are_five_heroes_and_six_origins() -> None:
    content = GAME.content(None)
    assert set(content.heroes) == {"ragnar", "aslaug", "snorri", "lagertha", "beowulf"}
    assert set(content.origins) == {
        "odinson",
        "thorson",
        "child-of-freya",
        "child-of-tyr",
        "child-of-njord",
        "child-of-heimdall",
    }


# -- Ragnar ----------------------------------------------------------------------------------------------------------
HERE, AWAY = "seal-bay", "amber-quay"  # Seal Bay is in Raven Ness's Region, Halogaland


@pytest.mark.rule("LR-HERO-01", "LR-BATTLE-08")
@pytest.mark.parametrize(("at", "bonus"), [(HERE, 1), (AWAY, 0)])
def test_ragnar_attacks_with_1_more_in_his_region(at: str, bonus: int) -> None:
    assert result(battle(heroes={GREEN: "ragnar"}, at={GREEN: at})) == (4 + bonus, 4)


@pytest.mark.rule("LR-HERO-01", "LR-BATTLE-08")
def test_ragnar_adds_1_for_each_of_the_armies_in_the_battle() -> None:
    table = position(
        "special",
        heroes={GREEN: "ragnar"},
        at={GREEN: HERE},
        armies={
            GREEN: [("longdale", 2), ("seal-bay", 2), ("red-haven", 2), ("amber-quay", 2)],
            RED: [("raven-ness", 4)],
        },
        owner={"raven-ness": RED},
    )
    play(table, "march", *(step for n in range(3) for step in (army(GREEN, n), "raven-ness")), "done")
    assert result(table) == (2 + 2 + 2 + 3, 4)


@pytest.mark.rule("LR-HERO-01")
def test_ragnar_does_not_defend_better() -> None:
    assert result(battle(heroes={GREEN: "aslaug", RED: "ragnar"}, at={RED: HERE})) == (4, 4)


# -- Aslaug ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-WHEEL-05", "LR-WHEEL-06")
def test_realms_beside_aslaug_count_as_allied_in_anothers_turn_too() -> None:
    table = position(
        "special",
        heroes={RED: "aslaug"},
        at={RED: "ironwood-gate"},
        armies={GREEN: [("wolfmark", 1)]},
        alliances={"vanaheim": [GREEN]},
    )
    play(table, "march")
    assert asked(table) == (RED, "realm-bonus")
    play(table, "bonus,vanaheim,0", "uruz")
    assert rune_list(table, RED) == ["uruz"] and asked(table) == (GREEN, "realm-bonus")


@pytest.mark.rule("LR-HERO-01", "LR-ALLY-01")
def test_aslaug_is_not_allied_for_anything_else() -> None:
    table = position("runes", heroes={GREEN: "aslaug"}, at={GREEN: "ironwood-gate"}, runes={GREEN: "othala"})
    play(table, "ally,vanaheim")
    assert table.state.alliances["vanaheim"] == [GREEN], "she may still ally"


# -- Snorri ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-CONTROL-04")
@pytest.mark.parametrize(
    ("at", "start", "city", "rune"),
    [
        ("raven-ness", "raven-ness", "seal-bay", True),
        ("amber-quay", "raven-ness", "seal-bay", False),  # another Region
        ("seal-bay", "longdale", "raven-ness", False),  # no City
    ],
)
def test_snorri_gains_a_rune_for_a_city_in_his_region(at: str, start: str, city: str, rune: bool) -> None:
    table = position(
        "maneuvers", heroes={GREEN: "snorri", BLUE: "ragnar"}, at={GREEN: at}, armies={GREEN: [(start, 4)]}
    )
    play(table, army(GREEN), city)
    assert table.state.owner == {city: GREEN} and (asked(table)[1] == "gain-rune") == rune


@pytest.mark.rule("LR-HERO-01", "LR-USURP-06")
def test_snorri_gains_it_by_usurping_too() -> None:
    table = position("special", heroes={GREEN: "snorri", BLUE: "ragnar"}, at={GREEN: "seal-bay"})
    play(table, "usurp", "algiz")
    assert rune_list(table, GREEN) == ["algiz"]


@pytest.mark.rule("LR-HERO-01", "LR-SELECT-14")
def test_snorri_gains_nothing_in_hero_selection() -> None:
    """Cold Strand is a City with Resistance 2: he controls it from the start, and is given no Rune for it."""
    table = next(table for table in (new(3, seed) for seed in range(99)) if "snorri" in options(table))
    seat, _ = asked(table)
    play(table, "snorri", "odinson", "jarnvid-sea", "cold-strand")
    assert table.state.owner == {"cold-strand": seat} and not happened(table, ev.GainedRune)
    assert asked(table) == ((seat + 1) % 3, "choose-hero")


# -- names -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-SELECT-04")
@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_nobody_is_called_after_a_hero_they_have_not_chosen_yet(lang: str) -> None:
    table = new(2, first_player=0)
    hero = options(table)[0]
    play(table, hero, "odinson")
    before = [line for line in table.log(lang) if "Jarl 1" in line]
    name = table.content.heroes[hero].name[lang]
    assert len(before) == 2 and all(line.startswith("Jarl 1") and name in line for line in before), "offered, chosen"
    assert name in table.log(lang)[-2], "and from then on by name"


@pytest.mark.rule("LR-HERO-01", "LR-BATTLE-15")
def test_snorri_gains_nothing_by_battle() -> None:
    table = position(
        "maneuvers",
        heroes={GREEN: "snorri", BLUE: "ragnar"},
        at={GREEN: "raven-ness"},
        armies={GREEN: [("raven-ness", 4)], RED: [("seal-bay", 1)]},
        owner={"seal-bay": RED},
    )
    play(table, army(GREEN), "seal-bay")
    assert table.state.owner == {"seal-bay": GREEN} and rune_list(table, GREEN) == []
    assert asked(table)[1] != "gain-rune"


# -- Lagertha --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-ARMY-01")
@pytest.mark.parametrize(("at", "left"), [(HERE, 6), (AWAY, 5)])
def test_lagertha_strengthens_an_army_after_a_victory_in_her_region(at: str, left: int) -> None:
    table = battle(green=5, red=1, heroes={GREEN: "lagertha", RED: "ragnar"}, at={GREEN: at})
    if left == 6:
        assert asked(table) == (GREEN, "strengthen") and options(table) == [army(GREEN)]
        play(table, army(GREEN))
    assert where(table, GREEN) == [("raven-ness", left)]


@pytest.mark.rule("LR-HERO-01")
def test_lagertha_gains_when_she_defends_too_but_not_in_defeat() -> None:
    table = battle(green=1, red=4, heroes={GREEN: "aslaug", RED: "lagertha"}, at={RED: HERE})
    play(table, army(RED), seat=RED)
    assert where(table, RED) == [("raven-ness", 5)]
    table = battle(green=6, red=3, heroes={GREEN: "aslaug", RED: "lagertha"}, at={RED: HERE})
    assert asked(table) == (RED, "retreat")
    play(table, "seal-bay")
    assert where(table, RED) == [("seal-bay", 2)]


# -- Beowulf ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HERO-01", "LR-WOUND-01")
def test_beowulf_draws_a_card_for_every_wound() -> None:
    table = position("special", heroes={GREEN: "beowulf"}, monsters={"draugr": "wolfmark"}, attacks=["heavy-blow"] * 14)
    play(table, "monsters", "hunt,draugr", "no", "heavy-blow")
    before = len(hunter(table).hand)
    play(table, "done", "authority", "strength")
    assert len(hunter(table).hand) == before + 2 + 1, "two Wounds and the card of step 5"


@pytest.mark.rule("LR-HERO-01", "LR-HUNT-04")
@pytest.mark.parametrize(("answer", "cards"), [("yes", 1 + 2), ("no", 2)])
def test_beowulf_may_wound_himself_before_a_hunt(answer: str, cards: int) -> None:
    table = position("special", heroes={GREEN: "beowulf"}, monsters={"draugr": "wolfmark"})
    play(table, "monsters", "hunt,draugr")
    assert asked(table) == (GREEN, "self-wound")
    play(table, answer, *(["authority"] if answer == "yes" else []))
    assert len(hunter(table).hand) == cards and hunter(table).wounded == (["authority"] if answer == "yes" else [])


@pytest.mark.rule("LR-HERO-01", "LR-WOUND-02")
def test_beowulf_with_three_wounds_cannot() -> None:
    table = position(
        "special",
        heroes={GREEN: "beowulf"},
        monsters={"draugr": "wolfmark"},
        wounded={GREEN: ["authority", "strength", "wisdom"]},
    )
    play(table, "monsters", "hunt,draugr")
    assert asked(table)[1] == "monster-attack"


@pytest.mark.rule("LR-HERO-01", "LR-BATTLE-03")
@pytest.mark.parametrize(("at", "may"), [(HERE, True), (AWAY, False)])
def test_beowulf_may_wound_himself_before_a_battle_in_his_region(at: str, may: bool) -> None:
    table = battle(heroes={GREEN: "beowulf"}, at={GREEN: at}, cards="thrust", deck=["mallet"])
    assert (asked(table) == (GREEN, "self-wound")) == may
    if may:
        play(table, "yes", "strength")
        assert sorted(hunter(table).hand) == ["mallet", "thrust"], "in time for this Battle"


@pytest.mark.rule("LR-HERO-01", "LR-ATTR-03")
def test_beowulfs_cards_keep_to_the_limit_outside_a_hunt() -> None:
    table = battle(heroes={GREEN: "beowulf"}, at={GREEN: HERE}, cards="thrust seax", deck=["mallet"])
    play(table, "yes", "strength")
    assert asked(table) == (GREEN, "discard-card")


# -- Origins ---------------------------------------------------------------------------------------------------------
def choose(
    origin: str, at: str = "cold-strand", hero: str = "ragnar", forges: str | None = None, **readings: str
) -> Table:
    """Green begins Hero Selection and takes this Origin, with the Drakkar off Jarnvid."""
    table = new(3, first_player=GREEN, **readings)

    def change(g: State) -> None:
        g.offered_heroes, g.offered_origins = [], []
        g.heroes = [hero, "aslaug"]
        g.origins = ["thorson", "child-of-freya" if origin in ("thorson", "odinson") else origin]
        if forges:
            g.forges = dict.fromkeys(g.forges, forges)

    table.arrange(change)
    play(table, hero, origin)
    table.state.heroes += ["lagertha", "beowulf", "snorri"]
    table.state.origins += ["child-of-tyr", "child-of-njord"]
    play(table, "jarnvid-sea", at)
    return table


@pytest.mark.rule("LR-SELECT-14", "LR-SELECT-15")
def test_odinson_gives_wisdom_and_the_first_turn() -> None:
    table = choose("odinson")
    assert hunter(table).track == {"authority": 2, "strength": 2, "wisdom": 3} and len(hunter(table).hand) == 1
    assert table.state.first == GREEN and happened(table, ev.FirstTurn) == [ev.FirstTurn(who=GREEN)]


@pytest.mark.rule("LR-SELECT-14", "LR-SELECT-09")
def test_thorson_gives_strength_and_a_card() -> None:
    table = choose("thorson")
    assert hunter(table).track == {"authority": 2, "strength": 3, "wisdom": 2}
    assert len(hunter(table).hand) == 1 + 1


@pytest.mark.rule("LR-HERO-02")
def test_the_bonus_of_an_origin_comes_only_once() -> None:
    table = choose("thorson")
    while table.state.turn < 7:
        play(table, "skip" if "skip" in options(table) else options(table)[-1])
    assert hunter(table).track["strength"] == 3 and hunter(table).origin == "thorson"


@pytest.mark.rule("LR-SELECT-14", "LR-RUNE-03")
def test_child_of_freya_gives_wisdom_and_a_rune() -> None:
    table = choose("child-of-freya")
    assert asked(table) == (GREEN, "gain-rune") and options(table) == ["uruz", "othala", "algiz"]
    play(table, "algiz")
    assert hunter(table).track == {"authority": 2, "strength": 2, "wisdom": 3}
    assert rune_list(table, GREEN) == ["algiz"] and asked(table)[0] == RED


@pytest.mark.rule("LR-SELECT-14", "LR-SELECT-11", "LR-CONTROL-03")
def test_child_of_tyr_has_stronger_armies_and_checks_control_again() -> None:
    table = choose("child-of-tyr", at="elk-cape")
    assert where(table, GREEN) == [("elk-cape", 2), ("elk-cape", 2)]
    assert table.state.owner == {"elk-cape": GREEN}, "4 against a Resistance of 3"
    assert choose("thorson", at="elk-cape").state.owner == {}, "2 are not enough"


@pytest.mark.rule("LR-SELECT-14", "LR-PRIEST-01", "LR-FORGE-01")
def test_child_of_njord_gives_a_priest_and_runes_that_some_forge_shows() -> None:
    table = choose("child-of-njord", forges="othala", priests_start="supply")
    assert hunter(table).priests == 1 and options(table) == ["othala"]
    play(table, "othala", "othala")
    assert rune_list(table, GREEN) == ["othala", "othala"] and len(hunter(table).hand) == 2


@pytest.mark.rule("LR-SELECT-14", "LR-LIMIT-01")
def test_child_of_njord_gains_no_priest_when_all_are_in_reserve_already() -> None:
    assert hunter(choose("child-of-njord")).priests == 4


@pytest.mark.rule("LR-SELECT-14", "LR-ALLY-01")
def test_child_of_heimdall_is_allied_with_a_realm_beside_the_start_without_a_card() -> None:
    table = choose("child-of-heimdall", at="elk-cape")
    assert asked(table) == (GREEN, "ally") and options(table) == ["jotunheim"]
    play(table, "jotunheim")
    assert table.state.alliances["jotunheim"] == [GREEN] and len(hunter(table).hand) == 1
