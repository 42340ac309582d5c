"""The end of the game (p. 15)."""

from __future__ import annotations

from typing import NoReturn

from taverna.core.ask import GameOver, Result

from .. import events as ev
from ..records import TYPES
from ..state import Hunter, Table


def final_boss_killed(g: Table) -> NoReturn:
    """The game ends here and now: no step 7 or 8, only storing and scoring (BB-SCORE-01)."""
    count_scores(g)


def nobody_to_beat(g: Table) -> NoReturn:
    """Under a Final Boss who eliminates: at most one Hunter is left, and the game ends here and now (the reading of
    BB-FINAL-04 and BB-SCORE-01). All score; whoever is left has won nothing by that alone."""
    count_scores(g)


def count_scores(g: Table) -> NoReturn:
    """Store everything, add the Trophies, compare (BB-SCORE-02..06)."""
    for hunter in g.hunters:
        hunter.stored += hunter.collected
        hunter.collected = 0
    scores: dict[int, int] = {}
    for hunter in g.hunters:
        bonus = trophy_bonus(g, hunter)
        scores[hunter.seat] = total = hunter.stored + bonus
        g.emit(ev.Scored(who=hunter.seat, stored=hunter.stored, trophies=bonus, total=total))
    winners = winners_of(scores, {hunter.seat: hunter.stored for hunter in g.hunters})
    g.emit(ev.Won(who=tuple(winners), total=scores[winners[0]]))
    raise GameOver(Result(winners, scores, "victory" if len(winners) == 1 else "shared"))


def trophy_bonus(g: Table, hunter: Hunter) -> int:
    """The numbers on the spaces of the three Trophy markers (BB-TROPHY-04)."""
    return sum(g.content.trophy_worth(type, hunter.trophies[type]) for type in TYPES)


def winners_of(scores: dict[int, int], stored: dict[int, int]) -> list[int]:
    """The highest score; a tie goes to more Stored Blood Echoes; who is still tied shares (BB-SCORE-04..06)."""
    best = max((scores[seat], stored[seat]) for seat in scores)
    return [seat for seat in scores if (scores[seat], stored[seat]) == best]
