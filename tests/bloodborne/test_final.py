"""The Final Boss (p. 15), and the ability of each of the five."""

import pytest

import taverna
from taverna.games.bloodborne import events as ev
from taverna.games.bloodborne.records import Aura, combined

from .positions import (
    CAINHURST,
    CROW,
    DREAM,
    EILEEN,
    EYES,
    FINAL_BOSSES,
    GEHRMAN,
    HENRYK,
    KING,
    LUDWIG,
    MOON,
    ROM,
    TIDES,
    asked,
    each,
    events,
    play,
    position,
    prompts,
    rolls,
    turn_up,
)

AXES = dict.fromkeys(range(3), "hunter-axe")
CONTENT = taverna.find("bloodborne").content()


@pytest.mark.rule("BB-FINAL-01")
@pytest.mark.parametrize("how", ["hunter-axe", DREAM])
def test_the_final_boss_comes_when_the_last_card_is_killed_or_has_escaped(how: str) -> None:
    table = position(echoes=2, dungeon=[EYES])
    play(table, {HENRYK: how})
    assert table.state.monster == EYES, "one is still to come"
    table.state.echoes = 2
    rolls(table, "0")
    play(table, {EILEEN: how})
    assert (table.state.monster, table.state.echoes) == (ROM, 14)
    assert events(table, ev.FinalBossCame) == [ev.FinalBossCame(monster=ROM, echoes=14)]


@pytest.mark.rule("BB-FINAL-01")
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_goes_through_all_ten_cards_before_the_final_boss(seed: int) -> None:
    table = taverna.new("bloodborne", 3, seed, {"final_boss": TIDES})
    while not table.over:
        for seat in list(table.questions):
            table.answer(seat, asked(table)[seat][0])
        if table.state.monster == TIDES:
            assert len(table.state.gone) == 10
    met = [event.monster for _, event in table.happened() if isinstance(event, ev.MonsterRevealed)]
    assert len(met) == len(set(met)) == 10
    assert table.state.gone == met


@pytest.mark.rule("BB-FINAL-02")
@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_a_final_boss_is_fought_like_a_boss_and_never_escapes(final: str) -> None:
    table = position(monster=final, final=final, rolls="2", dungeon=[])
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-pistol", LUDWIG: "saw-cleaver"})
    assert each(table, "hp") == [6, 6, 7]
    assert each(table, "collected") == [2, 1, 1]
    assert (table.state.monster, table.state.echoes) == (final, CONTENT.foes[final].hp - 4)
    assert not table.over
    assert not events(table, ev.Escaped)
    assert not events(table, ev.FinalBossCame), "it is not revealed again"


@pytest.mark.rule("BB-FINAL-03")
@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_its_death_gives_a_trophy_of_all_three_types_for_damage_in_that_round(final: str) -> None:
    table = position(monster=final, final=final, echoes=5, dungeon=[])
    play(table, {LUDWIG: "hunter-axe"})
    rolls(table, "0")
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: DREAM})
    assert table.over
    one, none = {"kin": 1, "humanoid": 1, "beast": 1}, {"kin": 0, "humanoid": 0, "beast": 0}
    assert each(table, "trophies") == [one, one, none], "Ludwig's was the round before"


@pytest.mark.rule("BB-FINAL-04")
@pytest.mark.parametrize("monster", [EYES, "bell-widow", MOON])
def test_the_ability_is_in_force_all_game_long(monster: str) -> None:
    table = position(monster=monster, final=MOON, hp={HENRYK: 3})
    play(table, {HENRYK: DREAM, EILEEN: "saw-cleaver", LUDWIG: "saw-cleaver"})
    assert each(table, "hp") == [7, 8, 8]


@pytest.mark.rule("BB-FINAL-04")
def test_the_ability_of_the_monster_in_play_works_beside_it() -> None:
    table = position(monster="antlered-matron", final=MOON, rolls="3", hp={HENRYK: 8})
    play(table, {})
    assert [event.amount for event in events(table, ev.Hurt)] == [3, 3, 3]
    assert each(table, "hp") == [7, 7, 7]


AMOUNTS = ["immediate_less", "slow_less", "plus_worth", "regrows", "others_extra"]
SWITCHES = ["no_healing", "utility_doubled", "dream_full_damage", "breaks_weapons", "half_stored", "darker_dice"]
STRICTER = {"firearm_most": min, "last_death": min, "rest_hp": min, "rolls": max, "trophy_least": max}


@pytest.mark.rule("BB-FINAL-04", "BB-CARDS-06", "BB-CARDS-07")
def test_any_ability_works_whether_the_monster_or_the_final_boss_has_it() -> None:
    """Amounts add up, of limits the stricter holds: no two cards of ours meet like this, but those of a pack may."""
    nothing = Aura()
    for name in AMOUNTS:
        one, two = Aura(**{name: 1}), Aura(**{name: 2})
        assert combined(one, nothing) == combined(nothing, one) == one
        assert combined(one, two) == Aura(**{name: 3})
    for name in SWITCHES:
        on = Aura(**{name: True})
        assert combined(on, nothing) == combined(nothing, on) == combined(on, on) == on
    for name, stricter in STRICTER.items():
        two, three = Aura(**{name: 2}), Aura(**{name: 3})
        assert combined(two, nothing) == combined(nothing, two) == two
        assert combined(two, three) == combined(three, two) == Aura(**{name: stricter(2, 3)})
    assert {*AMOUNTS, *SWITCHES, *STRICTER} == set(Aura.__struct_fields__)
    assert combined(nothing, nothing) == nothing


@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_a_final_boss_in_play_is_not_there_twice(final: str) -> None:
    table = position(monster=final, final=final, dungeon=[])
    assert table.state.aura == CONTENT.foes[final].aura


# -- Gehrman, the First Hunter ---------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-11", "BB-FINAL-04")
@pytest.mark.parametrize(("foe", "echoes"), [(EYES, 7 + 2), ("father-gascoigne", 8 + 2), (GEHRMAN, 13)])
def test_gehrman_gives_every_other_monster_two_more(foe: str, echoes: int) -> None:
    table = turn_up(foe, final=GEHRMAN)
    assert table.state.echoes == echoes
    assert table.state.bank == 135 - echoes - 1


# -- Rom, the Vacuous Spider -----------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-11")
def test_under_rom_the_second_death_is_the_last() -> None:
    table = position(
        rolls="2", hp={HENRYK: 2, EILEEN: 2}, deaths={HENRYK: 1}, stored={HENRYK: 5}, available=["blood-vial"]
    )
    play(table, AXES)
    assert [event.who for event in events(table, ev.Eliminated)] == [HENRYK]
    assert prompts(table) == {EILEEN: "upgrade"}, "her first death; Henryk has no step 7 any more"
    table.answer(EILEEN, "none")
    assert each(table, "out") == [True, False, False]
    assert sorted(table.questions) == [EILEEN, LUDWIG], "he plays no more"
    assert table.state.hunters[HENRYK].stored == 5


@pytest.mark.parametrize("final", [GEHRMAN, MOON, TIDES, KING])
def test_under_any_other_final_boss_one_may_die_again_and_again(final: str) -> None:
    table = position(
        rolls=f"{'yellow' if final == KING else 'green'}: 2", hp={HENRYK: 2}, deaths={HENRYK: 5}, final=final
    )
    play(table, AXES)
    assert sorted(table.questions) == [0, 1, 2]


def test_the_marker_passes_over_those_rom_took() -> None:
    table = position(monster="guard-dog-of-the-old-lords", rolls="2", hp={EILEEN: 2}, deaths={EILEEN: 1})
    play(table, AXES)
    assert table.state.first == LUDWIG
    for first in (HENRYK, LUDWIG, HENRYK):
        rolls(table, "0")
        play(table, {})
        assert table.state.first == first


def test_the_extra_echoes_and_the_upgrades_keep_to_the_players_who_began() -> None:
    table = position(seats=5, rolls="2", hp={4: 1}, deaths={4: 1}, echoes=9, dungeon=[EYES],
                     available=["blood-vial"], deck=["long-glaive"] * 2 + ["church-maul"] * 2)  # fmt: skip
    play(table, dict.fromkeys(range(5), "hunter-axe"))
    assert table.state.hunters[4].out
    assert table.state.echoes == 7 + 2
    assert len(table.state.available) == 5


@pytest.mark.rule("BB-SCORE-03")
def test_those_rom_took_still_score_what_they_stored_and_their_trophies() -> None:
    table = position(
        monster=ROM, echoes=1, rolls="2", dungeon=[], hp={HENRYK: 2}, deaths={HENRYK: 1},
        collected={HENRYK: 9, EILEEN: 2}, stored={HENRYK: 20}, trophies={HENRYK: {"kin": 2}},
    )  # fmt: skip
    play(table, {HENRYK: "hunter-axe", EILEEN: "hunter-axe"})
    assert table.result["scores"][HENRYK] == 20 + 3
    assert table.result["winners"] == [HENRYK]


def test_when_rom_took_everyone_the_game_ends_and_what_was_stored_is_counted() -> None:
    table = position(
        rolls="2", hp=dict.fromkeys(range(3), 1), deaths=dict.fromkeys(range(3), 1),
        collected={HENRYK: 30}, stored={EILEEN: 4, LUDWIG: 3}, trophies={LUDWIG: {"beast": 3}},
    )  # fmt: skip
    play(table, AXES)
    assert table.over
    assert table.result == {"winners": [LUDWIG], "scores": {0: 0, 1: 4, 2: 8}, "outcome": "victory"}


def test_rom_can_end_the_game_with_a_revealed_monster_too() -> None:
    lives = {"hp": dict.fromkeys(range(3), 1), "deaths": dict.fromkeys(range(3), 1)}
    table = position(echoes=1, dungeon=["beast-patient"], **lives)
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert table.over
    assert table.result["outcome"] == "victory"
    assert table.result["scores"] == {0: 1, 1: 0, 2: 0}, "for the Crow's Trophy: the Echo is lost"


def test_a_trophy_is_claimed_even_by_one_rom_took_that_round() -> None:
    """Damage in step 3, death in step 4, the kill in step 5: as for any other death."""
    table = position(rolls="2", echoes=3, hp={HENRYK: 2}, deaths={HENRYK: 1})
    play(table, {HENRYK: "hunter-pistol", EILEEN: "hunter-axe"})
    assert [trophies["beast"] for trophies in each(table, "trophies")] == [1, 1, 0]


@pytest.mark.parametrize("gun", ["hunter-pistol", "duelling-revolver"])
def test_the_last_card_of_one_rom_took_is_not_in_play_for_ever(gun: str) -> None:
    """A Pistol played in a round long over cancels nobody's."""
    life = {"hp": {HENRYK: 2}, "deaths": {HENRYK: 1}}
    table = position(monster="bell-widow", rolls="2", holds={EILEEN: ["duelling-revolver"]}, **life)
    play(table, {HENRYK: "hunter-pistol", EILEEN: DREAM, LUDWIG: DREAM})
    rolls(table, "0")
    play(table, {EILEEN: gun, LUDWIG: DREAM})
    assert table.state.hunters[EILEEN].collected == table.content.cards[gun].damage


# -- The Hollow Moon -------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-11")
def test_under_the_hollow_moon_hunters_rest_to_seven() -> None:
    table = position(rolls="2", hp={HENRYK: 1, EILEEN: 8, LUDWIG: 8}, final=MOON)
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: "hunter-axe"})
    assert each(table, "hp") == [7, 7, 6]
    assert [event.hp for event in events(table, ev.Rested)] == [7, 7]


def test_under_the_hollow_moon_a_blood_vial_still_heals_to_eight() -> None:
    table = position(final=MOON, hp={HENRYK: 2}, holds={HENRYK: ["blood-vial"]})
    play(table, {HENRYK: "blood-vial"})
    assert table.state.hunters[HENRYK].hp == 8


# -- Mother of Tides -------------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-11")
@pytest.mark.parametrize(("collected", "stored"), [(0, 0), (1, 1), (4, 2), (5, 3)])
def test_under_the_mother_of_tides_half_is_stored_rounded_up(collected: int, stored: int) -> None:
    table = position(final=TIDES, collected={HENRYK: collected}, stored={HENRYK: 10})
    play(table, {})
    henryk = table.state.hunters[HENRYK]
    assert (henryk.collected, henryk.stored) == (collected - stored, 10 + stored)


def test_under_the_mother_of_tides_all_is_stored_at_the_end_of_the_game() -> None:
    table = position(monster=TIDES, final=TIDES, echoes=1, dungeon=[], collected={HENRYK: 6})
    play(table, {HENRYK: "hunter-pistol"})
    assert table.result["scores"][HENRYK] == 7 + 3


def test_under_the_mother_of_tides_other_ways_of_storing_are_as_ever() -> None:
    table = position(final=TIDES, collected={HENRYK: 3}, holds={HENRYK: ["lamplight-ward"]})
    play(table, {HENRYK: "lamplight-ward"})
    assert table.state.hunters[HENRYK].stored == 3


# -- The Sleepless King ----------------------------------------------------------------------------------------------
@pytest.mark.rule("BB-CARDS-11")
@pytest.mark.parametrize(
    ("foe", "die", "faces"),
    [
        (CROW, "yellow", "3"),
        (EYES, "red", "4"),
        (CAINHURST, "red", "4"),
        ("the-drowned-choir", "yellow", "3"),
        ("bell-widow", "red", "4"),
        (KING, "red", "4"),
    ],
)
def test_under_the_sleepless_king_the_dice_are_darker(foe: str, die: str, faces: str) -> None:
    table = position(monster=foe, final=KING, rolls=f"{die}: {faces}")
    play(table, AXES)
    assert [(event.die, event.total) for event in events(table, ev.Rolled)] == [(die, int(faces))]
    assert each(table, "hp") == [8 - int(faces)] * 3
