"""What a mercenary makes of the table: how dangerous each foe is, what a blow is worth, where to stand, how long its
cards will last. Everything is counted in hit points, more or less: what a foe will never do, what a friend suffers.

It looks at a world that its seat cannot tell from the true one, and never at hands that are not its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from taverna.hexgrid import Hex, HexMap, Manner, Mover, Way

from ..records.abilities import Condition
from ..rules import always, damage, figures, initiative, land, levels, sums, worn
from ..state import Character, Figure, Table, hero_id, key
from . import perils
from .course import APART, FAR, Course
from .foes import Conduct, Effect, Effects, Foe, Harm, Odds, drawn, faces, usual
from .lives import Lives
from .stamina import afar

NEXT_ROUND = 0.25
"""What a blow of the next round weighs, which can still be dodged, beside one of this round."""
RACE = 1.6
"""What a step is worth where time runs out."""
NEARER = 0.6
"""What a step towards the foes is worth to one who cannot strike from where it stands."""
OPEN = 8.0
"""What it is worth to open the next door when all are ready: more than a trap before it costs."""
BEHIND = 3
"""How far from a door those wait who do not open it."""
PREY = 0.9
"""What each hit point of those is worth besides whom the goal wants dead."""
VICTORY = 36.0
"""What it is worth besides to bring down all of them, where nothing else is left to do."""
SACRED = -12.0
"""What it is worth to bring down whom one must not."""
SPARED = 0.25
"""What of its worth is left to bring down one whose death shields another who must fall."""
TRICKLE = 2.0
"""Hit points of foes for each hero that need not keep anybody from going on."""
ARRIVED, HURRY, PATIENCE, STROLL = 6.0, 0.8, 0.4, 0.5
"""What it is worth to be where the goal wants one, and a step towards it: in a fight that need not be won, in one that
must be, and in peace."""


class Judge(Lives):
    """The table as one character judges it. `after`: as if every foe had had its turn, and stood where it would."""

    def __init__(self, g: Table, seat: int, *, after: bool = False) -> None:
        self.g = g
        self.seat = seat
        self.after = after
        self.me: Figure = g.figures[hero_id(seat)]
        self.mat: Character = g.characters[seat]
        self.ground: HexMap = land.ground(g)
        self.terrain = land.terrain(g)
        self.party: list[Figure] = [f for f in g.figures.values() if f.force == "party" and f.at is not None]
        self.friends: list[Figure] = [f for f in self.party if f.id != self.me.id]
        self.heroes: list[Figure] = [f for f in self.party if f.kind == "character"]
        self.course = Course(g, self.me, self.heroes, self.own_cards)
        self.foes: list[Foe] = [
            self._foe(f)
            for f in g.figures.values()
            if f.at is not None
            and f.force != "party"
            and not (f.kind == "objective" and figures.escort(g, f))
            and not always.inert(g, f)
            and self._met(f.at)
        ]
        self._prize()
        self.odds = Odds(faces(g, self.mat.deck, self.mat.deck_discard))
        self._outlooks: dict[str, tuple[float, float]] = {}
        self._places: dict[Hex, float] = {}
        self._harms: dict[Hex, list[Harm]] = {}
        self._blows: dict[Hex, tuple[float, float, float]] = {}
        self._reliefs: dict[tuple[Hex, Effects], float] = {}
        self._reaches: dict[tuple[Hex, int, str], Mapping[Hex, Any]] = {}

    def _met(self, at: Hex) -> bool:
        """Whether nothing closed is between us and what stands there; between it and me, where we part."""
        away = self.ground.distances(at)
        return any(hero.at in away for hero in ([self.me] if self.course.quest.posts else self.heroes))

    def _foe(self, figure: Figure) -> Foe:
        g = self.g
        card = None
        if figure.kind == "monster":
            group = next((one for one in g.groups if one.what == figure.what), None)
            card = None if group is None else initiative.card_of(g, group)
        now = usual(g, figure) if card is None else drawn(g, figure, card)
        foe = Foe(g, figure, now, not self.after and not figure.acted and not figure.new)
        if damage.kept_from(g, g.content.scenario(g), figure):
            foe.worth = 0.0
            foe.proof = True
            return foe
        if figure.what in self.course.quest.quarry or figure.name in self.course.quest.quarry:
            foe.worth += PREY * foe.hp
            foe.prey = True
        elif figure.what in self.course.quest.wards or figure.name in self.course.quest.wards:
            foe.worth = SACRED
        elif figure.what in self.course.quest.spared:
            foe.worth *= SPARED
        return foe

    def _prize(self) -> None:
        """Each of those who must fall is its part of the victory, if the goal asks for nothing else."""
        quest, prey = self.course.quest, [foe for foe in self.foes if foe.prey]
        if prey and not (quest.explore or quest.all_foes or quest.slots):
            for foe in prey:
                foe.worth += VICTORY / len(prey)

    # -- where blows fall --------------------------------------------------------------------------------------------
    def toll(self, way: Way) -> float:
        """What it costs to walk into traps and hazards."""
        return way.traps * self._trap + way.hazards * self._hazard

    @cached_property
    def _trap(self) -> float:
        return 1.0 + 1.3 * self.pain(self.me, levels.trap_damage(self.g))

    @cached_property
    def _hazard(self) -> float:
        return 0.3 + 1.3 * self.pain(self.me, levels.hazard_damage(self.g))

    @cached_property
    def _scald(self) -> int:
        return perils.scald(self.g)

    def _prepare(self, foe: Foe) -> None:
        """Where a foe can get, and which of my friends it would rather attack."""
        manner: Manner = "fly" if figures.flies(self.g, foe.figure) else "jump" if foe.now.jump else "walk"
        pals = frozenset(f.at for f in self.foes if f is not foe)
        closed = frozenset(f.at for f in self.friends if f.at is not None)
        foe.ways = Mover(self.ground, self.terrain, manner, pals, closed).reach(foe.at)
        foe.distances = self.ground.distances(foe.at)
        best: Any = None
        reach = self.conduct(foe).range
        for friend in self.friends:
            if worn.hidden(self.g, friend) or friend.at is None:
                continue
            place = (*self.effort(foe, friend.at, reach), self.turn_of(friend))
            if best is None or place < best[0]:
                best = (place, friend)
        foe.others = best

    def conduct(self, foe: Foe) -> Conduct:
        return foe.now if foe.acts else foe.later

    def effort(self, foe: Foe, there: Hex, reach: int) -> tuple[int, int]:
        """(movement it takes to attack someone there, distance)."""
        away = foe.distances.get(there, FAR)
        way = foe.ways.get(there)
        steps = FAR
        if way is not None:
            steps = way.cost + 20 * way.negatives
        else:
            for near in self.ground.steps.get(there, ()):
                way = foe.ways.get(near)
                if way is not None:
                    steps = min(steps, way.cost + 20 * way.negatives + 1)
        if reach > 1 and away <= reach and self.ground.sight(foe.at, there):
            return 0, away
        return max(0, steps - reach), away

    def turn_of(self, figure: Figure) -> int:
        if figure.kind == "summon":
            return self.g.character(figure.owner).initiative * 2 - 1
        return self.g.character(figure.id).initiative * 2 if figure.kind == "character" else 198

    def harms(self, here: Hex) -> list[Harm]:
        """What each foe would do to the party, were I here."""
        found = self._harms.get(here)
        if found is not None:
            return found
        found = self._harms[here] = []
        hidden = worn.hidden(self.g, self.me)
        mine = self.turn_of(self.me)
        shield = sums.shield(self.g, self.me)
        for foe in self.foes:
            ailing = foe.figure.conditions
            if not foe.threat or (foe.acts and "disarm" in ailing):
                continue
            if not foe.ways:
                self._prepare(foe)
            does = self.conduct(foe)
            move = 0 if "immobilize" in ailing and foe.acts else does.move
            effort, away = self.effort(foe, here, does.range)
            other = foe.others
            first = other is None or (effort, away, mine) <= other[0]
            weight = 1.0 if foe.acts else NEXT_ROUND
            if "muddle" in ailing:
                weight *= 0.7
            me = others = 0.0
            if not hidden and (first or does.targets > 1) and effort <= move:
                me = weight * max(0.0, does.attack - shield)
            if other is not None and other[0][0] <= move and (not me or not first or does.targets > 1):
                guard = sums.shield(self.g, other[1])
                others = weight * self.pain(other[1], max(0.0, does.attack - guard))
            if me or others:
                far = effort > 0 if me else other is not None and other[0][0] > 0
                found.append(Harm(foe.id, foe.acts, me, others, far))
        return found

    def blows(self, here: Hex) -> tuple[float, float, float]:
        """Were I here: (damage to me this round, damage to me next round, pain of my friends)."""
        found = self._blows.get(here)
        if found is None:
            now = later = others = 0.0
            for harm in self.harms(here):
                if harm.now:
                    now += harm.me
                else:
                    later += harm.me
                others += harm.others
            found = self._blows[here] = (now, later, others)
        return found

    def danger(self, here: Hex) -> float:
        """What standing here costs me and mine."""
        now, later, others = self.blows(here)
        return self.pain(self.me, now + later) + others

    def relief(self, here: Hex, effects: Effects) -> float:
        """How much less standing here costs after these effects."""
        asked = (here, effects)
        found = self._reliefs.get(asked)
        if found is None:
            done = {effect.foe: effect for effect in effects}
            me = others = 0.0
            for harm in self.harms(here):
                effect = done.get(harm.foe)
                left = 1.0
                if effect is not None:
                    left = max(0.0, 1.0 - effect.killed - effect.off - (effect.held if harm.far and harm.now else 0.0))
                me += left * harm.me
                others += left * harm.others
            found = self._reliefs[asked] = self.danger(here) - self.pain(self.me, me) - others
        return found

    # -- where to be -------------------------------------------------------------------------------------------------
    @cached_property
    def fighting(self) -> bool:
        """Whether there is anyone to fight."""
        return any(foe.fights for foe in self.foes)

    @cached_property
    def hurry(self) -> bool:
        """Whether there is no time to fight all: they come on and on, or not all must fall and cards run out."""
        quest = self.course.quest
        some = quest.explore and bool(quest.quarry) and not quest.all_foes
        return quest.hurry or (some and self.rounds_left < self.rounds_needed)

    @cached_property
    def trickle(self) -> bool:
        """Whether those who are left to fight need not keep us from going on."""
        return self.course.quest.explore and self.few

    @cached_property
    def few(self) -> bool:
        """Whether hardly anyone is left to fight."""
        return self.life <= TRICKLE * len(self.heroes)

    @cached_property
    def ranged(self) -> bool:
        """Whether I strike from afar, mostly."""
        return afar(self.g, self.own_cards)

    @cached_property
    def ready(self) -> bool:
        """Whether the party stands before the next door and hardly anybody rests; those far off are left
        behind if cards run out."""
        sent = self.course.sent
        others = [f for f in self.course.company if f.id != self.me.id and f.at is not None and f.id not in sent]
        if not self.course.pressed and 2 * sum(self.g.character(hero.id).resting for hero in others) > len(others):
            return False
        if self.course.pressed or self.course.quest.dash or self.rounds_left - self.rounds_needed < -2:
            return True
        behind = sum(self.course.to_door(hero.at) > 5 for hero in others if hero.at is not None)
        return behind <= len(others) // 3

    def place(self, here: Hex) -> float:
        """What it is worth to end the turn here."""
        found = self._places.get(here)
        if found is None:
            found = self._places[here] = self._place(here)
        return found

    def _place(self, here: Hex) -> float:
        g = self.g
        total = 0.0
        spot = key(here)
        calm = 0.3 if self.fighting else 1.0
        if g.money.get(spot):
            total += 0.5 * calm * g.money[spot]
        if spot in g.treasures:
            total += 1.2 * calm
        if self.course.held and here == self.me.at:
            total += ARRIVED
        if self._scald and here in self.terrain.difficult:
            total -= self.pain(self.me, self._scald)
        closed = here in self.ground.doors
        if closed:
            total += -30.0 if not self.may_open else OPEN if here == self.course.next_door else 0.0
        if self.fighting:
            return total + self._in_fight(here)
        if self.foes:
            total -= self.danger(here)
        away = self.course.to_goal(here)
        if closed:
            return total
        if self.course.errand:
            return total - STROLL * away + (ARRIVED if not away else 0.0)
        if self.me.id == self.course.leader:
            return total - STROLL * away
        return total - STROLL * max(0, away - BEHIND)

    def _in_fight(self, here: Hex) -> float:
        """What a hex is worth while there is anyone to fight."""
        near = min(self.walk(foe, here) for foe in self.foes if foe.fights)
        total = -self.danger(here)
        eager = NEARER
        quest = self.course.quest
        waits = self.course.opens and not self.hurry
        if self.course.errand and (self.aside or (not waits and (self.few or not self.course.scattered))):
            away = self.course.to_goal(here)
            must = (quest.all_foes or quest.quarry) and self.me.id not in quest.bailers and not self.hurry
            step = PATIENCE if must else RACE if quest.deadline or quest.last else HURRY
            total += (0.0 if away else VICTORY if quest.last else ARRIVED) - step * min(away, 20)
            eager *= 0.3
        elif self.hurry and self.me.id == self.course.leader and self.course.next_door is not None:
            total -= (RACE if quest.deadline or quest.dash else PATIENCE) * min(20, self.course.to_goal(here))
            eager *= 0.5
        elif self.course.pressed:
            total -= HURRY * min(20, max(0, self.course.to_goal(here) - BEHIND))
            eager *= 0.5
        elif self.trickle:
            total -= 0.5 * PATIENCE * min(20, max(0, self.course.to_goal(here) - BEHIND))
            eager *= 0.5
        elif here in self.course.errand or (here in self.course.triggers and not self.hurry):
            total -= ARRIVED  # one room after the other
        total -= eager * max(0, near - (3 if self.ranged else 2))
        return total if self.ranged else total - 0.05 * near

    @cached_property
    def may_open(self) -> bool:
        """Whether I may open a door now: I am the one to do it, and most of the others have yet to act."""
        if self.course.quest.deadline:
            return True
        kept = self.fighting and not self.trickle and not self.hurry and not self.course.forced
        if kept or self.me.id != self.course.leader or not self.ready:
            return False
        others = [f for f in self.course.company if f.id != self.me.id]
        acted = sum(f.acted for f in others)
        return 2 * acted <= len(others) or self.rounds_left < self.rounds_needed or self.course.pressed

    @cached_property
    def aside(self) -> bool:
        """Whether my part of what the goal asks is nearer than any foe, and far from all of them: it is done while the
        others fight."""
        slot, at = self.course.sent.get(self.me.id), self.me.at
        if slot is None or at is None or not self.course.scattered:
            return False
        there, mine = self.ground.distances(slot.at), self.ground.distances(at)
        foes = [foe.at for foe in self.foes if foe.fights]
        return all(min(mine.get(a, FAR), there.get(a, FAR)) > max(APART, there.get(at, FAR)) for a in foes)

    @cached_property
    def away(self) -> bool:
        """Whether I have still to walk to where the party waits for me: two cards played on the way and a rest there
        come to the same as a rest now."""
        far = 0 if self.me.at is None else self.course.to_goal(self.me.at)
        return BEHIND < far < FAR or (0 < far < FAR and bool(self.course.errand))

    @cached_property
    def opening(self) -> bool:
        """Whether I am about to open a door."""
        at = self.me.at
        return at is not None and self.may_open and bool(self.course.doors) and self.course.to_goal(at) <= 6

    def walk(self, foe: Foe, here: Hex) -> int:
        """How far a foe is, on foot."""
        if not foe.ways:
            self._prepare(foe)
        way = foe.ways.get(here)
        return foe.distances.get(here, FAR) if way is None else int(way.cost)

    def reach(self, start: Hex, points: int, manner: Manner) -> Mapping[Hex, Any]:
        """Where I can get from a hex, were I there; not through doors that are better left closed."""
        asked = (start, points, manner)
        found = self._reaches.get(asked)
        if found is None:
            mover = self.mover(manner)
            ways = mover.reach(start, points)
            found = {a: way for a, way in ways.items() if a == start or mover.may_end(a)}
            for door in self.course.doors:
                if door in ways and not self.may_open:
                    cost, beyond = ways[door].cost, self.ground.distances(door)
                    found = {a: way for a, way in found.items() if cost + beyond.get(a, FAR) > way.cost or a == start}
            self._reaches[asked] = found
        return found

    def mover(self, manner: Manner) -> Mover:
        friends = frozenset(f.at for f in self.friends if f.at is not None)
        foes = frozenset(foe.at for foe in self.foes)
        return Mover(self.ground, self.terrain, manner, friends, foes, opens_doors=True)

    # -- what conditions are worth -----------------------------------------------------------------------------------
    def affliction(self, foe: Foe, condition: Condition) -> float:
        """What a condition on a foe is worth, besides what it spares us in this round."""
        return 0.0 if self.proof(foe, condition) or not foe.threat else foe.suffers(condition)

    def proof(self, foe: Foe, condition: Condition) -> bool:
        """Whether a condition would do nothing to a foe."""
        return condition in foe.figure.conditions or condition in figures.immune(self.g, foe.figure)

    def effect(self, foe: Foe, killed: float, brings: Iterable[Condition]) -> Effect:
        """What an attack that brings these conditions may do to a foe."""
        return foe.hit(killed, [condition for condition in brings if not self.proof(foe, condition)])

    def boon(self, figure: Figure, condition: Condition) -> float:
        """What a condition on one of the party is worth."""
        if condition in figure.conditions:
            return 0.0
        if condition == "invisible" and figure.id == self.me.id and self.me.at is not None:
            now, later, _ = self.blows(self.me.at)
            return 0.8 * self.pain(self.me, now + later)
        return {"strengthen": 1.2, "bless": 0.7, "invisible": 1.5}.get(condition, -1.2)
