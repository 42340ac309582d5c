"""What hit points and cards are worth: how long cards will last, how long they must, and what the lives of those are
worth whom the party must not lose."""

from __future__ import annotations

from functools import cached_property
from math import exp, log1p

from ..rules import figures
from ..state import Character, Figure, Table
from .course import Course
from .foes import Foe
from .quest import behind_doors
from .stamina import breath, second_wind, stamina

WALK = 2.0
"""Rounds on the way to a room that nobody has seen."""
BLOW = 2.5
"""What a character does to its foes in a round, more or less, with all its rests."""
ROUND, BREATH = 3.0, 3.0
"""What a round is worth that will be played for sure; how unsure it is how many will be."""
SPARE = 2.5
"""What a card is worth that may once be lost for a blow, while there is much to come."""
LIFE, PRIME, WEAR = 11.0, 8.0, 0.55
"""What a life is worth with `PRIME` rounds or more before it, and the hit points a round takes."""
FRAIL = 2.0
"""How much more a life is worth, and cards, where all is lost with one of us and time is short. (Where it is not,
whoever is more careful of them is too slow: measured.)"""
HEALED = 1.0
"""What a hit point restored is worth beside one that is not lost at all."""
STILL, WARD, WARD_HP = 15.0, 80.0, 4.0
"""What the life of one is worth whom the party must not lose; of all who walk, and the hit points these need."""


class Lives:
    """The party at one table, as one of it looks after itself and the others."""

    g: Table
    mat: Character
    party: list[Figure]
    heroes: list[Figure]
    foes: list[Foe]
    course: Course
    _outlooks: dict[str, tuple[float, float]]

    @property
    def own_cards(self) -> list[str]:
        mat = self.mat
        return [*mat.hand, *mat.chosen, *mat.played, *mat.discarded]

    # -- cards -------------------------------------------------------------------------------------------------------
    @cached_property
    def rounds_left(self) -> int:
        """How long my own cards will last."""
        return stamina(*breath(self.mat)) + self.second_wind

    @cached_property
    def second_wind(self) -> int:
        """Rounds to be had by a card that brings back what is lost."""
        return second_wind(self.g, self.mat.what, self.own_cards)

    @cached_property
    def rounds_needed(self) -> float:
        """How long the scenario may still take."""
        if self.course.quest.until:
            return self.course.quest.until - self.g.round + 1.0
        rooms, life = behind_doors(self.g) if self.course.quest.explore else (0, 0.0)
        needed = rooms * WALK + (life + self.life) / (BLOW * max(1, len(self.heroes))) + 1
        last = self.course.quest.deadline
        return min(needed, last - self.g.round + 1.0) if last else needed

    @cached_property
    def life(self) -> float:
        """What of blows it will take to bring down those who fight us, or must fall."""
        return sum(foe.hp + 2 * foe.shield for foe in self.foes if foe.fights)

    def shortage(self, rounds: int) -> float:
        """What it costs that my cards last only for so many rounds: those that will be needed and not be played."""
        price = ROUND * BREATH * log1p(exp((self.rounds_needed - rounds - 0.5) / BREATH))
        return price * FRAIL if self.course.quest.frail else price

    def card_price(self, cards: int = 1, *, from_hand: bool = True) -> float:
        """What losing cards costs: rounds that will not be played."""
        hand, discarded = breath(self.mat)
        before = stamina(hand, discarded) + self.second_wind
        after = stamina(hand - cards, discarded) if from_hand else stamina(hand, discarded - cards)
        spare = min(SPARE, 0.4 * self.rounds_needed)
        return self.shortage(after + self.second_wind) - self.shortage(before) + cards * spare

    # -- hit points --------------------------------------------------------------------------------------------------
    def pain(self, figure: Figure, damage: float) -> float:
        """What damage to one of the party is worth."""
        if figure.kind != "character":
            if self.is_ward(figure):
                return min(damage, figure.hp) + self._peril(figure, figure.hp - damage) - self._peril(figure, figure.hp)
            return 0.35 * min(damage, figure.hp)
        return self.cheer(figure, figure.hp) - self.cheer(figure, figure.hp - damage)

    def is_ward(self, figure: Figure) -> bool:
        """Whether the scenario is lost with this one."""
        wards = self.course.quest.wards
        return bool(wards) and (figure.what in wards or figure.name in wards)

    def _peril(self, figure: Figure, hp: float) -> float:
        """What it costs that one whom the party must not lose has so few hit points; who walks is always in reach."""
        if not figures.escort(self.g, figure):
            return STILL if hp <= 0 else 0.0
        return WARD / sum(f.what == figure.what for f in self.party) * exp(-max(0.0, hp) / WARD_HP)

    def cheer(self, figure: Figure, hp: float) -> float:
        """What it is worth that a character has so many hit points: the longer it will fight, the more it needs, and
        what it will not need is worth little."""
        value, length = self.outlook(figure)
        if hp <= 0:
            return value * (hp / length - 1.0)
        return -value * exp(-hp / length)

    def outlook(self, figure: Figure) -> tuple[float, float]:
        """What the rest of a character's scenario is worth, and the hit points it may take."""
        found = self._outlooks.get(figure.id)
        if found is None:
            rounds = min(stamina(*breath(self.g.character(figure.id))), self.rounds_needed)
            life = LIFE * FRAIL if self.course.quest.frail else LIFE * min(1.0, (rounds + 1) / PRIME)
            found = self._outlooks[figure.id] = life, 1.0 + WEAR * rounds
        return found

    def healing(self, figure: Figure, value: int) -> float:
        """What healing one of the party is worth."""
        if figure.kind != "character":
            more = min(value, figure.max_hp - figure.hp)
            spared = self._peril(figure, figure.hp) - self._peril(figure, figure.hp + more)
            return 0.8 * more + spared if self.is_ward(figure) else 0.2 * more
        ills = sum(1.0 for condition in ("poison", "wound") if condition in figure.conditions)
        if "poison" in figure.conditions:
            return ills
        restored = min(value, figure.max_hp - figure.hp)
        return ills + HEALED * (self.cheer(figure, figure.hp + restored) - self.cheer(figure, figure.hp))
