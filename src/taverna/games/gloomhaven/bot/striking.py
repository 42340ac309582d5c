"""Attacks weighed: what an Attack ability is worth from any hex, on the best targets there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from taverna.hexgrid import Hex

from ..records.abilities import (
    Attack,
    Extra,
)
from ..rules import bonuses, elements, shots, sums, targets
from ..rules.acting import Action
from ..rules.extras import Gains
from ..rules.when import holds
from ..state import Figure
from .foes import Effect, Effects, Foe
from .judging import Judge

XP = 0.1
KILL = 0.45
"""The part of a foe's worth that only its death brings."""
PUSHED = 0.2


class Boost(NamedTuple):
    """What earlier steps of the turn add to each attack."""

    melee: int = 0
    ranged: int = 0

    def more(self, other: Boost) -> Boost:
        return self if other is NO_BOOST else Boost(self.melee + other.melee, self.ranged + other.ranged)


NO_BOOST = Boost()


def spared(me: Figure, most: int) -> int:
    """How much of what it may suffer for something a mercenary is ready to suffer."""
    return max(0, min(most, me.hp - 1 - me.max_hp // 3))


Outcome = tuple[float, Effects]
"""What something is worth, and what it may do to foes."""
NOTHING: Outcome = (0.0, ())


class Strike:
    """An Attack ability, judged from any hex."""

    def __init__(self, judge: Judge, ability: Attack, gained: Iterable[Extra] | None = None) -> None:
        self.judge = judge
        self.ability = ability
        g, me = judge.g, judge.me
        self.act = Action(me.id, judge.seat)
        if gained is None:
            gained = [
                augment.gives
                for augment in ability.augments
                if elements.affordable(g, augment.uses) and (not augment.price or spared(me, 2) == 2)
            ]
            gained += self._standing_bonuses()
        self.shot = shots.Shot(g, self.act, ability, list(gained))
        self.dynamic = isinstance(ability.value, str) and "moved" in ability.value
        self._worth: dict[tuple[str, int, int, int], tuple[float, Effect]] = {}
        self._best: dict[tuple[Hex, Boost, int], Outcome] = {}
        self._near: dict[Hex, list[Foe]] = {}

    def _standing_bonuses(self) -> list[Extra]:
        """Bonuses in force that count once for the ability."""
        judge = self.judge
        g, me = judge.g, judge.me
        found: list[Extra] = []
        melee = not self.ability.range
        for bonus, waits in bonuses.waiting(g, "attack-action", me) if g.bonuses else ():
            if holds(g, bonuses.test_of(g, bonus, waits), me, None, self.act, melee=melee) and not waits.uses:
                found += bonuses.given(bonus, waits)
        return found

    def value(self, foe: Foe) -> tuple[int, Gains]:
        """The attack value against this foe before any card is drawn, and what else it brings."""
        judge, made = self.judge, self.shot
        g, me, target = judge.g, judge.me, foe.figure
        own = Gains()
        for extra in made.per_target:
            if holds(g, extra.when, me, target, self.act, melee=made.melee, single=made.single):
                own.add(g, extra, me, target, self.act)
        if g.bonuses:
            for bonus, waits in bonuses.waiting(g, "attack", me):
                test = bonuses.test_of(g, bonus, waits)
                if not waits.uses and holds(g, test, me, target, self.act, melee=made.melee, single=made.single):
                    for extra in bonuses.given(bonus, waits):
                        if holds(g, extra.when, me, target, self.act, melee=made.melee, single=made.single):
                            own.add(g, extra, me, target, self.act)
        base = sums.value(g, self.ability.value, me, target, self.act)
        value = base + made.gains.plus + own.plus + ("poison" in target.conditions)
        return max(0, value * made.gains.times * own.times), own

    def worth(self, foe: Foe, edge: int, plus: int, moved: int = 0) -> tuple[float, Effect]:
        """What attacking this foe is worth, and what it may do to it."""
        asked = (foe.id, edge, plus, moved)
        found = self._worth.get(asked)
        if found is None:
            found = self._worth[asked] = self._judge(foe, edge, plus, moved)
        return found

    def _judge(self, foe: Foe, edge: int, plus: int, moved: int) -> tuple[float, Effect]:
        judge, made, ability = self.judge, self.shot, self.ability
        me = judge.me
        if self.dynamic:
            was, me.moved = me.moved, moved
            value, own = self.value(foe)
            me.moved = was
        else:
            value, own = self.value(foe)
        advantage = ability.advantage or made.gains.advantage or own.advantage or "strengthen" in me.conditions
        against = ability.disadvantage or made.gains.disadvantage or own.disadvantage or "muddle" in me.conditions
        edge = int(advantage) - int(against or edge < 0)
        pierce = made.pierce + made.gains.pierce + own.pierce
        if made.gains.ignores_shield or own.ignores_shield:
            pierce = 99
        damage, kill = judge.odds.blow(value + plus, max(0, foe.shield - pierce), edge, foe.hp)
        total = foe.worth * ((1 - KILL) * damage / foe.hp + KILL * kill)
        brings = list(dict.fromkeys((*made.conditions, *made.gains.conditions, *own.conditions)))
        for condition in brings:
            total += (1 - kill) * judge.affliction(foe, condition)
        if ability.push or ability.pull or own.pushes or own.pulls:
            total += (1 - kill) * PUSHED
        back = sum(harm for harm, reach in foe.strike_back if reach > 1 or made.melee)
        if back:
            total -= (1 - kill) * judge.pain(me, back)
        total += XP * (ability.xp_per_target + ability.xp_per_kill * kill) + 0.4 * own.heal_self
        return total, judge.effect(foe, kill, brings)

    def target(self, here: Hex, foe: Foe, plus: int = 0, moved: int = 0) -> tuple[float, Effect]:
        """The same from a hex, with what it spares those who stand where they stand."""
        worth, effect = self.worth(foe, self.edge(here, foe), plus, moved)
        return worth + self.judge.relief(here, (effect,)), effect

    def near(self, here: Hex) -> list[Foe]:
        """The foes in range and sight of a hex."""
        found = self._near.get(here)
        if found is None:
            judge = self.judge
            ground = judge.ground
            within = ground.within(here, self.shot.range)
            found = self._near[here] = [
                foe
                for foe in judge.foes
                if foe.at in within and "invisible" not in foe.figure.conditions and ground.sight(here, foe.at)
            ]
        return found

    def edge(self, here: Hex, foe: Foe) -> int:
        return -1 if not self.shot.melee and self.judge.ground.adjacent(here, foe.at) else 0

    def best(self, here: Hex, boost: Boost, moved: int) -> Outcome:
        """What the attack is worth from a hex, on the best targets there, and what it may do to them."""
        if "disarm" in self.judge.me.conditions:
            return NOTHING
        asked = (here, boost, moved if self.dynamic else 0)
        found = self._best.get(asked)
        if found is None:
            found = self._best[asked] = self._from(*asked)
        return found

    def _from(self, here: Hex, boost: Boost, moved: int) -> Outcome:
        made, judge = self.shot, self.judge
        plus = boost.melee if made.melee else boost.ranged
        if made.area is not None:
            return self._area(here, plus, moved)
        whom = made.whom
        if whom is not None and whom.where == "moved-through":
            near = [self.worth(foe, 0, plus, moved)[0] for foe in judge.foes if judge.walk(foe, here) <= 2]
            return 0.5 * sum(sorted(near, reverse=True)[:2]), ()
        if whom is not None and whom.count == "all" and whom.where is None:
            was, judge.me.at = judge.me.at, here
            there = [f.id for f in targets.candidates(judge.g, self.act, whom, made.range, melee=made.melee)]
            judge.me.at = was
            return self._all([foe for foe in judge.foes if foe.id in there], here, plus, moved)
        picked = sorted((self.target(here, foe, plus, moved) for foe in self.near(here)), reverse=True)
        picked = [one for one in picked[: max(1, made.targets)] if one[0] > 0]
        if not picked:
            return NOTHING
        effects = tuple(effect for _, effect in picked)
        worth = sum(one[0] - judge.relief(here, (one[1],)) for one in picked)
        return worth * (0.8 * made.targets if self.ability.all_on_one else 1.0), effects

    def _all(self, foes: Iterable[Foe], here: Hex, plus: int, moved: int) -> Outcome:
        picked = [self.worth(foe, self.edge(here, foe), plus, moved) for foe in foes]
        return sum(worth for worth, _ in picked), tuple(effect for _, effect in picked)

    def _area(self, here: Hex, plus: int, moved: int) -> Outcome:
        made, judge = self.shot, self.judge
        area = made.area
        assert area is not None
        size = max(abs(q) + abs(r) for q, r in area.hexes) + made.range + 1
        if all(judge.ground.distances(here).get(foe.at, 99) > size for foe in judge.foes):
            return NOTHING
        was, judge.me.at = judge.me.at, here
        caught = targets.placements(judge.g, self.act, area, made.range, "enemy")
        judge.me.at = was
        best, most = NOTHING, 0.0
        for ids in caught.values():
            found = self._all([foe for foe in judge.foes if foe.id in ids], here, plus, moved)
            worth = found[0] + judge.relief(here, found[1])
            if worth > most:
                best, most = found, worth
        return best
