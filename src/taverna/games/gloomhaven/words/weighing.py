"""What each word of an ability is worth to a mercenary."""

from __future__ import annotations

from taverna.hexgrid import Hex, Manner

from ..bot.planning import Planner, Step, standing
from ..bot.stamina import breath
from ..bot.striking import PUSHED, XP, Boost, Strike
from ..records.abilities import (
    Ability,
    Afflict,
    Attack,
    Choice,
    ChooseHex,
    Command,
    CreateObstacle,
    CreateTrap,
    Cure,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Drag,
    Gain,
    Heal,
    Infuse,
    Jump,
    Kill,
    LastingBonus,
    Loot,
    LoseCards,
    Money,
    Move,
    MoveObstacle,
    Recover,
    Refresh,
    Retaliate,
    Rule,
    Shield,
    Shove,
    Special,
    Suffer,
    Summoning,
    Turncoat,
    Whom,
)
from ..records.cards import Half
from ..records.lexicon import ABILITIES
from ..rules import bonuses, elements, extras, figures, sums
from ..rules.when import holds
from ..rules.zones import recoverable
from ..state import unkey

LOOT = 0.5
LATE = 1
"""How few cards are left besides the two in play when it is time to bring back what is lost."""


def seen(planner: Planner, here: Hex, there: Hex | None, range: int) -> bool:
    ground = planner.judge.ground
    if there is None:
        return False
    return here == there or (there in ground.within(here, range) and ground.sight(here, there))


@ABILITIES.weighed(Heal)
@standing
def heal_weighed(planner: Planner, ability: Heal, here: Hex) -> float:
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


@ABILITIES.weighed(Afflict)
@standing
def condition_weighed(planner: Planner, ability: Afflict, here: Hex) -> float:
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


@ABILITIES.weighed(Shove, Drag)
@standing
def push_pull_weighed(planner: Planner, ability: Shove | Drag, here: Hex) -> float:
    near = [foe for foe in planner.judge.foes if seen(planner, here, foe.at, 1) and foe.acts]
    return 0.5 * PUSHED * len(near) if isinstance(ability, Shove) else 0.0


@ABILITIES.weighed(Damage)
@standing
def damage_weighed(planner: Planner, ability: Damage, here: Hex) -> float:
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


@ABILITIES.weighed(Kill)
@standing
def kill_weighed(planner: Planner, ability: Kill, here: Hex) -> float:
    judge = planner.judge
    whom = ability.whom
    reach = 1 if whom.range is None else sums.value(judge.g, whom.range, judge.me, None, planner.act)
    worth = [
        foe.worth
        for foe in judge.foes
        if seen(planner, here, foe.at, reach) and holds(judge.g, whom.when, judge.me, foe.figure, planner.act)
    ]
    return max(worth, default=0.0)


@ABILITIES.weighed(Loot)
@standing
def loot_weighed(planner: Planner, ability: Loot, here: Hex) -> float:
    judge = planner.judge
    near = judge.ground.within(here, ability.range)
    coins = sum(n for spot, n in judge.g.money.items() if unkey(spot) in near)
    tiles = sum(5.0 if holds == "goal" else 1.2 for spot, holds in judge.g.treasures.items() if unkey(spot) in near)
    return (LOOT * coins + tiles) * (0.4 if judge.fighting else 1.0)


@ABILITIES.weighed(Shield)
@standing
def shield_weighed(planner: Planner, ability: Shield, here: Hex) -> float:
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


@ABILITIES.weighed(Retaliate)
@standing
def retaliate_weighed(planner: Planner, ability: Retaliate, here: Hex) -> float:
    judge = planner.judge
    if not judge.fighting:
        return 0.0
    value = sums.value(judge.g, ability.value, judge.me, None, planner.act)
    now, _, _ = judge.blows(here)
    close = [foe for foe in judge.foes if foe.acts and foe.now.range <= ability.range]
    return 0.8 * value * min(len(close), now / 2.0) if close else 0.0


@ABILITIES.weighed(Summoning)
@standing
def summon_weighed(planner: Planner, ability: Summoning, here: Hex) -> float:
    judge = planner.judge
    return 4.5 if judge.rounds_needed > 3 and not judge.after else 1.0


@ABILITIES.weighed(Recover)
@standing
def recover_weighed(planner: Planner, ability: Recover, here: Hex) -> float:
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


@ABILITIES.weighed(Suffer)
@standing
def suffer_weighed(planner: Planner, ability: Suffer, here: Hex) -> float:
    return -planner.judge.pain(planner.judge.me, sums.value(planner.judge.g, ability.value, planner.judge.me))


@ABILITIES.weighed(Command)
@standing
def command_weighed(planner: Planner, ability: Command, here: Hex) -> float:
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


@ABILITIES.weighed(Turncoat)
@standing
def turncoat_weighed(planner: Planner, ability: Turncoat, here: Hex) -> float:
    return 2.0 if planner.judge.fighting else 0.0


@ABILITIES.weighed(LoseCards)
@standing
def lose_cards_weighed(planner: Planner, ability: LoseCards, here: Hex) -> float:
    return -planner.judge.card_price(ability.value)


@ABILITIES.weighed(Gain)
@standing
def gain_weighed(planner: Planner, ability: Gain, here: Hex) -> float:
    return XP


@ABILITIES.weighed(Cure)
@standing
def cure_weighed(planner: Planner, ability: Cure, here: Hex) -> float:
    return 0.3


@ABILITIES.weighed(Move)
def move_weighed(planner: Planner, ability: Move, half: Half | None) -> list[Step]:
    """A Move is tried to every hex in reach."""
    g, me = planner.judge.g, planner.judge.me
    if "immobilize" in me.conditions:
        return []
    gained = [a.gives for a in ability.augments if elements.affordable(g, a.uses)]
    total = extras.gathered(g, [*ability.extras, *gained], me, planner.act)
    points = max(0, sums.value(g, ability.value, me, None, planner.act) + total.plus)
    manner: Manner = "fly" if ability.fly or figures.flies(g, me) else "walk"
    if manner == "walk" and (ability.jump or total.jump):
        manner = "jump"
    return [Step(move=(points, manner)), *planner.apart(ability.then)]


@ABILITIES.weighed(Attack)
def attack_weighed(planner: Planner, ability: Attack, half: Half | None) -> list[Step]:
    strike = Strike(planner.judge, ability)
    planner.strides = planner.strides or strike.dynamic
    return [Step(judged=strike.best)]


@ABILITIES.weighed(LastingBonus)
def bonus_weighed(planner: Planner, ability: LastingBonus, half: Half | None) -> list[Step]:
    """A bonus that lasts: what it adds to attacks to come this turn, and what it is worth in itself."""
    judge = planner.judge
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
                worth = 3.0 * each - augmented(planner)
        if ability.whom.side != "self":
            worth += 0.6 * plus * len(judge.friends)
        if not judge.fighting and not persistent:
            worth = 0.0
        return [Step(boost=boost), Step(judged=lambda here, b, moved: (worth, ()))]
    return [Step(judged=lambda here, boost, moved: (guard(planner, ability, here, uses, persistent), ()))]


def augmented(planner: Planner) -> float:
    """What the Augment in force is worth."""
    g = planner.judge.g
    best = 0.0
    for bonus in g.bonuses:
        if bonus.word == "bonus" and bonus.owner == planner.judge.me.id and bonuses.is_augment(g, bonus.card):
            gives = bonuses.ability_of(g, bonus).gives
            plus = gives.plus if isinstance(gives.plus, int) else 1
            best = max(best, 0.8 * plus + 0.7 * len(gives.conditions) + 0.5 * gives.heal_self + 0.8 * gives.shield)
    return 3.0 * best


def guard(planner: Planner, ability: LastingBonus, here: Hex, uses: int, persistent: bool) -> float:
    """A bonus that answers blows, or waits for something rarer."""
    judge = planner.judge
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


@ABILITIES.weighed(
    Money,
    Refresh,
    Infuse,
    CreateTrap,
    DisarmTrap,
    CreateObstacle,
    DestroyObstacle,
    MoveObstacle,
    ChooseHex,
    Choice,
    Jump,
    Special,
    Rule,
)
def unweighed(planner: Planner, ability: Ability, half: Half | None) -> list[Step]:
    """Worth nothing in itself: it is taken where it comes."""
    return []
