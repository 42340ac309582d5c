"""All tables of a host: woken from disk by giving them their inputs again, and put back to rest when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import msgspec

import taverna
from taverna.core import saves
from taverna.core.errors import ContentError, OptionError, SaveError
from taverna.core.game import Game
from taverna.core.table import Input, Table
from taverna.core.words import LANGS
from taverna.games import find

from . import keys
from .bots import Thinkers
from .brought import Brought
from .company.clock import PACES
from .company.standing import Standings
from .drawing import drawn
from .easel import Easel
from .engines import leases
from .found import checked_bot, found
from .gathering import Gathered, Room, Rooms
from .history import woken
from .lessons import read
from .limits import clean_name
from .living import Living
from .metrics import Metrics
from .owners import Owners
from .quota import must_have_room
from .refusals import Refused, say
from .settings import Settings
from .sitting import kept, manners
from .storage import HOST, Conflict, Db, Fenced, SeatRow, Storage, StorageError, TableRow
from .wire import NewSeat, NextIn

log = logging.getLogger("taverna.server")

T = TypeVar("T")

DUE = 20  # tables whose clocks ran out that are woken at once


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
        read(find(info.id))


def spoken() -> None:
    """Compile the words of every game in every language, so that nobody waits for it."""
    for info in taverna.games().values():
        table = Table(find(info.id), info.min_seats, 0, {})
        for lang in LANGS:
            drawn(table, None, lang)
            say(lang, "undo-nothing")


def seated(game: str, seats: list[NewSeat]) -> list[SeatRow]:
    """Who sits where, as it is kept."""
    return [
        SeatRow(
            nth,
            seat.kind,
            checked_bot(game, seat.bot) if seat.kind == "bot" else None,
            clean_name(seat.name or ""),
        )
        for nth, seat in enumerate(seats)
    ]


class Tables:
    """All tables of a host: those awake, and how to wake the others."""

    def __init__(self, settings: Settings, storage: Storage, thinkers: Thinkers) -> None:
        self.settings = settings
        self.storage = storage
        self.thinkers = thinkers
        self.metrics = Metrics()
        self.pressed = False  # more to do than there is time for: leave out what is only nice
        self.awake: OrderedDict[str, Living] = OrderedDict()
        self._waking: dict[str, asyncio.Task[Living]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._roused = ""  # the last table that was woken since its clock had run out, if there are more
        self._threads = ThreadPoolExecutor(2, "game")
        self.brought = Brought(self)
        self.rooms = Rooms(self)
        self.easel = Easel()
        self.standings = Standings(storage, self.fence)
        self._later: set[asyncio.Task[None]] = set()
        self.owners: Owners | None = None  # where several processes share one database

    async def aside(self, work: Callable[..., T], *args: Any) -> T:
        """Do what may take a while outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    # -- waking and resting ------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def open(self, id: str) -> AsyncIterator[Living]:
        """A table in memory, for as long as it is used."""
        living = self.awake.get(id) or await self._wake(id)
        living.users += 1
        living.looked_at()
        try:
            yield living
        finally:
            living.users -= 1

    def __contains__(self, id: object) -> bool:
        """Is this table in memory, or on its way there?"""
        return id in self.awake or id in self._waking

    async def _wake(self, id: str) -> Living:
        task = self._waking.get(id)
        if task is None:
            task = self._waking[id] = asyncio.create_task(self._woken(id))
            task.add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(task)

    async def _woken(self, id: str) -> Living:
        if await self.elsewhere(id):
            raise Refused("elsewhere")
        found = await self.storage.table(id) if len(id) <= 40 else None
        if found is None:
            raise Refused("no-table")
        row, seats, entries = found
        try:
            table, history = await self.aside(woken, row, entries)
        except SaveError as error:
            log.error("table %s cannot be woken: %s", id, error)
            raise Refused("changed-rules") from None
        living = Living(self, row, seats, table, history, *await kept(self.storage, id))
        await living.clock.wake()
        await living.ahead.wake()
        await living.advising.wake()
        self.awake[id] = living
        self._make_room()
        living.kick()
        await self.standings.woke(living)
        return living

    # -- among several processes -------------------------------------------------------------------------------------
    async def elsewhere(self, id: str) -> str:
        """Where a table is run, if not here from now on."""
        if self.owners is None or (id in self.owners.held and self.owners.alive):
            return ""
        return await self.owners.take(id)

    def fence(self, id: str) -> int:
        """The number with which this process may write at a table: one that it does not run has none."""
        return 0 if self.owners is None else self.owners.held.get(id, -1)

    async def write(self, one: Living | Room, work: Callable[[Db], T]) -> T:
        """Write something of a table or a room that is run here; nothing, if by now another process runs it."""
        if one.gone:
            raise Refused("elsewhere")
        try:
            return await self.storage.write(partial(leases.fenced, table=one.id, fence=self.fence(one.id), work=work))
        except Fenced:
            raise self.fenced(one.id) from None

    def fenced(self, id: str) -> Refused:
        """It was tried to write at a table that another process runs by now, or that is gone."""
        self.metrics.failed["fenced"] += 1
        self.lost([id])
        return Refused("no-table" if self.owners is None else "elsewhere")

    async def evicted(self) -> None:
        """Something about tables was written beside them: they are read anew, here and elsewhere."""
        if self.owners is not None:
            await self.owners.look()

    def met(self, node: str) -> bool:
        """Is it known without looking that this is another process of this host?"""
        return self.owners is not None and node in self.owners.fellows

    def lives(self, address: str) -> bool:
        """Is the process that is reached there one of this host's that live, as far as is known?"""
        return self.owners is None or self.owners.lives(address)

    async def knows(self, node: str) -> bool:
        return self.owners is not None and await self.owners.knows(node)

    def lost(self, ids: Collection[str]) -> None:
        """Another process runs these by now: whoever looks at them here comes again, and is led there."""
        for id in ids:
            if self.owners is not None:
                self.owners.held.pop(id, None)
            self.rooms.lose(id)
            living = self.awake.get(id)
            if living is not None:
                self.drop(living)

    def drop(self, living: Living) -> None:
        """What is in memory is not to be believed any more: whoever looks at it comes again."""
        self.forget(living)
        living.gone = True
        living.stop()
        for viewer in list(living.viewers):
            viewer.leave()

    # ----------------------------------------------------------------------------------------------------------------
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

    async def start(self, address: str = "") -> None:
        """`address`: where the other processes that share the database reach this one."""
        warmed_up()
        if address:
            self.owners = Owners(self.storage, address, self.lost)
            await self.owners.start()
        self._spoken = asyncio.ensure_future(self.aside(spoken))
        self._sweeper = asyncio.create_task(self._sweep())

    async def _sweep(self) -> None:
        every = max(0.2, min(30.0, self.settings.rest / 2))
        while True:
            await asyncio.sleep(every)
            self.rest(self.settings.rest)
            self.rooms.rest()
            with suppress(StorageError):
                if self.owners is not None:
                    await self.owners.give_back({*self.awake, *self._waking, *self.rooms.used})
            with suppress(StorageError):
                await self._wake_due()

    async def _wake_due(self) -> None:
        """Tables whose clock ran out while they rested: a bot answers there. Some of them, and the next time those
        after them: one that cannot be woken is due for ever, and holds up no other."""
        due = await self.storage.read(
            lambda db: db.execute(
                "SELECT c.tbl FROM clocks c JOIN tables t ON t.id = c.tbl WHERE c.due<=? AND t.over=0 AND c.tbl>? "
                "AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.tbl = t.id) ORDER BY c.tbl LIMIT ?",
                (time.time(), self._roused, DUE),
            ).fetchall()
        )
        self._roused = due[-1][0] if len(due) == DUE else ""
        for (id,) in due:
            try:
                async with self.open(id) as living:
                    living.kick()
            except Refused:
                pass
            except Exception:
                log.exception("table %s cannot be woken", id)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Write something down that nobody waits for."""

        async def done() -> None:
            try:
                await work
            except Refused:
                pass  # another process runs the table by now
            except StorageError as error:
                log.error("what nobody waits for: %s", error)

        task = asyncio.get_running_loop().create_task(done())
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        for living in list(self.awake.values()):
            living.stop()
            async with living.lock:  # what is being written gets written
                pass
        with suppress(StorageError):
            await self.standings.flush()
        await asyncio.gather(*self._later, return_exceptions=True)
        if self.owners is not None:
            await self.owners.stop()
        self.awake.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.easel.close()
        self.brought.stop()

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
        gathered: Gathered | None = None,
        solo: bool = False,
        listed: bool = False,
        pace: str = "none",
        advice: bool | None = None,
        seed: int | None = None,
    ) -> tuple[str, dict[int, str]]:
        """A new table; returns its id and the token of every person's seat. Those who `gathered` for it sit there
        already and need none. `solo`: several seats of one device are one person's, who sees them all;
        `listed`: anyone may find it; `pace`: one of the usual ones; `advice`: whether one
        may ask for it; `seed`: where its luck is no secret."""
        rules = found(game)
        table = self.tried(rules, len(seats), options, seed)
        if settle:
            table.settle()
        row = TableRow(
            id=keys.new_table() if gathered is None else gathered.id,
            game=rules.id,
            version=rules.version,
            seats=len(seats),
            seed=table.seed,
            options=table.options,
            lang=lang,
            settle=settle,
            takeover=self.settings.takeover if takeover is None else takeover,
        )
        made = await self.stored(row, seats, table.told(), device, gathered, solo, listed, advice)
        if PACES[pace] is not None:
            async with self.open(row.id) as living, living.lock:
                await living.clock.set(PACES[pace])
        return made

    def tried(self, rules: Game[Any], seats: int, options: dict[str, Any], seed: int | None = None) -> Table:
        """A table with these options, if they fit."""
        try:
            return Table(rules, seats, keys.new_seed() if seed is None else seed, options)
        except (OptionError, ContentError) as error:
            raise Refused("bad-options", str(error)) from None

    async def fork(
        self, living: Living, at: int, seats: list[NewSeat] | None, lang: str, device: str | None
    ) -> tuple[str, dict[int, str]]:
        """A new table that goes on from after `at` answers of one that may be seen whole. Unless it is said who sits
        there, whoever makes it does, and under no name but their own."""
        entries = living.replay.entries
        if not 0 <= at <= len(entries):
            raise Refused("no-frame")
        if seats is None:
            held = await self.storage.opened_by_device(living.id, device) if device else set()
            seats = [
                NewSeat(kind=s.kind, bot=s.bot, name=s.name if s.seat in held else "", mine=s.kind == "person")
                for s in living.sitting
            ]
        if len(seats) != living.table.seats:
            raise Refused("bad-options", f"this game has {living.table.seats} seats")
        old = living.row
        table, _ = await self.aside(woken, old, entries[:at])
        row = msgspec.structs.replace(
            old, id=keys.new_table(), kind="play", lang=lang, origin=old.id, prefix=at, over=table.over
        )
        return await self.stored(row, seats, table.told(), device)

    async def followed(self, living: Living) -> bool:
        """Has the next table been made?"""
        return await self.storage.row(keys.next_table(living.row.id, living.row.seed)) is not None

    async def follow(
        self,
        living: Living,
        wanted: NextIn | None = None,
        device: str | None = None,
        heirs: Sequence[int] | None = None,
    ) -> str:
        """The next table of a campaign, with the same people, or those in the seats `heirs`. Whoever asks first makes
        it, as `wanted` by them and at their `device`; it is the same for all."""
        living.changeable()
        sequel = living.table.sequel()
        if sequel is None or living.row.kind != "play":
            raise Refused("no-sequel")
        old = living.row
        id = keys.next_table(old.id, old.seed)
        if await self.storage.row(id) is not None:
            return id
        asked = wanted or NextIn()
        chosen = {name: asked.options[name] for name in asked.options if name not in ("world", "mode")}
        following = sequel.wanted(asked.seats, chosen)
        table, row = self.heir(living, id, following.seats, following.options)
        row = msgspec.structs.replace(row, origin=old.id)
        known = max(0, table.seats - len(asked.newcomers))
        heirs = (heirs or following.heirs or tuple(range(len(living.sitting))))[:known]
        before = [NewSeat(kind=s.kind, bot=s.bot, name=s.name) for s in (living.sitting[seat] for seat in heirs)]
        away = [NewSeat(kind="bot")] * (known - len(heirs))  # heroes whose players are not here
        seats = [*before, *away, *asked.newcomers][: table.seats]
        sitting = seated(old.game, seats)
        mine = [nth for nth, seat in enumerate(seats) if seat.mine and seat.kind == "person"]
        return await self.hand_on(living, table, row, sitting, heirs, device, mine)

    def heir(self, living: Living, id: str, seats: int, options: dict[str, Any]) -> tuple[Table, TableRow]:
        """A table that follows another, and how it is kept: of the same game, pack and ways."""
        old = living.row
        try:
            table = Table(living.table.game, seats, keys.new_seed(), options, old.pack)
        except (OptionError, ContentError) as error:
            raise Refused("bad-options", str(error)) from None
        if old.settle:
            table.settle()
        kept = {"version": table.game.version, "seats": seats, "seed": table.seed, "options": table.options}
        return table, msgspec.structs.replace(old, id=id, prefix=0, over=table.over, **kept)

    async def hand_on(
        self,
        living: Living,
        table: Table,
        row: TableRow,
        sitting: list[SeatRow],
        heirs: Sequence[int],
        device: str | None = None,
        mine: Sequence[int] = (),
    ) -> str:
        """Keep a table that follows another: whoever held one of the seats `heirs` holds the new one, and whoever
        played alone does so again. Whoever came first has made it."""
        await must_have_room(self.storage, self.settings, living.maker)
        try:
            manner = partial(manners, table=row.id, solo=living.solo, advice=living.advising.wanted)
            also = partial(leases.fenced, table=living.id, fence=self.fence(living.id), work=manner)
            await self.storage.create(
                row, sitting, {}, table.told(), device, list(mine), heir_of=living.id, heirs=heirs, also=also
            )
        except Conflict:
            pass  # another was first: it is there
        except Fenced:
            raise self.fenced(living.id) from None
        except StorageError:
            log.exception("the table after %s", living.id)
            raise Refused("storage") from None
        return row.id

    async def stored(
        self,
        row: TableRow,
        seats: list[NewSeat],
        entries: list[Input],
        device: str | None,
        gathered: Gathered | None = None,
        solo: bool = False,
        listed: bool = False,
        advice: bool | None = None,
    ) -> tuple[str, dict[int, str]]:
        """Keep a new table."""
        if gathered is None and device is not None:
            await must_have_room(self.storage, self.settings, keys.hashed(device))
        rows = seated(row.game, seats)
        people = [nth for nth, seat in enumerate(seats) if seat.kind == "person"]
        tokens = {nth: keys.new_token() for nth in people} if row.kind == "play" and gathered is None else {}
        mine = [nth for nth in people if seats[nth].mine] if row.kind == "play" else []
        try:
            if gathered is None:
                also = partial(manners, table=row.id, solo=solo, listed=listed, advice=advice)
                await self.storage.create(row, rows, tokens, entries, device, mine, also=also)
            else:
                holders = {HOST: gathered.maker} | gathered.holders
                also = partial(leases.fenced, table=row.id, fence=self.fence(row.id), work=gathered.also)
                await self.storage.create(row, rows, {}, entries, None, [], holders=holders, also=also)
        except Fenced:
            raise self.fenced(row.id) from None
        except StorageError:
            log.exception("a new table")
            raise Refused("storage") from None
        return row.id, tokens
