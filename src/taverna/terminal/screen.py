"""What a terminal shows: text as wide as it is, a frame, a table; bold and colour only where someone looks."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import TextIO

STYLES = {"bold": "1", "dim": "2", "red": "31", "cyan": "36"}
ROUND, PLAIN = "╭─╮│╰╯", "+-+|++"


class Screen:
    """One channel of a terminal, or a file in place of it."""

    def __init__(self, file: TextIO | None = None) -> None:
        self.file = file or sys.stdout
        if self.file in (sys.stdout, sys.stderr) and hasattr(self.file, "reconfigure"):
            self.file.reconfigure(errors="replace")  # a terminal that lacks a letter shows another, not a fault

    @property
    def width(self) -> int:
        return max(20, shutil.get_terminal_size().columns)

    @property
    def height(self) -> int:
        """How many lines are seen at once; in a file, all of them."""
        return max(12, shutil.get_terminal_size().lines) if self.file.isatty() else 10_000

    @property
    def looked_at(self) -> bool:
        return self.file.isatty() and not os.environ.get("NO_COLOR")

    def line(self, text: str = "", style: str = "") -> None:
        """One line, however long: for whoever reads it with a program."""
        self.file.write(self._styled(text, style) + "\n")
        self.file.flush()

    def print(self, text: str, style: str = "") -> None:
        """For people: broken between words."""
        for line in broken(text, self.width):
            self.line(line, style)

    def broken(self, text: str) -> list[str]:
        """For people: the lines of a text."""
        return broken(text, self.width)

    @property
    def inner(self) -> int:
        """How wide the text in a frame is."""
        return self.width - 4

    def framed(self, text: Sequence[str], title: str) -> None:
        """A frame as wide as the terminal, its title on the upper edge."""
        corner, edge, other, side, low, last = tuple(ROUND if self._can(ROUND) else PLAIN)
        inner = self.inner
        head = f" {title} " if len(title) < inner else ""
        left = (self.width - 2 - len(head)) // 2
        right = self.width - 2 - len(head) - left
        self.line(corner + edge * left + head + edge * right + other)
        for line in text:
            for part in broken(line, inner):
                self.line(f"{side} {part:{inner}} {side}")
        self.line(low + edge * (self.width - 2) + last)

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], title: str = "") -> None:
        """Columns as wide as what stands in them."""
        lines = [list(heads), *map(list, rows)]
        widths = [max(len(line[n]) for line in lines) for n in range(len(heads))]
        if title:
            self.line(title, "bold")
        for nth, line in enumerate(lines):
            cells = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
            self.line("  ".join(cells).rstrip(), "" if nth else "bold")

    def clear(self) -> None:
        if self.file.isatty():
            self.file.write("\033[2J\033[H")
            self.file.flush()

    def ask(self, prompt: str) -> str:
        self.file.write(prompt)
        self.file.flush()
        return input()

    def _styled(self, text: str, style: str) -> str:
        return f"\033[{STYLES[style]}m{text}\033[0m" if style and text and self.looked_at else text

    def _can(self, letters: str) -> bool:
        try:
            letters.encode(self.file.encoding or "utf-8")
        except (UnicodeEncodeError, LookupError):
            return False
        return True


def broken(text: str, width: int, hanging: str | None = None) -> list[str]:
    """The lines of a text, none longer than this where a space allows it; the next is indented like the first, or by
    what is given."""
    found = []
    for line in text.split("\n"):
        if len(line) <= width:
            found.append(line.rstrip())
            continue
        indent = " " * min(len(line) - len(line.lstrip()), width // 2) if hanging is None else hanging
        found += wrap(line.rstrip(), width, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return found
