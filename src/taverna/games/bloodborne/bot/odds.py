"""Who will win: the odds of each Hunter, learnt from how games of hunters ended.

A hunter counts Blood Echoes: what it has, what the next Trophies bring, what printed cards seem to be worth. Who won in
the end was told better by a regression over finished games (`learning`): Trophies tell more than their spaces, weapons
in hand more than used ones, and cards that strike before the others far more than their damage.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import NamedTuple

from ..records import Content
from ..rules.score import trophy_bonus
from ..state import DREAM, Hunter, Table
from .mind import DUNGEON, FIGHT_ON, Mind


class Reading(NamedTuple):
    """What is read from a Hunter's board."""

    stored: float
    bonus: float  # of the Trophies so far
    collected: float
    at_stake: float  # what is Collected, by the chance to lose it in the next attack
    coming: float  # what one more Trophy of each Type would bring
    trophies: float
    hp: float
    wounds: float  # much HP and little HP are both worse than their number says
    weapons: float  # cards in hand that take Blood Echoes
    reach: float  # the most that one of them takes from the Monster in play
    order: float  # how late in the order of turns, from 0 to 3
    last_life: float  # whether the next death is the last
    out: float  # whether that has happened


ALWAYS = Reading(
    stored=0.30,
    bonus=0.13,
    collected=0.29,
    at_stake=-0.07,
    coming=0.21,
    trophies=0.42,
    hp=0.10,
    wounds=-0.06,
    weapons=0.10,
    reach=0.06,
    order=0.09,
    last_life=-0.27,
    out=-0.55,
)
"""What each tells all the time, as a power of e…"""
EARLY = Reading(
    stored=-0.12,
    bonus=-0.53,
    collected=-0.15,
    at_stake=0.05,
    coming=-0.58,
    trophies=0.84,
    hp=-0.04,
    wounds=-0.09,
    weapons=-0.05,
    reach=0.03,
    order=-0.17,
    last_life=0.03,
    out=-5.05,
)
"""…how much more while the hunt is long…"""
LATE = Reading(
    stored=0.08,
    bonus=0.08,
    collected=0.08,
    at_stake=-0.11,
    coming=0.01,
    trophies=-0.08,
    hp=-0.06,
    wounds=0.02,
    weapons=0.13,
    reach=0.0,
    order=-0.56,
    last_life=-0.10,
    out=0.99,
)
"""…and as the Final Boss falls."""

CARDS = {
    "scavenger-hook": 0.86,
    "madman-bell": 0.84,
    "blood-sabre": 0.65,
    "hand-cannon": 0.54,
    "fire-flask": 0.5,
    "thorn-whip": 0.47,
    "blood-vial": 0.38,
    "duelling-revolver": 0.36,
    "church-maul": 0.31,
    "long-glaive": 0.31,
    "silver-greatsword": 0.3,
    "lamplight-ward": 0.29,
    "rosewood-blunderbuss": 0.27,
    "scattergun": 0.21,
    "repeating-pistol": 0.19,
    "throwing-knives": 0.16,
    "leaden-draught": 0.09,
    "star-mace": 0.07,
    "reaping-scythe": 0.03,
    "transform": 0.02,
    "stake-gauntlet": 0.01,
    "beast-hook": -0.03,
    "twin-blades": -0.07,
    "flame-sprayer": -0.1,
    "hunter-pistol": -0.11,
    "hunter-axe": -0.11,
    "saw-cleaver": -0.16,
    "long-rifle": -0.19,
}
"""What it tells to own a card, while the hunt is long."""
PLAIN, PRINTED = 0.2, 0.2
"""Of a card that nobody has learnt about: so much, and by what is printed on it."""
USUAL = 2.2
"""What the cards of the box are worth by what is printed on them, on average."""
ECHOES, OWNED = 3.0, 2.0
"""So many Blood Echoes change the odds by the factor e; any card one owns is worth so many."""


class Seasoned(Mind):
    """A Mind that knows by experience what cards are worth."""

    def weighed(self) -> dict[str, float]:
        return {
            card: OWNED + ECHOES * CARDS[card] if card in CARDS else printed
            for card, printed in super().weighed().items()
        }


class Odds:
    """Opinions about one set of content."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        content = mind.content
        self.cards = {card: CARDS.get(card, PLAIN + PRINTED * (mind.worth[card] - USUAL)) for card in content.cards}
        self.cards[DREAM] = 0.0
        self.striking = striking(content)

    def chance(self, g: Table, seat: int) -> float:
        """The chance to win, from 0 to 1."""
        odds = self.all(g)
        most = max(odds)
        parts = [exp(one - most) for one in odds]
        return parts[seat] / sum(parts)

    def all(self, g: Table) -> list[float]:
        """Of each Hunter, as powers of e."""
        early, late = ages(g)
        weights = [a + early * e + late * d for a, e, d in zip(ALWAYS, EARLY, LATE, strict=True)]
        lasting, cards = sqrt(early), self.cards
        odds = []
        for hunter in g.hunters:
            told = sum([weight * one for weight, one in zip(weights, self.reading(g, hunter), strict=True)])
            if not hunter.out:
                told += lasting * sum([cards[card] for card in hunter.owned])
            odds.append(told)
        return odds

    def reading(self, g: Table, hunter: Hunter) -> Reading:
        mind, bonus = self.mind, trophy_bonus(g, hunter)
        if hunter.out:
            return GONE._replace(stored=hunter.stored, bonus=bonus, out=1.0)
        hp, collected, hand = hunter.hp, hunter.collected, hunter.hand
        fighting, dreaming = mind.risks(g, hp)
        last_death, seats = g.aura.last_death, len(g.hunters)
        return Reading(
            hunter.stored,
            bonus,
            collected,
            collected * (FIGHT_ON * fighting + (1 - FIGHT_ON) * dreaming),
            mind.coming(hunter),
            sum(hunter.trophies.values()),
            hp,
            (hp - 4) ** 2 / 8,
            sum([card in self.striking for card in hand]),
            min(g.echoes, max([mind.takes(g, card) for card in hand], default=0)),
            (hunter.seat - g.first) % seats * 3 / (seats - 1),
            last_death is not None and hunter.deaths + 1 >= last_death,
            0.0,
        )


GONE = Reading(*[0.0] * len(ALWAYS))


def striking(content: Content) -> frozenset[str]:
    """Cards that may take Blood Echoes."""
    return frozenset(id for id, card in content.cards.items() if card.weapon or card.immediate)


def ages(g: Table) -> tuple[float, float]:
    """How long the hunt still is, from 1 to 0, and how surely it ends now."""
    left = (len(g.dungeon) + (g.monster != g.final)) / DUNGEON
    return left, exp(-8 * (left + 0.1 * g.echoes / DUNGEON))


__all__ = ["Odds", "Reading", "Seasoned", "ages"]
