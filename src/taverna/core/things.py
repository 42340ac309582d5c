"""The things of a game, each with an address of its own in the book: cards, items, monsters, heroes, scenarios."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from .content import Record, Source
from .words import Text, Words

See = Callable[..., dict[str, Any]]
"""What anyone sees of a new table with these options."""

Tells = Callable[[Words], list[str]]
"""What is printed on a thing, in the words of a language: a paragraph each."""


class Thing(msgspec.Struct, frozen=True, kw_only=True):
    """One of them. `kind` has the messages `thing-<kind>` and `things-<kind>`; `clauses`: the rules that govern it."""

    id: str
    kind: str
    name: Text
    source: Source
    tells: Tells
    sign: str = ""
    clauses: tuple[str, ...] = ()


def printed(record: Record) -> Tells:
    """The text that stands in the record itself."""
    return lambda words: [record.text[words.lang]] if record.text is not None else []


def kind_of(
    kind: str,
    records: Mapping[str, Record],
    clauses: Iterable[str],
    sign: str = "",
    tells: Callable[[Record], Tells] = printed,
) -> Iterator[Thing]:
    """All things of a kind."""
    for id, record in records.items():
        yield Thing(
            id=id,
            kind=kind,
            name=record.name,
            source=record.source,
            tells=tells(record),
            sign=sign,
            clauses=tuple(clauses),
        )
