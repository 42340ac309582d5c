"""How much one maker keeps on a host: so many tables, rooms and records, and so many bytes of them (`kept_tables`,
`kept_bytes`). It is counted when another is made, from what is there: what was deleted, or went by its age, counts no
longer. Whoever throws keys away is counted by address, in a window of a day (`tables_daily`; see `door.creating`).
"""

from __future__ import annotations

from .refusals import Refused
from .settings import Settings
from .storage import HOST, Db, Storage

INPUT = 100  # bytes of an answer on the disk, roughly

MADE = "SELECT count(*) FROM holds WHERE device=? AND seat=?"
ROOMS = "SELECT count(*) FROM gathered WHERE device=?"
BYTES = f"""
SELECT sum(length(t.options) + coalesce(length(t.pack), 0)
    + {INPUT} * coalesce((SELECT max(number) FROM inputs i WHERE i.tbl = t.id), 0))
FROM holds h JOIN tables t ON t.id = h.tbl WHERE h.device=? AND h.seat=?
"""


def kept(db: Db, key: bytes, few: int) -> tuple[int, int]:
    """The tables, rooms and records whose maker has this key (its hash), and about how many bytes they take. Of `few`
    it is not asked how large they are."""
    many = int(db.execute(MADE, (key, HOST)).fetchone()[0]) + int(db.execute(ROOMS, (key.hex(),)).fetchone()[0])
    return many, 0 if many < few else int(db.execute(BYTES, (key, HOST)).fetchone()[0] or 0)


async def must_have_room(storage: Storage, settings: Settings, key: bytes) -> None:
    """May this maker keep one more?"""
    tables, size = settings.kept_tables, settings.kept_bytes
    if not key or not (tables or size):
        return
    largest = settings.record + INPUT * settings.inputs
    few = 1 + size // largest if size else tables + 1
    many, bytes_ = await storage.read(lambda db: kept(db, key, few))
    if (tables and many >= tables) or (size and bytes_ >= size):
        raise Refused("kept-full")
