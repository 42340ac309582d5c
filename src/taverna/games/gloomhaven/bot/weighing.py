"""Which answers are worth a thought, by what a mercenary makes of each: for whoever searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from taverna.core.ask import Value
from taverna.hexgrid import Hex

from ..records.abilities import Move
from .instincts import VERBS, Moment, following, left_over, under_way
from .judging import Judge
from .planning import Planner
from .selecting import Selection
from .striking import Strike

NEAR = 2.5
"""Answers worth so many hit points less than the best are not looked at."""
Worth = dict[Value, float]


def leading(now: Moment) -> Worth:
    """The best card to go with each; a long rest beside them where there is one."""
    cards = [option for option in now.options if option[0] == "card"]
    if now.me.at is None or len(cards) < 2:
        return {}
    selection = Selection(now.g, now.seat)
    worth: Worth = {card: selection.best(card[1])[0] for card in cards}
    if "rest" in now.options:
        worth["rest"] = max(worth.values()) - NEAR / 2
    return worth


def turn(now: Moment) -> Worth:
    me = now.me
    acts = [option for option in now.options if option[0] in VERBS]
    if me.at is None or not acts:
        return {}
    planner = Planner(Judge(now.g, now.seat))
    return {
        act: max(planner.turn((act, *then), me.at, moved=me.moved) for then in following(acts, act)) for act in acts
    }


def move(now: Moment) -> Worth:
    """Where to go, with what can still be done from there."""
    g, me, doing = now.g, now.me, now.g.doing
    if doing is None or doing.figure != me.id or me.at is None or any(option[0] == "toil" for option in now.options):
        return {}
    planner = Planner(Judge(g, now.seat))
    rest = under_way(now, planner, Move)
    plans = [
        ([*rest, *(planner.part(*act) for act in after)], sum(planner.cost(*act) for act in after))
        for after in (left_over(now.mat) if g.turn == me.id else [()])
    ]
    ways = planner.judge.reach(me.at, doing.points, doing.manner)  # type: ignore[arg-type]
    worth: Worth = {}
    for option in now.options:
        there: Hex = option[1:] if option[0] == "to" else me.at
        if there in ways and (option == "stop" or option[0] == "to"):
            worth[option] = max(planner.outcome(parts, there)[0] - cost for parts, cost in plans)
            worth[option] -= planner.judge.toll(ways[there])
    return worth


def aim(now: Moment) -> Worth:
    g, me, doing = now.g, now.me, now.g.doing
    if doing is None or doing.figure != me.id or not doing.ability or me.at is None:
        return {}
    judge = Judge(g, now.seat)
    strike = Strike(judge, doing.ability, doing.gained)
    known = {foe.id: foe for foe in judge.foes}
    return {id: strike.target(me.at, known[id], 0, me.moved)[0] for id in now.options if id in known}


def negate(now: Moment) -> Worth:
    """To bear it, or to lose cards; which of the hand is the guide's to say."""
    return {option: 0.0 for option in now.options if option in ("suffer", "discarded")}


WEIGHED: Mapping[str, tuple[Callable[[Moment], Worth], int]] = {
    "leading": (leading, 4),
    "turn": (turn, 3),
    "move": (move, 3),
    "attack": (aim, 2),
    "negate": (negate, 2),
}
"""What is weighed, and how many answers at most."""


def weighed(now: Moment) -> list[Value]:
    """The few answers a mercenary thinks best of, the best first."""
    weigh, few = WEIGHED.get(now.prompt, (None, 0))
    if weigh is None:
        return []
    worth = weigh(now)
    best = max(worth.values(), default=0.0)
    near = [act for act in worth if worth[act] >= best - NEAR]
    return sorted(near, key=lambda act: -worth[act])[:few]


__all__ = ["WEIGHED", "weighed"]
