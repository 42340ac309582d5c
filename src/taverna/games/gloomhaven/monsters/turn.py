"""A monster's turn: focus, move, attack, with all that the rules leave open, and the clause behind each step."""

from __future__ import annotations

import msgspec

from taverna.games.gloomhaven.monsters.aim import NOBODY, Aim
from taverna.games.gloomhaven.monsters.focus import Focus, find_focus
from taverna.games.gloomhaven.monsters.move import Stand, best_stands, closest_stops, nearest_stands, stops
from taverna.games.gloomhaven.monsters.position import Attack, Card, Position
from taverna.hexgrid import Hex, Mover, Terrain

MELEE = Attack()


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing the monster may do: go from `start` to `move`, where it stops, attack `attacks`, and why."""

    focus: Hex | None
    start: Hex
    move: Hex
    mover: Mover | None = None
    attacks: tuple[Hex, ...] = ()
    disadvantage: tuple[Hex, ...] = ()
    why: tuple[str, ...] = ()
    whom: str = ""  # the id of its focus

    @property
    def path(self) -> tuple[Hex, ...]:
        """Its way: the first hex is where it stands. Of several options only one is walked."""
        return (self.start,) if self.mover is None else self.mover.path(self.start, self.move)


def monster_turn(position: Position, card: Card, focus: Hex | None = None, told: bool = True) -> list[Option]:
    """Everything the rules allow the monster to do with this card, in a fixed order. `focus`: the hex of the enemy it
    has already focused on this turn (GH-FOCUS-01); `told`: whether anybody is told why.

    One option means it has no choice; of several the players choose one (GH-AMBIG-01). Options that stop on the same
    hex and attack the same enemies are one.
    """
    start, conditions = position.monster.at, position.monster.conditions
    if "stun" in conditions:
        return [Option(None, start, start, why=("GH-STUN-01",))]
    attack = None if "disarm" in conditions else card.attack
    aim = Aim(position, attack or MELEE)
    mover = position.mover(jump=card.jump)
    foci = find_focus(position, aim, mover, focus, told)
    if not foci:
        return [Option(None, start, start, why=("GH-FOCUS-09",))]
    found: list[Option] = []
    for one in foci if len(foci) == 1 else sorted(foci, key=lambda focus: focus.enemy.at):
        stands, why_move = move(position, card, aim, mover, one, told)
        why = (*_why_focus(position, card, attack, one), *why_move) if told else ()
        for stand in stands:
            stop, targets = stand.at, stand.targets if attack else NOBODY
            option = Option(
                one.enemy.at,
                start,
                stop,
                mover,
                tuple(sorted(targets)),
                tuple(sorted(spoilt)) if (spoilt := aim.disadvantaged(stop, targets)) else (),
                (*why, *_why_attack(position, aim, stop, targets)) if told else (),
                one.enemy.id,
            )
            found.append(option)
    if len(found) == 1:
        return found
    distinct = {(option.move, option.attacks): option for option in reversed(found)}
    if len(distinct) == 1:
        return list(distinct.values())
    found = sorted(distinct.values(), key=lambda option: (option.move, option.attacks))
    if told:
        found = [msgspec.structs.replace(option, why=(*option.why, "GH-AMBIG-01")) for option in found]
    return found


def move(
    position: Position, card: Card, aim: Aim, mover: Mover, focus: Focus, told: bool = True
) -> tuple[list[Stand], list[str]]:
    """Where it stops this turn, whom it hits from there, and why (GH-MMOVE-01..14).

    To the best hex to attack its focus from, if it can reach one; else towards the best there is, and if several are
    equally good, towards any one of them, however far it gets (GH-MMOVE-13). Without an attack it goes for a hex next
    to its focus in the same way, as `aim` is a melee attack then (GH-MMOVE-02).
    """
    start = position.monster.at
    if card.move is None:
        points, why = 0, ["GH-MMOVE-01"]
    elif "immobilize" in position.monster.conditions:
        points, why = 0, ["GH-IMMOB-01"]
    else:
        points, why = card.move, []
    best = nearest_stands(aim, focus)
    if best and focus.cost <= points:
        return best, why or (_why_best(position, card, aim, focus, focus.hexes, best) if told else [])
    if not best:
        reached = list(stops(position, mover, focus, points))
        if best := best_stands(aim, focus, reached):
            ends = [a for _, hexes in reached for a in position.map.hexes(hexes)] if told else []
            return best, why or (_why_best(position, card, aim, focus, ends, best) if told else [])
    if not points:
        return [Stand(start, NOBODY)], why or ["GH-MMOVE-09"]
    wanted = best or best_stands(aim, focus, stops(position, mover, focus))
    goals = sorted({stand.at for stand in wanted})
    nearest = {stop for goal in goals for stop in closest_stops(position, mover, focus, goal, points)}
    why = ["GH-MMOVE-09", "GH-MMOVE-11"]
    if len(goals) > 1:
        why.append("GH-MMOVE-13")
    if told and _avoids_negatives(position, aim, mover, focus, points):
        why.append("GH-MTRAP-03")
    return [Stand(stop, NOBODY) for stop in sorted(nearest)], why


def _why_focus(position: Position, card: Card, attack: Attack | None, focus: Focus) -> list[str]:
    why = list(focus.why)
    if card.attack and not attack:
        why.append("GH-DISARM-03")
    if not attack:
        why.append("GH-FOCUS-04")
    if position.unseen:
        why.append("GH-INVIS-01")
    if position.terrain.negative and not position.monster.flying:
        why.append("GH-MTRAP-02" if focus.negatives else "GH-MTRAP-01")
    return why


def _why_best(
    position: Position, card: Card, aim: Aim, focus: Focus, reached: list[Hex], best: list[Stand]
) -> list[str]:
    start, target = position.monster.at, focus.enemy.at
    if card.attack is None or "disarm" in position.monster.conditions:
        return ["GH-MMOVE-02"]
    why = ["GH-MMOVE-03"]
    if aim.several:
        why += ["GH-MMOVE-05", "GH-MMOVE-14"]
    elif aim.melee:
        why.append("GH-MMOVE-04")
    if not aim.melee:
        why.append("GH-MMOVE-06")
        if aim.hits(start, target) and aim.spoils(start, target):
            why.append("GH-MMOVE-07")
        if aim.several and aim.more_from(reached, target, aim.most(best[0].at, target)):
            why.append("GH-MMOVE-08")
    return why


def _why_attack(position: Position, aim: Aim, stop: Hex, targets: frozenset[Hex]) -> list[str]:
    if not targets:
        return []
    why = ["GH-MATK-02"]
    if aim.several:
        why.append("GH-MATK-03")
        if len(targets) > 1:
            why.append("GH-MATK-04")
    if "muddle" in position.monster.conditions:
        why.append("GH-MUDDLE-01")
    elif not aim.melee and any(aim.spoils(stop, target) for target in targets):
        why.append("GH-ATK-04")
    return why


def _avoids_negatives(position: Position, aim: Aim, mover: Mover, focus: Focus, points: int) -> bool:
    """Whether it could attack its focus this turn by entering a negative hex that it need not enter."""
    land, target = position.terrain, focus.enemy.at
    if position.monster.flying or not land.negative:
        return False
    plain = Terrain(land.obstacles, difficult=land.difficult)
    careless = Mover(mover.map, plain, mover.manner, mover.friends, mover.foes)
    near = aim.near(target) & ~careless.occupied
    for _, cost, ring in careless.rings(position.monster.at):
        if cost > points:
            return False
        if ring & near and aim.hits_from(ring & near, target):
            return True
    return False
