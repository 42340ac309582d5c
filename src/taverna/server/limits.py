"""How much is too much: token buckets per connection and per address, and what names may look like."""

from __future__ import annotations

import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

NAME = 32  # characters
BRIEF = 11  # characters of a name that a board has room for


class Bucket:
    """Holds `burst` drops, refilled at `rate` per second; each act takes one."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left = burst
        self.at = time.monotonic()

    def take(self, drops: float = 1.0) -> float:
        """0 if there was enough, else the seconds to wait (and nothing is taken)."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left >= drops:
            self.left -= drops
            return 0.0
        return (drops - self.left) / self.rate if self.rate else 60.0


class Buckets:
    """One bucket per address; the ones not used for longest are forgotten, so many addresses cost little."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self.burst, self.rate, self.most = burst, rate, most
        self.spent: Callable[[str, float], None] | None = None  # who else counts what was taken
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: float = 1.0) -> float:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.burst, self.rate)
            if len(self._of) > self.most:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(address)
        wait = bucket.take(drops)
        if not wait and self.spent is not None:
            self.spent(address, drops)
        return wait

    def owe(self, address: str, drops: float) -> None:
        """It has taken so much already: what is missing must be waited for."""
        self.take(address, 0.0)
        bucket = self._of[address]
        bucket.left = max(bucket.left - drops, -self.burst)
        if self.spent is not None:
            self.spent(address, drops)

    def lower(self, address: str, left: float) -> None:
        """So much is left for it in truth, since it was here and elsewhere."""
        bucket = self._of.get(address)
        if bucket is not None:
            bucket.take(0.0)
            bucket.left = min(bucket.left, left)


class Counted:
    """How many things each address holds open at this moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.others: Callable[[str], int] = lambda address: 0  # how many it holds open elsewhere
        self._of: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """One more, for as long as it lasts; False if these are too many."""
        self._of[address] += 1
        try:
            yield self._of[address] + self.others(address) <= self.most
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def many(self, least: int) -> dict[str, int]:
        """Those that hold so many open, or more."""
        return {address: many for address, many in self._of.items() if many >= least}


def clean_name(name: str) -> str:
    """A name as it will be shown: one line, no invisible tricks, not too long."""
    plain = unicodedata.normalize("NFC", name)
    kept = "".join(" " if c.isspace() else c for c in plain if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(kept.split())[:NAME].strip()


def shortened(names: dict[int, str]) -> dict[int, str]:
    """Names as a board has room for them: of a long one its first word, unless another is called so, too; else its
    beginning."""
    if not names:
        return {}
    firsts = Counter(name.split()[0] for name in names.values() if name.split())
    found = {}
    for seat, name in names.items():
        first = (name.split() or [name])[0]
        alone = firsts[first] == 1 and len(first) <= BRIEF
        found[seat] = name if len(name) <= BRIEF else first if alone else f"{name[: BRIEF - 1].rstrip()}…"
    return found
