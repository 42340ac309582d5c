"""How much has come to this process from outside: bytes to a socket, and word from the disk. Whoever works for long
asks whether anything came meanwhile, and lets it go first."""

from __future__ import annotations


class Arrivals:
    """A count."""

    def __init__(self) -> None:
        self.count = 0

    def note(self) -> None:
        self.count += 1


arrivals = Arrivals()
