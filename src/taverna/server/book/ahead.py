"""Printing ahead: `python -m taverna.server.book.ahead FOLDER` makes every page and file of figures that is not in the
folder yet, in a process of its own that lets everyone else go first and ends with the host that began it."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.datastructures import State
from litestar.types import Message

import taverna
from taverna.core.words import LANGS
from taverna.games import find

from ..figures import drawn
from ..kept import Kept, Printed, kept_in
from ..settings import Settings
from . import book
from .addresses import SHELF, of

DONE = ("", "all")


def all_of_it() -> Iterator[tuple[str, str]]:
    """(address, language), the most read ones first."""
    yield from ((path, lang) for path in SHELF for lang in LANGS)
    every = [list(of(name)) for name in taverna.games()]
    for short in (True, False):
        for paths in every:
            for lang in LANGS:
                yield from ((path, lang) for path in paths if ("/things/" not in path and "?" not in path) == short)


class Standing:
    """What the pages know of a host, where none is open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings


async def printed(app: Litestar, path: str, lang: str) -> None:
    """Ask for a page as a reader would; that keeps it."""
    path, _, query = path.partition("?")
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"accept-language", lang.encode()), (b"accept-encoding", b"gzip"), (b"host", b"localhost")],
        "client": None,
        "server": ("localhost", 80),
    }

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        pass

    await app(scope, receive, send)  # type: ignore[arg-type]


async def make(folder: Path, kept: Kept) -> None:
    began_by = os.getppid()
    for name in taverna.games():
        figures = find(name).figures
        for file in figures.names if figures else ():
            drawn(name, file, kept)
    app = Litestar([book()], state=State({"host": Standing(Settings(cache=str(folder)))}), logging_config=None)
    for path, lang in all_of_it():
        if os.getppid() != began_by:
            return
        if kept.get(path, lang) is None:
            await printed(app, path, lang)
    kept.put(*DONE, Printed(b"", ""))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    folder = Path(sys.argv[1])
    asyncio.run(make(folder, kept_in(folder)))


async def ahead(settings: Settings) -> None:
    """Have it done beside a host, unless it has been; ends with it."""
    kept = await asyncio.to_thread(kept_in, settings.made)
    if kept.get(*DONE) is not None:
        return
    quiet = asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "taverna.server.book.ahead", str(settings.made), stdin=quiet, stdout=quiet, stderr=quiet
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()


if __name__ == "__main__":
    main()
