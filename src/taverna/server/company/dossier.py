"""Everything a host knows of whoever has a device, as one file: what erasing would erase, and what was played."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec

from ..keys import hashed
from ..plans import of_device
from ..storage import HOST, Db, Storage

ROOMS = 1000


async def dossier(storage: Storage, device: str) -> AsyncIterator[bytes]:
    """Tables with one's seats, names, lines and answers (all answers and the luck, once a game is over), rooms where
    one waits, browsers that are told, where one's key was taken, and passkeys: JSON, piece by piece. No more than one
    table of it is in memory at a time, and others read and write in between."""
    key = hashed(device)
    rooms = await of_device(storage, device, ROOMS)
    held, found = await storage.read(lambda db: _read(db, key))
    waiting = [
        {
            "table": room.id,
            "game": room.game,
            "made_here": room.maker == key.hex(),
            "names": [chair.name for chair in room.chairs if chair.holder == key.hex()],
        }
        for room in rooms
    ]
    head = {"taverna": "about-me", "format": 1, "written": time.time(), **found, "waiting": waiting}
    yield msgspec.json.format(msgspec.json.encode(head)).removesuffix(b"\n}") + b',\n  "tables": ['
    between = b"\n"
    for table, seats in held.items():
        one = await storage.read(partial(_table, id=table, held=seats))
        if one is not None:
            yield between + one
            between = b",\n"
    yield b"\n]}\n"


def _read(db: Db, key: bytes) -> tuple[dict[str, dict[int, float]], dict[str, Any]]:
    """{table: {seat: since when}}, and all that belongs to no table."""
    held: dict[str, dict[int, float]] = {}
    for table, seat, made in db.execute("SELECT tbl, seat, made FROM holds WHERE device=?", (key,)).fetchall():
        held.setdefault(table, {})[seat] = made
    pushes = db.execute("SELECT endpoint, lang, made FROM pushes WHERE device=?", (key,)).fetchall()
    carried = db.execute("SELECT at, browser FROM carried WHERE device=? ORDER BY at", (key,)).fetchall()
    passkeys = db.execute(
        "SELECT made, used, used_times, browser FROM passkeys WHERE device=? ORDER BY made", (key,)
    ).fetchall()
    return held, {
        "told_by_push": [{"endpoint": one, "lang": lang, "since": made} for one, lang, made in pushes],
        "key_taken_to": [{"at": at, "browser": browser} for at, browser in carried],
        "passkeys": [
            {"added": made, "used": used, "times": int(times), "browser": browser}
            for made, used, times, browser in passkeys
        ],
    }


def _table(db: Db, id: str, held: dict[int, float]) -> bytes | None:
    """One table; nothing, if it is gone by now."""
    row = db.execute("SELECT game, kind, seed, options, created, moved, over FROM tables WHERE id=?", (id,)).fetchone()
    if row is None:
        return None
    game, kind, seed, options, created, moved, over = row
    seats = [seat for seat in sorted(held) if seat != HOST]
    names = dict(db.execute("SELECT seat, name FROM seats WHERE tbl=?", (id,)).fetchall())
    ahead = dict(db.execute("SELECT seat, questions FROM ahead WHERE tbl=?", (id,)).fetchall())
    hook = db.execute("SELECT url FROM hooks WHERE tbl=?", (id,)).fetchone()
    lines = db.execute("SELECT at, seat, text FROM chat WHERE tbl=? ORDER BY n", (id,)).fetchall()
    inputs = [
        entry.encode()
        for (entry,) in db.execute("SELECT entry FROM inputs WHERE tbl=? ORDER BY number", (id,)).fetchall()
    ]
    told = {
        "table": id,
        "game": game,
        "kind": kind,
        "created": created,
        "moved": moved,
        "over": bool(over),
        "made_here": HOST in held,
        "webhook": hook[0] if hook is not None and HOST in held else None,
        "seats": [
            {
                "seat": seat,
                "name": names.get(seat, ""),
                "since": held[seat],
                "ahead": msgspec.Raw(ahead.get(seat, "[]").encode()),
            }
            for seat in seats
        ],
        "said": [{"at": at, "text": text} for at, seat, text in lines if seat in seats],
        "options": msgspec.Raw(options.encode()),
        "seed": int(seed, 16) if over else None,
        "answers": [msgspec.Raw(one) for one in inputs if over or _seat.decode(one).seat in seats],
    }
    return msgspec.json.format(msgspec.json.encode(told))


class _Seat(msgspec.Struct):
    """Whose an answer is."""

    seat: int = HOST


_seat = msgspec.json.Decoder(_Seat)
