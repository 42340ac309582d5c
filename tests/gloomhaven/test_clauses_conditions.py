"""Conditions, Heal and elements clause by clause."""

from __future__ import annotations

from typing import Any

import pytest
from seats import Seats
from table import HP, Table

from taverna.games.gloomhaven.records.abilities import (
    CONDITIONS,
    ELEMENTS,
    NEGATIVE,
    Afflict,
    Attack,
    Augment,
    Cure,
    Drag,
    Extra,
    Heal,
    Infuse,
    Shove,
    Whom,
)
from taverna.games.gloomhaven.rules import conditions, damage, land, summons, sums
from taverna.games.gloomhaven.state import Trap


# -- conditions ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-COND-08")
def test_seven_conditions_are_negative_and_three_positive() -> None:
    assert set(NEGATIVE) == {"poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"}
    assert set(CONDITIONS) - set(NEGATIVE) == {"invisible", "strengthen", "bless"}
    everything: Any = [c for c in CONDITIONS if c not in ("curse", "bless")]
    t = Table("brute", conditions={"h1": everything}, allies=[(1, 0)])
    t.act("h0", Cure(whom=Whom(side="ally", range=1)), answers=["h1"])
    assert t.has("h1") == ["invisible", "strengthen"], "a cure takes the negative ones alone"


@pytest.mark.rule("GH-COND-06")
def test_positive_conditions_are_given_to_oneself_or_to_allies() -> None:
    t = Table("scoundrel").top("smoke-bomb")
    assert t.has("h0") == ["invisible"]
    t = Table("brute", {"a": (1, 0)}, allies=[(0, 1)])
    t.act("h0", Afflict(conditions=("strengthen",), range=1, whom=Whom(side="ally", range=1)), answers=["h1"])
    assert t.conditions() == {"h1": ["strengthen"]}
    t.act("h0", Afflict(conditions=("bless",), whom=Whom(side="self")))
    assert t.me.deck.count("bless") == 1


@pytest.mark.rule("GH-COND-07", "GH-INVIS-03", "GH-STRENG-02")
def test_positive_conditions_stay_until_their_time() -> None:
    t = Table("brute", {"a": (1, 0)}, hp={"h0": 9}, conditions={"h0": ["strengthen", "poison"]})
    t.act("h0", Heal(value=3)).act("h0", Cure()).act("h0", Attack(value=1), answers=["a"])
    t.attack("a", "h0", 1)
    t.end_round()
    assert t.has("h0") == ["strengthen"], "neither healing nor cures nor attacks nor the end of a round end it"
    t.begin_turn().end_turn()
    assert t.has("h0") == []


@pytest.mark.rule("GH-WOUND-02")
def test_a_heal_takes_wound_away_and_heals() -> None:
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["wound"]}).act("h0", Heal(value=3))
    assert t.g.figures["h0"].hp == 13 and t.has("h0") == []


@pytest.mark.rule("GH-WOUND-03", "GH-POISON-02")
def test_of_poison_and_wound_together_a_heal_takes_both_and_nothing_more() -> None:
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["poison", "wound"]}).act("h0", Heal(value=3))
    assert t.g.figures["h0"].hp == 10 and t.has("h0") == []
    t.act("h0", Heal(value=3))
    assert t.g.figures["h0"].hp == 13


@pytest.mark.rule("GH-IMMOB-03", "GH-IMMOB-01", "GH-STUN-01")
@pytest.mark.parametrize("condition", ["immobilize", "stun"])
def test_those_who_cannot_move_can_be_pushed_and_pulled(condition: Any) -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"a": [condition]})
    t.act("h0", Shove(value=2), answers=["a", ("to", 3, 0)])
    assert t.at("a") == (3, 0)
    t.act("h0", Attack(value=1, range=3, pull=1), answers=["a", ("to", 2, 0)])
    assert t.at("a") == (2, 0)
    t.monster_turn("a")
    assert t.at("a") == (2, 0), "by itself it goes nowhere"


@pytest.mark.rule("GH-STUN-04")
def test_stun_ends_no_bonus_but_keeps_a_monster_from_gaining_one() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["stun"]}, shields={"h0": 2})
    t.attack("a", "h0", 3)
    assert t.took == {"h0": 1}, "the Shield of the stunned holds"
    t = Table("brute", {"a": (1, 0)}, rank={"a": "elite"}, conditions={"a": ["stun"]})
    own = t.g.content.monsters["bandit-guard"].elite[1].shield
    guard = next(card for card in t.g.content.monster_decks["guard"].cards if card.initiative == 15)
    assert any(one.__struct_config__.tag == "shield" for one in guard.do)
    t.monster_turn("a", card=guard.number)
    assert sums.shield(t.g, t.g.figures["a"]) == own > 0, "what is printed on its stat card stays; no more comes"
    t.attack("h0", "a", 5)
    assert t.took == {"a": 5 - own} and t.has("a") == []
    t.monster_turn("a", card=guard.number)
    assert sums.shield(t.g, t.g.figures["a"]) > own, "free again, it gains what its card says"


@pytest.mark.rule("GH-BLESS-01", "GH-CURSE-01", "GH-BLESS-03")
def test_a_bless_card_joins_what_is_left_of_the_draw_pile() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:], t.me.deck_discard[:] = ["plus-0"], ["plus-1"] * 3
    conditions.give(t.g, t.g.figures["h0"], "bless")
    assert sorted(t.me.deck) == ["bless", "plus-0"] and t.me.deck_discard == ["plus-1"] * 3
    t.attack("h0", "a", 2).attack("h0", "a", 2)
    assert t.took == {"a": 4 + 2}, "one of the two attacks was doubled"
    assert "bless" not in t.me.deck + t.me.deck_discard
    conditions.give(t.g, t.g.figures["a"], "bless")
    assert t.g.monster_deck.count("bless") == 1, "a blessed monster has it in the monsters' deck"


# -- healing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-HEAL-02", "GH-HEAL-01")
def test_a_heal_with_range_reaches_allies_in_range_and_sight() -> None:
    t = Table("tinkerer", allies=[(4, 1), (0, 1)], at=(4, 0), both_rooms=True, hp={"h0": 9, "h1": 9, "h2": 9})
    t.act("h0", Heal(value=2, range=3), answers=["h1"])
    assert t.offered[0] == ["h0", "h1", "stop"] and t.g.figures["h1"].hp == 11, "h2 is four hexes away"
    t = Table("tinkerer", allies=[(7, 1)], at=(4, 1), both_rooms=True)
    assert not land.ground(t.g).sight((4, 1), (7, 1)) and land.ground(t.g).distance((4, 1), (7, 1)) <= 5
    t.act("h0", Heal(value=2, range=5), answers=["h0"])
    assert t.offered[0] == ["h0", "stop"]


@pytest.mark.rule("GH-HEAL-04", "GH-HEAL-05")
def test_nobody_is_healed_above_the_maximum() -> None:
    t = Table("tinkerer", {"a": (1, 0)}, hp={"h0": HP - 1, "a": HP - 2})
    bot = summons.place(t.g, "h0", "battle-bot", (0, 1))
    bot.hp -= 1
    for id in ("h0", "a", bot.id):
        conditions.heal(t.g, t.g.figures[id], 9)
    assert t.g.figures["h0"].hp == t.g.figures["a"].hp == HP and bot.hp == bot.max_hp == 6
    s = Seats(classes=("brute", "spellweaver"), character_level=1).at("leading")
    assert [s.g.figures[id].max_hp for id in ("h0", "h1")] == [10, 6], "as the board says for level 1"


# -- elements --------------------------------------------------------------------------------------------------------
FIRE = Attack(value=2, augments=(Augment(uses=("fire",), gives=Extra(plus=2)),))


@pytest.mark.rule("GH-ELEM-01")
def test_there_are_six_elements() -> None:
    assert sorted(ELEMENTS) == ["air", "dark", "earth", "fire", "ice", "light"]
    assert sorted(Seats().g.elements) == sorted(ELEMENTS)


@pytest.mark.rule("GH-ELEM-07", "GH-ELEM-05")
def test_a_character_may_consume_or_not() -> None:
    t = Table("brute", {"a": (1, 0)}, elements=["fire"]).act("h0", FIRE, answers=["skip", "a"])
    assert t.took == {"a": 2} and t.strong == ["fire"]
    t = Table("brute", {"a": (1, 0)}, elements=["fire"]).act("h0", FIRE, answers=[("augment", 0), "a"])
    assert t.took == {"a": 4} and t.strong == []


@pytest.mark.rule("GH-ELEM-10", "GH-ELEM-09", "GH-ELEM-03")
def test_what_one_figure_creates_another_may_consume_later_in_the_round() -> None:
    t = Table("brute", {"a": (2, 0)}, allies=[(1, 0)])
    t.act("h0", Infuse(elements=("fire",)))
    t.act("h0", FIRE)
    assert t.prompts == [], "not in the same turn"
    t.end_turn(who="h0")
    t.act("h1", FIRE, answers=[("augment", 0), "a"])
    assert t.took == {"a": 4} and t.g.elements["fire"] == 0
    t.act("h0", Infuse(elements=("fire",))).end_turn(who="h0")
    t.act("a", FIRE)
    assert t.g.elements["fire"] == 0 and sum(t.took.get(id, 0) for id in ("h0", "h1")) == 4, "a monster as well"


@pytest.mark.rule("GH-ELEM-16", "GH-ELEM-09")
def test_an_element_there_before_may_be_consumed_in_a_turn_that_makes_it_anew() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.g.elements["fire"] = 1
    t.act("h0", Infuse(elements=("fire",)))
    t.act("h0", FIRE, answers=[("augment", 0), "a"])
    assert t.took == {"a": 4} and t.g.elements["fire"] == 0
    t.end_turn()
    assert t.g.elements["fire"] == 2, "Strong again at the end of the turn"


@pytest.mark.rule("GH-CURSE-01", "GH-COND-01", "GH-COND-02")
def test_two_curses_on_one_attack_are_two_cards_but_two_poisons_are_one() -> None:
    t = Table("brute", {"a": (1, 0)})
    again = Extra(conditions=("curse", "poison"))
    t.act("h0", Attack(value=1, conditions=("curse", "poison"), extras=(again,)), answers=["a"])
    assert t.g.monster_deck.count("curse") == 2 and t.has("a") == ["poison"]


@pytest.mark.rule("GH-EXHAUST-04", "GH-EXHAUST-05")
def test_who_is_exhausted_gains_no_experience_any_more() -> None:
    for exhausted, xp in ((False, 2), (True, 0)):
        t = Table("tinkerer", {"a": (2, 0)}, allies=[(-2, 0)], traps={(1, 0): Trap(1, [], "h0", 2)})
        if exhausted:
            t.run(damage.exhaust(t.g, t.me), ())
        t.act("h1", Drag(value=1, range=9), answers=["a", ("to", 1, 0)])
        assert t.took["a"] == 1 and t.xp == xp
