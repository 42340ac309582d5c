"""Signing in with a passkey: optional (`accounts`), and only where a browser allows it, at an address with TLS or at
localhost. The page's part is `passkeys.js`.

    POST /mine/passkeys/new     -> what the browser is to make;    POST /mine/passkeys       {credential} -> 204
    POST /mine/passkeys/ask     -> what the browser is to prove;   POST /mine/passkeys/enter {credential} -> 204, a key
    POST /mine/passkeys/remove  id=… -> 303 /mine;   POST /mine/passkeys/leave -> 303 /mine, no key
"""

from __future__ import annotations

import ipaddress
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, Router, post
from litestar.enums import RequestEncodingType
from litestar.params import Body

from ..door import DRAWN, acting, base, cookie, device, host_of, reading
from ..keys import hashed
from ..pages import Form, go
from ..refusals import Refused
from ..settings import Settings, named_here
from . import keeping, passkeys

Req = Request[Any, Any, Any]

ASKED = "taverna-asked"
"""The cookie of a browser that has been asked for a passkey: see `passkeys`."""


def site(request: Req) -> passkeys.Site | None:
    """For whom passkeys are made here; None where there are none: an address that is a number cannot have them."""
    if not host_of(request).settings.accounts or not passkeys.POSSIBLE:
        return None
    if not host_of(request).settings.address and not named_here(urlsplit(base(request)).hostname or ""):
        return None
    return _at(base(request))


def _number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _at(address: str) -> passkeys.Site | None:
    """The relying party of an address, as browsers see it: a name, with TLS unless it is this machine's own."""
    at = urlsplit(address)
    name = (at.hostname or "").lower()
    if not name or _number(name) or (at.scheme != "https" and not named_here(name)):
        return None
    usual = {"https": 443, "http": 80}.get(at.scheme)
    return passkeys.Site(name, f"{at.scheme}://{name}{f':{at.port}' if at.port not in (None, usual) else ''}")


def without_accounts(settings: Settings) -> str:
    """Why these settings cannot have passkeys; nothing if they can."""
    if not passkeys.POSSIBLE:
        return "accounts: passkeys need what 'pip install \"taverna[accounts]\"' brings"
    if settings.address and _at(settings.address) is None:
        return (
            "accounts: browsers keep passkeys only for a name with https:// (the setting 'address'), or for localhost"
        )
    return ""


def _site(request: Req) -> passkeys.Site:
    found = site(request)
    if found is None:
        raise Refused("no-page")
    return found


async def _known(request: Req) -> str:
    key = device(request)
    if key is None or not await host_of(request).storage.knows(key):
        raise Refused("no-token")
    return key


def _asked(request: Req, token: str) -> dict[str, Any]:
    bound = {"key": ASKED, "max_age": passkeys.FOR, "samesite": "strict", "path": "/mine/passkeys"}
    return cookie(request, token) | bound


async def _answered(request: Req, about: str) -> str:
    token = request.cookies.get(ASKED, "")[:200]
    await passkeys.answered(host_of(request).storage, token, about)
    return token


def _browser(request: Req) -> str:
    return keeping.browser(request.headers.get("user-agent", "")[:400])


def _adding(key: str) -> str:
    return f"add {hashed(key).hex()}"


@post("/new", status_code=200)
async def new(request: Req) -> Response[dict[str, Any]]:
    acting(request)
    reading(request, DRAWN)
    at, key, storage = _site(request), await _known(request), host_of(request).storage
    have = await passkeys.listed(storage, key)
    if len(have) >= passkeys.MOST:
        raise Refused("passkeys-full")
    token = await passkeys.asking(storage, _adding(key))
    response = Response(passkeys.to_add(token, at, await passkeys.name_of(storage, key), have))
    response.set_cookie(**_asked(request, token))
    return response


@post("/", status_code=204)
async def add(request: Req, data: dict[str, Any]) -> None:
    acting(request)
    reading(request, DRAWN)
    at, key = _site(request), await _known(request)
    token = await _answered(request, _adding(key))
    await passkeys.added(host_of(request).storage, key, token, data, at, _browser(request))


@post("/ask", status_code=200)
async def ask(request: Req) -> Response[dict[str, Any]]:
    acting(request)
    reading(request, DRAWN)
    at = _site(request)
    token = await passkeys.asking(host_of(request).storage, "enter")
    response = Response(passkeys.to_enter(token, at))
    response.set_cookie(**_asked(request, token))
    return response


@post("/enter", status_code=204)
async def enter(request: Req, data: dict[str, Any]) -> Response[None]:
    acting(request)
    reading(request, DRAWN)
    at, here, host = _site(request), device(request), host_of(request)
    token = await _answered(request, "enter")
    key = await passkeys.entered(host.storage, here, token, data, at, _browser(request))
    if here is not None and here != key:
        await host.tables.rooms.passed_on(here, key)
        await host.evicted()
    response: Response[None] = Response(None, status_code=204)
    response.set_cookie(**cookie(request, key))
    return response


@post("/remove", status_code=303)
async def remove(
    request: Req, data: Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]
) -> Response[Any]:
    acting(request)
    _site(request)
    await passkeys.removed(host_of(request).storage, await _known(request), str(data.get("id", ""))[:2000])
    return go(request, "/mine")


@post("/leave", status_code=303)
async def leave(request: Req) -> Response[Any]:
    """This browser forgets its key: for whoever has a passkey to come back with, and borrowed it."""
    acting(request)
    _site(request)
    if not await passkeys.listed(host_of(request).storage, await _known(request)):
        raise Refused("passkey")
    response = go(request, "/mine")
    response.set_cookie(**cookie(request, "") | {"max_age": 0})
    return response


def accounts() -> Router:
    return Router("/mine/passkeys", route_handlers=[new, add, ask, enter, remove, leave], include_in_schema=False)
