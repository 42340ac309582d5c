"""What a table remembers: its inputs, the steps they were, its checkpoints; and where its rules wait, or failed."""

from __future__ import annotations

from typing import Any

import msgspec

from .ask import Value, checksum


class Answer(msgspec.Struct, frozen=True, tag="answer", omit_defaults=True, gc=False):
    """A seat's answer, with what is needed to notice that the rules no longer ask the same."""

    seat: int
    option: str
    check: int  # checksum of the question
    known: int  # luck drawn and secrets shown after it: the undo boundary is read off this
    mark: int = 0  # checksum of the last checkpoint met on the way, if there was one and it was looked at
    forced: bool = False  # the only option there was, given by the table


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """A seat took its last answer back."""

    seat: int


class Resample(msgspec.Struct, frozen=True, tag="resample"):
    """In a bot's world: what this seat does not know was drawn anew."""

    seat: int
    seed: int


Input = Answer | Undo | Resample


class Step(msgspec.Struct, frozen=True, gc=False):
    """An answer (or, with nothing offered, a resampling) as the table remembers it: all that is needed to give it
    again, and to write it down when someone wants to keep it."""

    seat: int
    known: int
    prompt: str = ""
    offered: dict[str, Value] | None = None
    option: str = ""
    value: Value = None
    mark: int = 0
    forced: bool = False
    seed: int = 0
    crossed: bool = False  # it led over a checkpoint

    def written(self) -> Answer | Resample:
        if self.offered is None:
            return Resample(self.seat, self.seed)
        check = checksum(self.prompt, self.offered)
        return Answer(self.seat, self.option, check, self.known, self.mark, self.forced)


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A checkpoint: the state after `at` steps, and how many questions each seat had been asked."""

    at: int
    state: bytes
    asked: list[int]


def trail(flow: Any) -> list[str]:
    """Where the rules wait: the chain of suspended rule functions."""
    found = []
    while flow is not None and getattr(flow, "gi_frame", None) is not None:
        found.append(f"{flow.gi_code.co_name}:{flow.gi_frame.f_lineno}")
        flow = flow.gi_yieldfrom
    return found


def raised(error: BaseException) -> list[str]:
    """Where the rules failed: the functions of the traceback."""
    found = []
    tb = error.__traceback__
    while tb is not None:
        found.append(f"{tb.tb_frame.f_code.co_name}:{tb.tb_lineno}")
        tb = tb.tb_next
    return [name for name in found if not name.startswith(("_advance", "_feed", "answer"))]
