"""What Enemies do: the Enemies' Phase, Counterattacks, and the four steps of an Activation (pp. 27-30).

Whom an Enemy would attack and where it would go are plain functions of what lies open (`aims`, `ways_on`): the rules
ask the players where these leave several, `courses` follows them all without touching anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from taverna.core.ask import Flow, Value

from ..cards import Heal, NoReinforcements, Orders, Taunt, Unseen
from ..events import combat as ev
from ..state import Enemy, Hero, Table
from . import combat, effects, experience, life, missions, spawning
from .asking import players_decide
from .ground import token_zone
from .kits import Kit, foe_kit
from .sight import Layout, layout
from .skills import has, hidden, standing

FOUR: tuple[Literal["attack", "move"], ...] = ("attack", "move", "attack", "move")
ANYONE = -1
RANGES = {"melee": (0, 0), "ranged": (1, 99), "magic": (1, 2)}  # MD-TAB-RANGE


# -- the Enemies' Phase ----------------------------------------------------------------------------------------------
def enemies_phase(g: Table) -> Flow:
    """One step of it: every Enemy is Activated once, in the order the players prefer; then each Agent that is still
    there calls reinforcements (MD-FOE-01, MD-FOE-20, MD-AGENT-01, MD-AGENT-02)."""
    from .round import end_enemies_phase

    if g.step == "activations":
        if waiting := [id for id in g.waiting if id in g.enemies and not missions.dormant(g, g.enemies[id])]:
            id = yield from players_decide(g, "enemy-order", waiting)
            g.waiting = [other for other in waiting if other != id]
            yield from activate(g, id)
            missions.check(g)
            return
        g.step = "reinforcements"
        calling = not missions.stands(g, NoReinforcements)
        g.waiting = [foe.id for foe in g.enemies.values() if calling and g.content.cards[foe.card].rank == "agent"]
    if g.waiting:
        id = yield from players_decide(g, "agent-order", g.waiting[:])
        g.waiting.remove(id)
        yield from call(g, g.enemies[id])
        missions.check(g)
        return
    end_enemies_phase(g)


def call(g: Table, agent: Enemy) -> Flow:
    """A Guard of the Agent's own Level, in the Zone with the Level token of its tile, or where it stands
    (MD-AGENT-01)."""
    g.emit(ev.CalledReinforcements(foe=agent.card, enemy=agent.id))
    at = token_zone(g, agent.at) or agent.at
    yield from spawning.spawn_guard(g, at, level=g.content.cards[agent.card].level, called=True)


def activate_all(g: Table, ids: Iterable[int]) -> Flow:
    """Each of these, in the order the players prefer."""
    waiting = list(ids)
    while waiting := [id for id in waiting if id in g.enemies and not missions.dormant(g, g.enemies[id])]:
        id = yield from players_decide(g, "enemy-order", waiting)
        waiting.remove(id)
        yield from activate(g, id)


def counterattacks(g: Table, seat: int) -> Flow:
    """The next Enemy that this Hero attacked strikes back, in the order the players prefer, unless the Hero is out of
    its sight and in Shadow (MD-COUNTER-01, MD-COUNTER-03, MD-COUNTER-05, MD-COUNTER-06)."""
    hero = g.heroes[seat]
    coming: list[int] = []
    for id in hero.attacked:
        foe = g.enemies.get(id)
        if foe is None or missions.dormant(g, foe):
            continue
        if loses_sight(g, foe, hero):
            g.emit(ev.HidFromCounterattack(who=seat, foe=foe.card, enemy=id))
        else:
            coming.append(id)
    hero.attacked = coming
    if coming:
        id = yield from players_decide(g, "counter-order", coming[:])
        hero.attacked.remove(id)
        foe = g.enemies[id]
        if not foe.stunned:
            g.emit(ev.CounterattackBegan(foe=foe.card, enemy=id, whom=seat))
        yield from activate(g, id, seat)


def loses_sight(g: Table, foe: Enemy, hero: Hero) -> bool:
    """Out of Line of Sight and in Shadow Mode: nobody looks for it there (MD-SHADOW-03, MD-COUNTER-05)."""
    far = layout(g).lines[foe.at].get(hero.at)
    if far is None:
        return hidden(g, hero)
    return unseen(g, hero, far)


# -- one Activation --------------------------------------------------------------------------------------------------
def activate(g: Table, id: int, only: int = ANYONE) -> Flow:
    """Four steps: try to attack, move, try to attack, move; an attack ends them. A Stunned Enemy stands up instead.
    `only` is the Hero a Counterattack is about (MD-FOE-02, MD-FOE-03, MD-STUN-04, MD-STUN-10, MD-COUNTER-03)."""
    foe = g.enemies[id]
    if foe.stunned:
        foe.stunned = False
        g.emit(ev.EnemyStoodUp(foe=foe.card, enemy=id))
        return
    g.acting = id
    regenerate(g, foe)
    orders = ordered(g, foe, only)
    if orders is None:
        yield from four_steps(g, foe, only)
    else:
        yield from obey(g, foe, orders)
    g.acting = -1


def regenerate(g: Table, foe: Enemy) -> None:
    """What heals an Enemy when its Activation begins (MD-SKILL-02, MD-SKILL-13)."""
    for source in foe_kit(g, foe).start:
        for word in source.power.does:
            if isinstance(word, Heal) and effects.foe_in_force(g, foe, source.power):
                effects.heal_enemy(g, foe, word)


def ordered(g: Table, foe: Enemy, only: int) -> Orders | None:
    """The Mission's own way to Activate this Enemy, if it has one; Counterattacks take the usual way."""
    rule = missions.orders(g, foe) if only == ANYONE else None
    return None if rule is not None and rule.phase_only and out_of_phase(g) else rule


def out_of_phase(g: Table) -> bool:
    """An Activation that is under way, but not in the Enemies' Phase: an Event's, or for want of miniatures
    (MD-SPAWN-02)."""
    return g.acting >= 0 and g.phase != "enemies"


def steps_of(g: Table, foe: Enemy, only: int) -> tuple[str, ...]:
    """The usual four, or what the Mission says about Counterattacks (MD-M02-09)."""
    if only != ANYONE:
        rule = missions.orders(g, foe)
        if rule is not None and rule.counter is not None:
            return rule.counter
    return FOUR


def four_steps(g: Table, foe: Enemy, only: int) -> Flow:
    """(MD-FOE-02, MD-FOE-18, MD-FOE-19)"""
    for step in steps_of(g, foe, only):
        if step == "attack":
            if (yield from try_attack(g, foe, only)):
                return
        else:
            if only != ANYONE and not g.options.counterattack_moves and not gets_there(g, foe, only):
                return
            if not (yield from move(g, foe, only)) or foe.id not in g.enemies:
                return


def try_attack(g: Table, foe: Enemy, only: int) -> Flow:
    """Whoever is in Range with the most unspent XP, if anyone (MD-FOE-04..07). Returns whether it attacked."""
    able = aims(g, foe, foe.at, only)
    if not able:
        return False
    marks: list[Value] = [aim.mark for aim in able]
    mark = yield from players_decide(g, "enemy-target", marks, {"enemy": foe.id})
    aim = next(aim for aim in able if aim.mark == mark)
    if aim.pillar:
        yield from hit_pillar(g, foe, aim.pillar)
        return True
    kind = aim.combats[0]
    if len(aim.combats) > 1:
        kind = yield from players_decide(g, "enemy-combat", list(aim.combats), {"enemy": foe.id})
    yield from combat.strike(g, foe, aim.seat, kind)
    return True


def hit_pillar(g: Table, foe: Enemy, at: str) -> Flow:
    """No dice: 1 Damage (MD-M09-15)."""
    pillar = g.pillar_at(at)
    assert pillar is not None
    pillar.life -= 1
    g.emit(ev.EnemyHitPillar(foe=foe.card, enemy=foe.id, where=at, left=pillar.life))
    if pillar.life <= 0:
        yield from missions.pillar_destroyed(g, pillar)


def move(g: Table, foe: Enemy, only: int) -> Flow:
    """One Zone toward its movement target; the players choose among targets alike and ways alike
    (MD-FOE-08..17). Returns whether it moved."""
    able, to_exit = ways_on(g, foe, foe.at, foe.to_exit, only)
    foe.to_exit = to_exit
    if not able:
        return False
    way = able[0]
    if len(able) > 1:
        seat = yield from players_decide(g, "enemy-aim", [way.seat for way in able], {"enemy": foe.id})
        way = next(way for way in able if way.seat == seat)
        if not way.steps:
            return False  # as near as it can be
    to = yield from players_decide(g, "enemy-path", list(way.steps), {"enemy": foe.id})
    yield from go(g, foe, to, way)
    return True


def go(g: Table, foe: Enemy, to: str, way: Way) -> Flow:
    """Into the next Zone (MD-MOVE-01, MD-MOB-03)."""
    start = foe.at
    foe.at = to
    told = TOLD.get(way.why, ev.EnemyMovedByOrder)
    if way.seat != ANYONE:
        g.emit(told(foe=foe.card, enemy=foe.id, start=start, where=to, whom=way.seat))
    else:
        g.emit(told(foe=foe.card, enemy=foe.id, start=start, where=to))
    yield from missions.enemy_moved(g, foe)


TOLD: dict[str, Any] = {
    "MD-FOE-09": ev.EnemyMoved,
    "MD-FOE-10": ev.EnemyMovedToLight,
    "MD-FOE-11": ev.EnemyMovedToStart,
    "MD-FOE-15": ev.EnemyMovedToExit,
    "MD-FOE-16": ev.EnemyMovedToStart,
}


# -- whom it attacks -------------------------------------------------------------------------------------------------
class Aim(NamedTuple):
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
    if only == ANYONE and g.pillars and not out_of_phase(g):
        tempting = pillars_in_range(g, kit, seen)
        if tempting:
            return tempting
    able: list[Hero] = []
    for hero in g.heroes:
        far = seen.get(hero.at)
        if far is None or hero.dead or (only not in (ANYONE, hero.seat)) or unseen(g, hero, far):
            continue
        if reaching(kit, far):
            able.append(hero)
    return [Aim(hero.seat, reaching(kit, seen[hero.at])) for hero in foremost(g, able)]


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
    """Pillars that Enemies attack in their Phase, each counting as the Hero with the most XP (MD-M09-13)."""
    found: list[Aim] = []
    for pillar in g.pillars:
        far = seen.get(pillar.at)
        rule = missions.pillar_rule(g, pillar)
        if far is not None and rule is not None and rule.lures and rule.attacked_by == "enemies":
            combats = reaching(kit, far)
            if combats and not any(aim.pillar == pillar.at for aim in found):
                found.append(Aim(ANYONE, combats, pillar.at))
    return found


def foremost(g: Table, heroes: list[Hero]) -> list[Hero]:
    """Those with the most unspent XP; one who Taunts counts as having it (MD-FOE-06, MD-SKILL-12, MD-STORY-05)."""
    if len(heroes) < 2:
        return heroes
    taunting = [hero for hero in heroes if has(g, hero, Taunt)]
    if taunting:
        return taunting
    most = max([experience.worth(hero) for hero in heroes])
    return [hero for hero in heroes if experience.worth(hero) == most]


def unseen(g: Table, hero: Hero, far: int) -> bool:
    """Ignored from so far away."""
    return far > 0 and any(far > word.beyond for word in standing(g, hero, Unseen))


# -- where it goes ---------------------------------------------------------------------------------------------------
class Way(NamedTuple):
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
    rivals = [hero for hero in g.heroes if hero.up and only in (ANYONE, hero.seat)]
    found = [hero for hero in rivals if hero.at in seen and not unseen(g, hero, seen[hero.at])]
    why = "MD-FOE-09"
    if not found:
        found = [hero for hero in rivals if hero.at not in seen and not hidden(g, hero)]
        why = "MD-FOE-10"
    if found:
        ways: list[Way] = []
        for hero in foremost(g, found):
            steps = tuple(board.toward(at, hero.at))
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
            return [Way(why, goal, tuple(steps))], to_exit
        if quest.exit is None:
            break
        to_exit = not to_exit
    return [], to_exit


def holds(g: Table, foe: Enemy, at: str) -> bool:
    """A Hero in the Zone that is not Stunned keeps the Enemy there, so does a Pillar that counts as a Hero; Evasive
    ones go where they like (MD-MOVE-04, MD-FOE-14, MD-STUN-06, MD-M09-14, MD-M02-07)."""
    if any(hero.at == at and not hero.dead and not hero.stunned for hero in g.heroes):
        return not foe_kit(g, foe).evasive
    for pillar in g.pillars:
        if pillar.at == at:
            rule = missions.pillar_rule(g, pillar)
            if rule is not None and rule.lures:
                return not foe_kit(g, foe).evasive
    return False


def gets_there(g: Table, foe: Enemy, only: int) -> bool:
    """Whether one step brings it in Range of that Hero."""
    able, _ = ways_on(g, foe, foe.at, foe.to_exit, only)
    return any(aims(g, foe, to, only) for way in able for to in way.steps)


# -- the Mission's orders --------------------------------------------------------------------------------------------
def obey(g: Table, foe: Enemy, orders: Orders) -> Flow:
    """An Activation as the Mission says; a lure destroyed starts another if one more is in sight
    (MD-M02-08, MD-M05-06, MD-M05-13..17, MD-M09-16)."""
    again = True
    while again:
        again = False
        over = yield from upset(g, foe, orders)
        for step in orders.steps:
            if over:
                break
            if step == "attack":
                over = (yield from try_attack(g, foe, ANYONE)) and orders.attack_ends
            else:
                yield from march(g, foe, orders)
                if foe.id in g.enemies:
                    over = yield from upset(g, foe, orders)
            if foe.id not in g.enemies:
                return
        if over == "lured":
            again = bool(lures_seen(g, foe.at, orders))


def march(g: Table, foe: Enemy, orders: Orders) -> Flow:
    """One Zone where the orders say; dead and Stunned Heroes may be dragged along (MD-M02-08, MD-M02-10)."""
    if orders.toward == "exit" and foe.at == g.quest.exit and missions.leaves_map(g, foe):
        g.emit(ev.EnemyLeft(foe=foe.card, enemy=foe.id))
        yield from missions.enemy_leaves(g, foe)
        return
    able = marching(g, foe, foe.at, orders)
    if not able:
        return
    way = able[0]
    if len(able) > 1:
        goal = yield from players_decide(g, "enemy-lure", [way.goal for way in able], {"enemy": foe.id})
        way = next(way for way in able if way.goal == goal)
    to = yield from players_decide(g, "enemy-path", list(way.steps), {"enemy": foe.id})
    dragged = [hero for hero in g.heroes if orders.drags and hero.at == foe.at and (hero.dead or hero.stunned)]
    yield from go(g, foe, to, way)
    for hero in dragged:
        hero.at = to
        g.emit(ev.Dragged(whom=hero.seat, foe=foe.card, where=to))


def marching(g: Table, foe: Enemy, at: str, orders: Orders) -> list[Way]:
    """Where orders lead from a Zone: to a lure in sight, else to the place they name, else after Heroes."""
    board = layout(g)
    if not orders.tramples and holds(g, foe, at):
        return []
    clause = next((clause for rule, clause in missions.rules(g, Orders) if rule is orders), "") or "MD-FOE-08"
    if lures := lures_seen(g, at, orders):
        ways = [Way(clause, goal, tuple(board.toward(at, goal))) for goal in lures]
        return [way for way in ways if way.steps]
    if orders.toward == "heroes":
        return ways_on(g, foe, at, foe.to_exit)[0]
    goal = {"start": g.quest.start, "exit": g.quest.exit}.get(orders.toward, orders.toward)
    steps = board.toward(at, goal) if goal and at in board.far(goal) else []  # by open ways, or not at all
    return [Way(clause, goal, tuple(steps))] if goal and steps else []


def lures_seen(g: Table, at: str, orders: Orders) -> list[str]:
    """Zones in sight with a thing that draws it (MD-M05-14)."""
    if orders.lure is None or not g.laid:
        return []
    seen = layout(g).lines[at]
    return [zone for zone, things in g.laid.items() if zone in seen and orders.lure in things]


def upset(g: Table, foe: Enemy, orders: Orders) -> Flow:
    """What happens to those in its Zone; whether that ends the Activation (MD-M05-15..17)."""
    trampled: list[Hero] = []
    if orders.tramples:
        for other in [other for other in g.enemies_at(foe.at) if other.id != foe.id]:
            g.emit(ev.TrampledEnemy(foe=foe.card, other=other.card))
            spawning.remove(g, other)
            yield from missions.killed(g, other, None)
        trampled = g.heroes_at(foe.at)
        for hero in trampled:
            g.emit(ev.Trampled(foe=foe.card, whom=hero.seat))
            if not life.survives(g, hero):
                life.die(g, hero)
    if orders.lure is not None and orders.lure in g.laid.get(foe.at, ()):
        things = [thing for thing in g.laid[foe.at] if thing != orders.lure]
        if things:
            g.laid[foe.at] = things
        else:
            del g.laid[foe.at]
        g.emit(ev.LureDestroyed(foe=foe.card, where=foe.at))
        return "lured"
    return bool(trampled)


# -- what would happen -----------------------------------------------------------------------------------------------
class Step(msgspec.Struct, frozen=True):
    """One step of an Activation as it would go: `do` is attack, none (nobody in Range), move, stay, stand-up, sleep,
    hide, trample, lure or leave; `clause` the rule that says so."""

    number: int
    do: str
    clause: str
    at: str  # where the Enemy then is
    whom: int = ANYONE  # the Hero attacked or followed
    combat: str = ""
    goal: str = ""  # the Zone it heads for, or the Pillar it attacks


class Course(msgspec.Struct, frozen=True):
    """One way an Activation can go."""

    enemy: int
    steps: tuple[Step, ...]

    @property
    def path(self) -> list[str]:
        """The Zones it comes through."""
        return [step.at for step in self.steps if step.do == "move"]

    @property
    def target(self) -> int:
        """The Hero it attacks, -1 for none."""
        return next((step.whom for step in self.steps if step.do == "attack"), ANYONE)


def intentions(g: Table) -> dict[int, list[Course]]:
    """Every Enemy's ways to act if the Enemies' Phase began now, and nobody fell or moved before; more than one where
    the players would choose. Nothing changes."""
    return {foe.id: courses(g, foe) for foe in g.enemies.values()}


def counterattack_intentions(g: Table, seat: int) -> dict[int, list[Course]]:
    """The same for the Counterattacks that would follow if the Hero's Activation ended now (MD-COUNTER-01)."""
    return {id: courses(g, g.enemies[id], seat) for id in g.heroes[seat].attacked if id in g.enemies}


def courses(g: Table, foe: Enemy, only: int = ANYONE) -> list[Course]:
    """All ways an Enemy's Activation can go."""

    def single(do: str, clause: str) -> list[Course]:
        return [Course(foe.id, (Step(1, do, clause, foe.at),))]

    if missions.dormant(g, foe):
        return single("sleep", "MD-FOE-01")
    if only != ANYONE and loses_sight(g, foe, g.heroes[only]):
        return single("hide", "MD-COUNTER-05")
    if foe.stunned:
        return single("stand-up", "MD-STUN-04" if only == ANYONE else "MD-STUN-10")
    found: list[Course] = []
    orders = ordered(g, foe, only)
    plan = steps_of(g, foe, only) if orders is None else orders.steps
    follow(g, foe, only, orders, plan, 0, foe.at, foe.to_exit, (), found)
    return found


def follow(
    g: Table,
    foe: Enemy,
    only: int,
    orders: Orders | None,
    plan: tuple[str, ...],
    number: int,
    at: str,
    to_exit: bool,
    done: tuple[Step, ...],
    found: list[Course],
) -> None:
    """Go on from one step to the next, every way there is."""
    if orders is not None and orders.tramples and g.heroes_at(at):
        found.append(Course(foe.id, (*done, Step(number, "trample", "MD-M05-15", at, g.heroes_at(at)[0].seat))))
        return
    if orders is not None and done and orders.lure is not None and orders.lure in g.laid.get(at, ()):
        found.append(Course(foe.id, (*done, Step(number, "lure", "MD-M05-17", at))))
        return
    if number == len(plan):
        found.append(Course(foe.id, done))
        return
    more = number + 1
    if plan[number] == "attack":
        able = aims(g, foe, at, only)
        for aim in able:
            for kind in aim.combats:
                step = Step(more, "attack", attack_clause(g, aim), at, aim.seat, kind, aim.pillar)
                if orders is None or orders.attack_ends:
                    found.append(Course(foe.id, (*done, step)))
                else:
                    follow(g, foe, only, orders, plan, more, at, to_exit, (*done, step), found)
        if not able:
            idle = Step(more, "none", "MD-FOE-04" if only == ANYONE else "MD-COUNTER-04", at)
            follow(g, foe, only, orders, plan, more, at, to_exit, (*done, idle), found)
        return
    heading = to_exit
    if orders is None:
        ways, heading = ways_on(g, foe, at, to_exit, only)
        if only != ANYONE and not g.options.counterattack_moves:
            ways = [way for way in ways if any(aims(g, foe, to, only) for to in way.steps)]
    elif orders.toward == "exit" and at == g.quest.exit and missions.leaves_map(g, foe):
        found.append(Course(foe.id, (*done, Step(more, "leave", "MD-M02-11", at))))
        return
    else:
        ways = marching(g, foe, at, orders)
    for way in ways:
        for to in way.steps:
            step = Step(more, "move", way.why, to, way.seat, goal=way.goal)
            follow(g, foe, only, orders, plan, more, to, heading, (*done, step), found)
    if not ways or not all(way.steps for way in ways):
        stay = Step(more, "stay", "MD-FOE-14" if holds(g, foe, at) else "MD-FOE-13", at)
        if orders is None:
            found.append(Course(foe.id, (*done, stay)))
        else:
            follow(g, foe, only, orders, plan, more, at, to_exit, done, found)


def attack_clause(g: Table, aim: Aim) -> str:
    return "MD-M09-13" if aim.pillar else "MD-FOE-06"
