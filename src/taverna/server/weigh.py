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

from . import packing
from .socket import Said

ANSWERS = 40
FETCHED = re.compile(r'(?:href|src)="(/(?:static|figures)/[^"#]+)')
LATER = re.compile(r"""import\('\./([^']+)'\)|data-(?:more|sheet)="([^"]+)\"""")


async def weights(port: int) -> dict[str, float]:
    """For each game: bytes of the first load, of what comes when the table stands, and of the update of an answer (the
    median), as it goes over the wire and as it would whole: with all text of what changed, and not deflated."""
    found: dict[str, float] = {}
    for info in taverna.games().values():
        seats = max(info.min_seats, min(2, info.max_seats))
        for packs, named in (("br, gzip", "bytes"), ("gzip", "bytes by gzip alone")):
            first, later = await asyncio.to_thread(first_load, f"http://127.0.0.1:{port}", info.id, packs)
            found[f"{info.id}: first load of a table, {named}"] = float(first)
        found[f"{info.id}: what comes when it stands, bytes by gzip"] = float(later)
        thin, whole = await updates(port, info.id, seats)
        found[f"{info.id}: update of an answer, median bytes"] = thin
        found[f"{info.id}: update of an answer, whole, median bytes"] = whole
    return found


def first_load(host: str, game: str, packs: str) -> tuple[int, int]:
    """The bytes on the wire for whoever sits down at a new table among bots with an empty cache: the page and
    everything it names (styles, scripts, figures); and what its scripts fetch when the table stands."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    browser.addheaders = [("Accept-Encoding", packs)]

    def get(path: str, data: bytes | None = None) -> tuple[int, str]:
        with browser.open(host + path, data, timeout=60) as answer:
            data = answer.read()
            return len(data), unpacked(data, answer.headers.get("Content-Encoding"))

    first, page = get("/new", f"game={game}&settle=off".encode())  # and on to the table
    later = 0
    more = [one for _, one in LATER.findall(page) if one]
    for path in dict.fromkeys(one.replace("&amp;", "&") for one in FETCHED.findall(page)):
        size, text = get(path)
        first += size
        more += [f"/static/{one}" for one, _ in LATER.findall(text) if one] if ".js" in path else []
    for path in more:
        later += get(path)[0]
    return first, later


def unpacked(data: bytes, how: str | None) -> str:
    whole = packing.unpacked(data) if how == "br" else zlib.decompress(data, 31) if how == "gzip" else data
    return whole.decode()


def _made(port: int, game: str, seats: int) -> dict[str, Any]:
    body = msgspec.json.encode({"game": game, "seats": [{"kind": "person"}] * seats})
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        made: dict[str, Any] = msgspec.json.decode(answer.read())
    return made


async def updates(port: int, game: str, seats: int, answers: int = ANSWERS) -> tuple[float, float]:
    """Median bytes of an update, as it goes over the wire and whole. Everyone sits there and answers; whoever sits
    first looks a second time, as one that takes no thin updates."""
    from websockets.asyncio.client import connect

    made = await asyncio.to_thread(_made, port, game, seats)
    sockets = [
        await connect(f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live", compression=None, max_size=None)
        for _ in [*made["seats"], "the second look"]
    ]
    last = len(made["seats"])
    asked: dict[int, Any] = {}
    sizes: list[int] = []
    whole: list[int] = []
    said = Said()

    async def hear(seat: int, until: str) -> None:
        while True:
            text = await asyncio.wait_for(sockets[seat].recv(), 60)
            message = msgspec.json.decode(text)
            if message["type"] in ("scene", "update"):
                if seat == last:
                    whole.extend([len(str(text).encode())] if message["type"] == "update" else [])
                else:
                    asked[seat] = message["ask"]
                if seat == 0:
                    size = len(said.deflated(str(text).encode()))
                    sizes.extend([size] if message["type"] == "update" else [])
            if message["type"] == until:
                return

    async def say(at: int, **message: Any) -> None:
        await sockets[at].send(msgspec.json.encode(message).decode())

    for nth, one in enumerate([*made["seats"], made["seats"][0]]):
        seat = one["seat"]
        await say(nth, type="hello", seat=seat, lang="en", have=None, token=one["token"], thin=nth != last)
        await hear(nth, "scene")
    luck = Random(1)
    for _ in range(answers):
        for nth in range(len(sockets)):
            await say(nth, type="ping")
            await hear(nth, "pong")
        who = next((seat for seat, ask in asked.items() if ask), None)
        if who is None:
            break
        option = luck.choice(asked[who]["options"])["id"]
        await say(who, type="answer", seat=who, question=asked[who]["id"], option=option)
        await hear(who, "done")
    for socket in sockets:
        await socket.close()
    return _middle(sizes), _middle(whole)


def _middle(sizes: list[int]) -> float:
    return float(median(sizes)) if sizes else 0.0
