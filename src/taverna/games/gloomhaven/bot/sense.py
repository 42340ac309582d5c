"""What the search must know of a scenario: how a round goes on, and how the party stands after it
(`taverna.bots.search`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from taverna.bots import Bot, Sight
from taverna.bots.search import Horizon, Policy, checkpoints
from taverna.core.ask import Ask, Result, Value

from ..state import Table
from . import MercenaryBot
from .instincts import Moment, instinct
from .odds import chance
from .weighing import Weighing

ROUND = ("selection", "initiative", "turns", "end")
LAID_OUT = ("goals", "hands")
"""The scenario is on the table, and nobody has a place in it yet."""
UNKNOWN = 0.5
"""What is thought of a scenario before its first round: as good as lost or won."""


class PartySense:
    """Looks to the end of the round: the cards to lead with, what to do with them, and whether to bear a blow."""

    dreads = ("exhausted", "foes", "foes-hp")
    stakes: Mapping[str, float] = dict.fromkeys(("turn", "move", "attack", "negate"), 0.5)
    """Once the cards are on the table little is left to luck: fewer worlds tell as much."""

    def __init__(self) -> None:
        self.guide: Bot = MercenaryBot()
        self._party = Party(0, 0, {})

    def weighs(self, sight: Sight) -> Sequence[str]:
        world = sight.determinize(0)
        question = world.questions[sight.seat]
        acts = {option.value: option.id for option in question.options}
        weighing = Weighing(Moment(world.state, sight.seat, sight.prompt, list(acts), question.about))
        few = weighing.few()
        self._party = Party(sight.seat, world.state.round, weighing.pairs)
        return [acts[act] for act in few]

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To where the cards of the next round are chosen; from the city and the road to the end of whatever it is
        that goes on there."""
        if g.phase in LAID_OUT:
            return lambda then: then.phase not in LAID_OUT
        if g.phase not in ROUND:
            return checkpoints(1)
        return lambda then: then.phase == "selection" or then.phase not in ROUND

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        return lambda luck: self._party

    def stands(self, g: Table, seat: int) -> float:
        if g.finished is not None:
            return float(g.finished == "success")
        return chance(g) if g.phase in ROUND else UNKNOWN

    def foresees(self, g: Table) -> bool:
        """In the city and on the road nothing is known of the scenario to come."""
        return g.phase in ROUND or g.phase in LAID_OUT

    def ended(self, result: Result, seat: int) -> float:
        return 1.0 if result.winners else 0.0

    def counts(self, g: Table, seat: int) -> dict[str, float]:
        foes = [figure for figure in g.figures.values() if figure.kind == "monster" and figure.force != "party"]
        mats = [mat for mat in g.characters if not mat.exhausted and mat.id in g.figures]  # in the city there are none
        return {
            "hp": sum([g.figures[mat.id].hp for mat in mats]),
            "cards": sum([len(mat.hand) + len(mat.chosen) + len(mat.discarded) for mat in mats]),
            "exhausted": sum([mat.exhausted and not mat.left for mat in g.characters]),
            "foes": len(foes),
            "foes-hp": sum([foe.hp for foe in foes]),
            "money": sum([mat.money for mat in g.characters]),
            "rooms": len(g.rooms),
        }

    def follows(self, g: Table, seat: int) -> dict[str, float]:
        counted = self.counts(g, seat)
        return {what: counted[what] for what in ("hp", "cards")}


class Party:
    """Everybody goes on like a mercenary. Whoever has the same cards before the first turn of the round in which a seat
    thinks chooses the same of them in all worlds; so it is thought about once. `pairs`: what the seat itself plays with
    each card it may lead with."""

    def __init__(self, seat: int, round: int, pairs: Mapping[str, str]) -> None:
        self.seat = seat
        self.round = round
        self.pairs = pairs
        self.chosen: dict[tuple[Any, ...], Value] = {}

    def __call__(self, g: Table, ask: Ask) -> Value:
        made = list(ask.made().values())
        if len(made) == 1:
            return made[0]
        now = Moment(g, ask.seat, ask.prompt, made, ask.about or {})
        if g.phase != "selection" or g.round != self.round or ask.prompt not in ("leading", "second"):
            return instinct(now)
        if ask.prompt == "second" and ask.seat == self.seat and now.mat.chosen[0] in self.pairs:
            return "card", self.pairs[now.mat.chosen[0]]
        cards = (ask.seat, ask.prompt, *now.mat.chosen, "", *sorted(now.mat.hand))
        if cards not in self.chosen:
            self.chosen[cards] = instinct(now)
        return self.chosen[cards]
