"""Turns thought through: what the two actions of a turn come to in either order, from every hex they lead to; and with
that, which two cards to play.

An action is taken apart into steps. A Move is tried to every hex in reach; whatever comes before or after it is judged
where the character stands then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from taverna.hexgrid import Hex, Manner

from ..records.abilities import (
    Ability,
    Afflict,
    Attack,
    Command,
    Cure,
    Damage,
    Drag,
    Extra,
    Gain,
    Heal,
    Kill,
    LastingBonus,
    Loot,
    LoseCards,
    Move,
    Recover,
    Retaliate,
    Shield,
    Shove,
    Suffer,
    Summoning,
    Turncoat,
    Whom,
)
from ..records.cards import Half
from ..rules import attack, bonuses, elements, extras, figures, items, sums, targets, zones
from ..rules.acting import Action
from ..rules.extras import Gains, holds
from ..state import unkey
from .judging import Effect, Effects, Foe, Judge, breath, strength

TRAP = 3.0
"""What walking into a trap or a hazard costs."""
XP = 0.1
KILL = 0.45
"""The part of a foe's worth that only its death brings."""
WASTE = 0.1
"""What it costs to use the lesser half of a card, by as much as the other is better."""
BEST_STOPS = 5
"""How many hexes are looked at more closely where a second Move follows."""
RETREAT = 0.8
"""What a step is worth that is left after a door was opened."""
PUSHED = 0.2
LOOT = 0.5
LATE = 1
"""How few cards are left besides the two in play when it is time to bring back what is lost."""


class Boost(NamedTuple):
    """What earlier steps of the turn add to each attack."""

    melee: int = 0
    ranged: int = 0

    def more(self, other: Boost) -> Boost:
        return self if other is NO_BOOST else Boost(self.melee + other.melee, self.ranged + other.ranged)


NO_BOOST = Boost()

Outcome = tuple[float, Effects]
"""What something is worth, and what it may do to foes."""
NOTHING: Outcome = (0.0, ())


# -- attacks ---------------------------------------------------------------------------------------------------------
class Strike:
    """An Attack ability, judged from any hex."""

    def __init__(self, judge: Judge, ability: Attack, gained: Iterable[Extra] | None = None) -> None:
        self.judge = judge
        self.ability = ability
        g, me = judge.g, judge.me
        self.act = Action(me.id, judge.seat)
        if gained is None:
            gained = [augment.gives for augment in ability.augments if elements.affordable(g, augment.uses)]
            gained += self._standing_bonuses()
        self.shot = attack.Shot(g, self.act, ability, list(gained))
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


# -- steps -----------------------------------------------------------------------------------------------------------
class Step(NamedTuple):
    """A piece of an action: a `move` (points and manner), or something `judged(here, boost, moved)`; `boost` is what it
    adds to the attacks after it."""

    move: tuple[int, Manner] | None = None
    judged: Callable[[Hex, Boost, int], Outcome] | None = None
    boost: Boost = NO_BOOST


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
                steps = self.apart((Attack(value=items.default_of(g, me, "attack")),))
            elif verb == "move":
                steps = self.apart((Move(value=items.default_of(g, me, "move")),))
            else:
                half = zones.half_of(g, card, verb)
                steps = self.apart(half.do, half)
            found = self._parts[asked] = Part(steps)
        return found

    def apart(self, abilities: Sequence[Ability], half: Half | None = None) -> list[Step]:
        found: list[Step] = []
        for ability in abilities:
            found += self.step(ability, half)
        return found

    def step(self, ability: Ability, half: Half | None) -> list[Step]:
        judge = self.judge
        g, me = judge.g, judge.me
        if isinstance(ability, Move):
            if "immobilize" in me.conditions:
                return []
            gained = [a.gives for a in ability.augments if elements.affordable(g, a.uses)]
            total = extras.gathered(g, [*ability.extras, *gained], me, self.act)
            points = max(0, sums.value(g, ability.value, me, None, self.act) + total.plus)
            manner: Manner = "fly" if ability.fly or figures.flies(g, me) else "walk"
            if manner == "walk" and (ability.jump or total.jump):
                manner = "jump"
            return [Step(move=(points, manner)), *self.apart(ability.then)]
        if isinstance(ability, Attack):
            strike = Strike(judge, ability)
            self.strides = self.strides or strike.dynamic
            return [Step(judged=strike.best)]
        if isinstance(ability, LastingBonus):
            return self.lasting(ability, half)
        judged = JUDGED.get(type(ability))
        if judged is None:
            return []
        return [Step(judged=lambda here, boost, moved: (judged(self, ability, here), ()))]

    def lasting(self, ability: LastingBonus, half: Half | None) -> list[Step]:
        """A bonus that lasts: what it adds to attacks to come this turn, and what it is worth in itself."""
        judge = self.judge
        uses = len(half.slots) if half is not None and half.slots else 1
        persistent = half is not None and half.lasts == "persistent"
        if persistent and not uses > 1:
            uses = 4
        uses = min(uses, 1 + int(judge.rounds_needed))
        gives = ability.gives
        if ability.on == "attack":
            plus = gives.plus if isinstance(gives.plus, int) else 1
            test = ability.test
            boost = Boost(0 if test.ranged else plus, 0 if test.melee else plus)
            worth = 0.0
            if persistent:
                each = 0.8 * plus + 0.7 * len(gives.conditions) + 0.5 * gives.heal_self + 0.8 * gives.shield
                if gives.times > 1:
                    each += 2.5
                worth = each * max(0, uses - 1)
                if half is not None and half.augment:
                    worth = 3.0 * each - self.augmented()
            if ability.whom.side != "self":
                worth += 0.6 * plus * len(judge.friends)
            if not judge.fighting and not persistent:
                worth = 0.0
            return [Step(boost=boost), Step(judged=lambda here, b, moved: (worth, ()))]
        return [Step(judged=lambda here, boost, moved: (self.guard(ability, here, uses, persistent), ()))]

    def augmented(self) -> float:
        """What the Augment in force is worth."""
        g = self.judge.g
        best = 0.0
        for bonus in g.bonuses:
            if bonus.word == "bonus" and bonus.owner == self.judge.me.id and bonuses.is_augment(g, bonus.card):
                gives = bonuses.ability_of(g, bonus).gives
                plus = gives.plus if isinstance(gives.plus, int) else 1
                best = max(best, 0.8 * plus + 0.7 * len(gives.conditions) + 0.5 * gives.heal_self + 0.8 * gives.shield)
        return 3.0 * best

    def guard(self, ability: LastingBonus, here: Hex, uses: int, persistent: bool) -> float:
        """A bonus that answers blows, or waits for something rarer."""
        judge = self.judge
        now = judge.blows(here)[0] if judge.fighting else 0.0
        if ability.on == "damaged":
            each = 2.3 if ability.negate else 0.9 * ability.shield
            if persistent:
                return uses * each * (1.0 if judge.fighting else 0.6)
            return min(1.0, now / 2) * (now if ability.negate else each)
        if ability.on == "attacked":
            each = 0.8 * (ability.shield + ability.retaliate)
            return uses * each * 0.8 if persistent else min(2.0, now / 2) * each
        if ability.on == "attack-action":
            return 0.9 * uses if persistent else 0.5
        if ability.on == "heal":
            return 0.5 * uses
        if ability.taunt:
            return 0.4 if judge.fighting else 0.0
        return 0.8 if persistent else 0.2

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
        opening = self.judge.opening
        found: list[tuple[float, int, Hex]] = []
        for a, way in self.judge.reach(here, *move).items():
            worth = -TRAP * way.negatives
            onto, done, gone = boost, effects, moved + way.cost if self.strides else 0
            for part in still:
                more, what = part.outcome(a, onto, gone)
                worth += more
                if what:
                    done += what
                onto = part.boosted(onto)
            worth += self.stand(a, done)
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
                half = zones.half_of(self.judge.g, card, verb)
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


# -- what other abilities are worth ----------------------------------------------------------------------------------
def seen(planner: Planner, here: Hex, there: Hex | None, range: int) -> bool:
    ground = planner.judge.ground
    if there is None:
        return False
    return here == there or (there in ground.within(here, range) and ground.sight(here, there))


def heal(planner: Planner, ability: Heal, here: Hex) -> float:
    judge = planner.judge
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    reach = sums.value(judge.g, ability.range, judge.me, None, planner.act)
    whom = ability.whom
    if whom is not None:
        reach = 1 if whom.range is None else sums.value(judge.g, whom.range, judge.me, None, planner.act)
    worth = []
    for figure in judge.party:
        mine = figure.id == judge.me.id
        if mine and whom is not None and whom.side == "ally":
            continue
        if mine or (reach and seen(planner, here, figure.at, reach)):
            gained = sum(judge.boon(figure, condition) for condition in ability.conditions)
            worth.append(judge.healing(figure, value) + gained)
    worth.sort(reverse=True)
    count = len(worth) if whom is not None and whom.count == "all" else ability.targets
    return sum(worth[:count])


def afflict(planner: Planner, ability: Afflict, here: Hex) -> float:
    judge = planner.judge
    whom = ability.whom or Whom()
    if whom.side in ("self", "ally-or-self", "self-and-allies", "ally"):
        if whom.side == "self":
            now, later, _ = judge.blows(here) if judge.fighting else (0.0, 0.0, 0.0)
            if "invisible" in ability.conditions and "invisible" not in judge.me.conditions:
                return 0.8 * judge.pain(judge.me, now + later)
            return sum(judge.boon(judge.me, condition) for condition in ability.conditions)
        near = [f for f in judge.friends if seen(planner, here, f.at, 3)]
        return max((sum(judge.boon(f, c) for c in ability.conditions) for f in near), default=0.0)
    reach = sums.value(judge.g, ability.range if whom.range is None else whom.range, judge.me, None, planner.act)
    worth = sorted(
        (
            sum(judge.affliction(foe, condition) for condition in ability.conditions)
            + judge.relief(here, (judge.effect(foe, 0.0, ability.conditions),))
            for foe in judge.foes
            if seen(planner, here, foe.at, max(1, reach))
        ),
        reverse=True,
    )
    if whom.where == "moved-through":
        return 0.5 * sum(worth[:2])
    return sum(worth) if whom.count == "all" else sum(worth[: ability.targets])


def shove(planner: Planner, ability: Shove | Drag, here: Hex) -> float:
    near = [foe for foe in planner.judge.foes if seen(planner, here, foe.at, 1) and foe.acts]
    return 0.5 * PUSHED * len(near) if isinstance(ability, Shove) else 0.0


def harm(planner: Planner, ability: Damage, here: Hex) -> float:
    judge = planner.judge
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    whom = ability.whom
    if whom.around != "self" or whom.range is None:
        return -0.2 if whom.side in ("figures", "ally") else 0.3
    reach = sums.value(judge.g, whom.range, judge.me, None, planner.act)
    total = 0.0
    if whom.side != "ally":
        for foe in judge.foes:
            if seen(planner, here, foe.at, reach):
                total += foe.worth * (0.5 * min(value, foe.hp) / foe.hp + 0.5 * (value >= foe.hp))
    if whom.side in ("figures", "ally"):
        total -= sum(judge.pain(f, value) for f in judge.friends if seen(planner, here, f.at, reach))
    return total


def slay(planner: Planner, ability: Kill, here: Hex) -> float:
    judge = planner.judge
    whom = ability.whom
    reach = 1 if whom.range is None else sums.value(judge.g, whom.range, judge.me, None, planner.act)
    worth = [
        foe.worth
        for foe in judge.foes
        if seen(planner, here, foe.at, reach) and holds(judge.g, whom.when, judge.me, foe.figure, planner.act)
    ]
    return max(worth, default=0.0)


def loot(planner: Planner, ability: Loot, here: Hex) -> float:
    judge = planner.judge
    near = judge.ground.within(here, ability.range)
    coins = sum(n for spot, n in judge.g.money.items() if unkey(spot) in near)
    tiles = sum(5.0 if holds == "goal" else 1.2 for spot, holds in judge.g.treasures.items() if unkey(spot) in near)
    return (LOOT * coins + tiles) * (0.4 if judge.fighting else 1.0)


def protect(planner: Planner, ability: Shield, here: Hex) -> float:
    judge = planner.judge
    if not judge.fighting:
        return 0.0
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    now, _, others = judge.blows(here)
    total = 0.0
    if ability.whom.side != "ally":
        total += min(now, value * max(1.0, now / 2)) if now else 0.0
    if ability.whom.side != "self":
        total += 0.3 * value * min(len(judge.friends), others)
    return total


def retaliate(planner: Planner, ability: Retaliate, here: Hex) -> float:
    judge = planner.judge
    if not judge.fighting:
        return 0.0
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    now, _, _ = judge.blows(here)
    close = [foe for foe in judge.foes if foe.acts and foe.now.range <= ability.range]
    return 0.8 * value * min(len(close), now / 2.0) if close else 0.0


def summon(planner: Planner, ability: Summoning, here: Hex) -> float:
    judge = planner.judge
    return 4.5 if judge.rounds_needed > 3 and not judge.after else 1.0


def recover(planner: Planner, ability: Recover, here: Hex) -> float:
    from ..rules.feats import recoverable

    judge = planner.judge
    if ability.whom.side == "self":
        mat = judge.mat
        there = recoverable(judge.g, mat, ability.kind)
        count = len(there) if ability.most is None else min(ability.most, len(there))
        if ability.kind == "lost":  # the later, the more it brings
            kept = sum(breath(mat)) - 2
            return 3.0 * count if kept <= LATE else -2.0
        return 0.7 * count
    reach = 1 if ability.whom.range is None else sums.value(judge.g, ability.whom.range, judge.me, None, planner.act)
    worth = []
    for friend in judge.friends:
        if friend.kind == "character" and seen(planner, here, friend.at, reach):
            pile = judge.g.character(friend.id).discarded
            worth.append(0.6 * (len(pile) if ability.most is None else min(ability.most, len(pile))))
    return max(worth, default=0.0)


def suffer(planner: Planner, ability: Suffer, here: Hex) -> float:
    return -planner.judge.pain(planner.judge.me, sums.value(planner.judge.g, ability.value, planner.judge.me))


def command(planner: Planner, ability: Command, here: Hex) -> float:
    judge = planner.judge
    strikes = [one for one in ability.perform if isinstance(one, Attack)]
    if not strikes or not judge.fighting:
        return 0.1 if judge.fighting else 0.0
    reach = 1 if ability.whom.range is None else sums.value(judge.g, ability.whom.range, judge.me, None, planner.act)
    value = strikes[0].value if isinstance(strikes[0].value, int) else 2
    if ability.whom.side == "ally":
        for friend in judge.friends:
            if friend.kind == "character" and friend.at is not None and seen(planner, here, friend.at, reach):
                near = [foe for foe in judge.foes if judge.ground.adjacent(friend.at, foe.at)]
                if near:
                    return max(foe.worth * min(1.0, 0.8 * value / foe.hp) for foe in near)
        return 0.0
    for foe in judge.foes:
        if seen(planner, here, foe.at, reach):
            far = foe.later.range
            if any(o is not foe and judge.ground.distances(foe.at).get(o.at, 99) <= far for o in judge.foes):
                return 1.0 * value
    return 0.0


JUDGED: dict[type, Callable[[Planner, Any, Hex], float]] = {
    Heal: heal,
    Afflict: afflict,
    Shove: shove,
    Drag: shove,
    Damage: harm,
    Kill: slay,
    Loot: loot,
    Shield: protect,
    Retaliate: retaliate,
    Summoning: summon,
    Recover: recover,
    Suffer: suffer,
    Command: command,
    Turncoat: lambda planner, ability, here: 2.0 if planner.judge.fighting else 0.0,
    LoseCards: lambda planner, ability, here: -planner.judge.card_price(ability.value),
    Gain: lambda planner, ability, here: XP,
    Cure: lambda planner, ability, here: 0.3,
}
