"""A Lightbringer who has seen parties fall: off falling ground in time, and no waiting for ever."""

from __future__ import annotations

from . import LightbringerBot
from .plans import Planner
from .team import LONG

PATIENT = 20.0
"""Rounds it takes, once one hurries up, until nobody waits before a higher Level any longer."""


class Veteran(Planner):
    """Leaves ground that falls a Round earlier than a Lightbringer, and goes up in the end."""

    leaving, freeing = 3, 4

    def rise(self, at: str) -> float:
        return super().rise(at) * max(0.0, 1.0 - max(self.g.round - LONG, 0) / PATIENT)


class VeteranBot(LightbringerBot):
    """A Lightbringer that plans like a Veteran."""

    planner = Veteran


__all__ = ["Veteran", "VeteranBot"]
