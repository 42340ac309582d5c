"""How soon the book answers: milliseconds to the first byte of a page that nobody has read yet, of the same pages right
after the next start, and of pages read before; and of searches."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from urllib.parse import quote

import taverna
from taverna.core.errors import TavernaError
from taverna.games import find

from ..bench import started
from .addresses import of

WORDS = {
    "pt-BR": ("empate", "morte", "escudo", "movimnto"),
    "es": ("muerte", "empate", "trofeo"),
    "en": ("draw", "trap"),
}


def bench_book() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        with host(folder) as port:
            never = [first_byte(port, path) for path in pages()]
            seek(port)
            kept(Path(folder))
        with host(folder) as port:
            after_a_start = [first_byte(port, path) for path in pages()]
            again = [first_byte(port, path) for path in pages()]
            first = first_byte(port, "/rules/search?part&q=empate", "pt-BR")
            searches = [took for _ in range(5) for took in seek(port)]
    found = {"page never read, median ms": median(never), "page never read, longest ms": max(never)}
    found |= {
        "page after a start, median ms": median(after_a_start),
        "page after a start, longest ms": max(after_a_start),
    }
    found |= {"page read before, median ms": median(again), "page read before, longest ms": max(again)}
    found |= {"first search after a start, ms": first}
    return found | {"search, median ms": median(searches), "search, longest ms": max(searches)}


def kept(folder: Path) -> None:
    """Until the words of things have been printed and can be found after the next start."""
    for _ in range(600):
        if len(list(folder.glob("search-*.db"))) == len(WORDS):
            return
        time.sleep(0.2)


def pages() -> Iterator[str]:
    """Some of every sort, of every game."""
    yield "/rules"
    for name in taverna.games():
        every = list(of(name))
        for sort in ("/chapters/", "/examples/", "/things/", "?part"):
            there = [path for path in every if sort in path]
            yield from there[:: max(1, len(there) // 4)]
        yield from every[:8]
        if (figures := find(name).figures) is not None:
            yield from (f"/figures/{name}/{file}" for file in figures.names)


def seek(port: int) -> list[float]:
    return [
        first_byte(port, f"/rules/search?part&q={quote(word)}", lang) for lang, words in WORDS.items() for word in words
    ]


def first_byte(port: int, path: str, lang: str = "pt-BR") -> float:
    """In milliseconds, from the request sent to the head of the answer."""
    connection = HTTPConnection("127.0.0.1", port, timeout=120)
    connection.connect()
    began = time.perf_counter()
    connection.request("GET", path, headers={"Accept-Language": lang, "Accept-Encoding": "gzip", "Accept": "text/html"})
    answer = connection.getresponse()
    took = (time.perf_counter() - began) * 1000
    answer.read()
    connection.close()
    if answer.status != 200:
        raise TavernaError(f"{path}: {answer.status}")
    return took


@contextmanager
def host(folder: str) -> Iterator[int]:
    with started(folder, TAVERNA_AHEAD="0") as (port, _):
        first_byte(port, "/api/health")
        yield port
