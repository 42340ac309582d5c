"""The keeper of a host: whoever holds its key, and nobody else; what they may do, and that it is written down."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from taverna.cli import main
from taverna.server.company.keeping import renewed
from taverna.server.engines import Sqlite
from taverna.server.keeper import office
from taverna.server.keeper.bans import Bans, network
from taverna.server.pages import rendered
from taverna.server.refusals import Refused
from taverna.server.storage import HOST, Storage

from .running import Running, Table, host
from .test_chat import hearing, lines
from .test_storage import about, kept, made

__all__ = ["kept"]


@pytest.fixture(scope="module")
def key(taverna_host: Running) -> str:
    engine = Sqlite(taverna_host.data)
    try:
        office.new_key(engine)
        return office.new_key(engine)
    finally:
        engine.close()


@pytest.fixture
def keeper(taverna_host: Running, key: str) -> httpx.Client:
    return taverna_host.client(key)


def test_only_the_latest_key_opens_the_office(taverna_host: Running, key: str) -> None:
    html = {"Accept": "text/html", "Accept-Language": "pt-BR"}
    with taverna_host.client(headers=html) as anyone:
        got = anyone.get("/keeper")
        assert got.status_code == 403 and "Só quem cuida deste servidor" in got.text
        assert anyone.get("/api/keeper").json()["error"]["code"] == "not-keeper"
        assert anyone.post("/keeper/enter/not-the-key-at-all").status_code == 403
        link = f"/keeper/enter/{key}"
        shown = anyone.get(link)
        assert shown.status_code == 200 and key not in shown.text and not anyone.cookies
        assert anyone.post(link, headers={"Origin": "https://elsewhere.example"}).status_code == 403
        assert anyone.post(link).headers["location"] == "/keeper"
        assert "Denúncias" in anyone.get("/keeper").text
        anyone.post("/keeper/leave")
        assert anyone.get("/keeper").status_code == 403
    db = sqlite3.connect(f"file:{taverna_host.data}/taverna.sqlite3?mode=ro", uri=True)
    assert db.execute("SELECT count(*) FROM keeper WHERE hash=?", (key.encode(),)).fetchone() == (0,)
    db.close()


def test_a_table_that_is_closed_is_told_so_and_kept(taverna_host: Running, keeper: httpx.Client) -> None:
    table = taverna_host.table(3)
    act = f"/api/tables/{table.id}/keeper"
    assert table.call("POST", "/keeper", 0, json={"act": "close"}).json()["error"]["code"] == "not-keeper"
    question = table.view(0)["question"]
    given = question["id"], question["options"][0]["id"]
    with hearing(table, 0, "es") as ana:
        assert keeper.post(act, json={"act": "close"}).status_code == 200
        assert ana.until("told")["text"].startswith("Quien cuida este servidor ha cerrado")
        ana.say(type="chat", seat=0, text="why?")
        assert ana.until("refused")["code"] == "closed"
    before = taverna_host.rows(table.id)
    for path, body in (
        ("/name", {"seat": 0, "name": "Rude"}),
        ("/advice", {"seat": 0, "question": given[0]}),
        ("/late", {"seat": 0, "late": 1}),
        ("/undo", {"seat": 0}),
        ("/again", {}),
        ("/next", {}),
    ):
        assert table.call("POST", path, 0, json=body).json()["error"]["code"] == "closed", path
    with taverna_host.client(headers={"Accept": "text/html"}) as eva:
        assert eva.post(f"/join/{table.id}/{table.tokens[1]}", data={"name": "Rude"}).status_code == 409
    assert "Rude" not in table.call("GET", "").text
    assert table.answer(0, *given).json()["error"]["code"] == "closed"
    assert table.call("GET", "/log", 0).json()["log"][-1]["text"].startswith("The keeper of this host has closed")
    assert taverna_host.rows(table.id) == before
    assert next(one for one in keeper.get("/api/keeper").json()["tables"] if one["table"] == table.id)["closed"]
    keeper.post(act, json={"act": "reopen"})
    assert table.answer(0, *given).status_code == 200
    done = [(one["what"], one["about"]) for one in keeper.get("/api/keeper").json()["deeds"]]
    assert done[:2] == [("reopen", table.id), ("close", table.id)]


def test_reports_and_names(taverna_host: Running, keeper: httpx.Client) -> None:
    table = taverna_host.table(3)
    assert table.call("POST", "/name", 0, json={"seat": 0, "name": "Rude Name"}).status_code < 300
    with hearing(table, 0) as ana, hearing(table, 1) as bia:
        assert lines(ana) == lines(bia) == []
        for text in ("a rude thing", "a harmless thing"):
            ana.say(type="chat", seat=0, text=text)
            bia.say(type="chat", seat=1, report=lines(bia)[0]["n"])
            lines(bia)
        found = [one for one in keeper.get("/api/keeper").json()["reports"] if one["table"] == table.id]
        assert [(one["line"], one["name"]) for one in found] == [(2, "Rude Name"), (1, "Rude Name")]
        (kept,) = keeper.get("/api/keeper", params={"q": "Rude Name"}).json()["tables"]
        assert kept["networks"] == ["127.0.0.1"] and kept["by_seat"]["0"] == ["127.0.0.1"]
        act = f"/api/tables/{table.id}/keeper"
        keeper.post(act, json={"act": "strike", "line": 1})
        keeper.post(act, json={"act": "dismiss", "line": 2})
        assert keeper.post(act, json={"act": "unname", "seat": 0}).status_code == 200
        assert keeper.post(act, json={"act": "unname", "seat": 9}).json()["error"]["code"] == "no-seat"
        assert not any(one["table"] == table.id for one in keeper.get("/api/keeper").json()["reports"])
    assert "Rude" not in table.call("GET", "/log", 1).text and "Rude" not in table.call("GET", "", 1).text
    db = sqlite3.connect(f"file:{taverna_host.data}/taverna.sqlite3?mode=ro", uri=True)
    assert "Rude" not in str(db.execute("SELECT change FROM changes WHERE tbl=?", (table.id,)).fetchall())
    db.close()


def test_what_was_reported_stays_for_the_keeper_when_its_seat_is_freed(
    taverna_host: Running, keeper: httpx.Client
) -> None:
    with taverna_host.client() as maker:
        body = {"game": "bloodborne", "seats": [{"mine": True}, {"name": "Rude"}, {"name": "Caio"}]}
        table = Table(taverna_host, maker.post("/api/tables", json=body).json())
        act = f"/api/tables/{table.id}/keeper"
        with hearing(table, 1) as rude, hearing(table, 2) as caio:
            assert lines(rude) == lines(caio) == []
            for nth in (1, 2, 3):
                rude.say(type="chat", seat=1, text=f"line {nth}")
                assert lines(caio)[0]["n"] == nth
            for nth in (1, 2):
                caio.say(type="chat", seat=2, report=nth)
                lines(caio)
            assert maker.post(f"/api/tables/{table.id}/free", json={"seat": 1}).status_code == 200
            assert [caio.until("chat")["gone"] for _ in range(3)] == [1, 2, 3]

            def reported() -> list[tuple[int, int, str]]:
                found = keeper.get("/api/keeper").json()["reports"]
                return [(one["line"], one["seat"], one["text"]) for one in found if one["table"] == table.id]

            assert reported() == [(2, -1, "line 2"), (1, -1, "line 1")]
            assert "line 2" in keeper.get("/keeper", params={"lang": "pt-BR"}).text
            with hearing(table, 2) as again:
                assert lines(again) == []
            assert keeper.post(act, json={"act": "dismiss", "line": 2}).status_code == 200
            assert keeper.post(act, json={"act": "strike", "line": 1}).status_code == 200
            assert reported() == []
    db = sqlite3.connect(f"file:{taverna_host.data}/taverna.sqlite3?mode=ro", uri=True)
    assert db.execute("SELECT * FROM chat WHERE tbl=?", (table.id,)).fetchall() == []
    db.close()


def test_reports_and_names_at_a_table_that_other_rules_have_left_behind(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running:
        table = running.table(3)
        assert table.call("POST", "/name", 0, json={"seat": 0, "name": "Rude Name"}).status_code < 300
        with hearing(table, 0) as ana:
            assert lines(ana) == []
            for n in (1, 2):
                ana.say(type="chat", seat=0, text="a rude thing")
                ana.say(type="chat", seat=0, report=lines(ana)[0]["n"])
                assert lines(ana)[0]["n"] == n
        running.stop()
        engine = Sqlite(running.data)
        held = office.new_key(engine)
        engine.at_once(lambda db: db.execute("UPDATE tables SET options='{\"no\": 1}'").rowcount)
        engine.close()
        running.start()
        with running.client(held) as keeper:
            act = f"/api/tables/{table.id}/keeper"
            assert keeper.get(f"/api/tables/{table.id}").json()["error"]["code"] == "changed-rules"
            assert len(keeper.get("/api/keeper").json()["reports"]) == 2
            for given in ({"act": "strike", "line": 1}, {"act": "dismiss", "line": 2}, {"act": "unname"}):
                assert keeper.post(act, json=given).status_code == 200, given
            for wrong, code in (
                ({"act": "unname", "seat": 9}, "no-seat"),
                ({"act": "strike", "line": 1}, "bad-request"),
            ):
                assert keeper.post(act, json=wrong).json()["error"]["code"] == code
            for shut in (True, False):
                assert keeper.post(act, json={"act": "close" if shut else "reopen"}).status_code == 200
                found = keeper.get("/api/keeper").json()
                assert [(one["names"][0], one["closed"]) for one in found["tables"]] == [("", shut)]
            assert found["reports"] == [] and len(found["deeds"]) == 6


def test_rooms_where_people_gather_are_kept_too(taverna_host: Running, keeper: httpx.Client) -> None:
    with taverna_host.client() as ana:
        form = {"game": "bloodborne", "seats": "3", "seat0": "me", "name0": "Rude Name", "seat1": "person"}
        where = ana.post("/new", data=form).headers["location"]
        id = where.rsplit("/", 1)[1]
        (found,) = keeper.get("/api/keeper", params={"q": id}).json()["tables"]
        assert found["waiting"] and found["names"][0] == "Rude Name"
        act = f"/api/tables/{id}/keeper"
        assert keeper.post(act, json={"act": "unname", "seat": 0}).status_code == 200
        assert keeper.post(act, json={"act": "unname", "seat": 9}).json()["error"]["code"] == "no-seat"
        assert keeper.post(act, json={"act": "strike"}).json()["error"]["code"] == "bad-request"
        assert keeper.get("/api/keeper", params={"q": id}).json()["tables"][0]["names"][0] == ""
        assert keeper.post(act, json={"act": "close"}).status_code == 200
        assert ana.get(where).status_code == 404
        assert keeper.get("/api/keeper", params={"q": id}).json()["tables"] == []


def test_a_ban_shuts_out_an_address_for_a_time(taverna_host: Running, keeper: httpx.Client) -> None:
    table = taverna_host.table(2, game="massive-darkness")
    for wrong in ("everyone", "0.0.0.0/0", "2001::/16"):
        got = keeper.post("/api/keeper/bans", json={"network": wrong})
        assert got.json()["error"]["code"] == "bad-network"
    got = keeper.post("/api/keeper/bans", json={"network": "127.0.0.0/8"})
    assert got.json()["error"]["code"] == "own-network"
    assert keeper.post("/api/keeper/bans", json={"network": "192.0.2.7", "hours": 2, "why": "spam"}).status_code == 200
    (ban,) = keeper.get("/api/keeper").json()["bans"]
    assert (ban["network"], ban["why"]) == ("192.0.2.7/32", "spam") and 7100 < ban["until"] - time.time() < 7201
    assert table.status()["table"] == table.id, "others play on"
    keeper.post("/api/keeper/lift", json={"network": "192.0.2.7"})
    assert keeper.get("/api/keeper").json()["bans"] == []


def test_whoever_is_banned_is_refused_everywhere(taverna_host: Running, keeper: httpx.Client) -> None:
    table, there = taverna_host.table(3), ("127.0.0.2", 0)
    with (
        table.live(0, source_address=there) as ana,
        taverna_host.client(transport=httpx.HTTPTransport(local_address=there[0])) as other,
    ):
        ana.until("scene")
        assert other.get("/api/games").status_code == 200
        keeper.post("/api/keeper/bans", json={"network": there[0]})
        with pytest.raises(ConnectionClosed):
            ana.until("told")
        with table.live(0, hello=False, source_address=there) as again:
            assert again.until("refused")["code"] == "banned"
        assert other.get("/api/games").json()["error"]["code"] == "banned"
        assert other.get("/", headers={"Accept": "text/html"}).status_code == 403
        assert other.get("/static/page.css").status_code == 200
        assert other.get("/keeper").json()["error"]["code"] == "not-keeper", "a keeper has a key"
        keeper.post("/api/keeper/lift", json={"network": there[0]})
        assert other.get("/api/games").status_code == 200


def test_bans_know_prefixes() -> None:
    bans = Bans(None)  # type: ignore[arg-type]
    assert not bans.hold("192.0.2.1")
    bans._until = {network("2001:db8:1:2::9"): 9e9, network("192.0.2.0/24"): 9e9, network("198.51.100.1"): 1.0}
    assert bans.hold("2001:db8:1:2:ffff::1") and not bans.hold("2001:db8:1:3::1")
    assert bans.hold("192.0.2.77") and bans.hold("::ffff:192.0.2.9") and not bans.hold("192.0.3.1")
    assert not bans.hold("198.51.100.1"), "that time is over"
    assert not bans.hold("?")


def test_the_office_on_either_database(kept: Path | str) -> None:
    async def work() -> None:
        storage = Storage(kept)
        try:
            await made(storage)
            key = office.new_key(storage.engine)
            assert await office.is_key(storage, key) and not await office.is_key(storage, "x" * 32)
            bans = Bans(storage)
            for hours in (1, 2):
                await bans.add(network("192.0.2.0/24"), hours, "spam")
            assert bans.hold("192.0.2.1") and [one.why for one in await office.bans(storage)] == ["spam"]
            assert await bans.lift(network("192.0.2.0/24")) and not bans.hold("192.0.2.1")
            await storage.write(lambda db: db.execute("INSERT INTO chat VALUES ('t',1,1.0,1,0,'rude',1)").rowcount)
            assert [(one.name, one.text) for one in await office.reports(storage)] == [("Bô", "rude")]
            for sought in ("", "t", "Bô"):
                assert [one.table for one in await office.tables(storage, sought)] == ["t"]
            assert await office.tables(storage, "nobody") == []
            found = await about(storage, "d" * 30)
            assert [one["table"] for one in found["tables"]] == ["t"] and found["tables"][0]["made_here"]
            new = await renewed(storage, "d" * 30)
            assert not await storage.knows("d" * 30) and await storage.opened_by_device("t", new) == {0, HOST}
            assert [one.what for one in await office.deeds(storage)] == ["key"]
        finally:
            storage.close()

    asyncio.run(work())


def test_networks_as_people_write_them() -> None:
    assert str(network(" 192.0.2.7 ")) == "192.0.2.7/32"
    assert str(network("2001:db8::1")) == "2001:db8::/64"
    assert str(network("2001:db8::1/48")) == "2001:db8::/48"
    assert str(network("::ffff:192.0.2.7")) == "192.0.2.7/32"
    with pytest.raises(Refused):
        network("::/0")


def test_the_command_prints_a_link_and_revokes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Storage(tmp_path).close()
    assert main(["keeper", "--data", str(tmp_path)]) == 0
    link = capsys.readouterr().out.strip()
    assert link.startswith("http://127.0.0.1:8000/keeper/enter/") and len(link.rsplit("/", 1)[1]) == 32
    assert main(["keeper", "--revoke", "--data", str(tmp_path)]) == 0
    db = sqlite3.connect(tmp_path / "taverna.sqlite3")
    assert db.execute("SELECT count(*) FROM keeper").fetchone() == (0,)
    assert [row[0] for row in db.execute("SELECT what FROM deeds ORDER BY n")] == ["key", "no-key"]
    db.close()


@pytest.mark.parametrize("lang", ["en", "es", "pt-BR"])
def test_the_page_says_everything_in_every_language(lang: str) -> None:
    whats = ("key", "no-key", "ban", "lift", "close", "reopen", "unname", "strike", "dismiss")
    kept = office.Kept("T", "bloodborne", 1.0, 2.0, False, False, ["Ana", ""], ["person", "bot"], ["192.0.2.7"])
    seen = {
        "reports": [office.Report("T", 1, 1.0, 0, "", "<b>rude</b>")],
        "tables": [kept, office.Kept("U", "gone", 1.0, 2.0, True, True, [], [])],
        "bans": [office.Ban("192.0.2.0/24", 9e9, 1.0, "spam")],
        "deeds": [office.Deed(1.0, what, "T", "1") for what in whats],
    }
    text = rendered(
        "keeper.html",
        lang,
        "/keeper",
        None,
        None,
        office=seen,
        sought="",
        titles={},
        from_seat={"T": {0: ["192.0.2.7"]}},
    )
    assert (
        "&lt;b&gt;rude" in text
        and text.count("192.0.2.7") >= 4
        and "keeper-" not in text.split("<body")[1].replace('id="keeper-', "").replace('labelledby="keeper-', "")
    )
