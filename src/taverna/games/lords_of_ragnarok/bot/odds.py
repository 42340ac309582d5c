"""Who will win: the odds of each player, learnt from how games of Jarls ended.

A Jarl counts what brings the victories nearer. What a player has beside that (cards for Battles, Armies, Priests,
Runes) told more about who won in the end; how much more, a regression over 225 games of three Jarls has said, rounded
by hand, once for the time before the first Requirement was met and once for the time after it (`learning`).
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from ..state import Table
from .jarl import JarlBot, Lookahead
from .outlook import Standing, outlook, own_armies

UNIT = 75.0
"""So many Territories change the odds by the factor e."""


class Holdings(NamedTuple):
    """What tells more than a Jarl makes of it."""

    strength: float  # of all Armies
    cards: float
    priests: float
    authority: float
    runes: float
    lands: float
    artifacts: float


EARLY = Holdings(strength=1.9, cards=12.0, priests=1.5, authority=10.0, runes=5.0, lands=1.0, artifacts=10.0)
"""What one of each is worth beside a Jarl's judgement, in Territories…"""
LATE = Holdings(strength=3.0, cards=14.0, priests=16.0, authority=2.0, runes=9.0, lands=6.0, artifacts=10.0)
"""…once a Requirement is met."""


def holdings(g: Table, standing: Standing) -> Holdings:
    player = g.players[standing.seat]
    return Holdings(
        sum([army.strength for army in own_armies(g, standing.seat)]),
        len(player.hand),
        player.priests,
        player.value("authority"),
        player.rune_count,
        len(standing.lands),
        len(player.artifacts) - 0.5 * len(player.exhausted),
    )


def might(g: Table, seat: int) -> float:
    """All that speaks for a player, in Territories."""
    standing = Standing(g, seat)
    more = zip(LATE if g.down else EARLY, holdings(g, standing), strict=True)
    return standing.worth() + sum([weight * amount for weight, amount in more])


def odds(g: Table, seat: int) -> float:
    """A player against all others together, in Territories."""
    mights = [might(g, who) / UNIT for who in range(g.seats)]
    mine = mights.pop(seat)
    return UNIT * (mine - log(sum([exp(other) for other in mights])))


def chance(g: Table, seat: int) -> float:
    """The chance to win, from 0 to 1."""
    return 1 / (1 + exp(-odds(g, seat) / UNIT))


class Reckoning(Lookahead):
    """Tries each act of a phase and asks for the odds; in the last turns only Yggdrasil counts, as for a Jarl."""

    def judge(self, g: Table) -> float:
        return odds(g, self.seat) if g.ragnarok is None else outlook(g, self.seat)


class Reckoner(JarlBot):
    """A Jarl that goes by the odds."""

    lookahead = Reckoning


__all__ = ["Reckoner", "Reckoning", "chance", "odds"]
