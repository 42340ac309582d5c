"""Guided games at a real host: its bots do there what the lesson tells, and a lesson is found again."""

from __future__ import annotations

import time
from itertools import islice
from typing import Any

import pytest

from guided import played
from server.test_pages import HTML, start_of
from taverna.games import find

from .running import Running


def asked(client: Any, table: str) -> dict[str, Any]:
    """What the learner is asked, as soon as the bots have done what they do."""
    for _ in range(3000):
        question = client.get(f"/api/tables/{table}/view", params={"seat": 0}).json()["question"]
        if question is not None:
            return dict(question)
        time.sleep(0.02)
    raise AssertionError("nothing is asked")


def guide_of(client: Any, table: str, lang: str = "es") -> dict[str, Any]:
    status: Any = start_of(client.get(f"/t/{table}", params={"lang": lang}, headers=HTML).text)["status"]
    return dict(status["guide"])


@pytest.mark.parametrize(("game", "most"), [("bloodborne", 5), ("gloomhaven", 12)])
def test_the_bots_of_a_host_do_what_the_lesson_tells(taverna_host: Running, game: str, most: int) -> None:
    """The luck of a lesson's bots is the lesson's; and where anybody may decide, whoever learns does."""
    lesson = find(game).lessons["first-game"]
    there = list(islice(played(find(game), lesson), most + 1))
    options = [now.advice or "*" for _, now in there[:most]]
    with taverna_host.client() as client:
        got = client.get(f"/learn/{game}", headers=HTML)
        assert got.status_code == 303
        table = got.headers["location"].rsplit("/", 1)[1]
        assert client.get(f"/learn/{game}", headers=HTML).headers["location"] == f"/t/{table}", "it is found again"
        for option in options:
            question = asked(client, table)
            first = question["options"][0]["id"]
            sent = {"seat": 0, "question": question["id"], "option": first if option == "*" else option}
            client.post(f"/api/tables/{table}/answer", json=sent).raise_for_status()
        asked(client, table)
        guide = guide_of(client, table)
        last = there[-1][1]
        assert [step["id"] for step in guide["steps"]] == [told.step.id for told in last.told]
        assert (guide["stray"], guide["advice"]) == (None, last.advice)
        assert guide["end"] == (lesson.end["es"] if last.over else None)


def test_one_who_strays_may_begin_again_from_there(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        table = client.post("/learn/bloodborne").headers["location"].rsplit("/", 1)[1]
        sent = {"seat": 0, "question": asked(client, table)["id"], "option": "transform"}
        client.post(f"/api/tables/{table}/answer", json=sent).raise_for_status()
        asked(client, table)
        guide = guide_of(client, table, "pt-BR")
        assert guide["stray"]["fresh"] and "machados" in guide["stray"]["why"] and guide["advice"] is None
        assert client.post("/learn/bloodborne/again", data={"table": "nowhere"}).status_code == 404
        fresh = client.post("/learn/bloodborne/again", data={"table": table}).headers["location"].rsplit("/", 1)[1]
        assert fresh != table
        guide = guide_of(client, fresh)
        assert (guide["stray"], guide["advice"]) == (None, "hunter-axe")
    with taverna_host.client() as stranger:
        assert stranger.post("/learn/bloodborne/again", data={"table": table}).status_code == 401


def test_nobody_else_is_told(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        table = client.get("/learn/bloodborne").headers["location"].rsplit("/", 1)[1]
    with taverna_host.client() as watcher:
        assert watcher.get(f"/api/tables/{table}").json()["status"]["guide"] is None
        assert watcher.get("/learn/no-such-game").status_code == 404
