"""The pace of a table: for each person a store of time and what every answer adds to it, if the table has a clock.

Time runs for whoever is asked. What happens when it is over is as the table chose: a bot answers; the others vote that
it does; or nothing, and all can see it. The moments are kept on the disk, so that a clock of days runs while the table
rests; the host wakes it when a bot is due.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..engines import replacing
from ..refusals import Refused

if TYPE_CHECKING:
    from ..living import Living

DAY = 86400.0
KEEP = replacing("clocks", "tbl", "pace", "left_", "due")


class Pace(msgspec.Struct, frozen=True):
    """`time`: seconds at the beginning; `increment`: seconds that an answer gives; `over`: what happens then."""

    time: Annotated[float, Meta(ge=10, le=30 * DAY)]
    increment: Annotated[float, Meta(ge=0, le=7 * DAY)] = 0.0
    over: Literal["bot", "vote", "nothing"] = "bot"


PACES: dict[str, Pace | None] = {
    "none": None,
    "live": Pace(10 * 60.0, 20.0),
    "relaxed": Pace(3600.0, 300.0),
    "days": Pace(3 * DAY, DAY / 2),
}


class Face(msgspec.Struct):
    """What is kept of a clock: what each seat has left, and since when its time runs."""

    left: dict[int, float] = {}
    since: dict[int, float] = {}


class Clock:
    """The clock of one table, or that it has none."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self.pace: Pace | None = None
        self.face = Face()
        self._votes: dict[int, set[int]] = {}

    def _people(self) -> list[int]:
        return [row.seat for row in self._living.sitting if row.kind == "person"]

    def _asked(self) -> set[int]:
        table = self._living.table
        return set() if table.over else set(table.questions) & set(self._people())

    # -- keeping -----------------------------------------------------------------------------------------------------
    async def wake(self) -> None:
        """As it stood on the disk."""
        table = self._living.id
        row = await self._living.tables.storage.read(
            lambda db: db.execute("SELECT pace, left_ FROM clocks WHERE tbl=?", (table,)).fetchone()
        )
        if row is not None:
            self.pace = msgspec.json.decode(row[0], type=Pace | None)
            self.face = msgspec.json.decode(row[1], type=Face)
            self.moved()

    async def set(self, pace: Pace | None) -> None:
        """Another pace: all begin anew."""
        self.pace, self.face, self._votes = pace, Face(), {}
        if pace is not None:
            self.face.left = dict.fromkeys(range(len(self._living.sitting)), pace.time)
            self._turn()
        await self.keep()
        self._living.spread([])
        self._living.kick()

    async def keep(self) -> None:
        table = self._living.id
        row = (
            table,
            msgspec.json.encode(self.pace).decode(),
            msgspec.json.encode(self.face).decode(),
            min((self._until(seat) for seat in self.face.since), default=None) if self._falls else None,
        )
        await self._living.tables.write(self._living, lambda db: db.execute(KEEP, row).rowcount)

    # -- running -----------------------------------------------------------------------------------------------------
    @property
    def _falls(self) -> bool:
        return self.pace is not None and self.pace.over == "bot"

    def moved(self) -> bool:
        """Something was answered: is there anything to keep?"""
        return self.pace is not None and self._turn()

    def _turn(self) -> bool:
        """Stop the time of those who have answered, and begin that of those who are asked."""
        assert self.pace is not None
        now, asked, face = time.time(), self._asked(), self.face
        before = set(face.since)
        for seat in before - asked:
            spent = now - face.since.pop(seat)
            face.left[seat] = round(max(0.0, face.left.get(seat, 0.0) - spent) + self.pace.increment, 1)
            self._votes.pop(seat, None)
        for seat in asked - before:
            face.since[seat] = round(now, 1)
            face.left.setdefault(seat, self.pace.time)
        return before != asked

    def _until(self, seat: int) -> float:
        return self.face.since[seat] + self.face.left.get(seat, 0.0)

    def late(self, seat: int) -> bool:
        return self.pace is not None and seat in self.face.since and time.time() >= self._until(seat)

    def bot_from(self, seat: int) -> float | None:
        """When a bot answers for this seat (a moment in monotonic time), if it will."""
        if self.pace is None or seat not in self.face.since:
            return None
        if not self._falls and not (self.pace.over == "vote" and self.late(seat) and self._voted(seat)):
            return None
        return time.monotonic() + self._until(seat) - time.time()

    # -- voting ------------------------------------------------------------------------------------------------------
    def _voted(self, seat: int) -> bool:
        others = [one for one in self._people() if one != seat]
        return 2 * len(self._votes.get(seat, set())) > len(others)

    def vote(self, seat: int, late: int) -> None:
        """One of the others finds that a bot should answer now: more than half of them must."""
        if self.pace is None or self.pace.over != "vote" or not self.late(late) or seat == late:
            raise Refused("refused")
        self._votes.setdefault(late, set()).add(seat)
        self._living.spread([])
        self._living.kick()

    def told(self) -> dict[str, Any] | None:
        """For all to see: `until` for those whose time runs, a moment that does not change while it does."""
        if self.pace is None:
            return None
        return {
            "time": self.pace.time,
            "increment": self.pace.increment,
            "over": self.pace.over,
            "seats": [
                {
                    "seat": seat,
                    "left": None if seat in self.face.since else self.face.left.get(seat, 0.0),
                    "until": round(self._until(seat), 1) if seat in self.face.since else None,
                    "votes": sorted(self._votes.get(seat, ())),
                }
                for seat in self._people()
            ],
        }


def sooner(one: float | None, other: float | None) -> float | None:
    return other if one is None else one if other is None else min(one, other)
