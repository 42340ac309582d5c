"""Bots at living tables: they think in processes of their own, and what they answer are ordinary inputs.

A thinker is `python -m taverna.server.thinker`, spoken to over its standard input and output, one line each way. It
keeps the tables it knows and is sent only the inputs since; it ends when its input ends, so a host that is killed
leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from taverna.bots.search import Judged

from .finishing import to_its_end
from .refusals import Refused
from .seats import stands_in
from .storage import StorageError
from .traces import apart, span

if TYPE_CHECKING:
    from .living import Living

log = logging.getLogger("taverna.server")


LONG = 600.0
"""Seconds for which one waits beside a table; for longer ones the host looks now and then."""

KEPT = 64
"""Tables a thinker remembers: the ones it was asked about last. The host counts in the same way, so that it knows."""


LINE = 4 * 1024 * 1024
"""Bytes of what a thinker says in one line: of each of some hundred options, what it is worth and what it brings."""

Progress = Callable[[float], None]
ENOUGH: signal.Signals | None = getattr(signal, "SIGUSR1", None)
"""Tells a thinker that what it weighs is wanted no longer; where there is no such signal, it thinks to its end."""


class Thought(msgspec.Struct, omit_defaults=True):
    """What a thinker is asked: the table (its root only if `after` is 0), the inputs after that, and who is to move."""

    table: str
    after: int
    inputs: list[Any]
    seat: int
    bot: str
    luck: int
    root: dict[str, Any] | None = None
    advise: float = 0.0  # seconds; then all that is on offer is judged, for whoever sits there


class Reply(msgspec.Struct, omit_defaults=True):
    option: str | None = None
    unknown: bool = False  # send the table from its root
    error: str | None = None
    done: float | None = None  # so much of the thought; the answer follows
    judged: list[Judged] | None = None


class Thinker:
    """One process in which bots think, one question after another. Started when first needed."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.known: dict[str, int] = {}  # table -> how many of its inputs it was sent
        self.load = 0
        self._lock = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._awake = False  # it has said something: until then a signal would end it
        self._ending = False

    def remembers(self, table: str, number: int) -> None:
        """It has been told so many inputs of a table, and forgets the one it was asked about longest ago."""
        self.known.pop(table, None)
        self.known[table] = number
        while len(self.known) > KEPT:
            self.known.pop(next(iter(self.known)))

    async def think(self, thought: Thought, progress: Progress | None = None) -> Reply:
        """Ends even if nobody waits any more: else the next to ask would be given this reply for its own."""
        return await to_its_end(self._think(thought, progress))

    async def _think(self, thought: Thought, progress: Progress | None) -> Reply:
        self.load += 1
        try:
            async with self._lock:
                return await asyncio.wait_for(self._exchange(thought, progress), self.limit)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError) as error:
            await self.stop()
            return Reply(error=f"{type(error).__name__}: {error}")
        finally:
            self.load -= 1

    async def _exchange(self, thought: Thought, progress: Progress | None) -> Reply:
        if self._ending:
            raise OSError("nobody thinks here any more")
        if self._process is None or self._process.returncode is not None:
            self.known.clear()
            self._awake = False
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "taverna.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE,
                start_new_session=True,
            )
            if self._ending:  # meanwhile
                raise OSError("nobody thinks here any more")
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None and pipe_out is not None
        pipe_in.write(msgspec.json.encode(thought) + b"\n")
        await pipe_in.drain()
        while True:
            line = await pipe_out.readline()
            if not line:
                raise OSError("the thinker ended")
            self._awake = True
            reply = msgspec.json.decode(line, type=Reply)
            if reply.done is None:
                return reply
            if progress is not None:
                progress(reply.done)

    def enough(self) -> None:
        """Nobody waits for this thought any more: it ends after the world it is in."""
        process = self._process
        if ENOUGH is not None and self._awake and process is not None and process.returncode is None:
            process.send_signal(ENOUGH)

    async def stop(self) -> None:
        process, self._process = self._process, None
        self.known.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    async def end(self) -> None:
        """Whatever was to be thought here is given up. Nobody is at it afterwards: an event loop that ends while a
        process is being started never does."""
        self._ending = True
        await self.stop()
        async with self._lock:
            self._ending = False


class Queue:
    """So many at once; of those who wait, first whom a person waits for; among those that are equally urgent first the
    one whose maker has the fewest others waiting, so that many tables of one maker cost nobody else more than one; then
    in order of coming."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self._came = 0
        self._of: Counter[bytes] = Counter()  # by maker: those that wait or think

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, urgency: int, maker: bytes = b"") -> AsyncIterator[None]:
        others = self._of[maker]
        self._of[maker] += 1
        try:
            async with self._turn(urgency, others):
                yield
        finally:
            self._of[maker] -= 1
            if not self._of[maker]:
                del self._of[maker]

    @asynccontextmanager
    async def _turn(self, urgency: int, others: int) -> AsyncIterator[None]:
        if self._free > 0 and not self._waiting:
            self._free -= 1
        else:
            self._came += 1
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._waiting, (urgency, others, self._came, mine))
            try:
                with span("queue", urgency=urgency):
                    await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()  # it was my turn just now: another's then
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._waiting:
            *_, first = heapq.heappop(self._waiting)
            if not first.done():
                first.set_result(None)
                return
        self._free += 1


class Thinkers:
    """A few thinkers; a table stays with the one that knows it unless another is free."""

    def __init__(self, count: int, limit: float) -> None:
        self._all = [Thinker(limit) for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self._queue = Queue(len(self._all))

    @property
    def waiting(self) -> int:
        """How many questions wait for their turn."""
        return self._queue.waiting

    async def choose(self, living: Living, seat: int, question: str, bot: str) -> str | None:
        """What the bot answers; None if it could not say."""
        if bot == "random":
            asked = living.table.questions.get(seat)
            if asked is None or asked.id != question:
                return None
            return Random(luck(living, question)).choice([option.id for option in asked.options])
        async with self._queue.turn(living.urgency, living.maker):
            with span("thinking", inputs=living.number):
                reply = await self._thought(self._free(living), living, seat, question, bot)
            return reply.option if reply is not None else None

    async def advise(self, living: Living, seat: int, question: str, progress: Progress) -> list[Judged]:
        """What is thought of all that is on offer to a seat. Whoever stops waiting stops the thought, too."""
        wanted = True
        busy: Thinker | None = None

        def told(done: float) -> None:
            if wanted:
                progress(done)
            elif busy is not None:
                busy.enough()

        async def thought() -> Reply | None:
            nonlocal busy
            async with self._queue.turn(0, living.maker):
                if not wanted:
                    return None
                busy = self._free(living)
                return await self._thought(busy, living, seat, question, "", told)

        task = asyncio.ensure_future(thought())
        try:
            reply = await asyncio.shield(task)
        except asyncio.CancelledError:
            wanted = False
            if busy is not None and not task.done():
                busy.enough()
            raise
        if reply is None or reply.judged is None:
            raise Refused("failed")
        return reply.judged

    def _free(self, living: Living) -> Thinker:
        return min(self._all, key=lambda one: (one.load, living.id not in one.known))

    async def _thought(
        self, thinker: Thinker, living: Living, seat: int, question: str, bot: str, progress: Progress | None = None
    ) -> Reply | None:
        """What a bot answers; without one, what is thought of all there is to answer."""
        for _ in range(2):
            entries = living.table.told()[: living.number]
            after = min(thinker.known.get(living.id, 0), len(entries))
            row = living.row
            reply = await thinker.think(
                Thought(
                    living.id,
                    after,
                    entries[after:],
                    seat,
                    bot,
                    luck(living, question),
                    None
                    if after
                    else {
                        "game": row.game,
                        "seats": row.seats,
                        "seed": row.seed,
                        "options": row.options,
                        "pack": row.pack,
                    },
                    0.0 if bot else living.tables.settings.advice,
                ),
                progress,
            )
            if reply.unknown:
                thinker.known.pop(living.id, None)
                continue
            if reply.error is not None:
                log.error("bot %s at table %s: %s", bot, living.id, reply.error)
                return None
            thinker.remembers(living.id, len(entries))
            return reply
        return None

    async def stop(self) -> None:
        for thinker in self._all:
            await thinker.end()


def luck(living: Living, question: str) -> int:
    """A bot's luck at one question: the same after a crash, and known to nobody before the game is over. In a lesson
    the same at every table, so that what is told fits what they do."""
    if (lesson := living.lesson) is not None:
        return lesson.luck(question)
    data = f"{living.row.seed}/{living.id}/{question}".encode()
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "big")


async def play_bots(living: Living) -> None:
    """Answer for the bots, and for people who left, until only people who are here are asked."""
    while not living.gone:
        try:
            return await _play(living)
        except StorageError as error:
            log.error("bots at table %s: %s", living.id, error)
            await asyncio.sleep(1.0)
        except Refused:  # it is another process's by now
            return


async def _play(living: Living) -> None:
    thinkers = living.tables.thinkers
    while not living.table.over and not living.stuck and not living.deserted:
        living.changed.clear()
        async with living.lock:
            asked = {seat: question.id for seat, question in living.table.questions.items()}
            due = {seat: bot for seat in asked if (bot := living.bot_at(seat)) is not None}
            lesson = living.lesson
            if lesson is not None and lesson.you in asked and lesson.you not in due:
                due = {}  # whoever learns decides first where anybody may
            for seat in due:
                await stands_in(living, seat)
            people = [seat for seat in asked if seat not in due]
            said = {seat: until for seat in people if (until := living.ahead.until(seat)) is not None}
            waits = [until for seat in people if (until := living.away_until(seat)) is not None] + [*said.values()]
        ready = next((seat for seat, until in said.items() if until <= time.monotonic()), None)
        if ready is not None:
            await living.ahead.answer(ready)
            continue
        if not due:
            if not waits or min(waits) - time.monotonic() > LONG:
                return
            try:
                await asyncio.wait_for(living.changed.wait(), max(0.05, min(waits) - time.monotonic()))
            except TimeoutError:
                async with living.lock:
                    living.spread([])  # a bot sits in for someone now
            continue
        if living.tables.settings.pause:
            await asyncio.sleep(living.tables.settings.pause)
        for seat, bot in due.items():
            with apart("bot", game=living.row.game, bot=bot):
                await answer_for(living, thinkers, seat, asked[seat], bot)


async def answer_for(living: Living, thinkers: Thinkers, seat: int, question: str, bot: str) -> None:
    """Think and answer. If a bot cannot, a random answer is given for it; a rule that fails stops the bots."""
    async with living.lock:
        still = living.table.questions.get(seat)
        if still is None or still.id != question:
            return
        options = [option.id for option in still.options]
    option = await thinkers.choose(living, seat, question, bot)
    for given in (option, Random(luck(living, question)).choice(options)):
        if given is None:
            continue
        try:
            await living.answer(seat, question, given, bot=True)
            return
        except Refused as error:
            if error.code == "storage":
                await asyncio.sleep(1.0)
                return
            if error.code in ("rules-bug", "full", "record-only", "closed"):
                living.stuck = True
                return
            async with living.lock:
                still = living.table.questions.get(seat)
                if still is None or still.id != question:
                    return
