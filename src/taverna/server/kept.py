"""Pages and files that are the same for everyone, ready to be sent, kept on disk for the next start.

One database per edition in the host's folder; those of other editions are thrown away. It is a cache: what cannot be
read or written is made again.
"""

from __future__ import annotations

import gzip
import hashlib
import sqlite3
import threading
from functools import lru_cache
from pathlib import Path

import msgspec

from taverna.edition import edition


class Printed(msgspec.Struct, frozen=True):
    """Something ready to be sent."""

    packed: bytes
    etag: str


def packed(text: bytes, level: int = 6) -> Printed:
    etag = f'"{hashlib.blake2b(text, digest_size=9).hexdigest()}"'
    return Printed(gzip.compress(text, level, mtime=0), etag)


class Kept:
    """May be asked from any thread, and shared with another process that prints ahead."""

    def __init__(self, folder: Path) -> None:
        self._lock = threading.Lock()
        self._db: sqlite3.Connection | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"made-{edition()}.db"
            for old in folder.glob("made-*.db*"):
                if not old.name.startswith(file.name):
                    old.unlink(missing_ok=True)
            db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=2.0)
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = off")
            db.execute(
                "create table if not exists made"
                "(path text, lang text, etag text, packed blob, primary key (path, lang)) without rowid"
            )
            self._db = db
        except (OSError, sqlite3.Error):
            pass  # then nothing is kept

    def get(self, path: str, lang: str) -> Printed | None:
        if self._db is None:
            return None
        try:
            with self._lock:
                asked = "select packed, etag from made where path = ? and lang = ?"
                row = self._db.execute(asked, (path, lang)).fetchone()
        except sqlite3.Error:
            return None
        return Printed(*row) if row else None

    def put(self, path: str, lang: str, made: Printed) -> None:
        if self._db is None:
            return
        try:
            with self._lock:
                row = (path, lang, made.etag, made.packed)
                self._db.execute("insert or replace into made values (?, ?, ?, ?)", row)
        except sqlite3.Error:
            pass


@lru_cache(maxsize=4)
def kept_in(folder: Path) -> Kept:
    return Kept(folder)
