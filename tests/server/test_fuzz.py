"""Nonsense of every kind: no 5xx, no change of state, no leak, and the table goes on."""

from __future__ import annotations

import contextlib
import os
import random
import string
from collections import Counter
from pathlib import Path
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from .running import Live, Running, Table, host

FULL = bool(os.environ.get("TAVERNA_FULL"))


# -- the WebSocket ---------------------------------------------------------------------------------------------------
class Nonsense:
    """Messages that are malformed, oversized, out of order, for the wrong seat, or repeated."""

    def __init__(self, luck: random.Random, table: Table, seen: list[str]) -> None:
        self.luck, self.table, self.seen = luck, table, seen

    def value(self, deep: int = 0) -> Any:
        luck = self.luck
        kinds: list[Any] = [
            None,
            True,
            -1,
            0,
            2**70,
            1.5,
            "",
            "0.1.0",
            "a" * 300,
            "\u0000\u202e",
            "../../etc/passwd",
            "<script>alert(1)</script>",
            "'; DROP TABLE inputs; --",
        ]
        if deep < 3 and luck.random() < 0.3:
            return [self.value(deep + 1) for _ in range(luck.randrange(4))]
        if deep < 3 and luck.random() < 0.3:
            return {self.word(): self.value(deep + 1) for _ in range(luck.randrange(4))}
        return luck.choice(kinds)

    def word(self) -> str:
        return "".join(self.luck.choices(string.ascii_letters, k=self.luck.randrange(1, 9)))

    def message(self) -> str | bytes:
        luck = self.luck
        kind = luck.randrange(9)
        types = ["hello", "answer", "undo", "why", "preview", "ping", "scene", "update", "done", "Answer", ""]
        if kind == 0:
            return bytes(luck.randrange(256) for _ in range(luck.randrange(40)))
        if kind == 1:
            return "".join(luck.choices(string.printable, k=luck.randrange(60)))
        if kind == 2:
            return "[" * luck.choice([1, 100, 8000])
        if kind == 3:
            return msgspec.json.encode(self.value()).decode()
        if kind == 4:  # the right shape, for a seat that is not this connection's
            seat = luck.choice([0, 2])
            known = {"question": f"{seat}.1.0", "option": "hunters-dream", "target": "deck"}
            return msgspec.json.encode({"type": luck.choice(types[1:5]), "seat": seat} | known).decode()
        if kind == 5:  # out of order: a question not open to this seat
            question = f"1.{luck.choice([0, 2, 9, 10**9])}.{luck.choice([0, 1, 7])}"
            body = {"type": luck.choice(["answer", "preview"]), "seat": 1, "question": question, "option": "transform"}
            return msgspec.json.encode(body).decode()
        if kind == 6:  # the right question, not an option
            body = {"type": "answer", "seat": 1, "question": "1.1.0", "option": luck.choice(["", "x", "0", "deck"])}
            return msgspec.json.encode(body).decode()
        if kind == 7 and self.seen:  # what the host itself has said
            return luck.choice(self.seen)
        fields = ["seat", "question", "option", "target", "have", "lang", "token"]
        body = {"type": luck.choice(types)} | {name: self.value() for name in luck.sample(fields, luck.randrange(8))}
        if body.get("type") == "hello":
            body["token"] = luck.choice([None, "x" * 32, self.table.id])
        return msgspec.json.encode(body).decode()


@pytest.mark.parametrize("seed", range(20 if FULL else 3))
def test_nonsense_over_the_websocket(taverna_host: Running, seed: int) -> None:
    luck = random.Random(seed)
    table = taverna_host.table(3)
    before = {seat: table.view(seat) for seat in (0, 1, 2)}
    hidden = [table.tokens[0], table.tokens[2], *taverna_host.root(table.id), '"0.1.0"', '"2.1.0"']
    told: list[str] = []
    connections = 0
    sent = 0
    nonsense = Nonsense(luck, table, told)
    with table.live(0) as honest:
        honest.until("scene")
        while sent < 400:
            live = Live(table, 1, hello=luck.random() < 0.7)
            connections += 1
            with contextlib.suppress(ConnectionClosed, TimeoutError), live:
                for _ in range(45):
                    message = nonsense.message()
                    if isinstance(message, str) and '"undo"' in message and '"seat":1' in message:
                        continue
                    live.socket.send(message)
                    sent += 1
                live.say(type="ping", have=None)
                live.until("pong")
            answers = [text for text in live.raw if '"type":"refused"' in text or '"type":"why"' in text]
            told += answers[:20]
            for text in live.raw:
                message_ = msgspec.json.decode(text)
                echoed = {k: v for k, v in message_.items() if k not in ("question", "target", "detail", "option")}
                assert not any(secret in msgspec.json.encode(echoed).decode() for secret in hidden)
                assert message_.get("code") not in ("failed", "rules-bug", "storage"), text
                assert message_.get("type") != "done"
        honest.settled()
        assert honest.ask == before[0]["question"]
    assert connections >= 8
    assert not taverna_host.rows(table.id), "nothing has changed"
    assert {seat: table.view(seat) for seat in (0, 1, 2)} == before
    assert "Traceback" not in taverna_host.logged
    question = before[1]["question"]
    assert table.answer(1, question["id"], question["options"][0]["id"]).status_code == 200, "the table goes on"


# -- the API ---------------------------------------------------------------------------------------------------------
def test_the_api_keeps_to_its_description(tmp_path: Path) -> None:
    """Schemathesis: whatever is sent, valid or not, no 5xx, and answers as they are described."""
    with host(tmp_path / "data") as running:
        going = running.table(3)
        finished = running.table(["bot:random"] * 3)
        while not finished.status()["status"]["over"]:
            pass
        tables = [going.id, finished.id]
        before = going.view(0)
        schema = schemathesis.openapi.from_url(f"{running.url}/api/openapi.json")
        checks = [
            schemathesis.checks.not_a_server_error,
            _check("status_code_conformance"),
            _check("content_type_conformance"),
            _check("response_schema_conformance"),
        ]
        tried: set[str] = set()
        for result in schema.get_all_operations():
            operation = result.ok()
            tried.add(f"{operation.method.upper()} {operation.path}")

            @settings(
                max_examples=200 if FULL else 7,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                database=None,
                derandomize=not FULL,
            )
            @hypothesis.given(case=operation.as_strategy(), nth=hypothesis.strategies.integers(0, 3))
            def one(case: Any, nth: int) -> None:
                if case.path_parameters and "table" in case.path_parameters and nth < 3:
                    case.path_parameters["table"] = tables[nth % 2]
                headers = {"Authorization": f"Bearer {going.tokens[1]}"} if nth == 1 else {}
                if case.path.endswith("/undo") or case.path.endswith("/name") or case.path.endswith("/answer"):
                    headers = {}
                response = case.call(base_url=running.url, headers=headers, timeout=120)
                case.validate_response(response, checks=checks, headers=headers)

            one()
        assert len(tried) >= 17
        assert going.view(0) == before
        assert not running.rows(going.id)
        assert "Traceback" not in running.logged, running.logged


def _check(name: str) -> Any:
    schemathesis.checks.load_all_checks()
    return schemathesis.checks.CHECKS.get_one(name)


def test_what_one_request_made_the_next_may_use(taverna_host: Running) -> None:
    """Schemathesis again, now by the links of the description: tables are made, looked at and played by requests that
    follow from each other."""
    schema = schemathesis.openapi.from_url(f"{taverna_host.url}/api/openapi.json")
    followed: Counter[str] = Counter()

    class Workflow(schema.as_state_machine()):  # type: ignore[misc]
        key = ""

        def before_call(self, case: Any) -> None:
            if (case.method, case.path) == ("POST", "/api/tables"):
                case.body = {"game": "bloodborne", "seats": [{"mine": True}, {"mine": True}, {"kind": "bot"}]}
            elif case.path.endswith(("/view", "/preview")):
                case.query = (case.query or {}) | {"seat": 0}

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            return {"headers": {"Cookie": f"taverna={self.key}"} if self.key else {}, "timeout": 120}

        def after_call(self, response: Any, case: Any) -> None:
            given = "".join(response.headers.get("set-cookie", []))
            if "taverna=" in given:
                self.key = given.split("taverna=", 1)[1].split(";", 1)[0]
            if "{table}" in case.path and response.status_code < 400:
                followed[f"{case.method} {case.path}"] += 1

        def validate_response(self, response: Any, case: Any, *args: Any, **more: Any) -> None:
            assert response.status_code < 500, f"{case.method} {case.path}: {response.content[:300]!r}"

    for again in range(3):  # which links are followed depends on what was answered, and so on the host's day
        run_state_machine_as_test(
            Workflow,
            settings=settings(
                max_examples=300 if FULL else 20,
                stateful_step_count=8,
                deadline=None,
                suppress_health_check=list(HealthCheck),
                database=None,
                derandomize=not (FULL or again),
            ),
        )
        if followed["GET /api/tables/{table}/view"]:
            break
    assert len(followed) >= 3 and followed["GET /api/tables/{table}/view"], followed
    assert "Traceback" not in taverna_host.logged
