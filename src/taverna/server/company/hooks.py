"""Where to tell: a table's webhook, and the browsers that want to be told.

POST /api/tables/<id>/hook  {"url", "lang"}     (maker only; an empty address removes it)
GET  /api/push              -> {"key"}: the host's public key, or null where there is no push
POST /api/push              {"endpoint", "keys": {"p256dh", "auth"}, "lang", "off"?}
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from msgspec import Meta

from ..api import ERRORS
from ..door import acting, device, host_of, must_be_host, proven
from ..engines import replacing
from ..keys import hashed
from ..pages import static_file
from ..refusals import Refused
from ..wire import Done, Lang
from . import outside, push

HOOK = replacing("hooks", "tbl", "url", "lang")
PUSH = replacing("pushes", "endpoint", "device", "keys", "lang", "made")
MOST = 8  # browsers of one device's key

Req = Request[Any, Any, Any]


class HookIn(msgspec.Struct):
    url: Annotated[str, Meta(max_length=500)] = ""
    lang: Lang = "en"


class PushKeys(msgspec.Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushIn(msgspec.Struct):
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys
    lang: Lang = "en"
    off: bool = False


class PushOut(msgspec.Struct):
    key: str | None


@post("/api/tables/{table:str}/hook", responses=ERRORS, status_code=200)
async def set_hook(request: Req, table: str, data: HookIn) -> Done:
    """Where to say whose turn it is: for whoever made the table, where this host's keeper allows calls outside."""
    acting(request)
    host = host_of(request)
    async with host.tables.open(table) as living:
        must_be_host(await proven(request, living.id))
        living.changeable()
        url = outside.checked(data.url, host.settings) if data.url else ""
        if url:
            row = (living.id, url, data.lang)
            await host.tables.write(living, lambda db: db.execute(HOOK, row).rowcount)
        else:
            away = "DELETE FROM hooks WHERE tbl=?"
            await host.tables.write(living, lambda db: db.execute(away, (living.id,)).rowcount)
    return Done([])


@get("/api/push", responses=ERRORS)
async def push_key(request: Req) -> PushOut:
    """The key with which a browser asks to be told; none where this host tells nobody."""
    host = host_of(request)
    if not (host.settings.outside and push.POSSIBLE):
        return PushOut(None)
    return PushOut(push.text64(push.point(await push.key_of(host.storage, host.settings.folder))))


@post("/api/push", responses=ERRORS, status_code=200)
async def want_push(request: Req, data: PushIn) -> Done:
    """This browser wants to be told when it is the turn of a seat it holds; or no longer."""
    acting(request)
    host, key = host_of(request), device(request)
    if key is None or not await host.storage.knows(key):  # whoever has nothing here has no turn either
        raise Refused("no-token")
    mine = hashed(key)
    if data.off:
        sql = "DELETE FROM pushes WHERE endpoint=? AND device=?"
        await host.storage.write(lambda db: db.execute(sql, (data.endpoint, mine)).rowcount)
        return Done([])
    if not push.POSSIBLE:
        raise Refused("not-allowed")
    url = outside.checked(data.endpoint, host.settings)
    row = (url, mine, msgspec.json.encode(data.keys).decode(), data.lang, time.time())

    def work(db: Any) -> None:
        db.execute(PUSH, row)
        db.execute(
            "DELETE FROM pushes WHERE device=? AND endpoint NOT IN"
            " (SELECT endpoint FROM pushes WHERE device=? ORDER BY made DESC LIMIT ?)",
            (mine, mine, MOST),
        )

    await host.storage.write(work)
    return Done([])


@get("/sw.js", include_in_schema=False)
async def worker(request: Req) -> Response[bytes]:
    """What a browser runs to show a notice while no page is open."""
    data, kind = static_file("worker.js")
    return Response(data, media_type=kind, headers={"Cache-Control": "no-cache"})


def hooks() -> Router:
    return Router("/", route_handlers=[set_hook, push_key, want_push, worker])
