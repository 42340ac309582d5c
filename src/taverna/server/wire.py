"""What goes over the wire: requests as they are read, and answers as they are written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Lang = Literal["en", "es", "pt-BR"]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Word = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]


# -- requests --------------------------------------------------------------------------------------------------------
class NewSeat(msgspec.Struct, kw_only=True):
    """Who is to sit here. `mine`: this device sits here itself, and needs no link."""

    kind: Literal["person", "bot"] = "person"
    bot: Word | None = None
    name: Name | None = None
    mine: bool = False


class NewTable(msgspec.Struct, kw_only=True):
    """A table to be made. `settle`: forced answers are given by the table. `takeover`: seconds after which a bot plays
    for someone who left while others wait; 0 is never. `solo`: the seats of one device are one person's: the page draws
    no curtain between them. `advice`: whether it may be asked for; if it is not said, where all play together or one
    plays alone."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    lang: Lang | None = None
    settle: bool = True
    takeover: Annotated[float, Meta(ge=0, le=604800)] | None = None
    solo: bool = False
    advice: bool | None = None


class AnswerIn(msgspec.Struct):
    """One option of one question."""

    seat: SeatNumber
    question: Word
    option: Word


class UndoIn(msgspec.Struct):
    """`question`: the answer to take back (status.undo.question); with it, a repeated undo is no second one."""

    seat: SeatNumber
    question: Word | None = None


class NameIn(msgspec.Struct):
    seat: SeatNumber
    name: Name


class SitIn(msgspec.Struct):
    """Give a seat to a bot, or back to a person (the table's maker only)."""

    seat: SeatNumber
    kind: Literal["person", "bot"]
    bot: Word | None = None


class SeatIn(msgspec.Struct):
    seat: SeatNumber


class ForkIn(msgspec.Struct):
    """Play on from after `at` answers. Without `seats`, as at the old table, its people's seats being this device's."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)] | None = None


class NextIn(msgspec.Struct):
    """The next table of a campaign. Without `seats` for as many as before; `options` beside those that last: for
    another party of the same world, say. `newcomers`: who is to sit in the last seats, those nobody had before; bots if
    it is not said."""

    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] = {}
    newcomers: Annotated[list[NewSeat], Meta(max_length=16)] = []


# -- answers ---------------------------------------------------------------------------------------------------------
class GameOut(msgspec.Struct):
    id: str
    title: str
    min_seats: int
    max_seats: int
    options: dict[str, Any]
    bots: list[str]
    version: int


class Games(msgspec.Struct):
    games: list[GameOut]


class SeatLink(msgspec.Struct, omit_defaults=True):
    """`token` proves the seat; `link` is where a person opens it. Bots have neither."""

    seat: int
    token: str | None = None
    link: str | None = None


class Made(msgspec.Struct):
    """A new table."""

    table: str
    seats: list[SeatLink]
    watch: str


class Uploaded(msgspec.Struct):
    table: str
    watch: str


class TableOut(msgspec.Struct):
    """Who sits where, whether it is over, whose decision it is."""

    table: str
    game: str
    title: str
    kind: str
    options: dict[str, Any]
    status: dict[str, Any]
    asked: list[int]
    yours: list[int]
    created: float
    moved: float


class ViewOut(msgspec.Struct):
    view: dict[str, Any]
    question: dict[str, Any] | None
    can_undo: bool


class Done(msgspec.Struct):
    """On the disk. `events`: what happened, as far as this seat may know."""

    events: list[dict[str, Any]]


class WhyOut(msgspec.Struct):
    """Why something is not on offer; all None if it is."""

    target: str
    clause: str | None
    page: int | None
    text: str | None


class PreviewOut(msgspec.Struct):
    markup: str


class LineOut(msgspec.Struct):
    n: int
    round: int | None
    text: str
    clause: str
    head: bool


class LogOut(msgspec.Struct):
    log: list[LineOut]


class FrameOut(msgspec.Struct):
    """A moment of a finished game: like the WebSocket's `scene`, with the answer that led there."""

    type: str
    at: int
    of: int
    to: str
    seat: int | None
    lang: str
    frame: str
    fragments: dict[str, str]
    order: dict[str, list[str]]
    ask: None
    status: dict[str, Any]
    log: list[LineOut]
    answer: dict[str, Any] | None
    events: list[dict[str, Any]]
    moves: list[tuple[int, dict[str, Any]]]


class Health(msgspec.Struct):
    tables: int
    awake: int
    viewers: int


class Error(msgspec.Struct, omit_defaults=True):
    """`text` is for people, in their language; `detail` for programmers."""

    code: str
    text: str
    clause: str | None = None
    page: int | None = None
    detail: str | None = None


class ErrorOut(msgspec.Struct):
    error: Error


# -- messages of the WebSocket ---------------------------------------------------------------------------------------
class Hello(msgspec.Struct, tag="hello"):
    seat: SeatNumber | None = None
    lang: Lang = "en"
    have: Annotated[str, Meta(max_length=64)] | None = None
    still: bool = False
    thin: bool = False
    talk: bool = False
    token: Annotated[str, Meta(max_length=200)] | None = None


class AnswerMessage(msgspec.Struct, tag="answer"):
    seat: SeatNumber
    question: Word
    option: Word


class UndoMessage(msgspec.Struct, tag="undo"):
    seat: SeatNumber
    question: Word | None = None


class WhyMessage(msgspec.Struct, tag="why"):
    seat: SeatNumber
    target: Word


class LookMessage(msgspec.Struct, tag="look"):
    seat: SeatNumber | None
    target: Word


class PreviewMessage(msgspec.Struct, tag="preview"):
    seat: SeatNumber
    question: Word
    option: Word


class AdviseMessage(msgspec.Struct, tag="advise"):
    """What would a bot do? `stop`: no matter."""

    seat: SeatNumber
    question: Word
    stop: bool = False


class ChatMessage(msgspec.Struct, tag="chat"):
    """Something to say; or a reaction. `report` or `strike`: the number of a line."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=400)] = ""
    react: Word | None = None
    report: Annotated[int, Meta(ge=1, le=2**40)] | None = None
    strike: Annotated[int, Meta(ge=1, le=2**40)] | None = None


class Ping(msgspec.Struct, tag="ping"):
    have: Annotated[str, Meta(max_length=64)] | None = None


Message = (
    Hello | AnswerMessage | UndoMessage | WhyMessage | LookMessage | PreviewMessage | AdviseMessage | ChatMessage | Ping
)
