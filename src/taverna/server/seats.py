"""The seats of a living table: names, bots in and out, seats freed and taken. Every change is on the disk first, then
in the log of everyone, and whoever it concerns is told (TABLE-SEAT-01)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from .company.chat import left
from .found import checked_bot
from .limits import clean_name
from .sitting import STANDING, What, happened, insert, nameless, without_name
from .storage import USED, Db, SeatRow, claim, hold

if TYPE_CHECKING:
    from .living import Living


async def rename(living: Living, seat: int, name: str) -> None:
    async with living.lock:
        row = living.sitting[living.seat(seat)]
        living.changeable()
        called = clean_name(name)
        if called != row.name:
            await changed(living, msgspec.structs.replace(row, name=called), "named", called)


async def unname(living: Living, seat: int) -> None:
    """A name goes that should not stand here: from the seat, and from every line that tells of it."""
    async with living.lock:
        change = happened("unnamed", living.seat(seat), "", living.table.answers)

        def work(db: Db) -> None:
            nameless(db, living.id, seat)
            insert(db, living.id, [change])

        await living.tables.write(living, work)
        forget_name(living, seat)
        living.noted(change)


def forget_name(living: Living, seat: int) -> None:
    living.sitting[seat].name = ""
    living.changes = [without_name(change, seat) for change in living.changes]


async def to_bot(living: Living, seat: int, bot: str | None, own: bool) -> None:
    """Let a bot play here. For a person who is to get the seat back it stands in; whoever gives away their `own` takes
    it back when they like."""
    async with living.lock:
        row = living.sitting[living.seat(seat)]
        living.playable()
        mind = checked_bot(living.table.game.id, bot)
        what: What = "stand-in" if row.kind == "person" and row.claimed and not own else "bot-in"
        await changed(living, msgspec.structs.replace(row, kind="bot", bot=mind), what, row.name)
        living.kick()


async def to_person(living: Living, seat: int) -> None:
    """The seat is a person's again: whose it was, or whoever comes by a link."""
    async with living.lock:
        row = living.sitting[living.seat(seat)]
        living.playable()
        if row.kind == "bot":
            await given_back(living, row)
            living.kick()


async def given_back(living: Living, row: SeatRow) -> None:
    """Under the lock: whoever holds a seat in which a bot stood in plays again."""
    await changed(living, msgspec.structs.replace(row, kind="person", bot=None), "back", row.name)


async def free(living: Living, seat: int) -> None:
    """Nobody's any more: neither a device nor a link opens it, and all are told, whoever sat there first of all. What
    was said from it, and ahead, goes with them: it is not for whoever comes next."""
    async with living.lock:
        row = living.sitting[living.seat(seat)]
        living.playable()
        held = [viewer for viewer in living.viewers if seat in viewer.seats]
        await living.chat.lines()  # those who read them are told which are gone
        await changed(living, SeatRow(seat, "person"), "freed", row.name, lambda db: _emptied(db, living.id, seat))
        living.chat.lose(seat)
        living.ahead.lose(seat)
        for viewer in held:
            viewer.lose(seat)


def _emptied(db: Db, table: str, seat: int) -> None:
    left(db, table, seat)
    for rows in ("tokens", "holds", "ahead"):
        db.execute(f"DELETE FROM {rows} WHERE tbl=? AND seat=?", (table, seat))
    db.execute("UPDATE seats SET claimed=NULL WHERE tbl=? AND seat=?", (table, seat))


def _used_up(db: Db, table: str, seat: int) -> None:
    db.execute("DELETE FROM tokens WHERE tbl=? AND seat=?", (table, seat + USED))
    db.execute("UPDATE tokens SET seat=? WHERE tbl=? AND seat=?", (seat + USED, table, seat))


async def taken(living: Living, seat: int, device: str, name: str = "") -> None:
    """A device has come to hold this seat by a link: all links to it are used up with that one."""

    def work(db: Db) -> None:
        hold(db, living.id, seat, device)
        _used_up(db, living.id, seat)
        claim(db, living.id, seat)

    async with living.lock:
        row = living.sitting[living.seat(seat)]
        living.changeable()
        first = row.claimed is None
        called = clean_name(name) or row.name
        now = msgspec.structs.replace(row, kind="person", bot=None, name=called, claimed=row.claimed or time.time())
        await changed(living, now, "sat" if first else "back" if row.kind == "bot" else "device", called, work)
        living.kick()


async def came(living: Living, seat: int) -> None:
    """Under the lock: someone who may sit here is here. The first time it is told; and whoever was away gets the seat
    back from the bot that stood in."""
    row = living.sitting[seat]
    if row.claimed is None:
        now = msgspec.structs.replace(row, claimed=time.time())
        await changed(living, now, "sat", row.name, lambda db: claim(db, living.id, seat))
    elif stood_in(living, seat):
        await given_back(living, row)


def stood_in(living: Living, seat: int) -> bool:
    """Did a bot stand in for whoever sits here, and nobody has come back since?"""
    last = next((one for one in reversed(living.changes) if one.seat == seat and one.what in STANDING), None)
    return last is not None and last.what == "stand-in"


async def stands_in(living: Living, seat: int) -> None:
    """Under the lock: from now on a bot plays for someone who is away."""
    if living.sitting[seat].kind == "person" and not stood_in(living, seat):
        await changed(living, living.sitting[seat], "stand-in", living.sitting[seat].name)


async def changed(
    living: Living, row: SeatRow, what: What, name: str, also: Callable[[Db], None] = lambda db: None
) -> None:
    """Someone else, or another name: on the disk first, with what else is written of it, then for all to see."""
    change = happened(what, row.seat, name, living.table.answers)

    def work(db: Db) -> None:
        also(db)
        db.execute(
            "UPDATE seats SET kind=?, bot=?, name=? WHERE tbl=? AND seat=?",
            (row.kind, row.bot, row.name, living.id, row.seat),
        )
        insert(db, living.id, [change])

    await living.tables.write(living, work)
    living.sitting[row.seat] = row
    living.waits()
    living.noted(change)
