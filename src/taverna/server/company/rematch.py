"""Playing again: the same game with the same people, each one seat further, so that another begins.

Whoever asks first makes the table; it is the same for all, and everyone who had a seat has one there without a new
link: devices and tokens go along.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from taverna.core.errors import ContentError, OptionError
from taverna.core.table import Table

from .. import keys
from ..refusals import Refused
from ..storage import Conflict, SeatRow, StorageError

if TYPE_CHECKING:
    from ..living import Living

log = logging.getLogger("taverna.server")


def rotated(seats: int) -> list[int]:
    """For each new seat, the old seat whose people sit there: all move on by one."""
    return [(seat - 1) % seats for seat in range(seats)]


def possible(living: Living) -> bool:
    """Once it is over; the evening of a campaign goes on instead."""
    return living.row.kind == "play" and living.table.over and not living.table.game.campaign(living.table.state)


async def again(living: Living) -> str:
    """The table of the next game."""
    if not possible(living):
        raise Refused("no-sequel" if living.table.over else "not-over")
    tables, old = living.tables, living.row
    id = keys.next_table(f"again {old.id}", old.seed)
    if await tables.storage.table(id) is not None:
        return id
    try:
        table = Table(living.table.game, old.seats, keys.new_seed(), old.options, old.pack)
    except (OptionError, ContentError) as error:
        raise Refused("bad-options", str(error)) from None
    if old.settle:
        table.settle()
    row = msgspec.structs.replace(
        old, id=id, version=table.game.version, seed=table.seed, options=table.options, prefix=0, over=table.over
    )
    heirs = rotated(old.seats)
    before = [living.sitting[seat] for seat in heirs]
    seats = [SeatRow(nth, one.kind, one.bot, one.name) for nth, one in enumerate(before)]
    try:
        await tables.storage.create(row, seats, {}, table.told(), None, [], heir_of=old.id, heirs=heirs)
    except Conflict:
        pass  # another was first: it is there
    except StorageError:
        log.exception("the game after %s", old.id)
        raise Refused("storage") from None
    return id
