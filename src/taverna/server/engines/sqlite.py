"""A file of SQLite in a folder: the default, which needs no setting up. A commit is on the disk when it returns.

All writes go through one thread, and inputs that wait are one statement: every call into SQLite gives the interpreter
away, and getting it back from a busy host costs more than the writing.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from .engine import PULSE, Db, Engine, Rows, StorageError, T, Work, taken
from .schema import BESIDE, SCHEMA, SQLITE_TRIGGERS, STEPS, VERSION

FILE = "taverna.sqlite3"
LOCK = "taverna.lock"
ROOM = 16_384  # bytes that must find room on the disk

APPEND = """
INSERT INTO inputs SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]') FROM json_each(?)
"""


class Sqlite(Engine):
    """The database of one host. Fencing numbers are not looked at: one process has the file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(readers=1)
        self.path = folder / FILE
        self.where = str(self.path)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._write = self._writer.submit(self._connect, True).result()
            self._read = self._reader.submit(self._connect, False).result()
        except (sqlite3.Error, OSError, UnicodeError) as error:  # what is wrong may be told in what is not text
            if "malformed" in str(error) or isinstance(error, UnicodeError):
                raise StorageError(f"{self.path} is damaged ({error}): put a backup in its place") from None
            raise StorageError(f"the data of this host cannot be kept at {self.path}: {error}") from None

    def _connect(self, first: bool) -> sqlite3.Connection:
        made = not self.path.exists()
        db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        if made:
            given(self.path, self.path.parent)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute("PRAGMA synchronous=FULL")
        db.execute("PRAGMA foreign_keys=ON")
        if first:
            _grown(db, self.path)
            _sound(db, self.path)
            db.executescript(BESIDE)
        return db

    def close(self) -> None:
        self._writer.submit(self._write.close).result()
        self._reader.submit(self._read.close).result()
        super().close()

    def _one(self, work: Work | Rows) -> Any:
        db = self._write
        try:
            if isinstance(work, list):
                if work:
                    db.execute(APPEND, (msgspec.json.encode(work).decode(),))
                return None
            db.execute("BEGIN IMMEDIATE")
            result = work(db)
            db.execute("COMMIT")
            return result
        except Exception as error:
            with suppress(sqlite3.Error):  # a disk that fails may fail again; whoever waits is told of the first
                if db.in_transaction:
                    db.execute("ROLLBACK")
            return _named(error)

    def pulse(self, db: Db) -> None:
        """As much as an answer needs, and more: what is short may find room on a disk that has none."""
        db.execute(PULSE, (0, time.time(), bytes(ROOM)))

    def _look(self, work: Callable[[Db], T]) -> T:
        try:
            return work(self._read)
        except sqlite3.Error as error:
            raise StorageError(f"nothing was read: {error}") from None

    def snapshot(self, work: Callable[[Db], T]) -> T:
        db = sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            db.execute("BEGIN")
            return work(db)
        finally:
            db.close()

    def copy_to(self, file: Path) -> None:
        """The whole database as it stands at one moment, into another file, while this one is used: in one step, since
        whatever another process writes between two steps lets them begin anew."""
        try:
            with closing(sqlite3.connect(self.path, timeout=10)) as ours, closing(sqlite3.connect(file)) as other:
                os.chmod(file, 0o600)
                ours.backup(other)
        except sqlite3.Error as error:
            raise StorageError(f"no copy was made at {file.with_suffix('')}: {error}") from None


def given(file: Path, folder: Path) -> None:
    """For nobody else to read; and what root makes belongs to whoever keeps the folder: that may be the host's user."""
    os.chmod(file, 0o600)
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        keeper = folder.stat()
        os.chown(file, keeper.st_uid, keeper.st_gid)


def alone(folder: Path) -> int | None:
    """Hold what is given back for as long as a host runs with the file in this folder: another is told so. It ends with
    the process, however that ends. (Copies may be made and keys printed meanwhile.)"""
    try:
        locks: Any = import_module("fcntl")
    except ImportError:  # not everywhere
        return None
    try:
        held = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageError(f"the data of this host cannot be kept at {folder}: {error}") from None
    try:
        locks.flock(held, locks.LOCK_EX | locks.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise StorageError(f"another host runs with the data in {folder}: several need PostgreSQL") from None
    except OSError:  # a disk elsewhere that knows no locks
        pass
    return held


def _grown(db: sqlite3.Connection, path: Path) -> None:
    """Of this version's format: made new, or step by step out of an older one."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} {SQLITE_TRIGGERS} PRAGMA user_version={VERSION}; COMMIT")
        return
    while version in STEPS:
        db.executescript(f"BEGIN IMMEDIATE; {STEPS[version]} PRAGMA user_version={version + 1}; COMMIT")
        version += 1
    if version != VERSION:
        raise StorageError(f"{path} was written by another Taverna (format {version}; this is {VERSION})")


def _sound(db: sqlite3.Connection, path: Path) -> None:
    """Is every page of the file as it was written, and are our tables there? Better asked before anyone plays."""
    faults = [row[0] for row in db.execute("PRAGMA quick_check(3)")]
    if faults != ["ok"]:
        raise StorageError(f"{path} is damaged ({'; '.join(faults)[:200]}): put a backup in its place")
    there = {row[0] for row in db.execute("SELECT name FROM sqlite_schema WHERE type='table'")}
    missing = {"tables", "seats", "tokens", "holds", "inputs"} - there
    if missing:
        raise StorageError(f"{path} is not a Taverna database: {', '.join(sorted(missing))} missing")


def _named(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return taken(error)
    if isinstance(error, sqlite3.Error):
        return StorageError(f"nothing was written: {error}")
    return error
