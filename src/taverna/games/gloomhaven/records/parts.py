"""Going through a record: its parts, where each stands, the formulas in it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from inspect import get_annotations
from typing import Any, Literal

import msgspec

# -- going through a record ------------------------------------------------------------------------------------------
Path = tuple[str | int, ...]


PLAIN = (str, int, bool, float, type(None))


def parts(thing: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """A struct and all structs in it, each with the field it stands in; what has an id is named by it."""
    if isinstance(thing, msgspec.Struct):
        yield path, thing
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if value and value.__class__ not in PLAIN:
                yield from parts(value, (*path, name))
    elif isinstance(thing, tuple):
        if thing[0].__class__ not in PLAIN:
            for nth, one in enumerate(thing):
                yield from parts(one, (*path, getattr(one, "id", "") or nth))
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield from parts(one, (*path, key))


def named(*path: str | int) -> str:
    """A path as it is written: pieces.plate.do[0].whom."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


@cache
def formulas_in(kind: type, written: Literal["Amount", "Number"]) -> tuple[str, ...]:
    """The fields of a struct that hold numbers which may be written as formulas: of cards (`Amount`), or of scenarios
    (`Number`)."""
    found = {name: str(type_) for one in reversed(kind.__mro__) for name, type_ in get_annotations(one).items()}
    return tuple(name for name, type_ in found.items() if written in type_)


def formulas_of(thing: Any, written: Literal["Amount", "Number"]) -> Iterator[tuple[str, str]]:
    """(field, text) of every number of a struct that is written as a formula."""
    for name in formulas_in(thing.__class__, written):
        text = getattr(thing, name)
        if isinstance(text, str):
            yield name, text
