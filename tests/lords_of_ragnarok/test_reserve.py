"""Attributes, Wounds, limits, Runes, Priests, Armies, decks (p. 5-6, 12)."""

from __future__ import annotations

import pytest

from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.rules.reserve import card_limit, rune_limit
from taverna.games.lords_of_ragnarok.state import Table as State

from .positions import GREEN, RED, army, asked, happened, new, options, play, player, position, rune_list, where


@pytest.mark.rule("LR-ATTR-01", "LR-PRAY-04")
def test_an_attribute_never_exceeds_6() -> None:
    table = position(priests={GREEN: 1}, track={GREEN: {"strength": 6}})
    play(table, "send-priest,thor")
    assert player(table, GREEN).track["strength"] == 6


@pytest.mark.rule("LR-EX-10", "LR-ATTR-02")
def test_wisdom_limits_cards_and_runes_separately() -> None:
    g = position(hand={GREEN: ["plain-spear", "plain-sword"]}, runes={GREEN: "uruz uruz"}).state
    assert card_limit(g, GREEN) == rune_limit(g, GREEN) == 2
    table = position("hero", hand={GREEN: ["plain-spear", "plain-sword"]}, runes={GREEN: "uruz uruz"})
    play(table, "skip")
    assert len(player(table, GREEN).hand) == 2 and len(rune_list(table, GREEN)) == 2, "both full at once is fine"


@pytest.mark.rule("LR-ATTR-03")
def test_a_card_beyond_the_limit_may_be_taken_and_one_of_choice_is_discarded_at_once() -> None:
    table = position("special", hand={GREEN: ["plain-spear", "plain-sword"]}, deck=["hatchet", "mallet"])
    play(table, "prepare", "prepare-draw")
    assert asked(table) == (GREEN, "discard-card") and len(options(table)) == 3
    play(table, "plain-spear")
    assert "plain-spear" in table.state.combat_discard and len(player(table, GREEN).hand) == 2


@pytest.mark.rule("LR-ATTR-03", "LR-RUNE-04")
def test_a_rune_beyond_the_limit_may_be_taken_and_one_of_choice_goes_to_the_supply() -> None:
    table = position("special", runes={GREEN: "uruz uruz"})
    supply = dict(table.state.supply)
    play(table, "prepare", "prepare-rune", "algiz")
    assert asked(table) == (GREEN, "discard-rune")
    play(table, "uruz")
    assert rune_list(table, GREEN) == ["uruz", "algiz"]
    assert table.state.supply == {**supply, "uruz": supply["uruz"] + 1, "algiz": supply["algiz"] - 1}


@pytest.mark.rule("LR-ATTR-02", "LR-WOUND-03")
def test_a_wound_on_wisdom_lowers_the_limits_at_once() -> None:
    table = position(
        "special",
        at={GREEN: "raven-ness"},
        heroes={GREEN: "ragnar"},
        track={GREEN: {"wisdom": 4}},
        hand={GREEN: ["plain-spear", "plain-sword", "thrust", "seax"]},
        runes={GREEN: "uruz othala algiz"},
        monsters={"frost-jotun": "raven-ness"},
        attacks=["terror", "terror", "terror"],
    )
    play(table, "monsters", "hunt,frost-jotun", "terror", "done")
    assert asked(table) == (GREEN, "wound")
    play(table, "wisdom")
    prompts = []
    while asked(table)[0] == GREEN and asked(table)[1].startswith("discard"):
        prompts.append(asked(table)[1])
        play(table, options(table)[0])
    assert len(player(table, GREEN).hand) == 2 and len(rune_list(table, GREEN)) == 2
    assert set(prompts) == {"discard-card", "discard-rune"}


@pytest.mark.rule("LR-WOUND-01", "LR-WOUND-03", "LR-WOUND-04", "LR-WOUND-05", "LR-HEROPHASE-04")
def test_a_wounded_attribute_is_worth_2_moves_on_its_track_and_heals_in_place() -> None:
    table = position(priests={GREEN: 1}, track={GREEN: {"strength": 4}}, wounded={GREEN: ["strength"]})
    assert player(table, GREEN).value("strength") == 2
    play(table, "send-priest,thor")
    assert player(table, GREEN).track["strength"] == 5 and player(table, GREEN).value("strength") == 2
    assert table.state.phase == "hero"
    play(table, "heal,strength")
    assert player(table, GREEN).wounded == [] and player(table, GREEN).value("strength") == 5


@pytest.mark.rule("LR-WOUND-02")
def test_with_three_wounds_further_ones_are_ignored() -> None:
    all_three = ["authority", "strength", "wisdom"]
    table = position(
        "special",
        at={GREEN: "raven-ness"},
        wounded={GREEN: all_three},
        monsters={"lindworm": "raven-ness"},
        attacks=["terror"] * 3,
    )
    play(table, "monsters", "hunt,lindworm", "terror", "done")
    assert sorted(player(table, GREEN).wounded) == all_three
    assert not happened(table, ev.Wounded)


# -- Runes and Forges ------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-RUNE-01", "LR-RUNE-03")
def test_other_runes_come_from_the_supply_of_ones_choice() -> None:
    table = position("special")
    play(table, "prepare", "prepare-rune")
    assert options(table) == ["uruz", "othala", "algiz"]
    supply = table.state.supply["othala"]
    play(table, "othala")
    assert rune_list(table, GREEN) == ["othala"] and table.state.supply["othala"] == supply - 1


@pytest.mark.rule("LR-RUNE-02", "LR-PRAY-07", "LR-FORGE-02")
def test_a_rune_from_a_forge_is_the_token_there_and_the_forge_stays_empty() -> None:
    table = position(at={GREEN: "ironwood-gate"})
    rune, supply = table.state.forges["ironwood-gate"], dict(table.state.supply)
    play(table, "forge-rune")
    assert rune_list(table, GREEN) == [rune] and table.state.supply == supply
    assert table.state.forged["ironwood-gate"] == 0
    assert table.state.forges["ironwood-gate"] == rune, "the Forge token itself stays"


@pytest.mark.rule("LR-LIMIT-01")
def test_a_rune_that_has_run_out_cannot_be_gained() -> None:
    def empty(g: State) -> None:
        g.supply["uruz"] = 0

    table = position("special", change=empty)
    play(table, "prepare", "prepare-rune")
    assert options(table) == ["othala", "algiz"]


@pytest.mark.rule("LR-LIMIT-01", "LR-PRIEST-01")
def test_nobody_has_more_than_four_priests() -> None:
    table = position("special", priests={GREEN: 3}, standing={"odin": [GREEN]}, owner={"elk-cape": GREEN})
    play(table, "build-temple", "elk-cape")
    assert player(table, GREEN).priests == 3


@pytest.mark.rule("LR-LIMIT-02")
def test_control_markers_never_run_out() -> None:
    lands = {
        at: GREEN
        for at in list(new(3).state.map.territories)
        if at not in ("high-hall", "thunder-crag", "longdale", "elk-cape", "sandy-sound", "fjordmouth")
    }
    table = position(
        "special",
        owner=lands,
        alliances={realm: [GREEN] for realm in ("vanaheim", "niflheim", "alfheim", "svartalfheim")},
        wheel={"march": [GREEN], "usurp": [GREEN]},
    )
    play(table, "prepare")
    assert table.state.wheel["prepare"] == [GREEN]


# -- Armies ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ARMY-01")
def test_an_army_never_exceeds_6() -> None:
    table = position("runes", runes={GREEN: "uruz othala"}, armies={GREEN: [("wolfmark", 6), ("elk-cape", 5)]})
    play(table, "rune-army")
    if asked(table)[1] == "strengthen":
        assert options(table) == [army(GREEN, 1)]
        play(table, army(GREEN, 1))
    assert where(table, GREEN) == [("elk-cape", 6), ("wolfmark", 6)]


@pytest.mark.rule("LR-ARMY-02", "LR-ARMY-03", "LR-TRAMPLE-01")
def test_below_1_an_army_is_destroyed_and_returns_to_reserve() -> None:
    table = position("special", monsters={"draugr": "wolfmark"}, armies={RED: [("elk-cape", 1)]}, die="move")
    play(table, "monsters", "awaken,draugr", "elk-cape", army(RED))
    assert where(table, RED) == []
    assert table.state.reserve_army(RED) == RED * 6


# -- decks -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-DECK-02")
def test_an_empty_combat_deck_is_made_of_the_discards() -> None:
    table = position("special", deck=[])
    discards = len(table.state.combat_discard)
    assert discards == 35
    play(table, "prepare", "prepare-draw")
    assert len(player(table, GREEN).hand) == 1
    assert len(table.state.combat_deck) == 34 and table.state.combat_discard == []
    assert happened(table, ev.Reshuffled)


@pytest.mark.rule("LR-DECK-02", "LR-LIMIT-01")
def test_with_no_cards_anywhere_nothing_is_drawn() -> None:
    def hoard(g: State) -> None:
        g.players[RED].hand = g.combat_deck
        g.combat_deck = []
        g.players[RED].track["wisdom"] = 6

    table = position("special", change=hoard)
    play(table, "prepare")
    assert "prepare-draw" not in options(table)


@pytest.mark.rule("LR-DECK-03")
def test_discard_piles_are_open() -> None:
    table = position("special", hand={GREEN: ["plain-spear", "plain-sword"]})
    play(table, "prepare", "prepare-draw", "plain-spear")
    for seat in (None, GREEN, RED):
        assert table.view(seat)["combat_discard"] == ["plain-spear"]


@pytest.mark.rule("LR-OWN-01")
def test_hands_are_their_owners() -> None:
    table = position("hero", hand={GREEN: ["plain-spear"], RED: ["plain-sword"]})
    assert table.view(GREEN)["players"][GREEN]["hand"] == ["plain-spear"]
    assert table.view(GREEN)["players"][RED]["hand"] == {"size": 1, "known": []}
    assert table.view(None)["players"][GREEN]["hand"] == {"size": 1, "known": []}


@pytest.mark.rule("LR-OWN-04", "LR-PRIEST-01")
def test_what_nobody_has_is_in_the_supply() -> None:
    g = position(priests={GREEN: 1}, standing={"thor": [GREEN, RED]}).state
    assert (g.priests_in_supply(GREEN), g.priests_in_supply(RED)) == (2, 3)
    assert sum(g.supply.values()) + sum(g.forged.values()) == 36
