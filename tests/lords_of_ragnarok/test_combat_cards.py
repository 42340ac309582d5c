"""The 35 Combat cards: what is printed, in a Battle and in a Hunt (p. 10, 12)."""

import pytest

from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev

from .lairs import battle, fight_of, hero_round, hunt_of, hunter, lair, result, strikes
from .positions import GREEN, RED, army, asked, happened, options, play, player, position, rune_list, where, why

PRINTED = """
levy-spear spear 1 0
plain-spear spear 2 0
spear-wall spear 2 0
long-reach spear 2 0
thrust spear 3 1
gungnir-cast spear 3 1
seax sword 1 0
guarded-blade sword 2 0
blade-feint sword 2 0
plain-sword sword 3 1
champion-cut sword 3 1
oath-blade sword 4 2
hatchet axe 1 0
bearded-axe axe 2 0
shield-splitter axe 2 0
broad-axe axe 3 1
berserk-axe axe 3 1
dane-axe axe 4 2
mallet hammer 1 0
war-hammer hammer 2 0
anvil-blow hammer 3 1
stone-breaker hammer 3 1
storm-hammer hammer 4 2
mountain-fall hammer 4 2
hunting-bow bow 1 0
fire-arrows bow 1 0
volley bow 1 0
hill-archers bow 2 0
ship-archers bow 2 0
marked-shot bow 2 0
round-shield shield 0 0
shield-wall shield 1 0
kite-shield shield 2 0
rune-of-fury rune 2 1
rune-of-fate rune 2 1
"""
CARDS = [(id, weapon, int(value), int(lost)) for id, weapon, value, lost in map(str.split, PRINTED.split("\n")[1:-1])]


@pytest.mark.rule("LR-CARD-01")
def test_there_are_35_cards_with_weapon_value_and_casualties() -> None:
    printed = [(card.id, card.weapon, card.value, card.casualties) for card in GAME.content(None).combat.values()]
    assert printed == CARDS and len(printed) == 35


@pytest.mark.rule("LR-CARD-01", "LR-BATTLE-05", "LR-BATTLE-08", "LR-BATTLE-14")
@pytest.mark.parametrize(("card", "weapon", "value", "casualties"), CARDS)
def test_every_card_adds_its_value_to_a_battle_and_costs_its_casualties(
    card: str, weapon: str, value: int, casualties: int
) -> None:
    """Green's one Army of 6 attacks Red's of 1, and no condition on a card holds but attacking."""
    table = battle(green=6, red=1, cards=card)
    play(table, card)
    if asked(table)[1] == "berserk":
        play(table, "no")
    if asked(table) == (GREEN, "battle-card"):  # the card that Rune of Fate drew
        play(table, "pass")
    assert result(table) == (6 + value + (card == "hatchet"), 1)
    for _ in range(casualties):
        play(table, army(GREEN), seat=GREEN)
    assert where(table, GREEN) == [("raven-ness", 6 - casualties)]
    assert card in table.state.combat_discard


WILD = ("stone-breaker", "marked-shot", "rune-of-fury", "rune-of-fate")
KRAKEN = ["spear", "hammer", "axe", "bow", "sword", "spear", "hammer"]


@pytest.mark.rule("LR-CARD-01", "LR-HROUND-01")
@pytest.mark.parametrize(("card", "weapon"), [(card, weapon) for card, weapon, _, _ in CARDS])
def test_every_card_covers_the_spaces_of_its_weapon_in_a_hunt(card: str, weapon: str) -> None:
    table = hero_round("skerry-kraken", card)
    if weapon == "shield":
        assert options(table) == ["give-up"]
        return
    play(table, card)
    if asked(table)[1] == "hunt-effect":
        play(table, "no")
    assert options(table) == [str(n) for n, there in enumerate(KRAKEN) if card in WILD or there == weapon]


# -- Battle: +1 if ... -----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("card", "value"), [("levy-spear", 1), ("shield-wall", 1)])
def test_levy_spear_and_shield_wall_are_worth_one_more_in_defence(card: str, value: int) -> None:
    table = battle(green=4, red=4, against=card)
    play(table, card, seat=RED)
    assert result(table) == (4, 4 + value + 1)


@pytest.mark.rule("LR-BATTLE-05")
def test_hatchet_is_worth_one_more_only_in_attack() -> None:
    table = battle(green=4, red=4, against="hatchet")
    play(table, "hatchet", seat=RED)
    assert result(table) == (4, 5)


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("armies", "red"), [([2, 2], 4 + 2 + 1), ([4], 4 + 2)])
def test_spear_wall_needs_two_armies_here(armies: list[int], red: int) -> None:
    table = battle(
        against="spear-wall", armies={GREEN: [("longdale", 1)], RED: [("raven-ness", one) for one in armies]}
    )
    play(table, "spear-wall")
    assert result(table) == (1, red)


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("owner", "bonus"), [(RED, 1), (GREEN, 0)])
def test_gungnir_cast_needs_a_monument_territory(owner: int, bonus: int) -> None:
    table = battle(green=1, red=4, against="gungnir-cast", owner={"raven-ness": RED, "sunlit-grove": owner})
    play(table, "gungnir-cast")
    assert result(table) == (1, 4 + 3 + bonus)


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("at", "bonus"), [("raven-ness", 1), ("seal-bay", 0)])
def test_champions_cut_needs_the_hero_here(at: str, bonus: int) -> None:
    table = battle(green=1, red=4, against="champion-cut", at={RED: at})
    play(table, "champion-cut")
    assert result(table) == (1, 4 + 3 + bonus)


@pytest.mark.rule("LR-BATTLE-05", "LR-ARMY-04")
@pytest.mark.parametrize(("green", "bonus"), [(5, 1), (4, 0), (3, 0)])
def test_mallet_needs_a_stronger_opponent(green: int, bonus: int) -> None:
    table = battle(green=green, red=4, against="mallet")
    play(table, "mallet")
    assert result(table) == (green, 4 + 1 + bonus)


@pytest.mark.rule("LR-BATTLE-05")
def test_stone_breaker_needs_a_city() -> None:
    table = position(
        "maneuvers",
        armies={GREEN: [("longdale", 4)], RED: [("thunder-crag", 4)]},
        owner={"thunder-crag": RED},
        hand={GREEN: ["stone-breaker"]},
    )
    play(table, army(GREEN), "thunder-crag", "stone-breaker")
    assert result(table) == (4 + 3, 4)
    table = position(
        "maneuvers",
        armies={GREEN: [("raven-ness", 4)], RED: [("longdale", 4)]},
        owner={"longdale": RED},
        hand={GREEN: ["stone-breaker"]},
    )
    play(table, army(GREEN), "longdale", "stone-breaker")
    assert result(table) == (4 + 3 + 1, 4), "Longdale is a City"


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("sea", "bonus"), [("halogaland-sea", 1), ("gotland-sea", 0)])
def test_ship_archers_need_the_drakkar_at_this_coast(sea: str, bonus: int) -> None:
    table = battle(green=1, red=4, against="ship-archers", sea={RED: sea})
    play(table, "ship-archers")
    assert result(table) == (1, 4 + 2 + bonus)


@pytest.mark.rule("LR-BATTLE-05")
def test_volley_counts_the_bows_already_played() -> None:
    table = battle(green=6, red=1, cards="hill-archers mallet hunting-bow volley fire-arrows")
    play(table, "hill-archers", "mallet", "hunting-bow", "volley", "fire-arrows")
    assert result(table) == (6 + 2 + 1 + 1 + (1 + 2) + 1, 1), "neither the Mallet nor the Bow that came after"


# -- Battle: the opponent --------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BATTLE-05")
def test_long_reach_makes_an_opponent_with_three_cards_discard_one() -> None:
    table = battle(cards="long-reach", against="thrust mallet seax")
    play(table, "pass", seat=RED)
    play(table, "long-reach", seat=GREEN)
    assert asked(table) == (RED, "discard-card"), "of their choice"
    play(table, "mallet")
    assert player(table, RED).hand == ["thrust", "seax"]


@pytest.mark.rule("LR-BATTLE-05")
def test_long_reach_spares_an_opponent_with_two_cards() -> None:
    table = battle(cards="long-reach", against="thrust mallet")
    play(table, "pass", "long-reach")
    assert player(table, RED).hand == ["thrust", "mallet"] and result(table) == (4 + 2, 4)


@pytest.mark.rule("LR-BATTLE-05")
def test_bearded_axe_keeps_shields_out_for_the_rest_of_the_battle() -> None:
    table = battle(cards="mallet bearded-axe", against="shield-wall round-shield thrust")
    play(table, "shield-wall", "bearded-axe")
    assert options(table) == ["thrust", "pass"] and why(table, RED, "round-shield") == "LR-BATTLE-05"
    assert fight_of(table).defender.total == 4 + 1 + 1, "a Shield already played counts"


@pytest.mark.rule("LR-BATTLE-05")
def test_shield_splitter_cancels_the_value_of_one_shield() -> None:
    table = battle(cards="shield-splitter", against="kite-shield shield-wall")
    play(table, "kite-shield", "shield-splitter")
    assert asked(table) == (GREEN, "cancel-shield") and options(table) == ["kite-shield"]
    play(table, "kite-shield")
    assert fight_of(table).defender.total == 4
    play(table, "shield-wall")
    assert result(table) == (4 + 2, 4 + 1 + 1)


@pytest.mark.rule("LR-BATTLE-05", "LR-ARMY-02")
def test_fire_arrows_weaken_one_opposing_army_not_below_1() -> None:
    armies = {GREEN: [("longdale", 6)], RED: [("raven-ness", 1), ("raven-ness", 3), ("raven-ness", 2)]}
    table = battle(cards="fire-arrows mallet", armies=armies)
    play(table, "fire-arrows")
    assert asked(table) == (GREEN, "weaken-army") and options(table) == [army(RED, 1), army(RED, 2)]
    play(table, army(RED, 1))
    assert [a.strength for a in table.state.armies if a.at == "raven-ness" and a.seat == RED] == [1, 2, 2]
    assert fight_of(table).defender.total == 5


# -- Battle: Casualties ----------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-14")
def test_guarded_blade_cancels_one_of_ones_own_casualties() -> None:
    table = battle(green=6, red=1, cards="oath-blade guarded-blade")
    play(table, "oath-blade", "guarded-blade")
    assert result(table) == (6 + 4 + 2, 1)
    play(table, army(GREEN))
    assert where(table, GREEN) == [("raven-ness", 5)], "one of two"


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-06")
def test_guarded_blade_cancels_only_what_was_played_before() -> None:
    table = battle(green=6, red=1, cards="guarded-blade thrust")
    play(table, "guarded-blade", "thrust", army(GREEN))
    assert where(table, GREEN) == [("raven-ness", 5)]


@pytest.mark.rule("LR-BATTLE-05")
@pytest.mark.parametrize(("answer", "total", "left"), [("yes", 6 + 3 + 2, 4), ("no", 6 + 3, 5)])
def test_berserk_axe_may_add_2_and_another_casualty(answer: str, total: int, left: int) -> None:
    table = battle(green=6, red=1, cards="berserk-axe")
    play(table, "berserk-axe")
    assert asked(table) == (GREEN, "berserk")
    play(table, answer)
    assert result(table) == (total, 1)
    while asked(table)[1] == "casualty":
        play(table, army(GREEN))
    assert where(table, GREEN) == [("raven-ness", left)]


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-06")
def test_berserk_axe_cannot_add_a_casualty_the_armies_cannot_bear() -> None:
    table = battle(green=1, red=1, cards="berserk-axe")
    play(table, "berserk-axe")
    assert asked(table)[1] != "berserk" and result(table) == (1 + 3, 1)


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-10")
def test_round_shield_ignores_one_casualty_for_losing() -> None:
    armies = {GREEN: [("longdale", 6)], RED: [("raven-ness", 2), ("raven-ness", 1)]}
    table = battle(against="round-shield", armies=armies)
    play(table, "round-shield")
    assert asked(table) == (RED, "spare-army"), "of Red's choice"
    play(table, army(RED, 1), "seal-bay")
    assert where(table, RED) == [("seal-bay", 1), ("seal-bay", 1)], "2 lost 1, 1 lost nothing"


@pytest.mark.rule("LR-BATTLE-05")
def test_round_shield_does_not_lighten_casualty_symbols() -> None:
    table = battle(green=6, red=3, against="round-shield thrust")
    play(table, "thrust", "round-shield")
    assert result(table) == (6, 6), "the defender wins the tie"
    play(table, army(RED))
    assert where(table, RED) == [("raven-ness", 2)]


# -- Battle: feint, Runes --------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BATTLE-05")
def test_blade_feint_swaps_a_card_one_played_without_the_new_effect() -> None:
    table = battle(green=6, red=1, cards="seax hatchet blade-feint")
    play(table, "seax", "blade-feint")
    assert asked(table) == (GREEN, "feint") and options(table) == ["seax", "skip"], "another card, not itself"
    play(table, "seax", "hatchet")
    assert hunter(table).hand == ["seax"] and [laid.card for laid in fight_of(table).attacker.laid] == [
        "hatchet",
        "blade-feint",
    ]
    assert fight_of(table).attacker.total == 6 + 1 + 2, "without +1 for attacking"


@pytest.mark.rule("LR-BATTLE-05", "LR-BATTLE-06")
def test_the_casualties_of_a_feint_must_be_bearable_and_are_paid() -> None:
    table = battle(green=1, red=1, cards="seax thrust oath-blade blade-feint")
    play(table, "seax", "blade-feint", "seax")
    assert options(table) == ["thrust", "skip"] and why(table, GREEN, "oath-blade") == "LR-BATTLE-06"
    play(table, "thrust", "pass")
    assert result(table) == (1 + 3 + 2, 1) and asked(table) == (GREEN, "casualty")


@pytest.mark.rule("LR-BATTLE-05")
def test_a_feint_may_be_left_out() -> None:
    table = battle(cards="seax hatchet blade-feint")
    play(table, "seax", "blade-feint", "skip")
    assert hunter(table).hand == ["hatchet"] and fight_of(table).attacker.total == 4 + 1 + 2


@pytest.mark.rule("LR-BATTLE-05", "LR-RUNE-04")
@pytest.mark.parametrize(("answer", "bonus", "left"), [("algiz", 2, ["uruz"]), ("skip", 0, ["uruz", "algiz"])])
def test_rune_of_fury_adds_2_for_a_rune(answer: str, bonus: int, left: list[str]) -> None:
    table = battle(green=6, red=1, cards="rune-of-fury", runes={GREEN: "uruz algiz"})
    play(table, "rune-of-fury")
    assert options(table) == ["uruz", "algiz", "skip"]
    play(table, answer)
    assert result(table) == (6 + 2 + bonus, 1) and rune_list(table, GREEN) == left


@pytest.mark.rule("LR-BATTLE-05", "LR-ATTR-03")
def test_rune_of_fate_draws_a_card_that_may_be_played_in_this_battle() -> None:
    table = battle(green=6, red=1, cards="rune-of-fate", deck=["war-hammer"])
    play(table, "rune-of-fate")
    assert hunter(table).hand == ["war-hammer"]
    play(table, "war-hammer")
    assert result(table) == (6 + 2 + 2, 1)


# -- Hunts -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-HROUND-02")
@pytest.mark.parametrize(("card", "space"), [("gungnir-cast", "4"), ("seax", "3"), ("hunting-bow", None)])
def test_gungnir_cast_seax_and_hunting_bow_draw_a_card(card: str, space: str | None) -> None:
    foe = "draugr" if space else "night-raven"
    table = hero_round(foe, card, deck="mallet")
    play(table, card, "yes")
    assert hunter(table).hand == ["mallet"], "before the marker"
    play(table, space or "1")
    assert hunt_of(table).dealt == 1


@pytest.mark.rule("LR-HROUND-02")
def test_long_reach_looks_at_the_monsters_hand_after_the_wound() -> None:
    table = hero_round("draugr", "long-reach hatchet", attack="strike-3 strike-4 strike-5 frenzy-4 frenzy-5")
    play(table, "long-reach", "yes")
    assert not hunt_of(table).peeked
    play(table, "4")
    hand = hunt_of(table).hand
    assert happened(table, ev.SawHand) == [ev.SawHand(who=GREEN, cards=tuple(sorted(hand)))]
    assert sorted(table.view(GREEN)["hunt"]["hand"]) == sorted(hand)
    assert table.view(RED)["hunt"]["hand"] == {"size": len(hand), "known": []}, "nobody else looks"


@pytest.mark.rule("LR-HROUND-02", "LR-MROUND-09")
@pytest.mark.parametrize(("attack", "normal", "less"), [("strike-3", 2, 1), ("heavy-blow", 1, 1)])
def test_shield_splitter_makes_the_monster_draw_one_less_next_time_but_one(attack: str, normal: int, less: int) -> None:
    table = lair("draugr", "shield-splitter round-shield shield-wall thrust plain-sword", attack=attack)
    strikes(table, "round-shield")
    assert len(hunt_of(table).hand) == normal
    play(table, "shield-splitter", "yes", "1", "end-round")
    strikes(table, "shield-wall")
    assert len(hunt_of(table).hand) == less
    if asked(table)[1] == "hero-round":
        play(table, "thrust", "4", "end-round", attack)
        assert hunt_of(table).fewer == 0, "only once"


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-03")
def test_berserk_axe_takes_a_wound_for_an_extra_wound_with_any_card() -> None:
    table = hero_round("draugr", "berserk-axe hill-archers", attack="regrowth")
    play(table, "berserk-axe", "yes", "strength", "1")
    assert hunter(table).wounded == ["strength"] and asked(table) == (GREEN, "extra-card")
    play(table, "hill-archers")
    assert options(table) == ["0", "2", "3", "4", "5"], "a Bow anywhere"
    play(table, "0")
    assert table.state.beasts["draugr"].wounds == [GREEN, GREEN, None, None, None, None] and hunt_of(table).dealt == 2
    assert hunter(table).priests == 1, "with its Reward"


@pytest.mark.rule("LR-HROUND-02", "LR-HUNTEND-02")
def test_berserk_axe_asks_no_wound_of_a_hero_who_has_three() -> None:
    table = hero_round("draugr", "berserk-axe hatchet", wounded={GREEN: ["authority", "strength", "wisdom"]})
    play(table, "berserk-axe")
    assert asked(table)[1] == "wound-space"


@pytest.mark.rule("LR-HROUND-02")
def test_stone_breaker_covers_any_space_with_its_reward() -> None:
    table = hero_round("draugr", "stone-breaker")
    play(table, "stone-breaker", "0")
    assert hunter(table).priests == 1


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-03")
def test_marked_shot_covers_any_space_without_its_reward() -> None:
    table = hero_round("draugr", "marked-shot")
    play(table, "marked-shot", "0")
    assert table.state.beasts["draugr"].wounds[0] == GREEN and hunter(table).priests == 0


@pytest.mark.rule("LR-HROUND-03")
def test_marked_shot_on_a_bow_space_is_a_bow_like_any_other() -> None:
    table = hero_round("night-raven", "marked-shot")
    play(table, "marked-shot", "2")
    assert hunter(table).priests == 1


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-04")
def test_mountain_fall_discards_a_card_to_cover_one_more_hammer_space() -> None:
    table = hero_round("frost-jotun", "mountain-fall seax thrust")
    play(table, "mountain-fall", "yes")
    assert asked(table) == (GREEN, "discard-card")
    play(table, "seax", "1")
    assert asked(table) == (GREEN, "wound-space") and options(table) == ["0", "5"], "the other Hammers"
    play(table, "5", "uruz")
    assert table.state.beasts["frost-jotun"].wounds == [None, GREEN, None, None, None, GREEN, None]
    assert hunt_of(table).dealt == 2 and hunter(table).hand == ["thrust"]


@pytest.mark.rule("LR-HROUND-02")
def test_mountain_fall_needs_a_second_hammer_space_and_a_card() -> None:
    table = hero_round("draugr", "mountain-fall seax")
    play(table, "mountain-fall")
    assert asked(table)[1] == "wound-space", "one Hammer only"
    table = hero_round("frost-jotun", "mountain-fall")
    play(table, "mountain-fall")
    assert asked(table)[1] == "wound-space", "nothing to discard"


@pytest.mark.rule("LR-HROUND-02", "LR-ARTIFACT-03")
def test_mountain_fall_as_another_weapon_leaves_a_single_hammer_space_to_be_covered_too() -> None:
    table = hero_round("draugr", "mountain-fall seax", artifacts={GREEN: ["mjolnir"]})
    play(table, "wild,mjolnir,mountain-fall", "yes", "seax", "1", "2")
    assert table.state.beasts["draugr"].wounds == [None, GREEN, GREEN, None, None, None]


@pytest.mark.rule("LR-HROUND-02", "LR-WSPACE-02")
def test_mountain_fall_against_the_boss_needs_a_second_card_for_the_second_wound() -> None:
    """As any Weapon it covers another space, and the one Hammer space is left for the second Wound."""
    table = hero_round("loki", "mountain-fall hatchet seax hill-archers")
    play(table, "mountain-fall", "hatchet")
    assert asked(table)[1] == "wound-space", "there is one space with a Hammer only"
    table = hero_round("loki", "mountain-fall thrust seax hatchet", artifacts={GREEN: ["mjolnir"]})
    play(table, "wild,mjolnir,mountain-fall", "thrust", "yes", "seax", "1")
    assert asked(table) == (GREEN, "second-weapon") and options(table) == ["hatchet"]
    play(table, "hatchet", "2")
    assert table.state.beasts["loki"].wounds == [None, GREEN, GREEN, None]


@pytest.mark.rule("LR-HROUND-02", "LR-WSPACE-02")
def test_berserk_axe_against_the_boss_needs_two_more_cards() -> None:
    table = hero_round("loki", "berserk-axe plain-sword hill-archers")
    play(table, "berserk-axe", "plain-sword")
    assert asked(table)[1] == "wound-space", "one card more would be wasted"
    table = hero_round("loki", "berserk-axe plain-sword round-shield thrust")
    play(table, "berserk-axe", "plain-sword", "yes", "strength", "0", "round-shield", "thrust")
    assert options(table) == ["1", "3"], "any card with a Spear"


@pytest.mark.rule("LR-HROUND-02")
def test_volley_and_another_bow_together_cover_any_space() -> None:
    table = hero_round("draugr", "volley hill-archers mallet")
    assert "pair,volley,hill-archers" in options(table) and "hill-archers" not in options(table)
    play(table, "pair,volley,hill-archers")
    assert hunter(table).exhausted == [], "no Artifact is used for it"
    assert options(table) == ["0", "1", "2", "3", "4", "5"]
    play(table, "0")
    assert hunter(table).hand == ["mallet"] and hunt_of(table).dealt == 1 and hunter(table).priests == 1


@pytest.mark.rule("LR-HROUND-02", "LR-HROUND-03")
def test_volley_with_marked_shot_keeps_the_reward() -> None:
    """Two Bows may cover any space; that the other one is Marked Shot takes nothing away."""
    table = hero_round("draugr", "volley marked-shot")
    play(table, "pair,volley,marked-shot", "0")
    assert hunter(table).priests == 1


@pytest.mark.rule("LR-ARTIFACT-03", "LR-HROUND-03")
def test_marked_shot_as_any_weapon_by_mjolnir_keeps_the_reward() -> None:
    table = hero_round("draugr", "marked-shot", artifacts={GREEN: ["mjolnir"]})
    play(table, "wild,mjolnir,marked-shot", "0")
    assert hunter(table).priests == 1


@pytest.mark.rule("LR-HROUND-02")
@pytest.mark.parametrize("rune", ["rune-of-fury", "rune-of-fate"])
def test_a_rune_card_counts_as_any_weapon(rune: str) -> None:
    table = hero_round("draugr", rune, runes={GREEN: "uruz"})
    play(table, rune, "0")
    assert hunter(table).priests == 1 and rune_list(table, GREEN) == ["uruz"], "no Rune is spent in a Hunt"


@pytest.mark.rule("LR-MROUND-05", "LR-HUNTEND-02")
@pytest.mark.parametrize("attack", ["strike-5", "special-7", "terror"])
def test_kite_shield_blocks_every_attack_for_a_wound(attack: str) -> None:
    table = lair(hand="kite-shield thrust", attack=attack)
    strikes(table, "kite-shield")
    assert len(happened(table, ev.AttackStopped)) == 1 and asked(table) == (GREEN, "wound")
    play(table, "strength")
    assert hunter(table).wounded == ["strength"] and asked(table) == (GREEN, "hero-round")


@pytest.mark.rule("LR-MROUND-04", "LR-MROUND-05")
def test_the_values_of_shields_count_against_fury_too() -> None:
    table = lair(hand="kite-shield shield-wall thrust", attack="strike-3")
    strikes(table, "kite-shield", "shield-wall")
    assert hunter(table).wounded == [], "2 + 1 stop a Fury of 3 without the Shield's Wound"
