"""Drawing what a seat sees, now and on the way there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

from taverna.core.film import Film
from taverna.core.game import Game
from taverna.core.scene import Scene
from taverna.core.state import Event
from taverna.core.table import Table

log = logging.getLogger("taverna.server")


def drawn(table: Table, seat: int | None, lang: str) -> Scene:
    """What a seat sees. A table whose drawing fails can still be played by its list of options."""
    return _drawn(table.game, table.state, table.view(seat), seat, lang)


def filmed(film: Film, content: Any, seat: int | None, lang: str) -> Iterator[tuple[Scene, list[Event]]]:
    """What a seat saw on the way, moment by moment; the last moment is the table as it stands."""
    for events, state, view in film.frames(seat, content):
        yield _drawn(film.game, state, view, seat, lang), events


def _drawn(game: Game[Any], state: Any, view: dict[str, Any], seat: int | None, lang: str) -> Scene:
    try:
        scene = game.scene(view, seat, game.words(lang, state), state.content)
        scene.frame = str(scene.frame)
        for key, markup in scene.items():
            scene[key] = str(markup)
        return scene
    except NotImplementedError:
        return Scene()
    except Exception:
        log.exception("the scene of %s failed", game.id)
        return Scene()
