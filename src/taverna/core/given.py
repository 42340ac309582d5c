"""Options as people write them: a name that is a number (the third scenario) need not be quoted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec


def as_named(options: Mapping[str, Any], of: type[msgspec.Struct]) -> dict[str, Any]:
    """The same, with whole numbers as texts where a text is wanted."""
    texts = {field.name for field in msgspec.structs.fields(of) if field.type is str}
    return {name: str(one) if name in texts and one.__class__ is int else one for name, one in options.items()}
