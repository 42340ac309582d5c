"""Every example of docs/protocol.md is run against a real host, in order."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .running import Live, Running, Table

DOC = Path(__file__).parents[2] / "docs" / "protocol.md"
NAMES = re.compile(r"(?<![\w\"])(TABLE|TOKEN0|QUESTION|OPTION|DIGEST)(?!\w)")


def blocks(kind: str) -> list[list[str]]:
    found = re.findall(rf"```{kind}\n(.*?)```", DOC.read_text(encoding="utf-8"), re.S)
    return [block.strip().splitlines() for block in found]


def read(text: str) -> Any:
    """A shape: names in capitals stand for what was met first, … for anything."""
    text = NAMES.sub(r'"\1"', text)
    text = re.sub(r'(?<!")…(?!")', '"…"', text)
    text = re.sub(r'\{"…"\}', '{"…": "…"}', text)
    return json.loads(text)


def fits(shape: Any, got: Any, known: dict[str, Any], path: str = "$") -> None:
    if shape == "…":
        return
    if isinstance(shape, str) and NAMES.fullmatch(shape):
        assert known.setdefault(shape, got) == got, f"{path}: {shape} is {known[shape]}, not {got}"
    elif isinstance(shape, dict):
        assert isinstance(got, dict), path
        if "…" not in shape:
            assert set(got) - {"page", "detail"} == set(shape) - {"page", "detail"}, (
                f"{path}: {sorted(got)} for {sorted(shape)}"
            )
        for key, value in shape.items():
            if key != "…":
                fits(value, got[key], known, f"{path}.{key}")
    elif isinstance(shape, list):
        assert isinstance(got, list), path
        if "…" not in shape:
            assert len(got) == len(shape), path
        for nth, value in enumerate(shape):
            if value != "…":
                fits(value, got[nth], known, f"{path}[{nth}]")
    else:
        assert shape == got, f"{path}: {got} for {shape}"


def filled(text: str, known: dict[str, Any]) -> str:
    return NAMES.sub(lambda match: str(known[match[1]]), text)


def test_http_examples(taverna_host: Running) -> None:
    known: dict[str, Any] = {}
    run = 0
    with taverna_host.client() as client:
        for block in blocks("http"):
            for request, expected in zip(block[::2], block[1::2], strict=True):
                line, _, who = request.partition("   as ")
                method, path, *body = line.split(" ", 2)
                headers = {"Authorization": f"Bearer {known[who.strip()]}"} if who else {}
                sent = filled_json(body[0], known) if body else None
                client.cookies.clear()
                got = client.request(method, filled(path, known), json=sent, headers=headers)
                status, _, shape = expected.partition(" ")
                assert got.status_code == int(status), f"{request}\n{got.text}"
                if shape.startswith("{"):
                    fits(read(shape), got.json(), known, request)
                else:
                    assert got.headers["content-type"].startswith(shape)
                run += 1
    assert run >= 15


def filled_json(text: str, known: dict[str, Any]) -> Any:
    def put(value: Any) -> Any:
        if isinstance(value, str) and NAMES.fullmatch(value):
            return known[value]
        if isinstance(value, dict):
            return {key: put(one) for key, one in value.items()}
        return [put(one) for one in value] if isinstance(value, list) else value

    return put(read(text))


def test_live_examples(taverna_host: Running) -> None:
    (block,) = blocks("live")
    table: Table = taverna_host.table(["person", "person", "bot:random"])
    known: dict[str, Any] = {"TOKEN0": table.tokens[0]}
    with Live(table, None, hello=False) as live:
        for line in block:
            if line.startswith("> "):
                live.socket.send(json.dumps(filled_json(line[2:], known)))
                continue
            shape = read(line[2:])
            got = live.hear()
            while got["type"] == "update":
                got = live.hear()
            fits(shape, got, known, line[:60])


def test_every_route_and_every_code_is_told(taverna_host: Running) -> None:
    text = DOC.read_text(encoding="utf-8")
    with taverna_host.client() as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    for path in paths:
        tail = path.replace("/api/tables/{table}", "").split("/{", 1)[0] or "/api/tables"
        assert tail in text, path
    from taverna.server.refusals import STATUS

    for code in STATUS:
        assert f"`{code}`" in text or code in ("bad-message", "not-allowed"), code
