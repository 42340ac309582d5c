"""What a Hero may do now: every Action with its cost and what it needs (pp. 25-27).

Each kind of act says what of it is on offer, and why the rest is not. A Move Action is begun by its first step: moving,
opening a door or picking up. While Movement Points are left, it goes on until they are spent or the player stops
(MD-ACT-08).
"""

from __future__ import annotations

from collections.abc import Callable

from taverna.core.ask import Flow, Value

from .. import events as ev
from ..records.missions import Locked
from ..records.powers import COMBATS, Evasive
from ..state import Hero, Table
from . import at_will, combat, moments, objectives, page, tokens
from .asking import QUIET
from .costs import no_action, no_combat, no_points, pay_action, pay_point
from .doors import open_door, shut
from .ground import near, sight
from .kinds import Acts, Kind, Kinds, Refused
from .kits import SPELL_SWORD, Kit, hero_kit
from .loot import guarded, lies, pick_up
from .movement import barred, enter, held, leave, points_of, stays
from .reach import OUT_OF_RANGE, combats, found_in, in_reach, reaches, within
from .sight import Layout, layout
from .skills import has
from .trade import trade, transmute, unmelted

STOP, REST, STAND_UP, TRADE, TRANSMUTE, PICK_UP, LEAVE = (
    "stop",
    "rest",
    "stand-up",
    "trade",
    "transmute",
    "pick-up",
    "leave",
)


# -- combat ----------------------------------------------------------------------------------------------------------
def attacks(g: Table, hero: Hero) -> list[Value]:
    """(combat type, Enemy or Pillar) (MD-FIGHT-01, MD-FIGHT-02)."""
    return attacks_with(g, hero, hero_kit(g, hero), layout(g))


def attacks_with(g: Table, hero: Hero, kit: Kit, board: Layout) -> list[Value]:
    """The same with what the Hero has, on the board as it lies."""
    found: list[Value] = []
    if g.pillars:
        for kind, (least, most) in reaches(g, hero, kit).items():
            found += [(kind, target) for target in found_in(g, within(g, hero, least, most))]
        return found
    seen = board.lines[hero.at]
    there = []
    for enemy in g.enemies.values():
        if enemy.at in seen and not (enemy.mark and page.untouchable(g, enemy)):
            there.append(enemy)
    if there:
        for kind, (least, most) in reaches(g, hero, kit).items():
            for enemy in there:
                if least <= seen[enemy.at] <= most:
                    found.append((kind, enemy.id))
    return found


def out_of_reach(g: Table, hero: Hero) -> Refused:
    """Enemies that Heroes may not attack, types without a weapon, and whoever is out of Range."""
    able = combats(g, hero)
    for kind in (*COMBATS, SPELL_SWORD):
        zones = in_reach(g, hero, kind)
        for enemy in g.enemies.values():
            clause = page.untouchable(g, enemy)
            if clause is None and kind not in able:
                clause = "MD-SKILL-08" if kind == SPELL_SWORD else "MD-FIGHT-01"
            if clause is None and enemy.at not in zones:
                clause = OUT_OF_RANGE[kind]
            if clause is not None:
                yield (kind, enemy.id), clause


# -- for Movement Points ---------------------------------------------------------------------------------------------
def steps(g: Table, hero: Hero) -> list[Value]:
    """("move", Zone) (MD-ACT-10)."""
    there = layout(g).steps[hero.at]
    if g.pillars or g.map.stairs:
        return [step for step in there if barred(g, hero, step[1]) is None]
    return there


def barred_steps(g: Table, hero: Hero) -> Refused:
    for step in layout(g).steps[hero.at]:
        if (clause := barred(g, hero, step[1])) is not None:
            yield step, clause


def no_step(g: Table, hero: Hero) -> Refused:
    """Zones behind walls and closed doors, askew, and farther off (MD-MOVE-01, MD-MOVE-02, MD-MOVE-05)."""
    open_ways = sight(g, hero.at)
    beside = g.map.beside[hero.at].values()
    joined = near(g, hero.at)
    here = g.map.zones[hero.at]
    for to, zone in g.map.zones.items():
        if to in joined:
            continue
        if to in beside and to not in open_ways:
            yield ("move", to), "MD-MOVE-05"
        else:
            diagonal = zone.stage == here.stage and abs(zone.row - here.row) == abs(zone.column - here.column) == 1
            yield ("move", to), "MD-MOVE-02" if diagonal else "MD-MOVE-01"


def openings(g: Table, hero: Hero) -> list[Value]:
    """("open", door); Enemies do not hinder it (MD-DOOR-01, MD-DOOR-02)."""
    there = layout(g).openings[hero.at]
    if there and (g.fallen or g.pillars or page.rules(g, Locked)):
        return [opening for opening in there if shut(g, hero, opening[1]) is None]
    return there


def shut_doors(g: Table, hero: Hero) -> Refused:
    for opening in layout(g).openings[hero.at]:
        if (clause := shut(g, hero, opening[1])) is not None:
            yield opening, clause


def no_opening(g: Table, hero: Hero) -> Refused:
    """Doors that are open, and doors elsewhere."""
    for door in g.map.doors:
        if door in g.opened:
            yield ("open", door), "MD-DOOR-03"
        elif door not in g.map.doors_of.get(hero.at, ()):
            yield ("open", door), "MD-DOOR-01"


def unpicked(g: Table, hero: Hero) -> str | None:
    at = hero.at
    bare = at not in g.treasure and at not in g.special and at not in g.tokens and at not in g.covered
    if bare or not lies(g, at):
        return "MD-PICK-02"
    return "MD-PICK-01" if guarded(g, at) else None


def unleft(g: Table, hero: Hero) -> str | None:
    """Leaving is a Move from the Exit Zone."""
    return objectives.may_leave(g, hero) if hero.at == g.quest.exit else "MD-M00-03"


def layings(g: Table, hero: Hero) -> list[Value]:
    """("lay", thing) for things of the Mission that can be laid down (MD-M05-09)."""
    if not hero.things:
        return []
    points = hero.points or points_of(g, hero)
    return [("lay", id) for id, price in prices(g).items() if id in hero.things and price <= points]


def too_dear(g: Table, hero: Hero) -> Refused:
    able = layings(g, hero)
    for id in prices(g):
        if id in hero.things and ("lay", id) not in able:
            yield ("lay", id), "MD-M05-09"


def prices(g: Table) -> dict[str, int]:
    """Movement Points for laying down each thing of the Mission."""
    return {thing.id: thing.place for thing in g.quest.things if thing.place is not None}


# -- the rest --------------------------------------------------------------------------------------------------------
def levers(g: Table, hero: Hero) -> list[Value]:
    """("lever", mark): an Action in its Zone (MD-M10-19)."""
    return [("lever", mark) for mark in page.levers_at(g, hero.at)] if hero.at in g.tokens else []


def not_free(g: Table, hero: Hero) -> str | None:
    """A Free Action, but an Action: not while another is under way, nor lying down (MD-TRANS-01, MD-ACT-02)."""
    if hero.stunned:
        return "MD-STUN-02"
    return "MD-ACT-08" if hero.points else None


def standing(g: Table, hero: Hero) -> str | None:
    """Only who lies stands up (MD-STAND-01, MD-STUN-03)."""
    if not hero.stunned:
        return "MD-STAND-01"
    return None if hero.actions else "MD-STUN-03"


def under_way(g: Table, hero: Hero) -> str | None:
    return "MD-ACT-08" if hero.points else None


def not_under_way(g: Table, hero: Hero) -> str | None:
    return None if hero.points else "MD-ACT-08"


def doable(g: Table, hero: Hero) -> list[Value]:
    """All there is to do now: who lies does little, and a Move Action is finished first (MD-STUN-02, MD-ACT-08)."""
    found: list[Value] = []
    at, actions, points, extra = hero.at, hero.actions, hero.points, hero.extra
    kit = hero_kit(g, hero)
    if not hero.stunned:
        board = layout(g)
        if not points and (actions or (extra and extra.get("combat"))) and (g.enemies or g.pillars):
            found = attacks_with(g, hero, kit, board)
        if points or actions or (extra and extra.get("move")):
            free = not held(g, at) or (Evasive in kit.always and has(g, hero, Evasive))
            if free:
                found += steps(g, hero) if g.pillars or g.map.stairs else board.steps[at]
            if board.openings[at]:
                found += openings(g, hero)
            if unpicked(g, hero) is None:
                found.append(PICK_UP)
            if free and at == g.quest.exit and unleft(g, hero) is None:
                found.append(LEAVE)
            if hero.things:
                found += layings(g, hero)
    if kit.will:
        found += at_will.used(g, hero, kit)
    if hero.stunned:
        if actions:
            found.append(STAND_UP)
    elif not points:
        if actions:
            if at in g.tokens:
                found += levers(g, hero)
            found.append(TRADE)
        if unmelted(g, hero) is None:
            found.append(TRANSMUTE)
    found.append(STOP if points else REST)
    return found


KINDS = Kinds(
    Kind(attacks, (no_combat,), elsewhere=out_of_reach),
    Kind(steps, (no_points, stays), barred_steps, no_step),
    Kind(openings, (no_points,), shut_doors, no_opening),
    Kind(PICK_UP, (unpicked, no_points)),
    Kind(LEAVE, (unleft, no_points, stays)),
    Kind(layings, (no_points,), too_dear),
    at_will.KIND,
    Kind(levers, (no_action,)),
    Kind(TRADE, (no_action,)),
    Kind(TRANSMUTE, (not_free, unmelted)),
    Kind(STAND_UP, (standing,)),
    Kind(STOP, (not_under_way,)),
    Kind(REST, (under_way,)),
    listed=doable,
)
"""All there is to do, in the order in which it is offered."""


def acts(g: Table, hero: Hero) -> Acts:
    """Everything a Hero may do now, and the clause for everything it may not."""
    return Acts(g, hero.seat, KINDS)


# -- doing it --------------------------------------------------------------------------------------------------------
def perform(g: Table, hero: Hero, act: Value) -> Flow:
    """What is done for one act."""
    if act.__class__ is str:
        return SINGLE[act](g, hero)
    flow: Flow = ACTS[act[0]](g, hero, *act[1:])
    return flow


def do_move(g: Table, hero: Hero, to: str) -> Flow:
    pay_point(g, hero)
    return enter(g, hero, to)


def do_open(g: Table, hero: Hero, door: str) -> Flow:
    pay_point(g, hero)
    return open_door(g, hero, door)


def do_pick_up(g: Table, hero: Hero) -> Flow:
    pay_point(g, hero)
    return pick_up(g, hero)


def do_leave(g: Table, hero: Hero) -> Flow:
    pay_point(g, hero)
    leave(g, hero)
    return QUIET


def do_lay(g: Table, hero: Hero, thing: str) -> Flow:
    """Into the Hero's own Zone (MD-M05-09)."""
    for _ in range(prices(g)[thing]):
        pay_point(g, hero)
    hero.things.remove(thing)
    g.laid.setdefault(hero.at, []).append(thing)
    g.emit(ev.LaidThing(who=hero.seat, thing=thing, where=hero.at))
    return QUIET


def do_stop(g: Table, hero: Hero) -> Flow:
    """The Movement Points that are left are wasted (MD-ACT-09)."""
    hero.points = 0
    return QUIET


def do_rest(g: Table, hero: Hero) -> Flow:
    """All Actions that are left (MD-ACT-05)."""
    hero.actions = 0
    hero.extra.clear()
    if g.heard:
        g.emit(ev.Rested(who=hero.seat))
    g.step = "over"
    return QUIET


def do_stand_up(g: Table, hero: Hero) -> Flow:
    """An Action of its own: what is left of a Move in which the Hero was laid low is lost (MD-STAND-01, MD-STUN-02,
    MD-STUN-11)."""
    hero.points = 0
    pay_action(hero)
    hero.stunned = False
    g.emit(ev.StoodUp(who=hero.seat))
    return QUIET


def do_trade(g: Table, hero: Hero) -> Flow:
    pay_action(hero)
    return trade(g, hero)


def do_lever(g: Table, hero: Hero, mark: str) -> Flow:
    """The token is turned face down (MD-M10-19)."""
    pay_action(hero)
    tokens.take_token(g, hero.at, mark)
    g.emit(ev.PulledLever(who=hero.seat, where=hero.at))
    yield from moments.lever_pulled(g, hero, mark)


def do_attack(kind: str) -> Callable[[Table, Hero, int | str], Flow]:
    """A Combat Action of one type (MD-FIGHT-01)."""
    how = SPELL_SWORD if kind == SPELL_SWORD else ""

    def attack(g: Table, hero: Hero, target: int | str) -> Flow:
        pay_action(hero, "combat")
        return combat.attack(g, hero.seat, target, "magic" if how else kind, how, g.commanded != hero.seat)

    return attack


SINGLE: dict[str, Callable[[Table, Hero], Flow]] = {
    STOP: do_stop,
    REST: do_rest,
    STAND_UP: do_stand_up,
    TRADE: do_trade,
    TRANSMUTE: transmute,
    PICK_UP: do_pick_up,
    LEAVE: do_leave,
}
ACTS: dict[str, Callable[..., Flow]] = {
    "move": do_move,
    "open": do_open,
    "lay": do_lay,
    "lever": do_lever,
    **at_will.DONE,
    **{kind: do_attack(kind) for kind in (*COMBATS, SPELL_SWORD)},
}
