"""Abilities as they are performed: whom they reach, how an attack is worked out, what follows it (pp. 19-23, 31)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import Literal

import msgspec

from taverna.games.gloomhaven.monsters.position import Ability, Attack, Card, Condition
from taverna.hexgrid import Hex, HexMap, Path, pulls, pushes

NOWHERE: frozenset[Hex] = frozenset()


# Range and sight


def reaches(map: HexMap, ability: Ability, here: Hex, there: Hex) -> bool:
    """Whether range and sight let the ability be used from `here` on the figure `there`.

    An attack without a range is melee, of range 1 (GH-ATK-05); every attack and every ability with a range needs sight
    (GH-LOS-01, GH-LOS-05). Another ability without a range needs none (GH-LOS-06): its text says whom it affects.
    """
    range = 1 if ability.name == "attack" and not ability.range else ability.range
    return range is None or (there in map.within(here, range) and map.sight(here, there))


# The monster's stat card and its ability card


class StatCard(msgspec.Struct, frozen=True):
    """The base values of a monster; `range` 0 is the dash of a melee attacker (GH-STAT-04..07)."""

    move: int
    attack: int
    range: int = 0


class AttackLine(msgspec.Struct, frozen=True):
    """An "Attack +/-X" on an ability card, with its own range or, with None, the monster's."""

    plus: int = 0
    range: int | None = None
    targets: int = 1
    area: tuple[Hex, ...] = ()
    area_from_self: bool = True


class AbilityCard(msgspec.Struct, frozen=True):
    """A monster ability card as printed: "Move +/-X", "Attack +/-X", and whatever else it lists."""

    move: int | None = None
    jump: bool = False
    attack: AttackLine | None = None
    others: tuple[Ability, ...] = ()


def card_in_force(stats: StatCard, printed: AbilityCard) -> Card:
    """What the card means for a monster with these base values: never less than nothing.

    Its move and attack values are modified by the card (GH-MMOVE-01, GH-MATK-01); an attack with no range on the card
    has the base range (GH-MATK-05). What the card does not list is not performed (GH-MON-02).
    """
    line, attack = printed.attack, None
    if line is not None:
        attack = Attack(stats.range if line.range is None else line.range, line.targets, line.area, line.area_from_self)
    move = None if printed.move is None else max(0, stats.move + printed.move)
    return Card(move, printed.jump, attack, printed.others)


def base_damage(stats: StatCard, line: AttackLine) -> int:
    """The attack value modified by the card (GH-MATK-01, GH-ATK-14)."""
    return max(0, stats.attack + line.plus)


# Attacks, by whomever they are made


class Modifier(msgspec.Struct, frozen=True):
    """A bonus, or an attack modifier card: +X or -X, "2x" (`times` 2), "null" (`times` 0), and its added effects."""

    plus: int = 0
    times: int = 1
    rolling: bool = False
    effects: tuple[str, ...] = ()

    def applied(self, value: int) -> int:
        """The attack value with it."""
        return value * self.times + self.plus


Edge = Literal["advantage", "disadvantage"]


class Target(msgspec.Struct, frozen=True):
    """One target of an attack: what the attacker adds against it, its defence, and the edge on this attack alone."""

    at: Hex
    bonuses: tuple[Modifier, ...] = ()
    defence: int = 0
    edges: frozenset[Edge] = frozenset()


class Hit(msgspec.Struct, frozen=True):
    """One separate attack: the modifier cards applied, and the damage."""

    at: Hex
    cards: tuple[Modifier, ...]
    damage: int


def attack_action(
    base: int, targets: Sequence[Target], deck: Iterator[Modifier], edges: Set[Edge] = frozenset()
) -> tuple[Hit, ...]:
    """A single attack action: one separate attack on each target, in order, with its own card (GH-AOE-02, GH-MOD-01).

    `edges` hold for the whole action, those of a target for the attack on it (GH-ADV-11). No enemy is attacked twice
    (ValueError; GH-TARGET-02). Characters' attacks and monsters' are worked out in the same way (GH-MATK-06).
    """
    if len({target.at for target in targets}) < len(targets):
        raise ValueError("one ability never attacks the same enemy twice (GH-TARGET-02)")
    return tuple(attack(base, target, deck, edges) for target in targets)


def attack(base: int, target: Target, deck: Iterator[Modifier], edges: Set[Edge] = frozenset()) -> Hit:
    """The attacker's bonuses, then the modifier card, then the defender's bonuses (GH-ATK-06..08).

    The bonuses of a step come in the order chosen (GH-ATK-09), and no step leaves less than zero (GH-ATK-14). A null
    card lets nothing through (GH-MOD-16).
    """
    value = _after(base, target.bonuses)
    cards = draw(value, deck, edges | target.edges)
    value = 0 if any(card.times == 0 for card in cards) else _after(value, cards)
    return Hit(target.at, cards, max(0, value - target.defence))


def _after(value: int, modifiers: Sequence[Modifier]) -> int:
    for modifier in modifiers:
        value = modifier.applied(value)
    return max(0, value)


def draw(value: int, deck: Iterator[Modifier], edges: Set[Edge] = frozenset()) -> tuple[Modifier, ...]:
    """Draw modifier cards for an attack of this value, and give back those to apply, in the order drawn.

    Rolling cards go on to the first that is not (GH-MOD-08). With Advantage the better of two cards, rolling ones
    added; with Disadvantage the worse, rolling ones disregarded (GH-ADV-01..06). The two cancel each other, and
    neither adds up (GH-ADV-09, GH-ADV-10).
    """
    first = next(deck)
    if len(edges) != 1:
        return (first, *_until_fixed(deck)) if first.rolling else (first,)
    second = next(deck)
    if not first.rolling and not second.rolling:
        return (better(value, first, second) if "advantage" in edges else worse(value, first, second),)
    drawn = (first, second, *(_until_fixed(deck) if first.rolling and second.rolling else ()))
    return drawn if "advantage" in edges else tuple(card for card in drawn if not card.rolling)


def _until_fixed(deck: Iterator[Modifier]) -> tuple[Modifier, ...]:
    """Cards up to the first that is not rolling."""
    drawn = [next(deck)]
    while drawn[-1].rolling:
        drawn.append(next(deck))
    return tuple(drawn)


def better(value: int, first: Modifier, second: Modifier) -> Modifier:
    """The better of two cards for an attack of this value; where that is unclear, the first (GH-ADV-07, GH-ADV-08)."""
    return second if _beats(value, second, first) else first


def worse(value: int, first: Modifier, second: Modifier) -> Modifier:
    """The worse of two cards, or the first."""
    return second if _beats(value, first, second) else first


def _beats(value: int, one: Modifier, other: Modifier) -> bool:
    """Its value is no less and its effects include the other's, and one of the two is truly greater."""
    mine, its = _after(value, [one]), _after(value, [other])
    effects, others = set(one.effects), set(other.effects)
    return mine >= its and effects >= others and (mine > its or effects > others)


class Retaliate(msgspec.Struct, frozen=True):
    """Retaliate X, against attackers up to so many hexes away."""

    damage: int
    range: int = 1


def retaliation(map: HexMap, defender: Hex, attacker: Hex, bonuses: Sequence[Retaliate]) -> int:
    """The damage an attack from there earns, all bonuses that reach it together (GH-RETAL-01, -02, -05).

    It targets nobody, so that an invisible attacker suffers it like any other (GH-RETAL-06, GH-INVIS-05).
    """
    away = map.distance(defender, attacker)
    return sum(bonus.damage for bonus in bonuses if away is not None and away <= bonus.range)


# Push and Pull


class Forced(msgspec.Struct, frozen=True):
    """Push X or Pull X."""

    kind: Literal["push", "pull"]
    length: int


def forced_ways(
    map: HexMap,
    attacker: Hex,
    target: Hex,
    effects: Sequence[Forced],
    *,
    friends: Set[Hex] = NOWHERE,
    foes: Set[Hex] = NOWHERE,
    obstacles: Set[Hex] = NOWHERE,
    flying: bool = False,
    may_skip: bool = True,
) -> tuple[tuple[Path | None, ...], ...]:
    """All that an attack with several Push and Pull effects can do: for each effect its path, or None if skipped.

    Each is applied in full or skipped on its own (GH-PUSH-06, GH-PUSH-07), from where the one before left the target.
    A monster's are never skipped (GH-EFFECT-05), and its paths are the players' choice (GH-AMBIG-01).
    """
    chains: list[tuple[Hex, tuple[Path | None, ...]]] = [(target, ())]
    for effect in effects:
        ways: Callable[..., tuple[Path, ...]] = pushes if effect.kind == "push" else pulls
        onward: list[tuple[Hex, tuple[Path | None, ...]]] = []
        for at, chain in chains:
            if may_skip:
                onward.append((at, (*chain, None)))
            for path in ways(
                map, attacker, at, effect.length, friends=friends, foes=foes, obstacles=obstacles, flying=flying
            ):
                onward.append((path[-1], (*chain, path)))
        chains = onward
    return tuple(chain for _, chain in chains)


# Conditions that pass


PASSING: frozenset[Condition] = frozenset({"immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"})
"""They are removed at the end of the figure's next turn."""

Tokens = Mapping[Condition, bool]
"""A figure's conditions, each with whether it was gained in the turn the figure is taking."""


def gain_condition(tokens: Tokens, condition: Condition, *, own_turn: bool) -> Tokens:
    """The figure has each condition once, and one gained again lasts anew (GH-COND-02, GH-COND-03)."""
    return {**tokens, condition: own_turn}


def end_turn(tokens: Tokens) -> Tokens:
    """What is left at the end of the figure's turn (GH-INVIS-03 and the like).

    The "next turn" at whose end a condition goes is the first that begins after it was gained.
    """
    return {condition: False for condition, fresh in tokens.items() if fresh or condition not in PASSING}
