"""The pages before a game: what there is to play, the form for a new table. See `pages.py` for what every
template gets; these get besides:

index.html      tables: this device's, latest first: [{id, game, title, seats: [held], over, kind, moved (seconds)}]
                shelf: what there is to play: [{game: GameInfo, about, players, cover: marked safe or "",
                campaign: the fields of a form that begins one, or {}; named: whether names are asked for first;
                gallery: whether it has one; learn: whether there is a guided game}]
new.html        game: GameInfo (from ?game=, or the first); bots: [(name, in words)]; choices: its options;
                written: those that people write themselves, [{name, label, needs}], each: those of them that every seat
                has; errors: text or None; form: what was sent (in the address, or when refused); campaign: whether it
                begins one

The form works without scripts; scripts may use the API instead:
    POST /new   game, seats=4, seat0=me|person|bot|bot:<name>, name0=..., option_<name>=..., option_<name>.<seat>=...,
                takeover=..., settle=on|off (without seatN: the first is mine, the others are bots) -> 303 /t/<id>
    GET /new    the same fields: the form, filled in so far
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body
from markupsafe import Markup

from taverna import games
from taverna.core.game import Game
from taverna.core.words import Words, bundle
from taverna.games import find

from .door import creating, device, device_or_new, host_of, language
from .found import found
from .pages import Form, Page, Req, go, page
from .refusals import Refused
from .wire import NewSeat

EVENING = 2
"""For how many a campaign is begun from the first page, where the game allows it."""


@get("/")
async def index(request: Req) -> Page:
    key = device(request)
    briefs = await host_of(request).storage.of_device(key) if key else []
    lang = language(request, request.query_params.get("lang"))
    known = games()
    tables = [
        msgspec.to_builtins(brief) | {"title": known[brief.game].title[lang]} for brief in briefs if brief.game in known
    ]
    return page(request, "index.html", tables=tables, shelf=[on_the_shelf(find(name), lang) for name in known])


def on_the_shelf(game: Game[Any], lang: str) -> dict[str, Any]:
    """What the first page tells of a game."""
    info = game.info
    fewest, most = info.min_seats, info.max_seats
    return {
        "game": info,
        "about": lobby_says(game, lang, "game-about"),
        "players": str(fewest) if fewest == most else f"{fewest}–{most}",
        "cover": Markup(game.cover),
        "campaign": _first_evening(game) if info.campaign else {},
        "named": bool(game.written()),
        "gallery": bool(game.shelves),
        "learn": bool(game.lessons),
    }


def _first_evening(game: Game[Any]) -> dict[str, Any]:
    """The fields of a form that begins a campaign, all at this device."""
    seats = min(max(EVENING, game.info.min_seats), game.info.max_seats)
    mine = {f"seat{nth}": "me" for nth in range(1, seats)}
    options = {f"option_{name}": value for name, value in game.info.campaign.items()}
    return {"game": game.id, "seats": seats} | mine | options


def lobby_says(game: Game[Any], lang: str, key: str, otherwise: str = "") -> str:
    """A message of the game's `locale/lobby`: apart from its other words, since those of every game are too many to be
    read for the first page."""
    words = bundle(lang, (game.folder / "locale" / "lobby",))
    return str(words.format(key, {})[0]) if words.has_message(key) else otherwise


@get("/new")
async def new(request: Req) -> Page:
    begun = {name: str(value) for name, value in request.query_params.items()}
    return _blank(request, found(begun.get("game") or next(iter(games()))), form=begun)


def _blank(request: Req, game: Game[Any], error: Refused | None = None, form: Form | None = None) -> Page:
    """The form of a game; as it was sent, if it was refused."""
    lang = language(request, request.query_params.get("lang"))
    told = error.told(lang) if error else {}
    sent = form or {}
    first = game.info.campaign
    written = _written(game, lang)
    return page(
        request,
        "new.html",
        error.status if error else 200,
        game=game.info,
        bots=bots_of(game, lang),
        choices=_choices(game, lang),
        written=[one for one in written if not one["each"]],
        each=[one for one in written if one["each"]],
        errors=f"{told['text']} {told.get('detail', '')}".strip() if told else None,
        form=sent,
        campaign=bool(first) and all(sent.get(f"option_{name}") == value for name, value in first.items()),
    )


def bots_of(game: Game[Any], lang: str) -> list[tuple[str, str]]:
    return [(name, lobby_says(game, lang, f"bot-{name}")) for name in game.info.bots]


@post("/new", status_code=303)
async def create(
    request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    creating(request)
    key = await device_or_new(request)
    rules = find(next(iter(games())))
    try:
        rules = found(str(data.get("game", ""))[:100])
        id, _ = await host_of(request).tables.create(
            game=rules.id,
            seats=_seats(data, rules.info.min_seats, rules.info.max_seats),
            options=_options(data, rules),
            lang=language(request),
            settle=data.get("settle", "on") != "off",
            takeover=_seconds(data.get("takeover")),
            device=key,
        )
    except Refused as error:
        return _blank(request, rules, error, data)
    return go(request, f"/t/{id}", key)


def _words(rules: Game[Any], lang: str) -> Words:
    content = rules.content()
    return Words(lang, (rules.folder / "locale",), lambda id: rules.name(content, id), lambda seat: str(seat + 1))


def _written(rules: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The options of a game that people write themselves."""
    words = _words(rules, lang)
    return [
        {
            "name": option,
            "label": words(f"setting-{option.replace('_', '-')}"),
            "needs": _needs(rules, option),
            "each": each,
        }
        for option, each in rules.written().items()
    ]


def _needs(rules: Game[Any], option: str) -> str:
    """What other options must say for this one to mean anything, as `mode=campaign`."""
    return " ".join(f"{name}={value}" for name, value in rules.needs.get(option, {}).items())


def _choices(rules: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The options of a game as a form offers them: the default, named, and the other values."""
    content = rules.content()
    words = _words(rules, lang)

    def told(option: str, value: Any) -> str:
        key = f"setting-{option}-{'none' if value is None else value}".replace("_", "-").lower()
        if words.has(key):
            return words(key)
        if isinstance(value, bool):
            return words("setting-true" if value else "setting-false")
        return str(value + 1) if isinstance(value, int) else words.name(str(value))

    return [
        {
            "name": option,
            "label": words(f"setting-{option.replace('_', '-')}"),
            "needs": _needs(rules, option),
            "default": values[0],
            "none": told(option, values[0]),
            "others": [
                [str(value).lower() if isinstance(value, bool) else value, told(option, value)] for value in values[1:]
            ],
        }
        for option, values in rules.choices(content, rules.info.max_seats).items()
    ]


def _seats(data: Form, fewest: int, most: int) -> list[NewSeat]:
    try:
        count = int(data.get("seats") or fewest)
    except ValueError:
        raise Refused("bad-request", "seats is a number") from None
    if not fewest <= count <= most:
        raise Refused("bad-options", f"{fewest} to {most} seats")
    seats = []
    for nth in range(count):
        seat = new_seat(data, f"seat{nth}", "me" if nth == 0 else "bot")
        seat.name = str(data.get(f"name{nth}") or "")[:200]
        seats.append(seat)
    return seats


def new_seat(data: Form, field: str, otherwise: str) -> NewSeat:
    """Who is to sit in a seat: me|person|bot|bot:<name>."""
    kind, _, bot = str(data.get(field) or otherwise).partition(":")
    if kind not in ("me", "person", "bot"):
        raise Refused("bad-request", f"{field} is me, person or bot")
    return NewSeat(kind="bot" if kind == "bot" else "person", bot=bot or None, mine=kind == "me")


def _options(data: Form, rules: Any) -> dict[str, Any]:
    """What was chosen; fields left empty keep their default."""
    fields = {field.name: field for field in msgspec.structs.fields(rules.options_type)}
    chosen: dict[str, Any] = {}
    for option, each in rules.written().items():
        names = [str(data.get(f"option_{option}.{seat}") or "").strip() for seat in range(rules.info.max_seats)]
        if each and any(names):
            chosen[option] = names
    for name, value in data.items():
        option = str(name).removeprefix("option_")
        if option == name or value in ("", None) or rules.written().get(option.partition(".")[0]):
            continue
        if option not in fields:
            raise Refused("bad-options", f"no option '{option[:40]}'")
        try:
            chosen[option] = msgspec.convert(value, fields[option].type, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("bad-options", f"{option}: {error}") from None
    return chosen


def _seconds(value: Any) -> float | None:
    try:
        return None if value in (None, "") else max(0.0, min(604800.0, float(value)))
    except ValueError:
        raise Refused("bad-request", "takeover is a number of seconds") from None


def lobby() -> Router:
    """The routes."""
    return Router("/", route_handlers=[index, new, create], include_in_schema=False)
