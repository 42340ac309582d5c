"""Trophies (p. 14)."""

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, DREAM, EILEEN, EYES, HENRYK, LUDWIG, ROM, each, events, play, position, rolls

CONTENT = taverna.find("bloodborne").content()
NONE = {"kin": 0, "humanoid": 0, "beast": 0}


@pytest.mark.rule("BB-TROPHY-01")
def test_damage_of_earlier_rounds_does_not_count() -> None:
    table = position(monster="father-gascoigne", echoes=3)
    play(table, {HENRYK: "hunter-axe", EILEEN: DREAM, LUDWIG: DREAM})
    rolls(table, "0")
    play(table, {HENRYK: DREAM, EILEEN: "saw-cleaver", LUDWIG: "hunter-axe"})
    assert each(table, "trophies") == [NONE, {"kin": 0, "humanoid": 1, "beast": 1}, NONE]


@pytest.mark.rule("BB-TROPHY-01")
def test_one_blood_echo_is_enough_and_none_is_too_little() -> None:
    table = position(echoes=3)
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    assert [trophies["beast"] for trophies in each(table, "trophies")] == [1, 1, 0]


@pytest.mark.rule("BB-TROPHY-02")
def test_there_are_three_types_with_a_track_each_on_every_board() -> None:
    assert tuple(CONTENT.tracks) == ("kin", "humanoid", "beast")
    assert {type for foe in CONTENT.foes.values() for type in foe.types} == {"kin", "humanoid", "beast"}
    for hunter in position(seats=5).state.hunters:
        assert list(hunter.trophies) == ["kin", "humanoid", "beast"]


@pytest.mark.rule("BB-TROPHY-02", "BB-TROPHY-03")
@pytest.mark.parametrize(("monster", "type"), [(EYES, "kin"), (CAINHURST, "humanoid"), ("carrion-crow", "beast")])
def test_a_trophy_moves_the_marker_of_its_type_one_space(monster: str, type: str) -> None:
    before = {"kin": 1, "humanoid": 2, "beast": 3}
    table = position(monster=monster, echoes=2, trophies={HENRYK: before})
    play(table, {HENRYK: "hunter-axe"})
    assert each(table, "trophies") == [before | {type: before[type] + 1}, NONE, NONE]


@pytest.mark.rule("BB-TROPHY-04")
@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [
        ({"kin": 0, "humanoid": 0, "beast": 0}, 0),
        ({"kin": 1, "humanoid": 0, "beast": 0}, 1),
        ({"kin": 0, "humanoid": 2, "beast": 0}, 3),
        ({"kin": 0, "humanoid": 0, "beast": 3}, 5),
        ({"kin": 4, "humanoid": 5, "beast": 0}, 8 + 12),
        ({"kin": 2, "humanoid": 3, "beast": 1}, 3 + 5 + 1),
    ],
)
def test_the_spaces_of_the_three_markers_are_scored(trophies: dict[str, int], bonus: int) -> None:
    table = position(monster=ROM, echoes=1, dungeon=[], trophies={HENRYK: trophies}, stored={HENRYK: 20})
    play(table, {EILEEN: "hunter-pistol"})
    assert table.result["scores"][HENRYK] == 20 + bonus
    assert [event.trophies for event in events(table, ev.Scored) if event.who == HENRYK] == [bonus]


@pytest.mark.rule("BB-TROPHY-05")
@pytest.mark.parametrize("boss", list(CONTENT.bosses))
def test_a_boss_has_two_or_three_types_and_gives_a_trophy_of_each(boss: str) -> None:
    types = CONTENT.bosses[boss].types
    assert len(set(types)) == len(types) in (2, 3)
    table = position(monster=boss, echoes=3, rolls="0 0", holds={HENRYK: ["church-maul"]})
    play(table, {HENRYK: "church-maul", EILEEN: DREAM})
    assert each(table, "trophies") == [{type: int(type in types) for type in NONE}, NONE, NONE]
