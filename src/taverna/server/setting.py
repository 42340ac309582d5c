"""Setting a table: what is played, then who plays, then the rules of the house. See `pages.py` for what every template
gets; this one gets besides:

new.html        game: GameInfo (from ?game=, or the first); shelf: the games, as on the first page; preset, presets:
                ways to begin with; bots: [(name, in words)]; choices: what can be chosen, [{name, label, needs,
                default, none, others}]; house: the same of the rules of the house, each with the clauses it is about;
                picks: what each seat may choose for itself; told: what the gallery says of each choice; written:
                options that people write themselves, each: those of them that every seat has; errors: text or None;
                form: what was sent (in the address, or when refused); campaign: whether it begins one

The form works without scripts; scripts may use the API instead:
    POST /new   game, seats=4, seat0=me|here|person|bot|bot:<name>, name0=..., option_<name>=...,
                option_<name>.<seat>=..., takeover=..., settle=on|off, listed=on, pace=none|live|relaxed|days,
                advice=on|off (without seatN: the first is mine, the others are bots) -> 303 /t/<id>: the table, or the
                room where it gathers if a seat is for a friend
    GET /new    the same fields: the form, filled in so far; preset=learn|alone|device|friends|watch

Seats for `me` are all one person's, whose hands lie open together; `here` is someone else at this device, and a curtain
falls between hands.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from taverna import games
from taverna.core.errors import OptionError
from taverna.core.game import Game
from taverna.core.words import Words
from taverna.games import find

from .company.clock import PACES
from .door import DRAWN, LISTED, creating, device_or_new, host_of, language, reading
from .found import bots_of, found
from .gallery import portrait
from .lobby import EVENING, on_the_shelf
from .pages import Form, Page, Req, go, page
from .refusals import Refused
from .wire import NewSeat

PRESETS = ("learn", "alone", "device", "friends", "watch")
USUAL = 4
"""For how many a table is set unless someone says otherwise, where the game allows it."""


@get("/new")
async def new(request: Req) -> Page:
    reading(request, DRAWN - LISTED)  # a long form: all that can be chosen, with what is known of it
    begun = {name: str(value) for name, value in request.query_params.items()}
    game = found(begun.get("game") or next(iter(games())))
    return _blank(request, game, form=preset(game, begun.get("preset", "")) | begun)


def preset(game: Game[Any], name: str) -> Form:
    """The fields of a form that someone begins with."""
    info = game.info
    usual = max(info.min_seats, min(USUAL, info.max_seats))
    few = max(info.min_seats, min(EVENING, info.max_seats))
    best = f"bot:{info.usual}"
    sitting: list[str] = {
        "learn": ["me", *[best] * (few if info.cooperative else usual)],
        "alone": ["me", *["me" if info.cooperative else best] * usual],
        "device": ["me", *["here"] * usual],
        "friends": ["me", *["person"] * usual],
        "watch": [best] * (usual + 1),
    }.get(name, [])
    if not sitting:
        return {}
    seats = few if info.cooperative and name in ("learn", "alone") else usual
    filled = {f"seat{nth}": sitting[min(nth, len(sitting) - 1)] for nth in range(info.max_seats)}
    return {"seats": str(seats), "settle": "off" if name == "learn" else "on"} | filled


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
        shelf=[on_the_shelf(find(id), lang) for id in games()],
        preset=sent.get("preset", ""),
        presets=PRESETS,
        paces=[*PACES],
        usual=max(game.info.min_seats, min(USUAL, game.info.max_seats)),
        bots=bots_of(game, lang),
        choices=[one for one in _choices(game, lang) if one["name"] not in game.readings],
        house=_house(game, lang),
        picks=_picks(game, lang),
        told=_told(game, lang),
        written=[one for one in written if not one["each"]],
        each=[one for one in written if one["each"]],
        errors=f"{told['text']} {told.get('detail', '')}".strip() if told else None,
        form=sent,
        campaign=bool(first) and all(sent.get(f"option_{name}") == value for name, value in first.items()),
    )


@post("/new", status_code=303)
async def create(
    request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    creating(request)
    key = await device_or_new(request)
    rules = find(next(iter(games())))
    try:
        rules = found(str(data.get("game", ""))[:100])
        tables = host_of(request).tables
        options = _options(data, rules)
        seats = _fitting(rules, options, _seats(data, rules.info.min_seats, rules.info.max_seats))
        plan: dict[str, Any] = {
            "game": rules.id,
            "seats": seats,
            "options": options,
            "lang": language(request),
            "settle": data.get("settle", "on") != "off",
            "takeover": _seconds(data.get("takeover")),
            "device": key,
            "listed": data.get("listed") == "on",
            "pace": _pace(data.get("pace")),
            "advice": {"on": True, "off": False}.get(str(data.get("advice"))),
            "solo": all(data.get(f"seat{nth}") != "here" for nth in range(len(seats))),
        }
        if any(seat.kind == "person" and not seat.mine for seat in seats):
            id = await tables.rooms.create(**plan)
        else:
            id, _ = await tables.create(**plan)
    except Refused as error:
        return _blank(request, rules, error, data)
    return go(request, f"/t/{id}", key)


def _fitting(rules: Game[Any], options: dict[str, Any], seats: list[NewSeat]) -> list[NewSeat]:
    """No more seats than these options have room for; what is wrong with them is said when the table is made."""
    try:
        return seats[: rules.read_options(options).seats(rules.seats).stop - 1]
    except OptionError:
        return seats


def _words(rules: Game[Any], lang: str) -> Words:
    content = rules.content()
    return Words(lang, rules.locale, lambda id: rules.name(content, id), lambda seat: str(seat + 1))


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

    known = rules.choices(content, rules.info.max_seats)
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
        for option, values in sorted(known.items(), key=lambda one: one[0] != "mode")
    ]


def _house(rules: Game[Any], lang: str) -> list[dict[str, Any]]:
    """The rules of the house: options about which tables differ, each with the clauses it is about."""
    known = rules.rules_in(lang).by_id if rules.readings else {}
    return [
        one
        | {
            "clauses": [
                {"id": id, "text": getattr(known[id], "text", ""), "page": known[id].page}
                for id in rules.readings[one["name"]]
                if id in known
            ]
        }
        for one in _choices(rules, lang)
        if one["name"] in rules.readings
    ]


def _told(rules: Game[Any], lang: str) -> list[dict[str, Any]]:
    """What is known of what can be played: how hard and how long it is, and what it is like."""
    known = rules.choices(rules.content(), rules.info.max_seats)
    return [
        {"entry": entry, "portrait": portrait(rules, entry), "first": known[entry.option][0] == entry.id}
        for entry in rules.gallery(lang)
        if entry.option in known
    ]


def _picks(rules: Game[Any], lang: str) -> list[dict[str, Any]]:
    """What each seat may choose for itself."""
    words = rules.words_of(lang)
    return [
        {
            "name": option,
            "label": words(f"pick-{option.replace('_', '-')}"),
            "needs": _needs(rules, option),
            "ids": [(id, words.name(id)) for id in ids],
        }
        for option, ids in rules.picks(rules.content(), {}).items()
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
    """Who is to sit in a seat: me|here|person|bot|bot:<name>."""
    kind, _, bot = str(data.get(field) or otherwise).partition(":")
    if kind not in ("me", "here", "person", "bot"):
        raise Refused("bad-request", f"{field} is me, here, person or bot")
    return NewSeat(kind="bot" if kind == "bot" else "person", bot=bot or None, mine=kind in ("me", "here"))


def _options(data: Form, rules: Any) -> dict[str, Any]:
    """What was chosen; fields left empty keep their default."""
    fields = {field.name: field for field in msgspec.structs.fields(rules.options_type)}
    chosen: dict[str, Any] = {}
    seated = {option for option, each in rules.written().items() if each} | {*rules.picks(rules.content(), {})}
    for option, each in rules.written().items():
        names = [str(data.get(f"option_{option}.{seat}") or "").strip() for seat in range(rules.info.max_seats)]
        if each and any(names):
            chosen[option] = names
    for option in rules.picks(rules.content(), {}):
        ids = [str(data.get(f"option_{option}.{seat}") or "")[:100] for seat in range(int(data.get("seats") or 0))]
        if any(ids):
            chosen[option] = ids
    for name, value in data.items():
        option = str(name).removeprefix("option_")
        if option == name or value in ("", None) or option.partition(".")[0] in seated:
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


def _pace(value: Any) -> str:
    if (chosen := str(value or "none")) not in PACES:
        raise Refused("bad-request", f"pace is one of {', '.join(PACES)}")
    return chosen


def setting() -> Router:
    """The routes."""
    return Router("/", route_handlers=[new, create], include_in_schema=False)
