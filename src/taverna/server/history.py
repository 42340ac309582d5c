"""How a table came to be as it is: which questions were answered how, and the table that its inputs lead to."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from taverna.core import saves
from taverna.core.ask import Question
from taverna.core.errors import ContentError, OptionError, SaveError
from taverna.core.table import Answer, Input, Table, Undo
from taverna.core.words import Say
from taverna.games import find

from .storage import TableRow


class Given(msgspec.Struct, frozen=True):
    """An answer as its seat may want to see it again."""

    question: str
    option: str
    words: Say | None
    on: list[str]


class History:
    """Which questions were answered how: so that repeating an answer is no second answer, and undo says what it
    takes back."""

    def __init__(self, seats: int) -> None:
        self.answered: dict[tuple[int, str], str] = {}
        self.undone: set[tuple[int, str]] = set()
        self._last: list[list[Given]] = [[] for _ in range(seats)]
        self._taken_back = [0] * seats

    def took(self, seat: int, given: Given) -> None:
        self.answered[seat, given.question] = given.option
        self._last[seat].append(given)

    def took_back(self, seat: int) -> None:
        self._taken_back[seat] += 1
        if self._last[seat]:
            self.undone.add((seat, self._last[seat].pop().question))

    def taken_back(self, seat: int) -> int:
        """How many answers the seat has taken back so far."""
        return self._taken_back[seat]

    def last(self, seat: int) -> Given | None:
        """The seat's last answer in effect."""
        return self._last[seat][-1] if self._last[seat] else None


def about_to(question: Question | None, id: str, option: str) -> Given:
    """An answer before it is given: what it says is known only while its question is open."""
    if question is not None and question.id == id:
        for one in question.options:
            if one.id == option:
                return Given(id, option, one.say, one.targets)
    return Given(id, option, None, [])


def woken(row: TableRow, entries: Iterable[Input]) -> tuple[Table, History]:
    """A table as its inputs left it. Raises `SaveError` if the rules no longer lead there."""
    try:
        table = Table(find(row.game), row.seats, row.seed, row.options, row.pack)
    except (OptionError, ContentError) as error:
        raise SaveError(str(error)) from None
    history = History(row.seats)
    older = row.version < table.game.version
    for nth, entry in enumerate(entries, 1):
        if isinstance(entry, Answer) and not entry.forced:
            question = table.questions.get(entry.seat)
            given = about_to(question, question.id if question else "", entry.option)
            saves.apply(table, entry, nth, older)
            history.took(entry.seat, given)
        else:
            saves.apply(table, entry, nth, older)
            if isinstance(entry, Undo):
                history.took_back(entry.seat)
    return table, history
