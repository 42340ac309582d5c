"""Saves and records: a header line and one line per input, as JSON text anyone can read.

Loading replays from the root, so the log is whole; every answer is checked against the question asked, and a
checkpoint now and then against its checksum. A file that does not lead where it says is refused, naming the answer. A
file of older rules is played by the rules of today: it loads if they ask the same questions with the same luck (its
checksums of positions are then not compared, since a state may be written in another shape), else it is refused with
the version that can read it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from .content import Raw
from .errors import ContentError, IllegalAnswer, OptionError, RulesBug, SaveError
from .game import Game
from .table import Answer, Input, Resample, Table, Undo
from .version import VERSION

FORMAT = 1
FIRST = "0.1.0"  # files that do not say who wrote them
LIMIT = 64 * 1024 * 1024


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a file."""

    taverna: Literal["save", "record"]
    format: int
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, Any]
    digest: str
    inputs: int
    crc: int
    by: str = FIRST  # the Taverna that wrote it
    pack: Raw | None = None


class _Kind(msgspec.Struct):
    """Enough of a header to say whose file this is and which version wrote it."""

    taverna: str
    format: int


def written(table: Table, kind: Literal["save", "record"]) -> bytes:
    inputs: list[Input] = table.told() if kind == "save" else [step.written() for step in table._steps]
    body = b"".join(msgspec.json.encode(entry) + b"\n" for entry in inputs)
    header = Header(
        taverna=kind,
        format=FORMAT,
        game=table.game.id,
        version=table.game.version,
        seats=table.seats,
        seed=table.seed,
        options=table.options,
        digest=table.digest(),
        inputs=len(inputs),
        crc=zlib.crc32(body),
        by=VERSION,
        pack=table.pack,
    )
    return msgspec.json.encode(header) + b"\n" + body


def read_header(data: bytes) -> tuple[Header, bytes]:
    """Split a file into its header and its body, or say what is wrong with it."""
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise SaveError(f"a save is bytes, not {type(data).__name__}")
    data = bytes(data)
    if len(data) > LIMIT:
        raise SaveError("too large to be a Taverna file")
    if not data:
        raise SaveError("the file is empty")
    first, newline, body = data.partition(b"\n")
    try:
        kind = msgspec.json.decode(first, type=_Kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SaveError("not a Taverna file, or damaged at its very beginning") from None
    if kind.format > FORMAT:
        raise SaveError(f"written by a newer Taverna (format {kind.format}; this one reads up to {FORMAT})")
    if kind.format < 1:
        raise SaveError(f"the header is damaged: there never was a format {kind.format}")
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"the header is damaged: {error}") from None
    if not newline or zlib.crc32(body) != header.crc:
        lines = body.count(b"\n")
        if lines < header.inputs:
            raise SaveError(f"the file is cut short: {lines} of {header.inputs} answers are there")
        raise SaveError("the file is damaged: its checksum does not fit")
    return header, body


def read_inputs(header: Header, body: bytes) -> list[Input]:
    try:
        inputs: list[Input] = [msgspec.json.decode(line, type=Input) for line in body.splitlines()]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(f"an answer cannot be read: {error}") from None
    if len(inputs) != header.inputs:
        raise SaveError(f"the header says {header.inputs} answers, the file holds {len(inputs)}")
    return inputs


def rooted(header: Header, find: Callable[[str], Game[Any]]) -> Table:
    """The table at the root of a file: before the first input."""
    try:
        game = find(header.game)
        if header.version > game.version:
            raise SaveError(
                f"written under newer rules of {game.id} (version {header.version}; here is {game.version})"
            )
        return Table(game, header.seats, header.seed, header.options, header.pack)
    except (OptionError, ContentError) as error:
        raise SaveError(f"the file cannot be set up here: {error}") from None
    except SaveError:
        raise
    except Exception as error:
        raise SaveError(f"the rules fail at the start of this file: {error!r}") from error


def load(data: bytes, find: Callable[[str], Game[Any]], going_on: Callable[[int], None] = lambda nth: None) -> Table:
    """The table a save or record holds. `going_on` is called before each input is given to it, and may raise."""
    header, body = read_header(data)
    inputs = read_inputs(header, body)
    table = rooted(header, find)
    older = header.version < table.game.version
    try:
        for nth, entry in enumerate(inputs, 1):
            going_on(nth)
            apply(table, entry, nth, older)
    except SaveError as error:
        if not older:
            raise
        raise SaveError(
            f"written under older rules of {table.game.id} (version {header.version}; here is {table.game.version}), "
            f"which Taverna {header.by} can read: {error}"
        ) from None
    try:
        digest = table.digest()
    except RulesBug as error:
        raise SaveError(f"after {len(inputs)} answers: {error}") from None
    if digest != header.digest and not older:
        raise SaveError(
            f"the position reached after {len(inputs)} answers differs from the one saved "
            f"(rules version {header.version} then, {table.game.version} now)"
        )
    return table


def apply(table: Table, entry: Input, nth: int, older: bool = False) -> None:
    """Give a table one stored input again, checking that it still fits. `older`: it was written under older rules."""
    try:
        if isinstance(entry, Undo):
            table.undo(entry.seat)
        elif isinstance(entry, Resample):
            table._seat(entry.seat)
            table._enter(entry.seat, entry.seed)
        else:
            _again(table, entry, nth, older)
    except (IllegalAnswer, RulesBug) as error:
        raise SaveError(f"input {nth}: {error}") from None


def _again(table: Table, entry: Answer, nth: int, older: bool) -> None:
    ask = table._ask_of(entry.seat)
    if ask is None:
        raise SaveError(f"input {nth}: seat {entry.seat} answered '{entry.option}', but the rules now ask {table!r}")
    if ask.check() != entry.check:
        raise SaveError(
            f"input {nth}: seat {entry.seat} answered '{entry.option}' to another question than "
            f"'{ask.prompt}' with {list(ask.made())}"
        )
    table.answer(entry.seat, entry.option, forced=entry.forced)
    made = table._steps[-1]
    if made.known != entry.known:
        raise SaveError(f"input {nth}: the same question '{ask.prompt}', but the luck used after it differs")
    if entry.mark and made.mark and made.mark != entry.mark and not older:
        raise SaveError(f"input {nth}: the same answer to '{ask.prompt}' now leads to another position")
