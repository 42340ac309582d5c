"""Advice at a table: whether it may be had there, whoever asks is told of in the log, and it is thought of in the
thinkers' processes, from what the seat sees alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from taverna.bots.advice import Spoken, spoken
from taverna.bots.search import Judged
from taverna.core.words import called

from ..refusals import Refused
from ..sitting import happened, insert

if TYPE_CHECKING:
    from ..living import Living

KEPT = 8  # what was advised lately at a table, so that asking again costs nothing


class Advising:
    """Advice at one table. `wanted`: what was said about it when the table was set, if anything was."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self.wanted: bool | None = None
        self._found: dict[tuple[int, str], list[Judged]] = {}

    async def wake(self) -> None:
        """As it stood on the disk."""
        sql, table = "SELECT allowed FROM advice WHERE tbl=?", self._living.id
        row = await self._living.tables.storage.read(lambda db: db.execute(sql, (table,)).fetchone())
        self.wanted = None if row is None else bool(row[0])

    @property
    def allowed(self) -> bool:
        """Unless it was said otherwise: where all play together, where one plays alone, and in a lesson."""
        living = self._living
        if self.wanted is not None or living.row.kind != "play":
            return bool(self.wanted) and living.row.kind == "play"
        people = sum(row.kind == "person" for row in living.sitting)
        game = living.table.game
        return game.info.cooperative or people <= 1 or living.lesson is not None

    async def ask(
        self, seat: int, question: str, lang: str, progress: Callable[[float], None] = lambda done: None
    ) -> list[Spoken]:
        """One to three answers to what the seat is asked. The others are told that it was asked for, once."""
        living = self._living
        await asyncio.shield(asyncio.ensure_future(self._tell(seat, question)))
        judged = self._found.get((seat, question))
        if judged is None:
            judged = await living.tables.thinkers.advise(living, seat, question, progress)
        async with living.lock:
            self._open(seat, question)
            self._found[seat, question] = judged
            while len(self._found) > KEPT:
                self._found.pop(next(iter(self._found)))
            with called(living.names):
                return spoken(living.table, seat, judged, lang)

    async def _tell(self, seat: int, question: str) -> None:
        """It stands in everyone's log: on the disk first."""
        living = self._living
        async with living.lock:
            self._open(seat, question)
            if not self._told(seat):
                change = happened("advised", seat, living.sitting[seat].name, living.table.answers)
                await living.tables.write(living, lambda db: insert(db, living.id, [change]))
                living.noted(change)

    def _open(self, seat: int, question: str) -> None:
        living = self._living
        living.changeable()
        if not self.allowed:
            raise Refused("refused", refusal=living.table.refusal("TABLE-ADVICE-01"))
        asked = living.table.questions.get(living.seat(seat))
        if asked is None or asked.id != question:
            raise Refused("refused", refusal=living.table.refusal("TABLE-QUESTION-02"))

    def _told(self, seat: int) -> bool:
        """Since its last answer all have been told that this seat asks."""
        now = self._living.table.answers
        return any(one.what == "advised" and one.seat == seat and one.after == now for one in self._living.changes)
