"""Questions and options: ids, empty offers, what may be an option, and reasons."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from taverna.core import Ask, AskAll, AskAny, Flow, Judged, Offer, Offers, RulesBug, together
from taverna.core import ask as ask_module
from taverna.core.ask import option_id

from .bare import Tray, end, table


class Thing(msgspec.Struct):
    id: str


def test_ids_are_names_numbers_and_tuples_of_them() -> None:
    assert option_id("axe") == "axe"
    assert option_id(3) == "3" and option_id(-1) == "-1"
    assert option_id(("move", 2, -1)) == "move,2,-1"


def test_names_of_tuples_are_kept_but_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ask_module, "KEPT_IDS", 3)
    values = [("to", n, -n) for n in range(10)] * 2
    assert list(Ask(0, "where", values).made()) == [option_id(value) for value in values[:10]]
    assert len(ask_module._IDS) <= 3


@pytest.mark.parametrize("value", [Thing("x"), None, True, 1.5, ["a"], {"a": 1}, b"a", ("a", None), frozenset("a")])
def test_anything_else_is_a_bug_in_the_rules(value: Any) -> None:
    with pytest.raises(RulesBug, match="name, a number or a tuple"):
        Ask(0, "which", [value]).made()


@pytest.mark.parametrize("options", [[], (), list, Offer(list), Offer(lambda: ["a"], ("X-1", lambda card: False))])
def test_a_question_with_nothing_on_offer_is_a_bug_in_the_rules(options: Any) -> None:
    with pytest.raises(RulesBug, match=r"'which' asks seat 2 with nothing on offer"):
        Ask(2, "which", options).made()


def test_options_are_built_once_and_again_after_forgetting() -> None:
    built = []
    ask = Ask(0, "which", lambda: built.append(1) or ["a", "b"])
    assert ask.made() == ask.made() == {"a": "a", "b": "b"} and len(built) == 1
    ask.forget()
    assert ask.made() and len(built) == 2


def test_two_copies_are_one_option() -> None:
    assert list(Ask(0, "which", ["a", "a", "b"]).made()) == ["a", "b"]


def test_the_checksum_is_of_prompt_and_options() -> None:
    ab = ["a", "b"]
    asks = [Ask(0, "p", ab), Ask(1, "p", lambda: ab), Ask(0, "p", ab[::-1]), Ask(0, "q", ab)]
    one, same, order, prompt = (ask.check() for ask in asks)
    assert one == same != order and one != prompt


def test_pick_goes_through_all_options() -> None:
    ask = Ask(0, "which", lambda: ["a", "b", "c", "d"])
    assert [ask.pick(part) for part in (0.0, 0.26, 0.5, 0.999999)] == ["a", "b", "c", "d"]


def test_an_offer_gives_the_first_clause_that_forbids() -> None:
    offer = Offer(
        lambda: [1, 2, 3, 4, 5, 6],
        ("EVEN", lambda n: n % 2 == 0),
        ("SMALL", lambda n: n < 5),
        elsewhere=("OUT", lambda: [7, 8]),
    )
    assert offer() == [2, 4]
    assert dict(offer.refused()) == {1: "EVEN", 3: "EVEN", 5: "EVEN", 6: "SMALL", 7: "OUT", 8: "OUT"}


def test_an_offer_without_rules_is_its_zone() -> None:
    zone = ["a", "b"]
    offer = Offer(lambda: zone)
    assert offer() == ["a", "b"] and list(offer.refused()) == []
    zone.append("c")
    assert offer() == ["a", "b", "c"]


def test_a_closed_gate_forbids_all_that_lies_behind_it() -> None:
    opened: list[bool] = []
    offer = Offer(
        lambda: [1, 2],
        ("EVEN", lambda n: n % 2 == 0),
        gates=(("SHUT", lambda: bool(opened)), ("NEVER", lambda: True)),
        elsewhere=("OUT", lambda: [3]),
    )
    assert offer() == [] and dict(offer.refused()) == {1: "SHUT", 2: "SHUT", 3: "OUT"}
    opened.append(True)
    assert offer() == [2] and dict(offer.refused()) == {1: "EVEN", 3: "OUT"}


def test_one_function_may_tell_all_reasons() -> None:
    offer = Judged(lambda: [1, 2, 3], lambda n: None if n == 2 else f"NOT-{n}")
    assert offer() == [2] and dict(offer.refused()) == {1: "NOT-1", 3: "NOT-3"}


def test_several_offers_stand_in_one_question() -> None:
    offer = Offers(
        Offer(lambda: [1, 2], ("EVEN", lambda n: n % 2 == 0)), Judged(lambda: [3], lambda n: "NO"), lambda: [4]
    )
    assert offer() == [2, 4] and dict(offer.refused()) == {1: "EVEN", 3: "NO"}


def test_a_look_ahead_saves_the_question_one_look_and_is_forgotten_with_the_world() -> None:
    looks: list[int] = []
    offer = Offer(lambda: looks.append(1) or ["a"] * len(looks))
    ask = Ask(0, "which", offer)
    assert offer.ahead() == ["a"] and ask.pick(0.0) == "a" and len(looks) == 1
    assert ask.made() and len(looks) == 2
    assert offer.ahead() and len(looks) == 3
    ask.forget()
    assert ask.made() and len(looks) == 4


def steps(g: Tray, seat: int) -> Flow:
    for _ in range(seat + 1):
        yield Ask(seat, "more", ["on"])
    return f"done {seat}"


def both(g: Tray) -> Flow:
    done = yield from together({0: steps(g, 0), 1: steps(g, 1), 2: iter(())})  # type: ignore[dict-item]
    g.notes = [f"{seat}:{value}" for seat, value in done.items()]
    yield Ask(0, "last", ["end"])
    raise end()


def test_together_lets_each_go_at_its_own_pace() -> None:
    t = table(both)
    assert sorted(t.questions) == [0, 1]
    t.answer(1, "on")
    assert sorted(t.questions) == [0, 1]
    t.answer(1, "on")
    assert sorted(t.questions) == [0]
    t.answer(0, "on")
    assert sorted(t.state.notes) == ["0:done 0", "1:done 1", "2:None"]


def test_together_gives_its_results_in_one_order() -> None:
    notes = []
    for order in ((1, 1, 0), (0, 1, 1)):
        t = table(both)
        for seat in order:
            t.answer(seat, "on")
        notes.append(t.state.notes)
    assert notes[0] == notes[1]


def shelf(g: Tray, seat: int) -> Flow:
    card = yield Ask(seat, "take", lambda: list(g.pile))
    g.pile.remove(card)


def test_options_of_one_who_waits_follow_what_others_do() -> None:
    """In `together` (and `AskAny`) a question stays open while others act: what is on offer is derived again."""

    def market(g: Tray) -> Flow:
        yield from together({seat: shelf(g, seat) for seat in (0, 1)})
        yield Ask(0, "last", ["end"])

    t = table(market)
    question = t.questions[1]
    assert [o.id for o in question.options] == ["c", "d", "e"]
    t.answer(0, "d")
    assert t.questions[1].id == question.id
    assert [o.id for o in t.questions[1].options] == ["c", "e"]
    assert t.fork().questions == t.questions


def test_ask_any_takes_the_first_answer() -> None:
    def anyone(g: Tray) -> Flow:
        seat, value = yield AskAny(Ask(seat, "who", ["me", "you"]) for seat in (0, 1))
        g.notes = [str(seat), value]
        yield Ask(0, "last", ["end"])

    t = table(anyone)
    assert sorted(t.questions) == [0, 1] and not t.questions[0].secret
    t.answer(1, "you")
    assert t.state.notes == ["1", "you"]


def test_ask_all_sends_all_answers_by_seat() -> None:
    def all_at_once(g: Tray) -> Flow:
        picks = yield AskAll(Ask(seat, "pick", [1, 2]) for seat in (1, 0))
        g.notes = [f"{seat}={value}" for seat, value in picks.items()]
        yield Ask(0, "last", ["end"])

    t = table(all_at_once)
    assert t.questions[0].secret
    t.answer(0, "2")
    assert t.state.notes == [] and sorted(t.questions) == [1] and t.view(1)["asked"] == [1]
    t.answer(1, "1")
    assert t.state.notes == ["1=1", "0=2"]
