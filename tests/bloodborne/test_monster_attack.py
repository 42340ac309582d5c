"""Step 4: the Monster attacks (p. 10, 12)."""

import pytest

from taverna.games.bloodborne import events as ev

from .positions import CAINHURST, CROW, DREAM, EILEEN, EYES, HENRYK, LUDWIG, each, events, play, position

AXES = dict.fromkeys(range(3), "hunter-axe")


@pytest.mark.rule("BB-ATTACK-01")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize(("foe", "die"), [(CROW, "green"), (EYES, "yellow"), (CAINHURST, "red")])
def test_the_first_player_rolls_the_die_of_the_monster(first: int, foe: str, die: str) -> None:
    table = position(monster=foe, rolls="2", first=first)
    play(table, AXES)
    assert events(table, ev.Rolled) == [ev.Rolled(who=first, die=die, faces=((2, False),), total=2)]


@pytest.mark.rule("BB-ATTACK-02")
@pytest.mark.parametrize("total", [0, 2, 3, 4])
def test_every_hunter_takes_the_total(total: int) -> None:
    table = position(seats=4, monster=CAINHURST, rolls=str(total), hp={LUDWIG: 5}, used={3: ["saw-cleaver"]})
    play(table, {**AXES, 3: "transform hunter-pistol"})
    assert each(table, "hp") == [8 - total, 8 - total, 5 - total, 8 - total]
    assert [event.amount for event in events(table, ev.Hurt)] == [total] * 4 * (total > 0)


@pytest.mark.rule("BB-ATTACK-03")
@pytest.mark.parametrize(
    ("foe", "faces", "total"),
    [
        (CAINHURST, "2+ 0", 2),
        (CAINHURST, "2+ 4", 6),
        (CAINHURST, "1+ 2+ 3", 6),
        (CROW, "1+ 1+ 1+ 2", 5),
        (EYES, "1+ 1", 2),
    ],
)
def test_a_plus_is_rolled_again_and_all_is_added_up(foe: str, faces: str, total: int) -> None:
    table = position(monster=foe, rolls=faces)
    play(table, AXES)
    (rolled,) = events(table, ev.Rolled)
    assert rolled.total == total
    assert rolled.told()["faces"] == faces
    assert each(table, "hp") == [8 - total] * 3


@pytest.mark.rule("BB-ATTACK-04")
@pytest.mark.parametrize(("faces", "half"), [("0", 0), ("2", 1), ("3", 1), ("4", 2), ("2+ 3", 2), ("2+ 4", 3)])
def test_a_dreaming_hunter_takes_half_rounded_down(faces: str, half: int) -> None:
    table = position(monster=CAINHURST, rolls=faces)
    play(table, {HENRYK: DREAM, EILEEN: "hunter-axe", LUDWIG: "hunter-axe"})
    hurt = {event.who: event.amount for event in events(table, ev.Hurt)}
    whole = events(table, ev.Rolled)[0].total
    assert hurt == {seat: n for seat, n in {HENRYK: half, EILEEN: whole, LUDWIG: whole}.items() if n}


@pytest.mark.rule("BB-ATTACK-05")
@pytest.mark.parametrize(("hp", "dies"), [(1, True), (2, True), (3, False)])
def test_at_zero_or_less_a_hunter_dies_and_cannot_attack(hp: int, dies: bool) -> None:
    table = position(rolls="2", hp={EILEEN: hp})
    play(table, AXES)
    assert [event.who for event in events(table, ev.Died)] == ([EILEEN] if dies else [])
    assert [event.who for event in events(table, ev.Hit)] == ([HENRYK, LUDWIG] if dies else [HENRYK, EILEEN, LUDWIG])


@pytest.mark.rule("BB-ATTACK-05")
def test_all_who_fall_die_at_once() -> None:
    table = position(rolls="2", hp=dict.fromkeys(range(3), 2), collected={HENRYK: 1, EILEEN: 2, LUDWIG: 3})
    play(table, AXES)
    assert [(event.who, event.lost) for event in events(table, ev.Died)] == [(0, 1), (1, 2), (2, 3)]
    assert not events(table, ev.Hit)
    assert table.state.gone == [CROW], "unhurt, it escaped"
