"""The rules as a book, page by page. See `pages.py` for what every template gets; those of a game's book get besides:

    game        GameInfo
    reader      its `Reader`: catalogue, book, linked(text), address(id), chapter(...)
    leaf        which page this is
    shelf       [(path, message, is there any)] of the reference pages
    drawn       the ids of the examples that can be stepped through

Every page here is the same for all who read a language, so it is printed once (`press.py`).
"""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get
from litestar.response import Redirect
from markupsafe import Markup

from taverna import games
from taverna.core.catalogue import NumberTable
from taverna.core.house import house_rules
from taverna.games import find

from ..found import found
from ..pages import Req, rendered
from ..refusals import Refused
from .leaves import leaf
from .press import printed, ready
from .proofs import proofs
from .prose import marked_up
from .reader import HOUSE, Reader, heading, reader, slug
from .seek import seek
from .stage import example
from .things import thing, things

Sent = Response[bytes]


async def _leaf(request: Req, game: str, template: str, name: str, **context: Any) -> Sent:
    known, here = found(game).id, request.url.path
    return await printed(request, lambda lang: leaf(reader(known, lang), template, here, name, **context))


# -- the shelf -------------------------------------------------------------------------------------------------------
@get("/rules")
async def shelf(request: Req) -> Sent:
    def make(lang: str) -> str:
        volumes = [
            {
                "game": find(name).info,
                "cover": Markup(find(name).cover),
                "chapters": len(reader(name, lang).book.chapters),
                "clauses": len(find(name).catalogue.clauses),
            }
            for name in games()
        ]
        return rendered("book/shelf.html", lang, "/rules", volumes=volumes)

    return await printed(request, make)


@get(HOUSE)
async def house(request: Req) -> Sent:
    """The rules of any table."""
    return await printed(
        request, lambda lang: rendered("book/house.html", lang, HOUSE, clauses=house_rules(lang).clauses)
    )


# -- a game's book ---------------------------------------------------------------------------------------------------
@get("/rules/{game:str}")
async def contents(request: Req, game: str) -> Response[Any]:
    known = found(game)
    if wanted := request.query_params.get("q"):
        return Redirect("/rules/search", query_params={"q": wanted[:200], "game": known.id}, status_code=303)
    return await _leaf(request, game, "contents", "contents", cover=Markup(known.cover))


@get("/rules/{game:str}/five-minutes")
async def five_minutes(request: Req, game: str) -> Sent:
    """How to play, in five minutes."""
    known = found(game)
    if known.book is None:
        raise Refused("no-page")

    def make(lang: str) -> str:
        text = marked_up(known.book.five_minutes[lang])
        return leaf(reader(known.id, lang), "five", request.url.path, "five", text=text)

    return await printed(request, make)


@get("/rules/{game:str}/chapters/{chapter:str}")
async def chapter_page(request: Req, game: str, chapter: str) -> Sent:
    known = found(game)

    def make(lang: str) -> str:
        r = reader(known.id, lang)
        there = r.book.by_id[chapter]
        before, after = r.beside(there)
        number = r.book.chapters.index(there) + 1
        more: dict[str, Any] = {"chapter": there, "before": before, "after": after, "number": number}
        return leaf(r, "chapter", request.url.path, "chapter", **more)

    if chapter not in reader(known.id, "en").book.by_id:
        raise Refused("no-page")
    return await printed(request, make)


@get("/rules/{game:str}/clauses/{id:str}")
async def clause(request: Req, game: str, id: str) -> Response[Any]:
    """A clause by its id: the place in its chapter, or with `?part` its words alone, for a dialog at the table."""
    known, id = found(game), id.upper()
    r = reader(known.id, "en")
    if id in house_rules("en").by_id:
        if "part" not in request.query_params:
            return Redirect(f"{HOUSE}#{id}", status_code=303)
    elif not r.address(id):
        raise Refused("no-page")
    elif "part" not in request.query_params:
        return Redirect(r.address(id), status_code=303)

    def make(lang: str) -> str:
        here = reader(known.id, lang)
        return rendered(
            "book/fragment.html", lang, "", known.id, spoken=False, reader=here, drawn=(), **_about(here, id)
        )

    return await printed(request, make, f"{r.root}/clauses/{id}?part")


def _about(r: Reader, id: str) -> dict[str, Any]:
    """A clause, an example or a rule of the house."""
    if told := r.told(id):
        return {"told": told}
    return {"example_": r.catalogue.by_id[id]} if id in r.catalogue.by_id else {"house": house_rules(r.lang).by_id[id]}


@get("/rules/{game:str}/glossary")
async def glossary(request: Req, game: str) -> Sent:
    return await _leaf(request, game, "glossary", "glossary", slug=slug)


@get("/rules/{game:str}/readings")
async def readings(request: Req, game: str) -> Sent:
    """Where the rulebook is open, and how it is read here."""
    return await _leaf(request, game, "readings", "readings")


@get("/rules/{game:str}/tables")
async def tables(request: Req, game: str) -> Sent:
    return await _leaf(request, game, "tables", "tables", heading=heading)


@get("/rules/{game:str}/legend")
async def legend(request: Req, game: str) -> Sent:
    """What every sign on the table means."""
    return await _leaf(request, game, "legend", "legend")


@get("/rules/{game:str}/examples")
async def examples(request: Req, game: str) -> Sent:
    return await _leaf(request, game, "examples", "examples")


ROWS = 40
"""How many rows of tables there is room for on a sheet."""


@get("/rules/{game:str}/sheet")
async def sheet(request: Req, game: str) -> Sent:
    """The quick reference: one sheet to print."""
    known = found(game)
    if known.book is None:
        raise Refused("no-page")

    def make(lang: str) -> str:
        r = reader(known.id, lang)
        text = marked_up(known.book.five_minutes[lang])
        return leaf(r, "sheet", request.url.path, "sheet", text=text, heading=heading, short=_short(r))

    return await printed(request, make)


def _short(r: Reader) -> list[NumberTable]:
    """The tables that are wanted most at the table: the small ones, as many as there is room for."""
    found, room = [], ROWS
    for table in sorted(r.catalogue.tables, key=lambda table: len(table.rows)):
        wordy = sum(len(str(cell)) for row in table.rows for cell in row) / max(len(table.rows), 1)
        if len(table.columns) <= 4 and len(table.rows) <= 8 and wordy < 40 and room >= len(table.rows) + 2:
            found.append(table)
            room -= len(table.rows) + 2
    return found


def book() -> Router:
    """The routes. What they send is packed already."""
    handlers = [
        shelf,
        house,
        contents,
        five_minutes,
        chapter_page,
        clause,
        glossary,
        readings,
        tables,
        legend,
        examples,
        example,
        things,
        thing,
        proofs,
        sheet,
    ]
    packed = Router("/", route_handlers=handlers, opt={"packed": True}, before_request=ready)
    return Router("/", route_handlers=[packed, seek], include_in_schema=False)
