"""Foes as they stand: what each does in its turn, how it hurts, what a blow on it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from taverna.hexgrid import Hex

from ..records.abilities import (
    Attack,
    Condition,
    Move,
    Special,
)
from ..records.monsters import MonsterCard
from ..rules import figures, sums
from ..state import Figure, Table

LIFETIME = 2.5
"""Rounds that a foe left alive will strike."""
PROGRESS = 0.6
"""What each hit point of a foe is worth because it takes blows to bring down, however weak it strikes."""
OBJECTIVE = 3.0
"""What is worth destroying although it hurts nobody."""


class Conduct:
    """What a card makes a monster do, as far as it hurts: Move, range, targets, damage of all its attacks."""

    __slots__ = ("attack", "jump", "move", "range", "targets")

    def __init__(self, attack: float, move: int, range: int, targets: int = 1, jump: bool = False) -> None:
        self.attack = attack
        self.move = move
        self.range = range
        self.targets = targets
        self.jump = jump


def usual(g: Table, foe: Figure) -> Conduct:
    """By its stat card alone."""
    stats = figures.stats(g, foe)
    attack = float(sums.attack_value(g, foe))
    return Conduct(attack, sums.move_value(g, foe), max(1, sums.range_value(g, foe)), stats.targets)


def drawn(g: Table, foe: Figure, card: MonsterCard) -> Conduct:
    """By the card in force this round."""
    found = Conduct(0.0, 0, max(1, sums.range_value(g, foe)), figures.stats(g, foe).targets)
    for ability in card.do:
        if isinstance(ability, Move):
            found.move = max(found.move, sums.value(g, ability.value, foe))
            found.jump = found.jump or ability.jump
        elif isinstance(ability, Attack):
            found.attack += max(0, sums.value(g, ability.value, foe))
            reach = sums.value(g, ability.range, foe)
            found.range = max(1, reach)
            found.targets = max(found.targets, sums.value(g, ability.targets, foe))
            if ability.area is not None:
                found.targets = max(found.targets, 2)
        elif isinstance(ability, Special):
            found.attack += sums.attack_value(g, foe)
            found.move = max(found.move, sums.move_value(g, foe))
    return found


class Foe:
    """An enemy as it stands: `acts` whether it still has its turn this round, `now` what it does in it."""

    __slots__ = (
        "acts",
        "at",
        "distances",
        "figure",
        "hp",
        "id",
        "later",
        "now",
        "others",
        "prey",
        "proof",
        "shield",
        "strike_back",
        "threat",
        "ways",
        "worth",
    )

    def __init__(self, g: Table, figure: Figure, now: Conduct, acts: bool) -> None:
        assert figure.at is not None
        self.figure = figure
        self.id = figure.id
        self.at: Hex = figure.at
        self.hp = figure.hp
        self.shield = sums.shield(g, figure)
        self.strike_back = sums.retaliate(g, figure)
        self.later = usual(g, figure)
        self.now = now
        ailing = figure.conditions
        self.prey = False  # whether the goal wants it dead
        self.proof = False  # whether nothing harms it
        self.acts = acts and "stun" not in ailing and figure.kind == "monster"
        if figure.kind != "monster":
            self.threat = 0.0
            self.worth = OBJECTIVE
        else:
            self.threat = self.later.attack * (1 + 0.5 * (self.later.targets - 1)) + 0.4 * len(
                figures.stats(g, figure).conditions
            )
            self.worth = 1.0 + LIFETIME * self.threat + PROGRESS * self.hp
        if "wound" in ailing and self.hp == 1:
            self.worth *= 0.4  # it dies by itself
        self.ways: Mapping[Hex, Any] = {}
        self.distances: Mapping[Hex, int] = {}
        self.others: tuple[Any, Figure] | None = None

    @property
    def fights(self) -> bool:
        """Whether it is to be fought: it hurts us or must fall, and can."""
        return bool(self.threat or self.prey) and not self.proof

    def suffers(self, condition: Condition) -> float:
        """What a condition on it is worth, besides what it spares us in this round."""
        blow = self.later.attack
        if condition == "stun":
            return 0.5 + (0.0 if self.acts else 0.5 * blow)
        if condition == "disarm":
            return 0.2 + (0.0 if self.acts else 0.4 * blow)
        if condition == "immobilize":
            return 0.2
        if condition == "muddle":
            return 0.2 * blow
        if condition == "poison":
            return min(1.5, 0.3 * self.hp)
        if condition == "wound":
            return min(1.5, 0.4 * self.hp)
        return 0.4

    def hit(self, killed: float, brings: Sequence[Condition]) -> Effect:
        """What an attack may do to it that brings these conditions."""
        alive = 1.0 - killed
        off = alive if "stun" in brings or "disarm" in brings else 0.0
        return Effect(self.id, killed, off, alive if "immobilize" in brings else 0.0)


class Harm(NamedTuple):
    """What one foe would do: `now` in this round or in the next, damage to `me`, pain of `others`; `far` if it has to
    move for it."""

    foe: str
    now: bool
    me: float
    others: float
    far: bool


class Effect(NamedTuple):
    """What an attack may do to a foe: the chances that it is killed, kept from attacking, kept from moving."""

    foe: str
    killed: float
    off: float = 0.0
    held: float = 0.0


Effects = tuple[Effect, ...]


# -- odds ------------------------------------------------------------------------------------------------------------
Face = tuple[int, int, int]
"""Of a modifier deck: what a card adds, by what it multiplies, how many of them."""


def faces(g: Table, deck: Sequence[str], discard: Sequence[str]) -> list[Face]:
    """What a deck can bring; rolling cards are spread over the rest."""
    known = g.content.modifiers
    count: dict[tuple[int, int], int] = {}
    rolling = 0.0
    for id in deck or discard:
        card = known[id]
        if card.rolling:
            rolling += card.plus
            continue
        face = (card.plus, card.times)
        count[face] = count.get(face, 0) + 1
    extra = round(rolling / max(1, sum(count.values())))
    return [(plus + extra, times, n) for (plus, times), n in count.items()] or [(0, 1, 1)]


class Odds:
    """What blows come to with one deck."""

    __slots__ = ("faces", "known")

    def __init__(self, faces: list[Face]) -> None:
        self.faces = faces
        self.known: dict[tuple[int, int, int, int], tuple[float, float]] = {}

    def blow(self, value: int, shield: int, edge: int, hp: int) -> tuple[float, float]:
        """(damage that counts, chance to kill) of an attack of this value."""
        asked = (value, shield, edge, hp)
        found = self.known.get(asked)
        if found is None:
            found = self.known[asked] = self._blow(*asked)
        return found

    def _blow(self, value: int, shield: int, edge: int, hp: int) -> tuple[float, float]:
        outcomes: dict[int, float] = {}
        total = sum(n for _, _, n in self.faces)
        for plus, times, n in self.faces:
            damage = max(0, max(0, (value + plus) * times) - shield)
            outcomes[damage] = outcomes.get(damage, 0.0) + n / total
        if edge:
            one = outcomes
            outcomes = {}
            best = max if edge > 0 else min
            for a, p in one.items():
                for b, q in one.items():
                    damage = best(a, b)
                    outcomes[damage] = outcomes.get(damage, 0.0) + p * q
        mean = sum(min(hp, damage) * p for damage, p in outcomes.items())
        kill = sum(p for damage, p in outcomes.items() if damage >= hp)
        return mean, kill
