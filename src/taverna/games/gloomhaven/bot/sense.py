"""What the search must know of a scenario: how a round goes on, and how the party stands after it
(`taverna.bots.search`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from random import Random
from typing import Any

from taverna.bots import Bot, Sight
from taverna.bots.search import Horizon, Policy, checkpoints
from taverna.core.ask import Ask, Result, Value

from ..state import Table, hero_id
from . import MercenaryBot
from .instincts import VERBS, Moment, following, instinct
from .judging import Judge
from .lives import LIFE
from .planning import Planner
from .selecting import Selection

FEW = 3
"""What is looked at closer: the few that a mercenary thinks best of…"""
NEAR = 2.5
"""…unless they are worth so many hit points less than the best."""
SCALE = 30.0
"""So many hit points more make a victory likely (3 to 1)."""
NEWCOMER, ROOM = 3.0, 8.0
"""What it costs that a foe has appeared, and what the room is worth: those in it had to be met some day."""
LASTING = 2.0
"""What a card in the active area is worth…"""
CONSUMED, SPENT = 2.5, 0.8
"""…an item that is gone, or until a rest…"""
SUMMON = 0.35
"""…and a hit point of a summon."""
WOUNDED = 0.7
"""The part of a foe's worth that goes with its hit points."""
FALLEN = 2 * LIFE
"""What it costs that a character is exhausted."""
ROUND = ("selection", "initiative", "turns", "end")


class PartySense:
    """Looks to the end of the round: the cards to lead with, what to do with them, and whether to bear a blow."""

    dreads = ("exhausted", "foes", "foes-hp")

    def __init__(self) -> None:
        self.guide: Bot = MercenaryBot()
        self._met: frozenset[str] = frozenset()

    def weighs(self, sight: Sight) -> Sequence[str]:
        world = sight.determinize(0)
        self._met = frozenset(world.state.figures)
        weigh = WEIGHED.get(sight.prompt)
        if weigh is None:
            return ()
        question = world.questions[sight.seat]
        acts = {option.value: option.id for option in question.options}
        worth = weigh(Moment(world.state, sight.seat, sight.prompt, list(acts), question.about))
        best = max(worth.values(), default=0.0)
        near = [act for act in worth if worth[act] >= best - NEAR]
        return [acts[act] for act in sorted(near, key=lambda act: -worth[act])[:FEW]]

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To where the cards of the next round are chosen, or to the end of whatever it is that comes before the
        first."""
        if g.phase not in ROUND:
            return checkpoints(1)
        return lambda then: then.phase == "selection" or then.phase not in ROUND

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        party = Party(sight.determinize(0).state.round)
        return lambda luck: party

    def stands(self, g: Table, seat: int) -> float:
        if g.finished is not None:
            return float(g.finished == "success")
        return 1 / (1 + exp(-max(-500.0, min(500.0, outlook(g, self._met) / SCALE))))

    def ended(self, result: Result, seat: int) -> float:
        return 1.0 if result.winners else 0.0

    def counts(self, g: Table, seat: int) -> dict[str, float]:
        foes = [figure for figure in g.figures.values() if figure.kind == "monster" and figure.force != "party"]
        mats = [mat for mat in g.characters if not mat.exhausted]
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
    """Everybody goes on like a mercenary. Whoever has the same cards before the first turn of the round in which one
    thinks chooses the same of them in all worlds; so it is thought about once."""

    def __init__(self, round: int) -> None:
        self.round = round
        self.chosen: dict[tuple[Any, ...], Value] = {}

    def __call__(self, g: Table, ask: Ask) -> Value:
        made = list(ask.made().values())
        if len(made) == 1:
            return made[0]
        now = Moment(g, ask.seat, ask.prompt, made, ask.about or {})
        if g.phase != "selection" or g.round != self.round or ask.prompt not in ("leading", "second"):
            return instinct(now)
        cards = (ask.seat, ask.prompt, *now.mat.chosen, "", *sorted(now.mat.hand))
        if cards not in self.chosen:
            self.chosen[cards] = instinct(now)
        return self.chosen[cards]


# -- what is weighed -------------------------------------------------------------------------------------------------
def leading(now: Moment) -> dict[Value, float]:
    """The best card to go with each; a long rest beside them where there is one."""
    cards = [option for option in now.options if option[0] == "card"]
    if now.me.at is None or len(cards) < 2:
        return {}
    selection = Selection(now.g, now.seat)
    worth: dict[Value, float] = {card: selection.best(card[1])[0] for card in cards}
    if "rest" in now.options:
        worth["rest"] = max(worth.values()) - NEAR / 2
    return worth


def turn(now: Moment) -> dict[Value, float]:
    me = now.me
    acts = [option for option in now.options if option[0] in VERBS]
    if me.at is None or not acts:
        return {}
    planner = Planner(Judge(now.g, now.seat))
    return {
        act: max(planner.turn((act, *then), me.at, moved=me.moved) for then in following(acts, act)) for act in acts
    }


def negate(now: Moment) -> dict[Value, float]:
    """To bear it, or to lose cards; which of the hand is the guide's to say."""
    return {option: 0.0 for option in now.options if option in ("suffer", "discarded")}


WEIGHED: Mapping[str, Callable[[Moment], dict[Value, float]]] = {"leading": leading, "turn": turn, "negate": negate}


# -- how things stand ------------------------------------------------------------------------------------------------
def outlook(g: Table, met: frozenset[str]) -> float:
    """How the party stands, in hit points: its own, its breath and its places, less the foes it has met."""
    worth = ROOM * (len(g.rooms) + sum(g.plates.values()))
    worth += sum([SUMMON * one.hp for one in g.figures.values() if one.kind == "summon" and one.force == "party"])
    judge: Judge | None = None
    for mat in g.characters:
        figure = g.figures.get(hero_id(mat.seat))
        if mat.exhausted or figure is None or figure.at is None:
            worth -= 0.0 if mat.left else FALLEN
            continue
        judge = Judge(g, mat.seat)
        worth += judge.cheer(figure, figure.hp) - judge.shortage(judge.rounds_left) + judge.place(figure.at)
        worth += 0.5 * mat.money + LASTING * len(mat.active) - CONSUMED * len(mat.consumed) - SPENT * len(mat.spent)
    for foe in () if judge is None else judge.foes:
        wounds = WOUNDED * (1 - foe.hp / max(1, foe.figure.max_hp))
        worth -= foe.worth * (1 - wounds) if foe.id in met else NEWCOMER
    return worth
