"""One's own tables and history: whom they wait for, how they ended; to another device, and erased."""

from __future__ import annotations

import random
import sqlite3
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from taverna.games import find
from taverna.server.company.keeping import sealed
from taverna.server.company.mine import chained, saga, told
from taverna.server.company.standing import Standing
from taverna.server.pages import rendered

from .running import Running, Table
from .test_gathering import Guest, gathering

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
    deadline = time.monotonic() + 120
    while not all(one["result"] for one in ana.get("/api/mine").json()["tables"] if one["over"]):
        assert time.monotonic() < deadline  # how it ended is written down after the last answer
        time.sleep(0.02)
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
    assert 'class="called"' in ana.get("/").text, "the first page says it too"
    question = on.view(0)["question"]
    on.answer(0, question["id"], question["options"][0]["id"])
    assert ana.get("/").text.count("Sua vez") == 0
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


def test_everything_about_me_is_a_file(taverna_host: Running, ana: httpx.Client, tables: tuple[Table, Table]) -> None:
    on, done = tables
    with taverna_host.client(headers=HTML) as stranger:
        assert stranger.get("/mine/file").status_code == 401
    got = ana.get("/mine/file")
    assert "attachment" in got.headers["content-disposition"]
    found = {one["table"]: one for one in got.json()["tables"]}
    assert [(one["seat"], one["name"]) for one in found[on.id]["seats"]] == [(0, "Ana")]
    assert found[on.id]["made_here"] and found[on.id]["seed"] is None, "the luck to come is nobody's"
    assert all(one["seat"] == 0 for one in found[on.id]["answers"])
    assert found[done.id]["answers"] == taverna_host.rows(done.id)
    for seed in taverna_host.root(on.id):
        assert f'"{seed}"' not in got.text
    assert ana.cookies["taverna"] not in got.text


def test_only_this_device_is_kept(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as here, taverna_host.client(headers=HTML) as lost:
        seats = [{"mine": True, "name": "Ana"}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = Table(taverna_host, here.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        link = here.post("/mine/move").text.split('value="', 1)[1].split('"', 1)[0]
        agent = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
        lost.post(link, headers={"User-Agent": agent})
        old = here.cookies["taverna"]
        assert old == lost.cookies["taverna"] and "Firefox · Android" in here.get("/mine").text
        with table.live(None, headers={"Cookie": f"taverna={old}"}) as open_there:
            assert open_there.until("welcome")["seats"] == [0]
            assert here.post("/mine/renew", headers={"Origin": "https://evil.example"}).status_code == 403
            assert here.post("/mine/renew").headers["location"] == "/mine"
            with pytest.raises(ConnectionClosed):
                open_there.until("pong")
        assert here.cookies["taverna"] != old
        assert here.get(f"/api/tables/{table.id}").json()["yours"] == [0]
        assert lost.get(f"/api/tables/{table.id}").json()["yours"] == []
        assert lost.get("/mine/file").status_code == lost.post("/mine/renew").status_code == 401
        assert "Firefox" not in here.get("/mine").text


def test_whoever_is_forgotten_is_connected_no_longer(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as ana, taverna_host.client(headers=HTML) as ben:
        seats = [{"mine": True}, {"kind": "person"}, {"kind": "bot", "bot": "random"}]
        table = Table(taverna_host, ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json())
        ben.post(f"/join/{table.id}/{table.tokens[1]}", data={"name": "Ben"})
        with table.live(None, headers={"Cookie": f"taverna={ana.cookies['taverna']}"}) as open_there:
            assert open_there.until("welcome")["seats"] == [0]
            assert ana.post("/mine/forget", data={"sure": "on"}).status_code == 303
            with pytest.raises(ConnectionClosed):
                open_there.until("pong")
        assert ben.get(f"/api/tables/{table.id}").json()["yours"] == [1]


def standing(table: str, origin: str | None = None, **more: Any) -> Standing:
    common = {"game": "gloomhaven", "kind": "play", "mine": [0], "created": 1.0, "moved": 1.0, "over": True}
    return Standing(
        table=table, origin=origin, **(common | {"campaign": True, "names": ["Ana"], "kinds": ["person"]} | more)
    )


def test_the_evenings_of_a_campaign_stand_together() -> None:
    tables = [
        standing("b2", "b1", created=9.0, moved=9.5, over=False),
        standing("a2", "a1", created=5.0, moved=6.0),
        standing("single", campaign=False, created=4.0),
        standing("b1", "not ours", created=3.0, moved=4.0),
        standing("a1", created=1.0, moved=2.0),
    ]
    assert [[one.table for one in chain] for chain in chained(tables)] == [["b1", "b2"], ["a1", "a2"]]


@pytest.mark.parametrize(("lang", "counted"), [("en", "2 evenings, 1 won"), ("pt-BR", "2 noites, vitórias: 1")])
def test_a_campaign_tells_of_its_evenings(lang: str, counted: str) -> None:
    tables = [
        standing("a1", scenario="black-barrow", result={"winners": [0]}),
        standing("a2", "a1", result={"winners": []}),
        standing("a3", "a2", over=False, asked=[0]),
    ]
    campaign = saga([told(one, lang) for one in tables])
    empty = {"on": [], "done": [], "counts": [], "link": "", "qr": "", "near": False, "known": True, "carried": []}
    empty |= {"accounts": True, "passkeys": []}
    page = rendered("mine.html", lang, "/mine", campaigns=[campaign], **empty)
    assert counted in page and "/replay/a1?seat=0" in page and '"/t/a3"' in page
    assert find("gloomhaven").words_of(lang).name("black-barrow") in page


def test_an_evening_is_told_as_such_with_its_scenario_and_hero(taverna_host: Running) -> None:
    seats = [{"mine": True, "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    with taverna_host.client(headers=HTML) as ana:
        for game, mode in (("massive-darkness", "story"), ("gloomhaven", "campaign")):
            body = {"game": game, "seats": seats, "options": {"mode": mode}}
            id = ana.post("/api/tables", json=body).json()["table"]
            assert ana.get(f"/api/tables/{id}").status_code == 200
        found = {one["game"]: one for one in ana.get("/api/mine").json()["tables"]}
    assert all(one["campaign"] for one in found.values())
    assert found["massive-darkness"]["scenario"] == "walking-in-the-dark"
    assert found["gloomhaven"]["heroes"][0] == "Recém-chegado 1", "in the language of whoever reads"


def test_waiting_rooms_go_along_and_are_erased_too(taverna_host: Running) -> None:
    ana, bia = gathering(taverna_host), Guest(taverna_host)
    own = gathering(taverna_host)
    phone = Guest(taverna_host, ana.table)
    bia.table = ana.table
    assert bia.act("sit", 1, name="Bia").status_code == 204
    phone.cookies.set("taverna", own.cookies["taverna"])
    link = ana.post("/mine/move", headers={"Origin": taverna_host.url}).text.split("/mine/take/", 1)[1].split('"', 1)[0]
    assert phone.post(f"/mine/take/{link}").status_code == 303
    assert phone.room()["yours"] == [0]
    phone.table = own.table
    assert phone.room()["yours"] == [0], "what the other device had gathered for goes along"
    assert phone.post("/mine/forget", data={"sure": "on"}).status_code == 303
    assert bia.seats() == ["", "Bia", ""] and "Ana" not in bia.get(f"/t/{ana.table}").text
    assert bia.act("start").status_code == 204, "whoever is left may start it"
    assert phone.get(f"/t/{own.table}").status_code == 404, "nobody else sat there"


def test_what_one_called_a_hero_in_a_room_is_erased_too(taverna_host: Running) -> None:
    ana = gathering(taverna_host, game="gloomhaven", **{"option_names.0": "Wulfhild", "option_names.1": "Bia's"})
    bia = Guest(taverna_host, ana.table)
    assert bia.act("sit", 1, name="Bia").status_code == 204
    assert ana.post("/mine/forget", data={"sure": "on"}).status_code == 303
    with sqlite3.connect(taverna_host.data / "taverna.sqlite3") as db:
        (kept,) = db.execute("SELECT gathering FROM gatherings WHERE id=?", (ana.table,)).fetchone()
    db.close()
    assert "Wulfhild" not in kept and "Bia's" in kept
    assert bia.act("start").status_code == 204


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
