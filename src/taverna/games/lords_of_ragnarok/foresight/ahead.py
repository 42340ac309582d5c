"""What an option would mean, as far as a seat can know."""

from __future__ import annotations

from typing import Any

import msgspec

from taverna.core.words import Say, Text

from ..state import Table
from .ends import Threat, threats


class Note(msgspec.Struct, frozen=True):
    """One thing it would bring; `grave` if that is bad news."""

    say: Say
    grave: bool = False


class Ahead:
    """What is foretold of one option: a title, what is printed on the thing, and notes."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.title: Say | None = None
        self.text: Text | None = None
        self.notes: list[Note] = []

    def name(self, id: str) -> None:
        """It is called after this thing."""
        self.title = Say("preview-name", {"what": id})

    def note(self, key: str, grave: bool = False, **args: Any) -> None:
        self.notes.append(Note(Say(key, args), grave))

    def warn(self, before: list[Threat]) -> None:
        """Who could win on their next turn after this, and could not before."""
        for threat in threats(self.g):
            if threat not in before and threat.how != "ragnarok":
                mine = threat.seat == self.seat
                key = "preview-threat-mine" if mine else "preview-threat"
                self.note(key, not mine, who=threat.seat, how=threat.how)
