"""The Blessing Draft (p. 8) and the 36 Blessings, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import Table
from taverna.games.lords_of_ragnarok import GAME
from taverna.games.lords_of_ragnarok import events as ev
from taverna.games.lords_of_ragnarok.state import Table as State

from .lairs import battle, hero_round, hunt_of, hunter, lair, result, strikes
from .positions import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    army,
    asked,
    happened,
    options,
    play,
    player,
    position,
    rune_list,
    skip,
    where,
    why,
)

ODIN = (
    "war-council iron-march garrison tribute raised-banner second-muster feigned-retreat stone-levy veteran-core "
    "wolf-banners sworn-kings narrow-rule"
)
THOR = (
    "storm-hunter thunderclap unbowed blood-price trophy-taker giant-bane iron-grip weather-eye red-hands "
    "field-surgeon beast-tamer challenge"
)
FREYA = (
    "rune-lore open-hand swan-ship hidden-grove oracle far-sight two-tongues hall-of-guests gentle-conquest "
    "falcon-cloak seid keeper-of-names"
)


def blessed(*cards: Any) -> dict[int, list[str]]:
    return {GREEN: list(cards)}


# -- the Draft -------------------------------------------------------------------------------------------------------
def draft(seats: int = 3, active: int = GREEN, **different: Any) -> Table:
    """The third Temple is built, which uncovers the first Draft keyword (the second with two players)."""
    built = ["elk-cape"] if seats == 2 else ["elk-cape", "barrow-shore"]
    table = position("special", seats=seats, active=active, owner={"ironwood-gate": active}, temples=built, **different)
    play(table, "build-temple", "ironwood-gate")
    return table


@pytest.mark.rule("LR-BLESSING-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draft_lays_out_one_card_more_than_players_face_up(seats: int) -> None:
    table = draft(seats)
    assert len(table.state.draft) == seats + 1
    for seat in range(seats):
        assert table.view(seat)["draft"] == table.state.draft
    assert options(table) == table.state.draft


@pytest.mark.rule("LR-BLESSING-02", "LR-BLESSING-03")
@pytest.mark.parametrize(("active", "order"), [(GREEN, [GREEN, GOLD, BLUE, RED]), (BLUE, [BLUE, RED, GREEN, GOLD])])
def test_the_builder_chooses_first_and_the_others_counterclockwise(active: int, order: list[int]) -> None:
    table = draft(4, active)
    cards = list(table.state.draft)
    for seat, card in zip(order, cards, strict=False):
        assert asked(table) == (seat, "blessing")
        play(table, card)
    assert [player(table, seat).blessings for seat in order] == [[card] for card in cards[:4]]
    assert table.state.blessing_discard == [cards[4]] and table.state.draft == [], "the one left over"


@pytest.mark.rule("LR-BLESSING-04", "LR-BLESSING-03")
def test_a_blessing_stays_and_the_next_one_comes_on_top() -> None:
    table = draft(blessings={GREEN: ["seid"]})
    for _ in range(3):
        play(table, table.state.draft[0])
    assert hunter(table).blessings[0] == "seid" and len(hunter(table).blessings) == 2
    table.playout(1)
    assert hunter(table).blessings[0] == "seid", "until the end of the game"


@pytest.mark.rule("LR-DECK-02", "LR-BLESSING-01")
def test_an_empty_blessing_deck_is_made_anew_of_its_discards() -> None:
    def change(g: State) -> None:
        g.blessing_discard, g.blessing_deck = ["seid", "oracle", "unbowed"], ["tribute"]

    table = draft(change=change)
    assert sorted(table.state.draft) == ["oracle", "seid", "tribute", "unbowed"]


@pytest.mark.rule("LR-BLESSING-04")
def test_there_are_twelve_blessings_of_each_deity() -> None:
    blessings = GAME.content(None).blessings
    for deity, names in (("odin", ODIN), ("thor", THOR), ("freya", FREYA)):
        assert [id for id, card in blessings.items() if card.deity == deity] == names.split()
    assert len(blessings) == 36


# -- Odin ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-RECRUIT-01")
def test_war_council_adds_1_to_an_army_of_the_recruit_action_only() -> None:
    table = position("special", blessings=blessed("war-council"), sea={GREEN: "jarnvid-sea"})
    play(table, "recruit", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 3)]
    table = position("maneuvers", blessings=blessed("war-council"), sea={GREEN: "jarnvid-sea"})
    play(table, "recruit-army", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", 2)]


@pytest.mark.rule("LR-BLESSING-04", "LR-MARCH-01")
def test_iron_march_moves_one_army_two_territories() -> None:
    table = position("special", blessings=blessed("iron-march"), armies={GREEN: [("wolfmark", 1), ("longdale", 1)]})
    play(table, "march", army(GREEN), "elk-cape", "amber-quay", army(GREEN, 1), "raven-ness")
    assert where(table, GREEN) == [("amber-quay", 1), ("raven-ness", 1)]
    assert asked(table)[1] != "march-on", "only one"


@pytest.mark.rule("LR-BLESSING-04", "LR-BOSS-05")
def test_iron_march_neither_ends_nor_begins_the_second_step_with_loki() -> None:
    table = position("special", blessings=blessed("iron-march"), armies={GREEN: [("wolfmark", 1)]}, boss="amber-quay")
    play(table, "march", army(GREEN), "elk-cape")
    assert set(options(table)) == {"wolfmark", "cold-strand", "stay"}


@pytest.mark.rule("LR-BLESSING-04", "LR-BATTLE-08")
def test_garrison_adds_1_in_defence_of_a_city() -> None:
    cities = {"armies": {GREEN: [("raven-ness", 4)], RED: [("longdale", 3)]}, "owner": {"longdale": RED}}
    table = position("maneuvers", blessings={RED: ["garrison"]}, **cities)
    play(table, army(GREEN), "longdale")
    assert result(table) == (4, 4)
    table = position("maneuvers", blessings={GREEN: ["garrison"]}, **cities)
    play(table, army(GREEN), "longdale")
    assert result(table) == (4, 3), "not for who attacks"
    assert result(battle(green=4, red=3, blessings={RED: ["garrison"]})) == (4, 3), "Raven Ness is no City"


@pytest.mark.rule("LR-BLESSING-04", "LR-CONTROL-04")
def test_tribute_gives_a_rune_for_one_neutral_territory_per_turn() -> None:
    table = position(
        "maneuvers",
        blessings=blessed("tribute"),
        armies={GREEN: [("wolfmark", 3), ("longdale", 3)]},
        owner={"wolfmark": GREEN, "longdale": GREEN},
    )
    play(table, army(GREEN), "elk-cape", "uruz")
    assert rune_list(table, GREEN) == ["uruz"]
    play(table, "march", army(GREEN, 1), "raven-ness", "done")
    assert table.state.owner["raven-ness"] == GREEN and rune_list(table, GREEN) == ["uruz"]


@pytest.mark.rule("LR-BLESSING-04")
def test_tribute_gives_nothing_for_another_players_territory() -> None:
    table = position(
        "maneuvers", blessings=blessed("tribute"), armies={GREEN: [("wolfmark", 3)]}, owner={"elk-cape": RED}
    )
    play(table, army(GREEN), "elk-cape")
    assert table.state.owner == {"elk-cape": GREEN} and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-BLESSING-04", "LR-BATTLE-08")
@pytest.mark.parametrize(("at", "bonus"), [("raven-ness", 1), ("seal-bay", 0)])
def test_raised_banner_adds_1_where_the_hero_is(at: str, bonus: int) -> None:
    table = battle(blessings=blessed("raised-banner"), at={GREEN: at}, heroes={GREEN: "aslaug"})
    assert result(table) == (4 + bonus, 4)
    assert result(battle(blessings={RED: ["raised-banner"]}, at={RED: at})) == (4, 4 + bonus)


@pytest.mark.rule("LR-BLESSING-04", "LR-ACTIVATE-01")
@pytest.mark.parametrize("answer", ["move", "skip"])
def test_second_muster_may_activate_an_army_after_a_monument(answer: str) -> None:
    table = position(
        "special",
        blessings=blessed("second-muster"),
        wheel={"march": [GREEN]},
        events=["event-3"],
        placed_monster_acts=False,
        armies={GREEN: [("wolfmark", 3)]},
    )
    play(table, "build-monument", "odin")
    assert asked(table) == (GREEN, "activate-army") and happened(table, ev.EventDrawn), "after all six steps"
    play(table, *([army(GREEN), "elk-cape"] if answer == "move" else ["skip"]))
    assert where(table, GREEN) == [("elk-cape" if answer == "move" else "wolfmark", 3)]


@pytest.mark.rule("LR-BLESSING-04", "LR-RETREAT-01")
def test_feigned_retreat_reaches_own_territories_within_2() -> None:
    owner = {"raven-ness": RED, "barrow-shore": RED, "high-hall": RED}
    table = battle(green=6, red=3, owner=owner, blessings={RED: ["feigned-retreat"]})
    assert asked(table) == (RED, "retreat") and options(table) == ["barrow-shore"], "High Hall is 3 away"
    assert where(battle(green=6, red=3, owner=owner), RED) == [], "without it there is no retreat"


@pytest.mark.rule("LR-BLESSING-04", "LR-CONTROL-03", "LR-BATTLE-15")
def test_stone_levy_lowers_local_resistance_by_1() -> None:
    table = position("maneuvers", blessings=blessed("stone-levy"), armies={GREEN: [("wolfmark", 2)]})
    play(table, army(GREEN), "elk-cape")
    assert table.state.owner == {"elk-cape": GREEN}, "2 against 3"
    table = position("maneuvers", blessings={RED: ["stone-levy"]}, armies={GREEN: [("wolfmark", 2)]})
    play(table, army(GREEN), "elk-cape")
    assert table.state.owner == {}, "not for others"


@pytest.mark.rule("LR-BLESSING-04", "LR-BATTLE-14")
@pytest.mark.parametrize(("cards", "left"), [("thrust", 6), ("dane-axe", 5)])
def test_veteran_core_ignores_the_first_casualty_symbol(cards: str, left: int) -> None:
    table = battle(green=6, red=1, cards=cards, blessings=blessed("veteran-core"))
    play(table, cards)
    if left < 6:
        play(table, army(GREEN))
    assert where(table, GREEN) == [("raven-ness", left)] and asked(table)[1] != "casualty"


@pytest.mark.rule("LR-BLESSING-04", "LR-BATTLE-06", "LR-BATTLE-10")
def test_veteran_core_changes_neither_what_may_be_played_nor_the_loss_for_losing() -> None:
    table = battle(green=1, red=6, cards="dane-axe", blessings=blessed("veteran-core"))
    assert why(table, GREEN, "dane-axe") == "LR-BATTLE-06", "2 symbols, strength 1"
    play(table, "pass")
    assert where(table, GREEN) == []


@pytest.mark.rule("LR-BLESSING-04", "LR-TRAMPLE-01")
def test_wolf_banners_are_not_trampled() -> None:
    more = {"monsters": {"draugr": "ironwood-gate"}, "blessings": {RED: ["wolf-banners"]}}
    table = position("special", die="move", armies={RED: [("wolfmark", 2)], BLUE: [("wolfmark", 2)]}, **more)
    play(table, "monsters", "awaken,draugr", "wolfmark")
    assert options(table) == [army(BLUE)]
    table = position("special", die="move", armies={RED: [("wolfmark", 2)]}, **more)
    play(table, "monsters", "awaken,draugr", "wolfmark")
    assert where(table, RED) == [("wolfmark", 2)] and table.state.active == RED


@pytest.mark.rule("LR-BLESSING-04", "LR-RECRUIT-01", "LR-USURP-07")
@pytest.mark.parametrize(("authority", "strength"), [(2, 3), (5, 6), (6, 6)])
def test_sworn_kings_recruit_with_authority_1_higher_at_most_6(authority: int, strength: int) -> None:
    more = {"blessings": blessed("sworn-kings"), "track": {GREEN: {"authority": authority}}}
    table = position("maneuvers", sea={GREEN: "jarnvid-sea"}, **more)
    play(table, "recruit-army", "elk-cape")
    assert where(table, GREEN) == [("elk-cape", strength)]
    table = position("special", at={GREEN: "cold-strand"}, **more)
    play(table, "usurp", "cold-strand")
    assert where(table, GREEN) == [("cold-strand", strength)]


@pytest.mark.rule("LR-BLESSING-04", "LR-MANEUVER-01")
@pytest.mark.parametrize(("owned", "second"), [(3, True), (4, False)])
def test_narrow_rule_activates_two_armies_with_three_territories_or_fewer(owned: int, second: bool) -> None:
    lands = ["longdale", "seal-bay", "raven-ness", "red-haven"][:owned]
    table = position(
        "maneuvers",
        blessings=blessed("narrow-rule"),
        armies={GREEN: [("wolfmark", 1), ("elk-cape", 1)]},
        owner=dict.fromkeys(lands, GREEN),
    )
    play(table, army(GREEN), "ironwood-gate")
    assert (asked(table)[1] == "maneuver") == second
    if second:
        assert options(table) == [army(GREEN, 1), "skip"], "two different Armies"


# -- Thor ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-HUNT-05")
def test_storm_hunter_draws_one_more_card() -> None:
    table = position("special", blessings=blessed("storm-hunter"), monsters={"draugr": "wolfmark"})
    play(table, "monsters", "hunt,draugr")
    assert len(hunter(table).hand) == 3


@pytest.mark.rule("LR-BLESSING-04", "LR-HROUND-01", "LR-HROUND-03")
def test_thunderclap_discards_two_cards_to_cover_any_space_once_per_hunt() -> None:
    hand = "hill-archers fire-arrows volley hunting-bow"
    table = hero_round("draugr", hand, blessings=blessed("thunderclap"))
    assert "thunderclap" in options(table)
    play(table, "thunderclap", "hill-archers", "fire-arrows")
    assert options(table) == ["0", "1", "2", "3", "4", "5"]
    play(table, "0")
    assert hunt_of(table).dealt == 1 and hunter(table).priests == 1, "a Wound like any other"
    assert "thunderclap" not in options(table)
    play(table, "end-round")
    strikes(table)
    assert "thunderclap" not in options(table), "once per Hunt"


@pytest.mark.rule("LR-BLESSING-04")
def test_thunderclap_needs_two_cards() -> None:
    table = hero_round("draugr", "hill-archers", blessings=blessed("thunderclap"))
    assert options(table) == ["give-up"]


@pytest.mark.rule("LR-BLESSING-04", "LR-WSPACE-02")
def test_thunderclap_fills_one_of_the_two_symbols_of_a_boss_space() -> None:
    table = hero_round("loki", "thrust plain-sword round-shield", blessings=blessed("thunderclap"))
    play(table, "thunderclap", "round-shield", "plain-sword", "thrust")
    assert options(table) == ["1", "3"], "every space with a Spear"
    table = hero_round("loki", "thrust plain-sword", blessings=blessed("thunderclap"))
    assert "thunderclap" not in options(table), "nothing would be left for the other symbol"
    table = hero_round("loki", "round-shield shield-wall kite-shield", blessings=blessed("thunderclap"))
    assert options(table) == ["give-up"], "a Shield is no other symbol"


@pytest.mark.rule("LR-BLESSING-04", "LR-HUNTEND-05")
def test_unbowed_a_failed_hunt_gives_no_wound() -> None:
    table = hero_round("draugr", "seax", blessings=blessed("unbowed"))
    play(table, "give-up")
    assert hunter(table).wounded == [] and table.state.active == RED


@pytest.mark.rule("LR-BLESSING-04", "LR-MROUND-03")
def test_blood_price_takes_a_wound_for_two_cards_once_per_hunt() -> None:
    table = lair(hand="seax", deck="thrust mallet", blessings=blessed("blood-price"))
    play(table, "strike-4")
    assert options(table) == ["seax", "blood-price", "done"]
    play(table, "blood-price", "authority")
    assert sorted(hunter(table).hand) == ["mallet", "seax", "thrust"] and hunter(table).wounded == ["authority"]
    assert "blood-price" not in options(table)
    play(table, "thrust", "mallet")
    assert len(happened(table, ev.AttackStopped)) == 0
    play(table, "done")
    assert len(happened(table, ev.AttackStopped)) == 1, "3 + 1 against 4"
    assert "blood-price" not in options(table)


@pytest.mark.rule("LR-BLESSING-04", "LR-HROUND-01")
def test_blood_price_in_a_hero_round_and_without_a_card() -> None:
    table = hero_round("draugr", "hill-archers", deck="thrust mallet", blessings=blessed("blood-price"))
    play(table, "blood-price", "authority")
    assert set(options(table)) == {"thrust", "mallet", "give-up"}
    table = lair(deck="thrust mallet", blessings=blessed("blood-price"))
    play(table, "strike-4")
    assert options(table) == ["blood-price", "done"]


@pytest.mark.rule("LR-BLESSING-04", "LR-HUNTEND-02")
def test_nobody_with_three_wounds_pays_in_blood() -> None:
    table = lair(hand="seax", blessings=blessed("blood-price"), wounded={GREEN: ["authority", "strength", "wisdom"]})
    play(table, "strike-4")
    assert options(table) == ["seax", "done"]


@pytest.mark.rule("LR-BLESSING-04", "LR-HROUND-03")
def test_trophy_taker_adds_a_rune_to_the_first_reward_of_a_hunt() -> None:
    table = hero_round("draugr", "hatchet broad-axe plain-sword", blessings=blessed("trophy-taker"))
    play(table, "hatchet", "1")
    assert asked(table)[1] == "hero-round", "no Reward, no Rune"
    play(table, "broad-axe", "0")
    assert asked(table) == (GREEN, "gain-rune") and hunter(table).priests == 1
    play(table, "uruz", "plain-sword", "3")
    assert rune_list(table, GREEN) == ["uruz"] and asked(table)[1] == "hero-round", "once per Hunt"


@pytest.mark.rule("LR-BLESSING-04", "LR-MROUND-04", "LR-BATTLE-08")
def test_giant_bane_adds_1_to_hammers_in_hunts_and_battles() -> None:
    table = lair(hand="anvil-blow thrust", attack="strike-4", blessings=blessed("giant-bane"))
    play(table, "strike-4", "anvil-blow")
    assert hunt_of(table).total == 4
    table = battle(green=6, red=1, cards="war-hammer mallet thrust", blessings=blessed("giant-bane"))
    play(table, "war-hammer", "mallet", "thrust")
    assert result(table) == (6 + 3 + 2 + 3, 1), "Hammers only"


@pytest.mark.rule("LR-BLESSING-04", "LR-MROUND-04")
def test_iron_grip_takes_2_from_the_fury_of_the_first_attack() -> None:
    table = lair(hand="hatchet war-hammer", attack="strike-4", blessings=blessed("iron-grip"))
    play(table, "strike-4")
    assert hunt_of(table).fury == 2
    play(table, "war-hammer", "done")
    assert len(happened(table, ev.AttackStopped)) == 1
    play(table, "hatchet", "1", "end-round", "strike-4")
    assert hunt_of(table).fury == 4, "only the first"


@pytest.mark.rule("LR-BLESSING-04", "LR-MROUND-08")
def test_weather_eye_counts_wisdom_1_higher_for_weak_points() -> None:
    table = lair(hand="thrust seax round-shield", attack="strike-4", blessings=blessed("weather-eye"))
    strikes(table, "thrust", "round-shield")
    assert happened(table, ev.WeakPoint) == [ev.WeakPoint(who=GREEN, total=3 + 3, needed=6)]


@pytest.mark.rule("LR-BLESSING-04", "LR-SLAYER-01")
def test_red_hands_raise_an_attribute_for_a_kill() -> None:
    wounds = {"draugr": {0: RED, 1: RED, 3: RED, 4: RED, 5: RED}}
    table = hero_round(
        "draugr", "war-hammer", wounds=wounds, blessings=blessed("red-hands"), track={GREEN: {"wisdom": 6}}
    )
    play(table, "war-hammer", "2")
    assert asked(table) == (GREEN, "raise-attribute") and options(table) == ["authority", "strength"]
    play(table, "strength")
    assert hunter(table).track["strength"] == 3


@pytest.mark.rule("LR-BLESSING-04", "LR-HEROPHASE-01")
def test_field_surgeon_heals_besides_the_hero_action_in_an_own_territory_with_a_temple() -> None:
    more = {"blessings": blessed("field-surgeon"), "wounded": {GREEN: ["strength", "wisdom"]}, "temples": ["elk-cape"]}
    table = position("hero", owner={"elk-cape": GREEN}, **more)
    assert "surgeon" not in options(table), "no Temple in Wolfmark"
    play(table, "move-hero,elk-cape")
    assert "surgeon" in options(table)
    play(table, "surgeon", "wisdom")
    assert hunter(table).wounded == ["strength"] and table.state.phase != "hero", "once, and the phase is over"
    table = position("hero", at={GREEN: "elk-cape"}, owner={"elk-cape": RED}, **more)
    assert "surgeon" not in options(table), "Red's Territory"


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-06")
def test_beast_tamer_pays_no_rune_for_a_monster_that_bears_the_own_marker() -> None:
    more = {"blessings": blessed("beast-tamer"), "monsters": {"draugr": "wolfmark"}, "runes": {GREEN: "othala algiz"}}
    table = position("runes", wounds={"draugr": {1: GREEN}}, **more)
    play(table, "tame,draugr")
    assert table.state.beasts["draugr"].ring == GREEN and len(rune_list(table, GREEN)) == 2
    table = position("runes", wounds={"draugr": {1: RED}}, **more)
    assert why(table, GREEN, "tame,draugr") == "LR-RUNEACT-03"


@pytest.mark.rule("LR-BLESSING-04", "LR-BEASTS-01")
def test_challenge_activates_one_monster_and_then_hunts() -> None:
    table = position(
        "special",
        blessings=blessed("challenge"),
        monsters={"draugr": "ironwood-gate", "lindworm": "longdale"},
        rings={"draugr": GREEN},
    )
    play(table, "monsters", "awaken,draugr", "move", "wolfmark")
    assert options(table) == ["awaken,lindworm", "hunt,draugr", "done"]
    play(table, "hunt,draugr")
    assert happened(table, ev.HuntBegan) == [ev.HuntBegan(who=GREEN, monster="draugr", by=BLUE)]


# -- Freya -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("LR-BLESSING-04", "LR-ATTR-02")
def test_rune_lore_keeps_one_rune_more() -> None:
    table = position("hero", blessings=blessed("rune-lore"), artifacts={GREEN: ["dragon-hoard"]}, runes={GREEN: "uruz"})
    play(table, "use,dragon-hoard", "uruz", "uruz")
    assert rune_list(table, GREEN) == ["uruz"] * 3 and asked(table)[1] == "hero"


@pytest.mark.rule("LR-BLESSING-04", "LR-WHEEL-07")
def test_open_hand_gains_two_runes_when_the_marker_is_covered() -> None:
    table = position(
        "special", blessings={RED: ["open-hand"]}, wheel={"march": [RED]}, armies={GREEN: [("wolfmark", 1)]}
    )
    play(table, "march", "uruz", "algiz")
    assert rune_list(table, RED) == ["uruz", "algiz"] and asked(table) == (GREEN, "march-army")


@pytest.mark.rule("LR-BLESSING-04", "LR-HEROPHASE-03")
def test_swan_ship_sails_three_seas() -> None:
    table = position("hero", blessings=blessed("swan-ship"), sea={GREEN: "jarnvid-sea"})
    assert "move-drakkar,gotland-sea" in options(table)
    assert "move-drakkar,gotland-sea" not in options(position("hero", sea={GREEN: "jarnvid-sea"}))


@pytest.mark.rule("LR-BLESSING-04", "LR-TEMPLE-03")
def test_hidden_grove_draws_a_card_for_a_temple() -> None:
    table = position("special", blessings=blessed("hidden-grove"), owner={"elk-cape": GREEN})
    play(table, "build-temple", "elk-cape")
    assert len(hunter(table).hand) == 1 and hunter(table).priests == 1


@pytest.mark.rule("LR-BLESSING-04", "LR-PRAY-02")
def test_oracle_may_draw_and_discard_for_a_priest() -> None:
    table = position("prayer", blessings=blessed("oracle"), priests={GREEN: 1}, hand={GREEN: ["seax", "mallet"]})
    play(table, "send-priest,odin")
    assert asked(table) == (GREEN, "oracle")
    play(table, "yes")
    assert asked(table) == (GREEN, "discard-card") and len(options(table)) == 3
    play(table, "seax")
    assert len(hunter(table).hand) == 2 and table.state.phase == "hero"


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-07")
def test_far_sight_allies_with_realms_one_territory_away() -> None:
    table = position("runes", blessings=blessed("far-sight"), runes={GREEN: "othala algiz"}, at={GREEN: "wolfmark"})
    assert "ally,vanaheim" in options(table), "by Ironwood Gate"
    assert "ally,alfheim" in options(table), "by High Hall"
    table = position("runes", runes={GREEN: "othala algiz"}, at={GREEN: "wolfmark"})
    assert why(table, GREEN, "ally,vanaheim") == "LR-RUNEACT-07"


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-03")
def test_two_tongues_pay_a_1_rune_action_with_any_rune() -> None:
    table = position("runes", blessings=blessed("two-tongues"), runes={GREEN: "algiz"})
    play(table, "ally,jotunheim")
    assert table.state.alliances["jotunheim"] == [GREEN] and rune_list(table, GREEN) == []
    assert hunter(table).used == ["two-tongues"]


@pytest.mark.rule("LR-BLESSING-04", "LR-RUNEACT-03")
def test_two_tongues_are_not_used_up_by_the_right_rune() -> None:
    table = position("runes", blessings=blessed("two-tongues"), runes={GREEN: "algiz uruz"})
    play(table, "ally,jotunheim")
    assert set(options(table)) == {"pay,uruz", "pay,algiz"}
    play(table, "pay,uruz")
    assert hunter(table).used == []


@pytest.mark.rule("LR-BLESSING-04", "LR-WHEEL-05")
def test_hall_of_guests_draws_a_card_instead_of_a_realm_bonus() -> None:
    table = position(
        "special",
        blessings=blessed("hall-of-guests"),
        alliances={"vanaheim": [GREEN]},
        armies={GREEN: [("wolfmark", 1)]},
    )
    play(table, "march")
    assert options(table) == ["bonus,vanaheim,0", "instead-draw", "skip"]
    play(table, "instead-draw")
    assert len(hunter(table).hand) == 1 and rune_list(table, GREEN) == []


@pytest.mark.rule("LR-BLESSING-04", "LR-USURP-02", "LR-USURP-03")
def test_gentle_conquest_usurps_with_1_less() -> None:
    blessing = {"blessings": blessed("gentle-conquest")}
    assert "usurp" in options(position("special", at={GREEN: "elk-cape"}, **blessing)), "2 against 3"
    red = {"owner": {"elk-cape": RED}, "at": {GREEN: "elk-cape"}}
    assert "usurp" in options(position("special", armies={RED: [("elk-cape", 3)]}, **red, **blessing))
    assert "usurp" not in options(position("special", armies={RED: [("elk-cape", 4)]}, **red, **blessing))
    assert "usurp" not in options(position("special", armies={RED: [("elk-cape", 3)]}, **red))


@pytest.mark.rule("LR-BLESSING-04", "LR-HEROPHASE-02")
def test_falcon_cloak_moves_the_hero_three_territories() -> None:
    table = position("hero", blessings=blessed("falcon-cloak"), sea={GREEN: "gotland-sea"})
    assert "move-hero,seal-bay" in options(table), "Wolfmark, High Hall, Whetstone Fell, Seal Bay"
    assert why(position("hero", sea={GREEN: "gotland-sea"}), GREEN, "move-hero,seal-bay") == "LR-HEROPHASE-02"


@pytest.mark.rule("LR-BLESSING-04")
def test_seid_swaps_a_rune_with_the_supply_once_per_turn() -> None:
    table = position("hero", blessings=blessed("seid"), runes={GREEN: "uruz"})
    supply = dict(table.state.supply)
    play(table, "swap,uruz,algiz")
    assert rune_list(table, GREEN) == ["algiz"]
    assert (table.state.supply["uruz"], table.state.supply["algiz"]) == (supply["uruz"] + 1, supply["algiz"] - 1)
    skip(table, "special")
    assert not any(option.startswith("swap") for option in options(table)), "once per turn"


@pytest.mark.rule("LR-BLESSING-04", "LR-ATTR-02")
def test_keeper_of_names_keeps_one_card_more() -> None:
    table = position(
        "runes", blessings=blessed("keeper-of-names"), runes={GREEN: "uruz othala"}, hand={GREEN: ["seax", "mallet"]}
    )
    play(table, "rune-draw")
    assert len(hunter(table).hand) == 3 and asked(table)[1] != "discard-card"
