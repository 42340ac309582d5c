"""The course of an Enemy's Activation, step by step (pp. 27-30).

A course changes nothing but its Enemy's heading: it yields a `Choice` where the players decide, and a `Step` for what
is to be done, which must be done before it goes on. `activation` plays it at the table; `foresight` follows every way
it can go.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Literal

import msgspec

from taverna.core.ask import Value

from ..records.missions import Orders
from ..state import Enemy, Table
from . import page
from .targets import ANYONE, Aim, Way, aims, holds, lures_seen, marching, ways_on

FOUR: tuple[Literal["attack", "move"], ...] = ("attack", "move", "attack", "move")


class Step(msgspec.Struct, frozen=True, gc=False):
    """One step of an Activation: `do` is attack, none (nobody in Range), move, stay, stand-up, sleep, hide, trample,
    crush (other Enemies), lure or leave; `clause` the rule that says so."""

    number: int
    do: str
    clause: str
    at: str  # where the Enemy then is
    whom: int = ANYONE  # the Hero attacked, followed or trampled
    combat: str = ""
    goal: str = ""  # the Zone it heads for, or the Pillar it attacks
    along: tuple[int, ...] = ()  # Heroes it drags along
    lured: bool = False  # by a thing on the board


class Choice(msgspec.Struct, frozen=True, gc=False):
    """The players choose one of these; there are several."""

    prompt: str
    options: list[Value]


Steps = Generator[Step | Choice, Any, None]
Trial = Generator[Step | Choice, Any, bool]


def course(g: Table, foe: Enemy, only: int = ANYONE) -> Steps:
    """Four steps: try to attack, move, try to attack, move; an attack ends them, and so does a move that is none. A
    Stunned Enemy stands up instead; a Mission may have orders of its own, also for Enemies Activated for want of
    miniatures. `only` is the Hero a Counterattack is about (MD-FOE-02, MD-FOE-03, MD-FOE-18, MD-FOE-19, MD-STUN-04,
    MD-STUN-10, MD-COUNTER-03, MD-SPAWN-02)."""
    if foe.stunned:
        yield Step(1, "stand-up", "MD-STUN-04" if only == ANYONE else "MD-STUN-10", foe.at)
        return
    orders = page.orders(g, foe)
    steps = FOUR
    if orders is not None:
        if only == ANYONE:
            while (yield from obey(g, foe, orders)):
                pass
            return
        if orders.counter is not None:  # Counterattacks take the usual way, or their own (MD-M02-09)
            steps = orders.counter
    for number, step in enumerate(steps, 1):
        if step == "attack":
            if able := aims(g, foe, foe.at, only):
                yield from attack(able, foe, number)
                return
            yield Step(number, "none", "MD-FOE-04" if only == ANYONE else "MD-COUNTER-04", foe.at)
        elif not (yield from move(g, foe, only, number)):
            return


def attack(able: list[Aim], foe: Enemy, number: int) -> Steps:
    """Whoever is in Range with the most unspent XP (MD-FOE-04..07)."""
    aim = able[0]
    if len(able) > 1:
        mark = yield Choice("enemy-target", [aim.mark for aim in able])
        aim = next(aim for aim in able if aim.mark == mark)
    kind = aim.combats[0]
    if len(aim.combats) > 1 and not aim.pillar:
        kind = yield Choice("enemy-combat", list(aim.combats))
    yield Step(number, "attack", attack_clause(aim), foe.at, aim.seat, kind, aim.pillar)


def attack_clause(aim: Aim) -> str:
    return "MD-M09-13" if aim.pillar else "MD-FOE-06"


def move(g: Table, foe: Enemy, only: int, number: int) -> Trial:
    """One Zone toward its movement target; the players choose among targets alike and ways alike. An Enemy that cannot
    reach the Hero it counterattacks may have to stay (MD-FOE-08..17, MD-COUNTER-03). Returns whether it goes on."""
    ways, to_exit = ways_on(g, foe, foe.at, foe.to_exit, only)
    if only != ANYONE and not g.options.counterattack_moves and not gets_there(g, foe, ways, only):
        ways = []
    else:
        foe.to_exit = to_exit
    way = ways[0] if ways else None
    if len(ways) > 1:
        seat = yield Choice("enemy-aim", [way.seat for way in ways])
        way = next(way for way in ways if way.seat == seat)
    if way is None or not way.steps:
        yield Step(number, "stay", "MD-FOE-14" if holds(g, foe, foe.at) else "MD-FOE-13", foe.at)
        return False  # as near as it can be
    to = way.steps[0] if len(way.steps) == 1 else (yield Choice("enemy-path", list(way.steps)))
    yield Step(number, "move", way.why, to, way.seat, goal=way.goal)
    return foe.id in g.enemies


def gets_there(g: Table, foe: Enemy, ways: list[Way], only: int) -> bool:
    """Whether one step brings it in Range of that Hero."""
    return any(aims(g, foe, to, only) for way in ways for to in way.steps)


# -- the Mission's orders --------------------------------------------------------------------------------------------
def obey(g: Table, foe: Enemy, orders: Orders) -> Trial:
    """An Activation as the Mission says. Returns whether another follows: a lure was destroyed, and one more is in
    sight (MD-M02-08, MD-M05-06, MD-M05-13..17, MD-M09-16)."""
    trampled, lured = yield from upset(g, foe, orders, 0)
    over = trampled or lured
    for number, step in enumerate(orders.steps, 1):
        if over:
            break
        if step == "attack":
            if able := aims(g, foe, foe.at):
                yield from attack(able, foe, number)
                over = orders.attack_ends
            else:
                yield Step(number, "none", "MD-FOE-04", foe.at)
        else:
            yield from march(g, foe, orders, number)
            if foe.id in g.enemies:
                trampled, lured = yield from upset(g, foe, orders, number)
                over = trampled or lured
        if foe.id not in g.enemies:
            return False
    return lured and bool(lures_seen(g, foe.at, orders))


def march(g: Table, foe: Enemy, orders: Orders, number: int) -> Steps:
    """One Zone where the orders say; dead and Stunned Heroes may be dragged along (MD-M02-08, MD-M02-10, MD-M02-11)."""
    if orders.toward == "exit" and foe.at == g.quest.exit and page.leaves_map(g, foe):
        yield Step(number, "leave", "MD-M02-11", foe.at)
        return
    ways = marching(g, foe, foe.at, orders)
    if not ways:
        return
    way = ways[0]
    if len(ways) > 1:
        goal = yield Choice("enemy-lure", [way.goal for way in ways])
        way = next(way for way in ways if way.goal == goal)
    if not way.steps:
        return
    to = way.steps[0] if len(way.steps) == 1 else (yield Choice("enemy-path", list(way.steps)))
    along = [hero.seat for hero in g.heroes if orders.drags and hero.at == foe.at and (hero.dead or hero.stunned)]
    lured = orders.lure in g.laid.get(way.goal, ())
    yield Step(number, "move", way.why, to, way.seat, goal=way.goal, along=tuple(along), lured=lured)


def upset(g: Table, foe: Enemy, orders: Orders, number: int) -> Generator[Step | Choice, Any, tuple[bool, bool]]:
    """What happens to those in its Zone. Returns whether Heroes were trampled and whether a lure was destroyed: either
    ends the Activation (MD-M05-15..17)."""
    if orders.tramples and len(g.enemies_at(foe.at)) > 1:
        yield Step(number, "crush", "MD-M05-16", foe.at)
    trampled = g.heroes_at(foe.at) if orders.tramples else []
    if trampled:
        yield Step(number, "trample", "MD-M05-15", foe.at, trampled[0].seat)
    lured = orders.lure is not None and orders.lure in g.laid.get(foe.at, ())
    if lured:
        yield Step(number, "lure", "MD-M05-17", foe.at, goal=orders.lure or "")
    return bool(trampled), lured
