"""Readings that sources dispute, as options: what each other reading changes. `test_readings.py` has the defaults."""

from __future__ import annotations

from typing import Any

import pytest
from table import Table

from taverna.games.gloomhaven.options import LASTING, Options
from taverna.games.gloomhaven.records.abilities import Area, Attack, Command, Heal, Whom
from taverna.games.gloomhaven.referee import answer
from taverna.games.gloomhaven.referee.sketch import Sketch
from taverna.games.gloomhaven.rules import hero_turns, monster_turns, rest, targets
from taverna.games.gloomhaven.rules.acting import Action

CARDS = ["trample", "eye-for-an-eye", "sweeping-blow", "provoking-roar"]
READINGS = {
    "shared_decks",
    "redraw_damage",
    "broken_rest",
    "name_targets",
    "stunned_items",
    "held_back",
    "wall_hexes",
    "unperformed",
}


def read(t: Table, **options: Any) -> Table:
    t.g.options = Options(**options)
    return t


def test_readings_hold_for_a_whole_campaign() -> None:
    assert set(LASTING) >= READINGS


@pytest.mark.rule("GH-REST-06", "GH-DMG-01")
def test_the_damage_of_the_redraw_negated_with_discarded_cards() -> None:
    t = read(Table("brute", hp={"h0": 1}), redraw_damage="any")
    t.me.discarded[:] = CARDS
    t.run(rest.short_rests(t.g), ["short-rest", "redraw", "discarded", CARDS[0], CARDS[1]])
    assert not t.me.exhausted and t.g.figures["h0"].hp == 1
    assert len(t.me.lost) == 3 and len(t.me.hand) == 1 and sorted(t.me.lost + t.me.hand) == sorted(CARDS)


@pytest.mark.rule("GH-REST-06", "GH-DMG-01")
@pytest.mark.parametrize("count", [2, 3])
def test_with_the_whole_pile_lost_against_it_there_is_less_or_nothing_to_lose(count: int) -> None:
    t = read(Table("brute", hp={"h0": 1}), redraw_damage="any")
    t.me.discarded[:] = CARDS[:count]
    t.run(rest.short_rests(t.g), ["short-rest", "redraw", "discarded", CARDS[0], CARDS[1]])
    assert sorted(t.me.lost) == sorted(CARDS[:count]) and t.me.hand == [] and not t.me.exhausted


@pytest.mark.rule("GH-REST-06", "GH-DMG-01")
def test_the_damage_of_the_redraw_not_negated_at_all() -> None:
    t = read(Table("brute", hp={"h0": 1}), redraw_damage="none")
    t.me.discarded[:], t.me.hand[:] = CARDS[:3], CARDS[3:]
    t.run(rest.short_rests(t.g), ["short-rest", "redraw"])
    assert t.me.exhausted and "negate" not in t.prompts


@pytest.mark.rule("GH-REST-01", "GH-REST-07", "GH-DMG-02")
@pytest.mark.parametrize(("left", "rests"), [(0, False), (1, False), (2, True)])
def test_a_long_rest_without_two_discarded_cards_is_lost(left: int, rests: bool) -> None:
    t = read(Table("brute", hp={"h0": 10}), broken_rest="lost")
    t.me.discarded[:], t.me.resting, t.me.initiative = CARDS[: 2 + left], True, 99
    t.suffer("h0", 5, "discarded", CARDS[0], CARDS[1])
    t.run(hero_turns.take(t.g, "h0"), [("card", CARDS[2])] if rests else [])
    assert t.g.figures["h0"].hp == (12 if rests else 10) and not t.me.exhausted
    assert t.me.hand == (CARDS[3:] if rests else []) and t.me.discarded == ([] if rests else CARDS[2 : 2 + left])


@pytest.mark.rule("GH-TARGET-01", "GH-ATK-10")
def test_all_targets_are_named_before_the_first_card_is_drawn() -> None:
    t = read(Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 0)}), name_targets=True)
    t.act("h0", Attack(value=2, targets=2), answers=["b", "a"])
    assert t.took == {"a": 2, "b": 2} and t.prompts == ["attack", "attack"]
    t = read(Table("brute", {"a": (1, 0), "b": (0, 1), "c": (-1, 0)}), name_targets=True)
    flow = hero_attack(t, Attack(value=2, targets=2))
    flow.send(None)
    assert flow.send("b").prompt == "attack" and t.took == {}, "nobody is attacked yet"
    t = read(Table("brute", {"a": (1, 0), "b": (0, 1)}), name_targets=True)
    t.act("h0", Attack(value=2, targets=3), answers=["b", "stop"])
    assert t.took == {"b": 2}, "fewer may be named"


def hero_attack(t: Table, ability: Attack) -> Any:
    from taverna.games.gloomhaven.rules import attack

    return attack.attack(t.g, Action("h0", 0), ability)


@pytest.mark.rule("GH-STUN-01", "GH-USE-06")
def test_the_stunned_use_items_in_others_turns() -> None:
    t = read(Table("brute", {"a": (1, 0)}, conditions={"h0": ["stun"]}), stunned_items="others-turns")
    t.me.items[:] = ["hide-armor", "minor-healing-potion"]
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 2} and t.me.item_uses == {"hide-armor": 1}
    t.run(hero_turns.take(t.g, "h0"), ())
    assert t.prompts == [], "in their own turn none"


@pytest.mark.rule("GH-DISARM-01", "GH-STUN-01")
@pytest.mark.parametrize(("reading", "hits"), [("always", False), ("own-turn", True)])
@pytest.mark.parametrize("condition", ["disarm", "stun"])
def test_a_granted_attack_of_the_disarmed_and_the_stunned(condition: Any, reading: str, hits: bool) -> None:
    t = Table("mindthief", {"a": (2, 0)}, allies=[(1, 0)], conditions={"h1": [condition]})
    read(t, held_back=reading)
    granted = Command(whom=Whom(side="ally", range=1), perform=(Attack(value=2),))
    t.act("h0", granted, answers=["h1", "a"] if hits else ["h1"])
    assert t.took == ({"a": 2} if hits else {})


@pytest.mark.rule("GH-DISARM-01", "GH-STUN-01")
@pytest.mark.parametrize("reading", ["always", "own-turn"])
def test_in_ones_own_turn_they_forbid_by_either_reading(reading: str) -> None:
    t = read(Table("brute", {"a": (1, 0)}, conditions={"h0": ["disarm"]}, hp={"h0": 5}), held_back=reading)
    t.act("h0", Attack(value=2))
    assert t.took == {}
    t = read(Table("brute", hp={"h0": 5}, conditions={"h0": ["stun"]}), held_back=reading)
    t.act("h0", Heal(value=2))
    assert t.took == {}


@pytest.mark.rule("GH-STUN-04")
def test_a_shield_already_active_holds_while_stunned() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["stun"]}, shields={"h0": 1})
    assert t.attack("a", "h0", 3).took == {"h0": 2}


APART = Area(hexes=((0, 0), (3, 0)))
"""Two hexes, three apart. Next to (1, -4), at the wall, only a wall hex is three away from (1, -2)."""


@pytest.mark.rule("GH-AOE-10", "GH-AOE-05")
@pytest.mark.parametrize("walls", [True, False])
def test_a_wall_hex_of_an_area_within_range_or_not(walls: bool) -> None:
    t = read(Table("brute", {"a": (1, -2)}, at=(1, -4)), wall_hexes=walls)
    assert bool(targets.placements(t.g, Action("h0", 0), APART, 1, "enemy")) is walls
    t.act("h0", Attack(value=2, range=1, area=APART), answers=[("area", *next(iter(place(t))))] if walls else [])
    assert t.took == ({"a": 2} if walls else {})


def place(t: Table) -> Any:
    return targets.placements(t.g, Action("h0", 0), APART, 1, "enemy")


@pytest.mark.rule("GH-AOE-10", "GH-MATK-01")
@pytest.mark.parametrize("walls", [True, False])
def test_a_monster_reads_it_as_the_table_does(walls: bool) -> None:
    t = read(Table("brute", {"a": (1, -4)}, at=(1, -2)), wall_hexes=walls)
    t.run(monster_turns.perform_all(t.g, "a", [Attack(value=2, range=1, area=APART)]), ())
    assert t.took == ({"h0": 2} if walls else {})


@pytest.mark.rule("GH-AOE-10")
@pytest.mark.parametrize("walls", [True, False])
def test_the_referee_reads_it_either_way(walls: bool) -> None:
    query = {
        "ask": "monster-turn",
        "floor": [[q, r] for q in range(-2, 5) for r in range(4)],
        "walls": [[q, -1] for q in range(-2, 6)],
        "monster": {"at": [1, 0]},
        "characters": [{"at": [1, 2], "initiative": 10}],
        "card": {"attack": {"range": 1, "area": [[0, 0], [3, 0]], "area_from_self": False}},
        "wall_hexes": walls,
    }
    assert Sketch.of(query).query().get("wall_hexes", True) is walls
    attacks = [[list(at) for at in option["attacks"]] for option in answer(query)["options"]]
    assert attacks == ([[[1, 2]]] if walls else [[]])


@pytest.mark.rule("GH-SELECT-06", "GH-TURN-06", "GH-XP-02")
@pytest.mark.parametrize("reading", ["lost", "discarded"])
def test_a_lost_action_of_which_nothing_was_performed(reading: str) -> None:
    t = read(Table("brute"), unperformed=reading).top("wall-of-doom", "skip", "skip")
    assert t.xp == 0 and not t.g.bonuses and t.zone("wall-of-doom") == reading
    t = read(Table("brute"), unperformed=reading).top("overwhelming-assault")  # nobody to attack
    assert t.xp == 0 and t.zone("overwhelming-assault") == reading
    t = read(Table("brute"), unperformed=reading).top("wall-of-doom", "skip", "perform")
    assert t.zone("wall-of-doom") == "active, lost", "a part is enough"
