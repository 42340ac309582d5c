"""The end of the game (p. 15)."""

import pytest

from taverna.core.errors import IllegalAnswer
from taverna.games.bloodborne import events as ev

from .positions import DREAM, EILEEN, FINAL_BOSSES, HENRYK, LUDWIG, ROM, each, events, play, position


def last_blow(**different: object) -> dict[str, object]:
    """Ludwig shoots the Final Boss dead, while Henryk and Eileen are in the Dream. Ludwig scores 1 + 3."""
    table = position(**{"monster": ROM, "echoes": 1, "dungeon": [], **different})
    play(table, {LUDWIG: "hunter-pistol"})
    assert table.over
    return table.result


@pytest.mark.rule("BB-GAME-02", "BB-SCORE-04")
def test_only_the_highest_score_wins() -> None:
    result = last_blow(stored={HENRYK: 9, EILEEN: 10})
    assert result == {"winners": [EILEEN], "scores": {HENRYK: 9, EILEEN: 10, LUDWIG: 4}, "outcome": "victory"}


@pytest.mark.rule("BB-GAME-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whoever_is_best_wins_alone(seats: int) -> None:
    result = last_blow(seats=seats, stored={seat: 20 - 5 * seat for seat in range(seats)})
    assert result["winners"] == [HENRYK]
    assert result["outcome"] == "victory"


@pytest.mark.rule("BB-SCORE-01")
@pytest.mark.parametrize("final", FINAL_BOSSES)
def test_the_game_ends_when_the_final_boss_is_killed(final: str) -> None:
    table = position(monster=final, final=final, echoes=3, dungeon=[])
    play(table, {HENRYK: "hunter-axe"})
    assert not table.over
    assert table.result is None
    table = position(monster=final, final=final, echoes=2, dungeon=[])
    play(table, {HENRYK: "hunter-axe"})
    assert table.over
    assert table.questions == {}
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(HENRYK, "hunter-axe")
    assert refused.value.clause == "TABLE-OVER-01"


@pytest.mark.rule("BB-SCORE-01")
def test_the_death_of_no_other_monster_ends_it() -> None:
    table = position(monster="father-gascoigne", echoes=2, dungeon=[])
    play(table, {HENRYK: "hunter-axe"})
    assert not table.over


@pytest.mark.rule("BB-SCORE-02")
def test_everyone_stores_what_they_had_collected() -> None:
    table = position(monster=ROM, echoes=3, dungeon=[], collected={HENRYK: 4, EILEEN: 6}, stored={EILEEN: 1})
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: DREAM})
    assert each(table, "stored") == [6, 8, 0]
    assert each(table, "collected") == [0, 0, 0]


@pytest.mark.rule("BB-SCORE-03")
def test_the_score_is_stored_blood_echoes_plus_trophy_bonus() -> None:
    table = position(
        monster=ROM, echoes=1, dungeon=[], collected={HENRYK: 2}, stored={HENRYK: 6, EILEEN: 3},
        trophies={EILEEN: {"kin": 4, "beast": 1}},
    )  # fmt: skip
    play(table, {LUDWIG: "hunter-pistol"})
    assert table.result["scores"] == {HENRYK: 8, EILEEN: 3 + 8 + 1, LUDWIG: 1 + 3}
    assert events(table, ev.Scored) == [
        ev.Scored(who=HENRYK, stored=8, trophies=0, total=8),
        ev.Scored(who=EILEEN, stored=3, trophies=9, total=12),
        ev.Scored(who=LUDWIG, stored=1, trophies=3, total=4),
    ]
    assert events(table, ev.Won) == [ev.Won(who=(EILEEN,), total=12)]


@pytest.mark.rule("BB-SCORE-05")
def test_a_tie_is_won_by_the_tied_player_with_more_stored() -> None:
    result = last_blow(stored={HENRYK: 7, EILEEN: 9}, trophies={HENRYK: {"kin": 2}, EILEEN: {"beast": 1}})
    assert result["scores"] == {HENRYK: 10, EILEEN: 10, LUDWIG: 4}
    assert result["winners"] == [EILEEN]
    assert result["outcome"] == "victory"


@pytest.mark.rule("BB-SCORE-05")
def test_more_stored_does_not_help_against_a_higher_score() -> None:
    result = last_blow(stored={HENRYK: 5, EILEEN: 9}, trophies={HENRYK: {"kin": 3}})
    assert result["scores"] == {HENRYK: 10, EILEEN: 9, LUDWIG: 4}
    assert result["winners"] == [HENRYK]


@pytest.mark.rule("BB-SCORE-06")
def test_players_still_tied_share_the_victory() -> None:
    trophies = {HENRYK: {"kin": 2}, EILEEN: {"beast": 2}}
    result = last_blow(stored={HENRYK: 7, EILEEN: 7}, trophies=trophies)
    assert result == {"winners": [HENRYK, EILEEN], "scores": {0: 10, 1: 10, 2: 4}, "outcome": "shared"}


@pytest.mark.rule("BB-SCORE-05", "BB-SCORE-06")
def test_of_three_tied_the_two_with_more_stored_share() -> None:
    trophies = {0: {"kin": 2}, 1: {"kin": 1}, 3: {"beast": 1}}
    result = last_blow(seats=4, stored={0: 7, 1: 9, 3: 9}, trophies=trophies)
    assert result["scores"] == {0: 10, 1: 10, 2: 4, 3: 10}
    assert result["winners"] == [1, 3]
    assert result["outcome"] == "shared"
