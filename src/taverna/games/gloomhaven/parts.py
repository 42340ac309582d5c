"""Parts of cards as text, where the state must say which ability is being decided about."""

from __future__ import annotations

from typing import Any

import msgspec

_WRITTEN: dict[int, tuple[Any, str]] = {}


def written(part: Any) -> str:
    """A part of a card as text, for `state.Doing`. Parts are frozen and few, so each is written once."""
    found = _WRITTEN.get(id(part))
    if found is None or found[0] is not part:
        if len(_WRITTEN) > 2000:
            _WRITTEN.clear()
        found = _WRITTEN[id(part)] = (part, msgspec.json.encode(part).decode())
    return found[1]
