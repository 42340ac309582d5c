"""Who is there in the city, when a visit takes place, and what nobody can leave undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import taverna
from taverna.core.ask import Flow
from taverna.core.table import Table
from taverna.games.gloomhaven.campaign import gains, growth
from taverna.games.gloomhaven.campaign.world import HOME, Evening, World
from taverna.games.gloomhaven.records.campaign import Gain

from .evenings import CONTENT, evening, finish, hero, offers, say

GOLD_QUEST = next(id for id, quest in CONTENT.quests.items() if [task.counts for task in quest.tasks] == ["gold"])
PACIFIST = "pacifist"  # met by who kills nobody
RICH = CONTENT.quests[GOLD_QUEST].tasks[0].count


def with_quest(world: World, seat: int, quest: str) -> None:
    """A hero's quest is this one, whoever had it."""
    for other in world.heroes.values():
        if quest in other.quests:
            other.quests.remove(quest)
    world.quests = [id for id in world.quests if id != quest]
    world.member(seat).quests = [quest]


def gives(monkeypatch: pytest.MonkeyPatch, gain: Gain) -> None:
    """Whatever event comes, this is what it gives."""
    from taverna.games.gloomhaven.campaign import happenings

    def given(g: Any, what: Any) -> Flow:
        yield from gains.gain(g, gain)

    monkeypatch.setattr(happenings, "gain", given)
    monkeypatch.setattr(happenings, "applies", lambda g, outcome, earlier: not earlier)


def event(t: Table, seat: int) -> None:
    say(t, "event", seat=seat)
    say(t, "a", seat=seat)


# -- what cannot be left undone --------------------------------------------------------------------------------------
@pytest.mark.rule("GH-LVLUP-01", "GH-PERK-02", "GH-VISIT-01")
def test_who_was_ready_still_takes_the_level_an_event_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    gives(monkeypatch, Gain(xp=45, checks=3))
    t = evening()
    say(t, "ready", seat=0)
    assert 0 not in t.questions
    event(t, 1)
    assert t.questions[0].prompt == "mark-perk", "three check marks give a perk at once"
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "level-up", "enough experience for a new level: it must be taken"
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "mark-perk"
    say(t, offers(t)[0])
    assert "ready" in offers(t)


@pytest.mark.rule("GH-RETIRE-01", "GH-RETIRE-02")
def test_who_was_ready_still_retires_when_its_quest_is_fulfilled(monkeypatch: pytest.MonkeyPatch) -> None:
    gives(monkeypatch, Gain(gold=10))

    def nearly(world: World) -> None:
        with_quest(world, 0, GOLD_QUEST)
        world.member(0).gold = RICH - 10

    t = evening(change=nearly)
    say(t, "ready", seat=0)
    event(t, 1)
    say(t, "ready", seat=1)
    assert t.state.phase == "city" and "retire" in offers(t) and "ready" not in offers(t)


@pytest.mark.rule("GH-RETIRE-01", "GH-RETIRE-02")
def test_who_must_retire_cannot_step_aside_instead() -> None:
    def done(world: World) -> None:
        with_quest(world, 0, GOLD_QUEST)
        world.member(0).gold = RICH

    t = evening(change=done)
    assert "retire" in offers(t) and "another" not in offers(t) and "ready" not in offers(t)
    assert any(id.startswith("buy") for id in offers(t)) and "donate" in offers(t), "anything else may come first"
    assert "another" in offers(t, 1)


# -- who is a member of the party ------------------------------------------------------------------------------------
def one_retires(**change: Any) -> Table:
    """The first of two heroes has retired, and nobody sits in its place yet."""

    def done(world: World) -> None:
        with_quest(world, 0, GOLD_QUEST)
        world.member(0).gold = RICH

    t = evening(change=done, classes=("brute", "tinkerer"), **change)
    say(t, "retire")
    assert t.questions[0].prompt == "create" and hero(t).fate == "retired"
    return t


@pytest.mark.rule("GH-RESULT-03", "GH-RESULT-08", "GH-RETIRE-03")
def test_who_has_retired_has_no_part_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    from taverna.games.gloomhaven.campaign import happenings
    from taverna.games.gloomhaven.records.campaign import Outcome

    t = one_retires()
    words = CONTENT.events["city-1"].a.text
    assert not happenings.applies(t.state, Outcome(text=words, classes=("brute",)), False)
    assert happenings.applies(t.state, Outcome(text=words, classes=("tinkerer",)), False)
    gives(monkeypatch, Gain(gold=10, xp=5))
    had = hero(t, 1).gold
    event(t, 1)
    assert (hero(t).gold, hero(t).xp) == (0, 0) and hero(t, 1).gold == had + 10


@pytest.mark.rule("GH-RESULT-05", "GH-RESULT-08")
def test_a_collective_amount_is_divided_among_those_who_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    gives(monkeypatch, Gain(gold=12, together=True))
    t = one_retires()
    had = hero(t, 1).gold
    event(t, 1)
    assert hero(t, 1).gold == had + 12 and t.questions[1].prompt == "city", "there is nobody to divide it with"


# -- perks for check marks -------------------------------------------------------------------------------------------
def goal_met(casual: bool) -> Table:
    """A scenario is won, and the first hero, with two check marks so far, has met its battle goal."""

    def won(g: Any) -> None:
        from taverna.games.gloomhaven.campaign import evening as ev

        for seat in range(g.seats):
            ev.put_on(g, seat, g.world.member(seat)).goals = [PACIFIST]
        g.world.member(0).checks = 2
        g.finished, g.phase, g.casual = "success", "after", casual

    t = evening()
    t.arrange(won)
    return t


@pytest.mark.rule("GH-PERK-02", "GH-PERK-01", "GH-PERK-03", "GH-CASUAL-02")
@pytest.mark.parametrize("casual", [False, True])
def test_a_perk_for_check_marks_comes_at_once_and_not_only_in_the_city(casual: bool) -> None:
    t = goal_met(casual=casual)
    assert hero(t).checks == 2 + CONTENT.battle_goals[PACIFIST].checks
    assert not t.over and t.questions[0].prompt == "mark-perk"
    perk = offers(t)[0]
    say(t, perk)
    assert t.over and hero(t).perks == {perk: 1} and hero(t).perks_due == 0


# -- donations -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GH-DONATE-01")
def test_who_stepped_aside_after_a_donation_may_give_again_in_a_later_visit() -> None:
    t = evening(classes=("brute", "tinkerer"))
    t.arrange(lambda g: setattr(g.world.member(0), "gold", 50))
    first = hero(t).id
    say(t, "donate", "another", "mindthief,1")
    say(t, offers(t)[0], "another", f"waiting,{first}")
    assert "donate" not in offers(t), "once a visit, whoever sat there in between"
    say(t, "another")
    say(t, next(id for id in offers(t) if id.startswith("waiting")))
    say(t, "ready", seat=0)
    say(t, "ready", seat=1)
    say(t, "black-barrow")
    while t.state.phase in ("city", "travel"):
        seat, question = next(iter(t.questions.items()))
        t.answer(seat, question.options[0].id)
    assert not t.state.world.heroes[first].donated


# -- when there is a visit -------------------------------------------------------------------------------------------
def returned(mode: str, **options: Any) -> Callable[[], Table]:
    """The evening after a scenario in this mode, the whole party with a quest each."""

    def away(world: World) -> None:
        world.here.at, world.here.awaited = "black-barrow", False

    t = evening(change=away, **options)
    finish(t, casual=mode == "casual")
    while not t.over:
        seat, question = next(iter(t.questions.items()))
        t.answer(seat, question.options[0].id)
    sequel = t.sequel()
    assert sequel is not None
    return lambda: taverna.new("gloomhaven", 2, 5, sequel.options)


@pytest.mark.rule("GH-VISIT-02", "GH-TRAVEL-01", "GH-CASUAL-02")
@pytest.mark.parametrize(
    ("mode", "visits", "visit"), [("campaign", False, True), ("casual", False, False), ("casual", True, True)]
)
def test_a_casual_scenario_opens_no_new_visit(mode: str, visits: bool, visit: bool) -> None:
    t = returned(mode, casual_visits=visits)()
    say(t, "home")
    assert t.state.world.here.at == HOME
    assert (t.questions[0].prompt == "city") is visit
    if not visit:
        assert t.questions[0].prompt == "travel"


@pytest.mark.rule("GH-VISIT-02")
def test_a_visit_once_opened_is_not_lost_by_a_casual_scenario() -> None:
    t = evening()
    assert t.state.world.here.awaited, "the party has not been in the city since its last scenario of the campaign"
    finish(t, casual=True)
    assert t.over and t.state.world.here.awaited


@pytest.mark.rule("GH-DEATH-06", "GH-CREATE-01", "GH-QUEST-01")
def test_nobody_goes_on_with_a_seat_that_has_no_character() -> None:
    def dead(world: World) -> None:
        world.here.at = "black-barrow"
        world.prosperity = 4
        world.evenings.append(Evening(scenario="black-barrow", party=world.party, success=False))
        world.quests += world.member(0).quests
        world.member(0).quests = []
        world.member(0).fate = "dead"

    t = evening(change=dead, classes=("brute", "tinkerer"))
    say(t, "onward")
    assert t.questions[0].prompt == "create" and 1 not in t.questions
    say(t, "mindthief,2")
    assert t.questions[0].prompt == "quest"
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "level-up", "all that makes a character of its level"
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "mark-perk"
    say(t, offers(t)[0])
    assert t.questions[0].prompt == "travel" and hero(t).level == 2
    assert growth.pool(CONTENT, hero(t))


@pytest.mark.rule("GH-CREATE-01", "GH-PARTY-03", "GH-GAME-03")
def test_a_character_may_make_room_for_another_of_its_class() -> None:
    t = evening(classes=("brute", "tinkerer"))
    first = hero(t).id
    say(t, "another", "brute,1")
    second = hero(t).id
    assert second != first and hero(t).what == "brute"
    say(t, offers(t)[0], "another")
    assert f"waiting,{first}" in offers(t)
    say(t, f"waiting,{first}")
    assert hero(t).id == first and t.state.world.heroes[second].fate == "active"
    say(t, "another", seat=1)
    assert f"waiting,{second}" not in offers(t, 1), "never two of a class in one party"
