"""What to do with an Activation: walk, fight, walk on; each plan judged by what it gains and by what comes back.

A plan is thought through to the end of the Activation, with exact odds for its attacks, and only its first act is
taken: after it there are new dice to look at, and the Hero thinks again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Any, NamedTuple

from ..foresight.chances import Law
from ..records.missions import HoldZone, NoReinforcements, OpenMarked
from ..rules import page
from ..rules.doors import closed_doors
from ..rules.ground import level_zones, near, tile_level
from ..rules.loot import guarded, lies
from ..rules.movement import barred, held, points_of
from ..rules.reach import combats, targets
from ..rules.sight import layout
from ..state import Enemy, Table
from . import errands, gear, keeping
from .danger import Danger
from .errands import FAR, ways_to
from .reckoning import after, blow, harm, left_of, mean
from .sidearms import pinned, sidearm
from .team import LONG, team_errand
from .will import useful

# what things are worth, in points of Life
XP = 0.3
TOKEN = 2.0  # a Treasure token
STEP = 0.22  # a Movement Point nearer to where one wants to be
GOAL = 4.0  # an Objective token
ARRIVED = 0.6
KILL = 1.0
AGENT = 4.0  # whoever calls reinforcements every Round
BEGUN = 0.9  # of the worth of killing, for Damage on the way to it
HORIZON = 4.0  # Rounds in which an Enemy would strike
LOOT = 2.0  # what a Boss carries
APART = 0.12  # a Movement Point further from the others
ROOM_GUARDS = 0.45  # to be expected in a Room
GUARD = 3.0
RISE = 2.0  # a higher Level than one is ready for
SKIPPED = 2.0  # a Level that is left out
LATE = 1.0
HURRY = 4.0
PATIENCE = 6  # Rounds before it gets late
SPAWN = 0.8  # to stand where Enemies appear
OPEN = 1.5
NEARBY = 5  # Movement Points
HURT = 2.0
VICTORY = 15.0
TRADE = 3.0  # a Damage more in each attack
PINNED = 1.2  # to stand among Enemies without a weapon for it
CLOSE = 3  # steps
PRESSED = 2.0
IDLE = 0.6  # an Action not used among Enemies


class Reach(NamedTuple):
    """A Zone the Hero can be in, and what is left then."""

    at: str
    actions: int
    points: int
    combat: int  # extra Combat Actions
    first: Any  # the act that leads there, None if it is there


class Plan(NamedTuple):
    worth: float
    first: Any
    story: str = ""


class Planner:
    """One Hero's next act."""

    leaving, freeing = errands.LEAVING, errands.LAST_ROUNDS
    fear = 1.0  # how much of what waits behind doors and on higher Levels counts

    def __init__(self, g: Table, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.hero = g.heroes[seat]
        self.evasive = errands.evasive(g, self.hero)
        self.step = points_of(g, self.hero)
        self.fencer = "melee" in combats(g, self.hero)
        self.mates = [hero for hero in g.standing() if hero is not self.hero]
        self.errand = self.heads()
        self.hurried = errands.hurried(g)
        self.urgency = HURRY if self.hurried or self.errand.what == "flee" else 1.0 + max(g.round - PATIENCE, 0) / 10
        self.goal = next((goal for goal in errands.goals(g) if isinstance(goal, HoldZone)), None)
        self.kept = errands.guarded(g)
        self.danger = Danger(g, self.hero, self.goal.zone if self.goal is not None else "".join(self.kept[:1]))
        self.away = ways_to(g, self.errand.zones, self.evasive) if self.errand.zones else {}
        self._worths: dict[int, float] = {}
        self._spots: dict[str, float] = {}
        self.near_mates = [ways_to(g, (mate.at,), True) for mate in self.mates]
        self.boons = errands.boons(g)
        self.treasure = self.treasures()
        self.spawns = [at for by in (-1, 0, 1) for at in level_zones(g, g.level + by)]

    def heads(self) -> errands.Errand:
        """Where the Heroes go together."""
        return team_errand(self.g, self.seat, self.leaving, self.freeing)

    # -- what is worth how much --------------------------------------------------------------------------------------
    def treasures(self) -> list[tuple[float, dict[str, float]]]:
        """Zones with something to pick up: their worth, and how far they are."""
        g = self.g
        found = []
        for at in dict.fromkeys([*g.treasure, *g.special, *self.boons]):
            if tile_level(g, at) > g.level and self.errand.what == "loot":
                continue
            worth = self.loot_worth(at) * (0.5 if guarded(g, at) else 1.0)
            found.append((worth, ways_to(g, (at,), self.evasive)))
        return found

    def loot_worth(self, at: str) -> float:
        """What lies in a Zone, for the one that picks it up."""
        g = self.g
        better = 0.8 + 0.2 * (tile_level(g, at))
        worth = TOKEN * better * (g.treasure.get(at, 0) + 1.3 * g.special.get(at, 0))
        worth += XP * self.boons.get(at, 0)
        if self.errand.what == "leave":
            worth *= 0.1
        wanted = [errand for errand in errands.objective(g) if errand.what == "pick-up" and at in errand.zones]
        if wanted and lies(g, at):
            worth += GOAL
        return worth

    def foe_worth(self, foe: Enemy) -> float:
        """What it is worth to be rid of an Enemy."""
        found = self._worths.get(foe.id)
        if found is None:
            g = self.g
            rank = g.content.cards[foe.card].rank
            heroes = g.standing()
            kinds = [kind for kind in ("melee", "ranged", "magic") if getattr(g.content.cards[foe.card].dice, kind)]
            hits = sum(max(mean(harm(g, foe, hero, kind)) for kind in kinds) for hero in heroes) / len(heroes)
            found = KILL + HORIZON * hits
            if rank == "agent" and not page.stands(g, NoReinforcements):
                found += AGENT
            if foe.life:
                found += XP * {"mob": 3, "agent": 4, "roaming": 5}[rank] * len(heroes)
                found += LOOT * len(foe.gear)
            if foe.mark and any(goal.mark == foe.mark for goal in errands.goals(g) if hasattr(goal, "mark")):
                found += 3 * GOAL * (errands.HURTS if errands.suffering(g) else 1)
            if foe.at in errands.guarded(g) or foe.at in errands.stranded(g, self.freeing):
                found += VICTORY
            if self.errand.what == "leave":
                found *= 0.6
            self._worths[foe.id] = found
        return found

    def outlook(self, at: str, survival: dict[int, float], attacked: dict[int, float]) -> float:
        """What comes back, and whether the Mission is won."""
        worth = self.danger.outlook(at, survival, attacked)
        if self.goal is not None:
            worth += VICTORY * keeping.held(self.danger, self.goal, at, survival)
        elif self.kept:
            worth -= keeping.intruders(self.danger, at, survival)
        return worth

    def spot(self, at: str) -> float:
        """What it is worth to end in a Zone, danger aside."""
        found = self._spots.get(at)
        if found is None:
            found = self._spots[at] = self._spot(at)
        return found

    def _spot(self, at: str) -> float:
        g = self.g
        worth = 0.0
        if self.errand.zones:
            worth -= STEP * self.urgency * self.away.get(at, FAR)
            if at in self.errand.zones and self.errand.what in ("hold", "lever"):
                worth += ARRIVED
        for value, ways in self.treasure:
            worth += value * 0.35 * 0.85 ** ways.get(at, FAR)
        if self.near_mates and self.errand.what != "lever":
            far = sorted(ways.get(at, FAR) for ways in self.near_mates)
            worth -= APART * min(sum(far) / len(far), 12.0)
        worth -= self.rise(at) + errands.falling(g, at) + errands.straying(g, at)
        if at in self.spawns and at not in self.errand.zones:
            worth -= SPAWN
        if not self.evasive and self.fencer is False and held(g, at):
            worth -= PINNED
        return worth

    def rise(self, at: str) -> float:
        """What it costs to wake up what lives on a tile of a higher Level before the Heroes are ready."""
        g = self.g
        level = tile_level(g, at)
        if level <= g.level or self.hurried or (self.errand.what == "flee" and level == g.level + 1):
            return 0.0
        skipped = level - g.level - 1 if g.round <= LONG else 0
        return self.fear * RISE * (self.unready(at, self.ready(at, 0)) + SKIPPED * skipped)

    def unready(self, at: str, ready: float) -> float:
        """How little the Heroes are prepared for more: loot left behind, mates far away, few Actions left."""
        g = self.g
        others = len(self.mates)
        worth = LATE * max(0.9 * others / (others + 1) - ready, 0.0)
        if errands.closed_chambers(g, g.level):
            worth += 1.0
        worth += sum(ways.get(at, FAR) > NEARBY for ways in self.near_mates) / max(len(self.near_mates), 1)
        return worth

    def out(self, at: str, left: int) -> float:
        """What it is worth to be somewhere with something left to leave the dungeon with."""
        return 0.0

    # -- where one can get to ----------------------------------------------------------------------------------------
    def reaches(self, start: Reach) -> list[Reach]:
        """Every Zone within what is left of the Activation, by the shortest way."""
        g, hero = self.g, self.hero
        found = {start.at: start}
        if held(g, start.at) and not self.evasive:
            return [start]
        here, came = hero.at, hero.came_from
        edge = [start]
        while edge:
            following = []
            for reach in edge:
                if reach.at != start.at and held(g, reach.at) and not self.evasive:
                    continue
                hero.at = reach.at
                for to in near(g, reach.at):
                    if to in found or ((g.pillars or g.map.stairs) and barred(g, hero, to) is not None):
                        continue
                    points, left = reach.points, reach.actions
                    if not points:
                        if not left:
                            continue
                        points, left = self.step, left - 1
                    first = ("move", to) if reach.first is None else reach.first
                    found[to] = Reach(to, left, points - 1, reach.combat, first)
                    following.append(found[to])
            edge = following
        hero.at, hero.came_from = here, came
        return list(found.values())

    # -- plans -------------------------------------------------------------------------------------------------------
    def plans(self, start: Reach) -> Iterator[Plan]:
        """Walk somewhere, attack someone as often as one likes, walk on."""
        g = self.g
        base_attacked = {id: 1.0 for id in self.hero.attacked if id in g.enemies}
        for reach in self.reaches(start):
            worth = self.spot(reach.at) + self.outlook(reach.at, {}, base_attacked) + self.finds(reach)
            yield Plan(worth - self.idling(reach), reach.first, f"go {reach.at}")
            if reach.first is not None and (reach.points or reach.actions):
                for door in closed_doors(g, reach.at):
                    if page.locked(g, door) is None:
                        opens = self.door_worth(door, reach)
                        yield Plan(worth + opens, reach.first, f"go {reach.at} and open")
            if self.hero.things and reach.first is not None and reach.actions and self.lures(reach.at):
                safe = self.outlook(start.at, {}, base_attacked)  # it walks off again
                yield Plan(self.spot(reach.at) + safe + 2 * GOAL, reach.first, f"go {reach.at} and lay")
            if reach.actions + reach.combat > 0:
                yield from self.fights(reach, base_attacked)

    def lures(self, at: str) -> bool:
        """Whether something that the Hero bears, laid down there, serves the Mission."""
        return any(errands.lures(self.g, at, thing) for thing in dict.fromkeys(self.hero.things))

    def idling(self, reach: Reach) -> float:
        """To stand among Enemies and do nothing only puts the fight off: they strike, and nobody strikes back."""
        return IDLE * reach.actions if held(self.g, reach.at) else 0.0

    def finds(self, reach: Reach) -> float:
        """What can be picked up on arrival."""
        able = reach.first is not None and (reach.points or reach.actions)
        return self.loot_worth(reach.at) if able and lies(self.g, reach.at) and not guarded(self.g, reach.at) else 0.0

    def fights(
        self, reach: Reach, attacked: dict[int, float], how: str = "", kinds: Sequence[str] = ()
    ) -> Iterator[Plan]:
        g, hero = self.g, self.hero
        here, hero.at = hero.at, reach.at
        options = []
        for kind in kinds or combats(g, hero):
            for target in targets(g, hero, kind):
                real = "magic" if kind == "sword-and-spell" else kind
                source = how or ("sword-and-spell" if kind == "sword-and-spell" else "")
                options.append((kind, real, source, target))
        for kind, real, source, target in options:
            if isinstance(target, str):
                hero.at = here
                first = (kind, target) if reach.first is None else reach.first
                worth = errands.pillar_worth(g, target)
                yield Plan(self.spot(reach.at) + self.outlook(reach.at, {}, attacked) + worth, first, "pillar")
                hero.at = reach.at
                continue
            foe = g.enemies[target]
            law = blow(g, hero, foe, real, source)
            hero.at = here
            first = (kind, target) if reach.first is None else reach.first
            most = reach.actions + reach.combat
            for n in range(1, most + 1):
                gains, dead, left_over = self.attack_worth(foe, law, n)
                self.danger.left[target] = left_over
                survival = {target: 1.0 - dead}
                struck = {**attacked, target: 1.0 - dead}
                stay = self.spot(reach.at) + self.outlook(reach.at, survival, struck)
                yield Plan(gains + stay, first, f"{n}x {kind} {foe.card}@{foe.at} from {reach.at}")
                left = reach.actions - max(n - reach.combat, 0)
                if left > 0 or (n == most and dead > 0.5):
                    yield from self.retreats(reach, left, gains, stay, survival, struck, dead, target, first, n)
            self.danger.left.clear()
            hero.at = reach.at
        hero.at = here

    def retreats(
        self,
        reach: Reach,
        left: int,
        gains: float,
        stay: float,
        survival: dict[int, float],
        struck: dict[int, float],
        dead: float,
        target: int,
        first: Any,
        n: int,
    ) -> Iterator[Plan]:
        """Walk on after the attacks, if one gets free."""
        g = self.g
        if left <= 0:
            return
        around = [foe.id for foe in g.enemies_at(reach.at) if not foe.stunned]
        if self.evasive or not around:
            free = 1.0
        elif around == [target]:
            free = dead
        else:
            return
        if free < 0.3:
            return
        foe = g.enemies[target]
        for to, far in self.strolls(reach.at, left * self.step).items():
            if to == reach.at:
                continue
            points = left * self.step - far
            there = self.spot(to) + self.out(to, points)
            if free >= 1.0:
                worth = there + self.outlook(to, survival, struck)
            else:  # it is dead, or one stays
                worth = self.outlook(to, {**survival, target: 0.0}, {**struck, target: 0.0})
                worth = free * (there + worth) + (1 - free) * stay
            if points and lies(g, to) and (not guarded(g, to) or (foe.at == to and dead > 0.9)):
                worth += free * self.loot_worth(to)
            yield Plan(gains + worth, first, f"{n}x {foe.card} then {to}")
        if lies(g, reach.at) and around in ([], [target]):
            yield Plan(gains + stay + free * self.loot_worth(reach.at), first, f"{n}x {foe.card} then pick up")

    def strolls(self, start: str, points: int) -> dict[str, int]:
        """Zones within so many steps, Enemies in the way."""
        g = self.g
        found = {start: 0}
        edge = [start]
        for far in range(1, points + 1):
            following = []
            for at in edge:
                if at != start and held(g, at) and not self.evasive:
                    continue
                for to in near(g, at):
                    if to not in found:
                        found[to] = far
                        following.append(to)
            edge = following
        return found

    def attack_worth(self, foe: Enemy, law: Law, attacks: int) -> tuple[float, float, float]:
        """What so many attacks gain, the chance that the Enemy is gone, and how much of it is left if it is not."""
        left = left_of(foe)
        total = sum(left)
        size = self.g.content.cards[foe.card].life
        count = len(foe.minions)
        worth, dead, minions, rest = 0.0, 0.0, 0.0, 0.0
        kill = self.foe_worth(foe)
        for (small, boss), chance in after(law, left, attacks):
            minions += chance * (count - ceil(small / size))
            if not small and not boss:
                dead += chance
                worth += chance * kill
            else:
                worth += chance * kill * BEGUN * (1 - (small + boss) / total)
                rest += chance * (small + boss) / total
        return worth + XP * minions, dead, rest / (1.0 - dead) if dead < 1.0 else 0.0

    # -- the choice --------------------------------------------------------------------------------------------------
    def best(self, acts: Sequence[Any]) -> Any:
        g, hero = self.g, self.hero
        if "stand-up" in acts:
            return "stand-up"
        if "leave" in acts and self.errand.what == "leave":
            return "leave"
        if "transmute" in acts and gear.to_melt(g, hero):
            return "transmute"
        for act in acts:
            if act[0] == "use" and useful(g, hero, act[1]):
                return act
        best = Plan(-1e9, None)
        for plan in self.candidates(acts):
            if plan.worth > best.worth + 1e-9:
                best = plan
        self.chosen = best
        return self.begun(best, acts)

    def begun(self, plan: Plan, acts: Sequence[Any]) -> Any:
        """The act with which a plan begins."""
        if plan.first is None or plan.first not in acts:
            return "stop" if self.hero.points else "rest"
        return plan.first

    def worths(self, acts: Sequence[Any]) -> dict[Any, float]:
        """What the best plan is worth that begins with an act, where one does."""
        found: dict[Any, float] = {}
        for plan in self.candidates(acts):
            first = self.begun(plan, acts)
            if first in acts and plan.worth > found.get(first, -1e9):
                found[first] = plan.worth
        return found

    def candidates(self, acts: Sequence[Any]) -> Iterator[Plan]:
        g, hero = self.g, self.hero
        now = Reach(hero.at, hero.actions, hero.points, hero.extra.get("combat", 0), None)
        if hero.extra.get("move"):
            now = now._replace(actions=now.actions + hero.extra["move"])
        plain = list(self.plans(now))
        yield from plain
        base = max(plan.worth for plan in plain)
        attacked = {id: 1.0 for id in hero.attacked if id in g.enemies}
        for act in acts:
            if act == "pick-up":
                yield self.with_point(now, act, self.loot_worth(hero.at), base)
            elif act[0] == "open":
                yield self.with_point(now, act, self.door_worth(act[1], now), base)
            elif act == "trade":
                yield from self.trades(now, act)
            elif act[0] == "lever":
                yield Plan(base + GOAL, act)
            elif act[0] == "lay" and now.actions and errands.lures(g, hero.at, act[1]):
                yield self.with_point(now, act, 2 * GOAL, base)
            elif act[0] in ("charge", "safe-shot"):
                kind = "melee" if act[0] == "charge" else "ranged"
                reach = Reach(act[2], now.actions, 0, now.combat, act)
                yield from self.fights(reach, attacked, act[1], (kind,))
            elif act[0] == "leap" and held(g, hero.at) and not self.evasive:
                for plan in self.plans(Reach(act[2], now.actions, 0, now.combat, act)):
                    yield plan._replace(worth=plan.worth - XP)

    def trades(self, now: Reach, act: Any) -> Iterator[Plan]:
        """Hand on what serves another more, or draw what serves among Enemies."""
        g, hero = self.g, self.hero
        rest = now._replace(actions=now.actions - 1)
        if pinned(g, hero):
            if card := sidearm(g, hero):
                hands, hero.hands, self.fencer = hero.hands, [card], True
                yield Plan(max(plan.worth for plan in self.plans(rest)), act, f"draw {card}")
                hero.hands, self.fencer = hands, False
            return
        more = 0.0 if held(g, hero.at) else gear.gift_or_change(g, hero)
        if more > 0.0:
            yield Plan(TRADE * more + max(plan.worth for plan in self.plans(rest)), act, "trade")

    def with_point(self, now: Reach, act: Any, gain: float, base: float) -> Plan:
        """Something done for a Movement Point, and the best that can follow."""
        points, left = now.points, now.actions
        if not points:
            points, left = self.step, left - 1
        rest = now._replace(points=points - 1, actions=left)
        then = max((plan.worth for plan in self.plans(rest)), default=base)
        return Plan(gain + then, act, str(act))

    def door_worth(self, door: str, now: Reach) -> float:
        """What it is worth to open a door now, and not later."""
        g = self.g
        zones = g.map.doors[door].zones
        here = now.at
        other = zones[1] if zones[0] == here else zones[0]
        if any(isinstance(goal, OpenMarked) and goal.door == door for goal in errands.goals(g)):
            worth = OPEN * self.urgency + GOAL
        elif (self.errand.zones and self.away.get(other, FAR) < self.away.get(here, FAR) - 1) or (
            self.errand.what == "loot" and here in self.errand.zones
        ):
            worth = OPEN * self.urgency
        else:
            return -1.0
        left = now.actions - (0 if now.points else 1)
        ready = self.ready(other, left)
        if tile_level(g, other) > g.level and not self.hurried:
            worth -= self.fear * RISE * self.unready(other, ready)
        chamber = g.map.zones[other].chamber
        if chamber is None or chamber in g.chambers:
            return worth
        rooms = min(len(g.map.chambers[chamber]), 3)
        worth -= self.fear * GUARD * ROOM_GUARDS * rooms * (1.1 - ready)
        heroes = g.standing()
        hurt = sum(1 - hero.life / hero.most for hero in heroes) / len(heroes)
        pressing = 0 if errands.falls_next(g) else self.pressing(here)  # on falling ground there is no time to wait
        return worth - PRESSED * pressing - HURT * hurt

    def pressing(self, here: str) -> int:
        """Enemies near a Zone."""
        g, reach = self.g, layout(self.g).far(here)
        awake = [foe for foe in g.enemies.values() if not foe.stunned and not errands.flees(g, foe)]
        return sum(reach.get(foe.at, FAR) <= CLOSE for foe in awake)

    def ready(self, at: str, left: int) -> float:
        """How much of all Actions of a Round is still to come around a Zone, with so many of the Hero's own."""
        g = self.g
        for mate, ways in zip(self.mates, self.near_mates, strict=True):
            if mate.seat in g.waiting and ways.get(at, FAR) <= NEARBY:
                left += 3
        return left / (3 * len(g.standing()))
