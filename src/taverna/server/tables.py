"""Living tables: woken from disk by giving them their inputs again, and put back to rest when nobody looks.

One lock per table. An input is tried in memory, committed to disk, and only then acknowledged or shown; if the disk
will not take it, the table is read anew and nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec

import taverna
from taverna.bots import names
from taverna.core import saves
from taverna.core.ask import Question
from taverna.core.errors import ContentError, IllegalAnswer, OptionError, RulesBug, SaveError
from taverna.core.film import Film
from taverna.core.scene import Scene
from taverna.core.state import Event
from taverna.core.table import Answer, Input, Table, Undo
from taverna.core.words import LANGS, Say
from taverna.games import find

from . import keys
from .bots import Thinkers, play_bots
from .drawing import drawn, filmed
from .limits import clean_name
from .refusals import Refused, say
from .replay import Replay
from .settings import Settings
from .shown import Log, Shown, asked, encode, shown, update
from .storage import Conflict, SeatRow, Storage, StorageError, TableRow
from .wire import NewSeat, NextIn

log = logging.getLogger("taverna.server")

T = TypeVar("T")

RECENT = 4  # what a viewer was shown lately, so that one who comes back gets only what changed
GRACE = 2.0  # seconds in which a reload of the page is no leaving


class Viewer(Protocol):
    """A connection that is shown the table."""

    seat: int | None
    lang: str
    seats: frozenset[int]  # proven by tokens
    still: bool  # wants no beats on the way
    held: Shown | None

    def push(self, message: bytes, held: Shown) -> None: ...


class Given(msgspec.Struct, frozen=True):
    """An answer as its seat may want to see it again."""

    question: str
    option: str
    words: Say | None
    on: list[str]


class History:
    """Which questions were answered how: so that repeating an answer is no second answer, and undo says what it
    takes back."""

    def __init__(self, seats: int) -> None:
        self.answered: dict[tuple[int, str], str] = {}
        self.undone: set[tuple[int, str]] = set()
        self._last: list[list[Given]] = [[] for _ in range(seats)]

    def took(self, seat: int, given: Given) -> None:
        self.answered[seat, given.question] = given.option
        self._last[seat].append(given)

    def took_back(self, seat: int) -> None:
        if self._last[seat]:
            self.undone.add((seat, self._last[seat].pop().question))

    def last(self, seat: int) -> Given | None:
        """The seat's last answer in effect."""
        return self._last[seat][-1] if self._last[seat] else None


def about_to(question: Question | None, id: str, option: str) -> Given:
    """An answer before it is given: what it says is known only while its question is open."""
    if question is not None and question.id == id:
        for one in question.options:
            if one.id == option:
                return Given(id, option, one.say, one.targets)
    return Given(id, option, None, [])


def woken(row: TableRow, entries: Iterable[Input]) -> tuple[Table, History]:
    """A table as its inputs left it. Raises `SaveError` if the rules no longer lead there."""
    try:
        table = Table(find(row.game), row.seats, row.seed, row.options, row.pack)
    except (OptionError, ContentError) as error:
        raise SaveError(str(error)) from None
    history = History(row.seats)
    older = row.version < table.game.version
    for nth, entry in enumerate(entries, 1):
        if isinstance(entry, Answer) and not entry.forced:
            question = table.questions.get(entry.seat)
            given = about_to(question, question.id if question else "", entry.option)
            saves.apply(table, entry, nth, older)
            history.took(entry.seat, given)
        else:
            saves.apply(table, entry, nth, older)
            if isinstance(entry, Undo):
                history.took_back(entry.seat)
    return table, history


def warmed_up() -> None:
    """Play a little of every game once, before there are threads: what is built at first use (content, the codecs of
    structs) is then there, and is never built by two threads at the same time, which they do not survive."""
    for info in taverna.games().values():
        table = Table(find(info.id), info.min_seats, 0, {})
        for _ in range(3 * info.min_seats):
            for seat, question in table.questions.items():
                table.answer(seat, question.options[0].id)
                break
        saves.load(table.record(), find)
        msgspec.to_builtins([event for _, event in table.happened(None)])


def spoken() -> None:
    """Compile the words of every game in every language, so that nobody waits for it."""
    for info in taverna.games().values():
        table = Table(find(info.id), info.min_seats, 0, {})
        for lang in LANGS:
            drawn(table, None, lang)
            say(lang, "undo-nothing")


class Living:
    """A table in memory."""

    def __init__(self, tables: Tables, row: TableRow, seats: list[SeatRow], table: Table, history: History) -> None:
        self.tables = tables
        self.row = row
        self.id = row.id
        self.sitting = seats
        self.table = table
        self.history = history
        self.number = len(table.told())  # inputs on disk
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.users = 0
        self.touched = time.monotonic()
        self.changed = asyncio.Event()
        self.stuck = False  # a bot met a rule that fails: it does not try again until something changes
        self._woke = self.touched
        self._left: dict[int, float] = {}  # when a seat's last connection closed
        self._acted: dict[int, float] = {}  # when someone last acted for it without staying connected
        self._playing: asyncio.Task[None] | None = None
        self._replay: Replay | None = None
        self._version = 0
        self._logs: dict[tuple[int | None, str], Log] = {}
        self._recent: dict[tuple[int | None, str], OrderedDict[str, Shown]] = {}
        self._drawn: dict[tuple[int | None, str], tuple[int, Scene, dict[str, Any] | None]] = {}
        self._background: set[asyncio.Task[None]] = set()

    # -- what it is --------------------------------------------------------------------------------------------------
    @property
    def open(self) -> bool:
        """May everything be shown? Once it is over, or if it is a recording."""
        return self.table.over or self.row.kind == "record"

    def seat(self, seat: int) -> int:
        if not 0 <= seat < self.table.seats:
            raise Refused("no-seat")
        return seat

    def playable(self) -> None:
        if self.row.kind == "record":
            raise Refused("record-only")
        if self.number >= self.tables.settings.inputs:
            raise Refused("full")

    # -- acts --------------------------------------------------------------------------------------------------------
    async def answer(
        self, seat: int, question: str, option: str, *, bot: bool = False, stored: Callable[[], None] = lambda: None
    ) -> list[Event]:
        """Returns when the answer is on the disk, with what happened. The same answer again is acknowledged again.
        Finishes even if whoever sent it is gone. `bot`: only if a bot sits there at this moment. `stored` is called
        when it is on the disk, before anyone is shown what follows."""
        return await asyncio.shield(asyncio.ensure_future(self._answer(seat, question, option, bot, stored)))

    async def _answer(
        self, seat: int, question: str, option: str, bot: bool, stored: Callable[[], None]
    ) -> list[Event]:
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
                    events = self.table.answer(seat, option, question, film=film)
                except IllegalAnswer as error:
                    raise self._no(error) from None
                except RulesBug:
                    log.exception("table %s", self.id)
                    raise Refused("rules-bug") from None
                if self.row.settle:
                    events = events + self._settled(film)
                if await self._committed(again):
                    break
            self.history.took(seat, given)
            stored()
            self._moved(events, film)
            return events

    def _film(self) -> Film | None:
        """Somebody watches how things come about."""
        watched = not self.tables.pressed and any(not viewer.still and viewer.held for viewer in self.viewers)
        return Film(self.table.game) if watched else None

    def _settled(self, film: Film | None) -> list[Event]:
        try:
            return self.table.settle(film=film)
        except RulesBug:
            log.exception("table %s", self.id)
            return []

    async def undo(self, seat: int, question: str | None = None) -> None:
        """Take the seat's last answer back. With `question` (that answer's) it is never taken back twice."""
        await asyncio.shield(asyncio.ensure_future(self._undo(seat, question)))

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
                try:
                    self.table.undo(seat)
                except IllegalAnswer as error:
                    raise self._no(error, "no-undo") from None
                if await self._committed(again):
                    break
            self.history.took_back(seat)
            self._moved([])

    def _no(self, error: IllegalAnswer, code: str = "refused") -> Refused:
        return Refused(code, refusal=self.table.refusal(error.clause) if error.clause else None)

    async def _committed(self, again: bool) -> bool:
        """Write what the table has been told since. False: another writer was first, the table has been read anew
        and the act may be tried once more."""
        entries = self.table.told()[self.number :]
        try:
            await self.tables.storage.append(self.id, self.number, entries, self.table.over)
        except Conflict:
            await self._read_anew()
            self._moved([])
            if again:
                return False
            raise Refused("refused", refusal=self.table.refusal("TABLE-QUESTION-02")) from None
        except StorageError:
            log.exception("table %s", self.id)
            await self._read_anew()
            raise Refused("storage") from None
        self.number += len(entries)
        return True

    async def _read_anew(self) -> None:
        try:
            found = await self.tables.storage.table(self.id)
            assert found is not None
            row, _, entries = found
            self.table, self.history = await self.tables.aside(woken, row, entries)
        except Exception:
            self.tables.forget(self)  # whoever comes next wakes it from disk
            raise
        self.number = len(entries)
        self._version += 1

    def _moved(self, events: list[Event], film: Film | None = None) -> None:
        """Show everyone, and let the bots go on."""
        self._version += 1
        self.stuck = False
        self.touched = time.monotonic()
        self.spread(events, film)
        self.kick()

    async def rename(self, seat: int, name: str) -> None:
        async with self.lock:
            row = self.sitting[self.seat(seat)]
            row.name = clean_name(name)
            await self.tables.storage.sit(self.id, row)
            self.spread([])

    async def seated(self, seat: int, kind: str, bot: str | None) -> None:
        """Give a seat to a bot, or back to a person."""
        async with self.lock:
            row = self.sitting[self.seat(seat)]
            self.playable()
            if kind == "bot":
                row.kind, row.bot = "bot", checked_bot(self.table.game.id, bot)
            else:
                row.kind, row.bot = "person", None
            await self.tables.storage.sit(self.id, row)
            self.spread([])
            self.kick()

    # -- bots and those who left -------------------------------------------------------------------------------------
    def here(self, seat: int) -> bool:
        """Is someone connected who can answer for this seat (or was, a moment ago)?"""
        if any(seat in viewer.seats for viewer in self.viewers):
            return True
        return time.monotonic() - self._left.get(seat, -GRACE) < GRACE

    def seen(self, seats: Iterable[int]) -> None:
        """Someone acted for these seats without staying connected: they are not away, though nobody sees them here."""
        for seat in seats:
            self._acted[seat] = time.monotonic()

    def away_until(self, seat: int) -> float | None:
        """When a bot takes over for an absent person (a moment in monotonic time); None: not while things are so.
        It happens only while another person is here and waits: a table left by all is simply left."""
        if self.row.takeover <= 0 or self.here(seat):
            return None
        others = (row.seat for row in self.sitting if row.kind == "person" and row.seat != seat)
        if not any(any(other in viewer.seats for viewer in self.viewers) for other in others):
            return None
        return max(self._woke, self._left.get(seat, 0.0), self._acted.get(seat, 0.0)) + self.row.takeover

    def bot_at(self, seat: int) -> str | None:
        """The bot that answers for this seat at this moment, if one does."""
        row = self.sitting[seat]
        if row.kind == "bot":
            return row.bot or "random"
        until = self.away_until(seat)
        if until is not None and time.monotonic() >= until:
            return names(self.table.game)[-1]
        return None

    def kick(self) -> None:
        """Something changed: let bots look whether they are asked."""
        self.changed.set()
        if self.row.kind == "play" and not self.table.over and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(play_bots(self))

    @property
    def busy(self) -> bool:
        return self._playing is not None and not self._playing.done()

    # -- showing -----------------------------------------------------------------------------------------------------
    def name(self, seat: int, lang: str) -> str:
        row = self.sitting[seat]
        return row.name or say(lang, f"seat-{row.kind}", n=seat + 1)

    def status(self, seat: int | None, lang: str) -> dict[str, Any]:
        """Who sits where, whose decision it is, whether it is over and how far this seat can take back."""
        open_to = self.table.questions
        return {
            "seats": [
                {
                    "seat": row.seat,
                    "name": self.name(row.seat, lang),
                    "kind": row.kind,
                    "bot": self.bot_at(row.seat),
                    "here": row.kind == "bot" or self.here(row.seat),
                    "claimed": row.kind == "bot" or row.claimed is not None,
                    "asked": row.seat in open_to,
                }
                for row in self.sitting
            ],
            "over": self.table.over,
            "next": self.row.kind == "play" and self.table.sequel() is not None,
            "result": self.table.result,
            "chosen": self._chosen(seat, lang),
            "undo": self._undo_status(seat, lang),
        }

    def _chosen(self, seat: int | None, lang: str) -> dict[str, Any] | None:
        """The seat's own secret answer, while it lies face down."""
        last = None if seat is None else self.history.last(seat)
        if seat is None or last is None or last.words is None or seat in self.table.questions:
            return None
        refusal = self.table.why(seat, "")
        if refusal is None or refusal.clause != "TABLE-HELD-01":
            return None
        text = self.table.game.words(lang, self.table.state).say(last.words)
        return {"option": last.option, "text": text, "on": last.on}

    def _undo_status(self, seat: int | None, lang: str) -> dict[str, Any]:
        if seat is None:
            return {"can": False, "text": say(lang, "undo-watching"), "question": None}
        last = self.history.last(seat)
        if self.table.over or last is None:
            why = "undo-over" if self.table.over else "undo-nothing"
            return {"can": False, "text": say(lang, why), "question": None}
        what = self.table.game.words(lang, self.table.state).say(last.words) if last.words else ""
        can = self.table.can_undo(seat)
        return {"can": can, "text": say(lang, "undo-can" if can else "undo-not", what=what), "question": last.question}

    def show(self, seat: int | None, lang: str) -> Shown:
        """What this seat is shown now. Drawn once per seat, language and state."""
        key = (seat, lang)
        made = self._drawn.get(key)
        if made is None or made[0] != self._version:
            scene = drawn(self.table, seat, lang)
            if made is not None:  # share what has not changed
                old = made[1]
                for name, markup in scene.items():
                    if old.get(name) == markup:
                        scene[name] = old[name]
            question = None if seat is None else self.table.questions.get(seat)
            made = (self._version, scene, None if question is None else asked(question, lang))
            self._drawn[key] = made
            self._logs.setdefault(key, Log()).follow(self.table, seat, lang)
        recent = self._recent.setdefault(key, OrderedDict())
        status = self.status(seat, lang)
        if recent:
            last = next(reversed(recent.values()))
            if last.scene is made[1] and last.status == status:
                return last
        new = shown(seat, lang, made[1], made[2], status, self._logs[key])
        if new.to in recent:
            recent.move_to_end(new.to)
            return recent[new.to]
        recent[new.to] = new
        while len(recent) > RECENT:
            recent.popitem(last=False)
        return new

    def since(self, seat: int | None, lang: str, have: str | None) -> tuple[bytes | None, Shown]:
        """What brings someone up to date who holds this digest; None if they are."""
        new = self.show(seat, lang)
        if have == new.to:
            return None, new
        old = self._recent[seat, lang].get(have or "")
        return encode(new.whole() if old is None else update(old, new, ())), new

    def spread(self, events: list[Event], film: Film | None = None) -> None:
        """Put what changed into every viewer's queue."""
        made: dict[tuple[str, str, bool], bytes] = {}
        for viewer in list(self.viewers):
            if viewer.held is None:
                continue
            try:
                new = self.show(viewer.seat, viewer.lang)
                if new.to == viewer.held.to:
                    continue
                key = (viewer.held.to, new.to, viewer.still)
                if key not in made:
                    way: Iterable[tuple[Scene, list[Event]]] = ()
                    if film is not None and not viewer.still:
                        way = filmed(film, self.table.content, viewer.seat, viewer.lang)
                    made[key] = encode(update(viewer.held, new, events, way))
            except Exception:  # what has happened has happened, even if it cannot be shown
                log.exception("table %s cannot be shown", self.id)
                continue
            viewer.push(made[key], new)

    # -- coming and going --------------------------------------------------------------------------------------------
    async def came(self, viewer: Viewer, new_seats: bool) -> None:
        """A connection was opened, or proved another seat."""
        if viewer not in self.viewers and len(self.viewers) >= self.tables.settings.viewers:
            raise Refused("crowded")
        if viewer in self.viewers and not new_seats:
            return
        self.viewers.add(viewer)
        self.touched = time.monotonic()
        for seat in viewer.seats:
            row = self.sitting[seat]
            if row.claimed is None:
                row.claimed = time.time()
                await self.tables.storage.claim(self.id, seat)
        self._soon(0.0)

    def went(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        for seat in viewer.seats:
            self._left[seat] = self.touched
        for key in list(self._drawn):  # what nobody looks at need not be kept
            if not any((other.seat, other.lang) == key for other in self.viewers):
                self._drawn.pop(key)
                self._logs.pop(key, None)
                self._recent[key] = OrderedDict(list(self._recent.get(key, {}).items())[-1:])
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


class Tables:
    """All tables of a host: those awake, and how to wake the others."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.pressed = False  # more to do than there is time for: leave out what is only nice
        self.awake: OrderedDict[str, Living] = OrderedDict()
        self._waking: dict[str, asyncio.Task[Living]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(2, "game")

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Do what may take a while outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # -- waking and resting ------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Living]:
        """A table in memory, for as long as it is used."""
        living = self.awake.get(id) or await self._wake(id)
        living.users += 1
        living.touched = time.monotonic()
        try:
            yield living
        finally:
            living.users -= 1

    async def _wake(self, id: str) -> Living:
        task = self._waking.get(id)
        if task is None:
            task = self._waking[id] = asyncio.create_task(self._woken(id))
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def _woken(self, id: str) -> Living:
        found = await self.storage.table(id) if len(id) <= 40 else None
        if found is None:
            raise Refused("no-table")
        row, seats, entries = found
        try:
            table, history = await self.aside(woken, row, entries)
        except SaveError as error:
            log.error("table %s cannot be woken: %s", id, error)
            raise Refused("changed-rules") from None
        living = self.awake[id] = Living(self, row, seats, table, history)
        self._make_room()
        living.kick()
        return living

    def _make_room(self) -> None:
        """Rest what was used longest ago, beyond the number kept awake."""
        surplus = len(self.awake) - max(1, self.settings.awake)
        if surplus > 0:
            for living in sorted(self.awake.values(), key=lambda one: one.touched)[:-1]:
                if surplus > 0 and living.idle:
                    self.forget(living)
                    surplus -= 1

    def forget(self, living: Living) -> None:
        if self.awake.get(living.id) is living:
            del self.awake[living.id]

    def rest(self, longer_than: float) -> int:
        """Put tables to rest that nobody has used for so long; returns how many."""
        now = time.monotonic()
        idle = [one for one in self.awake.values() if one.idle and now - one.touched >= longer_than]
        for living in idle:
            self.forget(living)
        return len(idle)

    async def start(self) -> None:
        warmed_up()
        self._spoken = asyncio.ensure_future(self.aside(spoken))
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        every = max(0.2, min(30.0, self.settings.rest / 2))
        while True:
            await asyncio.sleep(every)
            self.rest(self.settings.rest)

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for living in list(self.awake.values()):
            living.stop()
            async with living.lock:  # what is being written gets written
                pass
        self.awake.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- making ------------------------------------------------------------------------------------------------------
    async def create(
        self,
        *,
        game: str,
        seats: list[NewSeat],
        options: dict[str, Any],
        lang: str,
        settle: bool = True,
        takeover: float | None = None,
        device: str | None = None,
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its id and the token of every person's seat."""
        rules = found(game)
        try:
            table = Table(rules, len(seats), keys.new_seed(), options)
            if settle:
                table.settle()
        except (OptionError, ContentError) as error:
            raise Refused("bad-options", str(error)) from None
        row = TableRow(
            id=keys.new_table(),
            game=rules.id,
            version=rules.version,
            seats=len(seats),
            seed=table.seed,
            options=table.options,
            lang=lang,
            settle=settle,
            takeover=self.settings.takeover if takeover is None else takeover,
        )
        return await self._stored(row, seats, table.told(), device)

    async def fork(
        self, living: Living, at: int, seats: list[NewSeat] | None, lang: str, device: str | None
    ) -> tuple[str, dict[int, str]]:
        """A new table that goes on from after `at` answers of one that may be seen whole."""
        entries = living.replay.entries
        if not 0 <= at <= len(entries):
            raise Refused("no-frame")
        if seats is None:
            seats = [NewSeat(kind=s.kind, bot=s.bot, name=s.name, mine=s.kind == "person") for s in living.sitting]
        if len(seats) != living.table.seats:
            raise Refused("bad-options", f"this game has {living.table.seats} seats")
        old = living.row
        table, _ = await self.aside(woken, old, entries[:at])
        row = msgspec.structs.replace(
            old, id=keys.new_table(), kind="play", lang=lang, origin=old.id, prefix=at, over=table.over
        )
        return await self._stored(row, seats, table.told(), device)

    async def followed(self, living: Living) -> bool:
        """Has the next table been made?"""
        return await self.storage.table(keys.next_table(living.row.id, living.row.seed)) is not None

    async def follow(self, living: Living, wanted: NextIn | None = None) -> str:
        """The next table of a campaign, with the same people. Whoever asks first makes it, as `wanted` by them; it is
        the same for all."""
        sequel = living.table.sequel()
        if sequel is None or living.row.kind != "play":
            raise Refused("no-sequel")
        old = living.row
        id = keys.next_table(old.id, old.seed)
        if await self.storage.table(id) is not None:
            return id
        asked = wanted or NextIn()
        chosen = {name: asked.options[name] for name in asked.options if name not in ("world", "mode")}
        following = sequel.wanted(asked.seats, chosen)
        try:
            table = Table(living.table.game, following.seats, keys.new_seed(), following.options, old.pack)
        except (OptionError, ContentError) as error:
            raise Refused("bad-options", str(error)) from None
        if old.settle:
            table.settle()
        row = msgspec.structs.replace(
            old,
            id=id,
            version=table.game.version,
            seats=table.seats,
            seed=table.seed,
            options=table.options,
            origin=old.id,
            prefix=0,
            over=table.over,
        )
        sitting = [SeatRow(s.seat, s.kind, s.bot, s.name) for s in living.sitting[: table.seats]]
        sitting += [SeatRow(nth, "bot", checked_bot(old.game, None)) for nth in range(len(sitting), table.seats)]
        try:
            await self.storage.create(row, sitting, {}, table.told(), None, [], heir_of=old.id)
        except Conflict:
            pass  # another was first: it is there
        except StorageError:
            log.exception("the table after %s", old.id)
            raise Refused("storage") from None
        return id

    async def bring(self, data: bytes, lang: str, device: str) -> str:
        """The file of a campaign, from another machine: checked by playing it, and played on here."""
        try:
            table = await self.aside(self._checked, data)
        except (SaveError, OptionError, ContentError, RecursionError) as error:
            raise Refused("bad-record", str(error) or "nested too deep") from None
        if not table.game.campaign(table.state):
            raise Refused("bad-record", "the file of a campaign is wanted, not of a single game")
        row = TableRow(
            id=keys.new_table(),
            game=table.game.id,
            version=table.game.version,
            seats=table.seats,
            seed=table.seed,
            options=table.options,
            pack=table.pack,
            lang=lang,
            takeover=self.settings.takeover,
            over=table.over,
        )
        seats = [NewSeat(kind="person", mine=True) for _ in range(table.seats)]
        id, _ = await self._stored(row, seats, table.told(), device)
        return id

    async def upload(self, data: bytes, lang: str, device: str | None) -> str:
        """A record someone brings: checked by playing it, and kept to be watched."""
        try:
            table = await self.aside(self._checked, data)
        except (SaveError, OptionError, ContentError, RecursionError) as error:
            raise Refused("bad-record", str(error) or "nested too deep") from None
        header, body = saves.read_header(table.record())
        row = TableRow(
            id=keys.new_table(),
            game=table.game.id,
            version=table.game.version,
            seats=table.seats,
            seed=table.seed,
            options=table.options,
            pack=table.pack,
            kind="record",
            lang=lang,
            over=table.over,
        )
        seats = [NewSeat(kind="person") for _ in range(table.seats)]
        id, _ = await self._stored(row, seats, saves.read_inputs(header, body), device)
        return id

    def _checked(self, data: bytes) -> Table:
        header, body = saves.read_header(data)
        if header.pack is not None and not self.settings.packs:
            raise SaveError("it brings content of its own, which this host does not take")
        if header.inputs > self.settings.inputs or body.count(b"\n") > self.settings.inputs:
            raise SaveError(f"more than {self.settings.inputs} answers")
        return saves.load(data, find)

    async def _stored(
        self, row: TableRow, seats: list[NewSeat], entries: list[Input], device: str | None
    ) -> tuple[str, dict[int, str]]:
        rows = [
            SeatRow(
                nth,
                seat.kind,
                checked_bot(row.game, seat.bot) if seat.kind == "bot" else None,
                clean_name(seat.name or ""),
            )
            for nth, seat in enumerate(seats)
        ]
        people = [nth for nth, seat in enumerate(seats) if seat.kind == "person"]
        tokens = {nth: keys.new_token() for nth in people} if row.kind == "play" else {}
        mine = [nth for nth in people if seats[nth].mine] if row.kind == "play" else []
        try:
            await self.storage.create(row, rows, tokens, entries, device, mine)
        except StorageError:
            log.exception("a new table")
            raise Refused("storage") from None
        return row.id, tokens


def found(game: str) -> Any:
    """The rules of a game."""
    try:
        return find(game)
    except OptionError as error:
        raise Refused("no-game", str(error)) from None


def checked_bot(game: str, bot: str | None) -> str:
    """The name of a bot of this game; its best, which is its last, if none is named."""
    known = names(found(game))
    if bot and bot not in known:
        raise Refused("bad-options", f"{game} has no bot '{bot[:40]}': there are {', '.join(known)}")
    return bot or known[-1]
