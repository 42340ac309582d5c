"""Passkeys: what they open, what they never do, and that nothing of them is seen where there are none."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from taverna.server import keys
from taverna.server.app import checked
from taverna.server.company import keeping, passkeys
from taverna.server.refusals import Refused
from taverna.server.settings import Settings, SettingsError
from taverna.server.storage import Storage

from .running import Running
from .test_storage import about, kept, made

pytest.importorskip("webauthn", reason="no passkeys: pip install 'taverna[accounts]'")

from .authenticator import PRESENT, Authenticator, text

HTML = {"Accept": "text/html", "Accept-Language": "en"}
SITE = passkeys.Site("localhost", "http://localhost:8000")

__all__ = ["kept"]


class Visitor(httpx.Client):
    """A browser at localhost, with an authenticator of its own."""

    def __init__(self, host: Running, plays: bool = False) -> None:
        address = f"http://localhost:{host.port}"
        super().__init__(base_url=address, headers=HTML, timeout=120)
        self.passkey = Authenticator(address)
        self.table = ""
        if plays:
            seats = [{"mine": True, "name": "Ana"}, {}, {"kind": "bot", "bot": "random"}]
            self.table = self.post("/api/tables", json={"game": "bloodborne", "seats": seats}).json()["table"]

    def asked(self, what: str) -> dict[str, Any]:
        got = self.post(f"/mine/passkeys/{what}")
        assert got.status_code == 200, got.text
        found: dict[str, Any] = got.json()
        return found

    def add(self, **how: int) -> int:
        return self.post("/mine/passkeys", json=self.passkey.make(self.asked("new"), **how)).status_code

    def enter(self, passkey: Authenticator | None = None, **how: int) -> int:
        proof = (passkey or self.passkey).prove(self.asked("ask"), **how)
        return self.post("/mine/passkeys/enter", json=proof).status_code

    def yours(self, table: str) -> list[int]:
        seats: list[int] = self.get(f"/api/tables/{table}").json()["yours"]
        return seats


@pytest.fixture(scope="module")
def ana(taverna_host: Running) -> Visitor:
    ana = Visitor(taverna_host, plays=True)
    assert ana.add() == 204
    return ana


@pytest.fixture(scope="module")
def bia(taverna_host: Running) -> Visitor:
    bia = Visitor(taverna_host, plays=True)
    assert bia.add() == 204
    return bia


def test_a_passkey_opens_ones_tables_on_another_device(taverna_host: Running, ana: Visitor) -> None:
    phone = Visitor(taverna_host, plays=True)
    assert phone.enter(ana.passkey) == 204
    assert phone.cookies["taverna"] == ana.cookies["taverna"]
    assert phone.yours(ana.table) == [0]
    assert ana.yours(phone.table) == [0], "what the device had goes along"
    assert phone.enter(ana.passkey) == 204, "again, on a device that has the key"
    assert phone.post("/mine/passkeys/leave").status_code == 303
    assert "taverna" not in phone.cookies and phone.post("/mine/passkeys/leave").status_code == 401
    (mine,) = ana.get("/mine/file").json()["passkeys"]
    assert (mine["times"], mine["browser"]) == (2, "")
    db = sqlite3.connect(f"file:{taverna_host.data}/taverna.sqlite3?mode=ro", uri=True)
    rows = db.execute("SELECT * FROM passkeys").fetchall() + db.execute("SELECT * FROM challenges").fetchall()
    db.close()
    known = b"".join(bytes(one) for row in rows for one in row if isinstance(one, bytes))
    assert known and ana.cookies["taverna"].encode() not in known and ana.passkey.handle not in known


def test_what_was_answered_once_is_not_answered_again(taverna_host: Running, ana: Visitor) -> None:
    thief = Visitor(taverna_host)
    asked = thief.asked("ask")
    proof = ana.passkey.prove(asked)
    assert thief.post("/mine/passkeys/enter", json=proof).status_code == 204
    thief.cookies.delete("taverna")
    assert thief.post("/mine/passkeys/enter", json=proof).status_code == 403, "a replay"
    proof = ana.passkey.prove(asked)
    assert thief.post("/mine/passkeys/enter", json=proof).status_code == 403, "a question of before"
    proof = ana.passkey.prove(Visitor(taverna_host).asked("ask"))
    assert thief.post("/mine/passkeys/enter", json=proof).status_code == 403, "never asked"
    thief.asked("ask")
    assert thief.post("/mine/passkeys/enter", json=proof).status_code == 403, "what another browser was asked"
    assert "taverna" not in thief.cookies


@pytest.mark.parametrize("wrong", ["origin", "site", "handle", "key", "id", "unverified", "count", "nonsense", "kind"])
def test_whatever_does_not_fit_is_refused(taverna_host: Running, ana: Visitor, bia: Visitor, wrong: str) -> None:
    thief, false = Visitor(taverna_host), Authenticator(bia.passkey.origin)
    false.times = bia.passkey.times
    false.key, false.id, false.handle = bia.passkey.key, bia.passkey.id, bia.passkey.handle
    if wrong == "origin":
        false.origin = "https://evil.example"
    elif wrong == "site":
        false.site = "evil.example"
    elif wrong == "handle":
        false.handle = ana.passkey.handle  # one's own passkey, another's tables
    elif wrong == "key":
        false.key = ana.passkey.key
    elif wrong == "id":
        false.id = ana.passkey.id
    elif wrong == "count":
        assert thief.enter(bia.passkey) == 204
        false.times = bia.passkey.times - 1  # a copy of it signs as often as the passkey has by now
        thief.cookies.delete("taverna")
    sender = bia if wrong == "kind" else thief  # the answer to one kind of question is none to another
    asked = sender.asked("new" if wrong == "kind" else "ask")
    proof = false.prove(asked, flags=PRESENT if wrong == "unverified" else PRESENT | 4)
    if wrong == "nonsense":
        proof["response"]["authenticatorData"] = text(b"\xff" * 50)
    before = sender.cookies.get("taverna")
    assert sender.post("/mine/passkeys/enter", json=proof).status_code == 403
    assert sender.cookies.get("taverna") == before


@pytest.mark.parametrize("body", [{}, {"rawId": 5}, {"rawId": "é", "response": {"userHandle": "x"}}, {"response": []}])
def test_nonsense_is_refused_plainly(taverna_host: Running, ana: Visitor, body: dict[str, Any]) -> None:
    for asked, path in (("ask", "/enter"), ("new", "")):
        ana.asked(asked)
        assert ana.post(f"/mine/passkeys{path}", json=body).status_code == 403


def test_only_whoever_is_known_adds_and_never_from_elsewhere(taverna_host: Running, ana: Visitor) -> None:
    stranger = Visitor(taverna_host)
    assert stranger.post("/mine/passkeys/new").status_code == 401
    assert ana.post("/mine/passkeys/new", headers={"Origin": "https://evil.example"}).status_code == 403
    assert ana.add(flags=PRESENT) == 403, "whoever uses it has to be asked who they are"
    assert ana.add() == 403, "the very same passkey again"
    bia = Visitor(taverna_host, plays=True)
    answer = bia.passkey.make(bia.asked("new"))
    bia.cookies.set("taverna", ana.cookies["taverna"])
    assert bia.post("/mine/passkeys", json=answer).status_code == 403, "asked as one, answered as another"


def test_removed_renewed_and_erased(taverna_host: Running) -> None:
    bia, phone = Visitor(taverna_host, plays=True), Visitor(taverna_host)
    assert bia.add() == 204
    old = bia.cookies["taverna"]
    assert bia.post("/mine/renew").status_code == 303 and bia.cookies["taverna"] != old
    assert phone.enter(bia.passkey) == 204
    assert phone.cookies["taverna"] == bia.cookies["taverna"], "it leads to the new key"
    id = text(bia.passkey.id)
    assert id in phone.get("/mine").text
    stranger = Visitor(taverna_host, plays=True)
    assert stranger.post("/mine/passkeys/remove", data={"id": id}).status_code == 403, "somebody else's"
    assert phone.post("/mine/passkeys/remove", data={"id": id}).status_code == 303
    assert phone.enter(bia.passkey) == 403
    bia.passkey = Authenticator(bia.passkey.origin)
    assert bia.add() == 204
    assert bia.post("/mine/forget", data={"sure": "on"}).status_code == 303
    assert Visitor(taverna_host).enter(bia.passkey) == 403


def test_where_there_are_none_nothing_is_seen_of_them(taverna_host: Running, ana: Visitor) -> None:
    assert "passkeys.js" in ana.get("/mine").text
    assert "passkeys.js" in Visitor(taverna_host).get("/mine").text, "also for whoever has nothing here yet"
    with taverna_host.client(headers=HTML) as by_number:  # browsers keep none for 127.0.0.1
        assert "passkeys" not in by_number.get("/mine").text
        for path in ("new", "ask"):
            assert by_number.post(f"/mine/passkeys/{path}").status_code == 404


def test_an_address_that_cannot_have_them_is_said_at_the_start(tmp_path: Path) -> None:
    for address in ("http://games.example.org", "https://192.0.2.7", "https://[2001:db8::1]:8443"):
        with pytest.raises(SettingsError, match="accounts: browsers"):
            checked(Settings(accounts=True, address=address, data=str(tmp_path)))
    for address in ("", "https://games.example.org:443", "http://localhost:8000"):
        checked(Settings(accounts=True, address=address, data=str(tmp_path)))


def test_both_databases_keep_them(kept: Path | str) -> None:
    """Added, used, led to another key by two ways, listed, erased; and no more than are too many."""

    async def go() -> None:
        storage = Storage(kept)
        for name in ("passkeys", "challenges"):  # a host's data from before there were any
            await storage.write(lambda db, name=name: db.execute(f"DROP TABLE {name}").rowcount)  # type: ignore[misc]
        storage.close()
        storage = Storage(kept)
        mine, others = keys.new_token(), keys.new_token()
        await made(storage, "t", mine)
        await made(storage, "u", others)
        passkey = Authenticator(SITE.origin)

        async def add(key: str, one: Authenticator) -> None:
            token = await passkeys.asking(storage, "add")
            await passkeys.answered(storage, token, "add")
            await passkeys.added(storage, key, token, one.make(passkeys.to_add(token, SITE, "Ana", [])), SITE, "Edge")

        async def enter(here: str | None, one: Authenticator) -> str:
            token = await passkeys.asking(storage, "enter")
            await passkeys.answered(storage, token, "enter")
            with pytest.raises(Refused):
                await passkeys.answered(storage, token, "enter")
            return await passkeys.entered(storage, here, token, one.prove(passkeys.to_enter(token, SITE)), SITE, "Edge")

        passkey.times = 2**32 - 5  # as many times as can be counted
        await add(mine, passkey)
        assert await enter(None, passkey) == mine
        mine = await keeping.renewed(storage, mine)
        assert await enter(others, passkey) == mine
        assert {one.id for one in await storage.of_device(mine)} == {"t", "u"}
        own = keys.new_token()
        await made(storage, "v", own)
        token = await keeping.packed(storage, own)
        assert await keeping.unpacked(storage, token, mine) == own
        assert await enter(None, passkey) == own, "through a link to another device it leads there, too"
        assert [one["times"] for one in (await about(storage, own))["passkeys"]] == [2**32 - 2]
        for _ in range(passkeys.MOST - 1):
            await add(own, Authenticator(SITE.origin))
        with pytest.raises(Refused, match="passkeys-full"):
            await add(own, Authenticator(SITE.origin))
        await keeping.erased(storage, own)
        assert await passkeys.listed(storage, own) == [] and not await storage.knows(own)
        storage.close()

    asyncio.run(go())
