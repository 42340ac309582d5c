"""Answers given ahead: by whoever sits there, seen by nobody else, and never where a hero would fall."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

import taverna
from taverna.core.words import LANGS
from taverna.games import find
from taverna.server.company import ahead as module
from taverna.server.company.ahead import Ahead

from .running import Running


@pytest.mark.parametrize("game", [*taverna.games()])
def test_whatever_can_be_said_ahead_has_words(game: str) -> None:
    rules = find(game)
    for lang in LANGS:
        words = rules.words_of(lang)
        assert all(words(f"ahead-{one}") for one in rules.ahead)


def asked(prompt: str, *options: str, dire: bool = False, id: str = "1.0.0", **about: Any) -> Any:
    offered = [SimpleNamespace(id=one) for one in options]
    return SimpleNamespace(id=id, prompt=prompt, dire=dire, options=offered, about=about)


def sat(question: Any, kind: str = "person") -> Any:
    game = SimpleNamespace(ahead={"negate": "suffer"})
    table = SimpleNamespace(game=game, questions={0: question}, over=False)
    return SimpleNamespace(table=table, sitting=[SimpleNamespace(kind=kind)])


@pytest.mark.parametrize(
    ("question", "kind", "answer"),
    [
        (asked("negate", "hand,x", "suffer"), "person", "suffer"),
        (asked("negate", "hand,x", "suffer", dire=True), "person", None),
        (asked("negate", "hand,x"), "person", None),
        (asked("move", "suffer"), "person", None),
        (asked("negate", "suffer", who=0), "person", "suffer"),
        (asked("negate", "suffer", who=1), "person", None),
        (asked("negate", "suffer"), "bot", None),
    ],
)
def test_only_what_was_said_is_answered(question: Any, kind: str, answer: str | None) -> None:
    one = Ahead(sat(question, kind))
    assert one.option(0) is None
    one.said = {0: ["negate"]}
    assert one.option(0) == answer


def test_the_moment_is_always_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies in the hand: from when it was asked, whether it was said before or after."""
    for hand in ((), ("hand,x", "hand,y")):
        living = sat(asked("negate", *hand, "suffer"))
        one = Ahead(living)
        one.said = {0: ["negate"]}
        monkeypatch.setattr(module.time, "monotonic", lambda: 100.0)
        assert one.until(0) == 100.0 + module.MOMENT
        monkeypatch.setattr(module.time, "monotonic", lambda: 100.5)
        assert one.until(0) == 100.0 + module.MOMENT


def test_what_a_seat_says_ahead_nobody_else_is_told(taverna_host: Running) -> None:
    """On the wire: others get nothing when it is said, and when it is answered what happened and no more."""
    table = taverna_host.table(3)

    def say(seat: int, question: str) -> Any:
        return table.call("POST", "/ahead", 0, json={"seat": seat, "question": question, "on": True}).json()

    with table.live(0) as own, table.live(1) as other, table.live() as watching:
        for one in (own, other, watching):
            one.until("scene")
            one.settled()
        held = other.to, watching.to
        assert say(0, "upgrade") == {"events": []}
        assert say(1, "upgrade")["error"]["code"] == "not-your-seat"
        assert say(0, "play-card")["error"]["code"] == "bad-request"
        for one in (own, other, watching):
            one.settled()
        assert (other.to, watching.to) == held
        assert [len(one.status["ahead"]) for one in (own, other, watching)] == [1, 1, 0]
        assert own.status["ahead"][0]["on"] and not other.status["ahead"][0]["on"]
        for _ in range(60):  # all to the Hunter's Dream: whoever comes there may take an Upgrade
            for seat in table.status()["asked"]:
                question = table.view(seat)["question"]
                if question is None or (seat == 0 and question["options"][-1]["id"] == "none"):
                    continue  # the host answers this one
                options = [one["id"] for one in question["options"]]
                table.answer(seat, question["id"], "hunters-dream" if "hunters-dream" in options else options[-1])
            own.settled()
            if any(SAID in line["text"] for line in own.log):
                break
            time.sleep(0.1)
        assert any(SAID in line["text"] for line in own.log)
        for one in (other, watching):
            one.settled()
            assert all(SAID not in frame for frame in one.raw) and len(one.log) > 1
            assert SAID not in table.call("GET", "/log", one.seat).text


SAID = "said ahead"
