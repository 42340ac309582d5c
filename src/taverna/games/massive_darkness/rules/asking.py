"""Who answers: the owner of a Hero, the players together, or anyone at the table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from taverna.core.ask import Ask, AskAny, Flow, Offer, Value

from ..state import Table

R = TypeVar("R")
Giving = Generator[Any, Any, R]
"""A flow that comes to something."""


def _silence() -> Flow:
    return
    yield


QUIET = _silence()
"""The flow of a deed that asks nothing and is done when it is called: it is over."""
next(QUIET, None)
Choices = Sequence[Value] | Callable[[], Sequence[Value]] | Offer


def decide(g: Table, seat: int, prompt: str, options: Choices, about: Mapping[str, Any] | None = None) -> Flow:
    """The owner of a Hero decides; where the table allows it, anyone may (MD-GAME-03)."""
    ask = Ask(seat, prompt, options, about)
    return (yield ask) if g.owned else (yield from anyone(g, ask))


def anyone(g: Table, ask: Ask) -> Flow:
    """What its owner would be asked, anyone may answer."""
    meant = {"who": ask.seat, **(ask.about or {})}
    _, value = yield AskAny([Ask(other, ask.prompt, ask.options, meant) for other in range(len(g.heroes))])
    return value


def players_decide(g: Table, prompt: str, options: Choices, about: Mapping[str, Any] | None = None) -> Flow:
    """The players choose (MD-GAME-04): the one whose Hero is active answers for all, or anyone does. Nothing is asked
    where there is one choice only."""
    if not callable(options) and len(options) == 1:
        return options[0]
    seat = g.active if g.active >= 0 else g.first
    if g.owned:
        return (yield Ask(seat, prompt, options, about))
    _, value = yield AskAny([Ask(other, prompt, options, about) for other in range(len(g.heroes))])
    return value
