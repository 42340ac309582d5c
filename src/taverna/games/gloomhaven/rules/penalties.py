"""The penalties that rooms of a random dungeon bring (GH-DUNG-15..17)."""

from __future__ import annotations

from taverna.core.ask import Flow

from ..events import PenaltyFell
from ..state import Table
from . import moments, pieces

PENALTIES = {
    "none": ("", "", ""),
    "suggested": ("", "minor", "major"),
    "minor": ("minor", "minor", "minor"),
    "major": ("major", "major", "major"),
}
"""What revealing the first, second and third room brings (GH-DUNG-15, GH-DUNG-16)."""


def scenario_begins(g: Table, now: moments.ScenarioBegins) -> Flow:
    """Of the first room, when everyone has taken a place (GH-DUNG-16, GH-DUNG-17)."""
    yield from penalty(g, "")


def room_revealed(g: Table, now: moments.RoomRevealed) -> Flow:
    if g.phase != "goals":
        yield from penalty(g, now.by)


def penalty(g: Table, by: str) -> Flow:
    """The room of a random dungeon that was revealed last brings its penalty on the party."""
    if not g.dungeon.laid:
        return
    nth = len(g.rooms) - 1
    fixed = g.content.scenarios[g.scenario].dungeon
    which = PENALTIES[(fixed.penalties if fixed is not None else "") or g.options.penalties][nth]
    if which:
        card = g.content.dungeon_rooms[g.dungeon.laid[nth].card]
        g.emit(PenaltyFell(room=card.id, which=which))
        yield from pieces.do_all(g, card.minor if which == "minor" else card.major, by)
