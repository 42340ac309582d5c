"""The mercenary wastes no cards on the way: it walks first and rests there, and does its part while others fight."""

from __future__ import annotations

from evenings import enter
from stage import Stage

from taverna.games.gloomhaven.bot.instincts import Moment, instinct
from taverna.games.gloomhaven.bot.judging import ARRIVED, Judge
from taverna.games.gloomhaven.bot.selecting import Selection
from taverna.games.gloomhaven.rules import land, rooms


def quiet(number: int, seats: int = 4) -> Stage:
    stage = enter(number, seats)
    return stage.kill(*(foe.id for foe in stage.monsters()))


def weary(stage: Stage, hand: int) -> None:
    """So many cards in the first one's hand, all others discarded."""
    mat = stage.g.characters[0]
    mat.hand, mat.discarded = mat.hand[:hand], mat.hand[hand:]


def at_distance(stage: Stage, least: int, most: int) -> None:
    """The first one so far from where it is bound for."""
    taken = {figure.at for figure in stage.g.figures.values()}
    course = Judge(stage.g, 0).course
    ground = [a for a in sorted(land.ground(stage.g).ground) if a not in taken and a not in course.doors]
    stage.move("h0", next(a for a in ground if least <= course.to_goal(a) <= most))


def test_two_cards_are_played_on_the_way_and_rests_taken_there() -> None:
    stage = quiet(18)
    weary(stage, 2)
    stage.g.figures["h0"].hp -= 2
    at_distance(stage, 4, 9)
    assert Judge(stage.g, 0).away and not Selection(stage.g, 0).wants_rest()
    at_distance(stage, 1, 3)
    assert not Judge(stage.g, 0).away and Selection(stage.g, 0).wants_rest()


def test_whoever_has_still_to_walk_rests_short_unless_badly_hurt() -> None:
    stage = quiet(18)
    weary(stage, 1)
    me = stage.g.figures["h0"]
    now = Moment(stage.g, 0, "short-rest", ["short-rest", "no-rest"], {})
    me.hp = me.max_hp - 1
    at_distance(stage, 1, 3)
    assert instinct(now) == "no-rest"
    at_distance(stage, 4, 9)
    assert instinct(now) == "short-rest"
    me.hp = me.max_hp // 2
    assert instinct(now) == "no-rest"


def test_nobody_opens_the_next_rooms_by_a_plate_while_there_is_a_fight() -> None:
    stage = enter(15, 4)
    stage.run_first(rooms.open_door(stage.g, (-2, 7), "h0"))
    (plate,) = stage.g.spots["c"]
    for seat in range(4):
        judge = Judge(stage.g, seat)
        before = judge.place(plate)
        other = Judge(stage.g, seat)
        other.course.__dict__ |= {"triggers": frozenset(), "errand": []}
        assert judge.fighting and before == other.place(plate) - ARRIVED


def test_a_part_far_from_all_foes_is_done_while_the_others_fight() -> None:
    stage = quiet(15)
    for door in stage.g.content.board(stage.g).doors:
        if door != (-5, 13) and door != (-4, 13):
            stage.run_first(rooms.open_door(stage.g, door, "h0"))
    left = [foe for foe in stage.monsters() if foe.at is not None and foe.at[0] <= -10]
    stage.kill(*(foe.id for foe in stage.monsters() if foe not in left))
    for seat, at in enumerate([(3, 12), (0, 15), (-7, 11), (-7, 12)]):
        stage.move(f"h{seat}", at)
    right, near = Judge(stage.g, 0), Judge(stage.g, 2)
    (plate,) = right.course.errand
    assert plate == (5, 11) and right.fighting and right.aside and right.place(plate) > right.place((3, 12)) + 3
    assert not near.aside


def test_a_door_is_opened_in_the_midst_of_a_fight_before_one_who_must_not_fall_stands_in_it_alone() -> None:
    stage = enter(19, 4)
    hail = next(figure for figure in stage.g.figures.values() if figure.what == "hail")
    leader = int(Judge(stage.g, 0).course.leader[1:])
    judge = Judge(stage.g, leader)
    assert judge.fighting and not judge.course.pressed and not judge.may_open
    hail.at = (-3, -2)
    judge = Judge(stage.g, leader)
    assert judge.fighting and judge.course.forced and judge.may_open
    calm = Judge(stage.g, leader)
    calm.course.__dict__["pressed"] = False
    near, far = ((-2, -2), (0, -1))
    assert judge.place(near) - judge.place(far) > calm.place(near) - calm.place(far)
