"""What Taverna and a bot in any language say to each other: one JSON object a line. `docs/bots.md` tells it in prose.

Taverna sends `hello`, `options`, `table`, `question`, `think`, `over` and `bye`; a bot answers `hello` with `hello` and
`think` with `answer`, and may say `info` on the way. What a message holds is what the seat sees, nothing more.
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from taverna.core.version import VERSION

from . import Sight

PROTOCOL = 1
LINE = 64 * 1024
"""A bot's line may be so many bytes long."""


class Hello(msgspec.Struct, tag="hello", tag_field="type", frozen=True):
    """Who a bot is; `games` are those it plays (all, if it names none), `options` what can be set, with defaults."""

    name: str = ""
    games: list[str] = []
    options: dict[str, str | int | float | bool | None] = {}


class Answer(msgspec.Struct, tag="answer", tag_field="type", frozen=True):
    """What it chooses: the ids of the question and of an option."""

    question: str
    option: str


class Info(msgspec.Struct, tag="info", tag_field="type", frozen=True):
    """What it thinks, in words; for whoever watches it."""

    text: str = ""


class Other(msgspec.Struct, frozen=True):
    """A message of a type of a later version: it is let pass."""

    type: str


Said = Hello | Answer | Info | Other
KNOWN = ("hello", "answer", "info")
_kind: msgspec.json.Decoder[Other] = msgspec.json.Decoder(Other)
_decoder: msgspec.json.Decoder[Hello | Answer | Info] = msgspec.json.Decoder(Hello | Answer | Info)


class Fault(msgspec.Struct, frozen=True):
    """An answer that had to be given for a bot. Kinds: `crashed`, `late`, `unreadable`, `illegal`, `flood`, `out`."""

    kind: str
    text: str
    seat: int = -1
    question: str = ""


class Failed(Exception):
    """A bot has not said what it was asked to say. The text may hold what it said instead: it is one line, and tells
    a terminal nothing but letters."""

    def __init__(self, kind: str, text: str) -> None:
        self.kind = kind
        self.text = "".join(letter if letter.isprintable() else "·" for letter in text)
        super().__init__(self.text)


def understood(line: bytes) -> Said:
    """What a bot said; raises `Failed` in words that help whoever writes it."""
    if len(line) > LINE:
        raise Failed("flood", f"a line of more than {LINE} bytes")
    try:
        kind = _kind.decode(line)
        return _decoder.decode(line) if kind.type in KNOWN else kind
    except msgspec.ValidationError as error:
        raise Failed("unreadable", f"{error}, in {shown(line)}") from None
    except (ValueError, RecursionError) as error:
        raise Failed("unreadable", f"no line of JSON: {shown(line)} ({error})") from None


def shown(line: bytes) -> str:
    """The beginning of a line, so that it can stand in a sentence."""
    text = line[:80].decode("utf-8", "replace").strip()
    return ascii(text) + ("…" if len(line) > 80 else "")


# -- what Taverna says -----------------------------------------------------------------------------------------------
def hello() -> dict[str, Any]:
    return {"type": "hello", "protocol": PROTOCOL, "taverna": VERSION}


def new_table(sight: Sight, table: str, seconds: float) -> dict[str, Any]:
    """A table begins. Never its seed: it holds every secret."""
    facts = sight.facts
    where = {"type": "table", "table": table, "game": facts.game, "version": facts.version}
    return where | {"seat": sight.seat, "seats": facts.seats, "options": facts.options, "seconds": seconds}


def asked(sight: Sight, table: str, question: Any) -> dict[str, Any]:
    """What the seat is asked, with all it may answer and all it sees. The words come from a world that the seat cannot
    tell from the true one."""
    return {
        "type": "question",
        "table": table,
        "question": question.id,
        "prompt": question.prompt,
        "text": question.describe("en"),
        "secret": question.secret,
        "options": [{"id": one.id, "text": one.describe("en"), "on": one.targets} for one in question.options],
        "view": sight.view(),
    }


def think(table: str, question: str, seconds: float, luck: int) -> dict[str, Any]:
    return {"type": "think", "table": table, "question": question, "seconds": seconds, "luck": luck}


def luck_of(random: Random) -> int:
    """A number for the bot's own luck, from which nothing about the table's can be worked out."""
    return int.from_bytes(blake2b(random.randbytes(16), digest_size=6).digest(), "big")


def written(message: dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"
