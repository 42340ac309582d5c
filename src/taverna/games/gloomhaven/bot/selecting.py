"""Which two cards to play, which of them to lead with, and when to rest."""

from __future__ import annotations

from functools import cached_property

from ..records.abilities import Attack
from ..rules import monster_turns, shots, sums
from ..rules.acting import Action
from ..state import Table
from .judging import Judge
from .planning import Planner
from .stamina import keep, stamina, strength


# -- before and after the foes' turns --------------------------------------------------------------------------------
def foreseen(g: Table, judge: Judge) -> Judge:
    """The table as it may be once the foes have had their turns: each moves as its stat card says."""
    was = {foe.id: foe.figure.at for foe in judge.foes}
    for foe in sorted(judge.foes, key=lambda foe: (foe.figure.rank == "normal", foe.id)):
        figure = foe.figure
        if figure.kind != "monster" or "stun" in figure.conditions:
            continue
        act = Action(figure.id, None)
        made = shots.Shot(g, act, Attack(value="A", range="R"), [])
        option = monster_turns.options(g, figure, sums.move_value(g, figure), False, False, made)[0]
        figure.at = option.move
    after = Judge(g, judge.seat, after=True)
    for foe in after.foes:
        foe.figure.at = was[foe.id]
    return after


def earlier(g: Table, judge: Judge, initiative: int) -> float:
    """How likely I act before a foe, by its worth."""
    before = total = 0.0
    for foe in judge.foes:
        group = next((one for one in g.groups if one.what == foe.figure.what), None)
        if group is None:
            continue
        deck = g.decks[group.deck]
        known = g.content.monster_cards[group.deck]
        pile = deck.pile or deck.discard
        later = sum(known[number].initiative >= initiative for number in pile)
        before += foe.worth * later / max(1, len(pile))
        total += foe.worth
    return before / total if total else 1.0


class Selection:
    """The cards of a round, weighed two by two."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.judge = Judge(g, seat)
        self.me = self.judge.me
        self.mat = self.judge.mat
        self.now = Planner(self.judge)
        self.then = Planner(foreseen(g, self.judge)) if self.judge.fighting else self.now

    @cached_property
    def choice(self) -> tuple[float, str, str]:
        """The best two cards."""
        return self.best()

    def best(self, lead: str | None = None) -> tuple[float, str, str]:
        """(worth, leading card, second card); with `lead` given, the best to go with it."""
        return max(self.weighed(lead))

    def weighed(self, lead: str | None = None) -> list[tuple[float, str, str]]:
        """All pairs, or all with one that leads: (worth, leading card, second card)."""
        hand = sorted(self.mat.hand)
        leads = [lead] if lead is not None else hand
        at = self.me.at
        assert at is not None
        known = self.g.content.cards
        suffered = self.judge.pain(self.me, self.judge.blows(at)[0]) if self.judge.fighting else 0.0
        chance = {card: earlier(self.g, self.judge, known[card].initiative) for card in leads}
        pairs: dict[tuple[str, str], tuple[float, float]] = {}
        found: list[tuple[float, str, str]] = []
        for one in leads:
            for other in hand:
                if other == one:
                    continue
                both = (one, other) if one < other else (other, one)
                if both not in pairs:
                    early = self.now.pair(*both, at)
                    late = self.then.pair(*both, at) if self.then is not self.now else early
                    pairs[both] = early, late
                early, late = pairs[both]
                p = chance[one]
                worth = p * early + (1 - p) * (late - suffered)
                if not self.judge.fighting:
                    worth += self.quiet(one, other)
                found.append((worth, one, other))
        return found

    def quiet(self, lead: str, other: str) -> float:
        """With nobody to fight: spare the better cards, unless a door is about to be opened."""
        judge, known = self.judge, self.g.content.cards
        at = self.me.at
        assert at is not None
        strong = max(strength(known[lead].top), strength(known[other].top))
        if judge.ready and any(
            judge.course.to_door(f.at) <= 4 for f in judge.heroes if f.at is not None and f.id == judge.course.leader
        ):
            swift = float(known[lead].initiative) / 99
            return 0.25 * strong + (-1.0 if self.me.id == judge.course.leader else 1.0) * swift
        return -0.05 * (keep(self.g, lead) + keep(self.g, other))

    def resting(self) -> float:
        """What a long rest in the middle of a fight is worth beside two cards played."""
        judge, hand, pile = self.judge, len(self.mat.hand), len(self.mat.discarded)
        assert self.me.at is not None
        breath = judge.shortage(stamina(hand - 2, pile + 2)) - judge.shortage(stamina(hand + pile - 1, 0))
        back = 0.4 * len(self.mat.spent)
        return judge.place(self.me.at) + judge.healing(self.me, 2) + back + breath

    def wants_rest(self) -> bool:
        """Whether to rest although two cards could be played: when the hand is thin and nobody is near, or others do
        so anyway; or in a fight in which there is nothing better to do."""
        judge, mat = self.judge, self.mat
        hand, pile = len(mat.hand), len(mat.discarded)
        if self.me.at is None or (hand >= 2 and judge.course.quest.deadline):
            return False
        if judge.fighting:
            return pile >= 2 and self.resting() > self.choice[0]
        if pile < 2 or (hand >= 2 and (judge.course.pressed or judge.away)):
            return False
        others = [one for one in self.g.characters if one.seat != mat.seat and not one.exhausted]
        waiting = sum(weary(len(one.hand) + len(one.chosen), len(one.discarded)) for one in others)
        worth = stamina(hand + pile - 1, 0) + 0.4 * min(2, self.me.max_hp - self.me.hp) + 0.3 * len(mat.spent)
        useful = 0.0 if 2 * waiting > len(others) else 0.5
        return worth >= stamina(hand - 2, pile + 2) + useful


def weary(hand: int, pile: int) -> bool:
    """Whether it is time to rest where nobody is near. How many cards others have is open to all."""
    return hand < 2 or (pile >= 2 and stamina(hand + pile - 1, 0) >= stamina(hand - 2, pile + 2))
