"""What a table weighs on the wire, game by game: its first load as a browser fetches it, and the updates of answers as
the socket deflates them."""

from __future__ import annotations

import asyncio
import re
import urllib.request
import zlib
from random import Random
from statistics import median
from typing import Any

import msgspec

import taverna

from .socket import LEVEL, WINDOW

ANSWERS = 40
FETCHED = re.compile(r'(?:href|src)="(/(?:static|figures)/[^"#]+)')
NEEDED = re.compile(r"^(?:import|export) .*?'\./([\w-]+\.js)'|^import '\./([\w-]+\.js)'", re.M)


async def weights(port: int) -> dict[str, float]:
    """For each game: bytes of the first load, and of the update of an answer (the median)."""
    found: dict[str, float] = {}
    for info in taverna.games().values():
        seats = max(info.min_seats, min(2, info.max_seats))
        made = await asyncio.to_thread(_made, port, info.id, seats)
        found[f"{info.id}: first load of a table, bytes"] = float(await asyncio.to_thread(_first_load, port, made))
        found[f"{info.id}: update of an answer, median bytes"] = await _updates(port, made)
    return found


def _get(port: int, path: str) -> tuple[int, str]:
    """The bytes on the wire, and the text."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        data = answer.read()
        packed = answer.headers.get("Content-Encoding") == "gzip"
    return len(data), (zlib.decompress(data, 31) if packed else data).decode()


def _made(port: int, game: str, seats: int) -> dict[str, Any]:
    body = msgspec.json.encode({"game": game, "seats": [{"kind": "person"}] * seats})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = msgspec.json.decode(answer.read())
    return made


def _first_load(port: int, made: dict[str, Any]) -> int:
    """The page, and everything it names: styles, figures, scripts and what those import."""
    weight, page = _get(port, f"/t/{made['table']}")
    wanted = [path.replace("&amp;", "&") for path in dict.fromkeys(FETCHED.findall(page))]
    for path in wanted:  # grows while it is read
        size, text = _get(port, path)
        weight += size
        if ".js" in path:
            needs = [f"/static/{one or other}" for one, other in NEEDED.findall(text)]
            wanted += [need for need in needs if need not in wanted]
    return weight


async def _updates(port: int, made: dict[str, Any]) -> float:
    from websockets.asyncio.client import connect

    sockets = [
        await connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live", compression=None, max_size=None)
        for _ in made["seats"]
    ]
    asked: dict[int, Any] = {}
    sizes: list[int] = []
    window = zlib.compressobj(wbits=-WINDOW, memLevel=LEVEL)  # as the socket's own

    async def hear(seat: int, until: str) -> None:
        while True:
            text = await asyncio.wait_for(sockets[seat].recv(), 60)
            message = msgspec.json.decode(text)
            if message["type"] in ("scene", "update"):
                asked[seat] = message["ask"]
                if seat == 0:
                    size = len(window.compress(str(text).encode()) + window.flush(zlib.Z_SYNC_FLUSH))
                    sizes.extend([size] if message["type"] == "update" else [])
            if message["type"] == until:
                return

    async def say(at: int, **message: Any) -> None:
        await sockets[at].send(msgspec.json.encode(message).decode())

    for nth, one in enumerate(made["seats"]):
        await say(nth, type="hello", seat=nth, lang="en", have=None, token=one["token"], thin=True)
        await hear(nth, "scene")
    luck = Random(1)
    for _ in range(ANSWERS):
        for nth in range(len(sockets)):
            await say(nth, type="ping")
            await hear(nth, "pong")
        seat = next((seat for seat, ask in asked.items() if ask), None)
        if seat is None:
            break
        option = luck.choice(asked[seat]["options"])["id"]
        await say(seat, type="answer", seat=seat, question=asked[seat]["id"], option=option)
        await hear(seat, "done")
    for socket in sockets:
        await socket.close()
    return float(median(sizes)) if sizes else 0.0
