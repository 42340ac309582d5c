"""What people say to each other at a table: lines and a few reactions, kept on the disk.

Whoever holds a seat speaks and reads. Those who watch read along only where nothing is hidden between players, or when
all is over: else they could tell a player what they see. A line can be reported, which shows it to whoever made the
table; they, and whoever said it, can take it away.
"""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from ..limits import Bucket
from ..refusals import Refused, say
from ..storage import Db, StorageError

if TYPE_CHECKING:
    from ..living import Living

LONGEST = 400  # characters of a line
KEPT = 500  # lines of a table
BURST, RATE = 6, 0.5  # lines of one seat at once, and per second after that
LEFT = -1
"""The seat of whoever sits there no more: of what they said only what was reported stays, for the keeper's eyes."""
REACTIONS = ("good", "wow", "laugh", "thanks", "think", "moment")
"""Said in the language of whoever reads: `react-good` and so on."""


class Said(msgspec.Struct):
    """A line. `react`: its text names a reaction."""

    n: int
    at: float
    seat: int
    react: bool
    text: str
    reported: bool = False


class Listener(Protocol):
    """A connection, as far as talking goes."""

    lang: str
    seats: frozenset[int]
    maker: bool  # made the table
    talks: bool  # wants to hear

    def say(self, message: dict[str, Any]) -> None: ...


class Chat:
    """What was said at one table, read from the disk when someone first asks."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self._lines: list[Said] | None = None
        self._next = 1
        self._pace: dict[int, Bucket] = {}

    # -- reading -----------------------------------------------------------------------------------------------------
    def open_to(self, seats: frozenset[int]) -> bool:
        living = self._living
        return bool(seats) or living.open or living.table.game.open_handed

    async def lines(self) -> list[Said]:
        if self._lines is None:
            table = self._living.id
            rows = await self._living.tables.storage.read(
                lambda db: db.execute(
                    "SELECT n, at, seat, react, text, reported FROM chat WHERE tbl=? ORDER BY n", (table,)
                ).fetchall()
            )
            if self._lines is None:
                self._lines = [Said(n, at, seat, bool(r), text, bool(p)) for n, at, seat, r, text, p in rows]
                self._next = max(self._next, self._lines[-1].n + 1 if self._lines else 1)
        return self._lines

    def told(self, line: Said, lang: str, maker: bool) -> dict[str, Any]:
        """A line as someone reads it."""
        found = {
            "n": line.n,
            "at": line.at,
            "seat": line.seat,
            "name": self._living.name(line.seat, lang),
            "react": line.text if line.react else None,
            "text": say(lang, f"react-{line.text}") if line.react else line.text,
        }
        return found | ({"reported": True} if maker and line.reported else {})

    async def whole(self, lang: str, maker: bool = False) -> list[dict[str, Any]]:
        return [self.told(line, lang, maker) for line in await self.lines() if line.seat != LEFT]

    async def greet(self, viewer: Listener) -> None:
        """Everything said so far, if it is for these ears."""
        if viewer.talks and self.open_to(viewer.seats):
            viewer.say({"type": "chat", "whole": True, "lines": await self.whole(viewer.lang, viewer.maker)})

    async def _write(self, work: Callable[[Db], object]) -> None:
        """What cannot be written may be there all the same, if the word that it is was lost: it is read anew."""
        try:
            await self._living.tables.write(self._living, work)
        except StorageError:
            self.forget()
            raise

    # -- speaking ----------------------------------------------------------------------------------------------------
    async def say(self, seat: int, text: str, react: str | None = None) -> Said:
        """One line more: on the disk first, then for all to read."""
        if self._living.row.kind == "record":
            raise Refused("record-only")
        if self._living.closed:
            raise Refused("closed")
        if react is not None and react not in REACTIONS:
            raise Refused("bad-request", f"reactions are {', '.join(REACTIONS)}")
        plain = react or clean(text)
        if not plain:
            raise Refused("bad-request", "nothing is said")
        wait = self._pace.setdefault(seat, Bucket(BURST, RATE)).take()
        if wait:
            raise Refused("slow-down", wait=wait)
        lines = await self.lines()
        line = Said(self._next, time.time(), seat, react is not None, plain)
        self._next += 1
        table = self._living.id

        def work(db: Db) -> None:
            db.execute(
                "INSERT INTO chat VALUES (?,?,?,?,?,?,0)", (table, line.n, line.at, seat, int(line.react), plain)
            )
            db.execute("DELETE FROM chat WHERE tbl=? AND n<=?", (table, line.n - KEPT))

        await self._write(work)
        if self._lines is lines:
            lines.append(line)
            del lines[:-KEPT]
        else:  # something was erased meanwhile
            self.forget()
        self._tell(line)
        return line

    async def report(self, n: int) -> None:
        """Someone finds that this should not have been said: whoever made the table sees it marked."""
        line = await self._line(n)
        line.reported = True
        await self._write(
            lambda db: db.execute("UPDATE chat SET reported=1 WHERE tbl=? AND n=?", (self._living.id, n)).rowcount
        )
        self._tell(line)

    async def dismiss(self, n: int) -> None:
        """The keeper of the host finds nothing wrong with it."""
        line = await self._line(n)
        if line.seat == LEFT:
            return await self.strike(n, frozenset(), maker=True)
        line.reported = False
        await self._write(
            lambda db: db.execute("UPDATE chat SET reported=0 WHERE tbl=? AND n=?", (self._living.id, n)).rowcount
        )
        self._tell(line)

    async def strike(self, n: int, seats: frozenset[int], maker: bool) -> None:
        """Take a line away: one's own, or any at a table one made."""
        line = await self._line(n)
        if not maker and line.seat not in seats:
            raise Refused("not-host")
        await self._write(lambda db: db.execute("DELETE FROM chat WHERE tbl=? AND n=?", (self._living.id, n)).rowcount)
        lines = await self.lines()
        lines[:] = [one for one in lines if one.n != n]  # somebody else may have been as quick
        self._tell_gone([n])

    def lose(self, seat: int) -> None:
        """What was said from this seat is there no more, for those who sit here."""
        gone = [line.n for line in self._lines or () if line.seat == seat]
        self.forget()
        self._tell_gone(gone)

    def forget(self) -> None:
        """Something was erased on the disk."""
        self._lines = None

    async def _line(self, n: int) -> Said:
        for line in await self.lines():
            if line.n == n:
                return line
        raise Refused("bad-request", "there is no such line")

    def _hearing(self) -> list[Any]:
        return [one for one in self._living.viewers if one.talks and self.open_to(one.seats)]

    def _tell(self, line: Said) -> None:
        for viewer in self._hearing():
            viewer.say({"type": "chat", "lines": [self.told(line, viewer.lang, viewer.maker)]})

    def _tell_gone(self, lines: list[int]) -> None:
        for viewer in self._hearing():
            for n in lines:
                viewer.say({"type": "chat", "gone": n})


def left(db: Db, table: str, seat: int) -> None:
    """Whoever said it sits there no more."""
    db.execute("UPDATE chat SET seat=? WHERE tbl=? AND seat=? AND reported=1", (LEFT, table, seat))
    db.execute("DELETE FROM chat WHERE tbl=? AND seat=?", (table, seat))


def clean(text: str) -> str:
    """One line, nothing invisible, not too long."""
    plain = unicodedata.normalize("NFC", text)
    kept = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c) not in HIDDEN)
    return " ".join(kept.split())[:LONGEST].strip()


HIDDEN = ("Cc", "Cs", "Co", "Cn")  # Cf stays: scripts and emoji are joined by it
