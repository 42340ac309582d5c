"""Drawing what a seat sees, now and on the way there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from taverna.core.film import Film
from taverna.core.game import Game
from taverna.core.scene import Scene
from taverna.core.secrets import Seen
from taverna.core.state import Event, State
from taverna.core.table import Table
from taverna.core.words import Words

log = logging.getLogger("taverna.server")


class Moment:
    """A table at one moment, for all who look at it: what they are shown alike is drawn once in each language."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self._game = game
        self.state = state
        self._words: dict[str, Words] = {}
        self.seen: Seen = {}  # of the table, by those who looked before

    def words(self, lang: str) -> Words:
        found = self._words.get(lang)
        if found is None:
            found = self._words[lang] = self._game.words(lang, self.state)
            found.moment = {}
        return found

    def drawn(self, view: dict[str, Any], seat: int | None, lang: str) -> Scene:
        return _drawn(self._game, self.state, view, seat, self.words(lang))


def drawn(table: Table, seat: int | None, lang: str) -> Scene:
    """What a seat sees. A table whose drawing fails can still be played by its list of options."""
    return Moment(table.game, table.state).drawn(table.view(seat), seat, lang)


class Filmed:
    """What an answer made happen, for all who look at it."""

    def __init__(self, film: Film, content: Any) -> None:
        self._film = film
        self._content = content
        self._moments: dict[int, Moment] = {}

    def seen(self, seat: int | None, lang: str) -> Iterator[tuple[Scene, list[Event]]]:
        """What a seat saw on the way, moment by moment; the last moment is the table as it stands."""
        for events, state, view in self._film.frames(seat, self._content):
            moment = self._moments.setdefault(id(state), Moment(self._film.game, state))
            yield moment.drawn(view, seat, lang), events


def _drawn(game: Game[Any], state: State, view: dict[str, Any], seat: int | None, words: Words) -> Scene:
    try:
        scene = game.scene(view, seat, words, state.content)
        scene.frame = str(scene.frame)
        for key, markup in scene.items():
            scene[key] = str(markup)
        return scene
    except NotImplementedError:
        return Scene()
    except Exception:
        log.exception("the scene of %s failed", game.id)
        return Scene()
