"""Changes of seats: whoever sits down, leaves, is replaced by a bot or comes back stands in the log, for all to read
(TABLE-SEAT-01).

They are no inputs of the game, so a record does not hold them; they are kept beside it and stand in the log at the
place where they happened.
"""

from __future__ import annotations

import time
from typing import Literal

import msgspec

from .refusals import say
from .storage import HOST, Db, Storage

What = Literal[
    "sat",
    "left",
    "freed",
    "bot-in",
    "stand-in",
    "back",
    "device",
    "named",
    "ahead",
    "advised",
    "closed",
    "reopened",
    "unnamed",
]


STANDING = ("stand-in", "back", "bot-in", "sat", "freed")
WITH_ANSWERS = ("ahead", "advised")  # no more of them than there are answers
MOST, LEFT = 600, 400
"""Of all others: when there are more, so many of the latest are left. Whoever takes another name for ever fills neither
the disk nor everybody's log."""


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change of one seat. `after`: how many answers had been given by then."""

    what: What
    seat: int
    name: str = ""
    after: int = 0
    at: float = 0.0

    @property
    def clause(self) -> str:
        return "TABLE-ADVICE-01" if self.what == "advised" else "TABLE-SEAT-01"

    def seen_by(self, seat: int | None) -> bool:
        """What was answered as a seat had said ahead is told to that seat alone."""
        return self.what != "ahead" or seat == self.seat

    def told(self, lang: str) -> str:
        """The line of the log."""
        name = self.name or say(lang, "seat-person", n=self.seat + 1)
        return say(lang, f"seat-{self.what}", name=name, n=self.seat + 1)


def happened(what: What, seat: int, name: str = "", after: int = 0) -> Change:
    return Change(what, seat, name, after, round(time.time(), 1))


def insert(db: Db, table: str, changes: list[Change]) -> None:
    """Write them after those that are there."""
    (first,) = db.execute("SELECT coalesce(max(nth), -1) + 1 FROM changes WHERE tbl=?", (table,)).fetchone()
    db.executemany(
        "INSERT INTO changes VALUES (?,?,?)",
        [(table, nth, msgspec.json.encode(one).decode()) for nth, one in enumerate(changes, first)],
    )
    if (first + len(changes)) // (MOST - LEFT) > first // (MOST - LEFT):  # now and then
        rows = db.execute("SELECT nth, change FROM changes WHERE tbl=? ORDER BY nth", (table,)).fetchall()
        old = surplus([msgspec.json.decode(text, type=Change) for _, text in rows])
        db.executemany("DELETE FROM changes WHERE tbl=? AND nth=?", [(table, rows[place][0]) for place in sorted(old)])


def surplus(changes: list[Change]) -> set[int]:
    """The places of those that are too many: the oldest, but for the last that says who plays in a seat."""
    seats = [place for place, one in enumerate(changes) if one.what not in WITH_ANSWERS]
    if len(seats) <= MOST:
        return set()
    return {*seats[:-LEFT]} - {
        *{changes[place].seat: place for place in seats if changes[place].what in STANDING}.values()
    }


def nameless(db: Db, table: str, seat: int) -> None:
    """The names of whoever sat here go, from the seat and from what is told of it."""
    db.execute("UPDATE seats SET name='' WHERE tbl=? AND seat=?", (table, seat))
    for nth, text in db.execute("SELECT nth, change FROM changes WHERE tbl=?", (table,)).fetchall():
        change = msgspec.json.decode(text, type=Change)
        if change.seat == seat and change.name:
            plain = msgspec.json.encode(without_name(change, seat)).decode()
            db.execute("UPDATE changes SET change=? WHERE tbl=? AND nth=?", (plain, table, nth))


def without_name(change: Change, seat: int) -> Change:
    return msgspec.structs.replace(change, name="") if change.seat == seat and change.name else change


def manners(db: Db, table: str, solo: bool, listed: bool = False, advice: bool | None = None) -> None:
    """`solo`: the seats of one device at this table are one person's, and no curtain falls between them; `listed`:
    anyone may find it; `advice`: whether one may ask for it, where somebody said so."""
    if advice is not None:
        db.execute("INSERT INTO advice VALUES (?,?)", (table, int(advice)))
    if solo:
        db.execute("INSERT INTO solo VALUES (?)", (table,))
    if listed:
        db.execute("INSERT INTO listed VALUES (?)", (table,))


async def kept(storage: Storage, table: str) -> tuple[list[Change], bool, bool, bytes]:
    """The changes of a table, in order, whether one person plays several seats there, whether the keeper of the host
    has closed it, and the hash of the key of whoever made it (nothing if that is not known)."""
    rows, solo, closed, maker = await storage.read(
        lambda db: (
            db.execute("SELECT change FROM changes WHERE tbl=? ORDER BY nth", (table,)).fetchall(),
            db.execute("SELECT 1 FROM solo WHERE tbl=?", (table,)).fetchone() is not None,
            db.execute("SELECT 1 FROM closed WHERE tbl=?", (table,)).fetchone() is not None,
            db.execute("SELECT device FROM holds WHERE tbl=? AND seat=? ORDER BY made", (table, HOST)).fetchone(),
        )
    )
    changes = [msgspec.json.decode(row[0], type=Change) for row in rows]
    return changes, solo, closed, bytes(maker[0]) if maker else b""
