"""Pages that are the same for all who read a language: made once, kept packed, sent again only if they changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Response

from taverna import search
from taverna.core.scene import only_used

from ..door import host_of, language
from ..pages import Req, keep_language

KEPT = 3000
"""How many pages are kept in memory: a few kilobytes each, packed."""


SYMBOLS = re.compile(r'<svg [^>]*class="icons".*?</svg>', re.DOTALL)


def lean(text: str) -> str:
    """The page with only those symbols that it shows."""
    known = "".join(SYMBOLS.findall(text))
    bare = SYMBOLS.sub("", text)
    used = f'<svg class="icons" width="0" height="0" aria-hidden="true"><defs>{only_used(known, bare)}</defs></svg>'
    return re.sub(r"<body[^>]*>", lambda body: f"{body[0]}\n{used}", bare, count=1)


class Printed(msgspec.Struct, frozen=True):
    """A page, ready to be sent."""

    packed: bytes
    etag: str


class Press:
    """What has been printed, by address and language; the longest unread goes first."""

    def __init__(self, most: int = KEPT) -> None:
        self._kept: OrderedDict[tuple[str, str], Printed] = OrderedDict()
        self._most = most

    def get(self, path: str, lang: str) -> Printed | None:
        made = self._kept.get((path, lang))
        if made is not None:
            self._kept.move_to_end((path, lang))
        return made

    def print(self, path: str, lang: str, make: Callable[[str], str]) -> Printed:
        """The page at this address, made if it is not there yet."""
        made = self.get(path, lang)
        if made is None:
            text = lean(make(lang)).encode()
            etag = f'"{hashlib.blake2b(text, digest_size=9).hexdigest()}"'
            made = Printed(gzip.compress(text, 6, mtime=0), etag)
            self._kept[path, lang] = made
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made


PRESS = Press()


_begun: set[str] = set()


def whoever_reads_may_search(request: Req, lang: str) -> None:
    """Make the search of a language ready, aside, when the first page is read in it."""
    if lang not in _begun:
        _begun.add(lang)
        keep = host_of(request).settings.folder
        asyncio.get_running_loop().run_in_executor(None, search.index, lang, keep)


async def printed(request: Req, make: Callable[[str], str], path: str = "") -> Response[bytes]:
    """The page at this address in the reader's language: from the press, or from their own cache."""
    asked = request.query_params.get("lang")
    lang = language(request, asked)
    path = path or request.url.path
    made = PRESS.get(path, lang)
    if made is None:
        made = await asyncio.to_thread(PRESS.print, path, lang, make)
    whoever_reads_may_search(request, lang)
    headers: dict[str, Any] = {
        "ETag": made.etag,
        "Cache-Control": "private, no-cache",
        "Vary": "Cookie, Accept-Language, Accept-Encoding",
        "Content-Language": lang,
    }
    if request.headers.get("if-none-match", "").removeprefix("W/") == made.etag and asked is None:
        return Response(b"", status_code=304, headers=headers, media_type="text/html; charset=utf-8")
    body = made.packed
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    response = Response(body, headers=headers, media_type="text/html; charset=utf-8")
    keep_language(response, asked, lang)
    return response
