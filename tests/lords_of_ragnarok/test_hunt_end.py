"""How a Hunt ends, kills, Slayer tokens, and what stays on the sheet (p. 10-11)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import events as ev

from .lairs import hero_round, hunter, lair, strikes
from .positions import BLUE, GREEN, RED, asked, happened, options, play, player, position, where

ALL = ("authority", "strength", "wisdom")


def last_space(marks: list[int], card: str = "war-hammer", space: int = 2, **different: Any) -> Table:
    """Green's Hero round against the Draugr with one space left, for which Green holds the card. `marks` says whose
    markers lie on spaces 0, 1, 3, 4 and 5."""
    spaces = [n for n in range(6) if n != space]
    wounds = {"draugr": dict(zip(spaces, marks, strict=True))}
    table = hero_round("draugr", card, attack="strike-3", wounds=wounds, **different)
    play(table, card)
    assert options(table) == [str(space)]
    return table


# -- success ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HUNTEND-01", "LR-SLAYER-01", "LR-KILL-01")
def test_covering_the_last_space_kills_the_monster_at_once() -> None:
    table = last_space([GREEN, RED, BLUE, RED, BLUE], rings={"draugr": RED})
    play(table, "2")
    beast = table.state.beasts["draugr"]
    assert happened(table, ev.Killed) == [ev.Killed(who=GREEN, monster="draugr")]
    assert hunter(table).trophies == ["draugr"] and hunter(table).kills == 1
    assert (beast.at, beast.ring, beast.wounds, beast.killed) == ("", None, [], True)
    assert table.state.hunt is None and table.state.active == RED and happened(table, ev.HuntFailed) == []


@pytest.mark.rule("LR-HUNTEND-01")
def test_the_reward_of_the_last_space_is_gained_before_the_kill() -> None:
    wounds = {"draugr": {0: RED, 1: RED, 2: RED, 3: RED, 4: RED}}
    table = hero_round("draugr", "plain-sword", wounds=wounds)
    play(table, "plain-sword", "5")
    assert asked(table) == (GREEN, "gain-rune") and happened(table, ev.Killed) == []
    play(table, "uruz")
    assert hunter(table).trophies == ["draugr"] and hunter(table).runes["uruz"] == 1


@pytest.mark.rule("LR-KILL-01", "LR-EVENT-03")
def test_a_killed_monster_never_returns() -> None:
    table = last_space([RED, RED, RED, RED, RED])
    play(table, "2")
    assert table.state.sheets["uruz"] == ["frost-jotun"], "the sheet went back to the box"


@pytest.mark.rule("LR-SLAYER-02")
@pytest.mark.parametrize(("markers", "tokens"), [(5, 1), (4, 1), (3, 0)])
def test_others_with_four_markers_gain_a_slayer_token(markers: int, tokens: int) -> None:
    table = last_space([RED] * markers + [BLUE] * (5 - markers))
    play(table, "2")
    assert player(table, RED).slayers == tokens and player(table, BLUE).slayers == 0
    assert table.state.slayers == 6 - tokens


@pytest.mark.rule("LR-SLAYER-01", "LR-SLAYER-02")
def test_the_killer_gains_the_miniature_and_no_token() -> None:
    table = last_space([GREEN] * 5)
    play(table, "2")
    assert (hunter(table).trophies, hunter(table).slayers) == (["draugr"], 0)


@pytest.mark.rule("LR-SLAYER-01")
def test_the_last_wound_decides_however_few_markers() -> None:
    table = last_space([RED] * 5)
    play(table, "2")
    assert hunter(table).trophies == ["draugr"] and player(table, RED).trophies == []


@pytest.mark.rule("LR-SLAYER-02", "LR-LIMIT-01")
def test_there_are_six_slayer_tokens_and_no_more() -> None:
    table = last_space([RED] * 5, slayers={BLUE: 6})
    play(table, "2")
    assert player(table, RED).slayers == 0 and table.state.slayers == 0


@pytest.mark.rule("LR-EX-13", "LR-SLAYER-03", "LR-WIN-06")
@pytest.mark.parametrize(
    ("trophies", "slayers", "allowed"),
    [
        (["draugr", "lindworm"], 0, True),
        (["draugr"], 1, True),
        ([], 2, True),
        (["draugr"], 0, False),
        ([], 1, False),
        ([], 0, False),
    ],
)
def test_miniatures_and_slayer_tokens_count_alike_for_the_boss(
    trophies: list[str], slayers: int, allowed: bool
) -> None:
    table = position(
        "special",
        boss="wolfmark",
        monsters={"garm-hound": "longdale"},
        trophies={GREEN: trophies},
        slayers={GREEN: slayers},
    )
    play(table, "monsters")
    assert ("hunt,loki" in options(table)) == allowed


@pytest.mark.rule("LR-TWO-02", "LR-BEASTS-04")
@pytest.mark.parametrize(("kills", "allowed"), [(1, True), (0, False)])
def test_with_two_players_one_kill_is_enough_for_the_boss(kills: int, allowed: bool) -> None:
    table = position("special", seats=2, boss="wolfmark", monsters={"garm-hound": "high-hall"}, slayers={GREEN: kills})
    play(table, "monsters")
    assert ("hunt,loki" in options(table)) == allowed


# -- failure ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HUNTEND-02", "LR-HUNTEND-05", "LR-WOUND-02")
def test_a_wound_with_all_tokens_wounded_ends_the_hunt_and_is_the_last() -> None:
    table = lair(hand="broad-axe", attack="strike-4", wounded={GREEN: ALL})
    strikes(table)
    assert happened(table, ev.HuntFailed) == [ev.HuntFailed(who=GREEN, monster="draugr", why="felled")]
    assert hunter(table).wounded == list(ALL) and happened(table, ev.Wounded) == []
    assert table.state.hunt is None and table.state.active == RED


@pytest.mark.rule("LR-HUNTEND-02", "LR-HUNTEND-03", "LR-HUNTEND-04")
def test_the_log_says_why_a_hunt_failed_and_names_the_prey_with_its_article() -> None:
    table = lair("garm-hound", hand="broad-axe", attack="terror")
    strikes(table)
    assert "A Caçada de Ragnar contra o Cão Garm fracassa: o Ataque pôs fim a ela." in table.log("pt-BR")
    assert "La Cacería de Ragnar contra el Sabueso Garm fracasa: el Ataque le puso fin." in table.log("es")
    table = hero_round("loki", "broad-axe")
    play(table, "give-up")
    why = "contra Loki fracassa: nenhum Ferimento foi causado nesta rodada."
    assert f"A Caçada de Ragnar {why}" in table.log("pt-BR")
    assert "Ragnar caza a Loki; Snorri decide por él." in table.log("es")


@pytest.mark.rule("LR-HUNTEND-02", "LR-MROUND-06")
def test_two_wounds_with_one_token_left_end_the_hunt_on_the_second() -> None:
    table = lair(hand="broad-axe", attack="heavy-blow", wounded={GREEN: ["authority", "wisdom"]})
    strikes(table)
    assert asked(table) == (GREEN, "wound") and options(table) == ["strength"]
    play(table, "strength")
    assert len(happened(table, ev.HuntFailed)) == 1 and table.state.hunt is None


@pytest.mark.rule("LR-HUNTEND-02")
def test_the_third_wound_itself_does_not_end_the_hunt() -> None:
    table = lair(hand="broad-axe", attack="strike-4", wounded={GREEN: ["authority", "wisdom"]})
    strikes(table)
    play(table, "strength")
    assert asked(table) == (GREEN, "hero-round") and happened(table, ev.HuntFailed) == []


@pytest.mark.rule("LR-HUNTEND-03", "LR-HUNTEND-05")
def test_an_attack_that_ends_the_hunt_ends_it() -> None:
    table = lair(hand="broad-axe", attack="terror")
    strikes(table)
    assert len(happened(table, ev.HuntFailed)) == 1 and asked(table) == (GREEN, "wound")


@pytest.mark.rule("LR-HUNTEND-04", "LR-HUNTEND-05")
def test_a_hunter_who_will_not_deal_a_wound_fails() -> None:
    table = hero_round("draugr", "broad-axe")
    play(table, "give-up")
    assert len(happened(table, ev.HuntFailed)) == 1 and asked(table) == (GREEN, "wound")
    play(table, "strength")
    assert hunter(table).wounded == ["strength"] and table.state.active == RED


@pytest.mark.rule("LR-HUNTEND-04")
def test_a_hunter_who_cannot_deal_a_wound_fails() -> None:
    table = hero_round("draugr", "hill-archers")
    assert options(table) == ["give-up"]


@pytest.mark.rule("LR-HUNTEND-05")
def test_a_failed_hunt_costs_exactly_one_wound() -> None:
    table = hero_round("draugr", "broad-axe", wounded={GREEN: ["wisdom"]})
    play(table, "give-up", "strength")
    assert hunter(table).wounded == ["wisdom", "strength"] and table.state.active == RED


@pytest.mark.rule("LR-HUNTEND-01", "LR-HUNTEND-05")
def test_a_successful_hunt_costs_none() -> None:
    table = hero_round("draugr", "war-hammer", wounds={"draugr": {0: RED, 1: RED, 3: RED, 4: RED, 5: RED}})
    play(table, "war-hammer", "2")
    assert hunter(table).wounded == [] and table.state.active == RED


@pytest.mark.rule("LR-ATTR-04", "LR-HUNTEND-01")
def test_after_a_kill_the_hand_is_cut_down_to_the_limit_too() -> None:
    wounds = {"draugr": {0: RED, 1: RED, 3: RED, 4: RED, 5: RED}}
    table = hero_round("draugr", "war-hammer seax mallet thrust", wounds=wounds)
    play(table, "war-hammer", "2")
    assert hunter(table).trophies == ["draugr"] and asked(table) == (GREEN, "discard-card")
    play(table, "seax")
    assert sorted(hunter(table).hand) == ["mallet", "thrust"] and table.state.active == RED


@pytest.mark.rule("LR-HUNT-07")
def test_markers_stay_on_a_monster_that_survived() -> None:
    table = hero_round("draugr", "broad-axe hatchet", attack="strike-3", wounds={"draugr": {4: RED}})
    play(table, "broad-axe", "1", "end-round")
    strikes(table)
    play(table, "strength", "give-up", "wisdom")
    assert table.state.hunt is None and table.state.beasts["draugr"].at == "wolfmark"
    assert table.state.beasts["draugr"].wounds == [None, GREEN, None, None, RED, None]


@pytest.mark.rule("LR-HUNT-07", "LR-WSPACE-01")
def test_a_later_hunter_goes_on_where_the_last_one_stopped() -> None:
    table = hero_round("draugr", "broad-axe", attack="strike-3", wounds={"draugr": {1: GREEN, 4: RED}})
    play(table, "broad-axe")
    assert options(table) == ["0"]


@pytest.mark.rule("LR-HUNTEND-01", "LR-MROUND-10", "LR-HROUND-01")
@pytest.mark.parametrize("end", [("war-hammer", "2"), ("give-up", "strength")])
def test_after_the_hunt_all_cards_are_back_where_they_belong(end: tuple[str, ...]) -> None:
    four = ["strike-3", "strike-4", "strike-5", "frenzy-5"]
    wounds = {"draugr": {0: RED, 1: RED, 3: RED, 4: RED, 5: RED}}
    table = lair(hand="war-hammer mallet thrust", deck="seax", attack=" ".join(four), wounds=wounds)
    strikes(table, "mallet")
    play(table, "authority", *end)
    if asked(table) == (GREEN, "discard-card"):
        play(table, "thrust")
    g = table.state
    assert g.hunt is None and sorted(g.attacks) == sorted(four)
    assert sorted(hunter(table).hand + g.combat_discard) == ["mallet", "seax", "thrust", "war-hammer"]


# -- outside Hunts ---------------------------------------------------------------------------------------------------
def throw(table: Table, foe: str = "draugr", card: str = "mallet") -> None:
    """Green is blessed with Giant Bane and throws a hammer before the Hero phase."""
    play(table, f"hammer-throw,{foe},{card}")


def bane(**different: Any) -> Table:
    cards = {"hand": {GREEN: ["mallet", "hatchet"]}, "blessings": {GREEN: ["giant-bane"]}}
    return position("hero", **{**cards, "monsters": {"draugr": "wolfmark"}, **different})


@pytest.mark.rule("LR-KILL-02", "LR-KILL-04")
def test_a_wound_outside_a_hunt_gives_neither_reward_nor_artifact() -> None:
    table = bane(wounds={"draugr": {1: GREEN, 4: GREEN}})
    throw(table)
    assert table.state.beasts["draugr"].wounds == [None, GREEN, GREEN, None, GREEN, None]
    assert hunter(table).artifacts == [], "though all spaces without a Reward are covered"
    assert hunter(table).hand == ["hatchet"] and table.state.combat_discard[-1] == "mallet"
    assert asked(table) == (GREEN, "hero") and "hammer-throw" not in " ".join(options(table)), "once per turn"
    table = bane(monsters={"frost-jotun": "wolfmark"}, armies={GREEN: [("wolfmark", 1)]})
    throw(table, "frost-jotun")
    assert table.state.beasts["frost-jotun"].wounds[0] == GREEN
    assert where(table, GREEN) == [("wolfmark", 1)], "space 0 would have strengthened an Army"


@pytest.mark.rule("LR-KILL-04", "LR-BOSS-03")
def test_only_a_monster_where_the_hero_is_and_with_a_hammer_space_can_be_wounded_so() -> None:
    for table in (
        bane(monsters={"draugr": "longdale"}),
        bane(monsters={"lindworm": "wolfmark"}),
        bane(monsters={}, boss="wolfmark"),
        bane(hand={GREEN: ["hatchet"]}),
        bane(wounds={"draugr": {2: RED}}),
    ):
        assert not any(option.startswith("hammer-throw") for option in options(table))


@pytest.mark.rule("LR-KILL-03", "LR-SLAYER-01", "LR-SLAYER-02", "LR-KILL-02")
def test_the_last_wound_outside_a_hunt_kills_too() -> None:
    wounds = {"draugr": {0: RED, 1: RED, 5: RED, 3: RED, 4: BLUE}}
    table = bane(wounds=wounds)
    throw(table)
    assert hunter(table).trophies == ["draugr"] and player(table, RED).slayers == 1
    assert hunter(table).artifacts == [] and "grave-lantern" in table.state.artifacts
    assert table.state.sheets["uruz"] == ["frost-jotun"]
