"""Guided first games: what is said at which moment of a real table, and what the learner is advised to do there.

A game's `lessons` folder holds one YAML file per lesson, and `first-times.yaml`: a sentence for the first time
something appears in any game. A lesson is a table like any other (seats, seed, options, bots in the other seats), so it
is known by its beginning. Its guide has no state: which step stands is worked out from what happened at the table so
far, and is the same after a reload, an undo or in a replay. Steps come in their order. Whoever does something else than
advised has strayed: from then on only what holds at any table is said (`otherwise`, or what is `lasting`), when it fits
first, until the answer is taken back.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from .content import read_yaml
from .errors import ContentError, OptionError
from .state import Event
from .words import Text

if TYPE_CHECKING:
    from .game import Game
    from .table import Table

T = TypeVar("T")

FREE = "*"
"""Any answer is as good as another."""

FIRST_TIMES = "first-times"


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question put to the learner, or something that happened. `offers`: only a question with this option (a step's
    own: the first it advises); `where`: only an event whose fields say so; `you`, and {you} in a word, is the learner's
    seat."""

    prompt: str = ""
    event: str = ""
    offers: str = ""
    where: dict[str, Any] = {}

    def happened(self, event: Event, you: int) -> bool:
        if type(event).__name__ != self.event:
            return False
        return all(getattr(event, name, None) == _meant(value, you) for name, value in self.where.items())


def _meant(value: Any, you: int) -> Any:
    if value == "you":
        return you
    return value.replace("{you}", str(you)) if isinstance(value, str) else value


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`show`: keys of the scene to be lit (one that ends in / stands for all that begin so); `expect`: the options
    advised from here to the next step, one per question; `lasting`: which of its texts holds at any table."""

    id: str
    when: When
    say: Text
    why: Text
    show: list[str] = []
    expect: list[str] = []
    lasting: Literal["", "say", "why"] = ""
    otherwise: Text | None = None
    clauses: list[str] = []

    @property
    def anyway(self) -> Text | None:
        """What is said to one who strayed."""
        return self.otherwise or {"say": self.say, "why": self.why}.get(self.lasting)

    def asked(self, prompt: str, offered: Mapping[str, Any], fits: bool) -> bool:
        first = self.expect[0] if fits and self.expect and self.expect[0] != FREE else ""
        wanted = self.when.offers or first
        return prompt == self.when.prompt and (not wanted or wanted in offered)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One guided game. `names`: what those in the seats are called; `bots`: who sits in the others'."""

    id: str
    game: str
    title: Text
    about: Text
    seats: int
    seed: int
    steps: list[Step]
    end: Text
    you: int = 0
    bots: dict[int, str] = {}
    names: dict[int, str] = {}
    options: dict[str, Any] = {}

    def luck(self, question: str) -> int:
        """A bot's luck at one question: the same at every table of this lesson, whatever was taken back."""
        seat, nth, _ = question.split(".")
        return int.from_bytes(blake2b(f"{self.id}/{self.seed}/{seat}/{nth}".encode(), digest_size=8).digest(), "big")


class FirstTime(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Said once in a life: what this is."""

    id: str
    when: When
    say: Text


class Told(msgspec.Struct, frozen=True):
    """A step that has come; `fits`: nobody had strayed by then."""

    step: Step
    fits: bool

    @property
    def text(self) -> Text:
        return self.step.say if self.fits else (self.step.anyway or self.step.why)


class Stray(msgspec.Struct, frozen=True):
    """The first answer that was another than advised. `fresh`: nothing has been answered since."""

    step: Step
    advised: str
    chosen: str
    answers: int  # how many the table had been given before it
    fresh: bool


class Standing(msgspec.Struct, frozen=True):
    """Where a lesson stands: the steps that have come, the option advised now, and whether it is at its end."""

    told: list[Told]
    advice: str | None
    stray: Stray | None
    over: bool


class Asked(msgspec.Struct, frozen=True):
    """A question of the past, or the one that is open."""

    prompt: str
    offered: Mapping[str, Any]
    option: str | None
    answers: int


# -- where a lesson stands -------------------------------------------------------------------------------------------
def moments(table: Table, seat: int) -> Iterator[Asked | Event]:
    """What this seat was asked and saw, in order; forced answers are no questions."""
    events = table.happened(seat)
    told = 0
    for n, step in enumerate(table.steps):
        while told < len(events) and events[told][0] <= n:
            yield events[told][1]
            told += 1
        if step.seat == seat and step.offered is not None and not step.forced:
            yield Asked(step.prompt, step.offered, step.option, n)
    for _, event in events[told:]:
        yield event
    question = table.questions.get(seat)
    if question is not None:
        yield Asked(question.prompt, {option.id: option for option in question.options}, None, len(table.steps))


class _Guide:
    """Goes through the moments of a table once. `left`: the steps still to come, in order; of one who strayed, those
    that have something to say at any table, each when it fits first."""

    def __init__(self, lesson: Lesson) -> None:
        self.left = list(lesson.steps)
        self.you = lesson.you
        self.told: list[Told] = []
        self.due: list[str] = []
        self.advice: str | None = None
        self.stray: Stray | None = None

    def meet(self, moment: Asked | Event) -> None:
        while (step := self._comes(moment)) is not None:
            self.left.remove(step)
            self.told.append(Told(step, self.stray is None))
            if self.stray is not None:
                break
            self.due = list(step.expect)
            if self.due:
                break
        if isinstance(moment, Asked):
            self._answered(moment)

    def _comes(self, moment: Asked | Event) -> Step | None:
        fits = self.stray is None
        if isinstance(moment, Asked) and self.due:
            return None
        for step in self.left[:1] if fits else self.left:
            if isinstance(moment, Asked):
                found = step.asked(moment.prompt, moment.offered, fits)
            else:
                found = step.when.happened(moment, self.you)
            if found:
                return step
        return None

    def _answered(self, asked: Asked) -> None:
        if self.stray is not None:
            if asked.option is not None:
                self.stray = msgspec.structs.replace(self.stray, fresh=False)
        elif self.due:
            advised = self.due[0]
            if asked.option is None:
                self.advice = advised if advised in asked.offered else None
            elif advised in (FREE, asked.option):
                self.due.pop(0)
            else:
                self.stray = Stray(self.told[-1].step, advised, asked.option, asked.answers, True)
                self.due = []
                self.left = [step for step in self.left if step.anyway is not None]


def standing(lesson: Lesson, table: Table) -> Standing:
    """Where this lesson stands at this table."""
    guide = _Guide(lesson)
    for moment in moments(table, lesson.you):
        guide.meet(moment)
    return Standing(guide.told, guide.advice, guide.stray, table.over or not (guide.left or guide.due))


def begun(game: Game[Any], lesson: Lesson) -> Table:
    """A new table of this lesson."""
    from .table import Table  # the table imports its game, which imports this

    return Table(game, lesson.seats, lesson.seed, lesson.options)


def again(lesson: Lesson, table: Table, answers: int) -> Table:
    """A new table of the lesson, after the first so many answers of this one."""
    fresh = begun(table.game, lesson)
    for step in table.steps[:answers]:
        fresh.give(step)
    return fresh


def lesson_of(game: Game[Any], seats: int, seed: int, options: Mapping[str, Any]) -> Lesson | None:
    """The lesson that begins like this, if one does."""
    if not any(one.seed == seed for one in game.lessons.values()):
        return None
    same = (one for one in game.lessons.values() if (one.seed, one.seats) == (seed, seats) and one.options == options)
    return next(same, None)


def first_times(game: Game[Any], table: Table, seat: int, events: list[Event]) -> list[FirstTime]:
    """What there is to say to one who sees this for the first time: of what this seat is asked now, and of what
    happened since its last answer (`events`)."""
    question, occasions, found = table.questions.get(seat), _occasions(game), []
    if question is not None:
        for nth, one in occasions.get(question.prompt, ()):
            if not one.when.offers or any(option.id == one.when.offers for option in question.options):
                found.append((nth, one))
    for kind in {event.__class__ for event in events}:
        for nth, one in occasions.get(kind.__name__, ()):
            if any(one.when.happened(event, seat) for event in events if event.__class__ is kind):
                found.append((nth, one))
    return [one for _, one in sorted(found, key=itemgetter(0))] if found else []


def occasion(game: Game[Any], events: Iterable[Event]) -> bool:
    """Is any of these of a kind of which something may be said to one who sees it for the first time?"""
    occasions = _occasions(game)
    return any([event.__class__.__name__ in occasions for event in events])


@lru_cache(maxsize=64)
def _occasions(game: Game[Any]) -> dict[str, list[tuple[int, FirstTime]]]:
    """By the prompt or the event at which it is said: which of them it is, and what."""
    found: dict[str, list[tuple[int, FirstTime]]] = {}
    for nth, one in enumerate(game.first_times):
        found.setdefault(one.when.prompt or one.when.event, []).append((nth, one))
    return found


def last_choice(table: Table, seat: int) -> int:
    """How many answers there were with this seat's last choice; 1 at least: before anybody has answered nothing has
    happened but the laying out."""
    last = len(steps := table.steps)
    while last > 1 and (steps[last - 1].seat != seat or steps[last - 1].forced):
        last -= 1
    return max(last, 1)


def since_last_answer(table: Table, seat: int) -> list[Event]:
    """What this seat saw happen since it last chose something, that choice's own consequences with it."""
    return [event for _, event in table.latest(last_choice(table, seat)) if event.seen_by(seat)]


# -- reading ---------------------------------------------------------------------------------------------------------
def read_lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by id, checked."""
    folder = game.folder / "lessons"
    found = {}
    for file in sorted(folder.glob("*.yaml")) if folder.is_dir() else ():
        if file.stem != FIRST_TIMES:
            lesson = found[file.stem] = _read(file, Lesson)
            for reason in faults(game, lesson, file.stem):
                raise ContentError(f"lessons/{file.name}", *reason)
    return found


def read_first_times(game: Game[Any]) -> list[FirstTime]:
    file = game.folder / "lessons" / f"{FIRST_TIMES}.yaml"
    found = _read(file, list[FirstTime]) if file.is_file() else []
    for one in found:
        for reason in _when(game, one.when, one.id):
            raise ContentError(f"lessons/{file.name}", *reason)
    return found


def _read(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.convert(read_yaml(file), kind, strict=False)
    except msgspec.ValidationError as error:
        raise ContentError(f"lessons/{file.name}", "", "", str(error)) from None


def faults(game: Game[Any], lesson: Lesson, name: str) -> Iterator[tuple[str, str, str]]:
    """What is wrong with a lesson: (step, field, reason)."""
    if (lesson.id, lesson.game) != (name, game.id):
        yield "", "id", f"says it is {lesson.id} of {lesson.game}"
    if lesson.seats not in game.seats or lesson.you not in range(lesson.seats):
        yield "", "seats", f"{game.id} is for {game.seats.start} to {game.seats.stop - 1}"
    if {lesson.you, *lesson.bots} != set(range(lesson.seats)) or lesson.you in lesson.bots:
        yield "", "bots", "in every seat but the learner's sits a bot"
    for bot in lesson.bots.values():
        if bot not in game.bots:
            yield "", "bots", f"there is no bot '{bot}'"
    try:
        game.read_options(lesson.options)
    except OptionError as error:
        yield "", "options", str(error)
    ids = [step.id for step in lesson.steps]
    for step in lesson.steps:
        if ids.count(step.id) > 1:
            yield step.id, "id", "stands twice"
        yield from _when(game, step.when, step.id)
        for clause in step.clauses:
            if clause not in _named(game, "catalogue.yaml", r" *- id: (\S+)"):
                yield step.id, "clauses", f"there is no clause {clause}"


def _when(game: Game[Any], when: When, id: str) -> Iterator[tuple[str, str, str]]:
    if bool(when.prompt) == bool(when.event):
        yield id, "when", "is a prompt or an event"
    if when.event:
        kind = events_of(game).get(when.event)
        if kind is None:
            yield id, "when.event", f"there is no event '{when.event}'"
        else:
            for name in when.where:
                if name not in kind.__struct_fields__:
                    yield id, "when.where", f"{when.event} has no field '{name}'"
    elif when.prompt not in game.explained and when.prompt not in _named(game, "locale/*en.ftl", r"ask-([\w-]+)"):
        yield id, "when.prompt", f"there is no question '{when.prompt}'"


@lru_cache(maxsize=64)
def _named(game: Game[Any], files: str, pattern: str) -> frozenset[str]:
    """What lines of these files of a game begin with: their names are all that is wanted here, and reading catalogues
    and words whole takes seconds."""
    lines = re.compile(f"^{pattern}", re.MULTILINE)
    return frozenset(name for file in game.folder.glob(files) for name in lines.findall(file.read_text("utf-8")))


def events_of(game: Game[Any]) -> dict[str, type[Event]]:
    """{name: every event of a game}."""
    return _events(Event, game.__module__)


def _events(kind: type[Event], package: str) -> dict[str, type[Event]]:
    found = {}
    for one in kind.__subclasses__():
        if one.__module__.startswith(f"{package}."):
            found[one.__name__] = one
        found |= _events(one, package)
    return found
