"""The figures of a game as files of symbols: `/figures/GAME/tokens-ID.svg` and `/figures/GAME/busts-ID.svg`, and all of
them as `tokens.svg` and `busts.svg`.

They are drawn when someone first asks for them, beside the loop, and kept packed on disk: about a second for a game.
"""

from __future__ import annotations

import gzip
from threading import Lock
from typing import Any

from litestar import Request, Response, get

from taverna.games import find

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


@get("/figures/{game:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
def figures(request: Request[Any, Any, Any], game: str, file: str) -> Response[bytes]:
    known = found(game).figures
    if known is None or file not in known.names:
        raise Refused("no-page")
    made = drawn(game, file, kept_in(host_of(request).settings.made))
    current = request.query_params.get("v") == known.version
    headers = {
        "ETag": made.etag,
        "Cache-Control": KEPT if current else "no-cache",
        "Content-Security-Policy": CSP,
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == made.etag:
        return Response(b"", status_code=304, headers=headers, media_type="image/svg+xml")
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(made.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="image/svg+xml")
    return Response(gzip.decompress(made.packed), headers=headers, media_type="image/svg+xml")
