"""Drawing what a seat sees, at a busy host: the same few sentences are said over and over, so they are kept.

Formatting a message (plurals, numbers) is a third of the cost of a scene; what goes into it is plain text by then, so
the outcome depends on nothing else.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from typing import Any

from taverna.core.film import Film
from taverna.core.game import Game
from taverna.core.scene import Scene
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.core.words import Words

log = logging.getLogger("taverna.server")

KEPT = 50_000  # sentences
_said: dict[tuple[Any, ...], str] = {}


class Remembering(Words):
    """Words that do not format the same message twice."""

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        shown = {name: self._shown(name, value) for name, value in args.items()}
        known = (self._messages, key, *shown.items())
        text = _said.get(known)
        if text is None:
            if len(_said) >= KEPT:
                _said.clear()
            text = _said[known] = super().format(key, args)
        return text


def words_of(game: Game[Any], state: Any, lang: str) -> Words:
    """The words of a table; those of a game that speaks its own way are left alone."""
    content = state.content
    if type(game).words is not Game.words:
        return game.words(lang, state)
    return Remembering(
        lang,
        (game.folder / "locale",),
        lambda id: game.name(content, id),
        lambda seat: game.seat_name(state, seat),
    )


def drawn(table: Table, seat: int | None, lang: str) -> Scene:
    """What a seat sees. A table whose drawing fails can still be played by its list of options."""
    return _drawn(table.game, table.state, table.view(seat), seat, lang)


def filmed(film: Film, content: Any, seat: int | None, lang: str) -> Iterator[tuple[Scene, list[Event]]]:
    """What a seat saw on the way, moment by moment; the last moment is the table as it stands."""
    for events, state, view in film.frames(seat, content):
        yield _drawn(film.game, state, view, seat, lang), events


def _drawn(game: Game[Any], state: Any, view: dict[str, Any], seat: int | None, lang: str) -> Scene:
    try:
        scene = game.scene(view, seat, words_of(game, state, lang), state.content)
        scene.frame = str(scene.frame)
        for key, markup in scene.items():
            scene[key] = str(markup)
        return scene
    except NotImplementedError:
        return Scene()
    except Exception:
        log.exception("the scene of %s failed", game.id)
        return Scene()
