"""What a character does in a round: cards chosen and played, rests, attacks worked out, damage, conditions, items."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from table import HP, Table

from taverna.core.ask import Ask, AskAny
from taverna.games.gloomhaven import GAME
from taverna.games.gloomhaven.records.abilities import (
    Afflict,
    Attack,
    Augment,
    Cure,
    Extra,
    Heal,
    Move,
    Retaliate,
    Suffer,
    Whom,
)
from taverna.games.gloomhaven.records.items import Item
from taverna.games.gloomhaven.rules import (
    attack,
    conditions,
    damage,
    elements,
    hero_turns,
    items,
    modifiers,
    perform,
    rest,
    selection,
    summons,
)
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.rules.attack import Refused
from taverna.games.gloomhaven.rules.shots import Shot
from taverna.games.gloomhaven.rules.ways import Ways
from taverna.games.gloomhaven.state import Trap

BRUTE = ["trample", "eye-for-an-eye", "sweeping-blow", "provoking-roar", "overwhelming-assault", "grab-and-go"]


def holding(*cards: str, **more: Any) -> Table:
    """A Brute with these cards in hand."""
    t = Table("brute", **more)
    t.me.hand[:] = cards
    return t


def chose(*cards: str, **more: Any) -> Table:
    """A Brute whose turn it is, with these two cards before it."""
    t = Table("brute", **more)
    t.me.chosen[:] = cards
    return t


def took_turn(t: Table, *answers: Any) -> Table:
    return t.run(hero_turns.take(t.g, "h0"), answers)


# -- card selection --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-SELECT-01", "GH-SELECT-02", "GH-INIT-02", "GH-ROUND-03")
def test_two_cards_are_chosen_and_the_leading_one_sets_the_initiative() -> None:
    t = holding(*BRUTE)
    t.run(selection.select(t.g), [("card", "provoking-roar"), ("card", "trample")])
    assert t.me.chosen == ["provoking-roar", "trample"] and len(t.me.hand) == 4
    selection.reveal(t.g)
    assert (t.me.initiative, t.me.second) == (10, 72)


@pytest.mark.rule("GH-REST-01", "GH-REST-07", "GH-REST-08", "GH-SELECT-09")
def test_a_long_rest_needs_two_discarded_cards_and_comes_last() -> None:
    t = holding(*BRUTE[:3])
    t.me.discarded[:] = BRUTE[3:4]
    assert selection.REST not in selection.Leading(t.me)()
    assert (selection.REST, "GH-REST-01") in list(selection.Leading(t.me).refused())
    t.me.discarded.append(BRUTE[4])
    t.run(selection.select(t.g), [selection.REST])
    selection.reveal(t.g)
    assert t.me.resting and t.me.initiative == 99 and not t.me.chosen


@pytest.mark.rule("GH-SELECT-10")
def test_with_one_card_in_hand_only_a_rest_is_left() -> None:
    t = holding(BRUTE[0])
    t.me.discarded[:] = BRUTE[1:3]
    assert selection.Leading(t.me)() == [selection.REST]
    assert (("card", BRUTE[0]), "GH-SELECT-10") in list(selection.Leading(t.me).refused())


@pytest.mark.rule("GH-SELECT-11", "GH-EXHAUST-02", "GH-EXHAUST-03", "GH-EXHAUST-04")
def test_who_can_neither_play_nor_rest_is_exhausted_with_all_hit_points() -> None:
    t = holding(BRUTE[0])
    t.me.discarded[:] = BRUTE[1:2]
    t.run(selection.select(t.g), [])
    assert t.me.exhausted and sorted(t.me.lost) == sorted(BRUTE[:2]) and not t.me.hand
    assert t.at("h0") is None and t.g.figures["h0"].hp == HP


@pytest.mark.rule("GH-BONUS-08", "GH-BONUS-09", "GH-BONUS-10")
def test_a_card_in_the_active_area_counts_as_discarded_for_a_rest() -> None:
    t = holding(BRUTE[0])
    t.me.discarded[:] = [BRUTE[1]]
    t.me.active[:] = [BRUTE[2]]
    t.run(selection.select(t.g), [("end", BRUTE[2]), selection.REST])
    assert t.me.resting and sorted(t.me.discarded) == sorted(BRUTE[1:3])
    lost = holding(BRUTE[0])
    lost.me.discarded[:] = [BRUTE[1]]
    lost.me.active[:], lost.me.active_lost[:] = [BRUTE[2]], [BRUTE[2]]
    lost.run(selection.select(lost.g), [])
    assert lost.me.exhausted, "one that counts as lost does not help"


# -- the turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-01", "GH-TURN-02", "GH-CARD-03")
def test_the_top_of_one_card_and_the_bottom_of_the_other_in_either_order() -> None:
    t = chose("grab-and-go", "trample", foes={"a": (3, 0)})
    took_turn(t, ("bottom", "grab-and-go"), ("to", 2, 0), ("top", "trample"), "a")
    assert t.at("h0") == (2, 0) and t.took == {"a": 3}
    assert sorted(t.me.discarded) == ["grab-and-go", "trample"]
    assert {verb for verb, *_ in (o for o in t.offered[2] if o != hero_turns.END)} == {"top", "attack"}
    refused = dict(hero_turns.Choices(t.g, t.me).refused())
    assert refused["top", "trample"] == "GH-SELECT-05"


@pytest.mark.rule("GH-TURN-05", "GH-SELECT-06")
def test_a_card_is_in_its_zone_before_the_next_action_begins() -> None:
    t = chose("overwhelming-assault", "trample", foes={"a": (1, 0)})
    flow = hero_turns.take(t.g, "h0")
    flow.send(None)
    flow.send(("top", "overwhelming-assault"))
    asked = flow.send("a")
    assert isinstance(asked, Ask) and asked.prompt == "turn"
    assert t.zone("overwhelming-assault") == "lost" and t.xp == 2


@pytest.mark.rule("GH-TURN-10", "GH-TURN-11", "GH-TURN-12")
def test_any_card_is_a_plain_attack_or_move_and_then_always_discarded() -> None:
    t = chose("overwhelming-assault", "trample", foes={"a": (1, 0)})
    took_turn(t, ("attack", "overwhelming-assault"), "a", ("move", "trample"), ("to", -2, 0))
    assert t.took == {"a": 2} and t.at("h0") == (-2, 0)
    assert sorted(t.me.discarded) == ["overwhelming-assault", "trample"] and t.xp == 0
    assert max(abs(q) for q, _ in t.ends()) == 2


@pytest.mark.rule("GH-TURN-06", "GH-XP-02")
def test_what_is_declined_gives_no_experience_and_the_cards_are_discarded() -> None:
    t = chose("overwhelming-assault", "trample", foes={"a": (1, 0)})
    took_turn(t, ("top", "overwhelming-assault"), "stop", hero_turns.END)
    assert t.xp == 0 and t.took == {}
    assert t.zone("trample") == "discarded" and t.zone("overwhelming-assault") == "lost"


@pytest.mark.rule("GH-TURN-07")
def test_harm_to_oneself_cannot_be_declined() -> None:
    t = Table("brute").act("h0", Suffer(value=3), Heal(value=1, forced=True))
    assert t.took == {"h0": 2} and t.prompts == []


@pytest.mark.rule("GH-STUN-01", "GH-STUN-02", "GH-STUN-03", "GH-STUN-05")
def test_the_stunned_discard_their_cards_and_are_free_after_the_turn() -> None:
    t = chose("overwhelming-assault", "trample", foes={"a": (1, 0)}, conditions={"h0": ["stun"]})
    t.me.items[:] = ["minor-healing-potion"]
    took_turn(t)
    assert t.prompts == [] and sorted(t.me.discarded) == ["overwhelming-assault", "trample"]
    assert t.has("h0") == []


@pytest.mark.rule("GH-STUN-01", "GH-TRAP-03")
def test_stunned_in_the_middle_of_a_turn_the_rest_of_it_is_lost() -> None:
    t = chose("sweeping-blow", "trample", foes={"a": (2, 0)}, traps={(1, 0): Trap(0, ["stun"])})
    took_turn(t, ("bottom", "sweeping-blow"), ("to", 1, 0))
    assert t.took == {} and t.at("a") == (2, 0), "neither the Push nor the other card"
    assert sorted(t.me.discarded) == ["sweeping-blow", "trample"] and t.has("h0") == ["stun"]


@pytest.mark.rule("GH-WOUND-01")
def test_wound_hurts_at_the_start_of_each_turn() -> None:
    t = chose("trample", "grab-and-go", conditions={"h0": ["wound"]})
    took_turn(t, hero_turns.END)
    assert t.took == {"h0": 1} and t.has("h0") == ["wound"]


@pytest.mark.rule("GH-IMMOB-01", "GH-IMMOB-02", "GH-DISARM-01", "GH-DISARM-02", "GH-COND-03")
def test_conditions_last_to_the_end_of_the_next_turn() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"h0": ["immobilize"]})
    t.act("h0", Move(value=3))
    assert t.at("h0") == (0, 0)
    t.g.figures["h0"].conditions["disarm"] = True  # gained in this very turn
    t.end_turn()
    assert t.has("h0") == ["disarm"]
    assert t.act("h0", Attack(value=2)).took == {}
    t.begin_turn().end_turn()
    assert t.has("h0") == []


@pytest.mark.rule("GH-LOOT-07", "GH-LOOT-04", "GH-LOOT-09")
def test_a_turn_ends_with_looting_ones_own_hex_only() -> None:
    t = chose("grab-and-go", "trample", money=[(1, 0), (2, 0), (2, 0)])
    took_turn(t, ("bottom", "grab-and-go"), ("to", 2, 0), hero_turns.END)
    assert t.me.money == 2 and t.g.money == {"1,0": 1}


@pytest.mark.rule("GH-FLY-04", "GH-FLY-01")
def test_a_flight_that_ends_over_an_obstacle_is_a_fall() -> None:
    t = Table("brute", obstacles=[(2, 0)])
    t.act("h0", Move(value=2, fly=True), answers=[("to", 2, 0), ("to", 3, 0)])
    assert t.took == {"h0": 3} and t.at("h0") == (3, 0)
    t = Table("brute", obstacles=[(2, 0)])
    t.me.items[:] = ["boots-of-levitation"]
    t.act("h0", Move(value=2), answers=[("to", 2, 0)])
    assert t.took == {} and t.at("h0") == (2, 0)


# -- rests -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-REST-02", "GH-REST-03", "GH-REST-09", "GH-REST-10", "GH-REST-11", "GH-REST-13")
def test_a_long_rest_loses_a_chosen_card_heals_two_and_refreshes_spent_items() -> None:
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["wound"]})
    t.me.discarded[:], t.me.resting = BRUTE[:3], True
    t.me.items[:], t.me.spent[:], t.me.consumed[:] = ["leather-armor", "war-hammer"], ["leather-armor"], ["war-hammer"]
    took_turn(t, ("card", BRUTE[1]))
    assert t.me.lost == [BRUTE[1]] and sorted(t.me.hand) == sorted([BRUTE[0], BRUTE[2]])
    assert t.g.figures["h0"].hp == 10 - 1 + 2 and t.has("h0") == []
    assert t.me.spent == [] and t.me.consumed == ["war-hammer"]


@pytest.mark.rule("GH-REST-12", "GH-POISON-02")
def test_the_heal_of_a_long_rest_only_takes_poison_away() -> None:
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["poison"]})
    t.me.discarded[:], t.me.resting = BRUTE[:2], True
    took_turn(t, ("card", BRUTE[0]))
    assert t.g.figures["h0"].hp == 10 and t.has("h0") == []


@pytest.mark.rule("GH-REST-04", "GH-REST-05", "GH-REST-06")
@pytest.mark.parametrize("seed", range(6))
def test_a_short_rest_loses_a_card_at_random_or_for_damage_another(seed: int) -> None:
    for answer in (rest.KEEP, rest.REDRAW):
        t = Table("brute", hp={"h0": 10})
        t.g.chance.seed = seed
        t.me.discarded[:] = BRUTE[:3]
        flow = rest.short_rests(t.g)
        assert flow.send(None).prompt == "short-rest"
        asked = flow.send(rest.SHORT_REST)
        drawn = t.me.drawn
        assert asked.prompt == "redraw" and drawn in BRUTE[:3]
        with pytest.raises(StopIteration):
            flow.send(answer)
        assert len(t.me.lost) == 1 and len(t.me.hand) == 2
        assert (t.me.lost == [drawn]) == (answer == rest.KEEP)
        assert t.g.figures["h0"].hp == (10 if answer == rest.KEEP else 9)


# -- damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DMG-01", "GH-DMG-02", "GH-DMG-05")
def test_all_damage_of_one_source_is_negated_by_one_card_of_the_hand() -> None:
    t = holding(*BRUTE[:2]).suffer("h0", 7, ("hand", BRUTE[0]))
    assert t.took == {} and t.me.lost == [BRUTE[0]]
    t.suffer("h0", 1, damage.SUFFER)
    assert t.took == {"h0": 1}


@pytest.mark.rule("GH-DMG-01", "GH-EXHAUST-01")
@pytest.mark.parametrize(
    ("lang", "one", "none"),
    [
        ("en", "(1 hit point left)", "(you would be exhausted)"),
        ("es", "(te quedaría 1 punto de vida)", "(sería tu agotamiento)"),
        ("pt-BR", "(restaria 1 ponto de vida)", "(seria sua exaustão)"),
    ],
)
def test_the_prompt_says_what_the_damage_leaves(lang: str, one: str, none: str) -> None:
    t = holding(*BRUTE[:2])
    hp = t.g.figures["h0"].hp
    for amount, said in ((hp - 1, one), (hp, none), (hp + 1, none)):
        asked = damage.suffer(t.g, "h0", amount).send(None)
        assert said in GAME.words(lang, t.g)(f"ask-{asked.prompt}", **asked.about)


@pytest.mark.rule("GH-DMG-02")
def test_or_by_two_discarded_cards() -> None:
    t = Table("brute")
    t.me.discarded[:] = BRUTE[:3]
    t.suffer("h0", 7, damage.DISCARDED, BRUTE[0], BRUTE[2])
    assert t.took == {} and sorted(t.me.lost) == sorted([BRUTE[0], BRUTE[2]]) and t.me.discarded == [BRUTE[1]]
    t.suffer("h0", 7)
    assert t.took == {"h0": 7}, "with one discarded card there is no choice"


@pytest.mark.rule("GH-DMG-03", "GH-COND-05")
def test_negated_damage_does_not_stop_the_effects_of_the_attack() -> None:
    t = holding(BRUTE[0], foes={"a": (1, 0)})
    doing = Action("a", None)
    doing.fixed = ["h0"]
    t.run(attack.attack(t.g, doing, Attack(value=3, conditions=("muddle",))), [("hand", BRUTE[0])])
    assert t.took == {} and t.has("h0") == ["muddle"]


@pytest.mark.rule("GH-DMG-04")
def test_the_cards_chosen_for_the_round_cannot_be_lost() -> None:
    t = chose("trample", "grab-and-go")
    t.me.hand[:] = ["eye-for-an-eye"]
    flow = damage.suffer(t.g, "h0", 1)
    asked = flow.send(None)
    assert ("hand", "trample") not in asked.made().values()
    assert (("hand", "trample"), "GH-DMG-04") in list(asked.options.refused())


@pytest.mark.rule("GH-EXHAUST-01", "GH-EXHAUST-04", "GH-SUMMON-06")
def test_without_hit_points_a_character_leaves_with_cards_and_summons() -> None:
    t = Table("brute", hp={"h0": 3})
    t.me.hand[:], t.me.active[:] = [], ["trample"]
    summons.place(t.g, "h0", "mystic-ally", (1, 0), card="trample")
    t.suffer("h0", 3)
    assert t.me.exhausted and t.at("h0") is None and t.me.lost == ["trample"] and t.summoned() == []


@pytest.mark.rule("GH-DEATH-01", "GH-DEATH-02", "GH-DEATH-03")
def test_where_death_is_for_good_the_exhausted_stay_on_the_map() -> None:
    t = holding(BRUTE[0])
    t.g.options = replace(t.g.options, permanent_death=True)
    t.run(selection.select(t.g), [])
    assert t.me.exhausted and t.at("h0") == (0, 0) and t.me.initiative == 99
    t.suffer("h0", HP)
    assert t.at("h0") is None


# -- attacks ---------------------------------------------------------------------------------------------------------
def struck(deck: list[str], value: int = 3, *, range: int = 0, at: Any = (1, 0), **more: Any) -> Table:
    """One attack of the Brute with this modifier deck."""
    t = Table("brute", {"a": at}, **more)
    t.me.deck[:] = deck
    return t.attack("h0", "a", value, range=range)


@pytest.mark.rule("GH-MOD-03", "GH-MOD-04", "GH-MOD-05", "GH-ATK-07")
def test_modifier_cards_change_the_attack() -> None:
    assert struck(["plus-2"]).took == {"a": 5}
    assert struck(["minus-2"]).took == {"a": 1}
    assert struck(["double"]).took == {"a": 6}
    assert struck(["null"]).took == {}
    assert struck(["minus-2"], 1).took == {}, "never less than nothing"


@pytest.mark.rule("GH-ATK-06", "GH-ATK-08", "GH-POISON-01", "GH-SHIELD-01", "GH-MOD-05")
def test_poison_counts_before_the_card_and_shield_after_it() -> None:
    t = struck(["double"], 3, shields={"a": 1}, conditions={"a": ["poison"]})
    assert t.took == {"a": (3 + 1) * 2 - 1}


@pytest.mark.rule("GH-ADV-01", "GH-ADV-04", "GH-STRENG-01", "GH-MUDDLE-01", "GH-ADV-10")
def test_advantage_takes_the_better_card_and_disadvantage_the_worse() -> None:
    deck = ["plus-2", "minus-2"]
    assert struck(deck, conditions={"h0": ["strengthen"]}).took == {"a": 5}
    assert struck(deck, conditions={"h0": ["muddle"]}).took == {"a": 1}
    both = struck(deck, conditions={"h0": ["muddle", "strengthen"]})
    assert len(both.me.deck) == 1, "they cancel: one card is drawn"


@pytest.mark.rule("GH-ATK-04", "GH-ADV-11")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    cards = ["plus-2", "minus-2"]
    near = struck(cards, range=3)
    assert near.took == {"a": 1} and near.me.deck == [], "both cards are drawn, the worse one counts"
    assert len(struck(cards, range=3, at=(2, 0)).me.deck) == 1
    assert len(struck(cards).me.deck) == 1, "a melee attack on a neighbour is made normally"


@pytest.mark.rule("GH-MOD-08", "GH-ADV-02", "GH-ADV-05")
def test_rolling_cards_go_on_to_one_that_does_not_roll() -> None:
    rolling = next(id for id, card in Table("brute").g.content.modifiers.items() if card.rolling and card.plus == 1)
    assert struck([rolling, "plus-0"], conditions={"h0": ["strengthen"]}).took == {"a": 4}
    assert struck([rolling, "plus-0"], conditions={"h0": ["muddle"]}).took == {"a": 3}
    t = Table("brute", {"a": (1, 0)})
    t.me.deck[:] = [rolling] * 3
    t.me.deck_discard[:] = ["plus-2"]
    assert t.attack("h0", "a", 1).took == {"a": 1 + 3 + 2}, "the discards are shuffled in when the pile is empty"


@pytest.mark.rule("GH-MOD-09", "GH-MOD-11", "GH-MOD-12", "GH-CURSE-02", "GH-BLESS-02", "GH-END-02", "GH-ADV-12")
def test_bless_and_curse_leave_the_deck_and_the_double_brings_the_reshuffle() -> None:
    t = struck(["bless"])
    assert t.took == {"a": 6} and t.me.deck == t.me.deck_discard == [] and not t.me.reshuffle
    t = struck(["double", "curse"], conditions={"h0": ["muddle"]})
    assert t.took == {} and t.me.deck_discard == ["double"] and t.me.reshuffle
    modifiers.reshuffle(t.g)
    assert t.me.deck == ["double"] and t.me.deck_discard == [] and not t.me.reshuffle


@pytest.mark.rule("GH-CURSE-05", "GH-CURSE-07", "GH-BLESS-04", "GH-CURSE-04")
def test_there_are_ten_curses_for_characters_ten_for_monsters_and_ten_blessings() -> None:
    t = Table("brute", {"a": (1, 0)}, allies=[(0, 1)])
    g = t.g
    for _ in range(7):
        for id in ("h0", "h1", "a"):
            conditions.give(g, g.figures[id], "curse")
            conditions.give(g, g.figures[id], "bless")
    decks = [g.monster_deck, g.characters[0].deck, g.characters[1].deck]
    assert g.monster_deck.count("curse") == 7 and sum(deck.count("curse") for deck in decks[1:]) == 10
    assert sum(deck.count("bless") for deck in decks) == 10


@pytest.mark.rule("GH-REDUCE-01", "GH-REDUCE-02", "GH-REDUCE-03", "GH-REDUCE-04")
def test_reduced_randomness_makes_two_of_double_and_null() -> None:
    for card, suffered in (("double", 5), ("bless", 5), ("null", 1), ("curse", 1)):
        t = Table("brute", {"a": (1, 0)})
        t.g.options = replace(t.g.options, reduced_randomness=True)
        t.me.deck[:] = [card]
        t.attack("h0", "a", 3)
        assert t.took == {"a": suffered}
        assert t.me.reshuffle == (card in ("double", "null")) and t.me.deck_discard == [card] * t.me.reshuffle


@pytest.mark.rule("GH-RETAL-01", "GH-RETAL-03", "GH-RETAL-04", "GH-RETAL-07")
def test_retaliate_answers_what_is_left_standing_next_to_it() -> None:
    t = Table("brute", {"a": (1, 0)}).act("a", Retaliate(value=2))
    assert t.attack("h0", "a", 1).took == {"a": 1, "h0": 2}
    t = Table("brute", {"a": (1, 0)}).act("a", Retaliate(value=2))
    t.act("h0", Attack(value=1, push=1), answers=["a", ("to", 2, 0)])
    assert t.took == {"a": 1}, "pushed out of its range"
    t = Table("brute", {"a": (1, 0)}, hp={"a": 1}).act("a", Retaliate(value=2))
    assert t.attack("h0", "a", 1).took == {"a": 1}, "the dead do not strike back"


@pytest.mark.rule("GH-ATK-11", "GH-ATK-12", "GH-ATK-13")
def test_a_dead_monster_leaves_a_money_token_unless_it_was_spawned() -> None:
    t = Table("brute", {"a": (1, 0), "b": (0, 1)}, hp={"a": 1, "b": 1})
    t.g.figures["b"].spawned = True
    t.attack("h0", "a", 2).attack("h0", "b", 2)
    assert t.dead == ["a", "b"] and t.g.money == {"1,0": 1}


@pytest.mark.rule("GH-PUSH-01", "GH-PUSH-06", "GH-PUSH-02")
def test_a_push_is_skipped_or_goes_all_the_way() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.act("h0", Attack(value=1, push=2), answers=["a", ("to", 3, 0)])
    assert t.at("a") == (3, 0)
    ends = [option[1:] for option in t.offered[-1] if option[0] == "to"]
    assert all(abs(q) + abs(r) + abs(q + r) == 6 for q, r in ends) and "stop" in t.offered[-1]


# -- elements and experience -----------------------------------------------------------------------------------------
@pytest.mark.rule("GH-ELEM-02", "GH-ELEM-03", "GH-ELEM-04", "GH-ELEM-09")
def test_an_element_is_strong_only_after_the_turn_that_made_it_and_wanes_by_rounds() -> None:
    t = chose("eye-for-an-eye", "trample", hp={"h0": 20})
    flow_answers = [("bottom", "eye-for-an-eye"), "h0", hero_turns.END]
    flow = hero_turns.take(t.g, "h0")
    flow.send(None)
    flow.send(flow_answers[0])
    flow.send(flow_answers[1])
    assert t.g.elements["earth"] == 0 and t.g.infused == ["earth"]
    with pytest.raises(StopIteration):
        flow.send(hero_turns.END)
    strengths = [t.g.elements["earth"]]
    for _ in range(2):
        elements.wane(t.g)
        strengths.append(t.g.elements["earth"])
    assert strengths == [2, 1, 0]


@pytest.mark.rule("GH-ELEM-06", "GH-ELEM-08", "GH-ELEM-12", "GH-ELEM-15")
def test_a_row_of_symbols_is_paid_with_different_elements() -> None:
    t = Table("brute", elements=["fire", "ice"])
    assert elements.affordable(t.g, ("fire", "any")) == [("fire", "ice")]
    assert elements.affordable(t.g, ("any", "any")) == [("fire", "ice")]
    assert elements.affordable(t.g, ("fire", "fire", "any")) == []
    assert elements.affordable(t.g, ("air",)) == []
    elements.consume(t.g, "h0", ("fire",))
    assert t.strong == ["ice"]


@pytest.mark.rule("GH-ELEM-01", "GH-ELEM-07", "GH-ELEM-10", "GH-ELEM-16")
def test_consuming_is_a_choice_for_anyone_on_a_later_turn_and_the_element_may_be_made_anew() -> None:
    augmented = Attack(value=2, augments=(Augment(uses=("fire",), gives=Extra(plus=1, makes=("fire",))),))
    t = Table("brute", {"a": (1, 0)}, elements=["fire"])
    t.act("h0", augmented, answers=["skip", "a"])
    assert t.took == {"a": 2} and t.strong == ["fire"]
    t.act("h0", augmented, answers=[("augment", 0), "a"])
    assert t.took == {"a": 5} and t.strong == [] and t.made == ["fire"]
    assert t.end_turn().strong == ["fire"]
    assert list(t.g.elements) == ["fire", "ice", "air", "earth", "light", "dark"]
    t.monster_turn("a")
    assert elements.affordable(t.g, ("fire",)) == [("fire",)], "it is there for whoever comes next"


# -- healing and conditions ------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-WOUND-02", "GH-WOUND-03", "GH-HEAL-04", "GH-HEAL-05")
def test_a_heal_takes_wound_away_and_heals_unless_there_is_poison_too() -> None:
    t = Table("brute", {"a": (3, 0)}, hp={"h0": 10, "a": HP - 1}, conditions={"h0": ["wound"], "a": ["wound"]})
    t.act("h0", Heal(value=3)).act("a", Heal(value=3))
    assert t.conditions() == {} and t.g.figures["h0"].hp == 13 and t.g.figures["a"].hp == HP
    t = Table("brute", hp={"h0": 10}, conditions={"h0": ["wound", "poison"]}).act("h0", Heal(value=3))
    assert t.conditions() == {} and t.g.figures["h0"].hp == 10
    t = Table("brute", hp={"h0": HP - 1}).act("h0", Heal(value=3))
    assert t.g.figures["h0"].hp == HP


@pytest.mark.rule("GH-HEAL-01", "GH-HEAL-02", "GH-COND-06")
def test_a_heal_with_a_range_reaches_oneself_or_an_ally_in_it() -> None:
    t = Table("brute", {"a": (0, 1)}, allies=[(2, 0), (4, 0)], hp={"h1": 10, "h2": 10})
    t.act("h0", Heal(value=3, range=2, conditions=("strengthen",)), answers=["h1"])
    assert t.took == {"h1": -3} and t.has("h1") == ["strengthen"]
    assert t.offered == [["h0", "h1", "stop"]]


@pytest.mark.rule("GH-IMMOB-03", "GH-EFFECT-03", "GH-PUSH-04")
def test_the_immobilized_and_stunned_can_be_pushed_and_the_push_skipped() -> None:
    t = Table("brute", {"a": (1, 0)}, conditions={"a": ["immobilize", "stun"]})
    t.act("h0", Attack(value=1, push=1), answers=["a", "stop"])
    assert t.at("a") == (1, 0)
    t.act("h0", Attack(value=1, push=1), answers=["a", ("to", 2, 0)])
    assert t.at("a") == (2, 0)


@pytest.mark.rule("GH-STUN-04")
def test_stun_leaves_bonuses_in_force() -> None:
    t = Table("brute", {"a": (1, 0)}).bottom("shield-bash")
    t.g.figures["h0"].conditions["stun"] = False
    assert t.attack("a", "h0", 3).took == {"h0": 2}


@pytest.mark.rule("GH-BLESS-01", "GH-CURSE-01", "GH-COND-07", "GH-COND-08")
def test_bless_and_curse_go_into_the_draw_pile_and_a_cure_takes_only_what_is_negative() -> None:
    t = Table("brute", conditions={"h0": ["poison", "muddle", "strengthen", "invisible"]})
    t.me.deck[:], t.me.deck_discard[:] = ["plus-0"], ["plus-1"]
    t.act("h0", Afflict(conditions=("bless", "curse"), whom=Whom(side="self"), forced=True), Cure())
    assert sorted(t.me.deck) == ["bless", "curse", "plus-0"] and t.me.deck_discard == ["plus-1"]
    assert t.has("h0") == ["invisible", "strengthen"]


# -- items -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-TURN-13", "GH-USE-01", "GH-EQUIP-10")
def test_an_item_of_ones_turn_may_be_used_in_the_middle_of_a_move() -> None:
    t = chose("grab-and-go", "trample", hp={"h0": 10})
    t.me.items[:] = ["minor-healing-potion"]
    potion = ("item", "minor-healing-potion")
    took_turn(t, ("bottom", "grab-and-go"), ("via", 1, 0), potion, ("to", 2, 0), hero_turns.END)
    assert t.g.figures["h0"].hp == 13 and t.me.consumed == ["minor-healing-potion"] and t.at("h0") == (2, 0)


@pytest.mark.rule("GH-EQUIP-09", "GH-EQUIP-11", "GH-USE-05", "GH-USE-06")
def test_an_item_with_slots_is_used_each_time_and_spent_after_the_last() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.items[:] = ["hide-armor"]
    t.attack("a", "h0", 3).attack("a", "h0", 3)
    assert t.took == {"h0": 4} and t.me.spent == ["hide-armor"]
    assert t.attack("a", "h0", 3).took == {"h0": 7}
    assert items.why_not(t.g, t.me, "hide-armor") == "GH-EQUIP-09"


@pytest.mark.rule("GH-USE-02", "GH-USE-03")
def test_an_item_on_an_attack_is_asked_for_before_the_card_is_drawn() -> None:
    t = Table("brute", {"a": (1, 0)})
    t.me.items[:] = ["stun-powder"]
    before = t.g.chance.drawn
    doing = Action("h0", 0)
    doing.fixed = ["a"]
    flow = attack.attack(t.g, doing, Attack(value=2))
    asked = flow.send(None)
    assert asked.prompt == "use-item" and t.g.chance.drawn == before
    with pytest.raises(StopIteration):
        flow.send(("item", "stun-powder"))
    assert t.has("a") == ["stun"] and t.me.consumed == ["stun-powder"]


@pytest.fixture
def made_item(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Items of one's own, as a pack might have them."""

    def make(t: Table, moment: str, **fields: Any) -> tuple[str, str]:
        raw = {"id": "own", "name": {"en": "Own", "es": "Propio", "pt-BR": "Próprio"}, "source": "pack", "number": 999}
        raw |= {"cost": 1, "slot": "small", "copies": 1, "after": "consumed", "moment": moment, **fields}
        monkeypatch.setitem(t.g.content.items, "own", msgspec.convert(raw, Item))
        monkeypatch.setattr(t.g.content, "kits", {})
        t.me.items.append("own")
        return ("item", "own")

    return make


@pytest.mark.rule("GH-USE-01")
def test_items_can_wait_for_a_heal_a_kill_loot_or_the_last_hit_point(made_item: Any) -> None:
    t = Table("brute", hp={"h0": 10})
    own = made_item(t, "own-heal", gives={"plus": 2})
    assert t.act("h0", Heal(value=1), answers=[own]).took == {"h0": -3}
    t = Table("brute", {"a": (1, 0)}, hp={"a": 1, "h0": 10})
    own = made_item(t, "killed", do=[{"do": "heal", "value": 2}])
    assert t.attack("h0", "a", 2, own).took == {"a": 1, "h0": -2}
    t = Table("brute", money=[(0, 0)])
    own = made_item(t, "loot", do=[{"do": "gain", "xp": 1}])
    assert t.end_turn(own).xp == 1
    t = Table("brute", hp={"h0": 2})
    own = made_item(t, "exhausted", do=[{"do": "heal", "value": 4}])
    t.suffer("h0", 5, own)
    assert not t.me.exhausted and t.g.figures["h0"].hp == 4
    assert t.suffer("h0", 5).me.exhausted, "it is consumed"


@pytest.mark.rule("GH-USE-01", "GH-USE-02")
def test_items_can_answer_the_attack_of_a_neighbour_on_somebody_else(made_item: Any) -> None:
    t = Table("brute", {"a": (1, 0)}, allies=[(2, 0)])
    own = made_item(t, "adjacent-enemy-attacks", gives={"plus": -2})
    assert t.attack("a", "h1", 3, own).took == {"h1": 1}


def test_what_is_equipped_is_sorted_anew_when_it_changes() -> None:
    t = Table("brute")
    figure, known = t.g.figures["h0"], t.g.content.items
    by_moment = {moment: [id for id in known if known[id].moment == moment] for moment in ("always", "own-turn")}
    t.me.items = [by_moment["always"][0], by_moment["own-turn"][0]]
    first = t.g.kit(figure)
    assert [item.id for item in first.always] == t.me.items[:1]
    assert [item.id for item in first.waiting["own-turn"]] == t.me.items[1:]
    t.me.items.append(by_moment["own-turn"][1])
    assert [item.id for item in t.g.kit(figure).waiting["own-turn"]] == t.me.items[1:]
    t.me.items.clear()
    assert not t.g.kit(figure).waiting and not items.usable(t.g, figure, "own-turn")


# -- why not ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-MOVE-01", "GH-MOVE-04", "GH-OBST-01")
def test_hexes_that_cannot_be_moved_to_are_refused_with_their_clause() -> None:
    t = Table("brute", {"a": (1, 0)}, obstacles=[(0, 1)])
    ways = Ways(t.g, Action("h0", 0), t.g.figures["h0"], Move(value=2), "walk", 2)
    refused = dict(ways.refused())
    assert refused["to", 1, 0] == "GH-MOVE-04" and refused["to", 0, 1] == "GH-OBST-01"
    assert refused["to", -4, 0] == "GH-MOVE-01"
    assert ("to", -2, 0) in ways.options()


@pytest.mark.rule("GH-ATK-02", "GH-ATK-05", "GH-INVIS-01", "GH-TARGET-02")
def test_figures_that_cannot_be_attacked_are_refused_with_their_clause() -> None:
    t = Table("brute", {"a": (1, 0), "b": (3, 0), "c": (0, 1)}, allies=[(-1, 0)], conditions={"c": ["invisible"]})
    act = Action("h0", 0)
    act.targeted = ["a"]
    refused = dict(Refused(t.g, act, Shot(t.g, act, Attack(value=2, targets=2), []))())
    assert refused == {
        "h0": "GH-ATK-02",
        "h1": "GH-ATK-02",
        "a": "GH-TARGET-02",
        "b": "GH-ATK-05",
        "c": "GH-INVIS-01",
    }


@pytest.mark.rule("GH-AMBIG-01", "GH-MHEAL-02")
def test_what_a_monsters_heal_leaves_open_the_players_decide() -> None:
    t = Table("brute", {"a": (1, 0), "b": (2, 0), "c": (3, 0)}, hp={"a": 20, "b": 20, "c": 25})
    flow = perform.action(t.g, "a", (Heal(value=3, range=3),))
    asked = flow.send(None)
    assert isinstance(asked, AskAny) and list(asked.asks[0].made()) == ["a", "b"]
    with pytest.raises(StopIteration):
        flow.send((0, "b"))
    assert t.g.figures["b"].hp == 23
