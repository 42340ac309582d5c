"""Options as people write them: a name that is a number (the third scenario) need not be quoted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec


@cache
def _texts(of: type[msgspec.Struct]) -> frozenset[str]:
    return frozenset(field.name for field in msgspec.structs.fields(of) if field.type is str)


def as_named(options: Mapping[str, Any], of: type[msgspec.Struct]) -> dict[str, Any]:
    """The same, with whole numbers as texts where a text is wanted."""
    return {name: str(one) if one.__class__ is int and name in _texts(of) else one for name, one in options.items()}
