"""Advice at a table: thought of in a process of its own, told to the others, and not among rivals."""

from __future__ import annotations

from .running import Running


def test_a_bot_says_what_it_would_do_and_why(taverna_host: Running) -> None:
    table = taverna_host.table(["person", "bot:random", "bot:random"])
    with table.live(0, "pt-BR") as live:
        live.until("scene")
        live.settled()
        assert live.status["advice"] and live.ask is not None
        question = live.ask["id"]
        live.say(type="advise", seat=0, question=question)
        done = []
        while "options" not in (said := live.until("advice")):
            assert said["question"] == question
            done.append(said["done"])
        assert done and done == sorted(done) and 0 < done[0] < 1 == said["done"]
        offered = {one["id"]: one["text"] for one in live.ask["options"]}
        assert 1 <= len(said["options"]) <= 3
        assert all(offered[one["option"]] == one["text"] and one["reasons"] for one in said["options"])
        live.settled()
        assert [line["text"] for line in live.log if line["clause"] == "TABLE-ADVICE-01"] == [
            "Jogador 1 pede um conselho."
        ]
        assert live.ask["id"] == question  # nothing was answered
        again = table.call("POST", "/advice", 0, json={"seat": 0, "question": question})
        assert [one["option"] for one in again.json()["options"]] == [one["option"] for one in said["options"]]
        live.settled()
        assert sum(line["clause"] == "TABLE-ADVICE-01" for line in live.log) == 1


def test_whoever_stops_waiting_can_ask_again(taverna_host: Running) -> None:
    table = taverna_host.table(["person", "bot:random", "bot:random"])
    with table.live(0) as live:
        live.until("scene")
        live.settled()
        assert live.ask is not None
        question = live.ask["id"]
        for stop in (False, True, False):
            live.say(type="advise", seat=0, question=question, stop=stop)
        while "options" not in (said := live.until("advice")):
            pass
        assert said["options"], (said, taverna_host.logged)
        live.say(type="advise", seat=0, question="9.9.9")
        assert live.until("advice")["refused"]["clause"] == "TABLE-QUESTION-02"
        live.say(type="advise", seat=1, question=question)
        assert live.until("refused")["code"] == "not-your-seat"


def test_rivals_get_none_unless_the_table_was_set_so(taverna_host: Running) -> None:
    rivals = taverna_host.table(3)
    asked = {"seat": 0, "question": rivals.view(0)["question"]["id"]}
    refused = rivals.call("POST", "/advice", 0, json=asked)
    assert refused.status_code == 409 and refused.json()["error"]["clause"] == "TABLE-ADVICE-01"
    assert rivals.status()["status"]["advice"] is False
    friends = taverna_host.table(3, advice=True)
    asked = {"seat": 0, "question": friends.view(0)["question"]["id"]}
    assert friends.call("POST", "/advice", 0, json=asked).json()["options"]
    assert friends.call("POST", "/advice", 1, json=asked).status_code == 403
    alone = taverna_host.table(["person", "bot:random", "bot:random"], advice=False)
    with alone.live(0) as live:
        live.until("scene")
        assert live.status["advice"] is False
    together = taverna_host.table(2, game="gloomhaven")
    with together.live(0) as live:
        live.until("scene")
        assert live.status["advice"] is True
