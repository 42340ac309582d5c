"""Playing again: the same game with the same people, each one seat further, so that another begins.

Whoever asks first makes the table; it is the same for all, and everyone who had a seat has one there without a new
link: devices and tokens go along.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import keys
from ..refusals import Refused
from ..storage import SeatRow

if TYPE_CHECKING:
    from ..living import Living


def rotated(seats: int) -> list[int]:
    """For each new seat, the old seat whose people sit there: all move on by one."""
    return [(seat - 1) % seats for seat in range(seats)]


def possible(living: Living) -> bool:
    """Once it is over; the evening of a campaign goes on instead."""
    return living.row.kind == "play" and living.table.over and not living.table.game.campaign(living.table.state)


async def again(living: Living) -> str:
    """The table of the next game."""
    living.changeable()
    if not possible(living):
        raise Refused("no-sequel" if living.table.over else "not-over")
    tables, old = living.tables, living.row
    id = keys.next_table(f"again {old.id}", old.seed)
    if await tables.storage.row(id) is not None:
        return id
    table, row = tables.heir(living, id, old.seats, old.options)
    heirs = rotated(old.seats)
    before = [living.sitting[seat] for seat in heirs]
    seats = [SeatRow(nth, one.kind, one.bot, one.name) for nth, one in enumerate(before)]
    return await tables.hand_on(living, table, row, seats, heirs)
