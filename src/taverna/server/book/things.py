"""A page for each card, item, monster, hero, scenario and mission: what it says, where it is from, what governs it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Response, get
from markupsafe import Markup

import taverna
from taverna import conformance
from taverna.core.ground import card, emblem
from taverna.core.things import Thing
from taverna.core.words import plain
from taverna.ink.sprite import Figures, bust

from ..found import found
from ..pages import Req, speaker
from ..refusals import Refused
from .leaves import leaf
from .press import printed
from .reader import Reader, reader


@lru_cache(maxsize=8)
def things_of(game: str) -> dict[str, Thing]:
    """{id: thing}; where two kinds share an id, the first."""
    known: dict[str, Thing] = {}
    rules = found(game)
    for thing in rules.things(rules.content()):
        known.setdefault(thing.id, thing)
    return known


@get("/rules/{game:str}/things")
async def things(request: Req, game: str) -> Response[bytes]:
    known = found(game)

    def make(lang: str) -> str:
        kinds: dict[str, list[Thing]] = {}
        for thing in sorted(things_of(known.id).values(), key=lambda thing: plain(thing.name[lang])):
            kinds.setdefault(thing.kind, []).append(thing)
        return leaf(reader(known.id, lang), "things", request.url.path, "things", kinds=kinds)

    return await printed(request, make)


@get("/rules/{game:str}/things/{id:str}")
async def thing(request: Req, game: str, id: str) -> Response[bytes]:
    known = found(game)
    if id not in things_of(known.id):
        raise Refused("no-page")

    def make(lang: str) -> str:
        r, one = reader(known.id, lang), things_of(known.id)[id]
        lines = one.tells(known.words_of(lang))
        tests = conformance.proofs(known.id).things.get(id, [])
        more: dict[str, Any] = {"thing": one, "lines": lines, "tests": tests, "clauses": governing(r, one)}
        more |= {"portrait": portrait(known, one), "plate": plate(known, one, lang, lines)}
        chosen = next((entry for entry in known.gallery(lang) if (entry.kind, entry.id) == (one.kind, id)), None)
        dealt = [things_of(known.id)[card] for card in chosen.cards if card in things_of(known.id)] if chosen else []
        more |= {"chosen": chosen, "dealt": dealt}
        return leaf(r, "thing", request.url.path, "things", **more)

    return await printed(request, make)


@lru_cache(maxsize=16)
def seen(game: str, options: bytes) -> dict[str, Any]:
    """What anyone sees of a new table."""
    rules = found(game)
    seats = min(max(2, rules.seats.start), rules.seats.stop - 1)
    return taverna.new(game, seats, 1, msgspec.json.decode(options)).view(None)


def plate(game: Any, thing: Thing, lang: str, lines: list[str]) -> Markup:
    """The thing as the table draws it; what has neither picture nor portrait, as a card with its words."""

    def see(**options: Any) -> dict[str, Any]:
        return seen(game.id, msgspec.json.encode(options, order="sorted"))

    words = game.words_of(lang)
    drawn = game.plate(thing, see, words, game.content())
    if drawn or portrait(game, thing):
        return Markup(drawn)
    sign = thing.sign or "book"
    kind = speaker(lang, game.id)(f"thing-{thing.kind}")
    words_alone = card(
        f"plate/{thing.id}",
        title=thing.name[lang],
        picture=emblem(sign),
        ribs=((sign, ""), ("", "")),
        words=(" ".join(lines), kind),
        class_="plain",
    )
    return Markup(words_alone)


def portrait(game: Any, thing: Thing) -> Markup:
    """Its figure, if it is drawn; of a hero's card, the hero's."""
    figures = game.figures
    if not isinstance(figures, Figures):
        return Markup("")
    who = thing.id if thing.id in figures.cast else thing.sign.partition("-")[2]
    return Markup(bust(figures, who)) if who in figures.cast else Markup("")


def governing(r: Reader, thing: Thing) -> list[Any]:
    """The clauses of its kind, and all that name it."""
    name = re.compile(rf"\b{re.escape(thing.name[r.lang])}\b")
    naming = (clause.id for clause in r.catalogue.clauses if name.search(clause.text))
    ids = dict.fromkeys([*naming, *thing.clauses])
    return [r.catalogue.by_id[id] for id in ids if id in r.catalogue.by_id][:14]
