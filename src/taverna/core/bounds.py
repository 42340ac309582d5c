"""How large anything brought from outside may be: options, worlds that last, packs, saves. One measure for all of them,
far above what any game needs and far below what hurts a host."""

from __future__ import annotations

from typing import Any

NUMBER = 100_000  # the largest number, either way
LENGTH = 2_000  # things in a list or under one name
NAMED = 200  # letters of the name of a field
LETTERS = 10_000  # of a text
DEPTH = 24
THINGS = 200_000  # in all
STATE = 256 * 1024  # bytes of a state, at the start and however it has grown; the largest in play have 13 KB


def too_much(value: Any) -> tuple[str, str] | None:
    """(where, why) of the first thing in plain data that is beyond all measure; None if nothing is."""
    left = THINGS
    todo: list[tuple[Any, tuple[Any, ...]]] = [(value, ())]
    while todo:
        one, path = todo.pop()
        left -= 1
        reason = _reason(one)
        if left < 0:
            reason = f"more than {THINGS} things in all"
        elif len(path) > DEPTH:
            reason = "nested too deep"
        if reason is not None:
            return ".".join(map(str, path)), reason
        if isinstance(one, dict):
            todo += [(held, (*path, key)) for key, held in one.items()]
        elif isinstance(one, list | tuple):
            todo += [(held, (*path, nth)) for nth, held in enumerate(one)]
    return None


def _reason(value: Any) -> str | None:
    if isinstance(value, str):
        return f"a text of {len(value)} letters" if len(value) > LETTERS else None
    if isinstance(value, dict | list | tuple):
        if isinstance(value, dict) and (long := max((len(str(name)) for name in value), default=0)) > NAMED:
            return f"a name of {long} letters"
        return f"{len(value)} things in one place" if len(value) > LENGTH else None
    if isinstance(value, int | float):
        return None if -NUMBER <= value <= NUMBER else f"{value:g} is no number for a game"
    return None
