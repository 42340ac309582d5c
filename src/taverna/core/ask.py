"""Questions: what rules yield when a person decides, and what people, bots and programs see of it.

Rules know `Ask`, `AskAll`, `AskAny` and `CHECKPOINT`; everybody else knows `Question` and `Option`.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .errors import RulesBug

if TYPE_CHECKING:
    from .state import State
    from .words import Say

Value = Any  # a name, a number, or a tuple of them: plain, so that a replay sends it back without building options
Flow = Generator[Any, Any, Any]


class _Checkpoint:
    def __repr__(self) -> str:
        return "CHECKPOINT"


CHECKPOINT: Final = _Checkpoint()
"""Yielded where everything needed to go on is in the state."""


def option_id(value: Value) -> str:
    """The name by which a value is answered; stable within its question."""
    if value.__class__ is tuple:
        return ",".join([part if part.__class__ is str else option_id(part) for part in value])
    if value.__class__ is str or value.__class__ is int:
        return str(value)
    raise RulesBug(f"an option must be a name, a number or a tuple of them, not {type(value).__name__}")


class _Ids(dict[Value, str]):
    """Names of tuples, kept: the same acts are offered again and again."""

    def __missing__(self, value: Value) -> str:
        if len(self) >= KEPT_IDS:
            self.clear()
        self[value] = id = option_id(value)
        return id


KEPT_IDS = 8192
_IDS = _Ids()


def checksum(prompt: str, ids: Iterable[str]) -> int:
    """Of a question: what was asked, and what was on offer."""
    return zlib.crc32("|".join((prompt, *ids)).encode())


Test = Callable[[Any], bool]


class Offer:
    """Options with reasons: of the things in a zone, those that every rule allows; and for all others, the rule that
    does not.

    `rules` is an ordered list of (clause, test): the first test that fails is the reason. `gates` are rules about the
    zone as a whole, tried before all others. `elsewhere` is a clause and the things that it alone keeps from being in
    the zone.
    """

    __slots__ = ("_seen", "elsewhere", "gates", "rules", "zone")

    def __init__(
        self,
        zone: Callable[[], list[Value]],
        *rules: tuple[str, Test],
        gates: Sequence[tuple[str, Callable[[], bool]]] = (),
        elsewhere: tuple[str, Callable[[], list[Value]]] | None = None,
    ) -> None:
        self.zone = zone
        self.rules = rules
        self.gates = gates
        self.elsewhere = elsewhere
        self._seen: list[Value] | None = None

    def __call__(self) -> list[Value]:
        offered = self._seen
        if offered is None:
            return self.offered()
        self._seen = None
        return offered

    def ahead(self) -> list[Value]:
        """What is on offer, for rules that look before they ask: the question that follows at once does not work it
        out again."""
        self._seen = offered = self.offered()
        return offered

    def forget(self) -> None:
        self._seen = None

    def offered(self) -> list[Value]:
        for _, open in self.gates:
            if not open():
                return []
        offered = self.zone()
        for _, test in self.rules:
            if not offered:
                break
            offered = [value for value in offered if test(value)]
        return offered

    def refused(self) -> Iterator[tuple[Value, str]]:
        """Everything that is not on offer, with the first clause that forbids it."""
        closed = next((clause for clause, open in self.gates if not open()), None)
        for value in self.zone():
            clause = closed or next((clause for clause, test in self.rules if not test(value)), None)
            if clause is not None:
                yield value, clause
        if self.elsewhere is not None:
            clause, things = self.elsewhere
            for value in things():
                yield value, clause


class Judged(Offer):
    """An offer whose rules are one function: the clause that forbids a thing of the zone, None if nothing does."""

    __slots__ = ("refusal",)

    def __init__(self, zone: Callable[[], list[Value]], refusal: Callable[[Any], str | None]) -> None:
        self._seen = None
        self.zone = zone
        self.refusal = refusal

    def offered(self) -> list[Value]:
        refusal = self.refusal
        return [value for value in self.zone() if refusal(value) is None]

    def refused(self) -> Iterator[tuple[Value, str]]:
        for value in self.zone():
            clause = self.refusal(value)
            if clause is not None:
                yield value, clause


class Offers(Offer):
    """Several kinds of things on offer in one question, each with rules of its own. `elsewhere` are clauses, each with
    the things that it keeps from being on offer at all."""

    __slots__ = ("parts", "refusing")

    def __init__(
        self,
        *parts: Offer | Callable[[], list[Value]],
        elsewhere: Sequence[tuple[str, Callable[[], list[Value]]]] = (),
    ) -> None:
        self._seen = None
        self.parts = parts
        self.refusing = elsewhere

    def offered(self) -> list[Value]:
        offered: list[Value] = []
        for part in self.parts:
            offered += part()
        return offered

    def refused(self) -> Iterator[tuple[Value, str]]:
        for part in self.parts:
            if isinstance(part, Offer):
                yield from part.refused()
        for clause, things in self.refusing:
            for value in things():
                yield value, clause


class Ask(msgspec.Struct, eq=False, gc=False):
    """One seat decides. Options are plain values, or a function that gives them: always a function (or an `Offer`)
    where they depend on anything hidden from some seat or cost anything to build. `about` is plain data for the words
    of the question."""

    seat: int
    prompt: str
    options: Sequence[Value] | Callable[[], Sequence[Value]]
    about: Mapping[str, Any] | None = None
    nth: int = 0  # the how-manieth question opened to this seat
    _made: dict[str, Value] | None = None

    def made(self) -> dict[str, Value]:
        """{option id: value}, built once."""
        made = self._made
        if made is None:
            options = self.options
            values = options() if callable(options) else options
            made = {}
            for v in values:
                made[v if v.__class__ is str else _IDS[v] if v.__class__ is tuple else option_id(v)] = v
            self._made = made
            if not made:
                raise RulesBug(f"'{self.prompt}' asks seat {self.seat} with nothing on offer")
            if len(made) < len(values) and len(set(values)) != len(made):
                raise RulesBug(f"'{self.prompt}' offers seat {self.seat} two things by one name: {list(values)}")
        return made

    def pick(self, part: float) -> Value:
        """The option that lies this part (0 to 1) of the way through, without building names for them all."""
        options = self.options
        if callable(options):
            options = options()
        return options[int(part * len(options))]

    def forget(self) -> None:
        """The hidden world has been dealt anew: derive the options again."""
        self._made = None
        if isinstance(self.options, Offer):
            self.options.forget()

    def check(self) -> int:
        """A checksum of what was asked, so that a record that no longer fits is noticed at the very answer."""
        return checksum(self.prompt, self.made())


class AskAll(msgspec.Struct, eq=False, gc=False):
    """Secret and simultaneous: the table holds the answers until all are in, then sends {seat: value}. Takes questions
    one after another, or by seat."""

    if TYPE_CHECKING:
        asks: dict[int, Ask]

        def __init__(self, asks: Iterable[Ask] | dict[int, Ask]) -> None: ...

    else:
        asks: Any

    def __post_init__(self) -> None:
        asks: Any = self.asks
        if asks.__class__ is not dict:
            self.asks = {ask.seat: ask for ask in asks}


class AskAny:
    """Several seats may answer and the first answer goes on: 'the players decide'. Sends (seat, value)."""

    __slots__ = ("asks",)

    def __init__(self, asks: Iterable[Ask], by_seat: dict[int, Ask] | None = None) -> None:
        """`by_seat`: the same, where it is known."""
        self.asks = {ask.seat: ask for ask in asks} if by_seat is None else by_seat


Asked = Ask | AskAll | AskAny


def together(flows: dict[int, Flow]) -> Flow:
    """Each seat goes through its own flow at its own pace (several secret steps each). Returns {seat: result}."""
    waiting: dict[int, Ask] = {}
    done: dict[int, Any] = {}
    for seat, flow in flows.items():
        try:
            waiting[seat] = next(flow)
        except StopIteration as end:
            done[seat] = end.value
    while waiting:
        seat, value = yield AskAny((), waiting.copy())
        try:
            waiting[seat] = flows[seat].send(value)
        except StopIteration as end:
            done[seat] = end.value
            del waiting[seat]
    return {seat: done[seat] for seat in flows}  # not in the order they finished


class Put(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A question as it was put: to which table of which game. What it and its options have in common."""

    ask: Ask
    game: Any
    state: State

    def say(self, lang: str, said: Say) -> str:
        return str(self.game.words(lang, self.state).say(said))


class Option(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Something a seat may answer. Answer with its `id`."""

    id: str
    _put: Put

    @property
    def value(self) -> Value:
        """What the rules get."""
        return self._put.ask.made()[self.id]

    @property
    def targets(self) -> list[str]:
        """The board elements this option belongs to; the first is the one to click."""
        put = self._put
        targets: list[str] = put.game.targets(put.state, put.ask, self.value)
        return targets

    @property
    def declines(self) -> bool:
        """Is it the option of leaving it?"""
        return bool(self._put.game.declines(self._put.ask, self.value))

    @property
    def say(self) -> Say:
        put = self._put
        said: Say = put.game.wording(put.state, put.ask, self.value)
        return said

    def describe(self, lang: str = "en") -> str:
        """What choosing this does, in the given language."""
        return self._put.say(lang, self.say)

    def short(self, lang: str = "en") -> str:
        """The act in a few words, for a button."""
        return str(self._put.game.words(lang, self._put.state).short(self.say))

    def __repr__(self) -> str:
        return f"Option({self.id!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (other.id, other._put.ask.prompt) == (self.id, self._put.ask.prompt)

    def __hash__(self) -> int:
        return hash((self.id, self._put.ask.prompt))


def question_id(ask: Ask, epoch: int) -> str:
    """`epoch`: how often answers have been taken back that this seat had a part in."""
    return f"{ask.seat}.{ask.nth}.{epoch}"


class Question(msgspec.Struct, frozen=True, eq=False, gc=False):
    """What one seat is asked now."""

    seat: int
    prompt: str
    options: list[Option]
    secret: bool
    _put: Put
    _epoch: int

    @property
    def id(self) -> str:
        """It never returns for another question, so a late answer cannot land elsewhere."""
        return question_id(self._put.ask, self._epoch)

    @property
    def about(self) -> dict[str, Any]:
        """Plain data the question speaks of."""
        return dict(self._put.ask.about or {})

    @property
    def dire(self) -> bool:
        """Does a hero fall now, unless it is answered otherwise?"""
        return bool(self._put.game.dire(self._put.state, self._put.ask))

    @property
    def say(self) -> Say:
        said: Say = self._put.game.asking(self._put.state, self._put.ask)
        return said

    def describe(self, lang: str = "en") -> str:
        """The question in one sentence."""
        return self._put.say(lang, self.say)

    def __repr__(self) -> str:
        return f"Question({self.id!r}, {self.prompt!r}, {[o.id for o in self.options]})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Question)
            and (self.id, self.seat, self.prompt) == (other.id, other.seat, other.prompt)
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash(self.id)


class Result(msgspec.Struct, frozen=True):
    """How a game ended. `outcome` is a word of the game: 'victory', 'shared', 'draw', 'defeat'…"""

    winners: list[int]
    scores: dict[int, int]
    outcome: str


class GameOver(Exception):
    """Raised by rules from however deep: the game ends here and now."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.outcome)
        self.result = result
