"""The process in which bots think: reads what to think about, one line each, and writes what it would answer."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec

from taverna import bots
from taverna.bots.advice import THINKING
from taverna.bots.search import Budget, Judged, advise
from taverna.core import saves
from taverna.core.table import Input, Table
from taverna.games import find

from .bots import ENOUGH, KEPT, Reply, Thought

STEP = 0.05  # how much of a thought is done between two words about it


class Known:
    """The tables this process remembers, and how far."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, tuple[Table, int]] = OrderedDict()
        self._minds: dict[tuple[str, str], Any] = {}
        self.stopped = False  # nobody waits for the thought any more

    def brought_up(self, thought: Thought) -> Table | None:
        """The table with the new inputs given to it; None if it must be sent whole."""
        table: Table
        if thought.root is not None:
            root = thought.root
            table = Table(find(root["game"]), root["seats"], root["seed"], root["options"], root["pack"])
            number = 0
        elif thought.table in self._tables:
            table, number = self._tables.pop(thought.table)
        else:
            return None
        if number != thought.after:
            return None
        for entry in msgspec.convert(thought.inputs, list[Input]):
            number += 1
            saves.apply(table, entry, number)
        self._tables[thought.table] = table, number
        while len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table

    def answered(self, thought: Thought) -> Reply:
        table = self.brought_up(thought)
        if table is None:
            return Reply(unknown=True)
        if thought.seat not in table.questions:
            return Reply(error=f"seat {thought.seat} is not asked")
        if thought.advise:
            return Reply(judged=self.advice(table, thought))
        key = (table.game.id, thought.bot)
        if key not in self._minds:
            self._minds[key] = bots.make(table.game, thought.bot, seconds=bots.AT_TABLE)
        return Reply(option=self._minds[key].choose(bots.Sight(table, thought.seat), Random(thought.luck)))

    def advice(self, table: Table, thought: Thought) -> list[Judged]:
        """What is thought of all that is on offer, told on the way how far the thought is."""
        told = 0.0
        self.stopped = False

        def watch(done: float) -> bool:
            nonlocal told
            if done >= told + STEP:
                told = done
                say(Reply(done=round(done, 2)))
            return not self.stopped

        budget = Budget(THINKING.playouts, thought.advise)
        return advise(table.game, bots.Sight(table, thought.seat), budget, thought.luck, watch)

    def stop(self, *_: object) -> None:
        self.stopped = True


def say(reply: Reply) -> None:
    out = sys.stdout.buffer
    try:
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()
    except BrokenPipeError:  # the host is gone
        os._exit(0)


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(5)  # the host's own work comes first
    known = Known()
    if ENOUGH is not None:
        signal.signal(ENOUGH, known.stop)
    for line in sys.stdin.buffer:
        try:
            reply = known.answered(msgspec.json.decode(line, type=Thought))
        except Exception as error:  # a bot that fails must not take the others with it
            reply = Reply(error=f"{type(error).__name__}: {error}")
        say(reply)


if __name__ == "__main__":
    main()
