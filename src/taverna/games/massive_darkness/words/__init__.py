"""The words of which cards, Skills, Enemies and Events are made: what each of them does."""

from __future__ import annotations

from . import deeds, events

__all__ = ["deeds", "events"]
