"""Who will win: the odds of each player, learnt from how games of Jarls ended.

A Jarl counts what brings the victories nearer. What a player has beside that (cards for Battles, Armies, Priests,
Runes) told more about who won in the end; how much more, a regression over 225 games of three Jarls has said, once for
the time before the first Requirement was met and once for the time after it.
"""

from __future__ import annotations

from math import exp, log

import msgspec

from ..state import Table
from .jarl import JarlBot, Lookahead
from .outlook import Standing, outlook, own_armies

UNIT = 75.0
"""So many Territories change the odds by the factor e."""


class Weights(msgspec.Struct, frozen=True):
    """What tells more than a Jarl makes of it: so many Territories for one of each."""

    strength: float  # of Armies
    card: float
    priest: float
    authority: float
    rune: float
    land: float
    artifact: float


EARLY = Weights(strength=1.9, card=12.0, priest=1.5, authority=10.0, rune=5.0, land=1.0, artifact=10.0)
LATE = Weights(strength=3.0, card=14.0, priest=16.0, authority=2.0, rune=9.0, land=6.0, artifact=10.0)


def might(g: Table, seat: int) -> float:
    """All that speaks for a player, in Territories."""
    standing, player = Standing(g, seat), g.players[seat]
    weights = LATE if g.down else EARLY
    return (
        standing.worth()
        + weights.strength * sum([army.strength for army in own_armies(g, seat)])
        + weights.card * len(player.hand)
        + weights.priest * player.priests
        + weights.authority * player.value("authority")
        + weights.rune * player.rune_count
        + weights.land * len(standing.lands)
        + weights.artifact * (len(player.artifacts) - 0.5 * len(player.exhausted))
    )


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
