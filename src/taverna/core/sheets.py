"""The table as text, in parts: a narrow terminal shows those that matter to the question and names the others."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the table. `id`: the message `sheet-<id>` names it; `weight`: the lightest are shown first where
    not all fit; `brief`: what may stand for it there; `beside`: it may stand to the right of the one before."""

    id: str
    lines: list[str]
    weight: int = 5
    brief: list[str] | None = None
    beside: bool = False
    title: str = ""  # its name in the reader's language, where it is sent to somebody


def whole(sheets: Iterable[Sheet]) -> list[str]:
    """All of them one under another."""
    found: list[str] = []
    for sheet in sheets:
        if found and sheet.lines:
            found.append("")
        found += sheet.lines
    return found
