"""The mercenary sees what would lose a scenario, of any: time that runs out, water that rises, a room left empty."""

from __future__ import annotations

from evenings import enter, open_all

from taverna.games.gloomhaven.bot import perils
from taverna.games.gloomhaven.bot.judging import Judge
from taverna.games.gloomhaven.bot.quest import Quest
from taverna.games.gloomhaven.bot.selecting import Selection
from taverna.games.gloomhaven.rules import damage, land, spawning


def test_where_time_runs_out_each_goes_to_a_door_of_its_own_and_nobody_rests() -> None:
    g = enter(60).g
    assert Quest(g).deadline == 12 and Quest(g).hurry and Quest(g).frail
    bound = [Judge(g, seat).course.goals for seat in (0, 1)]
    assert all(len(goals) == 1 for goals in bound) and bound[0] != bound[1]
    mat = g.characters[0]
    mat.discarded, mat.hand = mat.hand[2:], mat.hand[:2]
    assert not Selection(g, 0).wants_rest()


def test_water_is_carried_out_by_as_many_as_it_takes() -> None:
    g = enter(74, 4).g
    dry = [at for at in g.spots["w"] if at not in g.difficult]
    assert len(dry) == 2 and len(Quest(g).bailers) == 2
    (first, *_) = Quest(g).bailers
    assert all(at in g.difficult for at in Quest(g).bailers[first])
    seat = int(first[1:])
    assert Judge(g, seat).course.errand == Quest(g).bailers[first]
    for mat in g.characters:
        g.counts[f"water {mat.id}"] = 1
    assert all(set(there) <= set(g.spots["e"]) for there in Quest(g).bailers.values())
    g.difficult.clear()
    assert not Quest(g).bailers


def test_both_rooms_are_held_and_the_last_never_leaves() -> None:
    stage = enter(90)
    g = stage.g
    assert Quest(g).posts == {"m1b", "c2a"} and not Judge(g, 0).course.crossing
    for foe in [f.id for f in g.figures.values() if f.kind == "monster"]:
        stage.run_first(damage.kill(g, foe, "h0"))
    assert Judge(g, 0).course.crossing and Judge(g, 0).course.errand == Judge(g, 0).course.crossing
    g.figures["h1"].at = None
    assert not Judge(g, 0).course.crossing


def test_those_whose_death_shields_another_are_spared() -> None:
    stage = enter(62)
    g = stage.g
    assert not Quest(g).spared
    stage.run_first(spawning.spawn(g, "hungry-soul", "boss", g.spots["c"][0]))
    g.killed["living-bones"] = 10
    assert Quest(g).spared == {"living-bones"}


def test_where_foes_come_without_end_one_goes_on_in_the_midst_of_them() -> None:
    stage = enter(95)
    g = stage.g
    stage.run_first(spawning.spawn(g, "flame-demon", "normal", g.spots["c"][0]))
    leader = int(Judge(g, 0).course.leader[1:])
    assert Quest(g).hurry and Judge(g, leader).fighting and Judge(g, leader).may_open
    judge = Judge(g, leader)
    judge.course.quest.hurry = False
    judge.__dict__["rounds_needed"] = 0.0  # nor will cards run out
    assert not judge.may_open


def test_some_wait_on_a_plate_while_the_others_seek_the_next() -> None:
    g = enter(40, 3).g
    g.spots["a"] = [next(iter(land.ground(g).ground))]
    (slot,) = Quest(g).slots
    assert slot.early and Quest(g).explore and len(Judge(g, 0).course.sent) == 1
    assert not Quest(enter(40).g).slots


def test_a_life_is_dearer_where_all_is_lost_with_one_and_time_is_short() -> None:
    g = enter(60).g
    frail, other = Judge(g, 0), Judge(g, 0)
    other.course.quest.frail = False
    assert frail.pain(frail.me, 5) > other.pain(other.me, 5)
    slow = enter(33).g
    assert perils.frail(slow) and not Quest(slow).frail


def test_nobody_ends_a_turn_in_boiling_water_without_need() -> None:
    g = enter(95).g
    (there, *_) = land.ground(g).steps[g.figures["h0"].at]
    before = Judge(g, 0).place(there)
    g.difficult.append(there)
    assert perils.scald(g) == 1 + g.level and Judge(g, 0).place(there) < before
    assert not perils.scald(enter(74).g)


def test_whom_the_party_must_not_lose_it_feels_for_the_more_the_weaker_it_is() -> None:
    g = enter(19).g
    hail = next(figure for figure in g.figures.values() if figure.what == "hail")
    judge = Judge(g, 0)
    felt = judge.pain(hail, 2)
    hail.hp = 3
    assert judge.pain(hail, 2) > 1.5 * felt and judge.healing(hail, 3) > judge.healing(judge.me, 3)


def test_what_wins_all_is_taken_in_the_midst_of_foes() -> None:
    stage = open_all(enter(15))
    g = stage.g
    assert Quest(g).last
    (at,) = [slot.at for slot in Quest(g).slots]
    runner = min(Judge(g, 0).course.sent)
    judge = Judge(g, int(runner[1:]))
    assert judge.fighting and judge.place(at) > judge.place(judge.me.at) + 10  # type: ignore[arg-type]
