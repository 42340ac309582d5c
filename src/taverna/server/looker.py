"""The process in which a finished game is looked back on: `python -m taverna.server.looker SECONDS` reads a record and
writes how far it is, a line each, and in the end what it found."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any

import msgspec

from taverna.lab.hindsight import Effort, look_back

STEP = 0.02  # how much is done between two words about it


def say(message: Any) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(10)  # nobody's turn waits for it
    told = 0.0

    def watch(done: float) -> None:
        nonlocal told
        if done >= told + STEP:
            told = done
            say({"done": round(done, 2)})

    found = look_back(sys.stdin.buffer.read(), Effort(seconds=float(sys.argv[1])), watch)
    say({"found": found})


if __name__ == "__main__":
    main()
