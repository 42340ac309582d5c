"""The JSON API: enough to write a client or a bot in any language. Described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from taverna import games
from taverna.core.ask import Question
from taverna.core.sheets import Sheet
from taverna.core.words import called

from . import keys, packing, seats, storage
from .acts import preview_of, why_of
from .described import linked
from .door import (
    DRAWN,
    LISTED,
    acting,
    base,
    cookie,
    creating,
    device_known,
    device_or_new,
    host_of,
    language,
    must_be_host,
    must_hold,
    proven,
    reading,
    same_site,
)
from .living import Living
from .refusals import Refused
from .shown import Log, asked
from .storage import HOST
from .waiting import addresses
from .wire import (
    AnswerIn,
    Done,
    ErrorOut,
    ForkIn,
    FrameOut,
    GameOut,
    Games,
    Health,
    Lang,
    LineOut,
    LogOut,
    Made,
    NameIn,
    NewTable,
    NextIn,
    PreviewOut,
    SeatIn,
    SeatLink,
    SitIn,
    TableOut,
    UndoIn,
    Uploaded,
    ViewOut,
    WhyOut,
)

Req = Request[Any, Any, Any]
Seat = Annotated[int | None, Parameter(query="seat", ge=0, le=63, description="A seat you have proven; none: watch.")]
MySeat = Annotated[int, Parameter(query="seat", ge=0, le=63)]
AnyLang = Annotated[Lang | None, Parameter(query="lang")]
Target = Annotated[str, Parameter(query="target", max_length=200, min_length=1)]

ERRORS = {
    status: ResponseSpec(ErrorOut, description=text, generate_examples=False)
    for status, text in {
        400: "It cannot be read, or does not fit",
        401: "Prove your seat first",
        403: "Not yours, or not yet",
        404: "There is no such thing",
        405: "Not that way",
        409: "Refused: nothing has changed",
        413: "Too large",
        429: "Too fast: wait for Retry-After seconds",
    }.items()
}


def said(connection: Req, lang: str | None) -> str:
    return language(connection, lang)


def events_of(events: list[Any], seat: int) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(event) for event in events if event.seen_by(seat)]


@get("/openapi.json", include_in_schema=False, sync_to_thread=True, packed=True)
def description(request: Req) -> Response[bytes]:
    """This API, described: once, and packed once."""
    state = request.app.state
    if "described" not in state:
        state.described = msgspec.json.encode(linked(request.app.openapi_schema.to_schema()))
    how = packing.way(request.headers.get("accept-encoding", ""))
    if not how:
        return Response(state.described, media_type="application/json")
    headers = {"Content-Encoding": how, "Vary": "Accept-Encoding"}
    return Response(packing.packed(state.described, how), media_type="application/json", headers=headers)


# -- games and tables ------------------------------------------------------------------------------------------------
@get("/health", responses=ERRORS)
async def health(request: Req) -> Health:
    """How much is going on here."""
    tables = host_of(request).tables
    viewers = sum(len(living.viewers) for living in tables.awake.values())
    return Health(await host_of(request).storage.counts(), len(tables.awake), viewers)


@get("/games", responses=ERRORS)
async def list_games(request: Req, lang: AnyLang = None) -> Games:
    """The games, their seats, options and bots."""
    chosen = said(request, lang)
    return Games(
        [
            GameOut(i.id, i.title[chosen], i.min_seats, i.max_seats, i.options, i.bots, i.version)
            for i in games().values()
        ]
    )


def made(request: Req, id: str, many: int, tokens: dict[int, str]) -> Made:
    here = base(request)
    return Made(
        id,
        [
            SeatLink(seat, tokens.get(seat), f"{here}/join/{id}/{tokens[seat]}" if seat in tokens else None)
            for seat in range(many)
        ],
        f"{here}/t/{id}",
    )


@post("/tables", responses=ERRORS)
async def create_table(request: Req, data: NewTable) -> Response[Made]:
    """A new table. The tokens are shown this once; whoever has one acts for that seat."""
    creating(request)
    key = await device_or_new(request)
    id, tokens = await host_of(request).tables.create(
        game=data.game,
        seats=data.seats,
        options=data.options,
        lang=language(request, data.lang),
        settle=data.settle,
        takeover=data.takeover,
        device=key,
        solo=data.solo,
        advice=data.advice,
    )
    response = Response(made(request, id, len(data.seats), tokens), status_code=201)
    response.set_cookie(**cookie(request, key))
    return response


@get("/tables/{table:str}", responses=ERRORS)
async def read_table(request: Req, table: str, lang: AnyLang = None) -> TableOut:
    """Who sits where, whether it is over, whose decision it is."""
    chosen = said(request, lang)
    mine = await proven(request, table)
    async with host_of(request).tables.open(table) as living, living.lock:
        row = living.row
        return TableOut(
            row.id,
            row.game,
            living.table.game.title[chosen],
            row.kind,
            row.options,
            living.status(None, chosen),
            sorted(living.table.questions),
            sorted(seat for seat in mine if seat >= 0),
            row.created,
            row.moved,
        )


@get("/tables/{table:str}/view", responses=ERRORS)
async def read_view(request: Req, table: str, seat: Seat = None, lang: AnyLang = None) -> ViewOut:
    """What a seat may know, and what it is asked."""
    reading(request, LISTED)
    chosen = said(request, lang)
    async with host_of(request).tables.open(table) as living:
        await _may_see(request, living, seat)
        async with living.lock:
            question = None if seat is None else living.table.questions.get(seat)
            return ViewOut(
                living.table.view(seat),
                None if question is None else _asked(living, question, chosen),
                seat is not None and not living.table.over and living.table.can_undo(seat),
            )


def _asked(living: Living, question: Question, lang: str) -> dict[str, Any]:
    return asked(question, living.showing.words(lang))


async def _may_see(request: Req, living: Living, seat: int | None) -> None:
    if seat is not None:
        living.seat(seat)
        mine = await proven(request, living.id)
        if not living.open:
            must_hold(mine, seat)
        await _here(living, mine)


# -- acts ------------------------------------------------------------------------------------------------------------
@post("/tables/{table:str}/answer", responses=ERRORS, status_code=200)
async def answer(request: Req, table: str, data: AnswerIn) -> Done:
    """Answer a question by option id. Acknowledged when it is on the disk; repeating it is acknowledged again."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        await _may_act(request, living, data.seat)
        return Done(events_of(await living.answer(data.seat, data.question, data.option), data.seat))


@post("/tables/{table:str}/undo", responses=ERRORS, status_code=200)
async def undo(request: Req, table: str, data: UndoIn) -> Done:
    """Take the last answer back, while nothing has become known since."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        await _may_act(request, living, data.seat)
        await living.undo(data.seat, data.question)
        return Done([])


async def _may_act(request: Req, living: Living, seat: int) -> None:
    living.seat(seat)
    mine = await proven(request, living.id)
    must_hold(mine, seat)
    await _here(living, mine)


async def _here(living: Living, mine: frozenset[int]) -> None:
    """Whoever acts for a seat has come to sit there, also without a socket."""
    living.seen(mine - {HOST})
    for seat in mine - {HOST}:
        if living.sitting[seat].claimed is None:
            async with living.lock:
                await seats.came(living, seat)


@post("/tables/{table:str}/name", responses=ERRORS, status_code=200)
async def name_seat(request: Req, table: str, data: NameIn) -> Done:
    """What whoever sits here wants to be called."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        await _may_act(request, living, data.seat)
        await seats.rename(living, data.seat, data.name)
        return Done([])


@post("/tables/{table:str}/sit", responses=ERRORS, status_code=200)
async def sit(request: Req, table: str, data: SitIn) -> Done:
    """Let a bot play in a seat, or a person again: for whoever made the table, or sits there. All are told."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        living.seat(data.seat)
        mine = await proven(request, living.id)
        if data.seat not in mine:
            must_be_host(mine)
        if data.kind == "bot":
            await seats.to_bot(living, data.seat, data.bot, own=data.seat in mine)
        else:
            await seats.to_person(living, data.seat)
        return Done([])


@post("/tables/{table:str}/free", responses=ERRORS, status_code=200)
async def free(request: Req, table: str, data: SeatIn) -> Done:
    """Take a seat from whoever has it, for whoever made the table: nothing opens it any more, and all are told."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        living.seat(data.seat)
        must_be_host(await proven(request, living.id))
        await seats.free(living, data.seat)
        return Done([])


@post("/tables/{table:str}/invite", responses=ERRORS, status_code=200)
async def invite(request: Req, table: str, data: SeatIn) -> SeatLink:
    """A link to a seat, good for one device: for whoever made the table while the seat is nobody's, and for whoever
    sits there."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        living.seat(data.seat)
        mine = await proven(request, living.id)
        if data.seat not in mine:
            must_be_host(mine)
            if living.sitting[data.seat].claimed is not None:
                raise Refused("taken")
        living.changeable()
        token = keys.new_token()
        await living.tables.write(living, lambda db: storage.invite(db, living.id, data.seat, token))
        return SeatLink(data.seat, token, addresses(request, f"/join/{living.id}/{token}")[0])


# -- knowing ---------------------------------------------------------------------------------------------------------
@get("/tables/{table:str}/why", responses=ERRORS)
async def why(request: Req, table: str, seat: MySeat, target: Target, lang: AnyLang = None) -> WhyOut:
    """Why a board element is not on offer to the seat, with the clause that forbids it."""
    async with host_of(request).tables.open(table) as living:
        await _may_act(request, living, seat)
        return WhyOut(**await why_of(living, seat, target, said(request, lang)))


@get("/tables/{table:str}/preview", responses=ERRORS)
async def preview(
    request: Req,
    table: str,
    seat: MySeat,
    question: Annotated[str, Parameter(query="question", max_length=200)],
    option: Annotated[str, Parameter(query="option", max_length=200)],
    lang: AnyLang = None,
) -> PreviewOut:
    """What choosing an option would mean, as far as the seat can know."""
    acting(request)
    async with host_of(request).tables.open(table) as living:
        await _may_act(request, living, seat)
        return PreviewOut(await preview_of(living, seat, question, option, said(request, lang)))


@get("/tables/{table:str}/log", responses=ERRORS)
async def read_log(request: Req, table: str, seat: Seat = None, lang: AnyLang = None) -> LogOut:
    """What happened, line by line."""
    reading(request, LISTED)
    async with host_of(request).tables.open(table) as living:
        await _may_see(request, living, seat)
        async with living.lock:
            log = Log()
            log.follow(living.table, seat, living.showing.words(said(request, lang)), living.changes)
            return LogOut([LineOut(*msgspec.structs.astuple(line)) for line in log.lines])


@get("/tables/{table:str}/svg", responses=ERRORS, media_type="image/svg+xml")
async def svg(request: Req, table: str, seat: Seat = None, lang: AnyLang = None) -> Response[str]:
    """What a seat sees, as one self-contained drawing."""
    reading(request, DRAWN)
    async with host_of(request).tables.open(table) as living:
        await _may_see(request, living, seat)
        async with living.lock:
            try:
                with called(living.names):
                    drawing = living.table.svg(seat, said(request, lang))
            except (NotImplementedError, ModuleNotFoundError):
                raise Refused("no-page") from None
    return Response(
        drawing,
        media_type="image/svg+xml",
        headers={"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox"},
    )


@get("/tables/{table:str}/board", responses=ERRORS, media_type="text/plain")
async def board(request: Req, table: str, seat: Seat = None, lang: AnyLang = None) -> str:
    """What a seat sees, as text."""
    reading(request, LISTED)
    async with host_of(request).tables.open(table) as living:
        await _may_see(request, living, seat)
        async with living.lock:
            try:
                with called(living.names):
                    return living.table.board(seat, said(request, lang))
            except NotImplementedError:
                raise Refused("no-page") from None


@get("/tables/{table:str}/sheets", responses=ERRORS)
async def sheets(request: Req, table: str, seat: Seat = None, lang: AnyLang = None) -> dict[str, list[Sheet]]:
    """What a seat sees, as text in parts, with the numbers of what it may answer: for terminals."""
    reading(request, LISTED)
    async with host_of(request).tables.open(table) as living:
        await _may_see(request, living, seat)
        async with living.lock:
            try:
                with called(living.names):
                    words = living.table.game.words(said(request, lang), living.table.state)
                    made = living.table.sheets(seat, words.lang)
                    named = [msgspec.structs.replace(sheet, title=words(f"sheet-{sheet.id}")) for sheet in made]
                    return {"sheets": named}
            except NotImplementedError:
                raise Refused("no-page") from None


# -- after the game --------------------------------------------------------------------------------------------------
@get("/tables/{table:str}/record", responses=ERRORS, media_type="application/x-ndjson")
async def record(request: Req, table: str) -> Response[bytes]:
    """The whole game as text, once it is over: anyone can replay it."""
    reading(request, LISTED)
    async with host_of(request).tables.open(table) as living, living.lock:
        return Response(
            living.record(),
            media_type="application/x-ndjson",
            headers={"Content-Disposition": f'attachment; filename="{living.row.game}-{living.id}.taverna"'},
        )


@get("/tables/{table:str}/frames/{n:int}", responses=ERRORS)
async def frame(
    request: Req,
    table: str,
    n: Annotated[int, Parameter(ge=0, le=1_000_000)],
    seat: Seat = None,
    lang: AnyLang = None,
) -> FrameOut:
    """A finished game after n answers, as any seat saw it (none: as a spectator did)."""
    same_site(request)
    reading(request, DRAWN)
    chosen = said(request, lang)
    async with host_of(request).tables.open(table) as living:
        if seat is not None:
            living.seat(seat)
        async with living.lock:
            replay = living.replay
            sitting = living.status(None, chosen)["seats"]
        told, _ = await replay.frame(n, seat, chosen, sitting)
        return msgspec.convert(msgspec.to_builtins(told, enc_hook=str), FrameOut)


@post("/tables/{table:str}/fork", responses=ERRORS)
async def fork(request: Req, table: str, data: ForkIn) -> Response[Made]:
    """A new table that plays on from after `at` answers of a finished one."""
    creating(request)
    key = await device_or_new(request)
    host = host_of(request)
    async with host.tables.open(table) as living:
        id, tokens = await host.tables.fork(living, data.at, data.seats, language(request), key)
        response = Response(made(request, id, living.table.seats, tokens), status_code=201)
    response.set_cookie(**cookie(request, key))
    return response


@post("/tables/{table:str}/next", responses=ERRORS)
async def go_on(request: Req, table: str, data: NextIn | None = None) -> Uploaded:
    """The next table of a campaign, once this one is over: the same for all who ask; they keep their seats. Whoever
    asks first may say for how many it is and change its options."""
    creating(request)
    if not await proven(request, table):
        raise Refused("not-your-seat")
    host = host_of(request)
    async with host.tables.open(table) as living, living.lock:
        id = await host.tables.follow(living, data or NextIn(), await device_known(request))
    return Uploaded(id, f"{base(request)}/t/{id}")


@post("/records", responses=ERRORS)
async def upload(request: Req, body: bytes) -> Uploaded:
    """Bring a record to watch it here. It is played through once to see that it holds."""
    host = host_of(request)
    if len(body) > host.settings.record:
        raise Refused("too-large")
    creating(request, len(body))
    id = await host.tables.brought.record(body, language(request), await device_known(request))
    return Uploaded(id, f"{base(request)}/replay/{id}")


def api(record_limit: int) -> Router:
    return Router(
        "/api",
        route_handlers=[
            description,
            health,
            list_games,
            create_table,
            read_table,
            read_view,
            answer,
            undo,
            name_seat,
            sit,
            free,
            invite,
            why,
            preview,
            read_log,
            svg,
            board,
            sheets,
            record,
            frame,
            fork,
            go_on,
            Router("/", route_handlers=[upload], request_max_body_size=record_limit),
        ],
    )
