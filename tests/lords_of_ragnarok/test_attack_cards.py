"""The 14 Monster Attack cards and the Special Attacks of the sheets (p. 10-11)."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev

from .lairs import hero_round, hunt_of, hunter, lair, strikes
from .positions import BLUE, GREEN, RED, asked, happened, options, play, rune_list

PRINTED = {  # Fury, Weak Point, Monster draws
    "strike-3": (3, 5, 2),
    "strike-4": (4, 6, 2),
    "strike-5": (5, 7, 2),
    "heavy-blow": (5, 8, 1),
    "frenzy-4": (4, 6, 3),
    "frenzy-5": (5, 7, 3),
    "terror": (4, 7, 2),
    "savage-roar": (3, 6, 3),
    "rending-claws": (4, 7, 2),
    "special-5": (5, 7, 2),
    "special-6": (6, 8, 2),
    "special-7": (7, 8, 1),
    "regrowth": (4, 6, 1),
    "ambush": (1, 8, 2),
}
EXACT = {3: "thrust", 4: "dane-axe", 5: "dane-axe mallet", 6: "dane-axe hill-archers", 7: "dane-axe thrust"}
SHORT = {3: "war-hammer", 4: "thrust", 5: "dane-axe", 6: "dane-axe mallet", 7: "dane-axe hill-archers"}


@pytest.mark.rule("LR-CARD-02")
def test_there_are_14_cards_with_fury_weak_point_and_draws() -> None:
    attacks = GAME.content(None).attacks
    assert {id: (card.fury, card.weak_point, card.draws) for id, card in attacks.items()} == PRINTED
    assert len(attacks) == 14 and all(card.does for card in attacks.values())


@pytest.mark.rule("LR-MROUND-04", "LR-MROUND-06", "LR-MROUND-09", "LR-CARD-02")
@pytest.mark.parametrize("attack", [attack for attack in PRINTED if attack != "ambush"])
def test_every_attack_is_stopped_by_its_fury_and_no_less(attack: str) -> None:
    fury, _, draws = PRINTED[attack]
    table = lair(hand=f"{EXACT[fury]} seax", deck="hatchet hunting-bow", attack=attack)
    strikes(table, *EXACT[fury].split())
    assert len(happened(table, ev.AttackStopped)) == 1 and asked(table) == (GREEN, "hero-round")
    assert hunter(table).wounded == [] and "seax" in hunter(table).hand
    assert len(hunt_of(table).hand) == draws
    table = lair(hand=f"{SHORT[fury]} seax", deck="hatchet hunting-bow", attack=attack)
    strikes(table, *SHORT[fury].split())
    assert happened(table, ev.AttackStopped) == []


@pytest.mark.rule("LR-MROUND-08", "LR-CARD-02")
@pytest.mark.parametrize("attack", PRINTED)
@pytest.mark.parametrize(("card", "found"), [("thrust", True), ("war-hammer", False)])
def test_every_attack_has_its_weak_point(attack: str, card: str, found: bool) -> None:
    """Wisdom is 3 below it: a card of 3 finds it, one of 2 does not. A Shield worth 0 keeps the effects off."""
    wisdom = PRINTED[attack][1] - 3
    table = lair(hand=f"{card} seax round-shield", attack=attack, track={GREEN: {"wisdom": wisdom}})
    strikes(table, card, "round-shield")
    if attack == "special-7":
        play(table, "authority", "strength")
    assert bool(happened(table, ev.WeakPoint)) == found


# -- one by one ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-MROUND-06", "LR-CARD-02", "LR-WOUND-01")
@pytest.mark.parametrize("attack", ["strike-3", "strike-4", "strike-5"])
def test_strike_deals_one_wound_that_the_hunter_places(attack: str) -> None:
    table = lair(hand="seax", attack=attack)
    strikes(table)
    assert asked(table) == (GREEN, "wound") and options(table) == ["authority", "strength", "wisdom"]
    play(table, "strength")
    assert hunter(table).wounded == ["strength"] and asked(table)[1] == "hero-round"


@pytest.mark.rule("LR-MROUND-06", "LR-CARD-02")
def test_heavy_blow_deals_two_wounds() -> None:
    table = lair(hand="seax", attack="heavy-blow")
    strikes(table)
    play(table, "strength", "authority")
    assert hunter(table).wounded == ["strength", "authority"] and asked(table)[1] == "hero-round"


@pytest.mark.rule("LR-MROUND-06", "LR-CARD-02")
@pytest.mark.parametrize("attack", ["frenzy-4", "frenzy-5"])
def test_frenzy_deals_a_wound_and_costs_a_card_if_the_hero_was_wounded_before(attack: str) -> None:
    table = lair(hand="seax thrust", attack=attack)
    strikes(table)
    play(table, "strength")
    assert asked(table)[1] == "hero-round", "whole until now"
    table = lair(hand="seax thrust", deck="mallet", attack=attack, wounded={GREEN: ["wisdom"]})
    strikes(table)
    play(table, "strength")
    assert asked(table) == (GREEN, "discard-card")
    play(table, "thrust")
    assert hunter(table).hand == ["seax", "mallet"]


@pytest.mark.rule("LR-HUNTEND-03", "LR-CARD-02")
def test_terror_ends_the_hunt() -> None:
    table = lair(hand="seax", attack="terror")
    strikes(table)
    assert len(happened(table, ev.HuntFailed)) == 1


@pytest.mark.rule("LR-MROUND-06", "LR-CARD-02")
@pytest.mark.parametrize(("hand", "left"), [("seax thrust mallet", 1), ("seax", 0), ("", 0)])
def test_savage_roar_takes_two_cards_at_random(hand: str, left: int) -> None:
    table = lair(hand=hand, deck="hatchet", attack="savage-roar")
    strikes(table)
    assert len(happened(table, ev.Discarded)) == len(hand.split()) - left
    assert len(hunter(table).hand) == left + 1, "with the card of step 5"
    assert asked(table) == (GREEN, "hero-round"), "nobody was asked"


@pytest.mark.rule("LR-MROUND-06", "LR-CARD-02", "LR-WOUND-04")
def test_rending_claws_wound_and_lower_the_highest_attribute() -> None:
    table = lair(hand="seax", attack="rending-claws", track={GREEN: {"strength": 3, "wisdom": 5}})
    strikes(table)
    play(table, "authority")
    assert asked(table) == (GREEN, "lower-attribute") and options(table) == ["wisdom"]
    play(table, "wisdom")
    assert hunter(table).track == {"authority": 2, "strength": 3, "wisdom": 4}


@pytest.mark.rule("LR-CARD-02", "LR-WOUND-03", "LR-WOUND-04")
def test_the_hunter_chooses_among_ties_and_nothing_falls_below_2() -> None:
    table = lair(hand="seax", attack="rending-claws", track={GREEN: {"authority": 4, "strength": 4}})
    strikes(table)
    play(table, "wisdom")
    assert options(table) == ["authority", "strength"]
    table = lair(hand="seax", attack="rending-claws")
    strikes(table)
    play(table, "wisdom")
    if asked(table)[1] == "lower-attribute":
        play(table, "strength")
    assert hunter(table).track == {"authority": 2, "strength": 2, "wisdom": 2}


@pytest.mark.rule("LR-CARD-02", "LR-HUNT-07")
def test_regrowth_removes_the_hunters_newest_marker_without_reward() -> None:
    wounds = {"draugr": {4: GREEN, 2: GREEN, 0: GREEN, 1: RED}}  # in this order; 0 has a Reward
    table = lair("draugr", "thrust", attack="regrowth", wounds=wounds)
    strikes(table)
    assert table.state.beasts["draugr"].wounds == [GREEN, RED, None, None, GREEN, None]
    assert happened(table, ev.Regrew) == [ev.Regrew(monster="draugr")]


@pytest.mark.rule("LR-CARD-02")
def test_regrowth_does_nothing_without_such_a_marker() -> None:
    table = lair("draugr", "thrust", attack="regrowth", wounds={"draugr": {0: GREEN, 1: RED}})
    strikes(table)
    assert table.state.beasts["draugr"].wounds == [GREEN, RED, None, None, None, None]


@pytest.mark.rule("LR-CARD-02", "LR-MROUND-06")
@pytest.mark.parametrize(("cards", "fury", "lost"), [(1, 2, 1), (2, 3, 1), (3, 4, 2), (5, 6, 3), (7, 7, 4)])
def test_ambush_grows_with_the_hand_and_takes_half_of_it(cards: int, fury: int, lost: int) -> None:
    hand = ["seax", "mallet", "hatchet", "hunting-bow", "levy-spear", "war-hammer", "hill-archers"][:cards]
    table = lair(hand=" ".join(hand), deck="thrust", attack="ambush")
    play(table, "ambush")
    assert hunt_of(table).fury == fury
    play(table, "done")
    for card in hand[:lost]:
        assert asked(table) == (GREEN, "discard-card")
        play(table, card)
    assert hunter(table).hand == [*hand[lost:], "thrust"]


@pytest.mark.rule("LR-CARD-02", "LR-MROUND-04")
def test_the_fury_of_an_ambush_is_fixed_when_it_is_played() -> None:
    table = lair(hand="thrust seax", attack="ambush")
    play(table, "ambush", "thrust")  # 1 + 2 cards = 3
    assert hunt_of(table).fury == 3
    play(table, "done")
    assert len(happened(table, ev.AttackStopped)) == 1


# -- Special Attacks -------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-CARD-03", "LR-CARD-02")
@pytest.mark.parametrize("attack", ["special-5", "special-6", "special-7"])
@pytest.mark.parametrize(
    "foe", ["draugr", "frost-jotun", "lindworm", "night-raven", "garm-hound", "skerry-kraken", "loki"]
)
def test_every_special_attack_card_brings_the_special_attack_of_the_sheet(attack: str, foe: str) -> None:
    table = lair(foe, "seax mallet", attack=attack)
    strikes(table)
    assert happened(table, ev.SpecialAttack) == [ev.SpecialAttack(monster=foe)]


@pytest.mark.rule("LR-CARD-03", "LR-RUNE-04")
def test_the_draugr_wounds_twice_unless_a_rune_is_spent() -> None:
    table = lair("draugr", "seax", attack="special-5", runes={GREEN: "uruz algiz"})
    strikes(table)
    assert asked(table) == (GREEN, "rune-or-wounds") and options(table) == ["uruz", "algiz", "skip"]
    play(table, "algiz")
    assert rune_list(table, GREEN) == ["uruz"] and hunter(table).wounded == []
    table = lair("draugr", "seax", attack="special-5", runes={GREEN: "uruz"})
    strikes(table)
    play(table, "skip", "authority", "strength")
    assert rune_list(table, GREEN) == ["uruz"] and len(hunter(table).wounded) == 2


@pytest.mark.rule("LR-CARD-03")
def test_without_a_rune_the_draugr_wounds_twice() -> None:
    table = lair("draugr", "seax", attack="special-5")
    strikes(table)
    play(table, "authority", "strength")
    assert hunter(table).wounded == ["authority", "strength"]


@pytest.mark.rule("LR-CARD-03", "LR-MROUND-07")
def test_the_frost_jotun_wounds_and_freezes_the_card_of_step_5() -> None:
    table = lair("frost-jotun", "seax", deck="thrust", attack="special-5")
    strikes(table)
    play(table, "authority")
    assert hunter(table).hand == ["seax"] and asked(table)[1] == "hero-round"


@pytest.mark.rule("LR-CARD-03", "LR-MROUND-08")
def test_the_frost_jotun_does_not_freeze_the_card_of_the_weak_point_nor_the_next_round() -> None:
    table = lair(
        "frost-jotun", "war-hammer mallet thrust", deck="seax", attack="special-5", track={GREEN: {"wisdom": 5}}
    )
    strikes(table, "war-hammer")
    play(table, "authority")
    assert hunter(table).hand == ["mallet", "thrust", "seax"], "5 + 2 finds the Weak Point of 7"
    table = lair("frost-jotun", "mallet thrust round-shield", attack="special-5")
    strikes(table)
    play(table, "authority", "mallet", "1", "end-round")
    strikes(table, "round-shield")
    assert len(hunter(table).hand) == 2, "Thrust and the card of step 5"


@pytest.mark.rule("LR-CARD-03")
def test_the_lindworm_wounds_and_takes_a_rune() -> None:
    table = lair("lindworm", "seax", attack="special-5", runes={GREEN: "uruz algiz"})
    strikes(table)
    play(table, "authority")
    assert asked(table) == (GREEN, "discard-rune")
    play(table, "uruz")
    assert rune_list(table, GREEN) == ["algiz"] and hunter(table).wounded == ["authority"]


@pytest.mark.rule("LR-CARD-03", "LR-HUNT-03")
def test_the_night_raven_sees_the_hand_and_picks_two_cards() -> None:
    table = lair("night-raven", "seax thrust mallet", deck="hatchet", attack="special-5")
    strikes(table)
    assert asked(table) == (BLUE, "pick-discard") and set(options(table)) == {"seax", "thrust", "mallet"}
    play(table, "thrust", "seax", seat=BLUE)
    assert hunter(table).hand == ["mallet", "hatchet"] and hunter(table).wounded == []
    assert happened(table, ev.HandShown)[0].cards == ("mallet", "seax", "thrust")


@pytest.mark.rule("LR-CARD-03")
@pytest.mark.parametrize(("defence", "wounds"), [((), 2), (("seax",), 1)])
def test_the_garm_hound_bites_twice_who_does_not_defend(defence: tuple[Any, ...], wounds: int) -> None:
    table = lair("garm-hound", "seax mallet", attack="special-5")
    strikes(table, *defence)
    for attribute in ("authority", "strength")[:wounds]:
        play(table, attribute)
    assert asked(table)[1] == "hero-round" and len(hunter(table).wounded) == wounds


@pytest.mark.rule("LR-CARD-03")
def test_the_kraken_takes_two_cards_or_wounds_twice() -> None:
    table = lair("skerry-kraken", "seax mallet thrust", deck="hatchet", attack="special-5")
    strikes(table)
    assert asked(table) == (GREEN, "discard-or-wounds") and options(table) == ["cards", "wounds"]
    play(table, "cards", "seax", "mallet")
    assert hunter(table).hand == ["thrust", "hatchet"] and hunter(table).wounded == []
    table = lair("skerry-kraken", "seax mallet thrust", attack="special-5")
    strikes(table)
    play(table, "wounds", "authority", "strength")
    assert hunter(table).wounded == ["authority", "strength"]


@pytest.mark.rule("LR-CARD-03")
def test_one_card_is_not_enough_for_the_kraken() -> None:
    table = lair("skerry-kraken", "seax", attack="special-5")
    strikes(table)
    assert asked(table) == (GREEN, "wound")


@pytest.mark.rule("LR-MROUND-05", "LR-CARD-02")
def test_special_attack_7_is_unblockable_but_its_fury_can_be_met() -> None:
    table = lair("draugr", "dane-axe thrust round-shield", attack="special-7")
    strikes(table, "dane-axe", "thrust")
    assert len(happened(table, ev.AttackStopped)) == 1


@pytest.mark.rule("LR-MROUND-06")
def test_a_hero_round_follows_every_attack_that_did_not_end_the_hunt() -> None:
    table = hero_round("lindworm", "thrust", attack="strike-5")
    assert hunter(table).wounded == ["authority"] and options(table) == ["thrust", "give-up"]
