"""Playing again: the same people, each one seat further, without a new link."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest

from taverna.server.company.rematch import rotated
from taverna.terminal import words_of
from taverna.terminal.afar import Afar
from taverna.terminal.calling import Caller
from taverna.terminal.screen import Screen

from .running import Running, Table
from .test_afar import Typist
from .test_pages import HTML, start_of


@pytest.fixture(scope="module")
def over(taverna_host: Running) -> Table:
    """Ana made it, Bia came by her link, and a bot: all played to the end."""
    with taverna_host.client() as ana:
        seats = [{"mine": True, "name": "Ana"}, {"name": "Bia"}, {"kind": "bot", "bot": "random", "name": "Cog"}]
        made = ana.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()
        table = Table(taverna_host, made | {"device": ana.cookies["taverna"]})
    assert table.call("POST", "/again", 0).status_code == 403, "not before it is over"
    table.play(4000, random.Random(3))
    assert table.status()["status"]["over"]
    return table


def test_all_move_on_by_one_seat_and_keep_their_keys(taverna_host: Running, over: Table) -> None:
    assert over.status()["status"]["again"] == {"can": True, "table": None}
    made = over.call("POST", "/again", 1).json()
    assert over.call("POST", "/again", 0).json() == made, "the same for all who ask"
    assert over.status()["status"]["again"]["table"] == made["table"], "and all are told"
    with taverna_host.client(over.tokens[1]) as bia:
        again = bia.get(f"/api/tables/{made['table']}").json()
        assert again["yours"] == [2]
    assert [one["name"] for one in again["status"]["seats"]] == ["Cog", "Ana", "Bia"]
    assert [one["kind"] for one in again["status"]["seats"]] == ["bot", "person", "person"]
    assert not again["status"]["over"]
    with taverna_host.client(headers={"Cookie": f"taverna={over.made['device']}"}) as ana:
        assert ana.get(f"/api/tables/{made['table']}").json()["yours"] == [1], "her device sits there"
        assert ana.post(f"/api/tables/{made['table']}/sit", json={"seat": 0, "kind": "person"}).status_code == 200


def test_only_those_who_played_ask_for_it(taverna_host: Running, over: Table) -> None:
    assert over.call("POST", "/again").json()["error"]["code"] == "not-your-seat"
    with taverna_host.client(over.tokens[1], headers={"Accept": "text/html"}) as bia:
        went = bia.post(f"/t/{over.id}/again", headers={"Origin": taverna_host.url})
        assert went.status_code == 303 and went.headers["location"].startswith("/t/")
        assert bia.post(f"/t/{over.id}/again", headers={"Origin": "https://evil.example"}).status_code == 403


def test_in_a_terminal_too_one_goes_on_to_the_next_game(taverna_host: Running, over: Table, tmp_path: Path) -> None:
    keys, out = tmp_path / "keys.txt", StringIO()
    kept = ["127.0.0.1", "FALSE", "/", "FALSE", "4102444800", "taverna", over.made["device"]]
    keys.write_text("# Netscape HTTP Cookie File\n" + "\t".join(kept) + "\n", encoding="utf-8")
    ana = Afar(Caller(taverna_host.url, "es", keys), over.id, words_of("es"), Screen(out))
    ana.ask = Typist(
        (lambda: any(ana.words(one) in out.getvalue() for one in ("afar-again", "afar-begun")), "n"),
        (lambda: ana.id != over.id and ana.question, "q"),
    )
    ana.play()
    assert ana.id == over.call("POST", "/again", 0).json()["table"]
    assert ana.words("terminal-over") in out.getvalue()
    assert ana.seat == 1, "all have moved on by one"


def test_everyone_has_begun_after_as_many_games_as_there_are_seats() -> None:
    assert rotated(3) == [2, 0, 1]
    order = [0, 1, 2, 3]
    begun = set()
    for _ in range(4):
        begun.add(order[0])
        order = [order[old] for old in rotated(4)]
    assert begun == {0, 1, 2, 3}


def test_whoever_played_all_seats_alone_sees_all_hands_again(taverna_host: Running) -> None:
    with taverna_host.client() as ana:
        made = ana.post("/api/tables", json={"game": "bloodborne", "seats": [{"mine": True}] * 3, "solo": True}).json()
        table = Table(taverna_host, made | {"device": ana.cookies["taverna"]})
        table.play(4000, random.Random(4))
        following = table.call("POST", "/again", 0).json()["table"]
        assert start_of(ana.get(f"/t/{following}", headers=HTML).text)["open"]
