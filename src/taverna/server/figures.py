"""The figures of a game as files of symbols: `/figures/GAME/tokens-ID.svg` and `/figures/GAME/busts-ID.svg`, and all of
them as `tokens.svg` and `busts.svg`.

They are drawn when someone first asks for them, beside the loop, and kept packed.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from threading import Lock
from typing import Any, NamedTuple

from litestar import Request, Response, get

from taverna.games import find

from .found import found
from .pages import KEPT
from .refusals import Refused

CSP = "default-src 'none'; style-src 'unsafe-inline'"
"""They carry the style that a page's own rules cannot give them, and nothing else."""


class Drawn(NamedTuple):
    plain: bytes
    packed: bytes
    etag: str


_drawing = Lock()


@cache
def _drawn(game: str, file: str) -> Drawn:
    figures = find(game).figures
    plain = figures.file(file).encode() if figures else b""
    return Drawn(plain, gzip.compress(plain, 9, mtime=0), f'"{hashlib.blake2b(plain, digest_size=8).hexdigest()}"')


def drawn(game: str, file: str) -> Drawn:
    """A file of a game's figures, drawn once: whoever comes meanwhile waits for it."""
    with _drawing:
        return _drawn(game, file)


@get("/figures/{game:str}/{file:str}", include_in_schema=False, sync_to_thread=True)
def figures(request: Request[Any, Any, Any], game: str, file: str) -> Response[bytes]:
    known = found(game).figures
    if known is None or file not in known.names:
        raise Refused("no-page")
    made = drawn(game, file)
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
    return Response(made.plain, headers=headers, media_type="image/svg+xml")
