"""Step 8: the end of the round (p. 14)."""

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, DREAM, EILEEN, EYES, HENRYK, LUDWIG, each, events, play, position, prompts, rolls


@pytest.mark.rule("BB-END-01")
def test_played_cards_go_to_the_used_pile_transform_and_its_weapon_both() -> None:
    table = position(used={EILEEN: ["saw-cleaver"]})
    play(table, {HENRYK: "transform hunter-pistol", EILEEN: "hunter-axe", LUDWIG: DREAM})
    assert each(table, "used") == [["transform", "hunter-pistol"], ["saw-cleaver", "hunter-axe"], []]
    assert each(table, "played") == [[], [], []]
    assert DREAM in table.state.hunters[LUDWIG].hand
    assert sorted(table.state.hunters[HENRYK].hand) == ["hunter-axe", DREAM, "saw-cleaver"]


@pytest.mark.rule("BB-END-01")
def test_the_card_of_a_hunter_who_died_is_used_too() -> None:
    table = position(rolls="2", hp={HENRYK: 2})
    play(table, {HENRYK: "hunter-axe"})
    assert table.state.hunters[HENRYK].used == ["hunter-axe"]


@pytest.mark.rule("BB-END-02")
def test_used_piles_are_open_to_everyone_and_hands_are_not() -> None:
    table = position()
    play(table, {HENRYK: "transform hunter-pistol", EILEEN: "hunter-axe", LUDWIG: "saw-cleaver"})
    for seat in (HENRYK, EILEEN, LUDWIG, None):
        hunters = table.view(seat)["hunters"]
        piles = [hunter["used"] for hunter in hunters]
        assert piles == [["transform", "hunter-pistol"], ["hunter-axe"], ["saw-cleaver"]]
        for hunter in hunters:
            if hunter["seat"] != seat:
                assert set(hunter["hand"]) == {"size", "known"}


@pytest.mark.rule("BB-END-03")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_player_marker_goes_round_to_the_left(seats: int) -> None:
    table = position(seats=seats, monster="guard-dog-of-the-old-lords")
    firsts = []
    for _ in range(seats + 1):
        firsts.append(table.state.first)
        rolls(table, "0")
        play(table, {})
    assert firsts == [*range(seats), 0]
    assert [event.who for event in events(table, ev.RoundBegan)] == [*range(seats), 0, 1]


@pytest.mark.rule("BB-END-04")
@pytest.mark.parametrize("card", ["hunter-axe", "saw-cleaver"])
def test_after_a_killed_or_escaped_monster_the_next_is_revealed(card: str) -> None:
    table = position(seats=4, echoes=2, dungeon=[EYES])
    play(table, {HENRYK: card})
    assert bool(events(table, ev.Killed)) == (card == "hunter-axe")
    assert bool(events(table, ev.Escaped)) == (card == "saw-cleaver")
    assert (table.state.monster, table.state.echoes) == (EYES, 8)
    assert table.state.dungeon == []
    assert events(table, ev.MonsterRevealed) == [ev.MonsterRevealed(monster=EYES, echoes=8)]


@pytest.mark.rule("BB-END-04")
def test_the_next_card_is_any_of_the_dungeon() -> None:
    monsters = [EYES, CAINHURST, "scourge-beast"]
    seen = set()
    for seed in range(20):
        table = position(dungeon=monsters)
        table.state.chance.seed = seed
        play(table, {})
        assert table.state.monster not in table.state.dungeon
        seen.add(table.state.monster)
    assert seen == set(monsters)


@pytest.mark.rule("BB-END-05")
def test_when_a_boss_survives_nothing_is_revealed() -> None:
    table = position(monster="bell-widow", dungeon=[EYES])
    play(table, {HENRYK: "hunter-axe"})
    assert (table.state.monster, table.state.dungeon) == ("bell-widow", [EYES])
    assert not events(table, ev.MonsterRevealed)
    assert prompts(table) == dict.fromkeys(range(3), "play-card")


@pytest.mark.rule("BB-END-03", "BB-END-04")
def test_the_marker_passes_before_the_monster_is_revealed() -> None:
    table = position(dungeon=["moor-wolf"])
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert each(table, "hp") == [8, 7, 8], "Eileen is First Player by then"


@pytest.mark.rule("BB-END-01")
def test_what_held_for_a_round_is_over_with_it() -> None:
    """Guard, weakness, being sent last, and the damage taken belong to one round."""
    table = position(
        monster="guard-dog-of-the-old-lords",
        holds={HENRYK: ["repeating-pistol", "stake-gauntlet"], EILEEN: ["scattergun", "madman-bell"]},
        rolls="2",
    )
    play(table, {HENRYK: "repeating-pistol", EILEEN: "scattergun", LUDWIG: "hunter-axe"})
    table.answer(EILEEN, str(LUDWIG))
    assert each(table, "collected") == [1, 1, 1]
    rolls(table, "2")
    play(table, {HENRYK: "hunter-axe", EILEEN: "madman-bell", LUDWIG: "transform saw-cleaver"})
    table.answer(EILEEN, str(HENRYK))
    assert each(table, "collected") == [3, 3, 2], "Ludwig is weak no longer"
    assert table.state.hunters[HENRYK].hp == 6, "the guard is gone"
    rolls(table, "0")
    play(table, {HENRYK: "stake-gauntlet", EILEEN: "hunter-axe", LUDWIG: DREAM})
    assert [event.who for event in events(table, ev.Hit)][-2:] == [EILEEN, HENRYK]
    assert (table.state.rolled, table.state.total) == ([], None), "no roll lies on the table"
    assert table.state.hunters[HENRYK].collected == 5, "both that were left: unhurt this round"
    assert taverna.why(table, HENRYK, "stake-gauntlet").clause == "BB-PLAY-04"
