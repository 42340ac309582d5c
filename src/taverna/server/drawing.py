"""Drawing what a seat sees, now and on the way there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from taverna.core.film import Film
from taverna.core.game import Game
from taverna.core.scene import Scene
from taverna.core.secrets import Seen, Twin, View, glance
from taverna.core.state import Event, State
from taverna.core.table import Table
from taverna.core.words import Words

log = logging.getLogger("taverna.server")


Before = dict[str, dict[Any, tuple[Any, ...]]]
"""By language: what was drawn last at a table, with marks of the facts it was drawn from."""


class Moment:
    """A table at one moment, for all who look at it: what they are shown alike is drawn once in each language."""

    def __init__(self, game: Game[Any], state: State, before: Before | None = None) -> None:
        self._game = game
        self._before = {} if before is None else before
        self.state = state
        self._words: dict[str, Words] = {}
        self._twin = Twin(game, state)
        self.shared: dict[str, Any] | None = None  # what all are told of it, by language, while all are shown something
        self._seen: Seen = {}  # of the table, by those who looked before

    def words(self, lang: str) -> Words:
        found = self._words.get(lang)
        if found is None:
            found = self._words[lang] = self._game.words(lang, self.state)
            found.moment, found.before = {}, self._before.setdefault(lang, {})
        return found

    def glance(self, table: Table, seat: int | None) -> View:
        """What a seat may know of the table as it stands."""
        result = None if table.result is None else msgspec.to_builtins(table.result, str_keys=True)
        return glance(self._game, self.state, self._twin, seat, [*table.questions], result, self._seen)

    def gather(self) -> None:
        """All are shown something now: how the table stands is told to them alike."""
        self.shared = {}

    def forget(self) -> None:
        """Those who come later are few: what is shared is made anew for them."""
        self._twin, self.shared = Twin(self._game, self.state), None
        self._seen.clear()
        self._words.clear()

    def drawn(self, view: dict[str, Any], seat: int | None, lang: str) -> Scene:
        return _drawn(self._game, self.state, view, seat, self.words(lang))


def drawn(table: Table, seat: int | None, lang: str) -> Scene:
    """What a seat sees. A table whose drawing fails can still be played by its list of options."""
    moment = Moment(table.game, table.state)
    return moment.drawn(moment.glance(table, seat), seat, lang)


class Filmed:
    """What an answer made happen, for all who look at it."""

    def __init__(self, film: Film, content: Any, before: Before | None = None) -> None:
        """`before`: what was drawn at the table when all this began; it stays as it is."""
        self._film = film
        self._before: Before = {lang: dict(drawn) for lang, drawn in (before or {}).items()}
        self._content = content
        self._moments: dict[int, Moment] = {}

    def seen(self, seat: int | None, lang: str) -> Iterator[tuple[Scene, list[Event]]]:
        """What a seat saw on the way, moment by moment; the last moment is the table as it stands."""
        for events, state, view in self._film.glances(seat, self._content):
            moment = self._moments.get(id(state))
            if moment is None:
                moment = self._moments[id(state)] = Moment(self._film.game, state, self._before)
            yield moment.drawn(view, seat, lang), events


def _drawn(game: Game[Any], state: State, view: dict[str, Any], seat: int | None, words: Words) -> Scene:
    try:
        return game.scene(view, seat, words, state.content)
    except NotImplementedError:
        return Scene()
    except Exception:
        log.exception("the scene of %s failed", game.id)
        return Scene()
