"""What is on offer in the questions that are asked all the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from taverna.core.ask import Offer, Value

Refused = Iterator[tuple[Value, str]]
"""What is not on offer, each with the clause that forbids it."""


class Listed(Offer):
    """An offer of two functions of the same things: what may be chosen, listed at once, and what may not, which is
    worked out only for those who ask why. `seen`: the list, where a rule has looked at it before asking."""

    __slots__ = ("of", "refusals", "values")

    def __init__(
        self,
        seen: list[Value] | None,
        values: Callable[..., list[Value]],
        refusals: Callable[..., Refused],
        *of: Value,
    ) -> None:
        self._seen = seen
        self.values = values
        self.refusals = refusals
        self.of = of

    def __call__(self) -> list[Value]:
        listed = self._seen
        if listed is None:
            return self.values(*self.of)
        self._seen = None
        return listed

    def offered(self) -> list[Value]:
        return self.values(*self.of)

    def refused(self) -> Refused:
        return self.refusals(*self.of)
