"""What can be known ahead, as data: where a move can lead and what lies on the way, whom the monsters would go for, an
attack's odds, how long cards last. By the very rules that will resolve the act, on a table made from a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from taverna.core.ask import Ask, Flow
from taverna.core.game import Game
from taverna.hexgrid import Hex, Mover, Way

from .events import Attacked, Retaliated
from .monsters import Option
from .records.abilities import Ability, Attack, Move
from .rules import initiative, shots, strike, sums, ways, when
from .rules.acting import Action
from .rules.monster_turns import options as minds
from .rules.targets import covered
from .state import Figure, Table, key

DECLINED = ("none", "stop", "skip", "no", "suffer")


def rounds_left(hand: int, discarded: int) -> int:
    """For how many rounds the cards last if no action loses any: two a round, and a short rest, which costs a card,
    whenever fewer than two are left (GH-SELECT-10, GH-REST-05)."""
    rounds = 0
    while True:
        if hand >= 2:
            hand, discarded, rounds = hand - 2, discarded + 2, rounds + 1
        elif discarded >= 2:
            hand, discarded = hand + discarded - 1, 0
        else:
            return rounds


# -- a move ----------------------------------------------------------------------------------------------------------
class Reach(msgspec.Struct, frozen=True):
    """Where a figure that is moving can get, and how."""

    mover: Mover
    start: Hex
    points: int
    ways: dict[Hex, Way]

    def path(self, end: Hex) -> tuple[Hex, ...]:
        """The path it would take there."""
        if self.mover.manner == "walk":
            return ways.within(self.mover, self.start, end, self.points)
        return self.mover.path(self.start, end)


def reach(g: Table) -> Reach | None:
    """Where the figure that is moving now can get, if one is."""
    doing = g.doing
    if doing is None or doing.word != "move":
        return None
    figure = g.figures.get(doing.figure)
    if figure is None or figure.at is None:
        return None
    manner: Any = doing.manner
    mover = ways.mover(g, figure, manner)
    return Reach(mover, figure.at, doing.points, dict(mover.reach(figure.at, doing.points)))


Met = tuple[Literal["trap", "hazard", "door", "money", "treasure"], Hex]


def on_the_way(g: Table, who: Figure, path: tuple[Hex, ...]) -> list[Met]:
    """What a move along this path runs into, in order."""
    assert g.doing is not None
    manner, end = g.doing.manner, path[-1]
    met = [] if manner == "fly" else list(path[1:]) if manner == "walk" else [end]
    found: list[Met] = []
    for a in met:
        if key(a) in g.traps:
            found.append(("trap", a))
        if a in g.hazards:
            found.append(("hazard", a))
    if who.kind == "character":
        doors = g.content.map(g).doors
        found += [("door", a) for a in path[1:] if a in doors]
        if g.money.get(key(end)):
            found.append(("money", end))
        if key(end) in g.treasures:
            found.append(("treasure", end))
    return found


# -- the monsters ----------------------------------------------------------------------------------------------------
class Aim(msgspec.Struct, frozen=True):
    """What a monster would do, and whether players would have a choice."""

    figure: Figure
    option: Option
    open: bool = False


def intentions(g: Table) -> list[Aim]:
    """What the monsters still to act this round would do if everybody stayed where they are."""
    found: list[Aim] = []
    groups = {group.what: initiative.card_of(g, group) for group in g.groups}
    for figure in sorted(g.figures.values(), key=lambda f: (f.rank == "normal", f.number)):
        card = groups.get(figure.what) if figure.kind == "monster" else None
        if card is None or figure.acted or figure.new or figure.at is None or "stun" in figure.conditions:
            continue
        some = thought(g, figure, card.do)
        if some:
            found.append(Aim(figure, some[0], len(some) > 1))
    return found


def thought(g: Table, figure: Figure, abilities: tuple[Ability, ...]) -> list[Option]:
    """What a monster would do with the first Move and Attack of these abilities, elements left aside."""
    move = next((one for one in abilities if isinstance(one, Move)), None)
    strike = next((one for one in abilities if isinstance(one, Attack)), None)
    if move is None and strike is None:
        return []
    act = Action(figure.id, None)
    made = shots.Shot(g, act, strike, []) if strike is not None and "disarm" not in figure.conditions else None
    points = None if move is None else max(0, sums.value(g, move.value, figure, None, act))
    jump = move is not None and move.jump
    fly = move is not None and move.fly
    return minds(g, figure, points, jump, fly, made)


# -- an attack -------------------------------------------------------------------------------------------------------
class Outcome(msgspec.Struct, frozen=True):
    """One way an attack can go."""

    damage: int
    kills: bool
    back: int  # damage by Retaliate
    value: int  # before the modifier card
    shield: int
    edge: int


class Odds(dict[Outcome, float]):
    """Every way an attack can go, and how likely it is."""

    @property
    def kill(self) -> float:
        return sum(p for outcome, p in self.items() if outcome.kills)

    @property
    def mean(self) -> float:
        return sum(outcome.damage * p for outcome, p in self.items())

    @property
    def back(self) -> int:
        return max((outcome.back for outcome in self), default=0)

    def by_damage(self) -> dict[int, tuple[float, bool]]:
        """{damage: how likely, and whether it surely kills}, from the least up."""
        found: dict[int, tuple[float, bool]] = {}
        for outcome, p in self.items():
            had, kills = found.get(outcome.damage, (0.0, True))
            found[outcome.damage] = (had + p, kills and outcome.kills)
        return dict(sorted(found.items()))


def declining(ask: Ask) -> Any:
    """Whoever is asked in the middle adds nothing."""
    made = ask.made()
    return next((made[one] for one in DECLINED if one in made), next(iter(made.values())))


def odds(game: Game[Table], g: Table, target: Figure) -> Odds:
    """How the attack under way can go against this target, from the rule that will resolve it and from what is left in
    the modifier deck."""
    doing = g.doing
    assert doing is not None
    shot, seat = _shot(g), g.figures[doing.figure].seat

    def flow(g: Table) -> Flow:
        act = Action(doing.figure, seat)
        yield from strike.strike(g, act, shot(g, act), target.id)

    def measure(g: Table) -> Outcome:
        hit = next((event for event in g.out if isinstance(event, Attacked)), None)
        back = sum(event.damage for event in g.out if isinstance(event, Retaliated))
        left = g.figures.get(target.id)
        dead = left is None or left.at is None
        if hit is None:
            return Outcome(0, dead, back, 0, 0, 0)
        return Outcome(hit.damage, dead, back, hit.value, hit.shield, hit.edge)

    return Odds(game.odds(g, flow, measure, declining))


def _shot(g: Table) -> Callable[[Table, Action], shots.Shot]:
    doing = g.doing
    assert doing is not None and doing.ability is not None
    ability, gained = doing.ability, doing.gained
    return lambda g, act: shots.Shot(g, act, ability, list(gained))


class Makeup(msgspec.Struct, frozen=True):
    """What an attack on a target is made of."""

    base: int
    card: int  # printed on the card
    bonus: int  # of items, active cards and the like
    poison: int
    times: int
    edge: int
    shield: int
    pierce: int
    conditions: tuple[str, ...]
    push: Any
    pull: Any


def makeup(g: Table, target: Figure, one: Outcome) -> Makeup:
    """What the attack under way is made of against this target, when it goes so."""
    assert g.doing is not None
    who = g.figures[g.doing.figure]
    act = Action(who.id, who.seat)
    made = _shot(g)(g, act)
    base = sums.value(g, made.ability.value, who, target, act)
    poison = int("poison" in target.conditions)
    own = made.gains.plus + sum(
        sums.value(g, extra.plus, who, target, act)
        for extra in made.per_target
        if when.holds(g, extra.when, who, target, act, melee=made.melee, single=made.single)
    )
    return Makeup(
        base=base,
        card=own,
        bonus=one.value - base - poison - own if made.gains.times == 1 else 0,
        poison=poison,
        times=made.gains.times,
        edge=one.edge,
        shield=sums.shield(g, target),
        pierce=made.pierce + made.gains.pierce,
        conditions=tuple(dict.fromkeys((*made.conditions, *made.gains.conditions))),
        push=made.ability.push,
        pull=made.ability.pull,
    )


def caught(g: Table, place: tuple[int, int, int]) -> list[Figure]:
    """Whom the shape of the act under way would catch, laid so."""
    doing = g.doing
    assert doing is not None and doing.area is not None
    hexes = covered(doing.area, place)
    force = g.figures[doing.figure].force
    return [figure for figure in g.figures.values() if figure.at in hexes and figure.force != force]
