"""The table itself: failing rules, forced answers, question ids, undo, arranged positions."""

from __future__ import annotations

from typing import Any

import pytest

from taverna.core import (
    CHECKPOINT,
    Ask,
    AskAll,
    AskAny,
    Flow,
    IllegalAnswer,
    OptionError,
    Result,
    RulesBug,
    SaveError,
    Table,
)
from taverna.core.table import APART

from .bare import Bare, Noted, Tray, end, table
from .toy import GAME


# -- rules that fail -------------------------------------------------------------------------------------------------
def trap(g: Tray) -> Flow:
    while True:
        yield CHECKPOINT
        yield from corridor(g)


def corridor(g: Tray) -> Flow:
    way = yield Ask(0, "way", ["left", "right"])
    g.n += 1
    g.emit(Noted(who=0))
    if way == "left":
        step_on_it(g)
    g.notes.append(way)


def step_on_it(g: Tray) -> None:
    g.hand.clear()
    g.chance.roll((1, 2))
    raise ZeroDivisionError("the floor gives way")


def test_a_rule_that_fails_leaves_the_table_as_it_was() -> None:
    t = table(trap)
    t.answer(0, "right")
    before, events, inputs, question = t.digest(), t.happened(), t.inputs, t.questions[0].id
    for _ in range(2):
        with pytest.raises(RulesBug, match=r"answer 2 \('way': 'left' by seat 0\).*floor gives way.*as it was"):
            t.answer(0, "left")
        assert (t.digest(), t.happened(), t.inputs, t.questions[0].id) == (before, events, inputs, question)
    assert t.can_undo(0)
    assert [e.who for e in t.answer(0, "right")] == [0]
    assert t.state.notes == ["right", "right"] and t.state.hand == ["a", "b"]
    assert t.fork().digest() == t.digest()


def test_the_trail_names_the_rules() -> None:
    with pytest.raises(RulesBug) as caught:
        table(trap).answer(0, "left")
    names = [name.split(":")[0] for name in caught.value.trail]
    assert names == ["trap", "corridor", "step_on_it"]
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_where_tells_the_rules_that_wait() -> None:
    assert [name.split(":")[0] for name in table(trap).where()] == ["trap", "corridor"]


def test_a_failing_last_secret_answer_keeps_the_others() -> None:
    def both(g: Tray) -> Flow:
        picks = yield AskAll(Ask(seat, "pick", ["good", "bad"]) for seat in (0, 1))
        if "bad" in picks.values():
            raise ValueError("bad")
        yield Ask(0, "last", ["end"])

    t = table(both)
    t.answer(0, "good")
    before = t.digest()
    with pytest.raises(RulesBug):
        t.answer(1, "bad")
    assert t.digest() == before and sorted(t.questions) == [1] and t.can_undo(0)
    t.answer(1, "good")
    assert t.questions[0].prompt == "last"


def test_rules_that_end_without_a_result_are_a_bug() -> None:
    def stops(g: Tray) -> Flow:
        yield Ask(0, "way", ["on"])

    t = table(stops)
    with pytest.raises(RulesBug, match="without a result"):
        t.answer(0, "on")
    assert t.questions and not t.over


def test_rules_may_return_a_result() -> None:
    def returns(g: Tray) -> Flow:
        yield Ask(0, "way", ["on"])
        return Result([1], {0: 0, 1: 5}, "victory")

    t = table(returns)
    assert t.result is None
    t.answer(0, "on")
    assert t.over and t.result == {"winners": [1], "scores": {0: 0, 1: 5}, "outcome": "victory"}


def test_what_is_no_question_is_a_bug() -> None:
    def mumbles(g: Tray) -> Flow:
        yield Ask(0, "way", ["on"])
        yield "what?"

    t = table(mumbles)
    before = t.digest()
    with pytest.raises(RulesBug):
        t.answer(0, "on")
    assert t.digest() == before


# -- the end ---------------------------------------------------------------------------------------------------------
def ends(g: Tray) -> Flow:
    yield CHECKPOINT
    yield from deeper(g, 5)


def deeper(g: Tray, depth: int) -> Flow:
    if depth:
        yield from deeper(g, depth - 1)
    yield Ask(0, "way", ["on", "end"])
    raise end("shared")


def test_the_game_may_end_from_however_deep() -> None:
    t = table(ends)
    t.answer(0, "end")
    assert t.over and t.questions == {} and t.view(1)["asked"] == [] and t.view(1)["result"]["outcome"] == "shared"
    assert t.fork().over and t.fork().digest() == t.digest()
    with pytest.raises(IllegalAnswer) as caught:
        t.answer(0, "end")
    assert caught.value.clause == "TABLE-OVER-01"
    assert not t.can_undo(0), "once the game is over secrets are open"


# -- forced answers --------------------------------------------------------------------------------------------------
def parade(g: Tray) -> Flow:
    while True:
        yield CHECKPOINT
        g.notes.append((yield Ask(0, "choose", ["a", "b"])))
        yield Ask(1, "bow", ["bow"])
        yield Ask(0, "bow", ["bow"])
        yield Ask(1, "secret", lambda: ["only"])


def test_settle_gives_forced_answers_and_stops_at_choices() -> None:
    t = table(parade)
    assert t.settle() == [] and t.inputs == []
    t.answer(0, "a")
    t.settle()
    assert t.questions[1].prompt == "secret", "what may be secret is never answered for a seat"
    assert [(entry.seat, entry.forced) for entry in t.inputs] == [(0, False), (1, True), (0, True)]


def test_undo_goes_back_past_forced_answers() -> None:
    t = table(parade)
    before = t.digest()
    t.answer(0, "a")
    t.settle()
    assert t.can_undo(0) and not t.can_undo(1)
    t.undo(0)
    assert t.digest() == before and t.questions[0].prompt == "choose"


def test_an_answer_given_is_not_a_forced_one() -> None:
    t = table(parade)
    t.answer(0, "a")
    t.answer(1, "bow")
    assert t.can_undo(1) and not t.can_undo(0)


# -- question ids ----------------------------------------------------------------------------------------------------
def test_checkpoints_are_kept_now_and_then_and_where_someone_forks() -> None:
    def steps(g: Tray) -> Flow:
        while g.n < 20:
            yield CHECKPOINT
            yield Ask(0, "on", ["a", "b"])
            g.n += 1
        return end()

    t = table(steps)
    for _ in range(APART + 3):
        t.answer(0, "b")
    assert [mark.at for mark in t._marks] == [0, APART]
    assert [bool(step.mark) for step in t.steps] == [nth == APART for nth in range(1, APART + 4)]
    twin = t.fork()
    assert [mark.at for mark in t._marks] == [mark.at for mark in twin._marks] == [0, APART, APART + 3]
    assert twin.digest() == t.fork().digest() == t.digest()
    twin.undo(0)
    assert twin.answers == APART + 2 and twin.state.n == APART + 2


def test_question_ids_count_per_seat_and_undo() -> None:
    t = table(parade)
    assert t.questions[0].id == "0.1.0"
    t.answer(0, "a")
    assert t.questions[1].id == "1.1.0"
    t.undo(0)
    assert t.questions[0].id == "0.1.1"
    with pytest.raises(IllegalAnswer) as caught:
        t.answer(0, "a", "0.1.0")
    assert caught.value.clause == "TABLE-QUESTION-02"
    t.answer(0, "b", "0.1.1")
    assert t.questions[1].id == "1.1.1"


def test_taking_back_a_secret_answer_tells_no_other_seat() -> None:
    def pick(g: Tray) -> Flow:
        yield AskAll(Ask(seat, "pick", ["x", "y"]) for seat in (0, 1, 2))

    t = Table(Bare(pick), 3, 1, {})
    t.answer(1, "x")
    ids = {seat: question.id for seat, question in t.questions.items()}
    t.undo(1)
    assert t.questions[1].id == "1.1.1"
    assert {seat: t.questions[seat].id for seat in ids} == ids


def test_a_late_answer_lands_nowhere() -> None:
    t = table(parade)
    id = t.questions[0].id
    t.answer(0, "a", id)
    for option in ("a", "bow"):
        with pytest.raises(IllegalAnswer):
            t.answer(0, option, id)
    assert len(t.inputs) == 1


# -- undo ------------------------------------------------------------------------------------------------------------
def test_undo_stops_at_luck_at_secrets_and_at_others() -> None:
    def acts(g: Tray) -> Flow:
        while True:
            yield CHECKPOINT
            act = yield Ask(0, "act", ["walk", "roll", "show", "pass"])
            if act == "roll":
                g.chance.roll((1, 2))
            elif act == "show":
                g.chance.reveal()
            elif act == "pass":
                yield Ask(1, "other", ["on"])

    t = table(acts)
    for act in ("walk", "walk"):
        t.answer(0, act)
    assert t.can_undo(0)
    for act in ("roll", "show"):
        f = t.fork()
        f.answer(0, act)
        assert not f.can_undo(0)
        f.answer(0, "walk")
        f.undo(0)
        assert not f.can_undo(0)
    t.answer(0, "pass")
    t.answer(1, "on")
    assert not t.can_undo(0) and t.can_undo(1)
    t.undo(1)
    for _ in range(3):
        t.undo(0)
    assert not t.can_undo(0) and t.questions[0].prompt == "act"
    assert t.digest() == table(acts).digest()


def test_undo_takes_events_back_from_the_log() -> None:
    t = table(trap)
    t.answer(0, "right")
    t.answer(0, "right")
    t.undo(0)
    assert len(t.happened()) == 1


# -- worlds ----------------------------------------------------------------------------------------------------------
def test_a_world_takes_back_nothing_of_the_true_one() -> None:
    """Not even the seat's own secret answer that waits: the way back would lead into the truth."""
    t = Table(GAME, 3, 5, {})
    for seat in (0, 1):
        t.answer(seat, t.questions[seat].options[0].id)
    d = t.determinize(0, 9)
    assert not any(d.can_undo(seat) for seat in range(3))
    d.answer(2, d.questions[2].options[0].id)
    assert d.digest() != t.digest()


def test_a_world_redraws_the_secret_answers_of_others_and_keeps_its_own() -> None:
    t = Table(GAME, 3, 5, {})
    for seat in (0, 1):
        t.answer(seat, t.questions[seat].options[0].id)
    worlds = [t.determinize(0, seed) for seed in range(30)]
    assert {d._held[0] for d in worlds} == {t._held[0]}
    assert len({d._held[1] for d in worlds}) > 5
    assert all(d._held[1] in d.state.players[1].hand for d in worlds)


def test_questions_after_a_playout() -> None:
    t = Table(GAME, 2, 5, {})
    assert t.questions
    assert t.playout(1) > 0
    assert t.over and t.questions == {} and t.result is not None
    assert t.playout(1) == 0


# -- arranged positions ----------------------------------------------------------------------------------------------
def test_arrange_changes_what_is_on_the_table() -> None:
    t = table(trap)
    t.arrange(lambda g: g.hand.append("z"))
    assert t.state.hand == ["a", "b", "z"] and t.questions[0].id == "0.1.0"
    t.answer(0, "right")
    assert t.fork().state.hand == ["a", "b", "z"] and t.fork().digest() == t.digest()
    t.undo(0)
    assert t.state.hand == ["a", "b", "z"]
    for keep in (t.save, t.record, t.fork().save):
        with pytest.raises(SaveError, match="arranged"):
            keep()


def test_only_a_new_table_can_be_arranged() -> None:
    t = table(trap)
    t.answer(0, "right")
    with pytest.raises(IllegalAnswer, match="nothing has been answered"):
        t.arrange(lambda g: None)


# -- what is asked for -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [1, 5, 0, -1, True, "2", 2.0, None])
def test_seats_a_game_does_not_have(seats: Any) -> None:
    with pytest.raises(OptionError, match="2 to 4 seats"):
        Table(GAME, seats, 1, {})


@pytest.mark.parametrize("seed", [-1, 2**64, True, "1", 1.0, None])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        Table(GAME, 2, seed, {})


def test_options_are_refused_by_name() -> None:
    with pytest.raises(OptionError, match="toy has no option 'speed'; it has rich"):
        Table(GAME, 2, 1, {"speed": 3})
    with pytest.raises(OptionError, match="rich"):
        Table(GAME, 2, 1, {"rich": "very"})
    assert Table(GAME, 2, 1, {"rich": 3}).state.rich == 3


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", 1.0])
def test_seats_that_are_not_there(seat: Any) -> None:
    t = Table(GAME, 3, 1, {})
    for look in (t.view, t.can_undo, t.undo, lambda s: t.determinize(s, 1), lambda s: t.why(s, "x"), t.scene):
        with pytest.raises(IllegalAnswer, match="no seat"):
            look(seat)
    with pytest.raises(IllegalAnswer, match="no seat"):
        t.log("en", seat)


# -- questions that are none -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("ask", [AskAll, AskAny])
def test_a_question_to_nobody_is_noticed(ask: Any) -> None:
    def nobody(g: Tray) -> Flow:
        yield Ask(0, "way", ["on"])
        yield ask([])
        raise end()

    t = table(nobody)
    try:
        t.answer(0, "on")
    except RulesBug:
        return
    assert t.over or t.questions


def test_an_answer_that_leads_to_an_empty_question_does_not_stand() -> None:
    def empty(g: Tray) -> Flow:
        yield Ask(0, "way", ["on"])
        yield Ask(1, "which", [])

    t = table(empty)
    with pytest.raises(RulesBug):
        t.answer(0, "on")
    assert t.questions[0].prompt == "way"


def test_two_values_with_one_id_are_a_bug() -> None:
    with pytest.raises(RulesBug):
        Ask(0, "which", [1, "1"]).made()
