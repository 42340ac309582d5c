"""Who runs a table, where several processes share one database of PostgreSQL.

A process says every moment that it lives (`nodes`); a table is leased to one of them (`leases`) for as long as that one
lives and wants it. Each new owner gets a higher fencing number, and `append` takes inputs only with the highest:
whoever was away and does not know yet that another took over can write nothing. All times are the database's own.
"""

from __future__ import annotations

from .engine import Db

NOW = "extract(epoch FROM clock_timestamp())::float8"
FORGOTTEN = 3600  # seconds after which one that no longer lives is struck from the list

BEAT = f"""
INSERT INTO nodes SELECT ?, ?, {NOW} + ?
    ON CONFLICT (id) DO UPDATE SET address=excluded.address, until=excluded.until
"""
TAKE = f"""
INSERT INTO leases SELECT ?, ?, 1
    WHERE EXISTS (SELECT 1 FROM tables WHERE id=?) OR EXISTS (SELECT 1 FROM gatherings WHERE id=?)
    ON CONFLICT (tbl) DO UPDATE SET node=excluded.node, fence=leases.fence + 1
    WHERE leases.node=excluded.node OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id=leases.node AND n.until>{NOW})
    RETURNING fence
"""


def beat(db: Db, node: str, address: str, lasts: float) -> dict[str, str]:
    """This one lives, for so many seconds from now. Returns all that do, and where they are reached."""
    db.execute(BEAT, (node, address, lasts))
    db.execute(f"DELETE FROM nodes WHERE until<{NOW} - ?", (FORGOTTEN,))
    return living(db)


def living(db: Db) -> dict[str, str]:
    return dict(db.execute(f"SELECT id, address FROM nodes WHERE until>{NOW}").fetchall())


def take(db: Db, table: str, node: str) -> tuple[int, str]:
    """The fencing number with which this one runs the table now; or 0, and where the one is reached that does (""
    if there is no such table)."""
    taken = db.execute(TAKE, (table, node, table, table)).fetchone()
    if taken is not None:
        return int(taken[0]), ""
    other = db.execute("SELECT n.address FROM leases l JOIN nodes n ON n.id=l.node WHERE l.tbl=?", (table,)).fetchone()
    return 0, "" if other is None else str(other[0])


def runs(db: Db, table: str) -> tuple[str, str, int] | None:
    """Which living process runs a table, where it is reached, and its fencing number."""
    sql = f"SELECT n.id, n.address, l.fence FROM leases l JOIN nodes n ON n.id=l.node WHERE l.tbl=? AND n.until>{NOW}"
    found: tuple[str, str, int] | None = db.execute(sql, (table,)).fetchone()
    return found


def held(db: Db, node: str) -> dict[str, int]:
    """What is leased to this one, after all."""
    return dict(db.execute("SELECT tbl, fence FROM leases WHERE node=?", (node,)).fetchall())


def give_back(db: Db, node: str, tables: dict[str, int]) -> None:
    """Whoever comes next may have them."""
    db.executemany(
        "UPDATE leases SET node='' WHERE tbl=? AND node=? AND fence=?", [(id, node, n) for id, n in tables.items()]
    )


def leave(db: Db, node: str) -> None:
    """This one ends: everything is anyone's."""
    db.execute("UPDATE leases SET node='' WHERE node=?", (node,))
    db.execute("DELETE FROM nodes WHERE id=?", (node,))
