"""Pages that are the same for all who read a language: made once, kept packed, sent again only if they changed."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from litestar import Response

from taverna import search
from taverna.core.scene import only_used

from ..door import host_of, language
from ..kept import Kept, Printed, kept_in, packed
from ..pages import Req, keep_language, rendered
from .addresses import stands

KEPT = 3000
"""How many pages are kept in memory: a few kilobytes each, packed."""


SYMBOLS = re.compile(r'<svg [^>]*class="icons".*?</svg>', re.DOTALL)


def lean(text: str) -> str:
    """The page with only those symbols that it shows."""
    known = "".join(SYMBOLS.findall(text))
    bare = SYMBOLS.sub("", text)
    used = f'<svg class="icons" width="0" height="0" aria-hidden="true"><defs>{only_used(known, bare)}</defs></svg>'
    return re.sub(r"<body[^>]*>", lambda body: f"{body[0]}\n{used}", bare, count=1)


class Press:
    """What has been printed, by address and language; the longest unread goes first. What stands at an address of the
    book is kept on disk too."""

    def __init__(self, most: int = KEPT) -> None:
        self._kept: OrderedDict[tuple[str, str], Printed] = OrderedDict()
        self._most = most

    def get(self, path: str, lang: str, disk: Kept) -> Printed | None:
        made = self._kept.get((path, lang))
        if made is not None:
            self._kept.move_to_end((path, lang))
        elif (made := disk.get(path, lang)) is not None:
            self._hold(path, lang, made)
        return made

    def print(self, path: str, lang: str, make: Callable[[str], str], disk: Kept) -> Printed:
        """The page at this address, made if it is not there yet."""
        made = self.get(path, lang, disk)
        if made is None:
            made = packed(lean(make(lang)).encode())
            self._hold(path, lang, made)
            if stands(path):  # others may be written in any number of ways
                disk.put(path, lang, made)
        return made

    def _hold(self, path: str, lang: str, made: Printed) -> None:
        self._kept[path, lang] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)


PRESS = Press()


_begun: set[str] = set()


def whoever_reads_may_search(request: Req, lang: str) -> None:
    """Make the search of a language ready, aside, when the first page is read in it."""
    if lang not in _begun:
        _begun.add(lang)
        keep = host_of(request).settings.made
        asyncio.get_running_loop().run_in_executor(None, _search_made_ready, lang, keep)


def _search_made_ready(lang: str, keep: Path) -> None:
    """The index, and the words and the template of what is found."""
    search.index(lang, keep)
    rendered("book/found.html", lang, "/rules/search", found=[], q="", chosen="", titles={})


def disk_of(request: Req) -> Kept:
    return kept_in(host_of(request).settings.made)


async def ready(request: Req) -> Response[bytes] | None:
    """The page, if it has been printed before: nothing of the game need be there for it."""
    if "q" in request.query_params:
        return None
    path = request.url.path + ("?part" if "part" in request.query_params else "")
    lang = language(request, request.query_params.get("lang"))
    made = PRESS.get(path, lang, disk_of(request))
    return None if made is None else sent(request, made, lang)


async def printed(request: Req, make: Callable[[str], str], path: str = "") -> Response[bytes]:
    """The page at this address in the reader's language: from the press, or from their own cache."""
    lang = language(request, request.query_params.get("lang"))
    made = await asyncio.to_thread(PRESS.print, path or request.url.path, lang, make, disk_of(request))
    return sent(request, made, lang)


def sent(request: Req, made: Printed, lang: str) -> Response[bytes]:
    asked = request.query_params.get("lang")
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
