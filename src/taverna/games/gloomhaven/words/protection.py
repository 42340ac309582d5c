"""Words that last: Shield, Retaliate, bonuses."""

from __future__ import annotations

from typing import Any

import msgspec

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner, Step, standing
from ..bot.striking import Boost
from ..printed import Print, Printed, Printer
from ..records.abilities import LastingBonus, Retaliate, Shield, Whom
from ..records.cards import Half
from ..records.lexicon import ABILITIES
from ..rules import bonuses, sums, targets
from ..rules.acting import Action, declinable, wanted
from ..state import Table


@ABILITIES.performed(Shield, Retaliate, LastingBonus)
def protect(g: Table, act: Action, one: Shield | Retaliate | LastingBonus) -> Flow:
    """A Shield, a Retaliate, another bonus: a part of an action like others, so it may be declined (GH-TURN-06)."""
    return declined_or_not(g, act, one) if act.seat is not None else bonuses.begin(g, act, one)


def declined_or_not(g: Table, act: Action, one: Shield | Retaliate | LastingBonus) -> Flow:
    if act.keeps_augments and isinstance(one, LastingBonus):
        return False
    asked = declinable(act, one) and targets.all_of(one.whom) and targets.whole(g, act, one.whom, None)
    if asked and not (yield from wanted(g, act, one)):
        return False
    return (yield from bonuses.begin(g, act, one))


@ABILITIES.printed(Shield, Retaliate)
def shield_printed(p: Printer, one: Shield | Retaliate) -> Print:
    w = p.words
    name = "shield" if isinstance(one, Shield) else "retaliate"
    parts = [w(f"print-{name}", value=p.amount(one.value))]
    if isinstance(one, Retaliate):
        if one.range > 1:
            parts.append(w("print-range", value=Printed(one.range)))
        if one.xp:
            parts.append(w("print-retaliate-xp", n=one.xp))
    parts.append(w("print-self") if one.whom.side == "self" else p.whom(one.whom))
    return Print(name, parts)


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


BONUSES = (
    "taunt",
    "moves_as_attacks",
    "augments_ranged",
    "augments_two",
    "songs_two",
    "dooms_two",
    "spreads",
    "reveals",
    "destroys_obstacle",
    "flying",
    "hardy",
    "rests_well",
    "sees_hidden",
)
NUMBERS = ("overheal", "festers", "spikes", "with_item", "as_heals", "saps")


DOOMS = ("its-death", "doomed-dies", "doom-ends", "owner-turn")
"""What Dooms wait for, and what waits for the death of the doomed."""


ADDS = {"heal": "heal", "healed": "heal", "move": "move"}
"""What a bonus adds to, if not to an attack."""


@ABILITIES.printed(LastingBonus)
def bonus_printed(p: Printer, one: LastingBonus) -> Print:
    w = p.words
    more = "-all" if one.hardy and one.whom.side != "self" else ""
    whole = [w(f"print-bonus-{name.replace('_', '-')}{more}") for name in BONUSES if getattr(one, name)]
    whole += [w(f"print-bonus-{name.replace('_', '-')}", n=n) for name in NUMBERS if (n := getattr(one, name))]
    if one.on == "always" or one.with_item:
        return Print("bonus", whole)
    if one.takes_on is not None:
        return Print(
            "bonus", [w("print-takes-on", whom=p.whom(msgspec.structs.replace(one.whom, count=1)), n=one.takes_on)]
        )
    test = one.test
    plain = {name: False for name in ("melee", "ranged", "targeting_self")}
    tests = p.clauses(msgspec.structs.replace(test, **plain))
    manner = "melee" if test.melee else "ranged" if test.ranged else "any"
    if one.whom.side in ("self-and-allies", "self-and-summons"):
        count: Any = 1 if one.on in ("attacked", "damaged") else one.whom.count
        when = msgspec.structs.replace(one.whom.when, summoned=one.whom.side == "self-and-summons")
        others = p.whom(msgspec.structs.replace(one.whom, side="ally", count=count, when=when, sight=True))
        head = w(f"print-on-{one.on}-with", manner=manner, whom=others)
    elif one.on in DOOMS or one.whom.where == "targeted":
        head = w(f"print-doom-{one.on}")
        if one.whom.when.rank:
            head = f"{w('print-doom-only', ranks=', '.join(p.tests(one.whom.when)))}; {head}"
    elif one.on == "null-by-curse":
        head = w("print-on-null-by-curse", whom=p.whom(Whom(side=one.whom.side)))
    elif one.whom.side != "self":
        alone = one.on in ("damaged", "attacked")
        whom = msgspec.structs.replace(one.whom, sight=True, count=1 if alone else one.whom.count)
        key = "damaged-next" if one.on == "damaged" and one.next_only else one.on
        head = w(f"print-on-{key}-whom", manner=manner, whom=p.whom(whom))
    elif one.on == "attack-action" and one.next_only:
        head = w("print-on-attack-action-next")
    elif one.on == "damaged":
        head = w("print-on-damaged", attack=test.targeting_self, next=one.next_only)
    else:
        each = "-each" if one.from_now else "-before" if one.on == "heal" and one.perform else ""
        each = "-its" if one.on == "attack" and not p.own and manner == "any" else each
        head = w(f"print-on-{one.on}{each}", own=p.own, manner=manner)
    if tests:
        head = w("print-head-if", head=head, test=p.both(tests))
    parts = answers(p, one)
    parts += p.extra(one.gives, ADDS.get(one.on, "attack"))
    parts += whole
    if one.once:
        parts.append(w("print-once-a-turn"))
    if one.perform and one.on in ("attack-action", "move"):
        parts.append(w("print-last-part"))
    if one.turn_only:
        head = w("print-this-turn", head=head)
    text = f"{head}: {', '.join(parts)}" if parts else head if one.on in ("curse-given", "doom-ends") else f"{head}:"
    text = f"{text}:" if parts and one.perform else text
    below = p.abilities(one.perform)
    text = p.for_price(one.costs, text)
    if one.forgo:
        text = w("print-forgo", half=one.forgo, text=Printed(text[:1].lower() + text[1:]))
    if one.uses:
        return Print("bonus", [f"{text} ({w('print-consuming', elements=p.elements(one.uses))})"], None, below)
    return Print("bonus", [text], None, below)


def answers(p: Printer, one: LastingBonus) -> list[str]:
    """What a bonus does against what happens to its owner."""
    w, parts = p.words, []
    if one.negate:
        parts.append(w("print-negate"))
    if one.shield:
        parts.append(w("print-shield", value=Printed(one.shield)))
    if one.retaliate:
        parts.append(w("print-retaliate", value=Printed(one.retaliate)))
        if one.retaliate_range > 1:
            parts.append(w("print-range", value=Printed(one.retaliate_range)))
    return parts


@ABILITIES.weighed(LastingBonus)
def bonus_weighed(planner: Planner, ability: LastingBonus, half: Half | None) -> list[Step]:
    """A bonus that lasts: what it adds to attacks to come this turn, and what it is worth in itself."""
    judge = planner.judge
    if half is not None and (half.song or half.doom):
        group: bonuses.Group = "song" if half.song else "doom"
        another = any(bonuses.of_group(judge.g, card, group) for card in judge.mat.active)
        value = 0.2 if another or (half.doom and not judge.fighting) else 2.0
        return [Step(judged=lambda here, boost, moved: (value, ()))]
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
        if bonus.word == "bonus" and bonus.owner == planner.judge.me.id and bonuses.of_group(g, bonus.card, "augment"):
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
    if ability.takes_on is not None:
        return 0.6 * len(judge.friends)
    if ability.on == "hurt":
        return 1.4 * uses if judge.fighting else 0.8 * uses
    if ability.on == "move":
        plus = ability.gives.plus if isinstance(ability.gives.plus, int) else 0
        return 0.3 * plus * (len(judge.friends) if ability.whom.side != "self" else 2)
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
