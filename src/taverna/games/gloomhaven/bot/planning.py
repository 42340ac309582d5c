"""Turns thought through: what the two actions of a turn come to in either order, from every hex they lead to; and with
that, which two cards to play.

An action is taken apart into steps. A Move is tried to every hex in reach; whatever comes before or after it is judged
where the character stands then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from taverna.hexgrid import Hex, Manner

from ..records.abilities import (
    Ability,
    Attack,
    Move,
)
from ..records.cards import Half
from ..records.lexicon import ABILITIES
from ..rules import worn
from ..rules.acting import Action
from .foes import Effects
from .judging import Judge
from .stamina import strength
from .striking import NO_BOOST, NOTHING, XP, Boost, Outcome

WEIGHED = ABILITIES.of("weighed")
WASTE = 0.1
"""What it costs to use the lesser half of a card, by as much as the other is better."""
BEST_STOPS = 5
"""How many hexes are looked at more closely where a second Move follows."""
TOIL = 1.0
"""What a point of a Move is worth that is spent on what the goal asks for."""
RETREAT = 0.8
"""What a step is worth that is left after a door was opened."""


class Step(NamedTuple):
    """A piece of an action: a `move` (points and manner), or something `judged(here, boost, moved)`; `boost` is what it
    adds to the attacks after it."""

    move: tuple[int, Manner] | None = None
    judged: Callable[[Hex, Boost, int], Outcome] | None = None
    boost: Boost = NO_BOOST


def standing(worth: Callable[[Planner, Any, Hex], float]) -> Callable[[Planner, Any, Half | None], list[Step]]:
    """How a word is weighed that is worth so much where the character stands then: a decorator."""

    def weighed(planner: Planner, ability: Any, half: Half | None) -> list[Step]:
        return [Step(judged=lambda here, boost, moved: (worth(planner, ability, here), ()))]

    return weighed


class Part:
    """Steps up to a Move, the Move, and what is left after it."""

    __slots__ = ("boost", "known", "move", "rest", "steps")

    def __init__(self, steps: Sequence[Step]) -> None:
        nth = next((nth for nth, step in enumerate(steps) if step.move is not None), len(steps))
        self.steps = steps[:nth]
        self.move = steps[nth].move if nth < len(steps) else None
        self.rest: Part | None = Part(steps[nth + 1 :]) if nth + 1 < len(steps) else None
        self.boost = any(step.boost is not NO_BOOST for step in self.steps)
        self.known: dict[tuple[Hex, Boost, int], Outcome] = {}

    def outcome(self, here: Hex, boost: Boost, moved: int) -> Outcome:
        """What is done before the Move, from a hex."""
        if not self.steps:
            return NOTHING
        asked = (here, boost, moved)
        found = self.known.get(asked)
        if found is None:
            total, effects = NOTHING
            for step in self.steps:
                if step.judged is not None:
                    worth, more = step.judged(here, boost, moved)
                    total, effects = total + worth, (*effects, *more)
                boost = boost.more(step.boost)
            found = self.known[asked] = (total, effects)
        return found

    def boosted(self, boost: Boost) -> Boost:
        """What attacks gain after these steps."""
        if self.boost:
            for step in self.steps:
                boost = boost.more(step.boost)
        return boost


class Planner:
    """Plans for one character at one table."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.act = Action(judge.me.id, judge.seat)
        self._parts: dict[tuple[str, str], Part] = {}
        self._costs: dict[tuple[str, str], float] = {}
        self._turns: dict[tuple[Any, ...], float] = {}
        self.strides = False  # whether the hexes moved count for something

    # -- actions taken apart -----------------------------------------------------------------------------------------
    def part(self, verb: str, card: str) -> Part:
        """What can be done with a card, taken apart: an action of it, or the default one."""
        asked = (verb, "" if verb in ("attack", "move") else card)
        found = self._parts.get(asked)
        if found is None:
            g, me = self.judge.g, self.judge.me
            if verb == "attack":
                steps = self.apart((Attack(value=worn.default_of(g, me, "attack")),))
            elif verb == "move":
                steps = self.apart((Move(value=worn.default_of(g, me, "move")),))
            else:
                half = g.content.half(card, verb)
                steps = self.apart(half.do, half)
            found = self._parts[asked] = Part(steps)
        return found

    def apart(self, abilities: Sequence[Ability], half: Half | None = None) -> list[Step]:
        found: list[Step] = []
        for ability in abilities:
            found += self.step(ability, half)
        return found

    def step(self, ability: Ability, half: Half | None) -> list[Step]:
        """What one ability comes to, as its word is weighed."""
        found: list[Step] = WEIGHED[type(ability)](self, ability, half)
        return found

    # -- plans -------------------------------------------------------------------------------------------------------
    def outcome(
        self, parts: Sequence[Part], here: Hex, boost: Boost = NO_BOOST, moved: int = 0, effects: Effects = ()
    ) -> tuple[float, Hex]:
        """What these come to one after the other, and where the first Move among them leads."""
        total = 0.0
        for nth, part in enumerate(parts):
            worth, more = part.outcome(here, boost, moved)
            total += worth
            effects += more
            boost = part.boosted(boost)
            if part.move is not None:
                rest = parts[nth + 1 :] if part.rest is None else (part.rest, *parts[nth + 1 :])
                best, there = self.onward(part.move, rest, here, boost, moved, effects)
                return total + best, there
        return total + self.stand(here, effects), here

    def stand(self, here: Hex, effects: Effects) -> float:
        """What it is worth to end the turn here after all that was done."""
        judge = self.judge
        return judge.place(here) + (judge.relief(here, effects) if effects else 0.0)

    def onward(
        self,
        move: tuple[int, Manner],
        rest: Sequence[Part],
        here: Hex,
        boost: Boost = NO_BOOST,
        moved: int = 0,
        effects: Effects = (),
    ) -> tuple[float, Hex]:
        """The best hex a Move can lead to, with what comes after it there."""
        still = list(rest)
        for nth, part in enumerate(rest):
            if part.move is not None:
                still = list(rest[: nth + 1])
                break
        else:
            nth = -1  # no further Move
        opening, toll, toil = self.judge.opening, self.judge.toll, self.judge.course.toil
        found: list[tuple[float, int, Hex]] = []
        for a, way in self.judge.reach(here, *move).items():
            worth = -toll(way) if way.negatives else 0.0
            onto, done, gone = boost, effects, moved + way.cost if self.strides else 0
            for part in still:
                more, what = part.outcome(a, onto, gone)
                worth += more
                if what:
                    done += what
                onto = part.boosted(onto)
            worth += self.stand(a, done)
            if a in toil:
                worth += TOIL * (move[0] - way.cost)
            if opening and a in self.judge.ground.doors:
                worth += RETREAT * min(3, move[0] - way.cost)
            found.append((worth, -way.cost, a))
        if nth >= 0:
            found.sort(reverse=True)
            found = [
                (self.outcome(rest, a, boost, moved - cost, effects)[0], cost, a) for _, cost, a in found[:BEST_STOPS]
            ]
        best = max(found)
        return best[0], best[2]

    def cost(self, verb: str, card: str) -> float:
        """What an action takes besides the turn: a card lost, or its better half; experience is on the other side."""
        found = self._costs.get((verb, card))
        if found is None:
            found = WASTE * self.wasted(verb, card)
            if verb in ("top", "bottom"):
                half = self.judge.g.content.half(card, verb)
                if half.lost:
                    found = self.judge.card_price()
                found -= XP * half.xp + 0.1 * len(half.makes)
            self._costs[verb, card] = found
        return found

    def wasted(self, verb: str, card: str) -> float:
        """How much better the other half of a card is, in a fight nobody has seen yet."""
        printed = self.judge.g.content.cards[card]
        top, bottom = (strength(half) * (0.5 if half.lost else 1.0) for half in (printed.top, printed.bottom))
        return max(0.0, top - bottom) if verb in ("bottom", "move") else max(0.0, bottom - top)

    def turn(self, acts: Sequence[tuple[str, str]], here: Hex, moved: int = 0) -> float:
        """What these actions come to, one after the other."""
        asked = (here, moved, *((verb, card if verb in ("top", "bottom") else "") for verb, card in acts))
        worth = self._turns.get(asked)
        if worth is None:
            parts = [self.part(verb, card) for verb, card in acts]
            worth = self._turns[asked] = self.outcome(parts, here, NO_BOOST, moved)[0]
        return worth - sum(self.cost(*act) for act in acts)

    def pair(self, one: str, other: str, here: Hex) -> float:
        """The best turn with two cards."""
        best = -1e9
        for top, bottom in ((one, other), (other, one)):
            for upper in ("top", "attack"):
                for lower in ("bottom", "move"):
                    first, second = (upper, top), (lower, bottom)
                    best = max(best, self.turn((first, second), here), self.turn((second, first), here))
        return best
