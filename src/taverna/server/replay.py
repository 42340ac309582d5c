"""A finished game, moment by moment: what each seat saw after n answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

from taverna.core import saves
from taverna.core.motion import moves
from taverna.core.table import Answer, Input, Table
from taverna.core.words import LANGS, called
from taverna.games import find

from .drawing import drawn
from .refusals import Refused
from .shown import Drawn, Log, shown
from .storage import TableRow

Moment = tuple[dict[str, Any], str]  # a frame, and its scene as one piece
HELD = 16  # tables on the way that are kept, so that going back is a short way
FRAMES = 24  # moments that are kept as they were drawn


class Replay:
    """Steps through a record with one table that goes forward. Going back begins at the nearest of some tables that
    were kept on the way."""

    def __init__(self, row: TableRow, record: bytes, aside: Callable[..., Awaitable[Moment]]) -> None:
        header, body = saves.read_header(record)
        self.entries: list[Input] = saves.read_inputs(header, body)
        self._row = row
        self._aside = aside
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._at = 0
        self._kept: dict[int, Table] = {}
        self._every = max(32, -(-len(self.entries) // HELD))
        self._frames: OrderedDict[tuple[Any, ...], Moment] = OrderedDict()
        self._answer: tuple[int, _Said, _Said] | None = None
        self._names: dict[int, str] = {}
        self._logs: dict[tuple[int | None, str], Log] = {}

    async def frame(self, n: int, seat: int | None, lang: str, sitting: list[dict[str, Any]]) -> Moment:
        """The scene after n answers, with the answer that led there and what it made happen."""
        if not 0 <= n <= len(self.entries):
            raise Refused("no-frame")
        key = (n, seat, lang, *(one["name"] for one in sitting))
        async with self._lock:
            kept = self._frames.pop(key, None)
            found = kept or await self._aside(self._frame, n, seat, lang, sitting)
            self._frames[key] = found
            while len(self._frames) > FRAMES:
                self._frames.popitem(last=False)
            return found

    def _frame(self, n: int, seat: int | None, lang: str, sitting: list[dict[str, Any]]) -> Moment:
        names = {one["seat"]: one["called"] for one in sitting if one.get("called")}
        if names != self._names:  # said with other names
            self._names, self._answer = names, None
            self._logs.clear()
        with called(names):
            return self._moment(n, seat, lang, sitting)

    def _moment(self, n: int, seat: int | None, lang: str, sitting: list[dict[str, Any]]) -> Moment:
        table = self._go(n)
        asked = table.questions
        log = self._logs.setdefault((seat, lang), Log())
        log.follow(table, seat, table.game.words(lang, table.state))
        status = {
            "seats": [one | {"asked": one["seat"] in asked} for one in sitting],
            "over": table.over,
            "result": table.result,
            "chosen": None,
            "undo": {"can": False, "text": "", "question": None},
        }
        scene = drawn(table, seat, lang)
        made = shown(seat, lang, Drawn.of(scene), None, status, log)
        answer = None
        if self._answer is not None:
            who, question, option = self._answer
            answer = {
                "seat": who,
                "prompt": question.describe(lang),
                "option": option.id,
                "text": option.describe(lang),
            }
        events = [event for at, event in table.happened(seat) if at == n]
        frame = made.whole() | {"type": "frame", "at": n, "of": len(self.entries), "answer": answer, "events": events}
        frame["moves"] = moves(table.game.motions, events)
        return frame, scene.filled()

    def _go(self, n: int) -> Table:
        if self._table is None or self._at > n or (self._at == n and n and self._answer is None):
            self._at = max((at for at in self._kept if at < max(n, 1)), default=0)
            self._table, self._answer = self._kept[self._at].fork() if self._at else self._root(), None
        table = self._table
        while self._at < n:
            entry = self.entries[self._at]
            self._answer = None
            if isinstance(entry, Answer):
                question = table.questions[entry.seat]
                option = next(o for o in question.options if o.id == entry.option)
                self._answer = (entry.seat, _Said(question), _Said(option))
            self._at += 1
            saves.apply(table, entry, self._at, self._row.version < table.game.version)
            if self._at % self._every == 0 and self._at not in self._kept:
                self._kept[self._at] = table.fork()
        return table

    def _root(self) -> Table:
        row = self._row
        return Table(find(row.game), row.seats, row.seed, row.options, row.pack)


class _Said:
    """The words of a question or option in every language, said before the table moves on."""

    def __init__(self, thing: Any) -> None:
        self.id: str = thing.id
        self._said: dict[str, str] = {lang: thing.describe(lang) for lang in LANGS}

    def describe(self, lang: str) -> str:
        return self._said[lang]
