"""How likely the party wins: odds learnt from how games of mercenaries ended.

A mercenary counts hit points, its own and its foes'. Whether a scenario was won in the end was told best by the rounds
that the cards of all last against those still needed, then by hit points and by what the foes could do to each where it
stood (`learning`).
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from ..state import Character, Figure, Table, hero_id
from .foes import Foe
from .judging import Judge


class Dawn(Judge):
    """The table as it is before a round: all foes have their turns before them."""

    def _foe(self, figure: Figure) -> Foe:
        foe = super()._foe(figure)
        foe.acts = figure.kind == "monster" and "stun" not in figure.conditions
        return foe


class Reading(NamedTuple):
    """What is read from the table."""

    breath: float  # the logarithm of the rounds that all cards together will last
    toil: float  # the logarithm of the rounds that the scenario may still take
    cheer: float  # what hit points are worth, for each of the party
    place: float  # what it is worth to stand there, for each of the party


EVEN = 1.5
"""With what the odds begin. What was learnt is other in every scenario and at every difficulty; with this, by hand, a
scenario that is won as often as not begins near a half."""
FARTHEST = 30.0
"""Odds beyond e to this power are as good as certain."""
WEIGHTS = Reading(breath=1.6, toil=-2.4, cheer=0.1, place=0.06)

LASTING = 2.0
"""What a card in the active area is worth, in hit points…"""
CONSUMED, SPENT = 2.5, 0.8
"""…an item that is gone, or until a rest…"""
SUMMON = 0.35
"""…and a hit point of a summon. (These tell too little to be learnt.)"""


def judges(g: Table) -> list[Dawn]:
    """Those who are still there."""
    there = [mat for mat in g.characters if not mat.exhausted and (f := g.figures.get(hero_id(mat.seat))) and f.at]
    return [Dawn(g, mat.seat) for mat in there]


def reading(g: Table, party: list[Dawn]) -> Reading:
    seats = len(g.characters)
    return Reading(
        breath=log(1 + sum([judge.rounds_left for judge in party])),
        toil=log(max(1.0, min([judge.rounds_needed for judge in party]))),
        cheer=sum([judge.cheer(judge.me, judge.me.hp) for judge in party]) / seats,
        place=sum([judge.place(judge.me.at) for judge in party if judge.me.at is not None]) / seats,
    )


def belongings(mat: Character) -> float:
    """What a character has beside its cards, in hit points."""
    return 0.5 * mat.money + LASTING * len(mat.active) - CONSUMED * len(mat.consumed) - SPENT * len(mat.spent)


def odds(g: Table) -> float:
    """For victory, as a power of e."""
    party = judges(g)
    if not party:
        return -FARTHEST
    told = EVEN + sum([weight * one for weight, one in zip(WEIGHTS, reading(g, party), strict=True)])
    more = sum([belongings(judge.mat) for judge in party])
    more += sum([SUMMON * one.hp for one in g.figures.values() if one.kind == "summon" and one.force == "party"])
    return told + WEIGHTS.cheer * more / len(g.characters)


def chance(g: Table) -> float:
    """The chance to win, from 0 to 1."""
    return 1 / (1 + exp(-max(-FARTHEST, min(FARTHEST, odds(g)))))


__all__ = ["WEIGHTS", "Dawn", "Reading", "chance", "judges", "odds", "reading"]
