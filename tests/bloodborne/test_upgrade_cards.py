"""Every Action card, played: the Starting cards and the 24 kinds of Upgrade."""

from pathlib import Path

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import (
    CAINHURST,
    CROW,
    DREAM,
    EILEEN,
    EYES,
    GEHRMAN,
    HENRYK,
    LUDWIG,
    asked,
    each,
    events,
    play,
    position,
    prompts,
    rolls,
)

DOG = "guard-dog-of-the-old-lords"


def hits(table: taverna.Table) -> list[tuple[int, int]]:
    """(who, damage dealt), in order."""
    return [(event.who, event.amount) for event in events(table, ev.Hit)]


# -- Starting cards --------------------------------------------------------------------------------------------------
def test_saw_cleaver_deals_1_and_then_recovers_1_hp() -> None:
    table = position(hp={HENRYK: 5})
    play(table, {HENRYK: "saw-cleaver"})
    assert hits(table) == [(HENRYK, 1)]
    assert table.state.hunters[HENRYK].hp == 6


def test_saw_cleaver_recovers_nothing_if_it_deals_nothing() -> None:
    table = position(echoes=2, hp={EILEEN: 5})
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver"})
    assert table.state.hunters[EILEEN].hp == 5


def test_hunter_axe_deals_2() -> None:
    table = position(hp={HENRYK: 5})
    play(table, {HENRYK: "hunter-axe"})
    assert hits(table) == [(HENRYK, 2)]
    assert table.state.hunters[HENRYK].hp == 5


@pytest.mark.rule("BB-CARDS-14")
def test_hunter_pistols_cancel_each_other() -> None:
    table = position()
    play(table, {HENRYK: "hunter-pistol", EILEEN: "transform hunter-pistol", LUDWIG: "hunter-axe"})
    assert [event.who for event in events(table, ev.Cancelled)] == [HENRYK, EILEEN]
    assert hits(table) == [(LUDWIG, 2)], "neither then nor in step 5"


@pytest.mark.rule("BB-CARDS-14")
def test_another_kind_of_pistol_cancels_nothing() -> None:
    table = position(holds={EILEEN: ["repeating-pistol"]})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "repeating-pistol"})
    assert hits(table) == [(HENRYK, 1), (EILEEN, 1)]


# -- Melee Weapons ---------------------------------------------------------------------------------------------------
def test_long_glaive_deals_3() -> None:
    table = position(holds={HENRYK: ["long-glaive"]})
    play(table, {HENRYK: "long-glaive"})
    assert hits(table) == [(HENRYK, 3)]


@pytest.mark.parametrize(("echoes", "collected", "stored"), [(2, 5 + 2 - 2, 2), (1, 5 + 1 - 2, 2), (3, 5 + 2, 0)])
def test_twin_blades_deal_2_and_store_up_to_2_if_they_kill(echoes: int, collected: int, stored: int) -> None:
    table = position(echoes=echoes, holds={HENRYK: ["twin-blades"]}, collected={HENRYK: 5})
    play(table, {HENRYK: "twin-blades"})
    henryk = table.state.hunters[HENRYK]
    assert (henryk.collected, henryk.stored) == (collected, stored)


def test_twin_blades_store_no_more_than_there_is() -> None:
    table = position(echoes=1, holds={HENRYK: ["twin-blades"]})
    play(table, {HENRYK: "twin-blades"})
    assert (table.state.hunters[HENRYK].collected, table.state.hunters[HENRYK].stored) == (0, 1)


def test_twin_blades_need_the_killing_damage_to_be_theirs() -> None:
    table = position(echoes=3, holds={HENRYK: ["twin-blades"]})
    play(table, {HENRYK: "twin-blades", EILEEN: "saw-cleaver"})
    assert each(table, "stored") == [0, 0, 0]


def test_church_maul_deals_4_after_all_that_is_not_slow() -> None:
    table = position(echoes=7, holds={HENRYK: ["church-maul"]})
    play(table, {HENRYK: "church-maul", EILEEN: "hunter-axe", LUDWIG: "saw-cleaver"})
    assert hits(table) == [(EILEEN, 2), (LUDWIG, 1), (HENRYK, 4)]


def test_slow_weapons_keep_the_turn_order_among_themselves() -> None:
    table = position(echoes=7, first=LUDWIG, holds={HENRYK: ["church-maul"], LUDWIG: ["church-maul"]})
    play(table, {HENRYK: "church-maul", EILEEN: "saw-cleaver", LUDWIG: "church-maul"})
    assert hits(table) == [(EILEEN, 1), (LUDWIG, 4), (HENRYK, 2)]


def test_reaping_scythe_deals_3_and_weakens_every_melee_attack_after_it() -> None:
    table = position(seats=5, monster=DOG, first=4, holds={0: ["reaping-scythe"], 3: ["long-rifle"]}, hp={2: 5})
    play(table, {4: "hunter-axe", 0: "reaping-scythe", 1: "hunter-axe", 2: "saw-cleaver", 3: "long-rifle"})
    assert hits(table) == [(4, 2), (0, 3), (1, 1), (3, 1)], "not the Axe before it, nor the Rifle (1 against the Dog)"
    assert [event.who for event in events(table, ev.Missed)] == [2], "never under 0"
    assert table.state.hunters[2].hp == 5


def test_reaping_scythe_is_over_with_the_round() -> None:
    table = position(monster=DOG, holds={HENRYK: ["reaping-scythe"]})
    play(table, {HENRYK: "reaping-scythe"})
    rolls(table, "0")
    play(table, {EILEEN: "hunter-axe"})
    assert hits(table) == [(HENRYK, 3), (EILEEN, 2)]


def test_reaping_scythe_also_weakens_a_slow_weapon_of_the_player_before() -> None:
    table = position(holds={HENRYK: ["church-maul"], EILEEN: ["reaping-scythe"]})
    play(table, {HENRYK: "church-maul", EILEEN: "reaping-scythe"})
    assert hits(table) == [(EILEEN, 3), (HENRYK, 3)]


def test_blood_sabre_costs_1_hp_and_deals_4() -> None:
    table = position(holds={HENRYK: ["blood-sabre"]}, hp={HENRYK: 2})
    play(table, {HENRYK: "blood-sabre"})
    assert hits(table) == [(HENRYK, 4)]
    assert table.state.hunters[HENRYK].hp == 1
    assert not events(table, ev.Hurt), "to pay is not to take damage"


def test_blood_sabre_can_kill_its_user_who_then_deals_nothing() -> None:
    table = position(holds={HENRYK: ["blood-sabre"]}, hp={HENRYK: 1}, collected={HENRYK: 3})
    play(table, {HENRYK: "blood-sabre", EILEEN: "hunter-axe"})
    assert hits(table) == [(EILEEN, 2)]
    assert events(table, ev.Died) == [ev.Died(who=HENRYK, lost=3)]
    assert table.state.hunters[HENRYK].hp == 8, "back in step 7"


def test_blood_sabre_costs_nothing_when_there_is_nobody_left_to_attack() -> None:
    table = position(echoes=2, holds={EILEEN: ["blood-sabre"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "blood-sabre"})
    assert table.state.hunters[EILEEN].hp == 8


def test_thorn_whip_deals_2_before_all_that_is_not_swift() -> None:
    table = position(echoes=3, holds={LUDWIG: ["thorn-whip"]})
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe", LUDWIG: "thorn-whip"})
    assert hits(table) == [(LUDWIG, 2), (HENRYK, 1)]


def test_thorn_whip_is_not_immediate() -> None:
    table = position(rolls="2", hp={LUDWIG: 2}, holds={LUDWIG: ["thorn-whip"]})
    play(table, {LUDWIG: "thorn-whip"})
    assert hits(table) == [], "dead before step 5"


@pytest.mark.parametrize(("roll", "damage"), [("0", 5), ("1", 5), ("2", 0)])
def test_stake_gauntlet_deals_5_unless_its_user_took_2_or_more_damage(roll: str, damage: int) -> None:
    table = position(rolls=roll, holds={HENRYK: ["stake-gauntlet"]})
    play(table, {HENRYK: "stake-gauntlet"})
    assert table.state.hunters[HENRYK].collected == damage


def test_stake_gauntlet_is_slow() -> None:
    table = position(echoes=6, holds={HENRYK: ["stake-gauntlet"]})
    play(table, {HENRYK: "stake-gauntlet", EILEEN: "hunter-axe"})
    assert hits(table) == [(EILEEN, 2), (HENRYK, 4)]


@pytest.mark.parametrize(
    ("card", "strong", "weak"),
    [
        ("beast-hook", CROW, EYES),
        ("beast-hook", DOG, "bell-widow"),
        ("silver-greatsword", CAINHURST, CROW),
        ("silver-greatsword", "bell-widow", DOG),
        ("star-mace", EYES, CAINHURST),
        ("star-mace", DOG, "twin-gravewardens"),
    ],
)
def test_some_weapons_deal_2_and_1_more_against_their_type(card: str, strong: str, weak: str) -> None:
    for monster, damage in ((strong, 3), (weak, 2)):
        table = position(monster=monster, rolls="0 0", dungeon=["scourge-beast"], holds={HENRYK: [card]})
        play(table, {HENRYK: card})
        assert hits(table) == [(HENRYK, damage)]


# -- Firearms --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("roll", "hp"), [("0", 8), ("1", 8), ("2", 8), ("3", 7)])
def test_repeating_pistol_deals_1_at_once_and_keeps_off_2(roll: str, hp: int) -> None:
    table = position(monster=EYES, rolls=roll, holds={HENRYK: ["repeating-pistol"]})
    happened = play(table, {HENRYK: "repeating-pistol"})
    assert hits(table) == [(HENRYK, 1)]
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Hit) < kinds.index(ev.Rolled)
    assert table.state.hunters[HENRYK].hp == hp


def test_repeating_pistol_keeps_off_2_in_the_whole_round() -> None:
    """1 of the roll, and 1 of the Dog's bite: the rest of the bite goes through."""
    table = position(monster="rabid-dog", rolls="1", holds={HENRYK: ["repeating-pistol"]})
    play(table, {HENRYK: "repeating-pistol"})
    assert table.state.hunters[HENRYK].hp == 7
    assert [event.amount for event in events(table, ev.KeptOff)] == [1, 1]
    assert [event.amount for event in events(table, ev.Hurt) if event.who == HENRYK] == [1]


def test_scattergun_deals_1_at_once_and_weakens_a_chosen_melee_attack() -> None:
    table = position(seats=5, holds={0: ["scattergun"], 3: ["long-rifle"]})
    play(table, {0: "scattergun", 1: "hunter-axe", 2: "transform hunter-axe", 3: "long-rifle", 4: DREAM})
    assert hits(table) == [(0, 1)]
    assert prompts(table) == {0: "weaken"}
    assert asked(table) == {0: ["1", "2"]}, "those who played a Melee Weapon"
    table.answer(0, "2")
    assert hits(table) == [(0, 1), (1, 2), (2, 1), (3, 2)]


def test_scattergun_asks_nothing_if_nobody_played_melee() -> None:
    table = position(holds={HENRYK: ["scattergun"]})
    play(table, {HENRYK: "scattergun", EILEEN: "hunter-pistol"})
    assert table.state.round == 2


def test_two_scatterguns_never_bring_an_attack_under_0() -> None:
    table = position(holds={HENRYK: ["scattergun"], EILEEN: ["scattergun"]})
    play(table, {HENRYK: "scattergun", EILEEN: "scattergun", LUDWIG: "saw-cleaver"})
    table.answer(HENRYK, str(LUDWIG))
    table.answer(EILEEN, str(LUDWIG))
    assert each(table, "collected") == [1, 1, 0]


def test_scattergun_cannot_aim_at_the_dead(tmp_path: Path) -> None:
    """No Melee Weapon of ours kills its user before step 5, so this one is from a pack."""
    name = "name: {en: Razor, es: Navaja, pt-BR: Navalha}, source: pack"
    razor = f"id: razor, {name}, kind: melee, damage: 1, immediate: [{{do: lose-hp, amount: 8}}]"
    (tmp_path / "upgrades.yaml").write_text(f"[{{{razor}}}]")
    table = position(seats=4, pack=tmp_path, holds={HENRYK: ["razor"], EILEEN: ["scattergun"]})
    play(table, {HENRYK: "razor", EILEEN: "scattergun", LUDWIG: "hunter-axe", 3: "hunter-axe"})
    assert asked(table) == {EILEEN: ["2", "3"]}


@pytest.mark.parametrize("card", ["scattergun", "madman-bell"])
def test_nobody_is_weakened_or_sent_last_when_the_monster_is_dead_already(card: str) -> None:
    table = position(echoes=1, holds={EILEEN: [card]})
    play(table, {HENRYK: "hunter-pistol", EILEEN: card, LUDWIG: "hunter-axe"})
    assert table.state.round == 2


@pytest.mark.parametrize(("roll", "hp"), [("0", 8), ("1", 8), ("2", 7), ("1+ 2", 6)])
def test_long_rifle_deals_2_in_step_5_and_keeps_off_1(roll: str, hp: int) -> None:
    table = position(rolls=roll, holds={HENRYK: ["long-rifle"]})
    happened = play(table, {HENRYK: "long-rifle"})
    assert hits(table) == [(HENRYK, 2)]
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Rolled) < kinds.index(ev.Hit)
    assert table.state.hunters[HENRYK].hp == hp


def test_long_rifle_guards_after_transform_too() -> None:
    table = position(rolls="2", holds={HENRYK: ["long-rifle"]})
    play(table, {HENRYK: "transform long-rifle"})
    assert table.state.hunters[HENRYK].hp == 7


def test_hand_cannon_costs_4_hp_and_deals_3_at_once() -> None:
    table = position(rolls="0", holds={HENRYK: ["hand-cannon"]}, hp={HENRYK: 5})
    happened = play(table, {HENRYK: "hand-cannon"})
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.PaidHp) < kinds.index(ev.Hit) < kinds.index(ev.Rolled)
    assert hits(table) == [(HENRYK, 3)]
    assert table.state.hunters[HENRYK].hp == 1


@pytest.mark.parametrize("hp", [1, 4])
def test_hand_cannon_deals_nothing_if_it_kills_its_user(hp: int) -> None:
    table = position(holds={HENRYK: ["hand-cannon"]}, hp={HENRYK: hp}, collected={HENRYK: 2})
    play(table, {HENRYK: "hand-cannon"})
    assert hits(table) == []
    assert events(table, ev.Died) == [ev.Died(who=HENRYK, lost=2)]


@pytest.mark.parametrize(
    ("before", "damage"),
    [([], 1), ([EILEEN], 2), ([EILEEN, LUDWIG], 3), ([EILEEN, LUDWIG, 3], 3), ([EILEEN, LUDWIG, 3, 4], 3)],
)
def test_flame_sprayer_deals_1_and_1_more_for_each_who_dealt_damage_before(before: list[int], damage: int) -> None:
    table = position(seats=5, monster="headless-cardinal", echoes=11, first=EILEEN, holds={HENRYK: ["flame-sprayer"]})
    play(table, {HENRYK: "flame-sprayer", **dict.fromkeys(before, "saw-cleaver")})
    assert hits(table)[-1] == (HENRYK, damage)


def test_flame_sprayer_counts_immediate_damage_but_nobody_later_and_not_its_user() -> None:
    table = position(holds={HENRYK: ["flame-sprayer"]})
    play(table, {HENRYK: "flame-sprayer", EILEEN: "hunter-pistol", LUDWIG: "hunter-axe"})
    assert hits(table) == [(EILEEN, 1), (HENRYK, 2), (LUDWIG, 2)]


@pytest.mark.parametrize(
    ("other", "damage"),
    [("hunter-axe", 2), ("hunter-pistol", 1), ("long-rifle", 1), ("transform hunter-pistol", 1)],
)
def test_duelling_revolver_deals_2_or_1_beside_another_firearm(other: str, damage: int) -> None:
    table = position(holds={HENRYK: ["duelling-revolver"], EILEEN: ["long-rifle"]})
    play(table, {HENRYK: "duelling-revolver", EILEEN: other})
    assert hits(table)[0] == (HENRYK, damage)
    assert len([who for who, _ in hits(table) if who == HENRYK]) == 1, "at once, and once"


def test_rosewood_blunderbuss_cancels_the_immediate_damage_of_those_after() -> None:
    holds = {0: ["repeating-pistol"], 1: ["rosewood-blunderbuss"], 2: ["scattergun"], 3: ["throwing-knives"]}
    table = position(seats=5, monster=EYES, rolls="2", holds=holds)
    play(table, {**{seat: cards[0] for seat, cards in holds.items()}, 4: "hunter-axe"})
    assert prompts(table) == {2: "weaken"}, "what is not damage still works"
    table.answer(2, "4")
    assert hits(table) == [(0, 1), (1, 1), (4, 1)]
    assert [event.who for event in events(table, ev.Cancelled)] == [2, 3]


def test_rosewood_blunderbuss_is_over_with_the_round() -> None:
    table = position(monster=DOG, holds={HENRYK: ["rosewood-blunderbuss"]})
    play(table, {HENRYK: "rosewood-blunderbuss"})
    rolls(table, "0")
    play(table, {EILEEN: "hunter-pistol"})
    assert hits(table) == [(HENRYK, 1), (EILEEN, 1)]


# -- Utility cards ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hp", [1, 7, 8])
def test_blood_vial_brings_back_to_8_hp_and_deals_1(hp: int) -> None:
    table = position(hp={HENRYK: hp}, holds={HENRYK: ["blood-vial"]})
    play(table, {HENRYK: "blood-vial"})
    assert table.state.hunters[HENRYK].hp == 8
    assert hits(table) == [(HENRYK, 1)]


def test_leaden_draught_keeps_all_damage_off_stores_1_and_deals_1() -> None:
    table = position(monster="rabid-dog", rolls="3", collected={HENRYK: 3}, holds={HENRYK: ["leaden-draught"]})
    play(table, {HENRYK: "leaden-draught", EILEEN: "hunter-axe"})
    assert each(table, "hp")[:2] == [8, 3], "neither the roll nor the bite"
    henryk = table.state.hunters[HENRYK]
    assert (henryk.collected, henryk.stored) == (2 + 1, 1)


def test_leaden_draught_stores_nothing_if_there_is_nothing_and_lasts_a_round() -> None:
    table = position(monster=DOG, rolls="3", holds={HENRYK: ["leaden-draught"]})
    play(table, {HENRYK: "leaden-draught"})
    assert table.state.hunters[HENRYK].stored == 0
    rolls(table, "3")
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].hp == 5


@pytest.mark.parametrize(
    ("monster", "echoes", "back"), [(CROW, 2, True), (DOG, 2, True), (CROW, 1, False), (DOG, 1, False)]
)
def test_throwing_knives_deal_1_and_come_back_unless_it_is_killed(monster: str, echoes: int, back: bool) -> None:
    table = position(monster=monster, echoes=echoes, holds={HENRYK: ["throwing-knives"]})
    play(table, {HENRYK: "throwing-knives"})
    assert hits(table) == [(HENRYK, 1)]
    henryk = table.state.hunters[HENRYK]
    assert ("throwing-knives" in henryk.hand) == back
    assert ("throwing-knives" in henryk.used) == (not back)


def test_throwing_knives_come_back_in_the_round_after_a_kill_too() -> None:
    table = position(echoes=2, holds={EILEEN: ["throwing-knives"]})
    play(table, {HENRYK: "hunter-axe"})
    rolls(table, "0")
    play(table, {EILEEN: "throwing-knives"})
    assert "throwing-knives" in table.state.hunters[EILEEN].hand


def test_throwing_knives_stay_away_when_another_kills_it() -> None:
    table = position(echoes=3, holds={HENRYK: ["throwing-knives"]})
    play(table, {HENRYK: "throwing-knives", EILEEN: "hunter-axe"})
    assert table.state.hunters[HENRYK].used == ["throwing-knives"]


def test_fire_flask_deals_2_at_once_and_leaves_the_game() -> None:
    table = position(holds={HENRYK: ["fire-flask"]}, rolls="2", hp={HENRYK: 1})
    play(table, {HENRYK: "fire-flask"})
    assert hits(table) == [(HENRYK, 2)]
    assert "fire-flask" not in table.state.hunters[HENRYK].cards
    assert "fire-flask" in table.state.removed


def test_madman_bell_sends_a_chosen_hunter_last_even_after_slow_and_deals_2() -> None:
    table = position(seats=4, monster=DOG, holds={0: ["madman-bell"], 2: ["church-maul"], 1: ["thorn-whip"]})
    play(table, {0: "madman-bell", 1: "thorn-whip", 2: "church-maul", 3: "hunter-axe"})
    assert asked(table) == {0: ["0", "1", "2", "3"]}
    table.answer(0, "1")
    assert hits(table) == [(0, 2), (3, 2), (2, 4), (1, 2)]


def test_madman_bell_costs_1_hp_and_does_nothing_more_if_that_kills() -> None:
    table = position(seats=4, hp={0: 2}, holds={0: ["madman-bell"]})
    play(table, {0: "madman-bell"})
    assert table.state.hunters[0].hp == 1 and asked(table) == {0: ["0", "1", "2", "3"]}
    table = position(seats=4, monster=DOG, hp={0: 1}, holds={0: ["madman-bell"]})
    play(table, {0: "madman-bell"})
    assert asked(table) != {0: ["0", "1", "2", "3"]} and (0, 2) not in hits(table)
    assert events(table, ev.Died)[0].who == 0


def test_madman_bell_sends_nobody_last_who_is_dead() -> None:
    table = position(seats=4, hp={0: 1}, holds={0: ["hand-cannon"], 1: ["madman-bell"]})
    play(table, {0: "hand-cannon", 1: "madman-bell"})
    assert asked(table) == {1: ["1", "2", "3"]}


@pytest.mark.parametrize(("collected", "stored"), [(0, 1), (2, 3), (3, 3), (5, 3)])
def test_lamplight_ward_deals_1_and_stores_up_to_3_in_step_7_without_the_dream(collected: int, stored: int) -> None:
    table = position(
        rolls="2", holds={HENRYK: ["lamplight-ward"]}, collected={HENRYK: collected}, available=["blood-vial"]
    )
    play(table, {HENRYK: "lamplight-ward", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    henryk = table.state.hunters[HENRYK]
    assert (henryk.collected, henryk.stored) == (collected + 1 - stored, stored)
    assert henryk.hp == 6, "no rest"
    assert henryk.used == ["lamplight-ward"]
    assert table.state.available == ["blood-vial"]


def test_lamplight_ward_is_too_late_for_the_dead() -> None:
    table = position(rolls="2", hp={HENRYK: 1}, holds={HENRYK: ["lamplight-ward"]}, collected={HENRYK: 3})
    play(table, {HENRYK: "lamplight-ward"})
    assert (table.state.hunters[HENRYK].collected, table.state.hunters[HENRYK].stored) == (0, 0)


@pytest.mark.parametrize(("lost", "gets"), [(1, 1), (2, 2), (5, 2)])
def test_scavenger_hook_deals_2_and_collects_up_to_2_of_what_the_dead_lose(lost: int, gets: int) -> None:
    table = position(rolls="2", hp={EILEEN: 2}, collected={HENRYK: 1, EILEEN: lost}, holds={HENRYK: ["scavenger-hook"]})
    bank = table.state.bank
    play(table, {HENRYK: "scavenger-hook", EILEEN: "hunter-axe"})
    assert table.state.hunters[HENRYK].collected == 1 + 2 + gets
    assert table.state.bank == bank + (lost - gets) + 7 - 2 - 2 - 4


def test_scavenger_hook_collects_2_in_all_from_several_dead() -> None:
    table = position(
        seats=4, monster="rabid-dog", rolls="2", hp={1: 2, 2: 2, 3: 4}, collected={1: 1, 2: 2, 3: 2},
        holds={0: ["scavenger-hook"]},
    )  # fmt: skip
    play(table, {0: "scavenger-hook", 1: "hunter-axe", 2: "hunter-axe", 3: "hunter-pistol"})
    assert [event.who for event in events(table, ev.Died)] == [1, 2, 3], "the last by the Dog's bite"
    assert [(event.whom, event.amount) for event in events(table, ev.Scavenged)] == [(1, 1), (2, 1)]
    assert table.state.hunters[0].collected == 2 + 2


def test_scavenger_hook_gets_nothing_if_its_user_dies_in_the_same_attack() -> None:
    table = position(rolls="2", hp={HENRYK: 2, EILEEN: 2}, collected={HENRYK: 4, EILEEN: 4},
                     holds={HENRYK: ["scavenger-hook"]})  # fmt: skip
    play(table, {HENRYK: "scavenger-hook", EILEEN: "hunter-axe"})
    assert not events(table, ev.Scavenged)
    assert each(table, "collected")[:2] == [0, 0]


def test_scavenger_hook_works_only_in_the_round_it_is_played() -> None:
    table = position(monster=DOG, holds={HENRYK: ["scavenger-hook"]}, collected={EILEEN: 4}, hp={EILEEN: 4})
    play(table, {HENRYK: "scavenger-hook", EILEEN: "hunter-axe"})
    rolls(table, "4")
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver"})
    assert [event.who for event in events(table, ev.Died)] == [EILEEN]
    assert table.state.hunters[HENRYK].collected == 2 + 2


def test_scavenger_hook_collects_2_again_when_it_is_played_again() -> None:
    table = position(seats=3, final=GEHRMAN, monster=DOG, rolls="4", holds={HENRYK: ["scavenger-hook"]},
                     hp={EILEEN: 4, LUDWIG: 8}, collected={EILEEN: 5, LUDWIG: 5})  # fmt: skip
    play(table, {HENRYK: "scavenger-hook", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    rolls(table, "0")
    play(table, {HENRYK: DREAM, EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    rolls(table, "2+ 3")
    play(table, {HENRYK: "scavenger-hook", EILEEN: DREAM, LUDWIG: "transform hunter-pistol"})
    assert [event.amount for event in events(table, ev.Scavenged)] == [2, 2]


def test_every_action_card_is_in_this_file() -> None:
    told = Path(__file__).read_text(encoding="utf-8")
    for card in taverna.find("bloodborne").content().cards:
        assert card == DREAM or card in told


# -- what holds for a round ends with it -----------------------------------------------------------------------------
@pytest.mark.rule("BB-ROUND-01", "BB-ATTACK-02")
def test_protection_that_was_not_needed_does_not_last_into_the_next_round() -> None:
    table = position(monster="headless-cardinal", rolls="0", holds={HENRYK: ["repeating-pistol"]})
    play(table, {HENRYK: "repeating-pistol"})
    rolls(table, "3")
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].hp == 5


@pytest.mark.rule("BB-ROUND-01", "BB-HIT-01")
def test_a_scythe_of_an_earlier_round_weakens_nobody_before_it_attacks_again() -> None:
    table = position(monster="headless-cardinal", holds={HENRYK: ["reaping-scythe"]})
    play(table, {HENRYK: "reaping-scythe"})
    rolls(table, "0")
    play(table, {HENRYK: DREAM})
    rolls(table, "0")
    play(table, {HENRYK: "reaping-scythe", LUDWIG: "hunter-axe"})
    assert table.state.hunters[LUDWIG].collected == 2, "Ludwig is First Player now and attacks before the scythe"


@pytest.mark.rule("BB-ROUND-01", "BB-HIT-01")
def test_who_was_sent_last_attacks_in_turn_again_in_the_next_round() -> None:
    table = position(monster="headless-cardinal", holds={HENRYK: ["madman-bell"]})
    play(table, {HENRYK: "madman-bell", EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    table.answer(HENRYK, str(EILEEN))
    table.state.echoes = 3
    rolls(table, "0")
    play(table, {EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert [each(table, "collected")[seat] for seat in (EILEEN, LUDWIG)] == [1 + 2, 1 + 1]
