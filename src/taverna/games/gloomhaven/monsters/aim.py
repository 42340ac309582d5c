"""Whom an attack can hit from a hex, and which of them a monster picks (pp. 19, 21, 31)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache

from taverna.games.gloomhaven.monsters.position import AT, Attack, Enemy, Position, earliest
from taverna.hexgrid import Bits, Hex, add, rotations, straight_distance, subtract

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
        self._laid: dict[Hex, Bits] = {}

    @property
    def several(self) -> bool:
        """Whether it can hit more than one enemy."""
        return self.attack.targets > 1 or bool(self.attack.area)

    def alone(self, focus: Hex) -> bool:
        """Whether it can hit nobody else together with its focus: it has one target, or all others are too far from it
        for its area."""
        if self.attack.targets > 1 or not self.attack.area:
            return self.attack.targets == 1
        return focus in self._alone

    def near(self, target: Hex) -> Bits:
        """The hexes from which it might hit a target, were it in sight."""
        board = self.position.map
        if not self.attack.area:
            return board.near(target, self.range)
        laid = self._laid.get(target)
        if laid is None:
            laid = self._laid_about(target)
            if self.singles_allowed:
                laid |= board.near(target, self.range)
            self._laid[target] = laid
        return laid

    def near_each(self, enemies: Iterable[Enemy]) -> list[Bits]:
        """The same for each of some enemies."""
        if self.attack.area:
            return [self.near(enemy.at) for enemy in enemies]
        return self.position.map.near_each(map(AT, enemies), self.range)

    def hits_from(self, near: Bits, target: Hex) -> list[Hex]:
        """Of some hexes near a target those from which the attack can be made on it."""
        board = self.position.map
        if self.attack.area:
            return [a for a in board.hexes(near) if self.hits(a, target)]
        seeing = board.seeing(near, target)
        return board.hexes(seeing) if seeing else []

    def hits(self, here: Hex, target: Hex) -> bool:
        """Whether the attack can be made on the target from here: range and sight (GH-LOS-01, GH-ATK-03, GH-ATK-05)."""
        if self.attack.area and (self.attack.area_from_self or self.singles_allowed):
            return any(target in caught for caught in self._caught(here)) or target in self._single_targets(here)
        board = self.position.map
        return bool(self.near(target) & board.bit(here)) and board.sight(here, target)

    def spoils(self, here: Hex, target: Hex) -> bool:
        """Whether the hex itself brings Disadvantage: a ranged attack on an adjacent enemy (GH-ATK-04, GH-ADV-11).

        A muddled monster has Disadvantage everywhere, so that no hex is worse to it than another (GH-MUDDLE-01,
        GH-ADV-09).
        """
        if self.melee or "muddle" in self.position.monster.conditions:
            return False
        board = self.position.map
        return bool(board.near(target, 1) & board.bit(here))

    def spoiled(self, here: Hex, targets: Targets) -> Targets:
        """Those of the targets on whom this hex brings Disadvantage."""
        return frozenset(target for target in targets if self.spoils(here, target))

    def disadvantaged(self, here: Hex, targets: Targets) -> Targets:
        """Those of the targets that are attacked with Disadvantage; Advantage cancels it (GH-MUDDLE-01, GH-ADV-10)."""
        if not targets or "strengthen" in self.position.monster.conditions:
            return NOBODY
        if "muddle" in self.position.monster.conditions:
            return targets
        return NOBODY if self.melee else self.spoiled(here, targets)

    def most(self, here: Hex, focus: Hex) -> int:
        """The greatest number of enemies it can hit from here, its focus among them (GH-MATK-03)."""
        return self._most(here, frozenset({focus})) if self.several else int(self.hits(here, focus))

    def most_ever(self, focus: Hex) -> int:
        """No more enemies than this can be hit from anywhere, the focus among them."""
        singles, area = self.singles_allowed, self.attack.area
        if self.alone(focus):
            return 1
        if not area:
            together = 0
        elif self.attack.area_from_self:
            together = len(area)
        else:
            together = max(len(caught) for caught in self._all_placements if singles or focus in caught)
        return min(together + singles, len(self.position.enemy_at))

    def more_from(self, hexes: Iterable[Hex], focus: Hex, than: int) -> bool:
        """Whether more can be hit from some of the hexes, the focus among them."""
        return self.most_ever(focus) > than and any(self.most(a, focus) > than for a in hexes)

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

    def _single_targets(self, here: Hex) -> Targets:
        """The enemies a single target can be chosen from."""
        if not self.singles_allowed:
            return NOBODY
        if here not in self._singles:
            board = self.position.map
            near, sight, bit = board.near(here, self.range), board.sight, board.bit
            self._singles[here] = frozenset([at for at in self.position.enemy_at if near & bit(at) and sight(here, at)])
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

    def _laid_about(self, target: Hex) -> Bits:
        """The hexes from which the area can be laid over a target: any hex of it may be in range (GH-AOE-05)."""
        board, (q, r) = self.position.map, target
        if self.attack.area_from_self:
            return board.bits([(q - x, r - y) for x, y in turned(self.attack.area)])
        over: Iterable[Hex] = [(q + x, r + y) for x, y in around_one(self.attack.area)]
        if not self.position.walls_in_range:
            over = board.ground.intersection(over)
        return board.near_any(over, self.range)

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
        walls, ground, in_range = self.position.walls_in_range, board.ground, board.region((here,), self.range)
        for enemies, placements in self._all_placements.items():
            caught = enemies & seen
            if caught and (
                any([at in in_range for at in enemies])
                or any(a in in_range and (walls or a in ground) for hexes in placements for a in hexes)
            ):
                yield caught

    @cached_property
    def _all_placements(self) -> dict[Targets, set[Targets]]:
        """Enemies that the shape can lie over at once, and every placement of it there."""
        enemies, alone = self.position.enemy_at, self._alone
        placements: dict[Targets, set[Targets]] = {}
        for at in alone:  # whatever lies over it lies over nobody else: all placements count as one
            placements[frozenset((at,))] = {frozenset([add(at, offset) for offset in around_one(self.attack.area)])}
        crowded = [at for at in enemies if at not in alone]
        for shape in rotations(self.attack.area) if crowded else ():
            for at in crowded:
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
        return self.range + self._width

    @cached_property
    def _alone(self) -> list[Hex]:
        """The enemies who are too far from all others to be caught with one of them."""
        enemies, wide = self.position.enemy_at, self._width
        return [at for at in enemies if all(at == b or straight_distance(at, b) > wide for b in enemies)]

    @cached_property
    def _width(self) -> int:
        """How far apart two hexes of the area lie."""
        return width(self.attack.area)


@lru_cache(maxsize=1024)
def width(area: tuple[Hex, ...]) -> int:
    return max(straight_distance(a, b) for a in area for b in area)


@lru_cache(maxsize=1024)
def turned(area: tuple[Hex, ...]) -> frozenset[Hex]:
    """Every hex of the area, turned and mirrored."""
    return frozenset(a for shape in rotations(area) for a in shape)


@lru_cache(maxsize=1024)
def around_one(area: tuple[Hex, ...]) -> frozenset[Hex]:
    """Every hex that some placement of the area covers together with the hex (0, 0)."""
    return frozenset(subtract(a, b) for shape in rotations(area) for a in shape for b in shape)
