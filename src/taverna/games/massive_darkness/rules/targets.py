"""Whom an Enemy would attack and where it would go: plain functions of what lies open (pp. 28-30).

Where they leave several, the players choose; `course` says in which order they are asked.
"""

from __future__ import annotations

import msgspec

from taverna.core.ask import Value

from ..records.missions import Orders
from ..records.powers import Taunt, Unseen
from ..state import Enemy, Hero, Table
from . import experience, page
from .kits import RANGES, Kit, foe_kit, hero_kit
from .sight import Layout, layout
from .skills import has, hidden, standing

ANYONE = -1


# -- whom it attacks -------------------------------------------------------------------------------------------------
class Aim(msgspec.Struct, frozen=True, gc=False):
    """Someone in Range: a Hero by seat, or a Pillar by Zone; and the combat types that reach it."""

    seat: int
    combats: tuple[str, ...]
    pillar: str = ""

    @property
    def mark(self) -> Value:
        """What stands for it in a question."""
        return self.pillar or self.seat


def aims(g: Table, foe: Enemy, at: str, only: int = ANYONE) -> list[Aim]:
    """Those in Range of one of its combat types from a Zone that it may attack: of several the one with the most
    unspent XP, all of them on a tie; Pillars that count as Heroes before all (MD-FOE-04..07, MD-M09-13)."""
    kit = foe_kit(g, foe)
    seen = layout(g).lines[at]
    if only == ANYONE and g.pillars:
        tempting = pillars_in_range(g, kit, seen)
        if tempting:
            return tempting
    able: list[Hero] = []
    reached: dict[int, tuple[str, ...]] = {}
    for hero in g.heroes if only == ANYONE else (g.heroes[only],):
        if hero.at not in seen or hero.dead:
            continue
        far = seen[hero.at]
        if far and unseen(g, hero, far):
            continue
        combats = kit.reaches.get(far)
        if combats is None:
            combats = kit.reaches[far] = reaching(kit, far)
        if combats:
            able.append(hero)
            reached[hero.seat] = combats
    if len(able) > 1:
        able = foremost(g, able)
    return [Aim(hero.seat, reached[hero.seat]) for hero in able] if able else []


def reaching(kit: Kit, far: int) -> tuple[str, ...]:
    """The combat types whose Range reaches so far, even if another would be stronger (MD-FOE-05)."""
    if not far:
        return ("melee",) if "melee" in kit.dice else ()
    found = []
    for kind in ("ranged", "magic"):
        if kind in kit.dice:
            least, most = kit.ranges.get(kind, RANGES[kind])
            if least <= far <= most:
                found.append(kind)
    return tuple(found)


def pillars_in_range(g: Table, kit: Kit, seen: dict[str, int]) -> list[Aim]:
    """Pillars that Enemies attack, each counting as the Hero with the most XP, but in Counterattacks (MD-M09-13)."""
    found: list[Aim] = []
    for pillar in g.pillars:
        far = seen.get(pillar.at)
        rule = page.pillar_rule(g, pillar)
        if far is not None and rule is not None and rule.lures and rule.attacked_by == "enemies":
            combats = reaching(kit, far)
            if combats and not any(aim.pillar == pillar.at for aim in found):
                found.append(Aim(ANYONE, combats, pillar.at))
    return found


def foremost(g: Table, heroes: list[Hero]) -> list[Hero]:
    """Those with the most unspent XP; one who Taunts counts as having it (MD-FOE-06, MD-SKILL-12, MD-STORY-05)."""
    if len(heroes) < 2:
        return heroes
    taunting = [hero for hero in heroes if Taunt in hero_kit(g, hero).always and has(g, hero, Taunt)]
    if taunting:
        return taunting
    worths = [experience.worth(hero) for hero in heroes]
    most = max(worths)
    return [hero for hero, worth in zip(heroes, worths, strict=True) if worth == most]


def unseen(g: Table, hero: Hero, far: int) -> bool:
    """Ignored from so far away."""
    if not far or Unseen not in hero_kit(g, hero).always:
        return False
    for word in standing(g, hero, Unseen):  # noqa: SIM110 (asked for every Enemy and Hero)
        if far > word.beyond:
            return True
    return False


def loses_sight(g: Table, foe: Enemy, hero: Hero) -> bool:
    """Out of Line of Sight and in Shadow Mode: nobody looks for it there (MD-SHADOW-03, MD-COUNTER-05)."""
    far = layout(g).lines[foe.at].get(hero.at)
    if far is None:
        return hidden(g, hero)
    return unseen(g, hero, far)


# -- where it goes ---------------------------------------------------------------------------------------------------
class Way(msgspec.Struct, frozen=True, gc=False):
    """A movement target, the clause that makes it one, and the next Zones on the shortest ways to it."""

    why: str
    goal: str
    steps: tuple[str, ...]
    seat: int = ANYONE


def ways_on(g: Table, foe: Enemy, at: str, to_exit: bool, only: int = ANYONE) -> tuple[list[Way], bool]:
    """Where an Enemy in a Zone would go: the movement target is looked for anew at every step. Targets that lead the
    same way are one. Also whether it then heads for the Exit on its round (MD-FOE-08..17)."""
    if holds(g, foe, at):
        return [], to_exit
    board = layout(g)
    seen = board.lines[at]
    rivals = [hero for hero in g.heroes if not hero.dead and not hero.left and only in (ANYONE, hero.seat)]
    found = [hero for hero in rivals if hero.at in seen and not unseen(g, hero, seen[hero.at])]
    why = "MD-FOE-09"
    if not found:
        found = [hero for hero in rivals if hero.at not in seen and not hidden(g, hero)]
        why = "MD-FOE-10"
    if found:
        ways: list[Way] = []
        for hero in foremost(g, found):
            steps = board.toward(at, hero.at)
            if not any(steps == way.steps for way in ways):
                ways.append(Way(why, hero.at, steps, hero.seat))
        if len(ways) > 1:
            return ways, False  # a target out of reach is a choice too: it stays
        return [way for way in ways if way.steps], False
    if only != ANYONE:
        return [], to_exit
    return patrol(g, board, at, to_exit)


def patrol(g: Table, board: Layout, at: str, to_exit: bool) -> tuple[list[Way], bool]:
    """To the Starting Zone, then to the Exit, and back again, turning where it can get no nearer
    (MD-FOE-11, MD-FOE-15, MD-FOE-16)."""
    quest = g.quest
    for turned in (False, True):
        goal = quest.exit if to_exit else quest.start
        if goal is not None and goal not in board.near:
            goal = None
        if goal is not None and (steps := board.toward(at, goal)):
            why = "MD-FOE-15" if to_exit else "MD-FOE-16" if turned else "MD-FOE-11"
            return [Way(why, goal, steps)], to_exit
        if quest.exit is None:
            break
        to_exit = not to_exit
    return [], to_exit


def holds(g: Table, foe: Enemy, at: str) -> bool:
    """A Hero in the Zone that is not Stunned keeps the Enemy there, so does a Pillar that counts as a Hero; Evasive
    ones go where they like (MD-MOVE-04, MD-FOE-14, MD-STUN-06, MD-M09-14, MD-M02-07)."""
    for hero in g.heroes:
        if hero.at == at and not hero.dead and not hero.stunned:
            return not foe_kit(g, foe).evasive
    for pillar in g.pillars:
        if pillar.at == at:
            rule = page.pillar_rule(g, pillar)
            if rule is not None and rule.lures:
                return not foe_kit(g, foe).evasive
    return False


# -- where orders lead -----------------------------------------------------------------------------------------------
def marching(g: Table, foe: Enemy, at: str, orders: Orders) -> list[Way]:
    """Where orders lead from a Zone: to a lure in sight, else to the place they name, else after Heroes."""
    board = layout(g)
    if not orders.tramples and holds(g, foe, at):
        return []
    clause = next((clause for rule, clause in page.rules(g, Orders) if rule is orders), "") or "MD-FOE-08"
    if lures := lures_seen(g, at, orders):
        ways = [Way(clause, goal, board.toward(at, goal)) for goal in lures]
        return [way for way in ways if way.steps]
    if orders.toward == "heroes":
        return ways_on(g, foe, at, foe.to_exit)[0]
    goal = {"start": g.quest.start, "exit": g.quest.exit}.get(orders.toward, orders.toward)
    steps = board.toward(at, goal) if goal and at in board.far(goal) else ()  # by open ways, or not at all
    return [Way(clause, goal, steps)] if goal and steps else []


def lures_seen(g: Table, at: str, orders: Orders) -> list[str]:
    """Zones in sight with a thing that draws it (MD-M05-14)."""
    if orders.lure is None or not g.laid:
        return []
    seen = layout(g).lines[at]
    return [zone for zone, things in g.laid.items() if zone in seen and orders.lure in things]
