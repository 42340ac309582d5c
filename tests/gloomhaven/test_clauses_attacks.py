"""Attacks clause by clause: modifier cards, Advantage, effects, Pierce, Add Target, Shield, Retaliate."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from stage import Stage
from table import RING, Over, Table

from taverna.core.chance import Chance
from taverna.games.gloomhaven.records.abilities import Afflict, Area, Attack, Extra, Retaliate, Shield
from taverna.games.gloomhaven.records.cards import ModifierCard
from taverna.games.gloomhaven.rules import attack, conditions, summons
from taverna.games.gloomhaven.rules.acting import Action


@pytest.fixture
def card(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A modifier card of one's own, as a pack might have it."""

    def make(t: Table, id: str, **fields: Any) -> str:
        raw = {"id": id, "name": {"en": id, "es": id, "pt-BR": id}, "source": "pack", "kind": "perk", **fields}
        monkeypatch.setitem(t.g.content.modifiers, id, msgspec.convert(raw, ModifierCard))
        ground = t.g.__dict__["ground"]
        t.g.__dict__["ground"] = ground | {"modifiers": ground.get("modifiers", {}) | {id: raw}}
        return id

    return make


# -- the attack itself -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ATK-01")
@pytest.mark.parametrize("value", [0, 1, 4])
def test_attack_x_hurts_one_enemy_by_x(value: int) -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}).act("h0", Attack(value=value), answers=["a"])
    assert t.took == ({"a": value} if value else {})
    assert t.prompts == ["attack"], "one target, then it is over"


@pytest.mark.rule("GH-ATK-03", "GH-ATK-05", "GH-LOS-10")
def test_a_ranged_attack_reaches_as_far_as_its_range_and_no_farther() -> None:
    row = {"a": (1, 0), "b": (2, 0), "c": (3, 0), "d": (4, 0)}
    t = Table("brute", row, obstacles=[(0, 1)]).act("h0", Attack(value=1, range=3), answers=["c"])
    assert t.offered[0] == ["a", "b", "c", "stop"] and t.took == {"c": 1}
    melee = Table("brute", row).act("h0", Attack(value=1), answers=["a"])
    assert melee.offered[0] == ["a", "stop"]


# -- modifier cards --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOD-02", "GH-AREA-05", "GH-SUMMON-09")
def test_everyone_draws_from_the_right_deck() -> None:
    t = Table("brute", {"a": (1, 0), "b": (-1, 1)}, allies=[(0, 1)])
    g = t.g
    bot = summons.place(g, "h1", "battle-bot", (1, 1))
    g.monster_deck[:], g.characters[0].deck[:], g.characters[1].deck[:] = ["minus-1"], ["plus-1"], ["plus-2"]
    t.attack("h0", "a", 3)
    assert t.took == {"a": 4} and g.characters[0].deck == [] and g.characters[1].deck == ["plus-2"]
    t.attack("a", "h0", 3)
    assert t.took == {"a": 4, "h0": 2} and g.monster_deck == []
    doing = Action(bot.id, None)
    doing.fixed = ["a"]
    t.run(attack.attack(g, doing, Attack(value=2)), [])
    assert t.took["a"] == 4 + 4, "a summon's attack has its summoner's card"
    assert g.characters[1].deck == [] and g.characters[1].deck_discard == ["plus-2"]
    g.monster_deck[:] = ["double"]
    t.attack("b", "h0", 1)
    assert t.took["h0"] == 2 + 2, "another monster draws from the same deck"
    assert g.monster_discard == ["minus-1", "double"] and g.monster_reshuffle


@pytest.mark.rule("GH-MOD-06", "GH-MOD-08", "GH-EX-01")
def test_rolling_cards_with_push_earth_and_numbers_work_as_if_printed(card: Any) -> None:
    t = Table("brute", {"a": (1, 0)})
    push = card(t, "push-2", rolling=True, gives={"push": 2})
    earth = card(t, "earth", rolling=True, plus=1, gives={"makes": ["earth"]})
    t.me.deck[:], t.me.deck_discard[:] = [push, earth], ["plus-1"]
    t.act("h0", Attack(value=3), answers=["a", ("to", 3, 0)])
    assert t.took == {"a": 5} and t.at("a") == (3, 0)
    assert t.made == ["earth"] and t.g.elements["earth"] == 0
    t.end_turn()
    assert t.g.elements["earth"] == 2


@pytest.mark.rule("GH-MOD-06", "GH-COND-04", "GH-ATK-12")
def test_conditions_of_a_card_come_after_the_damage_on_those_who_live() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}, hp={"b": 1})
    t.me.deck[:] = ["plus-1-wound", "plus-1-wound"]
    t.attack("h0", "a", 2).attack("h0", "b", 2)
    assert t.took == {"a": 3, "b": 1} and t.conditions() == {"a": ["wound"]}
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:] = ["plus-1-shield-1"]
    t.attack("h0", "a", 2)
    assert t.shield() == 1, "a card can also help the attacker"


@pytest.mark.rule("GH-MOD-07")
def test_a_card_has_its_value_and_its_effect_each_counted_once() -> None:
    """Where the effect is printed says which of the two a card has: one in the circle leaves the value alone."""
    modifiers = Table("brute").g.content.modifiers
    special = [card for card in modifiers.values() if card.gives != Extra()]
    assert any(card.plus for card in special) and any(not card.plus for card in special)
    for one in special:
        t = Table("brute", {"a": (1, 0)}, shields={"a": 5})
        t.me.deck[:], t.me.deck_discard[:] = [one.id], ["plus-0"]
        answers = ["stop"] if one.gives.push else []
        t.attack("h0", "a", 9, *answers)
        assert t.took["a"] == 9 + one.plus - 5 + min(5, one.gives.pierce), one.id
        assert one.plus == 0 or one.name.en.startswith(f"{one.plus:+d}"), one.id


@pytest.mark.rule("GH-MOD-17", "GH-ATK-09")
def test_numbers_of_rolling_cards_are_added_before_a_double_doubles(card: Any) -> None:
    t = Table("brute", {"a": (1, 0)})
    one = card(t, "rolling-1", rolling=True, plus=1)
    t.me.deck[:], t.me.deck_discard[:] = [one, one], ["double"]
    assert t.attack("h0", "a", 3).took == {"a": (3 + 1 + 1) * 2}


@pytest.mark.rule("GH-MOD-10", "GH-CURSE-03", "GH-CURSE-04")
def test_curses_of_monsters_and_of_characters_are_two_supplies_of_ten() -> None:
    t = Table("brute", {"a": (1, 0)})
    assert t.g.content.modifiers["curse"].copies == 10
    for _ in range(12):
        conditions.give(t.g, t.g.figures["h0"], "curse")
    assert t.me.deck.count("curse") == 10 and t.g.monster_deck.count("curse") == 0
    for _ in range(12):
        conditions.give(t.g, t.g.figures["a"], "curse")
    assert t.g.monster_deck.count("curse") == 10 and t.me.deck.count("curse") == 10
    bot = summons.place(t.g, "h0", "battle-bot", (0, 1))
    t.me.deck[:] = ["curse"] * 9
    conditions.give(t.g, bot, "curse")
    assert t.me.deck.count("curse") == 10, "a summon's Curse goes into its summoner's deck"


@pytest.mark.rule("GH-MOD-13", "GH-AREA-05", "GH-AREA-07")
def test_each_character_and_the_monsters_have_a_whole_deck_of_twenty() -> None:
    g = Stage(seats=4).g
    twenty = {"plus-0": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "double": 1, "null": 1}
    decks = [g.monster_deck, *(mat.deck for mat in g.characters)]
    assert [Counter(deck) for deck in decks] == [twenty] * 5
    assert len({id(deck) for deck in decks}) == 5, "five decks, none of them shared"


# -- Advantage and Disadvantage --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ADV-09", "GH-ADV-10")
def test_advantage_and_disadvantage_neither_add_up_nor_outweigh_each_other() -> None:
    def drawn(**more: Any) -> int:
        t = Table("brute", {"a": (1, 0)}, **more.pop("table", {}))
        t.me.deck[:] = ["plus-0"] * 9
        t.act("h0", Attack(value=1, **more), answers=["a"])
        return 9 - len(t.me.deck)

    assert drawn(advantage=True, table={"conditions": {"h0": ["strengthen"]}}) == 2
    assert drawn(disadvantage=True, range=2, table={"conditions": {"h0": ["muddle"]}}) == 2
    assert drawn(advantage=True, range=2, table={"conditions": {"h0": ["strengthen", "muddle"]}}) == 1


# -- effects ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EFFECT-01", "GH-EFFECT-02", "GH-COND-04", "GH-COND-05")
def test_effects_follow_the_damage_and_need_none() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.act("h0", Attack(value=2, conditions=("poison",)), answers=["a"])
    assert t.took == {"a": 2} and t.has("a") == ["poison"], "this attack is not yet one on a poisoned figure"
    t = Table("brute", {"a": (1, 0)}, shields={"a": 9})
    t.act("h0", Attack(value=2, push=1, conditions=("muddle",)), answers=["a", ("to", 2, 0)])
    assert t.took == {} and t.has("a") == ["muddle"] and t.at("a") == (2, 0)
    t = Table("brute", {"a": (1, 0)}, hp={"a": 2})
    t.act("h0", Attack(value=2, push=1, conditions=("curse",)), answers=["a"])
    assert t.dead == ["a"] and t.g.monster_deck.count("curse") == 0, "the dead are not cursed"


@pytest.mark.rule("GH-EFFECT-04")
def test_a_condition_without_an_attack_draws_no_card_and_hurts_nobody() -> None:
    t = Table("spellweaver", {"a": (1, 0), "b": (3, 0)}, shields={"a": 3}).act("b", Retaliate(value=3, range=5))
    before = list(t.me.deck)
    t.act("h0", Afflict(conditions=("muddle",), range=3, targets=1), answers=["b"])
    assert t.has("b") == ["muddle"] and t.took == {} and t.me.deck == before


# -- Pierce, Shield --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-PIERCE-01", "GH-PIERCE-02", "GH-EX-10")
def test_pierce_two_of_three_shield_leaves_two_of_three() -> None:
    t = Table("brute", {"a": (1, 0)}, shields={"a": 3})
    t.act("h0", Attack(value=3, pierce=2), answers=["a"])
    assert t.took == {"a": 2}
    t.me.deck[:] = ["plus-1"]
    t.act("h0", Attack(value=3, pierce=2), answers=["a"])
    assert t.took == {"a": 2 + 3}, "still subject to the card"
    t = Table("brute", {"a": (1, 0)}, shields={"a": 1})
    t.act("h0", Attack(value=3, pierce=5), answers=["a"])
    assert t.took == {"a": 3}, "never more than the Shield there is"


@pytest.mark.rule("GH-SHIELD-02")
def test_shields_add_together() -> None:
    t = Table("brute", {"a": (1, 0)}, rank={"a": "elite"})
    own = t.g.content.monsters["bandit-guard"].elite[1].shield
    assert own
    t.act("a", Shield(value=1)).act("a", Shield(value=2))
    assert t.attack("h0", "a", 9).took == {"a": 9 - own - 1 - 2}


@pytest.mark.rule("GH-RETAL-08", "GH-RETAL-02", "GH-RETAL-05")
def test_retaliate_answers_ranged_attacks_and_those_without_damage() -> None:
    t = Table("brute", {"a": (1, 0)}, shields={"a": 9}).act("a", Retaliate(value=2))
    t.attack("h0", "a", 1, range=3)
    assert t.took == {"h0": 2}, "a ranged attack from the next hex, which hurt nobody"
    t = Table("brute", {"a": (3, 0)}).act("a", Retaliate(value=2)).act("a", Retaliate(value=3, range=3))
    assert t.attack("h0", "a", 1, range=3).took == {"a": 1, "h0": 3}, "only the one that reaches so far"
    t = Table("brute", {"a": (1, 0)}).act("a", Retaliate(value=2)).act("a", Retaliate(value=3, range=3))
    assert t.attack("h0", "a", 1).took == {"a": 1, "h0": 5}, "both together"


# -- Add Target ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ADDT-01", "GH-ADDT-02", "GH-ADDT-03", "GH-TARGET-02")
def test_an_added_target_has_all_effects_and_is_somebody_else() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1), "z": (3, 0)})
    t.me.deck[:] = ["plus-0-add-target", "plus-0-stun"]
    t.g.chance.seed = next(seed for seed in range(99) if first_draw(seed, t.me.deck) == "plus-0-add-target")
    t.act("h0", Attack(value=2, conditions=("wound",)), answers=["a", "b"])
    assert t.took == {"a": 2, "b": 2} and t.has("a") == ["wound"] and t.has("b") == ["stun", "wound"]
    assert t.offered[1] == ["b", "effects", "stop"], "neither the same enemy again nor one out of range"


@pytest.mark.rule("GH-ADDT-02", "GH-ADDT-03")
def test_with_an_area_the_added_target_stands_outside_and_brings_no_second_area() -> None:
    shape = Area(hexes=((1, 0), (2, 0)), own=(0, 0))
    t = Table("brute", {"a": (1, 0), "b": (2, 0), "c": (0, 1), "d": (0, 2)})
    t.area = shape
    t.me.deck[:] = ["plus-0-add-target"]
    t.me.deck_discard[:] = ["plus-0"] * 9
    t.act("h0", Attack(value=2, area=shape, conditions=("wound",)), answers=[Over("a", "b"), "a", "b", "c"])
    assert t.took == {"a": 2, "b": 2, "c": 2}, "not d, which a second area would catch"
    assert t.has("c") == ["wound"]


@pytest.mark.rule("GH-ADDT-03")
def test_each_add_target_adds_one_enemy() -> None:
    t = Table("brute", RING)
    t.me.deck[:], t.me.deck_discard[:] = ["rolling-add-target"] * 2, ["plus-0"] * 9
    t.act("h0", Attack(value=1), answers=["a", "b", "c"])
    assert t.took == {"a": 1, "b": 1, "c": 1} and t.prompts == ["attack"] * 3


def first_draw(seed: int, deck: list[str]) -> str:
    """Which card a deck gives with this seed."""
    found: str = Chance(seed).draw(list(deck))
    return found


@pytest.mark.rule("GH-ADDT-01", "GH-SUMMON-09", "GH-MATK-04")
def test_a_summon_too_attacks_the_target_its_summoners_card_adds() -> None:
    t = Table("tinkerer", {"a": (2, 0), "b": (1, 1), "z": (4, 0)}, at=(-3, 0))
    bot = summons.place(t.g, "h0", "battle-bot", (1, 0))
    t.me.deck[:], t.me.deck_discard[:] = ["plus-0-add-target"], ["plus-0"]
    t.g.groups[0].drawn = 527
    t.summon_turn(bot.id)
    assert t.took == {"a": 2, "b": 2}


@pytest.mark.rule("GH-ADDT-01", "GH-ADDT-03")
def test_a_target_is_added_to_an_attack_on_all_whom_one_moved_through() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 1), "c": (3, 0)})
    t.me.deck[:], t.me.deck_discard[:] = ["plus-0-add-target"], ["plus-0"] * 5
    t.bottom("trample", ("to", 2, 0), "a", "c")
    assert t.took == {"a": 2, "c": 2} and "b" in t.offered[-1]


# -- effects that are not wanted -------------------------------------------------------------------------------------
@pytest.mark.rule("GH-EFFECT-03", "GH-XP-01")
def test_a_player_may_skip_the_conditions_of_an_attack_but_not_its_experience() -> None:
    t = Table("scoundrel", {"a": (1, 0)}).top("venom-shiv", "effects", "a", "skip")
    assert t.has("a") == [] and t.xp == 1 and t.prompts == ["attack", "attack", "effect"]
    t = Table("brute", {"a": (1, 0)})
    t.act(
        "h0",
        Attack(value=1, conditions=("wound", "muddle"), push=1),
        answers=["effects", "a", "perform", "skip", "stop"],
    )
    assert t.has("a") == ["wound"] and t.at("a") == (1, 0), "each by itself; the Push too"
    t = Table("brute", {"a": (1, 0)}).act("h0", Attack(value=1, conditions=("wound",)), answers=["a"])
    assert t.has("a") == ["wound"] and t.prompts == ["attack"], "who does not ask for it is asked nothing"


@pytest.mark.rule("GH-EFFECT-03", "GH-MOD-06")
def test_a_condition_on_a_modifier_card_may_be_skipped_as_if_it_were_printed() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:] = ["plus-1-wound"]
    t.act("h0", Attack(value=1), answers=["effects", "a", "skip"])
    assert t.took == {"a": 2} and t.has("a") == []
    t = Table("brute", {"a": (1, 0)}).act("h0", Attack(value=1), answers=["a"])
    assert "effects" not in t.offered[0], "with no condition in sight it is not on offer"


@pytest.mark.rule("GH-EFFECT-03", "GH-AOE-02")
def test_with_an_area_it_is_said_for_each_target() -> None:
    shape = Area(hexes=((1, 0), (0, 1)), own=(0, 0))
    t = Table("brute", {"a": (1, 0), "b": (0, 1)})
    t.area = shape
    both = Over("a", "b")
    t.act(
        "h0",
        Attack(value=1, area=shape, conditions=("muddle",)),
        answers=["effects", both, "a", "skip", "b", "perform"],
    )
    assert t.conditions() == {"b": ["muddle"]}


@pytest.mark.rule("GH-EFFECT-05")
def test_monsters_and_summons_always_apply_theirs() -> None:
    t = Table("mindthief", {"a": (1, 0)}, at=(-2, 0))
    rats = summons.place(t.g, "h0", "rat-swarm", (0, 0))
    t.g.groups[0].drawn = 527
    t.summon_turn(rats.id)
    assert t.has("a") == ["poison"] and t.prompts == []
