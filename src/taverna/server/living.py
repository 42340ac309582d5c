"""A living table: in memory, with those who look at it.

One lock per table. An input is tried in memory, committed to disk, and only then acknowledged or shown; if the disk
will not take it, the table is read anew and nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from taverna.core.errors import IllegalAnswer, RulesBug
from taverna.core.film import Film
from taverna.core.lessons import Lesson
from taverna.core.state import Event
from taverna.core.table import Table

from . import seats, standing
from .bots import play_bots
from .company.advising import Advising
from .company.ahead import Ahead
from .company.chat import Chat
from .company.clock import Clock, sooner
from .company.notices import Notices
from .easel import Painting
from .finishing import to_its_end
from .history import History, about_to, woken
from .lessons import lesson_at
from .limits import shortened
from .refusals import Refused
from .replay import Replay
from .showing import Showing
from .shown import Shown
from .sitting import MOST, Change, surplus
from .storage import PER_SEAT, Conflict, Fenced, SeatRow, StorageError, TableRow
from .traces import span
from .viewer import Viewer

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("taverna.server")

BRIEF = 0.005  # seconds of drawing for which the others at a host can wait
GRACE = 2.0  # seconds in which a reload of the page is no leaving
LOOK = 30.0  # seconds for which bots go on among themselves after someone asked how they do


class Living:
    """A table in memory."""

    def __init__(
        self,
        tables: Tables,
        row: TableRow,
        sitting: list[SeatRow],
        table: Table,
        history: History,
        changes: Iterable[Change] = (),
        solo: bool = False,
        closed: bool = False,
        maker: bytes = b"",
    ) -> None:
        self.tables = tables
        self.row = row
        self.id = row.id
        self.sitting = sitting
        self.table = table
        self.history = history
        self.changes = list(changes)  # of seats
        self.solo = solo  # seats of one device are one person's
        self.closed = closed  # by the keeper of the host
        self.maker = maker  # by whose key thinking is shared out
        self.gone = False  # another has taken it over, or what is here is not what is on the disk
        self.number = len(table.told())  # inputs on disk
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.users = 0
        self.touched = self._looked = time.monotonic()
        self.changed = asyncio.Event()
        self.stuck = False  # a bot met a rule that fails: it does not try again until something changes
        self._woke = self.touched
        self._left: dict[int, float] = {}  # when a seat's last connection closed
        self._acted: dict[int, float] = {}  # when someone last acted for it without staying connected
        self._playing: asyncio.Task[None] | None = None
        self._replay: Replay | None = None
        self.waited: dict[int, tuple[str, int]] = {}  # what a seat is asked, and since when
        self.showing = Showing(self)
        self._background: set[asyncio.Task[None]] = set()
        self.chat, self.clock, self.notices = Chat(self), Clock(self), Notices(self)
        self.ahead, self.advising = Ahead(self), Advising(self)
        self._drawing = 1.0  # seconds that it took the last time
        self._names: tuple[list[str], dict[int, str]] | None = None  # own names, and as a board has room for them
        self.again: str | None = None  # where the same people play again

    # -- what it is --------------------------------------------------------------------------------------------------
    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson it is, if it is one."""
        return lesson_at(self.row, self.table.game)

    @property
    def open(self) -> bool:
        """May everything be shown? Once it is over, or if it is a recording."""
        return self.table.over or self.row.kind == "record"

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.table.seats:
            raise Refused("no-seat")
        return seat

    def changeable(self) -> None:
        """May anything here be changed by those who sit here? What a keeper does is not asked."""
        if self.gone:
            raise Refused("elsewhere")
        if self.closed:
            raise Refused("closed")

    def playable(self) -> None:
        self.changeable()
        if self.row.kind == "record":
            raise Refused("record-only")
        if self.number >= self.tables.settings.inputs:
            raise Refused("full")

    # -- acts --------------------------------------------------------------------------------------------------------
    async def answer(
        self, seat: int, question: str, option: str, *, bot: bool = False, stored: Callable[[], None] = lambda: None
    ) -> list[Event]:
        """Returns when the answer is on the disk, with what happened. The same answer again is acknowledged again. Ends
        even if whoever sent it is gone. `bot`: only if a bot sits there at this moment. `stored` is called when it is
        on the disk, before anyone is shown what follows."""
        with span("answer", game=self.row.game, by="bot" if bot else "person"):
            return await to_its_end(self._answer(seat, question, option, bot, stored))

    async def _answer(
        self, seat: int, question: str, option: str, bot: bool, stored: Callable[[], None]
    ) -> list[Event]:
        came, metrics = time.perf_counter(), self.tables.metrics
        async with self.lock:
            self.seat(seat)
            if bot and self.bot_at(seat) is None:
                return []
            self.playable()
            for again in (True, False):
                before = self.history.answered.get((seat, question))
                if before == option:
                    stored()
                    return []
                if before is not None:
                    raise Refused("answered")
                given = about_to(self.table.questions.get(seat), question, option)
                film = self._film()
                try:
                    with span("rules"):
                        events = self.table.answer(seat, option, question, film=film)
                except IllegalAnswer as error:
                    raise self._no(error, seat=seat) from None
                except RulesBug:
                    log.exception("table %s", self.id)
                    metrics.failed["rules"] += 1
                    raise Refused("rules-bug") from None
                if self.row.settle:
                    events = events + self._settled(film)
                if await self._committed(again):
                    break
            self.history.took(seat, given)
            stored()
            metrics.stored.add(time.perf_counter() - came)
            metrics.answers["bot" if bot else "person"] += 1
            await self._moved(events, film)
            return events

    def _film(self) -> Film | None:
        """Somebody watches how things come about."""
        watched = not self.tables.pressed and any(not viewer.still and viewer.held for viewer in self.viewers)
        return Film(self.table.game) if watched else None

    def _settled(self, film: Film | None) -> list[Event]:
        try:
            with span("rules"):
                return self.table.settle(film=film)
        except RulesBug:
            log.exception("table %s", self.id)
            return []

    async def undo(self, seat: int, question: str | None = None) -> None:
        """Take the seat's last answer back. With `question` (that answer's) it is never taken back twice."""
        await to_its_end(self._undo(seat, question))

    async def _undo(self, seat: int, question: str | None) -> None:
        async with self.lock:
            self.seat(seat)
            self.playable()
            if self.table.over:
                raise Refused("no-undo", refusal=self.table.refusal("TABLE-OVER-01"))
            for again in (True, False):
                last = self.history.last(seat)
                if question is not None and (last is None or last.question != question):
                    if (seat, question) in self.history.undone:
                        return
                    raise Refused("no-undo", refusal=self.table.refusal("TABLE-UNDO-01"))
                if self.history.taken_back(seat) >= self.tables.settings.inputs // (4 * self.table.seats):
                    raise Refused("undo-spent")
                try:
                    self.table.undo(seat)
                except IllegalAnswer as error:
                    raise self._no(error, "no-undo") from None
                if await self._committed(again):
                    break
            self.history.took_back(seat)
            await self._moved([])

    def _no(self, error: IllegalAnswer, code: str = "refused", seat: int | None = None) -> Refused:
        return Refused(code, refusal=self.table.refusal(error.clause, seat) if error.clause else None)

    async def _committed(self, again: bool) -> bool:
        """Write what the table has been told since. False: another writer was first, the table has been read anew
        and the act may be tried once more."""
        entries = self.table.told()[self.number :]
        try:
            await self.tables.storage.append(self.id, self.number, entries, self.table.over, self.tables.fence(self.id))
        except Fenced:
            raise self.tables.fenced(self.id) from None
        except Conflict:
            await self._read_anew()
            await self._moved([])
            if again:
                return False
            raise Refused("refused", refusal=self.table.refusal("TABLE-QUESTION-02")) from None
        except StorageError as error:
            log.error("table %s: %s", self.id, error)
            self.tables.metrics.failed["storage"] += 1
            more = await self._read_anew()
            await self.tables.evicted()  # who could not be heard may have lost it meanwhile
            if self.gone:
                raise Refused("elsewhere") from None
            if more and again:  # it is there, and the word that it is was lost
                return False
            raise Refused("storage") from None
        self.number += len(entries)
        return True

    async def _read_anew(self) -> bool:
        """From the disk. Is there more than was known?"""
        try:
            found = await self.tables.storage.table(self.id)
            if found is None:  # it was deleted meanwhile
                raise Refused("no-table")
            row, _, entries = found
            self.table, self.history = await self.tables.aside(woken, row, entries)
        except Exception:
            self.tables.drop(self)  # whoever comes next wakes it from disk
            raise
        known, self.number = self.number, len(entries)
        self.showing.moved()
        return self.number > known

    async def _moved(self, events: list[Event], film: Film | None = None) -> None:
        """Let the bots go on, and show everyone."""
        self.showing.moved()
        self.stuck = False
        self.touched = time.monotonic()
        self.waits()
        self.kick()
        await self._shown(events, film)

    def waits(self) -> None:
        """Others may be asked, or somebody else for them: time runs for people, and it is they who are told."""
        if self.clock.moved():
            self.tables.later(self.clock.keep())
        self.notices.moved(self.tables.standings.moved(self))

    def noted(self, change: Change) -> None:
        """A change of seats stands in everyone's log."""
        self.changes.append(change)
        if len(self.changes) > MOST and (old := surplus(self.changes)):
            self.changes = [one for place, one in enumerate(self.changes) if place not in old]
            self.showing.told_anew()
        self.showing.moved()
        self.spread([])

    # -- bots and those who left -------------------------------------------------------------------------------------
    def here(self, seat: int) -> bool:
        """Is someone connected who can answer for this seat (or was, a moment ago)?"""
        for viewer in [*self.viewers]:  # some may leave while this is asked by whoever draws
            if seat in viewer.seats:
                return True
        return time.monotonic() - self._left.get(seat, -GRACE) < GRACE

    def seen(self, seats: Iterable[int]) -> None:
        """Someone acted for these seats without staying connected: they are not away, though nobody sees them here."""
        for seat in seats:
            self._acted[seat] = time.monotonic()

    def away_until(self, seat: int) -> float | None:
        """When a bot takes over (a moment in monotonic time), since someone is absent or out of time; None: not while
        things are so."""
        return sooner(self.clock.bot_from(seat), self._gone_until(seat))

    def _gone_until(self, seat: int) -> float | None:
        """It happens only while another person is here and waits: a table left by all is simply left."""
        if self.row.takeover <= 0 or self.here(seat):
            return None
        others = (row.seat for row in self.sitting if row.kind == "person" and row.seat != seat)
        here = frozenset[int]().union(*[viewer.seats for viewer in [*self.viewers]])
        if not any(other in here for other in others):
            return None
        return max(self._woke, self._left.get(seat, 0.0), self._acted.get(seat, 0.0)) + self.row.takeover

    def bot_at(self, seat: int) -> str | None:
        """The bot that answers for this seat at this moment, if one does."""
        row = self.sitting[seat]
        if row.kind == "bot":
            return row.bot or "random"
        until = self.away_until(seat)
        if until is not None and time.monotonic() >= until:
            return self.table.game.info.usual
        return None

    def kick(self) -> None:
        """Something changed: let bots look whether they are asked."""
        self.changed.set()
        if (
            self.row.kind == "play"
            and not (self.table.over or self.closed)
            and (self._playing is None or self._playing.done())
            and self._answered_for()
        ):
            self._playing = asyncio.create_task(play_bots(self))

    def _answered_for(self) -> bool:
        """Is somebody asked for whom a bot answers, now or when their time has come, or who has answered ahead?"""
        asked, said, sitting = self.table.questions, self.ahead.said, self.sitting
        return any(seat in said or sitting[seat].kind == "bot" or self.away_until(seat) is not None for seat in asked)

    @property
    def deserted(self) -> bool:
        """Only bots sit here and nobody looks: they wait until someone does."""
        if self.viewers or any(row.kind == "person" for row in self.sitting):
            return False
        return time.monotonic() - self._looked > LOOK

    def looked_at(self) -> None:
        """Someone asks about this table, without staying connected."""
        paused = self.deserted
        self._looked = self.touched = time.monotonic()
        if paused:
            self.kick()

    @property
    def urgency(self) -> int:
        """How soon bots should think here: 0, a person who sits here waits; 1, someone watches; 2, nobody does."""
        return 0 if any(viewer.seats for viewer in self.viewers) else 1 if self.viewers else 2

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    # -- showing -----------------------------------------------------------------------------------------------------
    @property
    def names(self) -> dict[int, str]:
        """What those are called who have a name of their own."""
        own = [row.name for row in self.sitting]
        if self._names is None or self._names[0] != own:
            self._names = own, shortened({row.seat: row.name for row in self.sitting if row.name})
        return self._names[1]

    def name(self, seat: int, lang: str) -> str:
        """The one name by which all call whoever sits here."""
        return standing.name(self, seat, lang)

    def status(self, seat: int | None, lang: str) -> dict[str, Any]:
        """Who sits where, whose decision it is, whether it is over and how far this seat can take back."""
        return standing.status(self, seat, self.showing.words(lang))

    def followed_by(self, table: str) -> None:
        """Someone wants to play again: the others are told where."""
        if self.again != table:
            self.again = table
            self.spread([])

    def spread(self, events: list[Event]) -> None:
        """Under the lock: put what changed into every viewer's queue."""
        painting = Painting(self, events, None)
        self._showed(painting, painting.drawn())

    async def _shown(self, events: list[Event], film: Film | None) -> None:
        """The same, with what came about on the way, drawn beside all else that this host does."""
        painting, easel = Painting(self, events, film), self.tables.easel
        drawn: list[tuple[Viewer, bytes, Shown]] = []
        if painting:
            async with easel:
                drawn = await easel.draw(painting.drawn, brief=film is None and self._drawing < BRIEF)
        self._showed(painting, drawn)

    def _showed(self, painting: Painting, drawn: list[tuple[Viewer, bytes, Shown]]) -> None:
        for viewer, message, held in drawn:
            viewer.push(message, held)
        self.tables.metrics.drawn.add(painting.took)
        self._drawing = painting.took
        self.showing.forget()

    # -- coming and going --------------------------------------------------------------------------------------------
    async def came(self, viewer: Viewer, new_seats: bool) -> None:
        """A connection was opened, or proved another seat."""
        if viewer not in self.viewers:
            self._room_for(viewer)
        elif not new_seats:
            return
        self.viewers.add(viewer)
        self.touched = time.monotonic()
        for seat in viewer.seats:
            await seats.came(self, seat)
        self._soon(0.0)

    def _room_for(self, viewer: Viewer) -> None:
        """Whoever sits here always finds room, however many watch; nobody takes it all from one address, or with one
        seat."""
        settings = self.tables.settings
        if viewer.seats:
            beside = sum(bool(viewer.seats & other.seats) for other in self.viewers)
            if beside >= PER_SEAT:
                raise Refused("crowded")
            return
        watching = [other for other in self.viewers if not other.seats]
        near = sum(other.address == viewer.address for other in watching)
        if len(watching) >= settings.viewers or near >= settings.viewers_each:
            raise Refused("crowded")

    def went(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        for seat in viewer.seats:
            self._left[seat] = self.touched
        self.showing.went()
        if viewer.seats:
            self._soon(GRACE + 0.05)

    def _soon(self, delay: float) -> None:
        """Tell the others who is here."""

        async def tell() -> None:
            await asyncio.sleep(delay)
            async with self.lock:
                self.spread([])
                self.kick()

        task = asyncio.create_task(tell())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    @property
    def idle(self) -> bool:
        return not (self.users or self.viewers or self.busy or self._background or self.lock.locked())

    def stop(self) -> None:
        for task in (self._playing, *self._background):
            if task is not None:
                task.cancel()

    # -- after the game ----------------------------------------------------------------------------------------------
    @property
    def replay(self) -> Replay:
        """The game from its beginning, once it may be seen."""
        if not self.open:
            raise Refused("not-over")
        if self._replay is None:
            self._replay = Replay(self.row, self.record(), self.tables.aside)
        return self._replay

    def file(self) -> bytes:
        """The campaign as it stands, to be taken along. It holds the luck to come, so it is for whoever made the table
        and only where all play on one side."""
        if not self.table.game.campaign(self.table.state):
            raise Refused("no-sequel")
        return self.table.save()

    def record(self) -> bytes:
        if not self.open:
            raise Refused("not-over")
        return self.table.record()
