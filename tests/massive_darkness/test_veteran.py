"""The expert's guide: a Lightbringer who has seen parties fall. And the apprentice, who does what nobody overlooks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bots import fairness
from taverna.bots import Sight, make
from taverna.games.massive_darkness import GAME
from taverna.games.massive_darkness.bot import errands, parting, veteran
from taverna.games.massive_darkness.bot.plans import Planner, Reach
from taverna.games.massive_darkness.bot.veteran import Veteran, VeteranBot
from taverna.games.massive_darkness.rules.ground import tile_level

from .tables import put, table


def test_it_uses_only_what_a_seat_may_know() -> None:
    fairness.reads_like_a_player(veteran)
    fairness.reads_like_a_player(parting)
    t = table(mission="goblin-war-drums", seats=2)
    fairness.answers_alike_in_all_worlds(VeteranBot, [(t, seat) for seat in t.questions])


def test_it_leaves_falling_ground_a_round_earlier_where_the_way_is_long() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at, g.collapse["6R"] = "6R-12", "6R-32", errands.LEAVING + 1

    g = table(change, mission="goblin-war-drums", seats=2).state
    assert [Planner(g, seat).errand.what for seat in (0, 1)] == ["loot", "loot"]
    assert [Veteran(g, seat).errand.what for seat in (0, 1)] == ["flee", "loot"]
    g.collapse["6R"] = errands.LEAVING
    assert [Veteran(g, seat).errand.what for seat in (0, 1)] == ["flee", "flee"]


def test_it_frees_those_who_are_held_there_a_round_earlier() -> None:
    def change(g: Any) -> None:
        g.heroes[0].at, g.heroes[1].at, g.collapse["6R"] = "6R-22", "7V-12", errands.LAST_ROUNDS + 1
        put(g, "orc-flayers-1", "6R-22")

    g = table(change, mission="goblin-war-drums", seats=2).state
    assert Planner(g, 1).errand.what != "rescue"
    assert Veteran(g, 1).errand.what == "rescue"


def outward(at: str, *more: Any) -> Any:
    """The Watch of Mission 4 is dead: all there is left to do is to get out."""

    def change(g: Any) -> None:
        g.collapse = {"6R": 0, "7V": 0, "8R": 0, "1V": 2}
        g.killed, g.met, g.level = {"watch": 1}, 1, 4
        g.happened = list(range(len(g.quest.happens)))
        g.heroes[0].at, g.heroes[1].at = g.quest.exit, at
        for card, where in more:
            put(g, card, where)

    return table(change, mission="goblin-war-drums", seats=2).state


def test_nobody_leaves_while_enemies_keep_another_in() -> None:
    g = outward("1V-21", ("orc-flayers-4", "1V-22"))
    g.waiting.clear()
    assert Planner(g, 0).errand == errands.Errand((g.quest.exit,), "leave")
    assert Veteran(g, 0).errand == errands.Errand(("1V-22",), "rescue")


def test_whoever_can_walk_out_is_not_waited_for() -> None:
    g = outward("1V-22")
    assert g.waiting == [1]
    assert Veteran(g, 0).errand == Planner(g, 0).errand
    assert Veteran(g, 0).best(["leave", "rest"]) == "leave"


def test_on_the_last_ground_it_leaves_after_all() -> None:
    g = outward("1V-21", ("orc-flayers-4", "1V-21"))
    g.collapse["1V"] = 1
    g.heroes[0].actions = 1
    assert Veteran(g, 0).best(["leave", "rest"]) == "leave"
    g.heroes[0].at = "1V-22"
    assert Veteran(g, 0).out(g.quest.exit, 0) == 0.0 < errands.BURIED <= Veteran(g, 0).out(g.quest.exit, 1)


def test_treasure_does_not_keep_it_on_falling_ground() -> None:
    g = table(lambda g: g.treasure.update({"6R-31": 1}), mission="goblin-war-drums", seats=2).state
    assert Veteran(g, 0).loot_worth("6R-31") == Planner(g, 0).loot_worth("6R-31")
    g.collapse["6R"] = 1
    assert Veteran(g, 0).errand.what == "flee"
    assert Veteran(g, 0).loot_worth("6R-31") == veteran.PRESSING * Planner(g, 0).loot_worth("6R-31")


def test_nobody_waits_for_ever() -> None:
    g = table(mission="big-game-hunting", seats=2).state
    above = next(at for at, zone in g.map.zones.items() if g.map.level_of.get(zone.tile, 0) > g.level + 1)
    assert Veteran(g, 0).rise(above) > Planner(g, 0).rise(above) > 0
    g.round = 60
    assert Planner(g, 0).rise(above) > 0
    assert Veteran(g, 0).rise(above) == 0


def test_a_higher_level_waits_until_the_party_is_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(mission="big-game-hunting", seats=2).state
    above = next(at for at, zone in g.map.zones.items() if g.map.level_of.get(zone.tile, 0) > g.level)
    for fit, more in ((9.0, 0.0), (veteran.FIT - 1.0, veteran.UNFIT), (-9.0, veteran.UNFIT * veteran.SHORT)):
        monkeypatch.setattr(veteran, "fitness", lambda g, level, fit=fit: fit)
        assert Veteran(g, 0).rise(above) == pytest.approx(Planner(g, 0).rise(above) + more)
        assert Veteran(g, 0).rise(g.heroes[0].at) == 0


def test_where_no_step_raises_the_level_none_is_shunned_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mission 9: the Level rises by the Round."""
    monkeypatch.setattr(veteran, "fitness", lambda g, level: -9.0)
    g = table(mission="maze-of-darkness", seats=2).state
    assert all(Veteran(g, 0).rise(at) == Planner(g, 0).rise(at) for at in g.map.zones)


def test_where_one_death_loses_the_mission_nobody_waits_to_be_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mission 3: every Round more may be the Chosen One's last."""
    monkeypatch.setattr(veteran, "fitness", lambda g, level: -9.0)
    g = table(lambda g: g.roles.update(chosen=0), mission="the-chosen-one", seats=2).state
    assert all(Veteran(g, 1).rise(at) == Planner(g, 1).rise(at) for at in g.map.zones)
    g.roles.clear()
    assert any(Veteran(g, 1).rise(at) > Planner(g, 1).rise(at) for at in g.map.zones)


def test_doors_to_a_higher_level_wait_until_the_party_is_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    g = table(mission="the-heart-of-darkness", seats=2).state
    above = [
        (door.id, here)
        for door in g.map.doors.values()
        for here, there in (door.zones, door.zones[::-1])
        if g.map.level_of.get(g.map.zones[there].tile, 0) > g.level
    ]
    assert above
    for fit, alike in ((9.0, True), (-9.0, False)):
        monkeypatch.setattr(veteran, "fitness", lambda g, level, fit=fit: fit)
        for door, here in above:
            now = Reach(here, 3, 0, 0, None)
            assert (Veteran(g, 0).door_worth(door, now) == Planner(g, 0).door_worth(door, now)) is alike


def test_nobody_breaks_alone_into_the_chamber_of_a_lever() -> None:
    """Mission 7: one is sent to the far lever, and waits before its door for ever."""
    g = table(mission="sparks-in-the-dark", seats=4).state
    apart = {Planner(g, seat).errand.zones for seat in range(4)}
    assert len(apart) == 2
    together = {Veteran(g, seat).errand for seat in range(4)}
    assert len(together) == 1
    assert next(iter(together)).what == "door"
    g.opened += [door.id for door in g.map.doors.values() if door.id not in g.opened]
    assert {Veteran(g, seat).errand.zones for seat in range(4)} == apart


def test_an_agent_does_not_draw_it_off_its_way() -> None:
    """To hunt every Agent before all else lost Mission 1 with four and six Heroes."""

    def change(g: Any) -> None:
        put(g, "orc-agent-1", g.heroes[0].at)

    g = table(change, mission="scorched-earth", seats=2).state
    assert Veteran(g, 0).errand == Planner(g, 0).errand
    assert Veteran(g, 0).errand.what == "loot"


def test_by_name_it_answers_as_its_guide_does() -> None:
    t = table(mission="sparks-in-the-dark", seats=2)
    for _ in range(12):
        seat = next(iter(t.questions))
        answer = make(GAME, "expert").choose(Sight(t, seat), Random(1))
        assert answer == VeteranBot().choose(Sight(t, seat), Random(1))
        t.answer(seat, answer)


def test_its_measure_leaves_the_table_as_it_was() -> None:
    t = table(mission="the-heart-of-darkness", seats=2)
    before = t.digest()
    assert veteran.fitness(t.state, 4) < veteran.fitness(t.state, 1)
    assert t.digest() == before


def test_an_apprentice_does_not_overlook_that_it_lies_on_the_ground() -> None:
    def change(g: Any) -> None:
        g.heroes[0].stunned = True

    t = table(change, seats=1)
    assert t.questions[0].prompt == "act"
    for luck in range(12):
        assert make(GAME, "apprentice").choose(Sight(t, 0), Random(luck)) == "stand-up"


def test_where_the_ground_falls_it_fears_less_what_is_ahead() -> None:
    g = table(mission="goblin-war-drums", seats=2).state
    ahead = next(at for at in g.map.zones if tile_level(g, at) == 2)
    door = next(door for door in g.map.doors.values() if g.map.zones[door.zones[0]].tile == "6R")
    now = Reach(door.zones[0], 1, 0, 0, None)
    haste, calm = Veteran(g, 0), Veteran(g, 0)
    calm.__class__ = type("Calm", (Veteran,), {"fear": 1.0})
    assert haste.fear == veteran.HASTE < 1.0
    assert 0.0 < haste.rise(ahead) < calm.rise(ahead)
    assert haste.door_worth(door.id, now) >= calm.door_worth(door.id, now)
    elsewhere = table(mission="scorched-earth", seats=2).state
    assert Veteran(elsewhere, 0).fear == Planner(elsewhere, 0).fear == 1.0
