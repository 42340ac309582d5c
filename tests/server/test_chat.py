"""Talking at a table: who speaks, who reads, what is kept, and how much is too much."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from taverna.server.bots import Thinkers
from taverna.server.company.chat import BURST, LONGEST, clean
from taverna.server.settings import Settings
from taverna.server.storage import Storage
from taverna.server.tables import Tables
from taverna.server.wire import NewSeat

from .running import Live, Running, Table


def hearing(table: Table, seat: int | None, lang: str = "en", **more: Any) -> Live:
    live = table.live(seat, lang, hello=False, **more)
    live.say(type="hello", seat=seat, lang=lang, have=None, talk=True)
    live.until("scene")
    return live


def lines(live: Live) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = live.until("chat")["lines"]
    return heard


def test_what_one_says_all_who_sit_there_read_in_their_language(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with hearing(table, 0) as ana, hearing(table, 1, "pt-BR") as bia, hearing(table, None) as watching:
        assert lines(ana) == lines(bia) == []
        ana.say(type="chat", seat=0, text="  <b>deal?</b>\n I spare\u0007 you ")
        for one in (ana, bia):
            assert [(line["seat"], line["text"]) for line in lines(one)] == [(0, "<b>deal?</b> I spare you")]
        bia.say(type="chat", seat=1, react="good")
        assert lines(ana)[0] | {"at": 0} == {
            "n": 2,
            "at": 0,
            "seat": 1,
            "name": "Eileen",
            "react": "good",
            "text": "Well played!",
        }
        assert lines(bia)[0]["text"] == "Boa jogada!"
        watching.say(type="ping")
        while (heard := watching.hear())["type"] != "pong":
            assert heard["type"] != "chat", "whoever watches hears nothing while hands are hidden"
        bia.say(type="chat", seat=0, text="I am Ana")
        assert bia.until("refused")["code"] == "not-your-seat"
        watching.say(type="chat", seat=1, text="he has the axe!")
        assert watching.until("refused")["code"] == "no-token"
    with table.live(1) as program:
        program.until("scene")
        assert not any('"chat"' in raw for raw in program.raw), "only those who ask for it"


def test_where_nothing_is_hidden_those_who_watch_read_along(taverna_host: Running) -> None:
    table = taverna_host.table(2, game="massive-darkness")
    with hearing(table, 0) as ana, hearing(table, None) as watching:
        assert lines(watching) == []
        ana.say(type="chat", seat=0, text="The troll first")
        assert lines(watching)[0]["text"] == "The troll first"


def test_a_line_is_reported_to_whoever_made_the_table_who_takes_it_away(taverna_host: Running) -> None:
    with taverna_host.client() as maker:
        seats = [{"mine": True}, {}, {}]
        made = maker.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()
        table = Table(taverna_host, made)
        key = maker.cookies["taverna"]
    with (
        hearing(table, 0, headers={"Cookie": f"taverna={key}"}) as host,
        hearing(table, 1) as bia,
        hearing(table, 2) as rude,
    ):
        for one in (host, bia, rude):
            lines(one)
        rude.say(type="chat", seat=2, text="something rude")
        for one in (host, bia, rude):
            lines(one)
        bia.say(type="chat", seat=1, strike=1)
        assert bia.until("refused")["code"] == "not-host"
        bia.say(type="chat", seat=1, report=1)
        assert lines(host)[0]["reported"] is True
        assert "reported" not in lines(rude)[0], "it is not told who is reported"
        host.say(type="chat", seat=0, strike=1)
        assert host.until("chat") == {"type": "chat", "gone": 1}
    with hearing(table, 1) as again:
        assert lines(again) == []


def test_no_seat_floods_the_others(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with hearing(table, 0) as ana:
        for nth in range(BURST + 1):
            ana.say(type="chat", seat=0, text=f"line {nth}")
        refused = ana.until("refused")
        assert refused["code"] == "slow-down"
        ana.say(type="chat", seat=0, text="x" * (LONGEST + 1))
        assert ana.until("refused")["code"] == "bad-message"
        ana.say(type="chat", seat=0, text=" \u200b ")
        ana.say(type="chat", seat=0, react="dance")
        assert ana.until("refused")["code"] in ("bad-request", "slow-down")
    with hearing(table, 0) as back:
        assert len(lines(back)) >= BURST, "what was said is kept"


def test_a_line_is_one_line() -> None:
    assert clean("a\n\n b\t\x00\x1bc") == "a b c"
    assert clean("x" * 1000) == "x" * LONGEST
    assert clean("👨‍👩‍👧") == "👨‍👩‍👧", "emoji stay joined"


def test_a_line_that_two_take_away_at_once_is_gone_once(tmp_path: Path) -> None:
    async def go() -> list[object]:
        tables = Tables(Settings(pause=0), Storage(tmp_path), Thinkers(1, 5.0))
        id, _ = await tables.create(game="bloodborne", seats=[NewSeat()] * 3, options={}, lang="en")
        async with tables.open(id) as living:
            await living.chat.say(0, "oops")
            both = await asyncio.gather(
                living.chat.strike(1, frozenset({0}), False),
                living.chat.strike(1, frozenset(), True),
                return_exceptions=True,
            )
            _, again = await asyncio.gather(living.chat.lines(), living.chat.say(1, "what was it?"))
            assert [one.text for one in await living.chat.lines()] == [again.text]
        await tables.stop()
        tables.storage.close()
        return both

    assert asyncio.run(go()) == [None, None]


def test_whoever_takes_a_seat_that_was_freed_has_said_nothing_yet(taverna_host: Running) -> None:
    with taverna_host.client() as maker:
        body = {"game": "bloodborne", "seats": [{"mine": True}, {"name": "Bia"}, {"name": "Caio"}]}
        table = Table(taverna_host, maker.post("/api/tables", json=body).json())
        path = f"/api/tables/{table.id}"
        with hearing(table, 1) as bia, hearing(table, 2) as caio:
            assert lines(bia) == lines(caio) == []
            for nth, (one, seat) in enumerate(((bia, 1), (caio, 2), (bia, 1)), 1):
                one.say(type="chat", seat=seat, text=f"line {nth}")
                assert lines(caio)[0]["n"] == nth
            assert (
                table.call("POST", "/ahead", 1, json={"seat": 1, "question": "upgrade", "on": True}).status_code == 200
            )
            assert maker.post(f"{path}/free", json={"seat": 1}).status_code == 200
            assert [caio.until("chat")["gone"] for _ in range(2)] == [1, 3]
            caio.say(type="chat", seat=2, text="line 4")
            assert lines(caio)[0]["n"] == 4, "whoever reports a line that went reports no other"
        link = maker.post(f"{path}/invite", json={"seat": 1}).json()["link"]
        with taverna_host.client() as eva:
            assert eva.post(link.removeprefix(taverna_host.url), data={"name": "Eva"}).status_code == 303
            assert eva.get(path).json()["yours"] == [1]
            found = {one["table"]: one for one in eva.get("/mine/file").json()["tables"]}
            assert found[table.id]["said"] == [], "somebody else's"
            cookie = {"Cookie": f"taverna={eva.cookies['taverna']}"}
            with table.live(None, headers=cookie, hello=False) as live:
                live.say(type="hello", seat=1, lang="en", have=None, talk=True)
                assert [(line["name"], line["text"]) for line in lines(live)] == [
                    ("Caio", "line 2"),
                    ("Caio", "line 4"),
                ]
                assert not any(one["on"] for one in live.status["ahead"])
