"""What a seat has done and read since the beginning; with what it sees now all it knows, its information state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from taverna.core.table import Table

from .encoding import UNSEEN, leaves

Lines = tuple[str, ...]


class Memory(msgspec.Struct, frozen=True):
    """Of each seat what it knew when its table became an imagined one, and how many answers there were by then; at a
    table from its beginning nothing."""

    before: dict[int, Lines] = {}
    since: int = 0

    def of(self, table: Table, seat: int) -> Lines:
        """Its own answers and the events it may read, in order, one line each."""
        steps = enumerate(table.steps[self.since :], self.since + 1)
        done = [(nth, 0, f"{seat} {step.prompt}: {step.option}") for nth, step in steps if step.seat == seat]
        read = [(at, 1, msgspec.json.encode(event).decode()) for at, event in table.happened(seat)]
        lines = sorted(done + read, key=lambda line: line[:2])
        return (*self.before.get(seat, ()), *(text for _, _, text in lines))

    def shared(self, table: Table, seat: int) -> dict[int, Lines]:
        """Its own, and of everybody else's what it has read itself: what one may take for theirs."""
        own = self.of(table, seat)
        theirs = {other: set(self.of(table, other)) for other in range(table.seats) if other != seat}
        return {seat: own} | {other: tuple(line for line in own if line in known) for other, known in theirs.items()}


def told(lines: Lines, view: dict[str, Any], prompt: str, options: list[str]) -> str:
    """All that a seat knows, as a text: two moments it cannot tell apart have the same."""
    seen = {key: value for key, value in view.items() if key not in UNSEEN}
    now = msgspec.json.encode([seen, prompt, sorted(options)]).decode()
    return "\n".join((*lines, now))


def remembered(lines: Lines, seat: int, seats: int) -> Iterator[tuple[str, float]]:
    """(path, what it adds) of everything in these lines, as of a view."""
    for line in lines:
        if line.startswith("{"):
            event = msgspec.json.decode(line)
            yield from leaves(event, f"read.{event['event']}", seat, seats, ())
        else:
            yield f"did.{line.partition(' ')[2]}", 1.0
