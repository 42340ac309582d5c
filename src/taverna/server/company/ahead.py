"""Answers given ahead: a person says once how certain questions are answered for them, until they take it back.

A game names the questions and the answer (`Game.ahead`); where a hero would fall the person is asked all the same. The
host answers after a moment that is always as long, so that nobody learns from it what lies in a hand. Who has said what
is seen from that seat alone, and so is the line in the log.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from taverna.core.ask import option_id
from taverna.core.words import Words

from ..refusals import Refused
from ..sitting import happened, insert

if TYPE_CHECKING:
    from ..living import Living

KEEP = "INSERT INTO ahead VALUES (?,?,?) ON CONFLICT (tbl, seat) DO UPDATE SET questions=excluded.questions"
MOMENT = 1.0  # seconds


class Ahead:
    """What those who sit at one table have said ahead."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self.said: dict[int, list[str]] = {}
        self._asked: dict[int, tuple[str, float]] = {}  # which question, and since when

    async def wake(self) -> None:
        """As it stood on the disk."""
        table = self._living.id
        rows = await self._living.tables.storage.read(
            lambda db: db.execute("SELECT seat, questions FROM ahead WHERE tbl=?", (table,)).fetchall()
        )
        self.said = {seat: msgspec.json.decode(questions, type=list[str]) for seat, questions in rows}

    async def say(self, seat: int, question: str, on: bool) -> None:
        """Under the lock: how this question is answered for this seat from now on."""
        living = self._living
        if question not in living.table.game.ahead:
            raise Refused("bad-request", "a question that nobody can answer ahead")
        others = [one for one in self.said.get(seat, []) if one != question]
        said = [*others, question] if on else others
        row = (living.id, seat, msgspec.json.encode(said).decode())
        await living.tables.write(living, lambda db: db.execute(KEEP, row).rowcount)
        self.said[seat] = said
        living.spread([])
        living.kick()

    def lose(self, seat: int) -> None:
        """Whoever said it does not sit there any more."""
        self.said.pop(seat, None)

    def option(self, seat: int) -> str | None:
        """What is to be answered for this seat now, if it has said so."""
        living = self._living
        asked = living.table.questions.get(seat)
        if asked is None or asked.prompt not in self.said.get(seat, ()) or living.sitting[seat].kind != "person":
            return None
        if (
            asked.dire or asked.about.get("who", seat) != seat
        ):  # where anyone may answer, it may be about another's hero
            return None
        wanted = option_id(living.table.game.ahead[asked.prompt])
        return next((one.id for one in asked.options if one.id == wanted), None)

    def until(self, seat: int) -> float | None:
        """When it is answered (a moment in monotonic time)."""
        asked = self._living.table.questions.get(seat)
        if asked is None or self.option(seat) is None:
            return None
        if self._asked.get(seat, ("", 0.0))[0] != asked.id:
            self._asked[seat] = (asked.id, time.monotonic())
        return self._asked[seat][1] + MOMENT

    async def answer(self, seat: int) -> None:
        """Answer now, and say so to whoever sits there."""
        living = self._living
        async with living.lock:
            asked, option = living.table.questions.get(seat), self.option(seat)
            if asked is None or option is None:
                return
            change = happened("ahead", seat, "", living.table.answers)
            await living.tables.write(living, lambda db: insert(db, living.id, [change]))
            living.noted(change)
        try:
            await living.answer(seat, asked.id, option)
        except Refused:
            living.stuck = True  # until something changes

    def told(self, seat: int | None, words: Words) -> list[dict[str, Any]]:
        """For this seat alone: what can be said ahead, and what it has said."""
        living = self._living
        if seat is None or living.table.over or not living.table.game.ahead:
            return []
        said, can = self.said.get(seat, []), living.table.game.ahead
        texts = words.once("ahead", lambda: {one: words(f"ahead-{one}") for one in can})
        return [{"id": one, "text": texts[one], "on": one in said} for one in can]
