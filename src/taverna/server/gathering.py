"""Gathering: a table with friends begins in a waiting room at its own address, and becomes a table when it starts.

A gathering is kept on the disk like any table, under the id the table will have. Whoever has its address may take a
free chair; the one who set it up may free one again, put a bot on it, and start. It starts by itself when every chair
is taken and everyone is ready. Chairs that nobody took are played by bots.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from taverna.games import find

from . import keys
from .found import checked_bot, found
from .limits import clean_name
from .plans import Chair, Gathering, forget, keeping, of_device, opened, read
from .quota import must_have_room
from .refusals import Refused
from .sitting import What, happened, insert, manners
from .storage import Db
from .wire import NewSeat

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("taverna.server")

CHANGES = 200  # lines kept of a gathering, and links that are used up
MOST = 10_000  # rooms of one device
BEFORE = -1  # what happened before the first answer, and before what is told of the table itself


class Guest(Protocol):
    """A connection that looks at a room."""

    device: str
    address: str  # for limits
    client: str

    def tell(self) -> None: ...
    def leave(self) -> None: ...


class Room:
    """A gathering in memory, with those who look at it."""

    def __init__(self, gathering: Gathering, tables: Tables) -> None:
        self.gathering = gathering
        self.tables = tables
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.begun = False
        self.freed: set[str] = set()  # devices whose chair was freed by the one who set it up
        self.drawn: dict[tuple[str, str, str], str] = {}  # for whoever looks, as long as nothing changes
        self.links: dict[int, str] = {}  # tokens of links to one chair, for its maker to read; never on the disk

    # -- what it is --------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.gathering.id

    @property
    def gone(self) -> bool:
        """It is a table by now, or another process's."""
        return self.begun

    def here(self, device: str) -> bool:
        return any(guest.device == device for guest in self.guests)

    def held(self, device: str) -> list[int]:
        """The chairs of a device."""
        return [nth for nth, chair in enumerate(self.gathering.chairs) if device and chair.holder == device]

    def part(self, device: str) -> str:
        """A device that has a part in it sees what is its own; all others see the same."""
        known = {self.gathering.maker, *(chair.holder for chair in self.gathering.chairs), *self.freed}
        return device if device in known else ""

    def choices(self) -> dict[str, list[str]]:
        """{option: ids}, of what each seat may choose for itself."""
        game = find(self.gathering.game)
        return game.picks(game.content(), self.gathering.options)

    def opened_by(self, token: str) -> int:
        """The chair that a link is for."""
        for nth, chair in enumerate(self.gathering.chairs):
            if chair.opened_by(token):
                return nth
        raise Refused("used-up" if keys.hashed(token).hex() in self.gathering.used else "no-table")

    # -- acts --------------------------------------------------------------------------------------------------------
    async def act(self, device: str, form: dict[str, Any]) -> None:
        """Do what a form says, for whoever is allowed to; on the disk first, then for all to see."""
        async with self.lock:
            if self.begun:
                return
            acts: dict[str, Callable[[str, dict[str, Any]], None]] = {
                "sit": self._sit,
                "leave": self._leave,
                "name": self._name,
                "ready": self._ready,
                "free": self._free,
                "seat": self._reseat,
                "link": self._link,
                "listed": self._listed,
                "start": lambda device, form: self._hosts(device),
            }
            what = str(form.get("do") or "")
            if what not in acts:
                raise Refused("bad-request", f"do is one of {', '.join(acts)}")
            with self.unless_refused():
                acts[what](device, form)
                if what == "start" or self._full_and_ready:
                    await self._start()
                else:
                    await self.tables.write(self, keeping(self.gathering))
            self.spread()

    @contextmanager
    def unless_refused(self) -> Iterator[None]:
        """Change it; but if that cannot be, or the disk will not take it, all is as before."""
        before, links, freed = msgspec.json.encode(self.gathering), dict(self.links), set(self.freed)
        try:
            yield
        except BaseException:
            self.gathering, self.links, self.freed = msgspec.json.decode(before, type=Gathering), links, freed
            raise

    def spread(self) -> None:
        self.drawn.clear()
        for guest in list(self.guests):
            guest.tell()

    def _hosts(self, device: str) -> None:
        if device != self.gathering.maker:
            raise Refused("not-host")

    def _chair(self, form: dict[str, Any], device: str | None = None) -> tuple[int, Chair]:
        """The chair a form names; only whoever sits there, if a device is given."""
        nth = str(form.get("seat") or "0")
        if not (nth.isascii() and nth.isdigit() and len(nth) <= 3 and int(nth) < len(self.gathering.chairs)):
            raise Refused("no-seat")
        chair = self.gathering.chairs[int(nth)]
        if device is not None and chair.holder != device:
            raise Refused("not-your-seat")
        return int(nth), chair

    def _note(self, what: What, seat: int, name: str = "") -> None:
        self.gathering.changes = [*self.gathering.changes[-CHANGES:], happened(what, seat, name, BEFORE)]

    def _sit(self, device: str, form: dict[str, Any]) -> None:
        """Take a free chair; whoever has one already moves there."""
        nth, chair = self._chair(form)
        if chair.holder == device:
            return
        if not chair.free:
            raise Refused("taken")
        if chair.link and not chair.opened_by(str(form.get("token") or "")):
            raise Refused("reserved")
        self._unlink(nth)
        name = clean_name(str(form.get("name") or ""))
        mine = self.held(device)
        if mine and not form.get("also"):
            old = self.gathering.chairs[mine[0]]
            chair.picks, name = dict(old.picks), name or old.name
            self._note("left", mine[0], old.name)
            old.holder, old.name, old.ready, old.picks = "", "", False, {}
        chair.holder, chair.name, chair.ready = device, name, False
        self.freed.discard(device)
        self._note("sat", nth, name)

    def _leave(self, device: str, form: dict[str, Any]) -> None:
        nth, chair = self._chair(form, device)
        self._note("left", nth, chair.name)
        self.gathering.chairs[nth] = Chair()

    def _name(self, device: str, form: dict[str, Any]) -> None:
        """What one is called, and whom one plays; what is not said stays."""
        nth, chair = self._chair(form, device)
        name = clean_name(str(form.get("name") or "")) if "name" in form else chair.name
        if name != chair.name:
            chair.name = name
            self._note("named", nth, name)
        for option, ids in self.choices().items():
            if f"pick_{option}" not in form:
                continue
            wanted = str(form.get(f"pick_{option}") or "")
            if wanted and wanted not in ids:
                raise Refused("bad-options", f"{option}: no '{wanted[:40]}'")
            if wanted and option in found(self.gathering.game).unique:
                others = [one for one in self.gathering.chairs if one is not chair]
                if any(one.picks.get(option) == wanted for one in others):
                    raise Refused("picked")
            chair.picks = chair.picks | {option: wanted}

    def _ready(self, device: str, form: dict[str, Any]) -> None:
        _, chair = self._chair(form, device)
        if "name" in form:
            self._name(device, form)
        chair.ready = str(form.get("ready") or "on") == "on"

    def _free(self, device: str, form: dict[str, Any]) -> None:
        """The one who set it up frees a chair: the log says so, and whoever sat there is told."""
        self._hosts(device)
        nth, chair = self._chair(form)
        if chair.holder:
            self._note("freed", nth, chair.name)
            self.freed.add(chair.holder)
        self._unlink(nth)
        self.gathering.chairs[nth] = Chair()

    def _link(self, device: str, form: dict[str, Any]) -> None:
        """The one who set it up keeps a free chair for whoever comes by a link of its own, good for once; anew, the
        one before opens nothing any more. `link=off`: the chair is anyone's again."""
        self._hosts(device)
        nth, chair = self._chair(form)
        if not chair.free:
            raise Refused("taken")
        self._unlink(nth)
        if form.get("link") != "off":
            token = self.links[nth] = keys.new_token()
            chair.link = keys.hashed(token).hex()

    def _unlink(self, nth: int) -> None:
        """No link opens this chair any more."""
        chair = self.gathering.chairs[nth]
        if chair.link:
            self.gathering.used = [*self.gathering.used[-CHANGES:], chair.link]
            chair.link = ""
        self.links.pop(nth, None)

    def _reseat(self, device: str, form: dict[str, Any]) -> None:
        """A bot on a free chair, or a free chair instead of a bot."""
        self._hosts(device)
        nth, chair = self._chair(form)
        if chair.holder:
            raise Refused("taken")
        self._unlink(nth)
        kind, _, bot = str(form.get("kind") or "person").partition(":")
        if kind == "bot":
            self.gathering.chairs[nth] = Chair(kind="bot", bot=checked_bot(self.gathering.game, bot or None))
            self._note("bot-in", nth)
        else:
            self.gathering.chairs[nth] = Chair()

    def _listed(self, device: str, form: dict[str, Any]) -> None:
        self._hosts(device)
        self.gathering.listed = form.get("listed") == "on"

    def passed_on(self, old: str, new: str) -> None:
        """Another device has come in the place of one; or nobody has, and nothing here tells of them any more."""
        plan = self.gathering
        for nth in self.held(old):
            if new:
                plan.chairs[nth].holder = new
            else:
                plan.changes = [one for one in plan.changes if one.seat != nth]
                plan.chairs[nth] = Chair()
                for option, each in find(plan.game).written().items():
                    if each and nth < len(written := plan.options.get(option) or []):
                        plan.options[option] = [*written[:nth], "", *written[nth + 1 :]]
        if plan.maker == old:
            plan.maker = new or next((chair.holder for chair in plan.chairs if chair.holder), "")

    # -- starting ----------------------------------------------------------------------------------------------------
    @property
    def _full_and_ready(self) -> bool:
        people = [chair for chair in self.gathering.chairs if chair.kind == "person"]
        return bool(people) and all(chair.holder and chair.ready for chair in people)

    async def _start(self) -> None:
        """The table itself, under the same id; whoever sits here sits there. Whoever comes late by a link to one chair
        gets it from the bot."""
        plan = self.gathering
        if not any(chair.holder for chair in plan.chairs):
            raise Refused("nobody")
        links = {nth: bytes.fromhex(chair.link) for nth, chair in enumerate(plan.chairs) if chair.link}
        for nth, chair in enumerate(plan.chairs):
            if chair.free:
                plan.chairs[nth] = Chair(kind="bot", bot=find(plan.game).info.usual)
                self._note("bot-in", nth)
        picks = {
            option: [chair.picks.get(option, "") for chair in plan.chairs]
            for option in self.choices()
            if any(chair.picks.get(option) for chair in plan.chairs)
        }
        changes = plan.changes

        def also(db: Db) -> None:
            forget(db, plan.id)
            insert(db, plan.id, changes)
            opened(db, plan.id, links)
            manners(db, plan.id, plan.solo, plan.listed, plan.advice)

        await self.tables.create(
            game=plan.game,
            seats=[NewSeat(kind=chair.kind, bot=chair.bot, name=chair.name) for chair in plan.chairs],
            options=plan.options | picks,
            lang=plan.lang,
            settle=plan.settle,
            takeover=plan.takeover,
            pace=plan.pace,
            gathered=Gathered(
                plan.id,
                bytes.fromhex(plan.maker),
                {nth: bytes.fromhex(chair.holder) for nth, chair in enumerate(plan.chairs) if chair.holder},
                also,
            ),
        )
        self.begun = True


class Gathered(msgspec.Struct, frozen=True):
    """Those who gathered for a new table: its id, hashes of the devices of who made it and of who sits where, and what
    is written with it."""

    id: str
    maker: bytes
    holders: dict[int, bytes]
    also: Callable[[Db], None]


class Rooms:
    """All gatherings of a host."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._open: dict[str, Room] = {}

    async def find(self, id: str) -> Room | None:
        """The room of a gathering, or None if there is none: the table has begun, or never was."""
        if id in self.tables.awake or len(id) > 40:
            return None
        room = self._open.get(id)
        if room is None:
            gathering = await read(self.tables.storage, id)
            if gathering is None:
                return None
            room = self._open.setdefault(id, Room(gathering, self.tables))
        if room.begun:
            self._open.pop(id, None)
            return None
        return room

    @property
    def used(self) -> Collection[str]:
        """The gatherings in memory."""
        return self._open.keys()

    @property
    def guests(self) -> list[Guest]:
        return [guest for room in self._open.values() for guest in room.guests]

    def lose(self, id: str) -> None:
        """Another process has it by now: whoever looks at it here comes again, and is led there."""
        room = self._open.pop(id, None)
        if room is not None:
            room.begun = True
            room.spread()

    def rest(self) -> None:
        """Forget what nobody looks at; it is on the disk."""
        for id, room in list(self._open.items()):
            if not room.guests and not room.lock.locked():
                del self._open[id]

    async def passed_on(self, old: str, new: str | None, only: str = "") -> None:
        """What a device has here (or in this one room) is another's from now on; or nobody's, and what nobody else
        cares for goes."""
        for plan in await of_device(self.tables.storage, old, MOST):
            if only and plan.id != only:
                continue
            if self.tables.owners is not None:
                await self.tables.owners.seize(plan.id)
            room = await self.find(plan.id)
            if room is None:
                continue
            async with room.lock:
                with room.unless_refused():
                    room.passed_on(keys.hashed(old).hex(), keys.hashed(new).hex() if new else "")
                    kept = keeping(room.gathering) if room.gathering.maker else partial(forget, id=room.id)
                    await self.tables.write(room, kept)
                room.begun = not room.gathering.maker
                room.spread()

    async def create(
        self,
        *,
        game: str,
        seats: list[NewSeat],
        options: dict[str, Any],
        lang: str,
        settle: bool,
        takeover: float | None,
        device: str,
        solo: bool = False,
        listed: bool = False,
        pace: str = "none",
        advice: bool | None = None,
    ) -> str:
        """A new gathering; seats marked `mine` are this device's."""
        rules = found(game)
        self.tables.tried(rules, len(seats), options)  # better said now than when all have come
        await must_have_room(self.tables.storage, self.tables.settings, keys.hashed(device))
        mine = keys.hashed(device).hex()
        own = {option: options[option] for option in rules.picks(rules.content(), options) if option in options}
        options = {name: value for name, value in options.items() if name not in own}
        chairs = [
            Chair(
                kind=seat.kind,
                bot=checked_bot(rules.id, seat.bot) if seat.kind == "bot" else None,
                name=clean_name(seat.name or "") if seat.mine else "",
                holder=mine if seat.mine and seat.kind == "person" else "",
                picks={option: ids[nth] for option, ids in own.items() if nth < len(ids) and ids[nth]},
            )
            for nth, seat in enumerate(seats)
        ]
        plan = Gathering(
            id=keys.new_table(),
            game=rules.id,
            options=options,
            lang=lang,
            settle=settle,
            takeover=takeover,
            pace=pace,
            chairs=chairs,
            maker=mine,
            listed=listed,
            solo=solo,
            advice=advice,
            made=time.time(),
        )
        await self.tables.storage.write(keeping(plan))
        return plan.id
