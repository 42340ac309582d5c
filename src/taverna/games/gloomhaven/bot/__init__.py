"""A mercenary for any class: it thinks its turn through hex by hex, strikes where a foe falls, keeps out of reach where
it can, and minds how long its cards will last.

It knows what its seat knows: `Sight` gives it worlds that agree with that and no other.
"""

from __future__ import annotations

from random import Random

from taverna.bots import Sight

from .instincts import Moment, instinct


class MercenaryBot:
    """Answers each question by what its seat can see of the table then."""

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1:
            return options[0]
        world = sight.determinize(random.getrandbits(32))
        question = world.questions[sight.seat]
        acts = {option.id: option.value for option in question.options}
        choice = instinct(Moment(world.state, sight.seat, sight.prompt, list(acts.values()), question.about))
        return next(id for id, act in acts.items() if act == choice)
