"""What fits on a terminal at once: options in columns, and as much of the table as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from taverna.core.sheets import Sheet

from .screen import broken

GAP, LEAST = 3, 36
"""Between columns; and how wide a column beside another must be."""


def columns(texts: Sequence[str], width: int, most: int) -> list[str]:
    """Numbered options: short ones beside each other, read downwards; long ones broken, and cut where there would be
    more lines than this."""
    wide = len(str(len(texts)))
    numbered = [f" {n:>{wide}}  {text}" for n, text in enumerate(texts, 1)]
    for lines in (9, 3, 2, 1):
        found: list[str] = []
        for short, some in groupby(numbered, lambda one: len(one) + GAP <= width // 2):
            if short:
                found += abreast(list(some), width)
            else:
                found += [line for text in texts_of(list(some), width, " " * (wide + 3), lines) for line in text]
        if len(found) <= most:
            break
    return found


def abreast(texts: list[str], width: int) -> list[str]:
    """Beside each other, from four on."""
    each = max(map(len, texts)) + GAP
    rows = -(-len(texts) // min(width // each, 4)) if len(texts) > 3 else len(texts)
    return ["".join(one.ljust(each) for one in texts[row::rows]).rstrip() for row in range(rows)]


def texts_of(texts: Sequence[str], width: int, indent: str, most: int) -> list[list[str]]:
    """Each broken into at most so many lines; what is left out is marked."""
    found = []
    for text in texts:
        lines = broken(text, width, indent)
        if len(lines) > most:
            last = lines[most - 1]
            lines = [*lines[: most - 1], (last if len(last) < width else last[: width - 1]) + "…"]
        found.append(lines)
    return found


def laid(sheets: Sequence[Sheet], width: int, room: int) -> tuple[list[str], list[Sheet]]:
    """The lines that are shown in so many, and the sheets that are not there whole: first as many sheets as can be, in
    brief, then as much of them as can be."""
    full = _joined([(sheet, sheet.lines) for sheet in sheets], width, apart=True)
    if len(full) <= room:
        return full, []
    shown: dict[str, list[str]] = {}
    weighed = sorted(sheets, key=lambda one: one.weight)
    tries = [(one.id, one.lines if one.brief is None else one.brief) for one in weighed]
    for id, lines in [*tries, *((one.id, one.lines) for one in weighed)]:
        tried = shown | {id: lines}
        if len(_joined([(one, tried[one.id]) for one in sheets if one.id in tried], width)) <= room:
            shown = tried
    left = [one for one in sheets if one.lines and shown.get(one.id) != one.lines]
    return _joined([(one, shown[one.id]) for one in sheets if one.id in shown], width), left


def _joined(parts: Sequence[tuple[Sheet, list[str]]], width: int, apart: bool = False) -> list[str]:
    found: list[str] = []
    before: list[str] = []
    for sheet, lines in parts:
        fitting = [part for line in lines for part in broken(line, width)]
        both = _beside(before, lines, width) if sheet.beside and before else None
        if both is not None:
            found[len(found) - len(before) :] = both
        else:
            found += [""] * bool(apart and found and fitting) + fitting
        before = fitting if both is None else []
    return found


def _beside(left: list[str], right: list[str], width: int) -> list[str] | None:
    """Two blocks in one, if the left one leaves room."""
    edge = max(map(len, left), default=0) + GAP
    if width - edge < LEAST or not right:
        return None
    right = [part for line in right for part in broken(line, width - edge, " " * 6)]
    tall = max(len(left), len(right))
    left, right = left + [""] * (tall - len(left)), right + [""] * (tall - len(right))
    return [f"{one:{edge}}{other}".rstrip() for one, other in zip(left, right, strict=True)]
