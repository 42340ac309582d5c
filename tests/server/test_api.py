"""The JSON API, against a real host."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import taverna
from taverna.core.errors import SaveError

from .running import Running, Table, host


def first(table: Table, seat: int) -> tuple[str, str]:
    """The open question of a seat and its first option."""
    question = table.view(seat)["question"]
    return question["id"], question["options"][0]["id"]


def code(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["error"]["code"]


# -- playing ---------------------------------------------------------------------------------------------------------
def test_an_answer_is_on_the_disk_when_it_is_acknowledged(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    question, option = first(table, 0)
    got = table.answer(0, question, option)
    assert got.status_code == 200
    (row,) = taverna_host.rows(table.id)
    assert (row["type"], row["seat"], row["option"]) == ("answer", 0, option)


def test_the_same_answer_again_happens_once(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    question, option = first(table, 0)
    assert [table.answer(0, question, option).status_code for _ in range(3)] == [200, 200, 200]
    assert len(taverna_host.rows(table.id)) == 1
    other = table.view(1)["question"]["options"][1]["id"]
    assert code(table.answer(0, question, other)) == (409, "answered")
    assert len(taverna_host.rows(table.id)) == 1


def test_a_refusal_has_its_clause_and_speaks_the_language(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    question, _ = first(table, 0)
    body = {"seat": 0, "question": question, "option": "nonsense"}
    got = table.call("POST", "/answer?lang=pt-BR", 0, json=body)
    error = got.json()["error"]
    assert (got.status_code, error["code"], error["clause"]) == (409, "refused", "TABLE-QUESTION-01")
    assert (
        error["text"]
        == table.call("POST", "/answer", 0, json=body, headers={"Accept-Language": "fr, pt;q=0.8"}).json()["error"][
            "text"
        ]
    )
    assert (
        error["text"]
        != table.call("POST", "/answer", 0, json=body, headers={"Accept-Language": "es"}).json()["error"]["text"]
    )
    assert code(table.answer(0, "0.99.0", "x")) == (409, "refused")
    assert not taverna_host.rows(table.id)


def test_only_whoever_proved_a_seat_acts_or_sees_for_it(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    other = taverna_host.table(3)
    question, option = first(table, 0)
    body = {"seat": 0, "question": question, "option": option}
    for token, status, name in [
        (None, 401, "no-token"),
        (table.tokens[1], 403, "not-your-seat"),
        (other.tokens[0], 401, "no-token"),
        ("x" * 32, 401, "no-token"),
    ]:
        for method, path, more in [
            ("POST", "/answer", {"json": body}),
            ("POST", "/undo", {"json": {"seat": 0}}),
            ("POST", "/name", {"json": {"seat": 0, "name": "x"}}),
            ("GET", "/view?seat=0", {}),
            ("GET", "/why?seat=0&target=deck", {}),
            ("GET", f"/preview?seat=0&question={question}&option={option}", {}),
            ("GET", "/log?seat=0", {}),
            ("GET", "/svg?seat=0", {}),
        ]:
            assert code(table.call(method, path, token=token, **more)) == (status, name), path
    for path in ("/invite", "/sit"):
        got = table.call("POST", path, 0, json={"seat": 1, "kind": "bot"})
        assert code(got) == (403, "not-host")
    assert not taverna_host.rows(table.id)
    assert code(table.call("GET", "/view?seat=9", 0)) == (404, "no-seat")


def test_undo_takes_back_what_it_says_and_never_twice(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    question, option = first(table, 0)
    table.answer(0, question, option)
    with table.live(0) as live:
        live.until("scene")
        undo = live.status["undo"]
        text = live.status["undo"]["text"]
    assert undo["can"] and undo["question"] == question
    assert "Undo" in text and len(text) > 15
    for _ in range(3):
        assert table.call("POST", "/undo", 0, json={"seat": 0, "question": question}).status_code == 200
    assert [row["type"] for row in taverna_host.rows(table.id)] == ["answer", "undo"]
    again = table.view(0)["question"]["id"]
    assert again != question
    assert code(table.call("POST", "/undo", 0, json={"seat": 0})) == (409, "no-undo")
    assert table.answer(0, question, option).status_code == 200, "an answer that was taken back is still acknowledged"
    assert table.view(0)["question"]["id"] == again


def test_what_was_revealed_cannot_be_taken_back(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    for seat in range(3):
        assert table.answer(seat, *first(table, seat)).status_code == 200
    got = table.call("POST", "/undo", 2, json={"seat": 2})
    assert code(got) == (409, "no-undo")
    assert got.json()["error"]["clause"] == "TABLE-UNDO-01"


def test_bots_answer_and_a_whole_game_can_be_played(taverna_host: Running) -> None:
    table = taverna_host.table(["person", "bot", "bot:random", "bot:hunter"])
    table.play(10_000, random.Random(1))
    status = table.status()
    assert status["status"]["over"]
    assert status["status"]["result"]["winners"]
    record = table.call("GET", "/record")
    assert record.status_code == 200
    again = taverna.replay(record.content)
    assert again.over
    assert [str(s) for s in again.result["winners"]] == [str(s) for s in status["status"]["result"]["winners"]]  # type: ignore[index]
    assert code(table.call("POST", "/undo", 0, json={"seat": 0})) == (409, "no-undo")


# -- making and sitting ----------------------------------------------------------------------------------------------
def test_games_are_listed_in_the_language_asked(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        titles = {client.get(f"/api/games?lang={lang}").json()["games"][0]["title"] for lang in taverna.LANGS}
        assert len(titles) == 3
        assert code(client.get("/api/games?lang=fr")) == (400, "bad-request")


@pytest.mark.parametrize(
    ("body", "status", "name"),
    [
        ({"game": "chess", "seats": [{}] * 3}, 404, "no-game"),
        ({"game": "bloodborne", "seats": [{}] * 2}, 400, "bad-options"),
        ({"game": "bloodborne", "seats": [{}] * 16}, 400, "bad-options"),
        ({"game": "bloodborne", "seats": [{}] * 3, "options": {"x": 1}}, 400, "bad-options"),
        ({"game": "bloodborne", "seats": [{}] * 3, "options": {"first_player": 7}}, 400, "bad-options"),
        ({"game": "bloodborne", "seats": [{"kind": "bot", "bot": "deep"}] * 3}, 400, "bad-options"),
        ({"game": "bloodborne", "seats": [{"kind": "cat"}] * 3}, 400, "bad-request"),
        ({"game": "bloodborne", "seats": [{"name": "x" * 300}] * 3}, 400, "bad-request"),
        ({"game": "bloodborne", "seats": []}, 400, "bad-request"),
        ({"game": "bloodborne"}, 400, "bad-request"),
        ([], 400, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(taverna_host: Running, body: Any, status: int, name: str) -> None:
    with taverna_host.client() as client:
        assert code(client.post("/api/tables", json=body)) == (status, name)


def test_bodies_that_cannot_be_read(taverna_host: Running) -> None:
    deep = b'{"game": "bloodborne", "seats": [{},{},{}], "options": {"a": ' + b"[" * 5000 + b"]" * 5000 + b"}}"
    with taverna_host.client() as client:
        for body, status in [(b"{", 400), (b"\xff\xfe", 400), (b"", 400), (deep, 400), (b" " * 200_000, 413)]:
            got = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert got.status_code == status, body[:20]
            assert got.json()["error"]["text"]
        assert code(client.get("/api/tables/nothing-here")) == (404, "no-table")
        assert code(client.get("/api/nowhere")) == (404, "no-page")
        assert code(client.delete("/api/tables")) == (405, "not-allowed")
        assert client.delete("/api/tables").headers["allow"]


def test_names_are_cleaned_and_kept(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    name = "  <b>Zé\u202e\n\x00 Ana</b>  " + "x" * 60
    assert table.call("POST", "/name", 0, json={"seat": 0, "name": name}).status_code == 200
    seat = table.status()["status"]["seats"][0]
    shown = seat["called"]
    assert seat["name"] == "<b>Zé", "where there is little room, the first word will do"
    assert shown.startswith("<b>Zé Ana</b> xxx")
    assert len(shown) <= 32
    assert table.call("POST", "/name", 0, json={"seat": 0, "name": ""}).status_code == 200
    hunter = table.view()["view"]["hunters"][0]["board"]
    seat = table.call("GET", "?lang=pt-BR").json()["status"]["seats"][0]
    assert (seat["name"].lower(), seat["called"]) == (hunter, ""), "whoever has no name is called as they play"


def test_a_device_holds_seats_by_its_cookie_and_the_maker_invites(taverna_host: Running) -> None:
    body = {"game": "bloodborne", "seats": [{"mine": True}, {}, {"mine": True}]}
    with taverna_host.client() as maker, taverna_host.client() as friend:
        made = maker.post("/api/tables", json=body)
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        table = made.json()["table"]
        assert maker.get(f"/api/tables/{table}").json()["yours"] == [0, 2]
        assert maker.get(f"/api/tables/{table}/view?seat=2").status_code == 200
        assert code(maker.get(f"/api/tables/{table}/view?seat=1")) == (403, "not-your-seat")
        link = maker.post(f"/api/tables/{table}/invite", json={"seat": 1}).json()["link"]
        other = made.json()["seats"][1]["link"]
        assert link.startswith(f"{taverna_host.url}/join/{table}/") and other.startswith(f"{taverna_host.url}/join/")
        went = friend.post(link)
        assert (went.status_code, went.headers["location"]) == (303, f"/t/{table}")
        assert friend.post(other).status_code == 410, "the seat is taken: other links to it are used up"
        assert friend.get(f"/api/tables/{table}").json()["yours"] == [1]
        assert friend.get(f"/api/tables/{table}/view?seat=1").status_code == 200
        assert code(friend.post(f"/api/tables/{table}/invite", json={"seat": 0})) == (403, "not-host")
        assert friend.get(link).headers["location"] == f"/t/{table}"
        assert friend.get(f"/join/{table}/{'x' * 32}").status_code == 404
        assert friend.post(f"/join/{table}/{'x' * 32}").status_code == 404
        assert maker.post(f"/api/tables/{table}/sit", json={"seat": 1, "kind": "bot"}).status_code == 200
        assert maker.get(f"/api/tables/{table}").json()["status"]["seats"][1]["kind"] == "bot"
        assert maker.post(f"/api/tables/{table}/sit", json={"seat": 1, "kind": "person"}).status_code == 200
        assert maker.get(f"/api/tables/{table}").json()["status"]["seats"][1]["bot"] is None


def test_what_other_sites_send_is_refused(taverna_host: Running) -> None:
    with taverna_host.client(headers={"Origin": "https://evil.example"}) as client:
        body = {"game": "bloodborne", "seats": [{}, {}, {}]}
        assert code(client.post("/api/tables", json=body)) == (403, "other-site")
    with taverna_host.client(headers={"Sec-Fetch-Site": "cross-site"}) as client:
        assert code(client.post("/api/tables", json=body)) == (403, "other-site")
    with taverna_host.client(headers={"Origin": taverna_host.url}) as client:
        assert client.post("/api/tables", json=body).status_code == 201


# -- after the game --------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def finished(taverna_host: Running) -> Table:
    table = taverna_host.table(["person", "bot:random", "bot:random"])
    table.play(10_000, random.Random(3))
    return table


def test_nothing_of_the_whole_is_shown_before_the_end(taverna_host: Running) -> None:
    table = taverna_host.table(3)
    for path in ("/record", "/frames/0", "/frames/0?seat=0"):
        assert code(table.call("GET", path, 0)) == (403, "not-over")
    assert code(table.call("POST", "/fork", 0, json={"at": 0})) == (403, "not-over")


def test_every_moment_of_a_finished_game_can_be_seen(finished: Table) -> None:
    start = finished.call("GET", "/frames/0?lang=pt-BR").json()
    assert start["at"] == 0 and start["answer"] is None
    of = start["of"]
    last = finished.call("GET", f"/frames/{of}").json()
    assert last["status"]["over"] and last["answer"]["text"]
    middle = finished.call("GET", f"/frames/{of // 2}?seat=1").json()
    assert middle["answer"]["seat"] in (0, 1, 2)
    assert not middle["status"]["over"]
    assert middle["log"] == last["log"][: len(middle["log"])] or len(middle["log"]) < len(last["log"])
    assert finished.call("GET", f"/frames/{of // 2}?seat=1").json() == middle, "going back shows the same"
    assert code(finished.call("GET", f"/frames/{of + 1}")) == (404, "no-frame")
    assert code(finished.call("GET", "/frames/0?seat=7")) == (404, "no-seat")


def test_play_on_from_any_moment(taverna_host: Running, finished: Table) -> None:
    of = finished.call("GET", "/frames/0").json()["of"]
    for at in (0, of // 2, of - 1):
        made = finished.call("POST", "/fork", json={"at": at, "seats": [{}, {}, {}]})
        assert made.status_code == 201, made.text
        fork = Table(taverna_host, made.json())
        assert len(taverna_host.rows(fork.id)) == at
        assert fork.play(1, random.Random(at)) == 1
        assert len(taverna_host.rows(fork.id)) >= at + 1
    assert code(finished.call("POST", "/fork", json={"at": of + 1})) == (404, "no-frame")
    assert code(finished.call("POST", "/fork", json={"at": 0, "seats": [{}]})) == (400, "bad-options")


def test_a_record_can_be_brought_and_watched(taverna_host: Running, finished: Table) -> None:
    record = finished.call("GET", "/record").content
    with taverna_host.client() as client:
        got = client.post("/api/records", content=record)
        assert got.status_code == 201, got.text
        path = f"/api/tables/{got.json()['table']}"
        assert (
            client.get(f"{path}/frames/5").json()["fragments"] == finished.call("GET", "/frames/5").json()["fragments"]
        )
        assert client.get(f"{path}/record").content == record
        assert client.post(f"{path}/fork", json={"at": 4}).status_code == 201
        assert client.post(f"{path}/answer", json={"seat": 0, "question": "0.1.0", "option": "x"}).status_code == 401


def test_a_record_of_a_game_still_going_on_can_be_watched_too(taverna_host: Running) -> None:
    table = taverna.new("bloodborne", 3, seed=4)
    for seat in range(3):
        table.answer(seat, table.questions[seat].options[0].id)
    with taverna_host.client() as client:
        made = client.post("/api/records", content=table.record()).json()
        id = made["table"]
        assert made["watch"] == f"{taverna_host.url}/replay/{id}", "a whole address"
        frame = client.get(f"/api/tables/{id}/frames/3?seat=1").json()
        assert (frame["at"], frame["of"]) == (3, 3)
        assert client.get(f"/api/tables/{id}").json()["kind"] == "record"


@pytest.mark.parametrize("seed", range(12))
def test_a_damaged_record_is_refused_with_a_reason(taverna_host: Running, finished: Table, seed: int) -> None:
    luck = random.Random(seed)
    data = bytearray(finished.call("GET", "/record").content)
    for _ in range(luck.randrange(1, 4)):
        if luck.random() < 0.5:
            data[luck.randrange(len(data))] = luck.randrange(256)
        else:
            del data[luck.randrange(len(data)) :]
    with taverna_host.client() as client:
        got = client.post("/api/records", content=bytes(data))
    try:
        taverna.replay(bytes(data))
    except SaveError:
        assert code(got) == (400, "bad-record")
        assert got.json()["error"]["detail"]


def test_records_that_would_cost_too_much_are_refused(taverna_host: Running, finished: Table) -> None:
    with taverna_host.client() as client:
        assert client.post("/api/records", content=b"x" * (5 * 1024 * 1024)).status_code == 413
        deep = (
            b'{"taverna":"record","format":1,"game":"bloodborne","version":1,"seats":3,"seed":1,"options":'
            + b'{"a":' * 3000
        )
        assert code(client.post("/api/records", content=deep + b"1" + b"}" * 3001 + b"\n")) == (400, "bad-record")
        pack = taverna.new("bloodborne", 3, seed=1)
        head, _, rest = pack.record().partition(b"\n")
        packed = head[:-1] + b',"pack":{"dice":{}}}\n' + rest
        got = client.post("/api/records", content=packed)
        assert code(got) == (403, "no-packs")
        assert "content of its own" in got.json()["error"]["text"]


# -- headers and logs ------------------------------------------------------------------------------------------------
def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        for path in ("/", "/api/games", "/api/nowhere", "/nowhere", "/static/style.css", "/api/openapi.json"):
            headers = client.get(path).headers
            csp = headers["content-security-policy"]
            assert "default-src 'self'" in csp and "unsafe" not in csp and "frame-ancestors 'none'" in csp
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "permissions-policy" in headers
            assert "server" not in headers


def test_static_files_are_kept_by_their_tag(taverna_host: Running) -> None:
    with taverna_host.client() as client:
        got = client.get("/static/style.css")
        assert got.headers["content-type"].startswith("text/css")
        again = client.get("/static/style.css", headers={"If-None-Match": got.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in (
            "/static/../server/app.py",
            "/static/%2e%2e/server/app.py",
            "/static//etc/passwd",
            "/static/none.js",
            "/static/%00",
        ):
            assert client.get(path).status_code in (400, 404), path


def test_a_warning_when_others_can_listen_in(tmp_path: Path) -> None:
    with host(tmp_path / "data", host="0.0.0.0") as running:
        assert "WARNING" in running.logged and "TLS" in running.logged
