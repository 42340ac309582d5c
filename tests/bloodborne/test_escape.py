"""Step 6: the Monster escapes (p. 11)."""

import pytest

import taverna
from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, EILEEN, EYES, HENRYK, LUDWIG, each, events, play, position, rolls

MONSTERS = list(taverna.find("bloodborne").content().monsters)


@pytest.mark.rule("BB-ESCAPE-01")
@pytest.mark.parametrize("monster", MONSTERS)
def test_any_ordinary_monster_with_blood_echoes_left_escapes(monster: str) -> None:
    hands = {seat: ["saw-cleaver", "hunter-axe", "hunter-pistol", "transform"] for seat in (EILEEN, LUDWIG)}
    table = position(monster=monster, echoes=3, used={HENRYK: ["saw-cleaver", "hunter-pistol", "transform"], **hands})
    play(table, {HENRYK: "hunter-axe"})
    assert events(table, ev.Escaped) == [ev.Escaped(monster=monster, echoes=1)]
    assert table.state.gone == [monster]
    assert table.state.monster not in (None, monster)


@pytest.mark.rule("BB-ESCAPE-01")
def test_it_escapes_only_after_all_have_attacked() -> None:
    table = position(echoes=6)
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert not events(table, ev.Escaped)


@pytest.mark.rule("BB-ESCAPE-02")
def test_an_escaped_monster_gives_no_trophies_but_its_blood_echoes_are_kept() -> None:
    table = position(echoes=7)
    play(table, dict.fromkeys(range(3), "hunter-axe"))
    assert events(table, ev.Escaped)
    assert [sum(trophies.values()) for trophies in each(table, "trophies")] == [0, 0, 0]
    assert each(table, "collected") == [2, 2, 2]


@pytest.mark.rule("BB-ESCAPE-03")
def test_an_if_it_escapes_ability_works_when_the_monster_escapes() -> None:
    table = position(monster="grave-digger", collected={EILEEN: 3, LUDWIG: 0})
    happened = play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver", LUDWIG: "transform saw-cleaver"})
    assert each(table, "collected") == [1, 3, 0]
    kinds = [type(event) for event in happened]
    assert kinds.index(ev.Escaped) < kinds.index(ev.LostEchoes), "after the attacks"


@pytest.mark.rule("BB-ESCAPE-03")
def test_a_killed_monster_does_not_use_its_if_it_escapes_ability() -> None:
    table = position(monster="grave-digger", echoes=3)
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver"})
    assert each(table, "collected") == [2, 1, 0]


@pytest.mark.rule("BB-ESCAPE-04", "BB-ESCAPE-05", "BB-END-05")
def test_a_boss_stays_with_what_it_has_left() -> None:
    table = position(monster="guard-dog-of-the-old-lords", dungeon=[CAINHURST])
    play(table, {HENRYK: "hunter-axe", EILEEN: "saw-cleaver"})
    assert (table.state.monster, table.state.echoes) == ("guard-dog-of-the-old-lords", 9)
    rolls(table, "0")
    play(table, {HENRYK: "saw-cleaver", EILEEN: "hunter-axe"})
    assert (table.state.monster, table.state.echoes) == ("guard-dog-of-the-old-lords", 6)
    assert table.state.dungeon == [CAINHURST]
    assert [event.echoes for event in events(table, ev.Stays)] == [9, 6]


@pytest.mark.rule("BB-ESCAPE-06")
def test_after_a_killed_boss_comes_the_next_card() -> None:
    table = position(monster="father-gascoigne", echoes=2, dungeon=[EYES])
    play(table, {HENRYK: "hunter-axe"})
    assert (table.state.monster, table.state.echoes) == (EYES, 7)
    assert table.state.gone == ["father-gascoigne"]
    assert table.state.round == 2
