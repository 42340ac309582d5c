"""Taking a host's data along: from one kind of database to the other, and copies to keep.

A file of this is lines of JSON: a head, then `["table", [values]]` for every row, bytes as `{"b": base64}`, and an end
that says how many there are. It holds every hidden hand and the hashes of all keys, so it is to be kept like the
database itself.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import msgspec

from . import Sqlite, opened
from .engine import Conflict, Db, Engine, StorageError
from .schema import NAMES, VERSION
from .sqlite import FILE, given

MOVED = [name for name in NAMES if name not in ("nodes", "leases", "pulse")]  # how a host lives now is nobody's data
HEAD = {"taverna": "host", "format": VERSION, "ends": True}
END = "end"
MANY = 500  # rows written at once


class Packed(msgspec.Struct):
    """Bytes in a line of JSON."""

    b: bytes


Line = tuple[str, list[int | float | str | Packed | None]]
_line = msgspec.json.Decoder(Line)


def _lines(db: Db) -> Iterator[bytes]:
    for name in MOVED:
        order = "tbl, number" if name == "inputs" else "1"
        for row in db.execute(f"SELECT * FROM {name} ORDER BY {order}"):
            yield msgspec.json.encode((name, [Packed(bytes(one)) if isinstance(one, bytes) else one for one in row]))


def export(engine: Engine, out: IO[bytes]) -> int:
    """Everything as it stands at one moment, while the host goes on; how many rows."""

    def work(db: Db) -> int:
        out.write(msgspec.json.encode(HEAD) + b"\n")
        count = 0
        for line in _lines(db):
            out.write(line + b"\n")
            count += 1
        out.write(msgspec.json.encode((END, [count])) + b"\n")
        return count

    return engine.snapshot(work)


def export_to(engine: Engine, file: Path) -> int:
    """The same, into a file that is there whole or not at all."""
    half = file.with_name(file.name + ".part")
    try:
        with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            count = export(engine, out)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
        return count
    finally:
        half.unlink(missing_ok=True)


def bring(engine: Engine, lines: Iterable[bytes]) -> int:
    """Everything out of such a file, into a database that holds nothing yet: all of it, or nothing."""
    reading = iter(lines)
    try:
        head = msgspec.json.decode(next(reading, b"null"))
    except msgspec.DecodeError:
        head = None
    if not isinstance(head, dict) or head.get("taverna") != "host":
        raise StorageError("this is no file that 'taverna db export' wrote")
    if head.get("format") != VERSION:
        raise StorageError(f"the file was written by another Taverna (format {head.get('format')}; this is {VERSION})")

    def work(db: Db) -> int:
        for name in MOVED:
            if db.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() is not None:
                raise StorageError(f"{engine.where} holds tables already: bring a file only into a new database")
        engine.brings(db)
        count, stood = 0, []
        for name, rows in _chunks(reading, bool(head.get("ends"))):
            db.executemany(f"INSERT INTO {name} VALUES ({','.join('?' * len(rows[0]))})", rows)
            count += len(rows)
            if name == "tables":
                stood += [(row[14], row[15], row[0]) for row in rows]
        db.executemany("UPDATE tables SET moved=?, over=? WHERE id=?", stood)  # every input had moved its table
        return count

    try:
        return engine.at_once(work)
    except (Conflict, OverflowError) as error:
        raise StorageError(f"the file is damaged: a row does not fit ({error.__cause__ or error})") from None


def _chunks(lines: Iterator[bytes], ends: bool) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table, many at once. `ends`: the last line says how many there were."""
    name, rows, count, nth = "", list[list[Any]](), 0, 1
    for nth, line in enumerate(lines, 2):
        try:
            kind, values = _line.decode(line)
        except msgspec.MsgspecError as error:
            raise StorageError(f"line {nth} cannot be read: {error}") from None
        if ends and kind == END and values == [count]:
            ends = False
            continue
        if kind not in MOVED:
            raise StorageError(f"line {nth}: there is no table '{kind[:40]}'")
        if rows and (kind != name or len(rows) >= MANY or len(values) != len(rows[0])):
            yield name, rows
            rows = []
        name = kind
        count += 1
        rows.append([one.b if isinstance(one, Packed) else one for one in values])
    if ends:
        raise StorageError(f"the file breaks off after line {nth}")
    if rows:
        yield name, rows


def backup(where: Path | str, file: Path) -> None:
    """A copy to keep, made while the host goes on: of SQLite a whole file, of PostgreSQL what `export` writes. It is
    there whole or not at all."""
    half = file.with_name(file.name + ".part")
    engine = opened(where)
    try:
        if isinstance(engine, Sqlite):
            engine.copy_to(half)
            half.replace(file)
        else:
            export_to(engine, file)
    finally:
        half.unlink(missing_ok=True)
        engine.close()


def restore(where: Path | str, file: Path) -> None:
    """Put a copy in the place of a database that is not there (any more)."""
    with file.open("rb") as data:
        whole = data.read(16) == b"SQLite format 3\0"
    if isinstance(where, Path):
        for there in (FILE, f"{FILE}-wal", f"{FILE}-shm"):  # what is left of another would be read into this one
            if (where / there).exists():
                raise StorageError(f"{where / there} is there: move it away first")
        where.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".restore-", dir=where) as half:
            if whole:
                shutil.copyfile(file, Path(half) / FILE)
            _read(Path(half), file, whole)
            given(Path(half) / FILE, where)
            (Path(half) / FILE).replace(where / FILE)
        return
    if whole:
        raise StorageError("this is a copy of SQLite: restore it into a folder, then 'taverna db export' and 'import'")
    _read(where, file)


def _read(where: Path | str, file: Path, whole: bool = False) -> None:
    """Into a database; or look whether it is sound that is there as a `whole`."""
    engine = opened(where)
    try:
        if not whole:
            with file.open("rb") as lines:
                bring(engine, lines)
    finally:
        engine.close()
