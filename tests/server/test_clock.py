"""Clocks: time runs for whoever is asked, an answer adds to it, and what happens when it is over is as the table chose.
The moments are set by hand: nothing here waits."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from taverna.server.company import clock as module
from taverna.server.company.clock import Clock, Pace
from taverna.server.refusals import Refused

from .running import Running, Table, host


class Now:
    """The time, as the test says."""

    def __init__(self) -> None:
        self.at = 1000.0

    def time(self) -> float:
        return self.at

    monotonic = time


class Disk:
    def __init__(self) -> None:
        self.row: tuple[Any, ...] | None = None

    async def write(self, living: Any, work: Any) -> Any:
        return work(SimpleNamespace(execute=self._execute))

    def _execute(self, sql: str, row: tuple[Any, ...]) -> Any:
        self.row = row
        return SimpleNamespace(rowcount=1)

    async def read(self, work: Any) -> Any:
        return self.row and self.row[1:3]


def sat(*kinds: str) -> Any:
    """A table of these, at which seat 0 is asked."""
    disk = Disk()
    return SimpleNamespace(
        id="t",
        sitting=[SimpleNamespace(seat=seat, kind=kind) for seat, kind in enumerate(kinds)],
        table=SimpleNamespace(questions={0: "?"}, over=False),
        tables=SimpleNamespace(storage=disk, write=disk.write),
        spread=lambda events: None,
        kick=lambda: None,
    )


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> Now:
    found = Now()
    monkeypatch.setattr(module, "time", found)
    return found


def ticking(living: Any, pace: Pace) -> Clock:
    clock = Clock(living)
    asyncio.run(clock.set(pace))
    return clock


def seat(clock: Clock, nth: int) -> dict[str, Any]:
    told = clock.told()
    assert told is not None
    return dict(next(one for one in told["seats"] if one["seat"] == nth))


def test_time_runs_for_whoever_is_asked_and_an_answer_adds_to_it(now: Now) -> None:
    living = sat("person", "person", "bot")
    clock = ticking(living, Pace(100, 5))
    assert seat(clock, 0) == {"seat": 0, "left": None, "until": 1100.0, "votes": []}
    assert seat(clock, 1) == {"seat": 1, "left": 100, "until": None, "votes": []}
    assert [one["seat"] for one in clock.told()["seats"]] == [0, 1], "bots have no clock"  # type: ignore[index]
    was = clock.told()
    now.at += 30
    assert clock.told() == was and not clock.moved(), "what is told does not change while it runs"
    living.table.questions = {1: "?"}
    assert clock.moved()
    assert seat(clock, 0)["left"] == 75 and seat(clock, 1)["until"] == 1130.0


def test_when_it_is_over_a_bot_answers(now: Now) -> None:
    living = sat("person", "person")
    clock = ticking(living, Pace(100, 5, "bot"))
    assert clock.bot_from(0) == 1100.0 and clock.bot_from(1) is None and not clock.late(0)
    now.at += 130
    assert clock.late(0) and clock.bot_from(0) == 1100.0
    living.table.questions = {1: "?"}
    clock.moved()
    assert seat(clock, 0)["left"] == 5, "there is no time below nothing"


def test_or_more_than_half_of_the_others_vote_for_it(now: Now) -> None:
    clock = ticking(sat("person", "person", "person", "person"), Pace(100, 0, "vote"))
    with pytest.raises(Refused):
        clock.vote(1, 0)  # not yet late
    now.at += 101
    assert clock.late(0) and clock.bot_from(0) is None
    clock.vote(1, 0)
    clock.vote(1, 0)
    assert clock.bot_from(0) is None and seat(clock, 0)["votes"] == [1]
    with pytest.raises(Refused):
        clock.vote(0, 0)
    clock.vote(2, 0)
    assert clock.bot_from(0) is not None


def test_or_nothing_happens(now: Now) -> None:
    clock = ticking(sat("person", "person"), Pace(100, 0, "nothing"))
    now.at += 1000
    assert clock.late(0) and clock.bot_from(0) is None
    with pytest.raises(Refused):
        clock.vote(1, 0)


def test_a_clock_runs_while_the_table_rests(now: Now) -> None:
    living = sat("person", "person")
    ticking(living, Pace(100, 5))
    assert living.tables.storage.row[3] == 1100.0, "the host knows when to wake it"
    now.at += 60
    again = Clock(living)
    asyncio.run(again.wake())
    assert seat(again, 0)["until"] == 1100.0


def test_a_table_whose_clock_was_taken_away_wakes_without_one(now: Now) -> None:
    async def go() -> None:
        living = sat("person", "person")
        clock = Clock(living)
        await clock.set(Pace(60.0, 5.0))
        await clock.set(None)
        woken = Clock(living)
        await woken.wake()
        assert (woken.pace, woken.told(), woken.bot_from(0), woken.moved()) == (None, None, None, False)

    asyncio.run(go())


def test_time_runs_for_whoever_takes_the_place_of_a_bot_and_they_are_waited_for(tmp_path: Path) -> None:
    with host(tmp_path / "data", pause=600) as running, running.client() as ana:
        seats = [{"mine": True}, *[{"kind": "bot", "bot": "random"}] * 2]
        table = Table(running, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        for path, given, run in (
            ("pace", {"pace": "days"}, [True]),
            ("sit", {"seat": 1, "kind": "person"}, [True, True]),
            ("sit", {"seat": 1, "kind": "bot"}, [True]),
        ):
            assert ana.post(f"{table.path}/{path}", json=given).status_code == 200
            assert [bool(one["until"]) for one in table.status()["status"]["clock"]["seats"]] == run
            assert ana.get("/api/mine").json()["tables"][0]["asked"] == [*range(len(run))]
        ana.post(f"{table.path}/sit", json={"seat": 1, "kind": "person"})
        (left,) = table.status()["status"]["clock"]["seats"][1:]
        assert left["until"]
        running.stop()
        db = sqlite3.connect(running.data / "taverna.sqlite3")
        ((kept,),) = db.execute("SELECT left_ FROM clocks").fetchall()
        db.close()
        assert '"since":{"0":' in kept and ',"1":' in kept.partition('"since"')[2]


def test_whoever_made_the_table_sets_its_pace_and_all_are_told(taverna_host: Running) -> None:
    with taverna_host.client() as ana:
        seats = [{"mine": True}, {}, {"kind": "bot", "bot": "random"}]
        table = Table(taverna_host, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        assert table.call("POST", "/pace", 1, json={"pace": "live"}).json()["error"]["code"] == "not-host"
        assert table.status()["status"]["clock"] is None
        with table.live(1) as bia:
            bia.until("scene")
            done = ana.post(f"/api/tables/{table.id}/pace", json={"pace": "days", "over": "vote"})
            assert done.status_code == 200
            while not bia.status["clock"]:
                bia.hear()
            told = bia.status["clock"]
            assert (told["time"], told["increment"], told["over"]) == (3 * 86400, 43200, "vote")
            assert all(one["until"] for one in told["seats"]), "both are asked for a card"
            late = table.call("POST", "/late", 1, json={"seat": 1, "late": 0})
            assert late.json()["error"]["code"] == "refused", "nobody is late"
            question = table.view(1)["question"]
            table.answer(1, question["id"], question["options"][0]["id"])
            while bia.status["clock"]["seats"][1]["until"]:
                bia.hear()
        assert ana.post(f"/api/tables/{table.id}/pace", json={"own": {"time": 1}}).status_code == 400
        assert ana.post(f"/api/tables/{table.id}/pace", json={"pace": "none"}).status_code == 200
        assert table.status()["status"]["clock"] is None
