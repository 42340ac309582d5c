"""Moments: what deeds tell of, so that rules above them hear of it.

A Hero's death does not know what a Mission says about it, nor an Enemy that finds no miniature how its likes are
Activated. The deed tells of the moment; who hears of it is said in one place, `rules/__init__`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

from taverna.core.ask import Flow

from ..state import Enemy, Hero, Pillar, Table

P = ParamSpec("P")


class Moment(Generic[P]):
    """Something that happens. Calling it is telling of it; those who hear may ask, one after another."""

    __slots__ = ("hearers",)

    def __init__(self) -> None:
        self.hearers: tuple[Callable[P, Flow], ...] = ()

    def heard_by(self, *hearers: Callable[P, Flow]) -> None:
        """These hear of it from now on, in this order."""
        self.hearers = hearers

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Flow:
        if len(self.hearers) == 1:
            return self.hearers[0](*args, **kwargs)
        return self._each(*args, **kwargs)

    def _each(self, *args: P.args, **kwargs: P.kwargs) -> Flow:
        for hear in self.hearers:
            yield from hear(*args, **kwargs)

    def at_once(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Told where nothing can be asked."""
        for hear in self.hearers:
            for _ in hear(*args, **kwargs):
                raise AssertionError("nothing can be asked now")


mission_laid_out: Moment[[Table]] = Moment()
round_began: Moment[[Table]] = Moment()
enemies_phase_began: Moment[[Table]] = Moment()
token_passed: Moment[[Table]] = Moment()
"""The First Player token has been passed."""

hero_entered: Moment[[Table, Hero]] = Moment()
"""A Hero has come into a Zone, in a Mission that minds it."""
hero_died: Moment[[Table, Hero]] = Moment()
token_picked: Moment[[Table, Hero, str]] = Moment()
lever_pulled: Moment[[Table, Hero, str]] = Moment()
chamber_opened: Moment[[Table, Hero, list[str]]] = Moment()
gear_won: Moment[[Table, Hero, list[str]]] = Moment()
"""What a Guardian carried falls to the Hero that struck the fatal blow."""

enemy_moved: Moment[[Table, Enemy]] = Moment()
enemy_left: Moment[[Table, Enemy]] = Moment()
"""An Enemy moves out of the map."""
enemy_killed: Moment[[Table, Enemy, Hero | None]] = Moment()
"""An Enemy is off the board, by a Hero's hand or by nobody's."""
miniatures_missing: Moment[[Table, str]] = Moment()
"""An Enemy of this name should have appeared, and all its miniatures are on the board."""
pillar_fell: Moment[[Table, Pillar]] = Moment()
