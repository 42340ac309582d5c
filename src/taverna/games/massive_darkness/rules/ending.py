"""How a Mission ends (p. 33)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import GameOver, Result

from .. import events as ev
from ..state import Table


def win(g: Table) -> NoReturn:
    """All objectives are fulfilled: all players win together (MD-WIN-01, MD-GAME-01)."""
    g.emit(ev.Won(mission=g.mission))
    seats = list(range(g.seats))
    raise GameOver(Result(seats, dict.fromkeys(seats, 1), "victory"))


def lose(g: Table, reason: str, what: str = "") -> NoReturn:
    """The objectives can no longer be fulfilled: all players lose together (MD-WIN-02, MD-GAME-01)."""
    g.emit(ev.Lost(mission=g.mission, reason=reason, what=what))
    raise GameOver(Result([], dict.fromkeys(range(g.seats), 0), "defeat"))
