"""Results kept as they come, one a line after a line that says of what, so that a run goes on where it was interrupted.

A line that was being written when the run was killed is cut off. Without a file nothing is kept and all is the same.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from taverna.core.errors import OptionError

Row = TypeVar("Row")
SAFE = 1.0
"""So many seconds of results may be lost with the machine; none when a run alone is killed."""


class Ledger(Generic[Row]):
    """The results of one run, those of its file first. `head` is what was asked for; of a run that may grow, but for
    the field `grows`."""

    def __init__(self, file: Path | None, head: msgspec.Struct, row: type[Row], grows: str = "") -> None:
        self.rows: list[Row] = []
        self._out = None
        self._safe = time.monotonic()
        if file is None:
            return
        if file.exists() and not file.is_file():
            raise OptionError(f"{file} is no file in which results can be kept")
        self._out = file.open("a+b")
        try:
            self._locked(file)
            self.rows = self._found(file, head, row, grows)
        except BaseException:
            self.close()
            raise

    def _locked(self, file: Path) -> None:
        """Two runs in one file would spoil it; a lock ends with whoever holds it, however they end."""
        if find_spec("fcntl") is None:
            return
        fcntl = import_module("fcntl")
        try:
            fcntl.flock(self._out, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OptionError(f"another run is writing {file}") from None

    def _found(self, file: Path, head: msgspec.Struct, row: type[Row], grows: str) -> list[Row]:
        out, first = self._out, msgspec.json.encode(head) + b"\n"
        assert out is not None
        out.seek(0)
        data = out.read()
        if b"\n" not in data and first.startswith(data):  # new, or killed before its first line was written
            out.truncate(0)
            out.write(first)
            out.flush()
            return []
        whole, _, cut = data.rpartition(b"\n")
        lines = whole.split(b"\n")
        try:
            found = msgspec.json.decode(lines[0], type=type(head))
            rows = [msgspec.json.decode(line, type=row) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise OptionError(f"{file} is not a file of results: {error}") from None
        asked = msgspec.json.decode(first, type=type(head))
        whats = [what for what in asked.__struct_fields__ if what != grows]
        if other := [what for what in whats if getattr(found, what) != getattr(asked, what)]:
            raise OptionError(
                f"{file} holds another run (other {', '.join(other)}): take another file, or ask for the same"
            )
        if any(getattr(one, "nth", at) != at for at, one in enumerate(rows)):
            raise OptionError(f"{file}: games are missing or stand twice")
        if cut:
            out.truncate(len(whole) + 1)
        return rows

    def add(self, row: Row) -> Row:
        """Keep one more."""
        if self._out is not None:
            self._out.write(msgspec.json.encode(row) + b"\n")
            self._out.flush()
            if time.monotonic() - self._safe > SAFE:
                os.fsync(self._out.fileno())
                self._safe = time.monotonic()
        return row

    def close(self) -> None:
        if self._out is not None:
            self._out.close()


def gone_on(ledger: Ledger[Row], total: int, rest: Iterator[Row]) -> Iterator[Row]:
    """What is kept, at most so many, then what is yet to be played, kept as it comes."""
    with closing(ledger):
        yield from ledger.rows[:total]
        for row in rest:
            yield ledger.add(row)


__all__ = ["Ledger", "gone_on"]
