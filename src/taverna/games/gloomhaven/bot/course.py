"""Where a character is bound for: its part of what the goal asks, or the next door; and who goes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from taverna.hexgrid import Hex, Mover

from ..records.scenarios import Relocate
from ..rules import land
from ..state import Figure, Table
from .quest import Quest, Slot, doors_on
from .stamina import breath, looting

FAR = 99
NEAR_DOOR = 4
"""How far from a door someone may be who opens it in the next round or this one."""
AT_DOOR = 2
"""How far one may be who opens it in this round by itself."""
APART = 6
"""How far from one another people still fight together."""
AROUND_HAZARD, AROUND_TRAP = 3, 8
"""Steps that whoever goes around a hazard or a trap seems to save."""


class Course:
    """Ways of one character and its companions. `cards`: its own."""

    def __init__(self, g: Table, me: Figure, heroes: Sequence[Figure], cards: Sequence[str]) -> None:
        self.g = g
        self.me = me
        self.heroes = heroes
        self.cards = cards
        self.quest = Quest(g)
        self.ground = land.ground(g)
        self.terrain = land.terrain(g)

    # -- errands -----------------------------------------------------------------------------------------------------
    @cached_property
    def sent(self) -> dict[str, Slot]:
        """Who goes where for what the goal asks: the nearest, each to one place, as far as hands are known."""
        others = {f.at for f in self.g.figures.values() if f.kind != "character" and f.force == "party"}
        slots = [slot for slot in self.quest.slots if slot.how != "stand" or slot.at not in others]
        if not slots:
            return {}
        far = [
            (self.ground.distances(slot.at).get(hero.at, FAR) + (self._fit(hero) if slot.early else 0), hero.id, nth)
            for nth, slot in enumerate(slots)
            for hero in self.heroes
            if hero.at is not None and slot.who in ("", hero.id) and (slot.how != "loot" or self.loots(hero))
        ]
        found: dict[str, Slot] = {}
        taken: set[Hex] = set()
        for _, id, nth in sorted(far):
            if id not in found and slots[nth].at not in taken:
                found[id] = slots[nth]
                taken.add(slots[nth].at)
        return found

    def _fit(self, hero: Figure) -> int:
        """How little someone can be spared elsewhere: by the cards that are left."""
        return sum(breath(self.g.character(hero.id)))

    def loots(self, hero: Figure) -> bool:
        """Whether someone has a Loot ability, as far as one can know."""
        known = self.g.content
        if hero.id == self.me.id:
            return any(looting(known.cards[id]) for id in self.cards)
        return any(looting(known.cards[id]) for id in known.cards_of[hero.what] if known.cards[id].level <= 1)

    @cached_property
    def errand(self) -> list[Hex]:
        """Where I do my part of what the goal asks, if there is any."""
        if self.crossing or self.me.id in self.quest.bailers:
            return self.crossing or self.quest.bailers[self.me.id]
        slot = self.sent.get(self.me.id)
        if slot is None:
            return self.quest.exits if self.quest.deadline and self.next_door is None else []
        near = [a for a in self.ground.steps.get(slot.at, ()) if a not in self.terrain.obstacles]
        return near if slot.how == "beside" else [slot.at, *near] if slot.how == "loot" else [slot.at]

    @cached_property
    def toil(self) -> frozenset[Hex]:
        """From where points of a Move are spent on my part of it."""
        if self.crossing:
            return frozenset(self.crossing)
        slot, g = self.sent.get(self.me.id), self.g
        if slot is None or slot.how != "beside":
            return frozenset()
        by_moves = [piece for piece in self.quest.rules if piece.when == "deed" and piece.price == "move"]
        return (
            frozenset(self.errand) if any(slot.at in g.spots.get(piece.of, ()) for piece in by_moves) else frozenset()
        )

    @cached_property
    def crossing(self) -> list[Hex]:
        """From where I go over to a room to which no way leads, of those that one of us must be in: if there is
        something to do there and nothing here, and I am not the last on this side."""
        g, at = self.g, self.me.at
        if not self.quest.posts or at is None:
            return []
        away, rooms_at = self.ground.distances(at), g.content.board(g).rooms_at
        here, held = rooms_at(at), {room for hero in self.heroes if hero.at for room in rooms_at(hero.at)}
        foes = [f.at for f in g.figures.values() if f.kind == "monster" and f.force != "party" and f.at is not None]
        last = all(hero.at not in away for hero in self.heroes if hero.id != self.me.id)
        if any(a in away for a in foes) or (last and any(room in self.quest.posts for room in here)):
            return []
        if not foes and self.quest.posts <= held:
            return []
        over = [piece for piece in self.quest.rules if piece.when == "deed" and piece.price == "move"]
        letters = [piece.of for piece in over if any(isinstance(do, Relocate) for do in piece.do)]
        spots = [a for letter in letters for a in g.spots.get(letter, ())]
        return [a for spot in spots for a in self.ground.steps.get(spot, ()) if a in away]

    @cached_property
    def scattered(self) -> bool:
        """Whether places where one has to stand lie far from one another: whoever goes there fights alone."""
        places = [slot.at for slot in self.quest.slots if slot.how == "stand" and not slot.early]
        return any(self.ground.distances(places[0]).get(a, FAR) > APART for a in places[1:])

    @property
    def opens(self) -> bool:
        """Whether my errand opens another room."""
        slot = self.sent.get(self.me.id)
        return slot is not None and slot.opens

    @cached_property
    def triggers(self) -> frozenset[Hex]:
        """Where whoever ends a turn opens another room."""
        return frozenset(slot.at for slot in self.quest.slots if slot.opens and slot.how == "stand")

    @cached_property
    def held(self) -> bool:
        """Whether I must not leave where I stand."""
        return self.quest.held(self.me.id)

    @cached_property
    def company(self) -> list[Figure]:
        """Those of us between whom and me nothing is closed: where a party starts in two rooms, each half goes on by
        itself."""
        if self.me.at is None:
            return list(self.heroes)
        away = self.ground.distances(self.me.at)
        return [f for f in self.heroes if f.at in away]

    # -- doors -------------------------------------------------------------------------------------------------------
    @cached_property
    def doors(self) -> list[Hex]:
        """Closed doors worth opening."""
        return doors_on(self.g)

    @cached_property
    def next_door(self) -> Hex | None:
        """The door that the party opens next: the one nearest to all; or where time runs out, that I open."""
        if not self.doors or not self.quest.explore:
            return None
        if self.quest.deadline:
            return self._parted.get(self.me.id)
        heroes = [f.at for f in self.company if f.id not in self.sent] or [f.at for f in self.company]

        def far(door: Hex) -> int:
            away = self.ground.distances(door)
            return sum(min(25, away.get(at, 25)) for at in heroes if at is not None)

        return min(self.doors, key=lambda door: (far(door), door))

    @cached_property
    def _parted(self) -> dict[str, Hex]:
        """Each of us to a door of its own, the nearest first."""
        free = {f.id: f.at for f in self.company if f.id not in self.sent and f.at is not None}
        ways = [(self.ground.distances(door), door) for door in self.doors]
        far = sorted((away.get(at, FAR), id, door) for id, at in free.items() for away, door in ways)
        found: dict[str, Hex] = {}
        for _, id, door in far:
            if id not in found and door not in found.values():
                found[id] = door
        return found

    @cached_property
    def pressed(self) -> bool:
        """Whether one whom we must not lose is about to open the next door, and would stand in it alone."""
        return self._opened_within(NEAR_DOOR)

    @cached_property
    def forced(self) -> bool:
        """Whether it will do so at the end of this round, or of the next."""
        return self._opened_within(AT_DOOR)

    def _opened_within(self, steps: int) -> bool:
        if self.next_door is None:
            return False
        away = self.ground.distances(self.next_door)
        near = [
            f
            for f in self.g.figures.values()
            if f.at is not None and away.get(f.at, FAR) <= steps and f.force == "party"
        ]
        found = [land.objective(self.g, f.what) for f in near if f.kind == "objective"]
        return any(one is not None and one.opens_doors for one in found)

    @cached_property
    def leader(self) -> str:
        """Who opens doors: whoever can bear most of what is behind them, of those who are not far."""
        if self.quest.deadline:
            return self.me.id
        free = [f for f in self.company if f.id not in self.sent] or self.company
        up = [f for f in free if not self.g.character(f.id).resting] or free
        away = {} if self.next_door is None else self.ground.distances(self.next_door)

        def merit(f: Figure) -> tuple[float, int]:
            far = 0 if f.at is None else away.get(f.at, 0)
            return f.hp + f.max_hp - 2.0 * max(0, far - 3), -(f.seat or 0)

        return max(up, key=merit).id if up else ""

    # -- ways --------------------------------------------------------------------------------------------------------
    @cached_property
    def goals(self) -> list[Hex]:
        """Where there is something to do besides fighting: my errand, or a door to open."""
        return self.errand or ([] if self.next_door is None else [self.next_door])

    def _way_to(self, goals: Sequence[Hex]) -> Mapping[Hex, Any]:
        """From every hex the way to the nearest of these."""
        return Mover(self.ground, self.terrain, "walk", opens_doors=True).left(goals) if goals else {}

    @cached_property
    def _left_to_goal(self) -> Mapping[Hex, Any]:
        return self._way_to(self.goals)

    @cached_property
    def _left_to_door(self) -> Mapping[Hex, Any]:
        return self._way_to([] if self.next_door is None else [self.next_door])

    def to_goal(self, here: Hex) -> int:
        return steps(self._left_to_goal, here)

    def to_door(self, here: Hex) -> int:
        return steps(self._left_to_door if self.errand else self._left_to_goal, here)


def steps(left: Mapping[Hex, Any], here: Hex) -> int:
    """How far it is from a hex, going around what hurts. What cannot be gone around is worth going through once, so
    that nobody stands before it for ever."""
    way = left.get(here)
    return FAR if way is None else way.cost + AROUND_HAZARD * way.hazards + AROUND_TRAP * way.traps
