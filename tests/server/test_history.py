"""One's own tables and history: whom they wait for, how they ended; to another device, and erased."""

from __future__ import annotations

import random
import sqlite3

import httpx
import pytest

from taverna.server.company.keeping import sealed

from .running import Running, Table

HTML = {"Accept": "text/html", "Accept-Language": "pt-BR"}


@pytest.fixture(scope="module")
def ana(taverna_host: Running) -> httpx.Client:
    return taverna_host.client(headers=HTML)


@pytest.fixture(scope="module")
def tables(taverna_host: Running, ana: httpx.Client) -> tuple[Table, Table]:
    """One that goes on with Bia, one against bots that is over."""
    seats = [{"mine": True, "name": "Ana"}, {"name": "Bia"}, {"kind": "bot", "bot": "random"}]
    on = Table(taverna_host, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
    with on.live(1) as bia:
        bia.until("scene")
        bia.say(type="hello", seat=1, talk=True)
    seats = [{"mine": True}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    done = Table(taverna_host, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
    done.play(4000, random.Random(5))
    return on, done


def test_a_list_of_ones_tables_says_whose_turn_it_is(ana: httpx.Client, tables: tuple[Table, Table]) -> None:
    on, done = tables
    mine = ana.get("/api/mine").json()
    assert mine["turns"] == 1
    found = {one["table"]: one for one in mine["tables"]}
    assert found[on.id]["asked"] == [0, 1] and found[on.id]["mine"] == [0]
    assert found[on.id]["since"] > 1e9 and found[on.id]["round"] == 1
    assert found[on.id]["names"][:2] == ["Ana", "Bia"] and found[on.id]["heroes"][0] == "Henryk"
    assert found[done.id]["over"] and found[done.id]["result"]["scores"]
    question = on.view(0)["question"]
    on.answer(0, question["id"], question["options"][0]["id"])
    assert ana.get("/api/mine").json()["turns"] == 0, "now others are waited for"
    text = ana.get("/mine").text
    for said in ("Esperando Bia", "Rodada 1", "Henryk", "com Bia", "Em números", f"/replay/{done.id}?seat=0"):
        assert said in text
    assert ("Vitória" in text) or ("Derrota" in text)


def test_a_stranger_has_no_tables(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as stranger:
        assert stranger.get("/api/mine").json() == {"tables": [], "turns": 0}
        assert "não está em nenhuma mesa" in stranger.get("/mine").text
        assert stranger.post("/mine/move").status_code == 401


def test_another_device_takes_them_along_once(
    taverna_host: Running, ana: httpx.Client, tables: tuple[Table, Table]
) -> None:
    on, _ = tables
    with taverna_host.client(headers=HTML) as phone:
        own = phone.post(
            "/api/tables", json={"game": "bloodborne", "seats": [{"mine": True}, {"kind": "bot"}, {"kind": "bot"}]}
        ).json()
        page = ana.post("/mine/move", headers={"Origin": taverna_host.url}).text
        link = page.split('value="', 1)[1].split('"', 1)[0]
        assert link.startswith(f"{taverna_host.url}/mine/take/")
        token = link.rsplit("/", 1)[1]
        db = sqlite3.connect(f"file:{taverna_host.data}/taverna.sqlite3?mode=ro", uri=True)
        kept = b"".join(bytes(row[0]) + bytes(row[1]) for row in db.execute("SELECT hash, sealed FROM handovers"))
        db.close()
        assert ana.cookies["taverna"].encode() not in kept and token.encode() not in kept
        for _ in range(2):
            assert phone.get(link).status_code == 200, "looking takes nothing"
        assert phone.post(link, headers={"Origin": "https://evil.example"}).status_code == 403
        assert phone.post(link).status_code == 303
        assert phone.get(f"/api/tables/{on.id}").json()["yours"] == [0]
        assert phone.get(f"/api/tables/{own['table']}").json()["yours"] == [0], "what it had stays"
        assert ana.get(f"/api/tables/{own['table']}").json()["yours"] == [0], "they are one now"
        assert phone.post(link).status_code == phone.get(link).status_code == 404, "once"


def test_what_is_handed_on_is_sealed() -> None:
    assert sealed(sealed(b"key", "token"), "token") == b"key" != sealed(b"key", "token")


def test_everything_about_someone_is_erased(
    taverna_host: Running, ana: httpx.Client, tables: tuple[Table, Table]
) -> None:
    on, done = tables
    with on.live(0) as live:
        live.until("scene")
        live.say(type="chat", seat=0, text="remember me")
        live.say(type="ping")
        live.until("pong")
    assert ana.post("/mine/forget", data={}).status_code == 400, "not by mistake"
    went = ana.post("/mine/forget", data={"sure": "on"})
    assert went.status_code == 303 and "taverna=" in went.headers["set-cookie"]
    with taverna_host.client() as anyone:
        assert anyone.get(f"/api/tables/{done.id}").status_code == 404, "nobody else sat there"
        status = anyone.get(f"/api/tables/{on.id}").json()["status"]
        assert [one["name"] for one in status["seats"]][:2] == ["Henryk", "Bia"]
    assert ana.get("/api/mine").json()["tables"] == []
    with on.live(1, hello=False) as bia:
        bia.say(type="hello", seat=1, talk=True)
        assert bia.until("chat")["lines"] == []
