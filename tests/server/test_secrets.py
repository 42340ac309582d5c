"""No route and no update shows another seat's secrets, the seed or the digest of a running game: checked on the wire.

The strongest test is twins: two tables with the same luck, at which one seat chooses differently in secret. Whatever
anyone else can fetch or is sent must be the same, byte for byte, until the choice is revealed.
"""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from taverna.core.table import Answer, Undo
from taverna.games import find
from taverna.server import tables
from taverna.server.drawing import drawn
from taverna.server.history import woken
from taverna.server.storage import TableRow

from .running import Live, Running, Table, host


def twin(table: Table) -> Table:
    """Another table with the same luck, seats and tokens."""
    id = "twin-" + table.id[:10]
    db = sqlite3.connect(table.host.data / "taverna.sqlite3", timeout=10)
    with db:
        for rows, key in (("tables", "id"), ("seats", "tbl"), ("tokens", "tbl"), ("inputs", "tbl"), ("changes", "tbl")):
            found = db.execute(f"SELECT * FROM {rows} WHERE {key}=?", (table.id,)).fetchall()
            for row in found:
                db.execute(f"INSERT INTO {rows} VALUES ({','.join('?' * len(row))})", (id, *row[1:]))
    db.close()
    return Table(table.host, table.made | {"table": id})


def fetched(table: Table, seat: int | None) -> list[str]:
    """Everything a seat can get by asking, with what names the table itself left out."""
    query = f"?seat={seat}" if seat is not None else ""
    got = [table.call("GET", path + query, seat).text for path in ("", "/view", "/log", "/svg")]
    if seat is not None:
        targets = ("deck", "seat/0", "hand/hunters-dream", "used/0/saw-cleaver", "monster")
        got += [table.call("GET", f"/why?seat={seat}&target={target}", seat).text for target in targets]
    got += [table.call("GET", path, seat).text for path in ("/record", "/frames/0", "/view?seat=0", "/log?seat=0")]
    return [re.sub(r'"(created|moved|since)":[0-9.]+', "", text.replace(table.id, "TABLE")) for text in got]


def heard(live: Live) -> list[str]:
    live.settled()
    raw, live.raw = live.raw, []
    return [re.sub(r'"since":[0-9]+', "", text) for text in raw]


@pytest.mark.parametrize("luck", [random.Random(n) for n in range(2)])
def test_twins_look_alike_to_everyone_else_until_the_reveal(taverna_host: Running, luck: random.Random) -> None:
    one = taverna_host.table(3)
    one.play(3 * luck.randrange(0, 4), luck)
    two = twin(one)
    with one.live(1) as a, two.live(1) as b, one.live(None) as c, two.live(None) as d:
        for _ in range(4):
            for live in (a, b, c, d):
                heard(live)
            asked = one.status()["asked"]
            if not asked:
                break
            if 0 in asked and one.view(0)["question"]["secret"] and len(asked) > 1:
                questions = [table.view(0)["question"] for table in (one, two)]
                options = [option["id"] for option in questions[0]["options"]]
                if len(options) < 2:
                    break
                mine, other = luck.sample(options, 2)
                assert one.answer(0, questions[0]["id"], mine).status_code == 200
                assert two.answer(0, questions[1]["id"], other).status_code == 200
                assert heard(a) == heard(b)
                assert heard(c) == heard(d)
                for seat in (1, 2, None):
                    assert fetched(one, seat) == fetched(two, seat)
                # the second thinks again, so that both go on alike
                two.call("POST", "/undo", 0, json={"seat": 0})
                again = two.view(0)["question"]["id"]
                assert two.answer(0, again, mine).status_code == 200
                asked.remove(0)
            for seat in asked:
                question = one.view(seat)["question"]
                option = luck.choice(question["options"])["id"]
                assert one.answer(seat, question["id"], option).status_code == 200
                assert two.answer(seat, two.view(seat)["question"]["id"], option).status_code == 200
            a.settled()
            b.settled()
            assert a.fragments == b.fragments


def secrets_of(host: Running, table: Table) -> Iterator[str]:
    """Seed and digests of a table, at every moment of it."""
    seed_hex, seed = host.root(table.id)
    yield from (seed_hex, seed)
    rows = host.rows(table.id)
    entries = [msgspec.convert(row, Answer | Undo) for row in rows]
    root = TableRow(id="x", game="bloodborne", version=1, seats=3, seed=int(seed), options={})
    for upto in range(0, len(entries) + 1, 7):
        yield woken(root, entries[:upto])[0].digest()


def test_what_one_seat_receives_in_a_whole_game(tmp_path: Path) -> None:
    """Three people play over WebSockets; nobody is sent another's question, hand, token, or the luck of the game."""
    luck = random.Random(11)
    with host(tmp_path / "data") as running:
        table = running.table(3)
        lives = {seat: table.live(seat) for seat in (0, 1, 2)}
        watching = table.live(None)
        questions: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
        answers = 0
        while answers < 75:
            asked = table.status()["asked"]
            if not asked:
                break
            for seat in asked:
                live = lives[seat]
                while live.ask is None or live.ask["id"] in questions[seat]:
                    live.hear()
                question = live.ask
                questions[seat].add(question["id"])
                live.say(
                    type="answer", seat=seat, question=question["id"], option=luck.choice(question["options"])["id"]
                )
                live.until("done")
                answers += 1
        before_the_end = {seat: "".join(live.raw) for seat, live in lives.items()}
        for live in (*lives.values(), watching):
            live.settled()
            live.__exit__()
        hidden = list(secrets_of(running, table))
        for seat, live in {**lives, None: watching}.items():
            texts = "".join(live.raw) if seat is None else before_the_end[seat]
            for other in {0, 1, 2} - {seat}:
                for question in questions[other]:
                    assert f'"{question}"' not in texts
                assert table.tokens[other] not in texts
            for message in map(msgspec.json.decode, live.raw):
                ask = message.get("ask")
                assert ask is None or ask["seat"] == seat
                drawn = [message.get("fragments", {}), *(beat["fragments"] for beat in message.get("beats", []))]
                if seat is None:
                    assert not any(key.startswith("hand/") for keys in drawn for key in keys)
            assert not any(secret in texts for secret in hidden)
            assert not any(token in texts for token in table.tokens.values())
        assert not any(token in running.logged + running.said for token in table.tokens.values())


@pytest.mark.parametrize(
    ("game", "seats"), [("bloodborne", 3), ("gloomhaven", 2), ("lords-of-ragnarok", 2), ("massive-darkness", 2)]
)
def test_whatever_is_hidden_the_wire_says_the_same(taverna_host: Running, game: str, seats: int) -> None:
    """What a seat is sent by the host is what it would be sent if everything hidden from it were dealt anew: so none of
    that is in it. And nobody is sent another's question, a token, the seed or a digest."""
    luck = random.Random(game)
    table = taverna_host.table(seats, game=game)
    seed = taverna_host.root(table.id)
    row = TableRow(id="x", game=game, version=find(game).version, seats=seats, seed=int(seed[1]), options={})
    for _ in range(3):
        table.play(9, luck)
        entries = [msgspec.convert(one, Answer | Undo) for one in taverna_host.rows(table.id)]
        here = woken(row, entries)[0]
        for seat in range(seats):
            other = here.determinize(seat, luck.getrandbits(32))
            mine = other.questions.get(seat)
            said = table.view(seat)
            assert said["view"] == msgspec.to_builtins(other.view(seat), enc_hook=str)
            assert (said["question"] or {}).get("id") == (mine and mine.id)
            assert table.call("GET", f"/svg?seat={seat}&lang=en", seat).text == other.svg(seat, "en")
            with table.live(seat) as live:
                live.until("scene")
                assert live.fragments == dict(drawn(other, seat, "en"))
                assert [option["id"] for option in (live.ask or {}).get("options", [])] == [
                    option.id for option in (mine.options if mine else [])
                ]
                texts = "".join(live.raw)
            theirs = {question.id for asked, question in here.questions.items() if asked != seat}
            assert not any(f'"{one}"' in texts for one in (*theirs, *table.tokens.values(), *seed, here.digest()))


def test_tokens_are_in_no_log_and_no_error(tmp_path: Path) -> None:
    with host(tmp_path / "data") as running, running.client() as client:
        table = running.table(3)
        token = table.tokens[0]
        for path in (f"/join/{table.id}/{token}", f"/join/{table.id}/{token}x", f"/join/{table.id}/{token}/more"):
            for headers in ({}, {"Accept": "text/html"}):
                got = client.get(path, headers=headers)
                assert token not in got.text
        got = client.get(f"/api/tables/{table.id}/view?seat=1", headers={"Authorization": f"Bearer {token}"})
        assert got.status_code == 403
        assert token not in got.text
        running.kill()
        running.start()
        assert token not in running.logged + running.said
        for file in running.data.iterdir():
            assert token.encode() not in file.read_bytes()


def test_the_game_declares_what_it_hides() -> None:
    """The server knows no game: what it shows of one comes from its `view`, `scene` and `log` alone."""
    folder = Path(tables.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py") if path.name != "referee.py")
    for word in ("bloodborne", "gloomhaven", "hunter", "ragnarok"):
        assert word not in source.lower()
    assert find("bloodborne")
