"""Whom an attack can hit from a hex, and which of them a monster picks (pp. 19, 21, 31)."""

from __future__ import annotations

from collections.abc import Iterable, Set
from functools import cached_property

from taverna.games.gloomhaven.monsters.position import Attack, Position, earliest
from taverna.hexgrid import Hex, add, rotations, straight_distance, subtract

Targets = frozenset[Hex]
NOBODY: Targets = frozenset()


class Aim:
    """One attack of the monster of one position, tried from any hex. Targets are named by their hexes."""

    def __init__(self, position: Position, attack: Attack) -> None:
        self.position = position
        self.attack = attack
        # An area with a grey hex is melee whatever range the monster has (GH-AOE-03, GH-MMOVE-12).
        self.melee = attack.range == 0 or (bool(attack.area) and attack.area_from_self)
        self.range = 1 if self.melee else attack.range
        self.singles_allowed = attack.targets - 1 if attack.area else attack.targets
        self._singles: dict[Hex, Targets] = {}
        self._areas: dict[Hex, tuple[Targets, ...]] = {}

    @property
    def several(self) -> bool:
        """Whether it can hit more than one enemy."""
        return self.attack.targets > 1 or bool(self.attack.area)

    def hexes_against(self, target: Hex) -> Iterable[Hex]:
        """The hexes from which it might hit the target: all from which it does, and perhaps others."""
        if not self.attack.area:
            return self.position.map.around(target, self.range)
        return [a for a in self.position.map.ground if straight_distance(a, target) <= self._farthest]

    def hexes_among(self, ring: list[Hex], target: Hex) -> Iterable[Hex]:
        """The same, of some hexes; with range 1 perhaps others of them that are adjacent to it."""
        if self.attack.area:
            far = self._farthest
            return [a for a in ring if straight_distance(a, target) <= far]
        if self.range == 1:
            return self.position.map.steps.get(target, ())
        near = self.position.map.within(target, self.range)
        return [a for a in ring if a in near]

    def hits(self, here: Hex, target: Hex) -> bool:
        """Whether the attack can be made on the target from here: range and sight (GH-LOS-01, GH-ATK-03, GH-ATK-05)."""
        if not self.attack.area:
            return self._in_range_and_sight(here, target)
        return any(target in caught for caught in self._caught(here)) or target in self._single_targets(here)

    def spoils(self, here: Hex, target: Hex) -> bool:
        """Whether the hex itself brings Disadvantage: a ranged attack on an adjacent enemy (GH-ATK-04, GH-ADV-11).

        A muddled monster has Disadvantage everywhere, so that no hex is worse to it than another (GH-MUDDLE-01,
        GH-ADV-09).
        """
        if self.melee or "muddle" in self.position.monster.conditions:
            return False
        return self.position.map.adjacent(here, target)

    def spoiled(self, here: Hex, targets: Targets) -> Targets:
        """Those of the targets on whom this hex brings Disadvantage."""
        return frozenset(target for target in targets if self.spoils(here, target))

    def disadvantaged(self, here: Hex, targets: Targets) -> Targets:
        """Those of the targets that are attacked with Disadvantage; Advantage cancels it (GH-MUDDLE-01, GH-ADV-10)."""
        if "strengthen" in self.position.monster.conditions:
            return NOBODY
        if "muddle" in self.position.monster.conditions:
            return targets
        return self.spoiled(here, targets)

    def most(self, here: Hex, focus: Hex) -> int:
        """The greatest number of enemies it can hit from here, its focus among them (GH-MATK-03)."""
        return self._most(here, frozenset({focus})) if self.several else int(self.hits(here, focus))

    def groups(self, focus: Hex, hexes: list[Hex], cost: dict[Hex, int]) -> dict[Targets, list[Hex]]:
        """The groups of targets it may pick, with those of the hexes from which it hits them all (GH-MATK-02..04).

        From each of the hexes the same greatest number can be hit, the focus among them. The others are picked one by
        one in the order of the focus: the enemy it can hit together with those already picked, and still as many in
        all, with the least movement; of these the closest to where the monster stands now; of these the earliest.
        """
        picked = {frozenset({focus}): hexes} if hexes else {}
        most = self.most(hexes[0], focus) if hexes else 0
        for _ in range(most - 1):
            more: dict[Targets, list[Hex]] = {}
            for targets, held in picked.items():
                able = {
                    at: [a for a in held if self._most(a, targets | {at}) == most]
                    for at in self.position.enemy_at
                    if at not in targets
                }
                effort = {at: min(cost[a] for a in some) for at, some in able.items() if some}
                easiest = [self.position.enemy_at[at] for at in effort if effort[at] == min(effort.values())]
                for enemy in earliest(self.position.closest(self.position.monster.at, easiest)):
                    more[targets | {enemy.at}] = able[enemy.at]
            picked = more
        return picked

    def _most(self, here: Hex, wanted: Targets) -> int:
        """The greatest number of targets of an attack that hits all the wanted; 0 if it cannot."""
        singles = self._single_targets(here)
        best = 0
        for caught in self._caught(here):
            rest = wanted - caught
            if len(rest) <= self.singles_allowed and rest <= singles:
                best = max(best, len(caught) + min(self.singles_allowed, len(singles - caught)))
        return best

    def _in_range_and_sight(self, here: Hex, target: Hex) -> bool:
        board = self.position.map
        if self.range == 1:
            return board.adjacent(here, target) and board.sight(here, target)
        if straight_distance(here, target) > self.range:
            return False
        return here in board.within(target, self.range) and board.sight(here, target)

    def _single_targets(self, here: Hex) -> Targets:
        """The enemies a single target can be chosen from."""
        if not self.singles_allowed:
            return NOBODY
        if here not in self._singles:
            self._singles[here] = frozenset([at for at in self.position.enemy_at if self._in_range_and_sight(here, at)])
        return self._singles[here]

    def _caught(self, here: Hex) -> tuple[Targets, ...]:
        """What the area can catch at once; a placement that catches only part of what another does is left out.

        Without an area, or with nobody in its reach, it catches nobody, and single targets remain.
        """
        if not self.attack.area:
            return (NOBODY,)
        if here not in self._areas:
            caught = set(self._caught_from_self(here) if self.attack.area_from_self else self._caught_afar(here))
            self._areas[here] = tuple(a for a in caught if not any(a < b for b in caught)) or (NOBODY,)
        return self._areas[here]

    def _caught_from_self(self, here: Hex) -> Iterable[Targets]:
        """Any rotation or mirror image about the monster's hex; only enemies in sight (GH-AOE-01, -03, -06, -09)."""
        board, enemies = self.position.map, self.position.enemy_at
        for shape in rotations(self.attack.area):
            caught = (add(here, offset) for offset in shape)
            yield frozenset(at for at in caught if at in enemies and board.sight(here, at))

    def _caught_afar(self, here: Hex) -> Iterable[Targets]:
        """The shape anywhere, turned or mirrored, with one hex in range (GH-AOE-05, -06): be it empty or, unless the
        table reads it otherwise, wall (GH-AOE-10)."""
        board = self.position.map
        near = [at for at in self.position.enemy_at if straight_distance(here, at) <= self._farthest]
        seen = frozenset([at for at in near if board.sight(here, at)])
        if not seen:
            return
        in_range: Set[Hex] = board.within(here, self.range).keys()
        if not self.position.walls_in_range:
            in_range = in_range & board.ground
        for enemies, placements in self._all_placements.items():
            caught = enemies & seen
            if caught and not all(in_range.isdisjoint(hexes) for hexes in placements):
                yield caught

    @cached_property
    def _all_placements(self) -> dict[Targets, set[Targets]]:
        """Enemies that the shape can lie over at once, and every placement of it there."""
        enemies = self.position.enemy_at
        placements: dict[Targets, set[Targets]] = {}
        for shape in rotations(self.attack.area):
            for at in enemies:
                for offset in shape:
                    q, r = subtract(at, offset)
                    hexes = frozenset([(q + x, r + y) for x, y in shape])
                    placements.setdefault(hexes.intersection(enemies), set()).add(hexes)
        return placements

    @cached_property
    def _farthest(self) -> int:
        """No enemy farther away than this is hit by the area or by a single target."""
        area = self.attack.area
        if self.attack.area_from_self:
            return max(self.range, *(straight_distance((0, 0), a) for a in area))
        return self.range + max(straight_distance(a, b) for a in area for b in area)
