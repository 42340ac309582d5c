"""The End Phase, and how a Mission ends (p. 33)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import Flow, GameOver, Result

from .. import events as ev
from ..state import Table


def win(g: Table) -> NoReturn:
    """All objectives are fulfilled: all players win together (MD-WIN-01, MD-GAME-01)."""
    g.emit(ev.Won(mission=g.mission))
    seats = list(range(g.seats))
    raise GameOver(Result(seats, dict.fromkeys(seats, 1), "victory"))


def lose(g: Table, reason: str) -> NoReturn:
    """The objectives can no longer be fulfilled: all players lose together (MD-WIN-02, MD-GAME-01)."""
    g.emit(ev.Lost(mission=g.mission, reason=reason))
    raise GameOver(Result([], dict.fromkeys(range(g.seats), 0), "defeat"))


def end_phase(g: Table) -> Flow:
    """Effects expire, objectives that look at the end of a Round are judged, and the First Player token passes to the
    left (MD-END-01, MD-END-02, MD-M01-04, MD-M05-10)."""
    from . import missions

    expire(g, "end")
    missions.check(g, round_over=True)
    burn_out(g)
    if g.round >= g.options.last_round:
        lose(g, "last-round")
    g.first = next_first(g)
    g.emit(ev.FirstPlayerPassed(who=g.first))
    yield from missions.token_passed(g)
    missions.check(g)
    g.phase = "start"


def next_first(g: Table) -> int:
    """The next player to the left (MD-END-02)."""
    return (g.first + 1) % g.seats


def expire(g: Table, phase: str) -> None:
    """Effects that last until this Phase of this Round (MD-END-01)."""
    for effect in [effect for effect in g.lasting if effect.phase == phase and effect.round <= g.round]:
        g.lasting.remove(effect)
        g.emit(ev.EffectEnded(card=effect.card))


def burn_out(g: Table) -> None:
    """Things laid on the board are discarded at the end of the Round (MD-M05-10)."""
    amount = sum(map(len, g.laid.values()))
    if amount:
        g.laid.clear()
        g.emit(ev.ThingsBurntOut(amount=amount))
