"""The Action Wheel, Realm bonuses and the Special Actions (p. 8-9)."""

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
    where,
    why,
)


@pytest.mark.rule("LR-WHEEL-01")
def test_a_marker_lies_on_the_chosen_action() -> None:
    table = position("special")
    play(table, "prepare")
    assert table.state.wheel["prepare"] == [GREEN]


@pytest.mark.rule("LR-WHEEL-01")
def test_seven_special_actions() -> None:
    table = position(
        "special",
        armies={GREEN: [("wolfmark", 1)]},
        owner={"elk-cape": GREEN},
        monsters={"draugr": "longdale"},
        at={GREEN: "cold-strand"},
        wheel={"prepare": [GREEN]},
    )
    assert set(options(table)) == {"march", "build-temple", "recruit", "monsters", "usurp", "build-monument"}
    table = position("special")
    assert "prepare" in options(table)


@pytest.mark.rule("LR-WHEEL-03", "LR-WHEEL-04")
def test_not_where_ones_own_marker_lies_anywhere_in_the_stack() -> None:
    table = position("special", wheel={"prepare": [GREEN, RED], "recruit": [RED, BLUE]})
    assert why(table, GREEN, "prepare") == "LR-WHEEL-03"
    play(table, "recruit")
    assert table.state.wheel["recruit"] == [RED, BLUE, GREEN], "on top of the others"


@pytest.mark.rule("LR-WHEEL-02")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("march", "LR-MARCH-01"),
        ("build-temple", "LR-TEMPLE-01"),
        ("monsters", "LR-BEASTS-01"),
        ("usurp", "LR-USURP-02"),
        ("build-monument", "LR-WHEEL-10"),
    ],
)
def test_only_what_can_be_carried_out(action: str, clause: str) -> None:
    table = position("special", at={GREEN: "high-hall"})
    assert why(table, GREEN, action) == clause


@pytest.mark.rule("LR-EX-12", "LR-ENLIST-01", "LR-WHEEL-02")
def test_no_recruiting_with_all_six_armies_on_the_board() -> None:
    table = position("special", armies={GREEN: [("wolfmark", 1)] * 6})
    assert why(table, GREEN, "recruit") == "LR-ENLIST-01"


@pytest.mark.rule("LR-WHEEL-02", "LR-TURN-02")
def test_if_nothing_can_be_done_the_phase_is_skipped() -> None:
    full = {action: [GREEN] for action in ("march", "build-temple", "recruit", "monsters", "usurp", "prepare")}
    table = position("special", wheel=full, monuments={"odin": 3, "thor": 3, "freya": 3})
    assert happened(table, ev.NoSpecialAction) == [ev.NoSpecialAction(who=GREEN)]
    assert table.state.active == RED


@pytest.mark.rule("LR-WHEEL-02", "LR-WHEEL-08")
def test_an_action_that_a_bonus_made_impossible_does_nothing() -> None:
    """No bonus in the box can do it, so the rule is bent for a moment."""
    from taverna.games.lords_of_ragnarok.rules import special

    able = dict(special.ABLE)
    try:
        table = position("special", armies={GREEN: [("wolfmark", 1)]})
        special.ABLE["march"] = lambda g, seat: "LR-MARCH-01" if g.wheel["march"] else None
        play(table, "march")
    finally:
        special.ABLE.update(able)
    assert happened(table, ev.CameToNothing) == [ev.CameToNothing(action="march")]
    assert table.state.active == RED


# -- bonuses ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-04", "LR-WHEEL-05", "LR-WHEEL-06", "LR-WHEEL-08")
def test_the_first_marker_brings_the_realms_bonus_to_its_allies_the_active_player_last() -> None:
    table = position(
        "special",
        monsters={"draugr": "longdale"},
        alliances={"muspelheim": [GREEN, RED]},
        owner={"elk-cape": GREEN, "red-haven": RED},
    )
    play(table, "monsters")
    assert asked(table) == (RED, "realm-bonus")
    play(table, "bonus,muspelheim,0", "red-haven")
    assert where(table, RED) == [("red-haven", 1)]
    assert asked(table) == (GREEN, "realm-bonus")
    play(table, "skip")
    assert asked(table) == (GREEN, "monsters"), "before the action itself"


@pytest.mark.rule("LR-WHEEL-06")
def test_bonuses_go_clockwise_from_the_left() -> None:
    table = position("special", active=RED, alliances={"vanaheim": [GREEN, RED, BLUE]}, armies={RED: [("wolfmark", 1)]})
    play(table, "march")
    seats = []
    while asked(table)[1] == "realm-bonus":
        seats.append(asked(table)[0])
        play(table, "skip")
    assert seats == [BLUE, GREEN, RED]


@pytest.mark.rule("LR-EX-05", "LR-WHEEL-07", "LR-WHEEL-04", "LR-WHEEL-08")
def test_a_covered_marker_gives_its_owner_a_rune_and_nobody_a_bonus() -> None:
    table = position("special", active=RED, wheel={"prepare": [BLUE, GREEN]}, alliances={"niflheim": [RED, BLUE]})
    play(table, "prepare")
    assert asked(table) == (GREEN, "gain-rune")
    play(table, "algiz")
    assert rune_list(table, GREEN) == ["algiz"] and rune_list(table, BLUE) == []
    assert asked(table) == (RED, "prepare")


@pytest.mark.rule("LR-WHEEL-05")
@pytest.mark.parametrize(
    ("realm", "action", "answers", "check"),
    [
        ("vanaheim", "march", ["bonus,vanaheim,0", "uruz"], lambda t: rune_list(t, GREEN) == ["uruz"]),
        ("niflheim", "prepare", ["bonus,niflheim,0", "gotland-sea"], lambda t: player(t, GREEN).sea == "gotland-sea"),
        (
            "niflheim",
            "prepare",
            ["bonus,niflheim,1", army(GREEN), "longdale"],
            lambda t: where(t, GREEN) == [("longdale", 1)],
        ),
        ("alfheim", "recruit", ["bonus,alfheim,0", "red-haven"], lambda t: player(t, GREEN).at == "red-haven"),
        ("alfheim", "recruit", ["bonus,alfheim,1", "wisdom"], lambda t: player(t, GREEN).wounded == []),
        ("svartalfheim", "usurp", ["bonus,svartalfheim,0"], lambda t: len(player(t, GREEN).hand) == 1),
        (
            "muspelheim",
            "monsters",
            ["bonus,muspelheim,0", "longdale"],
            lambda t: where(t, GREEN) == [("longdale", 1), ("wolfmark", 1)],
        ),
        (
            "jotunheim",
            "build-temple",
            ["bonus,jotunheim,0", army(GREEN)],
            lambda t: where(t, GREEN) == [("wolfmark", 2)],
        ),
    ],
)
def test_every_realm_has_its_bonus(realm: str, action: str, answers: list[str], check: Callable[..., Any]) -> None:
    table = position(
        "special",
        alliances={realm: [GREEN]},
        armies={GREEN: [("wolfmark", 1)]},
        owner={"longdale": GREEN, "elk-cape": GREEN},
        at={GREEN: "cold-strand", BLUE: "amber-quay"},
        monsters={"draugr": "seal-bay"},
        wounded={GREEN: ["wisdom"]},
        track={GREEN: {"authority": 5}},
        sea={GREEN: "jarnvid-sea"},
    )
    play(table, action, *answers)
    assert check(table)


@pytest.mark.rule("LR-WHEEL-09", "LR-WHEEL-10")
def test_build_monument_needs_a_marker_and_places_none() -> None:
    table = position("special", wheel={"prepare": [RED]})
    assert why(table, GREEN, "build-monument") == "LR-WHEEL-10"
    table = position(
        "special",
        wheel={"prepare": [GREEN, RED]},
        alliances={realm: [GREEN, RED] for realm in ("vanaheim", "niflheim", "alfheim")},
        events=["event-2"],
    )
    play(table, "build-monument")
    assert asked(table) == (GREEN, "monument"), "nobody gets a bonus or a Rune"
    assert "build-monument" not in table.state.wheel


# -- Recruit, March, Prepare -----------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ENLIST-01", "LR-RECRUIT-01")
def test_recruit_one_army_of_ones_authority() -> None:
    table = position("special", track={GREEN: {"authority": 3}})
    play(table, "recruit", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 3)] and table.state.active == RED


@pytest.mark.rule("LR-MARCH-01")
def test_march_any_number_of_armies_at_least_one_each_once() -> None:
    table = position("special", armies={GREEN: [("wolfmark", 1), ("cold-strand", 1), ("longdale", 1)]})
    play(table, "march")
    assert options(table) == [army(GREEN), army(GREEN, 1), army(GREEN, 2)], "at least one"
    play(table, army(GREEN), "elk-cape")
    assert options(table) == [army(GREEN, 1), army(GREEN, 2), "done"]
    play(table, army(GREEN, 1), "ironwood-gate", "done")
    assert where(table, GREEN) == [("elk-cape", 1), ("ironwood-gate", 1), ("longdale", 1)]


@pytest.mark.rule("LR-MARCH-02", "LR-BATTLE-02", "LR-BATTLE-01")
def test_after_all_activations_first_control_then_battles_in_the_order_chosen() -> None:
    table = position(
        "special",
        armies={
            GREEN: [("wolfmark", 4), ("longdale", 6), ("whetstone-fell", 6)],
            RED: [("raven-ness", 1), ("seal-bay", 1)],
        },
        owner={"raven-ness": RED, "seal-bay": RED},
    )
    play(table, "march", army(GREEN), "ironwood-gate")
    assert table.state.owner.get("ironwood-gate") is None, "not before the end"
    play(table, army(GREEN, 1), "raven-ness", army(GREEN, 2), "seal-bay")
    assert table.state.owner["ironwood-gate"] == GREEN
    assert asked(table) == (GREEN, "battle-order")
    play(table, "seal-bay")
    fought = happened(table, ev.BattleBegan)
    assert [e.where for e in fought] == ["seal-bay", "raven-ness"]


@pytest.mark.rule("LR-PREPARE-01", "LR-PREPARE-02", "LR-PREPARE-03")
def test_prepare_twice_the_same_or_not() -> None:
    table = position(
        "special",
        wounded={GREEN: ["wisdom"]},
        armies={GREEN: [("wolfmark", 1), ("elk-cape", 1)]},
        owner={"wolfmark": GREEN, "elk-cape": GREEN},
    )
    play(table, "prepare")
    assert set(options(table)) == {"prepare-heal", "prepare-draw", "prepare-rune", "prepare-army"}
    play(table, "prepare-army")
    assert options(table) == [army(GREEN)], "only in a City Territory one controls"
    play(table, army(GREEN), "prepare-army", army(GREEN))
    assert where(table, GREEN) == [("elk-cape", 1), ("wolfmark", 3)] and table.state.active == RED


@pytest.mark.rule("LR-PREPARE-02")
def test_prepare_heal_draw_rune() -> None:
    for act, answers in (("prepare-heal", ["wisdom"]), ("prepare-draw", []), ("prepare-rune", ["uruz"])):
        table = position("special", wounded={GREEN: ["wisdom"]})
        play(table, "prepare", act, *answers)
        one = player(table, GREEN)
        assert (one.wounded == [], len(one.hand), one.rune_count) == (
            act == "prepare-heal",
            act == "prepare-draw",
            act == "prepare-rune",
        )


# -- Build Temple and Blessings --------------------------------------------------------------------------------------
@pytest.mark.rule("LR-TEMPLE-01", "LR-TEMPLE-02", "LR-TEMPLE-03")
def test_a_temple_on_an_own_shrine_without_one_and_a_priest() -> None:
    table = position(
        "special",
        owner={"elk-cape": GREEN, "raven-ness": GREEN, "wolfmark": GREEN, "whale-point": RED},
        temples=["raven-ness"],
    )
    play(table, "build-temple")
    assert options(table) == ["elk-cape"]
    play(table, "elk-cape")
    assert table.state.temples == ["raven-ness", "elk-cape"]
    assert happened(table, ev.TempleBuilt)[0].slot == 2, "the lowest covered space"
    assert player(table, GREEN).priests == 1


@pytest.mark.rule("LR-TEMPLE-02", "LR-LIMIT-01")
def test_no_temple_without_one_on_the_track() -> None:
    shrines = [
        "ironwood-gate",
        "barrow-shore",
        "whetstone-fell",
        "raven-ness",
        "picture-stone-coast",
        "bog-iron-vale",
        "whale-point",
    ]
    table = position("special", owner={"elk-cape": GREEN}, temples=shrines)
    assert why(table, GREEN, "build-temple") == "LR-LIMIT-01"


@pytest.mark.rule("LR-TEMPLE-04")
@pytest.mark.parametrize(("before", "draft"), [(0, False), (1, False), (2, True), (3, False), (4, False), (5, True)])
def test_the_keyword_begins_a_draft(before: int, draft: bool) -> None:
    shrines = ["raven-ness", "whale-point", "barrow-shore", "whetstone-fell", "bog-iron-vale"][:before]
    table = position("special", owner={"elk-cape": GREEN}, temples=shrines)
    play(table, "build-temple", "elk-cape")
    assert bool(happened(table, ev.DraftBegan)) == draft


@pytest.mark.rule("LR-BLESSING-01", "LR-BLESSING-02", "LR-BLESSING-03")
@pytest.mark.parametrize("seats", [3, 4])
def test_players_plus_one_cards_active_first_then_counterclockwise(seats: int) -> None:
    table = position("special", seats=seats, active=RED, owner={"elk-cape": RED}, temples=["raven-ness", "whale-point"])
    play(table, "build-temple", "elk-cape")
    cards = list(table.state.draft)
    assert len(cards) == seats + 1
    assert table.view(None)["draft"] == cards, "face up"
    order = []
    for _ in range(seats):
        order.append(asked(table)[0])
        play(table, options(table)[0])
    assert order == [(RED - n) % seats for n in range(seats)]
    assert [player(table, s).blessings for s in order] == [[card] for card in cards[:seats]]
    assert table.state.blessing_discard == cards[seats:] and table.state.draft == []


@pytest.mark.rule("LR-BLESSING-01")
def test_with_two_players_three_cards() -> None:
    table = position("special", seats=2, owner={"elk-cape": GREEN}, temples=["whale-point"])
    play(table, "build-temple", "elk-cape")
    assert len(table.state.draft) == 3


@pytest.mark.rule("LR-DECK-02")
def test_an_empty_blessing_deck_is_made_of_the_discards() -> None:
    def spend(g: State) -> None:
        g.blessing_discard, g.blessing_deck = g.blessing_deck, []

    table = position("special", owner={"elk-cape": GREEN}, temples=["whale-point", "raven-ness"], change=spend)
    play(table, "build-temple", "elk-cape")
    assert len(table.state.draft) == 4 and len(table.state.blessing_deck) == 32


# -- Usurp -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-06", "LR-USURP-02", "LR-USURP-06", "LR-USURP-07", "LR-RECRUIT-01")
def test_usurp_a_neutral_territory_by_strength_and_recruit_there() -> None:
    table = position("special", at={GREEN: "cold-strand"}, track={GREEN: {"authority": 3}}, sea={GREEN: "gotland-sea"})
    play(table, "usurp")
    assert table.state.owner == {"cold-strand": GREEN}
    play(table, "cold-strand")
    assert where(table, GREEN) == [("cold-strand", 3)], "neither City nor Drakkar matters"


@pytest.mark.rule("LR-USURP-07")
def test_recruiting_after_usurp_is_optional() -> None:
    table = position("special", at={GREEN: "cold-strand"})
    play(table, "usurp", "skip")
    assert where(table, GREEN) == [] and table.state.owner == {"cold-strand": GREEN}


@pytest.mark.rule("LR-USURP-02")
def test_not_with_less_strength_than_the_resistance() -> None:
    table = position("special", at={GREEN: "wolfmark"})
    assert why(table, GREEN, "usurp") == "LR-USURP-02"
    table = position("special", at={GREEN: "wolfmark"}, track={GREEN: {"strength": 3}})
    assert "usurp" in options(table)


@pytest.mark.rule("LR-USURP-01")
def test_not_beside_another_hero_nor_at_home() -> None:
    table = position("special", at={GREEN: "cold-strand", RED: "cold-strand"})
    assert why(table, GREEN, "usurp") == "LR-USURP-01"
    table = position("special", at={GREEN: "cold-strand"}, owner={"cold-strand": GREEN})
    assert why(table, GREEN, "usurp") == "LR-USURP-01"


@pytest.mark.rule("LR-USURP-03", "LR-USURP-04", "LR-RETREAT-05")
def test_in_anothers_territory_strength_against_the_armies_which_retreat_each_its_way() -> None:
    base = {"at": {GREEN: "wolfmark"}, "owner": {"wolfmark": RED, "elk-cape": RED, "ironwood-gate": RED}}
    table = position("special", armies={RED: [("wolfmark", 1), ("wolfmark", 2)]}, **base)
    assert why(table, GREEN, "usurp") == "LR-USURP-03"
    table = position("special", armies={RED: [("wolfmark", 1), ("wolfmark", 1)]}, **base)
    play(table, "usurp")
    assert asked(table) == (RED, "retreat")
    play(table, "elk-cape", "ironwood-gate")
    assert where(table, RED) == [("elk-cape", 1), ("ironwood-gate", 1)]
    assert table.state.owner["wolfmark"] == GREEN


@pytest.mark.rule("LR-USURP-04")
def test_armies_in_a_neutral_territory_retreat_whatever_their_strength() -> None:
    table = position("special", at={GREEN: "cold-strand"}, armies={RED: [("cold-strand", 1)]}, owner={"elk-cape": RED})
    play(table, "usurp", "elk-cape", "skip")
    assert where(table, RED) == [("elk-cape", 1)] and table.state.owner["cold-strand"] == GREEN


@pytest.mark.rule("LR-USURP-05")
def test_an_undefended_territory_falls_whatever_the_strength() -> None:
    table = position("special", at={GREEN: "high-hall"}, owner={"high-hall": RED})
    play(table, "usurp", "skip")
    assert table.state.owner["high-hall"] == GREEN
