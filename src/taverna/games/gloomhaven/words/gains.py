"""Words that gain: loot, money, experience, elements."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..bot.planning import Planner, standing
from ..bot.striking import XP
from ..printed import Print, Printed, Printer
from ..records.abilities import Gain, Infuse, Loot, Money
from ..records.lexicon import ABILITIES
from ..rules import carrying, elements, experience, loot, moments, perform, sums
from ..rules.acting import Action, decide, wanted
from ..state import Table, key, unkey
from . import common


@ABILITIES.performed(Loot)
def looting(g: Table, act: Action, one: Loot) -> Flow:
    gains = yield from common.gains_of(g, act, one)
    who = g.figures[act.who]
    begins = moments.LootBegins(act, one.range + gains.plus)
    if one.range == 1:
        yield from moments.happens(g, begins)
    range = begins.range
    there = who.at is not None and (loot.around(g, who.at, range) or carrying.within(g, who, range))
    if not there or not (yield from wanted(g, act, one)):
        return False
    taken = yield from carrying.take_over(g, act, range)
    done = (yield from pick_up(g, act, one, range)) or taken
    yield from perform.settle(g, act, gains)
    return done


def pick_up(g: Table, act: Action, ability: Loot, range: int) -> Flow:
    """Loot X: everything in range; with a limit, what the player picks (GH-LOOT-01)."""
    who = g.figures[act.who]
    assert who.at is not None
    there = loot.around(g, who.at, range)
    if who.kind == "monster":
        there = [a for a in there if g.money.get(key(a))]  # GH-MLOOT-02, GH-MLOOT-04
    if not there:
        return False
    things = sum(g.money.get(key(a), 0) + (key(a) in g.treasures) for a in there)
    if ability.most is None or things <= ability.most:
        yield from loot.take(g, act.who, there)
        return True
    left = ability.most
    while left > 0:
        options = [("at", *a) for a in there]
        picked = options[0]
        if len(options) > 1:
            picked = yield from decide(g, act.seat, "loot", options)
        at = (picked[1], picked[2])
        yield from loot.take(g, act.who, [at], one=True)
        left -= 1
        there = [a for a in there if g.money.get(key(a)) or key(a) in g.treasures]
    return True


@ABILITIES.printed(Loot)
def loot_printed(p: Printer, one: Loot) -> Print:
    w = p.words
    most = w("print-most", n=one.most) if one.most else ""
    return Print("loot", [w("print-loot", value=Printed(one.range)), most])


LOOT, ASKED = 0.5, 12.0
"""What a coin is worth, and what the goal asks for."""


@ABILITIES.weighed(Loot)
@standing
def loot_weighed(planner: Planner, ability: Loot, here: Hex) -> float:
    judge = planner.judge
    near = judge.ground.within(here, ability.range)
    coins = sum(n for spot, n in judge.g.money.items() if unkey(spot) in near)
    tiles = sum(1.2 for spot in judge.g.treasures if unkey(spot) in near)
    asked = sum(slot.at in near for slot in judge.course.quest.slots if slot.how in ("take", "loot"))
    return (LOOT * coins + tiles) * (0.4 if judge.fighting else 1.0) + ASKED * asked


@ABILITIES.performed(Money)
def money(g: Table, act: Action, one: Money) -> Flow:
    if g.figures[act.who].kind != "character":
        return False
    g.character(act.who).money += sums.value(g, one.value, g.figures[act.who], None, act)
    return True
    yield


@ABILITIES.printed(Money)
def money_printed(p: Printer, one: Money) -> Print:
    w = p.words
    return Print("coin", [w("print-money", value=p.amount(one.value))])


@ABILITIES.performed(Gain)
def gain(g: Table, act: Action, one: Gain) -> Flow:
    if g.figures[act.who].kind == "character":
        experience.gain_xp(g, g.character(act.who), sums.value(g, one.xp, g.figures[act.who], None, act))
    return True
    yield


@ABILITIES.printed(Gain)
def gain_printed(p: Printer, one: Gain) -> Print:
    w = p.words
    return Print("xp", [w("print-xp-amount", value=p.amount(one.xp))])


@ABILITIES.weighed(Gain)
@standing
def gain_weighed(planner: Planner, ability: Gain, here: Hex) -> float:
    return XP


@ABILITIES.performed(Infuse)
def infuse(g: Table, act: Action, one: Infuse) -> Flow:
    """An element made as an ability: compulsory (GH-ELEM-02)."""
    yield from elements.infuse(g, act, one.elements, one.may)
    return True


@ABILITIES.printed(Infuse)
def infuse_printed(p: Printer, one: Infuse) -> Print:
    w = p.words
    return Print("infuse", [w("print-infuse-may" if one.may else "print-infuse", elements=p.elements(one.elements))])
