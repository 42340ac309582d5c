"""A player for any number of Heroes, who act as one party: it weighs what an Activation can bring with exact odds,
against what would come back."""

from __future__ import annotations

from random import Random

from taverna.bots import Sight

from ..state import Table
from .answers import answer
from .plans import Planner


class LightbringerBot:
    """Counts odds before it strikes, keeps to its friends, and goes where the Mission leads."""

    planner: type[Planner] = Planner

    def choose(self, sight: Sight, random: Random) -> str:
        options = sight.options
        if len(options) == 1:
            return options[0]
        seat, prompt = sight.seat, sight.prompt
        world = sight.determinize(random.getrandbits(32))
        question = world.questions[seat]
        acts = {option.id: option.value for option in question.options}
        values = list(acts.values())
        g: Table = world.state
        if prompt == "act":
            chosen = self.planner(g, question.about.get("who", seat)).best(values)
        else:
            chosen = answer(g, seat, prompt, values, question.about)
        return next(id for id, act in acts.items() if act == chosen)
