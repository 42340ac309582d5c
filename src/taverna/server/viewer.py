"""Whoever looks at a living table, as the table knows them."""

from __future__ import annotations

from typing import Any, Protocol

from .shown import Shown
from .thin import Texts


class Viewer(Protocol):
    """A connection that is shown the table."""

    seat: int | None
    lang: str
    address: str  # where it comes from, as limits count
    client: str  # the same, whole
    key: bytes  # the hash of its device's key, if it has one
    seats: frozenset[int]  # proven by tokens
    still: bool  # wants no beats on the way
    held: Shown | None
    texts: Texts | None  # what it holds as text, if it takes thin updates
    talks: bool  # hears what people say
    maker: bool  # made the table

    def push(self, message: bytes, held: Shown) -> None: ...
    def say(self, message: bytes | dict[str, Any]) -> None: ...
    def lose(self, seat: int) -> None: ...
    def leave(self) -> None: ...
