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


class Weighing:
    """A question, and what is found out while it is weighed: `pairs`, the best card to go with each that leads."""

    def __init__(self, now: Moment) -> None:
        self.now = now
        self.pairs: dict[str, str] = {}

    def few(self) -> list[Value]:
        """The few answers a mercenary thinks best of, the best first; none if it is not worth a thought."""
        weigh, few = WEIGHED.get(self.now.prompt, (None, 0))
        worth = {} if weigh is None or self.now.me.at is None else weigh(self)
        best = max(worth.values(), default=0.0)
        near = [act for act in worth if worth[act] >= best - NEAR]
        return sorted(near, key=lambda act: -worth[act])[:few]

    def leading(self) -> Worth:
        """The best card to go with each; a long rest beside them where there is one."""
        now = self.now
        cards = [option for option in now.options if option[0] == "card"]
        if len(cards) < 2:
            return {}
        selection = Selection(now.g, now.seat)
        worth: Worth = {}
        for card in cards:
            worth[card], _, self.pairs[card[1]] = selection.best(card[1])
        if "rest" in now.options:
            worth["rest"] = max(worth.values()) - NEAR / 2
        return worth

    def second(self) -> Worth:
        """What to play beside the card that leads."""
        now = self.now
        if now.g.phase != "selection":
            return {}
        lead, hand = now.mat.chosen[0], now.mat.hand
        selection = Selection(now.g, now.seat)
        hand.append(lead)
        found: Worth = {("card", other): worth for worth, _, other in selection.weighed(lead)}
        hand.pop()
        return found

    def turn(self) -> Worth:
        now, at = self.now, self.at
        acts = [option for option in now.options if option[0] in VERBS]
        planner = Planner(Judge(now.g, now.seat))
        return {
            act: max(planner.turn((act, *then), at, moved=now.me.moved) for then in following(acts, act))
            for act in acts
        }

    def move(self) -> Worth:
        """Where to go, with what can still be done from there."""
        now, g, at = self.now, self.now.g, self.at
        doing = g.doing
        if doing is None or doing.figure != now.me.id or any(option[0] == "toil" for option in now.options):
            return {}
        planner = Planner(Judge(g, now.seat))
        rest = under_way(now, planner, Move)
        plans = [
            ([*rest, *(planner.part(*act) for act in after)], sum(planner.cost(*act) for act in after))
            for after in (left_over(now.mat) if g.turn == now.me.id else [()])
        ]
        ways = planner.judge.reach(at, doing.points, doing.manner)  # type: ignore[arg-type]
        worth: Worth = {}
        for option in now.options:
            there: Hex = option[1:] if option[0] == "to" else at
            if there in ways and (option == "stop" or option[0] == "to"):
                worth[option] = max(planner.outcome(parts, there)[0] - cost for parts, cost in plans)
                worth[option] -= planner.judge.toll(ways[there])
        return worth

    def aim(self) -> Worth:
        now, doing = self.now, self.now.g.doing
        if doing is None or doing.figure != now.me.id or not doing.ability:
            return {}
        judge = Judge(now.g, now.seat)
        strike = Strike(judge, doing.ability, doing.gained)
        known = {foe.id: foe for foe in judge.foes}
        return {id: strike.target(self.at, known[id], 0, now.me.moved)[0] for id in now.options if id in known}

    def negate(self) -> Worth:
        """To bear it, or to lose cards; which of the hand is the guide's to say."""
        return {option: 0.0 for option in self.now.options if option in ("suffer", "discarded")}

    @property
    def at(self) -> Hex:
        assert self.now.me.at is not None
        return self.now.me.at


WEIGHED: Mapping[str, tuple[Callable[[Weighing], Worth], int]] = {
    "leading": (Weighing.leading, 4),
    "second": (Weighing.second, 3),
    "turn": (Weighing.turn, 3),
    "move": (Weighing.move, 3),
    "attack": (Weighing.aim, 2),
    "negate": (Weighing.negate, 2),
}
"""What is weighed, and how many answers at most."""


__all__ = ["Weighing"]
