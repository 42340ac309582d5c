"""The figures of a game as files of symbols: `/figures/GAME/tokens-ID.svg`, `standees-ID.svg` and `busts-ID.svg`, and
all of them as `tokens.svg` and `busts.svg`.

They are drawn when someone first asks for them, beside the loop, and kept packed on disk: about a second for a game.
"""

from __future__ import annotations

import gzip
from threading import Lock
from typing import Any

from litestar import Request, Response, get

from taverna.games import find

from . import packing
from .door import host_of
from .found import found
from .kept import Kept, Printed, kept_in, packed
from .pages import KEPT
from .refusals import Refused

CSP = "default-src 'none'; style-src 'unsafe-inline'"
"""They carry the style that a page's own rules cannot give them, and nothing else."""


_drawing = Lock()


def drawn(game: str, file: str, disk: Kept) -> Printed:
    """A file of a game's figures, drawn once: whoever comes meanwhile waits for it."""
    path = f"/figures/{game}/{file}"
    with _drawing:
        made = disk.get(path, "")
        if made is None:
            figures = find(game).figures
            made = packed(figures.file(file).encode() if figures else b"", 9)
            disk.put(path, "", made)
        return made


def smaller(game: str, file: str, made: Printed, disk: Kept) -> Printed:
    """The same for those who unpack Brotli."""
    path = f"/figures/{game}/{file}"
    small = disk.get(path, "br")
    if small is None or small.etag != made.etag:
        small = Printed(packing.packed(gzip.decompress(made.packed), "br"), made.etag)
        disk.put(path, "br", small)
    return small


@get("/figures/{game:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
def figures(request: Request[Any, Any, Any], game: str, file: str) -> Response[bytes]:
    known = found(game).figures
    if known is None or file not in known.names:
        raise Refused("no-page")
    disk = kept_in(host_of(request).settings.made)
    made = drawn(game, file, disk)
    current = request.query_params.get("v") == known.version
    headers = {
        "ETag": made.etag,
        "Cache-Control": KEPT if current else "no-cache",
        "Content-Security-Policy": CSP,
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == made.etag:
        return Response(b"", status_code=304, headers=headers, media_type="image/svg+xml")
    if how := packing.way(request.headers.get("accept-encoding", "")):
        small = smaller(game, file, made, disk) if how == "br" else made
        return Response(small.packed, headers={**headers, "Content-Encoding": how}, media_type="image/svg+xml")
    return Response(gzip.decompress(made.packed), headers=headers, media_type="image/svg+xml")
