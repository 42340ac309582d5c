"""Who runs a table, where several processes share one database of PostgreSQL.

A process says every moment that it lives (`nodes`); a table is leased to one of them (`leases`) for as long as that one
lives and wants it. Each new owner gets a higher fencing number, and whatever a table writes is taken only with the
highest, looked at in the same transaction (`append` for inputs, `fenced` for all else): whoever was away and does not
know yet that another took over can write nothing. All times are the database's own. The first number of a table is
drawn by lot: should this list be lost, whoever had a number before has none that is given again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from .engine import Db, Fenced, T

NOW = "extract(epoch FROM clock_timestamp())::float8"
FORGOTTEN = 3600  # seconds after which one that no longer lives is struck from the list
FAR = 60  # seconds: whoever is said to live longer than that was told so by a clock that has been set back since
LIVES = f"until>{NOW} AND until<{NOW} + {FAR}"

FIRST = "1 + floor(random() * 1000000000)::int"

BEAT = f"""
INSERT INTO nodes SELECT ?, ?, {NOW} + ?
    ON CONFLICT (id) DO UPDATE SET address=excluded.address, until=excluded.until
"""
TAKE = f"""
INSERT INTO leases SELECT ?, ?, {FIRST}
    WHERE EXISTS (SELECT 1 FROM tables WHERE id=?) OR EXISTS (SELECT 1 FROM gatherings WHERE id=?)
    ON CONFLICT (tbl) DO UPDATE SET node=excluded.node, fence=leases.fence + 1
    WHERE leases.node=excluded.node OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id=leases.node AND {LIVES})
    RETURNING fence
"""


def beat(db: Db, node: str, address: str, lasts: float) -> tuple[dict[str, str], tuple[int, int]]:
    """This one lives, for so many seconds from now. Returns all that do, and where they are reached; and how many
    tables this one has, with the sum of their fencing numbers, by which it sees that one was taken from it."""
    db.execute(BEAT, (node, address, lasts))
    db.execute(f"DELETE FROM nodes WHERE until<{NOW} - ?", (FORGOTTEN,))
    many, total = db.execute("SELECT count(*), coalesce(sum(fence), 0) FROM leases WHERE node=?", (node,)).fetchone()
    return living(db), (int(many), int(total))


def living(db: Db) -> dict[str, str]:
    return dict(db.execute(f"SELECT id, address FROM nodes WHERE {LIVES}").fetchall())


def take(db: Db, table: str, node: str) -> tuple[int, str]:
    """The fencing number with which this one runs the table now; or 0, and where the one is reached that does (""
    if there is no such table)."""
    taken = db.execute(TAKE, (table, node, table, table)).fetchone()
    if taken is not None:
        return int(taken[0]), ""
    other = db.execute("SELECT n.address FROM leases l JOIN nodes n ON n.id=l.node WHERE l.tbl=?", (table,)).fetchone()
    return 0, "" if other is None else str(other[0])


def ours(db: Db, fences: Mapping[str, int]) -> set[str]:
    """Of these tables those that have still this fencing number, and keep it until all is written. (0: nobody owns
    tables here; then those that are there: about one that was deleted nothing is written any more.)"""
    held = "SELECT 1 FROM leases WHERE tbl=? AND fence=? FOR SHARE"
    there = "SELECT 1 FROM tables WHERE id=? UNION ALL SELECT 1 FROM gatherings WHERE id=?"
    asked = (
        (table, there, (table, table)) if not fence else (table, held, (table, fence))
        for table, fence in fences.items()
    )
    return {table for table, sql, values in sorted(asked) if fences[table] >= 0 and db.execute(sql, values).fetchone()}


def fenced(db: Db, table: str, fence: int, work: Callable[[Db], T]) -> T:
    """Write something of a table, if it is still one's own."""
    if not ours(db, {table: fence}):
        raise Fenced("the table belongs to another process; nothing was written")
    return work(db)


def seize(db: Db, table: str, node: str) -> int:
    """Run this table from now on, whoever did; its fencing number."""
    sql = f"INSERT INTO leases VALUES (?,?,{FIRST}) ON CONFLICT (tbl)"
    taken = f"{sql} DO UPDATE SET node=excluded.node, fence=leases.fence + 1 RETURNING fence"
    return int(db.execute(taken, (table, node)).fetchone()[0])


def evict(db: Db, tables: str, *values: object) -> None:
    """What was written about these tables must be read anew by whoever runs them: they are anyone's now. `tables`: how
    their ids are selected. To be done first in a transaction, as `fenced` does."""
    db.execute(f"UPDATE leases SET node='', fence=fence + 1 WHERE tbl IN ({tables})", values)


def runs(db: Db, table: str) -> tuple[str, str, int] | None:
    """Which living process runs a table, where it is reached, and its fencing number."""
    sql = f"SELECT n.id, n.address, l.fence FROM leases l JOIN nodes n ON n.id=l.node WHERE l.tbl=? AND {LIVES}"
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
