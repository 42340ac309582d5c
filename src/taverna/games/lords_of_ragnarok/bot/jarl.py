"""A Jarl with a plan: weighs every act of a phase by playing the phase to its end with the very rules, and judges the
map it leads to by how near it brings each of the victories, and how near the best rival is.

It knows what its seat knows: `Sight` gives it worlds that agree with that and no other. What comes up in the middle of
a phase (where to march, which card to lay) it answers by instinct, and so it does for everybody in what it imagines.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from taverna.bots import Sight
from taverna.core.ask import GameOver, Value
from taverna.core.game import Game

from ..rules import phase
from ..rules.reserve import SKIP
from ..rules.turn import PHASE_PROMPTS, is_free_act
from ..state import Table
from .instincts import TASTES, Moment, instinct
from .outlook import final_outlook, outlook

WORTH_USING = 0.2
"""What an act that costs nothing but itself must bring at least."""
WHIM = 0.6
"""Heroes and Origins worth about the same are all played with now and then."""


class Lookahead:
    """Tries each act of a phase on a copy of the table, with the same luck."""

    def __init__(self, game: Game[Table], g: Table, seat: int, prompt: str) -> None:
        self.game = game
        self.content = g.content
        self.start = game.encode(g)
        self.seat = seat
        self.prompt = prompt

    def best(self, acts: Mapping[str, Value]) -> str:
        """The act after which things stand best; what is free comes first, if it helps."""
        return self.chosen(acts, self.worth(acts))

    def worth(self, acts: Mapping[str, Value]) -> dict[str, float]:
        return {id: self.after(act) for id, act in acts.items()}

    def chosen(self, acts: Mapping[str, Value], worth: Mapping[str, float]) -> str:
        free = [id for id, act in acts.items() if is_free_act(act)]
        if free and SKIP in worth:
            first = max(free, key=lambda id: worth[id])
            if worth[first] > worth[SKIP] + WORTH_USING:
                return first
        acting = [id for id in acts if id not in free] or free
        return max(acting, key=lambda id: worth[id])

    def after(self, act: Value) -> float:
        """How things stand for the seat at the end of the phase."""
        g = self.game.decode(self.start)
        g.furnish(self.content)
        rules = phase(g)
        try:
            ask = next(rules)
            assert ask.prompt == self.prompt
            ask = rules.send(act)
            while True:
                moment = Moment(g, ask.seat, ask.prompt, list(ask.made().values()), ask.about or {})
                ask = rules.send(instinct(moment))
        except GameOver as over:
            return final_outlook(over.result, self.seat)
        except StopIteration:
            return self.judge(g)

    def judge(self, g: Table) -> float:
        return outlook(g, self.seat)


class JarlBot:
    """Takes land, builds Temples, counts Regions, and looks at who else does."""

    lookahead = Lookahead

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1:
            return options[0]
        seat, prompt = sight.seat, sight.prompt
        world = sight.determinize(random.getrandbits(32))
        question = world.questions[seat]
        acts = {option.id: option.value for option in question.options}
        g: Table = world.state
        if prompt in PHASE_PROMPTS:
            return self.lookahead(world.game, g, seat, prompt).best(acts)
        now = Moment(g, seat, prompt, list(acts.values()), question.about)
        if prompt in TASTES:
            return max(acts, key=lambda id: TASTES[prompt](now, acts[id]) + WHIM * random.random())
        choice = instinct(now)
        return next(id for id, act in acts.items() if act == choice)
