"""What is not on offer is refused with the clause that forbids it."""

from __future__ import annotations

from random import Random

import pytest

from taverna import new
from taverna.core import Table
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok.rules.offers import Listed
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import battle, hero_round, lair
from .positions import GREEN, RED, army, asked, options, play, player, position, where, why

LANGS = ("en", "es", "pt-BR")


def refused(table: Table, seat: int, target: str) -> str:
    """The clause, which every language must have words of its own for."""
    clause = why(table, seat, target)
    assert clause is not None, target
    for lang in LANGS:
        assert GAME.words(lang, table.state).has(f"why-{clause.lower()}"), clause
    return clause


@pytest.mark.rule("LR-WIN-06", "LR-BEASTS-04", "LR-SLAYER-03", "LR-TWO-02")
@pytest.mark.parametrize(("seats", "kills", "clause"), [(3, 1, "LR-WIN-06"), (4, 0, "LR-WIN-06"), (2, 0, "LR-TWO-02")])
def test_the_boss_is_for_those_with_enough_kills(seats: int, kills: int, clause: str) -> None:
    place = {"at": {GREEN: "wolfmark"}, "boss": "wolfmark", "seats": seats}
    table = position("special", slayers={GREEN: kills}, **place)
    assert "monsters" not in options(table) and refused(table, GREEN, "monsters") == clause
    table = position("special", slayers={GREEN: kills}, monsters={"draugr": "longdale"}, **place)
    play(table, "monsters")
    assert options(table) == ["awaken,draugr"]
    assert refused(table, GREEN, "hunt,loki") == refused(table, GREEN, "monster/loki") == clause
    table = position("special", slayers={GREEN: kills + 1}, monsters={"draugr": "longdale"}, **place)
    play(table, "monsters")
    assert ("hunt,loki" in options(table)) == (kills + 1 >= (1 if seats == 2 else 2))


@pytest.mark.rule("LR-HUNT-01", "LR-BEASTS-02", "LR-BEASTS-03")
def test_far_monsters_are_not_hunted_and_others_monsters_not_activated() -> None:
    table = position(
        "special",
        monsters={"draugr": "longdale", "garm-hound": "wolfmark"},
        rings={"garm-hound": RED},
        at={GREEN: "wolfmark"},
        slayers={GREEN: 2},
    )
    play(table, "monsters")
    assert set(options(table)) == {"awaken,draugr", "hunt,garm-hound"}
    assert refused(table, GREEN, "hunt,draugr") == refused(table, GREEN, "hunt,loki") == "LR-HUNT-01"
    assert refused(table, GREEN, "awaken,garm-hound") == "LR-BEASTS-02"


@pytest.mark.rule("LR-BEASTS-01", "LR-BEASTS-02")
def test_after_activating_a_monster_only_a_different_one_and_no_hunt() -> None:
    table = position(
        "special", monsters={"draugr": "wolfmark", "lindworm": "longdale"}, at={GREEN: "elk-cape"}, die="move"
    )
    play(table, "monsters", "awaken,draugr", "elk-cape")
    assert asked(table) == (GREEN, "more-monsters") and options(table) == ["awaken,lindworm", "done"]
    assert refused(table, GREEN, "awaken,draugr") == "LR-BEASTS-02"
    assert refused(table, GREEN, "hunt,draugr") == "LR-BEASTS-01"


@pytest.mark.rule("LR-MARCH-01")
def test_a_march_is_of_own_armies_each_once_and_at_least_one() -> None:
    table = position("special", armies={GREEN: [("wolfmark", 1), ("elk-cape", 1)], RED: [("longdale", 1)]})
    play(table, "march")
    assert options(table) == [army(GREEN), army(GREEN, 1)]
    assert refused(table, GREEN, "done") == refused(table, GREEN, f"army/{army(RED)}") == "LR-MARCH-01"
    play(table, army(GREEN), "high-hall")
    assert options(table) == [army(GREEN, 1), "done"] and refused(table, GREEN, army(GREEN)) == "LR-MARCH-01"


@pytest.mark.rule("LR-PREPARE-02", "LR-PREPARE-03", "LR-LIMIT-01")
def test_preparations_that_would_do_nothing() -> None:
    def no_runes(g: State) -> None:
        g.supply = dict.fromkeys(g.supply, 0)

    table = position(
        "special",
        armies={GREEN: [("wolfmark", 6), ("elk-cape", 1)]},
        owner={"wolfmark": GREEN, "elk-cape": GREEN},
        change=no_runes,
    )
    play(table, "prepare")
    assert options(table) == ["prepare-draw"]
    assert refused(table, GREEN, "prepare-heal") == "LR-PREPARE-02"
    assert refused(table, GREEN, "prepare-rune") == "LR-LIMIT-01"
    assert refused(table, GREEN, "prepare-army") == "LR-PREPARE-03", "one is at 6, one is in no City"


@pytest.mark.rule("LR-PREPARE-03")
def test_prepare_raises_only_armies_in_own_cities() -> None:
    table = position(
        "special",
        armies={GREEN: [("wolfmark", 1), ("elk-cape", 1), ("longdale", 1)]},
        owner={"wolfmark": GREEN, "elk-cape": GREEN},
    )
    play(table, "prepare", "prepare-army")
    assert options(table) == [army(GREEN)]
    assert refused(table, GREEN, army(GREEN, 1)) == refused(table, GREEN, army(GREEN, 2)) == "LR-PREPARE-03"


@pytest.mark.rule("LR-TEMPLE-01")
def test_a_temple_stands_in_an_own_shrine_without_one() -> None:
    table = position(
        "special",
        owner={"elk-cape": GREEN, "wolfmark": GREEN, "ironwood-gate": GREEN, "raven-ness": RED},
        temples=["ironwood-gate"],
    )
    play(table, "build-temple")
    assert options(table) == ["elk-cape"]
    for at in ("wolfmark", "ironwood-gate", "raven-ness", "territory/barrow-shore"):
        assert refused(table, GREEN, at) == "LR-TEMPLE-01"


@pytest.mark.rule("LR-RUNEACT-09", "LR-RUNEACT-12")
def test_what_a_set_of_runes_does_not_reach() -> None:
    runes = {"runes": {GREEN: "uruz othala algiz"}, "track": {GREEN: {"wisdom": 3, "strength": 6, "authority": 2}}}
    table = position("runes", monsters={"draugr": "longdale", "lindworm": "longdale"}, rings={"draugr": RED}, **runes)
    play(table, "rune-monster", options_after(table, "rune-monster"))
    assert options(table) == ["lindworm"] and refused(table, GREEN, "draugr") == "LR-RUNEACT-09"
    table = position("runes", wounded={GREEN: ["strength", "wisdom"]}, **runes)
    play(table, "rune-attribute")
    assert options(table) == ["authority", "wisdom"], "a wounded one counts as 2, but the token at 6 cannot rise"
    assert refused(table, GREEN, "strength") == "LR-RUNEACT-12"


def options_after(table: Table, act: str) -> str:
    """The first way to pay for it."""
    ahead = table.fork()
    play(ahead, act)
    return options(ahead)[0]


@pytest.mark.rule("LR-MOVE-05", "LR-MOVE-06", "LR-TRAMPLE-04")
def test_a_neutral_monster_goes_next_door_and_tramples() -> None:
    table = position(
        "special",
        monsters={"draugr": "cold-strand"},
        armies={RED: [("elk-cape", 2)]},
        sea={GREEN: "jarnvid-sea"},
        die="move",
    )
    play(table, "monsters", "awaken,draugr")
    assert refused(table, GREEN, "amber-quay") == "LR-MOVE-05", "across the Drakkar's Sea"
    play(table, "elk-cape")
    assert options(table) == [army(RED)] and refused(table, GREEN, "skip") == "LR-TRAMPLE-04"


@pytest.mark.rule("LR-RETREAT-01", "LR-BATTLE-13")
def test_a_retreat_goes_to_an_own_territory_next_door() -> None:
    table = battle(green=6, red=2, owner={"raven-ness": RED, "seal-bay": RED, "wolfmark": RED})
    assert asked(table) == (RED, "retreat") and options(table) == ["seal-bay"]
    for at in ("longdale", "wolfmark", "raven-ness"):
        assert refused(table, RED, at) == "LR-RETREAT-01"


@pytest.mark.rule("LR-USURP-04", "LR-RETREAT-01", "LR-BATTLE-13")
def test_a_question_about_a_retreat_says_which_armies_go() -> None:
    table = position(
        "special",
        at={GREEN: "elk-cape"},
        track={GREEN: {"strength": 5}},
        owner={"elk-cape": RED, "cold-strand": RED, "wolfmark": RED},
        armies={RED: [("elk-cape", 2), ("elk-cape", 3)]},
    )
    play(table, "usurp")
    for strength, to in ((2, "wolfmark"), (3, "cold-strand")):
        for lang in LANGS:
            assert str(strength) in table.questions[RED].describe(lang), "each goes its own way"
        play(table, to)
    assert where(table, RED) == [("cold-strand", 3), ("wolfmark", 2)]
    table = battle(
        green=6,
        armies={GREEN: [("longdale", 6)], RED: [("raven-ness", 2), ("raven-ness", 3)]},
        hand={GREEN: ["thrust"]},
    )
    play(table, "thrust")
    assert asked(table) == (RED, "retreat") and "strength 3 in all" in table.questions[RED].describe("en")


@pytest.mark.rule("LR-WOUND-01")
def test_a_wounded_token_is_not_wounded_again() -> None:
    table = lair(attack="strike-4", wounded={GREEN: ["wisdom"]})
    play(table, options(table)[0])
    assert asked(table) == (GREEN, "wound") and options(table) == ["authority", "strength"]
    assert refused(table, GREEN, "wisdom") == "LR-WOUND-01"


@pytest.mark.rule("LR-HROUND-01", "LR-HROUND-05", "LR-HUNTEND-04")
def test_a_hero_round_ends_only_after_a_wound_and_covers_only_what_matches() -> None:
    table = hero_round("draugr", "seax broad-axe dane-axe")
    assert "give-up" in options(table) and refused(table, GREEN, "end-round") == "LR-HROUND-05"
    play(table, "broad-axe")
    assert asked(table)[1] == "wound-space" and options(table) == ["0", "1"]
    assert refused(table, GREEN, "2") == refused(table, GREEN, "space/3") == "LR-HROUND-01"
    play(table, "1")
    assert "end-round" in options(table) and refused(table, GREEN, "give-up") == "LR-HUNTEND-04"
    play(table, "dane-axe")
    assert options(table) == ["0"] and refused(table, GREEN, "1") == "LR-HROUND-01", "it is covered"


@pytest.mark.rule("LR-REWARD-01", "LR-ALLY-03")
def test_a_reward_brings_a_new_alliance_only() -> None:
    table = hero_round("frost-jotun", "broad-axe seax", alliances={"alfheim": [GREEN]})
    play(table, "broad-axe", "3")
    assert asked(table) == (GREEN, "ally") and refused(table, GREEN, "alfheim") == "LR-ALLY-03"


@pytest.mark.rule("LR-HEROPHASE-03", "LR-HEROPHASE-04", "LR-SEA-01")
def test_the_drakkar_sails_two_seas_and_only_wounds_are_healed() -> None:
    table = position("hero", wounded={GREEN: ["wisdom"]})
    assert "heal,wisdom" in options(table) and refused(table, GREEN, "heal,strength") == "LR-HEROPHASE-04"
    assert refused(table, GREEN, "move-drakkar,gotland-sea") == "LR-HEROPHASE-03", "three Seas away"
    assert refused(table, GREEN, "sea/gotland-sea") == "LR-HEROPHASE-03"


@pytest.mark.rule("LR-ACTIVATE-03", "LR-ARMY-01")
def test_an_army_of_six_is_not_raised() -> None:
    table = position("maneuvers", armies={GREEN: [("wolfmark", 6)]}, owner={"wolfmark": GREEN})
    play(table, army(GREEN))
    assert "raise" not in options(table) and refused(table, GREEN, "raise") == "LR-ARMY-01"


@pytest.mark.rule("LR-BOSS-06")
def test_loki_goes_where_his_sheet_lets_him() -> None:
    table = position("runes", runes={GREEN: "othala"}, at={GREEN: "wolfmark", RED: "high-hall"}, boss="wolfmark")
    play(table, "wake-boss")
    assert asked(table)[1] == "boss-place"
    for at in ("wolfmark", "high-hall", "longdale"):
        assert refused(table, GREEN, at) == "LR-BOSS-06", "a Hero is there, or it is too far"


@pytest.mark.rule("LR-BOSS-05", "LR-USURP-07")
@pytest.mark.parametrize("allowed", [True, False])
def test_recruiting_after_usurping_the_territory_of_the_boss(allowed: bool) -> None:
    table = position("special", at={GREEN: "cold-strand"}, boss="cold-strand", recruit_at_boss=allowed)
    play(table, "usurp")
    assert table.state.owner["cold-strand"] == GREEN
    assert (table.state.active == GREEN and asked(table)[1] == "usurp-recruit") == allowed
    if allowed:
        play(table, "cold-strand")
        assert where(table, GREEN) == [("cold-strand", 2)]
    else:
        assert where(table, GREEN) == []


@pytest.mark.rule("LR-MROUND-06")
@pytest.mark.parametrize("pays", [True, False])
def test_frenzy_looks_at_wounds_taken_in_defence_too(pays: bool) -> None:
    table = lair(
        attack="frenzy-4", hand="seax hill-archers", deck="spear thrust dane-axe", blessings={GREEN: ["blood-price"]}
    )
    play(table, options(table)[0])
    if pays:
        play(table, "blood-price", "authority")
    play(table, "done", "strength")
    assert (asked(table)[1] == "discard-card") == pays
    assert player(table, GREEN).wounded == (["authority", "strength"] if pays else ["strength"])


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_is_both_offered_and_refused(seats: int) -> None:
    """What may be chosen and why the rest may not are told by two functions: they agree at every question of a game,
    and each thing that is refused is refused once."""
    table, random, looked = new(GAME.id, seats, 5), Random(5), 0
    while not table.over:
        (question,) = table.questions.values()
        offer = table._ask.options  # type: ignore[union-attr]
        if isinstance(offer, Listed):
            looked += 1
            refused = [value for value, _ in offer.refused()]
            assert len(refused) == len({*refused}) and {*refused}.isdisjoint(offer.offered()), question.prompt
        table.answer(question.seat, random.choice(question.options).id)
    assert looked > 100
