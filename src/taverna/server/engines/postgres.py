"""PostgreSQL: for a host of several processes, or one whose data is kept elsewhere. Needs the extra `postgres`.

A commit is as safe as the server is set to make it (`synchronous_commit`, on unless someone turned it off).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any
from urllib.parse import unquote, urlsplit

import psycopg
import psycopg_pool

from .engine import Db, Engine, Fenced, Found, Rows, StorageError, T, Work, taken
from .schema import LATER_MADE, POSTGRES_MOVES, POSTGRES_TRIGGERS, SCHEMA, VERSION, of_postgres

ALONE = 7_460_118_322  # whoever makes or changes the tables holds this lock
READERS = 4
FRESH = 0.5  # seconds for which a connection is believed to live
PIECE = 1000  # rows
STILL = 4  # seconds after which a transaction in which nothing happens is given up: whoever stands still locks nothing

APPEND = """
WITH given AS (
    SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::float8[], %s::int[], %s::bigint[])
        AS g(tbl, number, entry, at, over, fence)
), held AS (
    SELECT l.tbl FROM leases l JOIN (SELECT DISTINCT tbl, fence FROM given) g ON l.tbl = g.tbl AND l.fence = g.fence
    FOR SHARE OF l
)
INSERT INTO inputs SELECT tbl, number, entry, at, over FROM given
    WHERE NOT EXISTS (SELECT 1 FROM given g WHERE g.fence <> 0 AND g.tbl NOT IN (SELECT tbl FROM held))
    ORDER BY tbl, number
"""
"""All of them or none, by a statement that is its own transaction: one way to the server and back."""


@cache
def said(sql: str) -> str:
    """The same statement with the places for values as this driver marks them."""
    return sql.replace("%", "%%").replace("?", "%s")


def clean(values: Sequence[Any]) -> Sequence[Any]:
    """A text cannot hold the character zero here: nothing we keep has one, and what is looked for with one is not
    there."""
    if any(isinstance(value, str) and "\0" in value for value in values):
        return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]
    return values


class Connected:
    """A connection as everyone else speaks to it."""

    def __init__(self, connection: Any) -> None:
        self.raw = connection

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        found: Found = self.raw.execute(said(sql), clean(values))
        return found

    def executemany(self, sql: str, rows: Sequence[Sequence[Any]], /) -> Found:
        cursor = self.raw.cursor()
        cursor.executemany(said(sql), [clean(row) for row in rows])
        found: Found = cursor
        return found


class Streamed(Connected):
    """What is read comes piece by piece, however much it is: a driver would otherwise hold all of it in memory."""

    read = 0

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> Found:
        self.read += 1
        cursor = self.raw.cursor(name=f"piece{self.read}")
        cursor.itersize = PIECE
        found: Found = cursor.execute(said(sql), clean(values))
        return found


class Postgres(Engine):
    """A database of a server, by its address (postgresql://…)."""

    writers = 4

    def __init__(self, address: str) -> None:
        super().__init__(readers=READERS)
        self._troubled = 0.0  # when a connection was last found broken
        self.where = _named_plainly(address)
        ways: dict[str, Any] = {
            "autocommit": True,
            "connect_timeout": 5,
            "tcp_user_timeout": 10_000,
            "keepalives_idle": 5,
            "keepalives_interval": 2,
            "keepalives_count": 3,
            "application_name": "taverna",
        }
        try:
            with psycopg.connect(address, **ways) as first:  # says at once, and plainly, what is wrong
                _grown(first, self.where)
            self._pool = psycopg_pool.ConnectionPool(
                address,
                kwargs=ways,
                min_size=1,
                max_size=self.writers + READERS,
                timeout=10,
                check=self._checked,
                configure=_impatient,
                open=True,
            )
        except (psycopg.Error, UnicodeError) as error:
            super().close()
            raise StorageError(
                f"the data of this host cannot be kept at {self.where}: {_without_password(str(error), address)}"
            ) from None
        except StorageError:
            super().close()
            raise

    def close(self) -> None:
        super().close()
        self._pool.close()

    def _checked(self, db: Any) -> None:
        """Does the server still hear it? One heard a moment ago is not asked, unless another was broken since."""
        now, heard = time.monotonic(), getattr(db, "heard", 0.0)
        if now - heard > FRESH or heard <= self._troubled:
            psycopg_pool.ConnectionPool.check_connection(db)
            db.heard = now

    def _one(self, work: Work | Rows) -> Any:
        if isinstance(work, list) and not work:
            return None
        try:
            with self._pool.connection() as db:
                if not isinstance(work, list):
                    with db.transaction():
                        return work(Connected(db))
                if db.execute(APPEND, [list(column) for column in zip(*work, strict=True)]).rowcount != len(work):
                    raise Fenced("the table belongs to another process; nothing was written")
                return None
        except Exception as error:
            return self._named(error)

    def _look(self, work: Callable[[Db], T]) -> T:
        for again in (True, False):  # reading twice does no harm
            try:
                with self._pool.connection() as db:
                    return work(Connected(db))
            except psycopg.Error as error:
                self._troubled = time.monotonic()
                if not again or isinstance(error, psycopg_pool.PoolTimeout):
                    raise StorageError(f"nothing was read: {' '.join(str(error).split())}") from None
        raise AssertionError

    def _named(self, error: Exception) -> Exception:
        if isinstance(error, psycopg.errors.IntegrityError):
            return taken(error)
        if isinstance(error, psycopg.Error):
            self._troubled = time.monotonic()
            return StorageError(f"nothing was written: {' '.join(str(error).split())}")
        return error

    def brings(self, db: Db) -> None:
        db.execute("SELECT set_config('taverna.brought', 'on', true)")

    def snapshot(self, work: Callable[[Db], T]) -> T:
        with self._pool.connection() as db, db.transaction():
            db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            db.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # it locks nothing, and files may be slow
            return work(Streamed(db))


def _named_plainly(address: str) -> str:
    """For people, without a password."""
    try:
        found = urlsplit(address)
        return f"{found.scheme}://{found.hostname or ''}{found.path}"
    except ValueError:
        return "this address"


def _without_password(told: str, address: str) -> str:
    """In one line; what is wrong may be the password itself."""
    secret = address.partition("://")[2].rpartition("@")[0].partition(":")[2]
    for one in sorted({secret, unquote(secret), *secret.split("@")} - {""}, key=len, reverse=True):
        told = told.replace(one, "…")
    return " ".join(told.split())


def _impatient(db: Any) -> None:
    db.execute(f"SET idle_in_transaction_session_timeout = '{STILL}s'")


def _grown(db: Any, where: str) -> None:
    """Of this version's format; of several processes that start together, one makes it."""
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(%s)", (ALONE,))
        db.execute("CREATE TABLE IF NOT EXISTS format (version INTEGER NOT NULL)")
        row = db.execute("SELECT version FROM format").fetchone()
        if row is None or row[0] == VERSION:
            _told_to_move(db)
        if row is None:
            db.execute(of_postgres(SCHEMA) + POSTGRES_TRIGGERS)
            db.execute("INSERT INTO format VALUES (%s)", (VERSION,))
        elif row[0] != VERSION:
            raise StorageError(f"{where} was written by another Taverna (format {row[0]}; this is {VERSION})")
        there = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname = ANY(%s)"
        known = {name for (name,) in db.execute(there, (list(LATER_MADE),)).fetchall()}
        for name, made in LATER_MADE.items():  # what is there is left alone: looking whether it is would lock it
            if name not in known:
                db.execute(of_postgres(made))


def _told_to_move(db: Db) -> None:
    """What an input does to its table is said as we say it; where it is, nothing is written."""
    there = (
        "SELECT 1 FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND proname = 'moves' AND prosrc=%s"
    )
    if db.execute(there, (POSTGRES_MOVES,)).fetchone() is None:
        db.execute(f"CREATE OR REPLACE FUNCTION moves() RETURNS trigger LANGUAGE plpgsql AS $${POSTGRES_MOVES}$$")
