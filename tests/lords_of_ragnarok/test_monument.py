"""Build Monument, Event cards, Ragnarok and the victories (p. 4, 9)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .positions import (
    BLUE,
    GREEN,
    RED,
    army,
    asked,
    happened,
    load,
    new,
    options,
    play,
    player,
    position,
    rune_list,
    where,
    why,
)


def builder(**different: Any) -> Table:
    """Green may Build Monument; the Event places and moves nothing unless said."""
    base = {"wheel": {"prepare": [GREEN]}, "events": ["event-2"], "trophies": {BLUE: ["lindworm", "night-raven"]}}
    return position("special", **{**base, **different})


@pytest.mark.rule("LR-BUILD-01", "LR-BUILD-02", "LR-MONUMENT-01")
def test_any_monument_below_level_3_gains_a_level() -> None:
    table = builder(monuments={"odin": 3, "thor": 1}, owner={"thunder-crag": RED})
    play(table, "build-monument")
    assert options(table) == ["thor", "freya"]
    assert why(table, GREEN, "odin") == "LR-BUILD-02"
    play(table, "thor")
    assert table.state.monuments == {"odin": 3, "thor": 2, "freya": 0}


@pytest.mark.rule("LR-BUILD-02")
def test_not_when_all_are_finished() -> None:
    table = builder(monuments={"odin": 3, "thor": 3, "freya": 3})
    assert why(table, GREEN, "build-monument") == "LR-BUILD-02"


@pytest.mark.rule("LR-BUILD-04", "LR-PRAY-03", "LR-BUILD-05", "LR-BUILD-06", "LR-ARTIFACT-04")
def test_priests_to_the_supply_markers_off_artifacts_charged() -> None:
    table = builder(
        standing={"odin": [GREEN, RED], "thor": [BLUE]},
        priests={GREEN: 1},
        wheel={"prepare": [GREEN, RED], "march": [BLUE]},
        artifacts={GREEN: ["gungnir"], RED: ["deep-horn"]},
        exhausted={GREEN: ["gungnir"], RED: ["deep-horn"]},
    )
    play(table, "build-monument", "freya")
    g = table.state
    assert g.priests == {"odin": [], "thor": [], "freya": []}
    assert [p.priests for p in g.players] == [1, 0, 0], "not to the Reserves"
    assert all(stack == [] for stack in g.wheel.values())
    assert all(p.exhausted == [] for p in g.players)


@pytest.mark.rule("LR-BUILD-07")
def test_empty_forges_are_filled() -> None:
    def empty(g: State) -> None:
        for at in list(g.forged)[:3]:
            g.forged[at] = 0
            g.supply[g.forges[at]] += 1

    table = builder(change=empty)
    play(table, "build-monument", "freya")
    assert set(table.state.forged.values()) == {1}
    assert sum(table.state.supply.values()) == 30


@pytest.mark.rule("LR-BUILD-07", "LR-LIMIT-01")
def test_a_forge_stays_empty_if_its_rune_has_run_out() -> None:
    def run_out(g: State) -> None:
        at = next(iter(g.forged))
        g.forged[at] = 0
        g.supply[g.forges[at]] = 0

    table = builder(change=run_out)
    play(table, "build-monument", "freya")
    assert list(table.state.forged.values()).count(0) == 1


@pytest.mark.rule("LR-BUILD-08", "LR-BUILD-09", "LR-RUNE-02", "LR-PRIEST-01")
def test_the_builder_gains_priests_for_temples_and_the_runes_of_own_forges() -> None:
    table = builder(
        owner={"ironwood-gate": GREEN, "elk-cape": GREEN, "raven-ness": RED},
        temples=["ironwood-gate", "elk-cape", "raven-ness"],
    )
    rune = table.state.forges["ironwood-gate"]
    supply = dict(table.state.supply)
    play(table, "build-monument", "freya")
    assert [p.priests for p in table.state.players] == [2, 0, 0]
    assert rune_list(table, GREEN) == [rune]
    assert table.state.forged["ironwood-gate"] == 0 and table.state.supply == supply, "the token of the Forge itself"


@pytest.mark.rule("LR-BUILD-03", "LR-RAGNAROK-01")
def test_the_requirements_are_checked_right_after_the_level_before_priests_leave() -> None:
    table = builder(monuments={"thor": 2}, standing={"odin": [GREEN]})
    happened_now = play(table, "build-monument", "thor")
    kinds = [type(e) for e in happened_now]
    assert kinds.index(ev.MonumentBuilt) < kinds.index(ev.RequirementMet) < kinds.index(ev.WheelCleared)


# -- Event cards -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BUILD-10", "LR-EVENT-01", "LR-EVENT-02")
def test_the_upper_available_monster_is_placed() -> None:
    table = builder(events=["event-3"], trophies={}, die="move")  # Place Uruz in 3
    top = table.state.sheets["uruz"][0]
    play(table, "build-monument", "freya")
    placed = happened(table, ev.MonsterPlaced)[-1]
    assert (placed.monster, placed.where) == (top, "cold-strand")
    assert table.state.event_discard[-1] == "event-3"


@pytest.mark.rule("LR-EVENT-01")
def test_a_killed_monster_or_one_on_the_board_is_not_placed_but_its_twin_is() -> None:
    def top_is_draugr(g: State) -> None:
        g.sheets["uruz"] = ["draugr", "frost-jotun"]

    table = builder(events=["event-3"], trophies={}, monsters={"draugr": "longdale"}, change=top_is_draugr)
    play(table, "build-monument", "freya")
    assert happened(table, ev.MonsterPlaced)[-1].monster == "frost-jotun"


@pytest.mark.rule("LR-EVENT-03")
def test_with_both_on_the_board_or_killed_none_is_placed() -> None:
    table = builder(events=["event-2"])  # Place Othala: both killed
    play(table, "build-monument", "freya")
    assert happened(table, ev.NoMonsterPlaced) and not [
        e for e in happened(table, ev.MonsterPlaced) if e.card == "event-2" and e.where == "wolfmark"
    ]


@pytest.mark.rule("LR-EVENT-04", "LR-EVENT-05", "LR-EVENT-06")
def test_monsters_of_the_first_rune_then_of_the_second_the_upper_sheet_first() -> None:
    def order(g: State) -> None:
        g.sheets["uruz"] = ["frost-jotun", "draugr"]
        g.sheets["algiz"] = ["garm-hound", "skerry-kraken"]

    table = builder(
        events=["event-2"],  # Activate Algiz, then Uruz
        monsters={
            "draugr": "longdale",
            "frost-jotun": "seal-bay",
            "garm-hound": "elk-cape",
            "skerry-kraken": "red-haven",
        },
        rings={"draugr": RED, "frost-jotun": RED, "garm-hound": BLUE, "skerry-kraken": GREEN},
        change=order,
    )
    play(table, "build-monument", "freya")
    acted = []
    while asked(table)[1] == "monster-act":
        acted.append((asked(table)[0], table.questions[asked(table)[0]].about["monster"]))
        play(table, "move")
        play(table, options(table)[0])
    assert acted == [(BLUE, "garm-hound"), (GREEN, "skerry-kraken"), (RED, "frost-jotun"), (RED, "draugr")]


@pytest.mark.rule("LR-EVENT-06", "LR-EVENT-04")
@pytest.mark.parametrize("reading", [True, False])
def test_whether_a_monster_just_placed_acts_is_a_reading(reading: bool) -> None:
    table = builder(events=["event-3"], trophies={BLUE: ["lindworm", "night-raven"]}, placed_monster_acts=reading)
    play(table, "build-monument", "freya")
    assert bool(happened(table, ev.MonsterRolled)) == reading


@pytest.mark.rule("LR-EVENT-07", "LR-BOSS-06")
@pytest.mark.parametrize(("event", "boss"), [("event-5", True), ("event-2", False)])
def test_the_boss_symbol_activates_the_boss_last(event: str, boss: bool) -> None:
    table = builder(events=[event])
    play(table, "build-monument", "freya")
    assert (asked(table)[1] == "boss-place") == boss


@pytest.mark.rule("LR-DECK-02")
def test_an_empty_event_deck_is_made_of_the_discards() -> None:
    table = builder(events=[])
    play(table, "build-monument", "freya")
    assert len(table.state.event_deck) == 20 and happened(table, ev.EventDrawn)


# -- Requirements and Ragnarok ---------------------------------------------------------------------------------------
TWO_REGIONS = {
    at: GREEN for at in ("high-hall", "amber-quay", "barrow-shore", "thunder-crag", "red-haven", "picture-stone-coast")
}
FOUR_TEMPLES = ["barrow-shore", "picture-stone-coast", "elk-cape", "raven-ness"]


@pytest.mark.rule("LR-RAGNAROK-01")
@pytest.mark.parametrize(
    ("requirement", "different"),
    [
        ("ragnarok-monument", {"monuments": {"freya": 2}}),
        ("ragnarok-slayer", {"trophies": {RED: ["lindworm"]}, "slayers": {RED: 1}}),
        ("ragnarok-jarl", {"owner": TWO_REGIONS}),
        ("ragnarok-gothi", {"owner": dict.fromkeys(FOUR_TEMPLES, RED), "temples": FOUR_TEMPLES}),
        (
            "ragnarok-realms",
            {"alliances": {r: [GREEN] for r in ("vanaheim", "niflheim", "alfheim", "svartalfheim", "muspelheim")}},
        ),
    ],
)
def test_every_requirement_is_turned_down_when_it_is_true(requirement: str, different: dict[str, Any]) -> None:
    table = builder(**{"trophies": {}, **different})
    assert table.state.down == [], "only when a level has just been built"
    play(table, "build-monument", "freya")
    assert table.state.down == [requirement]


@pytest.mark.rule("LR-RAGNAROK-02")
def test_a_card_that_was_turned_down_stays_down() -> None:
    def down(g: State) -> None:
        g.down = ["ragnarok-jarl"]

    table = builder(change=down, trophies={})
    play(table, "build-monument", "freya")
    assert table.state.down == ["ragnarok-jarl"]


def ragnarok(active: int = GREEN, **different: Any) -> Table:
    """Two Requirements are down; building Freya to level 3 turns the third."""

    def down(g: State) -> None:
        g.down = ["ragnarok-jarl", "ragnarok-realms"]

    base = {
        "monuments": {"freya": 2},
        "wheel": {"prepare": [active]},
        "events": ["event-2"],
        "trophies": {BLUE: ["lindworm", "night-raven"]},
    }
    table = position("special", active=active, change=down, **{**base, **different})
    play(table, "build-monument", "freya")
    return table


@pytest.mark.rule("LR-RAGNAROK-03", "LR-RAGNAROK-04", "LR-BUILD-10")
def test_with_three_down_everybody_has_one_last_turn_the_builder_last() -> None:
    table = ragnarok(active=RED, trophies={BLUE: ["lindworm"]})
    assert table.state.ragnarok == RED
    assert happened(table, ev.RagnarokBegan)
    assert happened(table, ev.EventDrawn), "the action is still resolved to its end"
    order = []
    while not table.over:
        if not order or order[-1] != table.state.active:
            order.append(table.state.active)
        seat = asked(table)[0]
        wanted = [o for o in options(table) if o in ("skip", "prepare", "prepare-draw", "done")]
        table.answer(seat, wanted[0] if wanted else options(table)[0])
    assert order == [BLUE, GREEN, RED]
    assert table.result["outcome"] == "ragnarok"


def quiet_end(table: Table) -> None:
    """Everybody prepares until the game is over."""
    while not table.over:
        wanted = [o for o in options(table) if o in ("skip", "prepare", "prepare-draw", "prepare-rune", "no")]
        play(table, wanted[0] if wanted else options(table)[0])


@pytest.mark.rule("LR-RAGNAROK-06")
def test_most_territories_around_yggdrasil_win() -> None:
    table = ragnarok(
        owner={"wolfmark": BLUE, "longdale": BLUE, "ironwood-gate": GREEN, "elk-cape": GREEN, "red-haven": GREEN}
    )
    quiet_end(table)
    assert table.result["winners"] == [BLUE] and table.result["scores"] == {0: 1, 1: 0, 2: 2}


@pytest.mark.rule("LR-RAGNAROK-07")
def test_a_tie_goes_to_the_earliest_last_turn() -> None:
    table = ragnarok(owner={"wolfmark": GREEN, "longdale": RED, "heath-of-spears": BLUE})
    quiet_end(table)
    assert table.result["winners"] == [RED], "the builder loses every tie"


@pytest.mark.rule("LR-RAGNAROK-05", "LR-WIN-01")
def test_a_victory_in_the_last_turns_ends_the_game_at_once() -> None:
    lands = {
        at: RED
        for at in (
            "high-hall",
            "amber-quay",
            "barrow-shore",
            "thunder-crag",
            "red-haven",
            "picture-stone-coast",
            "sunlit-grove",
            "fjordmouth",
        )
    }
    table = ragnarok(owner=lands, armies={RED: [("sunlit-grove", 6)]}, boss="longdale")
    while asked(table)[1] != "maneuver":
        play(table, "skip")
    play(table, army(RED), "glacier-tongue")
    assert table.result == {"winners": [RED], "scores": table.result["scores"], "outcome": "great-jarl"}
    assert table.state.last_turns == 3


@pytest.mark.rule("LR-RAGNAROK-03", "LR-RAGNAROK-04")
def test_another_monument_in_the_last_turns_starts_nothing_anew() -> None:
    table = ragnarok(wheel={"prepare": [GREEN]})
    g = table.state
    g.wheel["march"] = [RED]
    left = g.last_turns
    while asked(table)[1] != "special-action":
        play(table, "skip")
    play(table, "build-monument", "odin")
    while table.state.active == RED:
        play(table, options(table)[0])
    assert table.state.ragnarok == GREEN and table.state.last_turns == left - 1


# -- the three victories ---------------------------------------------------------------------------------------------
NEARLY_JARL = {
    at: GREEN
    for at in (
        "high-hall",
        "amber-quay",
        "barrow-shore",
        "thunder-crag",
        "red-haven",
        "picture-stone-coast",
        "sunlit-grove",
        "fjordmouth",
    )
}


@pytest.mark.rule("LR-WIN-01", "LR-WIN-02")
def test_every_territory_of_three_regions_wins_at_once() -> None:
    table = position("maneuvers", owner=NEARLY_JARL, armies={GREEN: [("sunlit-grove", 3)]}, boss="longdale")
    play(table, army(GREEN), "glacier-tongue")
    assert table.over and table.result["outcome"] == "great-jarl" and table.result["winners"] == [GREEN]


@pytest.mark.rule("LR-WIN-01")
def test_also_in_another_players_turn() -> None:
    table = position("hero", active=RED, owner=NEARLY_JARL, armies={GREEN: [("glacier-tongue", 3)]}, boss="longdale")
    play(table, "skip", seat=RED)
    assert table.result["winners"] == [GREEN]


@pytest.mark.rule("LR-WIN-01")
def test_two_at_the_same_moment_the_active_player_wins() -> None:
    owner = {**NEARLY_JARL, "elk-cape": RED, "raven-ness": RED, "whale-point": RED, "whetstone-fell": RED}
    for active in (GREEN, RED):
        table = position(
            "hero",
            active=active,
            owner=owner,
            temples=["elk-cape", "raven-ness", "whale-point", "whetstone-fell", "bog-iron-vale"],
            armies={GREEN: [("glacier-tongue", 3)], RED: [("bog-iron-vale", 4)]},
            boss="longdale",
        )
        play(table, "skip", seat=active)
        assert table.result["winners"] == [active]


@pytest.mark.rule("LR-WIN-03", "LR-WIN-04")
def test_five_temple_territories_by_taking_one_whoever_built_it() -> None:
    temples = ["elk-cape", "raven-ness", "whale-point", "whetstone-fell", "ironwood-gate"]
    owner = {at: GREEN for at in temples[:4]} | {"ironwood-gate": RED}
    table = position("maneuvers", owner=owner, temples=temples, armies={GREEN: [("wolfmark", 1)]})
    play(table, army(GREEN), "ironwood-gate")
    assert table.result["outcome"] == "great-gothi"


@pytest.mark.rule("LR-WIN-03", "LR-WIN-04")
def test_five_temple_territories_by_building_one() -> None:
    temples = ["elk-cape", "raven-ness", "whale-point", "whetstone-fell"]
    owner = {at: GREEN for at in (*temples, "ironwood-gate")}
    table = position("special", owner=owner, temples=temples)
    assert not table.over
    play(table, "build-temple", "ironwood-gate")
    assert table.result["outcome"] == "great-gothi"


@pytest.mark.rule("LR-TWO-01")
def test_four_are_enough_with_two_players() -> None:
    temples = ["elk-cape", "barrow-shore", "whale-point"]
    owner = {at: GREEN for at in (*temples, "ironwood-gate")}
    table = position("special", seats=2, owner=owner, temples=temples)
    play(table, "build-temple", "ironwood-gate")
    assert table.result["outcome"] == "great-gothi"


@pytest.mark.rule("LR-EX-13", "LR-WIN-06", "LR-SLAYER-03", "LR-BEASTS-04")
def test_two_kills_of_any_kind_allow_the_boss_to_be_hunted() -> None:
    for trophies, tokens, allowed in (
        (["draugr", "lindworm"], 0, True),
        (["draugr"], 1, True),
        ([], 2, True),
        (["draugr"], 0, False),
        ([], 1, False),
    ):
        table = position(
            "special",
            at={GREEN: "elk-cape"},
            boss="elk-cape",
            trophies={GREEN: trophies},
            slayers={GREEN: tokens},
            monsters={"garm-hound": "longdale"},
        )
        play(table, "monsters")
        assert ("hunt,loki" in options(table)) == allowed


@pytest.mark.rule("LR-TWO-02")
def test_one_kill_is_enough_with_two_players() -> None:
    table = position(
        "special",
        seats=2,
        at={GREEN: "elk-cape"},
        boss="elk-cape",
        slayers={GREEN: 1},
        monsters={"draugr": "red-haven"},
    )
    play(table, "monsters")
    assert "hunt,loki" in options(table)


# -- exhaustion ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-RAGNAROK-08")
@pytest.mark.parametrize(("reading", "winners"), [("draw", []), ("yggdrasil", [RED])])
def test_a_game_in_which_nobody_can_act_ends_with_an_event(reading: str, winners: list[int]) -> None:
    full = {a: [GREEN, RED, BLUE] for a in ("march", "build-temple", "recruit", "monsters", "usurp", "prepare")}
    table = position(
        "hero",
        wheel=full,
        monuments={"odin": 3, "thor": 3, "freya": 3},
        owner={"longdale": RED},
        exhaustion=reading,
    )
    while not table.over:
        play(table, "skip")
    assert table.result["outcome"] == "exhaustion" and table.result["winners"] == winners
    assert len(happened(table, ev.Exhausted)) == 1
    assert [won.who for won in happened(table, ev.Won)] == winners
    for lang in ("en", "es", "pt-BR"):
        assert table.log(lang)


@pytest.mark.rule("LR-RAGNAROK-08", "LR-RAGNAROK-07")
@pytest.mark.parametrize(
    ("owner", "winner"),
    [
        ({}, GREEN),
        ({"longdale": RED, "wolfmark": BLUE}, RED),
        ({"longdale": BLUE, "wolfmark": BLUE, "high-hall": RED}, BLUE),
    ],
)
def test_nobody_draws_when_nobody_can_act(owner: dict[str, int], winner: int) -> None:
    """Green has the first of the last turns."""
    full = {a: [GREEN, RED, BLUE] for a in ("march", "build-temple", "recruit", "monsters", "usurp", "prepare")}
    table = position("hero", wheel=full, monuments={"odin": 3, "thor": 3, "freya": 3}, owner=owner)
    while not table.over:
        play(table, "skip")
    assert table.result["winners"] == [winner]


def test_a_monument_left_to_build_keeps_the_game_going() -> None:
    table = position(
        "special", wheel={a: [GREEN] for a in ("march", "recruit", "monsters", "usurp", "prepare", "build-temple")}
    )
    assert options(table) == ["build-monument"]


def test_loaded_dice_and_new_tables_are_what_they_say() -> None:
    table = new(3)
    load(table.state, "attack")
    assert table.state.chance.roll(table.content.die.faces) == "attack"
    assert where(table, GREEN) == [] and player(table, GREEN).hand == []
