"""What those who look at a living table are shown of it, each by seat and language: drawn once for every state, and
kept so that only what changed need be said."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any

from taverna.core.ask import Question
from taverna.core.words import Words, called

from . import standing
from .drawing import Before, Moment
from .shown import Drawn, Log, Past, Shown, asked, onward, shown

if TYPE_CHECKING:
    from .living import Living

Eyes = tuple[int | None, str]
"""A seat (None: one who watches) and a language."""


class Showing:
    """Of one table."""

    def __init__(self, living: Living) -> None:
        self._living = living
        self._version = 0
        self._logs: dict[Eyes, Log] = {}
        self._last: dict[Eyes, Shown] = {}
        self._past: dict[Eyes, Past] = {}  # before that, so that one who comes back gets only what changed
        self._drawn: dict[Eyes, tuple[int, Drawn, dict[str, Any] | None]] = {}
        self._moment: tuple[int, dict[int, str], Moment] | None = None
        self._one = Lock()  # at a time
        self._left = False  # somebody, and it has not been seen to
        self.before: Before = {}

    def moved(self) -> None:
        """What was drawn is no longer how the table stands."""
        self._version += 1

    def told_anew(self) -> None:
        """Lines of the log went."""
        self._logs.clear()

    @property
    def moment(self) -> Moment:
        """The table as it stands, with these names, for all who look."""
        names, found, table = self._living.names, self._moment, self._living.table
        if found is None or found[:2] != (self._version, names) or found[2].state is not table.state:
            if found is None or found[1] != names:
                self.before.clear()
            found = self._moment = (self._version, names, Moment(table.game, table.state, self.before))
        return found[2]

    def words(self, lang: str) -> Words:
        with called(self._living.names):
            return self.moment.words(lang)

    def show(self, seat: int | None, lang: str) -> Shown:
        """What this seat is shown now. Drawn once per seat, language and state."""
        with self._one, called(self._living.names):
            return self._show(seat, lang)

    def _show(self, seat: int | None, lang: str) -> Shown:
        living, key, moment = self._living, (seat, lang), self.moment
        made, words = self._drawn.get(key), moment.words(lang)
        status, last = standing.status(living, seat, words), self._last.get(key)
        since = ""
        if made is None or made[0] != self._version:
            since = "" if made is None or last is None else last.to
            scene = moment.drawn(moment.glance(living.table, seat), seat, lang)
            question = None if seat is None else living.table.questions.get(seat)
            ask = None if question is None else self._asked(question, words)
            made = (self._version, Drawn.of(scene, None if made is None else made[1]), ask)
            self._drawn[key] = made
            self._logs.setdefault(key, Log()).follow(living.table, seat, words, living.changes)
        if last is not None and last.scene is made[1].scene and last.status == status:
            return last
        new = shown(seat, lang, made[1], made[2], status, self._logs[key], since)
        if last is not None and new.to == last.to:
            return last
        if last is not None:
            self._past[key] = last.past
        self._last[key] = new
        return new

    def _asked(self, question: Question, words: Words) -> dict[str, Any]:
        """While secret answers are awaited nothing else changes: what a seat is asked meanwhile is said once."""
        if not question.secret or words.before is None:
            return asked(question, words)
        key, mark = ("asked", question.seat), question.id.encode()
        found = words.before.get(key)
        if found is None or found[0] != mark:
            found = words.before[key] = mark, asked(question, words)
        told: dict[str, Any] = found[1]
        return told

    def since(self, seat: int | None, lang: str, have: str | None) -> tuple[dict[str, Any] | None, Shown]:
        """What brings someone up to date who holds this digest; None if they are."""
        new = self.show(seat, lang)
        if have == new.to:
            return None, new
        old = self._past.get((seat, lang))
        return onward(old, new) if old is not None and old.to == have else new.whole(), new

    def forget(self) -> None:
        """All who look have been shown it: those who come later are few, and what they share is made anew for them."""
        self.moment.forget()
        if self._left:
            self._tidy()

    def went(self) -> None:
        """Somebody left: what nobody looks at any more need not be kept. While the table is drawn, that waits."""
        if self._living.lock.locked():
            self._left = True
        else:
            self._tidy()

    def _tidy(self) -> None:
        self._left, viewers = False, self._living.viewers
        for key in [key for key in self._drawn if not any((one.seat, one.lang) == key for one in viewers)]:
            self._drawn.pop(key)
            self._logs.pop(key, None)
            if (last := self._last.pop(key, None)) is not None:
                self._past[key] = last.past
        if not viewers:
            self.before.clear()
