"""The 21 Event cards: Place, Activate, Boss (p. 9), and the decks (p. 13)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import dice
from .positions import GREEN, RED, asked, happened, options, play, position

PRINTED = {  # number: Place, Activate left and right, Boss
    1: ("algiz", "othala", "algiz", True),
    2: ("othala", "algiz", "uruz", False),
    3: ("uruz", "uruz", "othala", False),
    4: ("algiz", "othala", "algiz", False),
    5: ("othala", "algiz", "uruz", True),
    6: ("uruz", "uruz", "othala", False),
    7: ("algiz", "othala", "uruz", False),
    8: ("othala", "algiz", "othala", False),
    9: ("uruz", "uruz", "algiz", True),
    10: ("algiz", "othala", "uruz", True),
    11: ("othala", "algiz", "othala", False),
    12: ("uruz", "uruz", "algiz", False),
    13: ("algiz", "othala", "uruz", False),
    14: ("othala", "algiz", "uruz", True),
    15: ("uruz", "uruz", "othala", False),
    16: ("algiz", "othala", "algiz", False),
    17: ("othala", "algiz", "uruz", False),
    18: ("uruz", "uruz", "othala", True),
    19: ("algiz", "othala", "algiz", False),
    20: ("othala", "algiz", "uruz", True),
    21: ("uruz", "uruz", "othala", False),
}
SHEETS = {
    "uruz": ["draugr", "frost-jotun"],
    "othala": ["lindworm", "night-raven"],
    "algiz": ["garm-hound", "skerry-kraken"],
}
SIX = [monster for pair in SHEETS.values() for monster in pair]
TAMED = dict.fromkeys(SIX, GREEN)


def sheets_in_order(g: State) -> None:
    g.sheets = {rune: list(pair) for rune, pair in SHEETS.items()}


def build(number: int, monsters: dict[str, str], *faces: Any, **different: Any) -> Table:
    """Green builds a Monument and draws this Event card; the pairs of sheets lie as above."""
    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=[f"event-{number}"],
        monsters=monsters,
        change=sheets_in_order,
        **different,
    )
    play(table, "build-monument")
    if faces:
        dice(table, *faces, after=1)  # the card is drawn first
    play(table, "odin")
    return table


def run(table: Table) -> list[str]:
    """Let every Monster move somewhere and say which ones did, and whether the Boss came last."""
    order = []
    while table.state.active == GREEN and not table.over:
        ((_, question),) = table.questions.items()
        if question.prompt == "monster-act":
            order.append(question.about["monster"])
            play(table, "move")
        elif question.prompt == "boss-place":
            order.append("loki")
            play(table, options(table)[0])
        else:
            play(table, options(table)[0])
    return order


@pytest.mark.rule("LR-EVENT-01", "LR-EVENT-04", "LR-EVENT-07")
def test_there_are_21_cards() -> None:
    events = GAME.content(None).events
    assert {card.number: (card.place, *card.activate, card.boss) for card in events.values()} == PRINTED
    assert list(events) == [f"event-{number}" for number in range(1, 22)]


@pytest.mark.rule("LR-EVENT-01", "LR-EVENT-02", "LR-EVENT-04", "LR-EVENT-05", "LR-EVENT-06", "LR-EVENT-07")
@pytest.mark.parametrize("number", PRINTED)
def test_every_event_places_then_activates_by_its_first_and_second_rune_then_the_boss(number: int) -> None:
    place, first, second, boss = PRINTED[number]
    new = SHEETS[place][0]
    elsewhere = {monster: "longdale" for monster in SIX if monster != new}
    table = build(number, elsewhere, rings=TAMED, at={RED: "red-haven"})
    where = table.state.map.by_number[number]
    assert happened(table, ev.MonsterPlaced) == [ev.MonsterPlaced(monster=new, where=where, card=f"event-{number}")]
    assert run(table) == [*SHEETS[first], *SHEETS[second], *(["loki"] if boss else [])]
    assert table.state.event_discard[-1] == f"event-{number}"


@pytest.mark.rule("LR-EVENT-02")
def test_of_two_available_monsters_the_upper_sheet_is_placed() -> None:
    table = build(3, {}, rings=TAMED)
    assert table.state.beasts["draugr"].at == "cold-strand" and table.state.beasts["frost-jotun"].at == ""


@pytest.mark.rule("LR-EVENT-01")
def test_with_the_upper_one_on_the_board_the_lower_is_placed() -> None:
    table = build(3, {"draugr": "longdale"}, rings=TAMED)
    assert table.state.beasts["frost-jotun"].at == "cold-strand" and table.state.beasts["draugr"].at == "longdale"


@pytest.mark.rule("LR-EVENT-03", "LR-EVENT-01", "LR-KILL-01")
@pytest.mark.parametrize("killed", [["draugr"], ["draugr", "frost-jotun"], []])
def test_with_both_on_the_board_or_killed_none_is_placed(killed: list[str]) -> None:
    on_board = {monster: "longdale" for monster in SHEETS["uruz"] if monster not in killed}

    def change(g: State) -> None:
        g.sheets["uruz"] = list(on_board)

    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=["event-3"],
        monsters=on_board,
        rings=TAMED,
        trophies={RED: killed},
        change=change,
    )
    play(table, "build-monument", "odin")
    assert happened(table, ev.MonsterPlaced) == []
    assert happened(table, ev.NoMonsterPlaced) == [ev.NoMonsterPlaced(card="event-3", rune="uruz")]
    assert run(table) == list(on_board), "and the killed are not Activated"


@pytest.mark.rule("LR-EVENT-04")
def test_monsters_not_on_the_board_are_not_activated() -> None:
    table = build(2, {"garm-hound": "longdale"}, rings=TAMED)  # Activate Algiz, Uruz
    assert run(table) == ["garm-hound"]


@pytest.mark.rule("LR-EVENT-05")
def test_the_upper_sheet_of_a_pair_goes_first_whatever_its_name() -> None:
    def turned(g: State) -> None:
        g.sheets["uruz"] = ["frost-jotun", "draugr"]

    table = position(
        "special",
        wheel={"march": [GREEN]},
        events=["event-3"],
        monsters={"draugr": "longdale", "frost-jotun": "longdale"},
        rings=TAMED,
        change=turned,
    )
    play(table, "build-monument", "odin")
    assert run(table)[:2] == ["frost-jotun", "draugr"]


@pytest.mark.rule("LR-EVENT-06", "LR-EVENT-04")
@pytest.mark.parametrize("acts", [True, False])
def test_a_monster_just_placed_acts_on_the_same_card_unless_the_table_reads_it_otherwise(acts: bool) -> None:
    table = build(3, {}, rings=TAMED, placed_monster_acts=acts)
    assert run(table) == (["draugr"] if acts else [])


@pytest.mark.rule("LR-EVENT-06", "LR-EVENT-04", "LR-MONSTER-08", "LR-MONSTER-04")
def test_controlled_and_neutral_monsters_alike_each_with_its_decider() -> None:
    table = build(
        2, {"garm-hound": "longdale", "skerry-kraken": "high-hall"}, "move", rings={"skerry-kraken": RED}
    )  # the Garm Hound is neutral, the Kraken Red's
    assert asked(table) == (GREEN, "monster-move") and happened(table, ev.MonsterRolled)[0].monster == "garm-hound"
    play(table, "raven-ness")
    assert asked(table) == (RED, "monster-act")
    assert len(happened(table, ev.MonsterRolled)) == 1


@pytest.mark.rule("LR-EVENT-07")
@pytest.mark.parametrize(("number", "boss"), [(1, True), (4, False)])
def test_the_boss_is_activated_last_and_only_by_his_symbol(number: int, boss: bool) -> None:
    table = build(number, dict.fromkeys(SIX, "longdale"), rings=TAMED, boss="red-haven")
    assert ("loki" in run(table)) == boss
    assert bool(happened(table, ev.BossPlaced)) == boss


@pytest.mark.rule("LR-EVENT-01", "LR-TRAMPLE-01", "LR-PLACE-01")
def test_a_placed_monster_tramples_nobody() -> None:
    table = build(3, {}, rings=TAMED, armies={RED: [("cold-strand", 2)]}, placed_monster_acts=False)
    assert [a.strength for a in table.state.armies if a.at == "cold-strand"] == [2]


# -- decks -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-DECK-02")
def test_an_empty_event_deck_is_made_anew_of_its_discards() -> None:
    def used_up(g: State) -> None:
        sheets_in_order(g)
        g.event_discard, g.event_deck = ["event-21"], []

    table = position("special", wheel={"march": [GREEN]}, rings=TAMED, change=used_up)
    play(table, "build-monument", "odin")
    assert happened(table, ev.EventDrawn) == [ev.EventDrawn(card="event-21")]


@pytest.mark.rule("LR-DECK-01", "LR-DECK-03")
def test_there_are_four_decks_and_every_discard_pile_is_open() -> None:
    def discarded(g: State) -> None:
        g.combat_discard += [g.combat_deck.pop()]
        g.blessing_discard += [g.blessing_deck.pop()]
        g.event_discard += [g.event_deck.pop()]

    table = position("special", change=discarded)
    g = table.state
    for seat in (GREEN, RED, None):
        view = table.view(seat)
        for pile in ("combat_discard", "blessing_discard", "event_discard"):
            assert view[pile] == getattr(g, pile) and view[pile]
        for deck in ("combat_deck", "blessing_deck", "event_deck", "attacks"):
            assert view[deck] == {"size": len(getattr(g, deck)), "known": []}
