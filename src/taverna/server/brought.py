"""Files that people bring: records to watch, campaigns to go on with. Checked by playing them through, one at a time,
beside everything else, and not for ever: nobody who plays here waits for that."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from taverna.core import saves
from taverna.core.errors import ContentError, OptionError, SaveError
from taverna.core.table import Input, Resample, Table
from taverna.games import find

from . import keys
from .desk import Desk
from .refusals import Refused
from .settings import Settings
from .storage import TableRow
from .wire import NewSeat

if TYPE_CHECKING:
    from .tables import Tables

MOST = 8  # files that wait to be played


class Brought:
    """What is brought to one host."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._desk = Desk("brought", MOST, tables.settings.playing)
        self.stop = self._desk.stop

    async def campaign(self, data: bytes, lang: str, device: str) -> str:
        """The file of a campaign, from another machine, to be played on here."""
        table, _ = await self._played(data)
        if not table.game.campaign(table.state):
            raise Refused("bad-record", "the file of a campaign is wanted, not of a single game")
        row = self._row(table, lang, takeover=self.tables.settings.takeover)
        seats = [NewSeat(kind="person", mine=True) for _ in range(table.seats)]
        id, _ = await self.tables.stored(row, seats, table.told(), device)
        return id

    async def record(self, data: bytes, lang: str, device: str | None) -> str:
        """A record, kept to be watched."""
        table, entries = await self._played(data)
        seats = [NewSeat(kind="person") for _ in range(table.seats)]
        id, _ = await self.tables.stored(self._row(table, lang, kind="record"), seats, entries, device)
        return id

    def _row(self, table: Table, lang: str, **more: object) -> TableRow:
        kept = {"seats": table.seats, "seed": table.seed, "options": table.options, "pack": table.pack}
        rules = {"game": table.game.id, "version": table.game.version, "over": table.over}
        return TableRow(id=keys.new_table(), lang=lang, **kept, **rules, **more)  # type: ignore[arg-type]

    async def _played(self, data: bytes) -> tuple[Table, list[Input]]:
        """The table a file leads to, and the answers that stood."""
        try:
            return await self._desk.done(checked, data, self.tables.settings)
        except (SaveError, OptionError, ContentError, RecursionError) as error:
            raise Refused("bad-record", str(error) or "nested too deep") from None


def checked(data: bytes, settings: Settings) -> tuple[Table, list[Input]]:
    header, body = saves.read_header(data)
    if header.pack is not None and not settings.packs:
        raise Refused("no-packs")
    if header.inputs > settings.inputs or body.count(b"\n") > settings.inputs:
        raise SaveError(f"more than {settings.inputs} answers")
    if any(isinstance(entry, Resample) for entry in saves.read_inputs(header, body)):
        raise SaveError("it was drawn anew for a bot to think with, so it is no game that was played")
    until = time.monotonic() + settings.playing

    def going_on(nth: int) -> None:
        if time.monotonic() > until:
            raise SaveError(f"after {settings.playing:g} seconds only {nth - 1} of {header.inputs} answers were played")

    table = saves.load(data, find, going_on)
    return table, saves.read_inputs(*saves.read_header(table.record()))
