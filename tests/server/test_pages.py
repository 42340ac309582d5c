"""The pages a host gives: they fill in, they escape, and their forms work without scripts."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

import taverna

from .running import Running, Table

HTML = {"Accept": "text/html,application/xhtml+xml"}


def start_of(text: str) -> dict[str, object]:
    found = re.search(r'<script[^>]*type="application/json"[^>]*id="start"[^>]*>(.*?)</script>', text, re.S)
    found = found or re.search(r'<script[^>]*id="start"[^>]*>(.*?)</script>', text, re.S)
    assert found is not None
    start: dict[str, object] = msgspec.json.decode(found[1])
    return start


@pytest.mark.parametrize("lang", taverna.LANGS)
@pytest.mark.parametrize(
    "path", ["/", "/new", "/new?game=bloodborne", "/rules", "/rules/house", "/rules/bloodborne", "/records"]
)
def test_pages_in_every_language(taverna_host: Running, path: str, lang: str) -> None:
    with taverna_host.client(headers=HTML) as client:
        got = client.get(path + ("&" if "?" in path else "?") + f"lang={lang}")
        assert got.status_code == 200, got.text
        assert f'lang="{lang}"' in got.text
        assert client.cookies["lang"] == lang
        assert f'lang="{lang}"' in client.get(path).text, "the language is kept"
        assert got.headers["content-type"].startswith("text/html")


def test_play_now_without_scripts_and_without_an_account(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML, follow_redirects=True) as client:
        got = client.post("/new", data={"game": "bloodborne", "name0": "<b>Zé & co</b>"})
        assert got.status_code == 200
        assert "/t/" in str(got.url)
        start = start_of(got.text)
        assert (start["seat"], start["held"], start["host"]) == (0, [0], True)
        assert "<b>Zé" not in got.text
        assert str(start["table"]) in client.get("/").text, "my tables on this device"
        path = f"/api/tables/{start['table']}"
        assert client.get(f"{path}/view?seat=0").status_code == 200
    with taverna_host.client(headers=HTML) as other:
        seen = start_of(other.get(f"/t/{start['table']}").text)
        assert (seen["seat"], seen["held"], seen["host"], seen["ask"]) == (None, [], False, None)
        assert str(start["table"]) not in other.get("/").text
        assert other.get(f"/t/{start['table']}?seat=0").status_code == 401


def test_a_form_can_choose_everything(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML, follow_redirects=True) as client:
        form = {
            "game": "bloodborne",
            "seats": "4",
            "seat0": "me",
            "seat1": "here",
            "seat2": "bot",
            "seat3": "bot:random",
            "option_first_player": "2",
            "settle": "off",
            "takeover": "30",
        }
        start = start_of(client.post("/new", data=form).text)
        assert start["held"] == [0, 1]
        assert start["seat"] is None, "two hands on one device: none is shown before the curtain"
        table = client.get(f"/api/tables/{start['table']}").json()
        assert table["options"] == {"first_player": 2}
        assert [s["kind"] for s in table["status"]["seats"]] == ["person", "person", "bot", "bot"]
        for wrong in (
            {"seats": "99"},
            {"seats": "x"},
            {"seat1": "cat"},
            {"option_x": "1"},
            {"option_first_player": "x"},
            {"takeover": "x"},
            {"game": "chess"},
            {"seat3": "bot:deep"},
        ):
            got = client.post("/new", data=form | wrong)
            assert got.status_code in (400, 404), wrong
            assert "<form" in got.text


def test_first_paint_has_the_scene_and_hello_with_its_digest_sends_no_other(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    with taverna_host.client(headers=HTML, follow_redirects=True) as client:
        page = client.post(f"/join/{table.id}/{table.tokens[1]}")
        start = start_of(page.text)
        assert start["seat"] == 1
        key = {"Cookie": f"taverna={client.cookies['taverna']}", "Authorization": ""}
        with table.live(1, have=str(start["to"]), headers=key) as live:
            live.until("welcome")
            live.fragments = {"x": "y"}
            live.to = str(start["to"])
            live.status, live.order = {}, {}
            with pytest.MonkeyPatch.context():
                live.settled()
            assert not any('"type":"scene"' in text for text in live.raw)


def test_a_replay_is_watched_from_its_page_and_played_on(taverna_host: Running) -> None:
    table = taverna_host.table(["person", "bot:random", "bot:random"])
    assert table.call("POST", "/name", 0, json={"seat": 0, "name": "Wulfhild"}).status_code == 200
    with taverna_host.client(headers=HTML) as client:
        assert client.get(f"/replay/{table.id}").headers["location"] == f"/t/{table.id}"
        table.play(10_000, random.Random(2))
        got = client.get(f"/replay/{table.id}?at=3&seat=1")
        assert got.status_code == 200, got.text
        start = start_of(got.text)
        assert (start["at"], start["seat"]) == (3, 1)
        went = client.post(f"/replay/{table.id}/fork", data={"at": "3"})
        assert went.status_code == 303
        fork = start_of(client.get(went.headers["location"]).text)
        assert fork["held"] == [0]
        assert "Wulfhild" not in client.get(went.headers["location"]).text, "nobody plays under another's name"
        assert client.post(f"/replay/{table.id}/fork", data={"at": "x"}).status_code == 400
        record = table.call("GET", "/record").content
        went = client.post("/records", files={"record": ("game.taverna", record)})
        assert went.status_code == 303
        assert client.get(went.headers["location"]).status_code == 200
        assert client.post("/records", files={"record": ("game.taverna", b"nonsense")}).status_code == 400
        assert client.post("/records", data={"record": "no file"}).status_code == 400


def test_errors_are_pages_for_people(taverna_host: Running) -> None:
    with taverna_host.client(headers=HTML) as client:
        for path, status in (
            ("/t/none", 404),
            ("/nowhere", 404),
            ("/rules/chess", 404),
            ("/join/a/b", 404),
            ("/replay/none", 404),
        ):
            got = client.get(path + "?lang=pt-BR")
            assert got.status_code == status
            assert "<html" in got.text and 'lang="pt-BR"' in got.text


def test_pages_hold_nothing_that_runs_inline(taverna_host: Running) -> None:
    table: Table = taverna_host.table(3)
    with taverna_host.client(headers=HTML, follow_redirects=True) as client:
        pages = ["/", "/new", "/records", "/rules/bloodborne", f"/join/{table.id}/{table.tokens[0]}", "/nowhere"]
        for path in pages:
            text = client.get(path).text
            for script in re.findall(r"<script([^>]*)>(.*?)</script>", text, re.S):
                assert "src=" in script[0] or "application/json" in script[0], script
            assert not re.search(r"<[a-z][^>]* (on[a-z]+|style)=", text)
            assert "<style" not in text
            assert not re.search(r'(src|href)="(https?:)?//', text)
            assert not any(token in text for token in table.tokens.values())
