"""Another process of the kit: plays and replays what it is told on stdin, and prints the digests."""

from __future__ import annotations

import json
import sys
from importlib import import_module

from .case import Case
from .tables import trace


def main() -> None:
    job = json.load(sys.stdin)
    module, _, name = job["where"].partition(":")
    case = Case(getattr(import_module(module), name), job["seats"], job["options"], job["where"])
    replayed = [case.load(record.encode()).digest() for record in job["records"]]
    print(json.dumps({"trace": trace(case, job["games"]), "replayed": replayed}))


if __name__ == "__main__":
    main()
