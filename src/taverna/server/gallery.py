"""The galleries: `/gallery/<game>`, whom one may be and what one may play; and the legend of signs, `/legend/<game>`.
The same for all who read a language, so they are printed once, like the book.

gallery.html    game: GameInfo;  shelves: [{kind, entries: [{entry, portrait, page, play, cards}]}], where a card is
                {name, sign, lines}; what is played has `teaches`;  first: [entry], suggested for a first evening
"""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get
from markupsafe import Markup

from taverna.core.gallery import Entry
from taverna.core.game import Game
from taverna.core.things import Thing
from taverna.core.words import Words
from taverna.ink.sprite import Figures, bust

from .book.press import printed
from .book.things import things_of
from .found import found
from .pages import Req, rendered, templates
from .refusals import Refused


@get("/gallery/{game:str}")
async def gallery(request: Req, game: str) -> Response[bytes]:
    known = found(game)
    if not known.shelves:
        raise Refused("no-page")

    def make(lang: str) -> str:
        shelves = shelved(known, lang)
        first = [one["entry"] for shelf in shelves for one in shelf["entries"] if one["entry"].first]
        more: dict[str, Any] = {"game": known.info, "shelves": shelves, "first": first}
        return rendered("gallery.html", lang, request.url.path, known.id, spoken=False, **more)

    return await printed(request, make)


def shelved(game: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The gallery of a game, shelf by shelf, with its drawings and where each thing leads."""
    words, content = game.words_of(lang), game.content()
    chosen = game.choices(content, game.info.max_seats)
    shelves: dict[str, list[dict[str, Any]]] = {}
    for entry in game.gallery(lang):
        play = f"/new?game={game.id}&option_{entry.option}={entry.id}" if entry.option in chosen else ""
        page = f"/rules/{game.id}/things/{entry.id}" if entry.id in things_of(game.id) else ""
        dealt = [things_of(game.id)[id] for id in entry.cards if id in things_of(game.id)]
        shelves.setdefault(entry.kind, []).append(
            {
                "entry": entry,
                "portrait": portrait(game, entry),
                "page": page,
                "play": play,
                "cards": [card(thing, words) for thing in dealt],
            }
        )
    return [{"kind": kind, "entries": some} for kind, some in shelves.items()]


def portrait(game: Game[Any], entry: Entry) -> Markup:
    """The bust of whoever stands for it."""
    figures = game.figures
    return Markup(bust(figures, entry.portrait)) if isinstance(figures, Figures) else Markup("")


def card(thing: Thing, words: Words) -> dict[str, Any]:
    """A card as it lies on the table: its name, its sign, and what it says after its name."""
    name = thing.name[words.lang]
    lines = [line.removeprefix(name).lstrip(",. ").strip() for line in thing.tells(words)]
    return {"name": name, "sign": thing.sign, "lines": [line[:1].upper() + line[1:] for line in lines if line]}


@get("/legend/{game:str}")
async def legend(request: Req, game: str) -> Response[bytes]:
    """What every sign on a table means, as a fragment that a table shows over itself."""
    book = found(game).book
    if book is None:
        raise Refused("no-page")
    icons = book.icons
    return await printed(request, lambda lang: templates().get_template("legend.html").render(lang=lang, icons=icons))


def galleries() -> Router:
    """The routes."""
    return Router("/", route_handlers=[gallery, legend], include_in_schema=False, opt={"packed": True})
