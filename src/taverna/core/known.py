"""What can be known of a table: what is asked, what a seat sees, what has happened, and why something is refused."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial
from itertools import repeat
from typing import Any

import msgspec

from .ask import Ask, AskAll, Asked, Flow, Offer, Option, Put, Question, Result, Value, option_id, question_id
from .catalogue import Refusal
from .content import Raw
from .errors import IllegalAnswer
from .game import Game, Sequel
from .scene import Scene, picture, shown
from .secrets import Seen, View, masked
from .sheets import Sheet
from .state import Event
from .steps import trail
from .words import event_say


class Known:
    """A table as it stands."""

    __slots__ = (
        "_ask",
        "_epochs",
        "_flow",
        "_held",
        "_log",
        "_questions",
        "_result",
        "content",
        "game",
        "options",
        "over",
        "pack",
        "seats",
        "seed",
        "state",
    )

    game: Game[Any]
    seats: int
    seed: int
    options: dict[str, Any]
    pack: Raw | None
    content: Any
    state: Any
    over: bool
    _result: Result | None
    _flow: Flow
    _ask: Asked | None
    _held: dict[int, Value]  # secret answers that wait for others
    _questions: dict[int, Question] | None  # as they were last given out
    _epochs: list[int]  # how often answers were taken back that a seat had a part in
    _log: list[tuple[int, list[Event]]]  # after how many answers, and what happened then

    # -- what is asked -----------------------------------------------------------------------------------------------
    def _ask_of(self, seat: int) -> Ask | None:
        asked: Any = self._ask
        if asked.__class__ is Ask:
            return asked if asked.seat == seat else None
        if asked is None or seat in self._held:
            return None
        ask: Ask | None = asked.asks.get(seat)
        return ask

    def _open(self) -> list[Ask]:
        asked: Any = self._ask
        held = self._held
        if asked.__class__ is Ask:
            return [asked]
        if asked is None:
            return []
        return [ask for seat, ask in asked.asks.items() if seat not in held] if held else [*asked.asks.values()]

    @property
    def questions(self) -> dict[int, Question]:
        """{seat: what it is asked} for every question open now; empty when the game is over."""
        questions = self._questions
        if questions is None:
            game, state, epochs, asked = self.game, self.state, self._epochs, self._ask
            secret = asked.__class__ is AskAll
            questions = {}
            for ask in (asked,) if asked.__class__ is Ask else self._open():
                seat, put = ask.seat, Put(ask, game, state)
                options = [*map(Option, ask._made or ask.made(), repeat(put))]
                questions[seat] = Question(seat, ask.prompt, options, secret, put, epochs[seat])
            self._questions = questions
        return questions.copy()

    def _question_id(self, ask: Ask) -> str:
        return question_id(ask, self._epochs[ask.seat])

    @property
    def result(self) -> dict[str, Any] | None:
        """{"winners": [seats], "scores": {seat: number}, "outcome": word}, once the game is over."""
        if self._result is None:
            return None
        return {
            "winners": list(self._result.winners),
            "scores": dict(self._result.scores),
            "outcome": self._result.outcome,
        }

    def sequel(self) -> Sequel | None:
        """Seats and options of the next table of a campaign, once this one is over; None if nothing follows."""
        return None if self._result is None else self.game.sequel(self.state, self._result)

    def where(self) -> list[str]:
        """The chain of rules that wait for an answer, outermost first."""
        return trail(self._flow)

    # -- what is seen ------------------------------------------------------------------------------------------------
    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise IllegalAnswer(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def view(self, seat: int | None, seen: Seen | None = None) -> View:
        """What this seat (None: a spectator) may know, as plain data. `asked` are the seats that have yet to answer.
        `seen`: views of others at the same moment share with this one what is the same."""
        view = masked(self.state, self.game.hidden(self.state, self._seat(seat)), seen)
        view["seat"] = seat
        view["asked"] = [ask.seat for ask in self._open()]
        view["result"] = None if self._result is None else msgspec.to_builtins(self._result, str_keys=True)
        return view

    def log(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """What happened, line by line, as far as this seat (None: anyone) may read it."""
        words = self.game.words(lang, self.state)
        return [words.say(event_say(event)) for _, event in self.happened(seat)]

    def happened(self, seat: int | None = None) -> list[tuple[int, Event]]:
        """(after how many answers, event) for every event this seat may read."""
        self._seat(seat)
        return [(at, event) for at, events in self._log for event in events if event.seen_by(seat)]

    @property
    def chronicle(self) -> Sequence[tuple[int, list[Event]]]:
        """(after how many answers, what happened then), whoever may read it. Entries are only ever added, or taken
        back from the end."""
        return self._log

    def latest(self, after: int) -> list[tuple[int, Event]]:
        """The end of the log: what happened after so many answers or more, whoever may read it."""
        first = len(self._log)
        while first and self._log[first - 1][0] >= after:
            first -= 1
        return [(at, event) for at, events in self._log[first:] for event in events]

    def scene(self, seat: int | None, lang: str = "en") -> Scene:
        """What a seat sees, as keyed fragments."""
        return self.game.scene(self.view(seat), seat, self.game.words(lang, self.state), self.content)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat sees, as one self-contained drawing."""
        game = self.game
        return picture(self.scene(seat, lang), game.title[lang], game.style, game.symbols, game.figures)

    def board(self, seat: int | None = None, lang: str = "en") -> str:
        """What a seat sees, as text."""
        return "\n".join(self.game.board(self.view(seat), seat, self.game.words(lang, self.state), self.content))

    def sheets(self, seat: int | None = None, lang: str = "en") -> list[Sheet]:
        """What a seat sees, as text in parts, with the numbers of what it may answer."""
        question = self.questions.get(seat) if seat is not None else None
        marks: dict[str, int] = {}
        for n, option in enumerate(question.options if question is not None else (), 1):
            for key in option.targets[:1]:
                marks.setdefault(key, n)
        return self.game.sheets(self.view(seat), seat, self.game.words(lang, self.state), self.content, marks)

    def _repr_svg_(self) -> str:
        return self.svg(None)

    def _repr_html_(self) -> str:
        """In a notebook: the drawing, as a picture of its own so that its style stays with it."""
        return shown(self.svg(None), repr(self))

    # -- what is refused ---------------------------------------------------------------------------------------------
    def why(self, seat: int, target: str) -> Refusal | None:
        """Why this board element (or option id) is not on offer to the seat; None if it is."""
        if seat is None or self._seat(seat) is None or not isinstance(target, str):
            raise IllegalAnswer(f"ask why by a seat and the key of a board element, not {seat!r} and {target!r}")
        ask = self._ask_of(seat)
        if ask is None:
            if self.over or seat in self._held:
                return self.refusal("TABLE-OVER-01" if self.over else "TABLE-HELD-01")
            return self.refusal(self.game.refuse(self.state, seat, target) or "TABLE-TURN-01")
        targets = self.game.targets
        for id, value in ask.made().items():
            if id == target or target in targets(self.state, ask, value):
                return None
        if isinstance(ask.options, Offer):
            for value, clause in ask.options.refused():
                if option_id(value) == target or target in targets(self.state, ask, value):
                    return self.refusal(clause)
        return self.refusal(self.game.refuse(self.state, seat, target) or "TABLE-QUESTION-01", seat)

    def holds(self, seat: int) -> bool:
        """Has the seat answered in secret, and waits for others?"""
        return seat in self._held

    def refusal(self, clause: str, seat: int | None = None) -> Refusal:
        """A clause of the game or of the house, as a reason; what this seat is asked instead, if that is the reason."""
        from .house import HOUSE_RULES, NO_ANSWER, asked_instead

        rule = (self.game.catalogue.by_id if clause in self.game.catalogue.by_id else HOUSE_RULES.by_id)[clause]
        game, state = self.game, self.state
        ask = self._ask_of(seat) if seat is not None and clause == NO_ANSWER else None
        asked = None if ask is None else partial(asked_instead, game, state, ask)
        return Refusal(clause, rule.page, rule.text, lambda lang: game.words(lang, state), asked)

    def _refused(self, seat: int, option: str) -> IllegalAnswer:
        if not 0 <= seat < self.seats:
            return IllegalAnswer(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        refusal = self.why(seat, option)
        assert refusal is not None
        return IllegalAnswer(f"'{option}' is not on offer to seat {seat}: {refusal}", refusal.clause)

    def digest(self) -> str:
        """Of the whole state: equal tables have equal digests, in every process and on every machine. A secret."""
        asks = [] if self._ask is None else [self._ask] if isinstance(self._ask, Ask) else list(self._ask.asks.values())
        asked = [(ask.seat, ask.prompt, list(ask.made())) for ask in asks]
        held = sorted((seat, option_id(value)) for seat, value in self._held.items())
        rest = msgspec.msgpack.encode((self.game.id, asked, held, self.over, self.result))
        return hashlib.blake2b(self.game.encode(self.state) + rest, digest_size=16).hexdigest()
