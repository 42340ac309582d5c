"""Hunts: what comes before, the Monster round and the Hero round (p. 10-11)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.lords_of_ragnarok import events as ev

from .lairs import battle, hero_round, hunt_of, hunter, lair, result, strikes, to_draw
from .positions import BLUE, GOLD, GREEN, RED, asked, happened, options, play, position, rune_list, where, why


# -- before the Hunt -------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HUNT-01")
def test_a_hunt_begins_only_with_the_monsters_action() -> None:
    for phase in ("prayer", "hero", "runes", "maneuvers"):
        table = position(
            phase,
            monsters={"draugr": "wolfmark"},
            runes={GREEN: "uruz othala"},
            armies={GREEN: [("elk-cape", 1)]},
            priests={GREEN: 1},
        )
        assert table.state.phase == phase
        assert not any("hunt" in option for option in options(table))


@pytest.mark.rule("LR-HUNT-01", "LR-BEASTS-03")
def test_only_what_is_where_the_hero_is_can_be_hunted() -> None:
    table = position("special", monsters={"draugr": "wolfmark", "lindworm": "elk-cape"})
    play(table, "monsters")
    assert [option for option in options(table) if option.startswith("hunt")] == ["hunt,draugr"]


@pytest.mark.rule("LR-HUNT-03", "LR-HUNT-06")
@pytest.mark.parametrize(
    ("seats", "ring", "by"),
    [(3, None, BLUE), (3, RED, RED), (3, GREEN, BLUE), (4, None, GOLD), (4, BLUE, BLUE), (2, None, RED)],
)
def test_the_controller_or_else_the_neighbour_to_the_right_plays_the_monster(
    seats: int, ring: int | None, by: int
) -> None:
    rings = {} if ring is None else {"draugr": ring}
    table = lair(hand="thrust", seats=seats, rings=rings)
    assert asked(table) == (by, "monster-attack"), "nobody plays both sides"


@pytest.mark.rule("LR-HUNT-04", "LR-HUNT-05")
def test_effects_of_the_start_come_before_the_cards_are_drawn() -> None:
    table = position("special", heroes={GREEN: "beowulf"}, monsters={"draugr": "wolfmark"})
    play(table, "monsters", "hunt,draugr")
    assert asked(table) == (GREEN, "self-wound") and hunter(table).hand == []


@pytest.mark.rule("LR-HUNT-05", "LR-ATTR-04")
@pytest.mark.parametrize(("strength", "wounded", "drawn"), [(2, (), 2), (5, (), 5), (5, ["strength"], 2)])
def test_the_hunter_draws_as_many_cards_as_strength(
    strength: int, wounded: list[str] | tuple[Any, ...], drawn: int
) -> None:
    table = position(
        "special",
        monsters={"draugr": "wolfmark"},
        track={GREEN: {"strength": strength}},
        wounded={GREEN: wounded},
        hand={GREEN: ["mallet"]},
    )
    play(table, "monsters", "hunt,draugr")
    assert len(hunter(table).hand) == 1 + drawn, "the limit of Wisdom waits"
    assert asked(table)[1] == "monster-attack"


@pytest.mark.rule("LR-HUNT-06", "LR-DECK-01")
def test_the_monster_begins_with_two_of_the_fourteen_attack_cards() -> None:
    table = position("special", monsters={"draugr": "wolfmark"})
    attacks = set(table.state.content.attacks)
    assert len(attacks) == 14
    play(table, "monsters", "hunt,draugr")
    h = hunt_of(table)
    assert len(h.hand) == 2 and len(h.deck) == 12 and {*h.hand, *h.deck} == attacks


@pytest.mark.rule("LR-HUNT-06", "LR-MROUND-10")
def test_every_hunt_has_all_fourteen_again() -> None:
    table = hero_round(hand="thrust")
    assert len(hunt_of(table).deck) < 12 and table.state.attacks == []
    play(table, "give-up", "authority")
    assert len(table.state.attacks) == 14


@pytest.mark.rule("LR-HUNT-02", "LR-HROUND-05", "LR-MROUND-09")
def test_rounds_alternate_and_the_monster_begins() -> None:
    table = lair(hand="thrust broad-axe", attack="regrowth")
    assert asked(table)[1] == "monster-attack"
    strikes(table)
    assert asked(table) == (GREEN, "hero-round")
    play(table, "broad-axe", "0", "end-round")
    assert asked(table) == (BLUE, "monster-attack")
    strikes(table)
    assert asked(table) == (GREEN, "hero-round")


# -- the Monster round -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-EX-08", "LR-MROUND-03", "LR-MROUND-04", "LR-MROUND-06", "LR-MROUND-07", "LR-MROUND-08")
def test_two_cards_of_4_do_not_stop_the_special_attack_but_find_its_weak_point_of_7() -> None:
    table = lair(
        "draugr",
        hand="thrust mallet bearded-axe",
        deck="war-hammer anvil-blow storm-hammer",
        attack="special-5",
        track={GREEN: {"wisdom": 3}},
    )
    play(table, "special-5", "thrust", "mallet", "done")  # 3 + 1
    assert happened(table, ev.SpecialAttack) == [ev.SpecialAttack(monster="draugr")]
    play(table, "authority", "strength")  # two Wounds
    assert happened(table, ev.WeakPoint) == [ev.WeakPoint(who=GREEN, total=7, needed=7)]
    assert len(hunter(table).hand) == 1 + 1 + 1


@pytest.mark.rule("LR-MROUND-08")
def test_one_less_does_not_find_the_weak_point() -> None:
    table = lair(hand="thrust mallet bearded-axe", deck="war-hammer anvil-blow", attack="special-5")
    play(table, "special-5", "thrust", "mallet", "done", "authority", "strength")  # 4 + Wisdom 2
    assert happened(table, ev.WeakPoint) == [] and len(hunter(table).hand) == 2


@pytest.mark.rule("LR-MROUND-08", "LR-WOUND-03")
def test_a_wisdom_just_wounded_counts_2_for_the_weak_point() -> None:
    table = lair(hand="thrust mallet", deck="war-hammer", attack="special-5", track={GREEN: {"wisdom": 3}})
    play(table, "special-5", "thrust", "mallet", "wisdom", "authority")
    assert happened(table, ev.WeakPoint) == []


@pytest.mark.rule("LR-MROUND-08")
def test_the_weak_point_needs_no_card() -> None:
    table = lair(deck="war-hammer anvil-blow", attack="strike-3", track={GREEN: {"wisdom": 5}})
    play(table, "strike-3", "authority")
    assert len(hunter(table).hand) == 2


@pytest.mark.rule("LR-MROUND-02")
def test_the_monster_plays_one_card_and_discards_the_rest() -> None:
    table = lair(hand="thrust", attack="terror ambush strike-3 strike-4 strike-5")
    one, other = options(table)
    play(table, other)
    h = hunt_of(table)
    assert (h.card, h.hand, h.discard) == (other, [], [one])
    assert happened(table, ev.MonsterDiscarded) == [ev.MonsterDiscarded(monster="draugr", cards=(one,))]


@pytest.mark.rule("LR-MROUND-03")
@pytest.mark.parametrize("played", [(), ("thrust",), ("thrust", "mallet"), ("mallet", "thrust", "hill-archers")])
def test_any_number_of_cards_may_be_played_in_defence_of_whatever_weapon(played: tuple[Any, ...]) -> None:
    table = lair(hand="thrust mallet hill-archers", attack="heavy-blow")
    strikes(table, *played)
    assert [event.card for event in happened(table, ev.Defended)] == list(played)
    assert hunt_of(table).total == sum({"thrust": 3, "mallet": 1, "hill-archers": 2}[card] for card in played)


@pytest.mark.rule("LR-MROUND-04", "LR-MROUND-06")
@pytest.mark.parametrize(
    ("defence", "stopped"), [("thrust", False), ("thrust hatchet", True), ("thrust anvil-blow", True)]
)
def test_the_defence_needs_the_value_of_the_fury(defence: str, stopped: bool) -> None:
    table = lair(hand="thrust hatchet anvil-blow", attack="strike-4")
    strikes(table, *defence.split())
    assert bool(happened(table, ev.AttackStopped)) == stopped
    assert (asked(table)[1] == "wound") != stopped


@pytest.mark.rule("LR-MROUND-04", "LR-CARD-01")
def test_casualty_symbols_and_battle_effects_do_not_matter_in_a_hunt() -> None:
    table = lair(hand="levy-spear dane-axe mallet", attack="strike-5")
    play(table, "strike-5", "levy-spear", "dane-axe")
    assert hunt_of(table).total == 1 + 4


@pytest.mark.rule("LR-MROUND-05", "LR-MROUND-06")
@pytest.mark.parametrize("shield", ["round-shield", "shield-wall"])
@pytest.mark.parametrize("attack", ["heavy-blow", "terror", "special-6", "savage-roar"])
def test_a_shield_blocks_whatever_the_fury(shield: str, attack: str) -> None:
    table = lair(hand=f"{shield} thrust mallet", deck="hatchet", attack=attack)
    strikes(table, shield)
    assert len(happened(table, ev.AttackStopped)) == 1
    assert hunter(table).wounded == [] and set(hunter(table).hand) == {"thrust", "mallet", "hatchet"}
    assert asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-MROUND-05")
def test_what_a_shield_does_not_block_says_so_on_the_attack_card() -> None:
    table = lair(hand="round-shield thrust", attack="special-7")
    strikes(table, "round-shield")
    assert happened(table, ev.AttackStopped) == [] and asked(table)[1] == "wound"
    unblockable = [id for id, card in table.state.content.attacks.items() if card.unblockable]
    assert unblockable == ["special-7"], "by default a Shield blocks"


@pytest.mark.rule("LR-MROUND-07")
@pytest.mark.parametrize("defence", [("thrust",), ()])
def test_a_card_is_drawn_whether_or_not_the_defence_succeeded(defence: tuple[Any, ...]) -> None:
    table = lair(hand="thrust", deck="mallet", attack="strike-3")
    strikes(table, *defence)
    if not defence:
        play(table, "authority")
    assert "mallet" in hunter(table).hand


@pytest.mark.rule("LR-MROUND-09", "LR-CARD-02")
@pytest.mark.parametrize(("attack", "draws"), [("strike-4", 2), ("heavy-blow", 1), ("frenzy-4", 3)])
def test_the_monster_draws_what_its_card_says_and_then_discards_it(attack: str, draws: int) -> None:
    table = lair(hand="round-shield thrust", attack=attack)
    strikes(table, "round-shield")
    h = hunt_of(table)
    assert len(h.hand) == draws and len(h.deck) == 12 - draws
    assert h.card is None and h.discard == [attack] * 2, "with the rest of the first hand"


@pytest.mark.rule("LR-MROUND-10")
def test_a_monster_draws_no_more_cards_than_remain_and_nothing_is_reshuffled() -> None:
    table = lair(hand="round-shield thrust", attack="frenzy-4 frenzy-5 strike-3 strike-4")
    attack = next(card for card in options(table))
    strikes(table, "round-shield")
    h = hunt_of(table)
    assert len(h.hand) == 2 and h.deck == [] and len(h.discard) == 2 and attack in h.discard


@pytest.mark.rule("LR-MROUND-01", "LR-HUNTEND-05")
def test_with_an_empty_deck_the_hunt_fails_though_the_monster_has_cards() -> None:
    table = lair(hand="round-shield broad-axe hatchet", attack="frenzy-4 frenzy-5 strike-3")
    strikes(table, "round-shield")
    assert hunt_of(table).deck == [] and hunt_of(table).hand
    play(table, "broad-axe", "1", "end-round")
    assert len(happened(table, ev.AttackDeckEmpty)) == 1 and len(happened(table, ev.HuntFailed)) == 1
    assert asked(table) == (GREEN, "wound")


@pytest.mark.rule("LR-MROUND-06", "LR-HROUND-01", "LR-DECK-02")
def test_cards_played_in_defence_are_discarded() -> None:
    table = lair(hand="thrust mallet hatchet", deck="seax seax", attack="strike-4")
    strikes(table, "thrust", "mallet")
    assert table.state.combat_discard == ["thrust", "mallet"]


# -- the Hero round --------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HROUND-01", "LR-WSPACE-01")
def test_a_card_covers_an_uncovered_space_of_its_weapon_that_the_hunter_chooses() -> None:
    table = hero_round("draugr", "broad-axe hill-archers")
    play(table, "broad-axe")
    assert asked(table) == (GREEN, "wound-space") and options(table) == ["0", "1"], "the two Axes"
    play(table, "1")
    assert table.state.beasts["draugr"].wounds == [None, GREEN, None, None, None, None]
    assert table.state.combat_discard == ["broad-axe"]
    assert happened(table, ev.WoundDealt) == [ev.WoundDealt(who=GREEN, monster="draugr", weapons=("axe",), left=5)]


@pytest.mark.rule("LR-HROUND-01")
def test_a_card_that_can_cover_no_space_cannot_be_played() -> None:
    table = hero_round("draugr", "hill-archers round-shield war-hammer", wounds={"draugr": {2: RED}})
    assert options(table) == ["give-up"], "no Bow space, no Shield space, and the Hammer is covered"
    for card in ("hill-archers", "round-shield", "war-hammer"):
        assert why(table, GREEN, card) == "LR-HROUND-01"


@pytest.mark.rule("LR-HROUND-01", "LR-HUNT-07")
def test_a_space_someone_else_covered_is_covered() -> None:
    table = hero_round("draugr", "broad-axe", wounds={"draugr": {0: RED}})
    play(table, "broad-axe")
    assert options(table) == ["1"]


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-03")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_hunt_effect_may_be_resolved_or_skipped_and_comes_before_marker_and_reward(answer: str, drawn: int) -> None:
    table = hero_round("draugr", "seax", deck="mallet")
    play(table, "seax")
    assert asked(table) == (GREEN, "hunt-effect") and options(table) == ["yes", "no"]
    play(table, answer)
    assert len(hunter(table).hand) == drawn and table.state.beasts["draugr"].wounds == [None] * 6
    assert asked(table) == (GREEN, "wound-space")
    play(table, "5")
    assert table.state.beasts["draugr"].wounds[5] == GREEN and asked(table) == (GREEN, "gain-rune")


@pytest.mark.rule("LR-HROUND-03", "LR-REWARD-04")
def test_the_reward_comes_at_once() -> None:
    table = hero_round("draugr", "plain-sword hatchet")
    play(table, "plain-sword", "5")
    assert asked(table) == (GREEN, "gain-rune") and hunt_of(table).dealt == 1
    play(table, "algiz")
    assert rune_list(table, GREEN) == ["algiz"] and asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-HROUND-03")
def test_a_space_without_reward_gives_nothing() -> None:
    table = hero_round("draugr", "broad-axe")
    play(table, "broad-axe", "1")
    assert happened(table, ev.Rewarded) == [] and asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-HROUND-04", "LR-HROUND-01")
def test_any_number_of_wounds_in_one_hero_round_one_per_card() -> None:
    table = hero_round("draugr", "broad-axe hatchet war-hammer thrust")
    play(table, "broad-axe", "1", "hatchet", "0", "war-hammer", "2", "thrust", "4")
    assert table.state.beasts["draugr"].wounds == [GREEN, GREEN, GREEN, None, GREEN, None]
    assert hunt_of(table).dealt == 4 and options(table) == ["end-round"]


@pytest.mark.rule("LR-HROUND-05", "LR-HUNTEND-04")
def test_the_round_may_end_only_after_a_wound() -> None:
    table = hero_round("draugr", "broad-axe hatchet")
    assert "end-round" not in options(table) and "give-up" in options(table)
    play(table, "broad-axe", "1")
    assert "end-round" in options(table) and "give-up" not in options(table)
    play(table, "end-round")
    assert asked(table) == (BLUE, "monster-attack") and happened(table, ev.HuntFailed) == []


@pytest.mark.rule("LR-HUNTEND-04")
def test_each_hero_round_needs_a_wound_of_its_own() -> None:
    table = hero_round("draugr", "plain-sword hatchet")
    play(table, "plain-sword", "5", "uruz", "end-round")
    strikes(table)
    assert "give-up" in options(table) and "end-round" not in options(table)


# -- Rewards ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-REWARD-01", "LR-ALLY-02")
def test_reward_realm_any_realm_without_ones_marker_and_a_card_if_it_is_empty() -> None:
    table = hero_round("frost-jotun", "hatchet", deck="mallet", alliances={"alfheim": [GREEN], "vanaheim": [RED]})
    play(table, "hatchet", "3")
    assert set(options(table)) == {"vanaheim", "niflheim", "svartalfheim", "muspelheim", "jotunheim"}
    play(table, "muspelheim")
    assert table.state.alliances["muspelheim"] == [GREEN] and hunter(table).hand == ["mallet"]


@pytest.mark.rule("LR-REWARD-01")
def test_reward_realm_gives_no_card_where_somebody_is() -> None:
    table = hero_round("frost-jotun", "hatchet", deck="mallet", alliances={"vanaheim": [RED]})
    play(table, "hatchet", "3", "vanaheim")
    assert table.state.alliances["vanaheim"] == [RED, GREEN] and hunter(table).hand == []


@pytest.mark.rule("LR-REWARD-02", "LR-LIMIT-01")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (4, 4)])
def test_reward_priest_from_the_supply_to_the_reserve(before: int, after: int) -> None:
    table = hero_round("draugr", "broad-axe", priests={GREEN: before})
    play(table, "broad-axe", "0")
    assert hunter(table).priests == after


@pytest.mark.rule("LR-REWARD-03", "LR-ARMY-01")
def test_reward_army_one_of_ones_armies_anywhere() -> None:
    table = hero_round(
        "draugr", "plain-sword", armies={GREEN: [("longdale", 1), ("red-haven", 6)], RED: [("wolfmark", 1)]}
    )
    play(table, "plain-sword", "3")
    assert asked(table) == (GREEN, "strengthen") and options(table) == ["0"], "never above 6, never another's"
    play(table, "0")
    assert where(table, GREEN) == [("longdale", 2), ("red-haven", 6)]


@pytest.mark.rule("LR-REWARD-03")
def test_reward_army_is_lost_without_an_army() -> None:
    table = hero_round("draugr", "plain-sword")
    play(table, "plain-sword", "3")
    assert asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-REWARD-04", "LR-RUNE-03", "LR-ATTR-03")
def test_reward_rune_of_ones_choice_within_the_limit_even_in_a_hunt() -> None:
    table = hero_round("draugr", "plain-sword", runes={GREEN: "uruz uruz"})
    play(table, "plain-sword", "5", "algiz")
    assert asked(table) == (GREEN, "discard-rune"), "only Combat cards are exempt during a Hunt"
    play(table, "uruz")
    assert sorted(rune_list(table, GREEN)) == ["algiz", "uruz"]


# -- the card limit --------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-ATTR-04", "LR-ATTR-02")
def test_the_card_limit_waits_for_the_end_of_the_hunt() -> None:
    table = hero_round("draugr", "thrust mallet hatchet plain-sword hill-archers")
    assert len(hunter(table).hand) == 5
    play(table, "give-up", "authority")
    assert asked(table) == (GREEN, "discard-card")
    play(table, "thrust", "mallet", "hatchet")
    assert hunter(table).hand == ["plain-sword", "hill-archers"] and table.state.active == RED


@pytest.mark.rule("LR-ATTR-02", "LR-WOUND-03", "LR-ATTR-04")
def test_a_wound_on_wisdom_in_a_hunt_costs_runes_at_once_and_cards_at_its_end() -> None:
    table = lair(
        hand="thrust mallet hatchet plain-sword",
        attack="strike-5",
        track={GREEN: {"wisdom": 4}},
        runes={GREEN: "uruz uruz othala"},
    )
    strikes(table)
    play(table, "wisdom")
    assert asked(table) == (GREEN, "discard-rune")
    play(table, "othala")
    assert asked(table) == (GREEN, "hero-round") and len(hunter(table).hand) == 4
    play(table, "give-up", "strength")
    assert asked(table) == (GREEN, "discard-card")


# -- the cards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-CARD-01")
def test_the_hunt_effect_works_only_in_hunts_and_the_battle_effect_only_in_battles() -> None:
    table = hero_round("lindworm", "gungnir-cast", deck="mallet", owner={"high-hall": GREEN})
    play(table, "gungnir-cast", "yes", "1")
    assert hunter(table).hand == ["mallet"], "Hunt: draw 1"
    table = battle(cards="gungnir-cast", owner={"high-hall": GREEN, "raven-ness": RED})
    play(table, "gungnir-cast")
    assert hunter(table).hand == [], "Battle: +1 with a Monument Territory"
    assert result(table) == (4 + 3 + 1, 4)


@pytest.mark.rule("LR-DECK-02", "LR-MROUND-07")
def test_an_empty_combat_deck_is_made_anew_of_the_discards_in_mid_hunt() -> None:
    table = lair(hand="round-shield thrust")
    table.state.combat_discard[:] = ["storm-hammer", "anvil-blow"]
    to_draw(table, "")
    strikes(table, "round-shield")
    assert happened(table, ev.Reshuffled) == [ev.Reshuffled(amount=3)]
    assert len(hunter(table).hand) == 2 and table.state.combat_discard == []
    assert {*hunter(table).hand, *table.state.combat_deck} == {"storm-hammer", "anvil-blow", "round-shield", "thrust"}


@pytest.mark.rule("LR-MROUND-02", "LR-HUNT-03", "LR-HUNT-06")
def test_the_monsters_hand_is_a_secret_of_who_plays_it() -> None:
    table = lair(hand="thrust", attack="terror ambush strike-3 strike-4")
    hand = hunt_of(table).hand
    assert table.view(BLUE)["hunt"]["hand"] == hand
    for seat in (GREEN, RED, None):
        assert table.view(seat)["hunt"]["hand"] == {"size": 2, "known": []}
