"""Ragnarok, and the end of a game that can go no further (p. 4)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import GameOver, Result

from .. import events as ev
from ..state import TOP, Table
from ..words.requirements import is_met
from .victory import win, yggdrasil

REQUIREMENTS_FOR_RAGNAROK = 3


def check_requirements(g: Table, builder: int) -> None:
    """Face-up Requirements that are met are turned down, and stay down; with three down Ragnarok starts, once
    (LR-RAGNAROK-01..04, LR-BUILD-03)."""
    for id in g.requirements:
        if id not in g.down and is_met(g, id):
            g.down.append(id)
            g.emit(ev.RequirementMet(requirement=id, down=len(g.down)))
    if len(g.down) >= REQUIREMENTS_FOR_RAGNAROK and g.ragnarok is None:
        g.ragnarok = builder
        g.last_turns = g.seats + 1  # this turn, and one more of everybody
        g.emit(ev.RagnarokBegan(who=builder))


def last_turn_played(g: Table) -> NoReturn:
    """Most Territories adjacent to Yggdrasil; of those tied, whoever had the last turn earliest
    (LR-RAGNAROK-06, LR-RAGNAROK-07)."""
    win(g, count_territories(g), "ragnarok")


def count_territories(g: Table) -> int:
    """Everybody's, in the order of the last turns; who wins by them."""
    scores = yggdrasil(g)
    for seat in last_turns(g):
        g.emit(ev.Counted(who=seat, amount=scores[seat]))
    return first_at_yggdrasil(g)


def first_at_yggdrasil(g: Table) -> int:
    """Who would win Ragnarok as things stand."""
    scores = yggdrasil(g)
    return max(last_turns(g), key=lambda seat: scores[seat])


def last_turns(g: Table) -> list[int]:
    """The seats in the order of their last turns, from the left of whoever started Ragnarok (LR-RAGNAROK-04)."""
    assert g.ragnarok is not None
    return [(g.ragnarok + n) % g.seats for n in range(1, g.seats + 1)]


# -- exhaustion ------------------------------------------------------------------------------------------------------
def can_go_on(g: Table) -> bool:
    """The rules' own clock: nine Monument levels, and between two of them at most six markers of each player. When all
    Monuments stand, markers never come off the wheel again, so each player can take six more Special Actions at most.
    Then there are some rounds to win with what is left (LR-WHEEL-03, LR-BUILD-02, LR-BUILD-05)."""
    return g.idle < g.options.idle_rounds * g.seats or any(level < TOP for level in g.monuments.values())


def exhausted(g: Table) -> NoReturn:
    """Nobody can act any more: Ragnarok, counted as if these had been the last turns, or a draw, as the table reads it
    (LR-RAGNAROK-08, option `exhaustion`)."""
    g.emit(ev.Exhausted(turns=g.turn))
    scores = yggdrasil(g)
    if g.options.exhaustion == "draw":
        raise GameOver(Result([], scores, "exhaustion"))
    g.ragnarok = g.active
    winner = count_territories(g)
    g.emit(ev.Won(who=winner, how="ragnarok"))
    raise GameOver(Result([winner], scores, "exhaustion"))
